"""Databases and play servers in processes, clients for them, and tables without a network."""
