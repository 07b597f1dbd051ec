"""What lies on the table.

Seats, units, dice and foes are numbers; cards, tokens, tiles and spaces are names. A space is written tile.place, as in
"country-3.ne". Whatever is in a field is immutable, or is copied by hand in `copy()`.
"""

from __future__ import annotations

import copy
import functools
from typing import NamedTuple

import msgspec

from tabletome import engine
from tabletome.games.mage_knight.content.box import LEVELS, Level
from tabletome.games.mage_knight.world import World, world

DUMMY = -1
"""The Dummy player's place among the seats. MK-DUMMY-01"""
NOBODY = -2
NOWHERE = ""

# When in a turn we are: what may be played depends on it. MK-TURN-21, MK-COMB-13
MOVEMENT, INTERACTION, RESTING, AFTER, RANGED, BLOCK, DAMAGE, ATTACK = (1 << bit for bit in range(8))
COMBAT = RANGED | BLOCK | DAMAGE | ATTACK
ANY = MOVEMENT | INTERACTION | RESTING | AFTER | COMBAT


class Token(NamedTuple):
    """An enemy or ruins token on the map."""

    name: str
    up: bool


class Placed(NamedTuple):
    """A tile on the map. MK-MAP-08"""

    tile: str
    x: int
    y: int


class Die(NamedTuple):
    """A die taken from the Source this turn."""

    colour: int
    reroll: bool


class Change(NamedTuple):
    """A rule that a played effect has changed until the end of the turn. MK-EFF-02"""

    kind: str
    key: str
    value: int


class Unit(msgspec.Struct):
    """A recruited Unit, which never enters hand or deck. MK-UNIT-02, 04"""

    name: str
    ready: bool = True
    wounds: int = 0
    resisted: bool = False
    """It was assigned damage in this combat and its resistance held. MK-DMG-08"""
    banner: str = ""
    boost: tuple[str, ...] = ()
    """Resistances it has gained until the end of the combat."""


class Player(msgspec.Struct):
    """All that lies before one player. Lists are copied, everything else is immutable."""

    seat: int
    hero: str = ""
    fame: int = 0
    reputation: int = 0
    level: int = 1
    deck: tuple[str, ...] = ()
    """The top card is the last."""
    known: int = 0
    """How many cards on top of the deck the player has seen put there."""
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Cards thrown away."""
    crystals: tuple[int, ...] = (0, 0, 0, 0)
    mana: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """Mana tokens in the Play area."""
    units: list[Unit] = msgspec.field(default_factory=list)
    tactic: str = ""
    tactic_spent: bool = False
    tactic_die: int = NOBODY
    tactic_cards: tuple[str, ...] = ()
    claimed: tuple[int, ...] = ()
    """Dice kept until the end of the Round by Mana Claim."""
    claims_each_turn: tuple[int, ...] = ()
    """Of which a token is gained in every own turn."""
    curses: tuple[int, ...] = ()
    """Colours that wound whoever else uses them."""
    cursed: bool = False
    """Wounded by a Mana Curse this turn."""
    aside: tuple[str, ...] = ()
    """Cards set aside until the end of the Round. MK-EFF-06"""
    skills: tuple[str, ...] = ()
    skills_spent: tuple[str, ...] = ()
    skill_stack: tuple[str, ...] = ()

    space: str = NOWHERE
    path: tuple[str, ...] = ()
    """Where the hero has been this turn, the start first. MK-END-03"""
    face_down: bool = False
    """The Round Order token. MK-TURN-06"""
    plundered: bool = False
    """Since the last own turn. MK-SITE-16"""
    spared: bool = False
    """Sparing Power was followed before this turn."""

    # this turn
    move: int = 0
    influence: int = 0
    heal: int = 0
    dice: int = 1
    """How many more dice of the Source may be used. MK-MANA-08"""
    started_empty: bool = False
    """There was no card in hand when the turn began. MK-TURN-17"""
    moved: bool = False
    """The hero has moved or revealed a tile: no rest any more. MK-TURN-26"""
    played: bool = False
    """A card was played or discarded this turn. MK-TURN-17"""
    changes: tuple[Change, ...] = ()
    rewards: tuple[str, ...] = ()
    due_fame: int = 0
    """Gained at the end of the turn."""
    due_reputation: int = 0
    hand_bonus: int = 0
    """For the next draw. MK-ROUND-21"""
    another_turn: bool = False

    def copy(self) -> Player:
        twin = copy.copy(self)
        if self.units:
            twin.units = [copy.copy(unit) for unit in self.units]
        else:
            twin.units = []
        return twin

    @property
    def row(self) -> Level:
        """Armor, hand limit and command tokens."""
        return LEVELS[self.level - 1]

    def change(self, kind: str, key: str = "") -> int:
        """How far effects have changed something this turn."""
        return sum(each.value for each in self.changes if each.kind == kind and each.key == key)

    def has_change(self, kind: str, key: str = "") -> bool:
        return any(each.kind == kind and each.key == key for each in self.changes)


class Foe(msgspec.Struct):
    """An enemy in the present combat."""

    name: str
    space: str = NOWHERE
    """Where its token stands on the map; nowhere if it was drawn for this combat only."""
    fortified: bool = False
    """It defends a fortified site. MK-RANGE-03"""
    rampaging: bool = False
    city: str = ""
    """The colour of the City it defends, whose bonus it has. MK-CITY-02"""
    half_fame: bool = False
    defeated: bool = False
    held: bool = False
    """It does not attack in this combat."""
    armor: int = 0
    """Added to its Armor by effects and abilities; negative if reduced."""
    attack: int = 0
    """Added to each of its attacks."""
    lost: tuple[str, ...] = ()
    """Resistances and abilities that it does not have in this combat."""
    defended: int = 0
    """Added by another enemy's Defend. MK-ABIL-26"""
    has_defended: bool = False


OPEN, BLOCKED, DEALT, STOPPED = range(4)


class Strike(msgspec.Struct):
    """One attack of an enemy, to be blocked or suffered. A summoned monster strikes in its summoner's place."""

    foe: int
    name: str
    """The token whose attack it is."""
    value: int
    element: str
    fate: int = OPEN
    left: int = 0
    """Damage still to be assigned."""
    wounding: bool = False


class Points(NamedTuple):
    """Attack or block points played and not yet used. `note` names what depends on the target."""

    kind: str
    element: str
    value: int
    note: str = ""


class Combat(msgspec.Struct):
    """The combat of this turn."""

    kind: str
    """keep, tower, city, rampaging, dungeon, tomb, den, grounds, ruins, monastery"""
    space: str
    """Where the site is that is fought for."""
    units_allowed: bool = True
    night: bool = False
    """Night rules hold though it is Day. MK-SITE-25"""
    wounds: int = 0
    """Taken into hand in this combat. MK-DMG-10"""
    knocked_out: bool = False
    pool: tuple[Points, ...] = ()
    suffering: int = NOBODY
    """The strike whose damage is being assigned."""
    foes: list[Foe] = msgspec.field(default_factory=list)
    strikes: list[Strike] = msgspec.field(default_factory=list)

    def copy(self) -> Combat:
        twin = copy.copy(self)
        twin.foes = [copy.copy(foe) for foe in self.foes]
        twin.strikes = [copy.copy(strike) for strike in self.strikes]
        return twin


class State(engine.State, kw_only=True):
    """The whole table."""

    scenario: str
    players: list[Player]
    picking: tuple[int, ...]
    """Who picks a hero or a tactic next, in order."""
    order: tuple[int, ...] = ()
    """The Round Order tokens from top to bottom. MK-SETUP-11"""
    active: int = NOBODY
    stage: int = MOVEMENT
    round: int = 1
    night: bool = False
    closing: tuple[int, ...] | None = None
    """Who still has a last turn, once the end of the Round or of the game is certain. MK-ROUND-17, 19"""
    announced: bool = False
    ending: bool = False
    """The scenario's end condition is met. MK-ROUND-18"""
    city_found: bool = False

    # the map
    tiles: tuple[Placed, ...] = ()
    stack: tuple[str, ...] = ()
    """The top tile is the first."""
    box: tuple[str, ...] = ()
    """Tiles left in the box."""
    enemies: dict[str, tuple[Token, ...]] = msgspec.field(default_factory=dict)
    ruins: dict[str, Token] = msgspec.field(default_factory=dict)
    shields: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    piles: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Enemy tokens by colour and "ruins"; the next to be drawn is the last."""
    discards: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)

    # the offers
    source: tuple[int, ...] = ()
    used: tuple[Die, ...] = ()
    tactics: tuple[str, ...] = ()
    tactics_gone: tuple[str, ...] = ()
    units_offer: tuple[str, ...] = ()
    monastery_offer: tuple[str, ...] = ()
    advanced_offer: tuple[str, ...] = ()
    spells_offer: tuple[str, ...] = ()
    """The first card of an offer is the newest, the last the lowest."""
    regular_deck: tuple[str, ...] = ()
    elite_deck: tuple[str, ...] = ()
    advanced_deck: tuple[str, ...] = ()
    spell_deck: tuple[str, ...] = ()
    artifact_deck: tuple[str, ...] = ()
    """The top card of a deck is the last."""
    common_skills: tuple[str, ...] = ()

    # the Dummy player
    dummy: str = ""
    dummy_deck: tuple[str, ...] = ()
    dummy_discard: tuple[str, ...] = ()
    dummy_crystals: tuple[int, ...] = (0, 0, 0, 0)
    dummy_tactic: str = ""
    dummy_skills: tuple[str, ...] = ()

    combat: Combat | None = None

    @functools.cached_property
    def world(self) -> World:
        return world(self.tiles)

    def map_changed(self) -> None:
        """A tile has been laid."""
        self.__dict__.pop("world", None)

    def copy(self) -> State:
        twin = copy.copy(self)
        twin.rng = self.rng.copy()
        twin.players = [player.copy() for player in self.players]
        twin.enemies = self.enemies.copy()
        twin.ruins = self.ruins.copy()
        twin.shields = self.shields.copy()
        twin.piles = self.piles.copy()
        twin.discards = self.discards.copy()
        if self.combat is not None:
            twin.combat = self.combat.copy()
        kept = self.__dict__.get("world")
        if kept is not None:
            twin.__dict__["world"] = kept
        return twin

    # questions

    @property
    def hero(self) -> Player:
        """Whose turn it is."""
        return self.players[self.active]

    @property
    def dark(self) -> bool:
        """Night rules hold. MK-MANA-07, MK-SITE-25"""
        return self.night or (self.combat is not None and self.combat.night)

    def heroes_at(self, space: str) -> list[int]:
        return [player.seat for player in self.players if player.space == space]

    def is_conquered(self, space: str) -> bool:
        """Someone's Shield lies there."""
        return bool(self.shields.get(space))
