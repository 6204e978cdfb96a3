"""Bots at a table, and bots with faults."""
