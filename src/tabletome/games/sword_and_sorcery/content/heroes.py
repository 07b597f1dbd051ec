"""The five heroes in both fates, their Soul Gems and ghost souls, and Fenrir. SS-HERO-02

What the book shows is `book`: who they are, their movement and capacity where legible. Soul Gem values are not printed
in the book; the gems here are original. Each version of a hero has a side of its own, with its own progression: who
guards lives longer, who strikes first strikes oftener, who prays or schemes does more. SS-SOUL-02
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import boons, deeds
from tabletome.games.sword_and_sorcery.content.notation.attacks import pay
from tabletome.games.sword_and_sorcery.content.notation.deeds import ENEMY, HERO
from tabletome.games.sword_and_sorcery.content.notation.heroes import CompanionCard, HeroCard, Item, Sector
from tabletome.games.sword_and_sorcery.content.notation.innates import Innate
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLINDED,
    CHAOS,
    DEXTERITY,
    FAITH,
    LAW,
    NEUTRAL,
    PIERCE,
    SLOWED,
    SORCERY,
    STRENGTH,
    Value,
)
from tabletome.games.sword_and_sorcery.content.powers import INNATE
from tabletome.games.sword_and_sorcery.content.symbols import lost, symbol

FIRST_RANK, TOP_RANK = 1, 7
"""SS-SOUL-03"""
HEROES_LEAST, HEROES_MOST = 2, 5
"""SS-SETUP-05"""

POWERS_BY_RANK = (1, 2, 3, 3, 4, 4, 5)
TALENTS_BY_RANK = (0, 0, 0, 1, 1, 2, 2)


def gem(hp: tuple[int, ...], combats: tuple[int, ...], actions: tuple[int, ...]) -> tuple[Sector, ...]:
    """The seven sectors of a Soul Gem, a dial with one side for each fate. SS-SOUL-01, SS-SOUL-02, SS-COMP-04"""
    return tuple(
        Sector(*sector)
        for sector in zip(hp, POWERS_BY_RANK, TALENTS_BY_RANK, combats, actions, strict=True)
    )  # fmt: skip


GEMS = {
    "ecarus-white-rose": gem((9, 11, 13, 15, 17, 19, 21), (1, 1, 2, 2, 2, 2, 3), (1, 2, 2, 2, 3, 3, 3)),
    "ecarus-black-rose": gem((8, 10, 12, 14, 15, 17, 18), (1, 2, 2, 2, 3, 3, 3), (1, 1, 2, 2, 2, 3, 3)),
    "thorgar-cleric": gem((8, 10, 12, 14, 15, 17, 19), (1, 1, 2, 2, 2, 2, 2), (2, 2, 2, 2, 3, 3, 3)),
    "thorgar-runemaster": gem((8, 9, 11, 13, 15, 16, 18), (1, 1, 1, 2, 2, 2, 3), (2, 2, 3, 3, 3, 3, 3)),
    "laegon-archer": gem((7, 9, 10, 12, 13, 15, 16), (1, 1, 2, 2, 2, 3, 3), (2, 2, 2, 3, 3, 3, 3)),
    "laegon-ranger": gem((8, 9, 11, 12, 14, 15, 17), (1, 1, 2, 2, 2, 2, 3), (2, 2, 2, 3, 3, 3, 3)),
    "shae-rogue": gem((7, 8, 10, 11, 13, 14, 16), (1, 1, 2, 2, 2, 2, 3), (2, 2, 3, 3, 3, 3, 3)),
    "shae-assassin": gem((6, 8, 10, 11, 12, 14, 15), (1, 2, 2, 2, 3, 3, 3), (2, 2, 2, 2, 3, 3, 3)),
    "auriel-wizard": gem((6, 8, 9, 11, 12, 14, 15), (1, 2, 2, 2, 2, 3, 3), (2, 2, 2, 2, 3, 3, 3)),
    "auriel-warlock": gem((7, 8, 9, 10, 12, 13, 15), (1, 2, 2, 2, 3, 3, 3), (1, 2, 2, 2, 2, 3, 3)),
}
"""One side of a Soul Gem for each version of a hero. SS-SOUL-01, SS-COMP-04"""


def innate(*names: str) -> tuple[Innate, ...]:
    return tuple(INNATE[name] for name in names)


HEROES: dict[str, HeroCard] = {
    card.name: card
    for card in (
        HeroCard(
            name="ecarus-white-rose", hero="ecarus", nature=LAW, style=STRENGTH, move=3, capacity=2,  # SS-HERO-12
            save=symbol("save.ecarus"), innate=innate("taunt"), gem=GEMS["ecarus-white-rose"],
            scream=deeds.ShieldBonus(1, to=HERO), scream_range=1,
            stash=("broadsword", "wooden-shield", "padded-armor"), source="mixed",
        ),
        HeroCard(
            name="ecarus-black-rose", hero="ecarus", nature=CHAOS, style=STRENGTH, move=3, capacity=2,
            save=symbol("save.ecarus"), innate=innate("ruthless"), gem=GEMS["ecarus-black-rose"],
            scream=deeds.Harm(1, to=ENEMY), scream_range=0,
            stash=("broadsword", "wooden-shield", "padded-armor"), source="mixed",
        ),
        HeroCard(
            name="thorgar-cleric", hero="thorgar", nature=LAW, style=FAITH, move=3, capacity=3,
            save=symbol("save.thorgar"), innate=innate("help-from-above"), gem=GEMS["thorgar-cleric"],
            scream=deeds.Heal(2, to=HERO), scream_range=0,
            stash=("mace", "wooden-shield.2", "padded-armor.2"), source="mixed",
        ),
        HeroCard(
            name="thorgar-runemaster", hero="thorgar", nature=CHAOS, style=FAITH, move=3, capacity=2,
            save=symbol("save.thorgar"), innate=innate("rune-explosion"), gem=GEMS["thorgar-runemaster"],
            scream=deeds.Afflict(SLOWED, to=ENEMY), scream_range=1,
            stash=("mace", "wooden-shield.2", "padded-armor.2"), source="mixed",
        ),
        HeroCard(
            name="laegon-archer", hero="laegon", nature=NEUTRAL, style=DEXTERITY, move=3, capacity=3,
            save=symbol("save.laegon"), innate=innate("double-arrows"), gem=GEMS["laegon-archer"],
            scream=deeds.HitBonus(1, to=HERO), scream_range=2,
            stash=("short-bow", "leather-jerkin"), source="mixed",
        ),
        HeroCard(
            name="laegon-ranger", hero="laegon", nature=NEUTRAL, style=DEXTERITY, move=4, capacity=3,
            save=symbol("save.laegon"), innate=innate("two-weapons"), gem=GEMS["laegon-ranger"],
            scream=deeds.MagicShields(1, to=HERO), scream_range=2,
            stash=("hunting-knife", "hunting-knife.2", "leather-jerkin"), source="mixed",
        ),
        HeroCard(
            name="shae-rogue", hero="shae", nature=LAW, style=DEXTERITY, move=5, capacity=4,
            save=symbol("save.shae"), innate=innate("disarm-trap", "thievery"), gem=GEMS["shae-rogue"],
            scream=deeds.Cure(1, to=HERO), scream_range=1,
            stash=("dagger", "dagger.2", "leather-jerkin.2"), source="mixed",
        ),
        HeroCard(
            name="shae-assassin", hero="shae", nature=CHAOS, style=DEXTERITY, move=4, capacity=3,
            save=symbol("save.shae"), innate=innate("dagger-whirlwind"), gem=GEMS["shae-assassin"],
            scream=deeds.RollToAfflict(symbol("dagger-scream.blinded"), BLINDED), scream_range=1,
            stash=("dagger", "dagger.2", "leather-jerkin.2"), source="mixed",
        ),
        HeroCard(
            name="auriel-wizard", hero="auriel", nature=LAW, style=SORCERY, move=3, capacity=3,
            save=symbol("save.auriel"), innate=innate("meditate"), gem=GEMS["auriel-wizard"],
            scream=deeds.MagicShields(1, to=HERO), scream_range=2,
            stash=("oak-staff", "plain-robe"), source="mixed",
        ),
        HeroCard(
            name="auriel-warlock", hero="auriel", nature=CHAOS, style=SORCERY, move=3, capacity=3,
            save=symbol("save.auriel"), innate=innate("wand-mastery"), gem=GEMS["auriel-warlock"],
            scream=deeds.Harm(1, to=ENEMY), scream_range=1,
            stash=("oak-staff", "plain-robe"), source="mixed",
        ),
    )
}  # fmt: skip
"""One card for each version of a hero. SS-DECK-12, SS-HERO-01, SS-HERO-13"""

DEFAULT_PARTY = ("ecarus-white-rose", "laegon-archer", "thorgar-cleric", "auriel-wizard", "shae-rogue")
"""Every first part of it is a lawful party."""

NEXT_RANK_COST = {rank: rank * rank for rank in range(FIRST_RANK + 1, TOP_RANK + 1)}
"""Soul points for reaching a Soulrank. SS-SOUL-05"""


COMPANION_NAME = "fenrir"


def fenrir(hp: int, value: Value, armor: int) -> CompanionCard:
    """The numbers of the card cannot be tied to their fields; this is a reading that uses them. SS-COMPAN-23"""
    bite = Item(
        name="fenrir-bite", kind="weapon", category="bite", damage=PIERCE, slot="main", reach=0, value=value,
        spends=(pay(lost("fenrir.knockdown"), boons.Knockdown()), pay(lost("fenrir.crit"), boons.Crit())),
        source="mixed",
    )  # fmt: skip
    return CompanionCard(
        name=COMPANION_NAME, style=DEXTERITY, hp=hp, move=5, armor=armor, defence=1, hero_count=0, weapon=bite,
        source="mixed",
    )  # fmt: skip


FENRIR = {2: fenrir(5, (0, 1, 3), 0), 3: fenrir(8, (1, 1, 3), 1)}
"""By the companion's rank. SS-POWCARD-20"""
