"""Ratings against the example that Glicko-2's author has published."""

from __future__ import annotations

import pytest

from tabletome.server.glicko import MOST_DEVIATION, PERIOD_SECONDS, Met, Strength, after


def test_the_published_example() -> None:
    player = Strength(1500, 200, 0.06)
    met = [Met(Strength(1400, 30), 1), Met(Strength(1550, 100), 0), Met(Strength(1700, 300), 0)]
    found = after(player, met)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_known_less_and_not_otherwise() -> None:
    player = Strength(1600, 80, 0.06)
    idle = after(player, [], PERIOD_SECONDS)
    assert (idle.rating, idle.volatility) == (1600, 0.06)
    assert idle.deviation == pytest.approx(80.68, abs=0.01)  # the root of 80² + (0.06 · 173.7178)²
    assert after(player, [], 1e15).deviation == MOST_DEVIATION


def test_a_game_of_many_counts_as_one() -> None:
    """Last of five moves a rating no more than a lost duel; won against four, no more than a won one."""
    equal = Strength(1500, 80)
    for score in (0.0, 1.0):
        many = after(equal, [Met(equal, score, 1 / 4)] * 4)
        assert many == pytest.approx(after(equal, [Met(equal, score)]))


def test_upsets_move_ratings_more_than_what_was_expected() -> None:
    weak, strong = Strength(1400, 60), Strength(1800, 60)
    assert after(weak, [Met(strong, 1)]).rating - 1400 > 5 * (after(strong, [Met(weak, 1)]).rating - 1800) > 0
    surprising = after(Strength(1400, 60), [Met(strong, 1)] * 8)
    assert surprising.volatility > 0.06
