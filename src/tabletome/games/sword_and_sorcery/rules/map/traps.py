"""Traps. Rulebook: traps. SS-TRAP-01, SS-DECK-06"""

from __future__ import annotations

from tabletome.engine import Decision, Script
from tabletome.games.sword_and_sorcery.actions import Pick
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.events import TrapDrawn
from tabletome.games.sword_and_sorcery.rules.story.orders import (
    NO_DOOR,
    resolve_orders,
)
from tabletome.games.sword_and_sorcery.rules.supplies import (
    discard,
    draw,
)
from tabletome.games.sword_and_sorcery.state import OFF, State


def spring_trap(g: State, hero: int, area: int = OFF, door: int = NO_DOOR) -> Script:
    """A card is drawn and resolved at the place of the trap: an area, or the door beside which the hero stands.

    SS-TRAP-01

    Who can disarm traps draws two and has one of them resolved; both are discarded. SS-TRAP-04, SS-POWCARD-07
    """
    disarms = "disarm-trap" in g.heroes[hero].card.innate
    drawn = []
    for _ in range(1 + disarms):
        card = draw(g, "traps")
        discard(g, "traps", card)
        drawn.append(card)
    name = drawn[0]
    if len(set(drawn)) > 1:
        chosen = yield Decision(g.seat_of(hero), "trap", [Pick(card) for card in drawn], {"hero": hero})
        name = chosen.name
    g.emit(TrapDrawn, name, rule="SS-TRAP-01")
    trap = TRAPS[name]
    place = g.figures[hero].at if area == OFF else area
    yield from resolve_orders(g, trap.orders, at=place, door=door, radius=trap.radius, it=hero, card=name)
