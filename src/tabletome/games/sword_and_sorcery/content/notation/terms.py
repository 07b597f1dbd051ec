"""The terms of the book that all cards use."""

from __future__ import annotations

from typing import Literal, TypeAlias

Source: TypeAlias = Literal["book", "public", "mixed", "original"]
"""Where the facts of a card come from; of a `mixed` one a part is printed and the rest, such as a symbol, is ours."""
"""Where the facts of a card come from."""

# Symbols of the dice: SS-ICON-02

HIT, SKILL, MAGIC, SHIELD, LEGEND, MISS = range(6)
SYMBOLS = ("hit", "skill", "magic", "shield", "legend", "miss")

Cost: TypeAlias = tuple[int, ...]
"""Symbols that must be spent: `(SKILL, SKILL)`."""
Value: TypeAlias = tuple[int, int, int]
"""An attack value: fixed hits, red dice, blue dice. SS-COMBAT-06"""


def fixed(hits: int) -> Value:
    """So many hits, and no dice."""
    return hits, 0, 0


# Characters and their weapons

LAW, NEUTRAL, CHAOS = "law", "neutral", "chaos"
NATURES = (LAW, NEUTRAL, CHAOS)
"""The line of the three gods: only neighbours go together. SS-NATURE-01"""
DEXTERITY, FAITH, SORCERY, STRENGTH = "dexterity", "faith", "magic", "strength"
STYLES = (DEXTERITY, FAITH, SORCERY, STRENGTH)
"""Fighting styles. SS-ICON-04"""
MYSTIC, CRUSH, PIERCE, SLASH = "mystic", "crush", "pierce", "slash"
DAMAGE_TYPES = (MYSTIC, CRUSH, PIERCE, SLASH)
"""SS-COMBAT-27"""
GREEN, BLUE, RED, PURPLE = "green", "blue", "red", "purple"
RANKS = (GREEN, BLUE, RED, PURPLE)
"""Lowest to highest. SS-ICON-09"""

BLINDED, SLOWED, STUNNED, POISON_1, POISON_2, KNOCKDOWN = (
    "blinded",
    "slowed",
    "stunned",
    "poison-1",
    "poison-2",
    "knockdown",
)
CONDITIONS = (BLINDED, SLOWED, STUNNED, POISON_1, POISON_2)
"""Body conditions with a token; Knockdown is shown by the figure, Injuries by critical tokens. SS-COND-01"""

Slot: TypeAlias = Literal["main", "off", "armor", "artifact"]
"""Of a hero's sheet. SS-ITEM-09"""
WeaponSlot: TypeAlias = Literal["main", "off", "hands"]
"""With which weapon a hero attacks. SS-ITEM-16"""

# Turns and rounds

Activity: TypeAlias = Literal["move", "combat", "action", "free", "passive", "reaction"]
"""What using a card costs, or when it works. SS-ICON-03"""
DayOrNight: TypeAlias = Literal["", "day", "night"]
"""What the card below the event deck says; "" while there is none. SS-EVENT-19"""
