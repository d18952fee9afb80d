"""A game of secrets, for tests only."""
