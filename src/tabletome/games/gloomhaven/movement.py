"""Characters' movement and doors. Rulebook: "Move", "Revealing a room". GH-MOVE, GH-DOOR, GH-OVL-02..05, 15..17"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.gloomhaven.actions import Go, Stop
from tabletome.games.gloomhaven.content.notation import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.entering import enter
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.looting import loot_hex
from tabletome.games.gloomhaven.rooms import door_at, open_door
from tabletome.games.gloomhaven.state import State

STOP = Stop()


def move_hero(g: State, hero: int, points: int, *, jump: bool = False, loots: bool = False) -> Script:
    """A character moves up to so many hexes, stretch by stretch, and may stop at any. GH-MOVE-01, 04

    What lies in a hex is met on entering it, and a door opens the moment it is reached, so a stretch ends at every
    trap, hazardous hex and closed door. A jump minds them only where it ends. GH-MOVE-03, 06, GH-DOOR-01
    """
    it = g.figures[hero]
    while True:
        reach = jump_reach(g, hero, points) if jump else walk_reach(g, hero, points)
        if not reach:
            return
        options: list[Any] = [Go(at) for at in sorted(reach)]
        chosen = yield Decision(g.seat_of(hero), "move", [*options, STOP], {"points": points})
        if isinstance(chosen, Stop):
            return
        spent, path = reach[chosen.hex]
        points -= spent
        yield from travel(g, hero, path, jump=jump, loots=loots)
        if it.at < 0 or it.conditions & (IMMOBILIZE | STUN) or (jump and chosen.hex not in doors_just_opened(g, it.at)):
            return


def jump_by_steps(g: State, hero: int, points: int) -> Script:
    """A jump whose way matters, because it strikes whoever is moved through: hex by hex, to a hex where it can end."""
    it = g.figures[hero]
    start, moved = it.at, False
    while points:
        options: list[Any] = [Go(at) for at in g.ground.ways[it.at] if can_come_down(g, hero, at, points - 1)]
        if not moved or can_land(g, hero, it.at, points):
            options.append(STOP)
        chosen = yield Decision(g.seat_of(hero), "move", options, {"points": points})
        if isinstance(chosen, Stop):
            break
        points -= 1
        moved = True
        pass_over(g, hero, chosen.hex)
    if moved:
        g.emit(Moved, it.name, it.number, start, it.at)
        yield from enter(g, hero, it.at)


def can_come_down(g: State, hero: int, at: int, points: int) -> bool:
    """Whether a jump that has come to this hex can still end somewhere."""
    if can_land(g, hero, at, points):
        return True
    return points > 0 and any(can_come_down(g, hero, near, points - 1) for near in g.ground.ways[at])


def can_land(g: State, hero: int, at: int, points: int) -> bool:
    """No other figure, no obstacle; difficult terrain costs one more. GH-MOVE-06"""
    if at in g.obstacles or any(each != hero and g.figures[each].at == at for each in g.on_map()):
        return False
    return at not in g.difficult or points > 0


def pass_over(g: State, hero: int, at: int) -> None:
    """One hex of a jump: an enemy there has been moved through, a closed door opens. GH-DOOR-01"""
    other = g.standing_at(at)
    if other is not None and g.are_enemies(hero, other):
        g.passed += (other,)
    g.moved += 1
    closed = door_at(g, at)
    g.figures[hero].at = at
    if closed is not None:
        open_door(g, closed, hero)


def doors_just_opened(g: State, at: int) -> tuple[int, ...]:
    """A jump goes on after a door it has opened."""
    return (at,) if any(door.at == at for door in g.plan.doors) else ()


def travel(g: State, hero: int, path: tuple[int, ...], *, jump: bool, loots: bool) -> Script:
    """Along a path whose inner hexes harm nobody."""
    it = g.figures[hero]
    start = it.at
    for at in path:
        other = g.standing_at(at)
        if other is not None and g.are_enemies(hero, other):
            g.passed += (other,)
        g.moved += 1
        if jump and at != path[-1]:
            it.at = at
            continue
        closed = door_at(g, at)
        yield from enter(g, hero, at)
        if closed is not None:
            open_door(g, closed, hero)
        if loots and it.at >= 0:
            loot_hex(g, hero, at)
    g.emit(Moved, it.name, it.number, start, path[-1])


Reach = dict[int, tuple[int, tuple[int, ...]]]
"""For each hex that can be reached: the points it costs and the way."""


def walk_reach(g: State, hero: int, points: int) -> Reach:
    """Where a stretch on foot can end: through allies, not through enemies or obstacles. GH-MOVE-02, GH-OVL-15, 17"""
    it = g.figures[hero]
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(hero)}
    allies = {g.figures[ally].at for ally in g.allies_of(hero)}
    ground = g.ground
    found: Reach = {it.at: (0, ())}
    waiting = [(0, it.at)]
    while waiting:
        spent, at = heappop(waiting)
        if spent > found[at][0] or (at != it.at and ends_stretch(g, at)):
            continue
        for near in ground.ways[at]:
            if near in enemies or near in g.obstacles:
                continue
            cost = spent + (2 if near in g.difficult else 1)
            if cost <= points and (near not in found or cost < found[near][0]):
                found[near] = (cost, (*found[at][1], near))
                heappush(waiting, (cost, near))
    return {at: way for at, way in found.items() if at != it.at and at not in allies}


def ends_stretch(g: State, at: int) -> bool:
    return at in g.traps or at in g.hazards or at not in g.ground.floor


def jump_reach(g: State, hero: int, points: int) -> Reach:
    """Where a jump can end: over everything but walls, on a hex without figure or obstacle. GH-MOVE-06, GH-OVL-16"""
    it = g.figures[hero]
    ground = g.ground
    found: Reach = {it.at: (0, ())}
    front = [it.at]
    for at in front:
        spent, path = found[at]
        if spent == points or (at != it.at and at not in ground.floor):
            continue
        for near in ground.ways[at]:
            if near not in found:
                found[near] = (spent + 1, (*path, near))
                front.append(near)
    taken = {g.figures[other].at for other in g.on_map()}
    return {
        at: (spent + (at in g.difficult), path)
        for at, (spent, path) in found.items()
        if at not in taken and at not in g.obstacles and spent + (at in g.difficult) <= points
    }
