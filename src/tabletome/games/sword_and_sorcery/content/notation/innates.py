"""Innate powers: those printed on hero cards. SS-HERO-06"""

from __future__ import annotations

from typing import ClassVar

from tabletome.games.sword_and_sorcery.content.notation.terms import Activity
from tabletome.games.sword_and_sorcery.content.notation.words import Word


class Innate(Word):
    """An innate power: its name, how it is activated, and how far it reaches."""

    name: str
    range: int = 0

    activity: ClassVar[Activity] = "passive"


# Used in the hero's own turn


class ExplodeRunes(Innate):
    """All enemies in areas with a rune lose HP; the runes are gone. SS-POWCARD-10"""

    activity: ClassVar[Activity] = "free"


class TurnPowers(Innate):
    """The hero's used powers turn forward by one."""

    activity: ClassVar[Activity] = "action"


# Reactions


class BecomeTarget(Innate):
    """The hero becomes the primary target of an enemy in range, once per round. SS-POWCARD-04"""

    activity: ClassVar[Activity] = "reaction"


class HelpReroll(Innate):
    """A hero in range throws dice again, once per round, in whoever's turn. SS-POWCARD-03"""


# Always at work


class DoubleSupremacy(Innate):
    """Supremacy counts twice."""


class SecondShot(Innate):
    """After an attack with a bow one more on another enemy, once per round. SS-POWCARD-01"""


class OffHandAttack(Innate):
    """After an attack with the main weapon one with the off weapon, once per round."""


class BothDaggers(Innate):
    """After an attack with a dagger one with the other dagger on the same enemy. SS-POWCARD-14"""


class ChooseTrap(Innate):
    """Two trap cards are drawn, and the hero says which is resolved. SS-POWCARD-07"""


class AnyConsumable(Innate):
    """The hero may use any consumable. SS-POWCARD-07"""


class WandHits(Innate):
    """One more hit with wands."""
