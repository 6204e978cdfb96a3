"""Databases and servers for the tests of the play service."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from testkit.seeds import ROUND
from testkit.service.client import ApiClient
from testkit.service.play_server import PlayServer
from testkit.service.server_processes import Postgres, Redis, program

STORAGE = ("sqlite", "postgresql", "postgresql+redis")
# A server that is alone on its database behaves the same with PostgreSQL and with PostgreSQL and Redis.
ALONE = STORAGE if ROUND else ("sqlite", "postgresql+redis")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL. A test that stops it must start it again."""
    if program("initdb") is None or program("postgres") is None:
        pytest.skip("PostgreSQL is not installed: make services")
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A running Redis. A test that stops it must start it again."""
    if program("redis-server") is None:
        pytest.skip("Redis is not installed: make services")
    with Redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    return fresh(request, tmp_path, request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of another empty database: with `database`, all pairs of kinds."""
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
    """The event loop of tests that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="module", params=ALONE)
def server(request: pytest.FixtureRequest) -> Iterator[PlayServer]:
    """A running play service, on each kind of database. A test that stops it must start it again."""
    with PlayServer(*storage_of(request, request.param)) as server:
        yield server
        server.check_log()


@pytest.fixture(params=ALONE)
def own_server(request: pytest.FixtureRequest) -> Iterator[PlayServer]:
    """The same for one test, which is alone on its database: it may cause an outage."""
    with PlayServer(*storage_of(request, request.param)) as server:
        yield server
        server.check_log()


@pytest.fixture(scope="module")
def sqlite_server() -> Iterator[PlayServer]:
    """A running play service on SQLite only, for tests that do not depend on the database."""
    with PlayServer() as server:
        yield server
        server.check_log()


@pytest.fixture
async def sqlite_api(sqlite_server: PlayServer) -> AsyncIterator[ApiClient]:
    """A client of that service's HTTP API."""
    async with ApiClient(sqlite_server.url) as api:
        yield api


@pytest.fixture(scope="module")
def second_server(server: PlayServer) -> Iterator[PlayServer]:
    """A second process on the same database."""
    with PlayServer(server.database, server.redis) as second:
        yield second
        second.check_log()


@pytest.fixture
def api(server: PlayServer) -> ApiClient:
    """A client of the server's HTTP API."""
    return ApiClient(server.url)


def storage_of(request: pytest.FixtureRequest, kind: str) -> tuple[str, str | None]:
    """Return an empty database, and a Redis if the kind has one."""
    if kind == "sqlite":
        return "", None
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    if kind == "postgresql":
        return server.url(), None
    redis = request.getfixturevalue("redis_server")
    assert isinstance(redis, Redis)
    return server.url(), redis.url()
