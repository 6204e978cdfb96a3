"""Tables opened and started over HTTP, with requests that are not checked before they are sent."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from testkit.service.server_processes import VERIFY_TLS
from testkit.waiting import TIMEOUT_S

Data = dict[str, Any]


@contextmanager
def http_client(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url, timeout=TIMEOUT_S, verify=VERIFY_TLS) as client:
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
