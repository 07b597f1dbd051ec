"""Items that characters wear: which fit, how they lie, and those that work by themselves. Rulebook: "Item cards".

What can be used by choice is in in_turn.py and in_attacks.py. GH-ITEM, GH-USE-04
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.items import (
    BODY,
    CONSUMED,
    HAND,
    HANDS,
    HEAD,
    ITEMS,
    LEGS,
    SMALL,
    SPENT,
    Always,
    Effect,
    Item,
    OnAttack,
    SummonCreature,
)
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.notation.abilities import Empowered
from tabletome.games.gloomhaven.content.notation.conditions import STUN
from tabletome.games.gloomhaven.events import ItemRefreshed, ItemUsed
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.rules.abilities.running_action import note_in_action
from tabletome.games.gloomhaven.state import OFF, SUMMON, Equipped, Hero, State

E = TypeVar("E", bound=Effect)

READY, IS_SPENT, IS_CONSUMED = range(3)
"""How an equipped item lies."""
LONE = {HEAD: 1, BODY: 1, LEGS: 1}
HANDS_THERE_ARE = 2


# Equipping


def small_items(level: int, names: tuple[str, ...]) -> int:
    """Half the level, rounded up, and what pockets add. GH-ITEM-04"""
    pockets = [ITEMS[name].effect for name in names]
    return -(-level // 2) + sum(effect.small for effect in pockets if isinstance(effect, Always))


def fits(names: tuple[str, ...], level: int) -> bool:
    """Whether a character can wear all this: no item twice, and a place for each. GH-ITEM-02, 04"""
    slots = [ITEMS[name].slot for name in names]
    hands = slots.count(HAND) + 2 * slots.count(HANDS)
    return (
        len(set(names)) == len(names)
        and all(slots.count(slot) <= most for slot, most in LONE.items())
        and hands <= HANDS_THERE_ARE
        and slots.count(SMALL) <= small_items(level, names)
    )


def equip(hero: Hero, names: tuple[str, ...]) -> None:
    """Only what is equipped can be used in the scenario; everything lies ready. GH-ITEM-03, 09"""
    assert fits(names, hero.level), f"a character of level {hero.level} cannot wear {', '.join(names)}"
    hero.items = tuple(Equipped(name) for name in names)
    hero.flying = flies_by_item(hero)


def with_items(deck: tuple[str, ...], names: tuple[str, ...], unhindered: bool = False) -> tuple[str, ...]:
    """A modifier deck with the penalties of equipped items, and without the cards that items remove. GH-ITEM-11

    `unhindered` is whoever has the perk to ignore negative effects of items.
    """
    cards = list(deck)
    for name in names:
        effect = ITEMS[name].effect
        for _ in range(effect.minus_cards if isinstance(effect, Always) else 0):
            if "-1" in cards:
                cards.remove("-1")
    penalties = 0 if unhindered else sum(ITEMS[name].penalty for name in names)
    return (*cards, *(PENALTY,) * penalties)


# What is there to be used


def always(hero: Hero) -> Iterator[tuple[str, Always]]:
    """The items that work by themselves."""
    for worn in hero.items:
        effect = ITEMS[worn.name].effect
        if isinstance(effect, Always):
            yield worn.name, effect


def ready(g: State, hero: int, kind: type[E]) -> list[tuple[Item, E]]:
    """Items of this kind that lie ready; none by choice while stunned, but for those that say so. GH-COND-13"""
    cards = g.heroes[hero]
    if not cards.items or g.is_exhausted(hero):
        return []
    stunned = g.figures[hero].conditions & STUN
    found = []
    for worn in cards.items:
        printed = ITEMS[worn.name]
        effect = printed.effect
        if (
            worn.state == READY
            and isinstance(effect, kind)
            and (not stunned or getattr(effect, "while_stunned", False))
        ):
            found.append((printed, effect))
    return found


def on_attack(name: str) -> OnAttack:
    """What an item for attacks does."""
    effect = ITEMS[name].effect
    assert isinstance(effect, OnAttack)
    return effect


def apply(g: State, hero: int, name: str) -> None:
    """An item that works by itself has worked: that counts as using it. GH-USE-04"""
    g.heroes[hero].item_uses += 1
    g.emit(ItemUsed, g.heroes[hero].name, name)
    if g.heroes[hero].active and g.action is not None and g.action.figure == hero:
        strengthen_action(g, hero)


def strengthen_action(g: State, hero: int) -> None:
    """Active cards that strengthen all attacks of an action in which an item is used."""
    for place, ability in lasting_of(g, hero, Empowered):
        card = g.heroes[hero].active[place].card
        if not ability.consume and g.action is not None and card not in g.action.notes.empowered:
            note_in_action(g, empowered=(*g.action.notes.empowered, card))


def use_up(g: State, hero: int, name: str) -> None:
    """The item is used: turned sideways or face down, with use slots only when the last is used. GH-ITEM-06, 07, 08

    Without a symbol it stays as it lies. GH-ITEM-10
    """
    apply(g, hero, name)
    printed = ITEMS[name]
    worn = next(each for each in g.heroes[hero].items if each.name == name)
    if worn.used + 1 < printed.slots:
        lay(g, hero, Equipped(name, READY, worn.used + 1))
    elif printed.symbol == SPENT:
        lay(g, hero, Equipped(name, IS_SPENT))
    elif printed.symbol == CONSUMED:
        lay(g, hero, Equipped(name, IS_CONSUMED))


def mark_item(g: State, hero: int, name: str) -> None:
    """The item has to remember something until the end of the turn."""
    cards = g.heroes[hero]
    cards.turn = replace(cards.turn, item_marks=cards.turn.item_marks | {name})


def lay(g: State, hero: int, now: Equipped) -> None:
    """The item of that name lies so from now on."""
    cards = g.heroes[hero]
    cards.items = tuple(now if each.name == now.name else each for each in cards.items)


def refresh(g: State, hero: int, name: str) -> None:
    """The item can be used again; a creature that it had summoned is gone. GH-RECOVER-05, GH-SUMMON-04"""
    effect = ITEMS[name].effect
    lay(g, hero, Equipped(name))
    g.emit(ItemRefreshed, g.heroes[hero].name, name)
    if isinstance(effect, SummonCreature):
        for figure in g.figures:
            if figure.kind == SUMMON and figure.hero == hero and figure.name == effect.name:
                figure.at = OFF


def refresh_spent(g: State, hero: int) -> None:
    """All spent items; consumed ones stay consumed, half-used ones half used. GH-ITEM-06, 08, GH-REST-06"""
    for worn in g.heroes[hero].items:
        if worn.state == IS_SPENT:
            refresh(g, hero, worn.name)


def can_refresh(worn: Equipped) -> bool:
    """The symbol that forbids recovery counts once the item is consumed. GH-RECOVER-03, 04"""
    return worn.state == IS_SPENT or (worn.state == IS_CONSUMED and ITEMS[worn.name].refreshable)


def consumed_small(g: State, hero: int) -> list[str]:
    """Consumed small items that can be refreshed. GH-RECOVER-05"""
    return [
        worn.name
        for worn in g.heroes[hero].items
        if worn.state == IS_CONSUMED and ITEMS[worn.name].slot == SMALL and can_refresh(worn)
    ]


# Items that work by themselves


def basic_value(g: State, hero: int, half: str) -> int:
    """What a basic action is worth: 2, or what the hero's shoes or blade make it."""
    best, by = 2, ""
    for name, effect in always(g.heroes[hero]):
        value = effect.basic_move if half == "move" else effect.basic_attack
        if value > best:
            best, by = value, name
    if by:
        apply(g, hero, by)
    return best


def melee_reach(g: State, hero: int) -> int:
    """How far a melee attack on a single target goes."""
    return max([1, *(each.reach for _, each in always(g.heroes[hero]))])


def ignores_difficult(g: State, who: int) -> bool:
    """Whether difficult terrain costs a hero no more than any other."""
    return who < len(g.heroes) and any(each.easy_terrain for _, each in always(g.heroes[who]))


def ignores_hazards(g: State, who: int) -> bool:
    """A hero whose boots make hazardous terrain harmless; some boots even heal for it at the end of the turn."""
    if who >= len(g.heroes):
        return False
    for name, effect in always(g.heroes[who]):
        if effect.no_hazards:
            if effect.heal_after_hazard and g.turn.acting == who:
                mark_item(g, who, name)
            else:
                apply(g, who, name)
            return True
    return False


def is_unmoved(g: State, target: int, by: int) -> bool:
    """Immune to being pushed and pulled by enemies."""
    if target >= len(g.heroes) or not g.are_enemies(target, by):
        return False
    for name, effect in always(g.heroes[target]):
        if effect.unmoved:
            apply(g, target, name)
            return True
    return False


def is_phasing(g: State, who: int) -> bool:
    """Whether a hero can stand in obstacles."""
    return who < len(g.heroes) and bool(g.heroes[who].items) and any(each.phasing for _, each in always(g.heroes[who]))


def flies_by_item(hero: Hero) -> bool:
    """Whether an item lets a character fly."""
    return any(each.flying for _, each in always(hero))


def fly(g: State, hero: int) -> None:
    """A hero has moved on wings."""
    if hero < len(g.heroes):
        for name, effect in always(g.heroes[hero]):
            if effect.flying:
                apply(g, hero, name)


def immune_by_item(g: State, who: int, condition: str) -> bool:
    """Whether an item keeps a hero from receiving the condition."""
    if who >= len(g.heroes):
        return False
    for name, effect in always(g.heroes[who]):
        if condition in effect.immune:
            apply(g, who, name)
            return True
    return False


def instead(g: State, who: int, condition: str) -> str:
    """The condition that a hero really gains."""
    if condition == "muddle" and who < len(g.heroes):
        for name, effect in always(g.heroes[who]):
            if effect.muddle_strengthens:
                apply(g, who, name)
                return "strengthen"
    return condition


def is_last_focus(g: State, hero: int) -> bool:
    """Whether monsters in search of a focus take a hero for the last in the order."""
    cards = g.heroes[hero]
    return bool(cards.items) and any(each.last_focus for _, each in always(cards))
