"""Characters' movement and doors. Rulebook: "Move", "Revealing a room". GH-MOVE, GH-DOOR, GH-OVL-02..05, 15..17"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

import msgspec

from tabletome.engine import Decision, Script
from tabletome.games.gloomhaven.actions import Go, Stop, Use
from tabletome.games.gloomhaven.content.notation.abilities import IMMOBILIZE, STUN, Move
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.items import in_turn, worn
from tabletome.games.gloomhaven.rules.movement.doors import door_at, open_door
from tabletome.games.gloomhaven.rules.movement.enter import enter, lift_trap
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.movement.obstacles import destroy_obstacle, is_breakable
from tabletome.games.gloomhaven.state import HERO, State
from tabletome.geometry import Hex, sub

STOP = Stop()


def move_hero(
    g: State, hero: int, points: int, *, jump: bool = False, loots: bool = False, beside_obstacle: bool = False,
    seat: int | None = None,
) -> Script:  # fmt: skip
    """A figure moves up to so many hexes, stretch by stretch, and may stop at any. GH-MOVE-01, 04

    What lies in a hex is met on entering it, and a door opens the moment it is reached, so a stretch ends at every
    trap, hazardous hex and closed door. A jump minds them only where it ends. GH-MOVE-03, 06, GH-DOOR-01
    """
    it = g.figures[hero]
    asked = g.controller(hero) if seat is None else seat
    while True:
        reach = jump_reach(g, hero, points) if jump or g.is_flying(hero) else walk_reach(g, hero, points)
        stop = True
        if beside_obstacle:
            reach, stop = toward_obstacles(g, hero, points, reach)
        uses = in_turn.move_uses(g, hero)
        if not reach and not in_turn.can_go_farther(g, hero):
            return
        options: list[Any] = [Go(at) for at in sorted(reach)]
        if stop:
            options.append(STOP)
        chosen = yield Decision(asked, "move", [*options, *uses], {"points": points})
        if isinstance(chosen, Use):
            boost = yield from in_turn.use_while_moving(g, hero, chosen.item)
            points, jump = points + boost.by, jump or boost.jump
            continue
        if isinstance(chosen, Stop):
            return
        spent, path = reach[chosen.hex]
        points -= spent
        flying = g.is_flying(hero)
        yield from travel(g, hero, path, jump=jump or flying, loots=loots)
        if flying:
            worn.fly(g, hero)
        if it.at < 0 or it.conditions & (IMMOBILIZE | STUN) or (jump and chosen.hex not in doors_just_opened(g, it.at)):
            return


def apart(g: State, moving: Script) -> Script:
    """A movement that is no part of the running action."""
    moved = g.moved
    doing = g.doing
    yield from moving
    g.moved = moved
    if doing is not None and g.doing is not None:
        g.doing = msgspec.structs.replace(g.doing, path=doing.path)


def beside_obstacles(g: State, at: int) -> bool:
    return any(near in g.obstacles for near in g.board.near[at])


def toward_obstacles(g: State, hero: int, points: int, reach: Reach) -> tuple[Reach, bool]:
    """A movement that must end next to an obstacle: where it can still do so, and whether it may stop here."""
    it = g.figures[hero]
    here = it.at
    kept: Reach = {}
    for at, (spent, path) in reach.items():
        it.at = at
        if beside_obstacles(g, at) or any(beside_obstacles(g, on) for on in walk_reach(g, hero, points - spent)):
            kept[at] = (spent, path)
    it.at = here
    moved = g.doing is not None and len(g.doing.path) > 1
    return kept, not moved or beside_obstacles(g, here)


def note_path(g: State, *hexes: int) -> None:
    """Remember the way of the running action."""
    if g.doing is not None:
        g.doing = msgspec.structs.replace(g.doing, path=(*g.doing.path, *hexes))


def move_by_steps(g: State, hero: int, points: int, move: Move) -> Script:
    """A movement whose way matters, hex by hex, so that it can end somewhere; straight if the card says so."""
    it = g.figures[hero]
    start, moved = it.at, False
    direction: Hex | None = None
    if g.is_flying(hero):
        move = msgspec.structs.replace(move, jump=True)
    note_path(g, start)
    while points > 0:
        steps = [(at, cost) for at, cost, way in ways_on(g, hero, it.at, points, move, direction)
                 if can_come_down(g, hero, at, points - cost, move, way)]  # fmt: skip
        options: list[Any] = [Go(at) for at, _ in steps]
        if not moved or can_land(g, hero, it.at, points, move):
            options.append(STOP)
        chosen = options[0]
        if len(options) > 1 or not isinstance(chosen, Stop):
            uses = in_turn.lengthening_uses(g, hero)
            chosen = yield Decision(g.controller(hero), "move", [*options, *uses], {"points": points})
        if isinstance(chosen, Use):
            points += (yield from in_turn.use_while_moving(g, hero, chosen.item)).by
            continue
        if isinstance(chosen, Stop):
            break
        if move.straight:
            direction = sub(g.board.hexes[chosen.hex], g.board.hexes[it.at])
        points -= dict(steps)[chosen.hex]
        if move.clears and moved:
            clear(g, it.at)
        moved = True
        note_path(g, chosen.hex)
        if move.jump:
            pass_over(g, hero, chosen.hex)
        else:
            yield from walk_onto(g, hero, chosen.hex)
            if it.at < 0 or it.conditions & (IMMOBILIZE | STUN):
                break
    if moved:
        g.emit(Moved, it.name, it.number, start, it.at)
        if move.jump:
            yield from enter(g, hero, it.at)


def ways_on(
    g: State, hero: int, start: int, points: int, move: Move, direction: Hex | None
) -> list[tuple[int, int, Hex | None]]:
    """The next hexes of such a movement, what each costs, and the direction it binds to."""
    board = g.board
    found: list[tuple[int, int, Hex | None]] = []
    enemies = () if move.jump else {g.figures[enemy].at for enemy in g.enemies_of(hero)}
    for at in board.ways[start]:
        way = sub(board.hexes[at], board.hexes[start]) if move.straight else None
        if move.straight and direction not in (None, way):
            continue
        if not move.jump and (at in g.obstacles or at in enemies):
            continue
        cost = 2 if not move.jump and at in g.difficult else 1
        if cost <= points:
            found.append((at, cost, way))
    return found


def can_come_down(g: State, hero: int, at: int, points: int, move: Move, direction: Hex | None) -> bool:
    """Whether a movement that has come to this hex can still end somewhere."""
    if can_land(g, hero, at, points, move):
        return True
    return any(
        can_come_down(g, hero, near, points - cost, move, way)
        for near, cost, way in ways_on(g, hero, at, points, move, direction)
    )


def can_land(g: State, hero: int, at: int, points: int, move: Move) -> bool:
    """No other figure; who does not fly, on no obstacle, and a jump pays for difficult terrain. GH-MOVE-06, 07"""
    if any(each != hero and g.figures[each].at == at for each in g.on_map()):
        return False
    if g.is_flying(hero):
        return True
    return at not in g.obstacles and (not move.jump or at not in g.difficult or points > 0)


def clear(g: State, at: int) -> None:
    """An obstacle or trap that was moved through is gone."""
    if is_breakable(g, at):
        destroy_obstacle(g, at)
    if at in g.traps:
        lift_trap(g, at)


def walk_onto(g: State, hero: int, at: int) -> Script:
    """One hex on foot. GH-DOOR-01"""
    g.moved += 1
    closed = door_at(g, at)
    yield from enter(g, hero, at)
    if closed is not None:
        open_door(g, closed, hero)


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
    note_path(g, *((start, *path) if g.doing is not None and not g.doing.path else path))
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
            loot_hex(g, hero, at, action=True)
    g.emit(Moved, it.name, it.number, start, path[-1])


Reach = dict[int, tuple[int, tuple[int, ...]]]
"""For each hex that can be reached: the points it costs and the way."""


def walk_reach(g: State, hero: int, points: int) -> Reach:
    """Where a stretch on foot can end: through allies, not through enemies or obstacles. GH-MOVE-02, GH-OVL-15, 17"""
    it = g.figures[hero]
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(hero)}
    allies = {g.figures[ally].at for ally in g.allies_of(hero)}
    ways = g.board.ways if it.kind == HERO else g.board.near
    difficult = frozenset() if worn.ignores_difficult(g, hero) else g.difficult
    found: Reach = {it.at: (0, ())}
    waiting = [(0, it.at)]
    while waiting:
        spent, at = heappop(waiting)
        if spent > found[at][0] or (at != it.at and ends_stretch(g, at)):
            continue
        for near in ways[at]:
            if near in enemies or near in g.obstacles:
                continue
            cost = spent + (2 if near in difficult else 1)
            if cost <= points and (near not in found or cost < found[near][0]):
                found[near] = (cost, (*found[at][1], near))
                heappush(waiting, (cost, near))
    return {at: way for at, way in found.items() if at != it.at and at not in allies}


def ends_stretch(g: State, at: int) -> bool:
    return at in g.traps or at in g.hazards or at not in g.board.floor


def jump_reach(g: State, hero: int, points: int) -> Reach:
    """Where a jump can end: over everything but walls, on a hex without figure or obstacle. GH-MOVE-06, GH-OVL-16"""
    it = g.figures[hero]
    board = g.board
    ways = board.ways if it.kind == HERO else board.near
    flying = g.is_flying(hero)
    found: Reach = {it.at: (0, ())}
    front = [it.at]
    for at in front:
        spent, path = found[at]
        if spent == points or (at != it.at and at not in board.floor):
            continue
        for near in ways[at]:
            if near not in found:
                found[near] = (spent + 1, (*path, near))
                front.append(near)
    taken = {g.figures[other].at for other in g.on_map()}
    if flying:
        return {at: way for at, way in found.items() if at not in taken}
    difficult = frozenset() if worn.ignores_difficult(g, hero) else g.difficult
    return {
        at: (spent + (at in difficult), path)
        for at, (spent, path) in found.items()
        if at not in taken and at not in g.obstacles and spent + (at in difficult) <= points
    }
