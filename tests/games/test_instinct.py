"""What every game's instinct must keep to, whatever it thinks."""

from __future__ import annotations

import random

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.state import encode
from tabletome.research.combinations import Combinations

GAMES = [name for name in game_names() if find_game(name).instinct is not None]
LOOKS = 150


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_it_weighs_every_option_and_touches_nothing(name: str, number: int) -> None:
    game, dice = find_game(name), random.Random(number)
    assert game.instinct is not None
    options = Combinations(game.options, {}, "instinct").of(number, dice)
    run = Run(game, game.setup(options, seeded(f"instinct {number}")))
    for _ in range(LOOKS):
        decision = run.decision
        if decision is None:
            break
        before = encode(run.state)
        weights = game.instinct(run.state, decision)
        assert len(weights) == len(decision.options), decision.kind
        assert min(weights) >= 0, decision.kind
        assert sum(weights) > 0, decision.kind
        assert encode(run.state) == before, decision.kind
        run.play(dice.choices(decision.options, weights)[0])
