"""The moves of the animated picture: Ana searches and goes home, the others play, then she extorts a Tool and digs with it."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from blackgate import Game
from tools.screenshots import inmate_move

ANA = 0
FIRST_TURN = 12  # earlier turns have little to show
MAX_MOVES_OF_OTHERS = 10  # more would take too long to watch
TOOLS = ("shovel", "pickaxe")

Move = tuple[int, str]  # the seat, and the move as text


@dataclass(frozen=True)
class Scene:
    """All moves in order: Ana's turn, the turns of the others, and her Extortion."""

    turn: list[Move]
    others: list[Move]
    extortion: list[Move]
    rival: int
    tool: str


class TrialGame:
    """A copy of a game in which moves are tried and noted."""

    def __init__(self, game: Game) -> None:
        self.game = game.copy()
        self.moves: list[Move] = []

    def play(self, seat: int, start: str) -> bool:
        """Play the first move of this seat that begins with these words; return whether there is one."""
        found = [str(move) for move in self.game.legal_moves if str(move).startswith(start)]
        if self.game.to_move != seat or not found:
            return False
        self.moves.append((seat, found[0]))
        self.game.play(found[0])
        return True

    def play_all(self, *moves: Move) -> bool:
        return all(self.play(seat, start) for seat, start in moves)


def scene_at(game: Game) -> Scene | None:
    """Return the scene that can be played from this position; None if there is none."""
    if game.to_move != ANA or not game.between_turns or game.turns < FIRST_TURN:
        return None
    turn = TrialGame(game)
    if not turn.play_all((ANA, "search"), (ANA, "roll"), (ANA, "go cell_block"), (ANA, "end")):
        return None
    others = TrialGame(turn.game)
    chance = random.Random(1)
    while others.game.to_move not in (ANA, None):
        others.play(others.game.to_move, inmate_move(others.game, chance))
    if others.game.prompt != "turn" or len(others.moves) > MAX_MOVES_OF_OTHERS:
        return None
    return next((Scene(turn.moves, others.moves, *found) for found in extortions(others.game)), None)


def extortions(game: Game) -> Iterator[tuple[list[Move], int, str]]:
    """Yield Extortions in which both sides fight, Ana wins and digs with the Tool: the moves, the rival and the Tool."""
    for rival in range(1, game.players):
        for tool in TOOLS:
            if not game.view(rival).hand.get(tool):
                continue
            attempt = TrialGame(game)
            threat = [(ANA, f"extort {rival}"), (ANA, f"name {tool}"), (ANA, "lay ")]
            combat = [(rival, "lay "), (ANA, "lay "), (rival, "yield")]
            if attempt.play_all(*threat, *combat, (ANA, f"dig {tool}")):
                yield attempt.moves, rival, tool
