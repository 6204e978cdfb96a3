"""Past moves: copies share them and go on independently, and no chain of references grows with them.

CPython frees a chain of objects recursively; in WebAssembly a game of some thousand moves would overflow the stack.
"""

import gc
import random
from concurrent.futures import ThreadPoolExecutor
from types import FunctionType, ModuleType
from typing import Any

from blackgate import Game
from blackgate.tables import entries, wire
from testkit.game_modes import play_random_moves
from testkit.service.swapped_tables import play, started_table

MOVES = 40


def referents(one: object) -> list[Any]:
    """Return the objects that one refers to. The garbage collector does not know those of objects that it leaves out."""
    compiled: tuple[str, ...] = getattr(type(one), "__mypyc_attrs__", ())
    return [*gc.get_referents(one), *(getattr(one, name, None) for name in compiled)]


def reaches_itself(start: object) -> bool:
    """Return whether an object refers to itself, over any number of other objects."""
    seen, waiting = set[int](), [start]
    while waiting:
        for other in referents(waiting.pop()):
            if other is start:
                return True
            if id(other) not in seen and not isinstance(other, type | ModuleType | FunctionType):
                seen.add(id(other))
                waiting.append(other)
    return False


def chained_classes(start: object) -> set[str]:
    """Return the classes whose objects, among all that are reachable, refer to an object of their own class."""
    found: set[str] = set()
    seen, waiting = {id(start)}, [start]
    while waiting:
        one = waiting.pop()
        for other in referents(one):
            if isinstance(other, type | ModuleType | FunctionType):
                continue
            if type(other) is type(one) and type(one).__module__.startswith("blackgate"):
                found.add(type(one).__name__)
            if id(other) not in seen:
                seen.add(id(other))
                waiting.append(other)
    return found


def game_after(moves: int) -> Game:
    """Return a game with a copy for each move, as a table makes them."""
    game, chooser = Game(4, seed=3, target=40), random.Random(3)
    while len(game.steps) < moves:
        game = game.copy()
        play_random_moves(game, chooser, 1)
    return game


def test_no_chain_of_references_grows_with_a_game() -> None:
    assert chained_classes(game_after(MOVES)) == set()


def test_no_chain_of_references_grows_with_a_table() -> None:
    table, chooser = started_table(wire.TableOptions(players=2, target=40)), random.Random(5)
    for _ in range(MOVES):
        play(table, chooser.choice(list(table.require_game().legal_moves)).text)
        if chooser.random() < 0.1:
            table.add(entries.Undone(table.played_commands[-1].seat, ""))
    assert chained_classes(table) == set()


def test_what_the_garbage_collector_leaves_out_is_in_no_cycle() -> None:
    game = game_after(MOVES)
    assert game.legal_moves
    for one in (game, game.table, game.table.chance, game.knowledge, game.legal_moves, game.steps[0]):
        assert not reaches_itself(one), type(one).__name__


def test_copies_go_on_independently() -> None:
    game = game_after(MOVES)
    past = [step.move for step in game.steps]
    copies = [game.copy() for _ in range(3)]
    for number, copy in enumerate(copies):
        play_random_moves(copy, random.Random(number), 5 + number)
    play_random_moves(game, random.Random(9), 4)
    for one, more in [*((copy, 5 + number) for number, copy in enumerate(copies)), (game, 4)]:
        assert [step.move for step in one.steps[:MOVES]] == past
        assert [step.number for step in one.steps] == list(range(1, MOVES + more + 1))
        assert one.last is one.steps[-1]
        assert Game.from_bytes(one.to_bytes()) == one


def test_copies_go_on_in_several_threads() -> None:
    game = game_after(MOVES)

    def played(number: int) -> list[int]:
        copy = game.copy()
        play_random_moves(copy, random.Random(number), 100)
        return [step.move for step in copy.steps]

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(played, range(8)))
    assert together == [played(number) for number in range(8)]
