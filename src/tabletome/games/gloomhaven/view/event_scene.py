"""What a scene shows of events and personal quests, and their choices in words. GH-EVENT-01, 03, GH-PQUEST-02

Things are called: `event:city:12` the card being resolved, `event:city:12:a` its first option, `quest:trophy-hunt`.
"""

from __future__ import annotations

from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.event_cards import EVENT_CARDS
from tabletome.games.gloomhaven.campaign.personal_quests import reward_of, standing
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tabletome.games.gloomhaven.content.notation.events import AsOption, Effect, Either, EventCard
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tabletome.games.gloomhaven.sheets import EventInProgress
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.choices import About, Worded, verb, words
from tabletome.games.gloomhaven.view.event_text import (
    describe_effect,
    describe_front,
    describe_outcome,
    describe_requirement,
    describe_start,
    event_name,
    quest_name,
    story,
)
from tabletome.games.gloomhaven.view.wording import item_name, name_of
from tabletome.scene import Badge, Card, CardPart, Text, Zone, listed, t


def event_zones(g: State) -> list[Zone]:
    """The event card being resolved, and what the next scenario will start with."""
    zones = []
    if g.campaign.event is not None:
        card = event_card(g.campaign.event)
        zones.append(Zone(id="event", kind="row", name=t("zone-event"), cards=[card], urgent=True))
    if g.campaign.start_effects:
        cards = [
            Card(id=f"start-effect:{number}", name=describe_start(g.campaign, effect))
            for number, effect in enumerate(g.campaign.start_effects)
        ]
        zones.append(Zone(id="start-effects", kind="row", name=t("zone-start-effects"), cards=cards))
    return zones


def event_card(event: EventInProgress) -> Card:
    """The story, with two options; once one is chosen, what stands on the back about it. GH-EVENT-01, 02"""
    card = EVENT_CARDS[event.deck, event.number]
    name = f"event:{card.deck}:{card.number}"
    parts = [CardPart(id=f"{name}:story", text=[story(card.deck, card.number)])]
    parts += [
        CardPart(
            id=f"{name}:{option}",
            name=t("event-option", option=option.upper()),
            text=[
                story(card.deck, card.number, option),
                *(back_of(card, option) if option == event.option else describe_front(card.front.get(option))),
            ],
            lit=option == event.option,
        )
        for option in card.options
        if not event.option or option == event.option
    ]
    return Card(
        id=name,
        name=event_name(card.deck, card.number),
        icon=icons.EVENT_DECKS[card.deck],
        label=str(card.number),
        parts=parts,
        source="mixed",  # what happens is published, the story is ours
    )


def back_of(card: EventCard, option: str) -> list[Text]:
    """The outcomes of an option, and those of the other if they follow. GH-EVENT-04"""
    lines = []
    for outcome in card.options[option]:
        lines.append(describe_outcome(outcome))
        for effect in outcome.effects:
            if isinstance(effect, AsOption):
                lines += back_of(card, effect.option)
    return lines


def quest_card(g: State, member: int) -> Card:
    """A personal quest: what it asks for, how far that is done, and what it opens. GH-PQUEST-02, GH-RETIRE-03"""
    sheet = g.campaign.members[member]
    quest = PERSONAL_QUESTS[sheet.quest]
    done = standing(sheet)
    parts = [
        CardPart(
            id=f"quest:{sheet.quest}:{place + 1}",
            label=f"{done[place]}/{wanted.number}",
            text=[describe_requirement(wanted)],
            lit=done[place] >= wanted.number,
        )
        for place, wanted in enumerate(quest.wants)
    ]
    return Card(
        id=f"quest:{sheet.quest}",
        name=quest_name(sheet.quest),
        icon=icons.QUEST,
        label=str(quest.number),
        parts=parts,
        badges=[Badge(icon=icons.LOCK, text=opens(sheet.quest))],
        source=quest.source,
    )


def opens(quest: str) -> Text:
    """The sealed box or envelope that a quest opens. GH-RETIRE-03"""
    box = reward_of(quest)
    return t("opens-envelope", letter=box) if box in ENVELOPES else t("opens-class", name=name_of(box))


# Choices


def running_event(g: State) -> EventInProgress:
    """The event that is being resolved."""
    assert g.campaign.event is not None
    return g.campaign.event


@words(a.Decide)
def decide(g: State, option: a.Decide, about: About) -> Worded:  # noqa: ARG001 - all choices are worded alike
    """An option of the card, with what its front tells of the price."""
    event = running_event(g)
    things = [f"event:{event.deck}:{event.number}:{option.option}"]
    front = describe_front(EVENT_CARDS[event.deck, event.number].front.get(option.option))
    said = story(event.deck, event.number, option.option)
    if front:
        return t("action-decide-knowing", option=option.option.upper(), story=said, front=front[0]), things
    return t(verb(option), option=option.option.upper(), story=said), things


@words(a.Share)
def share(g: State, option: a.Share, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), gold=option.gold), []


@words(a.Entrust)
def entrust(g: State, option: a.Entrust, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), who=name_of(g.campaign.members[option.member].name)), []


@words(a.Bear)
def bear(g: State, option: a.Bear, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), what=describe_effect(alternatives(g)[option.which - 1])), []


def alternatives(g: State) -> tuple[Effect, ...]:
    """What the chosen option leaves to choose from."""
    event = running_event(g)
    outcomes = EVENT_CARDS[event.deck, event.number].options[event.option]
    effects = [effect for outcome in outcomes for effect in outcome.effects]
    return next(effect.effects for effect in effects if isinstance(effect, Either))


@words(a.GiveUp)
def give_up(g: State, option: a.GiveUp, about: About) -> Worded:  # noqa: ARG001
    who = name_of(g.campaign.members[option.member].name)
    return t(verb(option), who=who, item=item_name(option.item)), [f"own:{option.item}:{option.member}"]


@words(a.Pursue)
def pursue(g: State, option: a.Pursue, about: About) -> Worded:  # noqa: ARG001
    """A personal quest: what it asks for, and what it opens."""
    wants = listed([describe_requirement(wanted) for wanted in PERSONAL_QUESTS[option.quest].wants], "and-also")
    return t(verb(option), quest=quest_name(option.quest), wants=wants, opens=opens(option.quest)), []
