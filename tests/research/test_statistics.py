"""Intervals have the values that the textbooks give."""

from __future__ import annotations

import pytest

from tabletome.research.statistics import mean_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (2.5, 10, 0.0809, 0.5578),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_wilson_interval_of_a_win_rate(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1.0, 2.0, 3.0, 4.0, 5.0]) == pytest.approx((1.6141, 4.3859), abs=5e-5)


def test_a_single_value_tells_nothing_of_its_spread() -> None:
    assert mean_interval([3.0]) == (3.0, 3.0)
