"""The twelve ruins tokens: altars and enemies with their rewards. MK-SITE-23"""

from __future__ import annotations

import dataclasses
from typing import Final

from tabletome.games.mage_knight.content.box import BLUE, GREEN, RED, WHITE, Source

ARTIFACT, SPELL, ADVANCED, UNIT, CRYSTALS, RANDOM_CRYSTAL = (
    "artifact", "spell", "advanced", "unit", "crystals", "random-crystal",
)  # fmt: skip
"""What can be won. MK-RES-05"""


@dataclasses.dataclass(frozen=True)
class Ruins:
    """A token: an altar that asks for mana, or enemies that guard a reward."""

    name: str
    mana: tuple[int, ...] = ()
    fame: int = 0
    enemies: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    source: Source = "public"


RUINS_TOKENS: Final = {
    each.name: each
    for each in (
        Ruins("green-altar", (GREEN,) * 3, 7),
        Ruins("blue-altar", (BLUE,) * 3, 7),
        Ruins("white-altar", (WHITE,) * 3, 7),
        Ruins("red-altar", (RED,) * 3, 7),
        Ruins("grey-violet", enemies=("grey", "violet"), rewards=(UNIT,)),
        Ruins("green-brown", enemies=("green", "brown"), rewards=(ARTIFACT,)),
        Ruins("grey-brown", enemies=("grey", "brown"), rewards=(ARTIFACT,)),
        Ruins("green-green", enemies=("green", "green"), rewards=(CRYSTALS,)),
        Ruins("brown-violet", enemies=("brown", "violet"), rewards=(SPELL, CRYSTALS)),
        Ruins("grey-white", enemies=("grey", "white"), rewards=(ARTIFACT, SPELL)),
        Ruins("green-red", enemies=("green", "red"), rewards=(ARTIFACT, ADVANCED)),
        Ruins("brown-red", enemies=("brown", "red"), rewards=(ARTIFACT, ARTIFACT)),
    )
}
