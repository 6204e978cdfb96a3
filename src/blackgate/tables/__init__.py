"""Tables as pure data: a table's state from its log, commands that become entries of the log, messages made of views.

No web framework, no database, no asyncio, no threads and no wall clock: `blackgate.service` brings these.
"""
