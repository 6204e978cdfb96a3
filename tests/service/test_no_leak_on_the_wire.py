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
from blackgate.bots import BOTS
from blackgate.events import Event
from blackgate.fairness import chance_key, join_seed
from blackgate.service import wall_clock
from blackgate.tables import commands, wire
from blackgate.tables.clocks import next_due
from blackgate.tables.updates.patches import merge
from testkit.game_modes import COMMON_PROMPTS, SECOND_EFFECT_OR_HELP, TABLES, eventful_move, game_of_members
from testkit.scene import chance, scene
from testkit.seeds import repetitions, seeded_random
from testkit.service.client import choose
from testkit.service.http_client import bearer, http_client, opened
from testkit.service.play_server import PlayServer
from testkit.service.raw_websocket import RawWebSocket
from testkit.service.swapped_tables import (
    AT,
    LocalConnection,
    LocalTable,
    TableWithPositions,
    impossible_messages,
    play,
    sent,
    started_table,
    swapped_pair,
)
from testkit.swapped_games import matching_move, reveals, same_events

MICHELS = ("none", "michel", "michelle")
LANGUAGES: tuple[wire.Language | None, ...] = (None, "en")
POSITIONS = repetitions(normally=3, in_soak=12)  # of each game, most of them within a turn
MOVES = repetitions(normally=4, in_soak=8)  # of each position
NOW = AT + 10_000_000

modes = [
    pytest.param(players, teams, michel, id=f"{players} {'in teams' if teams else 'alone'}, {michel}")
    for players, teams in TABLES
    for michel in MICHELS
]
all_modes = pytest.mark.parametrize(("players", "teams", "michel"), modes)


@pytest.fixture(autouse=True)
def fixed_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same time in both worlds, and no threads: there is no database to wait for."""

    async def run_directly(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(wall_clock, "now_ms", lambda: NOW)
    monkeypatch.setattr(asyncio, "to_thread", run_directly)


def table_of(players: int, teams: bool, michel: Any, chooser: random.Random) -> TableWithPositions:
    """Return a table of a mode, with or without a clock, a bot and the tracker."""
    bots: dict[int, Any] = {players - 1: chooser.choice(list(BOTS))} if chooser.random() < 0.5 else {}
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
    return started_table(options, f"{chooser.getrandbits(256):064x}")


def play_to_rare_prompt(table: TableWithPositions, chooser: random.Random, most: int = 120) -> bool:
    """Play until a rare prompt is asked; return False if the game is over."""
    for _ in range(most):
        game = table.require_game()
        if game.to_move is None:
            return False
        play(table, eventful_move(game, chooser).text)
        if game.to_move is not None and table.require_game().prompt not in COMMON_PROMPTS:
            break
    return table.require_game().to_move is not None


def observers(table: TableWithPositions) -> list[int | None]:
    """Return all who may have a connection: human seats, and a spectator."""
    return [*table.human_seats, None]


# --- at one position --------------------------------------------------------------------------
@pytest.mark.clause("12.4", "12.3")
@all_modes
def test_swapping_what_a_seat_cannot_know_changes_no_byte_it_is_sent(players: int, teams: bool, michel: str) -> None:
    chooser = seeded_random(f"{players} {teams} {michel}")
    table = table_of(players, teams, michel, chooser)
    for _ in range(POSITIONS):
        for seat in observers(table):
            asyncio.run(check_position(table, seat, chooser))
        if not play_to_rare_prompt(table, chooser):
            break


@pytest.mark.clause("12.4", "8.2", "11.7")
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_second_effects_and_help_change_no_byte_either(players: int, teams: bool) -> None:
    chooser = seeded_random(f"{players} {teams} members")
    looked: list[str] = []
    for seed in range(20):
        if looked.count("second") >= 4 and (not teams or looked.count("help") >= 4):
            break
        options = wire.TableOptions(players=players, teams=teams, target=30)
        table = started_table(options).fork(game_of_members((players, teams), seed, chooser))
        for _ in range(120):
            game = table.require_game()
            if game.to_move is None:
                break
            play(table, eventful_move(game, chooser).text)
            prompt = table.require_game().prompt
            if prompt in SECOND_EFFECT_OR_HELP or "hold" in [str(move) for move in table.require_game().legal_moves]:
                looked.append(prompt)
                if looked.count(prompt) <= 4:
                    for seat in chooser.sample(observers(table), 2):
                        asyncio.run(check_position(table, seat, chooser))
    assert set(looked) >= ({"second", "help"} if teams else {"second"})


async def check_position(table: TableWithPositions, seat: int | None, chooser: random.Random) -> None:
    left, right = swapped_pair(table, seat, chooser)
    asked = chooser.getrandbits(32)
    assert await all_answers(left, seat, random.Random(asked)) == await all_answers(right, seat, random.Random(asked))
    assert left.planned == right.planned
    assert next_due(left.table, [], NOW) == next_due(right.table, [], NOW)
    if table.to_move not in (None, seat):
        await check_news(table, seat, chooser)


async def all_answers(world: LocalTable, seat: int | None, chooser: random.Random) -> list[bytes]:
    """Return all messages that one connection can get on its own."""
    found: list[bytes] = []
    for lang in LANGUAGES:
        for since in (None, 0, chooser.randrange(world.table.seq), world.table.seq + 1):
            connection = await world.connect(seat, lang, since)
            found += sent(connection)
        sent(connection).clear()
        for message in impossible_messages(world.table, seat, chooser):
            await connection.handle(message)
        found += sent(connection)
    return found


# --- moves of another seat ----------------------------------------------------------
async def check_news(table: TableWithPositions, seat: int | None, chooser: random.Random) -> None:
    """Let another seat make the same move in both worlds, and compare what this seat receives."""
    legal = list(table.require_game().legal_moves)
    for move in chooser.sample(legal, k=min(MOVES, len(legal))):
        left, right = swapped_pair(table, seat, chooser)
        twin = matching_move(move, right.table.require_game())
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
        if same_events(left.table.require_game(), right.table.require_game(), seat, move):
            assert left.planned == right.planned
            await check_afterwards(left, right, seat, asked, connections)


def compare(left: Game, right: Game, seat: int | None, ours: list[bytes], theirs: list[bytes]) -> None:
    """Check that messages are the same up to the event, if any, in which the move itself reveals something hidden."""
    assert len(ours) == len(theirs)
    if same_events(left, right, seat, left.edition.moves[0]):
        assert ours == theirs
        return
    assert ours[:-1] == theirs[:-1]
    one, other = json.loads(ours[-1]), json.loads(theirs[-1])
    shared = events_before_reveal(left.full_events(), right.full_events(), seat)
    assert one["happened"][:shared] == other["happened"][:shared]
    for key in ("t", "seq", "version", "at", "what", "seat"):
        assert one[key] == other[key]
    assert one.get("info", {}).get("undo", "as before") == other.get("info", {}).get("undo", "as before")


def events_before_reveal(ours: list[Event], theirs: list[Event], seat: int | None) -> int:
    """Return the number of events before the one that reveals something hidden."""
    pairs = list(zip(ours, theirs, strict=False))
    return next((number for number, pair in enumerate(pairs) if all(reveals(one, seat) for one in pair)), len(pairs))


async def check_afterwards(
    left: LocalTable, right: LocalTable, seat: int | None, mover: int, connections: list[list[LocalConnection]]
) -> None:
    """Check reconnecting after the move, commands that came too late, and undo, alone or by consent: all the same in both."""
    answers = []
    for world, received in zip((left, right), connections, strict=True):
        for connection in received:
            await connection.handle(wire.Play("too late", world.table.version - 1, ["search"]))
            await connection.handle(wire.Why("why", "search"))
        late = [await world.connect(seat, lang, world.table.seq - 1) for lang in LANGUAGES]
        if world.table.seats[mover].key:
            await undo(world, mover)
        answers.append([sent(connection) for connection in [*received, *late]])
    assert answers[0] == answers[1]


async def undo(world: LocalTable, mover: int) -> None:
    """Let the mover undo the move, alone or with the consent of all."""
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


# --- undo ---------------------------------------------------------------------
@pytest.mark.clause("12.4")
def test_whether_undo_is_possible_does_not_depend_on_what_another_seat_has_seen() -> None:
    """Whether seat 2 still knows where an openly taken card is must not be visible to others."""
    worlds = []
    for remembered in (1, 0):
        game = scene(hands=["spoon", "", ""], places="cell_block yard yard")
        known = game.knowledge
        spoon = game.edition.kinds.index("spoon")
        for observer in (1, 2, 3):
            known.set_count(observer, 0, spoon, remembered if observer == 2 else 1)
        worlds.append(LocalTable(started_table(wire.TableOptions(players=3)).fork(game)))
    received = asyncio.run(messages_about_move(worlds, "dig spoon"))
    assert received[0] == received[1]
    assert json.loads(received[0][-1])["info"]["undo"] == 0


async def messages_about_move(worlds: list[LocalTable], move: str) -> list[list[bytes]]:
    connections = [await world.connect(1) for world in worlds]
    for world in worlds:
        await world.act(0, [move])
    return [sent(connection) for connection in connections]


# --- several moves in one command ---------------------------------------------------------------
@pytest.mark.clause("12.4")
@all_modes
def test_a_refused_compound_command_does_not_reveal_its_first_move(players: int, teams: bool, michel: str) -> None:
    """Whatever is in the deck or in other hands: two moves in one command get the same answer."""
    chooser = seeded_random(f"{players} {teams} {michel} together")
    table = table_of(players, teams, michel, chooser)
    refused = asked = 0
    while asked < 3 * POSITIONS:
        if table.to_move in table.human_seats:
            asked += 1
            refused += asyncio.run(refused_alike(table, chooser))
        if not play_to_rare_prompt(table, chooser, most=20):
            table = table_of(players, teams, michel, chooser)
    assert refused > 20


async def refused_alike(table: TableWithPositions, chooser: random.Random) -> int:
    """Try compound commands of the seat to move; return how many were refused."""
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


def test_a_draw_in_the_middle_of_a_command_is_refused_whatever_is_drawn() -> None:
    received = set()
    for card in ("cap", "ring", "phone", "frisk"):
        game = scene(hands=["", "", ""], places="yard yard yard", deck=card)
        world = LocalTable(started_table(wire.TableOptions(players=3)).fork(game))
        chance(game, f"draw {card}")
        connection = asyncio.run(world.connect(0))
        asyncio.run(connection.handle(wire.Play("together", world.table.version, ["search", f"sell {card}"])))
        received.add(sent(connection)[-1].replace(card.encode(), b"card"))
    assert len(received) == 1
    assert json.loads(received.pop())["error"] == "not_together"


# --- a whole game over real sockets ---------------------------------------------------------------
class Device:
    """A client of a table that keeps every byte it received."""

    def __init__(self, port: int, table: str, key: str, lang: str | None = None) -> None:
        self.websocket = RawWebSocket(port)
        welcome = self.websocket.hello(table, key, lang=lang)
        self.first = self.seq = welcome["seq"]
        self.version = welcome["version"]
        self.public, self.own = welcome["public"], welcome["own"]

    def receive_until(self, seq: int) -> None:
        """Receive messages until the news of this entry."""
        while self.seq < seq:
            news = self.websocket.next("news")
            assert news["seq"] == self.seq + 1, "one message for each entry, whatever was in it"
            self.seq, self.version = news["seq"], news["version"]
            self.public = merge(self.public, news.get("public", {}))
            self.own = merge(self.own, news.get("own", {}))

    @property
    def bytes(self) -> bytes:
        return b"\n".join(self.websocket.received)


def test_a_whole_game_reveals_no_key_and_no_seed_before_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.db"
    with PlayServer(f"sqlite:///{file}") as server, http_client(server.url) as client:
        options = {"players": 3, "target": 2, "public": True, "bots": {"2": "inmate"}}
        table = opened(client, name="Ana", nonce="share-of-ana", **options)
        where = f"/api/tables/{table['table']}"
        bo = client.post(f"{where}/seats", json={"name": "Bo", "nonce": "share-of-bo"}).json()["secret"]
        people = [Device(server.port, table["table"], table["secret"]), Device(server.port, table["table"], bo, "en")]
        spectators = [Device(server.port, table["table"], table[role], "en") for role in ("watch", "host")]
        everybody = [*people, *spectators]
        assert people[0].websocket.ask("ready", nonce="newer-share-of-ana")["t"] == "ack"
        for one in everybody:
            one.receive_until(4)
        pages = [client.get(path).content for path in (where, f"{where}/fairness", "/api/tables")]
        assert b"share-of" not in b"".join([*pages, *(one.bytes for one in everybody)])
        assert client.post(f"{where}/start", headers=bearer(table["host"])).status_code == 200
        while people[0].public.get("winners") is None:
            # While a person is to move, the game waits. A bot could win before the page is read, and then the seed is public.
            if asked(people[0]) in (0, 1):
                pages += [client.get(f"{where}{path}", headers=bearer(bo)).content for path in ("", "/fairness", "/record")]
            play_on(people)
        for one in everybody:
            one.receive_until(people[0].seq)
        assert len(pages) > 3, "the game was looked at while it went on"
        received_bytes = b"\n".join([*pages, *(one.bytes for one in everybody)])
        hidden = secrets_of(file, [table["host"], table["watch"], table["secret"], bo])
        assert len(hidden) == 12
        assert [name for name, secret in hidden.items() if secret.encode() in received_bytes] == []
        assert b"newer-share-of-ana" in received_bytes  # after the deal, the nonce of a player is no secret
        seed = client.get(f"{where}/fairness").json()["seed"]
        assert seed == hidden["the whole seed"]
        for one in everybody:
            one.websocket.close()


def asked(device: Device) -> int | None:
    """Return the seat to move, as far as this device knows."""
    return (device.public.get("asked") or {}).get("seat")


def play_on(people: list[Device]) -> None:
    """Play one move of the seat to move, and receive the next entry. A bot moves by itself."""
    seat = asked(people[0])
    if seat in (0, 1):
        mover = people[seat]
        mover.receive_until(people[0].seq)
        move = choose(random.Random(mover.seq), mover.own["legal"])
        assert mover.websocket.ask("move", version=mover.version, moves=[move])["t"] == "ack"
    people[0].receive_until(people[0].seq + 1)


def secrets_of(file: Path, handed_out: list[str]) -> dict[str, str]:
    """Return the secrets that are on disk or follow from it."""
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
