"""The Emporium, the Stash and the two buildings. Rulebook: Emporium. SS-EMPOR-01, SS-DECK-10

A visit is a row of small decisions. All visitors are there together: whoever shops may call in anybody else at any
time, also one who is done, and the visit is over when all are done. After MOST_DEALS decisions nothing but that is
left, so that no visit goes round in circles for ever.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TypeAlias

from tabletome.engine import Action, Asking, Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import (
    DONE,
    CallIn,
    Done,
    Enchant,
    Equip,
    FromStash,
    Gamble,
    Lend,
    Purchase,
    Sell,
    ToStash,
    Unequip,
)
from tabletome.games.sword_and_sorcery.content.dice import RED_DIE, RED_FACES
from tabletome.games.sword_and_sorcery.content.items import (
    ANVIL_PRICE,
    FACE,
    TAVERN_REWARDS,
    TAVERN_STAKE,
    front,
    turned,
)
from tabletome.games.sword_and_sorcery.content.symbols import symbol
from tabletome.games.sword_and_sorcery.content.things import COIN_CALLED, COINS
from tabletome.games.sword_and_sorcery.events import Bought, Enchanted, Gambled, Sold, Took
from tabletome.games.sword_and_sorcery.rules.combat.dice import throw
from tabletome.games.sword_and_sorcery.rules.heroes.coins import amounts_to_hand, gain_crowns, hand_crowns, pay_crowns
from tabletome.games.sword_and_sorcery.rules.heroes.equipment import equip, equip_choices, hand_over, unequip
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    SLOTS,
    cards_of,
    empty_slots,
    has_room,
    remove_card,
    slots_for,
    sync_granted,
    throw_away,
    with_empty_slot,
)
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import receive_card
from tabletome.games.sword_and_sorcery.state import NOBODY, Hero, State

Cards: TypeAlias = tuple[str, ...]

MOST_DEALS = 300
"""Decisions of one visit; far more than any party needs."""
SALE_PRICE = 25
"""For each act on the card. SS-EMPOR-07"""
REWARDS = {symbol(name): reward for name, reward in TAVERN_REWARDS}
"""By the symbol that the hero names. SS-EMPOR-15"""


def visit(g: State) -> Script:
    """Living heroes, wherever they are, take part; ghost souls do not. SS-EMPOR-01, SS-EMPOR-06"""
    g.visiting = True
    visitors = g.living()
    hero = next(iter(visitors), NOBODY)
    while hero != NOBODY:
        hero = yield from shop(g, hero, visitors)
    g.visiting = False


def shop(g: State, hero: int, visitors: Sequence[int]) -> Asking[int]:
    """One decision of a visiting hero: who shops next, or NOBODY when the visit is over. SS-EMPOR-01, SS-EMPOR-05"""
    options: list[Action] = [DONE]
    if g.deals < MOST_DEALS:
        options += dealings(g, hero, visitors)
        options += [CallIn(other) for other in visitors if other != hero]
    chosen = yield from ask(Decision(g.seat_of(hero), "shop", options, {"hero": hero}))
    g.deals += 1
    if isinstance(chosen, CallIn):
        g.heroes[chosen.hero].has_shopped = False
        return chosen.hero
    if isinstance(chosen, Done):
        g.heroes[hero].has_shopped = True
        return next_shopper(g, hero, visitors)
    deal(g, hero, chosen)
    return hero


def next_shopper(g: State, hero: int, visitors: Sequence[int]) -> int:
    """The next visitor who is not done, in the order of seats; if there is none the visit is over. SS-EMPOR-16"""
    waiting = [other for other in visitors if not g.heroes[other].has_shopped]
    if waiting:
        return next((other for other in waiting if other > hero), waiting[0])
    for other in visitors:
        g.heroes[other].has_shopped = g.heroes[other].has_gambled = False
    g.deals = 0
    return NOBODY


def dealings(g: State, hero: int, visitors: Sequence[int]) -> list[Action]:
    """All that a visiting hero may do, as often as it can be done. SS-EMPOR-01, SS-EMPOR-05"""
    sheet = g.heroes[hero]
    own = cards_of(sheet)
    return [
        *purchases(g, sheet, own),
        *sales(own),
        *enchantments(sheet, own),
        *gambles(sheet),
        *from_stash(can_hold(sheet, unlike(g.stash))),
        *to_stash(own),
        *equip_choices(g, hero, set()),
        *loans(g, hero, visitors, own),
    ]


def deal(g: State, hero: int, chosen: Action) -> None:
    """What a visiting hero has chosen is done."""
    match chosen:
        case Purchase(card):
            purchase(g, hero, card)
        case Sell(card):
            sell(g, hero, card)
        case Enchant(card):
            enchant(g, hero, card)
        case Gamble(named):
            gamble(g, hero, named)
        case FromStash(card):
            take_from_stash(g, hero, card)
        case ToStash(card):
            put_in_stash(g, hero, card)
        case Equip(card, slot):
            equip(g, hero, card, slot)
        case Unequip(slot):
            unequip(g, hero, slot)
        case Lend(other, thing):
            lend(g, hero, other, thing)


def sales(own: Cards) -> list[Action]:
    return [SELL[card] for card in own if card in SELL]


def from_stash(cards: Cards) -> list[Action]:
    return [FROM_STASH[card] for card in cards]


def to_stash(own: Cards) -> list[Action]:
    return [TO_STASH[card] for card in own]


FROM_STASH = {card: FromStash(card) for card in FACE}
TO_STASH = {card: ToStash(card) for card in FACE}


def can_hold(sheet: Hero, cards: Cards) -> Cards:
    """Those of the cards for which there is room in the inventory, or an empty slot. SS-EMPOR-05, SS-HERO-08"""
    return cards if not cards or has_room(sheet) else with_empty_slot(sheet, cards)


def hold(g: State, hero: int, card: str) -> None:
    """A card is equipped at once where a slot is empty, else it goes to the inventory. SS-EMPOR-05"""
    sheet = g.heroes[hero]
    slots = empty_slots(sheet, card)
    if slots:
        sheet.put_in_slot(slots[0], card)
        sync_granted(g, hero)
        g.emit(Took, sheet.name, card)
    else:
        receive_card(g, hero, card)


@functools.lru_cache(maxsize=4096)
def unlike(cards: Cards) -> Cards:
    """One of each design: copies are worth the same."""
    first: dict[str, str] = {}
    for card in cards:
        first.setdefault(FACE[card].name, card)
    return tuple(first.values())


# ------------------------------------------------------------------ buying and selling


def purchases(g: State, sheet: Hero, own: Cards) -> list[Action]:
    """Either version of a card in the deck, or the other one of an own card, at full price. SS-EMPOR-02, 03"""
    crowns = sheet.crowns
    found: list[Action] = [*offers(can_hold(sheet, affordable(g.emporium, crowns)))]
    for card in own:
        if card in TWO_FACED:
            other = turned(card)
            if FACE[other].price <= crowns and fits_where_it_is(sheet, card, other):
                found.append(Purchase(other))
    return found


@functools.lru_cache(maxsize=4096)
def affordable(emporium: Cards, crowns: int) -> Cards:
    """What the cards of the deck can be bought as for so much."""
    return tuple(side for side in on_offer(emporium) if FACE[side].price <= crowns)


@functools.lru_cache(maxsize=4096)
def offers(sides: Cards) -> tuple[Purchase, ...]:
    return tuple(Purchase(side) for side in sides)


@functools.lru_cache(maxsize=4096)
def on_offer(emporium: Cards) -> Cards:
    """What the cards of the deck can be bought as. SS-EMPOR-02"""
    return tuple(side for card in unlike(emporium) for side in versions(card))


def versions(card: str) -> list[str]:
    """The sides with a price; an enchanted side has none. SS-EMPOR-02"""
    return [side for side in (card, turned(card)) if FACE[side].price]


TWO_FACED = frozenset(card for card in FACE if len(versions(front(card))) > 1)
"""The Emporium cards that have a price on both sides."""


def fits_where_it_is(sheet: Hero, card: str, other: str) -> bool:
    """The two sides may have different requirements. SS-EMPOR-05"""
    if card in sheet.inventory:
        return True
    slot = next(slot for slot in SLOTS if sheet.in_slot(slot) == card)
    return slot in slots_for(sheet, other)


def purchase(g: State, hero: int, card: str) -> None:
    """The price is paid; the card comes from the deck, or an own card is turned over. SS-EMPOR-01..04"""
    sheet = g.heroes[hero]
    price = FACE[card].price
    pay_crowns(g, hero, price)
    g.emit(Bought, sheet.name, card, price, rule="SS-EMPOR-02")
    if turned(card) in cards_of(sheet):
        replace_card(sheet, turned(card), card)
    else:
        g.emporium = tuple(each for each in g.emporium if each != front(card))
        hold(g, hero, card)


def replace_card(sheet: Hero, card: str, by: str) -> None:
    """Turn a card over where it lies."""
    for slot in SLOTS:
        if sheet.in_slot(slot) == card:
            sheet.put_in_slot(slot, by)
            return
    sheet.inventory = tuple(by if each == card else each for each in sheet.inventory)


def sale_price(card: str) -> int:
    """Only treasures with an act are sold: not quest treasures, soul weapons, Emporium or Stash cards. SS-EMPOR-07"""
    return SALE_PRICE * FACE[card].act


SELL = {card: Sell(card) for card in FACE if sale_price(card)}


def sell(g: State, hero: int, card: str) -> None:
    """The card goes to its discard pile, the hero gains its price. SS-EMPOR-07, SS-CAMP-05"""
    price = sale_price(card)
    throw_away(g, remove_card(g, hero, card))
    g.emit(Sold, g.heroes[hero].name, card, price, rule="SS-EMPOR-07")
    gain_crowns(g, hero, price)


# ------------------------------------------------------------------ buildings


def enchantments(sheet: Hero, own: Cards) -> tuple[Enchant, ...]:
    """A standard weapon or armor that lies with its front up. SS-EMPOR-12, SS-EMPOR-13, SS-ITEM-17"""
    return enchantable(own) if sheet.crowns >= ANVIL_PRICE else ()


@functools.lru_cache(maxsize=4096)
def enchantable(own: Cards) -> tuple[Enchant, ...]:
    return tuple(Enchant(card) for card in own if FACE[turned(card)].enchanted)


def enchant(g: State, hero: int, card: str) -> None:
    """Until the end of the quest; as often as the heroes can pay. SS-EMPOR-13, SS-EMPOR-14"""
    sheet = g.heroes[hero]
    pay_crowns(g, hero, ANVIL_PRICE)
    replace_card(sheet, card, turned(card))
    g.emit(Enchanted, sheet.name, card, rule="SS-EMPOR-13")


def gambles(sheet: Hero) -> list[Action]:
    """Once per hero and visit. SS-EMPOR-16"""
    if sheet.has_gambled or sheet.crowns < TAVERN_STAKE:
        return []
    return [Gamble(named) for named in REWARDS]


def gamble(g: State, hero: int, named: int) -> None:
    """The stake is gone; the named symbol pays by its rarity. SS-EMPOR-15"""
    sheet = g.heroes[hero]
    sheet.has_gambled = True
    pay_crowns(g, hero, TAVERN_STAKE)
    (face,) = throw(g, hero, [RED_DIE]).faces
    reward = REWARDS[named] if named in RED_FACES[face] else 0
    g.emit(Gambled, sheet.name, reward, rule="SS-EMPOR-15")
    if reward:
        gain_crowns(g, hero, reward)


# ------------------------------------------------------------------ the Stash, and helping each other


def take_from_stash(g: State, hero: int, card: str) -> None:
    """A card of the Stash is equipped or carried. SS-EMPOR-08, SS-EMPOR-09, SS-DECK-11"""
    g.stash = tuple(each for each in g.stash if each != card)
    hold(g, hero, card)


def put_in_stash(g: State, hero: int, card: str) -> None:
    """Any item card may be left there; enchantment ends. SS-EMPOR-11, SS-DECK-11"""
    card = remove_card(g, hero, card)
    g.stash = (*g.stash, front(card) if FACE[card].enchanted else card)


def loans(g: State, hero: int, visitors: Sequence[int], own: Cards) -> list[Action]:
    """Visitors give each other crowns and cards freely; coins are changed. SS-EMPOR-05, SS-EMPOR-06, SS-CROWN-04, 06"""
    found: list[Action] = []
    for other in visitors:
        if other == hero:
            continue
        gift = gifts(other)
        found += [gift[card] for card in can_hold(g.heroes[other], own)]
        found += loans_of_coins(other, amounts_to_hand(g, hero, other))
    return found


@functools.cache
def loans_of_coins(other: int, amounts: tuple[int, ...]) -> tuple[Lend, ...]:
    return tuple(Lend(other, coin.word) for coin in COINS if coin.value in amounts)


@functools.cache
def gifts(other: int) -> dict[str, Lend]:
    """By card."""
    return {card: Lend(other, card) for card in FACE}


def lend(g: State, hero: int, other: int, thing: str) -> None:
    """Crowns or a card go to another visitor, as a gift or a loan. SS-CROWN-06, SS-EMPOR-05"""
    if thing in COIN_CALLED:
        hand_crowns(g, hero, other, COIN_CALLED[thing].value)
    else:
        hand_over(g, hero, other, thing)
