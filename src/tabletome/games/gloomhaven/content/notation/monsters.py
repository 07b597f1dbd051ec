"""How monsters and their cards are declared. GH-MSTAT, GH-MABIL-03, 05"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.notation.sources import Source


class MonsterCard(msgspec.Struct, frozen=True):
    """One of the eight ability cards of a deck. GH-MABIL-03, 05"""

    initiative: int
    abilities: tuple[Ability, ...]
    shuffle: bool = False


def card(initiative: int, *abilities: Ability, shuffle: bool = False) -> MonsterCard:
    """A monsters' card as it is printed."""
    return MonsterCard(initiative, abilities, shuffle)


class Stat(msgspec.Struct, frozen=True, cache_hash=True):
    """One column of a monster statistic card at one level. GH-MSTAT-03, 04, 05"""

    health: int
    move: int
    attack: int
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    give: tuple[str, ...] = ()
    flying: bool = False
    avoided: bool = False
    """Attacks on it are made with disadvantage."""
    advantage: bool = False
    immune: tuple[str, ...] = ()


class MonsterType(msgspec.Struct, frozen=True):
    """A monster statistic card: normal and elite by level. GH-MSTAT-01"""

    name: str
    deck: str
    standees: int
    normal: tuple[Stat, ...]
    elite: tuple[Stat, ...]
    source: Source = "public"
