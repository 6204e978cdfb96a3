"""The packs of stored tables: a table goes on with the cards it began with, whatever the server offers now."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.catalogue import edition
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.storage import Store
from blackgate.tables.pack_description import describe_pack
from testkit.packs import OwnPack

SHOVEL = "kind-shovel = Shovel\n    .does = Four points, and a blister.\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store.open(f"sqlite:///{tmp_path / 'blackgate.db'}")
    yield found
    found.close()


@pytest.fixture
def own(tmp_path: Path) -> OwnPack:
    copied = OwnPack.copied_to(tmp_path / "own").edit("pack.toml", 'id = "classic"', 'id = "own"')
    return copied.edit("cards.toml", "points = 3", "points = 4").write("texts/en.ftl", SHOVEL)


def shovel_of(registry: PackRegistry, digest: str) -> tuple[int, str]:
    """Return what a Shovel is worth and what it says, in the pack with this digest."""
    found = asyncio.run(registry.find(digest))
    assert found is not None
    card = next(card for card in describe_pack(found, "en").kinds if card.id == "shovel")
    return card.points, card.does


def test_a_pack_that_has_changed_since_is_found_as_it_was(store: Store, own: OwnPack) -> None:
    before = PackRegistry(store, [own.directory])
    digest = before.offered["own"].pack.digest
    asyncio.run(before.save(before.offered["own"]))
    own.edit("cards.toml", "points = 4", "points = 5").write("texts/en.ftl", "")
    for registry in (PackRegistry(store), PackRegistry(store, [own.directory])):
        assert shovel_of(registry, digest) == (4, "Four points, and a blister.")


def test_the_texts_of_the_classic_cards_are_stored_with_their_values(store: Store) -> None:
    classic = edition()
    asyncio.run(PackRegistry(store).save(classic))
    files = store.load_pack(classic.pack.digest)
    assert files is not None
    assert "kind-shovel = " in files["texts/en.ftl"]


def test_editing_the_folder_of_an_offered_pack_does_not_change_running_games(store: Store, own: OwnPack) -> None:
    registry = PackRegistry(store, [own.directory])
    digest = registry.offered["own"].pack.digest
    own.write("texts/en.ftl", "kind-shovel = Spade\n    .does = Changed.\n")
    assert shovel_of(registry, digest) == (4, "Four points, and a blister.")


def test_stored_files_that_this_version_cannot_play_are_not_used(store: Store) -> None:
    store.save_pack("sha256:" + "0" * 64, "classic", {"pack.toml": "id = 'classic'"})
    assert asyncio.run(PackRegistry(store).find("sha256:" + "0" * 64)) is None
    assert asyncio.run(PackRegistry(store).find("")) is None
