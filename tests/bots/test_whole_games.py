"""Whole games of bots end in every mode, and teammates play for their team."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from blackgate import Event, Game, Move
from blackgate.bots import Budget
from blackgate.engine import layout as at
from testkit.bots.bot_games import adviser, play_to_end
from testkit.game_modes import TABLES
from testkit.packs import OwnPack
from testkit.seeds import ROUND, repetitions

MODES = list(product(TABLES, ["none", "michel", "michelle"], [False, True]))
EACH = repetitions(normally=10, in_soak=50)  # games of each mode
TEAM_SEEDS = range(30)


def mode_name(mode: tuple[tuple[int, bool], str, bool]) -> str:
    """Return the name of a mode."""
    (players, teams), michel, calm = mode
    return f"{players}{'-teams' if teams else ''}-{michel}{'-calm' if calm else ''}"


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_games_of_inmates_come_to_an_end(mode: tuple[tuple[int, bool], str, bool]) -> None:
    """A game without a winner after 2,000 turns would never end."""
    (players, teams), michel, calm = mode
    inmate = adviser("inmate")
    for seed in range(EACH):
        game = Game(players, seed=f"inmates {ROUND}{mode_name(mode)} {seed}", teams=teams, michel=michel, calm=calm)
        outcome = play_to_end(game, [inmate] * players).outcome
        assert outcome is not None
        assert not outcome.stopped, f"game {seed} was still going on after {outcome.turns} turns"
        assert sum(outcome.points[seat] for seat in outcome.winners) >= game.table.get(at.TARGET)


@pytest.mark.parametrize("name", ["rookie", "boss"])
@pytest.mark.parametrize("mode", MODES[::2], ids=mode_name)
def test_rookies_and_bosses_finish_a_game_in_every_mode(name: str, mode: tuple[tuple[int, bool], str, bool]) -> None:
    (players, teams), michel, _ = mode
    game = Game(players, seed=f"a game of {name}s", teams=teams, michel=michel)
    outcome = play_to_end(game, [adviser(name, seat) for seat in range(players)], Budget(iterations=12)).outcome
    assert outcome is not None
    assert outcome.winners
    assert not outcome.stopped


def test_inmates_finish_games_of_another_pack(tmp_path: Path) -> None:
    """The evaluation names no card: it computes values from what the cards of the pack do."""
    own = (
        OwnPack.copied_to(tmp_path / "own")
        .edit("cards.toml", "points = 3", "points = 1")
        .edit("cards.toml", "points = 1", "points = 5")
    )
    own.edit("cards.toml", 'needs = ["container", "link"]', 'needs = ["container", "link", "link"]')
    for seed in range(10):
        game = play_to_end(Game(3, seed=seed, pack=own.directory), [adviser("inmate")] * 3)
        assert game.outcome is not None
        assert game.outcome.winners


# --- teams, chapter 11 ------------------------------------------------------------------------
class TeamActions:
    """Counts of actions between teammates and between teams."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.count: Counter[str] = Counter()
        self.extorted: list[tuple[int, int]] = []

    def count_events(self, seat: int, prompt: str, move: Move, events: list[Event]) -> None:
        for event in events:
            self.count[event.name] += 1
            if event.name == "laid" and prompt == "help":
                self.count["helped"] += 1
            if event.name == "extorted":
                self.extorted.append((event.get("seat"), event.get("target")))


@pytest.fixture(scope="module", params=[4, 6])
def actions(request: pytest.FixtureRequest) -> TeamActions:
    """Team games of inmates, with and without Michelle."""
    players = int(request.param)
    found = TeamActions(players)
    for seed in TEAM_SEEDS:
        game = Game(players, seed=f"team {seed}", teams=True, michel="michelle" if seed % 2 else "none")
        play_to_end(game, [adviser("inmate")] * players, watch=found.count_events)
    return found


@pytest.mark.clause("11.5")
def test_teammates_exchange_and_what_they_exchange_is_cards(actions: TeamActions) -> None:
    assert actions.count["exchange"] > 0
    assert actions.count["offered"] >= actions.count["exchange"]


@pytest.mark.clause("11.7")
def test_teammates_lay_weapons_for_each_other_but_not_always(actions: TeamActions) -> None:
    assert actions.count["helped"] > 0
    assert actions.count["stood_by"] > 0


@pytest.mark.clause("11.8")
def test_inmates_extort_the_other_team_and_never_their_own(actions: TeamActions) -> None:
    assert len(actions.extorted) > len(TEAM_SEEDS)
    assert all((attacker - target) % 2 == 1 for attacker, target in actions.extorted)
