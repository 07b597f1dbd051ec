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
    CHARACTERS = 4
    """Without their summons."""


class TurnMoment(Enum):
    """When in a figure's turn a rule works."""

    START = 1
    END = 2


class SpecialRule(msgspec.Struct, frozen=True, tag=True):
    """A rule of a scenario's page."""


class ElementsEachRound(SpecialRule, frozen=True):
    """Every round, or some of them, begins with some elements strong and others inert. GH-ELEM-01"""

    strong: tuple[str, ...]
    inert: tuple[str, ...] = ()
    given: Circumstance | None = None
    first: int = 1
    every: int = 1
    """In this round for the first time, and then in every so manieth."""


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
    """Monsters of this name are so many levels above the scenario level, or below it if less than 0; from 0 to 7."""

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
    but_at: str = ""
    """Letters of the places whose monsters are there from the start."""


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
    """So often in the scenario, or any number of times (0), a character may lose a card of the hand to negate damage to
    this token."""

    token: str
    times: int = 0


# More circumstances


class AnyOf(Circumstance, frozen=True):
    """One of these is so."""

    givens: tuple[Circumstance, ...]


class AllOf(Circumstance, frozen=True):
    """All of these are so."""

    givens: tuple[Circumstance, ...]


class SomebodyOn(Circumstance, frozen=True):
    """A character, or an ally of the characters, stands on one of these tiles."""

    tiles: tuple[str, ...]


class NobodyOn(Circumstance, frozen=True):
    """No character stands on one of these tiles."""

    tiles: tuple[str, ...]


class NoneOnMap(Circumstance, frozen=True):
    """No monster of this name is on the map."""

    monster: str


class TileLooted(Circumstance, frozen=True):
    """The treasure of this tile has been looted."""

    tile: str


class GivenAway(Circumstance, frozen=True):
    """A character has given an item away for good."""


# Figures that cannot be affected, or do not act


class OutOfReach(SpecialRule, frozen=True):
    """Figures that nobody can affect."""


class Fades(OutOfReach, frozen=True):
    """In even rounds, or in odd ones, monsters of these names neither act nor can be affected, and are moved
    through."""

    monsters: tuple[str, ...]
    even: bool


class Statues(OutOfReach, frozen=True):
    """Monsters of these names neither act nor can be affected until all these plates are occupied at the end of a turn,
    by number of characters."""

    monsters: tuple[str, ...]
    plates: tuple[str, str, str]


class Untouched(OutOfReach, frozen=True):
    """Nothing affects this token but what the page says; where it is an ally it can be healed."""

    token: str


class Inactive(SpecialRule, frozen=True):
    """Monsters of this name never act, and are the last whom anybody focuses on for the initiative."""

    monster: str


class Sleepers(SpecialRule, frozen=True):
    """Monsters of this name sleep until they are attacked, hurt or given a condition, or somebody ends a movement
    beside them."""

    monster: str


class Confined(SpecialRule, frozen=True):
    """Monsters of these names on a tile can neither enter nor pass its door."""

    monsters: tuple[str, ...]
    tile: str
    door: str


class TrapsAppear(SpecialRule, frozen=True):
    """Damage traps lie on these places as soon as something is so; who stands there without flying springs them."""

    place: str
    given: Circumstance


# Doors that shut


class HeldDoor(SpecialRule, frozen=True):
    """A door is open only while a character stands on one of these plates. GH-SPECIAL-04"""

    door: str
    plates: str


# One of the characters


class Protagonist(SpecialRule, frozen=True):
    """One character has a part of its own: the one with a personal quest, or whom the players choose."""

    quest: str = ""


class Staff(SpecialRule, frozen=True):
    """Only that character can hurt monsters of this name, and every point of damage charges a staff."""

    monster: str
    full: Formula


class Dagger(SpecialRule, frozen=True):
    """Only that character can loot the goal treasure; who has it pierces the shield of a monster."""

    monster: str
    pierce: int


class Carried(SpecialRule, frozen=True):
    """A thing that a character carries, from the start or when a monster has dropped it; another takes it over by a
    Loot action, and it stays where its bearer becomes exhausted."""

    thing: str
    dropped_by: str = ""
    slower: int = 0


class MoveChange(SpecialRule, frozen=True):
    """Scenario effect: characters and their summons move so much farther, or less far if below 0. GH-AREA0-05"""

    by: int


class UntilLooted(SpecialRule, frozen=True):
    """A character attacks with disadvantage and uses no items until it has looted a treasure tile; each loots one."""


class ResetIfLost(SpecialRule, frozen=True):
    """If the scenario is lost, what was in this treasure goes back, and it can be looted another time."""

    treasure: int


class GiveAway(SpecialRule, frozen=True):
    """The character who has looted a treasure may end a turn on a place and give one of its items away for good."""

    treasure: int
    place: str


# Bosses and tokens


class AwaitedBoss(SpecialRule, frozen=True):
    """A boss that comes later with so many times its hit points, less some for every round in which a token stands."""

    boss: str
    times: int
    weaker: Formula
    token: str


class RoundHeal(SpecialRule, frozen=True):
    """At the end of every round a monster is healed for every token of a name that stands."""

    monster: str
    token: str
    amount: Formula


class FallsAtEnd(SpecialRule, frozen=True):
    """A token is destroyed at the end of this round if it still stands."""

    token: str
    round: int


class PlainBoss(SpecialRule, frozen=True):
    """Instead of its special actions a boss moves and attacks."""

    boss: str


class Captives(SpecialRule, frozen=True):
    """A character beside one of these may give up an action to free it; an ally attacks more strongly for each."""

    token: str
    helper: str


# Weather and what rolls


class Wind(SpecialRule, frozen=True):
    """Scenario effect: at the end of every round characters and summons are blown one hex, each round another way."""


class Current(SpecialRule, frozen=True):
    """At the end of every round characters and summons of a room are carried one hex, by the initiative of a monster;
    who cannot move suffers damage."""

    tile: str
    monster: str
    damage: int


class Boulders(SpecialRule, frozen=True):
    """Boulders on these places roll to the left at the end of every round, row by row, and come back on the right."""

    left: str
    right: str


class Flood(SpecialRule, frozen=True):
    """Water rises on a tile at the end of rounds; characters carry it away to a place."""

    tile: str
    bail: str
    not_with_three: str
    """Water that is not there with three characters."""


class PoisonedWater(SpecialRule, frozen=True):
    """A poisoned character or summon that enters water is hurt as by a trap."""


class Withers(SpecialRule, frozen=True):
    """A token suffers at the end of every round, even before it is revealed; then only while monsters of a name are on
    its tile."""

    token: str
    damage: int
    monster: str
    tile: str


# Digging, crossing, marching


class Graves(SpecialRule, frozen=True):
    """Graves on these places are dug up beside them for movement points; the dead rise, by number of characters."""

    normal_first: str
    elite_first: str
    """Letters of the graves whose dead are normal, or elite, with three characters."""
    last: str
    """The letter of the grave with a monster of its own."""
    monster: str
    named: str


class Crossing(SpecialRule, frozen=True):
    """Characters cross from beside one of these places to beside the other for a movement point; nobody else does."""

    door: str
    place: str


class Marches(SpecialRule, frozen=True):
    """Monsters of this name move toward the nearest of these places before they do what their cards say, and do not
    move by them; they open doors."""

    monster: str
    to: str
    by: int


class Returns(SpecialRule, frozen=True):
    """An ally goes back to its place before it acts."""

    token: str
    place: str


class Gunner(SpecialRule, frozen=True):
    """From when a door is open, the monster of a name that is nearest to a cannon goes beside it instead of acting, and
    fires it along lines of hexes."""

    monster: str
    cannon: str
    lines: str
    tile: str
    given: Circumstance
    as_strong_as: str


class Sacrifice(SpecialRule, frozen=True):
    """Monsters of this name bring a victim to an altar instead of acting, and open doors."""

    monster: str
    victim: str
    altar: str
    beside: str


class LargeBoss(SpecialRule, frozen=True):
    """A boss that lies on all hexes of its place, and can be attacked and attack from each of them."""

    boss: str
    body: str


# Circumstances of these


class CharacterOn(Circumstance, frozen=True):
    """A character stands on one of these tiles."""

    tiles: tuple[str, ...]


class HasSpawned(Circumstance, frozen=True):
    """What spawns once of this name has spawned."""

    monster: str


class Permanent(SpecialRule, frozen=True):
    """Certain figures always have a condition: it can be neither removed nor lost. GH-RDUN-09"""

    whom: Side
    condition: str


class AllRetaliate(SpecialRule, frozen=True):
    """Every monster on the map has retaliate. GH-RDUN-09"""

    by: int
    reach: int


class MonstersBetter(SpecialRule, frozen=True):
    """Every monster has more move, range of ranged attacks or shield than its card says. GH-RDUN-09"""

    move: int = 0
    range: int = 0
    shield: int = 0


class NoConsuming(SpecialRule, frozen=True):
    """Characters cannot consume elements. GH-RDUN-09"""


# Alone


class NoEnemies(Circumstance, frozen=True):
    """No enemy of the characters is on the map."""


class RoundsPlayed(Circumstance, frozen=True):
    """So many rounds are over."""

    number: int


class Altered(SpecialRule, frozen=True):
    """Monsters of this name have other hit points, or more shield, attack or retaliate, than their card says. H in the
    formula are the hit points of the card. GH-SPECIAL-10"""

    monster: str
    health: Formula | None = None
    shield: int = 0
    attack: int = 0
    retaliate: int = 0
    retaliate_range: int = 0


class DrawsFrom(SpecialRule, frozen=True):
    """Figures of these names draw from the character's modifier deck, or (not `ours`) from the monsters'. GH-AMD-02"""

    figures: tuple[str, ...]
    ours: bool


class ShutsBehind(OutOfReach, frozen=True):
    """A door shuts as soon as something is so; until it opens again no monster beyond this tile acts, nor can be
    affected."""

    door: str
    tile: str
    given: Circumstance


class TurnsCoat(SpecialRule, frozen=True):
    """An ally becomes an enemy of everybody as soon as something is so."""

    token: str
    given: Circumstance


class Fumes(SpecialRule, frozen=True):
    """Who opens a door suffers damage and a condition; at the end of every round characters gain the condition, or
    suffer damage if they have it, as long as one of the tokens stands."""

    door: str
    first: int
    later: int
    condition: str
    token: str


class RoundCondition(SpecialRule, frozen=True):
    """Monsters of this name gain a condition at the start of every round."""

    monster: str
    condition: str


class SummonsForConditions(SpecialRule, frozen=True):
    """Instead of giving a character a negative condition a monster of this name summons another."""

    monster: str
    summoned: str


class Regroups(SpecialRule, frozen=True):
    """When a round ends without enemies, and more are to come, the characters go back to where they began and their
    allies to their places."""

    ally: str
    place: str


class Wounded(SpecialRule, frozen=True):
    """Allies that are hurt when they are revealed, suffer one damage at the end of every round, and are safe when they
    are whole. A medical pack heals them at once."""

    ally: str
    places: tuple[tuple[str, int], ...]
    """The hit points that they have, by the letters of their places."""
    damage: int = 1


class CardsShown(SpecialRule, frozen=True):
    """Players choose their cards after those of the monsters on the map are shown."""


class CompanionApart(SpecialRule, frozen=True):
    """A character's companion begins on this place, and its character on another."""

    place: str


class Impassable(SpecialRule, frozen=True):
    """Nobody moves over obstacles, not even by jumping or flying."""


class HalfForbidden(SpecialRule, frozen=True):
    """One action of a card may not be used."""

    card: str
    half: str
