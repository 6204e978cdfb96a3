"""Replays a record and checks every line: the setup, each move, each chance outcome, the result."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from blackgate.base_game import BaseGame
from blackgate.catalogue import Edition, find_edition
from blackgate.catalogue import edition as load_edition
from blackgate.engine.chance import (
    FOR_DEAL,
    FOR_DIE,
    FOR_DRAW,
    FOR_MICHEL,
    FOR_RANDOM,
    ChanceError,
    RecordedChance,
)
from blackgate.engine.setup import Deal, Options, extra_cards, full_deck
from blackgate.errors import BlackgateError, RecordError
from blackgate.options import MICHELS, check_names, check_options
from blackgate.record import RULES, TABLE_FORMAT, BaseRecord, outcomes
from blackgate.texts import Text

if TYPE_CHECKING:
    from pathlib import Path

SMALL_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)
SHARE = re.compile(r"(sha256:[0-9a-f]{64})?", re.ASCII)
HEADER = dict.fromkeys(("blackgate", "rules", "pack", "digest", "options", "seats", "commit"))
OPTIONS = dict.fromkeys(("players", "michel", "teams", "calm", "target", "first_player"))
OUTCOMES = {"die": FOR_DIE, "draw": FOR_DRAW, "random": FOR_RANDOM}

G = TypeVar("G", bound=BaseGame)


def replay(record: BaseRecord, game_class: type[G], pack: "Edition | Path | str | None" = None) -> Iterator[G]:
    """Yield a game of class `game_class` after the setup and after each move; check the result at the end."""
    last: G | None = None
    for last in replay_so_far(record, game_class, pack):
        yield last
    number = len(record.lines)
    if last is None or "result" not in record.lines[-1]:
        raise RecordError("error-record-truncated", line=number)
    if record.aborted:
        check_aborted(record.lines[-1], number, last)
    else:
        check_result(record.lines[-1], number, last)
    yield last


def replay_so_far(record: BaseRecord, game_class: type[G], pack: "Edition | Path | str | None" = None) -> Iterator[G]:
    """Yield a game after the setup and after each move, of a record that may have no result yet."""
    edition = edition_of(record) if pack is None else load_edition(pack)
    options, names, commit = read_header(record, edition)
    if len(record.lines) < 2:
        raise RecordError("error-record-truncated", line=len(record.lines))
    if set(record.lines[1]) != {"setup"}:
        raise wrong(2, "keys", sorted(record.lines[1]), "setup")
    dealt = read_setup(record.lines[1]["setup"], edition, options)
    chance = RecordedChance()
    game = game_class.dealt(edition, options, names, dealt, chance, "", commit)
    yield game
    for number, line in enumerate(record.lines[2:], start=3):
        if "result" in line:
            if number != len(record.lines):
                raise RecordError("error-record-after-result", line=number + 1)
            return
        play_line(line, number, edition, game, chance)
        yield game


def edition_of(record: BaseRecord) -> Edition:
    """Return the pack that a record names, if it comes with the program; otherwise the classic one, which does not fit."""
    return find_edition(str(record.header.get("digest"))) or load_edition()


def wrong(line: int, key: str, found: object, expected: str | Text) -> RecordError:
    """Return the error for a wrong value."""
    return RecordError("error-record-value", line=line, key=key, found=repr(found), expected=expected)


def read_header(record: BaseRecord, edition: Edition) -> tuple[Options, tuple[str, ...], str]:
    """Read options, names and commitment from the first line."""
    head = record.header
    if not HEADER.keys() <= head.keys() <= HEADER.keys() | ({"shares"} if head.get("blackgate") == TABLE_FORMAT else set()):
        raise wrong(1, "keys", sorted(head), ", ".join(HEADER))
    if head["rules"] != RULES or isinstance(head["rules"], bool):
        raise RecordError("error-record-rules", line=1, found=str(head["rules"]), played=RULES)
    if head["pack"] != edition.pack.id or head.get("digest") != edition.pack.digest:
        raise RecordError("error-record-pack", line=1, pack=str(head.get("pack")), digest=edition.pack.digest)
    options = read_options(head)
    seats = head.get("seats")
    commit = head.get("commit")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise wrong(1, "seats", seats, Text("expected-names"))
    if not isinstance(commit, str):
        raise wrong(1, "commit", commit, "sha256:…")
    try:
        checked, names = check_options(edition, **options), check_names(edition, options["players"], seats)
    except BlackgateError as error:
        raise RecordError("error-record-move", line=1, problem=error) from None
    return checked, names, commit


def read_options(head: dict[str, object]) -> dict[str, Any]:
    """Read the options from the first line, and check their types."""
    options = head["options"]
    known = OPTIONS.keys() | ({"fair_start"} if head["blackgate"] == TABLE_FORMAT else set())
    if not isinstance(options, dict) or not OPTIONS.keys() <= options.keys() <= known:
        raise wrong(1, "options", options, ", ".join(OPTIONS))
    if options["michel"] not in MICHELS:
        raise wrong(1, "options.michel", options["michel"], ", ".join(MICHELS))
    for key in ("teams", "calm"):
        if not isinstance(options[key], bool):
            raise wrong(1, f"options.{key}", options[key], "true, false")
    if options.get("fair_start", True) is not True:
        raise wrong(1, "options.fair_start", options["fair_start"], "true")
    for key in ("players", "target"):
        if isinstance(options[key], bool) or not isinstance(options[key], int):
            raise wrong(1, f"options.{key}", options[key], Text("expected-whole"))
    return options


def read_shares(record: BaseRecord) -> list[str] | None:
    """Read the hashes of all shares from the first line; None in a record without them."""
    shares, seats = record.header.get("shares"), record.header.get("seats")
    if shares is None:
        return None
    if not isinstance(shares, list) or not isinstance(seats, list) or len(shares) != len(seats):
        raise wrong(1, "shares", shares, "sha256:…")
    if not all(isinstance(share, str) and SHARE.fullmatch(share) for share in shares):
        raise wrong(1, "shares", shares, "sha256:…")
    return shares


def numbers_of(line: int, key: str, found: object, names: list[str], count: int) -> list[int]:
    """Return the numbers of a list of `count` ids."""
    if not isinstance(found, list) or len(found) != count or any(name not in names for name in found):
        raise wrong(line, key, found, Text("expected-ids", count=count))
    return [names.index(name) for name in found]


def read_setup(found: object, edition: Edition, options: Options) -> Deal:
    """Read the second line: the deal."""
    if not isinstance(found, dict) or set(found) != {"first", "backgrounds", "hands", "gangs"}:
        raise wrong(2, "setup", found, "first, backgrounds, hands, gangs")
    first = found["first"]
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < options.players:
        raise wrong(2, "first", first, f"0 … {options.players - 1}")
    if options.first not in (first, -1):
        raise wrong(2, "first", first, str(options.first))
    backgrounds = numbers_of(2, "backgrounds", found["backgrounds"], edition.backgrounds, options.players)
    if len(set(backgrounds)) != len(backgrounds):
        raise wrong(2, "backgrounds", found["backgrounds"], Text("expected-different"))
    hands = found["hands"]
    if not isinstance(hands, list) or len(hands) != options.players:
        raise wrong(2, "hands", hands, Text("expected-so-many-hands", count=options.players))
    rb = edition.rulebook
    sizes = [rb.start_hand + extra_cards(rb, options, (seat - first) % options.players) for seat in range(options.players)]
    dealt = [numbers_of(2, "hands", hand, edition.kinds, int(size)) for hand, size in zip(hands, sizes, strict=True)]
    deck = full_deck(edition.rulebook, options.calm)
    for kind in (kind for hand in dealt for kind in hand):
        deck[kind] -= 1
        if deck[kind] < 0:
            raise wrong(2, "hands", edition.kinds[kind], Text("expected-deck"))
    gangs = found["gangs"]
    if not isinstance(gangs, dict) or set(gangs) != set(edition.gangs):
        raise wrong(2, "gangs", gangs, ", ".join(edition.gangs))
    piles = []
    for i, gang in enumerate(edition.gangs):
        own = [card for card in range(len(edition.gang_cards)) if edition.rulebook.gang_of[card] == i]
        pile = numbers_of(2, f"gangs.{gang}", gangs[gang], edition.gang_cards, len(own))
        if sorted(pile) != own:
            raise wrong(2, f"gangs.{gang}", gangs[gang], Text("expected-gang-pile"))
        piles.append(pile)
    return Deal(first, backgrounds, dealt, piles)


def read_outcome(text: object, edition: Edition, line: int) -> tuple[int, int, int] | None:
    """Read a chance outcome. Return None for a shuffle, which follows from the cards."""
    words = text.split(" ") if isinstance(text, str) else []
    if text in ("shuffle", "michel shuffle"):
        return None
    if len(words) == 2 and words[0] == "die" and SMALL_NUMBER.fullmatch(words[1]):
        return FOR_DIE, -1, int(words[1])
    if len(words) == 2 and words[0] in OUTCOMES and words[1] in edition.kinds:
        return OUTCOMES[words[0]], -1, edition.kinds.index(words[1])
    if len(words) == 3 and words[0] == "deal" and SMALL_NUMBER.fullmatch(words[1]) and words[2] in edition.kinds:
        return FOR_DEAL, int(words[1]), edition.kinds.index(words[2])
    faces = edition.michel_cards
    if text in faces:
        return FOR_MICHEL, -1, faces.index(str(text))
    raise wrong(line, "out", text, "die, draw, shuffle, michel, random, deal")


def play_line(line: dict[str, object], number: int, edition: Edition, game: BaseGame, chance: RecordedChance) -> None:
    """Play one move of the record."""
    if not {"n", "seat", "move"} <= set(line) <= {"n", "seat", "move", "out"}:
        raise wrong(number, "keys", sorted(line), "n, seat, move, out")
    if line["n"] != number - 2 or isinstance(line["n"], bool):
        raise wrong(number, "n", line["n"], str(number - 2))
    if game.to_move is None:
        raise RecordError("error-record-over", line=number)
    if line["seat"] != game.to_move or isinstance(line["seat"], bool):
        raise wrong(number, "seat", line["seat"], str(game.to_move))
    out = line.get("out", [])
    if not isinstance(out, list) or ("out" in line and not out):
        raise wrong(number, "out", out, "[…]")
    read = [read_outcome(text, edition, number) for text in out]
    chance.load([outcome for outcome in read if outcome is not None])
    move = line["move"]
    if not isinstance(move, str):
        raise wrong(number, "move", move, Text("expected-move"))
    try:
        if edition.move(move).text != move:
            raise wrong(number, "move", move, edition.move(move).text)
        game.play(move)
    except ChanceError as error:
        raise wrong(number, "out", out, Text(f"expected-chance-{error}")) from None
    except BlackgateError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("error-record-move", line=number, problem=error) from None
    happened = outcomes(edition, game.last.rows if game.last is not None else [])
    if chance.left or happened != out:
        raise wrong(number, "out", out, str(happened))


def check_result(line: dict[str, object], number: int, game: BaseGame) -> None:
    """Check the last line: winners, points, turns and seed."""
    result = line["result"]
    if set(line) - {"result", "seed"}:
        raise wrong(number, "keys", sorted(line), "result, seed")
    if game.outcome is None and isinstance(result, dict) and result.get("winner") == []:
        try:
            game.stop()
        except BlackgateError as error:
            raise RecordError("error-record-move", line=number, problem=error) from None
    outcome = game.outcome
    if outcome is None:
        raise RecordError("error-record-truncated", line=number)
    expected = {"winner": list(outcome.winners), "points": list(outcome.points), "turns": outcome.turns}
    if result != expected:
        raise wrong(number, "result", result, str(expected))
    read_seed(line, number, game)


def check_aborted(line: dict[str, object], number: int, game: BaseGame) -> None:
    """Check the last line of a game that was aborted: it has a seed, and the game is not over."""
    if set(line) - {"result", "seed"}:
        raise wrong(number, "keys", sorted(line), "result, seed")
    if game.outcome is not None:
        raise wrong(number, "result", None, "{…}")
    read_seed(line, number, game)


def read_seed(line: dict[str, object], number: int, game: BaseGame) -> None:
    """Read the seed from the last line."""
    seed = line.get("seed")
    if not isinstance(seed, str) or not is_utf8(seed):
        raise wrong(number, "seed", seed, "…")
    game.seed = seed


def is_utf8(text: str) -> bool:
    """Return whether a text can be encoded; JSON allows lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
