"""Sessions of Chromium and Firefox, players in them, tables staged for them, and checks of what a page shows."""
