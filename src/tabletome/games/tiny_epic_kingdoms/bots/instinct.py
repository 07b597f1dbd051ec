"""What a sensible player would not even think about, for bots: hopeless wars, idle marches, wasteful bids and trades.

Weights need only be right in proportion. Options that look alike at first sight weigh the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletome.engine import Action, Decision
from tabletome.games.tiny_epic_kingdoms.actions import (
    Build,
    Expand,
    GiveUp,
    Pass,
    Patrol,
    Quest,
    Research,
    Swap,
    Trade,
    TradeBoth,
)
from tabletome.games.tiny_epic_kingdoms.bots.evaluate import points_in_reach
from tabletome.games.tiny_epic_kingdoms.content.box import FOOD, MANA, ORE, REGION_LIMIT, RESOURCES
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, RUINS
from tabletome.games.tiny_epic_kingdoms.rules.flow import CHOICES
from tabletome.games.tiny_epic_kingdoms.rules.meeples import opponent_in
from tabletome.games.tiny_epic_kingdoms.rules.resources import YIELD
from tabletome.games.tiny_epic_kingdoms.rules.war import cost_on, highest_cost, terms
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State

FAVOURITE, SENSIBLE, DOUBTFUL, POOR, NEVER = 3.0, 1.0, 0.3, 0.06, 0.001
WORTH = dict.fromkeys(YIELD, 1.0) | {RUINS: 1.2, CAPITAL: 2.0}
"""What holding a region is worth at first sight."""
CHEAP = 3
"""How much a war may cost and still be worth the region."""
GAIN_ON_MOVE = 0.5
"""What it is worth that every move may bring a resource."""


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    return judge(g, decision) if judge else [SENSIBLE] * len(decision.options)


def selections(g: State, decision: Decision) -> list[float]:
    """Actions that one can take oneself."""
    return [SENSIBLE if CHOICES[option.action](g, decision.seat) else DOUBTFUL for option in decision.options]


def deeds(g: State, decision: Decision) -> list[float]:
    judge = Deeds(g, decision.seat)
    return [judge.weight(option) for option in decision.options]


class Deeds:
    """Judges what one seat may do now; what many options have in common is worked out once."""

    def __init__(self, g: State, seat: int) -> None:
        self._g = g
        self._seat = seat
        self._wars: dict[int, float] = {}
        self._in_reach: float | None = None

    def weight(self, option: Action) -> float:
        match option:
            case Patrol() | Quest() | Swap():
                number = self._g.board.number
                return self._march(number[option.start], number[option.to], swapping=isinstance(option, Swap))
            case Trade():
                change = [0] * len(RESOURCES)
                change[RESOURCES.index(option.give)] = -option.count
                change[RESOURCES.index(option.get)] = option.count + self._g.powers(self._seat).trade_bonus
                return self._bargain(change)
            case TradeBoth():
                change = [0] * len(RESOURCES)
                change[ORE], change[FOOD], change[MANA] = -option.ore, -option.food, option.ore + option.food
                return self._bargain(change)
            case Build() | Research() | Expand():
                return FAVOURITE
            case Pass():
                return DOUBTFUL
            case _:
                return SENSIBLE

    def _march(self, start: int, to: int, *, swapping: bool) -> float:
        """Into a better place, or into a war that can be won."""
        g, seat = self._g, self._seat
        other = opponent_in(g, seat, to)
        crowded = REGION_LIMIT in (len(g.regions[start]), len(g.regions[to]))
        if other is not None and other != NEUTRAL and (crowded or not swapping):
            return self._onslaught(other, to)
        kinds = g.board.kinds
        gained = WORTH.get(kinds[to], 0.0)
        if swapping or len(g.regions[start]) == 1:
            gained -= WORTH.get(kinds[start], 0.0)
        if g.powers(seat).move_gains:
            gained += GAIN_ON_MOVE
        return SENSIBLE if gained > 0 else DOUBTFUL if gained == 0 else POOR

    def _onslaught(self, other: int, region: int) -> float:
        if region not in self._wars:
            self._wars[region] = onslaught(self._g, self._seat, other, region)
        return self._wars[region]

    def _bargain(self, change: Sequence[int]) -> float:
        """A trade ought to bring points nearer."""
        g, seat = self._g, self._seat
        stores = g.resources[seat]
        if self._in_reach is None:
            self._in_reach = points_in_reach(g, seat, stores)
        after = points_in_reach(g, seat, [have + more for have, more in zip(stores, change, strict=True)])
        return SENSIBLE if after > self._in_reach else POOR


def onslaught(g: State, seat: int, other: int, region: int) -> float:
    """A good war is sure and cheap. Against someone who can pay as much it is a poor one, against twice that none."""
    own = terms(g, seat, other, region, attacking=True, lost=(region,))
    mine = highest_cost(own, *g.resources[seat])
    theirs = highest_cost(terms(g, other, seat, region, attacking=False), *g.resources[other])
    needed = theirs + (not g.powers(seat).wins_ties)
    if mine >= needed:
        return FAVOURITE if needed - own.off <= CHEAP else POOR
    return POOR if 2 * mine >= theirs else NEVER


def bids(g: State, decision: Decision) -> list[float]:
    """Never more than is needed to win for certain: just that, or the flag, or something in between."""
    attacker, defender = decision.about["war"].sides
    attacking = decision.seat == attacker.seat
    rival = defender if attacking else attacker
    needed = highest_cost(rival.terms, *g.resources[rival.seat])
    if g.powers(attacker.seat).wins_ties != attacking:
        needed += 1
    return [_bid(cost_on(option), needed) for option in decision.options]


def _bid(cost: int, needed: int) -> float:
    if cost > needed:
        return NEVER
    return FAVOURITE if cost in (0, needed) else SENSIBLE


def ways_to_leave(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - as every judge is called
    """Rather retreat than give a meeple up."""
    return [DOUBTFUL if isinstance(option, GiveUp) else SENSIBLE for option in decision.options]


JUDGES: dict[str, Callable[[State, Decision], list[float]]] = {
    "select-action": selections,
    "act": deeds,
    "patrol-again": deeds,
    "set-die": bids,
    "leave-region": ways_to_leave,
}
