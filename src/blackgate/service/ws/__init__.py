"""WebSocket connections: one per seat or spectator.

endpoint         accepting WebSockets and reading their messages, within the limits
connection       one client at a table
message_handler  what a message of a client does
outbox           the outgoing messages of one WebSocket
frames           messages as WebSocket frames
"""
