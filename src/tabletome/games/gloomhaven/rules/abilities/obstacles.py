"""Obstacles made, moved and destroyed. Rulebook: "Overlay tiles". GH-OVL-19"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, ask
from tabletome.games.gloomhaven.actions import SKIP, Cover, Skip, Use
from tabletome.games.gloomhaven.content.items import OnObstacle
from tabletome.games.gloomhaven.content.notation.abilities import (
    CreateBoulder,
    CreateObstacles,
    DestroyObstacle,
    DestroyObstacles,
    MoveObstacle,
)
from tabletome.games.gloomhaven.rules.abilities.running_action import mark
from tabletome.games.gloomhaven.rules.abilities.targets import choose_hex
from tabletome.games.gloomhaven.rules.abilities.words import at_once, performs
from tabletome.games.gloomhaven.rules.items.worn import ready, use_up
from tabletome.games.gloomhaven.rules.movement.obstacles import (
    adjacent_obstacles,
    destroy_obstacle,
    is_breakable,
    keeps_whole,
    make_obstacle,
    tile_of,
)
from tabletome.games.gloomhaven.state import State

# Making


@performs(CreateObstacles)
def create_obstacles(g: State, hero: int, ability: CreateObstacles) -> Asking[bool]:
    """One after the other, or where an enemy was killed. GH-OVL-19"""
    if ability.at_mark:
        made_there = create_at_marks(g)
        if made_there and (yield from makes_one_more(g, hero)):
            yield from create_one(g, hero, ability.range)
        return made_there
    made = 0
    while made < ability.number:
        if not (yield from create_one(g, hero, ability.range)):
            break
        made += 1
    if made and (yield from makes_one_more(g, hero)):
        yield from create_one(g, hero, ability.range)
    return made > 0


def create_one(g: State, hero: int, reach: int) -> Asking[bool]:
    """An obstacle of one hex where the player says; its hex is marked. GH-OVL-19"""
    chosen = yield from choose_hex(g, hero, "create-obstacle", free_for_obstacles(g, hero, reach))
    if chosen is None:
        return False
    make_obstacle(g, chosen)
    mark(g, chosen)
    return True


def makes_one_more(g: State, hero: int) -> Asking[bool]:
    """Whether an item is used to create one more obstacle. GH-USE-01"""
    for item, _ in ready(g, hero, OnObstacle):
        options: list[Use | Skip] = [Use(item.name), SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "item", options, {"hero": hero}))
        if isinstance(chosen, Use):
            use_up(g, hero, item.name)
            return True
    return False


def create_at_marks(g: State) -> bool:
    """Where the running action has killed somebody."""
    assert g.action is not None
    free = [at for at in g.action.marks if g.standing_at(at) is None and keeps_whole(g, (at,))]
    for at in free:
        make_obstacle(g, at)
    return bool(free)


def free_for_obstacles(g: State, hero: int, reach: int) -> list[int]:
    """Empty hexes within range where an obstacle would cut nothing off. GH-OVL-19, GH-MOVE-10"""
    here, board = g.figures[hero].at, g.board
    return [
        at
        for at in sorted(board.floor)
        if board.distance(here, at) <= reach and g.is_empty(at) and board.sees(here, at) and keeps_whole(g, (at,))
    ]


@performs(CreateBoulder)
def create_boulder(g: State, hero: int, ability: CreateBoulder) -> Asking[bool]:
    """Three empty hexes that touch each other, all within range; and by an item another three. GH-OVL-19"""
    made = yield from lay_boulder(g, hero, ability)
    if made and free_for_boulder(g, hero, ability.range) and (yield from makes_one_more(g, hero)):
        yield from lay_boulder(g, hero, ability)
    return made


def lay_boulder(g: State, hero: int, ability: CreateBoulder) -> Asking[bool]:
    """One such obstacle, where the player says; its hexes are marked."""
    tiles = free_for_boulder(g, hero, ability.range)
    if not tiles:
        return False
    options: list[Cover | Skip] = [*(Cover(tile) for tile in tiles), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "create-boulder", options))
    if isinstance(chosen, Skip):
        return False
    make_obstacle(g, *chosen.hexes)
    mark(g, *chosen.hexes)
    return True


def free_for_boulder(g: State, hero: int, reach: int) -> list[tuple[int, int, int]]:
    """Every three empty hexes in range that touch each other and cut nothing off."""
    board = g.board
    here = g.figures[hero].at
    free = {at for at in board.floor if board.reaches(here, at, reach) and g.is_empty(at)}
    tiles = sorted(
        (one, other, third)
        for one in free
        for other in board.near[one]
        if other in free and other > one
        for third in board.near[other]
        if third in free and third > other and third in board.near[one]
    )
    return [tile for tile in tiles if keeps_whole(g, tile)]


# Destroying and moving


@performs(DestroyObstacle)
def destroy_one(g: State, hero: int, ability: DestroyObstacle) -> Asking[bool]:  # noqa: ARG001 - all are performed alike
    """An adjacent obstacle of the player's choice; its hexes are marked."""
    at = yield from choose_hex(g, hero, "destroy-obstacle", adjacent_obstacles(g, hero))
    if at is None:
        return False
    mark(g, *destroy_obstacle(g, at))
    return True


@performs(DestroyObstacles)
@at_once
def destroy_all(g: State, hero: int, ability: DestroyObstacles) -> bool:
    """Every obstacle of which a hex is within range."""
    here, board = g.figures[hero].at, g.board
    near = {
        tile_of(g, at)
        for at in sorted(g.obstacles)
        if is_breakable(g, at) and board.reaches(here, at, ability.range)
    }  # fmt: skip
    for tile in sorted(near):
        mark(g, *destroy_obstacle(g, tile[0]))
    return bool(near)


@performs(MoveObstacle)
def move_obstacle(g: State, hero: int, ability: MoveObstacle) -> Asking[bool]:
    """An adjacent obstacle of one hex goes to an empty hex within range where it cuts nothing off. GH-OVL-19"""
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
