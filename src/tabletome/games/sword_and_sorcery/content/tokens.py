"""What tokens of the box stand for: criticals and injuries, loot, shadows, and what powers place on the map. SS-COMP-03

A token is called by its name in the state and in messages; here is what it does. How often each is in the box is in
`box.py`.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tabletome.games.sword_and_sorcery.content.notation.terms import BLINDED, SKILL, SLOWED, STUNNED

# Criticals: SS-EFFECT-05


class Wound(msgspec.Struct, frozen=True, gc=False):
    """Green: so many HP are lost."""

    hp: int


class ShatterShields(msgspec.Struct, frozen=True, gc=False):
    """Green: all magic shields are gone."""


class Condition(msgspec.Struct, frozen=True, gc=False):
    """Blue: a body condition."""

    condition: str


class Injury(msgspec.Struct, frozen=True, gc=False):
    """Red: it stays with the figure until cured, and weakens it. SS-COND-11"""

    hits: int = 0
    armor: int = 0
    hp: int = 0
    """What attacks, armor and maximum HP lose."""
    blocks: int | None = None
    """A symbol that no effect can be bought with."""
    stronger: str = ""
    """The injury of the same kind that replaces it. SS-EFFECT-08, SS-EFFECT-09"""


Critical: TypeAlias = Wound | ShatterShields | Condition | Injury

INJURIES: dict[str, Injury] = {
    "injury-hits": Injury(hits=1),
    "injury-armor": Injury(armor=1),
    "injury-hp-1": Injury(hp=1, stronger="injury-hp-2"),
    "injury-hp-2": Injury(hp=2),
    "injury-skill": Injury(blocks=SKILL),
}
CRITICAL: dict[str, Critical] = {
    "wound-1": Wound(1),
    "wound-2": Wound(2),
    "shatter": ShatterShields(),
    "blinded": Condition(BLINDED),
    "slowed": Condition(SLOWED),
    "stunned": Condition(STUNNED),
    **INJURIES,
}

# Loot: SS-ENEMY-22


class LootCrowns(msgspec.Struct, frozen=True, gc=False):
    """So many crowns."""

    amount: int


class LootTreasure(msgspec.Struct, frozen=True, gc=False):
    """A treasure card."""


class LootSoulPoint(msgspec.Struct, frozen=True, gc=False):
    """A soul point."""


LootFace: TypeAlias = LootCrowns | LootTreasure | LootSoulPoint

LOOT: dict[str, LootFace] = {
    "crowns-5": LootCrowns(5),
    "crowns-10": LootCrowns(10),
    "crowns-20": LootCrowns(20),
    "treasure": LootTreasure(),
    "soul": LootSoulPoint(),
}

# Shadows: SS-SHADOW-06


class EnemyShadow(msgspec.Struct, frozen=True, gc=False):
    """So many enemies from the deck, perhaps with an enemy power card each."""

    count: int = 1
    advanced: bool = False


class StoryEnemyShadow(msgspec.Struct, frozen=True, gc=False):
    """The enemy that the quest names."""


class StoryTokenShadow(msgspec.Struct, frozen=True, gc=False):
    """The paragraph that the quest names."""


class CommonerShadow(msgspec.Struct, frozen=True, gc=False):
    """Somebody harmless, unless the quest says otherwise."""


ShadowFace: TypeAlias = EnemyShadow | StoryEnemyShadow | StoryTokenShadow | CommonerShadow

SHADOW: dict[str, ShadowFace] = {
    "commoner-male": CommonerShadow(),
    "commoner-female": CommonerShadow(),
    "enemy": EnemyShadow(),
    "advanced-enemy": EnemyShadow(advanced=True),
    "two-enemies": EnemyShadow(2),
    "story-enemy": StoryEnemyShadow(),
    "story-token": StoryTokenShadow(),
}

# What powers place: SS-POWER-05


class MapToken(msgspec.Struct, frozen=True, gc=False):
    """A rune, an illusion or a snare."""

    name: str
    count: int = 1
    """Tokens in the box; two of a kind must lie apart. SS-COMP-03"""
    rune: bool = False
    waits: bool = False
    """It lies until somebody steps on it, not only until the Time Phase."""


ASSAULT_RUNE = MapToken("assault-rune", rune=True)
PROTECTION_RUNE = MapToken("protection-rune", rune=True)
ILLUSION = MapToken("illusion", count=2)
SNARE_TRAP = MapToken("snare-trap", waits=True)
MAP_TOKEN: dict[str, MapToken] = {token.name: token for token in (ASSAULT_RUNE, PROTECTION_RUNE, ILLUSION, SNARE_TRAP)}
