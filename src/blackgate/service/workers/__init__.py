"""Worker processes, for work that takes longer than the event loop can wait."""
