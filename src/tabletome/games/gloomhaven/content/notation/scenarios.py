"""The words in which a scenario's goal and special rules are declared. GH-PAGE-01, 07, GH-SPECIAL

    scenario(
        3, "inox-encampment",
        goals=(KillMany(formula("5xC")),),
        spawns=(Spawn(Moment.START_OF_ROUND, "inox-guard", "a", ranks("", "n", "n"), until="l1b-e1b"),),
        reward=Reward(gold=15, prosperity=1),
    )

Places are letters of the layout, doors the two tiles they join. What differs by number of characters is written for 2,
3 and 4. L is the scenario level and C the number of characters. GH-SPECIAL-10
"""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.notation.formulas import Formula
from tabletome.games.gloomhaven.content.notation.ranks import Ranks
from tabletome.games.gloomhaven.content.notation.sources import Source
from tabletome.games.gloomhaven.content.notation.special_rules import Circumstance, SpecialRule

ByParty: TypeAlias = tuple[str, str, str]
"""The letters of places, with 2, 3 and 4 characters."""

# Goals and defeats


class Goal(msgspec.Struct, frozen=True, tag=True):
    """Something that must be true for the scenario to be won, or to be lost."""


class KillAll(Goal, frozen=True):
    """Every room is revealed and no enemy is left."""


class KillRevealed(Goal, frozen=True):
    """No enemy is left on the map."""


class Kill(Goal, frozen=True):
    """All monsters of this name have been on the map and are dead."""

    monster: str


class KillNamed(Goal, frozen=True):
    """The monster with this name of its own has come onto the map and is dead."""

    name: str


class KillOthers(Goal, frozen=True):
    """Every room is revealed and no enemy is left but those of these names."""

    spared: tuple[str, ...]


class Deliver(Goal, frozen=True):
    """The character with the thing of the page, or with its part, stands beside this place."""

    at: str


class OneOf(Goal, frozen=True):
    """One of these is enough."""

    goals: tuple[Goal, ...]


class GiveAwayOne(Goal, frozen=True):
    """A character has given an item away for good, as the page allows."""


class CarryOut(Goal, frozen=True):
    """A numbered treasure is looted and every character stands on one of these hexes."""

    treasure: int
    exits: str


class DigUp(Goal, frozen=True):
    """All graves on these places are dug up."""

    places: str


class EachLoots(Goal, frozen=True):
    """Every character has looted a goal treasure. GH-OVL-20"""


class SaveMany(Goal, frozen=True):
    """So many allies of this name have reached safety."""

    ally: str
    number: int


class CleanseAll(Goal, frozen=True):
    """At every one of these places an action was given up, by number of characters."""

    places: ByParty


class KillMany(Goal, frozen=True):
    """So many enemies have died, of these names where some are given."""

    number: Formula
    monsters: tuple[str, ...] = ()


class Survive(Goal, frozen=True):
    """So many rounds have been played."""

    rounds: int


class Reveal(Goal, frozen=True):
    """This map tile is revealed."""

    tile: str


class CreateRooms(Goal, frozen=True):
    """So many rooms of a random dungeon have been made. GH-RDUN-02"""

    number: int


class LootGoals(Goal, frozen=True):
    """All goal treasures are looted. GH-OVL-20"""


class Destroy(Goal, frozen=True):
    """All obstacles with hit points of this name are destroyed, in every room. GH-SPECIAL-05"""

    token: str


class Occupy(Goal, frozen=True):
    """A character stands on each of these pressure plates, by number of characters. GH-SPECIAL-04"""

    plates: ByParty


class OpenAllDoors(Goal, frozen=True):
    """Every door of the map is open."""


class Escape(Goal, frozen=True):
    """Every character stands on one of these hexes, or became exhausted on one."""

    exits: str
    after_loot: bool = False
    """To become exhausted there counts only when all goal treasures are looted."""


class Arrive(Goal, frozen=True):
    """The escort has ended a turn beside this place."""

    escort: str
    at: str


class Lost(Goal, frozen=True):
    """The escort is dead."""

    escort: str


class Stranded(Goal, frozen=True):
    """A character became exhausted elsewhere than on one of these hexes, once something is so."""

    exits: str
    given: Circumstance | None = None


class EmptyHanded(Goal, frozen=True):
    """A character became exhausted without having looted a goal treasure."""


class WithoutBearer(Goal, frozen=True):
    """The character with a part of its own is exhausted."""


class Sunk(Goal, frozen=True):
    """Water had to rise where there was no more room for it."""


class Overrun(Goal, frozen=True):
    """A monster of this name stands on one of these plates."""

    monster: str
    plates: str


class Sacrificed(Goal, frozen=True):
    """The victim has been brought to the altar."""


class Deserted(Goal, frozen=True):
    """No character stands on one of these tiles, once something is so."""

    tiles: tuple[str, ...]
    given: Circumstance | None = None


class Alone(Goal, frozen=True):
    """Only one character is not exhausted."""


class AllSpawned(Goal, frozen=True):
    """All monsters that are to come have come. GH-SPECIAL-01"""


class SaveAll(Goal, frozen=True):
    """Every room is revealed and all allies of these names are safe."""

    allies: tuple[str, ...]


class TooLate(Goal, frozen=True):
    """An ally has not been saved by the end of so many rounds, counted from the one in which it was revealed."""

    ally: str
    rounds: int


class LostMany(Goal, frozen=True):
    """So many allies of this name are dead."""

    ally: str
    number: int


class TimeUp(Goal, frozen=True):
    """So many rounds have been played, and it is not won."""

    rounds: int


# Special rules


class Curses(msgspec.Struct, frozen=True, tag=True):
    """Scenario effect: each character adds so many curses to the modifier deck."""

    number: int


class MinusOnes(msgspec.Struct, frozen=True, tag=True):
    """Scenario effect: each character adds so many -1 cards to the modifier deck. GH-AMD-12"""

    number: int


class StartWith(msgspec.Struct, frozen=True, tag=True):
    """Scenario effect: every character starts with this condition."""

    condition: str


class DiscardCards(msgspec.Struct, frozen=True, tag=True):
    """Scenario effect: each character discards so many ability cards."""

    number: int


Effect: TypeAlias = Curses | MinusOnes | StartWith | DiscardCards


class Moment(Enum):
    """When in a round monsters spawn. GH-SPECIAL-01"""

    START_OF_ROUND = 1
    END_OF_ROUND = 2
    END_OF_ODD_ROUND = 3
    AS_SOON_AS = 4
    """In the very moment when what is given becomes so."""


class DoorOpens(msgspec.Struct, frozen=True):
    """The moment when this door opens. GH-SPECIAL-02"""

    door: str


class Rounds(msgspec.Struct, frozen=True):
    """Some of the rounds: each second one from the first on, say. GH-SPECIAL-01"""

    first: int = 1
    every: int = 1
    last: int = 999

    def __contains__(self, number: int) -> bool:
        return self.first <= number <= self.last and (number - self.first) % self.every == 0


EVERY_ROUND, ODD_ROUNDS, EVEN_ROUNDS = Rounds(), Rounds(1, 2), Rounds(2, 2)


def only_round(number: int) -> Rounds:
    """One round."""
    return Rounds(number, last=number)


class Spawn(msgspec.Struct, frozen=True):
    """Monsters that appear at a lettered place, at a moment of each round or when a door opens. GH-SPECIAL-01, 02"""

    when: Moment | DoorOpens
    monster: str
    at: str
    ranks: Ranks
    until: str = ""
    """The door whose opening ends it."""
    rounds: Rounds = EVERY_ROUND
    given: Circumstance | None = None
    """What must be so."""
    once: bool = False
    """It happens the first time only."""
    second: Ranks | None = None
    """Every second time they are these."""
    anywhere: bool = False
    """The players choose among its places."""


class Lock(msgspec.Struct, frozen=True):
    """Doors that cannot be opened by moving onto them, until a character stands on every one of these plates at the end
    of a turn. Without plates nobody opens them but a boss. GH-SPECIAL-03, 04"""

    doors: tuple[str, ...]
    plates: ByParty = ("", "", "")
    everyone: bool = False
    """It is enough that every character stands on one of the plates."""
    unlocks: bool = False
    """The doors are not opened, but can be from then on."""


class Token(msgspec.Struct, frozen=True):
    """An obstacle with hit points, or an ally, at a lettered place. GH-SPECIAL-05, 06, 07"""

    name: str
    at: str
    """The letter; of a door that can be broken down, nothing."""
    health: Formula | None
    """None where it has those of a boss."""
    role: Literal["objective", "escort"] = "objective"
    toward: str = ""
    """Where an escort goes."""
    initiative: int = 99
    shares: str = ""
    """The boss whose hit points, initiative and immunities it has, and who cannot be hurt but through it."""
    doors: tuple[str, ...] = ()
    """Doors that are such an obstacle: they open when it is destroyed."""
    whole: bool = False
    """It lies on all hexes of its letter, and can be attacked on each of them."""
    saved: bool = False
    """An escort is safe, and leaves the map, as soon as it reaches its place."""
    neutral: bool = False
    """It is no ally of the characters, though an enemy of all monsters."""


class Named(msgspec.Struct, frozen=True):
    """A monster with a name of its own: an elite of another type with other hit points, shield or attack, or at another
    level. H in formulas are the hit points of that elite. GH-SPECIAL-09, 10"""

    name: str
    of: str
    health: Formula | None = None
    level: int = 0
    shield: int = 0
    attack: int = 0
    shield_less_for: str = ""
    """One point of that shield less for each monster of this name on the map."""
    shield_less_by_death: str = ""
    """Two points of that shield less for each monster of this name that has died."""
    shield_for: str = ""
    """A point of shield for each token of this name on the map."""
    standees: int = 1
    immune: tuple[str, ...] = ()
    """What it is immune to beside what its type is."""
    normal: bool = False
    """It is a normal monster of that type instead."""
    deck: str = ""
    """The cards it acts by, if not those of its type."""


class TrapKind(msgspec.Struct, frozen=True):
    """What a trap does: the damage of a damage trap or none, and conditions. GH-OVL-07, GH-PAGE-07"""

    damage: bool = True
    conditions: tuple[str, ...] = ()


class Boost(msgspec.Struct, frozen=True):
    """For each token left, on the map or not yet revealed, these monsters have +1 hit points, +1 attack, and half a
    point of move and of range, rounded up; melee gains no range."""

    token: str
    monsters: tuple[str, ...]


class Reward(msgspec.Struct, frozen=True):
    """What winning gives in a campaign. GH-PAGE-03, GH-FINISH-09"""

    gold: int = 0
    """For each character."""
    xp: int = 0
    reputation: int = 0
    prosperity: int = 0
    party: tuple[str, ...] = ()
    world: tuple[str, ...] = ()
    """Party and global achievements. GH-NAMED-05"""
    items: tuple[int, ...] = ()
    """One copy each, for a character of the players' choice. GH-COMPL-04"""
    designs: tuple[int, ...] = ()
    opens: tuple[int, ...] = ()
    """New scenarios."""
    opens_one_of: tuple[int, ...] = ()
    city_events: tuple[int, ...] = ()
    """Added to the deck. GH-EVENT-08"""
    road_events: tuple[int, ...] = ()
    checks: int = 0
    """Check marks for each character."""
    shared_gold: int = 0
    """For all together, to divide as they wish."""
    loses: tuple[str, ...] = ()
    """Party achievements that are gone."""
    unlocks: str = ""
    """The class whose box is opened. GH-RETIRE-08"""


class Needed(msgspec.Struct, frozen=True):
    """One of these achievements must be there, or, where `absent`, none of them. GH-PAGE-01"""

    achievements: tuple[str, ...]
    absent: bool = False
    times: int = 1
    """How often it must have been gained. GH-ACHV-04"""


def needs(*achievements: str, times: int = 1) -> Needed:
    """One of these."""
    return Needed(achievements, times=times)


def must_not_have(achievement: str) -> Needed:
    return Needed((achievement,), absent=True)


class Scenario(msgspec.Struct, frozen=True):
    """The page of a scenario. All goals must be met; any defeat loses it. GH-PAGE-01, GH-FINISH-01"""

    number: int
    name: str
    goals: tuple[Goal, ...]
    defeats: tuple[Goal, ...] = ()
    effects: tuple[Effect, ...] = ()
    spawns: tuple[Spawn, ...] = ()
    locks: tuple[Lock, ...] = ()
    tokens: tuple[Token, ...] = ()
    named: tuple[Named, ...] = ()
    third: tuple[str, ...] = ()
    """Monsters that are enemies of the characters and of all other monsters."""
    allies: tuple[str, ...] = ()
    """Monsters that are allies of the characters and enemies of all other monsters."""
    boost: Boost | None = None
    hidden_boss: str = ""
    """A boss that is part of the scenario from the start, but comes onto the map only with its first turn."""
    boss_doors: tuple[str, ...] = ()
    """The doors a boss opens, one after the other, round and round."""
    boss_places: str = ""
    """The letters a boss or its altar goes through, round and round."""
    boss_summons: tuple[str, ...] = ()
    """What it summons at each of them."""
    rules: tuple[SpecialRule, ...] = ()
    """What else the page says."""
    loot_needs_action: bool = False
    """Treasure is taken only by a Loot action, not at the end of a turn."""
    reward: Reward = Reward()
    reward_if: tuple[Circumstance, Reward] | None = None
    """Another reward where something is so. GH-FINISH-09"""
    requires: tuple[Needed, ...] = ()
    """What a campaign must have achieved, and must not. GH-CAMP-02"""
    linked: tuple[int, ...] = ()
    """Scenarios on whose way there is no road event; 0 is the city. GH-TRAVEL-03, 04"""
    alone: str = ""
    """The class whose character plays it alone."""
    source: Source = "public"
