"""What an enemy in combat can do and withstand: its token, its site and the effects on it together. MK-ABIL, MK-CITY"""

from __future__ import annotations

import functools

from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import PHYSICAL
from tabletome.games.mage_knight.content.enemies import (
    BRUTAL,
    CUMBERSOME,
    ELUSIVE,
    ENEMIES,
    FORTIFIED,
    POISON,
    UNFORTIFIED,
    Enemy,
)
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.scenario.optional_rules import armor_of_die
from tabletome.games.mage_knight.state import ATTACK, BLOCKED, NOBODY, OPEN, Combat, Foe, State, Strike

LEAST_ARMOR = 1


def printed(foe: Foe) -> Enemy:
    """What its token shows; in combat between heroes, its Unit card. MK-PVP-37"""
    return ENEMIES[foe.name] if foe.owner == NOBODY else as_enemy(foe.name)


def printed_on(strike: Strike) -> Enemy:
    """The token, or the Unit card, whose attack it is."""
    return ENEMIES[strike.name] if strike.name in ENEMIES else as_enemy(strike.name)


@functools.cache
def as_enemy(name: str) -> Enemy:
    """A Unit as an effect on enemies sees it."""
    card = UNITS[name.removeprefix("unit:")]
    return Enemy(card.name, card.armor, card.resists)


def count_enemies(g: State) -> int:
    """Those who are not defeated; in combat between heroes the opponent, the Units ready or engaged. MK-PVP-41"""
    duel = g.fight.duel
    if duel is None:
        return sum(not foe.defeated and foe.summoner == NOBODY for foe in g.fight.foes)
    units = [(foe, g.players[foe.owner].units[foe.unit]) for foe in opposing(g)]
    engaged = duel.engaged if duel.attacking != g.active else ()
    return 1 + sum(not foe.defeated and (unit.ready or foe.unit in engaged) for foe, unit in units)


def opposing(g: State) -> list[Foe]:
    """In combat between heroes, the Units of the other one."""
    return [foe for foe in g.fight.foes if foe.owner not in (NOBODY, g.active)]


def has(foe: Foe, ability: str) -> bool:
    return (ability in printed(foe).abilities or ability in foe.gained) and ability not in foe.lost


def resistances(foe: Foe) -> tuple[str, ...]:
    resists = printed(foe).resists
    return resists if not foe.lost else tuple(each for each in resists if each not in foe.lost)


def armor(g: State, foe: Foe) -> int:
    """What it takes to defeat it now. MK-ABIL-04, MK-CITY-02"""
    combat, enemy = g.fight, printed(foe)
    value = enemy.armor
    if has(foe, ELUSIVE) and not (g.stage == ATTACK and is_blocked(combat, foe)):
        value = enemy.elusive_armor
    value += foe.armor + ("white" in foe.city)
    if combat.secret != NOBODY:
        value += armor_of_die(g, combat)
    return max(LEAST_ARMOR, value) + foe.defended


def is_blocked(combat: Combat, foe: Foe) -> bool:
    """All its attacks were blocked. MK-ABIL-03"""
    number = combat.foes.index(foe)
    own = [strike for strike in combat.strikes if strike.foe == number]
    return bool(own) and all(strike.fate == BLOCKED for strike in own)


def blocked_foes(combat: Combat) -> int:
    """How many enemies, monsters that were summoned among them, had all their attacks blocked in this combat."""
    attacked = {strike.foe for strike in combat.strikes}
    return len(attacked - {strike.foe for strike in combat.strikes if strike.fate != BLOCKED})


def fortifications(g: State, foe: Foe) -> int:
    """How many times it is fortified: by its site, by its ability. MK-RANGE-03, 04, MK-ABIL-05, 07"""
    by_site = foe.fortified and not has(foe, UNFORTIFIED) and not g.hero.has(changes.NoSiteFortification)
    return int(by_site) + int(has(foe, FORTIFIED))


# Strikes


def strike_has(g: State, strike: Strike, ability: str) -> bool:
    """Whether an attack has an ability: of its token or of the City it is fought for. MK-CITY-02, 06"""
    foe = g.fight.foes[strike.foe]
    if ability in printed_on(strike).abilities and ability not in foe.lost:
        return True
    if ability in foe.gained:
        return True
    if strike.element != PHYSICAL:
        return False
    return (ability == BRUTAL and "red" in foe.city) or (ability == POISON and "green" in foe.city)


def open_strikes(combat: Combat) -> list[int]:
    return [number for number, strike in enumerate(combat.strikes) if strike.fate == OPEN]


def is_cumbersome(g: State) -> bool:
    """Some attack can be slowed by Move points now. MK-ABIL-14"""
    combat = g.combat
    return combat is not None and any(
        strike.fate == OPEN and strike_has(g, strike, CUMBERSOME) for strike in combat.strikes
    )
