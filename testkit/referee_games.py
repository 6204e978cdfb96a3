"""Games and scenes, played by the engine and by the referee (`testkit.referee`) and compared at every decision."""

import random
from collections import Counter
from typing import Any

from blackgate import Game, Move
from blackgate.record import move_line
from blackgate.trace import table
from testkit.game_modes import TABLES, eventful_move
from testkit.referee import Replay
from testkit.referee.cards import BACKGROUND_GANG, BOARD, GANG_CARDS, GANGS, MICHEL_CARDS, SEARCH_CARDS
from testkit.scene import scene

MICHELS = ["none", "michel", "michelle"]
TOOLS = ["spoon", "pickaxe", "shovel"]
PREFERRED = {"extort", "reveal", "hold", "dig"}
# Gang cards and Backgrounds about fights and cards taken from hands: rare together, so some scenes combine them.
TAKING = [
    "crew_stash",
    "queers_solidarity",
    "bratva_knuckles",
    "bratva_spoils",
    "bratva_iron_jaw",
    "queers_safe_house",
    "bikers_scouts",
    "queers_grapevine",
]
TAKERS = ["prizefighter", "con_artist", "pickpocket", "informer", "hitman", "racketeer", "escape_artist", "agitator"]


def compare_positions(game: Game, replay: Replay) -> None:
    """Assert that seat, legal moves and table are the same."""
    assert game.to_move == replay.seat
    if game.to_move is not None:
        assert sorted(str(move) for move in game.legal_moves) == sorted(replay.legal)
    engines = table(game)
    if engines["michel"]:
        for cards in ("deck", "discard", "shown"):
            engines["michel"][cards].sort()
    engines.pop("apart")  # an Action card being carried out (5.7): the referee has no pile for it
    referees = replay.referee.table()
    assert {key: (engines[key], referees[key]) for key in engines if engines[key] != referees[key]} == {}


def preferred_move(game: Game, chooser: random.Random) -> Move:
    """Return an eventful move, half of the time a fight, a call for help, a Background or a Dig."""
    moves = [move for move in game.legal_moves if str(move).split(" ")[0] in PREFERRED]
    return chooser.choice(moves) if moves and chooser.random() < 0.5 else eventful_move(game, chooser)


def compare_moves(game: Game, replay: Replay, chooser: random.Random, decisions: int) -> Counter[str]:
    """Play moves and compare at every decision. Return how often each answer was given to each prompt ("help pass")."""
    answers = Counter[str]()
    compare_positions(game, replay)
    for number in range(decisions):
        if game.to_move is None:
            break
        move = preferred_move(game, chooser)
        answers[f"{game.prompt} {str(move).split(' ')[0]}"] += 1
        game.play(move)
        replay.play({"n": number + 1, **move_line(game.edition, game.steps[-1])})
        compare_positions(game, replay)
    return answers


def random_game(seed: int, chooser: random.Random) -> Game:
    """Return a new game of a random mode."""
    players, teams = TABLES[seed % len(TABLES)]
    return Game(
        players=players,
        teams=teams,
        michel=chooser.choice(MICHELS),
        calm=chooser.random() < 0.25,
        target=chooser.choice([None, 3, 30, 60]),
        first_player=chooser.choice([None, 0, players - 1]),
        fair_start=chooser.random() < 0.25,
        seed=seed,
    )


def random_characters(players: int, chooser: random.Random) -> tuple[list[str | None], list[str]]:
    """Return a Gang card and a Background for each seat; most of them match."""
    gang_cards = [card for pile in GANG_CARDS.values() for card in pile]
    gangs: list[str | None] = [chooser.choice([None, card]) for card in chooser.sample(gang_cards, players)]
    backgrounds = chooser.sample(list(BACKGROUND_GANG), players)
    if chooser.random() < 0.4:
        gangs = [None, *chooser.sample(TAKING, players - 1)]
        chooser.shuffle(gangs)
        backgrounds = chooser.sample(TAKERS, players)
    for seat, card in enumerate(gangs):
        fitting = [name for name, gang in BACKGROUND_GANG.items() if card and card.startswith(gang) and name not in backgrounds]
        if fitting and chooser.random() < 0.7:
            backgrounds[seat] = chooser.choice(fitting)
    return gangs, backgrounds


def make_member(seat: int, name: str, gangs: list[str | None], backgrounds: list[str], chooser: random.Random) -> None:
    """Give a seat this Background and a card of the Gang that it names."""
    if name in backgrounds:
        backgrounds[backgrounds.index(name)] = backgrounds[seat]
    backgrounds[seat] = name
    gangs[seat] = chooser.choice([card for card in GANG_CARDS[BACKGROUND_GANG[name]] if card not in gangs])


def random_scene(seed: int, chooser: random.Random, member: str | None = None, crowded: bool = False) -> Game:
    """Return a scene in which rare events are likely: Gang cards and matching Backgrounds, few Places, scarce cards.

    member: a Background held by a member of its Gang, who has the turn or is about to be extorted. crowded: one Place.
    """
    players, teams = TABLES[seed % len(TABLES)]
    blocks = ["block_a", "block_b"] if teams else ["cell_block"]
    everywhere = [*blocks, "cafeteria", "infirmary", "yard", "showers"]
    places = chooser.sample(everywhere, 1) if crowded else chooser.sample([*everywhere, "solitary"], chooser.choice([1, 2, 4]))
    first = chooser.randrange(players)
    few = chooser.random() < 0.5
    most = chooser.choice([1, 2, 6, 10])
    cards = [kind for kind, copies in SEARCH_CARDS.items() for _ in range(copies)]
    board = [kind for kind, copies in BOARD.items() for _ in range(copies)]
    chooser.shuffle(cards)
    chooser.shuffle(board)
    hands = []
    for _ in range(players):
        mine = [cards.pop() for _ in range(chooser.randint(0, most))]
        hands.append(mine + [board.pop() for _ in range(chooser.randint(0, min(3, most)))])
    if member == "locksmith":  # enough for a Craft, with a choice
        for kind in ("link", "link", "blade", "pike", "container"):
            if kind in cards:
                cards.remove(kind)
                hands[first].append(kind)
    dug = [(seat, board.pop()) for seat in range(players) if chooser.random() < 0.4 and board[-1] in TOOLS]
    discard = [cards.pop() for _ in range(chooser.randint(0, min(4, len(cards))))]
    if few:  # the player who is last to move holds nearly all other cards
        hoard = hands[first - 1]
        hoard += cards[chooser.randint(0, 5) :]
        hoard += board[chooser.randint(0, 5) :]
    gangs, backgrounds = random_characters(players, chooser)
    hidden: list[int] = []
    if member:
        asked = member in ("escape_artist", "prizefighter")
        hidden.append((first + 1) % players if asked else first)
        make_member(hidden[0], member, gangs, backgrounds, chooser)
    michel = chooser.choice(MICHELS)
    free = [place for place in places if place != "solitary"]
    game = scene(
        players,
        hands=[" ".join(hand) for hand in hands],
        places=" ".join(chooser.choice(places) for _ in range(players)),
        backgrounds=backgrounds,
        revealed=[seat for seat in range(players) if chooser.random() < 0.1 and seat not in hidden],
        gangs=gangs,
        cigarettes=[chooser.choice([0, 2, 7]) for _ in range(players)],
        beatings=[chooser.choice([0, 0, 1, 2]) for _ in range(players)],
        dug=dug,
        discard=" ".join(discard),
        turn_of=first,
        michel=michel,
        michel_at=chooser.choice(free) if free and michel != "none" else None,
        michel_discard=chooser.sample(MICHEL_CARDS, chooser.randint(0, 8)) if michel != "none" else (),
        teams=teams,
        target=60,
    )
    game.table.chance = Game(players=2, seed=seed).table.chance
    return game


def compare_scene(seed: int, decisions: int, member: str | None = None, crowded: bool = False) -> Counter[str]:
    """Play a random scene and compare every decision."""
    chooser = random.Random(seed)
    game = random_scene(seed, chooser, member, crowded)
    laid = table(game)
    options: dict[str, Any] = {
        "players": game.players,
        "teams": TABLES[seed % len(TABLES)][1],
        "michel": laid["michel"]["looks"] if laid["michel"] else "none",
        "calm": False,
        "target": 60,
        "first_player": laid["turn"],
    }
    setup = {
        "first": laid["turn"],
        "backgrounds": laid["backgrounds"],
        "hands": [[] for _ in range(game.players)],
        "gangs": {gang: [] for gang in GANGS},
    }
    return compare_moves(game, Replay({"options": options}, setup, laid), chooser, decisions)


def compare_game(seed: int, decisions: int) -> Game:
    """Play a game from the beginning and compare every decision."""
    chooser = random.Random(seed)
    game = random_game(seed, chooser)
    header, setup = (dict[str, Any](line) for line in game.record.lines)
    compare_moves(game, Replay(header, setup["setup"]), chooser, decisions)
    return game
