"""What makes the shipped policies."""
