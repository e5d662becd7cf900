"""What the rulebook says: pure functions on frozen values, standard library only."""
