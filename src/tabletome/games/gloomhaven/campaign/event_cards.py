"""Resolving a city or road event: the choice, the conditions, what it brings. GH-EVENT, GH-REVENT, GH-CEVENT

The players agree on what they decide together; one of them says it (`State.speaker`). GH-EVENT-02, GH-AMBIG-01
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from tabletome.engine import Asking, ByType, Decision, Script, ask
from tabletome.games.gloomhaven.actions import Bear, Decide, Entrust, GiveUp, Share
from tabletome.games.gloomhaven.campaign import event_decks
from tabletome.games.gloomhaven.campaign import sheet_changes as sheets
from tabletome.games.gloomhaven.content.city_events import EVENTS as CITY
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED, SMALL
from tabletome.games.gloomhaven.content.notation import events as n
from tabletome.games.gloomhaven.content.road_events import EVENTS as ROAD
from tabletome.games.gloomhaven.events import EventChosen, EventDrawn, EventOver, EventTold, StartEffectNoted
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.sheets import (
    AddsMinusOnes,
    EventInProgress,
    HasUsedUp,
    StartEffect,
    StartsDiscarding,
    StartsHurt,
    StartsWith,
)
from tabletome.games.gloomhaven.state import State

EVENT_CARDS: dict[tuple[n.Deck, int], n.EventCard] = {(card.deck, card.number): card for card in (*CITY, *ROAD)}

is_met: ByType[Callable[[State, Any], Asking[bool]]] = ByType("meets")
"""Whether a condition is met; what it costs is paid. GH-REVENT-03..07"""
applies: ByType[Callable[[State, Any], Script]] = ByType("applies")
"""What an effect of an outcome does."""


def resolve(g: State, deck: n.Deck) -> Script:
    """Draw, choose, turn the card and do what it says; the choice is final. GH-EVENT-01, 02, GH-REVENT-01, GH-CEVENT-01

    Only the outcomes of the option that was chosen count. GH-EVENT-03, 05
    """
    if not event_decks.cards_in(g.campaign, deck):
        return
    number = event_decks.take_top(g, deck)
    g.party = replace(g.campaign, event=EventInProgress(deck, number))
    g.emit(EventDrawn, deck, number, rule="GH-EVENT-01")
    card = EVENT_CARDS[deck, number]
    chosen = yield from ask(Decision(g.speaker(), "event", [Decide(option) for option in card.options]))
    g.reveal()
    g.party = replace(g.campaign, event=EventInProgress(deck, number, chosen.option))
    g.emit(EventChosen, deck, number, chosen.option, rule="GH-EVENT-02")
    goes = yield from carry_out(g, card, chosen.option)
    g.party = replace(g.campaign, event=None)
    if goes == n.BACK:
        event_decks.put_back(g, deck, number)
    g.emit(EventOver, deck, number, goes == n.BACK, rule="GH-EVENT-05")


def carry_out(g: State, card: n.EventCard, option: str) -> Asking[str]:
    """Outcomes are read from top to bottom; each whose condition is met applies. GH-REVENT-02, 06, 07, GH-EVENT-04

    Gives back where the card goes.
    """
    goes, any_met = n.ELSEWHERE, False
    for place, outcome in enumerate(card.options[option], 1):
        if not (yield from applies_now(g, outcome.when, any_met)):
            continue
        g.emit(EventTold, card.deck, card.number, option, place, rule="GH-REVENT-02")
        any_met = any_met or outcome.when is not None
        goes = outcome.goes or goes
        for effect in outcome.effects:
            if isinstance(effect, n.AsOption):
                goes = yield from carry_out(g, card, effect.option)
            else:
                yield from applies[type(effect)](g, effect)
    return goes


def applies_now(g: State, condition: n.Condition | None, any_met: bool) -> Asking[bool]:
    """Whether an outcome applies: always without a condition, `otherwise` if none before was met. GH-REVENT-06, 07"""
    if condition is None:
        return True
    if isinstance(condition, n.Otherwise):
        return not any_met
    return (yield from is_met[type(condition)](g, condition))


# Conditions


@is_met(n.Classes)
@at_once
def has_class(g: State, condition: n.Classes) -> bool:
    """One of these classes is in the party. GH-REVENT-03"""
    return any(member.name in condition.names for member in g.campaign.members)


@is_met(n.ReputationAbove)
@at_once
def is_reputation_above(g: State, condition: n.ReputationAbove) -> bool:
    """The party's reputation is higher. GH-REVENT-04, GH-REP-02"""
    return g.campaign.reputation > condition.value


@is_met(n.ReputationBelow)
@at_once
def is_reputation_below(g: State, condition: n.ReputationBelow) -> bool:
    """The party's reputation is lower. GH-REVENT-04, GH-REP-02"""
    return g.campaign.reputation < condition.value


@is_met(n.PayTogether)
def pay_together(g: State, condition: n.PayTogether) -> Asking[bool]:
    """The price is paid if the members have it together. GH-REVENT-05, 08"""
    party = g.campaign
    price = condition.liked if condition.liked and party.reputation > n.LIKED else condition.gold
    if sum(member.gold for member in party.members) < price:
        return False
    yield from divide(g, -price)
    return True


@is_met(n.PayEach)
@at_once
def pay_each(g: State, condition: n.PayEach) -> bool:
    """The price is paid if every member has it. GH-REVENT-05, 09"""
    if any(g.campaign.members[member].gold < condition.gold for member in everyone(g)):
        return False
    for member in everyone(g):
        sheets.gain_gold(g, member, -condition.gold)
    return True


@is_met(n.PayItem)
def pay_item(g: State, condition: n.PayItem) -> Asking[bool]:
    """The item is given away if somebody owns it. GH-REVENT-08"""
    item = NUMBERED[condition.item]
    owners = [number for number, member in enumerate(g.campaign.members) if item in member.items]
    if not owners:
        return False
    owner = yield from choose_member(g, owners, "event-giver", item=item)
    sheets.take_item(g, owner, item)
    return True


# Effects on the sheets and the board


@applies(n.GoldEach)
@at_once
def gold_for_each(g: State, effect: n.GoldEach) -> None:
    for member in everyone(g):
        sheets.gain_gold(g, member, effect.gold)


@applies(n.GoldTogether)
def gold_together(g: State, effect: n.GoldTogether) -> Script:
    yield from divide(g, effect.gold)


@applies(n.Experience)
@at_once
def experience_for_each(g: State, effect: n.Experience) -> None:
    for member in everyone(g):
        sheets.gain_xp(g, member, effect.xp)


@applies(n.Checks)
@at_once
def checks_for_each(g: State, effect: n.Checks) -> None:
    for member in everyone(g):
        sheets.gain_checks(g, member, effect.checks)


@applies(n.Reputation)
@at_once
def reputation(g: State, effect: n.Reputation) -> None:
    sheets.gain_reputation(g, effect.by)


@applies(n.Prosperity)
@at_once
def prosperity(g: State, effect: n.Prosperity) -> None:
    sheets.gain_prosperity(g, effect.by)


@applies(n.Item)
def item(g: State, effect: n.Item) -> Script:
    yield from hand_out(g, NUMBERED[effect.number])


@applies(n.Design)
@at_once
def design(g: State, effect: n.Design) -> None:
    sheets.add_design(g, effect.number)


@applies(n.RandomDesign)
@at_once
def random_design(g: State, effect: n.RandomDesign) -> None:  # noqa: ARG001 - all effects are applied alike
    sheets.random_design(g)


@applies(n.AddEvent)
@at_once
def add_event(g: State, effect: n.AddEvent) -> None:
    event_decks.add(g, effect.deck, effect.number)


@applies(n.OpenScenario)
@at_once
def open_scenario(g: State, effect: n.OpenScenario) -> None:
    sheets.open_scenario(g, effect.number)


@applies(n.Achieve)
@at_once
def achieve(g: State, effect: n.Achieve) -> None:
    sheets.gain_achievement(g, effect.name)


# Effects that depend


@applies(n.Either)
def choose_effect(g: State, effect: n.Either) -> Script:
    """The players say which of several it is. GH-REVENT-08"""
    options = [Bear(number + 1) for number in range(len(effect.effects))]
    chosen = yield from ask(Decision(g.speaker(), "event-either", options))
    one = effect.effects[chosen.which - 1]
    yield from applies[type(one)](g, one)


@applies(n.If)
def if_met(g: State, effect: n.If) -> Script:
    """Only if the condition is met. GH-REVENT-06"""
    if (yield from is_met[type(effect.condition)](g, effect.condition)):
        yield from applies[type(effect.effect)](g, effect.effect)


# Effects on the start of the next scenario (see start_effects.py)


def note(g: State, effect: StartEffect) -> None:
    """The next scenario starts with this."""
    g.party = replace(g.campaign, start_effects=(*g.campaign.start_effects, effect))
    g.emit(StartEffectNoted, effect)


@applies(n.StartWith)
@at_once
def start_with(g: State, effect: n.StartWith) -> None:
    note(g, StartsWith(effect.condition))


@applies(n.StartHurt)
@at_once
def start_hurt(g: State, effect: n.StartHurt) -> None:
    note(g, StartsHurt(effect.damage))


@applies(n.StartDiscarding)
@at_once
def start_discarding(g: State, effect: n.StartDiscarding) -> None:
    note(g, StartsDiscarding(effect.cards))


@applies(n.StartClumsy)
def start_clumsy(g: State, effect: n.StartClumsy) -> Script:
    """The players say which character adds -1 cards. GH-REVENT-08"""
    member = yield from choose_member(g, everyone(g), "event-bearer", cards=effect.cards)
    note(g, AddsMinusOnes(member, effect.cards))


@applies(n.UseUp)
def use_up(g: State, effect: n.UseUp) -> Script:
    """Everyone, or one of the party, gives up a small item for the next scenario, if there is one. GH-REVENT-10"""
    if not effect.each:
        options = [option for member in everyone(g) for option in small_items(g, member)]
        yield from give_up(g, g.speaker(), options, {})
        return
    for member in everyone(g):
        yield from give_up(g, g.seat_of(member), small_items(g, member), {"member": member})


def small_items(g: State, member: int) -> list[GiveUp]:
    """Those that the character owns and has not used up on the way already."""
    return [
        GiveUp(member, item)
        for item in g.campaign.members[member].items
        if ITEMS[item].slot == SMALL and HasUsedUp(member, item) not in g.campaign.start_effects
    ]


def give_up(g: State, seat: int, options: list[GiveUp], about: dict[str, Any]) -> Script:
    """One of these items is used up on the way."""
    if not options:
        return
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from ask(Decision(seat, "event-item", options, about))
    note(g, HasUsedUp(chosen.member, chosen.item))


# Who, and how much


def everyone(g: State) -> list[int]:
    """Whoever "each" means: every character of the party. GH-REVENT-09"""
    return [number for number, member in enumerate(g.campaign.members) if member.name]


def choose_member(g: State, members: Iterable[int], kind: str, **about: str | int) -> Asking[int]:
    """The players say which of these characters it is. GH-REVENT-08"""
    options = [Entrust(member) for member in members]
    if len(options) == 1:
        return options[0].member
    return (yield from ask(Decision(g.speaker(), kind, options, about))).member


def divide(g: State, gold: int) -> Script:
    """Gold for all together, or from all: they divide it as they wish, and lose no more than they have. GH-REVENT-08

    Character after character; what is left is the last one's. GH-REVENT-10
    """
    members = everyone(g)
    most = [g.campaign.members[member].gold if gold < 0 else gold for member in members]
    left = min(abs(gold), sum(most))
    sign = -1 if gold < 0 else 1
    for place, member in enumerate(members):
        share, largest = max(left - sum(most[place + 1 :]), 0), min(most[place], left)
        if share < largest:
            kind = "event-pay" if gold < 0 else "event-gain"
            options = [Share(amount) for amount in range(share, largest + 1)]
            chosen = yield from ask(Decision(g.speaker(), kind, options, {"member": member, "left": left}))
            share = chosen.gold
        sheets.gain_gold(g, member, sign * share)
        left -= share


def hand_out(g: State, name: str) -> Script:
    """A copy of an item, if one is left, for one of the party: whoever does not own it yet. GH-REVENT-08, GH-SHOP-08

    Where all own it, one of them sells it at once. GH-LOOT-03
    """
    members = g.campaign.members
    if sum(name in member.items for member in members) >= ITEMS[name].copies:
        return
    without = [number for number, member in enumerate(members) if name not in member.items]
    member = yield from choose_member(g, without or everyone(g), "event-receiver", item=name)
    sheets.give_item(g, member, name)
