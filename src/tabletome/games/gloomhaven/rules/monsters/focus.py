"""What a monster may do: focus, movement, and attack with maximum effect. Rulebook: "Monster turn".

Everything here is a pure function over a `Field` (what lies and stands where) and a `Mover` (the acting monster and its
card). The answers are sets: where the rules leave several possibilities, all of them, among which the players choose.
Characters' summons act by the same rules. GH-FOCUS-11, GH-MOPT-04, GH-AMBIG-01, GH-SUMMON-06

Ways are compared by cost: first the number of traps and hazardous hexes entered, then movement points. GH-MTRAP-01, 02
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations
from operator import or_
from typing import Any, TypeAlias

import msgspec

from tabletome.games.gloomhaven.board import FAR, Board, bits_of
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.geometry import Rings, Shape, add, all_orientations, all_placements, sub

SNAG = 1 << 20
"""What entering a trap or hazardous hex adds to the cost of a way: more than any movement."""
NEVER = 1 << 40

Cost: TypeAlias = int
"""SNAG for each trap or hazardous hex entered, plus movement points."""


class Strike(msgspec.Struct, frozen=True, gc=False):
    """An attack, as far as reaching its targets goes. GH-ATK-02, 04, GH-AOE-07"""

    reach: int = 1
    ranged: bool = False
    targets: int = 1
    area: Area | None = None


MELEE = Strike()
"""What a monster focuses with that has no attack this round, or is disarmed. GH-FOCUS-03"""


class Foe(msgspec.Struct, frozen=True, gc=False):
    """Somebody the monster may attack. `turn` is the place in this round's order: less is earlier. GH-FOCUS-07"""

    key: int
    at: int
    turn: tuple[int, ...]


class Field(msgspec.Struct, frozen=True, gc=False):
    """What lies and stands where, as the monster sees it."""

    board: Board
    foes: tuple[Foe, ...]
    friends: frozenset[int] = frozenset()
    """Hexes of its allies: they may be crossed, but not ended on. GH-MOVE-02, 04"""
    obstacles: frozenset[int] = frozenset()
    """Obstacles, and invisible enemies, which count as such. GH-COND-22"""
    unseen: frozenset[int] = frozenset()
    """The hexes of invisible enemies: nobody may end there, flying or not."""
    snags: frozenset[int] = frozenset()
    """Traps and hazardous terrain. GH-MTRAP-01"""
    difficult: frozenset[int] = frozenset()
    solid: frozenset[int] = frozenset()
    """Hexes that nobody passes, not even jumping or flying. GH-SPECIAL-08"""


class Mover(msgspec.Struct, frozen=True, gc=False):
    """The acting monster. `move` is None if it makes no Move; then it stays where it is."""

    at: int
    move: int | None = None
    strike: Strike | None = MELEE
    """The attack for which it moves; None if it makes none. GH-MMOVE-02"""
    strikes: tuple[Strike, ...] = ()
    """All attacks of its card, if there are several: it focuses with whichever needs the least movement."""
    jump: bool = False
    flying: bool = False
    muddled: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """Where the monster goes, step by step, and whom it attacks from there: the focus first. GH-MATK-02, 03"""

    focus: int
    path: tuple[int, ...]
    targets: tuple[int, ...]


# Ways


def ways(field: Field, mover: Mover) -> dict[int, Cost]:
    """The hexes the monster may end on, cheapest first, with the cost of the way. Its own hex is among them."""
    if mover.flying or mover.jump:
        return _leaps(field, mover)
    free = _walks(field, mover.at).copy()
    for taken in field.friends:
        free.pop(taken, None)
    return free


def _leaps(field: Field, mover: Mover) -> dict[int, Cost]:
    """Jump minds nothing but the last hex; Flying only figures there. GH-FOCUS-08, GH-MOVE-06, 07"""
    landing = {h: _landing(field, mover, h) for h in field.board.floor}
    away = _flown(field, mover.at)
    costs = {h: away[h] + extra for h, extra in landing.items() if extra is not None and away[h] < FAR}
    costs[mover.at] = 0
    return dict(sorted(costs.items(), key=lambda pair: pair[1]))


def _landing(field: Field, mover: Mover, at: int) -> Cost | None:
    """What ending a jump or flight there adds, or None where it cannot end."""
    if at in field.friends or at in field.unseen or any(foe.at == at for foe in field.foes):
        return None
    if at in field.solid:
        return None
    if mover.flying:
        return 0
    if at in field.obstacles:
        return None
    return (at in field.snags) * SNAG + (at in field.difficult)


def _flown(field: Field, start: int) -> Sequence[Cost]:
    """How far it is to each hex over everything but walls, and what nobody passes."""
    if not field.solid:
        return field.board.distances(start)
    reached = _even_walks(field.board.beside, field.solid, start)
    return [reached.get(h, FAR) for h in range(field.board.size)]


@functools.lru_cache(maxsize=64)
def _walks(field: Field, start: int) -> dict[int, Cost]:
    """Cheapest ways on foot, through allies but not through enemies, obstacles or walls. GH-MOVE-02

    A way through a trap or hazardous terrain is worse than any other. GH-MTRAP-01
    """
    near = field.board.near
    barred = field.obstacles.union([foe.at for foe in field.foes])
    snags, difficult = field.snags, field.difficult
    best = {start: 0}
    settled: dict[int, Cost] = {}
    waiting = [(0, start)]
    if not difficult:
        settled = _even_walks(field.board.beside, barred | snags if snags else barred, start)
        if not snags:
            return settled
        best = _first_snags(near, snags - barred, settled)
        waiting = sorted((cost, h) for h, cost in best.items())
    while waiting:
        spent, at = heappop(waiting)
        if at in settled:
            continue
        settled[at] = spent
        for h in near[at]:
            if h in barred or h in settled:
                continue
            cost = spent + 1
            if h in difficult:
                cost += 1
            if h in snags:
                cost += SNAG
            if cost < best.get(h, NEVER):
                best[h] = cost
                heappush(waiting, (cost, h))
    return settled


def _even_walks(beside: Sequence[frozenset[int]], barred: frozenset[int], start: int) -> dict[int, Cost]:
    """Where every hex costs one point: ring by ring."""
    settled: dict[int, Cost] = {start: 0}
    ring = [start]
    spent = 0
    while ring:
        spent += 1
        ring = sorted(frozenset().union(*[beside[at] for at in ring]).difference(settled, barred))
        settled.update(dict.fromkeys(ring, spent))
    return settled


def _walks_evenly(field: Field, mover: Mover) -> bool:
    """Whether every hex that is no snag costs the monster one point, so that ways are told by rings."""
    return not (field.difficult or mover.jump or mover.flying)


def _even_walk(field: Field, start: int) -> Rings:
    """The rings of the hexes that it gets to without entering a snag."""
    return Rings(field.board.bits, start, _free(field) & ~bits_of(field.board, field.snags))


def _free(field: Field) -> int:
    """The hexes that can be entered on foot, as bits. GH-MOVE-02"""
    board, bit = field.board, field.board.bits.bit
    barred = bits_of(board, field.obstacles)
    for foe in field.foes:
        barred |= bit[foe.at]
    return board.floor_bits & ~barred


def _first_snags(near: Sequence[Sequence[int]], snags: frozenset[int], settled: dict[int, Cost]) -> dict[int, Cost]:
    """The snags beside the hexes that are reached without any, and what it costs to enter them."""
    found: dict[int, Cost] = {}
    for h in snags:
        beside = [settled[at] for at in near[h] if at in settled]
        if beside and h not in settled:
            found[h] = min(beside) + 1 + SNAG
    return found


# Reaching a target


def places_to_hit(board: Board, strike: Strike, at: int) -> Container[int]:
    """The hexes from which an attack can include a figure at `at`. GH-FOCUS-11, GH-AOE-05, 06"""
    return board.within(at, strike.reach) if strike.area is None else _PlacesForPattern(board, strike, at)


class _PlacesForPattern:
    """The hexes from which the pattern of an attack can be laid on a figure in sight; each is looked at when asked."""

    __slots__ = ("at", "board", "strike")

    def __init__(self, board: Board, strike: Strike, at: int) -> None:
        self.board = board
        self.strike = strike
        self.at = at

    def __contains__(self, start: object) -> bool:
        assert isinstance(start, int)
        laid = _placements(self.board, self.strike, start, self.at)
        return any(True for _ in laid) and self.board.sees(self.at, start)


def can_hit(board: Board, strike: Strike, start: int, at: int) -> bool:
    """Whether an attack made at `start` can include a figure at `at`."""
    return start in places_to_hit(board, strike, at)


def _placements(board: Board, strike: Strike, start: int, at: int) -> Iterator[frozenset[int]]:
    """The ways to lay the pattern so that it covers `at`, as hexes of the map. Turned and mirrored. GH-AOE-01"""
    assert strike.area is not None
    for laid in _pattern(strike.area, sub(board.hexes[at], board.hexes[start])):
        hexes = frozenset(
            board.number[h] for h in (add(board.hexes[start], step) for step in laid) if h in board.number
        )
        hexes &= board.floor
        if strike.area.grey or any(board.distances(start)[h] <= strike.reach for h in hexes):
            yield hexes


@functools.lru_cache(maxsize=1 << 14)
def _pattern(area: Area, step: tuple[int, int]) -> tuple[Shape, ...]:
    """The placements of a pattern, as steps from the attacker, that cover the hex at `step`."""
    if area.grey:
        return tuple(laid for laid in all_orientations(area.hexes) if step in laid)
    return all_placements(area.hexes, covering=step)  # type: ignore[arg-type]


def target_sets(field: Field, strike: Strike, start: int, focus: Foe) -> set[frozenset[int]]:
    """The sets of enemies that one attack from `start` on the focus can strike. Keys of foes. GH-MATK-02"""
    if strike.area is not None:
        return set(_sets_with_area(field, strike, start, focus))
    if strike.targets == 1:
        return {frozenset((focus.key,))}
    others = [foe.key for foe in field.foes if foe.key != focus.key and can_hit(field.board, strike, start, foe.at)]
    sets = combinations(others, min(strike.targets - 1, len(others)))
    return {frozenset((focus.key, *more)) for more in sets}


def _sets_with_area(field: Field, strike: Strike, start: int, focus: Foe) -> Iterator[frozenset[int]]:
    """Whoever is under the pattern, and further targets in range, of which the focus may be one. GH-EFF-09"""
    board, more = field.board, strike.targets - 1
    seen = [foe for foe in field.foes if board.sees(start, foe.at)]
    if not more:
        for hexes in _placements(board, strike, start, focus.at):
            yield frozenset(foe.key for foe in seen if foe.at in hexes)
        return
    near = {foe.key for foe in seen if board.distances(foe.at)[start] <= strike.reach}
    under = {
        frozenset(foe.key for foe in seen if foe.at in hexes)
        for aim in (seen if focus.key in near else [focus])
        for hexes in _placements(board, strike, start, aim.at)
    }
    for covered in under:
        sure = covered | {focus.key}
        others = sorted(near - sure)
        left = more - len(sure - covered)
        for extra in combinations(others, min(left, len(others))):
            yield sure.union(extra)


# Focus


def focus(field: Field, mover: Mover) -> list[Foe]:
    """Whom the monster focuses on: the enemies still tied after all tie-breaks, or nobody. GH-FOCUS-02, 11

    Whom it can attack from where it stands comes before all others. GH-FOCUS-04, 05, 12
    """
    if _walks_evenly(field, mover):
        strikes = mover.strikes or (mover.strike or MELEE,)
        if all(strike.area is None for strike in strikes):
            nearest = _nearest(field, mover.at, strikes)
            if nearest or not field.snags:
                return nearest
    ranked = _ranked(field, mover, {mover.at: 0}) or _ranked(field, mover, _ways_of(field, mover))
    if len(ranked) <= 1:
        return [foe for _, foe in ranked]
    best = min(rank for rank, _ in ranked)
    return [foe for rank, foe in ranked if rank == best]


def _nearest(field: Field, start: int, strikes: Sequence[Strike]) -> list[Foe]:
    """The same on even ground, as far as no snag is entered: the first ring with a place to attack from decides."""
    board, bits = field.board, field.board.bits
    reach = max([strike.reach for strike in strikes])
    places = [board.within_bits(foe.at, reach) for foe in field.foes]
    wanted = functools.reduce(or_, places, 0) & ~bits.of(field.friends)
    ring = bits.bit[start]
    if not ring & wanted:
        free = _free(field) & ~(bits_of(board, field.snags) | ring)
        while ring and not ring & wanted:
            ring = bits.spread(ring) & free
            free ^= ring
    ring &= wanted
    nearest = [foe for foe, near in zip(field.foes, places, strict=True) if ring & near]
    if len(nearest) > 1:
        ranks = [(board.distance(start, foe.at), foe.turn) for foe in nearest]
        best = min(ranks)
        return [foe for foe, rank in zip(nearest, ranks, strict=True) if rank == best]
    return nearest


Rank: TypeAlias = tuple[Cost, int, tuple[int, ...]]


def _ranked(field: Field, mover: Mover, ends: dict[int, Cost]) -> list[tuple[Rank, Foe]]:
    """The enemies that can be attacked from one of these hexes."""
    return [(rank, foe) for foe in field.foes if (rank := focus_rank(field, mover, foe, ends)) is not None]


def focus_rank(field: Field, mover: Mover, foe: Foe, ends: dict[int, Cost] | None = None) -> Rank | None:
    """Least movement to attack it, then proximity, then initiative; None if out of reach. GH-FOCUS-06, 07, 09

    Whoever makes no attack looks for a melee attack. GH-FOCUS-03
    """
    if ends is None:
        ends = _ways_of(field, mover)
    strikes = mover.strikes or (mover.strike or MELEE,)
    places = [places_to_hit(field.board, strike, foe.at) for strike in strikes]
    for h, cost in ends.items():
        for hits in places:
            if h in hits:
                return cost, field.board.distance(mover.at, foe.at), foe.turn
    return None


WHY = {
    "only": "GH-FOCUS-02",
    "nearest": "GH-FOCUS-04",
    "proximity": "GH-FOCUS-06",
    "initiative": "GH-FOCUS-07",
    "choice": "GH-AMBIG-01",
}
"""Why one enemy is the focus and not another, and the rule that says so."""


def why_focus(field: Field, mover: Mover, chosen: Foe) -> tuple[str, Cost, int]:
    """What decided for this focus, the way it needs to attack it, and how many hexes away it is."""
    ranks = {foe.key: rank for foe in field.foes if (rank := focus_rank(field, mover, foe)) is not None}
    mine = ranks.pop(chosen.key)
    if not ranks:
        return "only", mine[0], mine[1]
    next_best = min(ranks.values())
    decided = ("nearest", "proximity", "initiative")
    why = next((word for word, one, other in zip(decided, mine, next_best, strict=True) if one != other), "choice")
    return why, mine[0], mine[1]


def _ways_of(field: Field, mover: Mover) -> dict[int, Cost]:
    """`ways`, remembered: several questions about the same position follow one another."""
    return _remembered(field, mover.at, mover.jump, mover.flying)


@functools.lru_cache(maxsize=64)
def _remembered(field: Field, at: int, jump: bool, flying: bool) -> dict[int, Cost]:
    return ways(field, Mover(at, jump=jump, flying=flying))


def approaches(field: Field, mover: Mover, ends: Container[int]) -> list[tuple[int, ...]]:
    """The paths to the nearest of these hexes, or as near to it as the Move allows; none where there is no way."""
    there = {h: cost for h, cost in _ways_of(field, mover).items() if h in ends}
    least = min(there.values(), default=0)
    return [path for to, cost in there.items() if cost == least for path in _ways_there(field, mover, to, cost)]


# Movement and targets


class Stand(msgspec.Struct, frozen=True, gc=False):
    """A hex to attack from, and whom."""

    at: int
    targets: frozenset[int]


def outcomes(field: Field, mover: Mover, on: Foe | None = None) -> list[Outcome]:
    """All that the monster may do this turn, with a given focus or with any it may choose. GH-MOPT-04

    Without a focus there is one outcome: it stays and attacks nobody. GH-FOCUS-10
    """
    if on is not None:
        return _outcomes(field, mover, on)
    foci = focus(field, mover)
    if not foci:
        return [Outcome(-1, (), ())]
    return [outcome for foe in foci for outcome in _outcomes(field, mover, foe)]


def _outcomes(field: Field, mover: Mover, foe: Foe) -> list[Outcome]:
    """From where it attacks best with this Move, or, where it gets to no such hex, with any. GH-MOPT-01, GH-MMOVE-03"""
    if mover.move is None:
        if not _hits(field, mover, mover.at, foe):
            return [Outcome(foe.key, (), ())]
        stands = best_stands(field, mover, foe, {mover.at: 0})
        return [Outcome(foe.key, (), order_targets(field, mover, foe, stand.targets)) for stand in stands]
    strike = mover.strike or MELEE
    if _walks_evenly(field, mover) and strike.targets == 1 and strike.area is None:
        found = _outcomes_on_rings(field, mover, foe, mover.move)
        if found or not field.snags:
            return found
    ends = attack_hexes(field, mover, foe)
    within = {h: cost for h, cost in ends.items() if cost % SNAG <= mover.move}
    found = []
    for stand in best_stands(field, mover, foe, within or ends):
        targets = order_targets(field, mover, foe, stand.targets) if within and mover.strike else ()
        found += [Outcome(foe.key, path, targets) for path in _ways_there(field, mover, stand.at, ends[stand.at])]
    return found


def _outcomes_on_rings(field: Field, mover: Mover, foe: Foe, move: int) -> list[Outcome]:
    """The same for an attack on the focus alone, on even ground and without a snag; none where all ways have one."""
    board, walk = field.board, _even_walk(field, mover.at)
    places = board.within_bits(foe.at, (mover.strike or MELEE).reach) & ~board.bits.of(field.friends)
    best = places
    if mover.strike is not None and mover.strike.ranged and not mover.muddled:
        best &= ~board.bits.spread(board.bits.bit[foe.at])
    steps, stands = _first_stands(walk, places, best, move)
    if steps <= move:
        targets = () if mover.strike is None else (foe.key,)
        return [Outcome(foe.key, walk.path(board.near, at, steps), targets) for at in board.bits.numbers(stands)]
    return [
        Outcome(foe.key, walk.path(board.near, end, spent), ())
        for to in board.bits.numbers(stands)
        for end, spent in _approaches_on_rings(field, walk, to, move)
    ]


def _first_stands(walk: Rings, places: int, best: int, move: int) -> tuple[int, int]:
    """How many steps lead to the hexes to attack from, and these: the first of the best, or else the first of all.

    Where the Move reaches one at all, no other counts. GH-MMOVE-07
    """
    steps, near, stands = 0, NEVER, 0
    while (ring := walk.ring(steps)) and not near <= move < steps:
        if ring & best:
            return steps, ring & best
        if near == NEVER and ring & places:
            near, stands = steps, ring & places
        steps += 1
    return near, stands


def _approaches_on_rings(field: Field, walk: Rings, to: int, move: int) -> list[tuple[int, Cost]]:
    """Where it ends if it cannot get there: as `_approaches`, from the target hex back, ring by ring. GH-MMOVE-09"""
    bits, taken = field.board.bits, ~field.board.bits.of(field.friends)
    ends = [ring & taken for ring in walk.found[: move + 1]]
    within = functools.reduce(or_, ends)
    onwards = ~bits_of(field.board, field.snags)
    ring = bits.bit[to]
    free = _free(field) & ~ring
    while not ring & within:
        ring = bits.spread(ring & onwards) & free
        free ^= ring
        assert ring, "whoever gets there from here gets back"
    spent = next(steps for steps, end in enumerate(ends) if end & ring)
    return [(end, spent) for end in bits.numbers(ends[spent] & ring)]


def _hits(field: Field, mover: Mover, start: int, foe: Foe) -> bool:
    return mover.strike is not None and can_hit(field.board, mover.strike, start, foe.at)


def stays(board: Board, mover: Mover, at: int) -> bool:
    """Whether an attack on one focus, at `at`, is best made from where the monster stands. GH-MMOVE-03, 07"""
    strike = mover.strike or MELEE
    if strike.targets > 1 or strike.area is not None or not can_hit(board, strike, mover.at, at):
        return False
    return not strike.ranged or mover.muddled or board.distance(mover.at, at) > 1


def attack_hexes(field: Field, mover: Mover, foe: Foe) -> dict[int, Cost]:
    """Where it could attack its focus from, reached through the fewest traps and hazardous hexes. GH-MTRAP-02

    Without an attack it goes where it could make a melee attack. GH-MTRAP-03, 04, GH-MMOVE-02
    """
    places = places_to_hit(field.board, mover.strike or MELEE, foe.at)
    ends = {h: cost for h, cost in _ways_of(field, mover).items() if h in places}
    if not ends:
        return {}
    fewest = min(ends.values()) // SNAG
    return {h: cost for h, cost in ends.items() if cost // SNAG == fewest}


def best_stands(field: Field, mover: Mover, foe: Foe, ends: dict[int, Cost]) -> list[Stand]:
    """The hexes from which the attack has maximum effect, with its targets: all that remain tied. GH-MOPT-02

    1 the focus without disadvantage; 2 most targets; 3 the targets that rank first; 4 fewest additional targets with
    disadvantage; 5 least movement. GH-MMOVE-05, 07, 08, GH-MMOVE-04, 06, GH-MOPT-03
    """
    strike = mover.strike
    if strike is None:
        return _cheapest([Stand(h, frozenset()) for h in ends], ends)
    places = places_to_hit(field.board, strike, foe.at)
    stands = [Stand(h, targets) for h in ends if h in places for targets in target_sets(field, strike, h, foe)]
    careful = strike.ranged and not mover.muddled
    if careful:
        away = field.board.distances(foe.at)
        stands = _least(stands, lambda stand: away[stand.at] == 1)
    if strike.targets > 1 or strike.area is not None:
        stands = _least(stands, lambda stand: -len(stand.targets))
        if len({stand.targets for stand in stands}) > 1:
            stands = _first_ranking(field, mover, foe, stands, ends)
        if careful:
            stands = _least(stands, lambda stand: _at_disadvantage(field, stand, foe))
    return _cheapest(stands, ends)


def _least(stands: list[Stand], key: Callable[[Stand], Any]) -> list[Stand]:
    if len(stands) <= 1:
        return stands
    keys = [key(stand) for stand in stands]
    least = min(keys)
    return [stand for stand, each in zip(stands, keys, strict=True) if each == least]


def _cheapest(stands: list[Stand], ends: dict[int, Cost]) -> list[Stand]:
    return _least(stands, lambda stand: ends[stand.at])


def _first_ranking(field: Field, mover: Mover, foe: Foe, stands: list[Stand], ends: dict[int, Cost]) -> list[Stand]:
    """Those with the additional targets that come first by the rules of focus, from where the monster starts.

    Least movement to a hex from which just these are attacked, then proximity, then initiative. GH-MOPT-02, 04
    """
    least: dict[frozenset[int], Cost] = {}
    for stand in stands:
        least[stand.targets] = min(least.get(stand.targets, NEVER), ends[stand.at])
    stands = _least(stands, lambda stand: least[stand.targets])
    return _least(stands, lambda stand: sorted(_nearness(field, mover, each) for each in _others(field, foe, stand)))


def _others(field: Field, foe: Foe, stand: Stand) -> list[Foe]:
    """Whom the monster attacks from there beside its focus."""
    return [each for each in field.foes if each.key in stand.targets and each.key != foe.key]


def _nearness(field: Field, mover: Mover, foe: Foe) -> tuple[int, tuple[int, ...]]:
    """How near it is, and how early it acts. GH-FOCUS-06, 07"""
    return field.board.distance(mover.at, foe.at), foe.turn


def _at_disadvantage(field: Field, stand: Stand, foe: Foe) -> int:
    """How many additional targets a ranged attack would strike from next to them. GH-ATK-03"""
    away = field.board.distances(stand.at)
    return sum(away[each.at] == 1 for each in _others(field, foe, stand))


def order_targets(field: Field, mover: Mover, foe: Foe, targets: frozenset[int]) -> tuple[int, ...]:
    """The focus first, then the others by the rules of focus. GH-MATK-03"""
    others = _others(field, foe, Stand(mover.at, targets))
    if len(others) > 1:
        others.sort(key=lambda each: _nearness(field, mover, each))
    return (foe.key, *(each.key for each in others))


# The way there


def _ways_there(field: Field, mover: Mover, to: int, cost: Cost) -> list[tuple[int, ...]]:
    """The paths that go to the target hex, or as near to it as the Move allows: one for each set of traps crossed."""
    assert mover.move is not None
    ends = [(to, cost)] if cost % SNAG <= mover.move else _approaches(field, mover, to, cost // SNAG)
    if mover.jump or mover.flying:
        return [_flight(field, mover.at, end) for end, _ in ends]
    return [path for end, spent in ends for path in _walks_to(field, mover.at, end, spent)]


def _approaches(field: Field, mover: Mover, to: int, snags: int) -> list[tuple[int, Cost]]:
    """Where it ends if it cannot get there: the least movement still needed, then the least spent. GH-MMOVE-09

    The whole way, now and later, has the fewest traps and hazardous hexes; staying put is one of the possibilities.
    """
    assert mover.move is not None
    if mover.jump or mover.flying:
        ahead = _leaps_left(field, mover, to)
        spent_at = {h: [cost] for h, cost in _ways_of(field, mover).items()}
        left_at = {h: [left] for h, left in ahead.items()}
    else:
        if snags:
            spent_at = _layers(field, mover.at, snags, forward=True)
        else:
            spent_at = {h: [cost] for h, cost in _walks(field, mover.at).items() if cost <= mover.move}
        left_at = _layers(field, to, snags, forward=False)
    found = [
        (((spent + left) // SNAG, left % SNAG, spent % SNAG), h, spent)
        for h, spents in spent_at.items()
        if h in left_at and h not in field.friends
        for spent in spents
        if spent % SNAG <= mover.move
        for left in left_at[h]
    ]
    best = min(key for key, _, _ in found)
    return [(h, spent) for key, h, spent in found if key == best]


def _leaps_left(field: Field, mover: Mover, to: int) -> dict[int, Cost]:
    """What a jump or flight from each hex to the target hex would still cost."""
    landing = _landing(field, mover, to)
    away = _flown(field, to)
    extra = landing if landing is not None else 0
    free = (h for h in field.board.floor if h == mover.at or _landing(field, mover, h) is not None)
    return {h: away[h] + extra for h in free if away[h] < FAR or not field.solid}


def _layers(field: Field, start: int, snags: int, *, forward: bool) -> dict[int, list[Cost]]:
    """The costs of ways on foot to (or from) each hex: for every number of snags up to `snags`, the fewest points."""
    near = field.board.near
    barred = field.obstacles.union([foe.at for foe in field.foes])
    if not snags and not field.difficult:
        return _even_layers(field, barred, start, forward)

    def entering(h: int) -> Cost:
        return 1 + (h in field.difficult) + (h in field.snags) * SNAG

    best: dict[tuple[int, int], int] = {(start, 0): 0}
    waiting = [(0, start, 0)]
    while waiting:
        points, at, crossed = heappop(waiting)
        if best[at, crossed] < points:
            continue
        for h in near[at]:
            if h in barred:
                continue
            step = entering(h if forward else at)
            then = crossed + step // SNAG
            total = points + step % SNAG
            if then <= snags and total < best.get((h, then), NEVER):
                best[h, then] = total
                heappush(waiting, (total, h, then))
    found: dict[int, list[Cost]] = {}
    for (h, crossed), points in best.items():
        found.setdefault(h, []).append(crossed * SNAG + points)
    return found


def _even_layers(field: Field, barred: frozenset[int], start: int, forward: bool) -> dict[int, list[Cost]]:
    """The same without any snag, where every hex costs one point. A snag may be left, but not entered."""
    near, snags = field.board.near, field.snags
    found = {start: [0]}
    front = [start]
    for at in front:
        if not forward and at in snags:
            continue
        points = [found[at][0] + 1]
        for h in near[at]:
            if h not in found and h not in barred and not (forward and h in snags):
                found[h] = points
                front.append(h)
    return found


def _walks_to(field: Field, start: int, end: int, cost: Cost) -> list[tuple[int, ...]]:
    """Paths on foot of exactly this cost: one if no trap is crossed, else one for each choice of traps. GH-AMBIG-01"""
    if cost < SNAG:
        return [_free_walk(field, start, end)]
    layers = {h: set(costs) for h, costs in _layers(field, start, cost // SNAG, forward=True).items()}

    @functools.cache
    def back(at: int, left: Cost) -> dict[tuple[int, ...], tuple[int, ...]]:
        if at == start and left == 0:
            return {(): ()}
        entering = 1 + (at in field.difficult) + (at in field.snags) * SNAG
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        for h in field.board.near[at]:
            if left - entering in layers.get(h, ()):
                for crossed, path in back(h, left - entering).items():
                    met = (*crossed, at) if at in field.snags else crossed
                    found.setdefault(met, (*path, at))
        return found

    return list(back(end, cost).values())


def _free_walk(field: Field, start: int, end: int) -> tuple[int, ...]:
    """A cheapest way that crosses no trap."""
    costs = _walks(field, start)
    path = []
    at = end
    while at != start:
        path.append(at)
        before = costs[at] - 1 - (at in field.difficult)
        at = next(h for h in field.board.near[at] if costs.get(h) == before)
    return tuple(reversed(path))


def _flight(field: Field, start: int, end: int) -> tuple[int, ...]:
    """A shortest path over everything but walls."""
    away = _flown(field, end)
    path = []
    at = start
    while at != end:
        at = next(h for h in field.board.near[at] if away[h] < away[at])
        path.append(at)
    return tuple(path)
