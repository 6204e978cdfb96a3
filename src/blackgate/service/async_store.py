"""Calling the database from asynchronous code."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from blackgate.service.storage import StoreDown
from blackgate.tables.commands import Refusal

T = TypeVar("T")


async def call_store(work: Callable[..., T], *arguments: Any) -> T:
    """Call a method of the store in a thread, and refuse with "unavailable" if the database is down."""
    with refuse_when_down():
        return await asyncio.to_thread(work, *arguments)


@contextmanager
def refuse_when_down() -> Iterator[None]:
    """Turn `StoreDown` into the refusal "unavailable": the client may try again."""
    try:
        yield
    except StoreDown:
        raise Refusal("unavailable") from None
