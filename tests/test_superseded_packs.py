"""Earlier versions of `classic` come with the program: their games and records can be played, replayed and verified."""

import shutil
from pathlib import Path

import pytest

from blackgate import Game, Record, RecordError
from blackgate.bots import Budget, make_bot
from blackgate.catalogue import edition, find_edition
from blackgate.pack import CLASSIC, load_pack, versions
from blackgate.pack.files import TEXT_FILES, TOML_FILES, pack_files, write_files
from blackgate.record import RULES
from blackgate.replay import verify
from blackgate.texts import TEXTS
from blackgate.wording import Wording, check_texts
from testkit.packs import OwnPack
from tools import superseded_pack
from tools.golden import versions as golden
from tools.golden.files import SUPERSEDED_RECORDS

KEPT = sorted(path for path in versions.SUPERSEDED.glob("*") if path.is_dir())
SHOVEL = "kind-shovel = Shovel\n    .does = Four points, and a blister.\n"


@pytest.fixture
def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A record of an earlier version of `classic`, in which a Shovel was worth 4 points; the program keeps that version."""
    own = OwnPack.copied_to(tmp_path / "earlier").edit("cards.toml", "points = 3", "points = 4")
    pack = load_pack(own.write("texts/en.ftl", SHOVEL).directory)
    write_files(pack_files(pack), tmp_path / "superseded" / versions.folder_name(pack))
    monkeypatch.setattr(versions, "SUPERSEDED", tmp_path / "superseded")
    game, inmate = Game(2, seed="earlier", target=1, pack=pack), make_bot("inmate")
    while game.to_move is not None:
        game.play(inmate.choose(game.view(game.to_move), list(game.legal_moves), Budget(iterations=1)))
    return game.record


def test_a_record_is_verified_with_the_pack_it_names(earlier: Record) -> None:
    game = verify(earlier)
    assert game.edition.pack.digest == earlier.header["digest"] != edition().pack.digest
    assert Wording(game.edition, "en").card_does("shovel") == "Four points, and a blister."
    assert [one.record.text for one in earlier.replay()][-1] == earlier.text


def test_a_pack_that_is_given_must_be_the_one_that_the_record_names(earlier: Record) -> None:
    with pytest.raises(RecordError, match="classic"):
        verify(earlier, "classic")


def test_a_pack_that_no_one_has_kept_is_refused(earlier: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "SUPERSEDED", Path("nowhere"))
    with pytest.raises(RecordError, match="classic"):
        verify(earlier)
    for digest in ("", "None", "sha256:*", "sha256:" + "0" * 64, "sha256:../../classic"):
        assert find_edition(digest) is None


def test_a_damaged_version_is_not_used(earlier: Record) -> None:
    (folder,) = versions.SUPERSEDED.iterdir()
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("points = 4", "points = 5"), encoding="utf-8")
    assert find_edition(str(earlier.header["digest"])) is None
    cards.write_text("", encoding="utf-8")
    assert find_edition(str(earlier.header["digest"])) is None


# --- keeping a version ------------------------------------------------------------------------
def test_the_tool_keeps_the_version_of_a_revision_with_its_texts_and_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, kept, records = tmp_path / "tree", tmp_path / "kept", tmp_path / "records"
    for path in (CLASSIC, TEXTS):
        shutil.copytree(path, tree / path.relative_to(superseded_pack.ROOT))
    record = tree / superseded_pack.RECORD.relative_to(superseded_pack.ROOT)
    record.parent.mkdir(parents=True)
    record.write_text("a record", encoding="utf-8")
    monkeypatch.setattr(superseded_pack, "SUPERSEDED", kept)
    monkeypatch.setattr(superseded_pack, "SUPERSEDED_RECORDS", records)
    assert superseded_pack.keep(tree) == "", "it has not changed"
    OwnPack(tree / CLASSIC.relative_to(superseded_pack.ROOT)).edit("cards.toml", "points = 3", "points = 4")
    OwnPack(tree / TEXTS.relative_to(superseded_pack.ROOT)).edit("en/cards.ftl", "3 Tunnel points.", "4 Tunnel points!")
    name = superseded_pack.keep(tree)
    found = edition(kept / name)
    assert name == versions.folder_name(found.pack)
    assert "4 Tunnel points!" in Wording(found, "en").card_does("shovel")
    assert (records / f"{name}.jsonl").read_text(encoding="utf-8") == "a record"


def test_golden_files_are_not_written_again_before_the_version_they_were_made_with_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not golden.forgotten_pack()
    before = {**golden.written(), "classic": "sha256:" + "0" * 64}
    monkeypatch.setattr(golden, "written", lambda: before)
    assert golden.forgotten_pack()
    before["rules"] = RULES - 1  # no game of that time can be played any more
    assert not golden.forgotten_pack()


def test_every_version_that_is_kept_can_be_played() -> None:
    for folder in KEPT:
        found = edition(folder)
        assert folder.name == versions.folder_name(found.pack)
        assert found.pack.digest != edition().pack.digest, "it is not superseded"
        assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == {*TOML_FILES, *TEXT_FILES.values()}
        check_texts(found)
        record = Record.load(SUPERSEDED_RECORDS / f"{folder.name}.jsonl")
        assert verify(record).edition.pack.digest == found.pack.digest


def test_a_record_of_1_0_0_with_a_fair_start_can_be_verified() -> None:
    """That version has no Cigarettes of a fair start in its files: it keeps those of its time (14.8)."""
    record = Record.load(SUPERSEDED_RECORDS / "classic-1.0.0-8c70f04e-fair.jsonl")
    assert verify(record).edition.pack.version == "1.0.0"
    start = next(iter(record.replay()))
    assert (start.options.fair_start, start.to_move) == (True, 2)
    assert [player.cigarettes for player in start.view(2).state.players] == [4, 6, 0, 2]
