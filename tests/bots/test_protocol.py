"""A bot is a function of its seed, its view and its budget; bots and budgets by name."""

import importlib
import random
import threading
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from blackgate import Game, Move, OptionError
from blackgate.bots import BOTS, Bot, Budget, is_slow, make_bot
from blackgate.bots.boss import Boss
from blackgate.bots.budget import DEFAULT
from blackgate.bots.registry import budget_of
from testkit.bots.bot_games import FEW, NAMES, adviser, choice
from testkit.game_modes import play_random_moves, positions
from testkit.scene import scene

MINE = """
class Mine:
    def choose(self, view, legal_moves, budget):
        return legal_moves[-1]

class Seeded(Mine):
    def __init__(self, seed):
        self.seed = seed

class Needy(Mine):
    def __init__(self, plan, seed=0):
        self.plan = plan

class Idle:
    pass

number = 7
"""


# --- budgets ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("100ms", Budget(milliseconds=100)),
        ("2s", Budget(milliseconds=2000)),
        ("0.5s", Budget(milliseconds=500)),
        ("2000", Budget(iterations=2000)),
        ("2000it", Budget(iterations=2000)),
        (" 25 MS ", Budget(milliseconds=25)),
        ("1", Budget(iterations=1)),
        ("600s", Budget(milliseconds=600_000)),
    ],
)
def test_a_budget_is_read_from_text(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize(
    "text",
    ["", "fast", "0", "0ms", "-5ms", "1.5", "1.5it", "ms", "1e3", "2s 3ms", "10min", "٣ms", "nan", "infs"],
)
def test_an_invalid_budget_is_refused_and_named(text: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Budget.parse(text)
    assert refusal.value.text == "error-budget"
    assert refusal.value.arguments["budget"] == text


@pytest.mark.parametrize(("text", "most"), [("601s", "600s"), ("600001ms", "600s"), ("10000001", "10000000it")])
def test_a_budget_that_is_too_long_is_refused_with_the_limit(text: str, most: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Budget.parse(text)
    assert (refusal.value.text, refusal.value.arguments) == ("error-budget-too-long", {"budget": text, "most": most})


@given(st.integers(1, 10_000_000), st.integers(1, 600_000))
def test_a_budget_is_written_so_that_it_can_be_read_again(iterations: int, milliseconds: int) -> None:
    for budget in (Budget(iterations=iterations), Budget(milliseconds=float(milliseconds))):
        assert Budget.parse(str(budget)) == budget


# --- bots by name -----------------------------------------------------------------------------
def test_there_are_five_strengths_in_order() -> None:
    assert list(BOTS) == ["random", "rookie", "inmate", "boss", "warden"]
    assert [getattr(make_bot(name), "name", "") for name in BOTS] == list(BOTS)


def test_boss_and_warden_are_slow() -> None:
    assert [name for name in BOTS if is_slow(name)] == ["boss", "warden"]
    assert is_slow("boss@25ms")
    assert not is_slow("mine.py:Mine")


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError) as refusal:
        make_bot("governor")
    assert "governor" in str(refusal.value)
    assert all(name in str(refusal.value) for name in BOTS)


def test_a_budget_after_the_name_is_for_that_bot() -> None:
    assert isinstance(make_bot("boss@25ms"), Boss)
    assert budget_of("boss@25ms") == Budget(milliseconds=25)
    assert budget_of("boss@25ms", Budget(iterations=9)) == Budget(milliseconds=25)
    assert budget_of("boss", Budget(iterations=9)) == Budget(iterations=9)
    assert budget_of("boss") == DEFAULT
    with pytest.raises(OptionError):
        budget_of("boss@soon")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file of bots that no other test has loaded."""
    path = tmp_path / f"mine_{tmp_path.name}.py"
    path.write_text(MINE, encoding="utf-8")
    return path


def plays_last(bot: Bot) -> bool:
    """Return whether a bot is one of those above, which play the last legal move."""
    game = Game(2, seed=1)
    moves = list(game.legal_moves)
    return len(moves) > 1 and bot.choose(game.view(game.to_move), moves, FEW) == moves[-1]


def test_your_own_bot_is_called_by_its_file(mine: Path) -> None:
    assert plays_last(make_bot(f"{mine}:Mine"))
    assert plays_last(make_bot(f"{mine}:Mine@25ms"))


def test_your_own_bot_is_called_by_its_module(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(mine.parent)
    importlib.invalidate_caches()
    assert plays_last(make_bot(f"{mine.stem}:Mine"))


def test_your_own_bot_gets_a_seed_if_it_takes_one(mine: Path) -> None:
    assert getattr(make_bot(f"{mine}:Seeded", seed=31), "seed", None) == 31


@pytest.mark.parametrize("what", ["Idle", "Nobody", "number"])
def test_an_object_without_choose_is_no_bot(mine: Path, what: str) -> None:
    with pytest.raises(OptionError) as refusal:
        make_bot(f"{mine}:{what}")
    assert refusal.value.text == "error-bot-class"
    assert f"{mine}:{what}" in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("no_such_file.py:Mine", "no such file"),
        ("no_such_module:Mine", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("no.such.module:Mine", "ModuleNotFoundError: No module named 'no'"),
    ],
)
def test_a_missing_file_or_name_cannot_be_loaded(name: str, problem: str) -> None:
    with pytest.raises(OptionError) as refusal:
        make_bot(name)
    assert str(refusal.value) == f"Cannot load {name}: {problem}."


def test_two_files_of_the_same_name_are_two_bots(tmp_path: Path) -> None:
    for folder, move in (("ana", -1), ("ben", 0)):
        (tmp_path / folder).mkdir()
        text = MINE.replace("legal_moves[-1]", f"legal_moves[{move}]")
        (tmp_path / folder / "twin.py").write_text(text, encoding="utf-8")
    assert plays_last(make_bot(f"{tmp_path}/ana/twin.py:Mine"))
    assert not plays_last(make_bot(f"{tmp_path}/ben/twin.py:Mine"))


@pytest.mark.parametrize("text", ["def choose(:\n", "import no_such_library\n", "raise RuntimeError('not today')\n"])
def test_a_file_that_cannot_be_read_as_python_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / f"broken_{tmp_path.name}.py"
    path.write_text(text + MINE, encoding="utf-8")
    with pytest.raises(OptionError):
        make_bot(f"{path}:Mine")


def test_a_file_that_failed_once_fails_again(tmp_path: Path) -> None:
    path = tmp_path / f"half_{tmp_path.name}.py"
    path.write_text(MINE + "raise RuntimeError('only half of it')\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(Exception, match=r"only half of it|Cannot load"):
            make_bot(f"{path}:Mine")


def test_a_class_that_needs_more_than_a_seed_is_no_bot(mine: Path) -> None:
    with pytest.raises(OptionError):
        make_bot(f"{mine}:Needy")


def test_a_path_may_have_an_at_sign_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "ana@home"
    folder.mkdir()
    (folder / "at_sign.py").write_text(MINE, encoding="utf-8")
    assert plays_last(make_bot(f"{folder}/at_sign.py:Mine@25ms"))


# --- same seed, same view, same budget: same choice -------------------------------------------
FEW_EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", NAMES)
@FEW_EXAMPLES
@given(game=positions(), seed=st.integers(0, 10**6))
def test_the_same_seed_makes_the_same_choice_and_it_is_legal(name: str, game: Game, seed: int) -> None:
    assume(game.to_move is not None)
    chosen = choice(adviser(name, seed), game)
    assert chosen in game.legal_moves
    assert chosen == choice(adviser(name, seed), game)


@pytest.mark.parametrize("name", NAMES)
@FEW_EXAMPLES
@given(game=positions(), other=positions(), seed=st.integers(0, 10**6))
def test_a_bot_keeps_no_state(name: str, game: Game, other: Game, seed: int) -> None:
    """The choice is the same when it is asked twice, or about another table in between or before."""
    assume(game.to_move is not None and other.to_move is not None)
    bot, late = adviser(name, seed), adviser(name, seed)
    here, there = choice(bot, game), choice(bot, other)
    assert choice(bot, game) == here
    assert choice(late, other) == there
    assert choice(late, game) == here


@pytest.mark.parametrize("name", NAMES)
@FEW_EXAMPLES
@given(game=positions())
def test_a_bot_does_not_change_its_view(name: str, game: Game) -> None:
    """Choosing does not change the view: a search plays on copies."""
    assume(game.to_move is not None)
    view = game.view(game.to_move)
    before = view.to_bytes()
    adviser(name).choose(view, list(game.legal_moves), FEW)
    assert view.to_bytes() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_on_every_thread(name: str) -> None:
    """Several tables at once: they do not share scratch memory."""
    games = [play_random_moves(Game(4, seed=seed, teams=seed % 2 == 0), random.Random(seed), 40) for seed in range(12)]
    alone = [choice(adviser(name), game) for game in games]
    found: list[list[Move]] = [[], [], []]

    def think(mine: list[Move]) -> None:
        mine.extend(choice(adviser(name), game) for game in games)

    threads = [threading.Thread(target=think, args=(mine,)) for mine in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 3


def test_random_plays_all_legal_moves_equally_often() -> None:
    game = scene(hands=["spoon knife ring", "knife"], places="yard yard")
    moves = list(game.legal_moves)
    rounds = 200 * len(moves)
    counted = Counter(choice(adviser("random", seed), game) for seed in range(rounds))
    assert set(counted) == set(moves)
    assert all(abs(count - 200) < 6 * 200**0.5 for count in counted.values())  # six standard deviations


def test_a_rookie_with_another_seed_chooses_differently() -> None:
    game = scene(hands=["knife ring", "knife"], places="yard yard")
    assert len({choice(adviser("rookie", seed), game) for seed in range(30)}) > 1


@pytest.mark.parametrize("name", ["random", "rookie", "inmate", "boss"])
def test_names_of_players_change_no_choice(name: str) -> None:
    games = [Game(3, seed=5, seats=seats) for seats in (["Ana", "Ben", "Cleo"], ["Cleo", "bot:boss", "Ana"])]
    for _ in range(60):
        made = {choice(adviser(name, 3), game, FEW).text for game in games}
        assert len(made) == 1
        for game in games:
            game.play(next(iter(made)))
