"""What the rules know of each ability, in tables by type; the modules beside this one fill them, a family each.

An ability that characters can perform has an entry in `performs`, one on monsters' cards in `monster_performs`.
GH-TURN-04, GH-MABIL-04
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

from tabletome.engine import Asking, ByType, Script
from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.state import State

P = ParamSpec("P")
R = TypeVar("R")
Performing: TypeAlias = Callable[[State, int, Any], Asking[bool]]

performs: ByType[Performing] = ByType("performs")
"""A character performs it, or leaves it out; gives back whether it was performed. GH-TURN-04"""

monster_performs: ByType[Callable[[State, int, Any, tuple[Ability, ...]], Script]] = ByType("performs by the rules")
"""A monster or summon performs it as far as possible; the last argument is what follows on its card. GH-MABIL-04"""

steers: ByType[Callable[[State, int, Any], Script]] = ByType("steers")
"""A charmed monster performs it as the player says; what is not here it performs by the rules."""


class Order(NamedTuple):
    """How a character lets an ally perform something."""

    augmented: bool = False
    """With that character's augments."""
    commanded: bool = False
    """That character's player says how."""
    stronger: int = 0
    """So much more for attacks."""


ally_performs: ByType[Callable[[State, int, int, Any, Order], Asking[bool]]] = ByType("lets an ally perform")
"""An ally (the second figure) performs it because a character lets it."""

falls_due: ByType[Callable[[State, int, Any, int], Script]] = ByType("falls due for")
"""A character performs it at once, in whoever's turn, because its doomed enemy has died in the hex named last."""

with_own_values: ByType[Callable[[State, int, Any], Ability]] = ByType("has values of its own for")
"""What a creature performs if what is printed is added to its own statistics. GH-SUMMON-03"""

bears: ByType[Performing] = ByType("bears")
"""A character bears it as a cost; gives back whether it was borne."""

can_do_good: ByType[Callable[[State, int, Any], bool]] = ByType("can do good by")
"""Whether an ability that asks nothing would do something now, and nothing but what the player may do without: then
the player is asked whether to perform it. GH-TURN-04"""


def at_once(does: Callable[P, R]) -> Callable[P, Asking[R]]:
    """An ability in whose course nothing is asked: `@performs(Suffer)` above `@at_once`."""

    @functools.wraps(does)
    def script(*args: P.args, **kwargs: P.kwargs) -> Asking[R]:
        yield from ()
        return does(*args, **kwargs)

    return script


@at_once
def lies_there(g: State, hero: int, ability: Ability) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """What works by lying in the active area is performed by putting the card there. GH-ACTIVE-01"""
    return True
