"""What a monster may do, worked out by trying everything: slow, written after the book, and sharing nothing with the
rules but the map and what they are asked with.

A cost is a pair: traps and hazardous hexes entered, then movement points. GH-MTRAP-01, 02
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, TypeAlias, TypeVar

from tabletome.games.gloomhaven.board import Board
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.rules.monsters.focus import MELEE, Field, Foe, Mover, Strike
from tabletome.geometry import Hex, add, all_orientations, edge, sub

Cost: TypeAlias = tuple[int, int]
Possible: TypeAlias = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""The focus, the hex where it ends, the traps that it crosses, and whom it attacks."""
T = TypeVar("T")
NOBODY = -1


# Ways


def on_foot(field: Field, start: int) -> dict[int, dict[int, int]]:
    """For each hex the fewest points for each number of snags on the way, if more snags spare points. GH-MOVE-02"""
    barred = field.obstacles | {foe.at for foe in field.foes}
    found = {start: {0: 0}}
    waiting = [(start, 0, 0)]
    for at, snags, points in waiting:
        for h in field.board.near[at]:
            then, spent = snags + (h in field.snags), points + 1 + (h in field.difficult)
            known = found.get(h, {})
            if h not in barred and all(spent < fewest or then < fewer for fewer, fewest in known.items()):
                found[h] = {then: spent} | {more: rest for more, rest in known.items() if more < then or rest < spent}
                waiting.append((h, then, spent))
    return found


def over_everything(field: Field, start: int) -> dict[int, int]:
    """Steps to each hex over all but walls and what nobody passes. GH-MOVE-06, 07"""
    found = {start: 0}
    front = [start]
    for at in front:
        for h in field.board.near[at]:
            if h not in found and h not in field.solid:
                found[h] = found[at] + 1
                front.append(h)
    return found


def landing(field: Field, mover: Mover, at: int) -> Cost | None:
    """What it costs more to end a jump or flight there; None where nobody can."""
    taken = field.friends | field.unseen | field.solid | {foe.at for foe in field.foes}
    if at in taken or (at in field.obstacles and not mover.flying):
        return None
    return (0, 0) if mover.flying else (int(at in field.snags), int(at in field.difficult))


def ends(field: Field, mover: Mover) -> dict[int, list[Cost]]:
    """Where it can end, and what the ways there cost: those of fewest points for each number of snags."""
    if not (mover.flying or mover.jump):
        walks = on_foot(field, mover.at)
        return {h: sorted(costs.items()) for h, costs in walks.items() if h == mover.at or h not in field.friends}
    found = {mover.at: [(0, 0)]}
    for h, steps in over_everything(field, mover.at).items():
        more = landing(field, mover, h)
        if more is not None and h != mover.at:
            found[h] = [(more[0], steps + more[1])]
    return found


# Attacks


def laid(board: Board, area: Area, start: int, reach: int) -> Iterator[frozenset[int]]:
    """Every way to lay a pattern: from the attacker, or with one of its hexes in range. GH-AOE-01, 05, 06"""
    for shape in all_orientations(area.hexes):
        origins = [board.hexes[start]] if area.grey else [sub(h, step) for h in board.hexes for step in shape]
        for origin in dict.fromkeys(origins):
            hexes = frozenset(board.number[h] for h in (add(origin, step) for step in shape) if h in board.number)
            if area.grey or any(board.distance(start, h) <= reach for h in hexes & board.floor):
                yield hexes & board.floor


def can_strike(field: Field, strike: Strike, start: int, foe: Foe) -> bool:
    if strike.area is None:
        return field.board.reaches(start, foe.at, strike.reach)
    return field.board.sees(start, foe.at) and any(
        foe.at in hexes for hexes in laid(field.board, strike.area, start, strike.reach)
    )


def target_sets(field: Field, strike: Strike, start: int, focus: Foe) -> set[frozenset[int]]:
    """Whom one attack can strike, the focus among them. GH-MATK-02, GH-EFF-09"""
    board, more = field.board, strike.targets - 1
    near = {foe.key for foe in field.foes if board.reaches(start, foe.at, strike.reach)}
    if strike.area is None:
        covered = {frozenset((focus.key,))}
    else:
        covered = {
            frozenset(foe.key for foe in field.foes if foe.at in hexes and board.sees(start, foe.at))
            for hexes in laid(board, strike.area, start, strike.reach)
        }
    found = set()
    for under in covered:
        for count in range(min(more, len(near - under)) + 1):
            found |= {under.union(extra) for extra in combinations(sorted(near - under), count)}
    return {targets for targets in found if focus.key in targets}


# Focus, movement and targets


def ranks(field: Field, mover: Mover) -> dict[Foe, tuple[Cost, int, tuple[int, ...]]]:
    """The least movement to attack each, how near it is, and its initiative. GH-FOCUS-02, 03, 06, 07"""
    there = ends(field, mover)
    found = {}
    for foe in field.foes:
        strikes = mover.strikes or (mover.strike or MELEE,)
        costs = [min(costs) for h, costs in there.items() if any(can_strike(field, each, h, foe) for each in strikes)]
        if costs:
            found[foe] = (min(costs), field.board.distance(mover.at, foe.at), foe.turn)
    return found


def foci(field: Field, mover: Mover) -> list[Foe]:
    """Whom it focuses on: all who are tied."""
    found = ranks(field, mover)
    return [foe for foe, rank in found.items() if rank == min(found.values())]


def why(field: Field, mover: Mover, focus: Foe) -> str:
    """What decided for this focus and against the next best."""
    found = ranks(field, mover)
    mine = found.pop(focus)
    if not found:
        return "only"
    words = zip(("nearest", "proximity", "initiative"), mine, min(found.values()), strict=True)
    return next((word for word, one, other in words if one != other), "choice")


def possible(field: Field, mover: Mover) -> set[Possible]:
    """All that it may do this turn."""
    among = foci(field, mover)
    if not among:
        return {(NOBODY, mover.at, (), ())}
    return {each for foe in among for each in possible_with(field, mover, foe)}


def marches(field: Field, mover: Mover, to: set[int]) -> set[tuple[int, tuple[int, ...]]]:
    """Where it gets to on its way to the nearest of these hexes, and through which traps."""
    costs = {h: min(costs) for h, costs in ends(field, mover).items() if h in to}
    found: set[tuple[int, tuple[int, ...]]] = set()
    for goal in least(costs, lambda h: costs[h]) if costs else ():
        near = costs[goal][1] <= (mover.move or 0)
        for end, cost in [(goal, costs[goal])] if near else nearest_to(field, mover, goal, costs[goal]):
            found |= {(end, met) for met in crossings(field, mover, end, cost)}
    return found


def possible_with(field: Field, mover: Mover, foe: Foe) -> Iterator[Possible]:
    """From where it attacks best with this Move, or as near as can be to where it would. GH-MOPT-01, GH-MMOVE-09"""
    strike = mover.strike or MELEE
    there = {mover.at: [(0, 0)]} if mover.move is None else ends(field, mover)
    costs = {h: min(costs) for h, costs in there.items() if can_strike(field, strike, h, foe)}
    if not costs:
        yield from [(foe.key, mover.at, (), ())] if mover.move is None else ()
        return
    fewest = min(snags for snags, _ in costs.values())
    costs = {h: cost for h, cost in costs.items() if cost[0] == fewest}
    now = {h: cost for h, cost in costs.items() if cost[1] <= (mover.move or 0)}
    for at, targets in best_stands(field, mover, foe, now or costs):
        if now:
            struck = in_order(field, mover, foe, targets) if mover.strike else ()
            yield from ((foe.key, at, met, struck) for met in crossings(field, mover, at, costs[at]))
        else:
            for end, cost in nearest_to(field, mover, at, costs[at]):
                yield from ((foe.key, end, met, ()) for met in crossings(field, mover, end, cost))


def best_stands(
    field: Field, mover: Mover, foe: Foe, costs: dict[int, Cost]
) -> list[tuple[int, frozenset[int]]]:  # fmt: skip
    """Hexes and targets of maximum effect. GH-MOPT-02, 03, GH-MMOVE-04..08"""
    strike, board = mover.strike, field.board
    if strike is None:
        return [(h, frozenset()) for h in least(costs, lambda h: costs[h])]
    foes = {each.key: each for each in field.foes}
    stands = [(h, targets) for h in costs for targets in target_sets(field, strike, h, foe)]
    careful = strike.ranged and not mover.muddled
    if careful:
        stands = least(stands, lambda stand: board.distance(stand[0], foe.at) == 1)
    stands = least(stands, lambda stand: -len(stand[1]))
    way = {targets: min(costs[h] for h, same in stands if same == targets) for _, targets in stands}
    stands = least(stands, lambda stand: way[stand[1]])
    stands = least(stands, lambda stand: sorted(nearness(field, mover, foes[key]) for key in stand[1] - {foe.key}))
    if careful:
        stands = least(
            stands, lambda stand: sum(board.distance(stand[0], foes[key].at) == 1 for key in stand[1] - {foe.key})
        )
    return least(stands, lambda stand: costs[stand[0]])


def least(among: Iterable[T], key: Callable[[T], Any]) -> list[T]:
    among = list(among)
    return [each for each in among if key(each) == min(map(key, among))]


def nearness(field: Field, mover: Mover, foe: Foe) -> tuple[int, tuple[int, ...]]:
    return field.board.distance(mover.at, foe.at), foe.turn


def in_order(field: Field, mover: Mover, focus: Foe, targets: frozenset[int]) -> tuple[int, ...]:
    """The focus first. GH-MATK-03"""
    others = [foe for foe in field.foes if foe.key in targets and foe != focus]
    return (focus.key, *(foe.key for foe in sorted(others, key=lambda foe: nearness(field, mover, foe))))


def nearest_to(field: Field, mover: Mover, to: int, whole: Cost) -> list[tuple[int, Cost]]:
    """The least movement still needed, then the least spent, all with the fewest snags. GH-MMOVE-09"""
    found = []
    for h, costs in ends(field, mover).items():
        for spent in costs:
            found += [
                ((spent[0] + left[0], left[1], spent[1]), h, spent)
                for left in left_to(field, mover, h, to)
                if spent[1] <= (mover.move or 0) and spent[0] + left[0] <= whole[0]
            ]
    return [(h, spent) for _, h, spent in least(found, lambda each: each[0])]


def left_to(field: Field, mover: Mover, start: int, to: int) -> list[Cost]:
    """What the ways from one hex to another cost."""
    if not (mover.jump or mover.flying):
        return list(on_foot(field, start).get(to, {}).items())
    steps, more = over_everything(field, start).get(to), landing(field, mover, to)
    return [] if steps is None or more is None else [(more[0], steps + more[1])]


def crossings(field: Field, mover: Mover, end: int, cost: Cost) -> set[tuple[int, ...]]:
    """The snags, one after the other, of all ways that cost so much. GH-AMBIG-01"""
    if mover.jump or mover.flying:
        return {(end,) if cost[0] else ()}
    if end == mover.at:
        return {()}
    met = (end,) if end in field.snags else ()
    left = (cost[0] - len(met), cost[1] - 1 - (end in field.difficult))
    walks = on_foot(field, mover.at)
    before = [h for h in field.board.near[end] if walks.get(h, {}).get(left[0]) == left[1]]
    return {(*first, *met) for h in before for first in crossings(field, mover, h, left)}


# Positions


def rooms() -> list[Board]:
    """A hall, the same with walls in it, and one with a wall between two hexes."""
    hall = tuple(Hex(q - r // 2, r) for r in range(4) for q in range(5))
    broken = tuple(h for place, h in enumerate(hall) if place not in (7, 13))
    seams = frozenset({edge(hall[1], hall[6]), edge(hall[7], hall[8]), edge(hall[11], hall[16])})
    return [Board(hall), Board(broken), Board(hall, seams)]


ROOMS = rooms()
LINE = Area(frozenset((Hex(1, 0), Hex(2, 0))), True)
PAIR = Area(frozenset((Hex(0, 0), Hex(1, 0))), False)
STRIKES = (
    MELEE, MELEE, Strike(2), Strike(2, True), Strike(3, True), Strike(1, False, 2), Strike(3, True, 2),
    Strike(2, True, 3), Strike(1, False, 1, LINE), Strike(1, False, 2, LINE),
    Strike(2, True, 1, PAIR), Strike(3, True, 2, PAIR), None,
)  # fmt: skip


def some_position(rng: random.Random) -> tuple[Field, Mover]:
    """Three enemies, a friend, and perhaps obstacles, traps and difficult terrain."""
    board = rng.choice(ROOMS)
    places = rng.sample(range(board.size), 14)
    start, one, two, three, *rest = places
    obstacles = frozenset(rest[2 : 2 + rng.randrange(5)])
    field = Field(
        board,
        tuple(Foe(key, at, (rng.randrange(2),)) for key, at in ((1, one), (2, two), (3, three))),
        friends=frozenset(rest[: rng.randrange(3)]),
        obstacles=obstacles,
        unseen=frozenset(sorted(obstacles)[: rng.randrange(2)]),
        snags=frozenset(rng.sample(range(board.size), rng.choice((0, 2, 6)))) - obstacles - {one, two, three},
        difficult=frozenset(rng.sample(range(board.size), rng.choice((0, 0, 5)))) - obstacles,
        solid=frozenset(sorted(obstacles)[-rng.randrange(2) :]) if rng.random() < 0.3 else frozenset(),
    )
    strike = rng.choice(STRIKES)
    strikes = (strike, Strike(3, True)) if strike is not None and rng.random() < 0.15 else ()
    jump, flying = rng.choice(((False, False),) * 4 + ((True, False), (False, True)))
    move = None if rng.random() < 0.1 else rng.randrange(5)
    return field, Mover(start, move, strike, strikes, jump=jump, flying=flying, muddled=rng.random() < 0.2)
