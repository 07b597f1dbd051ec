"""What can be used in one's own turn, and while moving, looting or losing an element. Rulebook: "Using items".

What each item then does is in effects.py. GH-USE-01, GH-TURN-08
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from tabletome.engine import Asking, ByType, Decision, Script, ask, choose
from tabletome.games.gloomhaven.actions import SKIP, Consume, Skip, Use
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
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.items.worn import ready, use_up
from tabletome.games.gloomhaven.rules.scenario.circumstances import can_consume_elements
from tabletome.games.gloomhaven.state import State

uses: ByType[Callable[[State, int, Any], Script]] = ByType("uses in a turn")
"""What a character does with an item in their turn; filled by effects.py."""
is_of_use: ByType[Callable[[State, int, Any], bool]] = ByType("is of use by")
"""Whether there is anything to do with it now; filled by effects.py."""


# In one's own turn


def turn_uses(g: State, hero: int) -> list[Use]:
    """What can be used before, during and after the actions of one's own turn. GH-TURN-08, GH-USE-01"""
    if g.turn.acting != hero or not g.heroes[hero].items:
        return []
    return [Use(item.name) for item, effect in ready(g, hero, InTurn) if is_of_use[type(effect)](g, hero, effect)]


def use_in_turn(g: State, hero: int, name: str) -> Script:
    """Each ability of an item is finished before the interrupted one goes on. GH-USE-01"""
    effect = ITEMS[name].effect
    assert isinstance(effect, InTurn)
    use_up(g, hero, name)
    yield from uses[type(effect)](g, hero, effect)


def end_uses(g: State, hero: int) -> list[Use]:
    """What can be used at the end of one's turn, when no chosen card is left."""
    cards = g.heroes[hero]
    if cards.chosen or not cards.items:
        return []
    one_more = [Use(item.name) for item, _ in ready(g, hero, PlayAnotherCard) if cards.hand]
    return one_more + [Use(item.name) for item, _ in ready(g, hero, AnotherTurn) if later_pairs(g, hero)]


def later_pairs(g: State, hero: int) -> list[tuple[str, str]]:
    """Two cards from hand, the leading one later than the initiative so far."""
    cards = g.heroes[hero]
    known = CLASSES[cards.name].cards
    return [(lead, other) for lead, other in permutations(cards.hand, 2) if known[lead].initiative > cards.initiative]


# Moving and looting


def move_uses(g: State, who: int) -> list[Use]:
    """What can be used while moving: what lengthens the way or makes it a jump. GH-USE-01"""
    if who >= len(g.heroes) or not g.heroes[who].items:
        return []
    return [Use(item.name) for item, _ in ready(g, who, OnMove)] + turn_uses(g, who)


def lengthening_uses(g: State, who: int) -> list[Use]:
    """What makes a way longer."""
    if who >= len(g.heroes) or not g.heroes[who].items:
        return []
    return [Use(item.name) for item, effect in ready(g, who, OnMove) if effect.by]


def can_go_farther(g: State, who: int) -> bool:
    """Whether a movement whose points are used up could go on with an item."""
    return bool(lengthening_uses(g, who))


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
        for item, effect in ready(g, hero, OnLoot):
            options: list[Use | Skip] = [Use(item.name), SKIP]
            chosen = yield from ask(Decision(g.seat_of(hero), "item", options, {"hero": hero}))
            if isinstance(chosen, Use):
                use_up(g, hero, item.name)
                return effect.range
    return reach


# Elements


def can_consume(g: State, wanted: tuple[str, ...]) -> bool:
    """Whether all these elements can be consumed, `any` being one that is not named."""
    there = elements.available(g) if can_consume_elements(g) or not wanted else []
    return len(there) >= len(wanted) and all(each in there for each in wanted if each != ANY_ELEMENT)


def pay(g: State, hero: int, wanted: tuple[str, ...]) -> Script:
    """Consume these elements; for `any` the player says which. GH-ELEM-05"""
    for element in wanted:
        paid = (yield from choose_consumed(g, hero)) if element == ANY_ELEMENT else element
        elements.consume(g, g.heroes[hero].name, paid)
    if wanted:
        elements.note_consumption(g, hero)


def choose_consumed(g: State, hero: int) -> Asking[str]:
    """One of the elements that are there."""
    there = elements.available(g)
    chosen = yield from choose(Decision(g.seat_of(hero), "consume", [Consume(each) for each in there]))
    return chosen.element


def spoil_element(g: State, element: str) -> Asking[bool]:
    """Before an enemy consumes an element a hero may consume it for nothing."""
    if not can_consume_elements(g):
        return False
    for hero in range(len(g.heroes)):
        for item, _ in ready(g, hero, OnEnemyConsumes):
            about = {"hero": hero, "element": element}
            options: list[Use | Skip] = [Use(item.name), SKIP]
            chosen = yield from ask(Decision(g.seat_of(hero), "spoil", options, about))
            if isinstance(chosen, Use):
                use_up(g, hero, item.name)
                elements.consume(g, g.heroes[hero].name, element)
                return True
    return False
