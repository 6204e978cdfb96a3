"""What readers of a table are sent: its state as they see it, and what an entry changed. Compiled: every move is sent to all.

table_updates     the messages about one table, and what its readers were sent last
state_serializer  the state of a game as one reader sees it, as plain data
patches           the difference of two states
told_entries      what happened in an entry, as events and in sentences
"""
