"""Attack and block points: how effects add them, what adds to them, how they are shared out among targets.

MK-DEED-09, MK-RANGE-08, 12, 13, MK-BLOCK-08, 14, 15, MK-EFF-01, 04
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.banners import BANNERS
from tabletome.games.mage_knight.content.box import Element
from tabletome.games.mage_knight.content.notes import Note
from tabletome.games.mage_knight.content.skills import WEAKER_UNITS
from tabletome.games.mage_knight.rules.deeds.centre import is_hindered
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import ATTACK, NOBODY, Player, PointKind, Points, State

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


def add_points(
    g: State, p: Player, kind: PointKind, element: Element, value: int, use: Use, note: Note | None = None
) -> None:
    """Points wait until they are used on a target, all together; unused ones are lost. MK-RANGE-13, MK-BLOCK-15

    Like points of different sources add up; one effect never serves two targets. MK-DEED-09, MK-EFF-01, 04
    """
    assert g.combat is not None
    if use.unit != NEVER or p.turn.changes:
        value += added(g, p, kind, use)
        _use_added(g, p, kind, use)
    g.combat.pool += (Points(kind, element, max(0, value), note, NOBODY if use.unit == NEVER else use.unit),)


def added(g: State, p: Player, kind: PointKind, use: Use) -> int:
    """What Banners, Skills and earlier effects add to points that are played so."""
    if use.unit != NEVER:
        return unit_bonus(g, p, kind, use.unit)
    return _bonus(g, p, kind, use) if p.turn.changes else 0


STRONGER_UNIT: dict[str, int] = {"block": 3, "attack": 2, "ranged": 1}
"""What `changes.StrongerUnit` adds."""


def unit_bonus(g: State, p: Player, kind: PointKind, number: int) -> int:
    """What is added to the points of a Unit that has such. MK-UNIT-11, 16"""
    bonus = _glory(p, number)
    if p.turn.changes:
        bonus += p.total(changes.UnitPoints) + (0 if kind == "block" else p.total(changes.UnitAttack))
        if p.has(changes.StrongerUnit):
            bonus += STRONGER_UNIT.get(kind, 0)
    if g.centre and is_hindered(g, p, WEAKER_UNITS):
        bonus -= 1
    return bonus


def _glory(p: Player, number: int) -> int:
    banner = p.units[number].banner
    return BANNERS[banner].points if banner else 0


def _bonus(g: State, p: Player, kind: PointKind, use: Use) -> int:
    """What is added to this block, to this attack card, to the first attack or block card."""
    bonus = 0
    if kind == "block":
        bonus += p.total(changes.StrongerBlock)
    elif _is_stronger_attack(p, use):
        bonus += 2 if g.stage == ATTACK else 1
    if use.card and p.has(changes.FirstCombatCard):
        first = p.lasting(changes.FirstCombatCard)[0].by
        bonus += 2 * first if kind == "block" else first
    return bonus


def _is_stronger_attack(p: Player, use: Use) -> bool:
    return bool(use.card or use.sideways) and p.has(changes.StrongerAttackCard)


def _use_added(g: State, p: Player, kind: PointKind, use: Use) -> None:
    """What added something once adds nothing any more, and some of it brings Fame besides."""
    if use.unit != NEVER:
        _use_added_to_unit(g, p, kind, use.unit)
        return
    if kind == "block":
        drop(p, changes.StrongerBlock)
    elif _is_stronger_attack(p, use):
        drop(p, changes.StrongerAttackCard)
    if use.card:
        drop(p, changes.FirstCombatCard)


def _use_added_to_unit(g: State, p: Player, kind: PointKind, number: int) -> None:
    glory = _glory(p, number)
    if glory:
        tracks.gain_fame(g, p, glory)
    if not p.turn.changes:
        return
    if kind in STRONGER_UNIT:
        drop(p, changes.StrongerUnit)
    if p.has(changes.FameForUnits) and changes.BroughtFame(number) not in p.turn.changes:
        tracks.gain_fame(g, p, 1)
        add(p, changes.BroughtFame(number))


# Sharing them out


def bind(pool: Pool, first: int) -> Pool:
    """The points from this one on come from one effect, as of a card that uses another one several times. MK-EFF-03"""
    if len(pool) - first < 2:
        return pool
    number = 1 + max(points.effect for points in pool)
    return pool[:first] + tuple(points._replace(effect=number) for points in pool[first:])


def divide(pool: Pool, is_enough: Callable[[Pool], bool], elsewhere: Callable[[Pool], int]) -> tuple[Pool, Pool]:
    """What an attack or a block takes of the points played, and what waits for another target. MK-RANGE-12, MK-BLOCK-14

    Effects that are not needed could as well have been played later; one that is needed is used up whole. MK-EFF-04
    What is worth most against another target waits first, so that it does not matter in which order cards were played.
    """
    used = list(pool)
    for effect in sorted(filter(may_wait, effects_in(pool)), key=lambda each: _patience(each, elsewhere(each))):
        rest = used.copy()
        for points in effect:
            rest.remove(points)
        if is_enough(tuple(rest)):
            used = rest
    kept = list(pool)
    for points in used:
        kept.remove(points)
    return tuple(used), tuple(kept)


def effects_in(pool: Pool) -> list[Pool]:
    """The points played, effect by effect."""
    bound = dict.fromkeys(points.effect for points in pool if points.effect)
    return [
        *((points,) for points in pool if not points.effect),
        *(tuple(points for points in pool if points.effect == number) for number in bound),
    ]


def may_wait(effect: Pool) -> bool:
    """What an effect does besides belongs to the first target."""
    return all(points.note is None or isinstance(points.note, notes.Aimed) for points in effect)


def _patience(effect: Pool, elsewhere: int) -> tuple[bool, int, int, str, str, int, int]:
    """What waits first sorts first: not what is for one enemy only, and what is worth most against another target."""
    first = effect[0]
    foe = first.note.foe if isinstance(first.note, notes.Aimed) else NOBODY
    only = any(type(points.note) is notes.OnlyAgainst for points in effect)
    value = sum(points.value for points in effect)
    return only, -elsewhere, -value, first.kind, first.element, foe, first.unit


def left_over(pool: Pool, used: int) -> Pool:
    """A forked lightning has a blow for each of several enemies."""
    return tuple(
        points._replace(note=notes.Forked(points.note.times - used))
        for points in pool
        if isinstance(points.note, notes.Forked) and points.note.times > used
    )


def blocks_left(pool: Pool) -> Pool:
    """A shield of several blocks has one for each of different attacks."""
    left = []
    for points in pool:
        if isinstance(points.note, notes.Again):
            more = points.note.times - 1
            left.append(points._replace(note=notes.Again(more) if more else None))
    return tuple(left)
