"""What characters of a new table can be given: cards, perks, items. GH-HAND-02, GH-LVLUP-04, GH-ITEM-03"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping

import msgspec

from tabletome.engine import Pick, Picking, Picks
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.setup import SEATS
from tabletome.games.gloomhaven.view.catalogue import class_shelf, item_card
from tabletome.games.gloomhaven.view.modifier_text import perk_text
from tabletome.scene import Card, t


def _cards(name: str) -> Picks:
    """The cards of a class, by level; a hand has as many as the class says. GH-HAND-02"""
    if name not in CLASSES:
        return Picks(())
    cards = [Pick(card, _with_level(shown)) for card, shown in class_shelf(name)]
    return Picks(cards, exactly=CLASSES[name].hand)


def _with_level(card: Card) -> Card:
    """A card that is one line of a list: its level stands beside its name."""
    level, *_ = card.badges
    return msgspec.structs.replace(card, name=t("shelf-card", card=card.name, level=level.text))


def _perks(name: str) -> Picks:
    """The list of a class, each line as often as it has boxes. GH-LVLUP-05"""
    return Picks(
        [
            Pick(str(number), Card(id=f"pick:perk:{name}:{number}", name=perk_text(perk)), most=perk.boxes)
            for number, perk in enumerate(PERKS.get(name, ()), 1)
        ]
    )


def _items(name: str) -> Picks:  # noqa: ARG001 - every class may own every item
    """All designs, by number. GH-ITEM-05"""
    return Picks([Pick(design.name, item_card(design)) for design in ITEMS.values()])


_PARTS: Mapping[str, Callable[[str], Picks]] = {"cards": _cards, "perks": _perks, "items": _items}
PICKINGS: Mapping[str, Picking] = types.MappingProxyType(
    {f"{seat}_{part}": Picking(among, by=seat) for seat in SEATS for part, among in _PARTS.items()}
)
