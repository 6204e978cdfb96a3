"""Tuning a pack (tools/tuning): variants of cards, which cards change, and the games that one network plays in batches."""

import tomllib
from multiprocessing.pool import ThreadPool
from pathlib import Path

import pytest

pytest.importorskip("torch")

from blackgate import edition
from blackgate.bots.policy_file import WARDEN
from blackgate.lab.settings import Settings
from blackgate.pack import CLASSIC
from tools.tuning.__main__ import VARIANTS
from tools.tuning.lab_games import measure
from tools.tuning.scores import Figure, figures_of, scores
from tools.tuning.variants import Card, read_cards, write_pack


def known_figures(known: dict[tuple[int, str], float]) -> Figure:
    """Figures that a test gives; all others are 0."""
    return lambda players, name: known.get((players, name), 0.0)


def lookout(index: int = 1) -> Card:
    return Card("crew_lookout", "gangs", 'id = "crew_lookout"', [{"ability": {"search_more": n}} for n in (1, 2, 3)], index)


def fair_gangs(cards: list[Card]) -> dict[tuple[int, str], float]:
    """Figures of a pack in which every Gang and every Gang card of the test is used."""
    return {(4, f"members/{card.id.split('_')[0]}/share"): 0.15 for card in cards} | {
        (4, f"gang/{card.id}/games"): 0.20 for card in cards
    }


def test_a_written_pack_has_the_present_variant_and_is_valid(tmp_path: Path) -> None:
    cards = [lookout(index=2)]
    write_pack(CLASSIC, tmp_path / "pack", cards)
    gangs = tomllib.loads((tmp_path / "pack" / "gangs.toml").read_text(encoding="utf-8"))["gang"]
    before = tomllib.loads((CLASSIC / "gangs.toml").read_text(encoding="utf-8"))["gang"]
    assert gangs[0]["card"][0]["ability"] == {"search_more": 3}
    assert gangs[0]["card"][1:] == before[0]["card"][1:], "the other cards stay"
    edition(tmp_path / "pack")  # raises if the pack is not valid


@pytest.mark.parametrize("strength", ["weakest", "strongest"])
def test_all_variants_of_classic_make_a_valid_pack(tmp_path: Path, strength: str) -> None:
    cards = read_cards(VARIANTS)
    for card in cards:
        card.index = 0 if strength == "weakest" else len(card.variants) - 1
    write_pack(CLASSIC, tmp_path / "pack", cards)
    assert len(edition(tmp_path / "pack").moves) == len(edition(None).moves)


def test_tuning_begins_with_the_values_of_classic(tmp_path: Path) -> None:
    write_pack(CLASSIC, tmp_path / "pack", read_cards(VARIANTS))
    assert edition(tmp_path / "pack").pack.digest == edition(None).pack.digest


def test_a_card_that_is_too_strong_becomes_weaker_and_one_that_is_too_weak_stronger() -> None:
    strong, weak = lookout(), lookout()
    assert strong.step(+1.0)
    assert strong.index == 0
    assert weak.step(-1.0)
    assert weak.index == 2


def test_a_card_does_not_return_to_a_variant_that_missed_by_more() -> None:
    card = lookout()
    card.step(+2.0)  # much too strong
    assert not card.step(-1.0), "a little too weak is better"
    assert card.index == 0


def test_the_last_variant_has_no_stronger_one() -> None:
    card = lookout(index=2)
    assert not card.step(-1.0)


def test_a_gang_card_that_no_one_has_becomes_stronger() -> None:
    cards = [lookout()]
    figures = fair_gangs(cards) | {(4, "gang/crew_lookout/games"): 0.01}
    assert scores(known_figures(figures), cards, gangs=True) == {"crew_lookout": -1.0}


def test_gang_cards_wait_until_the_network_has_adapted() -> None:
    cards = [lookout()]
    figures = fair_gangs(cards) | {(4, "gang/crew_lookout/games"): 0.01}
    assert scores(known_figures(figures), cards, gangs=False) == {}


def test_the_most_used_cards_of_a_crowded_gang_become_weaker_and_other_gangs_wait() -> None:
    fence = Card("cartel_fence", "gangs", "", [{}, {}], 0)
    cards = [lookout(), fence]
    crowded = {
        (4, "members/crew/share"): 0.50,
        (4, "members/cartel/share"): 0.02,
        (4, "gang/cartel_fence/games"): 0.01,
    }
    assert scores(known_figures(fair_gangs(cards) | crowded), cards, gangs=True) == {"crew_lookout": 1.0}


def test_a_background_is_judged_with_all_numbers_of_players() -> None:
    """Two points too strong with four players is inside the bar of three. With two players it is far outside the bar of four."""
    card = Card("saboteur", "backgrounds", "", [{}, {}], 1)
    name = "background/saboteur/dealt_above_fair"
    inside = known_figures({(4, name): 0.01, (2, name): 0.01, (6, name): 0.0})
    outside = known_figures({(4, name): 0.02, (2, name): 0.10, (6, name): 0.0})
    assert scores(inside, [card], gangs=False) == {}
    assert scores(outside, [card], gangs=False)["saboteur"] > 1


def test_a_figure_of_a_number_of_players_that_was_not_measured_is_0() -> None:
    assert figures_of({})(2, "background/medic/dealt_above_fair") == 0.0


def test_a_network_plays_all_games_of_the_lab_in_batches() -> None:
    settings = Settings(players=(2,), games=8, packs=("classic",), bot="warden", seed="1")
    with ThreadPool(1) as pool:
        results = measure(pool, settings, Path(str(WARDEN)), 1)
    total = results.packs[0].blocks[2].total
    assert total["finished"] == 8
    assert total["players"] == 16
