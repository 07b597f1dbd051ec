"""Positions of BattleLore, drawn and played from.

    battle = field('''
        . . bs . .
         . 1 2 .
        . . BS . .
    ''', dice="blue flag")
    battle.plays("south: attack BS bs", "north: retreat 1")
    assert battle.figures("bs") == 3

The drawing is a part of the board; its first hex is c7 unless `corner` says otherwise. `.` is countryside; F, H, W, D
and B are forest, hill, waterway, ford and bridge. A unit is drawn by its code (BS blue swordsmen; small letters for the
north; a digit for fewer figures), on other terrain as F:BS. A number labels a hex, as 1 or F:1. The second unit of a
kind is called bs.2, the third bs.3, in reading order. In moves units and hexes go by these names or by their own (e5).

Around the drawing lies open country, or water with `sea`. Without more words the south is active, all its units are
ordered, and the Combat phase begins. Dice are loaded: every die that falls must have been given.
"""

from __future__ import annotations

import re
from typing import Any

from tabletome.engine import Rng
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import EITHER
from tabletome.games.battlelore.content.board import HEXES, NAMED, NAMES, NOWHERE, NUMBER, SIDES, SIZE
from tabletome.games.battlelore.content.notation import FACE_NAMES, MEMBER_NAMES
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.terrain import LETTERS, Landmark
from tabletome.games.battlelore.content.troops import CODES, TROOPS
from tabletome.games.battlelore.rules import flow
from tabletome.games.battlelore.rules.combat import number_of_dice
from tabletome.games.battlelore.rules.morale import flags_to_ignore
from tabletome.games.battlelore.rules.setup import BattleOptions, new_game
from tabletome.games.battlelore.state import NOBODY, State, Turn
from tabletome.geometry.textboard import parse_board
from tests.position import Position, load

PHASES = {
    "command": flow.command_phase,
    "order": flow.order_phase,
    "move": flow.movement_phase,
    "battle": flow.combat_phase,
}
UNIT = re.compile(r"([A-Za-z]{2})(\d?)")
BACKWARDS = False
"""Units are numbered from the last one drawn, not from the first."""


def faces(words: str) -> list[int]:
    """Battle dice by the names of their faces."""
    return [FACE_NAMES.index(word) for word in words.split()]


def field(
    drawing: str,
    *,
    corner: str = "c7",
    active: str = "south",
    phase: str = "battle",
    lore: bool = False,
    dice: str = "",
    landmarks: str = "",
    adventure: str = "",
    sea: bool = False,
) -> Battle:
    """A position; see the top of this file."""
    name = adventure or ("first-spark" if lore else "agincourt")
    g = new_game(BattleOptions(adventure=name), load(Rng(b"test"), len(FACE_NAMES), faces(dice)))
    terrain = ["waterway" if sea else "countryside"] * SIZE
    units: list[tuple[int, str, int, int]] = []
    labels: dict[str, int] = {}
    found: dict[str, int] = {}
    for at, token in parse_board(drawing, HEXES[NAMED[corner]]).items():
        _read(token, NUMBER[at], terrain, units, labels, found)
    if BACKWARDS:
        units.reverse()
        found = {unit: len(units) - 1 - number for unit, number in found.items()}
    _place(g, terrain, units)
    g.landmarks = tuple(_landmark(words.split(), labels, units, found) for words in landmarks.split(";") if words)
    g.active = SIDES.index(active)
    g.phase = PHASES[phase]
    g.turn.tactic, g.turn.orders = Tactic.ANY, (9,)
    g.turn.card = g.turn.copied = "forward"
    if phase in ("move", "battle"):
        g.turn.ordered = sum(1 << unit for unit in g.units_of(g.active))
    g.hands = [("scout-left",) * 4, ("scout-right",) * 4]
    g.pool = 30
    return Battle(g, labels, found)


def _read(
    token: str,
    h: int,
    terrain: list[str],
    units: list[tuple[int, str, int, int]],
    labels: dict[str, int],
    found: dict[str, int],
) -> None:
    """One token of the drawing."""
    ground, _, rest = token.rpartition(":")
    if not ground and token in LETTERS:
        ground, rest = token, ""
    terrain[h] = LETTERS[ground or "."]
    unit = UNIT.fullmatch(rest)
    if unit and unit[1].upper() in CODES:
        troop = TROOPS[CODES[unit[1].upper()]]
        number = sum(name.split(".")[0] == unit[1] for name in found) + 1
        found[unit[1] if number == 1 else f"{unit[1]}.{number}"] = len(units)
        units.append((0 if unit[1].isupper() else 1, troop.name, h, int(unit[2] or troop.size)))
    elif rest:
        assert rest.isdigit(), f"{token!r} is neither terrain, nor a unit, nor the label of a hex"
        labels[rest] = h


def _place(g: State, terrain: list[str], units: list[tuple[int, str, int, int]]) -> None:
    g.battlefield = tuple(terrain)
    g.owner = tuple(side for side, _, _, _ in units)
    g.troops = [troop for _, troop, _, _ in units]
    g.at = [h for _, _, h, _ in units]
    g.figures = [figures for _, _, _, figures in units]
    g.full = tuple(TROOPS[troop].size for _, troop, _, _ in units)
    g.stored = [0] * len(units)
    g.on = [NOBODY] * SIZE
    for number, h in enumerate(g.at):
        g.on[h] = number
    g.map_changed()


def _landmark(
    words: list[str], labels: dict[str, int], units: list[tuple[int, str, int, int]], found: dict[str, int]
) -> Landmark:
    """`rampart bs`, `stronghold 1 south`"""
    kind, where, *owner = words
    h = labels[where] if where in labels else units[found[where]][2] if where in found else NAMED[where]
    return Landmark(h, kind, SIDES.index(owner[0]) if owner else EITHER)


class Battle(Position[State]):
    """A position and what happens in it."""

    game = GAME
    seats = SIDES

    def __init__(self, g: State, labels: dict[str, int], units: dict[str, int]) -> None:
        super().__init__(g)
        self.labels = labels
        self.units = units

    # Changing the position before it is played

    def with_(self, **values: Any) -> Battle:
        """Fields of the state or of the turn; the map may be among them."""
        turn = {name: value for name, value in values.items() if name in Turn.__struct_fields__}
        for name, value in turn.items():
            setattr(self.g.turn, name, value)
        super().with_(**{name: value for name, value in values.items() if name not in turn})
        self.g.map_changed()
        return self

    def ordered(self, *names: str) -> Battle:
        self.g.turn.ordered = self.bits(*names)
        return self

    def holding(self, side: str, *cards: str, tokens: int = 20) -> Battle:
        """Lore cards in a hand, and Lore to pay for them."""
        seat = SIDES.index(side)
        self.g.lore_hands[seat] = cards
        self.g.tokens[seat] = tokens
        return self

    def council(self, side: str, **levels: int) -> Battle:
        self.g.councils[SIDES.index(side)] = tuple(levels.get(name, 0) for name in MEMBER_NAMES)
        return self

    def bits(self, *names: str) -> int:
        return sum(1 << self.units[name] for name in names)

    # The names of the drawing

    def spoken(self, text: str) -> str:
        verb, *words = text.split(" ")
        return " ".join([verb, *(self._own(word) for word in words)])

    def _own(self, word: str) -> str:
        """A hex by its own name."""
        if word in self.units:
            return NAMES[self.g.at[self.units[word]]]
        return NAMES[self.labels[word]] if word in self.labels and self._labels_allowed() else word

    def _labels_allowed(self) -> bool:
        """Where a number is asked for, a number is meant."""
        return self.decision().kind not in ("ignore-flags", "use-powers", "set-level")

    def named(self, text: str) -> str:
        names = {NAMES[h]: label for label, h in self.labels.items()}
        names |= {NAMES[self.g.at[unit]]: name for name, unit in self.units.items() if self.g.at[unit] != NOWHERE}
        verb, *words = text.split(" ")
        return " ".join([verb, *(names.get(word, word) for word in words)])

    # What is offered

    def targets(self, name: str) -> list[str]:
        """Whom a unit may attack now."""
        return [text.split(" ")[2] for text in self.offers("attack") if text.split(" ")[1] == name]

    def moves(self, name: str, verb: str = "move") -> set[str]:
        """Where a unit may move now."""
        return {text.split(" ")[2] for text in self.offers(verb) if text.split(" ")[1] == name}

    # Looking

    def unit(self, name: str) -> int:
        return self.units[name]

    def figures(self, name: str) -> int:
        return self.g.figures[self.units[name]]

    def where(self, name: str) -> str:
        """The hex of a unit, by its label if it has one; "gone" when it is destroyed."""
        at = self.g.at[self.units[name]]
        if at == NOWHERE:
            return "gone"
        return next((label for label, h in self.labels.items() if h == at), NAMES[at])

    def dice(self, attacker: str, defender: str) -> int:
        """How many dice one would roll against the other."""
        return number_of_dice(self.g, self.units[attacker], self.units[defender])

    def ignores(self, name: str) -> int:
        """How many flags a unit may ignore."""
        return flags_to_ignore(self.g, self.units[name])

    def sees(self, a: str, b: str) -> bool:
        return self.g.board.sees(self._hex(a), self._hex(b), self.g.on)

    def _hex(self, name: str) -> int:
        return self.g.at[self.units[name]] if name in self.units else self.labels.get(name, NAMED.get(name, NOWHERE))

    def banners(self, side: str) -> int:
        return self.g.banners[SIDES.index(side)]

    def lore(self, side: str) -> int:
        return self.g.tokens[SIDES.index(side)]
