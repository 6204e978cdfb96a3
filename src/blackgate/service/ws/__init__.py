"""WebSocket connections: one per seat or spectator."""
