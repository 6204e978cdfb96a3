"""Browser tabs without a browser."""
