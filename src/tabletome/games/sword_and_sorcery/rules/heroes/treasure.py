"""Gaining treasures, and picking up and putting down what lies in areas. Rulebook: actions, items."""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask, choose
from tabletome.games.sword_and_sorcery.actions import DONE, Done, Pick, Put, Take
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.passives import TreasureChoices
from tabletome.games.sword_and_sorcery.content.things import COIN_CALLED, COINS, Coin, ItemCard, Loot, Thing, Treasure
from tabletome.games.sword_and_sorcery.content.tokens import LOOT, LootCrowns, LootSoulPoint, LootTreasure
from tabletome.games.sword_and_sorcery.events import LeftInStash, PutDown, Took
from tabletome.games.sword_and_sorcery.rules.heroes.coins import KIND, add_coin, gain_crowns, take_coin
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of, has_room, passive, remove_card, throw_away
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import OFF, State

# Gaining


def gain_treasures(g: State, hero: int, count: int) -> Script:
    """From the treasure deck; a treasure hunter draws more and keeps one of them. SS-POWER-21, SS-POWCARD-08"""
    for _ in range(count):
        choices = max(1, passive(g.heroes[hero], TreasureChoices))
        drawn = [card for card in (draw(g, g.decks.treasures) for _ in range(choices)) if card]
        if not drawn:
            return
        options = [Pick(card) for card in drawn]
        chosen = yield from choose(Decision(g.seat_of(hero), "keep-treasure", options, {"hero": hero}))
        drawn.remove(chosen.name)
        if drawn:
            g.decks.treasures.cards = tuple(g.rng.shuffled((*g.decks.treasures.cards, *drawn)))
        receive_treasure(g, hero, chosen.name)


def receive_treasure(g: State, hero: int, card: str) -> None:
    """A card of crowns is exchanged for coins at once. SS-CROWN-02"""
    item = FACE[card]
    if item.kind == "crowns":
        gain_crowns(g, hero, item.crowns)
        g.decks.treasures.discard(card)
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
    elif area != OFF:
        g.map.drops[area] += (ItemCard(card),)
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


# Picking up and dropping


def lying_for(g: State, hero: int) -> tuple[Thing, ...]:
    """What the hero may pick up here: everything, but not what was put down this very turn, and only as there is room.

    SS-ACT-15, SS-HERO-08, SS-EDEATH-05, SS-ELEM-09
    """
    lying = g.map.drops[g.figures[hero].at]
    if not lying:
        return ()
    put_down = list(g.turn.put_down)
    room = has_room(g.heroes[hero])
    found = []
    for thing in lying:
        if thing in put_down:
            put_down.remove(thing)
        elif room or not isinstance(thing, ItemCard):
            found.append(thing)
    return tuple(dict.fromkeys(found))


def pick_up(g: State, hero: int) -> Script:
    """One Free Action takes any number of things. SS-ACT-15"""
    while things := lying_for(g, hero):
        words = dict.fromkeys(thing.word for thing in things)
        options: list[Take | Done] = [*(Take(word) for word in words), DONE]
        chosen = yield from ask(Decision(g.seat_of(hero), "pick-up", options, {"hero": hero}))
        if isinstance(chosen, Done):
            return
        thing = called(chosen.thing, lying_for(g, hero))
        remove_drop(g, g.figures[hero].at, thing)
        yield from receive(g, hero, thing)


def called(word: str, things: tuple[Thing, ...]) -> Thing:
    """The first of the things that goes by this word: several of those that lie face down do. SS-EDEATH-04"""
    return next(thing for thing in things if thing.word == word)


def receive(g: State, hero: int, thing: Thing) -> Script:
    """Face-down drops are turned over as a hero gets them. SS-ACT-15"""
    sheet = g.heroes[hero]
    match thing:
        case Coin():
            add_coin(sheet, KIND[thing.value])
            g.emit(Took, sheet.name, thing.word)
        case ItemCard():
            receive_card(g, hero, thing.card)
        case Loot():
            g.reveal()
            yield from turn_loot(g, hero, thing.token)
        case Treasure():
            g.reveal()
            receive_treasure(g, hero, thing.card)
        case _:
            g.story.key_holder = hero
            g.emit(Took, sheet.name, thing.word, rule="SS-ELEM-09")


def remove_drop(g: State, area: int, thing: Thing) -> None:
    """One such thing does not lie in the area any more."""
    things = list(g.map.drops[area])
    things.remove(thing)
    g.map.drops[area] = tuple(things)


def turn_loot(g: State, hero: int, token: str) -> Script:
    """Crowns, a soul point or a treasure card. SS-ENEMY-22, SS-POWCARD-08"""
    g.decks.loot.discard(token)
    match LOOT[token]:
        case LootCrowns(amount):
            gain_crowns(g, hero, amount)
        case LootSoulPoint():
            gain_souls(g, 1)
        case LootTreasure():
            yield from gain_treasures(g, hero, 1)


def drop(g: State, hero: int) -> Script:
    """One Free Action puts down any number of items and crowns. SS-ACT-14, SS-HERO-08"""
    sheet = g.heroes[hero]
    while things := [*cards_of(sheet), *coins_of(g, hero)]:
        options: list[Put | Done] = [*(Put(thing) for thing in things), DONE]
        chosen = yield from ask(Decision(g.seat_of(hero), "drop", options, {"hero": hero}))
        if isinstance(chosen, Done):
            return
        put_down(g, hero, chosen.thing)


def coins_of(g: State, hero: int) -> list[str]:
    """The words of the kinds of coins that the hero has."""
    return [coin.word for coin, count in zip(COINS, g.heroes[hero].coins, strict=True) if count]


def put_down(g: State, hero: int, word: str) -> None:
    """A card or a coin of the hero lies in the hero's area. SS-ACT-14"""
    sheet = g.heroes[hero]
    area = g.figures[hero].at
    thing: Thing
    if word in COIN_CALLED:
        thing = COIN_CALLED[word]
        take_coin(sheet, KIND[thing.value])
    else:
        thing = ItemCard(remove_card(g, hero, word))
    g.map.drops[area] += (thing,)
    g.turn.put_down += (thing,)
    g.emit(PutDown, sheet.name, thing.word, rule="SS-ACT-14")


def use_up(g: State, hero: int, card: str) -> None:
    """A consumable is discarded once used. SS-ITEM-36"""
    throw_away(g, remove_card(g, hero, card))
