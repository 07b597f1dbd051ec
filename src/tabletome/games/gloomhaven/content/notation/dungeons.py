"""The words of the random dungeon's cards: rooms with what opening them costs, and what stands in them. GH-RDUN

A room is a text in the notation of layouts (content/layout.py), with its entrances, exits and twelve numbered hexes:

    tile g2b turned 1
      entrance a: 6,-1
      exit b: -1,1
      slots: 1:4,1 2:4,2 ...
"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.scenarios import TrapKind
from tabletome.games.gloomhaven.content.notation.sources import Source
from tabletome.games.gloomhaven.content.notation.special_rules import SpecialRule

# What opening a room costs. GH-RDUN-09


class Penalty(msgspec.Struct, frozen=True, tag=True):
    """Something that happens when a room is opened."""


class HeroesGain(Penalty, frozen=True):
    """Conditions for every character, or for the one who has opened the door."""

    conditions: tuple[str, ...]
    opener: bool = False


class HeroesSuffer(Penalty, frozen=True):
    """Damage for every character, or for the one who has opened the door."""

    damage: int
    opener: bool = False


class HeroesDiscard(Penalty, frozen=True):
    """Every character discards cards of the hand."""

    cards: int


class HeroesLose(Penalty, frozen=True):
    """Every character, or the one who has opened the door, loses cards of the hand."""

    cards: int
    opener: bool = False


class ConsumeSmall(Penalty, frozen=True):
    """Every character consumes one small item."""


class UseUpItems(Penalty, frozen=True):
    """Every character spends all items that are spent by use, or uses up whatever can be used up."""

    spent_only: bool = False


class PutBack(Penalty, frozen=True):
    """Enemies that have died in the previous room stand again where they stood when it was made. GH-RDUN-13"""

    enemies: int
    elite: bool = False


class Promote(Penalty, frozen=True):
    """One normal enemy of the new room becomes an elite one."""


class ElementsInert(Penalty, frozen=True):
    """All elements become inert. GH-RDUN-13"""


class BlessMonsters(Penalty, frozen=True):
    """Blessings are shuffled into the monsters' modifier deck."""

    cards: int


class EnemiesGain(Penalty, frozen=True):
    """Every enemy on the map, or every elite one, gains a condition."""

    condition: str
    elite_only: bool = False


class EnemiesThisRound(Penalty, frozen=True):
    """Every enemy on the map has a bonus until the end of the round."""

    shield: int = 0
    retaliate: int = 0
    reach: int = 1


class FromNowOn(Penalty, frozen=True):
    """A rule that is in force until the end of the scenario."""

    rule: SpecialRule


# Cards


class RoomCard(msgspec.Struct, frozen=True):
    """Half the title, tiles with entrances, exits and numbered hexes, and two penalties. GH-RDUN-04, 06, 09"""

    number: int
    name: str
    text: str
    minor: tuple[Penalty, ...]
    major: tuple[Penalty, ...]
    source: Source = "public"


class Contents(msgspec.Struct, frozen=True):
    """What a treasure tile of the random dungeon holds: never anything that matters to the campaign. GH-RDUN-12"""

    gold: int = 0
    recover: int = 0
    """Lost cards that the finder takes back."""
    heal: int = 0
    cure: bool = False
    """The finder loses all negative conditions."""
    refresh: int = 0
    """Small items of the finder."""
    damage: int = 0
    """To all enemies."""
    condition: str = ""
    """For all enemies."""


class DwellersCard(msgspec.Struct, frozen=True):
    """The other half of the title, and what comes onto the numbered hexes; a slot is a line of a layout without its
    place, such as `monster hound -nn` or `trap spike`. GH-RDUN-11, 12"""

    number: int
    name: str
    slots: tuple[str, ...]
    trap: TrapKind = TrapKind()
    treasure: Contents = Contents()
    source: Source = "public"
