"""What played effects do to enemies: hold them, weaken them, strip them. MK-COMB-15..20, MK-ABIL-06, 16, 17"""

from __future__ import annotations

from tabletome.engine import Asking, Script
from tabletome.games.mage_knight.actions import PickFoe, PickStrike
from tabletome.games.mage_knight.content.box import BLUE, FIRE, ICE, RED
from tabletome.games.mage_knight.content.enemies import ARCANE_IMMUNITY
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.state import BLOCK, NOBODY, OPEN, RANGED, STOPPED, Foe, Player, State, Strike

PICK_FOE = [PickFoe(number + 1) for number in range(20)]
PICK_STRIKE = [PickStrike(number + 1) for number in range(40)]


def ignores(foe: Foe, use: Use) -> bool:
    """An enemy does not heed effects of the colour it resists. MK-COMB-17, 18"""
    resists = enemies.resistances(foe)
    return (use.colour == RED and FIRE in resists) or (use.colour == BLUE and ICE in resists)


def reachable_foes(g: State, use: Use, *, unfortified: bool = False) -> list[int]:
    """Enemies on which an effect can work; between heroes the other's unwounded Units. MK-ABIL-06, MK-PVP-37

    In place of a summoner its monsters, as long as they are there. MK-BLOCK-02
    """
    absent = [foe.summoner for foe in g.fight.foes if foe.summoner != NOBODY]
    return [
        number
        for number, foe in enumerate(g.fight.foes)
        if not foe.defeated
        and number not in absent
        and foe.owner != g.active
        and not enemies.has(foe, ARCANE_IMMUNITY)
        and not ignores(foe, use)
        and not (unfortified and enemies.fortifications(g, foe))
    ]


def strikes_to_reduce(g: State, p: Player) -> bool:  # noqa: ARG001
    """Some attack has not been blocked yet."""
    return g.combat is not None and bool(enemies.open_strikes(g.combat))


def reduce_attack(g: State, p: Player, points: int, use: Use) -> Script:
    """One attack is worth less until the end of the combat. At 0 it does nothing."""
    strikes = [n for n in enemies.open_strikes(g.fight) if not ignores(g.fight.foes[g.fight.strikes[n].foe], use)]
    if not strikes:
        return
    blunt((yield from choose_strike(g, p, strikes)), points)


def blunt(strike: Strike, points: int) -> None:
    """It is worth less; at 0 it does nothing."""
    strike.value = max(0, strike.value - points)
    if strike.value == 0:
        strike.fate = STOPPED


def choose_strike(g: State, p: Player, numbers: list[int]) -> Asking[Strike]:
    """One of these attacks."""
    return g.fight.strikes[(yield from one_of(p.seat, "choose-strike", numbers, PICK_STRIKE.__getitem__))]


def hold_foe(g: State, foe: Foe) -> None:
    """It does not attack in this combat: all its attacks are stopped. MK-ABIL-03"""
    foe.held = True
    number = g.fight.foes.index(foe)
    for strike in g.fight.strikes:
        if strike.foe == number and strike.fate == OPEN:
            strike.fate = STOPPED


def keep_from_attacking(g: State, foe: Foe) -> None:
    """It does not attack in this combat. After the Block phase that comes too late, unlike what else is done to it.

    MK-COMB-15
    """
    if g.stage & (RANGED | BLOCK) or g.fight.duel is not None:
        hold_foe(g, foe)


def choose_foe(g: State, p: Player, numbers: list[int]) -> Asking[Foe]:
    """One of these enemies."""
    return g.fight.foes[(yield from one_of(p.seat, "choose-foe", numbers, PICK_FOE.__getitem__))]
