"""War: two players' meeples meet in one region. Rulebook: "Waging war", "Retreat", "Alliance", "Breaking an alliance".

TEK-WAR, TEK-RETREAT, TEK-ALLY; wars with the neutral meeples of the Lost Kingdom are TEK-P2-03..06.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tabletome.engine import Asking, Decision, Script, together
from tabletome.games.tiny_epic_kingdoms.actions import (
    Bid,
    Decline,
    Flee,
    GiveUp,
    Pay,
    Raise,
    Retreat,
    Shelter,
    UseLair,
    WhiteFlag,
)
from tabletome.games.tiny_epic_kingdoms.content.box import (
    CHURCH,
    DRAGONS_LAIR,
    FOOD,
    FORT,
    HIGHEST_WAR_COST,
    MANA,
    ORE,
    REGION_LIMIT,
)
from tabletome.games.tiny_epic_kingdoms.content.powers import Discount
from tabletome.games.tiny_epic_kingdoms.events import (
    AllianceBroken,
    AllianceFormed,
    BidsRevealed,
    CrownTaken,
    LairUsed,
    Moved,
    NeutralCaptured,
    Raised,
    WarBegan,
    WarWon,
)
from tabletome.games.tiny_epic_kingdoms.rules.exploration import NO_TOKEN, reveal_token, sites, take_crown
from tabletome.games.tiny_epic_kingdoms.rules.meeples import lift, put, return_to_supply
from tabletome.games.tiny_epic_kingdoms.rules.resources import can_pay, gain, gain_of_choice, lose_of_choice, pay, spend
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State

WHITE_FLAG = WhiteFlag()
DIE = (WHITE_FLAG, *(Bid(cost) for cost in range(1, HIGHEST_WAR_COST + 1)))
"""The faces of a war die; the flag counts 0 against a number. TEK-COMP-07, TEK-WAR-08"""
RAISE, USE_LAIR, DECLINE = Raise(), UseLair(), Decline()
FORT_DISCOUNT = 2
WayOut: TypeAlias = Retreat | Shelter | Flee | GiveUp
"""How a losing meeple leaves a region."""


def wage_war(g: State, attacker: int, defender: int, region: int, still_to_come: Sequence[int] = ()) -> Script:
    """Both set a die in secret, reveal, the higher holds the region, both pay, the loser leaves. TEK-WAR-01, 02, 13"""
    name = g.board.names[region]
    g.emit(WarBegan, attacker, defender, name, rule="TEK-WAR-01")
    contested = (region, *still_to_come)
    shared = [place for place in g.shared_by(attacker, defender) if place not in contested]
    sides = (
        Side(attacker, terms(g, attacker, defender, region, attacking=True, lost=contested)),
        Side(defender, terms(g, defender, attacker, region, attacking=False)),
    )
    set_dice = yield together(*(set_die(g, side, War(name, sides, {})) for side in sides))
    costs = {seat: cost_on(die) for seat, die in set_dice.items()}
    g.emit(BidsRevealed, attacker, costs[attacker], defender, costs[defender], rule="TEK-WAR-05")
    if shared:
        keep_bound_alliance(g, costs)
    if not any(costs.values()) and g.seats > 2:  # TEK-ALLY-01, 04
        yield from form_alliance(g, attacker, defender, region)
        return
    raised = yield from raise_after_reveal(g, War(name, sides, costs))
    winner, loser = order_by_cost(g, costs, attacker, defender)
    war = War(name, sides, costs, winner)
    if shared:
        g.emit(AllianceBroken, attacker, defender, rule="TEK-ALLY-05")
    for side in sides:
        yield from pay_for_war(g, side, war, raised.get(side.seat, 0))
    yield from pay_for_fighting_the_flag(g, costs)
    g.emit(WarWon, winner, loser, name, rule="TEK-WAR-05")
    take_spoils(g, winner)
    hand_over_crown(g, winner, loser)
    lair_used = yield from use_lair(g, winner, loser, war, lost=contested if winner == attacker else ())
    yield from leave_regions(g, loser, [region, *shared], war, lair_used)


# Setting the dice


class Terms(NamedTuple):
    """What covers a war cost, for one side of one war. TEK-WAR-09, 10"""

    mana: int
    """What a mana covers; an ore covers 1."""
    food: int
    off: int
    """Discounts less penalties."""
    off_for_one: int
    """More off for paying with one type of resource."""
    off_for_mana: int
    """More off for paying with mana alone."""


class Side(NamedTuple):
    seat: int
    terms: Terms


class War(NamedTuple):
    """A war as everybody at the table sees it: what the decisions that it asks for are about."""

    region: str
    sides: tuple[Side, Side]
    """The attacker, then the defender."""
    costs: dict[int, int]
    """What each seat's die shows, once they are revealed; 0 is the white flag."""
    winner: int | None = None
    """Who holds the region, once nothing can change that."""


def terms(g: State, seat: int, other: int, region: int, *, attacking: bool, lost: Sequence[int] = ()) -> Terms:
    """The values and discounts that apply to a seat in this war; its example is TEK-WAR-12.

    Each Fort is 2 off for an attacker, but not one in a region of `lost`, which it does not control. TEK-EXPLORE-16
    """
    powers = g.powers(seat)
    penalty, mana = 0, 2
    if other != NEUTRAL:
        against = g.powers(other)
        penalty = against.war_penalty
        mana = 1 if against.cheapens_mana else 2
    off = dict.fromkeys(("", "one", "mana"), 0)
    for discount in powers.war_discounts:
        if _applies(g, discount, seat, other, region, attacking):
            off[discount.paying] += discount.amount
    if attacking:
        off[""] += FORT_DISCOUNT * len([fort for fort in sites(g, seat, FORT) if fort not in lost])
    return Terms(mana, powers.food_in_war, off[""] - penalty, off["one"], off["mana"])


def _applies(g: State, discount: Discount, seat: int, other: int, region: int, attacking: bool) -> bool:
    if discount.role and (discount.role == "attacker") != attacking:
        return False
    if discount.kind and g.board.kinds[region] != discount.kind:
        return False
    if discount.by_water and not g.board.by_water[region]:
        return False
    if discount.outnumbering:
        theirs = g.neutral_meeples() if other == NEUTRAL else g.in_play[other]
        return g.in_play[seat] > theirs
    return True


def set_die(g: State, side: Side, war: War) -> Decision:
    """Any war cost that can be paid, or the white flag. TEK-WAR-02, 03, 04"""
    about = {"region": war.region, "war": war}
    return Decision(side.seat, "set-die", DIE[: highest_on_die(g, side) + 1], about)


def highest_on_die(g: State, side: Side) -> int:
    return min(highest_cost(side.terms, *g.resources[side.seat]), HIGHEST_WAR_COST)


def cost_on(die: Bid | WhiteFlag) -> int:
    return die.cost if isinstance(die, Bid) else 0


@functools.lru_cache(maxsize=100_000)
def highest_cost(terms: Terms, mana: int, ore: int, food: int) -> int:
    """The highest war cost that these resources, with what is taken off, can cover in one way or another. TEK-WAR-10"""
    worth = (terms.mana * mana, ore, terms.food * food)
    mixed = sum(worth)
    of_one_type = max(worth) + terms.off_for_one
    of_mana = worth[MANA] + terms.off_for_one + terms.off_for_mana
    return max(0, terms.off + max(mixed, of_one_type, of_mana))


@functools.lru_cache(maxsize=100_000)
def payments(terms: Terms, cost: int, mana: int, ore: int, food: int) -> tuple[Pay, ...]:
    """Every way to pay a war cost that contains nothing which could be left out. TEK-WAR-09

    Mana may overpay an odd remainder; no change is given.
    """
    most = max(0, cost - terms.off)
    amounts = itertools.product(
        range(min(mana, most) + 1), range(min(ore, most) + 1), range(min(food, most) + 1 if terms.food else 1)
    )
    found: list[tuple[int, int, int]] = []
    for paid in sorted(amounts, key=sum):
        if covers(terms, cost, paid) and not any(_within(less, paid) for less in found):
            found.append(paid)
    return tuple(Pay(*paid) for paid in sorted(found))


def covers(terms: Terms, cost: int, paid: tuple[int, int, int]) -> bool:
    """Whether this pays a war cost, less what is taken off it. TEK-WAR-10"""
    due = cost - terms.off
    if sum(amount > 0 for amount in paid) <= 1:
        due -= terms.off_for_one
    if not paid[ORE] and not paid[FOOD]:
        due -= terms.off_for_mana
    return terms.mana * paid[MANA] + paid[ORE] + terms.food * paid[FOOD] >= due


def _within(less: tuple[int, int, int], more: tuple[int, int, int]) -> bool:
    return less[0] <= more[0] and less[1] <= more[1] and less[2] <= more[2]


# The reveal


def raise_after_reveal(g: State, war: War) -> Asking[dict[int, int]]:
    """Orcs may add one mana to a number on their die, past 11 if need be. Who added how much. TEK-FACTION-13"""
    raised: dict[int, int] = {}
    costs = war.costs
    for seat, at in war.sides:
        if not g.powers(seat).raises_after_reveal or not costs[seat] or not can_raise(g, seat, at, costs[seat]):
            continue
        chosen = yield Decision(seat, "raise", (DECLINE, RAISE), {"cost": costs[seat], "more": at.mana, "war": war})
        if chosen == RAISE:
            raised[seat] = 1
            costs[seat] += at.mana
            g.emit(Raised, seat, costs[seat], rule="TEK-FACTION-13")
    return raised


def can_raise(g: State, seat: int, at: Terms, cost: int) -> bool:
    """One more mana must be there beside what the number on the die takes."""
    mana, ore, food = g.resources[seat]
    return mana > 0 and bool(payments(at, cost, mana - 1, ore, food))


def order_by_cost(g: State, costs: dict[int, int], attacker: int, defender: int) -> tuple[int, int]:
    """The higher war cost wins; a tie is the defender's, unless the attacker wins ties. TEK-WAR-05, 06, 08

    With two players two white flags are such a tie, for no alliance is formed. TEK-P2-07, TEK-FACTION-10
    """
    ahead = costs[attacker] - costs[defender]
    if ahead > 0 or (ahead == 0 and g.powers(attacker).wins_ties):
        return attacker, defender
    return defender, attacker


# Paying


def pay_for_war(g: State, side: Side, war: War, extra_mana: int) -> Script:
    """Winner and loser both pay the cost they set; the white flag costs nothing. TEK-WAR-04, 09"""
    seat, at = side
    cost = war.costs[seat]
    if not cost:
        return
    mana, ore, food = g.resources[seat]
    ways = payments(at, cost - extra_mana * at.mana, mana - extra_mana, ore, food)
    if extra_mana:
        ways = tuple(Pay(way.mana + extra_mana, way.ore, way.food) for way in ways)
    yield from pay_one_of(g, seat, ways, {"cost": cost, "terms": at, "war": war})


def pay_one_of(g: State, seat: int, ways: tuple[Pay, ...], about: Mapping[str, Any]) -> Script:
    chosen = ways[0]
    if len(ways) > 1:
        chosen = yield Decision(seat, "pay-for-war", ways, about)
    spend(g, seat, chosen)


def take_spoils(g: State, winner: int) -> None:
    for resource in g.powers(winner).spoils:
        gain(g, winner, resource)


def hand_over_crown(g: State, winner: int, loser: int) -> None:
    """Whoever loses a war loses the Crown to the winner. TEK-EXPLORE-09"""
    if g.crown == loser:
        take_crown(g, winner)
        g.emit(CrownTaken, winner, loser, rule="TEK-EXPLORE-09")


def use_lair(g: State, winner: int, loser: int, war: War, lost: Sequence[int]) -> Asking[bool]:
    """The winner who controls the Dragon's Lair may take a tower level instead of a meeple. TEK-EXPLORE-12

    The region fought over is the defender's until the war is settled.
    """
    lairs = [lair for lair in sites(g, winner, DRAGONS_LAIR) if lair not in lost]
    if not lairs or not g.tower[loser]:
        return False
    chosen = yield Decision(winner, "use-lair", (DECLINE, USE_LAIR), {"loser": loser, "war": war})
    if chosen == DECLINE:
        return False
    g.tower[loser] -= 1
    g.emit(LairUsed, winner, loser, g.tower[loser], rule="TEK-EXPLORE-12")
    return True


# Leaving


def leave_regions(g: State, loser: int, regions: Sequence[int], war: War, lair_used: bool) -> Script:
    """The loser leaves the region of the war and, after a broken alliance, every region shared with the winner.

    In whatever order the loser likes, each one finished before the next. TEK-WAR-11, TEK-ALLY-05, 06, 07
    """
    left = list(regions)
    free = regions[0] if lair_used else None
    about = {"free": war.region if lair_used else "", "war": war}
    while left:
        choices = [way for place in left for way in ways_out(g, loser, place, free=place == free)]
        if not choices:
            return  # The last meeple, and not one region on the map is free: it stays. TEK-ALLY-08
        chosen = choices[0]
        if len(choices) > 1:
            chosen = yield Decision(loser, "leave-region", choices, about)
        place = g.board.number[chosen.start if isinstance(chosen, Retreat | Flee) else chosen.region]
        yield from leave(g, loser, place, chosen, free=place == free)
        left.remove(place)


def ways_out(g: State, seat: int, region: int, *, free: bool) -> Sequence[WayOut]:
    """How a losing meeple may leave: retreat, shelter, or back to the supply. TEK-RETREAT-03, 04

    A last meeple must retreat if it can and flees if it cannot. After the Dragon's Lair a retreat is a must and free;
    with nowhere to go the meeple is lost as usual. TEK-EXPLORE-13, 14
    """
    retreats = retreat_choices(g, seat, region, free=free)
    is_last = g.in_play[seat] == 1
    if retreats and (free or is_last):
        return retreats
    if is_last:
        return flee_choices(g, region)
    return [*retreats, *shelter_choices(g, seat, region), GiveUp(g.board.names[region])]


def retreat_choices(g: State, seat: int, region: int, *, free: bool) -> list[Retreat]:
    """To an adjacent region that is empty or holds one own meeple, for food. TEK-RETREAT-01, 02"""
    if not free and not can_pay(g, seat, FOOD, retreat_cost(g, seat)):
        return []
    made = g.board.retreat
    return [made[region, to] for to in g.board.neighbours[region] if can_join(g, seat, to)]


def can_join(g: State, seat: int, region: int) -> bool:
    """Whether one more meeple of this seat fits there without meeting anyone else's. TEK-RETREAT-02"""
    meeples = g.regions[region]
    return not meeples or (len(meeples) < REGION_LIMIT and meeples[0] >> 1 == seat)


def retreat_cost(g: State, seat: int) -> int:
    """As much food as the loser has meeples in play, the retreating one included. TEK-RETREAT-01"""
    return 0 if g.powers(seat).retreats_free else g.in_play[seat]


def shelter_choices(g: State, seat: int, region: int) -> list[Shelter]:
    """Where a meeple lost in war may be put instead of the supply: beside a lone one at a Church. TEK-EXPLORE-18, 20"""
    names = g.board.names
    places = range(g.board.size) if g.powers(seat).reassembles else sites(g, seat, CHURCH)
    return [
        Shelter(names[region], names[place])
        for place in places
        if place != region and len(g.regions[place]) == 1 and g.holds(seat, place)
    ]


def flee_choices(g: State, region: int) -> list[Flee]:
    """The nearest unoccupied regions, on any territory. TEK-ALLY-08"""
    board = g.board
    steps = board.steps_from(region)
    free = [place for place, meeples in enumerate(g.regions) if not meeples]
    nearest = min((steps.get(place, board.size) for place in free), default=0)
    return [Flee(board.names[region], board.names[place]) for place in free if steps.get(place, board.size) == nearest]


def leave(g: State, seat: int, region: int, way: WayOut, *, free: bool) -> Script:
    match way:
        case GiveUp():
            return_to_supply(g, seat, region)
        case Shelter():
            shelter(g, seat, region, g.board.number[way.to])
        case Flee():
            yield from go_to(g, seat, region, g.board.number[way.to], "flee")
        case Retreat():
            if not free:
                yield from pay(g, seat, FOOD, retreat_cost(g, seat))
            yield from go_to(g, seat, region, g.board.number[way.to], "retreat")


def go_to(g: State, seat: int, region: int, to: int, how: str) -> Script:
    """Leave for another region; whatever lies hidden there is found. TEK-EXPLORE-05"""
    lift(g, seat, region)
    put(g, seat, to)
    g.emit(Moved, seat, g.board.names[region], g.board.names[to], how)
    yield from reveal_token(g, seat, to)


def shelter(g: State, seat: int, region: int, to: int) -> None:
    """The meeple is put there, not moved; a Church works only once. TEK-EXPLORE-18, 19"""
    lift(g, seat, region)
    put(g, seat, to)
    g.emit(Moved, seat, g.board.names[region], g.board.names[to], "shelter", rule="TEK-EXPLORE-18")
    if not g.powers(seat).reassembles:
        g.tokens[to] = NO_TOKEN
        g.face_up[to] = False


# Alliances


def keep_bound_alliance(g: State, costs: dict[int, int]) -> None:
    """Halflings of level 4: an ally's number is as good as a flag where they show theirs; only they can break it."""
    for seat in list(costs):
        if g.powers(seat).binds_allies and not costs[seat]:
            costs.update(dict.fromkeys(costs, 0))


def pay_for_fighting_the_flag(g: State, costs: Mapping[int, int]) -> Script:
    """Halflings of level 1: whoever fights against their white flag loses resources, beside the war cost."""
    one, other = costs
    for flagged, fighter in ((one, other), (other, one)):
        tax = g.powers(flagged).flag_tax
        if tax and not costs[flagged] and costs[fighter]:
            yield from lose_of_choice(g, fighter, tax)


def form_alliance(g: State, one: int, other: int, region: int) -> Script:
    """Both meeples stay and both enjoy the region. TEK-WAR-07, TEK-ALLY-01

    Who is allied with whom is never written down: two players are allies while they share a region. TEK-ALLY-03
    """
    g.emit(AllianceFormed, one, other, g.board.names[region], rule="TEK-ALLY-01")
    for seat, ally in ((one, other), (other, one)):
        yield from gain_of_choice(g, seat, g.powers(seat).alliance_gain + g.powers(ally).alliance_gift)


# The neutral meeples of the Lost Kingdom


def can_conquer(g: State, seat: int, start: int, region: int) -> bool:
    """The cost must be payable before the move, without what the move itself would bring. TEK-P2-06"""
    lost = () if len(g.regions[start]) == REGION_LIMIT else (start,)
    at = terms(g, seat, NEUTRAL, region, attacking=True, lost=lost)
    return highest_cost(at, *g.resources[seat]) >= g.neutral_meeples()


def conquer(g: State, seat: int, region: int) -> Script:
    """Pay a war cost of as many as there are neutral meeples, and take the one here. TEK-P2-03, 04, 05"""
    cost = g.neutral_meeples()
    at = terms(g, seat, NEUTRAL, region, attacking=True)
    yield from pay_one_of(g, seat, payments(at, cost, *g.resources[seat]), {"cost": cost, "terms": at})
    lift(g, NEUTRAL, region)
    g.captured[seat] += 1
    g.emit(NeutralCaptured, seat, g.board.names[region], rule="TEK-P2-05")
    take_spoils(g, seat)
    yield from reveal_token(g, seat, region)
