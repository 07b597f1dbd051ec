"""A position as numbers: the course of the turn, both sides, and every hex of the battlefield.

The battlefield is seen from the seat's own edge: its first hex is always at the left of the seat's own base line.
"""

from __future__ import annotations

import functools
from array import array
from collections.abc import Iterator
from typing import Final

from tabletome.engine import Features
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.board import SIZE
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import COLOURS, LORE_TOKENS, MEMBER_NAMES, MEMBERS
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.terrain import COUNTRYSIDE, LANDMARKS, TERRAIN, Landmark
from tabletome.games.battlelore.content.troops import CREATURE, MOUNTED, SIZES, TROOPS
from tabletome.games.battlelore.rules import flow, setup
from tabletome.games.battlelore.rules.council import TOP_LEVEL
from tabletome.games.battlelore.state import NOBODY, State

PHASES: Final = (
    setup.call_councils,
    setup.keep_starting_lore,
    setup.place_landmark,
    setup.first_turn,
    flow.command_phase,
    flow.order_phase,
    flow.movement_phase,
    flow.combat_phase,
    flow.end_of_combat,
    flow.draw_phase,
)
COMMANDS: Final = tuple(COMMAND_CARDS)
LORE: Final = tuple(LORE_CARDS)
GROUNDS: Final = tuple(name for name in (*TERRAIN, *LANDMARKS) if name != COUNTRYSIDE)
MOST_TURNS: Final = 60.0
"""About the turns of a long game."""
MOST_CARDS: Final = 6.0
"""About the Command cards of a full hand."""
MOST_BANNERS: Final = 8.0
"""More than any adventure asks for."""
MOST_MOVE: Final = 4.0
MOST_DICE: Final = 4.0
MOST_FIGURES: Final = float(max(SIZES.values()))

_GROUND: Final = ("blocked", "objective", "of own side", "own exit", "rival's exit", *GROUNDS)
"""What is said of each hex, whoever stands there."""
_UNIT: Final = (
    "own unit", "rival unit", "figures", *COLOURS, "mounted", "creature", "bow", "move", "dice", "ordered", "moved",
    "may not battle", "battled", "webbed", "poisoned", "stored lore",
)  # fmt: skip
"""What is said of the unit in each hex."""
_PLACE: Final = len(_GROUND)
_STEP: Final = len(_UNIT)
_TROOP: Final = _UNIT.index(COLOURS[0])
_DEEDS: Final = _UNIT.index("ordered")
_NO_UNITS: Final = array("f", [0.0] * (SIZE * _STEP))


def _names() -> Iterator[str]:
    yield from (f"phase: {phase}" for phase in PHASES)
    yield from ("own turn", "turn", "lore in the pool", "command deck", "lore deck")
    yield from (f"tactic: {tactic.name.lower()}" for tactic in Tactic)
    for who in ("own", "rival"):
        yield from (f"{who}: {what}" for what in ("banners", "banners needed", "lore", "command cards", "lore cards"))
        yield from (f"{who}: {member}" for member in MEMBER_NAMES)
        yield from (f"{who}: last command {card}" for card in COMMANDS)
    yield from (f"own command card {card}" for card in COMMANDS)
    yield from (f"own lore card {card}" for card in LORE)
    for hex_ in range(SIZE):
        yield from (f"hex {hex_}: {what}" for what in _GROUND)
    for hex_ in range(SIZE):
        yield from (f"hex {hex_}: {what}" for what in _UNIT)


def features_of(g: State, seat: int) -> array[float]:
    """What a seat sees: everything but the rival's hands, the decks, and a council not yet shown.

    An array rather than a list, since most of it is copied as it was: thousands of positions are described a second.
    """
    values = _course(g, seat)
    values += _side(g, seat, known=True)
    values += _side(g, 1 - seat, known=g.councils_open)
    hand, lore = g.hands[seat], g.lore_hands[seat]
    values += [float(hand.count(card)) for card in COMMANDS]
    values += [float(card in lore) for card in LORE]
    return array("f", values) + _ground(g.adventure, g.battlefield, g.landmarks, seat) + _units(g, seat)


def _course(g: State, seat: int) -> list[float]:
    return [
        *(float(g.phase == phase) for phase in PHASES),
        float(g.active == seat),
        g.turn_number / MOST_TURNS,
        g.pool / LORE_TOKENS,
        len(g.command_deck.cards) / len(COMMANDS),
        len(g.lore_deck.cards) / len(LORE),
        *(float(g.turn.tactic is tactic) for tactic in Tactic),
    ]


def _side(g: State, seat: int, *, known: bool) -> list[float]:
    council = g.councils[seat] if known and g.councils else ()
    return [
        g.banners[seat] / MOST_BANNERS,
        g.scenario.victory[seat] / MOST_BANNERS,
        g.tokens[seat] / LORE_TOKENS,
        len(g.hands[seat]) / MOST_CARDS,
        len(g.lore_hands[seat]) / MOST_CARDS,
        *((council[member] / TOP_LEVEL if council else 0.0) for member in MEMBERS),
        *(float(g.last_command[seat] == card) for card in COMMANDS),
    ]


def _seen_from(seat: int, hex_: int) -> int:
    """The number of a hex counted from a seat's own base line."""
    return hex_ if seat else SIZE - 1 - hex_


@functools.lru_cache(maxsize=256)
def _ground(adventure: str, drawn: tuple[str, ...], landmarks: tuple[Landmark, ...], seat: int) -> array[float]:
    """Terrain, landmarks and objectives, which change seldom."""
    scenario = adventures()[adventure]
    terrain = drawn or scenario.terrain
    values = [0.0] * (SIZE * _PLACE)
    for hex_ in range(SIZE):
        first = _seen_from(seat, hex_) * _PLACE
        name = terrain[hex_]
        values[first] = float(not TERRAIN[name].passable)
        if name != COUNTRYSIDE:
            values[first + _GROUND.index(name)] = 1.0
    for hex_, kind, owner in landmarks:
        first = _seen_from(seat, hex_) * _PLACE
        values[first + _GROUND.index(kind)] = 1.0
        values[first + 2] = float(owner == seat)
    for objective in scenario.objectives:
        first = _seen_from(seat, objective.hex) * _PLACE
        values[first + 1] = 1.0
        values[first + 2] = float(objective.side == seat)
    for side, exits in enumerate(scenario.exits):
        for hex_ in exits:
            values[_seen_from(seat, hex_) * _PLACE + (3 if side == seat else 4)] = 1.0
    return array("f", values)


@functools.cache
def _troop(name: str) -> array[float]:
    """What never changes of a unit: from its colour to its dice."""
    troop = TROOPS[name]
    values = [float(troop.colour == colour) for colour in range(len(COLOURS))]
    values += [float(troop.troop_class == MOUNTED), float(troop.troop_class == CREATURE), float(troop.weapon.reach > 1)]
    return array("f", [*values, troop.move / MOST_MOVE, troop.dice / MOST_DICE])


def _units(g: State, seat: int) -> array[float]:
    values = _NO_UNITS[:]
    turn = g.turn
    ordered, moved, spent, battled = turn.ordered, turn.moved, turn.spent, turn.battled
    for unit, hex_ in enumerate(g.at):
        if hex_ == NOBODY:
            continue
        first = _seen_from(seat, hex_) * _STEP
        values[first + (g.owner[unit] != seat)] = 1.0
        values[first + 2] = g.figures[unit] / MOST_FIGURES
        values[first + _TROOP : first + _DEEDS] = _troop(g.troops[unit])
        for place, units in enumerate((ordered, moved, spent, battled, g.webbed, g.poisoned)):
            if units >> unit & 1:
                values[first + _DEEDS + place] = 1.0
        if g.stored[unit]:
            values[first + _STEP - 1] = g.stored[unit] / MOST_FIGURES
    return values


FEATURES: Final = Features(tuple(_names()), features_of)
