"""The play service inside a browser tab. It decides and tells what to store and send; a worker in the page does that.

There is no network, no file, no thread, no asyncio and no wall clock here: `tests/tab/test_pure.py` plays without them.

service           `TabService`: the calls of the worker
outcome           what comes of a call: rows to store, a response, messages
network           the network of warden, evaluated outside Python
needs             what a call may need first: the log of a table, the files of a pack, the network of warden
packs             the packs of tables
active_tables     tables in memory, with their listeners
table_host        carrying out commands, and telling the listeners
connection        one connected page
message_handler   the messages of a connection
due_work          deals and moves of bots
bot_players       bots and hints, in the same thread
requests          requests and their routes
table_routes      opening and changing tables
game_routes       records, dice, replays, chances
position_routes   tables at which a clause can be tried
reference_routes  version, packs, rulebook, tutorial; what is refused here
"""

from blackgate.tab.outcome import Outcome, Response, Row
from blackgate.tab.service import TabService

__all__ = ["Outcome", "Response", "Row", "TabService"]
