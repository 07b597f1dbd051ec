"""A position as numbers: the round, every hero, the enemies nearest to the active hero, and every area of the map.

All seats play on one side and know the same, so a position looks the same from each; heroes come in the order of play,
the active one first, and distances are the active hero's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from tabletome.engine import Features
from tabletome.games.sword_and_sorcery.content.enemies import SCROLLS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.state import (
    BLIND,
    ENEMY,
    POISONED,
    POISONED_TWICE,
    SLOW,
    STUN,
    Segment,
    State,
)

MOST_HEROES: Final = 5
ENEMIES: Final = 12
"""Enemy figures that are told one by one, the nearest first."""
AREAS: Final = 40
"""Areas that are told; no quest of the box has more than 23."""
SEGMENTS: Final = get_args(Segment)
CONDITIONS: Final = {
    "blinded": BLIND,
    "slowed": SLOW,
    "stunned": STUN,
    "poison 1": POISONED,
    "poison 2": POISONED_TWICE,
}

# Scales: about what a hard quest reaches
ROUNDS: Final = 20.0
HP: Final = 12.0
SOULS: Final = 10.0
CROWNS: Final = 100.0
RANKS: Final = 7.0
STEPS: Final = 6.0
POINTS: Final = 4.0

_FIGURE: Final = (
    "there",
    "hit points",
    "wounds",
    "distance",
    "seen",
    "magic shields",
    "fire",
    "down",
    "ghost",
    *CONDITIONS,
)
_HERO: Final = ("rank", "crowns", "has acted", "items", "main", "off", "armor", "artifact")
_AREA: Final = (
    "there", "active hero", "heroes", "enemies", "enemies' hit points", "distance", "seen", "gate", "shrine", "chest",
    "search", "story", "shadow", "fire", "things",
)  # fmt: skip
_TURN: Final = (
    "movement points",
    "movement begun",
    "movement open",
    "combats",
    "actions",
    "activities",
    "companion points",
)


def _names() -> Iterator[str]:
    yield from (f"segment: {segment}" for segment in SEGMENTS)
    yield from ("round", "night", "soul points", "events left", "visiting the Emporium", "seats", "own hero acts")
    yield from (f"turn: {what}" for what in _TURN)
    yield from ("battle", "battle: attacked by a hero", "battle: hits", "battle: dice")
    for hero in range(MOST_HEROES):
        yield from (f"hero {hero}: {what}" for what in (*_FIGURE, *_HERO))
        yield from (f"hero {hero}: {name}" for name in HEROES)
    yield from (f"power: {power}" for power in POWERS)
    for enemy in range(ENEMIES):
        yield from (f"enemy {enemy}: {what}" for what in _FIGURE)
        yield from (f"enemy {enemy}: {scroll}" for scroll in SCROLLS)
    for area in range(AREAS):
        yield from (f"area {area}: {what}" for what in _AREA)


def features_of(g: State, seat: int) -> list[float]:
    """What everybody sees: shadows and drops only lie there, decks are only so thick."""
    start = max(g.figures[g.active].at, 0) if g.figures else 0
    values = _course(g, seat)
    heroes = [(g.active + offset) % len(g.heroes) for offset in range(len(g.heroes))]
    for hero in heroes:
        values += _hero(g, hero, start)
    values += [0.0] * (_HERO_LENGTH * (MOST_HEROES - len(heroes)))
    values += _powers(g)
    values += _enemies(g, start)
    values += _areas(g, start)
    return values


def _course(g: State, seat: int) -> list[float]:
    turn, battle = g.turn, g.battle
    by_hero = battle is not None and g.figures[battle.attacker].side != ENEMY
    return [
        *(float(g.segment == segment) for segment in SEGMENTS),
        g.round / ROUNDS,
        float(g.time == "night"),
        g.soul_points / SOULS,
        len(g.events) / ROUNDS,
        float(g.visiting),
        g.seats / MOST_HEROES,
        float(g.speaker == seat),
        turn.movement_points / POINTS,
        float(turn.movement_begun),
        float(turn.movement_open),
        turn.combats / POINTS,
        turn.actions / POINTS,
        turn.activities / POINTS,
        turn.companion_points / POINTS,
        float(battle is not None),
        float(by_hero),
        battle.hits / HP if battle is not None else 0.0,
        len(battle.dice) / HP if battle is not None else 0.0,
    ]


def _figure(g: State, number: int, start: int) -> list[float]:
    figure, board = g.figures[number], g.board
    there = figure.at >= 0
    return [
        float(there),
        g.most_hp(number) / HP,
        figure.wounds / HP,
        min(board.walk[start][figure.at] / STEPS, 2.0) if there else 0.0,
        float(there and board.sees(start, figure.at)),
        figure.magic_shields / POINTS,
        (figure.fire1 + 2 * figure.fire2) / POINTS,
        float(figure.down),
        float(figure.ghost),
        *(float(bool(figure.conditions & bit)) for bit in CONDITIONS.values()),
    ]


def _hero(g: State, hero: int, start: int) -> list[float]:
    sheet = g.heroes[hero]
    return [
        *_figure(g, hero, start),
        sheet.rank / RANKS,
        min(sheet.crowns / CROWNS, 2.0),
        float(sheet.has_acted),
        len(sheet.inventory) / POINTS,
        *(float(bool(card)) for card in (sheet.main, sheet.off, sheet.armor, sheet.artifact)),
        *(float(sheet.name == name) for name in HEROES),
    ]


def _powers(g: State) -> list[float]:
    """The active hero's powers: 1 for one that is ready, less for each hourglass on it."""
    sheet = g.heroes[g.active]
    left = dict(zip(sheet.powers, sheet.cooling, strict=True))
    return [1 / (1 + left[power]) if power in left else 0.0 for power in POWERS]


def _enemies(g: State, start: int) -> list[float]:
    walk = g.board.walk[start]
    nearest = sorted(g.foes(), key=lambda foe: (walk[g.figures[foe].at], foe))[:ENEMIES]
    values: list[float] = []
    for foe in nearest:
        scroll = g.card_of(foe).scroll
        values += _figure(g, foe, start)
        values += [float(scroll == each) for each in SCROLLS]
    values += [0.0] * ((len(_FIGURE) + len(SCROLLS)) * (ENEMIES - len(nearest)))
    return values


def _areas(g: State, start: int) -> list[float]:
    board, drops = g.board, g.map.drops
    values = [0.0] * (AREAS * len(_AREA))
    places = range(0, min(board.size, AREAS) * len(_AREA), len(_AREA))
    walk = board.walk[start]
    for area, first in enumerate(places):
        values[first] = 1.0
        values[first + _COLUMN["active hero"]] = float(area == start)
        values[first + _COLUMN["distance"]] = min(walk[area] / STEPS, 2.0)
        values[first + _COLUMN["seen"]] = float(board.sees(start, area))
        values[first + _COLUMN["things"]] = len(drops[area]) / POINTS if drops else 0.0
    for number in g.all_figures():
        at = g.figures[number].at
        if g.figures[number].side == ENEMY:
            _mark(values, at, "enemies", 1 / POINTS)
            _mark(values, at, "enemies' hit points", g.hp_left(number) / HP)
        else:
            _mark(values, at, "heroes", 1 / POINTS)
    for what, areas in _marks(g).items():
        for area in areas:
            _mark(values, area, what, 1.0)
    return values


def _marks(g: State) -> dict[str, list[int]]:
    """The areas of everything that lies on the map."""
    here, searches = g.map, g.plan.searches
    return {
        "gate": [gate.area for gate in here.gates],
        "shrine": [shrine.area for shrine in here.shrines if shrine.active],
        "chest": [chest.area for chest in here.chests],
        "search": [searches[token].area for token in here.searches],
        "story": [story.area for story in here.stories],
        "shadow": [shadow.area for shadow in here.shadows],
        "fire": [fire.area for fire in here.fires],
    }


def _mark(values: list[float], area: int, what: str, amount: float) -> None:
    if area < AREAS:
        values[area * len(_AREA) + _COLUMN[what]] += amount


_COLUMN: Final = {what: place for place, what in enumerate(_AREA)}
_HERO_LENGTH: Final = len(_FIGURE) + len(_HERO) + len(HEROES)
FEATURES: Final = Features(tuple(_names()), features_of)
