"""Where on the whole map the goals of a scenario lie, as the page shows it to everybody; for bots.

Doors that lead to none of them stay closed, and where there is no time to fight everybody runs for one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.board import Board, board, revealed_rooms
from tabletome.games.gloomhaven.content.layout import NONE
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE, goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import State

lies: ByType[Callable[[State, Any], list[int]]] = ByType("lies")
"""The hexes where something is left to do for a goal; a goal without an entry may lie anywhere."""


def whole_map(g: State) -> Board:
    """The map with all doors open."""
    return board(g.scenario, frozenset(range(len(g.plan.doors))))


def goal_hexes(g: State) -> list[int] | None:
    """Where all goals lie, and the plates of locked doors; None if one of them may lie anywhere."""
    goals = page(g.scenario).goals
    if g.dungeon is not None or any(type(goal) not in lies for goal in goals):
        return None
    hexes = [at for goal in goals for at in lies[type(goal)](g, goal)]
    for lock in page(g.scenario).locks if g.locked else ():
        if not frozenset().union(*map(g.plan.doors_between, lock.doors)).isdisjoint(g.locked):
            plates = plates_in_play(g, lock.plates)
            if not plates:
                return None
            hexes += plates
    return hexes


def leads_to_a_goal(g: State, door: int, before: int) -> bool:
    """Whether a way to a goal leads from this hex through this door."""
    hexes = goal_hexes(g)
    if hexes is None:
        return True
    whole = whole_map(g)
    return any(whole.distance(at, door) < whole.distance(at, before) for at in hexes)


@lies(n.KillRevealed)
def nowhere(g: State, goal: n.KillRevealed) -> list[int]:  # noqa: ARG001 - all goals are asked alike
    return []


@lies(n.LootGoals, n.EachLoots)
def treasures(g: State, goal: n.LootGoals | n.EachLoots) -> list[int]:  # noqa: ARG001
    """Goal treasures that nobody has looted, in rooms that are known or not. GH-OVL-20"""
    if looted_goals(g) >= goal_treasures(g):
        return []
    rooms = revealed_rooms(g.plan, g.opened)
    return [
        at
        for overlay in g.plan.overlays
        if overlay.kind == "treasure" and overlay.look == GOAL_TREASURE
        for at in overlay.hexes
        if g.plan.room_of[at] not in rooms or g.treasures[at] == GOAL_TREASURE
    ]


@lies(n.Occupy)
def plates(g: State, goal: n.Occupy) -> list[int]:
    return list(plates_in_play(g, goal.plates))


@lies(n.CleanseAll)
def pumps(g: State, goal: n.CleanseAll) -> list[int]:
    return [at for at in plates_in_play(g, goal.places) if cleansed_mark(at) not in g.tally]


@lies(n.Escape)
def exits(g: State, goal: n.Escape) -> list[int]:
    return list(g.plan.marked(goal.exits))


@lies(n.Reveal)
def tile(g: State, goal: n.Reveal) -> list[int]:
    return sorted(g.plan.hexes_of_tile(goal.tile))


@lies(n.Destroy)
def tokens(g: State, goal: n.Destroy) -> list[int]:
    letters = "".join(token.at for token in page(g.scenario).tokens if token.name == goal.token)
    return list(g.plan.marked(letters))


@lies(n.Kill)
def monsters(g: State, goal: n.Kill) -> list[int]:
    """Those on the map, and where others stand in rooms that nobody has seen."""
    there = [figure.at for figure in g.figures if figure.at >= 0 and figure.name == goal.monster]
    rooms, mark = revealed_rooms(g.plan, g.opened), g.party_size
    return there + [
        spot.at
        for spot in g.plan.spots
        if spot.monster == goal.monster and spot.marks[mark] != NONE and g.plan.room_of[spot.at] not in rooms
    ]
