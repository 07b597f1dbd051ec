"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Event
from tabletome.games.tiny_epic_kingdoms import events
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.effects import EFFECTS
from tabletome.games.tiny_epic_kingdoms.view.wording import FIELDS, ability, amount, amounts
from tabletome.scene import Args, Narrator, Text, Tone, t

TONES: dict[str, Tone] = {
    "selected": "gold",
    "cleared": "dim",
    "skipped": "dim",
    "passed": "dim",
    "paid": "dim",
    "gained": "good",
    "built": "good",
    "learned": "magic",
    "expanded": "good",
    "war-began": "bad",
    "war-won": "gold",
    "alliance-formed": "good",
    "alliance-broken": "bad",
    "meeple-lost": "bad",
    "neutral-captured": "good",
    "crown-taken": "gold",
    "lair-used": "bad",
    "token-found": "gold",
    "end-triggered": "bad",
    "ruins-emptied": "dim",
    "game-ended": "gold",
}


EXTRA: dict[type[Event], Callable[[State, Any], Args]] = {
    events.FactionChosen: lambda _, event: {"player": t("seat", number=event.seat + 1)},
    events.Gained: lambda _, event: {"gained": amount(event.resource, event.count)},
    events.Learned: lambda _, event: {"ability": ability(event.faction, event.level)},
    events.Paid: lambda _, event: {"paid": amounts(event.mana, event.ore, event.food)},
    events.Traded: lambda _, event: {"paid": amount(event.give, event.count), "got": amount(event.get, event.gained)},
    events.TradedBoth: lambda _, event: {
        "paid": amounts(0, event.ore, event.food),
        "got": amount("mana", event.gained),
    },
}
"""What some messages need besides the fields of their event."""

ICONS: dict[type[Event], Callable[[Any], str | None]] = {
    events.Selected: lambda event: icons.ACTIONS[event.action],
    events.Gained: lambda event: icons.RESOURCES[event.resource],
    events.TokenFound: lambda event: icons.TOKENS[event.token],
    events.FactionChosen: lambda event: icons.FACTIONS[event.faction],
    events.Moved: lambda event: icons.ACTIONS.get(event.how),
}
"""The icon of the very thing that an event is about, where there is one."""


def arrival(g: State, event: events.Settled) -> list[Text]:
    """How a people comes to the land. The words are `original`."""
    return [t(f"story-{g.factions[event.seat]}")]


def triumph(g: State, event: events.GameEnded) -> list[Text]:
    """How the victory of each winner is told."""
    return [t(f"story-{g.factions[seat]}-won") for seat in event.winners]


narrate: Narrator[State] = Narrator(
    fields=FIELDS,
    icons=icons.EVENTS,
    tones=TONES,
    extra=EXTRA,
    own_icons=ICONS,
    effects=EFFECTS,
    stories={events.Settled: arrival, events.GameEnded: triumph},
    headlines=(events.Selected,),
)
