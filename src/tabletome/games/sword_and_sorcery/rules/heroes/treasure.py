"""Gaining treasures, and picking up, putting down, changing and exchanging what heroes have. Rulebook: actions,
items.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.sword_and_sorcery.actions import DONE, Done, Equip, Give, Pick, Put, Receive, Take, Unequip
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.events import Equipped, Exchanged, LeftInStash, PutDown, Took
from tabletome.games.sword_and_sorcery.rules.heroes.coins import (
    COIN,
    VALUES,
    add_coin,
    coin_value,
    gain_crowns,
    is_coin,
    take_coin,
)
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    SLOTS,
    capacity,
    cards_of,
    has_room,
    is_two_handed,
    may_equip,
    passive,
    remove_card,
    slots_for,
    sync_granted,
    throw_away,
)
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls
from tabletome.games.sword_and_sorcery.rules.supplies import discard, draw
from tabletome.games.sword_and_sorcery.state import NOBODY, State

LOOT, TREASURE, KEY = "loot:", "treasure:", "key"


# ------------------------------------------------------------------ gaining


def gain_treasures(g: State, hero: int, count: int) -> Script:
    """From the treasure deck; a treasure hunter draws more and keeps one of them. SS-POWER-21, SS-POWCARD-08"""
    for _ in range(count):
        choices = max(1, passive(g.heroes[hero], "treasures"))
        drawn = [card for card in (draw(g, "treasures") for _ in range(choices)) if card]
        if not drawn:
            return
        kept = drawn[0]
        if len(drawn) > 1:
            about = {"hero": hero}
            chosen = yield Decision(g.seat_of(hero), "keep-treasure", [Pick(card) for card in drawn], about)
            kept = chosen.name
            drawn.remove(kept)
            g.treasures = tuple(g.rng.shuffled((*g.treasures, *drawn)))
        receive_treasure(g, hero, kept)


def receive_treasure(g: State, hero: int, card: str) -> None:
    """A card of crowns is exchanged for coins at once. SS-CROWN-02"""
    item = FACE[card]
    if item.kind == "crowns":
        gain_crowns(g, hero, item.amount)
        discard(g, "treasures", card)
        return
    if item.charges and card not in g.charges:
        g.charges[card] = item.charges
    receive_card(g, hero, card)


def receive_card(g: State, hero: int, card: str) -> None:
    """Into the inventory, or the hero's area if that is full. SS-ITEM-04, SS-ACT-16, SS-ITEM-07"""
    sheet = g.heroes[hero]
    area = g.figures[hero].at
    if has_room(sheet):
        sheet.inventory = (*sheet.inventory, card)
    elif area >= 0:
        g.drops[area] = (*g.drops[area], card)
    else:
        hand_on(g, card)
        return
    g.emit(Took, sheet.name, card)


def hand_on(g: State, card: str) -> None:
    """Before a quest nobody has an area yet: another hero takes the card, or it goes to the Stash.

    Gifts are the party's, and in the Stash heroes may leave whatever they have. SS-CAMP-09, SS-EMPOR-11
    """
    for sheet in g.heroes:
        if has_room(sheet):
            sheet.inventory = (*sheet.inventory, card)
            g.emit(Took, sheet.name, card)
            return
    g.stash = (*g.stash, card)
    g.emit(LeftInStash, card, rule="SS-EMPOR-11")


# ------------------------------------------------------------------ picking up and dropping


def lying_for(g: State, hero: int) -> tuple[str, ...]:
    """What the hero may pick up here: everything, but not what was put down this very turn, and only as there is room.

    SS-ACT-15, SS-HERO-08, SS-EDEATH-05, SS-ELEM-09
    """
    sheet = g.heroes[hero]
    laid = Counter(g.laid)
    found = []
    for thing in g.drops[g.figures[hero].at]:
        if laid[thing]:
            laid[thing] -= 1
        elif is_coin(thing) or thing == KEY or thing.startswith((LOOT, TREASURE)) or has_room(sheet):
            found.append(thing)
    return tuple(dict.fromkeys(found))


def pick_up(g: State, hero: int) -> Script:
    """One Free Action takes any number of things. SS-ACT-15"""
    while things := lying_for(g, hero):
        options: list[Any] = [Take(shown(thing)) for thing in things]
        options = list(dict.fromkeys(options))
        chosen = yield Decision(g.seat_of(hero), "pick-up", [*options, DONE], {"hero": hero})
        if isinstance(chosen, Done):
            return
        thing = next(each for each in lying_for(g, hero) if shown(each) == chosen.thing)
        take(g, hero, thing)


def shown(thing: str) -> str:
    """Loot and treasures lie face down. SS-EDEATH-04"""
    return thing.partition(":")[0] if thing.startswith((LOOT, TREASURE)) else thing


def take(g: State, hero: int, thing: str) -> None:
    """Face-down drops are turned over as they are taken. SS-ACT-15"""
    area = g.figures[hero].at
    things = list(g.drops[area])
    things.remove(thing)
    g.drops[area] = tuple(things)
    sheet = g.heroes[hero]
    if is_coin(thing):
        add_coin(sheet, VALUES.index(coin_value(thing)))
        g.emit(Took, sheet.name, thing)
    elif thing == KEY:
        g.key = hero
        g.emit(Took, sheet.name, thing, rule="SS-ELEM-09")
    elif thing.startswith(LOOT):
        g.reveal()
        turn_loot(g, hero, thing.removeprefix(LOOT))
    elif thing.startswith(TREASURE):
        g.reveal()
        receive_treasure(g, hero, thing.removeprefix(TREASURE))
    else:
        receive_card(g, hero, thing)


def turn_loot(g: State, hero: int, token: str) -> None:
    """Crowns, a treasure card or a soul point."""
    discard(g, "loot", token)
    if token.startswith("crowns-"):
        gain_crowns(g, hero, int(token.removeprefix("crowns-")))
    elif token == "soul":
        gain_souls(g, 1)
    else:
        card = draw(g, "treasures")
        if card:
            receive_treasure(g, hero, card)


def drop(g: State, hero: int) -> Script:
    """One Free Action puts down any number of items and crowns. SS-ACT-14, SS-HERO-08"""
    sheet = g.heroes[hero]
    while things := [*cards_of(sheet), *coins_of(g, hero)]:
        options = [Put(thing) for thing in things]
        chosen = yield Decision(g.seat_of(hero), "drop", [*options, DONE], {"hero": hero})
        if isinstance(chosen, Done):
            return
        put_down(g, hero, chosen.thing)


def coins_of(g: State, hero: int) -> list[str]:
    return [f"{COIN}{value}" for value, count in zip(VALUES, g.heroes[hero].coins, strict=True) if count]


def put_down(g: State, hero: int, thing: str) -> None:
    sheet = g.heroes[hero]
    area = g.figures[hero].at
    if is_coin(thing):
        take_coin(sheet, VALUES.index(coin_value(thing)))
    else:
        thing = remove_card(g, hero, thing)
    g.drops[area] = (*g.drops[area], thing)
    g.laid = (*g.laid, thing)
    g.emit(PutDown, sheet.name, thing, rule="SS-ACT-14")


# ------------------------------------------------------------------ equipment


def equip_choices(g: State, hero: int, moved: set[str]) -> list[Equip | Unequip]:
    """Every change of one card that the slots allow; each card once. SS-ACT-06, SS-ACT-07"""
    sheet = g.heroes[hero]
    found: list[Equip | Unequip] = []
    for card in dict.fromkeys((*sheet.inventory, sheet.main, sheet.off)):
        if not card or card in moved:
            continue
        found += [
            Equip(card, slot)
            for slot in slots_for(sheet, card)
            if getattr(sheet, slot) != card and fits_in(g, hero, card, slot)
        ]
    for slot in SLOTS:
        card = getattr(sheet, slot)
        if card and card not in moved and has_room(sheet):
            found.append(Unequip(slot))
    return found


def fits_in(g: State, hero: int, card: str, slot: str) -> bool:
    """The slot rules hold afterwards, and what comes out has room. SS-ITEM-10, SS-HERO-07"""
    sheet = g.heroes[hero]
    there = getattr(sheet, slot)
    from_inventory = card in sheet.inventory
    if from_inventory:
        if not may_equip(sheet, card, slot):
            return False
        return not there or len(sheet.inventory) <= capacity(sheet)
    other = "off" if slot == "main" else "main"
    if there and (is_two_handed(there) or other not in slots_for(sheet, there)):
        return False
    return not is_two_handed(card)


def equip(g: State, hero: int, card: str, slot: str) -> None:
    """Into the slot; what was there goes where the card came from. SS-ACT-06, SS-ACT-07, SS-ITEM-22"""
    sheet = g.heroes[hero]
    there = getattr(sheet, slot)
    if card in sheet.inventory:
        place = sheet.inventory.index(card)
        sheet.inventory = sheet.inventory[:place] + sheet.inventory[place + 1 :]
        if there:
            there = remove_card(g, hero, there)
            sheet.inventory = (*sheet.inventory, there)
        setattr(sheet, slot, card)
    else:
        other = "off" if slot == "main" else "main"
        setattr(sheet, other, there)
        setattr(sheet, slot, card)
    sync_granted(g, hero)
    g.emit(Equipped, sheet.name, card, rule="SS-ACT-06")


def unequip(g: State, hero: int, slot: str) -> None:
    sheet = g.heroes[hero]
    card = remove_card(g, hero, getattr(sheet, slot))
    sheet.inventory = (*sheet.inventory, card)


def reorganize(g: State, hero: int) -> Script:
    """One Action changes any number of equipped cards. SS-ACT-06"""
    moved: set[str] = set()
    while choices := equip_choices(g, hero, moved):
        chosen = yield Decision(g.seat_of(hero), "reorganize", [*choices, DONE], {"hero": hero})
        if isinstance(chosen, Done):
            return
        if isinstance(chosen, Equip):
            moved.add(chosen.card)
            equip(g, hero, chosen.card, chosen.slot)
        else:
            moved.add(getattr(g.heroes[hero], chosen.slot))
            unequip(g, hero, chosen.slot)


# ------------------------------------------------------------------ exchange


def exchange(g: State, hero: int, other: int) -> Script:
    """At most one item each way, and any number of crowns, in one direction. SS-ACT-08, SS-CROWN-06"""
    g.emit(Exchanged, g.heroes[hero].name, g.heroes[other].name, rule="SS-ACT-08")
    given = received = False
    coins_from = NOBODY
    while True:
        options: list[Any] = []
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
        chosen = yield Decision(g.seat_of(hero), "exchange", [*options, DONE], {"hero": hero, "other": other})
        if isinstance(chosen, Done):
            return
        source, to = (hero, other) if isinstance(chosen, Give) else (other, hero)
        if is_coin(chosen.thing):
            coins_from = source
        elif source == hero:
            given = True
        else:
            received = True
        hand_over(g, source, to, chosen.thing)


def hand_over(g: State, source: int, to: int, thing: str) -> None:
    """An equippable card goes to an empty slot that fits, else to the inventory, else to the floor.

    SS-ACT-09, SS-ACT-10
    """
    if is_coin(thing):
        kind = VALUES.index(coin_value(thing))
        take_coin(g.heroes[source], kind)
        add_coin(g.heroes[to], kind)
        return
    card = remove_card(g, source, thing)
    sheet = g.heroes[to]
    for slot in slots_for(sheet, card):
        if not getattr(sheet, slot) and may_equip(sheet, card, slot):
            setattr(sheet, slot, card)
            sync_granted(g, to)
            g.emit(Equipped, sheet.name, card, rule="SS-ACT-09")
            return
    receive_card(g, to, card)


def use_up(g: State, hero: int, card: str) -> None:
    """A consumable is discarded once used. SS-ITEM-36"""
    throw_away(g, remove_card(g, hero, card))
