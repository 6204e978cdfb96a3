"""Starts Firefox for Playwright and passes on its messages: `python -m testkit.browser.firefox_relay ARGUMENTS`.

Both speak WebDriver BiDi. But Playwright begins every window with a command that Firefox ESR does not know yet, and gives up
if it fails. Here such a command succeeds without an effect.
"""

import asyncio
import json
import re
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from testkit.browser.firefox import FIREFOX

NOT_NEEDED = {"emulation.setMediaFeaturesOverride"}  # tests choose the theme in the settings of the page
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


def answer_for(answer: str, unanswered: dict[int, str]) -> str:
    """Return the answer to pass on: a success for a command that is not needed and that Firefox does not know."""
    message: dict[str, Any] = json.loads(answer)
    method = unanswered.pop(message.get("id", -1), "")
    if method in NOT_NEEDED and message.get("error") == "unknown command":
        return json.dumps({"type": "success", "id": message["id"], "result": {}})
    return answer


async def relay(playwright: ServerConnection, address: str) -> None:
    """Pass on the messages of one connection, in both directions."""
    unanswered: dict[int, str] = {}
    async with connect(address + "/session", max_size=None, open_timeout=None, ping_interval=None) as firefox:

        async def to_firefox() -> None:
            async for message in playwright:
                command = json.loads(message)
                unanswered[command["id"]] = command["method"]
                await firefox.send(message)
            await firefox.close()

        sending = asyncio.create_task(to_firefox())
        async for message in firefox:
            await playwright.send(answer_for(str(message), unanswered))
        sending.cancel()


async def main() -> int:
    """Start Firefox, and print the address of the relay where Firefox would print its own."""
    assert FIREFOX is not None
    firefox = await asyncio.create_subprocess_exec(FIREFOX, *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr is not None
    address = ""

    async def accept(playwright: ServerConnection) -> None:
        await relay(playwright, address)

    async with serve(accept, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in firefox.stderr:
            found = LISTENING.search(line)
            if found:
                address = found[1].decode()
                print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
            else:
                sys.stderr.buffer.write(line)
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
