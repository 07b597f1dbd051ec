"""The six elements. Rulebook: "Elemental infusion". GH-ELEM"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, ask, choose
from tabletome.games.gloomhaven.actions import SKIP, Consume, Skip
from tabletome.games.gloomhaven.content.notation.abilities import EveryTurn
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, ELEMENTS
from tabletome.games.gloomhaven.events import Consumed, Infused
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.rules.abilities.running_action import note_in_action
from tabletome.games.gloomhaven.rules.scenario.circumstances import can_consume_elements
from tabletome.games.gloomhaven.state import INERT, STRONG, WANING, State


def infuse(g: State, element: str) -> None:
    """The element will move to Strong at the end of the turn. GH-ELEM-02, 07"""
    if element not in g.infusing:
        g.infusing += (element,)


def end_of_turn(g: State) -> None:
    """What was infused in this turn moves to Strong. GH-ELEM-02"""
    for element in g.infusing:
        g.elements[ELEMENTS.index(element)] = STRONG
        g.emit(Infused, element, rule="GH-ELEM-02")
    g.infusing = ()


def wane(g: State) -> None:
    """Every element moves one column left. GH-ELEM-04"""
    g.elements = [max(state - 1, INERT) for state in g.elements]


def is_available(g: State, element: str) -> bool:
    """Strong or waning. GH-ELEM-05"""
    return g.elements[ELEMENTS.index(element)] >= WANING


def available(g: State) -> list[str]:
    """The elements that can be consumed. GH-ELEM-05"""
    return [element for element in ELEMENTS if is_available(g, element)]


def consume(g: State, consumer: str, element: str) -> None:
    """Move it to Inert. GH-ELEM-05, 06"""
    g.elements[ELEMENTS.index(element)] = INERT
    g.emit(Consumed, consumer, element, rule="GH-ELEM-05")


def choose_consumption(g: State, hero: int, wanted: tuple[str, ...], card: str) -> Asking[bool]:
    """Consume these elements, if they are there and the player wants to; each `any` is another one of their choice.

    GH-ELEM-08, 11
    """
    if not can_consume_elements(g):
        return False
    named = [element for element in wanted if element != ANY_ELEMENT]
    free = len(wanted) - len(named)
    others = [element for element in available(g) if element not in named]
    if len(others) < free or not all(is_available(g, element) for element in named):
        return False
    offered = named[:1] or others
    options: list[Consume | Skip] = [*(Consume(each) for each in offered), SKIP]
    chosen = yield from ask(Decision(g.controller(hero), "consume", options, {"card": card}))
    if isinstance(chosen, Skip):
        return False
    taken = named or [chosen.element]
    while len(taken) < len(wanted):
        left = [element for element in others if element not in taken]
        further = [Consume(each) for each in left]
        more = yield from choose(Decision(g.controller(hero), "consume", further, {"card": card}))
        taken = [*taken, more.element]
    for element in taken:
        consume(g, g.figures[hero].name, element)
    note_consumption(g, hero)
    return True


def note_consumption(g: State, hero: int) -> None:
    """Active cards that do something after an action in which an element was consumed. GH-ACTIVE-02"""
    if g.action is None or g.action.figure != hero or not g.heroes[hero].active:
        return
    if any(ability.at == "after-consuming" for _, ability in lasting_of(g, hero, EveryTurn)):
        note_in_action(g, consumed=True)


def not_yet_infused(g: State) -> list[str]:
    """Those that this turn has not infused so far."""
    return [element for element in ELEMENTS if element not in g.infusing]
