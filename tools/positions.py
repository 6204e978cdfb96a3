"""Find the positions in which a clause of the rulebook can be tried, and write `src/blackgate/positions/positions.json`.

Run `python -m tools.positions` after a change to the pack or to the rules; it takes less than a minute. Inmates play games with
fixed seeds. Of all moments at which a condition holds, the one after the fewest moves is taken, so that a table opens quickly.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from blackgate import Edition, Game, IllegalMove, edition
from blackgate.bots import Budget, make_bot
from blackgate.engine.vocabulary import MOD_HAND_LIMIT
from blackgate.positions import BOT, FILE, PERSON, SEPARATOR, Michel, Position, file_text, positions
from blackgate.table_state import Player, TableState

LEAST_GAMES = 200  # games of each kind that are played, even if every condition held in an earlier one
MOST_GAMES = 2000
TOOLS = {"spoon": 1, "pickaxe": 2, "shovel": 3}  # with their Tunnel points
WEAPONS = ("knife", "blade")
HAND_LIMIT = 10
OTHER_LIMITS = {card.id for gang in edition().pack.gangs for card in gang.cards if MOD_HAND_LIMIT in card.ability}  # Gang cards


class Moment:
    """A moment at which the person is asked something, as they see it."""

    def __init__(self, game: Game) -> None:
        view = game.view(PERSON)
        self.prompt = game.prompt
        self.turn_begins = game.between_turns
        self.moves = [str(move) for move in game.legal_moves]
        self.state: TableState = view.state
        self.hand: Mapping[str, int] = view.hand
        self.known: list[Mapping[str, int]] = [view.known_cards(seat) for seat in range(game.players)]

    @property
    def me(self) -> Player:
        """The person's own player."""
        return self.state.players[PERSON]

    @property
    def tools(self) -> int:
        """The Tools in hand."""
        return sum(self.hand.get(kind, 0) for kind in TOOLS)

    @property
    def weapons(self) -> int:
        """The Weapons in hand."""
        return sum(self.hand.get(kind, 0) for kind in WEAPONS)

    @property
    def best_tool(self) -> int:
        """The Tunnel points of the best Tool in hand."""
        return max((points for kind, points in TOOLS.items() if self.hand.get(kind)), default=0)

    @property
    def wins(self) -> bool:
        """Whether the best Tool in hand is enough to win."""
        return self.me.score + self.best_tool >= self.state.target

    @property
    def knows_victim(self) -> bool:
        """Whether the person can extort a player of whom they know that they hold a Tool."""
        victims = [int(move.split()[1]) for move in self.moves if move.startswith("extort ")]
        return any(self.known[seat].get(kind, 0) > 0 for seat in victims for kind in TOOLS)

    @property
    def membership(self) -> bool:
        """Whether the person is in the Gang that their Background names."""
        pack = edition().pack
        own = next(one for one in pack.backgrounds if one.id == self.me.background)
        return self.me.gang == own.gang

    def can(self, *starts: str) -> bool:
        """Whether for each of these words there is a legal move that begins with it."""
        return all(any(move.split()[0] == start or move == start for move in self.moves) for start in starts)

    def count(self, start: str) -> int:
        """The number of legal moves that begin with a word."""
        return sum(move.split()[0] == start for move in self.moves)


@dataclass(frozen=True)
class Wanted:
    """The position wanted for a clause: the kind of game, and the condition. `can` are the moves that the clause is about."""

    clause: str
    holds: Callable[[Moment], bool]
    can: tuple[str, ...]
    cannot: str = ""  # a move that the clause forbids here
    prompt: str = "turn"
    players: int = 3
    michel: Michel = "none"
    teams: bool = False

    def fits(self, moment: Moment) -> bool:
        """Whether the position of a game is what is wanted. A position in a turn is at its beginning."""
        if moment.prompt != self.prompt or (self.prompt == "turn" and not moment.turn_begins):
            return False
        return moment.can(*self.can) and not (self.cannot and moment.can(self.cannot)) and self.holds(moment)


WANTED = (
    Wanted("3.2", lambda at: at.wins, ("dig",)),
    Wanted("4.1", lambda at: at.state.turns == 1, ("search", "roll")),
    Wanted("4.3", lambda at: at.me.hand_size > HAND_LIMIT and at.me.gang_card not in OTHER_LIMITS, ("end",)),
    Wanted("5.1", lambda at: at.me.place == "showers", ("search",)),
    Wanted("5.2", lambda at: at.tools > 0 and at.me.place != at.me.home and at.me.place != "solitary", ("roll",)),
    Wanted("5.3", lambda at: at.best_tool > 1 and at.me.place != at.me.home and at.me.place != "solitary", ("cautious",)),
    Wanted("5.5", lambda at: len({move.split()[1] for move in at.moves if move.startswith("join ")}) > 1, ("join",)),
    Wanted("5.7", lambda at: "play frisk" in {move.rpartition(" ")[0] for move in at.moves}, ("play",)),
    Wanted("5.8", lambda at: at.weapons > 1 and at.knows_victim, ("extort",)),
    Wanted("5.10", lambda at: True, ("cooperate", "lay", "yield"), prompt="answer"),
    Wanted("5.11", lambda at: True, ("lay", "yield"), prompt="fight"),
    Wanted("5.14", lambda at: at.count("craft") > 1, ("craft",)),
    Wanted("6.1", lambda at: at.tools > 1 and not at.wins, ("dig",)),
    Wanted("6.2", lambda at: True, ("steal",)),
    Wanted("6.3", lambda at: True, ("heal",)),
    Wanted("6.4", lambda at: at.me.hand_size > 4, ("sell",)),
    Wanted("6.5", lambda at: "buy pickaxe" in at.moves, ("buy",)),
    Wanted("6.6", lambda at: at.me.place == "solitary", ("roll",), cannot="search"),
    Wanted("7.1", lambda at: at.me.place == at.me.home and at.me.beatings == 2 and at.tools > 0, ("roll",), cannot="dig"),
    Wanted("8.1", lambda at: not at.membership, ("reveal",)),
    Wanted("8.2", lambda at: at.membership, ("reveal",)),
    Wanted("8.3", lambda at: True, ("reveal", "yield"), prompt="answer"),
    Wanted("9.1", lambda at: True, ("reroll", "go"), prompt="rolled"),
    Wanted("10.4", lambda at: True, ("rouse", "pass"), prompt="rouse", players=2, michel="michelle"),
    Wanted("10.6", lambda at: True, ("discard", "lay", "yield"), prompt="michel", players=2, michel="michelle"),
    Wanted("11.5", lambda at: at.me.hand_size > 3, ("exchange",), players=4, teams=True),
    Wanted("11.7", lambda at: True, ("lay", "pass"), prompt="help", players=4, teams=True),
)


@dataclass
class Search:
    """The search in games of one kind: the shortest position so far for each clause."""

    wanted: tuple[Wanted, ...]
    found: dict[str, Position] = field(default_factory=dict)

    def run(self) -> dict[str, Position]:
        """Play games until all positions are found, and some more."""
        for number in range(MOST_GAMES):
            if number >= LEAST_GAMES and len(self.found) == len(self.wanted):
                break
            self.play(f"a position of the rulebook, game {number}")
        return self.found

    def play(self, seed: str) -> None:
        """Play one game, and keep the positions that are shorter than those of earlier games."""
        kind = self.wanted[0]
        start = Position("", kind.players, kind.michel, kind.teams, seed, ())
        game = start.deal(edition())
        bots = [make_bot(BOT, seat) for seat in range(kind.players)]
        turns: list[list[str]] = []
        new: set[str] = set()
        while (seat := game.to_move) is not None:
            if seat == PERSON:
                moment = Moment(game)
                for wanted in self.wanted:
                    if wanted.clause not in new and wanted.fits(moment):
                        new.add(wanted.clause)
                        self.keep(wanted.clause, start, turns)
            if game.between_turns:
                turns.append([])
            move = str(game.edition.move(bots[seat].choose(game.view(seat), list(game.legal_moves), Budget())))
            turns[-1].append(move)
            game.play(move)

    def keep(self, clause: str, start: Position, turns: list[list[str]]) -> None:
        """Keep a position, unless there is one after as few moves."""
        played = tuple(SEPARATOR.join(turn) for turn in turns)
        position = Position(clause, start.players, start.michel, start.teams, start.seed, played)
        if clause not in self.found or len(position.moves) < len(self.found[clause].moves):
            self.found[clause] = position


def searches() -> Iterator[Search]:
    """Yield one search for each kind of game."""
    kinds = {(one.players, one.michel, one.teams): None for one in WANTED}
    for kind in kinds:
        yield Search(tuple(one for one in WANTED if (one.players, one.michel, one.teams) == kind))


def find() -> list[Position]:
    """Return all positions in the order of the rulebook."""
    found: dict[str, Position] = {}
    for search in searches():
        found |= search.run()
    missing = [one.clause for one in WANTED if one.clause not in found]
    if missing:
        raise SystemExit(f"No position was found for {', '.join(missing)} in {MOST_GAMES} games: change the condition.")
    return [found[one.clause] for one in WANTED]


def problems(pack: Edition) -> Iterator[str]:
    """Yield what is wrong with the positions in the file, one line each."""
    made_for = json.loads(FILE.read_text(encoding="utf-8"))["digest"]
    if made_for != pack.pack.digest:
        yield f"the positions were found with another pack ({made_for}) than this one ({pack.pack.digest})"
    found = positions()
    if list(found) != [one.clause for one in WANTED]:
        yield "the file has positions for other clauses than WANTED"
    for wanted in WANTED:
        if wanted.clause in found and (problem := problem_at(found[wanted.clause], wanted, pack)):
            yield f"{wanted.clause}: {problem}"


def problem_at(position: Position, wanted: Wanted, pack: Edition) -> str:
    """Return what is wrong with a position; empty if nothing is."""
    try:
        game = position.game(pack)
    except IllegalMove as error:
        return f"its moves are not legal any more: {error}"
    if game.to_move != PERSON:
        return "it is not the person's turn"
    return "" if wanted.fits(Moment(game)) else "its condition does not hold"


def main() -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.positions", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a position does not show its clause")
    if parser.parse_args().check:
        wrong = list(problems(edition()))
        print(*wrong or ["Every position shows its clause."], sep="\n")
        return 1 if wrong else 0
    text = file_text(edition(), find())
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name} has {len(WANTED)} positions, {len(text) / 1000:.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
