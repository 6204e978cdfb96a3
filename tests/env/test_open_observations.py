"""Observations with all cards open, for networks that judge sampled deals."""

import pytest

from blackgate import edition
from blackgate.engine import layout as at
from blackgate.env.vector import VectorEnv
from blackgate.errors import VectorEnvError
from testkit.uncompiled import MODES

HIDDEN = ("exposed", "known", "unknown", "lacks", "shared", "shared_kinds", "background")  # what knowledge or openness changes


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_an_open_observation_shows_every_hand_and_background_and_is_otherwise_the_same(mode: dict[str, object]) -> None:
    env = VectorEnv(6, seed=5, room=6, **mode)  # type: ignore[arg-type]
    for _ in range(60):
        batch = env.step(env.sample())
    fields = {field.name: field for field in env.layout.fields}
    kinds, backgrounds = len(edition().kinds), len(edition().backgrounds)
    for game, (known, shown) in enumerate(zip(batch.observations, env.open_observations(), strict=True)):
        table, seat = env._games.games.tables[game], int(batch.seats[game])  # type: ignore[union-attr]
        for name, field in fields.items():
            if name not in HIDDEN:
                assert known[field.columns].tolist() == shown[field.columns].tolist(), name
        for other in range(1, env.players):
            them = (seat + other) % env.players
            hand = [int(table.hand(them, kind)) for kind in range(kinds)]
            first = fields["known"].offset + (other - 1) * kinds
            assert shown[first : first + kinds].tolist() == hand
            first = fields["background"].offset + other * backgrounds
            assert shown[first : first + backgrounds].argmax() == table.of(them, at.BACKGROUND)


def test_open_observations_come_from_games_in_this_process_only() -> None:
    with VectorEnv(2, seed=1, workers=1) as env, pytest.raises(VectorEnvError, match="workers=0"):
        env.open_observations()
