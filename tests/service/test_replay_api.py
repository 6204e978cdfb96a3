"""Replays of tables and of uploaded records, from every viewpoint; no one sees more than chapter 12 allows."""

import asyncio
import gzip
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from blackgate import Game
from blackgate.game import Record
from blackgate.replay import replay
from blackgate.service.http.replay_routes import MAX_JOBS_PER_ADDRESS
from blackgate.service.security.limits import Limits
from blackgate.service.workers.replay_worker import ReplayWorker
from blackgate.tables import replay_frames, wire
from blackgate.tables.player_names import LOOKS
from blackgate.tables.replay_frames import Viewpoint
from blackgate.tables.updates.patches import merge
from testkit.bots.bot_games import adviser, play_to_end
from testkit.game_modes import TABLES, eventful_move
from testkit.seeds import seeded_random
from testkit.service.client import ApiClient, Data, Problem, TablePlayers, connected_players
from testkit.service.swapped_tables import play, started_table, swapped_pair
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import TIMEOUT_S, wait_until

pytestmark = pytest.mark.anyio


def one_bot_game(players: int = 4, seed: int = 1, bot: str = "inmate", **options: Any) -> Game:
    """Return a finished game in which one kind of bot plays all seats."""
    return play_to_end(Game(players, seed=seed, **options), [adviser(bot, seed)] * players)


def merged_frames(found: Data) -> Iterator[tuple[Data, Data, Data | None]]:
    """Return each frame with its complete public and own state."""
    public: Data | None = None
    own: Data | None = None
    for frame in found["frames"]:
        public = merge(public, frame["public"])
        own = merge(own, frame["own"]) if "own" in frame else own
        yield frame, public, own


async def problem(work: Any) -> str:
    with pytest.raises(Problem) as caught:
        await work
    return f"{caught.value.status} {caught.value.error}"


async def post(sqlite_api: ApiClient, text: str | bytes, query: str = "", media: str = "application/x-ndjson") -> httpx.Response:
    return await sqlite_api.http.post(f"/api/replay{query}", content=text, headers={"content-type": media})


# --- a running game -----------------------------------------------------------------------
async def some_moves(players: TablePlayers, count: int) -> None:
    for _ in range(count):
        await players.bots()
        if not players.anyone.over:
            await players.move()


@pytest.mark.clause("12.1", "12.2", "12.4")
async def test_the_replay_of_a_seat_is_what_its_socket_received(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=3, target=30, lang="en") as players:
        seen: dict[int, dict[int, tuple[Any, Any]]] = {seat: {} for seat in players.clients}
        for _ in range(60):
            for seat, client in players.clients.items():
                seen[seat][client.seq] = client.public, client.own
            await some_moves(players, 1)
        for seat, client in players.clients.items():
            found = await players.table.ask("GET", f"/replay?as={seat}&lang=en", players.table.seats[seat])
            msgspec.convert(found, wire.Replay)
            received = {one["seq"]: one for one in client.news if one["what"] == "moved"}
            assert {frame["seq"] for frame in found["frames"][1:]} == set(received)
            for frame, public, own in merged_frames(found):
                if frame["seq"] in seen[seat]:
                    assert (public, own) == seen[seat][frame["seq"]]
                if frame["n"]:
                    news = received[frame["seq"]]
                    same = ("seq", "at", "seat", "happened", "story", "asked")
                    assert {key: frame[key] for key in same} == {key: news[key] for key in same}


async def test_only_the_seat_sees_its_replay_during_the_game(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2) as players:
        await some_moves(players, 4)
        table = players.table
        assert await problem(table.ask("GET", "/replay?as=1", table.seats[0])) == "403 no_entry"
        assert await problem(table.ask("GET", "/replay?as=1", table.host)) == "403 no_entry"
        assert await problem(table.ask("GET", "/replay?as=1", table.watch)) == "403 no_entry"
        assert await problem(table.ask("GET", "/replay?as=1")) == "401 no_key"
        assert await problem(table.ask("GET", "/replay?as=watch")) == "401 no_key"
        assert await problem(table.ask("GET", "/replay?as=watch", "a stranger's")) == "403 no_entry"
        for key in (table.host, table.watch, *table.seats.values()):
            assert await problem(table.ask("GET", "/replay?as=all", key)) == "409 not_over"
            found = await table.ask("GET", "/replay?as=watch", key)
            assert all("own" not in frame and "open" not in frame for frame in found["frames"])
        assert await problem(table.ask("GET", "/replay?as=5", table.seats[0])) == "404 no_such_seat"
        for wrong in ("as=6", "as=-1", "as=everybody", "lang=xx", "since=-1", "since=x"):
            assert await problem(table.ask("GET", f"/replay?{wrong}", table.seats[0])) == "400 bad_message"


async def test_there_is_no_replay_before_the_start(sqlite_api: ApiClient) -> None:
    table = await sqlite_api.open("Ana", players=2)
    assert await problem(table.ask("GET", "/replay?as=0", table.seats[0])) == "409 not_playing"


async def test_undone_moves_are_gone_and_since_skips_frames(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2, lang="en") as players:
        made = 3
        await some_moves(players, made)
        while "end" not in players.mover.legal:
            await some_moves(players, 1)
            made += 1
        ana = players.mover
        await players.do(ana, "move", moves=["end"])
        undone = ana.seq
        await players.do(ana, "undo")
        await some_moves(players, 3)
        key = players.table.seats[ana.seat]  # type: ignore[index]
        found = await players.table.ask("GET", f"/replay?as={ana.seat}&lang=en", key)
        assert undone not in [frame["seq"] for frame in found["frames"]]
        assert [frame["n"] for frame in found["frames"]] == list(range(made + 3 + 1))
        *_, (frame, public, own) = merged_frames(found)
        assert (frame["seq"], public, own) == (ana.seq, ana.public, ana.own)
        since = found["frames"][4]["seq"]
        later = await players.table.ask("GET", f"/replay?as={ana.seat}&lang=en&since={since}", key)
        assert [frame["seq"] for frame in later["frames"]] == [frame["seq"] for frame in found["frames"][5:]]
        *_, (_, public, own) = merged_frames(later)
        assert (public, own) == (ana.public, ana.own)


async def test_several_moves_in_one_command_are_one_frame(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2, lang="en") as players:
        await players.play(lambda: len([m for m in players.mover.legal if m.startswith("sell ")]) >= 2, "two cards to sell")
        seller = players.mover
        sales = [move for move in seller.legal if move.startswith("sell ")][:2]
        await players.do(seller, "move", moves=sales)
        found = await players.table.ask("GET", f"/replay?as={seller.seat}", players.table.seats[seller.seat])  # type: ignore[index]
        last, before = found["frames"][-1], found["frames"][-2]
        assert (last["moves"], last["n"]) == (sales, before["n"] + 2)
        assert last["happened"] == seller.news[-1]["happened"]


async def test_without_the_tracker_replays_show_no_remembered_cards(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2, tracker=False, target=30) as players:
        await some_moves(players, 60)
        found = await players.table.ask("GET", "/replay?as=0", players.table.seats[0])
        for _, _, own in merged_frames(found):
            assert own is not None
            assert (own["known"], own["shared"], own["unseen"], own["legal"]) == ([{}, {}], [], {}, [])


@pytest.mark.clause("12.4")
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_swapping_what_a_seat_cannot_know_changes_no_frame(players: int, teams: bool) -> None:
    chooser = seeded_random(f"frames {players} {teams}")
    table = started_table(
        wire.TableOptions(players=players, teams=teams, michel="michel", target=30), f"{chooser.getrandbits(256):064x}"
    )
    for _ in range(40):
        play(table, eventful_move(table.require_game(), chooser).text)
        for seat in (*range(players), None):
            viewpoint = Viewpoint("watch" if seat is None else "seat", seat, "en")
            games = [world.table.require_game() for world in swapped_pair(table, seat, chooser)]
            ours, theirs = (replay_frames.FrameBuilder(viewpoint, game, LOOKS[:players]).build(game, (), None) for game in games)
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


@pytest.mark.clause("12.2", "12.4")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_replay_names_only_the_moves_of_the_seat_that_it_shows(seat: int | None) -> None:
    """`offer link` and `give link` name a card that only two players see."""
    game = one_bot_game(3, 4)
    viewpoint = Viewpoint("watch" if seat is None else "seat", seat, "en")
    text, pack = game.record.text, game.edition.pack.directory
    found = msgspec.json.decode(gzip.decompress(replay_frames.gzip_record_replay(text, pack, viewpoint)), type=wire.Replay)
    assert [frame.seat is not None and frame.seat == seat for frame in found.frames] == [
        bool(frame.moves) for frame in found.frames
    ]


# --- a finished game -----------------------------------------------------------------------
async def test_the_replay_of_a_finished_table_has_every_viewpoint_for_everyone_who_may_watch(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=3, target=3, lang="en", bots={"2": "rookie"}) as players:
        await players.play_out()
        table = players.table
        assert await problem(table.ask("GET", "/replay?as=all")) == "401 no_key"
        record = await table.record()
        for side, perspective, seat in (("0", "seat", 0), ("1", "seat", 1), ("2", "seat", 2), ("watch", "watch", None)):
            found = await table.ask("GET", f"/replay?as={side}&lang=de", table.seats[0])
            assert (found["perspective"], found["seat"], found["lang"]) == (perspective, seat, "de")
            assert found["winners"] == players.anyone.public["winners"]  # type: ignore[index]
            assert all(found["looks"]) and len(set(found["looks"])) == 3
        found = await table.ask("GET", "/replay?as=all&lang=en", table.watch)
        assert [frame["moves"] for frame in found["frames"][1:]] == [[line["move"]] for line in record.lines[2:-1]]
        check_open(found, record)
        once_more = await table.ask("GET", "/replay?as=all&lang=en", table.watch)
        assert once_more == found
        *_, (_, public, own) = merged_frames(await table.ask("GET", "/replay?as=0&lang=en", table.seats[1]))
        assert (public, own) == (players.clients[0].public, players.clients[0].own)


def check_open(found: Data, record: Record) -> None:
    """Check that with all cards open every hand is there, and no event hides a card."""
    shown: Any = None
    for game, frame in zip(replay(record), found["frames"], strict=False):
        shown = frame.get("open", shown)
        assert [one["hand"] for one in shown] == [game.view(seat).hand for seat in range(game.players)]
        assert all("kind" in one["facts"] for one in frame["happened"] if one["name"] == "drew")


# --- an uploaded record -----------------------------------------------------------------
@pytest.mark.parametrize("side", ["watch", "all", "1"])
async def test_a_record_from_disk_is_checked_and_shown(sqlite_api: ApiClient, side: str) -> None:
    game = one_bot_game(3, 5, michel="michelle")
    reply = await post(sqlite_api, game.record.text, f"?as={side}&lang=it")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-encoding"] == "gzip"
    found = reply.json()
    msgspec.convert(found, wire.Replay)
    assert found["record_ok"] is True
    assert found["options"] == {
        "pack": "classic",
        "players": 3,
        "michel": "michelle",
        "teams": False,
        "calm": False,
        "target": game.options.target,
        "fair_start": False,
    }
    assert [frame["n"] for frame in found["frames"]] == list(range(len(game.steps) + 1))
    assert all(frame["seq"] is None for frame in found["frames"])
    if side == "all":
        check_open(found, game.record)


async def test_the_bots_of_an_uploaded_record_have_the_names_they_had_at_the_table(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=4, target=3, lang="en", bots={"1": "rookie", "3": "inmate"}) as players:
        await players.play_out()
        table = players.table
        at_the_table = await table.ask("GET", "/replay?as=watch&lang=en", table.watch)
        uploaded = (await post(sqlite_api, (await table.record()).text, "?as=watch&lang=en")).json()
    assert uploaded["players"] == at_the_table["players"]
    assert [uploaded["looks"][seat] for seat in (1, 3)] == [at_the_table["looks"][seat] for seat in (1, 3)]
    assert len(set(uploaded["looks"])) == 4
    assert uploaded["record_ok"] is True


@pytest.mark.parametrize("accepted", ["identity", "gzip;q=0", "br, gzip;q=0.0"])
async def test_clients_without_gzip_get_plain_text(sqlite_api: ApiClient, accepted: str) -> None:
    headers = {"content-type": "application/x-ndjson", "accept-encoding": accepted}
    reply = await sqlite_api.http.post("/api/replay", content=one_bot_game(2).record.text, headers=headers)
    assert "content-encoding" not in reply.headers
    assert reply.json()["winners"]


async def test_a_game_that_was_stopped_has_a_last_frame_that_says_so(sqlite_api: ApiClient) -> None:
    game = Game(2, seed=3)
    game.stop()
    found = (await post(sqlite_api, game.record.text)).json()
    assert [frame["n"] for frame in found["frames"]] == [0, 0]
    assert found["frames"][-1]["public"]["winners"] == []


async def test_dice_without_a_commitment_are_marked(sqlite_api: ApiClient) -> None:
    lines = one_bot_game(2, 9).record.text.splitlines(keepends=True)
    head = json.loads(lines[0])
    head["commit"] = "sha256:" + "0" * 64
    reply = await post(sqlite_api, json.dumps(head) + "\n" + "".join(lines[1:]))
    assert (reply.status_code, reply.json()["record_ok"]) == (200, False)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it", "es"])
async def test_a_broken_record_is_refused_with_its_line(sqlite_api: ApiClient, lang: str) -> None:
    lines = one_bot_game(2, 9).record.text.splitlines(keepends=True)
    broken = json.loads(lines[7])
    broken["move"] = "dig shovel"
    text = "".join([*lines[:7], json.dumps(broken) + "\n", *lines[8:]])
    reply = await sqlite_api.http.post(
        "/api/replay", content=text, headers={"content-type": "application/x-ndjson", "accept-language": lang}
    )
    found = reply.json()
    assert (reply.status_code, found["error"], found["line"]) == (422, "bad_record", 8)
    assert "8" in found["text"] and "dig shovel" in found["text"]


async def test_invalid_uploads_are_refused(sqlite_api: ApiClient) -> None:
    record = one_bot_game(2, 9).record.text
    assert (await post(sqlite_api, "nonsense\n")).status_code == 422
    assert (await post(sqlite_api, "")).status_code == 422
    assert (await post(sqlite_api, b"\xff\xfe\n")).json()["line"] == 1
    assert (await post(sqlite_api, record[:-5])).status_code == 422
    assert (await post(sqlite_api, record, media="application/json")).status_code == 415
    assert (await post(sqlite_api, record, "?as=2")).status_code == 404
    assert (await post(sqlite_api, record, "?as=me")).status_code == 400
    assert (await post(sqlite_api, b" " * (2 * 1024 * 1024 + 1))).status_code == 413
    for name in ("x" * 5000, "\ud800"):
        hostile = record.replace(json.dumps(one_bot_game(2, 9).seats[0]), json.dumps(name), 1)
        assert (await post(sqlite_api, hostile)).json()["error"] == "bad_record"
    too_long = record + '{"n": 1}\n' * replay_frames.MAX_MOVES
    found = (await post(sqlite_api, too_long)).json()
    assert (found["error"], found["line"]) == ("bad_record", replay_frames.MAX_MOVES + replay_frames.OTHER_LINES)


def test_a_long_replay_has_a_frame_for_the_start_and_for_each_move() -> None:
    game = max((one_bot_game(4, seed, bot="rookie") for seed in range(6)), key=lambda one: len(one.steps))
    data = replay_frames.gzip_record_replay(game.record.text, game.edition.pack.directory, Viewpoint("seat", 0, "de"))
    assert [frame["n"] for frame in json.loads(gzip.decompress(data))["frames"]] == list(range(len(game.steps) + 1))


async def test_concurrent_requests_are_all_answered(sqlite_api: ApiClient) -> None:
    text = one_bot_game(2, 9).record.text
    replies = await asyncio.gather(*(post(sqlite_api, text) for _ in range(6)))
    assert {reply.status_code for reply in replies} == {200}


def test_one_address_has_a_limit_of_concurrent_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = one_bot_game(2, 9).record.text
    begun: list[tuple[object, ...]] = []
    finish = threading.Event()

    async def work_until_finish(_: ReplayWorker, *job: object) -> bytes:
        begun.append(job)
        await asyncio.to_thread(finish.wait, TIMEOUT_S)
        return gzip.compress(b"{}")

    monkeypatch.setattr(ReplayWorker, "run", work_until_finish)
    with ThreadedServer(tmp_path, Limits()) as server, ThreadPoolExecutor(MAX_JOBS_PER_ADDRESS) as visitors:

        def request() -> httpx.Response:
            return httpx.post(f"{server.url}/api/replay", content=text, headers={"content-type": "text/plain"}, timeout=TIMEOUT_S)

        at_once = [visitors.submit(request) for _ in range(MAX_JOBS_PER_ADDRESS)]
        wait_until(lambda: len(begun) == MAX_JOBS_PER_ADDRESS, "the start of the replays")
        refused = request()
        finish.set()
        assert {one.result().status_code for one in at_once} == {200}
        assert request().status_code == 200
    assert refused.status_code == 429
    assert refused.json()["retry_ms"] > 0


# --- the tutorial -----------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "de"])
async def test_the_tutorial_needs_no_key(sqlite_api: ApiClient, lang: str) -> None:
    found = await sqlite_api.ask("GET", f"/api/lesson?lang={lang}")
    msgspec.convert(found, wire.Lesson)
    assert (found["replay"]["lang"], found["replay"]["winners"]) == (lang, [0])
    frames_at = {frame["n"] for frame in found["replay"]["frames"]}
    assert all(step["n"] in frames_at for step in found["steps"])
