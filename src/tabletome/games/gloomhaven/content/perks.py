"""The perks of all classes, and the modifier cards they bring. GH-LVLUP-04, 05, GH-AMD-11, GH-AREA0-05"""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.modifier_cards import BASE_CARDS, by_name
from tabletome.games.gloomhaven.content.notation.perks import Perk

PERKS: dict[str, tuple[Perk, ...]] = {name: each.perks for name, each in CLASSES.items()}

MODIFIER_CARDS = by_name(*BASE_CARDS, *(card for perks in PERKS.values() for perk in perks for card in perk.add))
"""Every modifier card that can be in a deck, by name."""


def ignores(name: str, perks: Iterable[int], what: str) -> bool:
    """Whether a perk lets the character ignore negative effects of items or of scenarios."""
    return any(PERKS[name][number].ignores == what for number in perks)
