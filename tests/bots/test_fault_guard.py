"""A bot that raises, stalls or answers with an illegal move: the game goes on, and the fault is reported."""

import logging
import signal
import threading
from collections.abc import Iterator, Sequence
from types import FrameType

import pytest

from blackgate import Game, Move
from blackgate.bots import Bot, Budget, Decision, Guard
from blackgate.bots.fault_guard import default_move
from blackgate.game import View
from testkit.bots.bot_games import FEW, NAMES, adviser
from testkit.bots.faulty_bots import (
    AlarmCatcher,
    CatchAllStaller,
    Exiter,
    IllegalMover,
    ListEditor,
    Raiser,
    Several,
    Staller,
    WrongAnswerer,
)
from testkit.scene import chance, play, scene

SHORT = 0.2  # the timeout of bots that stall
LONG = 600.0  # of all others, so that they do not stall on a busy machine


@pytest.fixture
def staller() -> Iterator[Staller]:
    """A bot that counts until the test is over."""
    bot = Staller()
    yield bot
    bot.enough.set()


@pytest.fixture
def catcher() -> Iterator[CatchAllStaller]:
    """The same, catching exceptions."""
    bot = CatchAllStaller()
    yield bot
    bot.enough.set()


@pytest.fixture
def alarm_catcher() -> Iterator[AlarmCatcher]:
    """The same, catching even the alarm."""
    bot = AlarmCatcher()
    yield bot
    bot.enough.set()


def decided(bot: Bot, game: Game, timeout: float = LONG) -> Decision:
    """The decision for the seat that is asked."""
    return Guard(bot, timeout).decide(game.view(game.to_move), list(game.legal_moves), FEW)


def on_another_thread(bot: Bot, game: Game, timeout: float = LONG) -> Decision:
    """The decision when the bot runs outside the main thread, as on a server."""
    found: list[Decision] = []
    thread = threading.Thread(target=lambda: found.append(decided(bot, game, timeout)))
    thread.start()
    thread.join()
    return found[0]


def third_seat() -> Game:
    """A table at which seat 2 is asked."""
    return scene(3, hands=["", "", "spoon"], turn_of=2)


# --- the default ------------------------------------------------------------------------------
def test_on_a_turn_the_default_is_to_end_it() -> None:
    assert default_move(list(scene(hands=["spoon"]).legal_moves)).text == "end"


def test_extorted_the_default_is_to_give_up() -> None:
    game = scene(hands=["knife", "spoon knife"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay knife")
    assert default_move(list(game.legal_moves)).text == "yield"


def test_the_default_is_not_to_rouse_michel() -> None:
    game = scene(hands=["spoon"], michel="michel")
    play(game, "end")
    assert default_move(list(game.legal_moves)).text == "pass"


def test_in_a_sale_the_default_is_to_finish_it() -> None:
    game = scene(hands=["ring cap"], places="yard yard")
    play(game, "sell cap")
    assert default_move(list(game.legal_moves)).text == "done"


def test_where_something_must_be_done_the_default_is_the_first_legal_move() -> None:
    game = scene(hands=["spoon"])
    chance(game, "die 4")
    game.play("roll")
    assert {move.text for move in game.legal_moves} == {"go cafeteria", "go yard"}
    assert default_move(list(game.legal_moves)) == game.legal_moves[0]


# --- faults -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_a_good_bot_has_no_fault(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = third_seat()
    decision = decided(adviser(name), game)
    assert decision.fault is None
    assert decision.move == adviser(name).choose(game.view(2), list(game.legal_moves), FEW)
    assert caplog.records == []


def test_a_bot_that_raises_is_replaced_and_its_error_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    decision = decided(Raiser(), third_seat())
    assert decision.move.text == "end"
    assert decision.fault is not None
    assert (decision.fault.kind, decision.fault.seat) == ("raised", 2)
    assert "LookupError" in decision.fault.detail
    assert "where is the plan?" in decision.fault.detail
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.name == "blackgate.bots"
    assert all(word in record.getMessage() for word in ("raiser", "seat 2", "raised", "where is the plan?"))


@pytest.mark.parametrize("answer", ["fly over the wall", None, -1, 10**6, True, 2.5, [], ("end",), object()])
def test_a_bot_with_an_invalid_answer_is_replaced(answer: object, caplog: pytest.LogCaptureFixture) -> None:
    """True is no move either, though Python counts it as 1 and there is a move number 1."""
    decision = decided(WrongAnswerer(answer), third_seat())
    assert decision.move.text == "end"
    assert decision.fault is not None
    assert (decision.fault.kind, decision.fault.seat) == ("invalid", 2)
    assert repr(answer) in decision.fault.detail
    assert len(caplog.records) == 1


def test_several_moves_at_once_are_invalid() -> None:
    """A NumPy array has __index__ and refuses it unless it holds exactly one number."""
    decision = decided(WrongAnswerer(Several()), third_seat())
    assert decision.fault is not None
    assert decision.fault.kind == "invalid"


def test_a_move_that_is_not_legal_now_is_invalid_too(caplog: pytest.LogCaptureFixture) -> None:
    game = third_seat()
    decision = decided(IllegalMover(), game)
    assert decision.move.text == "end"
    assert decision.fault is not None
    assert (decision.fault.kind, decision.fault.seat) == ("invalid", 2)
    assert any(move.text in decision.fault.detail for move in game.edition.moves if move not in game.legal_moves)
    assert len(caplog.records) == 1


def test_a_bot_may_answer_with_a_text_or_a_number() -> None:
    game = third_seat()
    roll = game.edition.move("roll")
    for answer in (roll, int(roll), "roll", " roll "):
        assert decided(WrongAnswerer(answer), game) == Decision(roll)


def test_a_bot_cannot_take_moves_away_from_the_default() -> None:
    """It gets its own list."""
    game = third_seat()
    moves = list(game.legal_moves)
    decision = Guard(ListEditor()).decide(game.view(2), moves, FEW)
    assert moves == list(game.legal_moves)
    assert decision.move.text == "end"


def test_a_game_among_bots_that_only_fail_goes_on() -> None:
    game = Game(3, seed=5)
    for bot in (Raiser(), WrongAnswerer("over the wall"), IllegalMover()) * 20:
        decision = decided(bot, game)
        assert decision.fault is not None
        game.play(decision.move)
    assert game.turns > 20


def test_a_bot_that_calls_exit_has_raised() -> None:
    decision = decided(Exiter(), third_seat())
    assert decision.fault is not None
    assert decision.fault.kind == "raised"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_bot_that_calls_exit_has_raised_on_another_thread_too() -> None:
    decision = on_another_thread(Exiter(), third_seat())
    assert decision.fault is not None
    assert decision.fault.kind == "raised"


# --- stalling ---------------------------------------------------------------------------------
def test_a_bot_that_stalls_is_interrupted_and_replaced(staller: Staller, caplog: pytest.LogCaptureFixture) -> None:
    decision = decided(staller, third_seat(), SHORT)
    assert decision.move.text == "end"
    assert decision.fault is not None
    assert (decision.fault.kind, decision.fault.seat) == ("stalled", 2)
    assert "0.2 s" in decision.fault.detail
    assert "stalled" in caplog.text


def test_a_bot_that_stalls_on_another_thread_is_no_longer_waited_for(staller: Staller, caplog: pytest.LogCaptureFixture) -> None:
    decision = on_another_thread(staller, third_seat(), SHORT)
    assert decision.move.text == "end"
    assert decision.fault is not None
    assert (decision.fault.kind, decision.fault.seat) == ("stalled", 2)
    assert "stalled" in caplog.text


@pytest.mark.parametrize("bot", [Raiser(), WrongAnswerer(None), adviser("inmate")])
def test_other_threads_have_the_same_faults(bot: Bot) -> None:
    game = third_seat()
    assert on_another_thread(bot, game) == decided(bot, game)


def test_a_bot_that_catches_every_exception_is_interrupted_all_the_same(catcher: CatchAllStaller) -> None:
    decision = decided(catcher, third_seat(), SHORT)
    assert decision.fault is not None
    assert decision.fault.kind == "stalled"


def test_a_bot_that_catches_even_the_alarm_answers_too_late(alarm_catcher: AlarmCatcher) -> None:
    decision = decided(alarm_catcher, third_seat(), SHORT)
    assert decision.fault is not None
    assert decision.fault.kind == "stalled"


def test_after_a_stall_the_alarm_handler_is_restored(staller: Staller) -> None:
    def mine(number: int, frame: FrameType | None) -> None:
        raise AssertionError("nobody was to be woken")

    before = signal.signal(signal.SIGALRM, mine)
    try:
        for bot, timeout in ((staller, SHORT), (Raiser(), LONG), (adviser("inmate"), LONG)):
            decided(bot, third_seat(), timeout)
            assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
            assert signal.getsignal(signal.SIGALRM) is mine
    finally:
        signal.signal(signal.SIGALRM, before)


class HostileAnswer:
    """An answer whose methods all raise."""

    def __index__(self) -> int:
        raise ZeroDivisionError

    def __repr__(self) -> str:
        raise ZeroDivisionError


class TextlessError(Exception):
    """An error without a text."""

    def __str__(self) -> str:
        raise ZeroDivisionError


class OwnBaseException(BaseException):
    """An exception that is no `Exception`."""


@pytest.mark.parametrize("answer", [HostileAnswer(), "dig " * 100_000, object(), 10**30, -1])
def test_the_game_goes_on_after_any_answer(answer: object) -> None:
    decision = decided(WrongAnswerer(answer), third_seat())
    assert decision.fault is not None
    assert decision.fault.kind in ("invalid", "raised")
    assert len(decision.fault.detail) < 400


@pytest.mark.parametrize("error", [TextlessError(), OwnBaseException("enough"), GeneratorExit()])
def test_the_game_goes_on_after_any_exception(error: BaseException) -> None:
    class RaisingBot:
        def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
            raise error

    decision = decided(RaisingBot(), third_seat())
    assert decision.fault is not None
    assert decision.fault.kind == "raised"


def test_ctrl_c_is_not_a_bot_s_fault() -> None:
    """The user wants to stop the program, not to replace the bot."""

    class InterruptedBot:
        def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        decided(InterruptedBot(), third_seat())
