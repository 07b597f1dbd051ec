"""The enemy tokens, by the colour of their backs. MK-SETUP-24

Where published tables differ: the Swamp Dragon is swift and poisonous (three tables against one); there is one token
each of Fire and Ice Golems; Altem Guardsmen attack for 6 and Altem Mages are fortified, which belong together in the
first printing. Of the expansions, white Thugs and Shocktroops stand in one table only and were never printed.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from tabletome.games.mage_knight.content.box import COLD_FIRE, ENEMY_COLOURS, FIRE, ICE, PHYSICAL, Element, Source

SWIFT, BRUTAL, POISON, PARALYZE = "swift", "brutal", "poison", "paralyze"
FORTIFIED, UNFORTIFIED, ELUSIVE, ARCANE_IMMUNITY = "fortified", "unfortified", "elusive", "arcane-immunity"
ASSASSINATION, CUMBERSOME, VAMPIRIC, DEFEND = "assassination", "cumbersome", "vampiric", "defend"


@dataclasses.dataclass(frozen=True)
class Enemy:
    """What a token shows."""

    name: str
    armor: int
    resists: tuple[Element, ...]
    colour: str = ""
    attacks: tuple[tuple[int, Element], ...] = ()
    """Value and element of each attack; none for a summoner."""
    fame: int = 0
    abilities: tuple[str, ...] = ()
    summons: tuple[str, ...] = ()
    """The colour of each token drawn in the Block phase."""
    elusive_armor: int = 0
    defend: int = 0
    reputation: int = 0
    copies: int = 0
    expansion: bool = False
    source: Source = "public"


def enemy(
    colour: str,
    name: str,
    *,
    armor: int,
    fame: int,
    attack: int = 0,
    element: Element = PHYSICAL,
    attacks: tuple[tuple[int, Element], ...] = (),
    resists: tuple[Element, ...] = (),
    abilities: tuple[str, ...] = (),
    summons: str = "",
    elusive: int = 0,
    defend: int = 0,
    reputation: int = 0,
    copies: int = 2,
    expansion: bool = False,
) -> Enemy:
    """One kind of token. `elusive` is its higher armor."""
    strikes = attacks or (((attack, element),) if attack else ())
    abilities += (ELUSIVE,) * bool(elusive) + (DEFEND,) * bool(defend)
    drawn = tuple(summons.split())
    return Enemy(
        name, armor, resists, colour, strikes, fame, abilities, drawn, elusive, defend, reputation, copies, expansion
    )


def newcomer(colour: str, name: str, *, attack: int = 0, armor: int, fame: int, **more: Any) -> Enemy:
    """A token of the expansions."""
    return enemy(colour, name, attack=attack, armor=armor, fame=fame, expansion=True, **more)


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
_NEWCOMERS = (
    newcomer("green", "centaur-outriders", attack=3, armor=5, fame=2, abilities=(SWIFT,)),
    newcomer("green", "orc-skirmishers", attacks=((1, PHYSICAL), (1, PHYSICAL)), armor=4, fame=2),
    newcomer(
        "green", "orc-war-beasts", attack=3, armor=5, fame=3, resists=(FIRE, ICE), abilities=(UNFORTIFIED, BRUTAL)
    ),
    newcomer(
        "green", "orc-stonethrowers", attack=7, armor=2, fame=4, resists=(PHYSICAL,), abilities=(FORTIFIED, CUMBERSOME)
    ),
    newcomer("green", "orc-trackers", attack=4, armor=3, fame=3, elusive=6, abilities=(ASSASSINATION,)),
    newcomer("green", "skeletal-warriors", attack=3, armor=4, fame=1, resists=(FIRE,)),
    newcomer("green", "shrouded-necromancers", summons="green", armor=5, fame=3, abilities=(FORTIFIED,)),
    newcomer("green", "corrupted-priests", attack=4, element=COLD_FIRE, armor=5, fame=3, defend=1),
    newcomer("green", "gibbering-ghouls", attack=4, armor=4, fame=2, abilities=(VAMPIRIC,)),
    newcomer("green", "elemental-priests", attacks=((3, FIRE), (3, ICE)), armor=4, fame=3, resists=(FIRE, ICE)),
    newcomer("green", "elven-protectors", attack=3, armor=4, fame=2, resists=(FIRE,), defend=2),
    newcomer("green", "cloud-griffons", attack=4, armor=4, fame=3, elusive=8, abilities=(UNFORTIFIED, SWIFT)),
    newcomer(
        "green", "crystal-sprites", attacks=((1, ICE), (1, ICE)), armor=1, fame=1, resists=(ICE,), elusive=2, defend=1
    ),
    newcomer(
        "green", "zombie-horde", attacks=((1, PHYSICAL),) * 3, armor=5, fame=2, resists=(ICE,), abilities=(CUMBERSOME,)
    ),
    newcomer(
        "grey",
        "heroes",
        attacks=((5, PHYSICAL), (3, PHYSICAL)),
        armor=4,
        fame=5,
        abilities=(FORTIFIED,),
        reputation=-1,
        copies=1,
    ),
    newcomer("grey", "thugs", attack=3, armor=5, fame=2, abilities=(BRUTAL,), reputation=1),
    newcomer("grey", "shocktroops", attack=5, armor=3, fame=3, elusive=6, abilities=(UNFORTIFIED,)),
    newcomer(
        "brown",
        "air-elemental",
        attack=3,
        element=COLD_FIRE,
        armor=4,
        fame=4,
        resists=(FIRE, ICE),
        elusive=8,
        abilities=(SWIFT,),
    ),
    newcomer("brown", "shadow", attack=4, element=COLD_FIRE, armor=4, fame=4, elusive=8, abilities=(ARCANE_IMMUNITY,)),
    newcomer("brown", "fire-elemental", attack=7, armor=6, fame=4, resists=(FIRE,)),
    newcomer(
        "brown",
        "earth-elemental",
        attack=4,
        armor=5,
        fame=4,
        resists=(PHYSICAL,),
        abilities=(FORTIFIED, CUMBERSOME, BRUTAL),
    ),
    newcomer("brown", "mummy", attack=4, armor=5, fame=4, resists=(ICE, PHYSICAL), abilities=(POISON,)),
    newcomer("brown", "hydra", attacks=((2, PHYSICAL),) * 3, armor=6, fame=5, resists=(ICE,)),
    newcomer(
        "brown", "manticore", attack=4, armor=6, fame=5, resists=(FIRE,), abilities=(SWIFT, ASSASSINATION, POISON)
    ),
    newcomer("brown", "water-elemental", attack=6, armor=7, fame=4, resists=(ICE,)),
    newcomer("brown", "vampire", attack=5, armor=5, fame=4, elusive=10, abilities=(VAMPIRIC,)),
    newcomer(
        "brown",
        "blood-demon",
        attack=6,
        armor=6,
        fame=5,
        resists=(FIRE,),
        abilities=(BRUTAL, ASSASSINATION, ARCANE_IMMUNITY),
    ),
    newcomer("brown", "pain-wraith", attack=4, armor=4, fame=3, elusive=8, abilities=(PARALYZE,)),
    newcomer("violet", "sorcerers", attack=6, armor=6, fame=5, abilities=(ASSASSINATION, POISON, ARCANE_IMMUNITY)),
    newcomer(
        "violet",
        "magic-familiars",
        attacks=((3, PHYSICAL), (3, PHYSICAL)),
        armor=7,
        fame=5,
        abilities=(UNFORTIFIED, BRUTAL),
    ),
    newcomer(
        "white", "fire-catapult", attack=8, element=FIRE, armor=7, fame=7, abilities=(FORTIFIED, CUMBERSOME), copies=1
    ),
    newcomer(
        "white", "ice-catapult", attack=9, element=ICE, armor=6, fame=7, abilities=(FORTIFIED, CUMBERSOME), copies=1
    ),
    newcomer(
        "white",
        "delphana-masters",
        attack=5,
        element=COLD_FIRE,
        armor=8,
        fame=9,
        resists=(FIRE, ICE),
        abilities=(ASSASSINATION, PARALYZE),
    ),
    newcomer("white", "grim-legionnaires", attack=11, armor=10, fame=8, abilities=(UNFORTIFIED, ARCANE_IMMUNITY)),
    newcomer("red", "death-dragon", attack=7, armor=9, fame=6, abilities=(ASSASSINATION, PARALYZE)),
    newcomer(
        "red", "lava-dragon", attack=6, element=FIRE, armor=8, fame=8, resists=(FIRE,), abilities=(FORTIFIED, BRUTAL)
    ),
    newcomer("red", "savage-dragon", attack=5, armor=7, fame=6, resists=(PHYSICAL,), abilities=(BRUTAL,)),
    newcomer(
        "red",
        "dragon-summoner",
        summons="brown brown",
        armor=8,
        fame=9,
        resists=(PHYSICAL,),
        abilities=(ARCANE_IMMUNITY,),
    ),
    newcomer("red", "lightning-dragon", attack=6, element=COLD_FIRE, armor=7, fame=7, resists=(FIRE, ICE), elusive=14),
    newcomer("red", "vampire-dragon", attack=8, armor=8, fame=7, elusive=16, abilities=(VAMPIRIC,)),
    newcomer(
        "red", "storm-dragon", attack=4, element=ICE, armor=7, fame=7, resists=(ICE,), elusive=14, abilities=(SWIFT,)
    ),
)
ENEMIES: Final = {each.name: each for each in (*_ENEMIES, *_NEWCOMERS)}


def tokens_of(colour: str, *, expansion: bool) -> tuple[str, ...]:
    """Every token with a back of this colour; those of the expansions only if they are in play."""
    return tuple(
        each.name
        for each in ENEMIES.values()
        if each.colour == colour and (expansion or not each.expansion)
        for _ in range(each.copies)
    )


TOKENS: Final = {colour: tokens_of(colour, expansion=False) for colour in ENEMY_COLOURS}
"""Every token of the base box."""
