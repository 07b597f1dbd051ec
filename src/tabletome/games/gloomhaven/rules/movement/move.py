"""Movement on foot, jumping and flying, as a player says. Rulebook: "Move", "Revealing a room".

GH-MOVE, GH-DOOR, GH-OVL-02..05, 15..17
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import STOP, Dig, Go, Stop, Use
from tabletome.games.gloomhaven.content.notation.abilities import Move
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.content.scenarios import BARRED, DIGGING, FADING, HELD_DOORS, NEUTRAL, REACHLESS, WAKING
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.abilities.running_action import note_moved_through, note_path
from tabletome.games.gloomhaven.rules.initiative import wake_beside
from tabletome.games.gloomhaven.rules.items import in_turn, worn
from tabletome.games.gloomhaven.rules.movement.doors import door_at, open_door
from tabletome.games.gloomhaven.rules.movement.enter import enter, is_poisoned_water, lift_trap, minds_water
from tabletome.games.gloomhaven.rules.movement.graves import dig, graves_beside
from tabletome.games.gloomhaven.rules.movement.held_doors import is_on_plate, shut_doors
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.movement.obstacles import destroy_obstacle, is_breakable
from tabletome.games.gloomhaven.state import HERO, State
from tabletome.geometry import Hex, sub

Way: TypeAlias = tuple[int, tuple[int, ...]]
"""The points that a way costs, and its hexes."""
Reach: TypeAlias = dict[int, Way]
"""For each hex that can be reached: the way there."""
Ways: TypeAlias = tuple[tuple[int, ...], ...]
"""For each hex: those that one can step to from it."""
Moving: TypeAlias = Go | Stop | Use | Dig


# Stretch by stretch


def move_by_stretches(
    g: State, who: int, points: int, *, jump: bool = False, loots: bool = False, beside_obstacle: bool = False,
    seat: int | None = None, forced: bool = False,
) -> Script:  # fmt: skip
    """A figure moves up to so many hexes, stretch by stretch, and may stop at any. GH-MOVE-01, 04

    What lies in a hex is met on entering it, and a door opens the moment it is reached, so a stretch ends at every
    trap, hazardous hex and closed door. A jump minds them only where it ends. Who is forced to move does not mind
    difficult terrain. GH-MOVE-03, 05, 06, GH-DOOR-01, GH-OVL-16
    """
    figure = g.figures[who]
    asked = g.controller(who) if seat is None else seat
    landed = False
    while True:
        jumps = jump or g.is_flying(who)
        reach = jump_reach(g, who, points) if jumps else walk_reach(g, who, points, forced=forced)
        if g.scenario in HELD_DOORS and figure.kind == HERO and is_on_plate(g, who):
            reach = {at: way for at, way in reach.items() if len(way[1]) == 1}
        may_stop = True
        if beside_obstacle:
            reach, may_stop = toward_obstacles(g, who, points, reach)
        uses = in_turn.move_uses(g, who)
        digs = graves_beside(g, who) if points and g.scenario in DIGGING and figure.kind == HERO else []
        reach = {} if landed else reach
        if not reach and not digs and not in_turn.can_go_farther(g, who):
            return
        options: list[Moving] = [*(Go(at) for at in sorted(reach)), *([STOP] if may_stop else []), *uses]
        options += [Dig(at) for at in digs]
        about = {"points": points} if who == g.turn.acting else {"points": points, "figure": who}
        chosen = yield from ask(Decision(asked, "move", options, about))
        if isinstance(chosen, Use):
            boost = yield from in_turn.use_while_moving(g, who, chosen.item)
            points, jump = points + boost.by, jump or boost.jump
            continue
        if isinstance(chosen, Stop):
            return
        if isinstance(chosen, Dig):
            points -= 1
            dig(g, who, chosen.hex)
            continue
        spent, path = reach[chosen.hex]
        points -= spent
        flying = g.is_flying(who)
        yield from travel(g, who, path, jump=jump or flying, loots=loots)
        if flying:
            worn.fly(g, who)
        landed = jump and not is_door(g, figure.at)
        if not figure.is_on_map or figure.conditions & (IMMOBILIZE | STUN) or (landed and g.scenario not in DIGGING):
            return


def is_door(g: State, at: int) -> bool:
    """A jump goes on after a door it has opened."""
    return any(door.at == at for door in g.plan.doors)


def apart_from_action(g: State, moving: Script) -> Script:
    """A movement that is no part of the running action."""
    moved = g.turn.hexes_moved
    action = g.action
    yield from moving
    g.turn.hexes_moved = moved
    if action is not None and g.action is not None:
        g.action = msgspec.structs.replace(g.action, path=action.path, moved_through=action.moved_through)


def beside_obstacles(g: State, at: int) -> bool:
    """Whether an obstacle lies next to this hex."""
    return any(near in g.obstacles for near in g.board.near[at])


def toward_obstacles(g: State, who: int, points: int, reach: Reach) -> tuple[Reach, bool]:
    """A movement that must end next to an obstacle: where it can still do so, and whether it may stop here."""
    figure = g.figures[who]
    here = figure.at
    kept: Reach = {}
    for at, (spent, path) in reach.items():
        figure.at = at
        if beside_obstacles(g, at) or any(beside_obstacles(g, on) for on in walk_reach(g, who, points - spent)):
            kept[at] = (spent, path)
    figure.at = here
    moved = g.action is not None and len(g.action.path) > 1
    return kept, not moved or beside_obstacles(g, here)


def travel(g: State, who: int, path: tuple[int, ...], *, jump: bool, loots: bool) -> Script:
    """Along a path whose inner hexes harm nobody."""
    figure = g.figures[who]
    start = figure.at
    note_path(g, *((start, *path) if g.action is not None and not g.action.path else path))
    for at in path:
        meet(g, who, at)
        g.turn.hexes_moved += 1
        if jump and at != path[-1]:
            figure.at = at
            continue
        closed = door_at(g, at)
        yield from enter(g, who, at)
        if closed is not None:
            open_door(g, closed, who)
        if g.scenario in HELD_DOORS:
            shut_doors(g)
        if loots and figure.is_on_map:
            loot_hex(g, who, at, action=True)
    if g.scenario in WAKING:
        wake_beside(g, who)
    g.emit(Moved, figure.name, figure.number, start, path[-1])


def meet(g: State, who: int, at: int) -> None:
    """An enemy in a hex that is entered has been moved through; an ally too, where the action asks for that."""
    other = g.standing_at(at)
    if other is not None and other != who and (g.are_enemies(who, other) or minds_allies(g)):
        note_moved_through(g, other)


def minds_allies(g: State) -> bool:
    """Whether the running action does something to the allies it moves through."""
    if g.action is None:
        return False
    return any(ability.whom is Targets.ALLIES_MOVED_THROUGH for ability in printed(g.action.source).abilities)


# Hex by hex


def move_by_steps(g: State, who: int, points: int, move: Move) -> Script:
    """A movement whose way matters, hex by hex, so that it can end somewhere; straight if the card says so."""
    figure = g.figures[who]
    start, moved = figure.at, False
    direction: Hex | None = None
    if g.is_flying(who):
        move = msgspec.structs.replace(move, jump=True)
    note_path(g, start)
    while points > 0:
        ways = ways_by_steps(g, who, points, move, direction)
        may_stop = not moved or can_land(g, who, figure.at, points, move)
        digs = graves_beside(g, who) if g.scenario in DIGGING and figure.kind == HERO and may_stop else []
        if may_stop and not ways and not digs:
            break
        uses = in_turn.lengthening_uses(g, who)
        options: list[Moving] = [*(Go(at) for at in ways), *([STOP] if may_stop else []), *uses]
        options += [Dig(at) for at in digs]
        chosen = yield from ask(Decision(g.controller(who), "move", options, {"points": points}))
        if isinstance(chosen, Use):
            points += (yield from in_turn.use_while_moving(g, who, chosen.item)).by
            continue
        if isinstance(chosen, Stop):
            break
        if isinstance(chosen, Dig):
            points -= 1
            dig(g, who, chosen.hex)
            continue
        for at in ways[chosen.hex]:
            if move.straight:
                direction = sub(g.board.hexes[at], g.board.hexes[figure.at])
            points -= cost_of(g, at, move)
            if move.clears and moved:
                clear(g, figure.at)
            moved = True
            yield from step_to(g, who, at, jump=move.jump)
        if not figure.is_on_map or (not move.jump and figure.conditions & (IMMOBILIZE | STUN)):
            break
    if moved:
        g.emit(Moved, figure.name, figure.number, start, figure.at)
        if move.jump:
            yield from enter(g, who, figure.at)


def ways_by_steps(g: State, who: int, points: int, move: Move, direction: Hex | None) -> dict[int, tuple[int, ...]]:
    """Where such a movement can go next, and by which hexes: a step, or all the way where that can be foreseen."""
    barred = barred_to(g, who, move)
    steps: dict[int, tuple[int, ...]] = {
        at: (at,)
        for at, cost, way in ways_on(g, g.figures[who].at, points, move, direction, barred)
        if can_come_down(g, who, at, points - cost, move, way, barred)
    }
    if points == 1 or move.stepwise or move.clears:
        return steps
    whole = whole_ways(g, who, points, move, direction)
    return steps | {at: path for at, path in whole.items() if at not in steps}


def whole_ways(g: State, who: int, points: int, move: Move, direction: Hex | None) -> dict[int, tuple[int, ...]]:
    """For each hex where it can end, a way through the most figures that it concerns, and of those the shortest.

    Nothing is met or opened before its end; whoever wants another way goes step by step. GH-MOVE-03, GH-DOOR-01
    """
    start, barred = g.figures[who].at, barred_to(g, who, move)
    concerned = {g.figures[other].at: 1 << number for number, other in enumerate(whom_it_meets(g, who))}
    found = {(start, 0, direction)}
    best: dict[int, tuple[int, tuple[int, ...]]] = {}
    waiting: list[list[tuple[int, int, Hex | None, tuple[int, ...]]]] = [[] for _ in range(points + 1)]
    waiting[0].append((start, 0, direction, ()))
    for spent, front in enumerate(waiting):
        onwards: dict[tuple[int, Hex | None], list[tuple[int, int, Hex | None]]] = {}
        for at, met, line, path in front:
            more = len(path) > 1 and met.bit_count() > best.get(at, (-1,))[0]
            if more and can_land(g, who, at, points - spent, move):
                best[at] = met.bit_count(), path
            steps = onwards.get((at, line))
            if steps is None:
                ends = path and ends_way(g, who, at, move)
                steps = onwards[at, line] = [] if ends else ways_on(g, at, points - spent, move, line, barred)
            for near, cost, way in steps:
                reached = (near, met | concerned.get(near, 0), way)
                if reached not in found:
                    found.add(reached)
                    waiting[spent + cost].append((*reached, (*path, near)))
    return {at: path for at, (_, path) in sorted(best.items()) if at != start or best[at][0]}


def whom_it_meets(g: State, who: int) -> list[int]:
    """The figures that are noted when a movement leads through their hexes."""
    return [*g.enemies_of(who), *(g.allies_of(who) if minds_allies(g) else ())]


def ends_way(g: State, who: int, at: int, move: Move) -> bool:
    """A closed door; on foot also whatever is met on entering. GH-MOVE-03, GH-DOOR-01"""
    return at not in g.board.floor or (not move.jump and (ends_stretch(g, at) or is_poisoned_water(g, who, at)))


def cost_of(g: State, at: int, move: Move) -> int:
    """The points that a hex costs; a jump minds no difficult terrain on its way. GH-OVL-16"""
    return 2 if not move.jump and at in g.difficult else 1


def ways_on(
    g: State, start: int, points: int, move: Move, direction: Hex | None, barred: frozenset[int]
) -> list[tuple[int, int, Hex | None]]:
    """The next hexes of such a movement, what each costs, and the direction it binds to."""
    board, difficult = g.board, frozenset() if move.jump else g.difficult
    found: list[tuple[int, int, Hex | None]] = []
    for at in board.ways[start]:
        if at in barred:
            continue
        cost = 2 if at in difficult else 1
        if cost > points:
            continue
        way = sub(board.hexes[at], board.hexes[start]) if move.straight else None
        if direction is None or way == direction:
            found.append((at, cost, way))
    return found


def barred_to(g: State, who: int, move: Move) -> frozenset[int]:
    """The hexes that such a movement cannot enter: enemies and obstacles, but for a jump. GH-MOVE-02, GH-MOVE-06"""
    if move.jump:
        return g.obstacles if g.scenario in BARRED else frozenset()
    return g.obstacles.union([g.figures[enemy].at for enemy in g.enemies_of(who)])


def can_come_down(
    g: State, who: int, at: int, points: int, move: Move, direction: Hex | None, barred: frozenset[int]
) -> bool:
    """Whether a movement that has come to this hex can still end somewhere."""
    if can_land(g, who, at, points, move):
        return True
    return any(
        can_come_down(g, who, near, points - cost, move, way, barred)
        for near, cost, way in ways_on(g, at, points, move, direction, barred)
    )


def can_land(g: State, who: int, at: int, points: int, move: Move) -> bool:
    """No other figure; who does not fly, on no obstacle, and a jump pays for difficult terrain. GH-MOVE-06, 07"""
    for other, figure in enumerate(g.figures):
        if figure.at == at and other != who:
            return False
    if g.is_flying(who):
        return True
    return at not in g.obstacles and (not move.jump or at not in g.difficult or points > 0)


def clear(g: State, at: int) -> None:
    """An obstacle or trap that was moved through is gone."""
    if is_breakable(g, at):
        destroy_obstacle(g, at)
    if at in g.traps:
        lift_trap(g, at)


def step_to(g: State, who: int, at: int, *, jump: bool) -> Script:
    """One hex on foot, or over it with a jump; a closed door opens. GH-DOOR-01"""
    note_path(g, at)
    meet(g, who, at)
    g.turn.hexes_moved += 1
    closed = door_at(g, at)
    if jump:
        g.figures[who].at = at
    else:
        yield from enter(g, who, at)
    if closed is not None:
        open_door(g, closed, who)
    if g.scenario in HELD_DOORS:
        shut_doors(g)


# How far


def walk_reach(g: State, who: int, points: int, *, forced: bool = False) -> Reach:
    """Where a stretch on foot can end: through allies, not through enemies or obstacles. GH-MOVE-02, GH-OVL-15..17"""
    figure = g.figures[who]
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(who)}
    allies = {g.figures[ally].at for ally in g.allies_of(who)}
    if g.scenario in NEUTRAL:
        allies |= {g.figures[other].at for other in g.on_map() if other != who}
    if g.scenario in REACHLESS:
        out = {g.figures[other].at for other in g.out_of_reach()}
        enemies, allies = (enemies, allies | out) if g.scenario in FADING else (enemies | out, allies)
    ways = g.board.ways if figure.kind == HERO else g.board.near
    difficult = frozenset() if forced or worn.ignores_difficult(g, who) else g.difficult
    barred = g.obstacles | enemies
    if difficult:
        found = uneven_stretch(g, who, ways, points, barred, difficult)
    else:
        found = even_stretch(g, who, ways, points, barred)
    for taken in (figure.at, *allies):
        found.pop(taken, None)
    return found


def even_stretch(g: State, who: int, ways: Ways, points: int, barred: frozenset[int]) -> Reach:
    """The hexes that a stretch on foot leads to where each costs one point: ring by ring."""
    floor, stops, start = g.board.floor, hexes_that_stop(g, who), g.figures[who].at
    found: Reach = {start: (0, ())}
    ring = [start]
    for spent in range(1, points + 1):
        onwards = [at for at in sorted(ring) if at == start or (at in floor and at not in stops)]
        ring = []
        for at in onwards:
            path = found[at][1]
            for near in ways[at]:
                if near not in found and near not in barred:
                    found[near] = (spent, (*path, near))
                    ring.append(near)
    return found


def uneven_stretch(
    g: State, who: int, ways: Ways, points: int, barred: frozenset[int], difficult: frozenset[int]
) -> Reach:
    """The same where some hexes cost two points: the cheapest way to each. GH-OVL-15, GH-OVL-16"""
    floor, stops, start = g.board.floor, hexes_that_stop(g, who), g.figures[who].at
    found: Reach = {start: (0, ())}
    waiting = [[start], *([] for _ in range(points))]
    for spent in range(points):
        for at in sorted(waiting[spent]):
            fewest, path = found[at]
            if fewest < spent or (at != start and (at in stops or at not in floor)):
                continue
            for near in ways[at]:
                cost = spent + 2 if near in difficult else spent + 1
                if near not in barred and cost <= points and (near not in found or cost < found[near][0]):
                    found[near] = (cost, (*path, near))
                    waiting[cost].append(near)
    return found


def hexes_that_stop(g: State, who: int) -> frozenset[int]:
    """What a stretch on foot ends in, beside closed doors. GH-MOVE-03"""
    stops = g.traps | g.hazards
    return stops | g.difficult if minds_water(g, who) else stops


def ends_stretch(g: State, at: int) -> bool:
    """A trap, hazardous terrain or a closed door. GH-MOVE-03, GH-DOOR-01"""
    return at in g.traps or at in g.hazards or at not in g.board.floor


def jump_reach(g: State, who: int, points: int) -> Reach:
    """Where a jump can end: over everything but walls, on a hex without figure or obstacle. GH-MOVE-06, GH-OVL-16"""
    figure = g.figures[who]
    board = g.board
    ways = board.ways if figure.kind == HERO else board.near
    flying = g.is_flying(who)
    closed = g.obstacles if g.scenario in BARRED else frozenset()
    found: Reach = {figure.at: (0, ())}
    front = [figure.at]
    for at in front:
        spent, path = found[at]
        if spent == points or (at != figure.at and at not in board.floor):
            continue
        for near in ways[at]:
            if near not in found and near not in closed:
                found[near] = (spent + 1, (*path, near))
                front.append(near)
    taken = {g.figures[other].at for other in g.on_map()}
    if flying:
        return {at: way for at, way in found.items() if at not in taken}
    difficult = frozenset() if worn.ignores_difficult(g, who) else g.difficult
    return {
        at: (spent + (at in difficult), path)
        for at, (spent, path) in found.items()
        if at not in taken and at not in g.obstacles and spent + (at in difficult) <= points
    }
