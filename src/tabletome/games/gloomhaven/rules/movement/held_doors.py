"""Doors that are open only while somebody stands on a plate, and where one is free to stand. GH-SPECIAL-03, 04"""

from __future__ import annotations

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.content.notation.special_rules import HeldDoor
from tabletome.games.gloomhaven.content.scenarios import HELD_DOORS
from tabletome.games.gloomhaven.rules.movement.doors import open_door
from tabletome.games.gloomhaven.state import Crushed, State


def nearest_empties(g: State, start: int) -> list[int]:
    """All empty hexes that are as near as can be."""
    away = g.board.distances(start)
    free = [at for at in sorted(g.board.floor) if away[at] < FAR and g.is_empty(at)]
    if not free:
        return []
    least = min(away[at] for at in free)
    return [at for at in free if away[at] == least]


def holders(g: State, rule: HeldDoor) -> list[int]:
    """The characters on the plates of a door. GH-SPECIAL-04"""
    plates = g.plan.marked(rule.plates)
    return [hero for hero in range(len(g.heroes)) if g.figures[hero].at in plates]


def is_on_plate(g: State, hero: int) -> bool:
    """Whether a character stands on a plate that holds a door open."""
    return any(g.figures[hero].at in g.plan.marked(rule.plates) for rule in HELD_DOORS[g.scenario])


def open_held(g: State) -> None:
    """At the end of a turn the doors open on whose plates somebody stands. GH-SPECIAL-03, 04"""
    for rule in HELD_DOORS[g.scenario]:
        there = holders(g, rule)
        for number in sorted(g.plan.doors_between(rule.door)) if there else ():
            if number not in g.opened or number in g.locked:
                open_door(g, number, there[0])


def shut_doors(g: State) -> None:
    """Doors shut as soon as nobody stands on one of their plates; whoever is in one is crushed. GH-SPECIAL-04"""
    for rule in HELD_DOORS[g.scenario]:
        if holders(g, rule):
            continue
        for number in sorted((g.plan.doors_between(rule.door) & g.opened) - g.locked):
            at = g.plan.doors[number].at
            who = g.standing_at(at)
            if who is not None:
                g.pending += (Crushed(who, tuple(nearest_empties(g, at))),)
            g.locked |= {number}
