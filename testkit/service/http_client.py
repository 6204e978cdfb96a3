"""Tables opened and started over HTTP, with requests that are not checked before they are sent."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from testkit.service.raw_websocket import RawWebSocket
from testkit.service.server_processes import VERIFY_TLS
from testkit.waiting import TIMEOUT_S

Data = dict[str, Any]

# No connection is used twice: a server closes one that is idle, or is restarted, while the next request is on its way.
NO_KEEP_ALIVE = httpx.Limits(max_keepalive_connections=0)


@contextmanager
def http_client(url: str, headers: dict[str, str] | None = None, address: str | None = None) -> Iterator[httpx.Client]:
    """A client with these headers in every request, which connects from a local address."""
    transport = httpx.HTTPTransport(local_address=address, limits=NO_KEEP_ALIVE, verify=VERIFY_TLS)
    with httpx.Client(base_url=url, headers=headers, transport=transport, timeout=TIMEOUT_S) as client:
        yield client


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def opened(client: httpx.Client, name: str | None = "Ana", nonce: str = "", **options: Any) -> Data:
    """Open a table and return its keys, with those of its seats under `seats`."""
    body: Data = {"options": {"players": 3, "pace_ms": 0, **options}, "nonce": nonce}
    if name is not None:
        body["name"] = name
    reply = client.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    found: Data = reply.json()
    found["seats"] = {} if name is None else {found["seat"]: found["secret"]}
    return found


def play_bots(client: httpx.Client) -> str:
    """Let two bots play a short game at a public table, watch it to its end, and return the id of the table."""
    options = {"players": 2, "bots": {"0": "inmate", "1": "inmate"}, "pace_ms": 0, "target": 1, "public": True}
    table = client.post("/api/tables", json={"options": options}).json()
    watch_bots(client, table)
    return str(table["table"])


def watch_bots(client: httpx.Client, table: Data) -> None:
    """Start a game of bots, and watch it to its end: without a spectator they do not play."""
    with watching(client, table) as spectator:
        client.post(f"/api/tables/{table['table']}/start", headers=bearer(table["host"])).raise_for_status()
        while spectator.next("news").get("info", {}).get("phase") != "over":
            pass


def watching(client: httpx.Client, table: Data) -> RawWebSocket:
    """Return a connected spectator."""
    assert client.base_url.port is not None
    spectator = RawWebSocket(client.base_url.port)
    spectator.hello(table["table"], table["watch"])
    return spectator


def started(client: httpx.Client, **options: Any) -> Data:
    """Open and start a table of people."""
    table = opened(client, **options)
    where = f"/api/tables/{table['table']}"
    for name in ("Bo", "Cy", "Dee", "Eli", "Flo"):
        reply = client.post(f"{where}/seats", json={"name": name})
        if reply.status_code == 409:
            break
        table["seats"][reply.json()["seat"]] = reply.json()["secret"]
    assert client.post(f"{where}/start", headers=bearer(table["host"])).status_code == 200
    return table
