"""What a sensible player would do at first sight: every option by what the kingdom is worth once it is done, in points.

What an action brings is found by doing it on a copy of the table; what a war would bring is reckoned from what both
sides could pay. An option that looks `DOUBT` points worse than another is e times less likely.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tabletome.engine import Action, Decision, Script
from tabletome.games.tiny_epic_kingdoms.actions import (
    GiveUp,
    Pass,
    Patrol,
    Pay,
    Quest,
    Raise,
    Settle,
    Stock,
    Swap,
    Trade,
    TradeBoth,
    UseLair,
)
from tabletome.games.tiny_epic_kingdoms.bots.evaluate import (
    ABILITY,
    COLLECTING,
    EXPOSED,
    IN_REACH,
    INCOME,
    PASSING,
    for_stores,
    income,
    points_in_reach,
    promise,
    strength,
    threat,
    time_left,
    war_chest,
)
from tabletome.games.tiny_epic_kingdoms.content.box import (
    FOOD,
    MAGIC_TOP,
    MANA,
    ORE,
    REGION_LIMIT,
    RESOURCES,
    TOWER_POINTS,
)
from tabletome.games.tiny_epic_kingdoms.content.factions import powers
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, RUINS
from tabletome.games.tiny_epic_kingdoms.rules import flow, war
from tabletome.games.tiny_epic_kingdoms.rules.faction_bonuses import bonus_points
from tabletome.games.tiny_epic_kingdoms.rules.meeples import lift, opponent_in, put, return_to_supply
from tabletome.games.tiny_epic_kingdoms.rules.resources import spend
from tabletome.games.tiny_epic_kingdoms.rules.scoring import CAPITAL_POINTS
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State

DOUBT = 0.0198
"""So many points worse looks an option that is e times less likely."""
LEAST = 1e-4
"""How likely at least any option is beside the best."""
BID_DOUBT = 0.159
"""The same for war dice: who always sets the same number is easily read."""
UNSURE_WAR, HOPELESS_WAR = -0.542, -2.48
"""What a war is worth, beside staying at home, that the other side can pay for as well, or far better."""
FLAG = 0.392
"""How often somebody who could fight shows the white flag."""
SURE_OF_IT = 0.65
"""How often somebody who can pay more than the other sets just that much more."""
STAKE = 2.33
"""What a war is about, in points: a meeple and a region."""
PRICE = 0.246
"""What a war cost of 1 costs, in points."""
SHARED = 0.538
"""The part of the stake that an alliance gives both sides."""
RIVALS_LOSS = 1.87
"""What it is worth that all rivals together have a point less."""
MEEPLE = 1.39
RESOURCE = 0.18
"""What a resource is worth, in points."""
UNFRIENDLY = 0.817
"""How much of the wish to fight is left for each thing that speaks for an alliance."""
AROUND = 0.298
"""How much of what lies around a starting region counts."""
LYING = 2.18
"""What it costs to begin with two meeples that have to be stood up first."""
SCORING_SOON = 4
"""From this magic level on it matters what the fifth level counts, which only a whole look tells."""


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [1.0] * len(decision.options)
    values = judge(g, decision)
    best, doubt = max(values), BID_DOUBT if decision.kind == "set-die" else DOUBT
    return [max(LEAST, math.exp((value - best) / doubt)) for value in values]


# Deeds


def deeds(g: State, decision: Decision) -> list[float]:
    judge = Deeds(g, decision.seat)
    return [judge.worth(option) for option in decision.options]


class Deeds:
    """Judges what one seat may do now; what many options have in common is worked out once."""

    def __init__(self, g: State, seat: int) -> None:
        self._g = g
        self._seat = seat
        self._left = time_left(g)
        self._chests = [war_chest(g, each) for each in range(g.seats)]
        self._at_rest = self._strength(g.copy())
        self._for_stores = for_stores(self._left)
        self._in_reach: float | None = None
        self._wars: dict[tuple[int, bool], float] = {}
        self._threat = threat(self._chests, seat)
        self._held: list[int] | None = None
        self._places = 0.0

    def worth(self, option: Action) -> float:
        """What the kingdom gains, in points, by an option."""
        match option:
            case Pass():
                return 0.0
            case Trade():
                change = [0] * len(RESOURCES)
                change[RESOURCES.index(option.give)] = -option.count
                change[RESOURCES.index(option.get)] = option.count + self._g.powers(self._seat).trade_bonus
                return self._bargain(change)
            case TradeBoth():
                change = [0] * len(RESOURCES)
                change[ORE], change[FOOD], change[MANA] = -option.ore, -option.food, option.ore + option.food
                return self._bargain(change)
            case Patrol() | Quest() | Swap():
                return self._march(option)
            case _:
                return self.once_done(option)

    def best(self, options: Sequence[Action]) -> float:
        """What the best of these options brings; nothing, where there is none."""
        return max((self.worth(option) for option in options), default=0.0)

    def _strength(self, twin: State) -> float:
        """What the kingdom is worth with nothing left to do this turn."""
        twin.phase = flow.end_of_turn
        chests = self._chests.copy()
        chests[self._seat] = war_chest(twin, self._seat)
        return strength(twin, self._seat, self._left, chests)

    def once_done(self, option: Action) -> float:
        """The same by doing it on a copy of the table."""
        twin = self._g.copy()
        run_through(twin, flow.perform(twin, self._seat, option))
        return self._strength(twin) - self._at_rest

    def _march(self, option: Patrol | Quest | Swap) -> float:
        """Into a better place, or into a war that can be won."""
        g, number = self._g, self._g.board.number
        start, to = number[option.start], number[option.to]
        other = opponent_in(g, self._seat, to)
        swapping = isinstance(option, Swap)
        crowded = REGION_LIMIT in (len(g.regions[start]), len(g.regions[to]))
        if other is None and not swapping and self._is_plain(to):
            return self._step(start, to)
        if other is None or other == NEUTRAL or (swapping and not crowded):
            return self.once_done(option)
        return self._war(other, start, to)

    def _is_plain(self, to: int) -> bool:
        """Whether a move does nothing but change where meeples stand."""
        g = self._g
        hidden = g.tokens[to] and not g.face_up[to]
        return not hidden and not g.powers(self._seat).move_gains and g.magic[self._seat] < SCORING_SOON

    def _step(self, start: int, to: int) -> float:
        """What the regions held afterwards give and count, beside those held now."""
        if self._held is None:
            self._held = self._g.held_by(self._seat)
            self._places = self._of_places(self._held)
        after = [region for region in self._held if region != start or len(self._g.regions[start]) > 1]
        if to not in after:
            after.append(to)
        return self._of_places(after) - self._places

    def _of_places(self, held: Sequence[int]) -> float:
        """What holding these regions is worth: see `strength`."""
        g = self._g
        kinds = [g.board.kinds[region] for region in held]
        lasting = CAPITAL_POINTS * kinds.count(CAPITAL)
        if g.seats == 2:
            lasting += sum(g.board.home[region] == g.seats for region in held)
        value = (1 - PASSING * self._left) * lasting + INCOME * self._left * income(kinds)
        return value - EXPOSED * len(held) * self._threat - (1 - self._left) * kinds.count(RUINS)

    def _war(self, other: int, start: int, to: int) -> float:
        """A good war is sure and cheap. Against someone who can pay as much it is a poor one, else far worse."""
        g, seat = self._g, self._seat
        left_behind = len(g.regions[start]) > 1
        if (to, left_behind) not in self._wars:
            own = war.terms(g, seat, other, to, attacking=True, lost=(to,))
            mine = war.highest_cost(own, *g.resources[seat])
            theirs = war.highest_cost(war.terms(g, other, seat, to, attacking=False), *g.resources[other])
            needed = max(1, theirs + (not g.powers(seat).wins_ties))
            if mine >= needed:
                worth = self._victory(other, start, to, war.payments(own, needed, *g.resources[seat]))
            else:
                worth = UNSURE_WAR if 2 * mine >= theirs else HOPELESS_WAR
            if makes_friends(g, seat):
                worth = max(worth, self._peace(other, start, to))
            self._wars[to, left_behind] = worth
        return self._wars[to, left_behind]

    def _peace(self, other: int, start: int, to: int) -> float:
        """The white flag is shown: an alliance, if the other one likes it, or a meeple lost that costs them dear."""
        g, seat = self._g, self._seat
        able, likely = g.powers(seat), peace_of(g, other, seat)
        twin = g.copy()
        lift(twin, seat, start)
        put(twin, seat, to)
        allied = self._strength(twin) - self._at_rest + RESOURCE * (able.alliance_gain + g.powers(other).alliance_gift)
        return_to_supply(twin, seat, to)
        driven_out = self._strength(twin) - self._at_rest + RIVALS_LOSS * RESOURCE * able.flag_tax / (g.seats - 1)
        return likely * allied + (1 - likely) * driven_out

    def _victory(self, other: int, start: int, to: int, ways: Sequence[Pay]) -> float:
        """The region is taken, the price paid in the cheapest way, a rival's meeple driven out."""
        g, seat = self._g, self._seat
        twin = g.copy()
        lift(twin, seat, start)
        return_to_supply(twin, other, to)
        put(twin, seat, to)
        spend(twin, seat, max(ways, key=lambda way: self._stores_after(way)))
        return self._strength(twin) - self._at_rest + RIVALS_LOSS * MEEPLE / (g.seats - 1)

    def _stores_after(self, way: Pay) -> float:
        return stores_after(self._g, self._seat, (-way.mana, -way.ore, -way.food))

    def _bargain(self, change: Sequence[int]) -> float:
        """A trade ought to bring points nearer."""
        if self._in_reach is None:
            self._in_reach = stores_after(self._g, self._seat, (0, 0, 0))
        return self._for_stores * (stores_after(self._g, self._seat, change) - self._in_reach)


def run_through(twin: State, script: Script) -> None:
    """Let something happen on a copy of the table, whatever it asks for answered by instinct."""
    try:
        asked = next(script)
        while isinstance(asked, Decision):
            asked = script.send(_likeliest(twin, asked))
    except StopIteration:
        return


def _likeliest(g: State, asked: Decision) -> Action:
    judge = ANSWERS.get(asked.kind)
    if judge is None:
        last: Action = asked.options[-1]
        return last
    values = judge(g, asked)
    best: Action = asked.options[max(range(len(values)), key=values.__getitem__)]
    return best


def stores_after(g: State, seat: int, change: Sequence[int]) -> float:
    """The points in reach with so much more or less of each resource."""
    return points_in_reach(g, seat, [have + more for have, more in zip(g.resources[seat], change, strict=True)])


# Selecting


def selections(g: State, decision: Decision) -> list[float]:
    """What the action brings oneself, less what it brings the others, who may collect instead."""
    twin, seat = g.copy(), decision.seat
    twin.acting = seat
    judge, values = Deeds(twin, seat), []
    collecting = [COLLECTING * income([g.board.kinds[region] for region in g.held_by(each)]) for each in range(g.seats)]
    for option in decision.options:
        twin.selected = option.action
        own = max(0.0, judge.best(flow.action_choices(twin, seat)))
        others = [max(collecting[each], promise(twin, each)) for each in range(g.seats) if each != seat]
        values.append(own - OTHERS_TURN * sum(others) / len(others))
    return values


OTHERS_TURN = 0.421
"""What it is worth that the others get less out of a turn."""


# Resources


def payments(g: State, decision: Decision) -> list[float]:
    """What is least missed is paid; only a meeple's life is worth more."""
    return [
        stores_after(g, decision.seat, (-option.mana, -option.ore, -option.food))
        if isinstance(option, Pay)
        else stores_after(g, decision.seat, (0, 0, 0)) - MEEPLE
        for option in decision.options
    ]


def takings(g: State, decision: Decision) -> list[float]:
    gained = [[int(kind == option.resource) for kind in RESOURCES] for option in decision.options]
    return [stores_after(g, decision.seat, change) for change in gained]


def shapes(g: State, decision: Decision) -> list[float]:
    """The ability that is worth most; of the fifth level, the points as they would be now."""
    level, seat = decision.about["level"], decision.seat
    if level == MAGIC_TOP:
        return [bonus_points(g, seat, powers(each.faction, level, ()).bonuses) for each in decision.options]
    return [ABILITY[each.faction][level - 1] for each in decision.options]


# Beginning


def stocks(g: State, decision: Decision) -> list[float]:
    """What brings the first points into reach."""
    options: Sequence[Stock] = decision.options
    return [IN_REACH * points_in_reach(g, decision.seat, (each.mana, each.ore, each.food)) for each in options]


def starts(g: State, decision: Decision) -> list[float]:
    """Where something grows, with other things around it."""
    board, options = g.board, decision.options
    return [_surroundings(g, board.number[option.region]) for option in options if isinstance(option, Settle)]


def _surroundings(g: State, region: int) -> float:
    """Whoever settles in ruins lies there and cannot go anywhere."""
    kinds = g.board.kinds
    stuck = LYING if kinds[region] == RUINS else 0.0
    return income([kinds[region]]) - stuck + AROUND * income([kinds[each] for each in g.board.neighbours[region]])


# War


def bids(g: State, decision: Decision) -> list[float]:
    """As much as wins against what the other may have set, and no more than the region is worth."""
    attacker, defender = decision.about["war"].sides
    attacking = decision.seat == attacker.seat
    own, rival = (attacker, defender) if attacking else (defender, attacker)
    most = war.highest_on_die(g, rival)
    wins_ties = g.powers(attacker.seat).wins_ties == attacking
    outbid = SURE_OF_IT if most > war.highest_on_die(g, own) - wins_ties else 0.0
    flag = (1 - outbid) * peace_of(g, rival.seat, own.seat) if most else 1.0
    number = (1 - outbid - flag) / max(1, most)
    of_the_flag = flag * (STAKE * SHARED + friendship(g, own.seat, rival.seat) if g.seats > 2 else STAKE * wins_ties)
    of_the_flag += (1 - flag) * RIVALS_LOSS * RESOURCE * g.powers(own.seat).flag_tax / (g.seats - 1)
    taxed = flag * RESOURCE * g.powers(rival.seat).flag_tax
    return [
        (flag + number * max(0, min(most, cost - (not wins_ties)))) * STAKE
        - PRICE * max(0, cost - own.terms.off)
        - taxed
        if cost
        else of_the_flag
        for cost in map(war.cost_on, decision.options)
    ]


def makes_friends(g: State, seat: int) -> bool:
    """Whether an alliance, or its refusal, brings this seat something beside the region."""
    able = g.powers(seat)
    return g.seats > 2 and bool(able.alliance_gain)


def peace_of(g: State, seat: int, other: int) -> float:
    """How likely a seat is to show another the white flag: more so if it gains by that, or would pay for fighting."""
    if g.seats == 2:
        return FLAG
    friendly = makes_friends(g, seat) + g.powers(other).alliance_gift + g.powers(other).flag_tax / 2
    return 1 - (1 - FLAG) * math.pow(UNFRIENDLY, friendly)


def friendship(g: State, seat: int, other: int) -> float:
    """What an alliance brings beside the region: gains of both cards, and the point of a fifth level."""
    able = g.powers(seat)
    gains = RESOURCE * (able.alliance_gain + g.powers(other).alliance_gift)
    return gains + float("good-neighbours" in able.bonuses and not g.shared_by(seat, other))


def raises(g: State, decision: Decision) -> list[float]:
    """One mana more only where it turns defeat into victory."""
    fight: war.War = decision.about["war"]
    costs = dict(fight.costs)
    attacker, defender = (side.seat for side in fight.sides)
    loses = war.order_by_cost(g, costs, attacker, defender)[0] != decision.seat
    costs[decision.seat] += decision.about["more"]
    turns = loses and war.order_by_cost(g, costs, attacker, defender)[0] == decision.seat
    return [(STAKE if turns else -PRICE) if isinstance(option, Raise) else 0.0 for option in decision.options]


def lairs(g: State, decision: Decision) -> list[float]:
    """A tower level is worth its points, a meeple one."""
    tower = g.tower[decision.about["loser"]]
    lost = TOWER_POINTS[tower] - TOWER_POINTS[tower - 1]
    return [lost - MEEPLE if isinstance(option, UseLair) else 0.0 for option in decision.options]


def ways_to_leave(g: State, decision: Decision) -> list[float]:
    """By what the kingdom is worth afterwards."""
    seat, values = decision.seat, []
    left, chests = time_left(g), [war_chest(g, each) for each in range(g.seats)]
    for option in decision.options:
        twin, place = g.copy(), option.region if isinstance(option, GiveUp) else getattr(option, "start", "")
        region = g.board.number[place or option.region]
        free = bool(decision.about["free"]) and g.board.names[region] == decision.about["free"]
        run_through(twin, war.leave(twin, seat, region, option, free=free))
        twin.phase = flow.end_of_turn
        values.append(strength(twin, seat, left, chests))
    return values


ANSWERS: dict[str, Callable[[State, Decision], list[float]]] = {
    "pay": payments,
    "pay-for-war": payments,
    "lose-resources": payments,
    "ambush": payments,
    "take-resource": takings,
    "take-shape": shapes,
}
"""What instinct answers while it tries something out; more would be imagining too much."""
JUDGES: dict[str, Callable[[State, Decision], list[float]]] = {
    **ANSWERS,
    "choose-stock": stocks,
    "choose-start": starts,
    "select-action": selections,
    "act": deeds,
    "patrol-again": deeds,
    "set-die": bids,
    "raise": raises,
    "use-lair": lairs,
    "leave-region": ways_to_leave,
}
