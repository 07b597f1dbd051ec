"""Which abilities an action consists of, and the lasting effects of cards in the active area. GH-ACTIVE, GH-TURN-06

An action is known by a word: `brute/trample/top`, `basic/trample/attack`, `guard/3` for the fourth card of a
monsters' deck, `cragheart/lumbering-bash/bottom/turn` for what an active card does every turn.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

import msgspec

from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Act,
    Attack,
    EveryTurn,
    Loot,
    LootSome,
    Move,
    act,
)
from tabletome.games.gloomhaven.content.summons import abilities
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import GainedXp
from tabletome.games.gloomhaven.state import Active, Gift, Hero, State

BASIC_ATTACK = act(Attack(2))
BASIC_MOVE = act(Move(2))
"""Instead of a card's own actions. GH-TURN-06"""


@functools.cache
def find_act(source: str) -> Act:
    """The action of that name."""
    whose, card, *half = source.split("/")
    if whose == "special":
        return Act(BOSSES[card].specials[int(half[0]) - 1])
    if whose == "summon":
        return Act(abilities(card))
    if whose == "token":
        return Act(SERVANTS[card].abilities)
    if whose == "basic":
        return BASIC_ATTACK if half == ["attack"] else BASIC_MOVE
    if not half:
        return Act(DECKS[whose][int(card)].abilities)
    printed = CLASSES[whose].cards[card]
    found = printed.top if half[0] == "top" else printed.bottom
    if len(half) > 1:
        return act(*next(ability.then for ability in found.abilities if isinstance(ability, EveryTurn)))
    return found


@functools.cache
def loots(name: str, card: str) -> bool:
    """Whether a card of this class has a Loot action. GH-LOOT-01"""
    acts = (find_act(f"{name}/{card}/{half}") for half in ("top", "bottom"))
    return any(isinstance(ability, Loot | LootSome) for each in acts for ability in each.abilities)


def active_act(hero_name: str, active: Active) -> Act:
    return find_act(f"{hero_name}/{active.card}/{'top' if active.top else 'bottom'}")


def lasting(g: State, hero: int) -> Iterator[tuple[int, Act, Ability]]:
    """Every ability of the cards in a hero's active area, with the card's place there. GH-ACTIVE-01"""
    cards = g.heroes[hero]
    for number, active in enumerate(cards.active):
        printed = active_act(cards.name, active)
        for place, ability in enumerate(printed.abilities):
            if not printed.guards or printed.is_open(place, active.gates):
                yield number, printed, ability


def use_slot(g: State, hero: int, number: int) -> None:
    """The bonus was applied: the token moves on; after the last slot the card is lost. GH-ACTIVE-02, 03, GH-XP-04"""
    cards = g.heroes[hero]
    active = cards.active[number]
    printed = active_act(cards.name, active)
    if not printed.slots:
        end_bonus(g, hero, number)
        return
    gain_xp(g, hero, printed.slots[active.used])
    if active.used + 1 == len(printed.slots):
        end_bonus(g, hero, number)
    else:
        used = msgspec.structs.replace(active, used=active.used + 1)
        cards.active = (*cards.active[:number], used, *cards.active[number + 1 :])


def note_gift(g: State, gift: Gift) -> None:
    """The card of the running action answers for it as long as it lies there. GH-ACTIVE-08"""
    assert g.doing is not None
    g.doing = msgspec.structs.replace(g.doing, given=(*g.doing.given, gift))


def mark(g: State, *hexes: int) -> None:
    """The action has changed something here."""
    assert g.doing is not None
    g.doing = msgspec.structs.replace(g.doing, marks=(*g.doing.marks, *hexes))


def end_bonus(g: State, hero: int, number: int) -> None:
    """The card leaves the active area for the pile its symbol names. GH-SELECT-07, GH-ACTIVE-07"""
    cards = g.heroes[hero]
    active = cards.active[number]
    cards.active = (*cards.active[:number], *cards.active[number + 1 :])
    if active_act(cards.name, active).lost:
        cards.lost += (active.card,)
    else:
        cards.discard += (active.card,)


def counts_as_discarded(cards: Hero) -> list[str]:
    """Active cards without the lost symbol: they are part of the discard pile. GH-ACTIVE-08"""
    return [active.card for active in cards.active if not active_act(cards.name, active).lost]


def end_round_bonuses(g: State) -> None:
    """GH-ACTIVE-07, GH-ENDRND-01"""
    for hero, cards in enumerate(g.heroes):
        for number in range(len(cards.active) - 1, -1, -1):
            if active_act(cards.name, cards.active[number]).stays == "round":
                end_bonus(g, hero, number)


def gain_xp(g: State, hero: int, xp: int) -> None:
    """GH-XP-01"""
    if xp:
        g.heroes[hero].xp += xp
        g.emit(GainedXp, g.heroes[hero].name, xp)
