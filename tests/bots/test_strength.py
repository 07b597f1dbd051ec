"""Bots play well enough: a broken one would show here, game by game. How well they really play is in docs/bots.md."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.research import tournament
from tabletome.research.parallel import ONE_PROCESS
from tabletome.research.tournament import Plan, Result


def played(game: str, bots: tuple[str, ...], games: int, **options: Any) -> list[Result]:
    return tournament.hold(Plan(game, bots, tuple(options.items()), seed="strength"), games, ONE_PROCESS)


@pytest.mark.parametrize("game", ["tiny_epic_kingdoms", "battlelore"])
def test_instinct_beats_chance(game: str) -> None:
    """It wins nearly every game; one that is no better than chance wins all of six in one of 64 tries."""
    results = played(game, ("instinct", "random"), 6, players=2)
    won = sum(result.outcome.payoff(result.line_up.index("instinct")) for result in results)
    assert won >= 5


def test_a_party_by_instinct_clears_the_black_barrow() -> None:
    """It did in 39 of 39; chance never did in 50."""
    results = played("gloomhaven", ("instinct",), 3, players=4, items="bought", second="cragheart")
    assert sum(bool(result.outcome.winners) for result in results) >= 2


def test_heroes_by_instinct_cross_the_troll_bridge() -> None:
    """In 55 of 100 games; chance never."""
    results = played("sword_and_sorcery", ("instinct",), 8, players=1, quest="troll-bridge", heroes=3)
    assert sum(bool(result.outcome.winners) for result in results) >= 2


def test_a_mage_knight_by_instinct_scores() -> None:
    """About 76 points on average at Cities of level 1; a tenth of that by chance."""
    results = played("mage_knight", ("instinct",), 3, players=1, scenario="solo-conquest", city_level=1)
    assert sum(result.outcome.scores[0] for result in results) / 3 > 35
