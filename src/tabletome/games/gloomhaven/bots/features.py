"""A position as numbers: the round, the elements, every hero, the figures nearest to the seat's own, the map around it.

The seat's own hero is the one that acts, if the seat decides for it, else its first that is not exhausted. The map is
told in hexes around that hero, so that the same place always looks the same.
"""

from __future__ import annotations

import functools
from array import array
from collections.abc import Iterator
from typing import Final

from tabletome.engine import Features
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.dungeons import printed_number
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.state import BOSS, ELITE, HERO, NOBODY, SUMMON, Figure, State
from tabletome.geometry import Hex

MOST_HEROES: Final = 4
FIGURES: Final = 14
"""Figures beside heroes that are told one by one, the nearest first."""
STEPS: Final = 4
"""How far the map is told."""
NEARBY: Final = tuple(
    Hex(q, r) for q in range(-STEPS, STEPS + 1) for r in range(-STEPS, STEPS + 1) if abs(q + r) <= STEPS
)
NAMES: Final = tuple(MONSTERS)
STICKER: Final = "+"
"""Follows the printed name of a card that has been enhanced. GH-ENH-13"""
CARDS: Final = tuple(name for each in CLASSES.values() for name in (*each.cards, *each.supply))

# Scales: about what a scenario reaches
ROUNDS: Final = 20.0
HEALTH: Final = 15.0
HAND: Final = 12.0
INITIATIVE: Final = 100.0
LEVELS: Final = 9.0
FAR: Final = 10.0
POINTS: Final = 5.0
SCENARIOS: Final = 95.0

_HERO: Final = (
    "in the game", "health", "most health", "level", "experience", "money", "hand", "discarded", "lost", "active",
    "resting", "initiative", "distance", "top done", "bottom done", "modifier cards", *CONDITIONS,
)  # fmt: skip
_FIGURE: Final = (
    "there", "enemy", "elite", "boss", "summon", "health", "most health", "move", "attack", "range", "shield",
    "distance", "seen", *CONDITIONS,
)  # fmt: skip
_PLACE: Final = (
    "floor",
    "closed door",
    "obstacle",
    "trap",
    "hazard",
    "difficult",
    "treasure",
    "money",
    "enemy",
    "ally",
)


def _names() -> Iterator[str]:
    yield from (
        "round",
        "scenario",
        "level",
        "enemies killed",
        "monsters' modifier cards",
        "own hero acts",
        "attack",
        "move left",
    )
    yield from (f"element: {element}" for element in ELEMENTS)
    for hero in range(MOST_HEROES):
        who = "own" if hero == 0 else f"{hero} after"
        yield from (f"{who}: {what}" for what in _HERO)
        yield from (f"{who}: {name}" for name in CLASSES)
    for where in ("hand", "chosen", "discarded"):
        yield from (f"{where}: {card}" for card in CARDS)
    for figure in range(FIGURES):
        yield from (f"figure {figure}: {what}" for what in _FIGURE)
        yield from (f"figure {figure}: {name}" for name in NAMES)
    for place in range(len(NEARBY)):
        yield from (f"nearby {place}: {what}" for what in _PLACE)


def features_of(g: State, seat: int) -> array[float]:
    """What a seat sees: everything but others' battle goals and cards chosen in secret, and the order of decks."""
    if not g.heroes:
        return _in_town(g)
    own = _own_hero(g, seat)
    values = _course(g, own)
    order = [(own + offset) % len(g.heroes) for offset in range(len(g.heroes))]
    for hero in order:
        values += _hero(g, hero, own)
    values += [0.0] * (_HERO_LENGTH * (MOST_HEROES - len(order)))
    told = array("f", values)
    told += _cards(g, own)
    if not g.scenario or g.figures[own].at < 0:
        return told + _NO_MAP
    told += array("f", _figures(g, own))
    return told + _map(g, own)


def _in_town(g: State) -> array[float]:
    """Between the scenarios of a campaign nobody is on a map."""
    course = _course(g, NOBODY)
    return array("f", [*course, *[0.0] * (len(FEATURES.names) - len(course))])


def _own_hero(g: State, seat: int) -> int:
    """The hero through whose eyes a seat sees the map."""
    acting = g.turn.acting
    if NOBODY < acting < len(g.heroes) and g.seat_of(acting) == seat:
        return acting
    mine = [hero for hero in range(len(g.heroes)) if g.seat_of(hero) == seat]
    return next((hero for hero in mine if hero < len(g.figures) and g.figures[hero].at >= 0), mine[0])


def _course(g: State, own: int) -> list[float]:
    return [
        g.round / ROUNDS,
        min(printed_number(g.scenario), SCENARIOS) / SCENARIOS,
        g.level / LEVELS,
        g.killed / ROUNDS,
        len(g.decks[g.monsters_deck]) / ROUNDS if len(g.decks) > g.monsters_deck else 0.0,
        float(g.turn.acting == own),
        g.attack.ability.value / POINTS if g.attack is not None else 0.0,
        g.turn.hexes_moved / POINTS,
        *(state / 2 for state in (g.elements or [0] * len(ELEMENTS))),
    ]


def _hero(g: State, hero: int, own: int) -> list[float]:
    sheet = g.heroes[hero]
    figure = g.figures[hero] if hero < len(g.figures) else _NO_FIGURE
    known = bool(g.order)
    return [
        1.0,
        figure.health / HEALTH,
        figure.max_health / HEALTH,
        sheet.level / LEVELS,
        sheet.xp / HEALTH,
        sheet.money / HEALTH,
        len(sheet.hand) / HAND,
        len(sheet.discard) / HAND,
        len(sheet.lost) / HAND,
        len(sheet.active) / HAND,
        float(known and sheet.resting),
        sheet.initiative / INITIATIVE if known else 0.0,
        _distance(g, own, figure.at),
        float(sheet.turn.top_done),
        float(sheet.turn.bottom_done),
        len(g.decks[hero]) / ROUNDS if hero < len(g.decks) else 0.0,
        *_conditions(figure.conditions),
        *(float(sheet.name == name) for name in CLASSES),
    ]


@functools.cache
def _conditions(bits: int) -> tuple[float, ...]:
    """1 for each condition that a figure has."""
    return tuple(float(bool(bits >> bit & 1)) for bit in range(len(CONDITIONS)))


def _distance(g: State, own: int, at: int) -> float:
    if not g.scenario or at < 0 or g.figures[own].at < 0:
        return 0.0
    return min(g.board.distance(g.figures[own].at, at), 2 * FAR) / FAR


def _cards(g: State, own: int) -> array[float]:
    """Where the own hero's cards are."""
    sheet = g.heroes[own]
    return _among(sheet.hand) + _among(sheet.chosen) + _among(sheet.discard)


@functools.lru_cache(maxsize=1 << 12)
def _among(cards: tuple[str, ...]) -> array[float]:
    """1 for each card that is among these, with or without stickers."""
    printed = {card.partition(STICKER)[0] for card in cards}
    return array("f", [float(card in printed) for card in CARDS])


def _figures(g: State, own: int) -> list[float]:
    """Monsters, summons and the like, the nearest first."""
    start, board = g.figures[own].at, g.board
    others = [number for number in g.on_map() if g.figures[number].kind != HERO]
    steps = board.distances(start)
    nearest = sorted(others, key=lambda number: (steps[g.figures[number].at], number))[:FIGURES]
    values: list[float] = []
    for number in nearest:
        figure, stat = g.figures[number], g.stat(number)
        values += [
            1.0,
            float(g.are_enemies(own, number)),
            float(figure.kind == ELITE),
            float(figure.kind == BOSS),
            float(figure.kind == SUMMON),
            figure.health / HEALTH,
            figure.max_health / HEALTH,
            stat.move / POINTS,
            stat.attack / POINTS,
            stat.range / POINTS,
            (stat.shield + figure.effects.shield) / POINTS,
            _distance(g, own, figure.at),
            float(board.sees(start, figure.at)),
        ]
        values += _conditions(figure.conditions)
        values += _named(figure.name)
    values += [0.0] * ((len(_FIGURE) + len(NAMES)) * (FIGURES - len(nearest)))
    return values


@functools.cache
def _named(figure: str) -> tuple[float, ...]:
    """1 in the place of this name."""
    return tuple(float(figure == name) for name in NAMES)


@functools.lru_cache(maxsize=1 << 12)
def _around(scenario: int, start: int) -> tuple[int, ...]:
    """The numbers of the hexes around one; NOBODY where the map has none."""
    hexes = layout(scenario).hexes
    numbers = {at: number for number, at in enumerate(hexes)}
    middle = hexes[start]
    return tuple(numbers.get(Hex(middle[0] + step[0], middle[1] + step[1]), NOBODY) for step in NEARBY)


def _map(g: State, own: int) -> array[float]:
    values = array("f", _NO_PLACES)
    floor = g.board.floor
    closed = {door.at for number, door in enumerate(g.plan.doors) if number not in g.opened}
    standing = {g.figures[number].at: number for number in g.on_map()}
    for place, at in enumerate(_around(g.scenario, g.figures[own].at)):
        first = place * len(_PLACE)
        if at in closed:
            values[first + 1] = 1.0
        if at not in floor:
            continue
        values[first] = 1.0
        for column, places in enumerate((g.obstacles, g.traps, g.hazards, g.difficult), start=2):
            if at in places:
                values[first + column] = 1.0
        values[first + 6] = float(bool(g.treasures[at]))
        values[first + 7] = g.money[at] / POINTS
        who = standing.get(at, own)
        if who != own:
            values[first + (8 if g.are_enemies(own, who) else 9)] = 1.0
    return values


_NO_FIGURE: Final = Figure("", HERO, 0, 0, NOBODY, 0, 0)
_HERO_LENGTH: Final = len(_HERO) + len(CLASSES)
_NO_PLACES: Final = array("f", [0.0] * (len(NEARBY) * len(_PLACE)))
_NO_MAP: Final = array("f", [0.0] * (len(_NO_PLACES) + FIGURES * (len(_FIGURE) + len(NAMES))))
FEATURES: Final = Features(tuple(_names()), features_of)
