"""Replays: a game frame by frame, as one seat saw it, as a spectator saw it, or with all cards open.

Frames come from the same views and event rows as the news, so they reveal no more than the news did (chapter 12).
`tables/api/viewpoints.py` decides which viewpoint a client may see.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import UNSET

from blackgate.catalogue import Edition, edition
from blackgate.errors import RecordError
from blackgate.event_text import EventText
from blackgate.events import event
from blackgate.game import Game, Record, Step
from blackgate.options import MICHELS
from blackgate.replay import chance_checks, check_seed, replay, replay_so_far
from blackgate.tables import messages
from blackgate.tables.encoding import gzip_json
from blackgate.tables.game_steps import move_count
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.player_names import display_names, recorded_looks
from blackgate.tables.steps import Steps, take_all
from blackgate.tables.updates import patches, state_serializer
from blackgate.tables.wire import Exposed, Frame, GameOptions, Happening, Language, Replay

MAX_MOVES = 20_000  # of an uploaded record
OTHER_LINES = 3  # lines of a record that are not moves: header, setup, result

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The view a replay shows, and its language. Without the tracker it leaves out what the player had to remember."""

    perspective: Literal["seat", "watch", "all"]
    seat: int | None
    lang: Language
    tracker: bool = True


@dataclass(frozen=True, slots=True)
class LogPosition:
    """An entry of a table's log: its number, and when it was written."""

    seq: int
    at: int


@dataclass(frozen=True, slots=True)
class WantedReplay:
    """What a replay of a table's game is built from in another process, apart from the record."""

    pack: str  # its folder
    viewpoint: Viewpoint
    looks: Sequence[str]
    positions: Mapping[int, LogPosition]  # by number of moves
    since: int  # the entry after which the frames begin


def log_positions(table: HostedTable) -> dict[int, LogPosition]:
    """Return the entries with moves by the number of moves after them. Entries that were undone are left out."""
    found: dict[int, LogPosition] = {}
    for entry in table.log:
        if entry.what == "started":
            found[0] = LogPosition(entry.seq, entry.at)
        if entry.steps:
            before = entry.steps[0].number - 1
            found = {n: position for n, position in found.items() if n <= before}
            found[entry.steps[-1].number] = LogPosition(entry.seq, entry.at)
    made = move_count(table.require_game())
    return {n: position for n, position in found.items() if n <= made}


class FrameBuilder:
    """Builds frames one after the other; each has the changes since the one before."""

    def __init__(self, viewpoint: Viewpoint, game: Game, looks: Sequence[str]) -> None:
        options = game.options
        self.names: Final = display_names(game.seats, looks)
        self.viewpoint = viewpoint
        self.omniscient: Final = viewpoint.perspective == "all"
        self.event_text: Final = EventText(
            game.edition,
            viewpoint.lang,
            self.names,
            options.michel,
            viewpoint.seat,
            teams=options.teams,
            omniscient=self.omniscient,
        )
        self.public: Data | None = None
        self.own: Data | None = None
        self.open: list[Exposed] = []

    def build(self, game: Game, steps: Sequence[Step], position: LogPosition | None) -> Frame:
        """Return the frame of the current position, after the moves of `steps`."""
        viewpoint = self.viewpoint
        made = move_count(game)
        rows = [row for step in steps for row in step.rows] if made else game.opening
        public = state_serializer.public(game.view(None))
        public_patch, self.public = patches.diff(self.public, public), public
        return Frame(
            n=made,
            seq=None if position is None else position.seq,
            at=None if position is None else position.at,
            seat=steps[-1].seat if steps else None,
            moves=[game.edition.moves[step.move].text for step in steps if self.omniscient or step.seat == viewpoint.seat],
            happened=cast(
                list[Happening], state_serializer.happenings(rows, viewpoint.seat, game.edition, omniscient=self.omniscient)
            ),
            story=self.event_text.sentences([event(row) for row in rows]),
            asked=messages.prompt_sentence(game.view(viewpoint.seat), viewpoint.lang, self.names),
            public=public_patch,
            own=self.own_patch(game) or UNSET,
            open=self.exposed(game) or UNSET,
        )

    def own_patch(self, game: Game) -> Data | None:
        """Return the patch of what only the seat knows; None for other viewpoints."""
        if self.viewpoint.seat is None:
            return None
        own = messages.own_state_of_view(game.view(self.viewpoint.seat), self.viewpoint.lang, self.names)
        if not self.viewpoint.tracker:
            own |= {"known": [{} for _ in game.seats], "shared": [], "unseen": {}, "legal": [], "told": [], "closed": []}
        patch, self.own = patches.diff(self.own, own), own
        return patch

    def exposed(self, game: Game) -> list[Exposed] | None:
        """Return the hidden cards of all seats if they may be seen and any of them changed."""
        if not self.omniscient:
            return None
        seats = [state_serializer.own(game.view(seat)) for seat in range(game.players)]
        cards = [Exposed(own["hand"], own["background"]) for own in seats]
        before, self.open = self.open, cards
        return cards if cards != before else None


def frames(
    games: Iterable[Game],
    viewpoint: Viewpoint,
    looks: Sequence[str],
    positions: Mapping[int, LogPosition] | None = None,
    since: int = 0,
) -> Iterator[Frame]:
    """Yield a frame per move; with `positions`, per entry later than `since`. The first frame is complete."""
    builder: FrameBuilder | None = None
    made = -1
    for game in games:
        builder = builder or FrameBuilder(viewpoint, game, looks)
        now = move_count(game)
        if now == made:  # the result, or the game was stopped without a winner (14.7)
            if game.outcome is not None and game.outcome.stopped:
                yield builder.build(game, (), None)
            continue
        if positions is not None and now not in positions:
            continue
        position = None if positions is None else positions[now]
        if position is None or position.seq > since:
            yield builder.build(game, tuple(game.last_steps(now - max(made, 0))), position)
        made = now


def build_replay(
    games: Iterator[Game],
    viewpoint: Viewpoint,
    looks: Sequence[str] = (),
    *,
    positions: Mapping[int, LogPosition] | None = None,
    since: int = 0,
) -> Steps[Replay]:
    """Return the replay of a whole game, given its positions. A step is a frame."""
    game = next(games)  # one object, which `games` moves on: at the end it is the last position
    looks = list(looks) or recorded_looks(game.seats)
    built: list[Frame] = []
    for frame in frames(chain([game], games), viewpoint, looks, positions, since):
        built.append(frame)
        yield
    options, outcome = game.options, game.outcome
    return Replay(
        perspective=viewpoint.perspective,
        seat=viewpoint.seat,
        lang=viewpoint.lang,
        players=display_names(game.seats, looks),
        looks=looks,
        options=GameOptions(
            pack=game.edition.pack.id,
            players=options.players,
            michel=MICHELS[options.michel],
            teams=options.teams,
            calm=options.calm,
            target=options.target,
            fair_start=options.fair_start,
        ),
        pack_digest=game.edition.pack.digest,
        winners=None if outcome is None else list(outcome.winners),
        frames=built,
        record_ok=None,
    )


# --- of a table, of a record -------------------------------------------------------------------
def table_replay(record: str, wanted: WantedReplay) -> Steps[Replay]:
    """Return the replay of a table's game so far, in steps."""
    games = replay_so_far(Record.parse(record), wanted.pack)
    return build_replay(games, wanted.viewpoint, wanted.looks, positions=wanted.positions, since=wanted.since)


def record_replay(text: str, pack: str, viewpoint: Viewpoint) -> Steps[Replay]:
    """Return the replay of an uploaded record, in steps; raise RecordError if it is not valid."""
    record = parse_record(text)
    found = yield from build_replay(replay(record, pack), viewpoint)
    fair = yield from is_fair(record, edition(pack))
    return msgspec.structs.replace(found, record_ok=fair)


# --- as compressed JSON ------------------------------------------------------------------------
def gzip_table_replay(record: str, wanted: WantedReplay) -> bytes:
    """Return the replay of a table's game so far as compressed JSON."""
    return gzip_json(take_all(table_replay(record, wanted)))


def gzip_record_replay(text: str, pack: str, viewpoint: Viewpoint) -> bytes:
    """Return the replay of an uploaded record as compressed JSON; raise RecordError if it is not valid."""
    return gzip_json(take_all(record_replay(text, pack, viewpoint)))


def parse_record(text: str) -> Record:
    """Parse a record; refuse one that is too long."""
    record = Record.parse(text)
    if len(record.lines) > MAX_MOVES + OTHER_LINES:
        raise RecordError("error-record-long", line=MAX_MOVES + OTHER_LINES, most=MAX_MOVES)
    return record


def is_fair(record: Record, edition: Edition) -> Steps[bool]:
    """Return whether the seed matches the commitment and all chance follows from the seed; false for a scripted game."""
    try:
        check_seed(record, edition)
        yield from chance_checks(record, edition)
    except RecordError:
        return False
    return True
