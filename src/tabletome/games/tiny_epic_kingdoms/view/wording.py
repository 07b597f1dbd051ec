"""The names of things, as texts: seats, factions, territories, regions, resources; and the fields of what they are in.

Message names are listed at the top of text/en.ftl.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tabletome.games.tiny_epic_kingdoms.content.box import RESOURCES
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State
from tabletome.scene import Text, listed, t


def seat_name(g: State, seat: int) -> Text:
    """A seat goes by its faction, once it has one."""
    if seat == NEUTRAL:
        return t("neutral")
    faction = g.factions[seat]
    return faction_name(faction) if faction else t("seat", number=seat + 1)


@functools.cache
def faction_name(faction: str) -> Text:
    return t(f"faction-{faction}")


@functools.cache
def ability(faction: str, level: int) -> Text:
    """What a faction learns at a level."""
    return t(f"faction-{faction}-{level}")


@functools.cache
def territory_name(territory: str) -> Text:
    return t(f"territory-{territory}")


@functools.cache
def region_name(region: str) -> Text:
    """`elan.1`: Elan 1."""
    territory, _, number = region.partition(".")
    return t("region", territory=territory_name(territory), number=int(number))


@functools.cache
def card_name(action: str) -> Text:
    """One of the six actions of the action card."""
    return t(f"card-{action}")


@functools.cache
def token_name(token: str) -> Text:
    """An exploration token and what it does."""
    return t("token", name=t(f"token-{token}"), help=t(f"token-{token}-help"))


@functools.cache
def resource_name(resource: str) -> Text:
    return t(f"resource-{resource}")


@functools.cache
def amount(resource: str, count: int) -> Text:
    """`3 food`"""
    return t(f"amount-{resource}", count=count)


def amounts(mana: int, ore: int, food: int, of_choice: int = 0) -> Text:
    """`2 mana, 1 food`: whatever there is any of."""
    counts = zip((*RESOURCES, "choice"), (mana, ore, food, of_choice), strict=True)
    return listed([amount(resource, count) for resource, count in counts if count])


FIELDS: dict[str, Callable[[State, Any], Text]] = {
    "seat": seat_name,
    "other": seat_name,
    "faction": lambda _, faction: faction_name(faction),
    "territory": lambda _, territory: territory_name(territory),
    "region": lambda _, region: region_name(region),
    "start": lambda _, region: region_name(region),
    "to": lambda _, region: region_name(region),
    "action": lambda _, action: card_name(action),
    "token": lambda _, token: token_name(token),
    "resource": lambda _, resource: resource_name(resource),
    "give": lambda _, resource: resource_name(resource),
    "get": lambda _, resource: resource_name(resource),
    "how": lambda _, how: t(f"how-{how}"),
    "winners": lambda g, seats: listed(seat_name(g, seat) for seat in seats),
}
"""How a field of an action or event is said; any other is a number and says itself."""
