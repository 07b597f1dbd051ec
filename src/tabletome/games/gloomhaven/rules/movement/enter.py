"""Entering a hex: traps and hazardous terrain. Rulebook: "Overlay tiles". GH-OVL-07..16, GH-MOVE-03"""

from __future__ import annotations

from tabletome.engine import NOTHING, Script
from tabletome.games.gloomhaven.content.notation.conditions import PHASED, POISON
from tabletome.games.gloomhaven.content.scenarios import POISONED
from tabletome.games.gloomhaven.events import TrapSprung
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.conditions import give_all
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.items.worn import ignores_hazards, is_phasing
from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_trap
from tabletome.games.gloomhaven.state import NOBODY, State, Trap

# Traps


def lay_trap(g: State, trap: Trap) -> None:
    """A trap lies on its hex, instead of one that may lie there already. GH-OVL-11"""
    g.traps |= {trap.at}
    g.trap_effects = (*(other for other in g.trap_effects if other.at != trap.at), trap)


def trap_at(g: State, at: int) -> Trap:
    """What lies on a hex with a trap."""
    return next(trap for trap in g.trap_effects if trap.at == at)


def lift_trap(g: State, at: int) -> Trap:
    """The trap leaves the map, sprung or disarmed."""
    lifted = trap_at(g, at)
    note_trap(g)
    g.traps -= {at}
    g.trap_effects = tuple(trap for trap in g.trap_effects if trap.at != at)
    return lifted


# Entering


def hazard_damage(g: State) -> int:
    """Half a damage trap's damage, rounded down. GH-OVL-12"""
    return g.trap_damage // 2


def enter(g: State, who: int, at: int) -> Script:
    """A figure stands on a new hex and suffers what lies there, unless it flies. GH-OVL-07, 08, 12, 13, 14

    GH-MOVE-07, 08
    """
    figure = g.figures[who]
    figure.at = at
    if is_phasing(g, who):
        figure.conditions = figure.conditions | PHASED if at in g.obstacles else figure.conditions & ~PHASED
    if (at not in g.traps and at not in g.hazards and g.scenario not in POISONED) or g.is_flying(who):
        return NOTHING
    return bear(g, who, at)


def bear(g: State, who: int, at: int) -> Script:
    """What lies in a hex harms whoever has entered it on foot. GH-OVL-07, 08, 12, 13"""
    if is_poisoned_water(g, who, at):
        yield from suffer(g, who, g.trap_damage)
    if at in g.traps:
        yield from spring_trap(g, who, at)
    if at in g.hazards and not ignores_hazards(g, who):
        yield from suffer(g, who, hazard_damage(g), cause="hazard")


def is_poisoned_water(g: State, who: int, at: int) -> bool:
    """Whether there is water that hurts a poisoned character or summon. GH-SPECIAL-08"""
    return at in g.difficult and minds_water(g, who)


def minds_water(g: State, who: int) -> bool:
    """Whether water hurts this figure. GH-SPECIAL-08"""
    if g.scenario not in POISONED:
        return False
    return g.figures[who].is_players and bool(g.figures[who].conditions & POISON)


def spring_trap(g: State, who: int, at: int) -> Script:
    """The figure suffers the trap's effects; a hero may gain experience by a monster. GH-OVL-07"""
    figure = g.figures[who]
    trap = lift_trap(g, at)
    g.emit(TrapSprung, figure.name, figure.number, at, rule="GH-OVL-07")
    if figure.is_monster and trap.hero != NOBODY:
        gain_xp(g, trap.hero, trap.xp)
    yield from suffer(g, who, trap.damage)
    give_all(g, who, trap.conditions)
    if trap.hurts_around or trap.gives_around:
        yield from burst(g, trap)


def burst(g: State, trap: Trap) -> Script:
    """What a hero's trap does to all enemies next to it. GH-OVL-11"""
    for who in [who for who in g.enemies_of(trap.hero) if g.figures[who].at in g.board.near[trap.at]]:
        yield from suffer(g, who, trap.hurts_around, by=trap.hero)
        give_all(g, who, trap.gives_around)
