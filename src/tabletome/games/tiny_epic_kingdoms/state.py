"""What lies on the table.

A meeple is a number: twice its owner's seat, plus one while it is knocked over. A region holds a tuple of at most two.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from tabletome import engine
from tabletome.games.tiny_epic_kingdoms.board import Board, board_of
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS
from tabletome.games.tiny_epic_kingdoms.content.factions import powers
from tabletome.games.tiny_epic_kingdoms.content.powers import Powers

NEUTRAL = 5
"""The owner of the Lost Kingdom's meeples: no seat. TEK-P2-02"""
NOBODY = -1


def owner(meeple: int) -> int:
    return meeple >> 1


def is_searching(meeple: int) -> bool:
    """Knocked over, in ruins. TEK-RUINS-01"""
    return bool(meeple & 1)


class State(engine.State, kw_only=True):
    """The whole table, as the setup picture shows it. Lists are by seat or by region (see board.py). TEK-COMP-12"""

    # before the players
    cards: list[tuple[str, str]]
    """The territory card dealt to each seat: the names of its two sides."""
    territories: list[str]
    factions: list[str]
    shapes: list[tuple[str, ...]]
    """Whose abilities Shapeshifters have taken, level by level."""
    resources: list[list[int]]
    """Mana, ore and food of each seat."""
    tower: list[int]
    magic: list[int]
    in_play: list[int]
    """Meeples on the map, of each seat."""
    captured: list[int]
    """Neutral meeples taken. TEK-P2-05"""
    crown: int = NOBODY

    # on the map
    regions: list[tuple[int, ...]]
    tokens: list[str]
    """The exploration token in each region, "" for none."""
    face_up: list[bool]
    """Whether that token has been revealed."""
    unused_tokens: list[str]

    # in the middle
    shields: list[str]
    active: int
    """Who has the active player token. TEK-COMP-01"""
    acting: int
    selected: str = ""
    turn: int = 1
    end_triggered: bool = False

    # how this game is played
    chosen_factions: bool = False
    recommended_stock: bool = False
    exploration: bool = False

    @functools.cached_property
    def board(self) -> Board:
        return board_of(tuple(self.territories))

    def map_changed(self) -> None:
        """A territory has been laid out."""
        self.__dict__.pop("board", None)

    def copy(self) -> State:
        twin = State(
            phase=self.phase,
            rng=self.rng.copy(),
            seats=self.seats,
            revealed=self.revealed,
            outcome=self.outcome,
            cards=self.cards,
            territories=self.territories.copy(),
            factions=self.factions.copy(),
            shapes=self.shapes.copy(),
            resources=[stock.copy() for stock in self.resources],
            tower=self.tower.copy(),
            magic=self.magic.copy(),
            in_play=self.in_play.copy(),
            captured=self.captured.copy(),
            crown=self.crown,
            regions=self.regions.copy(),
            tokens=self.tokens.copy(),
            face_up=self.face_up.copy(),
            unused_tokens=self.unused_tokens.copy(),
            shields=self.shields.copy(),
            active=self.active,
            acting=self.acting,
            selected=self.selected,
            turn=self.turn,
            end_triggered=self.end_triggered,
            chosen_factions=self.chosen_factions,
            recommended_stock=self.recommended_stock,
            exploration=self.exploration,
        )
        kept = self.__dict__.get("board")
        if kept is not None:
            twin.__dict__["board"] = kept
        return twin

    # questions

    def powers(self, seat: int) -> Powers:
        """What this seat's faction can do at its magic level."""
        return powers(self.factions[seat], self.magic[seat], self.shapes[seat])

    def clockwise_from(self, seat: int) -> Iterator[int]:
        for offset in range(self.seats):
            yield (seat + offset) % self.seats

    def open_actions(self) -> list[str]:
        """Actions without a shield. TEK-TURN-03"""
        return [action for action in ACTIONS if action not in self.shields]

    def holds(self, seat: int, region: int) -> bool:
        """Whether a meeple of this seat is there: then it controls the region."""
        return any(meeple >> 1 == seat for meeple in self.regions[region])

    def held_by(self, seat: int) -> list[int]:
        """The regions this seat controls."""
        low, high = 2 * seat, 2 * seat + 1
        return [region for region, meeples in enumerate(self.regions) if low in meeples or high in meeples]

    def shared_by(self, one: int, other: int) -> list[int]:
        """The regions where both have a meeple. TEK-ALLY-03"""
        return [region for region in self.held_by(one) if self.holds(other, region)]

    def neutral_meeples(self) -> int:
        return sum(2 * NEUTRAL in meeples for meeples in self.regions)

    def supply(self, seat: int, of: int) -> int:
        """Meeples of this seat that are not in play, out of `of`."""
        return of - self.in_play[seat]
