"""The chances of winning over HTTP: of a table's game and of an uploaded record."""

import gzip
import json

import msgspec
import pytest

from blackgate.tables import win_chances, wire
from blackgate.tables.steps import take_all
from testkit.bots.bot_games import bot_game
from testkit.service.client import ApiClient, Problem, connected_players

pytestmark = pytest.mark.anyio


async def test_the_chances_of_a_finished_table_are_for_everyone_who_may_watch(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2, target=3) as players:
        with pytest.raises(Problem, match="not_over"):
            await players.table.ask("GET", "/chances", players.table.seats[0])
        await players.play_out()
        found = await players.table.ask("GET", "/chances", players.table.watch)
        msgspec.convert(found, wire.Chances)
        assert found == await players.table.ask("GET", "/chances", players.table.seats[1])
        expected = take_all(win_chances.win_chances((await players.table.record()).replay()))
        assert found == msgspec.to_builtins(expected)
        for key, error in ((None, "no_key"), ("a stranger's", "no_entry")):
            with pytest.raises(Problem, match=error):
                await players.table.ask("GET", "/chances", key)


async def test_an_uploaded_record_has_chances(sqlite_api: ApiClient) -> None:
    game = bot_game(3, 11)
    headers = {"content-type": "application/x-ndjson"}
    reply = await sqlite_api.http.post("/api/chances", content=game.record.text, headers=headers)
    assert reply.status_code == 200
    own = json.loads(gzip.decompress(win_chances.gzip_record_chances(game.record.text, game.edition.pack.directory)))
    assert reply.json() == own
    broken = await sqlite_api.http.post("/api/chances", content=game.record.text[:-10], headers=headers)
    assert (broken.status_code, broken.json()["error"]) == (422, "bad_record")
