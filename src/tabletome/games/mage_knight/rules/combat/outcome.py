"""The outcome of a combat with enemies: what is conquered, and who goes back. Rulebook: "After combat". MK-RES"""

from __future__ import annotations

from tabletome.engine import runs
from tabletome.games.mage_knight.content.ruins import ARTIFACT, RANDOM_CRYSTAL, RUINS_TOKENS, SPELL
from tabletome.games.mage_knight.content.tiles import (
    CITY,
    DEN,
    DUNGEON,
    GROUNDS,
    KEEP,
    MINE,
    MONASTERY,
    RUINS,
    TOMB,
    TOWER,
)
from tabletome.games.mage_knight.events import CityFell, Conquered, Withdrew
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat.cooperative_assault import next_fight
from tabletome.games.mage_knight.rules.combat.start import RAMPAGING
from tabletome.games.mage_knight.rules.map import cities, sites
from tabletome.games.mage_knight.rules.map.mazes import conquer_path
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import AFTER, Combat, Player, State

NOT_FOR_A_SITE = (RAMPAGING, "incantation")
REWARDS = {
    TOWER: (SPELL,),
    MONASTERY: (ARTIFACT,),
    DEN: (RANDOM_CRYSTAL, RANDOM_CRYSTAL),
    GROUNDS: (ARTIFACT, RANDOM_CRYSTAL, RANDOM_CRYSTAL, RANDOM_CRYSTAL),
    TOMB: (SPELL, ARTIFACT),
    DUNGEON: ("dungeon",),
}
"""MK-RES-07, 08, MK-SITE-20, 21"""


@runs(phases.END_COMBAT)
def end_combat(g: State) -> None:
    """Whoever was not defeated stays or is discarded; a site is conquered or not. MK-RES-01, 09, 10, 11, 14"""
    combat, p = g.fight, g.hero
    for foe in combat.foes:
        if not foe.defeated and not foe.space:
            sites.discard_token(g, foe.name)
    if combat.kind == CITY:
        cities.place_shields(g, p.seat, combat.space, sum(bool(foe.city and foe.defeated) for foe in combat.foes))
    for unit in p.units:
        unit.resisted = unit.companion = False
    g.combat = None
    if g.assault is not None:
        next_fight(g, g.assault)
        return
    if combat.kind not in NOT_FOR_A_SITE:
        if any(not foe.defeated and not foe.rampaging for foe in combat.foes):
            not_conquered(g, p, combat)
        else:
            conquer(g, p, combat)
    g.stage = AFTER
    g.phase = phases.AFTER_STEP


def conquer(g: State, p: Player, combat: Combat) -> None:
    """A Shield, and the reward at the end of the turn. MK-RES-04, 06, 07, 08"""
    space = combat.space
    if combat.path:
        conquer_path(g, p, combat)
        return
    if combat.kind in (DUNGEON, TOMB) and g.is_conquered(space):
        return
    g.emit(Conquered, p.seat, space, rule="MK-RES-06")
    if combat.kind == CITY:
        cities.fall(g, space)
        g.emit(CityFell, space, cities.leader(g, space), rule="MK-CITY-03")
        return
    g.shields[space] = (p.seat,)
    if combat.kind == MINE:
        special_rules.free_mine(g, p, space)
    elif combat.kind == TOWER and special_rules.goal(g) == "hold":
        return
    if combat.kind == RUINS:
        p.turn.rewards += RUINS_TOKENS[g.ruins.pop(space).name].rewards
    p.turn.rewards += REWARDS.get(combat.kind, ())


def not_conquered(g: State, p: Player, combat: Combat) -> None:
    """The hero goes back where the assault began; spawning grounds fill up again. MK-RES-12, MK-SITE-21"""
    space = combat.space
    if combat.kind in (KEEP, TOWER, CITY):
        p.turn.path = p.turn.path[:-1]
        p.space = p.turn.path[-1]
        g.emit(Withdrew, p.seat, p.space, rule="MK-RES-12")
    elif space in g.secret_sites:
        for token in g.enemies.pop(space, ()):
            sites.discard_token(g, token.name)
        sites.place_token(g, space, *sites.LURKING[g.secret_sites[space]], up=False)
    elif combat.kind == GROUNDS:
        for colour in sites.LURKING[GROUNDS][len(g.enemies.get(space, ())) :]:
            sites.place_token(g, space, colour, up=False)
