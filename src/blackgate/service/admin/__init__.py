"""The admin page: tables, load, drain, backup and metrics, on this machine only."""
