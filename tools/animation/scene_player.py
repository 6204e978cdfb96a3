"""Plays a scene at a real table: Ana in the browser, the others over their sockets."""

import asyncio
import threading
from collections.abc import Iterable

from testkit.browser.staged_tables import NAMES, StagedTable
from testkit.service.client import TableClient
from tools.animation.frames import Recorder
from tools.animation.scene import ANA, Move, Scene
from tools.screenshots import SETTLED_MS

READ_MS, GLANCE_MS, END_MS = 2200, 650, 3500  # how long a moment is shown
ACTION_OF = {"roll": "move"}  # moves whose button has another name


class OtherPlayers:
    """The players without a browser, in a thread."""

    def __init__(self, url: str, table: StagedTable, seats: Iterable[int]) -> None:
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.clients = {seat: TableClient(url, table.id, table.seats[seat]) for seat in seats}
        for client in self.clients.values():
            asyncio.run_coroutine_threadsafe(client.connect(), self.loop).result()

    def play(self, seat: int, move: str) -> None:
        asyncio.run_coroutine_threadsafe(self.play_when_legal(self.clients[seat], move), self.loop).result()

    @staticmethod
    async def play_when_legal(client: TableClient, move: str) -> None:
        await client.until(lambda: client.own is not None and move in client.own["legal"], f"the move {move}")
        await client.do("move", moves=[move])

    def close(self) -> None:
        for client in self.clients.values():
            asyncio.run_coroutine_threadsafe(client.disconnect(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)


class ScenePlayer:
    """Plays all moves of a scene and takes the frames. Ana clicks in the browser."""

    def __init__(self, recorder: Recorder, others: OtherPlayers, scene: Scene) -> None:
        self.recorder, self.others, self.scene = recorder, others, scene
        self.page = recorder.page

    def play(self) -> None:
        rival, tool = NAMES[self.scene.rival], self.scene.tool.capitalize()
        say = self.recorder.say
        say("A turn in Blackgate. Ana has two actions.")
        self.recorder.hold(READ_MS)
        search, roll, go, end = self.scene.turn
        say("First action: she searches the room.")
        self.act(search, READ_MS)
        say("Second action: she rolls to move. The die offers two rooms.")
        self.act(roll, READ_MS)
        say("She chooses the Cell Block, and ends her turn.")
        self.act(go, READ_MS)
        self.act(end, GLANCE_MS)
        say(f"The others take their turns. {rival} goes to the Cell Block too.")
        for move in self.scene.others:
            self.act(move, GLANCE_MS)
        say(f"Ana's next turn. {rival} is in the same room, with a {tool}.")
        self.recorder.hold(READ_MS)
        extort, name, lay, answer, reply, surrender, dig = self.scene.extortion
        say("She extorts a Tool at knife-point.")
        self.act(extort, READ_MS)
        say(f"She names the Tool she wants: the {tool}.")
        self.act(name, READ_MS)
        say("She lays a Weapon.")
        self.act(lay, READ_MS)
        say(f"{rival} could hand it over, but fights back.")
        self.act(answer, READ_MS)
        say("Ana lays another Weapon.")
        self.act(reply, READ_MS)
        say(f"{rival} gives up, and takes a Beating. The {tool} is Ana's.")
        self.act(surrender, READ_MS)
        say(f"With the {tool} she digs on: the first prisoner under the wall wins.")
        self.act(dig, END_MS)

    def act(self, move: Move, ms: int) -> None:
        """Play a move and show what follows from it."""
        seat, text = move
        if seat == ANA:
            self.choose(text)
        else:
            self.others.play(seat, text)
            self.page.wait_for_function("() => socketLog.settled()")
        self.page.wait_for_timeout(SETTLED_MS)
        self.recorder.follow()
        self.recorder.hold(ms)

    def choose(self, move: str) -> None:
        """Click the button of an action, and then its details if the page asks for them."""
        choice = self.page.locator(f'[data-move="{move}"]:visible').first
        before = self.page.evaluate("() => socketLog.acked")
        if choice.count() == 0:
            verb = move.split(maxsplit=1)[0]
            self.recorder.click(self.page.locator(f"[data-action={ACTION_OF.get(verb, verb)}]"))
            self.page.wait_for_timeout(SETTLED_MS)
            self.recorder.follow()
        if choice.count() and self.page.evaluate("() => socketLog.acked") == before:
            self.recorder.hold(GLANCE_MS)
            self.recorder.click(choice)
        self.page.wait_for_function("before => socketLog.acked > before && socketLog.settled()", arg=before)
