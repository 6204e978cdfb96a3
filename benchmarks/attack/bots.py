"""Attacks on the thinking time of bots, which all tables share (finding 3)."""

import asyncio

from benchmarks.attack.attacker import Attacker

TABLES_PER_ADDRESS = 20  # as many as an address may open at once
ADDRESSES = 2
OPTIONS = {"players": 6, "bots": {str(seat): "boss" for seat in range(6)}, "boss_ms": 2000, "pace_ms": 200}


async def boss_tables(attacker: Attacker) -> None:
    """40 tables of six bosses that think for two seconds each, all of them watched."""
    tables = []
    for number in range(TABLES_PER_ADDRESS * ADDRESSES):
        source = number // TABLES_PER_ADDRESS
        opened = (await attacker.request("POST", "/api/tables", {"options": OPTIONS}, source=source, count=False)).data()
        tables.append((opened["table"], opened["host"], source))
    await attacker.begin()

    async def watch(number: int) -> None:
        table, host, source = tables[number]
        await attacker.request("POST", f"/api/tables/{table}/start", None, host, source=source, count=False)
        async with attacker.socket(table, host, source=source) as socket:
            while True:
                await socket.recv(decode=False)
                attacker.counts["news"] += 1
                await asyncio.sleep(0)

    await attacker.repeat(watch, len(tables))
