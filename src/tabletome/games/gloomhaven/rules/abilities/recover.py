"""Recovering cards and refreshing items. Rulebook: "Recover and refresh". GH-RECOVER"""

from __future__ import annotations

import functools

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.content.classes import ALL_CARDS, CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.notation.abilities import (
    EVERYONE,
    AlliesRecover,
    AllyRecovers,
    Recover,
    RecoverLost,
    Refresh,
    RefreshWhen,
)
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN, Targets
from tabletome.games.gloomhaven.events import Recalled
from tabletome.games.gloomhaven.rules.abilities.active_cards import (
    active_act,
    counts_as_discarded,
    end_bonus,
    lasting_of,
    put_away_card,
)
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, targets_of, within
from tabletome.games.gloomhaven.rules.abilities.words import lies_there, performs
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, can_refresh, refresh
from tabletome.games.gloomhaven.state import HERO, State


@functools.cache
def recovers_all_lost(hero_name: str, card: str) -> bool:
    """Whether the top action of a card takes back all lost cards. GH-RECOVER-01"""
    return any(isinstance(ability, RecoverLost) for ability in CLASSES[hero_name].cards[card].top.abilities)


# Cards of the lost pile


def lost_cards(g: State, hero: int) -> list[str]:
    """The lost pile with the active cards that belong to it, without those that stay lost. GH-RECOVER-01, 02, 04"""
    cards = g.heroes[hero]
    active = [each.card for each in cards.active if active_act(cards.name, each).lost]
    return [card for card in (*cards.lost, *active) if not ALL_CARDS[card].final]


@functools.cache
def summons(card: str) -> bool:
    """Whether a card summons a creature. GH-SUMMON-01"""
    printed = ALL_CARDS[card]
    return any("summon" in ability.lines for half in (printed.top, printed.bottom) for ability in half.abilities)


def take_from_lost(g: State, owner: int, card: str, taker: int) -> None:
    """Into the taker's hand at once; an active card ends first. GH-RECOVER-01"""
    cards = g.heroes[owner]
    if any(active.card == card for active in cards.active):
        end_bonus(g, owner, card)
    cards.lost = tuple(each for each in cards.lost if each != card)
    g.heroes[taker].hand += (card,)
    g.emit(Recalled, g.heroes[taker].name, card, rule="GH-RECOVER-01")


@performs(RecoverLost)
def recover_all_lost(g: State, hero: int, ability: RecoverLost) -> Asking[bool]:  # noqa: ARG001 - all are performed alike
    """The whole lost pile, and whichever active cards the player ends for it. GH-RECOVER-01, 02"""
    pile = lost_cards(g, hero)
    for card in pile:
        if card in g.heroes[hero].lost:
            take_from_lost(g, hero, card, hero)
    yield from take_lost(g, hero, len(pile), [hero])
    return True


def take_lost(g: State, who: int, cards: int, owners: list[int], *, summoning: bool = False) -> Script:
    """Card by card, from the lost piles of these owners; perhaps only those that summon."""
    for left in range(cards, 0, -1):
        there = {
            card: owner for owner in owners for card in lost_cards(g, owner) if not summoning or summons(card)
        }  # fmt: skip
        chosen = yield from choose_card(g, who, list(there), left)
        if chosen is None:
            return
        take_from_lost(g, there[chosen], chosen, who)


def choose_card(g: State, hero: int, pile: list[str], left: int) -> Asking[str | None]:
    """One of these cards, or none."""
    if not pile:
        return None
    options: list[a.Recover | a.Stop] = [*(a.Recover(card) for card in pile), a.STOP]
    chosen = yield from ask(Decision(g.seat_of(hero), "recover-card", options, {"hero": hero, "left": left}))
    return chosen.card if isinstance(chosen, a.Recover) else None


# Cards of the discard pile


def discarded(g: State, hero: int) -> list[str]:
    """The discard pile, and the active cards that count as part of it. GH-RECOVER-01, GH-ACTIVE-08"""
    cards = g.heroes[hero]
    return [*cards.discard, *counts_as_discarded(cards)]


def take_discarded(g: State, hero: int, number: int) -> Script:
    """Up to so many discarded cards return to hand at once; an active card ends first. GH-RECOVER-01, 06"""
    cards = g.heroes[hero]
    for left in range(number, 0, -1):
        chosen = yield from choose_card(g, hero, discarded(g, hero), left)
        if chosen is None:
            return
        put_away_card(g, hero, chosen)
        cards.discard = tuple(card for card in cards.discard if card != chosen)
        cards.hand += (chosen,)
        g.emit(Recalled, cards.name, chosen, rule="GH-RECOVER-01")


@performs(AllyRecovers)
def ally_recovers(g: State, hero: int, ability: AllyRecovers) -> Asking[bool]:
    """An adjacent character takes back all discarded cards. GH-RECOVER-01"""
    heroes = [who for who in other_heroes(g, hero) if g.heroes[who].discard]
    chosen = yield from choose_one(g, hero, "recover", heroes if ability.anyone else within(g, hero, heroes, 1))
    if chosen is None:
        return False
    cards = g.heroes[chosen]
    cards.hand += cards.discard
    cards.discard = ()
    return True


@performs(AlliesRecover)
def allies_recover(g: State, hero: int, ability: AlliesRecover) -> Asking[bool]:
    """One after the other, as many cards as each likes. GH-RECOVER-01, 06"""
    number = ability.cards + (0 if ability.per is None else count(g, ability.per, hero, hero))
    heroes = [who for who in targets_of(g, hero, ability.to) if g.figures[who].kind == HERO and discarded(g, who)]
    for who in heroes:
        yield from take_discarded(g, who, number)
    return bool(heroes) and number > 0


# Either pile


@performs(Recover)
def recover(g: State, hero: int, ability: Recover) -> Asking[bool]:
    """Oneself, or an ally in range who has something to recover. GH-RECOVER-01, 06"""
    who: int | None = hero
    if ability.of_healed:
        who = next((each for each in targets_of(g, hero, Targets.HEALED) if g.figures[each].kind == HERO), None)
    elif ability.range:
        heroes = [each for each in other_heroes(g, hero) if has_some(g, each, ability)]
        who = yield from choose_one(g, hero, "recover", within(g, hero, heroes, ability.range))
    if who is None or not has_some(g, who, ability):
        return False
    if ability.of_neighbours:
        yield from take_lost(g, who, ability.cards, neighbours(g, who))
    elif ability.lost:
        yield from take_lost(g, who, ability.cards, [who], summoning=ability.summoning)
    else:
        yield from take_discarded(g, who, ability.cards)
    yield from lose_from_hand(g, who, ability.then_lose)
    return True


def has_some(g: State, who: int, ability: Recover) -> bool:
    """Whether there is anything to recover."""
    if ability.of_neighbours:
        return any(lost_cards(g, owner) for owner in neighbours(g, who))
    if ability.summoning:
        return any(summons(card) for card in lost_cards(g, who))
    return bool(lost_cards(g, who) if ability.lost else discarded(g, who))


def other_heroes(g: State, hero: int) -> list[int]:
    """The other characters on the map."""
    return [who for who in g.allies_of(hero) if g.figures[who].kind == HERO]


def neighbours(g: State, who: int) -> list[int]:
    """The characters next to the ally, whoever they are."""
    return within(g, who, other_heroes(g, who), 1)


def lose_from_hand(g: State, who: int, number: int) -> Script:
    """What the recovery costs: cards from hand."""
    cards = g.heroes[who]
    for _ in range(min(number, len(cards.hand))):
        options = [a.Lose(card) for card in cards.hand]
        chosen = yield from ask(Decision(g.seat_of(who), "lose-card", options, {"hero": who}))
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.lost += (chosen.card,)


# Items


@performs(Refresh)
def refresh_items(g: State, hero: int, ability: Refresh) -> Asking[bool]:
    """Whoever is named, or chosen among those named, and has items that can be refreshed. GH-RECOVER-05, 06"""
    if len(g.heroes[hero].hand) < ability.discard:
        return False
    heroes = [who for who in targets_of(g, hero, ability.to, ability.range) if g.figures[who].kind == HERO]
    able = [who for who in heroes if refreshable(g, who, ability)]
    if ability.to in CHOSEN:
        one = yield from choose_one(g, hero, "refresh-whose", able)
        able = [] if one is None else [one]
    if able:
        yield from discard_from_hand(g, hero, ability.discard)
    for who in able:
        yield from refresh_some(g, who, ability)
    return bool(able)


def refreshable(g: State, who: int, ability: Refresh) -> list[str]:
    """The items that it may refresh. GH-RECOVER-03, 05"""
    states = [IS_SPENT] * ability.spent + [IS_CONSUMED] * ability.consumed
    return [
        worn.name
        for worn in g.heroes[who].items
        if worn.state in states and can_refresh(worn) and (not ability.slots or ITEMS[worn.name].slot in ability.slots)
    ]


def refresh_some(g: State, who: int, ability: Refresh) -> Script:
    """All of them, or as many as it says, of the owner's choice."""
    for _ in range(ability.items):
        names = refreshable(g, who, ability)
        if not names:
            return
        name = names[0]
        if ability.items < EVERYONE:
            options = [a.Refresh(each) for each in names]
            name = (yield from ask(Decision(g.seat_of(who), "refresh", options, {"hero": who}))).item
        refresh(g, who, name)


def discard_from_hand(g: State, hero: int, number: int) -> Script:
    """What it costs: cards of one's hand, which are not lost."""
    cards = g.heroes[hero]
    for _ in range(number):
        options = [a.DiscardCard(card) for card in cards.hand]
        chosen = yield from ask(Decision(g.seat_of(hero), "discard-for", options, {"hero": hero}))
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.discard += (chosen.card,)


performs(RefreshWhen)(lies_there)


def refresh_when(g: State, hero: int, at: str) -> Script:
    """Active cards that refresh items at the end of a round, or with a long rest. GH-ENDRND-01, GH-REST-06"""
    for _, lasting in lasting_of(g, hero, RefreshWhen):
        if lasting.at == at:
            yield from refresh_some(g, hero, lasting.refresh)
