"""The enemy tokens, by the colour of their backs. MK-SETUP-24

Where published tables differ: the Swamp Dragon is swift and poisonous (three tables against one); there is one token
each of Fire and Ice Golems; Altem Guardsmen attack for 6 and Altem Mages are fortified, which belong together in the
first printing.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from tabletome.games.mage_knight.content.box import COLD_FIRE, ENEMY_COLOURS, FIRE, ICE, PHYSICAL, Source

SWIFT, BRUTAL, POISON, PARALYZE = "swift", "brutal", "poison", "paralyze"
FORTIFIED, UNFORTIFIED, ELUSIVE, ARCANE_IMMUNITY = "fortified", "unfortified", "elusive", "arcane-immunity"
ASSASSINATION, CUMBERSOME, VAMPIRIC, DEFEND = "assassination", "cumbersome", "vampiric", "defend"


@dataclasses.dataclass(frozen=True)
class Enemy:
    """What a token shows."""

    name: str
    colour: str
    attacks: tuple[tuple[int, str], ...]
    """Value and element of each attack; none for a summoner."""
    armor: int
    fame: int
    resists: tuple[str, ...]
    abilities: tuple[str, ...]
    summons: tuple[str, ...]
    """The colour of each token drawn in the Block phase."""
    elusive_armor: int
    defend: int
    reputation: int
    copies: int
    source: Source = "public"


def enemy(
    colour: str,
    name: str,
    *,
    armor: int,
    fame: int,
    attack: int = 0,
    element: str = PHYSICAL,
    attacks: tuple[tuple[int, str], ...] = (),
    resists: tuple[str, ...] = (),
    abilities: tuple[str, ...] = (),
    summons: str = "",
    elusive: int = 0,
    defend: int = 0,
    reputation: int = 0,
    copies: int = 2,
) -> Enemy:
    """One kind of token. `elusive` is its higher armor."""
    strikes = attacks or (((attack, element),) if attack else ())
    abilities += (ELUSIVE,) * bool(elusive) + (DEFEND,) * bool(defend)
    drawn = tuple(summons.split())
    return Enemy(name, colour, strikes, armor, fame, resists, abilities, drawn, elusive, defend, reputation, copies)


_ENEMIES = (
    enemy("green", "diggers", attack=3, armor=3, fame=2, abilities=(FORTIFIED,), copies=2),
    enemy("green", "prowlers", attack=4, armor=3, fame=2, copies=2),
    enemy("green", "cursed-hags", attack=3, armor=5, fame=3, abilities=(POISON,), copies=2),
    enemy("green", "wolf-riders", attack=3, armor=4, fame=3, abilities=(SWIFT,), copies=2),
    enemy("green", "ironclads", attack=4, armor=3, fame=4, resists=(PHYSICAL,), abilities=(BRUTAL,), copies=2),
    enemy("green", "orc-summoners", summons="brown", armor=4, fame=4, copies=2),
    enemy("grey", "crossbowmen", attack=4, armor=4, fame=3, abilities=(SWIFT,), copies=3),
    enemy("grey", "guardsmen", attack=3, armor=7, fame=3, abilities=(FORTIFIED,), copies=3),
    enemy("grey", "swordsmen", attack=6, armor=5, fame=4, copies=2),
    enemy("grey", "golems", attack=2, armor=5, fame=4, resists=(PHYSICAL,), copies=2),
    enemy("brown", "minotaur", attack=5, armor=5, fame=4, abilities=(BRUTAL,), copies=2),
    enemy("brown", "gargoyle", attack=5, armor=4, fame=4, resists=(PHYSICAL,), copies=2),
    enemy("brown", "medusa", attack=6, armor=4, fame=5, abilities=(PARALYZE,), copies=2),
    enemy("brown", "crypt-worm", attack=6, armor=6, fame=5, abilities=(FORTIFIED,), copies=2),
    enemy("brown", "werewolf", attack=7, armor=5, fame=5, abilities=(SWIFT,), copies=2),
    enemy("violet", "monks", attack=5, armor=5, fame=4, abilities=(POISON,), copies=2),
    enemy("violet", "illusionists", summons="brown", armor=3, fame=4, resists=(PHYSICAL,), copies=2),
    enemy("violet", "ice-mages", attack=5, element=ICE, armor=6, fame=5, resists=(ICE,), copies=2),
    enemy("violet", "fire-mages", attack=6, element=FIRE, armor=5, fame=5, resists=(FIRE,), copies=2),
    enemy(
        "violet",
        "ice-golems",
        attack=2,
        element=ICE,
        armor=4,
        fame=5,
        resists=(
            ICE,
            PHYSICAL,
        ),
        abilities=(PARALYZE,),
        copies=1,
    ),
    enemy(
        "violet",
        "fire-golems",
        attack=3,
        element=FIRE,
        armor=4,
        fame=5,
        resists=(
            FIRE,
            PHYSICAL,
        ),
        abilities=(BRUTAL,),
        copies=1,
    ),
    enemy(
        "white",
        "freezers",
        attack=3,
        element=ICE,
        armor=7,
        fame=7,
        resists=(FIRE,),
        abilities=(
            PARALYZE,
            SWIFT,
        ),
        copies=3,
    ),
    enemy("white", "gunners", attack=6, element=FIRE, armor=6, fame=7, resists=(ICE,), abilities=(BRUTAL,), copies=3),
    enemy(
        "white",
        "altem-guardsmen",
        attack=6,
        armor=7,
        fame=8,
        resists=(
            PHYSICAL,
            FIRE,
            ICE,
        ),
        abilities=(FORTIFIED,),
        copies=2,
    ),
    enemy(
        "white",
        "altem-mages",
        attack=4,
        element=COLD_FIRE,
        armor=8,
        fame=8,
        resists=(PHYSICAL,),
        abilities=(
            FORTIFIED,
            BRUTAL,
            POISON,
        ),
        copies=2,
    ),
    enemy(
        "red",
        "swamp-dragon",
        attack=5,
        armor=9,
        fame=7,
        abilities=(
            SWIFT,
            POISON,
        ),
        copies=2,
    ),
    enemy(
        "red",
        "fire-dragon",
        attack=9,
        element=FIRE,
        armor=7,
        fame=8,
        resists=(
            PHYSICAL,
            FIRE,
        ),
        copies=2,
    ),
    enemy(
        "red",
        "ice-dragon",
        attack=6,
        element=ICE,
        armor=7,
        fame=8,
        resists=(
            PHYSICAL,
            ICE,
        ),
        abilities=(PARALYZE,),
        copies=2,
    ),
    enemy(
        "red",
        "high-dragon",
        attack=6,
        element=COLD_FIRE,
        armor=9,
        fame=9,
        resists=(
            FIRE,
            ICE,
        ),
        abilities=(BRUTAL,),
        copies=2,
    ),
)  # fmt: skip
ENEMIES: Final = {each.name: each for each in _ENEMIES}
TOKENS: Final = {
    colour: tuple(each.name for each in _ENEMIES if each.colour == colour for _ in range(each.copies))
    for colour in ENEMY_COLOURS
}
"""Every token of the box."""
