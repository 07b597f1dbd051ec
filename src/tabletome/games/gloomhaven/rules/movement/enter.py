"""Entering a hex: traps and hazardous terrain. Rulebook: "Overlay tiles". GH-OVL-07..16, GH-MOVE-03"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.gloomhaven.content.notation.abilities import PHASED
from tabletome.games.gloomhaven.events import TrapSprung
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import gain_xp
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.items.worn import ignores_hazards, is_phasing
from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_trap
from tabletome.games.gloomhaven.state import State, Trap

# ------------------------------------------------------------------ traps


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


# ------------------------------------------------------------------ entering


def hazard_damage(g: State) -> int:
    """Half a damage trap's damage, rounded down. GH-OVL-12"""
    return g.trap_damage // 2


def enter(g: State, figure: int, at: int) -> Script:
    """A figure stands on a new hex and suffers what lies there, unless it flies. GH-OVL-07, 08, 12, 13, GH-MOVE-07"""
    it = g.figures[figure]
    it.at = at
    if is_phasing(g, figure):
        it.conditions = it.conditions | PHASED if at in g.obstacles else it.conditions & ~PHASED
    if at not in g.traps and at not in g.hazards:
        return
    if g.is_flying(figure):
        return
    if at in g.traps:
        _, damage, conditions, hero, xp = lift_trap(g, at)
        g.emit(TrapSprung, it.name, it.number, at, rule="GH-OVL-07")
        if it.is_monster and hero >= 0:
            gain_xp(g, hero, xp)
        yield from suffer(g, figure, damage)
        for condition in conditions:
            give(g, figure, condition)
    if at in g.hazards and not ignores_hazards(g, figure):
        yield from suffer(g, figure, hazard_damage(g), cause="hazard")
