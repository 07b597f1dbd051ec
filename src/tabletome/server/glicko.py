"""How strong players are, as Mark Glickman's Glicko-2 reckons it.

A rating comes with a deviation (how sure it is: the true strength lies within two deviations in 95 of 100 cases) and a
volatility (how much the player surprises). Every game is a rating period of its own; between games the deviation grows
with time. The numbered steps are those of "Example of the Glicko-2 system" (2013).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

MEAN = 1500.0
SCALE = 173.7178
"""Points of a rating in one unit of the reckoning."""
TAU = 0.5
"""How quickly volatilities change; small where upsets say little, as with dice."""
MOST_DEVIATION = 350.0
PERIOD_SECONDS = 30 * 86_400.0
"""In so much time without a game a deviation grows by one volatility."""
_CLOSE = 1e-6


class Strength(NamedTuple):
    """What is known of a player."""

    rating: float = MEAN
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


class Met(NamedTuple):
    """An opponent as they stood before the game, and what one got of it: 1 won, 0.5 level, 0 lost."""

    opponent: Strength
    score: float
    weight: float = 1.0
    """Less than 1 where one game met several opponents at once, so that it does not count as several."""


def after(player: Strength, met: Sequence[Met], idle_seconds: float = 0.0) -> Strength:
    """A player's strength after a game, `idle_seconds` after the one before."""
    rested = _rested(player, idle_seconds)
    if not met:
        return rested
    mu, phi = _mu(rested), rested.deviation / SCALE
    variance, difference = _surprise(mu, met)
    sigma = _volatility(phi, rested.volatility, variance, difference)
    before = math.hypot(phi, sigma)  # step 6
    new_phi = 1 / math.sqrt(1 / before**2 + 1 / variance)  # step 7
    new_mu = mu + new_phi**2 * difference / variance
    return Strength(MEAN + SCALE * new_mu, min(SCALE * new_phi, MOST_DEVIATION), sigma)


def _rested(player: Strength, idle_seconds: float) -> Strength:
    """The longer somebody has not played, the less is known of them."""
    grown = math.hypot(player.deviation / SCALE, player.volatility * math.sqrt(max(idle_seconds, 0) / PERIOD_SECONDS))
    return player._replace(deviation=min(SCALE * grown, MOST_DEVIATION))


def _mu(player: Strength) -> float:
    return (player.rating - MEAN) / SCALE


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _surprise(mu: float, met: Sequence[Met]) -> tuple[float, float]:
    """How much these games can tell (step 3: the variance), and how far they went otherwise than expected."""
    information = difference = 0.0
    for opponent, score, weight in met:
        g = _g(opponent.deviation / SCALE)
        chance = 1 / (1 + math.exp(-g * (mu - _mu(opponent))))
        information += weight * g**2 * chance * (1 - chance)
        difference += weight * g * (score - chance)
    return 1 / information, difference / information


def _volatility(phi: float, sigma: float, variance: float, difference: float) -> float:
    """Step 5: the volatility that best explains what was seen, by the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + math.exp(x)
        return math.exp(x) * (difference**2 - spread) / (2 * spread**2) - (x - a) / TAU**2

    low = a
    if difference**2 > phi**2 + variance:
        high = math.log(difference**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return math.exp(low / 2)
