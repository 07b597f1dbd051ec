"""What lies on the table.

A unit is a number, the same all through the game; lists are by unit, by seat or by hex (see content/board.py). Sets of
units are bits of a whole number: `g.turn.ordered >> unit & 1`.
"""

from __future__ import annotations

import copy
import functools

import msgspec

from tabletome import engine
from tabletome.engine import Deck
from tabletome.games.battlelore.board import Board, board_of
from tabletome.games.battlelore.content.adventures import Adventure, adventures
from tabletome.games.battlelore.content.board import NEIGHBOURS, NOWHERE
from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.terrain import Landmark
from tabletome.games.battlelore.content.troops import TROOPS, Troop

NOBODY = -1


class Turn(msgspec.Struct, gc=False):
    """What is forgotten when the turn ends."""

    card: str = ""
    """The Command card of this turn (or the Lore card in its place), as played."""
    copied: str = ""
    """The Command card whose orders are carried out: another one after a Counter Attack."""
    tactic: Tactic = Tactic.SECTIONS
    orders: tuple[int, ...] = ()
    """By section, for a Section card; else one number, or by colour and free ones for dice."""
    ordered: int = 0
    """Units that have an order."""
    afar: int = 0
    """Ordered units that are not in a section of the card."""
    lore_orders: str = ""
    """The Lore card whose units are ordered, move and battle before those of the Command card. BL-LPHASE-04"""
    command_tactic: Tactic = Tactic.SECTIONS
    """The Command card's tactic, which waits until the Lore card's units are done."""
    command_orders: tuple[int, ...] = ()
    """The Command card's orders, which wait likewise."""
    acted: int = 0
    """Units that had their order from a Lore card and are done. BL-LPHASE-04"""
    moved: int = 0
    walked: int = 0
    """Units that really went somewhere: their bows suffer. BL-WEAP-15"""
    spent: int = 0
    """Units that may not battle this turn."""
    carried: int = 0
    """Units that a card has put into another hex: they did not start their turn where they are. BL-LMLAND-14"""
    stopped: int = 0
    """Units that entered a hex this turn that binds them to stop, so that no follow-on move is left. BL-FOLLOW-24"""
    rushed: int = 0
    battled: int = 0
    shot_once: int = 0
    effects: tuple[LastingEffect, ...] = ()
    """What cards do for a while."""
    dice: tuple[int, ...] = ()
    """The last roll, as it lies."""
    declines_lore: int = 0
    """Bits of the seats that want to be asked for no Lore card any more."""


class State(engine.State, kw_only=True):
    """The whole table."""

    adventure: str
    landmarks: tuple[Landmark, ...]
    passage: bool = False
    """The Secret Passage has been opened. BL-LMLAND-13"""

    # units
    owner: tuple[int, ...]
    full: tuple[int, ...]
    """The number of figures each unit began with."""
    troops: list[str]
    at: list[int]
    figures: list[int]
    on: list[int]
    """The unit in each hex, or NOBODY."""
    stored: list[int]
    """Lore on Creatures. BL-CREAT-27"""
    webbed: int = 0
    poisoned: int = 0

    # the turn
    active: int
    turn_number: int = 1
    turn: Turn = msgspec.field(default_factory=Turn)

    # command cards
    command_deck: Deck[str]
    hands: list[tuple[str, ...]]
    last_command: list[str]
    """The Command card that each seat has carried out in its latest turn; "" if it has played none."""
    strongholds_lost: int = 0
    """Bits of the hexes' places among the strongholds that an enemy holds. BL-FORT-07"""

    # lore
    councils: list[tuple[int, ...]]
    councils_open: bool = True
    levels: tuple[int, ...] = ()
    """The greatest sum of levels for each seat, where councils are chosen. BL-CUSTOM-02"""
    pool: int = 0
    tokens: list[int]
    paid: int = 0
    """Lore on the cards played this turn; it goes back to the pool at the end. BL-LPLAY-01"""
    lore_deck: Deck[str] = msgspec.field(default_factory=Deck)
    lore_box: tuple[str, ...] = ()
    """Lore cards that are not in the game; nobody knows which."""
    lore_hands: list[tuple[str, ...]]
    in_play: tuple[str, ...] = ()
    """Lore cards played this turn."""
    played: tuple[int, ...] = (0, 0)
    """How many Lore cards each seat has played this turn. BL-LPLAY-05"""
    medieval_lore: bool = False
    """A medieval adventure is played with Lore cards, as the variant has it. BL-LORE-01"""
    always_ask_for_lore: bool = False
    """Seats are asked for Lore cards whenever they might hold one, so that being asked tells nothing."""

    # victory
    banners: list[int]
    captured: tuple[int, ...]
    """Who has taken each objective of the adventure, or NOBODY."""
    battlefield: tuple[str, ...] = ()
    """The terrain, where a test draws its own; else the adventure's."""
    to_place: tuple[tuple[int, str], ...] = ()
    """Landmarks that seats still have to place: seat and landmark."""

    @functools.cached_property
    def board(self) -> Board:
        """The battlefield with its landmarks."""
        return board_of(self.battlefield or self.scenario.terrain, self.landmarks)

    @functools.cached_property
    def scenario(self) -> Adventure:
        """The adventure that is played."""
        return adventures()[self.adventure]

    @property
    def with_lore(self) -> bool:
        """Whether there are Lore cards and tokens in this battle. BL-OVER-02, BL-LORE-01"""
        return self.medieval_lore or self.scenario.lore

    def map_changed(self) -> None:
        """A landmark has been placed or removed."""
        self.__dict__.pop("board", None)

    def copy(self) -> State:
        """What can change in place is copied; all else is shared."""
        copied = copy.copy(self)
        copied.rng = self.rng.copy()
        copied.troops = self.troops.copy()
        copied.at = self.at.copy()
        copied.figures = self.figures.copy()
        copied.on = self.on.copy()
        copied.stored = self.stored.copy()
        copied.turn = copy.copy(self.turn)
        copied.command_deck = self.command_deck.copy()
        copied.hands = self.hands.copy()
        copied.last_command = self.last_command.copy()
        copied.councils = self.councils.copy()
        copied.tokens = self.tokens.copy()
        copied.lore_deck = self.lore_deck.copy()
        copied.lore_hands = self.lore_hands.copy()
        copied.banners = self.banners.copy()
        copied.__dict__.update({name: value for name, value in self.__dict__.items() if name in ("board", "scenario")})
        return copied

    # questions

    def troop(self, unit: int) -> Troop:
        """The facts of a unit's troop."""
        return TROOPS[self.troops[unit]]

    def alive(self, unit: int) -> bool:
        """Whether a unit is still on the board."""
        return self.at[unit] != NOWHERE

    def units_of(self, seat: int) -> list[int]:
        """The units of a seat that are on the board."""
        at = self.at
        return [unit for unit, owner in enumerate(self.owner) if owner == seat and at[unit] >= 0]

    def adjacent_enemies(self, unit: int) -> list[int]:
        """The enemy units beside a unit."""
        owner, on = self.owner, self.on
        seat = owner[unit]
        return [on[h] for h in NEIGHBOURS[self.at[unit]] if on[h] >= 0 and owner[on[h]] != seat]

    def effect(self, word: Effect, unit: int) -> int:
        """The sum of what cards in effect say of a unit; 0 if none does."""
        total = 0
        for name, on, number, _ in self.turn.effects:
            if name is word and (on == unit or on == -1 - self.owner[unit]):
                total += number
        return total
