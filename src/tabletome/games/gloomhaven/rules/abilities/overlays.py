"""Abilities that change the map: traps laid and disarmed, obstacles made, moved and destroyed.

Rulebook: "Overlay tiles". GH-OVL-09, 11, 19
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision
from tabletome.games.gloomhaven.actions import Cover, Go, Skip
from tabletome.games.gloomhaven.content.notation.abilities import (
    CreateBoulder,
    CreateObstacles,
    DestroyObstacles,
    DisarmTrap,
    LayTrap,
    MoveObstacle,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import mark
from tabletome.games.gloomhaven.rules.abilities.targets import choose_hex, choose_one, empty_beside, within
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap, lift_trap
from tabletome.games.gloomhaven.rules.movement.obstacles import (
    adjacent_obstacles,
    destroy_obstacle,
    is_breakable,
    keeps_whole,
    make_obstacle,
    tile_of,
)
from tabletome.games.gloomhaven.state import State

SKIP = Skip()


# ------------------------------------------------------------------ traps


def lay_hero_trap(g: State, hero: int, ability: LayTrap) -> Asking[bool]:
    """GH-OVL-11"""
    at = yield from choose_hex(g, hero, "lay-trap", empty_beside(g, hero))
    if at is None:
        return False
    lay_trap(g, at, ability.damage, ability.conditions, hero, ability.xp)
    return True


def disarm_trap(g: State, hero: int, ability: DisarmTrap) -> Asking[bool]:
    """Remove one adjacent trap without its effect, or turn the effect on an enemy. GH-OVL-09"""
    traps = [at for at in g.board.near[g.figures[hero].at] if at in g.traps]
    if not traps:
        return False
    chosen: Any = yield Decision(g.seat_of(hero), "disarm-trap", [*(Go(at) for at in traps), SKIP])
    if isinstance(chosen, Skip):
        return False
    _, damage, conditions, *_ = lift_trap(g, chosen.hex)
    if ability.onto:
        victim = yield from choose_one(g, hero, "trap-onto", within(g, hero, g.targets_for(hero), ability.onto))
        if victim is not None:
            yield from suffer(g, victim, damage)
            for condition in conditions:
                give(g, victim, condition)
    return True


# ------------------------------------------------------------------ obstacles


def free_for_obstacles(g: State, hero: int, reach: int) -> list[int]:
    """Empty hexes within range where an obstacle would cut nothing off. GH-OVL-19, GH-MOVE-10"""
    at, board = g.figures[hero].at, g.board
    return [
        each
        for each in sorted(board.floor)
        if board.distance(at, each) <= reach and g.is_empty(each) and board.sees(at, each) and keeps_whole(g, (each,))
    ]


def create_obstacles(g: State, hero: int, ability: CreateObstacles) -> Asking[bool]:
    """One after the other, or where an enemy was killed. GH-OVL-19"""
    if ability.at_mark:
        assert g.doing is not None
        free = [at for at in g.doing.marks if g.standing_at(at) is None and keeps_whole(g, (at,))]
        for at in free:
            make_obstacle(g, at)
        return bool(free)
    made = 0
    while made < ability.number:
        chosen = yield from choose_hex(g, hero, "create-obstacle", free_for_obstacles(g, hero, ability.range))
        if chosen is None:
            break
        make_obstacle(g, chosen)
        mark(g, chosen)
        made += 1
    return made > 0


def create_boulder(g: State, hero: int, ability: CreateBoulder) -> Asking[bool]:
    """Three empty hexes that touch each other, all within range. GH-OVL-19"""
    board = g.board
    at = g.figures[hero].at
    free = {each for each in board.floor if board.reaches(at, each, ability.range) and g.is_empty(each)}
    tiles = sorted(
        (one, other, third)
        for one in free
        for other in board.near[one]
        if other in free and other > one
        for third in board.near[other]
        if third in free and third > other and third in board.near[one]
    )
    tiles = [tile for tile in tiles if keeps_whole(g, tile)]
    if not tiles:
        return False
    chosen: Any = yield Decision(g.seat_of(hero), "create-boulder", [*(Cover(tile) for tile in tiles), SKIP])
    if isinstance(chosen, Skip):
        return False
    make_obstacle(g, *chosen.hexes)
    mark(g, *chosen.hexes)
    return True


def destroy_one(g: State, hero: int) -> Asking[bool]:
    at = yield from choose_hex(g, hero, "destroy-obstacle", adjacent_obstacles(g, hero))
    if at is None:
        return False
    mark(g, *destroy_obstacle(g, at))
    return True


def destroy_all(g: State, hero: int, ability: DestroyObstacles) -> bool:
    """Every obstacle of which a hex is within range."""
    at, board = g.figures[hero].at, g.board
    near = {
        tile_of(g, each)
        for each in sorted(g.obstacles)
        if is_breakable(g, each) and board.reaches(at, each, ability.range)
    }
    for tile in sorted(near):
        mark(g, *destroy_obstacle(g, tile[0]))
    return bool(near)


def move_obstacle(g: State, hero: int, ability: MoveObstacle) -> Asking[bool]:
    """GH-OVL-19"""
    single = [at for at in adjacent_obstacles(g, hero) if len(tile_of(g, at)) == 1]
    start = yield from choose_hex(g, hero, "move-obstacle", single)
    if start is None:
        return False
    here, board = g.figures[hero].at, g.board
    free = [
        at
        for at in sorted(board.floor)
        if board.reaches(here, at, ability.range) and g.is_empty(at) and keeps_whole(g, (at,), (start,))
    ]
    to = yield from choose_hex(g, hero, "move-obstacle-to", free)
    if to is None:
        return False
    g.obstacles -= {start}
    make_obstacle(g, to)
    mark(g, to)
    return True
