"""Loot. Rulebook: "Loot". GH-LOOT-01, GH-MOTHER-07"""

from __future__ import annotations

import functools

from tabletome.engine import Asking, Decision, ask
from tabletome.games.gloomhaven.actions import Place
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.abilities import Ability, GainMoney, Loot, LootSome
from tabletome.games.gloomhaven.content.scenarios import WITH_RULES
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.words import (
    Order,
    ally_performs,
    at_once,
    can_do_good,
    monster_performs,
    performs,
)
from tabletome.games.gloomhaven.rules.items.in_turn import loot_range
from tabletome.games.gloomhaven.rules.movement.loot import loot_around, loot_hex, loot_one, things_around
from tabletome.games.gloomhaven.rules.scenario.taking_over import loot_by_page
from tabletome.games.gloomhaven.state import State


@functools.cache
def has_loot_action(hero_name: str, card: str) -> bool:
    """Whether a card of this class has a Loot action. GH-LOOT-01"""
    printed = CLASSES[hero_name].cards[card]
    return any(
        isinstance(ability, Loot | LootSome) for act in (printed.top, printed.bottom) for ability in act.abilities
    )


@performs(Loot)
def loot(g: State, hero: int, ability: Loot) -> Asking[bool]:
    """Everything within range, which an item may lengthen. GH-LOOT-01"""
    reach = yield from loot_range(g, hero, ability.range)
    loot_around(g, hero, reach)
    if g.scenario in WITH_RULES:
        yield from loot_by_page(g, hero, reach)
    return True


@ally_performs(Loot)
@at_once
def ally_loots(g: State, hero: int, ally: int, ability: Loot, order: Order) -> bool:  # noqa: ARG001 - all alike
    """What lies around the ally is the character's. GH-LOOT-01"""
    for at in things_around(g, ally, ability.range):
        loot_hex(g, hero, at, action=True)
    return True


@can_do_good(Loot)
def is_there_loot(g: State, hero: int, ability: Loot) -> bool:
    """Whether there is anything to pick up."""
    return bool(things_around(g, hero, ability.range))


@performs(LootSome)
def loot_some(g: State, hero: int, ability: LootSome) -> Asking[bool]:
    """Token by token, where there is more than may be taken. GH-LOOT-01"""
    for left in range(ability.most, 0, -1):
        hexes = things_around(g, hero, ability.range)
        if not hexes:
            break
        if sum(hexes.values()) <= left:
            for at in hexes:
                for _ in range(hexes[at]):
                    loot_one(g, hero, at)
            break
        about = {"hero": hero, "left": left}
        chosen = yield from ask(Decision(g.seat_of(hero), "loot-some", [Place(at) for at in hexes], about))
        loot_one(g, hero, chosen.hex)
    if g.scenario in WITH_RULES:
        yield from loot_by_page(g, hero, ability.range)
    return True


@monster_performs(Loot)
@at_once
def monster_loots(g: State, who: int, ability: Loot, _: tuple[Ability, ...]) -> None:
    """Money within range goes back to the supply; treasure stays. GH-MOTHER-07"""
    start = g.figures[who].at
    for at in g.board.floor:
        if g.money[at] and g.board.reaches(start, at, ability.range):
            g.money[at] = 0


@performs(GainMoney)
@at_once
def gain_money(g: State, hero: int, ability: GainMoney) -> bool:
    """Money tokens from the supply."""
    g.heroes[hero].money += count(g, ability.per, hero, hero)
    return True
