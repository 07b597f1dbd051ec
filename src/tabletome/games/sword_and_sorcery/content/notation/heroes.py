"""What heroes have: items, powers and hero cards. SS-ITEM-01, SS-POWER-02, SS-HERO-04"""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.deeds import Deed
from tabletome.games.sword_and_sorcery.content.notation.innates import Innate
from tabletome.games.sword_and_sorcery.content.notation.needs import Need
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive
from tabletome.games.sword_and_sorcery.content.notation.terms import Activity, Source, Value


class Item(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One side of an item card. SS-ITEM-14, SS-ITEM-23, SS-ITEM-33, SS-ITEM-39"""

    name: str
    kind: Literal["weapon", "armor", "artifact", "permanent", "consumable", "ammo", "crowns", "building"]
    category: str = ""
    styles: tuple[str, ...] = ()
    """Who can use it; none named: any hero. SS-ITEM-06"""
    barred: tuple[str, ...] = ()
    """Styles that cannot use it."""
    damage: str = ""
    slot: Literal["", "main", "off", "two", "either"] = ""
    reach: int = 0
    value: Value = (0, 0, 0)
    spends: tuple[Spend, ...] = ()
    armor: int = 0
    shields: int = 0
    """Magic shields. SS-ITEM-26"""
    defence: int = 0
    """Defence dice. SS-ITEM-25"""
    activity: Activity = "passive"
    range: int = 0
    charges: int = 0
    once_per_quest: bool = False
    deeds: tuple[Deed, ...] = ()
    gives: Passive | None = None
    """What it does just by being carried or worn."""
    crowns: int = 0
    """What a card of crowns is exchanged for. SS-CROWN-02"""
    price: int = 0
    stash: bool = False
    enchanted: bool = False
    act: int = 0
    quest: bool = False
    """A treasure of a certain quest, which the story asks for. SS-DECK-08"""
    grants: str = ""
    """A power card that the hero has while it is equipped. SS-POWER-11"""
    empower: int = 0
    """Soul points that turn this soul weapon over. SS-ITEM-21"""
    soul: bool = False
    """A soul weapon. SS-ITEM-20"""
    source: Source = "original"

    @property
    def is_equipment(self) -> bool:
        """It works only in its slot. SS-ITEM-02, SS-ITEM-15, SS-ITEM-24, SS-ITEM-29"""
        return self.kind in ("weapon", "armor", "artifact")


class Level(msgspec.Struct, frozen=True, gc=False):
    """A level of a power: the Soulrank it needs, the hourglasses it costs, what it does. SS-POWER-15, SS-POWER-16"""

    rank: int
    cooldown: int
    deeds: tuple[Deed, ...] = ()
    gives: Passive | None = None
    """What a passive power adds."""


class Power(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A power card. SS-POWER-02"""

    name: str
    owner: str
    """A hero, or `talent`."""
    activity: Activity
    range: int = 0
    nature: str = ""
    levels: tuple[Level, ...]
    needs: Need | None = None
    once: bool = False
    """At most once per round."""
    late: bool = False
    """Its cooldown starts when its effect ends. SS-POWER-19"""
    source: Source = "original"


class Sector(msgspec.Struct, frozen=True, gc=False):
    """A sector of a Soul Gem. SS-SOUL-02"""

    hp: int
    powers: int
    talents: int
    combats: int
    actions: int


class HeroCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A hero card with its Soul Gem side and its ghost soul back. SS-HERO-04"""

    name: str
    hero: str
    nature: str
    style: str
    move: int
    capacity: int
    save: int
    """The symbol of save rolls. SS-HERO-09"""
    innate: tuple[Innate, ...]
    gem: tuple[Sector, ...]
    scream: Deed
    scream_range: int
    flight: int = 5
    """How many areas the ghost soul flies. SS-DEATH-21"""
    stash: tuple[str, ...] = ()
    """What the hero takes from the Stash first."""
    source: Source = "original"


class CompanionCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A companion at one rank; its card may bend the rules of companions. SS-COMPAN-21, SS-COMPAN-22, SS-COMPAN-23"""

    name: str
    style: str
    hp: int
    move: int
    armor: int
    defence: int
    hero_count: int
    """What it adds to the heroes in play for spawn formulas. SS-COMPAN-19"""
    weapon: Item
    source: Source = "original"
