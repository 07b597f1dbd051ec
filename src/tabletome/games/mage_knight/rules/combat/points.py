"""Attack and block points: how effects add them, what adds to them, how they are shared out among targets.

MK-DEED-09, MK-RANGE-08, 12, 13, MK-BLOCK-08, 14, 15, MK-EFF-01, 04
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.banners import BANNERS
from tabletome.games.mage_knight.content.skills import WEAKER_UNITS
from tabletome.games.mage_knight.rules.deeds.centre import is_hindered
from tabletome.games.mage_knight.rules.deeds.lasting import drop_change
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import ATTACK, NOBODY, Change, Player, Points, State

Pool = tuple[Points, ...]
"""Attack or block points played and not yet used."""
NEVER = -1


class Use(NamedTuple):
    """How an effect comes to be played: what is added to its points, and of which colour its source is."""

    plus: int = 0
    colour: int = NEVER
    """Enemies that resist fire ignore what red effects do to them, those that resist ice blue ones. MK-EFF-05"""
    unit: int = NEVER
    """The number of the Unit whose ability it is. MK-COMB-16"""
    card: str = ""
    sideways: bool = False
    ability: int = NEVER
    """Which of the Unit's abilities it is."""


# Adding points


def add_points(g: State, p: Player, kind: str, element: str, value: int, use: Use, note: str = "") -> None:
    """Points wait until they are used on a target, all together; unused ones are lost. MK-RANGE-13, MK-BLOCK-15

    Like points of different sources add up; one effect never serves two targets. MK-DEED-09, MK-EFF-01, 04
    """
    assert g.combat is not None
    if use.unit != NEVER:
        value += unit_bonus(g, p, kind, use.unit)
    elif p.changes:
        value += _bonus(g, p, "block" if kind == "block" else "attack", use)
    g.combat.pool += (Points(kind, element, max(0, value), note, NOBODY if use.unit == NEVER else use.unit),)


STRONGER_UNIT = {"block": 3, "attack": 2, "ranged": 1}
"""What `changes.STRONGER_UNIT` adds."""


def unit_bonus(g: State, p: Player, kind: str, number: int) -> int:
    """What Banners, Skills and earlier effects add to the points of a Unit that has such. MK-UNIT-11, 16"""
    unit = p.units[number]
    bonus = 0
    glory = BANNERS[unit.banner].points if unit.banner else 0
    if glory:
        bonus += glory
        tracks.gain_fame(g, p, glory)
    if p.changes:
        bonus += p.change(changes.UNIT_POINTS) + (0 if kind == "block" else p.change(changes.UNIT_ATTACK))
        if p.has_change(changes.STRONGER_UNIT) and kind in STRONGER_UNIT:
            bonus += STRONGER_UNIT[kind]
            drop_change(p, changes.STRONGER_UNIT)
        if p.has_change(changes.FAME_FOR_UNITS) and not p.has_change(changes.BROUGHT_FAME, str(number)):
            tracks.gain_fame(g, p, 1)
            p.changes += (Change(changes.BROUGHT_FAME, str(number), 1),)
    if g.centre and is_hindered(g, p, WEAKER_UNITS):
        bonus -= 1
    return bonus


def _bonus(g: State, p: Player, kind: str, use: Use) -> int:
    """What earlier effects add to this block, to this attack card, to the first attack or block card."""
    bonus = 0
    if kind == "block" and p.has_change(changes.STRONGER_BLOCK):
        bonus += p.change(changes.STRONGER_BLOCK)
        drop_change(p, changes.STRONGER_BLOCK)
    if kind == "attack" and (use.card or use.sideways) and p.has_change(changes.STRONGER_ATTACK_CARD):
        bonus += 2 if g.stage == ATTACK else 1
        drop_change(p, changes.STRONGER_ATTACK_CARD)
    return bonus + _first_card_bonus(p, kind, use)


def _first_card_bonus(p: Player, kind: str, use: Use) -> int:
    if not use.card or not p.has_change(changes.FIRST_COMBAT_CARD):
        return 0
    first = next(each for each in p.changes if each.kind == changes.FIRST_COMBAT_CARD)
    drop_change(p, changes.FIRST_COMBAT_CARD)
    return first.value if kind == "attack" else 2 * first.value


# Sharing them out


def divide(pool: Pool, is_enough: Callable[[Pool], bool], elsewhere: Callable[[Points], int]) -> tuple[Pool, Pool]:
    """What an attack or a block takes of the points played, and what waits for another target. MK-RANGE-12, MK-BLOCK-14

    Effects that are not needed could as well have been played later; one that is needed is used up whole. MK-EFF-04
    What is worth most against another target waits first, so that it does not matter in which order cards were played.
    """
    used = list(pool)
    patient = [
        (each.note.startswith(notes.ONLY), -elsewhere(each), -each.value, each) for each in pool if may_wait(each)
    ]
    for *_, points in sorted(patient):
        place = used.index(points)
        if is_enough((*used[:place], *used[place + 1 :])):
            del used[place]
    kept = list(pool)
    for points in used:
        kept.remove(points)
    return tuple(used), tuple(kept)


def may_wait(points: Points) -> bool:
    """What an effect does besides belongs to the first target."""
    return not points.note or points.note.startswith((notes.ONLY, notes.NOT))


def left_over(pool: Pool, used: int) -> Pool:
    """A forked lightning has a blow for each of several enemies."""
    return tuple(
        points._replace(note=f"{notes.FORK}{times(points, notes.FORK) - used}")
        for points in pool
        if times(points, notes.FORK) > used
    )


def blocks_left(pool: Pool) -> Pool:
    """A shield of several blocks has one for each of different attacks."""
    left = []
    for points in pool:
        more = times(points, notes.AGAIN) - 1
        if more >= 0:
            left.append(points._replace(note=f"{notes.AGAIN}{more}" if more else ""))
    return tuple(left)


def times(points: Points, note: str) -> int:
    """The number that follows this note; 0 where the points have another or none."""
    return int(points.note.removeprefix(note)) if points.note.startswith(note) else 0
