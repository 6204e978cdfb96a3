"""A whole table played with a local host, from its creation to the replay of its game, with every kind of message."""

import gzip
import random
from typing import Any

import msgspec

from blackgate.fairness import share_hash
from blackgate.game import Game
from blackgate.replay import check_chance, check_seed, replay
from blackgate.tables import commands, keys, lesson, pack_description, replay_frames, rulebook_pages, starting, win_chances
from blackgate.tables.messages import table_line
from blackgate.tables.replay_frames import Viewpoint, WantedReplay
from blackgate.tables.wire import Chances, Clock, Lesson, PackBook, Replay, RuleBook, TableOptions
from testkit.tables.local_host import Client, Data, LocalHost

OPTIONS = TableOptions(
    players=4,
    michel="michelle",
    target=20,
    clock=Clock(kind="turn", turn_s=5, reserve_s=0),
    stand_in="random",
    grace_s=60,
    bots={2: "inmate"},
)
ENTRIES = {
    *("sat", "stood", "bot_sat", "rekeyed", "readied", "started", "moved", "undone", "proposed", "answered", "stood_in"),
    *("options_changed", "came_back", "muted", "rematch", "locked", "revealed"),
}


class WholeTable:
    """The script: two people, two bots, one game."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.host = LocalHost(OPTIONS, seed)
        self.commands = 0

    def run(self) -> None:
        """Play everything and check it."""
        self.lobby()
        self.undo()
        self.proposals()
        self.stand_in()
        self.queries()
        self.finish()
        self.after_the_game()

    def send(self, client: Client, kind: str, **fields: Any) -> Data:
        """Send a command or a query with a new id."""
        self.commands += 1
        return self.host.send(client, {"t": kind, "id": f"c{self.commands}", **fields})

    def done(self, client: Client, kind: str, **fields: Any) -> Data:
        """Send a command that must be carried out."""
        answer = self.send(client, kind, **fields)
        assert answer["t"] == "ack", answer
        return answer

    # --- parts of the script -------------------------------------------------------------------------------
    def lobby(self) -> None:
        """Take seats, set bots, make ready, start."""
        host = self.host
        for seat, name in ((0, "Ana"), (1, "Ben"), (3, "Cleo")):
            host.submit(lambda table, seat=seat, name=name: commands.take_seat(table, name, "", f"key {seat}", seat))  # type: ignore[misc]
        host.submit(lambda table: commands.leave_seat(table, 3))
        host.submit(lambda table: commands.set_bot(table, 3, "rookie"))
        host.submit(lambda table: commands.change_options(table, msgspec.structs.replace(OPTIONS, calm=True)))
        host.submit(lambda table: commands.replace_key(table, "seat", 1, "key one"))
        host.submit(lambda table: commands.mute(table, 1, True))
        assert table_line(host.table).free == 0
        self.ana, self.ben = host.join("key 0", "de"), host.join("key one", None)
        host.join("watch", "en")
        host.join("key 0", None)
        self.done(self.ana, "ready", nonce=share_hash("anas"))
        host.submit(starting.start_game)
        self.done(self.ana, "reveal", nonce="anas")
        host.submit(lambda table: starting.deal_game(table, host.now, ()))
        host.join("watch", "fr", since=0)

    def play(self, text: str = "") -> Data:
        """Play one move of the seat to move, and return the answer if it is a person."""
        host = self.host
        seat = host.table.to_move
        assert seat is not None
        if host.table.seats[seat].playing_bot:
            host.run_due()
            return {}
        client = self.ana if seat == 0 else self.ben
        assert client.own is not None
        return self.done(client, "move", version=client.version, moves=[text or self.rng.choice(client.own["legal"])])

    def on_turn(self, seat: int) -> Client:
        """Play until it is a seat's turn and return its client."""
        game = self.host.table.require_game
        while self.host.table.to_move != seat or game().prompt != "turn":
            self.play()
        return self.ana if seat == 0 else self.ben

    def undo(self) -> None:
        """Undo a move that revealed nothing, and check that the game is as before."""
        client = self.on_turn(0)
        before = self.host.table.require_game().to_bytes()
        repeated = {"t": "move", "id": "twice", "version": client.version, "moves": ["end"]}
        assert self.host.send(client, repeated) == self.host.send(client, repeated)
        stale = self.send(client, "undo", version=client.version - 1)
        assert (stale["error"], len(stale["missed"])) == ("stale", 1)
        self.done(client, "undo", version=client.version)
        assert self.host.table.require_game().to_bytes() == before

    def proposals(self) -> None:
        """Propose an undo, a pause and to resume; agree each time."""
        self.on_turn(0)
        self.play()
        for what in ("undo", "pause", "resume"):
            self.done(self.ana, "propose", what=what, version=self.ana.version)
            assert self.ben.info["proposal"]["what"] == what
            self.done(self.ben, "answer", proposal=self.ben.info["proposal"]["n"], yes=True)
            assert self.ben.info["phase"] == ("paused" if what == "pause" else "playing")

    def stand_in(self) -> None:
        """Let a bot stand in for Ben, who then comes back."""
        self.on_turn(1)
        due = self.host.run_due()
        assert due is not None
        assert (due.what, self.ana.info["seats"][1]["stand_in"]) == ("time", "random")
        assert self.send(self.ben, "move", version=self.ben.version, moves=["end"])["error"] == "stood_in"
        self.host.run_due()
        self.done(self.ben, "back")

    def queries(self) -> None:
        """Ask why, chat, ask for a hint; and send commands that are refused."""
        client = self.on_turn(0)
        assert self.send(client, "why", move="end")["reasons"] == []
        illegal = self.send(client, "move", version=client.version, moves=["extort 0"])
        assert [one["name"] for one in illegal["reasons"]] == [
            one["name"] for one in self.send(client, "why", move="extort 0")["reasons"]
        ]
        self.done(client, "say", text="hello")
        assert self.send(self.ben, "say", text="hello")["error"] == "muted"
        self.done(client, "hint")
        assert self.send(self.ben, "hint")["error"] == "not_asked"
        assert self.send(self.host.clients[2], "back")["error"] == "only_watching"

    def finish(self) -> None:
        """Play until the game is over, then agree on a rematch."""
        while self.host.table.phase != "over":
            self.play()
        self.host.submit(lambda table: commands.rematch(table, "next"))
        assert set(self.host.written) == ENTRIES
        again, table = self.host.read_again(), self.host.table
        assert (again.record_text(), again.seats, again.version) == (table.record_text(), table.seats, table.version)

    def after_the_game(self) -> None:
        """Verify the record; make the replay for every viewpoint, the chances, and all pages a client needs."""
        table = self.host.table
        game: Game = table.require_game()
        record = table.record()
        check_seed(record, table.edition)
        check_chance(record, table.edition)
        assert list(replay(record))[-1].outcome == game.outcome
        looks = table.looks()
        pack, positions = table.edition.pack.directory, replay_frames.log_positions(table)
        for viewpoint in (
            Viewpoint("seat", 0, "de"),
            Viewpoint("watch", None, "en", tracker=False),
            Viewpoint("all", None, "fr"),
        ):
            data = replay_frames.gzip_table_replay(record.text, WantedReplay(pack, viewpoint, looks, positions, since=0))
            frames = unzipped(data, Replay).frames
            assert (len(frames), frames[-1].n) == (len(positions), max(positions))
        assert unzipped(replay_frames.gzip_record_replay(record.text, pack, Viewpoint("all", None, "it")), Replay).record_ok
        assert unzipped(win_chances.gzip_record_chances(record.text, pack), Chances).turns[-1].seat is None
        assert unzipped(lesson.gzip_lesson("es"), Lesson).steps
        assert msgspec.json.decode(pack_description.encode_pack(table.edition, "en"), type=PackBook).digest
        assert msgspec.json.decode(rulebook_pages.encode_rulebook("en"), type=RuleBook).chapters


def unzipped(data: bytes, kind: Any) -> Any:
    """Decode compressed JSON, checked against a wire type."""
    return msgspec.json.decode(gzip.decompress(data), type=kind)


def main() -> None:
    """Play one table and print how long its log is."""
    whole = WholeTable(keys.hash_key("a whole table"))
    whole.run()
    print(len(whole.host.log))


if __name__ == "__main__":
    main()
