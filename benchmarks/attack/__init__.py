"""Attacks on the play service, while ordinary players play at other tables: `make attack`.

attacks          the list of all attacks
attacker         the process of an attack: its connections, and how often the server closed or refused them
frames           attacks with frames of a WebSocket
messages         attacks with messages that are expensive to answer
bots             attacks on the thinking time of bots
connections      attacks with connections and addresses
lobby            attacks on tables, codes and seats
requests         attacks with malformed requests and records
replays          attacks on the queue of replays
database         a database that does not answer
players          the ordinary players, and how long the server lets them wait
run              one attack, from the start of the server to its end
report           the figures, and what they must not exceed
"""
