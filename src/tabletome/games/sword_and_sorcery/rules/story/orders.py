"""What events, traps and the story order, and how it is carried out. Rulebook: story events; SS-EVENT-11

Every kind of `Order` has one rule, marked `@carries_out`. Those that lead to further orders are in `choices.py`; the
others, by what they change, in `figure_orders.py`, `hero_orders.py`, `enemy_orders.py`, `map_orders.py` and
`course_orders.py`. `Scope` is what orders refer to: the place of the card, a door with its trap, a radius, the one that
a save concerned.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from tabletome.engine import NOTHING, Asking, ByType, Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Target
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.events import QuestDecided
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import resolve_fallen
from tabletome.games.sword_and_sorcery.state import HERO, NOBODY, OFF, DrawnPlace, State

NO_DOOR = -1


@dataclasses.dataclass(frozen=True, slots=True)
class Scope:
    """What the orders of one card refer to."""

    at: int = OFF
    door: int = NO_DOOR
    radius: int = 0
    it: int = NOBODY
    card: str = ""


carries_out: ByType[Callable[[State, Any, Scope], Script | None]] = ByType("carries out")
"""The rule for each kind of order: a script, or a plain function where it asks nothing."""


def resolve_orders(
    g: State,
    orders: o.Orders,
    at: int = OFF,
    door: int = NO_DOOR,
    radius: int = 0,
    it: int = NOBODY,
    card: str = "",
) -> Script:
    """One after the other, strictly as written; nothing more once the quest is decided. SS-EVENT-02, SS-EVENT-11"""
    yield from carry_out(g, orders, Scope(at, door, radius, it, card))
    yield from resolve_fallen(g)


def carry_out(g: State, orders: o.Orders, scope: Scope) -> Script:
    for order in orders:
        if g.story.result:
            return
        script = carries_out[type(order)](g, order, scope)
        if script is not None:
            yield from script


def resolve_due(g: State) -> Script:
    """Whatever the story owes is told now; everything else waits meanwhile. SS-EVENT-10, SS-EVENT-11, SS-MOVE-07"""
    check_clear(g)
    return tell_due(g) if g.story.due else NOTHING


def tell_due(g: State) -> Script:
    """One paragraph after the other, with those that they bring about."""
    while g.story.due and not g.story.result:
        story, *rest = g.story.due
        g.story.due = tuple(rest)
        yield from resolve_orders(g, g.plan.story[story], at=g.story.due_at, card=story)
        check_clear(g)


def check_clear(g: State) -> None:
    """Once, when neither an enemy nor a shadow token is left. SS-END-01"""
    if not (g.map.shadows or g.story.cleared or g.enemies_in_play()) and g.plan.on_clear:
        g.story.cleared = True
        g.story.due = (*g.story.due, g.plan.on_clear)


def decide(g: State, won: bool) -> None:
    """When a condition is met the game ends; what came first stands. SS-END-01"""
    if not g.story.result:
        g.story.result = "won" if won else "lost"
        g.emit(QuestDecided, won, rule="SS-END-01")


# ------------------------------------------------------------------ where


def area_meant(g: State, area: int, scope: Scope) -> int:
    """An area of the map, the place of the card, or a place drawn by lot, which everybody knows from then on."""
    if area == OFF:
        return scope.at
    if area >= 0:
        return area
    number = o.FIRST_PLACE - area
    drawn = g.story.places[number].area
    learn_place(g, number, drawn)
    return drawn


def learn_place(g: State, number: int, area: int) -> None:
    """Everybody learns whether the place that was drawn by lot is this area."""
    drawn = g.story.places[number]
    possible = (area,) if drawn.area == area else tuple(each for each in drawn.possible if each != area)
    if possible != drawn.possible:
        g.reveal()
        g.story.places = tuple(
            DrawnPlace(drawn.area, possible) if place == number else each for place, each in enumerate(g.story.places)
        )


# ------------------------------------------------------------------ whom it concerns


def living_hero(g: State) -> int:
    """The active hero, or, if that is a ghost soul, the living one before it in the order of the table."""
    count = len(g.heroes)
    order = [(g.active - step) % count for step in range(count)]
    return next((hero for hero in order if not g.figures[hero].ghost), g.active)


def whom(g: State, who: str, scope: Scope) -> Asking[list[int]]:
    """The figures that an order concerns; the companion is one of the heroes. SS-EVENT-09, SS-COMPAN-18"""
    match who:
        case "active":
            return [living_hero(g)]
        case "each-hero":
            return g.allies()
        case "near":
            return [figure for figure in g.allies() if trap_distance(g, g.figures[figure].at, scope) <= scope.radius]
        case "here":
            return g.allies_at(scope.at)
        case "it":
            return [scope.it] if g.is_up(scope.it) else []
        case "each-enemy":
            return g.foes()
        case "engaged":
            return [figure for figure in g.allies() if g.is_engaged(figure)]
        case "one-enemy":
            return (yield from one_of(g, g.foes(), "one-enemy"))
        case "one-hero":
            return (yield from one_of(g, g.living(), "one-hero"))
        case "richest":
            most = max((g.heroes[hero].crowns for hero in g.living()), default=None)
            return (yield from one_of(g, [h for h in g.living() if g.heroes[h].crowns == most], "one-hero"))
        case "most-wounded":
            most = max((g.figures[hero].wounds for hero in g.living()), default=None)
            return (yield from one_of(g, [h for h in g.living() if g.figures[h].wounds == most], "one-hero"))
    return [figure for figure in g.foes() if g.enemy_of(figure).tag == who]


def heroes_of(g: State, who: str, scope: Scope) -> Asking[list[int]]:
    """Only heroes: whoever has crowns, powers and items. SS-COMPAN-11"""
    return [figure for figure in (yield from whom(g, who, scope)) if g.figures[figure].side == HERO]


def one_of(g: State, figures: list[int], kind: str) -> Asking[list[int]]:
    """The active player chooses."""
    if not figures:
        return []
    chosen = yield from choose(Decision(g.speaker, kind, [Target(figure) for figure in figures]))
    return [chosen.figure]


def trap_distance(g: State, area: int, scope: Scope) -> int:
    """Along ways that can be walked; both areas of a door are at {1} from its trap. SS-TRAP-02, 03, 05"""
    walk = g.board.walk
    if scope.door == NO_DOOR:
        return walk[scope.at][area]
    return 1 + min(walk[side][area] for side in g.layout.sides_of[scope.door])
