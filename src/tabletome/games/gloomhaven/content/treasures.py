"""The numbered treasures: what is found when one is looted. GH-PAGE-07, GH-OVL-21..24"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.sources import Source


class Treasure(msgspec.Struct, frozen=True):
    """What a treasure tile holds. Items are known by their numbers."""

    gold: int = 0
    xp: int = 0
    items: tuple[int, ...] = ()
    """One copy each, owned but not equipped. GH-OVL-22"""
    design: int = 0
    """All copies of this item are added to the shop. GH-OVL-23"""
    checks: int = 0
    """Checkmarks, as battle goals give them."""
    damage: int = 0
    conditions: tuple[str, ...] = ()
    random_design: bool = False
    random_scenario: bool = False
    scenario: int = 0
    """A new scenario."""
    envelope: bool = False
    """Something for the campaign."""
    source: Source = "public"


TREASURES: dict[int, Treasure] = {
    1: Treasure(random_design=True),
    2: Treasure(items=(32,)),
    3: Treasure(items=(44,)),
    4: Treasure(gold=15),
    5: Treasure(items=(23,)),
    6: Treasure(items=(39,)),
    7: Treasure(random_scenario=True),
    8: Treasure(checks=1),
    9: Treasure(items=(111,)),
    10: Treasure(xp=10),
    11: Treasure(random_design=True),
    12: Treasure(items=(99,)),
    13: Treasure(
        damage=5,
        conditions=(
            "poison",
            "wound",
        ),
    ),
    14: Treasure(xp=10),
    15: Treasure(items=(45,)),
    16: Treasure(gold=10),
    17: Treasure(gold=20),
    18: Treasure(gold=15),
    19: Treasure(random_design=True),
    20: Treasure(random_design=True),
    21: Treasure(damage=5),
    22: Treasure(random_design=True),
    23: Treasure(items=(103,)),
    24: Treasure(damage=5),
    25: Treasure(gold=25),
    26: Treasure(gold=20),
    27: Treasure(items=(122,)),
    28: Treasure(gold=15),
    29: Treasure(items=(97,)),
    30: Treasure(checks=1),
    31: Treasure(random_design=True),
    32: Treasure(random_design=True),
    33: Treasure(items=(19,)),
    34: Treasure(items=(24,)),
    35: Treasure(items=(98,)),
    36: Treasure(design=96),
    37: Treasure(checks=1),
    38: Treasure(items=(123,)),
    39: Treasure(damage=5),
    40: Treasure(random_design=True),
    41: Treasure(items=(53,)),
    42: Treasure(random_design=True),
    43: Treasure(
        damage=5,
        conditions=(
            "poison",
            "wound",
        ),
    ),
    44: Treasure(random_scenario=True),
    45: Treasure(random_design=True),
    46: Treasure(damage=3, conditions=("poison",)),
    47: Treasure(items=(104,)),
    48: Treasure(gold=30),
    49: Treasure(scenario=17),
    50: Treasure(items=(101,)),
    51: Treasure(random_scenario=True),
    52: Treasure(items=(131,)),
    53: Treasure(random_design=True),
    54: Treasure(items=(124,)),
    55: Treasure(checks=1),
    56: Treasure(items=(69,)),
    57: Treasure(gold=15),
    58: Treasure(items=(108,)),
    59: Treasure(random_design=True),
    60: Treasure(items=(113,)),
    61: Treasure(items=(40,)),
    62: Treasure(
        items=(
            110,
            115,
        )
    ),
    63: Treasure(random_design=True),
    64: Treasure(gold=30),
    65: Treasure(design=107),
    66: Treasure(items=(33,)),
    67: Treasure(gold=10),
    68: Treasure(items=(130,)),
    69: Treasure(items=(100,)),
    70: Treasure(random_scenario=True),
    71: Treasure(random_scenario=True),
    72: Treasure(design=116),
    73: Treasure(random_design=True),
    74: Treasure(random_design=True),
    75: Treasure(envelope=True),
}
