"""A scripted table: what people send to an edition from the creation of a table to the rematch. The calls can be repeated."""

import json
import random
from typing import Any

import pytest

from blackgate.fairness import share_hash
from blackgate.service import wall_clock
from blackgate.tables import keys
from blackgate.tables.player_names import LOOKS
from blackgate.tables.updates import patches
from testkit.tab.browser_tab import START
from testkit.tab.counted_secrets import CountedSecrets
from testkit.tab.two_editions import Answer, Edition

STEP_MS = 1500
Data = dict[str, Any]


class Follower:
    """A client that merges what it was sent."""

    def __init__(self) -> None:
        self.messages = 0
        self.info: Data = {}
        self.own: Data | None = None
        self.version = 0

    def read(self, sent: list[bytes]) -> None:
        """Merge the messages that are new."""
        for message in map(json.loads, sent[self.messages :]):
            if message["t"] == "welcome":
                self.info, self.own = message["info"], message["own"]
            elif message["t"] == "news":
                self.info = patches.merge(self.info, message.get("info", {}))
                self.own = patches.merge(self.own, message["own"]) if "own" in message else self.own
            self.version = message.get("version", self.version) if message["t"] in ("welcome", "news") else self.version
        self.messages = len(sent)


class Script:
    """A table from its creation to the rematch, with refusals, an undo and a pause. Choices follow from what was sent.

    `calls` keeps what was sent and when, with the number of messages that each connection has got then.
    """

    def __init__(self, edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
        self.edition = edition
        self.answers: list[Answer] = []
        self.calls: list[Data] = []
        self.people: list[int] = []
        self.now = START
        self.chooser = random.Random(5)
        self.commands = 0
        self.followers: dict[int, Follower] = {}
        monkeypatch.setattr(keys, "secrets", CountedSecrets())
        monkeypatch.setattr(wall_clock, "now_ms", lambda: self.now)

    def keep(self, **call: Any) -> None:
        """Keep a call whose consequences are all there."""
        self.calls.append({**call, "now": self.now, "sent": [len(self.edition.sent(one)) for one in self.people]})

    async def request(self, method: str, target: str, key: str = "", body: Data | None = None, lang: str = "en") -> Data:
        """Send a request, keep its answer, and return its data."""
        headers = {"accept-language": lang, "accept-encoding": "identity"}
        if key:
            headers["authorization"] = f"Bearer {key}"
        if body is not None:
            headers["content-type"] = "application/json"
        text = "" if body is None else json.dumps(body)
        answer = await self.edition.request(method, target, headers, text.encode())
        self.answers.append(answer)
        await self.edition.settle()
        self.keep(method=method, target=target, headers=headers, body=text)
        return dict(json.loads(answer.body)) if answer.media_type == "application/json" else {}

    async def connect(self, **hello: Any) -> None:
        """Open a connection."""
        connection = await self.edition.connect(hello)
        self.people.append(connection)
        self.keep(connection=connection, text=json.dumps({"t": "hello", **hello}))

    async def send(self, connection: int, kind: str, **fields: Any) -> None:
        """Send a command a moment later."""
        self.now += STEP_MS
        self.edition.set_time(self.now)
        self.commands += 1
        message = {"t": kind, "id": f"c{self.commands}", **fields}
        await self.edition.send(connection, message)
        self.keep(connection=connection, text=json.dumps(message))

    def state(self, connection: int) -> Data:
        """Return what a connection knows: version, phase, undo and legal moves."""
        follower = self.followers.setdefault(connection, Follower())
        follower.read(self.edition.sent(connection))
        return {**follower.info, "version": follower.version, "legal": (follower.own or {}).get("legal", [])}

    async def run(self) -> "Script":
        """Run the script, and return it."""
        options = {"players": 4, "michel": "michel", "pace_ms": 0, "target": 8, "bots": {"2": "inmate"}, "title": " The\tyard "}
        new = {"options": options, "name": "Ana", "nonce": share_hash("anas"), "looks": LOOKS[0]}
        await self.request("POST", "/api/tables", body={**new, "options": {**options, "players": 9}}, lang="de")
        await self.request("POST", "/api/tables", body={**new, "options": {**options, "pack": "other"}}, lang="fr")
        opened = await self.request("POST", "/api/tables", body={**new, "looks": ""})
        where, host = f"/api/tables/{opened['table']}", opened["host"]
        await self.lobby(where, host)
        for key, lang in ((opened["secret"], "en"), (self.bo["secret"], "fr"), (opened["watch"], "es"), (host, None)):
            await self.connect(table=opened["table"], secret=key, lang=lang)
        await self.request("POST", f"{where}/start", host)
        await self.send(self.people[0], "reveal", nonce="other")
        await self.send(self.people[0], "reveal", nonce="anas")
        await self.play(where, self.bo["secret"])
        await self.after_the_game(where, opened)
        return self

    async def lobby(self, where: str, host: str) -> None:
        """Take seats, leave one, set bots, change options; and what is refused."""
        await self.request("POST", f"{where}/start", host, lang="it")
        await self.request("POST", f"{where}/seats", body={"name": "bot:x"})
        cy = await self.request("POST", f"{where}/seats", body={"name": "Cy", "seat": 3})
        self.bo = await self.request("POST", f"{where}/seats", body={"name": "Bo", "looks": LOOKS[0]})
        await self.request("DELETE", f"{where}/seats/3", self.bo["secret"])
        await self.request("DELETE", f"{where}/seats/3", cy["secret"])
        await self.request("PUT", f"{where}/seats/3/bot", host, {"bot": "rookie"})
        await self.request("PUT", f"{where}/seats/1/bot", host, {"bot": "rookie"}, lang="es")
        await self.request("PUT", f"{where}/options", host, {"players": 4, "target": 6, "pace_ms": 0, "calm": True})
        await self.request("PUT", f"{where}/options", host, {"players": "four"})
        await self.request("GET", where)
        await self.request("GET", f"{where}/fairness")
        await self.request("GET", f"{where}/record", host)

    async def play(self, where: str, secret: str) -> None:
        """Play to the end; undo what can be undone once, pause once, ask, and be refused."""
        undone = False
        for _ in range(400):
            states = [self.state(one) for one in self.people[:2]]
            if states[0]["phase"] == "over":
                return
            seat = 0 if states[0]["legal"] else 1
            mover, version = self.people[seat], states[seat]["version"]
            if states[0]["undo"] is not None and not undone:
                undone = True
                await self.send(self.people[states[0]["undo"]], "undo", version=version)
                await self.pause(version=self.state(self.people[0])["version"])
                await self.request("GET", f"{where}/replay?as=1&lang=fr", secret)
                await self.request("GET", f"{where}/replay?as=0&lang=fr", secret)
                continue
            if self.chooser.random() < 0.1:
                await self.send(mover, "move", version=version - 1, moves=["end"])
                await self.send(mover, "move", version=version, moves=["offer spoon"])
                await self.send(mover, "why", move="craft shovel")
            await self.send(mover, "move", version=version, moves=[self.chooser.choice(states[seat]["legal"])])
        raise AssertionError("the game does not end")

    async def pause(self, version: int) -> None:
        """Pause and go on, by agreement."""
        ana, bo = self.people[:2]
        await self.send(ana, "propose", what="pause", version=version)
        proposal = self.state(ana)["proposal"]["n"]
        await self.send(bo, "answer", proposal=proposal, yes=True)
        await self.send(bo, "propose", what="resume", version=self.state(ana)["version"])
        await self.send(ana, "answer", proposal=self.state(ana)["proposal"]["n"], yes=True)

    async def after_the_game(self, where: str, opened: Data) -> None:
        """Ask for everything about the game, and open a rematch."""
        key = opened["watch"]
        for part in (
            "",
            "/fairness",
            "/record",
            "/verified",
            "/replay",
            "/replay?as=all&lang=de",
            "/replay?as=2&since=30",
            "/chances",
        ):
            await self.request("GET", where + part, key, lang="de")
        for wrong in ("/replay?as=9", "/replay?as=5", "/replay?lang=xx", "/replay?since=-1", "/nothing"):
            await self.request("GET", where + wrong, key)
        await self.request("GET", f"{where}/record")
        await self.request("POST", f"{where}/rematch", key)
        again = await self.request("POST", f"{where}/rematch", opened["secret"])
        await self.request("GET", f"/api/tables/{again['table']}")
        await self.request("DELETE", f"{where}/seats/0/personal", opened["secret"])
        await self.request("GET", f"{where}/record", key)
        await self.request("POST", f"/api/tables/{again['table']}/close", opened["host"])

    def sent(self) -> list[list[bytes]]:
        """Return all messages to each connection."""
        return [self.edition.sent(one) for one in self.people]
