"""The files of a pack as one mapping: they are stored with games, so that a game goes on with the cards it began with."""

from pathlib import Path

import pytest

from blackgate.catalogue import edition
from blackgate.pack import load_pack
from blackgate.pack.files import PackFolders, pack_files
from blackgate.texts import LANGUAGES
from blackgate.wording import Wording, check_texts
from testkit.packs import OwnPack

SHOVEL = "kind-shovel = Shovel\n    .does = Four points, and a blister.\n"
NAMES = ("kind-shovel", "place-yard", "place-block_a", "gang-bikers", "gangcard-crew_stash", "background-looter", "prisoner-moth")


@pytest.fixture
def folders() -> PackFolders:
    return PackFolders()


def test_a_pack_that_is_loaded_from_its_files_is_the_same_pack(folders: PackFolders) -> None:
    classic = edition()
    loaded = edition(folders.unpack(pack_files(classic.pack)))
    assert loaded.pack.digest == classic.pack.digest
    assert loaded.pack.directory != classic.pack.directory
    assert [value.origin for value in loaded.pack.values] == [value.origin for value in classic.pack.values]


@pytest.mark.parametrize("code", LANGUAGES)
def test_its_texts_are_among_its_files(code: str, folders: PackFolders) -> None:
    """So that a later version of the program, with other texts for its cards, shows what the cards of this game do."""
    classic = edition()
    files = pack_files(classic.pack)
    texts = files[f"texts/{code}.ftl"]
    assert "#" not in texts
    for name in NAMES:
        assert f"\n{name} = " in f"\n{texts}"
    assert "term-tool" not in texts, "words of the program stay its own"
    now = Wording(classic, code).card_does("shovel")
    files[f"texts/{code}.ftl"] = texts.replace(now, "As it was.")
    later = edition(folders.unpack(files))
    check_texts(later)
    assert Wording(later, code).card_does("shovel") == "As it was."
    assert Wording(later, code).counted("shovel", 2) == Wording(classic, code).counted("shovel", 2)


def test_a_packs_own_texts_stay_its_own(tmp_path: Path, folders: PackFolders) -> None:
    own = OwnPack.copied_to(tmp_path / "own").write("texts/en.ftl", f"# ours\n{SHOVEL}")
    files = pack_files(load_pack(own.directory))
    assert files["texts/en.ftl"].count("kind-shovel") == 1
    words = Wording(edition(folders.unpack(files)), "en")
    assert (words.card_does("shovel"), words.card("spoon", "a")) == ("Four points, and a blister.", "a Spoon")


def test_nothing_is_written_outside_the_folder_of_the_pack(tmp_path: Path, folders: PackFolders) -> None:
    """Files come from anywhere: a player can import what another one has exported."""
    target = tmp_path / "module.py"
    files = pack_files(load_pack()) | {str(target): "x", "../../module.py": "x", "texts/../../module.py": "x", "own.py": "x"}
    folder = folders.unpack(files)
    assert not target.exists()
    written = {path.relative_to(folder.parent).as_posix() for path in folder.parent.rglob("*") if path.is_file()}
    assert written == {f"{folder.name}/{name}" for name in pack_files(load_pack())}
    assert not (folder.parent.parent / "module.py").exists()


def test_the_same_files_are_unpacked_once(folders: PackFolders) -> None:
    files = pack_files(load_pack())
    assert folders.unpack(files) == folders.unpack(dict(reversed(files.items())))
    assert folders.unpack(files | {"cards.toml": ""}) != folders.unpack(files)
