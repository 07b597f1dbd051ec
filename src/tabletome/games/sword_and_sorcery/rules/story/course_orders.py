"""Orders about the course of the quest: what is told and counted, day and night, winning and losing. SS-END-01"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.terms import DayOrNight
from tabletome.games.sword_and_sorcery.events import LastingSuspended, StoryTold, TimeOfDay
from tabletome.games.sword_and_sorcery.rules.story.orders import Scope, carries_out, carry_out, decide
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all orders have one shape


@carries_out(o.Tell)
def tell_paragraph(g: State, order: o.Tell, scope: Scope) -> None:
    g.emit(StoryTold, g.quest, order.paragraph)


@carries_out(o.Count)
def add_to_counter(g: State, order: o.Count, scope: Scope) -> None:
    g.story.counters[order.counter] = g.story.counters.get(order.counter, 0) + order.by


@carries_out(o.Remember)
def remember(g: State, order: o.Remember, scope: Scope) -> None:
    """It outlives the quest; later ones can ask for it. SS-NATURE-01"""
    g.chronicle[order.deed] = g.chronicle.get(order.deed, 0) + order.by


@carries_out(o.Time)
def bring_day_or_night(g: State, order: o.Time, scope: Scope) -> Script:
    """The card comes into play, from the deck if it is there. SS-EVENT-16"""
    g.events = tuple(card for card in g.events if card != order.to)
    yield from change_time(g, order.to)


def change_time(g: State, to: DayOrNight) -> Script:
    """The new card replaces the old one below the event deck; both of its effects begin. SS-EVENT-17, SS-EVENT-19"""
    g.time = to
    g.emit(TimeOfDay, to, rule="SS-EVENT-16")
    yield from carry_out(g, EVENTS[to].once, Scope(card=to))


@carries_out(o.CardOnDeck)
def card_on_deck(g: State, order: o.CardOnDeck, scope: Scope) -> None:
    """The next Event Phase will discard it instead of going on. SS-EVENT-14"""
    if scope.card in EVENTS:
        lay_on_deck(g, scope.card)


def lay_on_deck(g: State, card: str) -> None:
    """A story card that lies on one with a lasting effect suspends that. SS-EVENT-15"""
    if g.events_up and EVENTS[g.events_up[-1]].lasting:
        g.emit(LastingSuspended, g.events_up[-1], rule="SS-EVENT-15")
    g.events_up = (*g.events_up, card)


@carries_out(o.Win)
def win(g: State, order: o.Win, scope: Scope) -> None:
    if not g.story.result:
        g.story.ending = order.ending
    decide(g, True)


@carries_out(o.Fail)
def fail(g: State, order: o.Fail, scope: Scope) -> None:
    decide(g, False)
