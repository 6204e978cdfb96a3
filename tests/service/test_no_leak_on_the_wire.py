"""12.4 on the wire: swap hidden facts a seat cannot know, and every byte its socket receives stays the same.

The swap test of the engine (tests/test_no_leak.py), with the real executor and message handler around the game: welcome,
catch-up, news, refusals, reasons, what may be undone, what bots wait, and how many messages there are.
"""

import asyncio
import hashlib
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from blackgate import Game
from blackgate.events import Event
from blackgate.fairness import chance_key, join_seed
from blackgate.service import wall_clock
from blackgate.tables import commands, wire
from blackgate.tables.clocks import next_due
from blackgate.tables.patches import merge
from testkit.game_modes import NEW_QUESTIONS, ORDINARY, TABLES, lively, table_of_members
from testkit.scene import chance, scene
from testkit.service.client import choose
from testkit.service.http_client import bearer, http_client, opened
from testkit.service.play_server import PlayServer
from testkit.service.raw_websocket import RawWebSocket
from testkit.service.swapped_tables import AT, LocalConnection, LocalTable, TableWithPositions, begun, play, sent, swapped_pair
from testkit.swapped_games import partner, reveals, tell_the_same

MICHELS = ("none", "michel", "michelle")
LANGUAGES: tuple[wire.Language | None, ...] = (None, "en")
POSITIONS = 8  # of each game, most of them in the middle of something
MOVES = 6  # of each position
NOW = AT + 10_000_000

modes = [
    pytest.param(players, teams, michel, id=f"{players} {'in teams' if teams else 'alone'}, {michel}")
    for players, teams in TABLES
    for michel in MICHELS
]
all_modes = pytest.mark.parametrize(("players", "teams", "michel"), modes)


@pytest.fixture(autouse=True)
def at_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in both worlds, and without threads: there is no database to wait for."""

    async def at_once(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(wall_clock, "now_ms", lambda: NOW)
    monkeypatch.setattr(asyncio, "to_thread", at_once)


def table_of(players: int, teams: bool, michel: Any, chooser: random.Random) -> TableWithPositions:
    """A table of a mode, with a clock or none, a bot or none, with the tracker or without."""
    bots: dict[int, Any] = {players - 1: chooser.choice(["random", "rookie", "inmate", "boss"])} if chooser.random() < 0.5 else {}
    options = wire.TableOptions(
        players=players,
        teams=teams,
        michel=michel,
        calm=chooser.random() < 0.3,
        target=30,
        clock=wire.Clock(chooser.choice(["none", "turn", "days"])),
        stand_in=chooser.choice([None, "inmate"]),
        tracker=chooser.random() < 0.7,
        bots=bots,
    )
    return begun(options, f"{chooser.getrandbits(256):064x}")


def on_to_something_rare(table: TableWithPositions, chooser: random.Random, most: int = 120) -> bool:
    """Play until a question comes up that is not of every turn; False when the game is over."""
    for _ in range(most):
        game = table.require_game()
        if game.to_move is None:
            return False
        play(table, lively(game, chooser).text)
        if game.to_move is not None and table.require_game().prompt not in ORDINARY:
            break
    return table.require_game().to_move is not None


def observers(table: TableWithPositions) -> list[int | None]:
    """Everybody who may have a socket: people, and a spectator."""
    return [*table.human_seats, None]


# --- at one position --------------------------------------------------------------------------
@pytest.mark.clause("12.4", "12.3")
@all_modes
def test_swapping_what_a_seat_cannot_know_changes_no_byte_it_is_sent(players: int, teams: bool, michel: str) -> None:
    chooser = random.Random(f"{players} {teams} {michel}")
    table = table_of(players, teams, michel, chooser)
    for _ in range(POSITIONS):
        for seat in observers(table):
            asyncio.run(nothing_differs(table, seat, chooser))
        if not on_to_something_rare(table, chooser):
            break


@pytest.mark.clause("12.4", "8.2", "11.7")
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_second_effects_and_help_change_no_byte_either(players: int, teams: bool) -> None:
    chooser = random.Random(f"{players} {teams} members")
    looked: list[str] = []
    for seed in range(20):
        if looked.count("second") >= 4 and (not teams or looked.count("help") >= 4):
            break
        options = wire.TableOptions(players=players, teams=teams, target=30)
        table = begun(options).fork(table_of_members((players, teams), seed, chooser))
        for _ in range(120):
            game = table.require_game()
            if game.to_move is None:
                break
            play(table, lively(game, chooser).text)
            prompt = table.require_game().prompt
            if prompt in NEW_QUESTIONS or "hold" in [str(move) for move in table.require_game().legal_moves]:
                looked.append(prompt)
                if looked.count(prompt) <= 4:
                    for seat in chooser.sample(observers(table), 2):
                        asyncio.run(nothing_differs(table, seat, chooser))
    assert set(looked) >= ({"second", "help"} if teams else {"second"})


async def nothing_differs(table: TableWithPositions, seat: int | None, chooser: random.Random) -> None:
    left, right = swapped_pair(table, seat, chooser)
    asked = chooser.getrandbits(32)
    assert await all_answers(left, seat, random.Random(asked)) == await all_answers(right, seat, random.Random(asked))
    assert left.planned == right.planned
    assert next_due(left.table, [], NOW) == next_due(right.table, [], NOW)
    if table.to_move not in (None, seat):
        await the_same_news(table, seat, chooser)


async def all_answers(world: LocalTable, seat: int | None, chooser: random.Random) -> list[bytes]:
    """Everything a socket can get to hear while nobody else does anything."""
    found: list[bytes] = []
    for lang in LANGUAGES:
        for since in (None, 0, chooser.randrange(world.table.seq), world.table.seq + 1):
            connection = await world.connect(seat, lang, since)
            found += sent(connection)
        sent(connection).clear()
        for message in impossible(world.table, seat, chooser):
            await connection.handle(message)
        found += sent(connection)
    return found


def impossible(table: TableWithPositions, seat: int | None, chooser: random.Random) -> list[Any]:
    """Messages that are refused, or that change nothing."""
    moves = [move.text for move in table.edition.moves]
    legal = [] if table.to_move != seat else [move.text for move in table.require_game().legal_moves]
    wrong = [move for move in moves if move not in legal]
    asked = moves if table.to_move == seat else moves[::20]
    now, stale = table.version, chooser.randrange(table.version)
    found: list[Any] = [wire.Why(f"why {move}", move) for move in asked]
    found += [wire.Play(f"wrong {move}", now, [move]) for move in chooser.sample(wrong, 5)]
    found += [wire.Play(f"stale {version}", version, [moves[0]]) for version in (0, stale, now - 1, now + 1)]
    found += [wire.Play("unknown", now, ["fly away"]), wire.Why("why unknown", "fly away")]
    found += [
        wire.Undo("stale undo", stale),
        wire.Propose("stale proposal", "undo", stale),
        wire.Propose("no pause", "resume", now),
    ]
    found += [wire.Answer("nobody asked", 0, True), wire.Back("not gone"), wire.Ready("too late", "abc"), wire.Ping(7)]
    if commands.may_undo(table) != seat or seat is None:
        found.append(wire.Undo("no undo", now))
    return found


# --- when somebody else does something ----------------------------------------------------------
async def the_same_news(table: TableWithPositions, seat: int | None, chooser: random.Random) -> None:
    """Another seat does the same in both worlds, and this one is sent the same."""
    legal = list(table.require_game().legal_moves)
    for move in chooser.sample(legal, k=min(MOVES, len(legal))):
        left, right = swapped_pair(table, seat, chooser)
        twin = partner(move, right.table.require_game())
        if twin is None:
            continue
        connections = [[await world.connect(seat, lang) for lang in LANGUAGES] for world in (left, right)]
        asked = table.to_move
        assert asked is not None
        await left.act(asked, [move.text])
        await right.act(asked, [twin.text])
        assert left.table.seq == right.table.seq == table.seq + 1, move
        for one, other in zip(*connections, strict=True):
            compare(left.table.require_game(), right.table.require_game(), seat, sent(one), sent(other))
        assert commands.may_undo(left.table) == commands.may_undo(right.table), move
        if tell_the_same(left.table.require_game(), right.table.require_game(), seat, move):
            assert left.planned == right.planned
            await afterwards(left, right, seat, asked, connections)


def compare(left: Game, right: Game, seat: int | None, ours: list[bytes], theirs: list[bytes]) -> None:
    """As many messages; the same ones, up to the point, if any, where the move itself brings something hidden to light."""
    assert len(ours) == len(theirs)
    if tell_the_same(left, right, seat, left.edition.moves[0]):
        assert ours == theirs
        return
    assert ours[:-1] == theirs[:-1]
    one, other = json.loads(ours[-1]), json.loads(theirs[-1])
    shared = before_light(left.full_events(), right.full_events(), seat)
    assert one["happened"][:shared] == other["happened"][:shared]
    for key in ("t", "seq", "version", "at", "what", "seat"):
        assert one[key] == other[key]
    assert one.get("info", {}).get("undo", "as before") == other.get("info", {}).get("undo", "as before")


def before_light(ours: list[Event], theirs: list[Event], seat: int | None) -> int:
    """How many events come before the one that brings something hidden to light."""
    pairs = list(zip(ours, theirs, strict=False))
    return next((number for number, pair in enumerate(pairs) if all(reveals(one, seat) for one in pair)), len(pairs))


async def afterwards(
    left: LocalTable, right: LocalTable, seat: int | None, mover: int, connections: list[list[LocalConnection]]
) -> None:
    """Whoever missed the news catches up alike; a command that came too late is told alike what came in between; and
    what is taken back, alone or by consent, is taken back alike."""
    answers = []
    for world, heard in zip((left, right), connections, strict=True):
        for connection in heard:
            await connection.handle(wire.Play("too late", world.table.version - 1, ["search"]))
            await connection.handle(wire.Why("why", "search"))
        late = [await world.connect(seat, lang, world.table.seq - 1) for lang in LANGUAGES]
        if world.table.seats[mover].key:
            await take_back(world, mover)
        answers.append([sent(connection) for connection in [*heard, *late]])
    assert answers[0] == answers[1]


async def take_back(world: LocalTable, mover: int) -> None:
    """The mover takes the move back, or asks everybody and everybody agrees."""
    one = await world.connect(mover)
    if commands.may_undo(world.table) == mover:
        await one.handle(wire.Undo("undo", world.table.version))
        return
    await one.handle(wire.Propose("propose", "undo", world.table.version))
    for seat in world.table.human_seats:
        if seat != mover:
            other = await world.connect(seat)
            consent = world.table.proposal
            assert consent is not None
            await other.handle(wire.Answer("agree", consent.n, True))


# --- what may be taken back ---------------------------------------------------------------------
@pytest.mark.clause("12.4")
def test_whether_a_move_can_be_taken_back_tells_nothing_of_what_somebody_has_seen() -> None:
    """Seat 2 may have lost track of a card that was taken in the open: that is between seat 2 and its memory."""
    worlds = []
    for remembered in (1, 0):
        game = scene(hands=["spoon", "", ""], places="cell_block yard yard")
        known = game.knowledge
        spoon = game.edition.kinds.index("spoon")
        for observer in (1, 2, 3):
            known.put(known.private(observer, 0) + spoon, remembered if observer == 2 else 1)
        worlds.append(LocalTable(begun(wire.TableOptions(players=3)).fork(game)))
    heard = asyncio.run(told_of_a_move(worlds, "dig spoon"))
    assert heard[0] == heard[1]
    assert json.loads(heard[0][-1])["info"]["undo"] == 0


async def told_of_a_move(worlds: list[LocalTable], move: str) -> list[list[bytes]]:
    connections = [await world.connect(1) for world in worlds]
    for world in worlds:
        await world.act(0, [move])
    return [sent(connection) for connection in connections]


# --- several moves in one command ---------------------------------------------------------------
@pytest.mark.clause("12.4")
@all_modes
def test_a_refused_compound_does_not_tell_what_its_first_move_would_have_brought(players: int, teams: bool, michel: str) -> None:
    """Whatever lies on the deck or in other hands: two moves at once are refused in the same words, or carried out."""
    chooser = random.Random(f"{players} {teams} {michel} together")
    table = table_of(players, teams, michel, chooser)
    refused = 0
    for _ in range(3 * POSITIONS):
        if table.to_move in table.human_seats:
            refused += asyncio.run(refused_alike(table, chooser))
        if not on_to_something_rare(table, chooser, most=20):
            break
    assert refused > 20


async def refused_alike(table: TableWithPositions, chooser: random.Random) -> int:
    """Tries compounds of the seat that is asked; how many were refused."""
    seat, refused = table.to_move, 0
    assert seat is not None
    moves = [move.text for move in table.edition.moves]
    legal = [move.text for move in table.require_game().legal_moves]
    for first in chooser.sample(legal, min(8, len(legal))):
        for second in (first, chooser.choice(legal), chooser.choice(moves), "end", "fly away"):
            answers = []
            for world in (
                *swapped_pair(table, seat, chooser),
                *swapped_pair(table, seat, chooser),
            ):  # chance differs between the pairs
                connection = await world.connect(seat, "en")
                sent(connection).clear()
                await connection.handle(wire.Play("together", table.version, [first, second]))
                answers.append(sent(connection)[0])
            if json.loads(answers[0])["t"] == "refused":
                refused += 1
            assert len(set(answers)) == 1, (first, second)
    return refused


def test_a_draw_in_the_middle_is_refused_whatever_is_drawn() -> None:
    heard = set()
    for card in ("cap", "ring", "phone", "frisk"):
        game = scene(hands=["", "", ""], places="yard yard yard", deck=card)
        world = LocalTable(begun(wire.TableOptions(players=3)).fork(game))
        chance(game, f"draw {card}")
        connection = asyncio.run(world.connect(0))
        asyncio.run(connection.handle(wire.Play("together", world.table.version, ["search", f"sell {card}"])))
        heard.add(sent(connection)[-1].replace(card.encode(), b"card"))
    assert len(heard) == 1
    assert json.loads(heard.pop())["error"] == "not_together"


# --- a whole game over real sockets ---------------------------------------------------------------
class Device:
    """Somebody at the table, with every byte they were sent."""

    def __init__(self, port: int, table: str, key: str, lang: str | None = None) -> None:
        self.wire = RawWebSocket(port)
        welcome = self.wire.hello(table, key, lang=lang)
        self.first = self.seq = welcome["seq"]
        self.version = welcome["version"]
        self.public, self.own = welcome["public"], welcome["own"]

    def hear(self, seq: int) -> None:
        """Listen until this entry is told."""
        while self.seq < seq:
            news = self.wire.next("news")
            assert news["seq"] == self.seq + 1, "one message for each entry, whatever was in it"
            self.seq, self.version = news["seq"], news["version"]
            self.public = merge(self.public, news.get("public", {}))
            self.own = merge(self.own, news.get("own", {}))

    @property
    def bytes(self) -> bytes:
        return b"\n".join(self.wire.heard)


def test_a_whole_game_tells_no_key_and_no_seed_before_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.db"
    with PlayServer(f"sqlite:///{file}") as server, http_client(server.url) as client:
        options = {"players": 3, "target": 2, "public": True, "bots": {"2": "inmate"}}
        table = opened(client, name="Ana", nonce="share-of-ana", **options)
        where = f"/api/tables/{table['table']}"
        bo = client.post(f"{where}/seats", json={"name": "Bo", "nonce": "share-of-bo"}).json()["secret"]
        people = [Device(server.port, table["table"], table["secret"]), Device(server.port, table["table"], bo, "en")]
        lookers = [Device(server.port, table["table"], table[role], "en") for role in ("watch", "host")]
        everybody = [*people, *lookers]
        assert people[0].wire.ask("ready", nonce="newer-share-of-ana")["t"] == "ack"
        for one in everybody:
            one.hear(4)
        pages = [client.get(path).content for path in (where, f"{where}/fairness", "/api/tables")]
        assert b"share-of" not in b"".join([*pages, *(one.bytes for one in everybody)])
        assert client.post(f"{where}/start", headers=bearer(table["host"])).status_code == 200
        while people[0].public.get("winners") is None:
            # While a person is asked the game stands still. A bot may win before the page is read, and then the seed may be told.
            if asked(people[0]) in (0, 1):
                pages += [client.get(f"{where}{path}", headers=bearer(bo)).content for path in ("", "/fairness", "/record")]
            play_on(people)
        for one in everybody:
            one.hear(people[0].seq)
        assert len(pages) > 3, "the game was looked at while it went on"
        told = b"\n".join([*pages, *(one.bytes for one in everybody)])
        hidden = secrets_of(file, [table["host"], table["watch"], table["secret"], bo])
        assert len(hidden) == 12
        assert [name for name, secret in hidden.items() if secret.encode() in told] == []
        assert b"newer-share-of-ana" in told  # once the cards were dealt, nothing can be gained from a share
        seed = client.get(f"{where}/fairness").json()["seed"]
        assert seed == hidden["the whole seed"]
        for one in everybody:
            one.wire.close()


def asked(device: Device) -> int | None:
    """The seat that is asked, as far as this device has heard."""
    return (device.public.get("asked") or {}).get("seat")


def play_on(people: list[Device]) -> None:
    """Whoever is asked plays, and the next entry is heard; the bot does so by itself."""
    seat = asked(people[0])
    if seat in (0, 1):
        mover = people[seat]
        mover.hear(people[0].seq)
        move = choose(random.Random(mover.seq), mover.own["legal"])
        assert mover.wire.ask("move", version=mover.version, moves=[move])["t"] == "ack"
    people[0].hear(people[0].seq + 1)


def secrets_of(file: Path, handed_out: list[str]) -> dict[str, str]:
    """What is on disk, or follows from it, and nobody may know."""
    database = sqlite3.connect(file)
    entries = [json.loads(data) for (data,) in database.execute("SELECT data FROM entries ORDER BY seq")]
    database.close()
    seed = entries[0]["seed"]
    nonces = next(entry["nonces"] for entry in entries if entry["k"] == "started")
    whole = join_seed(seed, nonces)
    found = {"the server's half": seed, "the whole seed": whole, "the key of all chance": chance_key(whole).hex()}
    found["the bot's temper"] = str(int.from_bytes(hashlib.sha256(f"{seed} bot 2".encode()).digest()[:6], "big"))
    for number, key in enumerate(handed_out):
        found[f"key {number}"] = key
        found[f"hash of key {number}"] = hashlib.sha256(key.encode()).hexdigest()
    assert all(found[f"hash of key {number}"] in json.dumps(entries) for number in range(len(handed_out)))
    return found
