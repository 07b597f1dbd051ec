"""How a perk of a class is declared. GH-LVLUP-04, 05, GH-AMD-11

`rolling(modifiers.Push(1))` is a rolling card that pushes. GH-AMD-04, 05
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletome.games.gloomhaven.content.modifier_cards import ModifierCard
from tabletome.games.gloomhaven.content.notation.sources import Source


class Perk(msgspec.Struct, frozen=True):
    """One line of the list on a character sheet. It can be taken once for each of its boxes. GH-LVLUP-05"""

    remove: tuple[ModifierCard, ...] = ()
    add: tuple[ModifierCard, ...] = ()
    boxes: int = 1
    ignores: Literal["", "items", "scenario"] = ""
    """Negative effects of items, or of scenarios, that do not concern the character."""
    source: Source = "public"
