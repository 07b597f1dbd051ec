"""What bots know of each ability, in tables by type; the modules beside this one fill them, a family each.

Worth is counted in points of damage dealt. Every ability that characters can perform has an entry in one of `moves`,
`strikes` and `worth`. What it counts for on a card, before anybody knows where, stands in `printed`; a trifle for most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tabletome.engine import ByType
from tabletome.games.gloomhaven.bots.outlook import Expected, Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Ability

A_LITTLE = 0.2  # points of damage: an ability that nobody has weighed; set by hand

Front: TypeAlias = dict[int, tuple[float, tuple[Expected, ...]]]
"""The hexes a plan can have come to: what it has brought so far, and what enemies have suffered."""

worth: ByType[Callable[[Outlook, int, Any], float]] = ByType("values")
"""What an ability that is neither movement nor attack is worth if it is performed from this hex."""

moves: ByType[Callable[[Outlook, Front, Any], Front]] = ByType("moves by")
"""Where a movement leads from each of these hexes."""


class Striking(NamedTuple):
    """How an ability strikes enemies, as a bot sees it."""

    targets: Callable[[Outlook, int, Any], Sequence[tuple[int, ...]]]
    """Whom it may fall on, together, from this hex."""
    blow: Callable[[Outlook, int, int, Any, tuple[Expected, ...]], tuple[float, tuple[Expected, ...]]]
    """What it is worth against one enemy from this hex, and what enemies will have suffered then."""


strikes: dict[type[Ability], Striking] = {}
"""Abilities that strike enemies, one after the other."""


def little_against_foes(outlook: Outlook, at: int, ability: Ability) -> float:  # noqa: ARG001 - all are valued alike
    """An ability that nobody has weighed: worth a little while there is somebody to fight."""
    return A_LITTLE if outlook.foes else 0.0


def against_foes(points: float) -> Callable[[Outlook, int, Ability], float]:
    """An ability that is worth the same wherever it is performed, while there is somebody to fight."""

    def value(outlook: Outlook, at: int, ability: Ability) -> float:  # noqa: ARG001
        return points if outlook.foes else 0.0

    return value
