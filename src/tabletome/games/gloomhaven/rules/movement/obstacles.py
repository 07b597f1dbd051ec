"""Obstacles that characters make, move and destroy. Rulebook: "Obstacles". GH-OVL-17, 19"""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.games.gloomhaven.content.notation.special_rules import BlocksSight, Boulders, CannotBeDestroyed
from tabletome.games.gloomhaven.content.scenarios import page, sight_blocking
from tabletome.games.gloomhaven.events import ObstacleDestroyed, ObstacleMade
from tabletome.games.gloomhaven.state import OBJECTIVE, State
from tabletome.geometry import Hex, add


def tile_of(g: State, at: int) -> tuple[int, ...]:
    """All hexes of the obstacle that lies here."""
    for tile in g.made_obstacles:
        if at in tile:
            return tile
    for overlay in g.plan.overlays:
        if overlay.kind == "obstacle" and at in overlay.hexes:
            return tuple(each for each in overlay.hexes if each in g.obstacles)
    return (at,)


def is_breakable(g: State, at: int) -> bool:
    """An obstacle lies here that can be destroyed; one with hit points is destroyed by damage alone. GH-SPECIAL-06"""
    if at not in g.obstacles:
        return False
    for rule in page(g.scenario).rules:
        if isinstance(rule, CannotBeDestroyed) and at in g.plan.terrain(rule.look):
            return False
        if isinstance(rule, Boulders) and at in boulders_of(g, rule):
            return False
        if isinstance(rule, BlocksSight) and at in sight_blocking(g.scenario):
            return False
    return not any(figure.at == at and figure.kind == OBJECTIVE for figure in g.figures)


def boulders_of(g: State, rule: Boulders) -> list[int]:
    """Where boulders lie that roll."""
    marks = (boulder_mark(row, boulder) for row in range(len(rows_of(g, rule))) for boulder in (0, 1))
    return [g.tally[mark] for mark in marks if mark in g.tally]


def boulder_mark(row: int, boulder: int) -> str:
    """Under which name it is noted where a boulder lies."""
    return f"boulder {row} {boulder}"


def rows_of(g: State, rule: Boulders) -> list[tuple[int, ...]]:
    """The rows in which boulders roll: from where they come back to the leftmost hex."""
    number, rows = g.board.number, []
    for start in g.plan.marked(rule.right):
        row = [start]
        while (left := add(g.plan.hexes[row[-1]], Hex(-1, 0))) in number and number[left] in g.board.floor:
            row.append(number[left])
        rows.append(tuple(row))
    return rows


def destroy_obstacle(g: State, at: int) -> tuple[int, ...]:
    """The whole tile leaves the map; which hexes it lay on."""
    tile = tile_of(g, at)
    g.obstacles -= set(tile)
    g.made_obstacles = tuple(each for each in g.made_obstacles if each != tile)
    g.emit(ObstacleDestroyed, tile[0])
    return tile


def make_obstacle(g: State, *hexes: int) -> None:
    """An obstacle lies on these hexes. GH-OVL-19"""
    g.obstacles |= set(hexes)
    if len(hexes) > 1:
        g.made_obstacles += (hexes,)
    g.emit(ObstacleMade, hexes[0], rule="GH-OVL-19")


def adjacent_obstacles(g: State, who: int) -> list[int]:
    """One hex of each obstacle next to a figure that can be moved or destroyed."""
    tiles = {tile_of(g, at): at for at in g.board.near[g.figures[who].at] if is_breakable(g, at)}
    return sorted(tiles.values())


def keeps_whole(g: State, hexes: Iterable[int], without: Iterable[int] = ()) -> bool:
    """Whether every two free hexes that are joined now stay so with obstacles here too. GH-OVL-19"""
    before = g.obstacles.difference(without)
    after = before.union(hexes)
    ways = g.board.ways
    left = {at for at in range(g.board.size) if ways[at] and at not in after}
    while left:
        start = next(iter(left))
        joined = region(ways, start, before)
        still = region(ways, start, after)
        if len(joined - after) != len(still):
            return False
        left -= joined
    return True


def region(ways: tuple[tuple[int, ...], ...], start: int, closed: frozenset[int]) -> set[int]:
    """The hexes that can be come to from this one, not over those that are closed."""
    found = {start}
    front = [start]
    for at in front:
        for near in ways[at]:
            if near not in found and near not in closed:
                found.add(near)
                front.append(near)
    return found
