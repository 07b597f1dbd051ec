"""Changing what is in the slots of a hero's sheet, and exchanging things. Rulebook: actions, items."""

from __future__ import annotations

import functools

from tabletome.engine import Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import DONE, Done, Equip, Give, Receive, Unequip
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.terms import Slot
from tabletome.games.sword_and_sorcery.content.things import COIN_CALLED
from tabletome.games.sword_and_sorcery.events import Equipped, Exchanged
from tabletome.games.sword_and_sorcery.rules.heroes.coins import KIND, add_coin, take_coin
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    SLOTS,
    Worn,
    are_hands_free,
    capacity,
    cards_of,
    empty_slots,
    has_room,
    is_two_handed,
    remove_card,
    slots_by_style,
    sync_granted,
    worn_by,
)
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import coins_of, receive_card
from tabletome.games.sword_and_sorcery.state import NOBODY, State

# Slots


def equip_choices(g: State, hero: int, moved: set[str]) -> list[Equip | Unequip]:
    """Every change of one card that the slots allow; each card once. SS-ACT-06, SS-ACT-07"""
    sheet = g.heroes[hero]
    room = has_room(sheet)
    puts = equips(worn_by(sheet), room or len(sheet.inventory) <= capacity(sheet))
    found: list[Equip | Unequip] = []
    for card in sheet.inventory:
        if card in puts and card not in moved:
            found += puts[card]
    for card, slot in ((sheet.main, OFF_HAND), (sheet.off, MAIN_HAND)):
        if card and card not in moved and can_change_hands(sheet.card.style, card, sheet.in_slot(slot), slot):
            found.append(Equip(card, slot))
    if room:
        worn = (sheet.main, sheet.off, sheet.armor, sheet.artifact)
        found += [UNEQUIP[slot] for slot, card in zip(SLOTS, worn, strict=True) if card and card not in moved]
    return found


MAIN_HAND: Slot = "main"
OFF_HAND: Slot = "off"
UNEQUIP = {slot: Unequip(slot) for slot in SLOTS}


@functools.cache
def equips(worn: Worn, swaps: bool) -> dict[str, tuple[Equip, ...]]:
    """By card, of all that have any: the slots into which it may go. `swaps`: what comes out has room. SS-HERO-07"""
    found = {
        card: tuple(
            Equip(card, slot)
            for slot in slots_by_style(worn.style, card)
            if are_hands_free(worn, card, slot) and (swaps or not getattr(worn, slot))
        )
        for card in FACE
    }
    return {card: there for card, there in found.items() if there}


@functools.lru_cache(maxsize=4096)
def can_change_hands(style: str, card: str, there: str, slot: Slot) -> bool:
    """Whether a card may go to the other hand, and what is there to the one it leaves. SS-ITEM-10"""
    if slot not in slots_by_style(style, card):
        return False
    if there and (is_two_handed(there) or other_hand(slot) not in slots_by_style(style, there)):
        return False
    return not is_two_handed(card)


def other_hand(slot: Slot) -> Slot:
    return "off" if slot == "main" else "main"


def equip(g: State, hero: int, card: str, slot: Slot) -> None:
    """Into the slot; what was there goes where the card came from. SS-ACT-06, SS-ACT-07, SS-ITEM-22"""
    sheet = g.heroes[hero]
    there = sheet.in_slot(slot)
    if card in sheet.inventory:
        place = sheet.inventory.index(card)
        sheet.inventory = sheet.inventory[:place] + sheet.inventory[place + 1 :]
        if there:
            there = remove_card(g, hero, there)
            sheet.inventory = (*sheet.inventory, there)
    else:
        sheet.put_in_slot(other_hand(slot), there)
    sheet.put_in_slot(slot, card)
    sync_granted(g, hero)
    g.emit(Equipped, sheet.name, card, rule="SS-ACT-06")


def unequip(g: State, hero: int, slot: Slot) -> None:
    """The card of a slot goes to the inventory. SS-ACT-06"""
    sheet = g.heroes[hero]
    card = remove_card(g, hero, sheet.in_slot(slot))
    sheet.inventory = (*sheet.inventory, card)


def reorganize(g: State, hero: int) -> Script:
    """One Action changes any number of equipped cards. SS-ACT-06"""
    moved: set[str] = set()
    while choices := equip_choices(g, hero, moved):
        options: list[Equip | Unequip | Done] = [*choices, DONE]
        chosen = yield from ask(Decision(g.seat_of(hero), "reorganize", options, {"hero": hero}))
        if isinstance(chosen, Done):
            return
        if isinstance(chosen, Equip):
            moved.add(chosen.card)
            equip(g, hero, chosen.card, chosen.slot)
        else:
            moved.add(g.heroes[hero].in_slot(chosen.slot))
            unequip(g, hero, chosen.slot)


# Exchange


def exchange(g: State, hero: int, other: int) -> Script:
    """At most one item each way, and any number of crowns, in one direction. SS-ACT-08, SS-CROWN-06"""
    g.emit(Exchanged, g.heroes[hero].name, g.heroes[other].name, rule="SS-ACT-08")
    given = received = False
    coins_from = NOBODY
    while True:
        options: list[Give | Receive | Done] = []
        if not given:
            options += [Give(card) for card in dict.fromkeys(cards_of(g.heroes[hero]))]
        if not received:
            options += [Receive(card) for card in dict.fromkeys(cards_of(g.heroes[other]))]
        if coins_from in (NOBODY, hero):
            options += [Give(coin) for coin in coins_of(g, hero)]
        if coins_from in (NOBODY, other):
            options += [Receive(coin) for coin in coins_of(g, other)]
        if not options:
            return
        options.append(DONE)
        chosen = yield from ask(Decision(g.seat_of(hero), "exchange", options, {"hero": hero, "other": other}))
        if isinstance(chosen, Done):
            return
        source, to = (hero, other) if isinstance(chosen, Give) else (other, hero)
        if chosen.thing in COIN_CALLED:
            coins_from = source
        elif source == hero:
            given = True
        else:
            received = True
        if chosen.thing in COIN_CALLED:
            hand_over_coin(g, source, to, chosen.thing)
        else:
            yield from put_on(g, to, remove_card(g, source, chosen.thing))


def put_on(g: State, hero: int, card: str) -> Script:
    """Whoever receives a card may put it at once in an empty slot that fits; else it goes to the inventory.

    SS-ACT-09, SS-ACT-10
    """
    slots = empty_slots(g.heroes[hero], card)
    if slots:
        options: list[Equip | Done] = [*(Equip(card, slot) for slot in slots), DONE]
        chosen = yield from ask(Decision(g.seat_of(hero), "put-on", options, {"hero": hero}))
        if isinstance(chosen, Equip):
            fill_slot(g, hero, card, chosen.slot)
            return
    receive_card(g, hero, card)


def fill_slot(g: State, hero: int, card: str, slot: Slot) -> None:
    sheet = g.heroes[hero]
    sheet.put_in_slot(slot, card)
    sync_granted(g, hero)
    g.emit(Equipped, sheet.name, card, rule="SS-ACT-09")


def hand_over_coin(g: State, source: int, to: int, coin: str) -> None:
    kind = KIND[COIN_CALLED[coin].value]
    take_coin(g.heroes[source], kind)
    add_coin(g.heroes[to], kind)


def hand_over(g: State, source: int, to: int, card: str) -> None:
    """In the Emporium, where slots can be changed at will: a card goes to an empty slot that fits if there is one.

    SS-EMPOR-05
    """
    card = remove_card(g, source, card)
    slots = empty_slots(g.heroes[to], card)
    if slots:
        fill_slot(g, to, card, slots[0])
    else:
        receive_card(g, to, card)
