"""Figures that do in their turns what the page of the scenario says. GH-SPECIAL-07, 08"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tabletome.engine import Asking, ByType, Script
from tabletome.games.gloomhaven.board import board
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE
from tabletome.games.gloomhaven.content.notation.special_rules import (
    Gunner,
    LargeBoss,
    Marches,
    Returns,
    Sacrifice,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.initiative import acting_order
from tabletome.games.gloomhaven.rules.monsters.body import settle_on_hex
from tabletome.games.gloomhaven.rules.monsters.escorts import choose_way, walk
from tabletome.games.gloomhaven.rules.monsters.focus import Mover, approaches
from tabletome.games.gloomhaven.rules.monsters.intent import field_of
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so
from tabletome.games.gloomhaven.rules.scenario.goals import SACRIFICED, check_goals
from tabletome.games.gloomhaven.state import NOBODY, OFF, State
from tabletome.geometry import Hex, add, sub

HOWEVER_FAR = 99
TO_THE_CANNON = 3
GUNNER, GUNNER_OF, LED = "gunner", "gunner of round", "led"
"""Under these names it is noted whose turn it is to fire the cannon, in which round, and that a victim is led away."""

acts: ByType[Callable[[State, int, Any], Asking[bool]]] = ByType("acts by")
"""What a figure does before, or (if it comes to True) instead of, what its card says."""


def act_by_page(g: State, who: int) -> Asking[bool]:
    """What the page makes a figure do at the start of its turn; whether its turn is over with that. GH-SPECIAL-08"""
    for rule in page(g.scenario).rules:
        if type(rule) in acts and (yield from acts[type(rule)](g, who, rule)):
            return True
    return False


def march(g: State, who: int, ends: frozenset[int], points: int, *, opens: bool = False) -> Asking[int]:
    """Toward the nearest of these hexes by the rules of monsters, opening doors if it can; how far it has come."""
    figure, moved = g.figures[who], 0
    start = figure.at
    all_open = frozenset(range(len(g.plan.doors))) - g.locked
    while points > 0 and figure.is_on_map and figure.at not in ends:
        field = field_of(g, who)
        if opens:
            field = replace(field, board=board(g.scenario, all_open, g.locked))
        paths = approaches(field, Mover(figure.at, points, flying=g.is_flying(who)), ends)
        path = yield from choose_way(g, who, list(dict.fromkeys(paths)))
        before = points
        points = (yield from walk(g, who, path, points)) if path else 0
        moved += len(path) if not points else before - points
    if figure.at not in (start, OFF):
        g.emit(Moved, figure.name, figure.number, start, figure.at, rule="GH-SPECIAL-08")
    return moved


# Allies and monsters on their way


@acts(Marches)
def march_to_plates(g: State, who: int, rule: Marches) -> Asking[bool]:
    """Before the rest of their cards they go toward the nearest plate. GH-SPECIAL-08"""
    figure = g.figures[who]
    if figure.name == rule.monster and not figure.conditions & IMMOBILIZE:
        yield from march(g, who, frozenset(g.plan.marked(rule.to)), rule.by, opens=True)
        check_goals(g)
    return False


@acts(Returns)
def go_back(g: State, who: int, rule: Returns) -> Asking[bool]:
    """An ally that was moved goes back to its place. GH-SPECIAL-07"""
    figure = g.figures[who]
    if figure.name == rule.token and not figure.conditions & IMMOBILIZE:
        yield from march(g, who, frozenset(g.plan.marked(rule.place)), HOWEVER_FAR)
    return False


@acts(LargeBoss)
def turn_body(g: State, who: int, rule: LargeBoss) -> Asking[bool]:
    """A boss on several hexes acts from the one that serves it best. GH-SPECIAL-08"""
    if g.figures[who].name == rule.boss:
        settle_on_hex(g, who)
    yield from ()
    return False


# The cannon


@acts(Gunner)
def man_the_cannon(g: State, who: int, rule: Gunner) -> Asking[bool]:
    """The nearest of them goes beside the cannon instead of acting, and fires it from there. GH-SPECIAL-08"""
    cannon = next((each.at for each in g.figures if each.name == rule.cannon and each.is_on_map), None)
    if g.figures[who].name != rule.monster or cannon is None or not is_so(g, rule.given):
        return False
    if g.tally.get(GUNNER_OF) != g.round:
        there = acting_order(g, rule.monster)
        nearest = min(there, key=lambda each: (g.board.distance(g.figures[each].at, cannon), there.index(each)))
        g.tally |= {GUNNER_OF: g.round, GUNNER: nearest}
    if g.tally[GUNNER] != who:
        return False
    g.tally[GUNNER] = NOBODY
    beside = frozenset(g.board.near[cannon]) - frozenset(g.plan.marked(rule.lines))
    if not g.figures[who].conditions & IMMOBILIZE:
        yield from march(g, who, beside, TO_THE_CANNON)
    if g.figures[who].at in g.board.near[cannon]:
        yield from fire(g, rule, cannon)
    return True


def fire(g: State, rule: Gunner, cannon: int) -> Script:
    """Every character and summon in the lines of fire suffers. GH-SPECIAL-08"""
    hit = lines_of_fire(g, rule, cannon)
    damage = MONSTERS[rule.as_strong_as].elite[g.monster_level].attack
    for who in [who for who in g.on_map() if g.figures[who].is_players and g.figures[who].at in hit]:
        yield from suffer(g, who, damage)


def lines_of_fire(g: State, rule: Gunner, cannon: int) -> frozenset[int]:
    """The marked hexes, those beyond them away from the cannon, and all of a tile."""
    number = g.board.number
    marked = g.plan.marked(rule.lines)
    middle = next(at for at in marked if all(other == at or other in g.board.near[at] for other in marked))
    step = sub(g.plan.hexes[middle], g.plan.hexes[cannon])
    found = set(g.plan.hexes_of_tile(rule.tile))
    for at in marked:
        h: Hex = g.plan.hexes[at]
        while h in number:
            found.add(number[h])
            h = add(h, step)
    return frozenset(found)


# The sacrifice


@acts(Sacrifice)
def bring_victim(g: State, who: int, rule: Sacrifice) -> Asking[bool]:
    """Two of them go to the victim together, then with it to the altar; the first to act moves all. GH-SPECIAL-08"""
    if g.figures[who].name != rule.monster:
        return False
    victim = next((each for each in g.on_map() if g.figures[each].name == rule.victim), None)
    altar = frozenset(near for at in g.plan.marked(rule.altar) for near in g.board.near[at])
    if victim is None:
        return True
    if g.figures[who].at in altar and g.figures[victim].at in altar:
        g.note(SACRIFICED)
        check_goals(g)
    crew = acting_order(g, rule.monster)
    if crew[0] != who:
        return True
    yield from lead(g, rule, crew, victim, altar)
    return True


def lead(g: State, rule: Sacrifice, crew: list[int], victim: int, altar: frozenset[int]) -> Script:
    """Beside the victim first; once all are there, on to the altar, and the victim follows as far as they went."""
    points = g.stat(crew[0]).move
    held = frozenset(g.board.near[g.figures[victim].at])
    if LED not in g.tally and not all(g.figures[each].at in held for each in crew):
        for each in crew:
            yield from march(g, each, held, points, opens=True)
        return
    g.note(LED)
    places = frozenset(g.plan.marked(rule.beside)) or altar
    went = 0
    for each in crew:
        to = places if any(g.standing_at(at) in (None, each) for at in places) else altar
        went = max(went, (yield from march(g, each, to, points, opens=True)))
    beside = [frozenset(g.board.near[g.figures[each].at]) for each in crew]
    between, near = frozenset.intersection(*beside), frozenset.union(*beside)
    for goal in (between, near):
        free = frozenset(at for at in goal if g.standing_at(at) in (None, victim) and at not in g.obstacles)
        if free:
            yield from march(g, victim, free, went, opens=True)
            return
