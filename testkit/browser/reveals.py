"""Moments in which seat 0 may reveal its Background, by what it is asked after that (8.2)."""

from blackgate import Game


def revealed(game: Game, *answers: str) -> Game | None:
    """The game after seat 0 has revealed its Background in its turn, and given the first answer of these sorts."""
    if game.to_move != 0 or game.prompt != "turn" or "reveal" not in game.legal_moves:
        return None
    after = game.copy()
    after.play("reveal")
    for verb in answers:
        found = [str(move) for move in after.legal_moves if str(move).startswith(verb)]
        if after.to_move != 0 or not found:
            return None
        after.play(found[0])
    return after


def asks_at_once(game: Game) -> bool:
    """A member's reveal leads straight to the second effect."""
    after = revealed(game)
    return after is not None and after.prompt == "second" and after.to_move == 0 and "second" in after.legal_moves


def asks_after_a_player(game: Game) -> bool:
    """First a player is chosen, then comes the second effect."""
    after = revealed(game, "pick ")
    return after is not None and after.prompt == "second" and after.to_move == 0 and "second" in after.legal_moves


def asks_nothing_more(game: Game) -> bool:
    """No member: the first effect is all, and nothing is asked."""
    after = revealed(game)
    return after is not None and after.prompt == "turn" and after.to_move == 0
