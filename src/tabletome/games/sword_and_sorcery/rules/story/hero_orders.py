"""Orders that concern what heroes have: powers, crowns, treasures, soul points, the magic key. SS-EVENT-11"""

from __future__ import annotations

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Pick
from tabletome.games.sword_and_sorcery.content.items import front
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.things import ItemCard, Treasure
from tabletome.games.sword_and_sorcery.rules.heroes.coins import gain_crowns, lose_crowns
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import refresh, turn_powers
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import visit
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import (
    gain_treasures,
    receive_card,
    receive_treasure,
)
from tabletome.games.sword_and_sorcery.rules.story.orders import Scope, carries_out, heroes_of
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all orders have one shape


@carries_out(o.Rotate)
def rotate_powers(g: State, order: o.Rotate, scope: Scope) -> Script:
    """Used powers turn: forward from the first position they refresh, backward from the last they stay. SS-POWER-24

    Cards that speak of all heroes turn those of ghost souls too. SS-DEATH-12
    """
    heroes = list(range(len(g.heroes))) if order.who == "each-hero" else (yield from heroes_of(g, order.who, scope))
    for hero in heroes:
        turn_powers(g, hero, order.by)


@carries_out(o.Refresh)
def refresh_one_power(g: State, order: o.Refresh, scope: Scope) -> Script:
    """One used power of the hero's choice is ready again. SS-POWER-25"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        it = g.heroes[hero]
        used = [power for power, glasses in zip(it.powers, it.cooling, strict=True) if glasses]
        if used:
            options = [Pick(power) for power in used]
            chosen = yield from choose(Decision(g.seat_of(hero), "refresh", options, {"hero": hero}))
            refresh(g, hero, chosen.name, rule="SS-POWER-25")


@carries_out(o.Crowns)
def gain_or_lose_crowns(g: State, order: o.Crowns, scope: Scope) -> Script:
    for hero in (yield from heroes_of(g, order.who, scope)):
        if order.amount > 0:
            gain_crowns(g, hero, order.amount)
        else:
            lose_crowns(g, hero, -order.amount)


@carries_out(o.Treasures)
def draw_treasures(g: State, order: o.Treasures, scope: Scope) -> Script:
    for hero in (yield from heroes_of(g, order.who, scope)):
        yield from gain_treasures(g, hero, order.count)


@carries_out(o.Grant)
def grant_treasure(g: State, order: o.Grant, scope: Scope) -> Script:
    """A card that was kept out of the deck until now, or one of it; if it is in play nothing happens. SS-DECK-08"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        if not is_in_play(g, order.card):
            deck = g.decks.treasures
            deck.cards = tuple(card for card in deck.cards if card != order.card)
            deck.discards = tuple(card for card in deck.discards if card != order.card)
            receive_treasure(g, hero, order.card)


def is_in_play(g: State, card: str) -> bool:
    """Somebody has the card, or it lies in the Stash or on the map, face up or down."""
    held = any(card in map(front, cards_of(sheet)) for sheet in g.heroes)
    loose = tuple(g.loose_things())
    return held or card in g.stash or ItemCard(card) in loose or Treasure(card) in loose


@carries_out(o.TakeSoulWeapon)
def take_soul_weapon(g: State, order: o.TakeSoulWeapon, scope: Scope) -> Script:
    """One of those that the party can use. SS-ITEM-20, SS-SETUP-13"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        if not g.soul_weapons:
            return
        options = [Pick(card) for card in g.soul_weapons]
        chosen = yield from choose(Decision(g.seat_of(hero), "soul-weapon", options, {"hero": hero}))
        g.soul_weapons = tuple(card for card in g.soul_weapons if card != chosen.name)
        receive_card(g, hero, chosen.name)


@carries_out(o.Key)
def gain_key(g: State, order: o.Key, scope: Scope) -> Script:
    """Whoever gains it keeps it until the end of the quest, or until death; a quest may say more. SS-ELEM-08, 10"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        g.story.key_holder = hero


@carries_out(o.SoulPoints)
def gain_soul_points(g: State, order: o.SoulPoints, scope: Scope) -> None:
    gain_souls(g, order.amount)


@carries_out(o.VisitEmporium)
def visit_emporium(g: State, order: o.VisitEmporium, scope: Scope) -> Script:
    yield from visit(g)
