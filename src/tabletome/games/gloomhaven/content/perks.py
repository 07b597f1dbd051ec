"""The perks of each class, and the modifier cards they bring. Facts are public. GH-LVLUP-04, 05, GH-AMD-11, GH-AREA0-05

A card is written as in modifiers.py: `r+0:push1` is a rolling card that pushes. GH-AMD-04, 05
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletome.games.gloomhaven.content.notation.abilities import Source


class Perk(msgspec.Struct, frozen=True):
    """One line of the list on a character sheet. It can be taken once for each of its boxes. GH-LVLUP-05"""

    remove: tuple[str, ...] = ()
    add: tuple[str, ...] = ()
    boxes: int = 1
    ignores: Literal["", "items", "scenario"] = ""
    """Negative effects of items, or of scenarios, that do not concern the character."""
    source: Source = "public"


PERKS: dict[str, tuple[Perk, ...]] = {
    "brute": (
        Perk(remove=("-1", "-1")),
        Perk(remove=("-1",), add=("+1",)),
        Perk(add=("+1", "+1"), boxes=2),
        Perk(add=("+3",)),
        Perk(add=("r+0:push1", "r+0:push1", "r+0:push1"), boxes=2),
        Perk(add=("r+0:pierce3", "r+0:pierce3")),
        Perk(add=("r+0:stun",), boxes=2),
        Perk(add=("r+0:disarm", "r+0:muddle")),
        Perk(add=("r+0:target1",), boxes=2),
        Perk(add=("+1:shield1",)),
        Perk(add=("+1",), ignores="items"),
    ),
    "scoundrel": (
        Perk(remove=("-1", "-1"), boxes=2),
        Perk(remove=("+0", "+0", "+0", "+0")),
        Perk(remove=("-2",), add=("+0",)),
        Perk(remove=("-1",), add=("+1",)),
        Perk(remove=("+0",), add=("+2",), boxes=2),
        Perk(add=("r+1", "r+1"), boxes=2),
        Perk(add=("r+0:pierce3", "r+0:pierce3")),
        Perk(add=("r+0:poison", "r+0:poison"), boxes=2),
        Perk(add=("r+0:muddle", "r+0:muddle")),
        Perk(add=("r+0:invisible",)),
        Perk(ignores="scenario"),
    ),
    "spellweaver": (
        Perk(remove=("+0", "+0", "+0", "+0")),
        Perk(remove=("-1",), add=("+1",), boxes=2),
        Perk(add=("+1", "+1"), boxes=2),
        Perk(add=("+0:stun",)),
        Perk(add=("+1:wound",)),
        Perk(add=("+1:immobilize",)),
        Perk(add=("+1:curse",)),
        Perk(add=("+2:fire",), boxes=2),
        Perk(add=("+2:ice",), boxes=2),
        Perk(add=("r+0:earth", "r+0:air")),
        Perk(add=("r+0:light", "r+0:dark")),
    ),
    "tinkerer": (
        Perk(remove=("-1", "-1"), boxes=2),
        Perk(remove=("-2",), add=("+0",)),
        Perk(add=("+1", "+1")),
        Perk(add=("+3",)),
        Perk(add=("r+0:fire", "r+0:fire")),
        Perk(add=("r+0:muddle", "r+0:muddle", "r+0:muddle")),
        Perk(add=("+1:wound",), boxes=2),
        Perk(add=("+1:immobilize",), boxes=2),
        Perk(add=("+1:heal2",), boxes=2),
        Perk(add=("+0:target1",)),
        Perk(ignores="scenario"),
    ),
    "cragheart": (
        Perk(remove=("+0", "+0", "+0", "+0")),
        Perk(remove=("-1",), add=("+1",), boxes=3),
        Perk(add=("-2", "+2", "+2")),
        Perk(add=("+1:immobilize",), boxes=2),
        Perk(add=("+2:muddle",), boxes=2),
        Perk(add=("r+0:push2", "r+0:push2")),
        Perk(add=("r+0:earth", "r+0:earth"), boxes=2),
        Perk(add=("r+0:air", "r+0:air")),
        Perk(ignores="items"),
        Perk(ignores="scenario"),
    ),
    "mindthief": (
        Perk(remove=("-1", "-1"), boxes=2),
        Perk(remove=("+0", "+0", "+0", "+0")),
        Perk(remove=("+1", "+1"), add=("+2", "+2")),
        Perk(remove=("-2",), add=("+0",)),
        Perk(add=("+2:ice",), boxes=2),
        Perk(add=("r+1", "r+1"), boxes=2),
        Perk(add=("r+0:pull1", "r+0:pull1", "r+0:pull1")),
        Perk(add=("r+0:muddle", "r+0:muddle", "r+0:muddle")),
        Perk(add=("r+0:immobilize", "r+0:immobilize")),
        Perk(add=("r+0:stun",)),
        Perk(add=("r+0:disarm", "r+0:muddle")),
        Perk(ignores="scenario"),
    ),
}
