"""Cards that are turned up from the decks beside the map."""

from __future__ import annotations

import functools

import msgspec

from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.scene import Card, CardPart, t


@functools.cache
def event_card(name: str) -> Card:
    card = EVENTS[name]
    part = CardPart(id=f"event:{name}:text", text=[t(f"card-{name}-text")])
    return Card(id=f"event:{name}", name=t(f"card-{name}"), icon=icons.DECK_CARDS[name], label=str(card.number),
                parts=[part], source=card.source)  # fmt: skip


def suspended(card: Card) -> Card:
    """A card below a story card: what lasts by it does not count now. SS-EVENT-15"""
    return msgspec.structs.replace(card, spent=True, kind=t("card-suspended"))


@functools.cache
def encounter_card(name: str) -> Card:
    card = ENCOUNTERS[name]
    part = CardPart(id=f"encounter:{name}:text", text=[t(f"encounter-{name}-text")])
    return Card(
        id=f"encounter:{name}",
        name=t(f"encounter-{name}"),
        icon=icons.DECK_CARDS[name],
        label=card.letter,
        parts=[part],
        source=card.source,
    )
