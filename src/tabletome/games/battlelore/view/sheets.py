"""A unit on a sheet of its own: what its banner shows, how it fights, how it bears flags. BL-UNIT-02..05"""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator

from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.rules.morale import flags_to_ignore, has_support, hexes_per_flag, strongholds_near
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view import colours, icons
from tabletome.games.battlelore.view.wording import seat_name, troop_name
from tabletome.scene import Badge, Note, Sheet, Stat, t
from tabletome.scene.memory import FEW, remembered


def banner_of(g: State, unit: int) -> tuple[Hashable, ...]:
    """All that is shown of a unit by itself."""
    marked = (g.turn.ordered >> unit & 1, g.webbed >> unit & 1, g.poisoned >> unit & 1)
    return g.troops[unit], g.owner[unit], g.figures[unit], g.full[unit], g.stored[unit], marked


def army_of(g: State) -> tuple[Hashable, ...]:
    """All that is shown of the units, and all on which their morale depends."""
    units = (*g.troops, *g.at, *g.figures, *g.stored)
    return units, g.owner, g.full, g.turn.ordered, g.webbed, g.poisoned, g.turn.effects


def ground_of(g: State) -> tuple[Hashable, ...]:
    """All that is shown of the field but for the units."""
    return g.adventure, g.battlefield, g.landmarks, g.captured


@remembered(ground_of)
def ground_number(g: State) -> int:  # noqa: ARG001 - what it is remembered by
    """A number for the field as it lies: dozens of units stand on it, of which it is part of what each is known by."""
    return next(_NUMBERS)


_NUMBERS = itertools.count()


@remembered(lambda g: (*ground_of(g), *army_of(g)), most=FEW)
def unit_sheets(g: State) -> list[Sheet]:
    """The sheets of all units on the field."""
    ground = ground_number(g)
    return [unit_sheet(g, unit, ground) for unit in range(len(g.troops)) if g.alive(unit)]


def morale_of(g: State, unit: int) -> tuple[Hashable, ...]:
    """All on which it depends how many flags a unit ignores and how far each drives it, beside its troop and hex."""
    return g.turn.effects, has_support(g, unit), strongholds_near(g, unit)


@remembered(lambda g, unit, ground: (ground, unit, g.at[unit], *banner_of(g, unit), *morale_of(g, unit)))
def unit_sheet(g: State, unit: int, ground: int) -> Sheet:  # noqa: ARG001 - what it is remembered by
    """All that is to be known of a unit now."""
    troop = g.troop(unit)
    return Sheet(
        id=f"sheet:{unit}",
        name=troop_name(troop.name),
        icon=icons.KINDS[troop.kind],
        hue=colours.HUES[troop.colour],
        text=t("sheet-unit", seat=seat_name(g, g.owner[unit]), at=NAMES[g.at[unit]]),
        stats=list(figures(g, unit)),
        badges=list(conditions(g, unit)),
        notes=[*weapon(g, unit), *morale(g, unit), *powers(g, unit)],
    )


def figures(g: State, unit: int) -> Iterator[Stat]:
    """Figures, dice, moves and reach."""
    troop = g.troop(unit)
    mark = f"sheet:{unit}"
    yield Stat(
        id=f"{mark}:figures",
        name=t("stat-figures"),
        icon=icons.KINDS[troop.kind],
        value=g.figures[unit],
        most=g.full[unit],
        show="pips",
    )
    yield Stat(id=f"{mark}:dice", name=t("stat-dice"), icon=icons.DIE, value=troop.dice)
    yield Stat(
        id=f"{mark}:move",
        name=t("stat-move"),
        icon=icons.EVENTS["moved"],
        value=troop.move,
        text=t("stat-move-and-battle", battle=troop.move_and_battle),
    )
    yield Stat(id=f"{mark}:reach", name=t("stat-reach"), icon=icons.REACH, value=troop.weapon.reach)


def conditions(g: State, unit: int) -> Iterator[Badge]:
    """Whether it is ordered, webbed or poisoned, and the Lore a Creature has stored."""
    if g.turn.ordered >> unit & 1:
        yield Badge(icon=icons.ORDERED, text=t("badge-ordered"), tone="gold")
    if g.webbed >> unit & 1:
        yield Badge(icon=icons.WEBBED, text=t("badge-webbed"), tone="bad")
    if g.poisoned >> unit & 1:
        yield Badge(icon=icons.POISONED, text=t("badge-poisoned"), tone="bad")
    if g.stored[unit]:
        yield Badge(icon=icons.LORE, value=g.stored[unit], text=t("badge-stored"), tone="magic")


def weapon(g: State, unit: int) -> Iterator[Note]:
    """When its Bonus Strikes hit, and what moving costs it. BL-WEAP-06..21"""
    arm = g.troop(unit).weapon
    yield Note(text=t(f"weapon-{arm.name}"), icon=icons.FACES[3])
    if arm.spared_by_mounted:
        yield Note(text=t("weapon-spared"), rule="BL-WEAP-08")
    if arm.after_moving:
        yield Note(text=t("weapon-after-moving"), rule="BL-WEAP-15")


def morale(g: State, unit: int) -> Iterator[Note]:
    """How many flags it may ignore and why, and how far it flees for each. BL-MORALE"""
    ignored = flags_to_ignore(g, unit)
    yield Note(
        text=t("morale-bold", flags=min(ignored, g.full[unit] + 9)) if ignored else t("morale-not-bold"),
        rule="BL-MORALE-02",
        icon=icons.BANNER,
        tone="good" if ignored else "plain",
    )
    if g.troop(unit).troop_class != CREATURE and has_support(g, unit):
        yield Note(text=t("morale-support"), rule="BL-SUPPORT-01", tone="good")
    if strongholds_near(g, unit):
        yield Note(text=t("morale-stronghold"), rule="BL-FORT-04", tone="good")
    yield Note(text=t("morale-hexes", hexes=hexes_per_flag(g, unit)), rule="BL-MORALE-10")


def powers(g: State, unit: int) -> Iterator[Note]:
    """What a Creature can do with the Lore it rolls. BL-CREAT-24"""
    for power, cost in g.troop(unit).powers:
        text = t("power-for", power=t(f"power-{power.value}"), cost=cost)
        yield Note(text=text, rule="BL-CREAT-24", icon=icons.LORE, tone="magic")
