"""The perks of each class, and the modifier cards they bring. Facts are public. GH-LVLUP-04, 05, GH-AMD-11, GH-AREA0-05

`rolling(Push(1))` is a rolling card that pushes. GH-AMD-04, 05
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletome.games.gloomhaven.content.modifier_cards import (
    BASE_CARDS,
    MINUS_ONE,
    MINUS_TWO,
    PLUS_ONE,
    PLUS_THREE,
    PLUS_TWO,
    PLUS_ZERO,
    Gain,
    Heal,
    Inflict,
    Infuse,
    ModifierCard,
    Pierce,
    Pull,
    Push,
    Shield,
    Target,
    by_name,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.sources import Source


class Perk(msgspec.Struct, frozen=True):
    """One line of the list on a character sheet. It can be taken once for each of its boxes. GH-LVLUP-05"""

    remove: tuple[ModifierCard, ...] = ()
    add: tuple[ModifierCard, ...] = ()
    boxes: int = 1
    ignores: Literal["", "items", "scenario"] = ""
    """Negative effects of items, or of scenarios, that do not concern the character."""
    source: Source = "public"


PERKS: dict[str, tuple[Perk, ...]] = {
    "brute": (
        Perk(remove=(MINUS_ONE,) * 2),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,)),
        Perk(add=(PLUS_ONE,) * 2, boxes=2),
        Perk(add=(PLUS_THREE,)),
        Perk(add=(rolling(Push(1)),) * 3, boxes=2),
        Perk(add=(rolling(Pierce(3)),) * 2),
        Perk(add=(rolling(Inflict("stun")),), boxes=2),
        Perk(add=(rolling(Inflict("disarm")), rolling(Inflict("muddle")))),
        Perk(add=(rolling(Target(1)),), boxes=2),
        Perk(add=(plus(1, Shield(1)),)),
        Perk(add=(PLUS_ONE,), ignores="items"),
    ),
    "scoundrel": (
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,)),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(rolling(Pierce(3)),) * 2),
        Perk(add=(rolling(Inflict("poison")),) * 2, boxes=2),
        Perk(add=(rolling(Inflict("muddle")),) * 2),
        Perk(add=(rolling(Gain("invisible")),)),
        Perk(ignores="scenario"),
    ),
    "spellweaver": (
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=2),
        Perk(add=(PLUS_ONE,) * 2, boxes=2),
        Perk(add=(plus(0, Inflict("stun")),)),
        Perk(add=(plus(1, Inflict("wound")),)),
        Perk(add=(plus(1, Inflict("immobilize")),)),
        Perk(add=(plus(1, Inflict("curse")),)),
        Perk(add=(plus(2, Infuse("fire")),), boxes=2),
        Perk(add=(plus(2, Infuse("ice")),), boxes=2),
        Perk(add=(rolling(Infuse("earth")), rolling(Infuse("air")))),
        Perk(add=(rolling(Infuse("light")), rolling(Infuse("dark")))),
    ),
    "tinkerer": (
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(add=(PLUS_ONE,) * 2),
        Perk(add=(PLUS_THREE,)),
        Perk(add=(rolling(Infuse("fire")),) * 2),
        Perk(add=(rolling(Inflict("muddle")),) * 3),
        Perk(add=(plus(1, Inflict("wound")),), boxes=2),
        Perk(add=(plus(1, Inflict("immobilize")),), boxes=2),
        Perk(add=(plus(1, Heal(2)),), boxes=2),
        Perk(add=(plus(0, Target(1)),)),
        Perk(ignores="scenario"),
    ),
    "cragheart": (
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=3),
        Perk(add=(MINUS_TWO, PLUS_TWO, PLUS_TWO)),
        Perk(add=(plus(1, Inflict("immobilize")),), boxes=2),
        Perk(add=(plus(2, Inflict("muddle")),), boxes=2),
        Perk(add=(rolling(Push(2)),) * 2),
        Perk(add=(rolling(Infuse("earth")),) * 2, boxes=2),
        Perk(add=(rolling(Infuse("air")),) * 2),
        Perk(ignores="items"),
        Perk(ignores="scenario"),
    ),
    "mindthief": (
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(PLUS_ONE,) * 2, add=(PLUS_TWO,) * 2),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(add=(plus(2, Infuse("ice")),), boxes=2),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(rolling(Pull(1)),) * 3),
        Perk(add=(rolling(Inflict("muddle")),) * 3),
        Perk(add=(rolling(Inflict("immobilize")),) * 2),
        Perk(add=(rolling(Inflict("stun")),)),
        Perk(add=(rolling(Inflict("disarm")), rolling(Inflict("muddle")))),
        Perk(ignores="scenario"),
    ),
}

MODIFIER_CARDS = by_name(*BASE_CARDS, *(card for perks in PERKS.values() for perk in perks for card in perk.add))
"""Every modifier card that can be in a deck, by name."""
