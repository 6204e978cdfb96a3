"""The question about the second effect of a Background (8.2, 13.7)."""

from blackgate import Game
from testkit.scene import legal, play, why


def asked(game: Game, seat: int = 0) -> None:
    """The member is asked, and has both answers."""
    assert (game.to_move, game.prompt, legal(game)) == (seat, "second", {"second", "pass"})


def asked_with_only_pass(game: Game, seat: int = 0) -> None:
    """The member is asked, but the second effect could do nothing: only `pass` is left."""
    assert (game.to_move, game.prompt, legal(game)) == (seat, "second", {"pass"})
    assert why(game, "second") == {"13.19"}


def passed(game: Game, seat: int = 0, prompt: str = "turn") -> Game:
    """Return the same game if the member passes, and what was going on goes on: a turn, or a Combat."""
    other = game.copy()
    play(other, "pass")
    assert (other.to_move, other.prompt) == (seat, prompt)
    return other
