"""The six elements. Rulebook: "Elemental infusion". GH-ELEM"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import ELEMENTS
from tabletome.games.gloomhaven.events import Consumed, Infused
from tabletome.games.gloomhaven.state import INERT, STRONG, WANING, State


def infuse(g: State, element: str) -> None:
    """The element will move to Strong at the end of the turn. GH-ELEM-02, 07"""
    if element not in g.infusing:
        g.infusing += (element,)


def end_of_turn(g: State) -> None:
    """GH-ELEM-02"""
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
    return [element for element in ELEMENTS if is_available(g, element)]


def consume(g: State, who: str, element: str) -> None:
    """Move it to Inert. GH-ELEM-05, 06"""
    g.elements[ELEMENTS.index(element)] = INERT
    g.emit(Consumed, who, element, rule="GH-ELEM-05")


def not_yet_infused(g: State) -> list[str]:
    """Those that this turn has not infused so far."""
    return [element for element in ELEMENTS if element not in g.infusing]
