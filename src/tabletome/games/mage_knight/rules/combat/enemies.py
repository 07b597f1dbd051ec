"""What an enemy in combat can do and withstand: its token, its site and the effects on it together. MK-ABIL, MK-CITY"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.content.enemies import (
    BRUTAL,
    CUMBERSOME,
    ELUSIVE,
    ENEMIES,
    FORTIFIED,
    POISON,
    SWIFT,
    UNFORTIFIED,
    Enemy,
)
from tabletome.games.mage_knight.content.notes import Forked, NotAgainst, OnlyAgainst, PerMark, TwiceIfSwift
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.scenario.optional_rules import armor_of_die
from tabletome.games.mage_knight.state import ATTACK, BLOCKED, NOBODY, OPEN, RANGED, Combat, Foe, Points, State, Strike

LEAST_ARMOR = 1
EFFICIENT = {
    PHYSICAL: (PHYSICAL, FIRE, ICE, COLD_FIRE),
    FIRE: (ICE, COLD_FIRE),
    ICE: (FIRE, COLD_FIRE),
    COLD_FIRE: (COLD_FIRE,),
}
"""Which blocks count in full against an attack. MK-BLOCK-06, MK-ABIL-01"""


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
    return Enemy(card.name, "", (), card.armor, 0, card.resists, (), (), 0, 0, 0, 0)


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


def can_be_targeted(g: State, foe: Foe) -> bool:
    """Twice fortified enemies cannot be attacked before the Attack phase. MK-RANGE-04"""
    return not foe.defeated and (g.stage != RANGED or fortifications(g, foe) < 2)


def attack_total(g: State, pool: Sequence[Points], foes: Sequence[Foe]) -> int:
    """Efficient attacks in full, half of the rest. MK-RANGE-06, 07, 03, MK-ABIL-15..18"""
    only_siege = g.stage == RANGED and any(fortifications(g, foe) for foe in foes)
    kinds = ("siege",) if only_siege else ("siege", "ranged", "attack")
    resisted: set[str] = set()
    for foe in foes:
        resists = resistances(foe)
        resisted.update(resists)
        if FIRE in resists and ICE in resists:
            resisted.add(COLD_FIRE)
    full = half = 0
    changed = bool(g.players[g.active].turn.changes)
    for points in pool:
        value = _changed_value(g, points, only_siege) if changed else points.value if points.kind in kinds else 0
        if points.note is not None:
            value = _noted_value(g, points, value, foes)
        if points.element in resisted:
            half += value
        else:
            full += value
    return full + half // 2


def most_attack(g: State, pool: Sequence[Points]) -> int:
    """No group of enemies with more Armor than this can be defeated: what all points are worth at best."""
    most = sum(points.value * (points.note.times if isinstance(points.note, Forked) else 1) for points in pool)
    p = g.players[g.active]
    doubled = p.turn.changes and (p.has(changes.StrongerShots) or p.has(changes.DoublePhysical))
    return 4 * most if doubled else most


def _changed_value(g: State, points: Points, only_siege: bool) -> int:
    """Effects double own Ranged and Siege Attacks or let Ranged ones count as Siege, or double physical attacks."""
    p = g.hero
    own = points.unit == NOBODY
    if own and points.kind in ("ranged", "siege") and p.has(changes.StrongerShots):
        value = points.value if only_siege else 2 * points.value
    else:
        value = points.value if not only_siege or points.kind == "siege" else 0
    if own and g.stage == ATTACK and points.element == PHYSICAL and p.has(changes.DoublePhysical):
        value *= 2
    return value


def _noted_value(g: State, points: Points, value: int, foes: Sequence[Foe]) -> int:
    """Attacks that strike only one enemy, or several once each; a possessed enemy's spares itself."""
    match points.note:
        case NotAgainst(foe=number):
            return 0 if number in map(g.fight.foes.index, foes) else value
        case OnlyAgainst(foe=number):
            return value if number in map(g.fight.foes.index, foes) else 0
        case Forked(times=times):
            return value * min(times, len(foes))
    return value


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


def to_block(g: State, strike: Strike) -> int:
    """The block needed. MK-BLOCK-08, 09, MK-ABIL-09"""
    return strike.value * (2 if strike_has(g, strike, SWIFT) else 1)


def block_total(g: State, pool: Sequence[Points], strike: Strike) -> int:
    """Efficient blocks in full, half of the rest. MK-BLOCK-07"""
    efficient = EFFICIENT[strike.element]
    full = half = 0
    for points in pool:
        if points.kind != "block":
            continue
        value = points.value
        if points.note is not None:
            value = _noted_block(g, points, strike)
        if points.element in efficient:
            full += value
        else:
            half += value
    return full + half // 2


def _noted_block(g: State, points: Points, strike: Strike) -> int:
    """Blocks that count more against swift attacks or well-armed enemies, or only against one."""
    match points.note:
        case PerMark():
            return points.value + marks(strike)
        case TwiceIfSwift() if strike_has(g, strike, SWIFT):
            return 2 * points.value
        case OnlyAgainst(foe=number) if number != strike.foe:
            return 0
    return points.value


def marks(strike: Strike) -> int:
    """Special abilities, colours of attacks and resistances on a token."""
    enemy = printed_on(strike)
    coloured = sum(element != PHYSICAL for _, element in enemy.attacks)
    return len(enemy.abilities) + coloured + len(enemy.resists) + len(enemy.summons)


def open_strikes(combat: Combat) -> list[int]:
    return [number for number, strike in enumerate(combat.strikes) if strike.fate == OPEN]


def is_cumbersome(g: State) -> bool:
    """Some attack can be slowed by Move points now. MK-ABIL-14"""
    combat = g.combat
    return combat is not None and any(
        strike.fate == OPEN and strike_has(g, strike, CUMBERSOME) for strike in combat.strikes
    )
