"""Equilibria of a round for two, best responses, and the whole match."""
