"""Attack modifier cards, as they are printed: the standard deck, blessings and curses, and those that perks add.

A deck in play is a tuple of names: `+1`, `-2`, `null`, `x2`, `bless`, `curse`; a rolling card's name begins with `r`,
effects follow a colon: `r+0:push2`, `+1:stun`. What is printed on the card of a name stands in `MODIFIER_CARDS`.
GH-AMD
"""

from __future__ import annotations

import msgspec

NOTHING = -1000
"""The value of a card that makes the attack deal no damage."""


# Effects


class ModifierEffect(msgspec.Struct, frozen=True):
    """What a modifier card does beside changing the attack value. GH-AMD-04"""

    @property
    def name(self) -> str:
        """How it is called in a card's name: by its kind, unless what it gives says more."""
        return type(self).__name__.lower()


class Measured(ModifierEffect, frozen=True):
    """An effect with a value."""

    by: int

    @property
    def name(self) -> str:
        return f"{super().name}{self.by}"


class Pierce(Measured, frozen=True):
    """So much shield is ignored."""


class Push(Measured, frozen=True):
    """The target is pushed so far."""


class Pull(Measured, frozen=True):
    """The target is pulled so far."""


class Refresh(Measured, frozen=True):
    """So many of the attacker's items can be used again. GH-RECOVER-05"""


class Target(Measured, frozen=True):
    """The attack has so many more targets."""


class Shield(Measured, frozen=True):
    """The attacker has so much shield until the end of the round."""


class Heal(Measured, frozen=True):
    """The attacker is healed."""


class Inflict(ModifierEffect, frozen=True):
    """The target receives a condition."""

    condition: str

    @property
    def name(self) -> str:
        return self.condition


class Gain(ModifierEffect, frozen=True):
    """The attacker receives a condition."""

    condition: str

    @property
    def name(self) -> str:
        return self.condition


class Infuse(ModifierEffect, frozen=True):
    """An element is infused."""

    element: str

    @property
    def name(self) -> str:
        return self.element


# Cards


class ModifierCard(msgspec.Struct, frozen=True):
    """What is printed on a modifier card. `doubles` is x2; its value is then the attack value. GH-AMD-03, 04, 05"""

    name: str
    face: str
    """The large figure on it: `+1`, `x2`, `null`."""
    value: int
    doubles: bool = False
    rolling: bool = False
    effects: tuple[ModifierEffect, ...] = ()


def plus(value: int, *effects: ModifierEffect, rolling: bool = False) -> ModifierCard:
    """A card that changes the attack value by so much."""
    face = f"{value:+d}"
    name = f"r{face}" if rolling else face
    if effects:
        name += ":" + ",".join(effect.name for effect in effects)
    return ModifierCard(name, face, value, rolling=rolling, effects=effects)


def rolling(*effects: ModifierEffect, value: int = 0) -> ModifierCard:
    """A rolling card: another is drawn too. GH-AMD-05"""
    return plus(value, *effects, rolling=True)


MINUS_TWO, MINUS_ONE, PLUS_ZERO, PLUS_ONE, PLUS_TWO, PLUS_THREE = (plus(value) for value in (-2, -1, 0, 1, 2, 3))
PLUS_FOUR = plus(4)
NULL = ModifierCard("null", "null", NOTHING)
DOUBLE = ModifierCard("x2", "x2", 0, doubles=True)
CURSE_CARD = ModifierCard("curse", "curse", NOTHING)
BLESS_CARD = ModifierCard("bless", "bless", 0, doubles=True)
PENALTY_CARD = ModifierCard("-1*", "-1*", -1)

STANDARD = ("+0",) * 6 + ("+1",) * 5 + ("-1",) * 5 + ("+2", "-2", "null", "x2")
"""A standard deck: the twenty cards of one mark, 1 to 4 for characters and M for monsters. GH-AMD-01, 10"""
SHUFFLES = frozenset(("null", "x2"))
"""Cards with the shuffle symbol. GH-AMD-08"""
VANISHING = ("bless", "curse")
"""Removed from the deck when drawn. GH-AMD-06"""
CURSES = BLESSINGS = 10
"""How many there are: curses for the monsters and for the characters, blessings for all. GH-COND-17, GH-AMD-07"""
PENALTY = PENALTY_CARD.name
"""A -1 card that an item or a scenario adds, with a symbol of its own: it leaves with the scenario. GH-AMD-12"""

BASE_CARDS = (
    MINUS_TWO, MINUS_ONE, PLUS_ZERO, PLUS_ONE, PLUS_TWO, NULL, DOUBLE, CURSE_CARD, BLESS_CARD, PENALTY_CARD,
)  # fmt: skip
REDUCED = {card.name: plus(value) for card, value in ((NULL, -2), (CURSE_CARD, -2), (DOUBLE, 2), (BLESS_CARD, 2))}
"""With reduced randomness the extreme cards count as +2 and -2. GH-LOWRND-01"""


def by_name(*cards: ModifierCard) -> dict[str, ModifierCard]:
    """What is printed on the card of each name."""
    return {card.name: card for card in cards}
