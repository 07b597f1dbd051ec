"""The perks of all classes, and the modifier cards they bring. GH-LVLUP-04, 05, GH-AMD-11, GH-AREA0-05"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.modifier_cards import BASE_CARDS, by_name
from tabletome.games.gloomhaven.content.notation.perks import Perk

PERKS: dict[str, tuple[Perk, ...]] = {name: each.perks for name, each in CLASSES.items()}

MODIFIER_CARDS = by_name(*BASE_CARDS, *(card for perks in PERKS.values() for perk in perks for card in perk.add))
"""Every modifier card that can be in a deck, by name."""
