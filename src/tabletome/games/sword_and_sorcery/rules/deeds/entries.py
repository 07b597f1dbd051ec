"""The tables of what deeds do and whether they would do anything, and what all families of deeds ask. SS-ACT-18"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabletome.engine import ByType, Script
from tabletome.games.sword_and_sorcery.content.notation.deeds import Amount, PerHalfLevel, PerLevel, Whom
from tabletome.games.sword_and_sorcery.rules.heroes.gear import half_level
from tabletome.games.sword_and_sorcery.state import State


class Use(msgspec.Struct, frozen=True, gc=False):
    """Who uses a power or an item, on whom, and what it is called."""

    figure: int
    hero: int
    """Whose power or item it is."""
    target: int | None
    name: str


does: ByType[Callable[[State, Use, Any], Script | None]] = ByType("does")
"""What a deed does: a script, or a plain function where it asks nothing."""
helps: ByType[Callable[[State, int, int | None, Any], bool]] = ByType("helps with")
"""Whether a deed of this hero would do anything now: to the chosen figure, or, where none is chosen, at all."""


def amount(g: State, hero: int, number: Amount) -> int:
    """Numbers may grow with the owner's Soulrank. SS-SOUL-11, SS-SOUL-12"""
    if isinstance(number, PerLevel):
        return number.n * g.heroes[hero].rank
    if isinstance(number, PerHalfLevel):
        return number.n * half_level(g.heroes[hero].rank)
    return number


def concerned(g: State, use: Use, whom: Whom) -> list[int]:
    """The figures that a deed concerns."""
    if whom in (Whom.HERO, Whom.ENEMY):
        return [use.figure if use.target is None else use.target]
    return around(g, use.figure, whom)


def around(g: State, figure: int, whom: Whom) -> list[int]:
    """The figures that a deed without a chosen target concerns."""
    at = g.figures[figure].at
    if whom is Whom.SELF:
        return [figure]
    if whom is Whom.HEROES_HERE:
        return g.allies_at(at)
    if whom is Whom.ENEMIES_HERE:
        return g.foes_at(at)
    walk = g.board.walk[at]
    return [foe for foe in g.foes() if walk[g.figures[foe].at] <= 1]
