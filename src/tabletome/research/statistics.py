"""How sure a number is: 95 % intervals."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import TypeAlias

Interval: TypeAlias = tuple[float, float]

Z95 = 1.959964


def wilson(wins: float, games: int) -> Interval:
    """The Wilson score interval of a win rate; shared victories make `wins` a fraction."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z95 * Z95 / games
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(values: Sequence[float]) -> Interval:
    """The normal interval of a mean."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return mean, mean
    half = Z95 * statistics.stdev(values) / math.sqrt(len(values))
    return mean - half, mean + half
