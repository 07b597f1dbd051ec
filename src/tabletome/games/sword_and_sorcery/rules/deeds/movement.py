"""Deeds that move the user, or make moving easier. SS-MOVE-08, SS-MOVE-19"""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import Area
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Rush)
def rush(g: State, use: Use, deed: deeds.Rush) -> None:
    """More points for the Movement of this turn."""
    g.turn.movement_points += deed.points


@helps(deeds.Rush)
def can_still_move(g: State, hero: int, target: int | None, deed: deeds.Rush) -> bool:
    return g.turn.movement_open or not g.turn.movement_begun


@does(deeds.Blink)
def blink(g: State, use: Use, deed: deeds.Blink) -> Script:
    """To an area of the user's choice; leaving this way is no Evade."""
    options = [Area(area) for area in blink_areas(g, use.figure, deed.areas)]
    chosen = yield from ask(Decision(g.seat_of(use.hero), "blink", options, {"hero": use.hero}))
    put_in(g, use.figure, chosen.area)


@helps(deeds.Blink)
def sees_an_area(g: State, hero: int, target: int | None, deed: deeds.Blink) -> bool:
    return bool(blink_areas(g, hero, deed.areas))


def blink_areas(g: State, figure: int, reach: int) -> list[int]:
    """Other areas in sight within reach."""
    fly = g.board.fly[g.figures[figure].at]
    return [area for area in range(g.board.size) if 0 < fly[area] <= reach and g.hero_sees(figure, area)]


@does(deeds.Tumble)
def tumble(g: State, use: Use, deed: deeds.Tumble) -> None:
    """For the next Evade of this turn. SS-MOVE-19"""
    g.turn.tumbling = True


@helps(deeds.Tumble)
def is_not_tumbling(g: State, hero: int, target: int | None, deed: deeds.Tumble) -> bool:
    return not g.turn.tumbling
