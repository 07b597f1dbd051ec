"""The sheets and the board that outlast a scenario: plain values, written anew whenever something changes.

Character sheet, party sheet and campaign board. GH-SHEET-01, GH-PARTY-03, GH-BOARD-01
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

CHECKS_FOR_A_PERK = 3


class Member(msgspec.Struct, frozen=True):
    """A character between scenarios: the character sheet. GH-SHEET-01"""

    name: str
    level: int = 1
    xp: int = 0
    gold: int = 0
    checks: int = 0
    """Checkmarks of battle goals; each three give a perk. GH-FINISH-06"""
    cards: tuple[str, ...] = ()
    """The cards above level 1 in the pool."""
    hand: tuple[str, ...] = ()
    """The cards taken along; none: those recommended for a first game."""
    perks: tuple[int, ...] = ()
    items: tuple[str, ...] = ()
    """Owned, bought or found; which of them are worn is chosen before a scenario. GH-OVL-22"""
    quest: str = ""
    """The personal quest; none is left for a character without one. GH-PQUEST-01, GH-RETIRE-10"""
    progress: tuple[int, ...] = ()
    """How far each requirement of the quest is met (see personal_quests.py)."""
    noted: tuple[str, ...] = ()
    """What the quest counts only once: types of monsters killed, scenarios completed."""
    bonus_perks: int = 0
    """For characters of the same player that retired before. GH-RETIRE-05"""
    dead: bool = False
    """Killed for good. GH-PERMA-01"""


class Sticker(msgspec.Struct, frozen=True):
    """An enhancement on a class card, for ever: which half, which of its lines, and what was stuck there. GH-ENH-13"""

    card: str
    half: str
    line: int
    what: str


# What the next scenario starts with. GH-REVENT-01


class StartsWith(msgspec.Struct, frozen=True, tag=True):
    """Everyone starts with this condition, or adds one such modifier card."""

    condition: str


class StartsHurt(msgspec.Struct, frozen=True, tag=True):
    """Everyone suffers so much damage."""

    damage: int


class StartsDiscarding(msgspec.Struct, frozen=True, tag=True):
    """Everyone discards so many cards of the hand."""

    cards: int


class AddsMinusOnes(msgspec.Struct, frozen=True, tag=True):
    """One member adds so many -1 cards to the modifier deck."""

    member: int
    cards: int


class IsBlessed(msgspec.Struct, frozen=True, tag=True):
    """One member adds a BLESS card to the modifier deck. GH-DONATE-01"""

    member: int


class HasUsedUp(msgspec.Struct, frozen=True, tag=True):
    """One member has used up this item on the way."""

    member: int
    item: str


StartEffect: TypeAlias = StartsWith | StartsHurt | StartsDiscarding | AddsMinusOnes | IsBlessed | HasUsedUp
FOR_ONE = (AddsMinusOnes, IsBlessed, HasUsedUp)
"""Those that concern one member of the party alone."""


# The party and the world


class EventInProgress(msgspec.Struct, frozen=True):
    """The event card being resolved, and the option once it is chosen. GH-EVENT-02"""

    deck: Literal["city", "road"]
    number: int
    option: str = ""


class Gain(msgspec.Struct, frozen=True):
    """What a member has brought home from a scenario. GH-FINISH-02, 06"""

    name: str
    xp: int
    gold: int
    checks: int


class Homecoming(msgspec.Struct, frozen=True):
    """How the last scenario ended, and what each member has brought home from it. GH-FINISH-01, 02"""

    scenario: str
    won: bool
    rounds: int
    gains: tuple[Gain, ...]


class Party(msgspec.Struct, frozen=True):
    """The party and what it has brought about: party sheet and campaign board. GH-PARTY-03, GH-BOARD-01"""

    members: tuple[Member, ...]
    reputation: int = 0
    """GH-REP-01"""
    prosperity: int = 0
    """Boxes marked on the track. GH-BOARD-04"""
    achievements: tuple[str, ...] = ()
    """The party's own. GH-ACHV-05"""
    world: tuple[str, ...] = ()
    """Global achievements, a name as often as it was gained. GH-ACHV-02, 04"""
    completed: tuple[int, ...] = ()
    open: tuple[int, ...] = (1,)
    """Scenarios whose stickers are on the board. GH-BOARD-02"""
    looted: tuple[int, ...] = ()
    """Numbered treasures: each can be found once in the whole game. GH-OVL-24"""
    designs: tuple[int, ...] = ()
    """Items whose copies are in the shop since they were found. GH-OVL-23, GH-SHOP-05"""

    shelf: tuple[str, ...] = ()
    """Single copies in the shop: sold, or left by the retired, without their design being known. GH-SHOP-02, 07"""
    location: int = 0
    """The scenario where the party is; 0 for Gloomhaven. GH-PARTY-03"""
    bound: int = 0
    """The scenario to which the party is on its way, or which it plays."""
    casual: bool = False
    """The scenario is played in casual mode. GH-CAMP-01"""
    city: tuple[int, ...] = ()
    road: tuple[int, ...] = ()
    """Event decks, the next card first. GH-EVENT-01"""
    event_done: bool = False
    """This visit's city event is resolved. GH-CEVENT-01"""
    event: EventInProgress | None = None
    start_effects: tuple[StartEffect, ...] = ()
    """What the next scenario starts with, by events and donations (see campaign/start_effects.py)."""
    donated: int = 0
    """Gold for the sanctuary, by all characters. GH-DONATE-02"""
    donors: tuple[int, ...] = ()
    """Who has donated during this visit. GH-DONATE-01"""
    opened: tuple[str, ...] = ()
    """Sealed boxes, by class, and envelopes, by letter. GH-SEALED-01"""
    conditions_met: tuple[str, ...] = ()
    """Special conditions that have had their effect. GH-UNLOCK-01"""
    retired: tuple[str, ...] = ()
    """Classes of retired characters, in order."""
    retirements: tuple[int, ...] = ()
    """How many characters of each player have retired. GH-RETIRE-05, 06"""
    quests_out: tuple[str, ...] = ()
    """Personal quests removed from the game. GH-RETIRE-03"""
    reserve: tuple[Member, ...] = ()
    """Characters outside the present party. GH-PARTY-02, GH-SHOP-09"""
    elsewhere: tuple[Member, ...] = ()
    """Characters of earlier parties. GH-PARTY-02"""
    stickers: tuple[Sticker, ...] = ()
    """Enhancements of class cards. GH-ENH-13"""
    homecoming: Homecoming | None = None
    """Of the scenario before this visit or journey."""

    difficulty: Literal["easy", "normal", "hard", "very-hard"] = "normal"
    battle_goals: bool = True
    permanent_death: bool = False
    """How scenarios are played in this campaign. GH-LEVEL-04, GH-BGOAL-01, GH-PERMA-01"""
