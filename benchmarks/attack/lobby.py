"""Attacks on tables, codes and seats (findings 7 and 12, and low ones)."""

import asyncio
import random
import string
import time

from benchmarks.attack.attacker import Attacker
from blackgate.service.security.limits import Limits

ADDRESSES = 6
PUBLIC_TABLES = 105
HOST, VICTIM = 30, 31  # sources of ordinary players
REFUSED_PAUSE_S = 0.5
GUESSERS = 4  # of table codes, at the same time


async def table_flood(attacker: Attacker) -> None:
    """Six addresses open as many tables as they can."""
    await attacker.begin()

    async def open_table(number: int) -> None:
        reply = await attacker.request("POST", "/api/tables", {"options": {}, "name": "Flood"}, source=number % ADDRESSES)
        if reply.status != 201:
            await asyncio.sleep(REFUSED_PAUSE_S)

    await attacker.repeat(open_table, 2 * ADDRESSES)


async def public_tables(attacker: Attacker) -> None:
    """105 public tables from six addresses. The public table of an ordinary player must stay listed."""
    body = {"options": {"public": True, "title": "Friday evening"}, "name": "Ana"}
    real = (await attacker.request("POST", "/api/tables", body, source=HOST, count=False)).data()["table"]
    await attacker.begin()
    for number in range(PUBLIC_TABLES):
        body = {"options": {"public": True, "title": f"Flood {number}"}, "name": "Flood"}
        await attacker.request("POST", "/api/tables", body, source=number % ADDRESSES)
    await attacker.wait()
    listed = (await attacker.request("GET", "/api/tables", source=VICTIM, count=False)).data()["tables"]
    attacker.counts["listed"] = len(listed)
    if real not in [line["table"] for line in listed]:
        attacker.problems.append("the public table of an ordinary player is no longer listed")


async def kicked_player(attacker: Attacker) -> None:
    """A player whom the host has removed takes a seat again and again."""
    body = {"options": {"public": True}, "name": "Ana"}
    opened = (await attacker.request("POST", "/api/tables", body, source=HOST, count=False)).data()
    table, host = opened["table"], opened["host"]
    await attacker.begin()

    async def sit_down(_: int) -> None:
        reply = await attacker.request("POST", f"/api/tables/{table}/seats", {"name": "Troll"})
        if reply.status == 201:
            path = f"/api/tables/{table}/seats/{reply.data()['seat']}"
            await attacker.request("DELETE", path, None, host, source=HOST, count=False)
        await asyncio.sleep(REFUSED_PAUSE_S)

    await attacker.repeat(sit_down, copies=1)
    returns = attacker.counts["status 201"] - 1
    if returns > 0:
        attacker.problems.append(f"the removed player came back {returns} times")


async def code_guessing(attacker: Attacker) -> None:
    """One address guesses the codes of tables."""
    chance = random.Random(1)
    await attacker.begin()
    began = time.monotonic()

    async def guess(_: int) -> None:
        code = "".join(chance.choices(string.ascii_uppercase, k=5))
        reply = await attacker.request("GET", f"/api/codes/{code}")
        if reply.status == 429:
            await asyncio.sleep(REFUSED_PAUSE_S)

    await attacker.repeat(guess, GUESSERS)
    guesses = attacker.counts["status 404"] + attacker.counts["status 200"]
    limits = Limits()
    if guesses > limits.wrong_code_burst + limits.wrong_codes_per_min * (time.monotonic() - began) / 60 + GUESSERS:
        attacker.problems.append(f"{guesses} codes were tried in {attacker.target.seconds:.0f} s")
