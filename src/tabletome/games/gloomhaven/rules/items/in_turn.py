"""What can be used in one's own turn, and while moving, looting or losing an element. Rulebook: "Using items".

What each item then does is in uses.py. GH-USE-01, GH-TURN-08
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Consume, Skip, Use
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import (
    ITEMS,
    AnotherTurn,
    InTurn,
    OnEnemyConsumes,
    OnLoot,
    OnMove,
    PlayAnotherCard,
)
from tabletome.games.gloomhaven.content.notation.abilities import ANY_ELEMENT
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.items.worn import ready, use_up
from tabletome.games.gloomhaven.state import State

SKIP = Skip()
Using = Callable[[State, int, Any], Script]
IN_TURN: dict[type[InTurn], Using] = {}
"""What a character does with an item in their turn; filled by uses.py."""
POSSIBLE: dict[type[InTurn], Callable[[State, int, Any], bool]] = {}
"""Whether there is anything to do with it; filled by uses.py."""


# ------------------------------------------------------------------ in one's own turn


def turn_uses(g: State, hero: int) -> list[Any]:
    """What can be used before, during and after the actions of one's own turn. GH-TURN-08, GH-USE-01"""
    if g.acting != hero or not g.heroes[hero].items:
        return []
    return [Use(printed.name) for printed, effect in ready(g, hero, InTurn) if POSSIBLE[type(effect)](g, hero, effect)]


def use_in_turn(g: State, hero: int, name: str) -> Script:
    """Each ability of an item is finished before the interrupted one goes on. GH-USE-01"""
    effect = ITEMS[name].effect
    assert isinstance(effect, InTurn)
    use_up(g, hero, name)
    yield from IN_TURN[type(effect)](g, hero, effect)


def end_uses(g: State, hero: int) -> list[Any]:
    """What can be used at the end of one's turn, when no chosen card is left."""
    cards = g.heroes[hero]
    if cards.chosen or not cards.items:
        return []
    uses = [Use(printed.name) for printed, _ in ready(g, hero, PlayAnotherCard) if cards.hand]
    return uses + [Use(printed.name) for printed, _ in ready(g, hero, AnotherTurn) if later_pairs(g, hero)]


def later_pairs(g: State, hero: int) -> list[tuple[str, str]]:
    """Two cards from hand, the leading one later than the initiative so far."""
    cards = g.heroes[hero]
    printed = CLASSES[cards.name].cards
    return [(lead, other) for lead, other in permutations(cards.hand, 2) if printed[lead].initiative > cards.initiative]


# ------------------------------------------------------------------ moving and looting


def move_uses(g: State, hero: int) -> list[Any]:
    """What can be used while moving: what lengthens the way or makes it a jump. GH-USE-01"""
    if hero >= len(g.heroes) or not g.heroes[hero].items:
        return []
    return [Use(printed.name) for printed, _ in ready(g, hero, OnMove)] + turn_uses(g, hero)


def lengthening_uses(g: State, hero: int) -> list[Any]:
    """What makes a way longer."""
    if hero >= len(g.heroes) or not g.heroes[hero].items:
        return []
    return [Use(printed.name) for printed, effect in ready(g, hero, OnMove) if effect.by]


def can_go_farther(g: State, hero: int) -> bool:
    """Whether a movement whose points are used up could go on with an item."""
    return bool(lengthening_uses(g, hero))


def use_while_moving(g: State, hero: int, name: str) -> Asking[OnMove]:
    """How far the way is lengthened, and whether it becomes a jump."""
    effect = ITEMS[name].effect
    if isinstance(effect, OnMove):
        use_up(g, hero, name)
        return effect
    yield from use_in_turn(g, hero, name)
    return OnMove()


def loot_range(g: State, hero: int, reach: int) -> Asking[int]:
    """A Loot 1 ability may become a longer one."""
    if reach == 1:
        for printed, effect in ready(g, hero, OnLoot):
            chosen: Any = yield Decision(g.seat_of(hero), "item", [Use(printed.name), SKIP], {"hero": hero})
            if isinstance(chosen, Use):
                use_up(g, hero, printed.name)
                return effect.range
    return reach


# ------------------------------------------------------------------ elements


def can_consume(g: State, wanted: tuple[str, ...]) -> bool:
    there = elements.available(g)
    return len(there) >= len(wanted) and all(each in there for each in wanted if each != ANY_ELEMENT)


def pay(g: State, hero: int, wanted: tuple[str, ...]) -> None:
    for element in wanted:
        elements.consume(g, g.heroes[hero].name, element)


def choose_consumed(g: State, hero: int) -> Asking[str]:
    there = elements.available(g)
    if len(there) == 1:
        return there[0]
    chosen = yield Decision(g.seat_of(hero), "consume", [Consume(each) for each in there])
    return str(chosen.element)


def spoil_element(g: State, element: str) -> Asking[bool]:
    """Before an enemy consumes an element a hero may consume it for nothing."""
    for hero in range(len(g.heroes)):
        for printed, _ in ready(g, hero, OnEnemyConsumes):
            about = {"hero": hero, "element": element}
            chosen: Any = yield Decision(g.seat_of(hero), "spoil", [Use(printed.name), SKIP], about)
            if isinstance(chosen, Use):
                use_up(g, hero, printed.name)
                elements.consume(g, g.heroes[hero].name, element)
                return True
    return False
