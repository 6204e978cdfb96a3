"""Prisoners over HTTP (1.8): players get the one they ask for, and keep it in a rematch."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from blackgate.tables.player_names import LOOKS
from testkit.service.client import ApiClient, connected_players
from testkit.service.http_client import Data, http_client
from testkit.service.threaded_server import ThreadedServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


def looks_at(client: httpx.Client, table: str) -> list[str]:
    return [seat["looks"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def opened(client: httpx.Client, looks: str = "", **options: Any) -> Data:
    reply = client.post("/api/tables", json={"name": "Ana", "looks": looks, "options": {"pace_ms": 0, **options}})
    assert reply.status_code == 201, reply.text
    found: Data = reply.json()
    return found


def test_host_and_guest_get_the_prisoners_they_asked_for(client: httpx.Client) -> None:
    table = opened(client, "duchess", players=3, bots={"2": "rookie"})["table"]
    wish = "lark" if looks_at(client, table)[2] != "lark" else "rook"  # the bot came first
    assert client.post(f"/api/tables/{table}/seats", json={"name": "Bo", "looks": wish}).status_code == 201
    host, guest, bot = looks_at(client, table)
    assert (host, guest) == ("duchess", wish)
    assert bot in set(LOOKS) - {"duchess", wish}


def test_unknown_prisoners_are_refused(client: httpx.Client) -> None:
    assert client.post("/api/tables", json={"name": "Ana", "looks": "michel"}).status_code == 400


@pytest.mark.anyio
async def test_in_a_rematch_players_keep_their_prisoners(server: ThreadedServer, client: httpx.Client) -> None:
    async with (
        ApiClient(server.url) as api,
        connected_players(api, players=6, target=1, bots={"1": "rookie", "4": "random"}) as players,
    ):
        before = looks_at(client, players.table.id)
        await players.play_out()
        again = (await players.table.ask("POST", "/rematch", players.table.host))["table"]
        assert looks_at(client, again) == before
