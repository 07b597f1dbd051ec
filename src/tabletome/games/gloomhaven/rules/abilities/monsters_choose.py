"""Ties in what a monster does, for the players to decide. Rulebook: "Monster turn". GH-AMBIG-01, GH-MOTHER-03"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, choose
from tabletome.games.gloomhaven.actions import Choose, Place
from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.state import State


def choose_figure(g: State, who: int, among: list[int]) -> Asking[int]:
    """One of these figures."""
    options = [Choose(each) for each in among]
    chosen = yield from choose(Decision(g.speaker(), "monster-chooses", options, {"figure": who}))
    return chosen.figure


def choose_hex(g: State, who: int, among: list[int]) -> Asking[int]:
    """One of these hexes."""
    options = [Place(at) for at in among]
    chosen = yield from choose(Decision(g.speaker(), "monster-places", options, {"figure": who}))
    return chosen.hex


def nearest_to_enemy(g: State, who: int, start: int) -> list[int]:
    """The empty hexes next to `start` that are nearest to an enemy. GH-MOTHER-03"""
    free = [at for at in g.board.near[start] if g.is_empty(at)]
    enemies = [g.figures[enemy].at for enemy in g.enemies_of(who)]
    away = {at: min((g.board.distance(at, enemy) for enemy in enemies), default=FAR) for at in free}
    nearest = min(away.values(), default=FAR)
    return [at for at in free if away[at] == nearest]
