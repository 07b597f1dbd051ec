"""Banners under Units: what they give, how they come and go. Rulebook: "Using Units". MK-UNIT-12, 13, 14"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tabletome.engine import Asking, Decision, Script
from tabletome.games.mage_knight.actions import Decline, Done, PickUnit, UseBanner
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.banners import BANNERS, COMMANDING
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import BannerAssigned, BannerUsed
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.deeds import piles
from tabletome.games.mage_knight.rules.deeds.lasting import drop
from tabletome.games.mage_knight.state import Player, State, Unit

DONE, DECLINE = Done(), Decline()
USE_BANNER = [UseBanner(number + 1) for number in range(12)]


class BannerUse(NamedTuple):
    """What a Banner can be used for while it is assigned to a Unit."""

    can: Callable[[State, Unit], bool]
    do: Callable[[State, Player, Unit], Script | None]


BANNER_USES: Final[dict[str, BannerUse]] = {}
"""Filled by cards/artifacts.py."""


# What they give


def unit_armor(p: Player, unit: Unit) -> int:
    """As printed, and one more under some Banners or by an effect."""
    armor = UNITS[unit.name].armor + (BANNERS[unit.banner].armor if unit.banner else 0)
    return armor + p.total(changes.UnitArmor) if p.turn.changes else armor


def unit_resistances(unit: Unit) -> tuple[str, ...]:
    """As printed, by effects, and by a Banner. MK-ABIL-20"""
    resists = UNITS[unit.name].resists + unit.boost
    return resists + BANNERS[unit.banner].resists if unit.banner else resists


def may_join(g: State, unit: Unit) -> bool:
    """Where Units may not take part, a loyal one does. MK-SITE-17, 20"""
    return g.combat is None or g.combat.units_allowed or unit.loyal or unit.companion


def banner_choices(g: State, p: Player) -> list[UseBanner]:
    """Banners under Units that can be used now."""
    choices = []
    for number, unit in enumerate(p.units):
        use = BANNER_USES.get(unit.banner)
        if use is not None and use.can(g, unit):
            choices.append(USE_BANNER[number])
    return choices


def use_banner(g: State, p: Player, number: int) -> Script:
    """Follow a Banner under a Unit."""
    unit = p.units[number]
    g.emit(BannerUsed, p.seat, unit.banner)
    script = BANNER_USES[unit.banner].do(g, p, unit)
    if script is not None:
        yield from script


def endure(g: State, p: Player, unit: Unit) -> Asking[bool]:
    """A Banner may take a Wound and all that comes with it, once a Round; True if it did."""
    if not unit.banner or not BANNERS[unit.banner].endures or unit.banner_spent:
        return False
    chosen = yield Decision(p.seat, "fortitude", [DONE, DECLINE])
    if isinstance(chosen, Decline):
        return False
    unit.banner_spent = True
    g.emit(BannerUsed, p.seat, unit.banner)
    return True


# How they come and go


def units_to_assign(p: Player) -> list[int]:
    """A Unit whose Banner stands for a Command token needs a free one to let go of it."""
    return [n for n, unit in enumerate(p.units) if unit.banner not in COMMANDING or free_command(p)]


def assign_banner(g: State, p: Player, banner: str) -> Script:
    """Slide it under a Unit; an older Banner goes to the discard pile. MK-UNIT-12, 13"""
    number = yield from one_of(p.seat, "assign-banner", units_to_assign(p), lambda n: PickUnit(n + 1))
    place_banner(g, p, p.units[number], banner)


def place_banner(g: State, p: Player, unit: Unit, banner: str) -> None:
    """From the Play area, or shown by another Artifact."""
    lose_banner(g, p, unit)
    if p.shown_artifact == banner:
        p.shown_artifact = ""
    else:
        p.play_area = piles.without(p.play_area, banner)
    unit.banner, unit.banner_spent = banner, False
    g.emit(BannerAssigned, p.seat, banner, unit.name, rule="MK-UNIT-12")


def lose_banner(g: State, p: Player, unit: Unit) -> None:
    """To the discard pile; one that another Artifact showed goes under its deck. MK-UNIT-13"""
    if unit.banner:
        if changes.ShownBanner(unit.banner) in p.turn.changes:
            g.artifact_deck = (unit.banner, *g.artifact_deck)
            drop(p, changes.ShownBanner)
        else:
            p.discard += (unit.banner,)
        unit.banner, unit.banner_spent = "", False


def put_back_shown(g: State, p: Player) -> None:
    """An Artifact that another one showed goes under its deck at the end of the turn."""
    if p.shown_artifact:
        g.artifact_deck = (p.shown_artifact, *g.artifact_deck)
        p.shown_artifact = ""
    if p.turn.changes:
        for unit in p.units:
            if unit.banner and changes.ShownBanner(unit.banner) in p.turn.changes:
                lose_banner(g, p, unit)


def keep_or_return(g: State, p: Player) -> Script:
    """At the end of the Round each Banner stays or goes back into the deck. MK-UNIT-14, MK-ROUND-12"""
    for number, unit in enumerate(p.units):
        unit.banner_spent = False
        if unit.banner and (unit.banner not in COMMANDING or free_command(p)):
            asked = Decision(p.seat, "keep-banner", [DONE, DECLINE], {"unit": number})
            if isinstance((yield asked), Decline):
                lose_banner(g, p, unit)


# Command tokens


def free_command(p: Player) -> bool:
    """A Command token without a Unit; a Banner or a bond of loyalty may stand for one. MK-UNIT-03"""
    return commanded(p) < p.row.command


def commanded(p: Player) -> int:
    """Units that hold a Command token."""
    return sum(unit.banner not in COMMANDING and not unit.loyal for unit in p.units)
