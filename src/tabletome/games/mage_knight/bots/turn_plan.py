"""What to do with a turn: where to go and what for.

Every errand within reach is weighed: a tile to turn up, a site to enter or storm, an enemy to challenge, locals to deal
with, rest, or simply the way towards something farther off. The Move it takes is covered with what is missed least, the
rest of the hand is left for what is done there (battle_plan.py), and the place where the turn ends counts by what lies
near it. All values are in points of Fame.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import NamedTuple

from tabletome.engine import Action
from tabletome.games.mage_knight.actions import Challenge, Enter, Explore, Interact, Move, Rest
from tabletome.games.mage_knight.bots.destinations import Prospect, battle_ahead, opponents_at
from tabletome.games.mage_knight.bots.purchases import bargains, best_bargain
from tabletome.games.mage_knight.bots.uses import (
    MOVE,
    Cover,
    Way,
    cover,
    most_points,
    points_worth,
    purse_of,
    things_of,
)
from tabletome.games.mage_knight.bots.worth import is_search, thrift, tile_worth, turns_left
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import REPUTATION_BONUS, WOUND
from tabletome.games.mage_knight.content.tiles import (
    CAMP,
    CITY,
    DEN,
    DUNGEON,
    GROUNDS,
    KEEP,
    MONASTERY,
    RUINS,
    TOMB,
    TOWER,
    VILLAGE,
)
from tabletome.games.mage_knight.rules.interaction.interact import can_interact
from tabletome.games.mage_knight.rules.map.exploration import explore_cost, may_lie
from tabletome.games.mage_knight.rules.map.movement import (
    is_rampaging,
    is_safe,
    may_enter,
    move_cost,
    needs_assault,
    provoked_by,
)
from tabletome.games.mage_knight.rules.map.sites import site_of
from tabletome.games.mage_knight.state import Player, State

INLAND = 0.1
IDLE = 1.8
"""What a turn is worth in which nothing is done."""
REST, ROOM, MOST_TURNS_AHEAD = -1.4, 0.67, 3
"""A turn spent on rest, and what room in hand for another card is worth in each turn after it."""
STORMING = 0.97
"""Reputation lost by an assault."""
MOST_BATTLES = 8
LEAST_GAIN = 0.46
"""A battle must promise more than that."""


class Errand(NamedTuple):
    """Something to do with the rest of the turn."""

    value: float
    space: str
    """Where it is done; for an assault the place stormed."""
    ways: tuple[Way, ...]
    """What is played for Move first."""
    steps: tuple[str, ...]
    action: Action | None
    """What is done there; None to end the turn."""
    need: int = 0
    """Move points it takes altogether."""


# Ways


class Reach(NamedTuple):
    cost: int
    before: str


def reachable(g: State, p: Player) -> dict[str, Reach]:
    """Every space the hero could come to, provoking nobody, with the Move points it takes and the step before."""
    found: dict[str, Reach] = {}
    queue = [(0, p.space, "")]
    while queue:
        cost, name, before = heapq.heappop(queue)
        if name in found:
            continue
        found[name] = Reach(cost, before)
        if name != p.space and needs_assault(g, p, name):
            continue
        for near in g.board[name].near:
            if near in found or not may_enter(g, p, near):
                continue
            price = move_cost(g, p, g.board[near])
            if price is not None and (not provoked_by(g, name, near) or needs_assault(g, p, near)):
                heapq.heappush(queue, (cost + price, near, name))
    return found


def steps_to(found: dict[str, Reach], name: str) -> tuple[str, ...]:
    steps: list[str] = []
    while found[name].before:
        steps.append(name)
        name = found[name].before
    return tuple(reversed(steps))


# The errands


def errands(g: State, p: Player) -> list[Errand]:
    """All of them, the best first."""
    turn = TurnPlan(g, p)
    return sorted(turn.errands(), key=lambda each: -each.value)


class TurnPlan:
    """The rest of a turn, from the present moment."""

    def __init__(self, g: State, p: Player) -> None:
        self.g, self.p = g, p
        self.things = things_of(g, p, thrift(g, p))
        self.purse = purse_of(g, p)
        self.found = reachable(g, p)
        self.prospect = Prospect(g, p)
        self.most = p.turn.move + most_points(MOVE, self.things, 0, self.purse).points
        self._moves: dict[int, Cover | None] = {}

    def move(self, need: int) -> Cover | None:
        """How to come by so many Move points."""
        if need not in self._moves:
            missing = 2 * (need - self.p.turn.move)
            self._moves[need] = cover(missing, self.things, 0, self.purse, points_worth(MOVE))
        return self._moves[need]

    def errands(self) -> Iterator[Errand]:
        g, p = self.g, self.p
        reach = {name: each for name, each in self.found.items() if each.cost <= self.most}
        for name in reach:
            if needs_assault(g, p, name) and name != p.space:
                continue
            yield from self._walk(name)
            yield from self._explore(name)
            yield from self._deal(name)
        yield from self._battles(reach)
        if not p.turn.has_moved and p.hand:
            yield self._rest()

    def _errand(
        self, name: str, gain: float, action: Action | None, *, need: int | None = None, end: str = ""
    ) -> Errand | None:
        need = self.found[name].cost if need is None else need
        paid = self.move(need)
        if paid is None:
            return None
        value = gain - paid.loss + self.prospect.of(end or name)
        return Errand(value, name, paid.ways, steps_to(self.found, name), action, need)

    def _walk(self, name: str) -> Iterator[Errand]:
        idle = not self.p.turn.has_played and name == self.p.space
        errand = self._errand(name, -IDLE if idle else 0.0, None)
        if errand is not None:
            yield errand

    def _explore(self, name: str) -> Iterator[Errand]:
        g, p = self.g, self.p
        if not (g.stack or g.tiles_in_box or g.hidden) or not is_safe(g, p, name):
            return
        gain = tile_worth(g, p)
        if gain <= 0:
            return
        need = self.found[name].cost + explore_cost(p)
        if need > self.most:
            return
        for position in g.board[name].edges:
            if may_lie(g, position):
                errand = self._errand(name, gain + self._outwards(position), Explore(*position), need=need)
                if errand is not None:
                    yield errand

    def _outwards(self, position: tuple[int, int]) -> float:
        """Farther inland is better: Core tiles lie there."""
        x, y = position
        return INLAND * (x + y + min(x, y))

    def _deal(self, name: str) -> Iterator[Errand]:
        g, p = self.g, self.p
        site = g.board[name].site
        if site not in (VILLAGE, MONASTERY, KEEP, TOWER, CITY, CAMP) or is_search(g):
            return
        guest = p.copy()
        guest.space = name
        found = bargains(g, guest, name) if can_interact(g, guest) else []
        paid = self.move(self.found[name].cost)
        if not found or paid is None:
            return
        bonus = 0 if p.has(changes.NoReputation) else REPUTATION_BONUS[p.reputation]
        best = best_bargain(found, bonus, self.things, paid.used, paid.purse)
        if best is not None:
            errand = self._errand(name, best[0], Interact())
            if errand is not None:
                yield errand

    def _battles(self, reach: dict[str, Reach]) -> Iterator[Errand]:
        """Only the likeliest are worked out."""
        g, p = self.g, self.p
        places: list[tuple[int, str, str, str, Action | None]] = []
        for name, each in reach.items():
            if name != p.space and needs_assault(g, p, name):
                places.append((each.cost, name, g.board[name].site, name, Move(name)))
                continue
            site = site_of(g, name)
            if site in (DUNGEON, TOMB, DEN, GROUNDS, RUINS) and not g.is_conquered(name):
                places.append((each.cost, name, site, name, Enter()))
        for target in self._rampaging(reach):
            near = min((name for name in g.board[target].near if name in reach and is_safe(g, p, name)),
                       key=lambda name: reach[name].cost, default="")  # fmt: skip
            if near:
                places.append((reach[near].cost, near, "rampaging", target, Challenge(target)))
        places.sort(key=lambda each: each[0])
        for _, name, kind, target, action in places[:MOST_BATTLES]:
            yield from self._battle(name, kind, target, action)

    def _rampaging(self, reach: dict[str, Reach]) -> list[str]:
        near = {target for name in reach for target in self.g.board[name].near}
        return sorted(target for target in near if is_rampaging(self.g, target))

    def _battle(self, name: str, kind: str, target: str, action: Action | None) -> Iterator[Errand]:
        g, p = self.g, self.p
        foes = opponents_at(g, target, kind)
        paid = self.move(self.found[name].cost)
        if not foes or paid is None:
            return
        battle = battle_ahead(g, p, foes, kind, target, self.things, paid.used, paid.purse)
        if battle.value <= LEAST_GAIN:
            return
        walled = kind in (KEEP, TOWER, CITY)
        end = name if not walled or battle.won else self.found[name].before
        errand = self._errand(name, battle.value - STORMING * walled, action, end=end)
        if errand is not None:
            yield errand

    def _rest(self) -> Errand:
        """Wounds out of hand make room for cards in the turns left."""
        g, p = self.g, self.p
        wounds = p.hand.count(WOUND)
        turns = min(MOST_TURNS_AHEAD, turns_left(g, p) - 1)
        gain = REST + ROOM * turns * (wounds if wounds < len(p.hand) else 1)
        return Errand(gain + self.prospect.of(p.space), p.space, (), (), Rest())
