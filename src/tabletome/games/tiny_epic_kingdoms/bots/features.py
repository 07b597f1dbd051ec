"""A position as numbers: every kingdom, every region, and where the turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tabletome.engine import Features
from tabletome.games.tiny_epic_kingdoms.content.box import (
    ACTIONS,
    COLOURS,
    MAGIC_TOP,
    MEEPLES,
    MOST_OF_A_RESOURCE,
    RESOURCES,
    SHIELDS,
    TOKENS,
    TOWER_POINTS,
    TOWER_TOP,
)
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, FOREST, MOUNTAINS, PLAINS, RUINS
from tabletome.games.tiny_epic_kingdoms.rules import flow, scoring, setup
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State

MOST_SEATS: Final = len(COLOURS)
FACTION_NAMES: Final = tuple(sorted(FACTIONS))
KINDS: Final = (FOREST, MOUNTAINS, PLAINS, CAPITAL, RUINS)
TOKEN_NAMES: Final = tuple(sorted(TOKENS))
PHASES: Final = (setup.prepare_kingdom, flow.begin_turn, flow.act_or_collect, flow.end_of_turn)
TERRITORIES: Final = MOST_SEATS
REGIONS: Final = 5
POINTS_SCALE: Final = 20.0
"""About the points of a good game."""


def _one_of(names: Sequence[str]) -> dict[str, tuple[float, ...]]:
    """For each name a 1 in its place; nothing at all for no name."""
    return {name: tuple(float(name == each) for each in names) for name in ("", *names)}


_KIND: Final = _one_of(KINDS)
_TOKEN: Final = _one_of(TOKEN_NAMES)
_FACTION: Final = _one_of(FACTION_NAMES)
_NOBODY: Final = (0.0,) * 4


def _names() -> Iterator[str]:
    yield from (f"phase: {phase}" for phase in PHASES)
    yield from (f"shield on {action}" for action in ACTIONS)
    yield from (f"selected: {action}" for action in ACTIONS)
    yield from ("turn / 20", "end triggered", "with exploration", "seats / 5")
    for seat in range(MOST_SEATS):
        who = "own" if seat == 0 else f"{seat} after"
        yield from (f"{who}: {name}" for name in ("in the game", "active", "acting", "crown"))
        yield from (f"{who}: {resource}" for resource in RESOURCES)
        yield from (f"{who}: {name}" for name in ("tower", "tower points", "magic", "meeples", "captured", "points"))
        yield from (f"{who}: holds {kind}" for kind in KINDS)
        yield from (f"{who}: {faction}" for faction in FACTION_NAMES)
    for territory in range(TERRITORIES):
        for region in range(REGIONS):
            where = f"territory {territory}, region {region + 1}"
            yield from (f"{where}: {kind}" for kind in KINDS)
            yield from (f"{where}: {who}" for who in ("own meeples", "rivals' meeples", "neutral meeple", "searching"))
            yield from (f"{where}: {token}" for token in ("face-down token", *TOKEN_NAMES))


def features_of(g: State, seat: int) -> list[float]:
    """What everybody sees; face-down tokens are only known to lie there."""
    values = _course(g)
    seats = [(seat + offset) % g.seats for offset in range(g.seats)]
    for each in seats:
        values += _kingdom(g, each)
    values += [0.0] * (_KINGDOM * (MOST_SEATS - g.seats))
    lands = [*seats, *range(g.seats, len(g.territories))]
    for land in lands:
        values += _territory(g, land, seat)
    values += [0.0] * (_TERRITORY * (TERRITORIES - len(lands)))
    return values


def _course(g: State) -> list[float]:
    return [
        *(float(g.phase == phase) for phase in PHASES),
        *(float(action in g.shields) for action in ACTIONS),
        *(float(action == g.selected) for action in ACTIONS),
        g.turn / (4 * SHIELDS),
        float(g.end_triggered),
        float(g.exploration),
        g.seats / MOST_SEATS,
    ]


def _kingdom(g: State, seat: int) -> list[float]:
    kinds = [g.board.kinds[region] for region in g.held_by(seat)] if g.regions else []
    return [
        1.0,
        float(seat == g.active),
        float(seat == g.acting),
        float(seat == g.crown),
        *(amount / MOST_OF_A_RESOURCE for amount in g.resources[seat]),
        g.tower[seat] / TOWER_TOP,
        TOWER_POINTS[g.tower[seat]] / TOWER_POINTS[-1],
        g.magic[seat] / MAGIC_TOP,
        g.in_play[seat] / MEEPLES,
        g.captured[seat] / REGIONS,
        sum(scoring.points(g, seat).values()) / POINTS_SCALE if g.factions[seat] else 0.0,
        *(kinds.count(kind) / REGIONS for kind in KINDS),
        *_FACTION[g.factions[seat]],
    ]


def _territory(g: State, land: int, seat: int) -> list[float]:
    values: list[float] = []
    kinds, regions, tokens, face_up = g.board.kinds, g.regions, g.tokens, g.face_up
    for region in g.board.regions_of(land):
        token, open_ = tokens[region], face_up[region]
        values += _KIND[kinds[region]]
        values += _meeples(regions[region], seat) if regions[region] else _NOBODY
        values.append(1.0 if token and not open_ else 0.0)
        values += _TOKEN[token if open_ else ""]
    return values


def _meeples(meeples: Sequence[int], seat: int) -> list[float]:
    """Those of the seat, those of its rivals, whether one is nobody's, and how many search."""
    owners = [meeple >> 1 for meeple in meeples]
    own, neutral = owners.count(seat), owners.count(NEUTRAL)
    searching = sum([meeple & 1 for meeple in meeples])
    return [own / 2, (len(owners) - own - neutral) / 2, 1.0 if neutral else 0.0, searching / 2]


FEATURES: Final = Features(tuple(_names()), features_of)
_KINGDOM: Final = sum(name.startswith("own: ") for name in FEATURES.names)
_TERRITORY: Final = sum(name.startswith("territory 0, ") for name in FEATURES.names)
