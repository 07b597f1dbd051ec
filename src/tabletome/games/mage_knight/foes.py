"""What an enemy in combat can do and withstand: its token, its site and the effects on it together. MK-ABIL, MK-CITY"""

from __future__ import annotations

from collections.abc import Sequence

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
)
from tabletome.games.mage_knight.state import ATTACK, BLOCKED, OPEN, RANGED, Combat, Foe, Points, State, Strike

LEAST_ARMOR = 1
EFFICIENT = {
    PHYSICAL: (PHYSICAL, FIRE, ICE, COLD_FIRE),
    FIRE: (ICE, COLD_FIRE),
    ICE: (FIRE, COLD_FIRE),
    COLD_FIRE: (COLD_FIRE,),
}
"""Which blocks count in full against an attack. MK-BLOCK-06, MK-ABIL-01"""


def has(foe: Foe, ability: str) -> bool:
    return ability in ENEMIES[foe.name].abilities and ability not in foe.lost


def resistances(foe: Foe) -> tuple[str, ...]:
    printed = ENEMIES[foe.name].resists
    return printed if not foe.lost else tuple(each for each in printed if each not in foe.lost)


def armor(g: State, foe: Foe) -> int:
    """What it takes to defeat it now. MK-ABIL-04, MK-CITY-02"""
    assert g.combat is not None
    enemy = ENEMIES[foe.name]
    value = enemy.armor
    if has(foe, ELUSIVE) and not (g.stage == ATTACK and is_blocked(g.combat, foe)):
        value = enemy.elusive_armor
    return max(LEAST_ARMOR, value + foe.armor + (foe.city == "white")) + foe.defended


def is_blocked(combat: Combat, foe: Foe) -> bool:
    """All its attacks were blocked. MK-ABIL-03"""
    number = combat.foes.index(foe)
    own = [strike for strike in combat.strikes if strike.foe == number]
    return bool(own) and all(strike.fate == BLOCKED for strike in own)


def blocked_foes(combat: Combat) -> int:
    """How many enemies were blocked in this combat."""
    return sum(is_blocked(combat, foe) for foe in combat.foes)


def fortifications(g: State, foe: Foe) -> int:
    """How many times it is fortified: by its site, by its ability. MK-RANGE-03, 04, MK-ABIL-05, 07"""
    p = g.hero
    by_site = foe.fortified and not has(foe, UNFORTIFIED) and not p.has_change("no-site-fortification")
    return int(by_site) + int(has(foe, FORTIFIED) and not p.has_change("no-fortification"))


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
    for points in pool:
        if points.kind in kinds and not _spares(g, points, foes):
            if points.element in resisted:
                half += points.value
            else:
                full += points.value
    return full + half // 2


def _spares(g: State, points: Points, foes: Sequence[Foe]) -> bool:
    """A possessed enemy's attack cannot be turned on itself."""
    assert g.combat is not None
    return points.note.startswith("not ") and g.combat.foes[int(points.note[4:])] in foes


# Strikes


def strike_has(g: State, strike: Strike, ability: str) -> bool:
    """Whether an attack has an ability: of its token or of the City it is fought for. MK-CITY-02, 06"""
    assert g.combat is not None
    foe = g.combat.foes[strike.foe]
    if ability in ENEMIES[strike.name].abilities and not (strike.name == foe.name and ability in foe.lost):
        return True
    if strike.element != PHYSICAL:
        return False
    return (ability == BRUTAL and foe.city == "red") or (ability == POISON and foe.city == "green")


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
        if points.note == "per-mark":
            value += marks(strike)
        elif points.note in ("swift-twice", "shield-bash") and strike_has(g, strike, SWIFT):
            value *= 2
        if points.element in efficient:
            full += value
        else:
            half += value
    return full + half // 2


def marks(strike: Strike) -> int:
    """Special abilities, colours of attacks and resistances on a token."""
    enemy = ENEMIES[strike.name]
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
