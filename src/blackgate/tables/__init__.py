"""Tables as pure data: a table's state from its log, commands that become entries of the log, messages made of views.

There is no web framework, no database, no asyncio, no thread and no wall clock here: `blackgate.service` brings these.

api               the HTTP API without HTTP
updates           what readers are sent: the state as they see it, and what an entry changed; compiled
wire              types of everything that is sent over the network
entries           types of everything that is stored in a table's log
hosted_table      a table's state, computed from its log
table_parts       seats, played commands, an open proposal
table_kind        whether a table has a game, and whether people play it
stored_log        a table from its stored entries
archived_table    the same for a table of another version of the rules
stored_packs      the packs of stored tables
commands          checks a command and returns the entry for the log
starting          shares of the seed, revealing them, and the deal
dispatch          which command or query a client's message becomes
key_access        access control by keys
undo_policy       which commands may be undone without asking
clocks            the time of each seat, and what is due next
bot_moves         a bot's move
hints             the best moves of a seat, in words
closed_actions    what a player cannot do on their turn, and why
messages          info, welcome, news and refusals
sent_refusals     the refusals that a connection was sent
replay_frames     a game frame by frame
win_chances       how the chances of winning changed during a game
lesson            the tutorial
pack_description  a pack's cards and board with names and texts
rulebook_pages    the rulebook
player_names      names and prisoners of the players
plain_text        names, titles and chat without invisible characters
keys              keys of seats, hosts and spectators
game_steps        the number of moves, and the chance outcomes of the last ones
steps             long computations in steps
encoding          JSON as it is sent
"""
