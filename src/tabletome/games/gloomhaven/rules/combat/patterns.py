"""Area attacks: how a pattern can lie, and whom it covers. Rulebook: "Area effects". GH-AOE-01, 04..06, 10, 11"""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.engine import Asking, Decision, ask
from tabletome.games.gloomhaven.actions import SKIP, Skip, Strike
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.state import State
from tabletome.geometry import Hex, add, all_orientations, all_placements


def lay_pattern(g: State, who: int, area: Area, reach: int, allies_too: bool = False) -> Asking[tuple[int, ...]]:
    """Choose how the pattern lies: every way that covers an enemy in sight, by whom it covers. GH-AOE-01, 04, 05"""
    return (yield from choose_covered(g, who, area_targets(g, who, area, reach, allies_too)))


def choose_path(g: State, who: int, reach: int) -> Asking[tuple[int, ...]]:
    """One target in range, and with it all enemies on a shortest path to it that the player chooses."""
    return (yield from choose_covered(g, who, path_targets(g, who, reach)))


def choose_covered(g: State, who: int, sets: list[tuple[int, ...]]) -> Asking[tuple[int, ...]]:
    """One of these sets of figures, or nobody."""
    if not sets:
        return ()
    options: list[Strike | Skip] = [*(Strike(covered) for covered in sets), SKIP]
    chosen = yield from ask(Decision(g.controller(who), "lay", options))
    return chosen.figures if isinstance(chosen, Strike) else ()


def area_targets(g: State, who: int, area: Area, reach: int, allies_too: bool = False) -> list[tuple[int, ...]]:
    """Whom the pattern can cover; a ranged one must have a hex in range. GH-AOE-04, 05, 06, 09, 10, 11"""
    board, figures = g.board, g.figures
    start = g.stands_at(who)
    among = g.targets_for(who) + (g.allies_of(who) if allies_too else [])
    there = {figures[each].at: each for each in among if board.sees(start, figures[each].at)}
    found: dict[tuple[int, ...], None] = {}
    for laid in ways_to_lay(g, start, area, there):
        numbers = [board.number[h] for h in laid if h in board.number]
        if not area.grey and not any(board.distance(start, at) <= reach for at in numbers):
            continue
        covered = tuple(sorted(there[at] for at in numbers if at in there))
        if covered and (not allies_too or any(g.are_enemies(who, each) for each in covered)):
            found[covered] = None
    return sorted(found)


def ways_to_lay(g: State, start: int, area: Area, over: Iterable[int]) -> list[list[Hex]]:
    """Turned and mirrored: around the attacker's own hex, or so that one of these hexes is covered. GH-AOE-01, 04"""
    hexes = g.board.hexes
    if area.grey:
        return [[add(hexes[start], step) for step in laid] for laid in all_orientations(area.hexes)]
    return [list(laid) for at in over for laid in all_placements(area.hexes, covering=hexes[at])]


def pattern_over(g: State, who: int, area: Area, figures: tuple[int, ...]) -> tuple[int, ...]:
    """One way to lay the pattern over these figures and no other enemy: what the players are shown. GH-AOE-05"""
    board = g.board
    start = g.stands_at(who)
    wanted = {g.figures[each].at for each in figures}
    others = {g.figures[each].at for each in g.targets_for(who)} - wanted
    for laid in ways_to_lay(g, start, area, wanted):
        numbers = [board.number[h] for h in laid if h in board.number]
        if wanted.issubset(numbers) and others.isdisjoint(numbers):
            return tuple(at for at in numbers if at in board.floor)
    return tuple(sorted(wanted))


def path_targets(g: State, who: int, reach: int) -> list[tuple[int, ...]]:
    """For each enemy in range every set of enemies on a shortest path to it, that enemy first."""
    board = g.board
    start = g.stands_at(who)
    enemies = {g.figures[each].at: each for each in g.targets_for(who) if board.sees(start, g.figures[each].at)}
    away = board.distances(start)
    met: dict[int, set[frozenset[int]]] = {start: {frozenset()}}
    front = [start]
    for at in front:
        for near in board.near[at]:
            if away[near] == away[at] + 1 <= reach:
                if near not in met:
                    met[near] = set()
                    front.append(near)
                own = frozenset((enemies[near],)) if near in enemies else frozenset()
                met[near] |= {each | own for each in met[at]}
    found = {(enemies[at], *sorted(each - {enemies[at]})) for at in met if at in enemies for each in met[at]}
    return sorted(found)
