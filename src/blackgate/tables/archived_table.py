"""A table of another version of the rules, read from its log without an engine.

It cannot be played on here, but its players and its record are available. A log of version 1 holds only moves and the seed,
from which Blackgate 0.1 derives everything else; from version 2 on the log also holds the cards and rolls.
"""

import json
from dataclasses import dataclass

from blackgate.catalogue import edition
from blackgate.fairness import join_seed, sha256
from blackgate.game import Game, Step
from blackgate.record import FORMAT, TABLE_FORMAT
from blackgate.tables import entries
from blackgate.tables.hosted_table import HostedTable, Phase
from blackgate.tables.table_parts import OpenProposal, PlayedCommand, UndoneCommands

RECORD_FORMATS = {1: 1}  # record format by version of the rules, where it is not the current one


@dataclass(frozen=True, slots=True)
class ArchivedMove:
    """One move as the log has it."""

    seat: int
    text: str
    out: list[str]


class ArchivedTable(HostedTable):
    """A table whose moves are only text; seats, keys and proposals work as at any table."""

    proposal: OpenProposal | None

    def __init__(self, table: str, at: int, created: entries.Created, phase: Phase) -> None:
        super().__init__(table, at, created, edition())  # nothing is played here, so any pack will do
        self.last_phase = phase  # from the index: without its rules we cannot tell whether a game is over
        self.setup: dict[str, object] | None = None
        self.moves: list[ArchivedMove] = []
        self.begun: bool = False

    @property
    def phase(self) -> Phase:
        """The phase when a program of the table's own version last wrote to it."""
        return self.last_phase

    @property
    def seed(self) -> str | None:
        """The whole seed, once the game is over or aborted; None before."""
        return join_seed(self.creation.seed, self.nonces) if self.laid_open else None

    @property
    def laid_open(self) -> bool:
        """Whether a game was played or aborted here and can never go on."""
        return self.begun and self.ended

    def start_game(self, entry: entries.Started) -> None:
        """Keep the setup, if the log has it."""
        for seat, nonce in zip(self.seats, entry.nonces, strict=True):
            seat.nonce = nonce
        self.begun = True
        self.setup = entry.setup
        self.reserve: list[int] = [0] * self.options.players

    def play(self, entry: entries.Moved, after: Game | None) -> tuple[Step, ...]:
        """Keep the moves of a command."""
        self.played_commands.append(
            PlayedCommand(self.seq + 1, entry.seat, len(self.moves), True, self.to_move_since, self.reserve)
        )
        for number, text in enumerate(entry.moves):
            self.moves.append(ArchivedMove(entry.seat, text, entry.out[number] if entry.out is not None else []))
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None
        return ()

    def undo_command(self, seat: int) -> UndoneCommands:
        """Remove a seat's last command and everything after it."""
        last, undone = self.pop_commands(seat)
        del self.moves[last.moves_before :]
        self.proposal = None
        return undone

    def promised(self) -> dict[str, object]:
        """Return what the header says of the terms of the game; nothing if they were not published."""
        if not self.terms:
            return {}
        terms = json.loads(self.terms)
        return {"blackgate": TABLE_FORMAT, "options": terms["options"], "commit": sha256(self.terms), "shares": terms["shares"]}

    def record_text(self) -> str:
        """Return the record as far as the log has it, in the format of its own version."""
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
                "blackgate": RECORD_FORMATS.get(self.creation.rules, FORMAT),
                "rules": self.creation.rules,
                "pack": chosen.pack,
                "digest": self.creation.digest,
                "options": options,
                "seats": self.names(),
                "commit": self.commit,
                **self.promised(),
            },
            {"setup": self.setup},
        ]
        for number, move in enumerate(self.moves, start=1):
            line: dict[str, object] = {"n": number, "seat": move.seat, "move": move.text}
            lines.append({**line, "out": move.out} if move.out else line)
        lines.append({"result": None, "seed": self.seed})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
