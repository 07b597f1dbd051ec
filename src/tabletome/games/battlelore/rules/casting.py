"""How a Lore card's own code is asked: whom it can be played on and what it does. BL-LTGT, BL-LCARD-06..10

The cards of the room `cards` register themselves in CASTINGS; the rules know them only by what is declared there and in
content/lore_cards.py.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tabletome.engine import Script
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.state import State


class Situation(NamedTuple):
    """In which a seat might play a Lore card; attacker and defender are those of the battle, or NOBODY."""

    g: State
    seat: int
    attacker: int
    defender: int


@dataclasses.dataclass(frozen=True)
class Cast:
    """A Lore card being played. `target` is the hex named with it; attacker and defender are those of the battle."""

    g: State
    seat: int
    level: int
    target: int
    attacker: int
    defender: int

    @property
    def unit(self) -> int:
        """The unit in the hex that was named."""
        return self.g.on[self.target]

    @property
    def opponent(self) -> int:
        """The other seat."""
        return 1 - self.seat


Targets: TypeAlias = Callable[[Situation], list[str | None]]
"""The hexes that may be named with a card; [None] where it needs no target, [] where it cannot be played."""
CardEffect: TypeAlias = Callable[[Cast], Script | None]
"""What a card does: at once, or asking."""


@dataclasses.dataclass(frozen=True)
class Casting:
    """The code of one card."""

    targets: Targets
    effect: CardEffect


CASTINGS: dict[str, Casting] = {}
"""By the name of the card."""


def effect_of(name: str, targets: Targets) -> Callable[[CardEffect], CardEffect]:
    """Register a card's code: whom it can be played on, and what it does, which stands below."""
    assert name in LORE_CARDS, f"there is no Lore card {name}"
    assert name not in CASTINGS, f"the Lore card {name} has its code already"

    def register(effect: CardEffect) -> CardEffect:
        CASTINGS[name] = Casting(targets, effect)
        return effect

    return register
