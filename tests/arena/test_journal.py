"""The journal: finished results survive a crash, and are not mixed with those of other settings."""

import json
from pathlib import Path

import pytest

from blackgate.arena.journal import Journal, JournalError

SETTINGS = {"seed": "1", "bots": ("random", "random")}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A journal with three results, in a new folder."""
    path = tmp_path / "new" / "games.jsonl"
    with Journal(path, SETTINGS) as journal:
        for number in (0, 2, 1):
            journal.add(number, {"winner": number})
    return path


def finished(path: Path) -> dict[int, object]:
    with Journal(path, SETTINGS) as journal:
        return journal.finished


def test_it_reads_what_was_finished_before(file: Path) -> None:
    assert finished(file) == {0: {"winner": 0}, 1: {"winner": 1}, 2: {"winner": 2}}


def test_it_appends_to_an_existing_file(file: Path) -> None:
    before = file.read_bytes()
    with Journal(file, SETTINGS) as journal:
        journal.add(7, "more")
    assert file.read_bytes().startswith(before)
    assert finished(file)[7] == "more"


def test_a_line_is_on_the_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with Journal(tmp_path / "games.jsonl", SETTINGS) as journal:
        journal.add(0, "done")
        assert json.loads((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[-1]) == {
            "number": 0,
            "result": "done",
        }


def test_a_torn_end_costs_only_the_last_line(file: Path) -> None:
    whole = file.read_bytes()
    ends = [place for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        kept = sum(end < length for end in ends[1:])
        with Journal(file, SETTINGS) as journal:
            assert len(journal.finished) == kept, whole[:length]
            journal.add(9, "after")
        assert finished(file)[9] == "after", whole[:length]


@pytest.mark.parametrize("rubbish", [b"\0\0\0\0\n", b'{"number": 5, "res\n'])
def test_an_invalid_last_line_is_cut_off_too(file: Path, rubbish: bytes) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole + rubbish)
    assert len(finished(file)) == 3
    assert file.read_bytes() == whole


def test_other_settings_are_refused_and_named(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(JournalError, match=r"other settings \(seed, calm\)"):
        Journal(file, {"seed": "2", "bots": ["random", "random"], "calm": True})
    assert file.read_bytes() == before


def test_a_changed_program_is_another_error_than_changed_settings(tmp_path: Path) -> None:
    Journal(tmp_path / "games.jsonl", {"code": "old"}).close()
    with pytest.raises(JournalError, match="before the bots or the rules changed"):
        Journal(tmp_path / "games.jsonl", {"code": "new"})


@pytest.mark.parametrize("content", [b"Dear diary,\n", b"Dear diary", b"[1]\n", b'{"number": 1}\n{"journal": 1}\n', b"\n\n"])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(JournalError, match="line 1"):
        Journal(path, SETTINGS)
    assert path.read_bytes() == content


def test_an_invalid_line_in_the_middle_is_refused_with_its_number(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b"rubbish\n", *lines[2:]]))
    with pytest.raises(JournalError, match="line 3"):
        Journal(file, SETTINGS)
