"""Resolving a city or road event: the choice, the conditions, what it brings. GH-EVENT, GH-REVENT, GH-CEVENT

The players agree on what they decide together; one of them says it (`State.speaker`). GH-EVENT-02, GH-AMBIG-01
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Bear, Decide, Entrust, GiveUp, Share
from tabletome.games.gloomhaven.campaign import event_decks
from tabletome.games.gloomhaven.campaign import sheet_changes as sheets
from tabletome.games.gloomhaven.content.city_events import EVENTS as CITY
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED, SMALL
from tabletome.games.gloomhaven.content.notation import events as n
from tabletome.games.gloomhaven.content.road_events import EVENTS as ROAD
from tabletome.games.gloomhaven.events import EventChosen, EventDrawn, EventOver, InStore
from tabletome.games.gloomhaven.state import State

EVENT_CARDS: dict[tuple[n.Deck, int], n.EventCard] = {(card.deck, card.number): card for card in (*CITY, *ROAD)}


def resolve(g: State, deck: n.Deck) -> Script:
    """Draw, choose, turn the card and do what it says; the choice is final. GH-EVENT-01, 02, GH-REVENT-01, GH-CEVENT-01

    GH-EVENT-05
    """
    if not event_decks.cards_in(g.campaign, deck):
        return
    number = event_decks.take_top(g, deck)
    g.party = replace(g.campaign, happening=f"{deck}:{number}")
    g.emit(EventDrawn, deck, number, rule="GH-EVENT-01")
    card = EVENT_CARDS[deck, number]
    chosen: Any = yield Decision(g.speaker(), "event", [Decide(option) for option in card.options])
    g.reveal()
    g.party = replace(g.campaign, happening=f"{deck}:{number}:{chosen.option}")
    g.emit(EventChosen, deck, number, chosen.option, rule="GH-EVENT-02")
    goes = yield from carry_out(g, card, chosen.option)
    g.party = replace(g.campaign, happening="")
    if goes == n.BACK:
        event_decks.put_back(g, deck, number)
    g.emit(EventOver, deck, number, goes == n.BACK, rule="GH-EVENT-05")


def carry_out(g: State, card: n.EventCard, option: str) -> Asking[str]:
    """Outcomes are read from top to bottom; each whose condition is met applies. GH-REVENT-02, 06, 07, GH-EVENT-04

    Gives back where the card goes.
    """
    goes, any_met = n.ELSEWHERE, False
    for outcome in card.options[option]:
        applies = yield from is_met(g, outcome.when, any_met)
        if not applies:
            continue
        any_met = any_met or outcome.when is not None
        goes = outcome.goes or goes
        for effect in outcome.effects:
            if isinstance(effect, n.AsOption):
                goes = yield from carry_out(g, card, effect.option)
            else:
                yield from apply(g, effect)
    return goes


# ------------------------------------------------------------------ conditions


def is_met(g: State, condition: n.Condition | None, any_met: bool = False) -> Asking[bool]:
    """Whether a condition is met; what it costs is paid. GH-REVENT-03..07"""
    party = g.campaign
    match condition:
        case None:
            return True
        case n.Otherwise():
            return not any_met
        case n.Classes():
            return any(member.name in condition.names for member in party.members)
        case n.ReputationAbove():
            return party.reputation > condition.value
        case n.ReputationBelow():
            return party.reputation < condition.value
        case n.PayTogether():
            price = condition.liked if condition.liked and party.reputation > n.LIKED else condition.gold
            return (yield from pay_together(g, price))
        case n.PayEach():
            return pay_each(g, condition.gold)
        case n.PayItem():
            return (yield from pay_item(g, NUMBERED[condition.item]))
    raise AssertionError(f"an unknown condition: {condition}")


def pay_together(g: State, price: int) -> Asking[bool]:
    """GH-REVENT-05, 08"""
    if sum(member.gold for member in g.campaign.members) < price:
        return False
    yield from divide(g, -price)
    return True


def pay_each(g: State, price: int) -> bool:
    """GH-REVENT-05, 09"""
    if any(g.campaign.members[member].gold < price for member in everyone(g)):
        return False
    for member in everyone(g):
        sheets.gain_gold(g, member, -price)
    return True


def pay_item(g: State, item: str) -> Asking[bool]:
    """GH-REVENT-08"""
    owners = [number for number, member in enumerate(g.campaign.members) if item in member.items]
    if not owners:
        return False
    owner = yield from one_of(g, owners, "event-giver", item=item)
    sheets.take_item(g, owner, item)
    return True


# ------------------------------------------------------------------ effects


def apply(g: State, effect: n.Effect) -> Script:
    """One thing that an outcome does."""
    match effect:
        case n.GoldEach():
            for member in everyone(g):
                sheets.gain_gold(g, member, effect.gold)
        case n.GoldTogether():
            yield from divide(g, effect.gold)
        case n.Experience():
            for member in everyone(g):
                sheets.gain_xp(g, member, effect.xp)
        case n.Checks():
            for member in everyone(g):
                sheets.gain_checks(g, member, effect.checks)
        case n.Reputation():
            sheets.gain_reputation(g, effect.by)
        case n.Prosperity():
            sheets.gain_prosperity(g, effect.by)
        case n.Item():
            yield from hand_out(g, NUMBERED[effect.number])
        case n.Design():
            sheets.add_design(g, effect.number)
        case n.RandomDesign():
            sheets.random_design(g)
        case n.AddEvent():
            event_decks.add(g, effect.deck, effect.number)
        case n.OpenScenario():
            sheets.open_scenario(g, effect.number)
        case n.Achieve():
            sheets.gain_achievement(g, effect.name)
        case n.Either():
            yield from choose_effect(g, effect.effects)
        case n.If():
            if (yield from is_met(g, effect.condition)):
                yield from apply(g, effect.effect)
        case _:
            yield from foretell(g, effect)


def foretell(g: State, effect: n.Effect) -> Script:
    """What takes effect when the next scenario starts is noted (see start_effects.py)."""
    match effect:
        case n.StartWith():
            note(g, effect.condition)
        case n.StartHurt():
            note(g, f"damage:{effect.damage}")
        case n.StartDiscarding():
            note(g, f"discard:{effect.cards}")
        case n.StartClumsy():
            member = yield from one_of(g, everyone(g), "event-bearer", cards=effect.cards)
            note(g, f"minus-ones:{effect.cards}:{member}")
        case n.UseUp():
            yield from use_up(g, effect.each)
        case _:
            raise AssertionError(f"an unknown effect: {effect}")


def note(g: State, word: str) -> None:
    g.party = replace(g.campaign, ahead=(*g.campaign.ahead, word))
    g.emit(InStore, word)


def everyone(g: State) -> list[int]:
    """Whoever "each" means: every character of the party. GH-REVENT-09"""
    return [number for number, member in enumerate(g.campaign.members) if member.name]


def one_of(g: State, members: Iterable[int], kind: str, **about: Any) -> Asking[int]:
    """The players say which of these characters it is. GH-REVENT-08"""
    options = [Entrust(member) for member in members]
    if len(options) == 1:
        return options[0].member
    chosen: Any = yield Decision(g.speaker(), kind, options, about)
    return int(chosen.member)


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
            chosen: Any = yield Decision(g.speaker(), kind, options, {"member": member, "left": left})
            share = chosen.gold
        sheets.gain_gold(g, member, sign * share)
        left -= share


def hand_out(g: State, item: str) -> Script:
    """A copy of an item, if one is left, for one of the party: whoever does not own it yet. GH-REVENT-08, GH-SHOP-08

    Where all own it, one of them sells it at once. GH-LOOT-03
    """
    members = g.campaign.members
    if sum(item in member.items for member in members) >= ITEMS[item].copies:
        return
    without = [number for number, member in enumerate(members) if item not in member.items]
    member = yield from one_of(g, without or everyone(g), "event-receiver", item=item)
    sheets.give_item(g, member, item)


def choose_effect(g: State, effects: tuple[n.Effect, ...]) -> Script:
    options = [Bear(number + 1) for number in range(len(effects))]
    chosen: Any = yield Decision(g.speaker(), "event-either", options)
    yield from apply(g, effects[chosen.which - 1])


def use_up(g: State, each: bool) -> Script:
    """Everyone, or one of the party, gives up a small item for the next scenario, if there is one. GH-REVENT-10"""
    if not each:
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
        if ITEMS[item].slot == SMALL and f"used-up:{item}:{member}" not in g.campaign.ahead
    ]


def give_up(g: State, seat: int, options: list[GiveUp], about: dict[str, Any]) -> Script:
    if not options:
        return
    chosen: Any = options[0]
    if len(options) > 1:
        chosen = yield Decision(seat, "event-item", options, about)
    note(g, f"used-up:{chosen.item}:{chosen.member}")
