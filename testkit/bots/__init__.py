"""Games of bots, and bots with faults."""
