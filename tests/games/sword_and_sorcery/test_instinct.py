"""Bots: what they would do without thinking, and how they judge a position."""

from __future__ import annotations

import random

import pytest

from tabletome.engine import Run, seeded
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.instinct import instinct
from tabletome.games.sword_and_sorcery.state import State

GAMES = 20


def play(quest: str, heroes: int, seed: str, *, by_instinct: bool) -> Run[State]:
    options = GAME.options.read({"players": 1, "heroes": heroes, "quest": quest})
    run = Run(GAME, GAME.setup(options, seeded(seed)))
    dice = random.Random(seed)
    while run.decision is not None:
        asked = run.decision
        weights = instinct(run.state, asked) if by_instinct else [1.0] * len(asked.options)
        assert len(weights) == len(asked.options)
        assert min(weights) > 0, asked.kind
        assert 0 <= GAME.evaluate(run.state, 0) <= 1
        run.play(dice.choices(asked.options, weights)[0])
    return run


def test_instinct_wins_where_chance_loses() -> None:
    wins = [sum(bool(play("first-breath", 2, f"{by}/{n}", by_instinct=by).outcome.winners) for n in range(GAMES))  # type: ignore[union-attr]
            for by in (True, False)]  # fmt: skip
    assert wins[0] >= 5
    assert wins[1] <= 2


@pytest.mark.parametrize("quest", quest_names())
def test_every_quest_is_played_to_its_end_by_instinct(quest: str) -> None:
    for heroes in (2, 5):
        assert play(quest, heroes, f"{quest} {heroes}", by_instinct=True).outcome is not None


def test_evaluate_likes_wounded_enemies_and_healthy_heroes() -> None:
    run = play_until_enemies()
    g = run.state
    before = GAME.evaluate(g, 0)
    g.figures[0].wounds += 3
    assert GAME.evaluate(g, 0) < before
    g.figures[0].wounds -= 3
    g.figures[g.foes()[0]].wounds += 1
    assert GAME.evaluate(g, 0) > before


def play_until_enemies() -> Run[State]:
    options = GAME.options.read({"players": 1, "heroes": 3, "quest": "first-breath"})
    run = Run(GAME, GAME.setup(options, seeded("enemies")))
    dice = random.Random(1)
    while run.decision is not None and not (run.state.foes() and len(run.state.living()) == 3):
        run.play(dice.choices(run.decision.options, instinct(run.state, run.decision))[0])
    return run
