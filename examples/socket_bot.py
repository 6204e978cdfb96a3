"""A bot in under a hundred lines: takes a seat at a table of the play service and plays over its socket until the game ends.
It needs `pip install websockets` and nothing of blackgate. docs/protocol.md explains every message.

    python examples/socket_bot.py http://127.0.0.1:8765                 opens a table against three bots
    python examples/socket_bot.py http://127.0.0.1:8765 KQXZB Robin     joins a table by its code or its id
"""

import json
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

POINTS = {"spoon": 1, "pickaxe": 2, "shovel": 3}
# Verbs in order of preference; all others come last. A move is a verb and its objects: "dig shovel".
ORDER = "dig also craft steal heal buy join search reveal draw cooperate lay yield go roll home play take pick name done pass end"


def ask(url: str, body: dict | None = None, key: str = "") -> dict:
    """Send a JSON request over HTTP and return the JSON answer. A key, if needed, goes into a header."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


def sit_down(api: str, table: str = "", name: str = "Robin") -> dict:
    """Take a seat at a table, or at a new table that starts at once. Return the seat and its secret."""
    me = {"name": name, "nonce": secrets.token_hex(16)}  # our share of the random seed; sending its hash is safer
    if table:
        table = ask(f"{api}/codes/{table}")["table"] if len(table) == 5 else table
        return ask(f"{api}/tables/{table}/seats", me)
    opened = ask(f"{api}/tables", me | {"options": {"bots": {"1": "inmate", "2": "rookie", "3": "rookie"}, "pace_ms": 0}})
    ask(f"{api}/tables/{opened['table']}/start", {}, opened["host"])
    return opened


def merge(base: dict | None, patch: dict) -> dict:
    """Apply a patch: its keys replace those of `base`; only `players` is merged one level deeper, by seat."""
    if base and isinstance(patch.get("players"), dict):
        patch = patch | {"players": [one | patch["players"].get(str(seat), {}) for seat, one in enumerate(base["players"])]}
    return (base or {}) | patch


def preference(move: str, aim: str) -> tuple[int, int]:
    """Rank a move: first by its verb, then by its object: good Tools, and the Place to go to. Tools are given away last."""
    words = move.split()
    value = POINTS.get(words[-1], 0) + (aim in words[-1])
    return -[*ORDER.split(), words[0]].index(words[0]), -value if words[0] in ("sell", "give", "discard") else value


def next_command(view: dict, seat: int) -> dict:
    """Return the command that a seat should send now, or an empty one. It follows from the view alone."""
    info, own, proposal = view["info"], view["own"], view["info"]["proposal"]
    if info["seats"][seat]["stand_in"]:
        return {"t": "back"}
    if proposal and seat in proposal["asked"] and seat not in proposal["agreed"]:
        return {"t": "answer", "yes": True}
    if info["phase"] != "playing" or not own["legal"]:
        return {}
    beatings, tools = view["public"]["players"][seat]["beatings"], POINTS.keys() & own["hand"].keys()
    aim = "infirmary" if beatings > 1 else "block" if tools else "cafeteria"  # heal, go home and dig, or find a spoon
    return {"t": "move", "version": view["version"], "moves": [max(own["legal"], key=lambda move: preference(move, aim))]}


def play(socket: ClientConnection, seat: int, view: dict, command: dict) -> None:
    """Play until the game is over. `view`, and a `command` without an answer yet, survive a broken connection."""
    while view.get("info", {}).get("phase") not in ("over", "closed"):
        message = json.loads(socket.recv())
        kind, retry = message["t"], message.get("error") in ("unavailable", "busy")
        if kind in ("welcome", "news"):
            new = {part: merge(view.get(part), message[part] or {}) for part in ("info", "public", "own") if part in message}
            view.update(new, seq=message["seq"], version=message["version"])
        elif message.get("error") in ("illegal", "unknown_move") or message.get("retry_ms") == 0:
            sys.exit(message["text"])
        elif kind == "ack" or (kind == "refused" and not retry):  # done, or out of date: choose again
            command.clear()
        time.sleep((message.get("retry_ms") or 500 * retry) / 1000)
        if not command and (kind != "ack" or message["seq"] <= view["seq"]):  # else the news of it comes next
            command.update(next_command(view, seat))
            retry = True
        if command and (retry or kind in ("welcome", "slow_down")):
            command.setdefault("id", secrets.token_hex(8))  # sent twice with one id, it is carried out once
            socket.send(json.dumps(command))


if __name__ == "__main__":
    me, view, command = sit_down(sys.argv[1] + "/api", *sys.argv[2:]), {}, {}
    while True:
        try:
            with connect(sys.argv[1].replace("http", "ws", 1) + "/api/socket") as socket:
                socket.send(json.dumps({"t": "hello", "table": me["table"], "secret": me["secret"], "since": view.get("seq")}))
                play(socket, me["seat"], view, command)
            break
        except (OSError, WebSocketException):
            time.sleep(0.5)  # then reconnect and catch up
    print("Won by", *(view["public"]["players"][seat]["name"] for seat in view["public"].get("winners") or ()))
