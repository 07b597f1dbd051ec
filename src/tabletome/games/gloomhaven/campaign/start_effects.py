"""What events hold in store when a scenario starts. Rulebook: "Road events". GH-REVENT-01, GH-REVENT-10

It comes after hands and items are chosen and everyone is placed: cards are discarded from the hand taken along. A perk
that lets a character ignore the scenario's own effects is of no help against an event.

    poison, wound, ...      everyone starts with the condition
    bless, curse            everyone adds one such card
    bless-one:2             the third character adds one
    damage:3                everyone suffers so much
    discard:2               everyone discards so many cards
    minus-ones:3:0          the first character adds so many -1 cards
    used-up:stamina-potion:1    the second character has used up this item on the way
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletome.engine import Decision, Script, runs
from tabletome.games.gloomhaven.actions import DiscardCard
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.notation.abilities import BLESS
from tabletome.games.gloomhaven.events import Discarded, ItemUsed
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, lay
from tabletome.games.gloomhaven.state import Equipped, State


@runs(phases.ARRIVE)
def arrive(g: State) -> Script:
    """One thing after the other, then the first round begins. GH-REVENT-01"""
    if not g.campaign.ahead:
        g.phase = phases.BEGIN_ROUND
        return
    word, *rest = g.campaign.ahead
    g.party = replace(g.campaign, ahead=tuple(rest))
    yield from befall(g, word)


def befall(g: State, word: str) -> Script:
    what, *amounts = word.split(":")
    match what:
        case "damage":
            for hero in range(len(g.heroes)):
                yield from suffer(g, hero, int(amounts[0]))
        case "discard":
            for hero in range(len(g.heroes)):
                yield from discard(g, hero, int(amounts[0]))
        case "minus-ones":
            for _ in range(int(amounts[0])):
                shuffle_in(g, int(amounts[1]), PENALTY)
        case "bless-one":
            give(g, int(amounts[0]), BLESS)
        case "used-up":
            use_up(g, int(amounts[1]), amounts[0])
        case _:
            for hero in range(len(g.heroes)):
                give(g, hero, what)


def discard(g: State, hero: int, cards: int) -> Script:
    """Cards of the player's choice, as many as there are. GH-REVENT-10"""
    for _ in range(cards):
        hand = g.heroes[hero].hand
        if not hand or g.is_exhausted(hero):
            return
        options = [DiscardCard(card) for card in hand]
        chosen: Any = yield Decision(g.seat_of(hero), "event-discard", options, {"hero": hero})
        g.heroes[hero].hand = tuple(card for card in hand if card != chosen.card)
        g.heroes[hero].discard += (chosen.card,)
        g.emit(Discarded, g.heroes[hero].name, chosen.card, rule="GH-REVENT-01")


def use_up(g: State, hero: int, item: str) -> None:
    """It is no help in this scenario. GH-ITEM-08"""
    for worn in g.heroes[hero].items:
        if worn.name == item:
            lay(g, hero, Equipped(item, IS_CONSUMED))
            g.emit(ItemUsed, g.heroes[hero].name, item)
