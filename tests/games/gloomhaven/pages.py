"""Drawn positions on pages of their own, so that one goal or special rule can be looked at alone.

    game = on_page(monkeypatch, dungeon(drawing), "a", "bb", goals=(Escape("a"),))

Hexes that are called by the letters given, or by these letters doubled and trebled, bear these letters on the page.
"""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from tabletome.games.gloomhaven.content.layout import LAYOUTS, Overlay
from tabletome.games.gloomhaven.content.scenarios import PLAIN, SCENARIOS, WithRules
from tabletome.games.gloomhaven.state import ESCORT, MONSTERS_SEAT, OBJECTIVE, Figure
from tests.games.gloomhaven.dungeon import Dungeon

_NUMBERS = itertools.count(5000)
TILE = "t1a"


def on_page(
    monkeypatch: pytest.MonkeyPatch, game: Dungeon, letters: str = "", overlays: tuple[Overlay, ...] = (), **page: Any
) -> Dungeon:
    """The position, with what its page says. The map is the one tile `t1a`."""
    g, number = game.g, next(_NUMBERS)
    markers = tuple((called[0], at) for called, at in game.places.items() if called in _times(letters))
    size = len(LAYOUTS[g.scenario].hexes)
    plan = LAYOUTS[g.scenario]._replace(
        number=number, markers=markers, overlays=overlays, tile_rooms=((TILE, 0),), tile_of=(TILE,) * size
    )
    monkeypatch.setitem(LAYOUTS, number, plan)
    monkeypatch.setitem(SCENARIOS, number, msgspec.structs.replace(PLAIN, number=number, **page))
    if page.get("rules"):
        monkeypatch.setattr(WithRules, "__contains__", lambda _self, _number: True)
    g.scenario = number
    return game


def _times(letters: str) -> set[str]:
    return {letter * times for letter in letters for times in (1, 2, 3)}


def token(game: Dungeon, name: str, on: str, *, escort: bool = False, health: int = 5, number: int = 0) -> Dungeon:
    """An ally of the page, or an obstacle with hit points, stands on this hex."""
    kind = ESCORT if escort else OBJECTIVE
    game.names[name] = len(game.g.figures)
    figure = Figure(name, kind, MONSTERS_SEAT, number, game.places[on], health, health, hostile=not escort)
    game.g.figures.append(figure)
    return game
