"""Limits and checks at the edge of the service: sizes, rates, origins, response headers.

limits              how much one client may send and hold
middleware          the outermost ASGI layer of the players' port
headers             security headers of every HTTP response
origins             which web pages may use this server
addresses           what counts as one client address
rate_limiter        requests, new tables, wrong codes, frames and sockets per address
connection_limiter  open connections per address
frame_limiter       frames of one WebSocket
tables_per_address  how many open tables an address has
public_lobbies      public tables in the lobby per address
removed_players     players whom the host removed in the lobby
"""
