"""Attacks on the thinking time of bots, which all tables share (finding 3)."""

import asyncio

from benchmarks.attack.attacker import Attacker

TABLES = 40
OPTIONS = {"players": 6, "bots": {str(seat): "boss" for seat in range(6)}, "boss_ms": 2000, "pace_ms": 200}


async def boss_tables(attacker: Attacker) -> None:
    """40 tables of six bosses that think for two seconds each, opened and watched from one address."""
    tables = []
    for _ in range(TABLES):
        opened = (await attacker.request("POST", "/api/tables", {"options": OPTIONS}, count=False)).data()
        tables.append((opened["table"], opened["host"]))
    await attacker.begin()

    async def watch(number: int) -> None:
        table, host = tables[number]
        await attacker.request("POST", f"/api/tables/{table}/start", None, host, count=False)
        async with attacker.socket(table, host) as socket:
            while True:
                await socket.recv(decode=False)
                attacker.counts["news"] += 1
                await asyncio.sleep(0)

    await attacker.repeat(watch, len(tables))
