"""Build, research, expand and trade: the actions that move no meeple. TEK-BUILD, TEK-RESEARCH, TEK-EXPAND, TEK-TRADE"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.engine import Action, Decision, Script
from tabletome.games.tiny_epic_kingdoms.actions import Build, Expand, Research, TakeShape, Trade, TradeBoth
from tabletome.games.tiny_epic_kingdoms.content.box import (
    FOOD,
    MAGIC_TOP,
    MANA,
    MEEPLES,
    MOST_OF_A_RESOURCE,
    ORE,
    RESOURCES,
    TOWER_TOP,
)
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS, takes_shape
from tabletome.games.tiny_epic_kingdoms.events import Built, Expanded, Learned, Traded, TradedBoth
from tabletome.games.tiny_epic_kingdoms.rules.meeples import put
from tabletome.games.tiny_epic_kingdoms.rules.resources import can_pay, pay, store
from tabletome.games.tiny_epic_kingdoms.state import State

BUILD, RESEARCH = Build(), Research()
SHAPES_OFFERED = 3


# Build


def build_choices(g: State, seat: int) -> list[Action]:
    return [BUILD] if g.tower[seat] < TOWER_TOP and can_pay(g, seat, ORE, build_cost(g, seat)) else []


def build_cost(g: State, seat: int) -> int:
    """The number of the next level in ore, more where Dwarves stand on it. TEK-BUILD-01, TEK-FACTION-20, 22"""
    level = g.tower[seat] + 1
    hindrance = sum(
        g.powers(other).others_pay_to_build for other in range(g.seats) if other != seat and g.tower[other] == level
    )
    return max(0, level + hindrance - g.powers(seat).build_discount)


def build(g: State, seat: int) -> Script:
    """One level up, whoever else may be there. TEK-BUILD-02, 03"""
    yield from pay(g, seat, ORE, build_cost(g, seat))
    g.tower[seat] += 1
    g.emit(Built, seat, g.tower[seat], rule="TEK-BUILD-01")


# Research


def research_choices(g: State, seat: int) -> list[Action]:
    return [RESEARCH] if g.magic[seat] < MAGIC_TOP and can_pay(g, seat, MANA, research_cost(g, seat)) else []


def research_cost(g: State, seat: int) -> int:
    """The number of the next level in mana. TEK-RESEARCH-01"""
    return g.magic[seat] + 1


def research(g: State, seat: int) -> Script:
    """One level up; its ability works from now on. TEK-RESEARCH-02, 03"""
    yield from pay(g, seat, MANA, research_cost(g, seat))
    level = g.magic[seat] + 1
    if takes_shape(g.factions[seat], level):
        yield from take_shape(g, seat, level)
    g.magic[seat] = level
    g.emit(Learned, seat, learned_from(g, seat, level), level, rule="TEK-RESEARCH-01")


def take_shape(g: State, seat: int, level: int) -> Script:
    """Shapeshifters learn each level from a faction that nobody plays: three are drawn, one is chosen."""
    absent = [name for name in FACTIONS if name not in g.factions and not takes_shape(name, level)]
    drawn = g.rng.sample(absent, SHAPES_OFFERED)
    chosen = yield Decision(seat, "take-shape", [TakeShape(name) for name in drawn], {"level": level})
    g.shapes[seat] = (*g.shapes[seat], chosen.faction)


def learned_from(g: State, seat: int, level: int) -> str:
    shapes = g.shapes[seat]
    return shapes[level - 1] if level <= len(shapes) else g.factions[seat]


# Expand


def expand_choices(g: State, seat: int) -> list[Expand]:
    """Only where a meeple of one's own stands alone. TEK-EXPAND-02, 03, TEK-RUINS-04"""
    if g.in_play[seat] == MEEPLES or not can_pay(g, seat, FOOD, expand_cost(g, seat)):
        return []
    alone = ((2 * seat,), (2 * seat + 1,))
    return [g.board.expand[region] for region, meeples in enumerate(g.regions) if meeples in alone]


def expand_cost(g: State, seat: int) -> int:
    """As much food as there will be meeples in play: 4 for the fourth. TEK-EXPAND-01, 05"""
    return g.in_play[seat] + 1


def expand(g: State, seat: int, region: int) -> Script:
    yield from pay(g, seat, FOOD, expand_cost(g, seat))
    put(g, seat, region)
    g.in_play[seat] += 1
    g.emit(Expanded, seat, g.board.names[region], rule="TEK-EXPAND-01")


# Trade


def _trades(give: int) -> list[list[Trade]]:
    return [
        [Trade(RESOURCES[give], RESOURCES[get], count) for count in range(1, MOST_OF_A_RESOURCE + 1)]
        for get in range(len(RESOURCES))
        if get != give
    ]


TRADES = [_trades(give) for give in range(len(RESOURCES))]


def trade_choices(g: State, seat: int) -> list[Action]:
    """Any number of one type for as many of one other, at least 1: 3 food for 3 ore, say. TEK-TRADE-01, 03"""
    stock = g.resources[seat]
    choices: list[Action] = []
    for give, by_get in enumerate(TRADES):
        for counts in by_get:
            choices += counts[: stock[give]]
    if g.powers(seat).trades_both:
        choices += trades_of_both(stock)
    return choices


def trades_of_both(stock: list[int]) -> Iterator[TradeBoth]:
    """Elves may give ore and food for mana at once."""
    for ore in range(1, stock[ORE] + 1):
        for food in range(1, stock[FOOD] + 1):
            yield TradeBoth(ore, food)


def trade(g: State, seat: int, give: str, get: str, count: int) -> None:
    """One exchange an action; Humans gain one more of what they trade for. TEK-TRADE-02, TEK-FACTION-41"""
    g.resources[seat][RESOURCES.index(give)] -= count
    gained = store(g, seat, RESOURCES.index(get), count + g.powers(seat).trade_bonus)
    g.emit(Traded, seat, give, count, get, gained, rule="TEK-TRADE-01")


def trade_both(g: State, seat: int, ore: int, food: int) -> None:
    g.resources[seat][ORE] -= ore
    g.resources[seat][FOOD] -= food
    gained = store(g, seat, MANA, ore + food + g.powers(seat).trade_bonus)
    g.emit(TradedBoth, seat, ore, food, gained)
