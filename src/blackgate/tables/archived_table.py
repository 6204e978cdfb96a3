"""A table of another version of the rules or of the log: its people and its record, read from the log without an engine.

It cannot be played on here, but it is not lost. What version 1 kept of a game are its moves and its seed, from which
Blackgate 0.1 derives everything else; from version 2 on the cards and rolls are in the log as well.
"""

import json
from dataclasses import dataclass

from blackgate.catalogue import edition
from blackgate.fairness import mixed
from blackgate.game import Game, Step
from blackgate.record import FORMAT
from blackgate.tables import entries as en
from blackgate.tables.hosted_table import HostedTable, Phase, PlayedCommand

RECORD_FORMATS = {1: 1}  # the record format that belonged to rules of another version


@dataclass(frozen=True, slots=True)
class Move:
    """One move as the log has it."""

    seat: int
    text: str
    out: list[str]


class ArchivedTable(HostedTable):
    """The same people, keys and proposals as in any table, but moves are only text."""

    def __init__(self, table: str, at: int, created: en.Created, phase: Phase) -> None:
        super().__init__(table, at, created, edition())  # nothing is played here: any pack will do
        self.last_phase = phase  # as the index has it: only the rules could tell whether a game is over
        self.setup: dict[str, object] | None = None
        self.moves: list[Move] = []

    @property
    def phase(self) -> Phase:
        """Where the table stood when a program of its version last wrote to it."""
        return self.last_phase

    @property
    def seed(self) -> str | None:
        """The whole seed, once the game is over."""
        return mixed(self.head.seed, self.nonces) if self.phase == "over" else None

    def begin(self, entry: en.Started) -> None:
        """Keep what was dealt, if the log says it."""
        for chair, nonce in zip(self.chairs, entry.nonces, strict=True):
            chair.nonce = nonce
        self.setup = entry.setup
        self.reserve = [0] * self.options.players

    def move(self, entry: en.Moved, after: Game | None) -> tuple[Step, ...]:
        """Keep the moves of a command."""
        self.turned.append(PlayedCommand(entry.seat, len(self.moves), True, self.asked_since, self.reserve))
        for number, text in enumerate(entry.moves):
            self.moves.append(Move(entry.seat, text, entry.out[number] if entry.out is not None else []))
        if self.consent is not None and self.consent.what == "undo":
            self.consent = None
        return ()

    def take_back(self, seat: int) -> None:
        """A seat's last command has not happened, nor anything after it."""
        del self.moves[self.pop_command(seat).before :]
        self.consent = None

    def record_text(self) -> str:
        """The record as far as the log tells it, in the format of its own version."""
        chosen = self.options
        options = {
            "players": chosen.players,
            "michel": chosen.michel,
            "teams": chosen.teams,
            "calm": chosen.calm,
            "target": chosen.target,
            "first_player": chosen.first_player,
        }
        lines: list[dict[str, object]] = [
            {
                "blackgate": RECORD_FORMATS.get(self.head.rules, FORMAT),
                "rules": self.head.rules,
                "pack": chosen.pack,
                "digest": self.head.digest,
                "options": options,
                "seats": self.names(),
                "commit": self.commit,
            },
            {"setup": self.setup},
        ]
        for number, move in enumerate(self.moves, start=1):
            line: dict[str, object] = {"n": number, "seat": move.seat, "move": move.text}
            lines.append({**line, "out": move.out} if move.out else line)
        lines.append({"result": None, "seed": self.seed})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
