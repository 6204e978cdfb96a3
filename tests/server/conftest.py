"""Databases and servers for the tests of the play service."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.service.client import Web
from testkit.service.play_server import Server
from testkit.service.server_processes import Postgres, Redis, program

HOUSES = ("sqlite", "postgresql", "postgresql+redis")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs; a test that stops it starts it again."""
    if program("initdb") is None or program("postgres") is None:
        pytest.skip("PostgreSQL is not installed: make services")
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis that runs; a test that stops it starts it again."""
    if program("redis-server") is None:
        pytest.skip("Redis is not installed: make services")
    with Redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that is empty: one of each kind."""
    return fresh(request, tmp_path, request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another one, of each kind: with `database`, all pairs."""
    return fresh(request, tmp_path, request.param)


def fresh(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / (str(request.fixturename) + '.db')}"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.url()


# --- the play service itself --------------------------------------------------------------------
@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What tests that are coroutines run on."""
    return "asyncio"


@pytest.fixture(scope="module", params=HOUSES)
def house(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The play service, running, on each kind of database; a test that stops it starts it again."""
    with Server(*furnished(request, request.param)) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture(scope="module")
def neighbour(house: Server) -> Iterator[Server]:
    """A second process on the same database."""
    with Server(house.database, house.redis) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture
def web(house: Server) -> Web:
    """The way into the house."""
    return Web(house.url)


def furnished(request: pytest.FixtureRequest, kind: str) -> tuple[str, str | None]:
    """A fresh database, and a Redis where one belongs there."""
    if kind == "sqlite":
        return "", None
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    if kind == "postgresql":
        return server.url(), None
    redis = request.getfixturevalue("redis_server")
    assert isinstance(redis, Redis)
    return server.url(), redis.url()
