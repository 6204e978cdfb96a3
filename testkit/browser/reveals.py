"""Positions in which seat 0 may reveal its Background, by the question that follows (8.2)."""

from blackgate import Game


def revealed(game: Game, *answers: str) -> Game | None:
    """Return the game after seat 0 has revealed its Background and given these answers; None if that is impossible."""
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


def second_effect_follows(game: Game) -> bool:
    """Seat 0 is a member, and its reveal leads straight to the second effect."""
    after = revealed(game)
    return after is not None and after.prompt == "second" and after.to_move == 0 and "second" in after.legal_moves


def second_effect_follows_a_pick(game: Game) -> bool:
    """After the reveal, seat 0 picks a player and is then asked about the second effect."""
    after = revealed(game, "pick ")
    return after is not None and after.prompt == "second" and after.to_move == 0 and "second" in after.legal_moves


def no_second_effect(game: Game) -> bool:
    """Seat 0 is no member: it is not asked about a second effect."""
    after = revealed(game)
    return after is not None and after.prompt == "turn" and after.to_move == 0
