"""Laying and disarming traps. Rulebook: "Overlay tiles". GH-OVL-09, 11"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import SKIP, Go, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Ability, DisarmTrap, LayTrap, MakeTrap
from tabletome.games.gloomhaven.rules.abilities import monsters_choose
from tabletome.games.gloomhaven.rules.abilities.targets import choose_hex, choose_one, empty_beside, within
from tabletome.games.gloomhaven.rules.abilities.words import monster_performs, performs
from tabletome.games.gloomhaven.rules.combat.conditions import give_all
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap, lift_trap
from tabletome.games.gloomhaven.state import State, Trap


@performs(LayTrap)
def hero_lays_trap(g: State, hero: int, ability: LayTrap) -> Asking[bool]:
    """In an empty adjacent hex; the hero gains experience when an enemy springs it. GH-OVL-11"""
    at = yield from choose_hex(g, hero, "lay-trap", empty_beside(g, hero))
    if at is None:
        return False
    around = (ability.hurts_around, ability.gives_around)
    lay_trap(g, Trap(at, ability.damage, ability.conditions, hero, ability.xp, *around))
    return True


@performs(DisarmTrap)
def disarm_trap(g: State, hero: int, ability: DisarmTrap) -> Asking[bool]:
    """Remove one adjacent trap without its effect, or turn the effect on an enemy. GH-OVL-09"""
    traps = [at for at in g.board.near[g.figures[hero].at] if at in g.traps]
    if not traps:
        return False
    options: list[Go | Skip] = [*(Go(at) for at in traps), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "disarm-trap", options))
    if isinstance(chosen, Skip):
        return False
    trap = lift_trap(g, chosen.hex)
    if ability.onto:
        victim = yield from choose_one(g, hero, "trap-onto", within(g, hero, g.targets_for(hero), ability.onto))
        if victim is not None:
            yield from suffer(g, victim, trap.damage)
            give_all(g, victim, trap.conditions)
    return True


@monster_performs(MakeTrap)
def monster_makes_trap(g: State, who: int, ability: MakeTrap, _: tuple[Ability, ...]) -> Script:
    """A damage trap in an empty adjacent hex closest to an enemy. GH-OVL-11"""
    free = monsters_choose.nearest_to_enemy(g, who, g.figures[who].at)
    if free:
        at = yield from monsters_choose.choose_hex(g, who, free)
        lay_trap(g, Trap(at, ability.damage))
