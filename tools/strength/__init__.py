"""Measures how strong the bots are, and writes docs/strength.md: `python -m tools.strength`."""
