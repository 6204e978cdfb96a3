"""The mix of modes that one run plays, such as `4:6,2:2,4+michelle:1,6+teams:1,4+calm+target=12:1`."""

import re
from dataclasses import dataclass
from typing import Any, Final

from blackgate.errors import OptionError
from blackgate.options import MICHELS

# Four players the most, because that is what most tables have; then every other number of players and every option.
DEFAULT_MODES: Final = (
    "4:6,2:2,3:1.5,5:1,6:2,4+michel:1,4+michelle:1.5,2+michel:0.5,3+michelle:0.5,5+michel:0.5,6+michelle:0.5,"
    "4+teams:2,6+teams:2,4+teams+michelle:0.5,6+teams+michel:0.5,4+calm:0.5,6+calm:0.25,2+calm:0.25,4+target=5:0.25,4+target=15:0.25"
)
NEXT_MODE: Final = re.compile(r",(?=\s*(?:\d+\s*(?:[+:,]|$)|$))")  # a comma before a number of players, not one in a path
FLAGS: Final = ("teams", "calm", "fair_start")  # options that are on or off


@dataclass(frozen=True)
class Mode:
    """Options of a game, and the weight of this mode in a mix."""

    players: int
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    fair_start: bool = False
    pack: str | None = None
    weight: float = 1.0

    @property
    def arguments(self) -> dict[str, Any]:
        """The options by name, as `Game` and `VectorEnv` take them."""
        names = ("players", "michel", "teams", "calm", "target", "fair_start", "pack")
        return {name: getattr(self, name) for name in names}

    @property
    def name(self) -> str:
        """The mode as it is written in a mix, without its weight."""
        words = [str(self.players)]
        words += [] if self.michel == "none" else [self.michel]
        words += [word for word in FLAGS if getattr(self, word)]
        words += [f"{word}={value}" for word in ("target", "pack") if (value := getattr(self, word)) is not None]
        return "+".join(words)

    @property
    def cost(self) -> float:
        """The time of a step, relative to others. Measured: 2.2 µs with two players, 3.0 with four, 4.1 with six."""
        return 1.2 + 0.47 * self.players


def parse_modes(text: str) -> tuple[Mode, ...]:
    """Return the modes of a mix. Each one is a number of players, options after `+`, and a weight after `:` (else 1).

    The folder of a pack comes last. Its path may have `+` and commas.
    """
    return tuple(parse_mode(part.strip()) for part in NEXT_MODE.split(text) if part.strip())


def parse_mode(text: str) -> Mode:
    """Return one mode of a mix."""
    options, colon, last = text.rpartition(":")
    if not colon:
        options, last = text, "1"
    options, named, pack = options.partition("+pack=")
    if named and not pack:
        raise OptionError("error-learn-mode", mode=text)
    first, *words = options.split("+")
    values: dict[str, Any] = {"pack": pack or None}
    try:
        values["players"] = int(first)
        values["weight"] = float(last)
        for word in words:
            name, _, value = word.partition("=")
            if word in MICHELS:
                values["michel"] = word
            elif word in FLAGS:
                values[word] = True
            elif name == "target":
                values["target"] = int(value)
            else:
                raise OptionError("error-learn-mode", mode=text)
    except ValueError:
        raise OptionError("error-learn-mode", mode=text) from None
    if not values["weight"] > 0:
        raise OptionError("error-learn-mode", mode=text)
    return Mode(**values)


@dataclass(frozen=True)
class Piece:
    """Games of one mode that one worker steps together."""

    mode: int  # its number in the mix
    games: int


def share_out(modes: tuple[Mode, ...], games: int, workers: int) -> list[list[Piece]]:
    """Divide games among workers: as many of each mode as its weight says, and about the same work for every worker.

    The modes are cut into pieces, and the largest piece left always goes to the worker that has the least work.
    """
    counts = divide([mode.weight for mode in modes], games)
    largest = max(1, games // workers // 4)
    pieces: list[Piece] = []
    for mode, count in enumerate(counts):
        parts = max(1, round(count / largest))
        pieces += [Piece(mode, size) for size in divide([1.0] * parts, count) if size]
    shares: list[list[Piece]] = [[] for _ in range(workers)]
    work = [0.0] * workers
    for piece in sorted(pieces, key=lambda piece: -piece.games * modes[piece.mode].cost):
        worker = work.index(min(work))
        shares[worker].append(piece)
        work[worker] += piece.games * modes[piece.mode].cost
    return [share for share in shares if share]


def divide(weights: list[float], total: int) -> list[int]:
    """Divide a number by weights into whole numbers: rounded down, and one more for those with the largest remainders."""
    exact = [total * weight / sum(weights) for weight in weights]
    parts = [int(part) for part in exact]
    order = sorted(range(len(parts)), key=lambda i: parts[i] - exact[i])
    for i in order[: total - sum(parts)]:
        parts[i] += 1
    return parts
