"""The words of the special rules that go on while a scenario is played. GH-SPECIAL-02, 08

    rules=(
        ElementsEachRound(strong=("dark",), inert=("light",)),
        TurnEffect(TurnMoment.START, Side.MONSTERS, heal=2, token="totem", reach=2),
    )

A rule may be in force only under a circumstance: a door is open, a token stands, all monsters of a name are dead.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from tabletome.games.gloomhaven.content.notation.formulas import Formula
from tabletome.games.gloomhaven.content.notation.ranks import Ranks

# Circumstances


class Circumstance(msgspec.Struct, frozen=True, tag=True):
    """Something that is so or is not so."""


class Opened(Circumstance, frozen=True):
    """A door between these two tiles is open. GH-SPECIAL-02"""

    door: str


class Stands(Circumstance, frozen=True):
    """The token of this name, or that one of them with this number, has not been destroyed."""

    token: str
    number: int = 0


class AllDead(Circumstance, frozen=True):
    """No monster of these names is left, neither on the map nor in rooms that nobody has seen."""

    monsters: tuple[str, ...]


class EliteDeaths(Circumstance, frozen=True):
    """So many elite enemies have died."""

    number: int


class Deaths(Circumstance, frozen=True):
    """So many monsters of this name have died."""

    monster: str
    number: int


class Saved(Circumstance, frozen=True):
    """So many allies of this name have reached safety."""

    ally: str
    number: int = 1


class NotCleansed(Circumstance, frozen=True):
    """At this place nobody has given up an action yet."""

    place: str


class Unlocked(Circumstance, frozen=True):
    """The door between these two tiles can be opened, or is open. GH-SPECIAL-03"""

    door: str


class TokensFound(Circumstance, frozen=True):
    """The tokens with these numbers have been looted."""

    numbers: tuple[int, ...]


class NotFound(Circumstance, frozen=True):
    """One of the tokens with these numbers has not been looted yet."""

    numbers: tuple[int, ...]


class TreasuresLooted(Circumstance, frozen=True):
    """So many goal treasures have been looted; 0 for all there are. GH-OVL-20"""

    number: int = 0


class Achieved(Circumstance, frozen=True):
    """The party or the world has this achievement; never where only one scenario is played. GH-ACHV-01"""

    achievement: str


# Special rules


class Side(Enum):
    """Whom a rule concerns."""

    OURS = 1
    """Characters and their summons."""
    MONSTERS = 2
    ALL = 3


class TurnMoment(Enum):
    """When in a figure's turn a rule works."""

    START = 1
    END = 2


class SpecialRule(msgspec.Struct, frozen=True, tag=True):
    """A rule of a scenario's page."""


class ElementsEachRound(SpecialRule, frozen=True):
    """Every round begins with some elements strong and others inert. GH-ELEM-01"""

    strong: tuple[str, ...]
    inert: tuple[str, ...] = ()
    given: Circumstance | None = None


class TurnEffect(SpecialRule, frozen=True):
    """In every turn of certain figures they suffer damage or are healed: everywhere, near a token or a lettered place,
    or in one kind of terrain."""

    moment: TurnMoment
    whom: Side
    damage: Formula | None = None
    heal: int = 0
    token: str = ""
    place: str = ""
    reach: int = 0
    terrain: str = ""
    given: Circumstance | None = None


class RoundDamage(SpecialRule, frozen=True):
    """Every round begins, or ends, with damage for certain figures, everywhere or on one tile."""

    whom: Side
    damage: Formula
    at_start: bool = False
    tile: str = ""
    first: int = 1
    """The round in which it begins."""
    given: Circumstance | None = None


class DoorsOpen(SpecialRule, frozen=True):
    """Doors open by themselves at the start, or the end, of a round, or as soon as something is so. GH-SPECIAL-03"""

    doors: tuple[str, ...]
    at_start_of: int = 0
    at_end_of: int = 0
    given: Circumstance | None = None


class HigherLevel(SpecialRule, frozen=True):
    """Monsters of this name are so many levels above the scenario level, at most 7."""

    monster: str
    by: int


class AttackChange(SpecialRule, frozen=True):
    """Attacks of certain figures are stronger or weaker, or have advantage (1) or disadvantage (-1)."""

    whom: Side
    by: int = 0
    advantage: int = 0
    given: Circumstance | None = None


class AddsCondition(SpecialRule, frozen=True):
    """Every attack of the monsters of this name gives a condition, too."""

    monster: str
    condition: str


class SummonsInstead(SpecialRule, frozen=True):
    """Monsters of this name summon other monsters than their card says."""

    monster: str
    summoned: str
    ranks: Ranks


class CannotBeHurt(SpecialRule, frozen=True):
    """Monsters of this name suffer no damage; conditions still work."""

    monster: str


class DeathTakesAway(SpecialRule, frozen=True):
    """When a monster of one of these names dies, the players may remove one of another name."""

    dying: tuple[str, ...]
    removes: str


class CannotBeDestroyed(SpecialRule, frozen=True):
    """Obstacles of this look cannot be destroyed, or moved."""

    look: str


class StartApart(SpecialRule, frozen=True):
    """There are two starting rooms; at most half the characters, rounded up, begin in one."""


class SetUpLater(SpecialRule, frozen=True):
    """Monsters of these names on a tile are set up only when something is so."""

    monsters: tuple[str, ...]
    tile: str
    given: Circumstance
    at_end: bool = False
    """At the end of that round."""


class Unmasks(SpecialRule, frozen=True):
    """When the monster dies that stood on a lettered place, another takes its hex."""

    monster: str
    place: str
    becomes: str


class BreakingStuns(SpecialRule, frozen=True):
    """Enemies beside a door or wall that is destroyed gain stun."""


class GiveUpAction(SpecialRule, frozen=True):
    """A character beside one of these places may give up a bottom action to do something there, by number of
    characters."""

    places: tuple[str, str, str]


class GiveUpToLoot(SpecialRule, frozen=True):
    """A character beside a treasure tile may give up a bottom action to loot it."""


class BlocksSight(SpecialRule, frozen=True):
    """The obstacles of a tile cannot be destroyed or moved through, and block line of sight."""

    tile: str


class StartAmongMonsters(SpecialRule, frozen=True):
    """Characters begin only in parts of the room in which there are monsters."""


class Blessing(SpecialRule, frozen=True):
    """A character that ends a turn on one of these water hexes removes it, and has shield against some monsters and is
    immune to a condition until the end of the scenario; each character once."""

    place: str
    against: tuple[str, ...]
    shield: int
    immune: str


class LeaveMap(SpecialRule, frozen=True):
    """At the end of every round each character on this place leaves the scenario, with its summons."""

    place: str
    given: Circumstance | None = None


class Unlocks(SpecialRule, frozen=True):
    """Doors can be opened as soon as something is so. GH-SPECIAL-03"""

    doors: tuple[str, ...]
    given: Circumstance


class Offering(SpecialRule, frozen=True):
    """A character that ends a turn beside a place may give away a goal treasure: the boss suffers damage."""

    place: str
    boss: str
    damage: Formula


class HiddenTokens(SpecialRule, frozen=True):
    """Numbered tokens lie face down on the lettered places and are looted like treasure."""

    place: str


class Craved(SpecialRule, frozen=True):
    """A monster that can come within range of this token and attack it focuses on it."""

    token: str


class Guarded(SpecialRule, frozen=True):
    """So often in the scenario a character may lose a card of the hand to negate damage to this token."""

    token: str
    times: int
