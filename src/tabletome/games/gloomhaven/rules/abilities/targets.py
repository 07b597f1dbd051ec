"""Whom an ability concerns that names its targets in words: "all adjacent allies", "enemies moved through".

GH-EFF-03, GH-TURN-05, GH-LOS-04
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision
from tabletome.games.gloomhaven.actions import Choose, Place, Skip
from tabletome.games.gloomhaven.content.layout import BEYOND
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ALLIES,
    ADJACENT_ENEMIES,
    ALL_ADJACENT,
    ALL_ALLIES,
    ALL_BESIDE_MARKS,
    ALL_BESIDE_PATH,
    ALL_IN_AREA,
    ALLIES_IN_AREA,
    ALLIES_IN_RANGE,
    ANY_ALLY,
    BESIDE_MARKS,
    CHOSEN,
    ENEMIES_IN_RANGE,
    EVERY_ENEMY,
    MOVED_THROUGH,
    ONE_ADJACENT_ENEMY,
    ONE_ALLY,
    ONE_ENEMY,
    ROOM_ALLIES,
    ROOM_ENEMIES,
    SELF,
    SELF_AND_ADJACENT,
    SELF_AND_ALL_ALLIES,
    SELF_AND_ALLIES,
)
from tabletome.games.gloomhaven.rules.combat.conditions import is_immune
from tabletome.games.gloomhaven.state import State

SKIP = Skip()


def concerned_by(g: State, actor: int, to: str, reach: int = 1, *, unseen_too: bool = False) -> list[int]:
    """All whom these words mean, oneself first; invisible enemies only by what does not target. GH-COND-21"""
    enemies, allies = g.enemies_of(actor) if unseen_too else g.targets_for(actor), g.allies_of(actor)
    match to:
        case _ if to == SELF:
            return [actor]
        case _ if to in (ADJACENT_ENEMIES, ONE_ADJACENT_ENEMY):
            return within(g, actor, enemies, 1)
        case _ if to in (ENEMIES_IN_RANGE, ONE_ENEMY):
            return within(g, actor, enemies, reach)
        case _ if to in (ADJACENT_ALLIES, SELF_AND_ADJACENT):
            return [*([actor] if to == SELF_AND_ADJACENT else []), *within(g, actor, allies, 1)]
        case _ if to in (ALLIES_IN_RANGE, ONE_ALLY, SELF_AND_ALLIES):
            return [*([actor] if to == SELF_AND_ALLIES else []), *within(g, actor, allies, reach)]
        case _ if to in (ALL_ALLIES, ANY_ALLY, SELF_AND_ALL_ALLIES):
            return [*([actor] if to == SELF_AND_ALL_ALLIES else []), *allies]
        case _ if to == EVERY_ENEMY:
            return enemies
        case _ if to == ALL_ADJACENT:
            return within(g, actor, [*enemies, *allies], 1)
        case _ if to == ROOM_ENEMIES:
            return in_the_same_room(g, actor, enemies)
        case _ if to == ROOM_ALLIES:
            return in_the_same_room(g, actor, allies)
        case _ if to == MOVED_THROUGH:
            return [each for each in dict.fromkeys(g.passed) if each in enemies]
        case _:
            return concerned_by_the_action(g, to, enemies, allies)


def concerned_by_the_action(g: State, to: str, enemies: list[int], allies: list[int]) -> list[int]:
    """Those who have to do with what the running action has done before."""
    assert g.doing is not None
    if to in (ALL_IN_AREA, ALLIES_IN_AREA):
        among = allies if to == ALLIES_IN_AREA else [*enemies, *allies]
        return [each for each in g.doing.covered if each in among]
    hexes = g.doing.path[1:] if to == ALL_BESIDE_PATH else g.doing.marks
    beside = {near for at in hexes for near in g.board.near[at]}
    among = enemies if to == BESIDE_MARKS else [*enemies, *allies]
    assert to in (BESIDE_MARKS, ALL_BESIDE_MARKS, ALL_BESIDE_PATH)
    return [each for each in among if g.figures[each].at in beside]


def within(g: State, actor: int, among: list[int], reach: int) -> list[int]:
    """Those within range and in sight."""
    at, board, figures = g.figures[actor].at, g.board, g.figures
    return [each for each in among if board.reaches(at, figures[each].at, reach)]


def in_the_same_room(g: State, actor: int, among: list[int]) -> list[int]:
    """In a room of which the actor's hex is part; who stands in a doorway is in both rooms."""
    here = rooms_of(g, g.figures[actor].at)
    return [each for each in among if not here.isdisjoint(rooms_of(g, g.figures[each].at))]


def rooms_of(g: State, at: int) -> set[int]:
    plan = g.plan
    if plan.room_of[at] != BEYOND:
        return {plan.room_of[at]}
    return {room for door in plan.doors if door.at == at for room in door.rooms}


def choose_one(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    """One of these figures, or none."""
    if not among:
        return None
    chosen: Any = yield Decision(g.controller(hero), kind, [*(Choose(each) for each in among), SKIP])
    return None if isinstance(chosen, Skip) else int(chosen.figure)


def choose_concerned(
    g: State, hero: int, kind: str, to: str, reach: int, targets: int = 1, conditions: tuple[str, ...] = ()
) -> Asking[list[int]]:
    """All of them, or those whom the player names; whoever is immune to all the conditions cannot be named."""
    among = concerned_by(g, hero, to, reach)
    if to not in CHOSEN:
        return among
    if conditions:
        among = [each for each in among if not all(is_immune(g, each, condition) for condition in conditions)]
    named: list[int] = []
    while len(named) < targets:
        chosen = yield from choose_one(g, hero, kind, [each for each in among if each not in named])
        if chosen is None:
            break
        named.append(chosen)
    return named


def empty_beside(g: State, hero: int) -> list[int]:
    return [at for at in g.board.near[g.figures[hero].at] if g.is_empty(at)]


def choose_hex(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    if not among:
        return None
    chosen: Any = yield Decision(g.seat_of(hero), kind, [*(Place(at) for at in among), SKIP])
    return None if isinstance(chosen, Skip) else int(chosen.hex)
