"""Abilities that recover cards and refresh items. Rulebook: "Recover and refresh". GH-RECOVER"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Lose, Recover, Refresh, Stop
from tabletome.games.gloomhaven.content.classes import ALL_CARDS
from tabletome.games.gloomhaven.content.notation import abilities as n
from tabletome.games.gloomhaven.events import Recalled
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import active_act, end_bonus
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.items.worn import consumed_small, refresh
from tabletome.games.gloomhaven.state import HERO, State

STOP = Stop()


# ------------------------------------------------------------------ cards


def lost_cards(g: State, hero: int) -> list[str]:
    """The lost pile with the active cards that belong to it, without those that stay lost. GH-RECOVER-01, 02, 04"""
    cards = g.heroes[hero]
    active = [each.card for each in cards.active if active_act(cards.name, each).lost]
    return [card for card in (*cards.lost, *active) if not ALL_CARDS[card].final]


def take_from_lost(g: State, owner: int, card: str, taker: int) -> None:
    """Into the taker's hand at once; an active card ends first. GH-RECOVER-01"""
    cards = g.heroes[owner]
    for number, active in enumerate(cards.active):
        if active.card == card:
            end_bonus(g, owner, number)
            break
    cards.lost = tuple(each for each in cards.lost if each != card)
    g.heroes[taker].hand += (card,)
    g.emit(Recalled, g.heroes[taker].name, card, rule="GH-RECOVER-01")


def recover_all_lost(g: State, hero: int) -> Asking[bool]:
    """The whole lost pile, and whichever active cards the player ends for it. GH-RECOVER-01, 02"""
    pile = lost_cards(g, hero)
    for card in pile:
        if card in g.heroes[hero].lost:
            take_from_lost(g, hero, card, hero)
    yield from take_lost(g, hero, len(pile), [hero])
    return True


def recover(g: State, hero: int, ability: n.Recover) -> Asking[bool]:
    """Oneself, or an ally in range who has something to recover. GH-RECOVER-01, 06"""
    who: int | None = hero
    if ability.range:
        heroes = [each for each in g.allies_of(hero) if g.figures[each].kind == HERO and has_some(g, each, ability)]
        who = yield from choose_one(g, hero, "recover", within(g, hero, heroes, ability.range))
    if who is None or not has_some(g, who, ability):
        return False
    if ability.of_neighbours:
        yield from take_lost(g, who, ability.cards, neighbours(g, who))
    elif ability.lost:
        yield from take_lost(g, who, ability.cards, [who])
    else:
        yield from take_discarded(g, who, ability.cards)
    yield from lose_from_hand(g, who, ability.then_lose)
    return True


def has_some(g: State, who: int, ability: n.Recover) -> bool:
    if ability.of_neighbours:
        return any(lost_cards(g, owner) for owner in neighbours(g, who))
    return bool(lost_cards(g, who) if ability.lost else discarded(g, who))


def neighbours(g: State, who: int) -> list[int]:
    """The characters next to the ally, whoever they are."""
    heroes = [each for each in g.allies_of(who) if g.figures[each].kind == HERO]
    return within(g, who, heroes, 1)


def ally_recovers(g: State, hero: int) -> Asking[bool]:
    """An adjacent character takes back all discarded cards. GH-RECOVER-01"""
    at = g.figures[hero].at
    near = [
        each
        for each in g.allies_of(hero)
        if g.figures[each].kind == HERO and g.board.reaches(at, g.figures[each].at, 1) and g.heroes[each].discard
    ]
    chosen = yield from choose_one(g, hero, "recover", near)
    if chosen is None:
        return False
    cards = g.heroes[chosen]
    cards.hand += cards.discard
    cards.discard = ()
    return True


def discarded(g: State, hero: int) -> list[str]:
    """The discard pile, and the active cards that count as part of it. GH-RECOVER-01, GH-ACTIVE-08"""
    cards = g.heroes[hero]
    active = [each.card for each in cards.active if not active_act(cards.name, each).lost]
    return [*cards.discard, *active]


def take_back(g: State, hero: int, card: str) -> None:
    """From the discard pile; an active card ends first."""
    cards = g.heroes[hero]
    for number, active in enumerate(cards.active):
        if active.card == card:
            end_bonus(g, hero, number)
            break
    cards.discard = tuple(each for each in cards.discard if each != card)
    cards.hand += (card,)


def take_discarded(g: State, hero: int, number: int) -> Script:
    """Up to so many discarded cards return to hand at once. GH-RECOVER-01, 06"""
    cards = g.heroes[hero]
    for left in range(number, 0, -1):
        pile = discarded(g, hero)
        if not pile:
            return
        about = {"hero": hero, "left": left}
        chosen: Any = yield Decision(g.seat_of(hero), "recover-card", [*(Recover(card) for card in pile), STOP], about)
        if isinstance(chosen, Stop):
            return
        take_back(g, hero, chosen.card)
        g.emit(Recalled, cards.name, chosen.card, rule="GH-RECOVER-01")


def take_lost(g: State, who: int, cards: int, owners: list[int]) -> Script:
    """Card by card, from the lost piles of these owners."""
    for left in range(cards, 0, -1):
        there = {card: owner for owner in owners for card in lost_cards(g, owner)}
        if not there:
            return
        about = {"hero": who, "left": left}
        chosen: Any = yield Decision(g.seat_of(who), "recover-card", [*(Recover(card) for card in there), STOP], about)
        if isinstance(chosen, Stop):
            return
        take_from_lost(g, there[chosen.card], chosen.card, who)


def lose_from_hand(g: State, who: int, number: int) -> Script:
    """What the recovery costs: cards from hand."""
    cards = g.heroes[who]
    for _ in range(min(number, len(cards.hand))):
        chosen = yield Decision(g.seat_of(who), "lose-card", [Lose(card) for card in cards.hand], {"hero": who})
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.lost += (chosen.card,)


# ------------------------------------------------------------------ items


def refresh_small_item(g: State, hero: int, ability: n.RefreshSmallItem) -> Asking[bool]:
    """GH-RECOVER-05, 06"""
    heroes = [each for each in g.allies_of(hero) if g.figures[each].kind == HERO and consumed_small(g, each)]
    who = yield from choose_one(g, hero, "refresh-whose", within(g, hero, heroes, ability.range))
    if who is None:
        return False
    options = [Refresh(name) for name in consumed_small(g, who)]
    chosen = yield Decision(g.seat_of(who), "refresh", options, {"hero": who})
    refresh(g, who, chosen.item)
    return True
