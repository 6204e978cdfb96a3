"""Golden files: stored games must be read, played and refused by this version as by the one that wrote them."""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate import Game, GameBytesError, Record, RecordError, edition
from blackgate.engine.chance import KeyedChance
from blackgate.errors import BlackgateError
from blackgate.fairness import chance_key
from blackgate.replay import verify
from blackgate.tables import entries
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.table_parts import LogMismatch
from blackgate.texts import LANGUAGES
from testkit.cli_process import run
from testkit.referee import check
from tools.golden.files import EFFECTS, GOLDEN, OTHER_PACK, RECORDS, TABLES
from tools.golden.games import digest_of_effects, move_kind, occurrences
from tools.golden.versions import HOW_TO_RAISE, versions, written

FILES = sorted(RECORDS.glob("*.jsonl"))
STORED = sorted(TABLES.glob("*.jsonl"))
FIRST = GOLDEN / "version1"


def pack_of(record: Record) -> Path | None:
    return OTHER_PACK if record.header["pack"] == "golden" else None


def loaded(path: Path) -> Record:
    """Load a golden record, which this version must be able to read."""
    try:
        return Record.load(path)
    except RecordError as error:
        pytest.fail(f"{path.name}: {error}\n{HOW_TO_RAISE}")


@pytest.fixture(scope="module")
def replayed() -> dict[str, Game]:
    """Every golden record after its last move."""
    found = {}
    for path in FILES:
        record = loaded(path)
        try:
            *_, found[path.name] = record.replay(pack_of(record))
        except BlackgateError as error:
            pytest.fail(f"{path.name}: {error}\n{HOW_TO_RAISE}")
    return found


# --- versions ---------------------------------------------------------------------------------
def test_the_files_belong_to_the_versions_and_packs_of_this_program() -> None:
    assert written() == versions(), "a version or a pack has changed: run `python -m tools.golden`"


# --- records ----------------------------------------------------------------------------------
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_verifies(path: Path) -> None:
    record = loaded(path)
    try:
        game = verify(record, pack_of(record))
    except BlackgateError as error:
        pytest.fail(f"{path.name}: {error}\n{HOW_TO_RAISE}")
    assert Record.of(game).text == path.read_text(encoding="utf-8"), HOW_TO_RAISE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_same_seed_and_moves_give_the_same_record(path: Path) -> None:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    head, result = lines[0], lines[-1]
    game = Game(**head["options"], seed=result["seed"], seats=head["seats"], pack=pack_of(Record(tuple(lines))))
    try:
        for line in lines[2:-1]:
            game.play(line["move"])
    except BlackgateError as error:
        pytest.fail(f"{path.name}, move {line['n']}: {error}\n{HOW_TO_RAISE}")
    if result["result"]["winner"] == []:
        game.stop()
    assert game.record.text == path.read_text(encoding="utf-8"), HOW_TO_RAISE


@pytest.mark.parametrize("path", [path for path in FILES if "otherpack" not in path.name], ids=lambda path: path.stem)
def test_the_referee_agrees(path: Path) -> None:
    check([json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_effects_come_in_the_recorded_order(path: Path, replayed: dict[str, Game]) -> None:
    digests = json.loads(EFFECTS.read_text(encoding="utf-8"))
    assert digest_of_effects(replayed[path.name]) == digests[path.stem], HOW_TO_RAISE


def test_there_is_a_record_of_every_kind_of_table() -> None:
    heads = [loaded(path).header for path in FILES]
    options = [head["options"] for head in heads if isinstance(head["options"], dict)]
    assert len(FILES) >= 24
    assert {(one["players"], one["teams"]) for one in options} == {
        *((players, False) for players in range(2, 7)), (4, True), (6, True)
    }  # fmt: skip
    assert {one["michel"] for one in options if not one["teams"]} == {"none", "michel", "michelle"}
    assert {one["michel"] for one in options if one["teams"]} == {"none", "michel", "michelle"}
    assert {one["calm"] for one in options} == {True, False}
    assert any(one["first_player"] is not None for one in options)
    assert {head["pack"] for head in heads} == {"classic", "golden"}


def test_every_kind_of_move_and_every_card_of_the_pack_occurs_in_some_record(replayed: dict[str, Game]) -> None:
    classic = edition()
    # No card of classic lets a player choose a card of another hand; tests/cards has this with the cards of 1.0.0.
    wanted = {f"move {move_kind(move.text)}" for move in classic.moves} - {"move take"}
    wanted |= {f"card {kind}" for kind in classic.kinds}
    wanted |= {f"played {card.id}" for card in classic.pack.cards if card.category == "action"}
    wanted |= {f"gang card {card}" for card in classic.gang_cards}
    wanted |= {f"background {background}" for background in classic.backgrounds}
    wanted |= {f"second {background}" for background in classic.backgrounds}
    wanted |= {f"michel {card}" for card in range(len(classic.pack.michel))}
    games = [game for game in replayed.values() if game.edition.pack.id == "classic"]
    assert sorted(wanted - {thing for game in games for thing in occurrences(game)}) == []


# --- chance -----------------------------------------------------------------------------------
VECTORS = json.loads((GOLDEN / "chance.json").read_text(encoding="utf-8"))


def words_as_documented(seed: str) -> Iterator[int]:
    """Yield the keyed stream as docs/record-format.md describes it: BLAKE2b in counter mode, 16 words of 4 bytes per block."""
    key = hashlib.sha256(b"blackgate chance\0" + seed.encode()).digest()
    block = 0
    while True:
        data = hashlib.blake2b(block.to_bytes(8, "big"), key=key, person=b"blackgate").digest()
        for at in range(0, 64, 4):
            yield int.from_bytes(data[at : at + 4], "big")
        block += 1


@pytest.mark.parametrize("seed", VECTORS)
def test_the_keyed_stream_gives_the_recorded_words(seed: str) -> None:
    chance = KeyedChance(chance_key(seed))
    words = [int(chance.word()) for _ in VECTORS[seed]["words"]]
    assert words == VECTORS[seed]["words"], HOW_TO_RAISE
    documented = words_as_documented(seed)
    assert words == [next(documented) for _ in words]


@pytest.mark.parametrize("seed", VECTORS)
def test_numbers_below_a_limit_are_drawn_as_recorded(seed: str) -> None:
    chance = KeyedChance(chance_key(seed))
    assert [int(chance.below(n)) for n in VECTORS[seed]["limits"]] == VECTORS[seed]["below"], HOW_TO_RAISE
    documented = words_as_documented(seed)
    for n, drawn in zip(VECTORS[seed]["limits"], VECTORS[seed]["below"], strict=True):
        fair = 2**32 - 2**32 % n
        assert next(word for word in documented if word < fair) % n == drawn


# --- stored tables ----------------------------------------------------------------------------
def rows_of(path: Path) -> list[tuple[int, int, bytes]]:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(row["seq"], row["at"], row["data"].encode()) for row in rows]


def read(path: Path) -> HostedTable:
    """Read a table from its stored entries."""
    (_, at, data), *rest = rows_of(path)
    created = entries.decode(data)
    assert isinstance(created, entries.Created)
    table = HostedTable(path.stem, at, created, edition(OTHER_PACK if created.options.pack == "golden" else None))
    for seq, moment, entry in rest:
        try:
            table.apply(seq, moment, entries.decode(entry))
        except LogMismatch as mismatch:
            pytest.fail(f"{mismatch}\n{HOW_TO_RAISE}")
    return table


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_entries_are_encoded_as_recorded(path: Path) -> None:
    for _, _, data in rows_of(path):
        assert entries.encode(entries.decode(data)) == data, HOW_TO_RAISE


PHASES = {
    "two-people": "over",
    "bot-stands-in": "over",
    "teams-of-four": "over",
    "teams-of-six": "over",
    "five-with-clocks": "over",
    "six-closed": "closed",
    "other-pack": "over",
    "lobby": "lobby",
    "options-changed": "over",
    "shares-revealed": "closed",
}


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_table_is_read_to_its_end_and_its_record_verified(path: Path) -> None:
    table = read(path)
    assert table.phase == PHASES[path.stem]
    if table.laid_open:
        verify(Record.parse(table.record_text()), table.edition)


def test_stored_tables_have_entries_of_every_sort() -> None:
    assert len(STORED) >= 8
    found = {entries.entry_name(entries.decode(data)) for path in STORED for _, _, data in rows_of(path)}
    assert found == {kind.__struct_config__.tag for kind in entries.Entry.__args__}


def test_a_stored_table_whose_cards_do_not_follow_from_its_seed_is_refused(tmp_path: Path) -> None:
    text = (TABLES / "two-people.jsonl").read_text(encoding="utf-8")
    other = tmp_path / "other.jsonl"
    other.write_text(text.replace("golden table two-people", "another seed"), encoding="utf-8")
    (_, at, data), *rest = rows_of(other)
    created = entries.decode(data)
    assert isinstance(created, entries.Created)
    table = HostedTable("other", at, created, edition())
    with pytest.raises(LogMismatch):
        for seq, moment, entry in rest:
            table.apply(seq, moment, entries.decode(entry))


# --- what version 1 wrote ---------------------------------------------------------------------
def test_a_record_of_version_1_is_refused_with_an_explanation() -> None:
    with pytest.raises(RecordError) as refused:
        Record.load(FIRST / "record.jsonl")
    for language in LANGUAGES:
        sentence = refused.value.in_language(language)
        assert "1" in sentence and "2" in sentence and "Blackgate" in sentence


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_command_line_refuses_it_too(command: str) -> None:
    done = run([command, str(FIRST / "record.jsonl"), "--lang", "en"], os.environ)
    assert done.returncode != 0
    assert "this record has format 1; this program reads format 2" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_a_record_of_other_rules_is_refused_with_an_explanation(tmp_path: Path) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    record = Record.parse(text.replace('"rules": 2', '"rules": 3', 1))
    with pytest.raises(RecordError, match="rules version 3; this program plays version 2"):
        verify(record)


def test_a_saved_game_of_version_1_is_refused_with_an_explanation() -> None:
    with pytest.raises(GameBytesError, match="another version of Blackgate"):
        Game.from_bytes((FIRST / "game.bytes").read_bytes())
