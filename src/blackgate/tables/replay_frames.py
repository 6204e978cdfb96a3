"""A game frame by frame, for looking back: as one seat saw it, as everybody could, or with all cards open.

Frames come from the same views and the same rows as the news did, so that they tell nobody more than the news (chapter 12).
Who may look through which lens is decided in `afterwards.py`.
"""

import gzip
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Literal, cast

import msgspec
from msgspec import UNSET

from blackgate.catalogue import Edition, edition
from blackgate.errors import RecordError
from blackgate.events import event
from blackgate.game import Game, Record, Step
from blackgate.options import MICHELS
from blackgate.replay import check_chance, check_seed, replay, so_far
from blackgate.service.table_manager import encode
from blackgate.story import Storyteller
from blackgate.tables import messages, patches, state_serializer
from blackgate.tables.hosted_table import LOOKS, HostedTable, last_steps, steps_of
from blackgate.tables.player_names import called
from blackgate.tables.wire import Exposed, Frame, GameOptions, Happening, Language, Replay
from blackgate.wording import distinct

MOST_MOVES = 20_000  # of a record from somewhere else
NOT_MOVES = 3  # lines of a record: header, setup, result
LEVEL = 6  # of compression

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Lens:
    """Through whose eyes, and in which language. Without the tracker nobody is shown again what they should remember."""

    perspective: Literal["seat", "watch", "all"]
    seat: int | None
    lang: Language
    tracker: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    """An entry of a table's log that stands: its number, when it was written."""

    seq: int
    at: int


def marks_of(book: HostedTable) -> dict[int, Mark]:
    """The entries that stand, each by the number of moves made when it was done. What was taken back is not among them."""
    found: dict[int, Mark] = {}
    for page in book.pages:
        if page.what == "started":
            found[0] = Mark(page.seq, page.at)
        if page.steps:
            before = page.steps[0].number - 1
            found = {n: mark for n, mark in found.items() if n <= before}
            found[page.steps[-1].number] = Mark(page.seq, page.at)
    made = steps_of(book.playing())
    return {n: mark for n, mark in found.items() if n <= made}


class Camera:
    """Takes one frame after the other; each says what changed since the one before."""

    def __init__(self, lens: Lens, game: Game, looks: Sequence[str]) -> None:
        options = game.options
        self.names = called(game.seats, looks)
        self.lens = lens
        self.omniscient = lens.perspective == "all"
        self.teller = Storyteller(
            game.edition, lens.lang, self.names, options.michel, lens.seat, teams=options.teams, omniscient=self.omniscient
        )
        self.public: Data | None = None
        self.own: Data | None = None
        self.open: list[Exposed] = []

    def take(self, game: Game, steps: Sequence[Step], mark: Mark | None) -> Frame:
        """The table now, after these moves."""
        lens = self.lens
        made = steps_of(game)
        rows = [row for step in steps for row in step.rows] if made else game.opening
        public = state_serializer.public(game.view(None))
        public_patch, self.public = patches.diff(self.public, public), public
        return Frame(
            n=made,
            seq=None if mark is None else mark.seq,
            at=None if mark is None else mark.at,
            seat=steps[-1].seat if steps else None,
            moves=[game.edition.moves[step.move].text for step in steps],
            happened=cast(list[Happening], state_serializer.happened(rows, lens.seat, game.edition, omniscient=self.omniscient)),
            story=self.teller.tell([event(row) for row in rows]),
            asked=messages.prompt_of(game.view(lens.seat), lens.lang, self.names),
            public=public_patch,
            own=self.own_patch(game) or UNSET,
            open=self.exposed(game) or UNSET,
        )

    def own_patch(self, game: Game) -> Data | None:
        """What changed of what only the seat knows."""
        if self.lens.seat is None:
            return None
        own = messages.own_seen(game.view(self.lens.seat), self.lens.lang, self.names)
        if not self.lens.tracker:
            own |= {"known": [{} for _ in game.seats], "shared": [], "unseen": {}, "legal": [], "told": [], "closed": []}
        patch, self.own = patches.diff(self.own, own), own
        return patch

    def exposed(self, game: Game) -> list[Exposed] | None:
        """Everybody's cards, if any of them changed and all may be seen."""
        if not self.omniscient:
            return None
        everybody = [state_serializer.own(game.view(seat)) for seat in range(game.players)]
        cards = [Exposed(own["hand"], own["background"]) for own in everybody]
        before, self.open = self.open, cards
        return cards if cards != before else None


def frames(
    games: Iterable[Game], lens: Lens, looks: Sequence[str], marks: Mapping[int, Mark] | None = None, since: int = 0
) -> Iterator[Frame]:
    """A frame after each move; with marks, after each entry that is later than `since`. The first one is whole."""
    camera: Camera | None = None
    made = -1
    for game in games:
        camera = camera or Camera(lens, game, looks)
        now = steps_of(game)
        if now == made:  # played out already, or stopped without a winner (14.7)
            if game.outcome is not None and game.outcome.stopped:
                yield camera.take(game, (), None)
            continue
        if marks is not None and now not in marks:
            continue
        mark = None if marks is None else marks[now]
        if mark is None or mark.seq > since:
            yield camera.take(game, last_steps(game, now - max(made, 0)), mark)
        made = now


def developed(
    games: Iterator[Game],
    lens: Lens,
    looks: Sequence[str] = (),
    *,
    marks: Mapping[int, Mark] | None = None,
    since: int = 0,
) -> Replay:
    """A whole game. It is one and the same object that is moved on, so the first one is the last one in the end."""
    game = next(games)
    looks = list(looks) or list(LOOKS[: game.players])  # a record does not say who looks how
    taken = list(frames(chain([game], games), lens, looks, marks, since))
    options, outcome = game.options, game.outcome
    return Replay(
        perspective=lens.perspective,
        seat=lens.seat,
        lang=lens.lang,
        players=distinct(called(game.seats, looks)),
        looks=looks,
        options=GameOptions(
            pack=game.edition.pack.id,
            players=options.players,
            michel=MICHELS[options.michel],
            teams=options.teams,
            calm=options.calm,
            target=options.target,
        ),
        pack_digest=game.edition.pack.digest,
        winners=None if outcome is None else list(outcome.winners),
        frames=taken,
        record_ok=None,
    )


# --- in a process of its own -------------------------------------------------------------------
def of_table(text: str, pack: str, lens: Lens, looks: Sequence[str], marks: Mapping[int, Mark], since: int) -> bytes:
    """A table's game as far as it has come, as compressed JSON."""
    return packed(developed(so_far(Record.parse(text), pack), lens, looks, marks=marks, since=since))


def of_record(text: str, pack: str, lens: Lens) -> bytes:
    """Somebody's record, checked line by line, as compressed JSON."""
    record = parsed(text)
    found = developed(replay(record, pack), lens)
    return packed(msgspec.structs.replace(found, record_ok=is_fair(record, edition(pack))))


def parsed(text: str) -> Record:
    """A record that is not too long to be looked at."""
    record = Record.parse(text)
    if len(record.lines) > MOST_MOVES + NOT_MOVES:
        raise RecordError("error-record-long", line=MOST_MOVES + NOT_MOVES, most=MOST_MOVES)
    return record


def is_fair(record: Record, book: Edition) -> bool:
    """Whether the seed is the promised one, and all chance follows from it; a scripted game is none the worse for it."""
    try:
        check_seed(record, book)
        check_chance(record, book)
    except RecordError:
        return False
    return True


def packed(message: Any) -> bytes:
    """Compressed JSON."""
    return gzip.compress(encode(message), LEVEL)
