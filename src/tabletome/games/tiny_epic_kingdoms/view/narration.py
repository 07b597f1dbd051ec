"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Event
from tabletome.games.tiny_epic_kingdoms import events
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.wording import Args, ability, amount, amounts, fields_in_words
from tabletome.scene import LogEntry, Text, Tone, t

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


def narrate(g: State, event: Event) -> LogEntry:
    """An event as a line of the log."""
    more = MORE.get(type(event))
    return LogEntry(
        text=Text(f"event-{event.kind}", fields_in_words(g, event) | (more(event) if more else {})),
        seat=getattr(event, "seat", None),
        icon=icon(event),
        rule=event.rule,
        tone=TONES.get(event.kind, "plain"),
    )


def icon(event: Event) -> str:
    """An event's icon: that of the very thing it is about, where there is one."""
    match event:
        case events.Selected(action=action):
            return icons.ACTIONS[action]
        case events.Gained(resource=resource):
            return icons.RESOURCES[resource]
        case events.TokenFound(token=token):
            return icons.TOKENS[token]
        case events.FactionChosen(faction=faction):
            return icons.FACTIONS[faction]
        case events.Moved(how=how) if how in icons.ACTIONS:
            return icons.ACTIONS[how]
    return icons.EVENTS[event.kind]


MORE: dict[type[Event], Callable[[Any], Args]] = {
    events.FactionChosen: lambda event: {"player": t("seat", number=event.seat + 1)},
    events.Gained: lambda event: {"gained": amount(event.resource, event.count)},
    events.Learned: lambda event: {"ability": ability(event.faction, event.level)},
    events.Paid: lambda event: {"paid": amounts(event.mana, event.ore, event.food)},
    events.Traded: lambda event: {"paid": amount(event.give, event.count), "got": amount(event.get, event.gained)},
    events.TradedBoth: lambda event: {"paid": amounts(0, event.ore, event.food), "got": amount("mana", event.gained)},
}
"""What some messages need besides the fields of their event."""
