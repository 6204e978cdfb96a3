"""Chromium sessions, tables staged for them, and checks of what a page shows."""
