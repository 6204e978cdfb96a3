"""What agents of this version of the environments meet: observations, actions, rewards, and games with the pack `classic`."""

import hashlib
import random
from typing import Any

from blackgate.catalogue import edition
from blackgate.engine.limits import SEATS
from blackgate.env.core.rewards import final_rewards, tunnel_lead
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from blackgate.env.options import DEFAULT_MAX_TURNS, VERSION
from blackgate.game import Game
from blackgate.options import FEWEST
from blackgate.record import RULES

MODES: dict[str, dict[str, Any]] = {
    "2 players, Michel": {"players": 2, "michel": "michel", "target": 4},
    "3 players, calm": {"players": 3, "calm": True, "target": 4},
    "4 players": {"players": 4, "target": 4},
    "4 players in teams, Michelle": {"players": 4, "teams": True, "michel": "michelle", "target": 6},
    "5 players": {"players": 5, "target": 4},
    "6 players in teams": {"players": 6, "teams": True, "target": 6},
}
COMPARED_DECISIONS = 300


def description() -> dict[str, Any]:
    """Return the environment in a form that can be compared: readable where possible, as a digest where it is long."""
    classic = edition()
    return {
        "environment": f"blackgate_v{VERSION}",
        "rules": RULES,
        "pack": classic.pack.digest,
        "max_turns": DEFAULT_MAX_TURNS,
        "actions": len(classic.moves),
        "texts of actions": digest([move.text for move in classic.moves]),
        "fields": {
            field.name: f"{'x'.join(map(str, field.shape)) or 1} at {field.offset}, up to {field.high}, usually {field.usual:g}"
            for field in Layout(classic, 4).fields
        },
        "sizes": {str(seats): Layout(classic, seats).size for seats in range(FEWEST, SEATS + 1)},
        "games": {name: played(seed, mode) for seed, (name, mode) in enumerate(MODES.items())},
    }


def played(seed: int, mode: dict[str, Any]) -> dict[str, Any]:
    """Return the digest of what all seats observe in a random game, with their legal actions and shaping, and the rewards."""
    game = Game(seed=seed, **mode)
    layout = Layout(game.edition, game.players)
    rotation = SeatRotation(game.edition.rulebook, game.players, game.options.teams)
    chooser = random.Random(seed)
    seen: list[object] = []
    decisions = 0
    while (asked := game.to_move) is not None:
        actions = sorted(int(rotation.from_catalogue(asked, int(move))) for move in game.legal_moves)
        if decisions < COMPARED_DECISIONS:
            rows = [layout.row(game, seat).tolist() for seat in range(game.players)]
            leads = [round(tunnel_lead(game.table, seat), 6) for seat in range(game.players)]
            seen.append([asked, actions, rows, leads])
        action = actions[int(chooser.random() * len(actions))]  # the same with every version of Python, unlike choice()
        game.play(game.edition.moves[int(rotation.to_catalogue(asked, action))])
        decisions += 1
    return {"decisions": decisions, "observed": digest(seen), "rewards": [round(one, 6) for one in final_rewards(game.table)]}


def digest(value: object) -> str:
    """Return a short digest of lists of numbers and texts."""
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]
