"""How good a position is, for bots: points in hand, points in reach, and who is ahead when the end is near."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

from tabletome.games.tiny_epic_kingdoms.content.box import (
    FOOD,
    MAGIC_TOP,
    MANA,
    MEEPLES,
    ORE,
    SHIELDS,
    TOWER_POINTS,
    TOWER_TOP,
)
from tabletome.games.tiny_epic_kingdoms.content.factions import powers
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, RUINS
from tabletome.games.tiny_epic_kingdoms.rules import economy, scoring
from tabletome.games.tiny_epic_kingdoms.rules.faction_bonuses import bonus_points
from tabletome.games.tiny_epic_kingdoms.rules.flow import act_or_collect
from tabletome.games.tiny_epic_kingdoms.rules.resources import YIELD, applies
from tabletome.games.tiny_epic_kingdoms.state import State, owner

IN_REACH, IN_REACH_LATE = 0.995, 0.274
"""What a point is worth that is paid for but not yet made, and which part of that at the end."""
PARTLY = 1.04
"""How much less a part of a price counts than that part of the whole."""
LATER = 0.539
"""How much less each further point is worth that the same store would buy."""
SPARE = 0.0336
"""What a resource is worth that buys no point: it can still be traded or spent in war."""
STAND_IN = 0.439
"""How much of a store counts for what it may be paid for besides."""
INCOME = 1.23
"""What a region is worth that gives resources for the whole game."""
VARIETY, RUINS_INCOME, CAPITAL_INCOME = 0.708, 0.746, 0.219
"""What another kind of resource, ruins and a capital city are worth beside such a region."""
COLLECTING = 0.387
"""What collecting once is worth, of the income of a whole game."""
PASSING = 1.92
"""How much less points count early that depend on where meeples stand at the very end."""
BUILDING, RESEARCHING, EXPANDING, TRADING, MOVING = 1.4, 1.04, 0.968, 0.102, 0.648
"""What an action promises whoever can take it; trading, for each resource in store."""
TURN = 0.548
"""What it is worth to be able to take the selected action, for whoever has not yet acted."""
ABILITY: dict[str, tuple[float, ...]] = {
    "orcs": (-0.09, -0.05, 0.08, -0.05),
    "dwarves": (0.04, -0.08, 0.10, -0.03),
    "lizardfolk": (-0.11, -0.18, -0.04, 0.00),
    "humans": (0.19, 0.05, -0.17, 0.00),
    "elves": (0.07, 0.06, -0.01, 0.10),
    "goblins": (0.11, 0.12, -0.07, 0.00),
    "undead": (-0.06, 0.00, 0.04, 0.06),
    "merfolk": (-0.13, -0.09, 0.00, -0.02),
    "centaurs": (-0.08, -0.09, -0.07, -0.04),
    "dark_elves": (0.02, 0.06, 0.08, -0.01),
    "constructs": (-0.19, 0.00, -0.02, -0.08),
    "halflings": (0.02, 0.18, -0.06, 0.12),
    "shapeshifters": (0.00, 0.03, 0.08, -0.02),
}
"""What the first four levels of each faction are worth beside their points, with a whole game to use them."""
STORED = frozenset({"full-stores", "more-mana"})
"""What counts stores at the very end."""
STORED_POINTS = 0.888
"""How many points those bring in a usual game."""
REFILLING = 2.88
"""Stores emptied with this part of the game or more still to come, as 1 in so many, can be filled again."""
EXPOSED = 0.657
"""What a region is worth less that a rival with far fuller war chest may take."""
CALM, DECISIVE = 4.0, 1.2
"""So many points ahead are as good as e to 1, at the beginning and at the end."""

Prices = tuple[tuple[int, int], ...]
"""(what it costs, how many points it brings), one step after the other."""


def evaluate(g: State, seat: int) -> float:
    """The share this seat may expect of the victory."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    left = time_left(g)
    scale = DECISIVE + (CALM - DECISIVE) * left
    chests = [war_chest(g, each) for each in range(g.seats)]
    strengths = [math.exp(strength(g, each, left, chests) / scale) for each in range(g.seats)]
    return strengths[seat] / sum(strengths)


def strength(g: State, seat: int, left: float, chests: list[int]) -> float:
    """Points as they stand, and what the kingdom can still make of its stores, its regions and this turn."""
    kinds = [g.board.kinds[region] for region in g.held_by(seat)]
    value = lasting_points(g, seat) + (1 - PASSING * left) * passing_points(g, seat, kinds)
    value += hoped_for_bonus(g, seat, left) - (1 - left) * (meeples_in_ruins(g, seat) if RUINS in kinds else 0)
    value += for_stores(left) * points_in_reach(g, seat, g.resources[seat]) + left * abilities(g, seat)
    value += INCOME * left * (income(kinds) + extra_income(g, seat))
    value -= EXPOSED * len(kinds) * threat(chests, seat)
    if g.phase == act_or_collect:
        value += TURN * prospect_of_this_turn(g, seat, kinds)
    return value


def aspects(g: State, seat: int) -> dict[str, float]:
    """The lead of this seat over all others, in points, and what it is made of: the same terms, one by one."""
    left = time_left(g)
    scale = DECISIVE + (CALM - DECISIVE) * left
    chests = [war_chest(g, each) for each in range(g.seats)]
    kinds = [g.board.kinds[region] for region in g.held_by(seat)]
    others = [strength(g, each, left, chests) / scale for each in range(g.seats) if each != seat]
    lost = meeples_in_ruins(g, seat) if RUINS in kinds else 0
    return {
        "people": float(g.in_play[seat]),
        "magic": g.magic[seat] + hoped_for_bonus(g, seat, left) + left * abilities(g, seat),
        "tower": float(TOWER_POINTS[g.tower[seat]]),
        "captured": float(g.captured[seat]),
        "places": (1 - PASSING * left) * passing_points(g, seat, kinds) - (1 - left) * lost,
        "stores": for_stores(left) * points_in_reach(g, seat, g.resources[seat]),
        "income": INCOME * left * (income(kinds) + extra_income(g, seat)),
        "safety": -EXPOSED * len(kinds) * threat(chests, seat),
        "turn": TURN * prospect_of_this_turn(g, seat, kinds) if g.phase == act_or_collect else 0.0,
        "rivals": -scale * math.log(sum(math.exp(each) for each in others)),
    }


def for_stores(left: float) -> float:
    """What a point in reach is worth so late."""
    return IN_REACH * (IN_REACH_LATE + (1 - IN_REACH_LATE) * left)


def war_chest(g: State, seat: int) -> int:
    """How much war a seat could pay for."""
    mana, ore, food = g.resources[seat]
    return 2 * mana + ore + g.powers(seat).food_in_war * food


def threat(chests: list[int], seat: int) -> float:
    """From 0, if nobody can pay more for a war, to nearly 1 for empty stores before a full one."""
    own, most = chests[seat], max(chests)
    return (most - own) / (most + own + 1)


def lasting_points(g: State, seat: int) -> float:
    """Points that others can hardly take away."""
    return g.in_play[seat] + g.magic[seat] + TOWER_POINTS[g.tower[seat]] + g.captured[seat]


def passing_points(g: State, seat: int, kinds: list[str]) -> float:
    """Points that hang on where meeples stand and who holds what at the end."""
    value = scoring.capital_points(g, seat) if CAPITAL in kinds else 0
    if g.exploration:
        value += scoring.token_points(g, seat)
    if g.seats == 2:
        value += scoring.lost_kingdom_points(g, seat) - g.captured[seat]
    return value


def hoped_for_bonus(g: State, seat: int, left: float) -> float:
    """The points of level 5 as they would be now, the more certain the nearer that level is.

    What hangs on full stores can be had later as well as now: it is no reason to save before the end.
    """
    learned = g.magic[seat] / MAGIC_TOP
    bonuses = powers(g.factions[seat], MAGIC_TOP, g.shapes[seat]).bonuses if g.factions[seat] else ()
    points: float = bonus_points(g, seat, bonuses)
    if not STORED.isdisjoint(bonuses):
        later = min(1.0, REFILLING * left)
        points += later * (STORED_POINTS - points)
    return learned * learned * points


def abilities(g: State, seat: int) -> float:
    """What the levels learned so far are worth beside their points, with a whole game to use them."""
    return _abilities(g.factions[seat], g.magic[seat], g.shapes[seat])


@functools.cache
def _abilities(name: str, level: int, shapes: tuple[str, ...]) -> float:
    taught_by = [shapes[number] if number < len(shapes) else name for number in range(min(level, MAGIC_TOP - 1))]
    return sum(ABILITY[teacher][number] for number, teacher in enumerate(taught_by))


def points_in_reach(g: State, seat: int, stores: Sequence[int]) -> float:
    """What a seat could buy with such stores: tower levels, magic levels, meeples."""
    able = g.powers(seat)
    stock: list[float] = [*stores]
    for paid, due in able.stands_in:
        stock[due] += STAND_IN * stores[paid]
    return (
        _buys(_tower_prices(g.tower[seat], able.build_discount), stock[ORE])
        + _buys(_magic_prices(g.magic[seat]), stock[MANA])
        + _buys(_meeple_prices(g.in_play[seat]), stock[FOOD])
    )


@functools.cache
def _tower_prices(level: int, off: int) -> Prices:
    return tuple((n - off, TOWER_POINTS[n] - TOWER_POINTS[n - 1]) for n in range(level + 1, TOWER_TOP + 1))


@functools.cache
def _magic_prices(level: int) -> Prices:
    return tuple((n, 1) for n in range(level + 1, MAGIC_TOP + 1))


@functools.cache
def _meeple_prices(count: int) -> Prices:
    return tuple((n, 1) for n in range(count + 1, MEEPLES + 1))


@functools.cache
def _buys(prices: Prices, stock: float) -> float:
    """Points bought one after the other, each later one worth less; a part of a price counts as that part."""
    value, worth = 0.0, 1.0
    for price, gained in prices:
        share = min(1.0, stock / price) if price else 1.0
        value += worth * gained * share * (PARTLY if share < 1 else 1.0)
        stock -= price
        worth *= LATER
        if stock <= 0:
            return value
    return value + SPARE * stock


def income(kinds: list[str]) -> float:
    """How much collecting brings, a variety counting more than the same again."""
    gives = [YIELD[kind] for kind in kinds if kind in YIELD]
    return (
        len(gives) + VARIETY * len(set(gives)) + RUINS_INCOME * (RUINS in kinds) + CAPITAL_INCOME * (CAPITAL in kinds)
    )


def extra_income(g: State, seat: int) -> int:
    """What abilities add whenever this seat collects."""
    return sum(applies(g, seat, more) for more in g.powers(seat).collect_gains)


def prospect_of_this_turn(g: State, seat: int, kinds: list[str]) -> float:
    """What the selected action promises someone who has still to act, beside collecting."""
    if (seat - g.active) % g.seats < (g.acting - g.active) % g.seats:
        return 0.0
    collecting = 0.0 if seat == g.active else COLLECTING * income(kinds)
    return max(collecting, promise(g, seat))


def promise(g: State, seat: int) -> float:
    """What the selected action promises, or whatever an ability allows in its place."""
    value = promise_of(g, seat, g.selected)
    for selected, substitute in g.powers(seat).instead:
        if selected == g.selected:
            value = max(value, promise_of(g, seat, substitute))
    return value


def promise_of(g: State, seat: int, action: str) -> float:
    match action:
        case "build":
            return BUILDING if economy.build_choices(g, seat) else 0.0
        case "research":
            return RESEARCHING if economy.research_choices(g, seat) else 0.0
        case "expand":
            return EXPANDING if economy.expand_choices(g, seat) else 0.0
        case "trade":
            return TRADING * sum(g.resources[seat])
        case _:
            return MOVING


def meeples_in_ruins(g: State, seat: int) -> int:
    """Meeples that will be lost at the end."""
    if g.powers(seat).keeps_ruins:
        return 0
    return sum(
        owner(meeple) == seat
        for region, meeples in enumerate(g.regions)
        if meeples and g.board.kinds[region] == RUINS
        for meeple in meeples
    )


def time_left(g: State) -> float:
    """1 at the start of the game, 0 when it is about to end."""
    if g.end_triggered:
        return 0.2 * (SHIELDS - len(g.shields)) / SHIELDS
    most = max(max(g.tower) / TOWER_TOP, max(g.magic) / MAGIC_TOP, (max(g.in_play) - 2) / (MEEPLES - 2))
    return 1 - 0.7 * most
