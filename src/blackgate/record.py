"""Records of games in JSON Lines (docs/record-format.md).

`Record` in game.py adds replaying.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from blackgate.base_game import BaseGame, Step
from blackgate.catalogue import Edition
from blackgate.engine import events as ev
from blackgate.engine.setup import Options
from blackgate.errors import RecordError
from blackgate.options import MICHELS
from blackgate.texts import problem_of

FORMAT = 2  # of docs/record-format.md: raised when records are written or read in another way
TABLE_FORMAT = 3  # of a record with hashes of shares, of an aborted game, or with `fair_start`: format 2 has none of these
RULES = 2  # of docs/rules.md: raised when a recorded game would go another way


@dataclass(frozen=True)
class BaseRecord:
    """The lines of a record, without replaying, which `Record` adds."""

    lines: tuple[dict[str, object], ...]

    @classmethod
    def of(cls, game: BaseGame) -> Self:
        """Return the record of a game. Result and seed are part of it once the game is over."""
        lines: list[dict[str, object]] = [header(game), {"setup": setup_of(game)}]
        lines += [move_line(game.edition, step) for step in game.steps]
        outcome = game.outcome
        if outcome is not None:
            result = {"winner": list(outcome.winners), "points": list(outcome.points), "turns": outcome.turns}
            lines.append({"result": result, "seed": game.seed})
        return cls(tuple(lines))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a record; raise `RecordError` with the line that is wrong."""
        rows = text.split("\n")
        check_format(parse_line(rows[0]) or {})  # first: a file of another kind is not a record that was cut off
        if rows.pop():
            raise RecordError("error-record-truncated", line=len(rows) + 1)
        lines: list[dict[str, object]] = []
        for number, row in enumerate(rows, start=1):
            line = parse_line(row)
            if line is None:
                raise RecordError("error-record-json", line=number)
            lines.append(line)
        return cls(tuple(lines))

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Read a record from a file."""
        try:
            data = Path(path).read_bytes()
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError("error-record-json", line=data[: error.start].count(b"\n") + 1) from None
        except OSError as error:
            raise RecordError("error-record-file", line=0, file=str(path), problem=problem_of(error)) from None
        return cls.parse(text)

    @property
    def text(self) -> str:
        """The text of the record, as in a file."""
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in self.lines)

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text, encoding="utf-8", newline="\n")

    @property
    def header(self) -> dict[str, object]:
        """The first line."""
        return self.lines[0]

    @property
    def aborted(self) -> bool:
        """Whether the game was aborted: it has a seed, but no result."""
        return self.header.get("blackgate") == TABLE_FORMAT and self.lines[-1].get("result", True) is None

    @property
    def digest(self) -> str:
        """A digest that identifies this game."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def parse_line(row: str) -> dict[str, object] | None:
    """Return the JSON object of a line; None if it is none."""
    try:
        line = json.loads(row)
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def check_format(head: dict[str, object]) -> None:
    """Raise if this is not the header of a record, or one of another format."""
    version = head.get("blackgate")
    if isinstance(version, bool) or not isinstance(version, int):
        raise RecordError("error-record-foreign", line=1)
    if version not in (FORMAT, TABLE_FORMAT):
        raise RecordError("error-record-format", line=1, found=version, read=f"{FORMAT}, {TABLE_FORMAT}")


def header(game: BaseGame) -> dict[str, object]:
    """Return the first line of a record."""
    return {
        "blackgate": TABLE_FORMAT if game.options.fair_start else FORMAT,
        **shape(game.edition, game.options),
        "seats": list(game.seats),
        "commit": game.commit,
    }


def shape(edition: Edition, options: Options) -> dict[str, object]:
    """Return the part of a header that shapes the game."""
    return {
        "rules": RULES,
        "pack": edition.pack.id,
        "digest": edition.pack.digest,
        "options": {
            "players": options.players,
            "michel": MICHELS[options.michel],
            "teams": options.teams,
            "calm": options.calm,
            "target": options.target,
            "first_player": None if options.first < 0 else options.first,
            **({"fair_start": True} if options.fair_start else {}),
        },
    }


def setup_of(game: BaseGame) -> dict[str, object]:
    """Return the second line: the deal."""
    deal = game.deal
    if deal is None:
        raise RecordError("error-record-sampled", line=0)
    edition = game.edition
    return {
        "first": deal.first,
        "backgrounds": [edition.backgrounds[background] for background in deal.backgrounds],
        "hands": [[edition.kinds[kind] for kind in hand] for hand in deal.hands],
        "gangs": {gang: [edition.gang_cards[card] for card in deal.gangs[i]] for i, gang in enumerate(edition.gangs)},
    }


def move_line(edition: Edition, step: Step) -> dict[str, object]:
    """Return the line of a move, with its chance outcomes."""
    line: dict[str, object] = {"n": step.number, "seat": step.seat, "move": edition.moves[step.move].text}
    out = outcomes(edition, step.rows)
    if out:
        line["out"] = out
    return line


def outcomes(edition: Edition, rows: list[tuple[int, int, int, int, int]]) -> list[str]:
    """Return the chance outcomes among some events, in order."""
    found: list[str] = []
    for what, a, b, c, d in rows:
        if what in (ev.ROLLED, ev.REROLLED, ev.MICHEL_ROLLED):
            found.append(f"die {b}")
        elif what == ev.DREW:
            found.append(f"draw {edition.kinds[b]}")
        elif what == ev.SHUFFLED:
            found.append("shuffle")
        elif what == ev.MICHEL_SHUFFLED:
            found.append("michel shuffle")
        elif what == ev.MICHEL_SHOWED:
            found.append(edition.michel_cards[b])
        elif what == ev.TAKEN and d == ev.RANDOM:
            found.append(f"random {edition.kinds[c]}")
        elif what == ev.DISCARDED and c == ev.WHY_BEATEN_RANDOM:
            found.append(f"random {edition.kinds[b]}")
        elif what == ev.DEALT:
            found.append(f"deal {a} {edition.kinds[b]}")
    return found
