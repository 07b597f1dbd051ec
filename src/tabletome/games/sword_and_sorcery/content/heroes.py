"""The five heroes in both fates, their Soul Gems and ghost souls, and Fenrir. SS-HERO-01, 02, 12, 13,
SS-DECK-12

What the book shows is `book`: who they are, their movement and capacity where legible. Soul Gem values are not
printed in
the book; the gems here are original, one for each class.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import (
    BLINDED,
    CHAOS,
    DEXTERITY,
    FAITH,
    LAW,
    NEUTRAL,
    PIERCE,
    SORCERY,
    STRENGTH,
    Boon,
    Deed,
    HeroCard,
    Item,
    Sector,
    Spend,
)
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


FIGHTER = gem((9, 11, 13, 15, 17, 19, 21), (1, 1, 2, 2, 2, 2, 3), (1, 2, 2, 2, 3, 3, 3))
PRIEST = gem((8, 10, 12, 14, 15, 17, 19), (1, 1, 2, 2, 2, 2, 2), (2, 2, 2, 2, 3, 3, 3))
SCOUT = gem((7, 9, 10, 12, 13, 15, 16), (1, 1, 2, 2, 2, 3, 3), (2, 2, 2, 3, 3, 3, 3))
MAGE = gem((6, 8, 9, 11, 12, 14, 15), (1, 2, 2, 2, 2, 3, 3), (2, 2, 2, 2, 3, 3, 3))

HEROES: dict[str, HeroCard] = {
    card.name: card
    for card in (
        HeroCard(
            name="ecarus-white-rose", hero="ecarus", nature=LAW, style=STRENGTH, move=3, capacity=2,
            save=symbol("save.ecarus"), innate=("taunt",), gem=FIGHTER,
            scream=Deed("guard", 1, "hero"), scream_range=1,
            stash=("broadsword", "wooden-shield", "padded-armor"), source="book",
        ),
        HeroCard(
            name="ecarus-black-rose", hero="ecarus", nature=CHAOS, style=STRENGTH, move=3, capacity=2,
            save=symbol("save.ecarus"), innate=("ruthless",), gem=FIGHTER,
            scream=Deed("harm", 1, "enemy"), scream_range=0,
            stash=("broadsword", "wooden-shield", "padded-armor"), source="original",
        ),
        HeroCard(
            name="thorgar-cleric", hero="thorgar", nature=LAW, style=FAITH, move=3, capacity=3,
            save=symbol("save.thorgar"), innate=("help-from-above",), gem=PRIEST,
            scream=Deed("heal", 2, "hero"), scream_range=0,
            stash=("mace", "wooden-shield.2", "padded-armor.2"), source="book",
        ),
        HeroCard(
            name="thorgar-runemaster", hero="thorgar", nature=CHAOS, style=FAITH, move=3, capacity=2,
            save=symbol("save.thorgar"), innate=("rune-explosion",), gem=PRIEST,
            scream=Deed("afflict", 0, "enemy", word="slowed"), scream_range=1,
            stash=("mace", "wooden-shield.2", "padded-armor.2"), source="book",
        ),
        HeroCard(
            name="laegon-archer", hero="laegon", nature=NEUTRAL, style=DEXTERITY, move=3, capacity=3,
            save=symbol("save.laegon"), innate=("double-arrows",), gem=SCOUT,
            scream=Deed("boost-hits", 1, "hero"), scream_range=2,
            stash=("short-bow", "leather-jerkin"), source="book",
        ),
        HeroCard(
            name="laegon-ranger", hero="laegon", nature=NEUTRAL, style=DEXTERITY, move=4, capacity=3,
            save=symbol("save.laegon"), innate=("two-weapons",), gem=SCOUT,
            scream=Deed("shields", 1, "hero"), scream_range=2,
            stash=("hunting-knife", "hunting-knife.2", "leather-jerkin"), source="original",
        ),
        HeroCard(
            name="shae-rogue", hero="shae", nature=LAW, style=DEXTERITY, move=5, capacity=4,
            save=symbol("save.shae"), innate=("disarm-trap", "thievery"), gem=SCOUT,
            scream=Deed("cure", 1, "hero"), scream_range=1,
            stash=("dagger", "dagger.2", "leather-jerkin.2"), source="book",
        ),
        HeroCard(
            name="shae-assassin", hero="shae", nature=CHAOS, style=DEXTERITY, move=4, capacity=3,
            save=symbol("save.shae"), innate=("dagger-whirlwind",), gem=SCOUT,
            scream=Deed("roll", symbol("dagger-scream.blinded"), "enemy", word=BLINDED), scream_range=1,
            stash=("dagger", "dagger.2", "leather-jerkin.2"), source="book",
        ),
        HeroCard(
            name="auriel-wizard", hero="auriel", nature=LAW, style=SORCERY, move=3, capacity=3,
            save=symbol("save.auriel"), innate=("meditate",), gem=MAGE,
            scream=Deed("shields", 1, "hero"), scream_range=2,
            stash=("oak-staff", "plain-robe"), source="original",
        ),
        HeroCard(
            name="auriel-warlock", hero="auriel", nature=CHAOS, style=SORCERY, move=3, capacity=3,
            save=symbol("save.auriel"), innate=("wand-mastery",), gem=MAGE,
            scream=Deed("harm", 1, "enemy"), scream_range=1,
            stash=("oak-staff", "plain-robe"), source="original",
        ),
    )
}  # fmt: skip

DEFAULT_PARTY = ("ecarus-white-rose", "laegon-archer", "thorgar-cleric", "auriel-wizard", "shae-rogue")
"""Every first part of it is a lawful party."""

NEXT_RANK_COST = {rank: rank * rank for rank in range(FIRST_RANK + 1, TOP_RANK + 1)}
"""Soul points for reaching a Soulrank. SS-SOUL-05"""


COMPANION_NAME = "fenrir"


class Companion(HeroCard, frozen=True, gc=False, kw_only=True):
    """Fenrir at one rank; his card may bend the rules of companions. SS-COMPAN-21, SS-COMPAN-22, SS-COMPAN-23"""

    hp: int
    armor: int
    defence: int
    hero_count: int
    weapon: Item


def fenrir(hp: int, value: tuple[int, int, int], armor: int) -> Companion:
    """The numbers of the card cannot be tied to their fields; this is a reading that uses them. SS-COMPAN-23"""
    bite = Item(
        name="fenrir-bite", kind="weapon", category="bite", damage=PIERCE, slot="main", reach=0, value=value,
        spends=(
            Spend(lost("fenrir.knockdown"), (Boon("knockdown"),)),
            Spend(lost("fenrir.crit"), (Boon("crit"),)),
        ),
        source="book",
    )  # fmt: skip
    return Companion(
        name=COMPANION_NAME, hero=COMPANION_NAME, nature=NEUTRAL, style=DEXTERITY, move=5, capacity=1,
        save=symbol("save.laegon"), innate=("bloodhound",), gem=(), scream=Deed("heal"), scream_range=0,
        hp=hp, armor=armor, defence=1, hero_count=0, weapon=bite, source="book",
    )  # fmt: skip


FENRIR = {2: fenrir(5, (0, 1, 3), 0), 3: fenrir(8, (1, 1, 3), 1)}
"""By the companion's rank. SS-POWCARD-20"""
