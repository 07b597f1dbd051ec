"""The turn of a ghost soul. Rulebook: ghost souls. SS-BATTLE-03, SS-DEATH-19"""

from __future__ import annotations

from typing import TypeAlias

from tabletome.engine import Decision, Script, runs
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.notation.deeds import Whom
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.deeds.use import do_all
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import State

GHOST_ACTS = ("scream", "rebirth", "fly")
"""SS-DEATH-19"""
GhostAct: TypeAlias = a.Scream | a.Rebirth | a.Fly


@runs(phases.GHOST_TURN)
def ghost_turn(g: State) -> Script:
    """Soul Scream, Rebirth and flight, each once, in any order. SS-BATTLE-03, SS-DEATH-09, SS-DEATH-11, SS-DEATH-19"""
    hero = g.active
    options = ghost_options(g, hero)
    if not options:
        g.phase = phases.END_HERO_TURN
        return
    chosen = yield Decision(g.seat_of(hero), "ghost", [*options, a.END_TURN], {"hero": hero})
    match chosen:
        case a.Scream():
            spend_ghost_act(g, "scream")
            yield from do_all(g, hero, (g.heroes[hero].card.scream,), chosen.figure, "soul-scream")
            yield from resolve_due(g)
        case a.Rebirth():
            spend_ghost_act(g, "rebirth")
            g.figures[hero].at = chosen.area
        case a.Fly():
            spend_ghost_act(g, "fly")
            put_in(g, hero, chosen.area)
        case _:
            g.phase = phases.END_HERO_TURN


def spend_ghost_act(g: State, act: str) -> None:
    g.turn.ghost_acts = tuple(other for other in g.turn.ghost_acts if other != act)


def ghost_options(g: State, hero: int) -> list[GhostAct]:
    """What the ghost soul has not done yet this turn. SS-DEATH-20, SS-DEATH-21, SS-DEATH-22"""
    sheet = g.heroes[hero]
    at = g.figures[hero].at
    fly = g.board.fly[at]
    found: list[GhostAct] = []
    if "scream" in g.turn.ghost_acts:
        found += scream_options(g, hero)
    if "rebirth" in g.turn.ghost_acts:
        found += [a.Rebirth(shrine.area) for shrine in g.map.shrines if shrine.active and shrine.area != at]
    if "fly" in g.turn.ghost_acts:
        found += [a.Fly(area) for area in range(g.board.size) if 0 < fly[area] <= sheet.card.flight]
    return found


def scream_options(g: State, hero: int) -> list[a.Scream]:
    card = g.heroes[hero].card
    at = g.figures[hero].at
    figures = g.foes() if card.scream.to is Whom.ENEMY else g.living()
    near = [each for each in figures if g.board.fly[at][g.figures[each].at] <= card.scream_range]
    return [a.Scream(each) for each in near if g.board.sees(at, g.figures[each].at)]
