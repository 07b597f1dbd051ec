"""What a scene shows of events and personal quests, and their choices in words. GH-EVENT-01, 03, GH-PQUEST-02

Things are called: `event:city:12` the card being resolved, `event:city:12:a` its first option, `quest:trophy-hunt`.
"""

from __future__ import annotations

from typing import Any, cast

from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.event_cards import EVENT_CARDS
from tabletome.games.gloomhaven.campaign.personal_quests import reward_of, standing
from tabletome.games.gloomhaven.campaign.sheet_changes import ENVELOPES
from tabletome.games.gloomhaven.content.notation.events import AsOption, Deck, Either, EventCard
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.event_text import (
    describe_ahead,
    describe_effect,
    describe_front,
    describe_outcome,
    describe_requirement,
    event_name,
    quest_name,
)
from tabletome.games.gloomhaven.view.wording import card_name, item_name, name_of
from tabletome.scene import Badge, Card, CardPart, Text, Zone, listed, t


def happening_zone(g: State) -> list[Zone]:
    """The event card being resolved, and what events hold in store for the next scenario."""
    zones = []
    if g.campaign.happening:
        card = event_card(g.campaign.happening)
        zones.append(Zone(id="happening", kind="row", name=t("zone-happening"), cards=[card]))
    if g.campaign.ahead:
        cards = [
            Card(id=f"ahead:{number}", name=describe_ahead(g.campaign, word))
            for number, word in enumerate(g.campaign.ahead)
        ]
        zones.append(Zone(id="ahead", kind="row", name=t("zone-ahead"), cards=cards))
    return zones


def found(happening: str) -> tuple[EventCard, str]:
    """The card being resolved, and the option chosen, if any."""
    deck, number, *option = happening.split(":")
    return EVENT_CARDS[cast(Deck, deck), int(number)], option[0] if option else ""


def event_card(happening: str) -> Card:
    """Its front, with two options; once one is chosen, what stands on the back about it. GH-EVENT-01, 02"""
    card, chosen = found(happening)
    name = f"event:{card.deck}:{card.number}"
    parts = [
        CardPart(
            id=f"{name}:{option}",
            name=t("event-option", option=option.upper()),
            text=back_of(card, option) if option == chosen else describe_front(card.front.get(option)),
            lit=option == chosen,
        )
        for option in card.options
        if not chosen or option == chosen
    ]
    return Card(
        id=name,
        name=event_name(card.deck, card.number),
        icon=icons.EVENT_DECKS[card.deck],
        label=str(card.number),
        parts=parts,
        source=card.source,
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
    box = reward_of(quest)
    return t("opens-envelope", letter=box) if box in ENVELOPES else t("opens-class", name=name_of(box))


def event_words(g: State, option: Any) -> tuple[Text, list[str]] | None:
    """A choice about an event or a personal quest, and the things it acts on."""
    verb = f"action-{option.verb}"
    match option:
        case a.Decide():
            card, _ = found(g.campaign.happening)
            thing = f"event:{card.deck}:{card.number}:{option.option}"
            front = describe_front(card.front.get(option.option))
            if front:
                return t("action-decide-knowing", option=option.option.upper(), front=front[0]), [thing]
            return t(verb, option=option.option.upper()), [thing]
        case a.Share():
            return t(verb, gold=option.gold), []
        case a.Entrust():
            return t(verb, who=name_of(g.campaign.members[option.member].name)), []
        case a.Bear():
            return t(verb, what=describe_effect(alternatives(g)[option.which - 1])), []
        case a.GiveUp():
            who = name_of(g.campaign.members[option.member].name)
            return t(verb, who=who, item=item_name(option.item)), [f"own:{option.item}:{option.member}"]
        case a.DiscardCard():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}"]
        case a.Pursue():
            wants = listed([describe_requirement(wanted) for wanted in PERSONAL_QUESTS[option.quest].wants], "and-also")
            return t(verb, quest=quest_name(option.quest), wants=wants, opens=opens(option.quest)), []
        case _:
            return None


def alternatives(g: State) -> tuple[Any, ...]:
    """What the chosen option leaves to choose from."""
    card, chosen = found(g.campaign.happening)
    effects = [effect for outcome in card.options[chosen] for effect in outcome.effects]
    return next(effect.effects for effect in effects if isinstance(effect, Either))
