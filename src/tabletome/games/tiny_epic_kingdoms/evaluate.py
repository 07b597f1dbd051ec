"""How good a position is, for bots: points in hand, points in reach, and who is ahead when the end is near."""

from __future__ import annotations

import functools
import math

from tabletome.games.tiny_epic_kingdoms import economy
from tabletome.games.tiny_epic_kingdoms.content.box import FOOD, MAGIC_TOP, MANA, MEEPLES, ORE, SHIELDS, TOWER_POINTS
from tabletome.games.tiny_epic_kingdoms.content.box import TOWER_TOP as TOP
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, RUINS
from tabletome.games.tiny_epic_kingdoms.resources import YIELD
from tabletome.games.tiny_epic_kingdoms.scoring import points
from tabletome.games.tiny_epic_kingdoms.state import State

IN_REACH = 0.75
"""What a point is worth that is paid for but not yet made."""
SPARE = 0.04
"""What a resource is worth that buys no point: it can still be traded or spent in war."""
INCOME = 1.3
"""What a region is worth that gives resources for the whole game."""
PASSING = 0.85
"""How much less points count early that depend on where meeples stand at the very end."""
TURN = 0.45
"""What it is worth to be able to take the selected action, for whoever has not yet acted."""
CALM, DECISIVE = 4.0, 1.2
"""So many points ahead are as good as e to 1, at the beginning and at the end."""


def evaluate(g: State, seat: int) -> float:
    """The share this seat may expect of the victory."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    left = time_left(g)
    scale = DECISIVE + (CALM - DECISIVE) * left
    strengths = [math.exp(strength(g, each, left) / scale) for each in range(g.seats)]
    return strengths[seat] / sum(strengths)


def strength(g: State, seat: int, left: float) -> float:
    """Points as they stand, and what the kingdom can still make of its stores, its regions and this turn."""
    reach = IN_REACH * (0.4 + 0.6 * left)
    scored = points(g, seat)
    value = 0.0 + scored["meeples"] + scored["magic"] + scored["tower"] + g.captured[seat]
    value += (1 - PASSING * left) * (scored["capitals"] + scored["tokens"] + scored["faction"] + lost_kingdom(g, seat))
    value -= meeples_in_ruins(g, seat) * (1 - left)
    value += reach * points_in_reach(g, seat)
    value += INCOME * left * income(g, seat)
    if g.phase == "act_or_collect":
        value += TURN * prospect_of_this_turn(g, seat)
    return value


def lost_kingdom(g: State, seat: int) -> int:
    """Regions held there, without the meeples taken."""
    return points(g, seat)["lost-kingdom"] - g.captured[seat] if g.seats == 2 else 0


def points_in_reach(g: State, seat: int) -> float:
    """What the stores would buy: tower levels, magic levels, meeples."""
    stock = g.resources[seat]
    return (
        _buys(_tower_prices(g.tower[seat]), stock[ORE])
        + _buys(_magic_prices(g.magic[seat]), stock[MANA])
        + _buys(_meeple_prices(g.in_play[seat]), stock[FOOD])
    )


@functools.cache
def _tower_prices(level: int) -> tuple[tuple[int, int], ...]:
    return tuple((n, TOWER_POINTS[n] - TOWER_POINTS[n - 1]) for n in range(level + 1, TOP + 1))


@functools.cache
def _magic_prices(level: int) -> tuple[tuple[int, int], ...]:
    return tuple((n, 1 + (n == MAGIC_TOP)) for n in range(level + 1, MAGIC_TOP + 1))


@functools.cache
def _meeple_prices(count: int) -> tuple[tuple[int, int], ...]:
    return tuple((n, 1) for n in range(count + 1, MEEPLES + 1))


@functools.cache
def _buys(prices: tuple[tuple[int, int], ...], stock: int) -> float:
    """Points bought one after the other, each later one worth less; a part of a price counts as that part."""
    value, worth = 0.0, 1.0
    for price, gained in prices:
        share = min(1.0, stock / price)
        value += worth * gained * share * (0.8 if share < 1 else 1.0)
        stock -= price
        worth *= 0.6
        if stock <= 0:
            return value
    return value + SPARE * stock


def income(g: State, seat: int) -> float:
    """How much collecting brings, a variety counting more than the same again."""
    kinds = [g.world.kinds[region] for region in g.held_by(seat)]
    gives = [YIELD[kind] for kind in kinds if kind in YIELD]
    return len(gives) + 0.6 * len(set(gives)) + 1.2 * (RUINS in kinds) + 0.3 * (CAPITAL in kinds)


def prospect_of_this_turn(g: State, seat: int) -> float:
    """What the selected action promises someone who has still to act, beside collecting."""
    if (seat - g.active) % g.seats < (g.acting - g.active) % g.seats:
        return 0.0
    collecting = 0.0 if seat == g.active else 0.25 * income(g, seat)
    return max(collecting, _promise(g, seat))


def _promise(g: State, seat: int) -> float:
    match g.selected:
        case "build":
            return 1.2 if economy.build_choices(g, seat) else 0.0
        case "research":
            return 1.2 if economy.research_choices(g, seat) else 0.0
        case "expand":
            return 1.4 if economy.expand_choices(g, seat) else 0.0
        case "trade":
            return 0.1 * sum(g.resources[seat])
        case _:
            return 0.6


def meeples_in_ruins(g: State, seat: int) -> int:
    """Meeples that will be lost at the end."""
    if g.powers(seat).keeps_ruins:
        return 0
    return sum(
        meeple >> 1 == seat
        for region, meeples in enumerate(g.regions)
        if meeples and g.world.kinds[region] == RUINS
        for meeple in meeples
    )


def time_left(g: State) -> float:
    """1 at the start of the game, 0 when it is about to end."""
    if g.end_triggered:
        return 0.2 * (SHIELDS - len(g.shields)) / SHIELDS
    progress = max(
        max(g.tower[seat] / TOP, g.magic[seat] / MAGIC_TOP, (g.in_play[seat] - 2) / (MEEPLES - 2))
        for seat in range(g.seats)
    )
    return 1 - 0.7 * progress
