"""The pieces every game uses: colours, tracks, levels, terrains, the numbers on the boards."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Source = Literal["book", "public", "original"]

RED, BLUE, WHITE, GREEN, GOLD, BLACK = range(6)
COLOURS: Final = ("red", "blue", "white", "green", "gold", "black")
"""Mana, in the order in which the state counts it. MK-MANA-01"""
BASIC: Final = (RED, BLUE, WHITE, GREEN)
COLOUR_NUMBER: Final = {name: number for number, name in enumerate(COLOURS)}
MOST_CRYSTALS = 3
"""Of each basic colour. MK-MANA-03"""

Element: TypeAlias = Literal["physical", "fire", "ice", "cold-fire"]
PHYSICAL: Final = "physical"
FIRE: Final = "fire"
ICE: Final = "ice"
COLD_FIRE: Final = "cold-fire"

WOUND = "wound"

PLAINS, HILLS, FOREST, WASTELAND = "plains", "hills", "forest", "wasteland"
DESERT, SWAMP, LAKE, MOUNTAIN = "desert", "swamp", "lake", "mountain"
DAY_COSTS: Final = {PLAINS: 2, HILLS: 3, FOREST: 3, WASTELAND: 4, DESERT: 5, SWAMP: 5}
NIGHT_COSTS: Final = {PLAINS: 2, HILLS: 3, FOREST: 5, WASTELAND: 4, DESERT: 3, SWAMP: 5}
"""Move points; whatever is not listed cannot be entered. MK-SETUP-13, MK-MOVE-06, 07, 22"""
CITY_COST = 2
"""MK-MOVE-08"""
EXPLORE_COST = 2
"""MK-EXPL-03"""

LEAST_REPUTATION, MOST_REPUTATION = -7, 7
REPUTATION_BONUS: Final = {
    -6: -5, -5: -3, -4: -2, -3: -1, -2: -1, -1: 0, 0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 5,
}  # fmt: skip
"""Influence gained or lost in an interaction; at -7 there is none. MK-SETUP-22, 25"""


class Level(NamedTuple):
    """What a row of the Fame track gives. MK-LEVEL-07"""

    fame: int
    armor: int
    hand: int
    command: int


LEVELS: Final = (
    Level(0, 2, 5, 1), Level(3, 2, 5, 1), Level(8, 3, 5, 2), Level(15, 3, 5, 2), Level(24, 3, 6, 3),
    Level(35, 3, 6, 3), Level(48, 4, 6, 4), Level(63, 4, 6, 4), Level(80, 4, 7, 5), Level(99, 4, 7, 5),
)  # fmt: skip
"""Level 1 first. MK-AREA-02, 03, MK-LEVEL-07"""

GREEN_ENEMY, GREY_ENEMY, BROWN_ENEMY = "green", "grey", "brown"
VIOLET_ENEMY, WHITE_ENEMY, RED_ENEMY = "violet", "white", "red"
ENEMY_COLOURS: Final = (GREEN_ENEMY, GREY_ENEMY, BROWN_ENEMY, VIOLET_ENEMY, WHITE_ENEMY, RED_ENEMY)
"""MK-SETUP-02"""

OFFER = 3
"""Spells and Advanced Actions on offer. MK-SETUP-06, 07"""


def level_of(fame: int) -> int:
    """The level whose row this Fame stands in, 1 to 10."""
    level = 1
    while level < len(LEVELS) and fame >= LEVELS[level].fame:
        level += 1
    return level
