"""Passives: what a power or an item gives by itself, without being used. SS-POWER-16, SS-ITEM-02"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.terms import MAGIC
from tabletome.games.sword_and_sorcery.content.notation.words import Word


class Passive(Word):
    """Something a card adds; `n` is how much."""

    n: int = 1


class MaxHp(Passive):
    """More maximum HP. SS-POWCARD-06"""


class SaveDice(Passive):
    """More dice for save rolls, of which the best counts. SS-POWER-28, SS-POWCARD-19"""


class MovementPoints(Passive):
    """More movement points. SS-MOVE-08"""


class Capacity(Passive):
    """Room for more unequipped items. SS-HERO-07"""


class TreasureChoices(Passive):
    """So many treasure cards to keep one of. SS-POWCARD-08"""


class BowReach(Passive):
    """Bows reach further."""


class HitsOnWounded(Passive):
    """More hits against enemies with wounds."""


class DefenceReroll(Passive):
    """Once per round so many defence dice are thrown again."""


class WeaponHits(Passive):
    """More hits with weapons."""


class ShieldsInDefence(Passive):
    """More shields in every defence. SS-COMBAT-25"""


class Mirror(Passive):
    """Once per round so many dice may turn an attack on the attacker, by this symbol. SS-ITEMCARD-03"""

    symbol: int = MAGIC
