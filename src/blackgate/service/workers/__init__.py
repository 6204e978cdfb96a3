"""Worker processes: bots that think long, and replays that take seconds."""
