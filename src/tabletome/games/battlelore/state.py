"""What lies on the table.

A unit is a number, the same all through the game; lists are by unit, by seat or by hex (see content/board.py). Sets of
units are bits of a whole number: `g.ordered >> unit & 1`.
"""

from __future__ import annotations

import functools

from tabletome import engine
from tabletome.games.battlelore.board import Board, Landmark, board_of
from tabletome.games.battlelore.content.adventures import Adventure, adventures
from tabletome.games.battlelore.content.board import NEIGHBOURS, NOWHERE
from tabletome.games.battlelore.content.troops import TROOPS, Troop

NOBODY = -1

LastingEffect = tuple[str, int, int, str]
"""What a card does for a while: a word, the unit it is on (`side(seat)`: all of a seat), a number, and until when.

The words are in content/lasting_effects.py.
"""


def side(seat: int) -> int:
    """Stands for all units of a seat in an effect."""
    return -1 - seat


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
    turn: int = 1
    card: str = ""
    """The Command card of this turn (or the Lore card in its place), as played."""
    copied: str = ""
    """The Command card whose orders are carried out: another one after a Counter Attack."""
    tactic: str = ""
    orders: tuple[int, ...] = ()
    """By section, for a Section card; else one number, or by colour and free ones for dice."""
    ordered: int = 0
    acted: int = 0
    """Units that had their order from a Lore card and are done. BL-LPHASE-04"""
    afar: int = 0
    kept_orders: tuple[int, ...] = ()
    kept_tactic: str = ""
    wave: str = ""
    """The Lore card whose units act before those of the Command card."""
    moved: int = 0
    walked: int = 0
    """Units that really went somewhere: their bows suffer. BL-WEAP-15"""
    spent: int = 0
    """May not battle this turn."""
    stopped: int = 0
    """Entered a hex this turn that binds them to stop, so that no follow-on move is left. BL-FOLLOW-24"""
    rushed: int = 0
    battled: int = 0
    shot_once: int = 0
    effects: tuple[LastingEffect, ...] = ()
    dice: tuple[int, ...] = ()
    """The last roll, as it lies."""

    # command cards
    deck: tuple[str, ...]
    discards: tuple[str, ...] = ()
    hands: list[tuple[str, ...]]
    last_command: list[str]
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
    lore_deck: tuple[str, ...] = ()
    lore_discards: tuple[str, ...] = ()
    lore_box: tuple[str, ...] = ()
    lore_hands: list[tuple[str, ...]]
    in_play: tuple[str, ...] = ()
    played: tuple[int, ...] = (0, 0)
    """Lore cards each seat has played this turn. BL-LPLAY-05"""
    sealed: bool = False
    """Seats are asked for Lore cards whenever they might hold one, so that being asked tells nothing."""
    leaning_back: int = 0
    """Bits of the seats that want to be asked for no Lore card any more this turn."""

    # victory
    banners: list[int]
    captured: tuple[int, ...]
    """Who has taken each objective of the adventure, or NOBODY."""
    battlefield: tuple[str, ...] = ()
    """The terrain, where a test draws its own; else the adventure's."""
    to_place: tuple[tuple[int, str], ...] = ()
    """Landmarks that seats still have to place."""

    @functools.cached_property
    def board(self) -> Board:
        return board_of(self.battlefield or self.scenario.terrain, self.landmarks)

    @functools.cached_property
    def scenario(self) -> Adventure:
        return adventures()[self.adventure]

    def map_changed(self) -> None:
        """A landmark has been placed or removed."""
        self.__dict__.pop("board", None)

    def copy(self) -> State:
        twin = State(
            phase=self.phase,
            rng=self.rng.copy(),
            seats=self.seats,
            revealed=self.revealed,
            outcome=self.outcome,
            adventure=self.adventure,
            landmarks=self.landmarks,
            passage=self.passage,
            owner=self.owner,
            full=self.full,
            troops=self.troops.copy(),
            at=self.at.copy(),
            figures=self.figures.copy(),
            on=self.on.copy(),
            stored=self.stored.copy(),
            webbed=self.webbed,
            poisoned=self.poisoned,
            active=self.active,
            turn=self.turn,
            card=self.card,
            copied=self.copied,
            tactic=self.tactic,
            orders=self.orders,
            ordered=self.ordered,
            acted=self.acted,
            afar=self.afar,
            kept_orders=self.kept_orders,
            kept_tactic=self.kept_tactic,
            wave=self.wave,
            moved=self.moved,
            walked=self.walked,
            spent=self.spent,
            stopped=self.stopped,
            rushed=self.rushed,
            battled=self.battled,
            shot_once=self.shot_once,
            effects=self.effects,
            dice=self.dice,
            deck=self.deck,
            discards=self.discards,
            hands=self.hands.copy(),
            last_command=self.last_command.copy(),
            strongholds_lost=self.strongholds_lost,
            councils=self.councils.copy(),
            councils_open=self.councils_open,
            levels=self.levels,
            pool=self.pool,
            tokens=self.tokens.copy(),
            paid=self.paid,
            lore_deck=self.lore_deck,
            lore_discards=self.lore_discards,
            lore_box=self.lore_box,
            lore_hands=self.lore_hands.copy(),
            in_play=self.in_play,
            played=self.played,
            sealed=self.sealed,
            leaning_back=self.leaning_back,
            banners=self.banners.copy(),
            captured=self.captured,
            battlefield=self.battlefield,
            to_place=self.to_place,
        )
        twin.__dict__.update({name: value for name, value in self.__dict__.items() if name in ("board", "scenario")})
        return twin

    # questions

    def troop(self, unit: int) -> Troop:
        return TROOPS[self.troops[unit]]

    def alive(self, unit: int) -> bool:
        return self.at[unit] != NOWHERE

    def units_of(self, seat: int) -> list[int]:
        """The units of a seat that are on the board."""
        at = self.at
        return [unit for unit, owner in enumerate(self.owner) if owner == seat and at[unit] >= 0]

    def adjacent_enemies(self, unit: int) -> list[int]:
        owner, on = self.owner, self.on
        seat = owner[unit]
        return [on[h] for h in NEIGHBOURS[self.at[unit]] if on[h] >= 0 and owner[on[h]] != seat]

    def effect(self, word: str, unit: int) -> int:
        """The sum of what cards in effect say of a unit; 0 if none does."""
        total = 0
        for name, on, number, _ in self.effects:
            if name == word and (on == unit or on == -1 - self.owner[unit]):
                total += number
        return total

    def level(self, seat: int, member: int) -> int:
        return self.councils[seat][member]
