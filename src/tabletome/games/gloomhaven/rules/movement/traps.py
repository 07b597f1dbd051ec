"""Traps on the map: which hexes, and what each does. GH-OVL-07, 09, 11"""

from __future__ import annotations

from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_trap
from tabletome.games.gloomhaven.state import State, Trap


def lay_trap(g: State, at: int, damage: int, conditions: tuple[str, ...] = (), hero: int = -1, xp: int = 0) -> None:
    g.traps |= {at}
    g.trap_effects = (*(trap for trap in g.trap_effects if trap[0] != at), (at, damage, conditions, hero, xp))


def trap_at(g: State, at: int) -> Trap:
    return next(trap for trap in g.trap_effects if trap[0] == at)


def lift_trap(g: State, at: int) -> Trap:
    """The trap leaves the map, sprung or disarmed."""
    lifted = trap_at(g, at)
    note_trap(g)
    g.traps -= {at}
    g.trap_effects = tuple(trap for trap in g.trap_effects if trap[0] != at)
    return lifted
