"""What every game's bots imagine, however it comes about."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.state import encode
from tabletome.engine.table import Table
from tabletome.research.combinations import Combinations

LOOKS = 60
MOVES = 4


def future(run: Run[Any], dice: random.Random) -> Sequence[Any]:
    """What a few random moves lead to."""
    seen: list[Any] = [run.decision, list(run.waiting)]
    for _ in range(MOVES):
        if run.decision is None:
            break
        run.play(dice.choice(run.decision.options))
        seen += [run.decision, encode(run.state)]
    return seen


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", game_names())
def test_equal_dice_imagine_the_same_position_with_the_same_future(name: str, number: int) -> None:
    """The second time it is a copy, wherever the first could be kept: it must not differ from what is imagined anew."""
    game, dice = find_game(name), random.Random(number)
    table = Table(game, Combinations(game.options, {}, "imagining").of(number, dice), f"imagining {number}")
    for look in range(LOOKS):
        if not table.pending:
            break
        seat = table.pending[0].seat
        first, again = seeded(str(look)), seeded(str(look))
        one, other = table.imagine(seat, first), table.imagine(seat, again)
        assert first == again
        assert encode(one.state) == encode(other.state)
        assert future(one, random.Random(look)) == future(other, random.Random(look))
        table.play(seat, dice.choice(table.pending[0].options))


@pytest.mark.parametrize("name", [name for name in game_names() if find_game(name).shares_value])
def test_a_value_that_is_said_to_be_shared_is(name: str) -> None:
    game, dice = find_game(name), random.Random(name)
    run = Run(game, game.setup(game.options(), seeded(name)))
    while run.decision is not None:
        state = run.state
        assert {game.evaluate(state, seat) for seat in range(state.seats)} == {game.evaluate(state, 0)}
        run.play(dice.choice(run.decision.options))
    assert len({run.state.outcome.payoff(seat) for seat in range(run.state.seats)}) == 1
