"""Enemies defeated: what each is worth, and what becomes of it. MK-RANGE-09, MK-RES-03, 13"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import ByType
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.tiles import DRACONUM, ORCS
from tabletome.games.mage_knight.events import EnemyDefeated, UnitWounded
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import hold_foe
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.scenario import optional_rules, tracks
from tabletome.games.mage_knight.state import NOBODY, Foe, Player, State

REPUTATION = {ORCS: 1, DRACONUM: 2}
"""MK-RES-03"""
when_defeated: ByType[Callable[[State, Player, Foe], None]] = ByType("follows a defeat by")
"""What an enemy's defeat brings, by the type of a change of this turn; cards add to it."""


def defeat(g: State, p: Player, foe: Foe) -> None:
    """Its Fame at once, and Reputation for a rampaging enemy. MK-RANGE-09, MK-RES-03, 13"""
    if foe.owner != NOBODY:
        wound_opposing_unit(g, foe)
        return
    foe.defeated = True
    if g.combat is not None:
        hold_foe(g, foe)
    enemy = ENEMIES[foe.name]
    g.emit(EnemyDefeated, p.seat, foe.name, rule="MK-RANGE-08")
    tracks.gain_fame(g, p, fame_for(g, foe))
    if p.turn.changes:
        reward_effects(g, p, foe)
    if foe.rampaging:
        tracks.change_reputation(g, p, 1 if foe.paired else REPUTATION[g.board[foe.space].rampaging])
    if enemy.reputation:
        tracks.change_reputation(g, p, enemy.reputation)
    if foe.space:
        left = list(g.enemies[foe.space])
        left.remove(next(token for token in left if token.name == foe.name))
        if left:
            g.enemies[foe.space] = tuple(left)
        else:
            del g.enemies[foe.space]
    sites.discard_token(g, foe.name)


def reward_effects(g: State, p: Player, foe: Foe) -> None:
    """Fame that Artifacts and Skills bring for an enemy defeated this turn or in this phase."""
    tracks.gain_fame(g, p, p.total(changes.FamePerEnemy) + p.turn.changes.count(changes.FameInPhase(g.stage)))
    for follow in [when_defeated[type(each)] for each in p.turn.changes if type(each) in when_defeated]:
        follow(g, p, foe)


def fame_for(g: State, foe: Foe) -> int:
    """What its defeat is worth: half, rounded up in all, for a Keep's garrison; double for an incantation's monster.

    MK-HOLD-10, MK-DRUID-05, MK-OPT-25
    """
    fame = ENEMIES[foe.name].fame * foe.fame_factor
    combat = g.combat
    if combat is None:
        return fame
    if foe.half_fame:
        before = (combat.halved + 1) // 2
        combat.halved += fame
        return (combat.halved + 1) // 2 - before
    return fame if combat.secret == NOBODY else fame + optional_rules.fame_of_die(g, combat)


def wound_opposing_unit(g: State, foe: Foe) -> None:
    """In combat between heroes a Unit that would be destroyed is Wounded. MK-PVP-39"""
    unit = g.players[foe.owner].units[foe.unit]
    unit.wounds = max(1, unit.wounds)
    foe.defeated = True
    g.emit(UnitWounded, foe.owner, unit.name, rule="MK-PVP-39")
