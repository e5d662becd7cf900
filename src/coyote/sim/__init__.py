"""Whole games, compiled: many at once, with compiled policies, each reproducible from a seed."""
