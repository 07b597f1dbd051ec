"""Where a character can go in random positions, against trying every way there is. GH-MOVE, GH-OVL-15..17"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.abilities import Move
from tabletome.games.gloomhaven.rules.movement.move import Reach, jump_reach, walk_reach, ways_by_steps
from tabletome.games.gloomhaven.state import State
from tabletome.geometry import Hex, sub
from tests.games.gloomhaven.dungeon import dungeon

GROUND = (".", ".", ".", ".", "%", "^", "!", "~", "~", "#")


def somewhere(rng: random.Random, width: int = 6) -> State:
    """A Brute and a Scoundrel between guards, obstacles, traps and difficult terrain."""
    tokens = [rng.choice(GROUND) for _ in range(4 * width)]
    figures = ["Brute", "Scoundrel", "guard1", "guard2", "archer1"]
    for at, name in zip(rng.sample(range(4 * width), len(figures)), figures, strict=True):
        tokens[at] = name + rng.choice(("", "", "~"))
    rows = [tokens[row * width : (row + 1) * width] for row in range(4)]
    return dungeon("\n".join(" " * (number % 2) + " ".join(row) for number, row in enumerate(rows))).g


def free(g: State, at: int) -> bool:
    return all(g.figures[who].at != at for who in g.on_map())


def cost(g: State, at: int) -> int:
    return 2 if at in g.difficult else 1


def walks(g: State, path: tuple[int, ...], spent: int, points: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way on foot; the next trap or hazardous hex ends it. GH-MOVE-02, 03"""
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(0)}
    at = path[-1]
    if len(path) > 1:
        yield path, spent
        if at in g.traps or at in g.hazards:
            return
    for near in g.board.near[at]:
        if near not in path and near not in g.obstacles | enemies and spent + cost(g, near) <= points:
            yield from walks(g, (*path, near), spent + cost(g, near), points)


def is_right(g: State, reach: Reach, fewest: dict[int, int]) -> bool:
    """Whether these hexes are reached, by ways that lead there and cost so much."""
    start = g.figures[0].at
    joined = all(
        near in g.board.near[at] for _, path in reach.values() for at, near in zip((start, *path), path, strict=False)
    )
    return joined and {at: spent for at, (spent, _) in reach.items()} == fewest


@rule("GH-MOVE-01", "GH-MOVE-02", "GH-MOVE-03", "GH-OVL-15", "GH-OVL-17")
@pytest.mark.parametrize("points", [1, 2, 4])
def test_on_foot_a_character_gets_wherever_a_way_leads_that_the_points_pay_for(points: int) -> None:
    rng = random.Random(points)
    for _ in range(40):
        g = somewhere(rng)
        fewest: dict[int, int] = {}
        for path, spent in walks(g, (g.figures[0].at,), 0, points):
            if free(g, path[-1]):
                fewest[path[-1]] = min(spent, fewest.get(path[-1], spent))
        reach = walk_reach(g, 0, points)
        assert is_right(g, reach, fewest)
        for spent, path in reach.values():
            assert spent == sum(cost(g, at) for at in path)
            assert not any(at in g.traps or at in g.hazards for at in path[:-1])


def leaps(g: State, points: int, *, flying: bool) -> dict[int, int]:
    """What it costs to jump or fly to each hex. GH-MOVE-06, 07, GH-OVL-16"""
    away = g.board.distances(g.figures[0].at)
    found = {}
    for at in g.board.floor:
        spent = away[at] + (at in g.difficult and not flying)
        if free(g, at) and spent <= points and (flying or at not in g.obstacles):
            found[at] = spent
    return found


@rule("GH-MOVE-06", "GH-MOVE-07", "GH-OVL-16")
@pytest.mark.parametrize("flying", [False, True])
def test_a_jump_minds_only_figures_obstacles_and_difficult_terrain_where_it_ends_and_a_flight_only_figures(
    flying: bool,
) -> None:
    rng = random.Random(3)
    for points in (1, 2, 3, 4) * 15:
        g = somewhere(rng)
        g.heroes[0].flying = flying
        assert is_right(g, jump_reach(g, 0, points), leaps(g, points, flying=flying))


def steps(g: State, at: int, points: int, move: Move, line: Hex | None) -> Iterator[tuple[int, int, Hex | None]]:
    """The next hexes of a movement that goes hex by hex."""
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(0)}
    for near in g.board.near[at]:
        way = sub(g.board.hexes[near], g.board.hexes[at])
        spent = 1 if move.jump else cost(g, near)
        barred = not move.jump and near in g.obstacles | enemies
        if spent <= points and not barred and not (move.straight and line is not None and way != line):
            yield near, spent, way if move.straight else None


def lands(g: State, at: int, points: int, move: Move) -> bool:
    """Whether it can end there with so many points left. GH-MOVE-06, 07"""
    other = any(who and g.figures[who].at == at for who in g.on_map())
    if other or g.heroes[0].flying:
        return not other
    return at not in g.obstacles and not (move.jump and at in g.difficult and points < 1)


def comes_down(g: State, at: int, points: int, move: Move, line: Hex | None) -> bool:
    onward = steps(g, at, points, move, line)
    return lands(g, at, points, move) or any(comes_down(g, h, points - spent, move, way) for h, spent, way in onward)


def whole(g: State, path: tuple[int, ...], points: int, move: Move, line: Hex | None) -> Iterator[tuple[int, ...]]:
    """Every way of several hexes to where it can end; on foot nothing is met before."""
    at = path[-1]
    if len(path) > 2 and lands(g, at, points, move):
        yield path
    if len(path) > 1 and not move.jump and (at in g.traps or at in g.hazards):
        return
    for near, spent, way in steps(g, at, points, move, line):
        yield from whole(g, (*path, near), points - spent, move, way)


@rule("GH-MOVE-03", "GH-MOVE-06", "GH-AOE-08")
@pytest.mark.parametrize(
    ("move", "flying"),
    [
        (Move(3), False),
        (Move(3, jump=True), False),
        (Move(3, jump=True), True),
        (Move(3, straight=True), False),
        (Move(3, jump=True, straight=True), False),
        (Move(3, stepwise=True), False),
    ],
    ids=["on foot", "jump", "flight", "straight", "straight jump", "stepwise"],
)
def test_hex_by_hex_or_all_at_once_through_as_many_enemies_as_can_be(move: Move, flying: bool) -> None:
    rng = random.Random(4)
    for points in (1, 2, 3, 3) * 12:
        g = somewhere(rng, 5)
        g.heroes[0].flying = flying
        start = g.figures[0].at
        met = {g.figures[enemy].at for enemy in g.enemies_of(0)}
        ways = ways_by_steps(g, 0, points, move, None)
        single = {
            h for h, spent, way in steps(g, start, points, move, None) if comes_down(g, h, points - spent, move, way)
        }
        assert {at for at, path in ways.items() if path == (at,)} == single
        best: dict[int, tuple[int, int]] = {}
        possible = set(whole(g, (start,), points, move, None))
        for path in possible:
            spent = sum(1 if move.jump else cost(g, at) for at in path[1:])
            rank = (-len(met.intersection(path)), spent)
            best[path[-1]] = min(rank, best.get(path[-1], rank))
        known = set() if points == 1 or move.stepwise else {at for at in best if at != start or best[at][0]} - single
        assert {at for at, path in ways.items() if len(path) > 1} == known
        for at in known:
            path = ways[at]
            assert (start, *path) in possible
            spent = sum(1 if move.jump else cost(g, h) for h in path)
            assert (-len(met.intersection(path)), spent) == best[at]
