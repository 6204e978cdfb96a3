"""Bots and match results for the tests of the arena."""
