"""One match between bots."""

import json
import logging
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from blackgate import Game, Record
from blackgate.arena.match import MAX_STALLS, BotSeat, Match, MatchResult, play, seat_name
from blackgate.bots import Budget, Fault
from blackgate.bots.fault_guard import timeout_for
from blackgate.replay import verify
from testkit.arena.arena_bots import BudgetChecker, Digger, Printer, Raiser, Sleeper, WrongAnswerer, bot

TOO_SHORT_S = 0.02  # for a bot that sleeps
SHORT = Match(number=3, seed="short", bots=("random", "random", "random"), target=2)


def without_times(played: MatchResult) -> MatchResult:
    """Return a result without its times."""
    return replace(played, seconds=())


def test_a_match_is_plain_data_with_the_same_result_everywhere() -> None:
    travelled: Match = pickle.loads(pickle.dumps(SHORT))
    assert without_times(play(travelled)) == without_times(play(SHORT))


def test_another_seed_is_another_game() -> None:
    assert without_times(play(SHORT)) != without_times(play(replace(SHORT, seed="other")))


def test_a_result_survives_json() -> None:
    played = play(SHORT)
    assert MatchResult.from_data(json.loads(json.dumps(played.to_data()))) == played


def test_the_observer_sees_the_setup_and_every_move() -> None:
    seen: list[tuple[int, bool]] = []

    def observe(game: Game) -> None:
        seen.append((0 if game.last is None else game.last.number, game.outcome is not None))

    play(SHORT, observe)
    assert [number for number, _ in seen] == list(range(len(seen)))
    assert [over for _, over in seen] == [False] * (len(seen) - 1) + [True]


def test_only_real_choices_are_asked_and_counted_and_a_name_has_its_budget() -> None:
    choices = 0
    forced = 0

    def observe(game: Game) -> None:
        nonlocal choices, forced
        if game.to_move == 0:
            choices += len(game.legal_moves) > 1
            forced += len(game.legal_moves) == 1

    played = play(replace(SHORT, bots=(f"{bot(BudgetChecker)}@7it", "random", "random")), observe)
    assert played.faults == ()
    assert played.decisions[0] == choices
    assert forced > 0
    assert all(seconds > 0 for seconds in played.seconds)


def test_seats_are_named_after_their_bots() -> None:
    names: list[tuple[str, ...]] = []
    play(replace(SHORT, bots=("random", "random@7it", bot(Digger))), lambda game: names.append(game.seats))
    assert names[0][:2] == ("bot:random", "bot:random@7it")
    assert names[0][2].endswith("/testkit/arena/arena_bots.py:Digger"[-30:])
    assert len(names[0][2]) == 40


def test_a_short_name_is_not_cut() -> None:
    assert seat_name("x" * 36) == "bot:" + "x" * 36
    assert seat_name("y" * 37) == "bot:…" + "y" * 35


def test_seeds_of_bots_differ_by_seat_and_deal_but_not_by_bot() -> None:
    seeds = {replace(SHORT, seed=seed).bot_seed(seat) for seed in ("1-0", "1-1") for seat in range(6)}
    assert len(seeds) == 12
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert replace(SHORT, bots=("a", "b")).bot_seed(1) == SHORT.bot_seed(1)


# --- faults -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("bot_type", "kind", "detail"),
    [(Raiser, "raised", "<b>lost</b> the plan"), (WrongAnswerer, "invalid", "fly over the wall")],
)
def test_a_bot_that_fails_every_time_is_reported_and_the_game_ends_all_the_same(
    bot_type: type[object], kind: str, detail: str
) -> None:
    played = play(replace(SHORT, bots=("random", bot(bot_type), "random")))
    (fault,) = played.faults
    assert (fault["seat"], fault["kind"], fault["times"]) == (1, kind, played.decisions[1])
    assert detail in fault["detail"]
    assert len(played.winners) == 1


def test_an_error_without_a_text_is_recorded_too() -> None:
    seat = BotSeat(SHORT, 1)
    for _ in range(2):
        seat.add_fault(Fault("raised", 1, "half a character \udc80" + "x" * 1000))
    detail = seat.faults["raised"]["detail"]
    assert detail.encode().startswith(b"half a character \\udc80x")
    assert len(detail) < 300
    assert seat.fault_count("raised") == 2


def test_a_bot_that_stalls_is_not_waited_for() -> None:
    played = play(replace(SHORT, bots=(bot(Sleeper), "random", "random"), budget="1it", min_timeout=TOO_SHORT_S))
    stalled, skipped = [fault for fault in played.faults if fault["seat"] == 0]  # on a busy machine, others may stall too
    assert (stalled["seat"], stalled["kind"], stalled["times"]) == (0, "stalled", MAX_STALLS)
    assert (skipped["seat"], skipped["kind"]) == (0, "skipped")
    assert skipped["times"] > 0
    assert played.decisions[0] == MAX_STALLS  # a bot that is not asked makes no decision
    assert played.seconds[0] >= MAX_STALLS * 0.02


def test_what_bots_print_and_do_wrong_stays_off_the_output_and_the_log_only_during_the_game(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    log = logging.getLogger("blackgate.bots")
    play(replace(SHORT, bots=(bot(Printer), bot(Raiser), "random")))
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "I shall dig" in printed.err
    assert caplog.messages == []
    assert not any(isinstance(handler, logging.NullHandler) for handler in log.handlers)
    log.warning("heard again")
    assert caplog.messages == ["heard again"]


def test_a_long_budget_gets_its_time() -> None:
    assert timeout_for(Budget.parse("100ms"), 30.0) == 30.0
    assert timeout_for(Budget.parse("60s"), 30.0) >= 120
    assert timeout_for(Budget.parse("10000000it"), 30.0) >= 1000


# --- options ------------------------------------------------------------------------------------
def test_a_game_without_a_winner_is_stopped() -> None:
    played = play(replace(SHORT, target=10, turns=5))
    assert played.stopped
    assert played.winners == ()
    assert played.turns == 6  # between the fifth turn and the one after it (13.18)


def test_all_options_reach_the_table(tmp_path: Path) -> None:
    options: list[tuple[str, bool, bool, int]] = []
    match = Match(0, "options", ("rookie",) * 4, michel="michelle", teams=True, calm=True, target=3, records=str(tmp_path))
    played = play(
        match, lambda game: options.append((str(game.options.michel), game.options.teams, game.options.calm, game.options.target))
    )
    assert options[0] == ("2", True, True, 3)
    assert played.winners in ((0, 2), (1, 3))
    assert match.record is not None
    assert verify(Record.load(match.record)).seats == ("bot:rookie",) * 4
