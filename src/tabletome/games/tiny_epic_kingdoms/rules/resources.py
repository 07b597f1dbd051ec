"""Resources: gaining, paying and choosing them. Rulebook: "Collecting resources".

TEK-COLLECT, the resource track of TEK-SETUP-08 and what stands in for what.
"""

from __future__ import annotations

import functools

from tabletome.engine import Decision, Script
from tabletome.games.tiny_epic_kingdoms.actions import Pay, Take
from tabletome.games.tiny_epic_kingdoms.content.box import CAMP, FOOD, MANA, MOST_OF_A_RESOURCE, ORE, RESOURCES
from tabletome.games.tiny_epic_kingdoms.content.notation import FOREST, MOUNTAINS, PLAINS, RUINS
from tabletome.games.tiny_epic_kingdoms.content.powers import CollectGain
from tabletome.games.tiny_epic_kingdoms.events import Collected, Gained, Paid
from tabletome.games.tiny_epic_kingdoms.state import State

YIELD = {FOREST: MANA, MOUNTAINS: ORE, PLAINS: FOOD}
"""What a region gives. TEK-COLLECT-04; a capital city gives nothing, TEK-REGION-05"""
TAKES = [Take(name) for name in RESOURCES]


def gain(g: State, seat: int, resource: int, count: int = 1) -> None:
    g.emit(Gained, seat, RESOURCES[resource], store(g, seat, resource, count))


def store(g: State, seat: int, resource: int, count: int) -> int:
    """What would pass 9 is lost; how much arrived. TEK-COLLECT-03, 05"""
    stock = g.resources[seat]
    stored = min(count, MOST_OF_A_RESOURCE - stock[resource])
    stock[resource] += stored
    return stored


def gain_of_choice(g: State, seat: int, count: int) -> Script:
    """So many resources, each of whatever type the player likes."""
    for left in range(count, 0, -1):
        taken = yield Decision(seat, "take-resource", TAKES, {"count": left})
        gain(g, seat, RESOURCES.index(taken.resource))


def collect(g: State, seat: int) -> Script:
    """Every region with at least one of the player's meeples gives 1 resource of its type. TEK-COLLECT-01, 02"""
    g.emit(Collected, seat, rule="TEK-COLLECT-01")
    kinds = g.board.kinds
    of_choice = 0
    for region in g.held_by(seat):
        count = 2 if has_camp(g, region) else 1
        if kinds[region] == RUINS:
            of_choice += count * is_searched(g, seat, region)
        elif kinds[region] in YIELD:
            gain(g, seat, YIELD[kinds[region]], count)
    for more in g.powers(seat).collect_gains:
        if applies(g, seat, more):
            gain(g, seat, more.resource)
    yield from gain_of_choice(g, seat, of_choice + is_down_to_one(g, seat))


def has_camp(g: State, region: int) -> bool:
    """A Camp gives its holder one more of what the region gives. TEK-EXPLORE-15"""
    return g.tokens[region] == CAMP and g.face_up[region]


def is_searched(g: State, seat: int, region: int) -> bool:
    """Ruins give 1 of choice, however many of the player's meeples lie there; upright ones find nothing.

    TEK-RUINS-02, 06
    """
    return 2 * seat + 1 in g.regions[region]


def is_down_to_one(g: State, seat: int) -> bool:
    """A player with one meeple in play collects 1 more, of choice. TEK-COLLECT-06"""
    return g.in_play[seat] == 1


def applies(g: State, seat: int, more: CollectGain) -> bool:
    """Whether an ability's gain is due when this seat collects."""
    held = g.held_by(seat)
    if more.by_water and not any(g.board.by_water[region] for region in held):
        return False
    return not more.kind or any(g.board.kinds[region] == more.kind for region in held)


# Paying what an action costs


def can_pay(g: State, seat: int, resource: int, count: int) -> bool:
    """Whether a stock suffices; a token off the track is none of that resource. TEK-SETUP-08"""
    stock = g.resources[seat]
    return stock[resource] >= count or sum(stock[kind] for kind in accepted_for(g, seat, resource)) >= count


def accepted_for(g: State, seat: int, resource: int) -> set[int]:
    """The resource itself and whatever an ability lets stand in for it."""
    return {resource} | {paid for paid, due in g.powers(seat).stands_in if due == resource}


def pay(g: State, seat: int, resource: int, count: int) -> Script:
    """Pay with the resource itself or, where an ability allows, with what stands in for it, as the player chooses."""
    ways = ways_to_pay(g, seat, resource, count)
    chosen = ways[0]
    if len(ways) > 1:
        chosen = yield Decision(seat, "pay", ways, {"count": count, "resource": RESOURCES[resource]})
    spend(g, seat, chosen)


def lose_of_choice(g: State, seat: int, count: int) -> Script:
    """So many resources are lost, whichever the player likes; all there are if they are fewer."""
    stock = g.resources[seat]
    ways = mixes(min(count, sum(stock)), tuple(stock))
    chosen = ways[0]
    if len(ways) > 1:
        chosen = yield Decision(seat, "lose-resources", ways, {"count": min(count, sum(stock))})
    spend(g, seat, chosen)


def ways_to_pay(g: State, seat: int, resource: int, count: int) -> tuple[Pay, ...]:
    accepted = accepted_for(g, seat, resource)
    limits = tuple(amount if kind in accepted else 0 for kind, amount in enumerate(g.resources[seat]))
    return mixes(count, limits)


@functools.lru_cache(maxsize=100_000)
def mixes(count: int, limits: tuple[int, ...]) -> tuple[Pay, ...]:
    """Every way to put `count` resources together from a stock."""
    mana_most, ore_most, food_most = limits
    return tuple(
        Pay(mana, ore, count - mana - ore)
        for mana in range(min(mana_most, count) + 1)
        for ore in range(min(ore_most, count - mana) + 1)
        if count - mana - ore <= food_most
    )


def spend(g: State, seat: int, paid: Pay) -> None:
    stock = g.resources[seat]
    stock[MANA] -= paid.mana
    stock[ORE] -= paid.ore
    stock[FOOD] -= paid.food
    if paid.mana or paid.ore or paid.food:
        g.emit(Paid, seat, paid.mana, paid.ore, paid.food)
