"""The Event Phase: the event deck is the clock of the quest. Rulebook: Event Phase, day and night. SS-EVENT-01"""

from __future__ import annotations

from tabletome.engine import Script, runs
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.notation.quests import EventCard
from tabletome.games.sword_and_sorcery.events import EventDiscarded, EventDrawn, LastingResumed
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import spawn, spawn_count
from tabletome.games.sword_and_sorcery.rules.flow import settle
from tabletome.games.sword_and_sorcery.rules.map.people import endanger_people
from tabletome.games.sword_and_sorcery.rules.story.course_orders import change_time, lay_on_deck
from tabletome.games.sword_and_sorcery.rules.story.orders import decide, resolve_orders
from tabletome.games.sword_and_sorcery.state import State


@runs(phases.EVENT_PHASE)
def event_phase(g: State) -> Script:
    """A face-down card is resolved, a face-up one discarded; a quest that is decided by it ends at once.

    SS-EVENT-01..04, SS-ROUND-09, SS-EVENT-23, SS-END-01, SS-END-03
    """
    g.segment = "event"
    if g.events_up:
        discard_event(g)
    elif g.events:
        yield from draw_event(g)
    else:
        decide(g, False)
    yield from settle(g)
    yield from end_round(g)
    g.phase = phases.FINISH if g.story.result else phases.TIME_PHASE


def end_round(g: State) -> Script:
    """The quest's people may come to harm, and the quest may have something to say about every round. SS-ACT-24"""
    if not g.story.result:
        endanger_people(g)
        if g.plan.each_round:
            g.story.due = (*g.story.due, g.plan.each_round)
        yield from settle(g)


def discard_event(g: State) -> None:
    """What lay below a story card is in force again, its spawning is not repeated. SS-EVENT-03, SS-EVENT-15

    With the last card on the deck the quest is lost; discards are never shuffled back. SS-END-02
    """
    card = g.events_up[-1]
    g.events_up = g.events_up[:-1]
    g.emit(EventDiscarded, card, rule="SS-EVENT-03")
    if not g.events and not g.events_up:
        decide(g, False)
    elif g.events_up and EVENTS[g.events_up[-1]].lasting:
        g.emit(LastingResumed, g.events_up[-1], rule="SS-EVENT-15")


def draw_event(g: State) -> Script:
    """By its kind: a normal event, a story event, day or night. SS-EVENT-02, SS-EVENT-05"""
    card = EVENTS[g.events[-1]]
    g.events = g.events[:-1]
    g.reveal()
    g.emit(EventDrawn, card.name, rule="SS-EVENT-02")
    if card.kind == "day" or card.kind == "night":
        yield from change_time(g, card.kind)
    elif card.kind == "story":
        yield from story_event(g, card)
    else:
        yield from normal_event(g, card)


def normal_event(g: State, card: EventCard) -> Script:
    """The one-off effect, the lasting one, then the spawn formula, in printed order. SS-EVENT-06, 07, 13"""
    yield from resolve_orders(g, card.once, card=card.name)
    g.events_up = (*g.events_up, card.name)
    for figure in g.figures:
        figure.has_attacked = False
    if card.spawn is not None and g.living() and not g.story.result:
        spawn(g, spawn_count(g, card.spawn))


def story_event(g: State, card: EventCard) -> Script:
    """What the quest tells for it; then it lies face up on the deck. SS-EVENT-11, SS-EVENT-12, SS-EVENT-14"""
    yield from resolve_orders(g, g.plan.story[card.name], card=card.name)
    if card.name not in g.events_up:
        lay_on_deck(g, card.name)
