"""Two editions, one truth: a scripted table and the golden records give the same bytes in the service and in a tab."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from blackgate.fairness import share_hash
from blackgate.service import wall_clock
from blackgate.service.workers.worker_pool import WorkerPool
from blackgate.tables import keys, patches
from blackgate.tables.player_names import LOOKS
from blackgate.texts import LANGUAGES
from testkit.seeds import repetitions, seeded_random
from testkit.tab.browser_tab import START
from testkit.tab.counted_secrets import CountedSecrets
from testkit.tab.two_editions import Answer, Edition, ServiceEdition, TabEdition
from tools.golden.versions import RECORDS

STEP_MS = 1500
Data = dict[str, Any]


@pytest.fixture(autouse=True)
def no_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs of the service run at once: what they compute is compared here, not where."""

    async def run(self: WorkerPool, timeout_s: float, job: Callable[..., Any], *arguments: object) -> Any:
        return job(*arguments)

    monkeypatch.setattr(WorkerPool, "run", run)


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
    """A table from its creation to the rematch, with refusals, an undo and a pause. Choices follow from what was sent."""

    def __init__(self, edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
        self.edition = edition
        self.answers: list[Answer] = []
        self.now = START
        self.chooser = random.Random(5)
        self.commands = 0
        self.followers: dict[int, Follower] = {}
        monkeypatch.setattr(keys, "secrets", CountedSecrets())
        monkeypatch.setattr(wall_clock, "now_ms", lambda: self.now)

    async def request(self, method: str, target: str, key: str = "", body: Data | None = None, lang: str = "en") -> Data:
        """Send a request, keep its answer, and return its data."""
        headers = {"accept-language": lang, "accept-encoding": "identity"}
        if key:
            headers["authorization"] = f"Bearer {key}"
        if body is not None:
            headers["content-type"] = "application/json"
        answer = await self.edition.request(method, target, headers, b"" if body is None else json.dumps(body).encode())
        self.answers.append(answer)
        await self.edition.settle()
        return dict(json.loads(answer.body)) if answer.media_type == "application/json" else {}

    async def send(self, connection: int, kind: str, **fields: Any) -> None:
        """Send a command a moment later."""
        self.now += STEP_MS
        self.edition.set_time(self.now)
        self.commands += 1
        await self.edition.send(connection, {"t": kind, "id": f"c{self.commands}", **fields})

    def state(self, connection: int) -> Data:
        """Return what a connection knows: version, phase, undo and legal moves."""
        follower = self.followers.setdefault(connection, Follower())
        follower.read(self.edition.sent(connection))
        return {**follower.info, "version": follower.version, "legal": (follower.own or {}).get("legal", [])}

    async def run(self) -> list[object]:
        """Run the script, and return everything that was answered and sent."""
        options = {"players": 4, "michel": "michel", "pace_ms": 0, "target": 8, "bots": {"2": "inmate"}, "title": " The\tyard "}
        new = {"options": options, "name": "Ana", "nonce": share_hash("anas"), "looks": LOOKS[0]}
        await self.request("POST", "/api/tables", body={**new, "options": {**options, "players": 9}}, lang="de")
        await self.request("POST", "/api/tables", body={**new, "options": {**options, "pack": "other"}}, lang="fr")
        opened = await self.request("POST", "/api/tables", body={**new, "looks": ""})
        where, host = f"/api/tables/{opened['table']}", opened["host"]
        await self.lobby(where, host)
        people = [
            await self.edition.connect({"table": opened["table"], "secret": key, "lang": lang})
            for key, lang in ((opened["secret"], "en"), (self.bo["secret"], "fr"), (opened["watch"], "es"), (host, None))
        ]
        await self.request("POST", f"{where}/start", host)
        await self.send(people[0], "reveal", nonce="other")
        await self.send(people[0], "reveal", nonce="anas")
        await self.play(people, where, self.bo["secret"])
        await self.after_the_game(where, opened)
        return [self.answers, *(self.edition.sent(one) for one in people)]

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

    async def play(self, people: list[int], where: str, secret: str) -> None:
        """Play to the end; undo what can be undone once, pause once, ask, and be refused."""
        undone = False
        for _ in range(400):
            states = [self.state(one) for one in people[:2]]
            if states[0]["phase"] == "over":
                return
            seat = 0 if states[0]["legal"] else 1
            mover, version = people[seat], states[seat]["version"]
            if states[0]["undo"] is not None and not undone:
                undone = True
                await self.send(people[states[0]["undo"]], "undo", version=version)
                await self.pause(people, version=self.state(people[0])["version"])
                await self.request("GET", f"{where}/replay?as=1&lang=fr", secret)
                await self.request("GET", f"{where}/replay?as=0&lang=fr", secret)
                continue
            if self.chooser.random() < 0.1:
                await self.send(mover, "move", version=version - 1, moves=["end"])
                await self.send(mover, "move", version=version, moves=["offer spoon"])
                await self.send(mover, "why", move="craft shovel")
            await self.send(mover, "move", version=version, moves=[self.chooser.choice(states[seat]["legal"])])
        raise AssertionError("the game does not end")

    async def pause(self, people: list[int], version: int) -> None:
        """Pause and go on, by agreement."""
        await self.send(people[0], "propose", what="pause", version=version)
        proposal = self.state(people[0])["proposal"]["n"]
        await self.send(people[1], "answer", proposal=proposal, yes=True)
        await self.send(people[1], "propose", what="resume", version=self.state(people[0])["version"])
        await self.send(people[0], "answer", proposal=self.state(people[0])["proposal"]["n"], yes=True)

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


def results(edition: Callable[[], Edition], work: Callable[[Edition], Any]) -> Any:
    """Return what comes of some work with an edition."""

    async def run() -> Any:
        made = edition()
        try:
            return await work(made)
        finally:
            await made.close()

    return asyncio.run(run())


def in_both(tmp_path: Path, work: Callable[[Edition], Any]) -> tuple[Any, Any]:
    return results(lambda: ServiceEdition(tmp_path), work), results(TabEdition, work)


def test_a_scripted_table_gives_the_same_bytes_in_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service, tab = in_both(tmp_path, lambda edition: Script(edition, monkeypatch).run())
    for left, right in zip(service, tab, strict=True):
        for one, other in zip(left, right, strict=True):
            assert one == other
    told = b"".join(service[1])
    assert all(b'"what":"%s"' % what in told for what in (b"moved", b"undone", b"answered", b"revealed", b"rematch"))


def test_golden_records_give_the_same_replays_and_chances_in_both(tmp_path: Path) -> None:
    chooser = seeded_random("golden records")
    requests = []
    records = sorted(RECORDS.glob("*.jsonl"))
    for number, path in enumerate(chooser.sample(records, repetitions(normally=3, in_soak=len(records)))):
        side = chooser.choice(["watch", "all", "0", "1"])
        requests.append((f"/api/replay?as={side}&lang={LANGUAGES[number % 5]}", path.read_bytes()))
    shortest = min(records, key=lambda path: path.stat().st_size)
    requests += [("/api/chances", shortest.read_bytes()), ("/api/chances", b"no record"), ("/api/replay", b"\xff")]
    requests += [("/api/replay?as=5", records[0].read_bytes()), ("/api/replay?as=x", b"")]

    async def upload(edition: Edition) -> list[Answer]:
        headers = {"content-type": "application/x-ndjson", "accept-encoding": "identity", "accept-language": "it"}
        return [await edition.request("POST", target, headers, body) for target, body in requests]

    service, tab = in_both(tmp_path, upload)
    assert {answer.status for answer in tab} >= {400, 404, 422}
    assert tab == service


def test_what_needs_no_table_is_the_same_in_both(tmp_path: Path) -> None:
    targets = [
        "/api/health",
        "/api/packs",
        "/api/packs/classic?lang=fr",
        "/api/packs/none",
        "/api/rules?lang=de",
        "/api/rules?lang=x",
    ]
    targets += ["/api/lesson?lang=it", "/api/nothing"]

    async def fetch(edition: Edition) -> list[Answer]:
        return [await edition.request("GET", target, {"accept-encoding": "identity"}, b"") for target in targets]

    service, tab = in_both(tmp_path, fetch)
    assert tab == service
    assert [answer.status for answer in tab] == [200, 200, 200, 404, 200, 400, 200, 404]
