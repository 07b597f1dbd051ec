"""Banners under Units: what they give, how they come and go. Rulebook: "Using Units". MK-UNIT-12, 13, 14"""

from __future__ import annotations

from typing import Final

from tabletome.engine import Asking, Decision, Script
from tabletome.games.mage_knight.actions import Decline, Done, PickStrike, PickUnit, UseBanner
from tabletome.games.mage_knight.cards.units import UNITS
from tabletome.games.mage_knight.content.box import FIRE, ICE
from tabletome.games.mage_knight.events import BannerAssigned, BannerUsed
from tabletome.games.mage_knight.rules.combat import enemies as foes
from tabletome.games.mage_knight.rules.deeds import cards as deeds
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import BLOCK, COMBAT, STOPPED, Player, State, Unit

GLORY: Final = "banner-of-glory"
FEAR: Final = "banner-of-fear"
PROTECTION: Final = "banner-of-protection"
COURAGE: Final = "banner-of-courage"
COMMAND: Final = "banner-of-command"
FORTITUDE: Final = "banner-of-fortitude"
BOX: Final = "mysterious-box"

DONE, DECLINE = Done(), Decline()
USE_BANNER = [UseBanner(number + 1) for number in range(12)]


# What they give


def unit_armor(p: Player, unit: Unit) -> int:
    """As printed, and one more under some Banners or by an effect."""
    armor = UNITS[unit.name].armor + (unit.banner in (GLORY, PROTECTION))
    return armor + p.change("unit-armor") if p.changes else armor


def unit_resistances(unit: Unit) -> tuple[str, ...]:
    """As printed, by effects, and by a Banner of Protection. MK-ABIL-20"""
    resists = UNITS[unit.name].resists + unit.boost
    return (*resists, FIRE, ICE) if unit.banner == PROTECTION else resists


def may_join(g: State, unit: Unit) -> bool:
    """Where Units may not take part, a loyal one does. MK-SITE-17, 20"""
    return g.combat is None or g.combat.units_allowed or unit.loyal or unit.companion


def banner_choices(g: State, p: Player) -> list[UseBanner]:
    """A Banner of Fear scares one attack off, a Banner of Courage readies its Unit outside combat."""
    choices = []
    for number, unit in enumerate(p.units):
        if unit.banner == FEAR:
            fit = unit.ready and not unit.wounds and may_join(g, unit)
            if fit and g.stage == BLOCK and g.combat is not None and foes.open_strikes(g.combat):
                choices.append(USE_BANNER[number])
        elif unit.banner == COURAGE and not unit.banner_spent and not unit.ready and not g.stage & COMBAT:
            choices.append(USE_BANNER[number])
    return choices


def use_banner(g: State, p: Player, number: int) -> Script:
    """Follow a Banner under a Unit."""
    unit = p.units[number]
    g.emit(BannerUsed, p.seat, unit.banner)
    if unit.banner == COURAGE:
        unit.banner_spent = True
        unit.ready = True
        return
    combat = g.combat
    assert combat is not None
    unit.ready = False
    combat.units_used = True
    strikes = foes.open_strikes(combat)
    strike = strikes[0]
    if len(strikes) > 1:
        strike = (yield Decision(p.seat, "choose-strike", [PickStrike(n + 1) for n in strikes])).strike - 1
    combat.strikes[strike].fate = STOPPED
    tracks.gain_fame(g, p, 1)


def endure(g: State, p: Player, unit: Unit) -> Asking[bool]:
    """A Banner of Fortitude takes a Wound and all that comes with it, once a Round; True if it did."""
    if unit.banner != FORTITUDE or unit.banner_spent:
        return False
    chosen = yield Decision(p.seat, "fortitude", [DONE, DECLINE])
    if isinstance(chosen, Decline):
        return False
    unit.banner_spent = True
    g.emit(BannerUsed, p.seat, unit.banner)
    return True


# How they come and go


def units_to_assign(p: Player) -> list[int]:
    """A Unit that stands under a Banner of Command needs a free Command token to let go of it."""
    return [n for n, unit in enumerate(p.units) if unit.banner != COMMAND or deeds.free_command(p)]


def assign_banner(g: State, p: Player, banner: str) -> Script:
    """Slide it under a Unit; an older Banner goes to the discard pile. MK-UNIT-12, 13"""
    numbers = units_to_assign(p)
    number = numbers[0]
    if len(numbers) > 1:
        asked = Decision(p.seat, "assign-banner", [PickUnit(n + 1) for n in numbers])
        number = (yield asked).unit - 1
    place_banner(g, p, p.units[number], banner)


def place_banner(g: State, p: Player, unit: Unit, banner: str) -> None:
    """From the Play area, or out of a Mysterious Box."""
    lose_banner(g, p, unit)
    if p.boxed == banner:
        p.boxed = ""
    else:
        p.play = deeds.without(p.play, banner)
    unit.banner, unit.banner_spent = banner, False
    g.emit(BannerAssigned, p.seat, banner, unit.name, rule="MK-UNIT-12")


def lose_banner(g: State, p: Player, unit: Unit) -> None:
    """To the discard pile; one that a Mysterious Box showed goes under its deck. MK-UNIT-13"""
    if unit.banner:
        if p.changes and p.has_change("box-banner", unit.banner):
            g.artifact_deck = (unit.banner, *g.artifact_deck)
            p.changes = tuple(each for each in p.changes if each.kind != "box-banner")
        else:
            p.discard += (unit.banner,)
        unit.banner, unit.banner_spent = "", False


def empty_box(g: State, p: Player) -> None:
    """What a Mysterious Box showed goes under its deck at the end of the turn."""
    if p.boxed:
        g.artifact_deck = (p.boxed, *g.artifact_deck)
        p.boxed = ""
    if p.changes:
        for unit in p.units:
            if unit.banner and p.has_change("box-banner", unit.banner):
                lose_banner(g, p, unit)


def keep_or_return(g: State, p: Player) -> Script:
    """At the end of the Round each Banner stays or goes back into the deck. MK-UNIT-14, MK-ROUND-12"""
    for number, unit in enumerate(p.units):
        unit.banner_spent = False
        if unit.banner and (unit.banner != COMMAND or deeds.free_command(p)):
            asked = Decision(p.seat, "keep-banner", [DONE, DECLINE], {"unit": number})
            if isinstance((yield asked), Decline):
                lose_banner(g, p, unit)
