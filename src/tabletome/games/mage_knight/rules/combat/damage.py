"""Assigning damage to Units and to the hero. Rulebook: "Assign Damage phase". MK-DMG"""

from __future__ import annotations

from tabletome.engine import Action, Script, runs
from tabletome.games.mage_knight.actions import Assign, Suffer, TakeWounds
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, WOUND, Element
from tabletome.games.mage_knight.content.enemies import ASSASSINATION, BRUTAL, PARALYZE, POISON, VAMPIRIC
from tabletome.games.mage_knight.content.units import ROUGH, UNITS
from tabletome.games.mage_knight.events import DamageDealt, UnitDestroyed, UnitWounded, Wounded
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.choosing import choose
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import begin_attack
from tabletome.games.mage_knight.rules.deeds import banners, piles, skills
from tabletome.games.mage_knight.rules.deeds.lasting import drop
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.state import DEALT, NOBODY, Combat, Player, State, Strike, Unit

SUFFER = [Suffer(number + 1) for number in range(40)]
ASSIGN = [Assign(number + 1) for number in range(12)]
TAKE_WOUNDS = TakeWounds()
ROUGH_COST = 2


@runs(phases.DAMAGE_STEP)
def damage_step(g: State) -> Script:
    """Attack after attack in any order, Unit after Unit, the rest to the hero. MK-DMG-01, 03, 18"""
    p, combat = g.hero, g.fight
    strikes = enemies.open_strikes(combat)
    if not strikes:
        begin_attack(g, p, combat)
        return
    if combat.suffering == NOBODY and len(strikes) == 1:
        deal(g, combat, strikes[0])
    undecided = combat.suffering == NOBODY
    options: list[Action] = [SUFFER[n] for n in strikes] if undecided else [*damage_choices(g, p, combat)]
    options += effect_choices(g, p)
    chosen = yield from choose(g.active, "damage", options)
    match chosen:
        case Suffer(strike=number):
            deal(g, combat, number - 1)
        case Assign(unit=number):
            yield from assign(g, p, combat, p.units[number - 1])
        case TakeWounds():
            wound_hero(g, p, combat)
        case _:
            yield from perform(g, p, chosen)


def deal(g: State, combat: Combat, number: int) -> None:
    """An attack deals its value, twice if brutal. MK-DMG-02, MK-ABIL-10"""
    strike = combat.strikes[number]
    combat.suffering = number
    strike.left = damage_dealt(g, strike)
    g.emit(DamageDealt, g.active, strike.name, strike.left, rule="MK-DMG-02")


def damage_dealt(g: State, strike: Strike) -> int:
    """Its value, twice if brutal. MK-DMG-02, MK-ABIL-10"""
    return strike.value * (2 if enemies.strike_has(g, strike, BRUTAL) else 1)


def damage_choices(g: State, p: Player, combat: Combat) -> list[Assign | TakeWounds]:
    """A Unit that has drawn the attack upon itself must take its part first; then any Unit or the hero. MK-DMG-03"""
    first = bodyguards(p, combat) if p.turn.changes else []
    if first:
        return [ASSIGN[number] for number in first]
    return [*assign_choices(g, p, combat.strikes[combat.suffering]), TAKE_WOUNDS]


def assign_choices(g: State, p: Player, strike: Strike) -> list[Assign]:
    """Unwounded Units that have not yet withstood damage in this combat. MK-DMG-03, 04, 08, MK-ABIL-13, MK-WOUND-05"""
    if (p.turn.changes and p.has(changes.NoDamageToUnits)) or enemies.strike_has(g, strike, ASSASSINATION):
        return []
    return [
        ASSIGN[number]
        for number, unit in enumerate(p.units)
        if not unit.wounds
        and not unit.resisted
        and (g.fight.units_allowed or banners.may_join(g, unit))
        and pays_rough(p, unit)
    ]


def bodyguards(p: Player, combat: Combat) -> list[int]:
    """The numbers of Units that have drawn this attack upon themselves and can still take damage."""
    drawn = [each.unit for each in p.lasting(changes.Bodyguard) if each.strike == combat.suffering]
    return [n for n in drawn if n < len(p.units) and not p.units[n].wounds and not p.units[n].resisted]


def pays_rough(p: Player, unit: Unit) -> bool:
    """Rough Units take Influence before they take blows."""
    return UNITS[unit.name].temper != ROUGH or p.turn.influence >= ROUGH_COST


def resists(unit: Unit, element: Element) -> bool:
    """Cold Fire takes resistance to both. MK-DMG-06, MK-ABIL-20, 22..25"""
    has = banners.unit_resistances(unit)
    if element == COLD_FIRE:
        return FIRE in has and ICE in has
    return element in has


def assign(g: State, p: Player, combat: Combat, unit: Unit) -> Script:
    """A Unit takes its Armor off the damage and is Wounded, unless its resistance holds. MK-DMG-05, 06, 07"""
    strike = combat.strikes[combat.suffering]
    if UNITS[unit.name].temper == ROUGH:
        p.turn.influence -= ROUGH_COST
    unit.resisted = resists(unit, strike.element)
    strike.left, hurt = after_unit(p, unit, strike)
    if hurt:
        if unit.banner and (yield from banners.endure(g, p, unit)):
            unit.resisted = True
        else:
            wound_unit(g, p, unit, strike)
    if not strike.left:
        finish(combat)


def after_unit(p: Player, unit: Unit, strike: Strike) -> tuple[int, bool]:
    """The damage that a Unit leaves to others, and whether it is hurt by its part. MK-DMG-05, 06, 07"""
    armor = banners.unit_armor(p, unit)
    left, hurt = strike.left, True
    if resists(unit, strike.element):
        left -= armor
        hurt = left > 0
    if hurt:
        left -= armor
    return max(0, left), hurt


def wound_unit(g: State, p: Player, unit: Unit, strike: Strike) -> None:
    """Poison wounds twice, paralysis destroys. MK-DMG-13, 15, MK-ABIL-11, 12, 19"""
    foe = g.fight.foes[strike.foe]
    if enemies.strike_has(g, strike, PARALYZE):
        p.units.remove(unit)
        banners.lose_banner(g, p, unit)
        g.emit(UnitDestroyed, p.seat, unit.name, rule="MK-DMG-15")
    else:
        unit.wounds += 2 if enemies.strike_has(g, strike, POISON) else 1
        g.emit(UnitWounded, p.seat, unit.name, rule="MK-DMG-05")
    if enemies.strike_has(g, strike, VAMPIRIC):
        foe.armor += 1


def wound_hero(g: State, p: Player, combat: Combat) -> None:
    """A Wound for each full or begun Armor of damage; then what poison, paralysis and too many do. MK-DMG-09..16

    A Wound that is ignored brings none of that.
    """
    strike = combat.strikes[combat.suffering]
    count = without_ignored(p, wounds_due(p, strike))
    skills.use_shield(p, strike.element)
    piles.take_wounds(g, p, count)
    if enemies.strike_has(g, strike, POISON):
        p.discard += (WOUND,) * count
        p.turn.wounds_taken += count
        g.emit(Wounded, p.seat, count, rule="MK-DMG-14")
    if enemies.strike_has(g, strike, VAMPIRIC):
        combat.foes[strike.foe].armor += count
    if count and enemies.strike_has(g, strike, PARALYZE):
        piles.discard_all_but_wounds(g, p)
    finish(combat)


def wounds_due(p: Player, strike: Strike) -> int:
    """A Wound for each full or begun Armor of the damage that no Skill lets the hero ignore. MK-DMG-09"""
    left = max(0, strike.left - skills.shielded(p, strike.element))
    return -(-left // p.row.armor)


def without_ignored(p: Player, count: int) -> int:
    """An effect may let the hero ignore the first Wound from enemies."""
    if count and p.turn.changes and p.has(changes.IgnoredWound):
        drop(p, changes.IgnoredWound)
        return count - 1
    return count


def suffered(g: State) -> Strike:
    """The attack whose damage is being assigned."""
    return g.fight.strikes[g.fight.suffering]


def finish(combat: Combat) -> None:
    """This attack is dealt with."""
    combat.strikes[combat.suffering].fate = DEALT
    combat.suffering = NOBODY
