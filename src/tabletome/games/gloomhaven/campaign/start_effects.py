"""What the next scenario starts with, by events and donations. Rulebook: "Road events". GH-REVENT-01, GH-REVENT-10

It comes after hands and items are chosen and everyone is placed: cards are discarded from the hand taken along. A perk
that lets a character ignore the scenario's own effects is of no help against an event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tabletome.engine import ByType, Decision, Script, ask, runs
from tabletome.games.gloomhaven.actions import DiscardCard
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.notation.conditions import BLESS
from tabletome.games.gloomhaven.events import Discarded, ItemUsed
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, lay
from tabletome.games.gloomhaven.sheets import (
    AddsMinusOnes,
    HasUsedUp,
    IsBlessed,
    StartsDiscarding,
    StartsHurt,
    StartsWith,
)
from tabletome.games.gloomhaven.state import Equipped, State

takes_effect: ByType[Callable[[State, Any], Script]] = ByType("takes effect by")
"""What the scenario starts with comes about."""


@runs(phases.ARRIVE)
def arrive(g: State) -> Script:
    """One thing after the other, then the first round begins. GH-REVENT-01"""
    if not g.campaign.start_effects:
        g.phase = phases.BEGIN_ROUND
        return
    first, *rest = g.campaign.start_effects
    g.party = replace(g.campaign, start_effects=tuple(rest))
    yield from takes_effect[type(first)](g, first)


@takes_effect(StartsWith)
@at_once
def everyone_starts_with(g: State, effect: StartsWith) -> None:
    """A condition or modifier card for each. GH-REVENT-01"""
    for hero in range(len(g.heroes)):
        give(g, hero, effect.condition)


@takes_effect(StartsHurt)
def everyone_is_hurt(g: State, effect: StartsHurt) -> Script:
    """Damage for each. GH-REVENT-01"""
    for hero in range(len(g.heroes)):
        yield from suffer(g, hero, effect.damage)


@takes_effect(StartsDiscarding)
def everyone_discards(g: State, effect: StartsDiscarding) -> Script:
    """Cards of the player's choice, as many as there are. GH-REVENT-10"""
    for hero in range(len(g.heroes)):
        for _ in range(effect.cards):
            yield from discard_one(g, hero)


def discard_one(g: State, hero: int) -> Script:
    """One card of the hand, if there is any. GH-REVENT-10"""
    cards = g.heroes[hero]
    if not cards.hand or g.is_exhausted(hero):
        return
    options = [DiscardCard(card) for card in cards.hand]
    chosen = yield from ask(Decision(g.seat_of(hero), "event-discard", options, {"hero": hero}))
    cards.hand = tuple(card for card in cards.hand if card != chosen.card)
    cards.discard += (chosen.card,)
    g.emit(Discarded, cards.name, chosen.card, rule="GH-REVENT-01")


@takes_effect(AddsMinusOnes)
@at_once
def one_adds_minus_ones(g: State, effect: AddsMinusOnes) -> None:
    """-1 cards for one character. GH-AMD-12"""
    for _ in range(effect.cards):
        shuffle_in(g, effect.member, PENALTY)


@takes_effect(IsBlessed)
@at_once
def one_is_blessed(g: State, effect: IsBlessed) -> None:
    """A BLESS card for one character. GH-DONATE-01"""
    give(g, effect.member, BLESS)


@takes_effect(HasUsedUp)
@at_once
def one_has_used_up(g: State, effect: HasUsedUp) -> None:
    """The item is no help in this scenario. GH-ITEM-08"""
    for worn in g.heroes[effect.member].items:
        if worn.name == effect.item:
            lay(g, effect.member, Equipped(effect.item, IS_CONSUMED))
            g.emit(ItemUsed, g.heroes[effect.member].name, effect.item)
