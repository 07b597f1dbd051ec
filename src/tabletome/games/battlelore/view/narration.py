"""What happened, in words."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.wording import fields_in_words
from tabletome.scene import LogEntry, Text, Tone

TONES: dict[str, Tone] = {
    "turn-began": "dim",
    "command-played": "gold",
    "nobody-to-order": "dim",
    "rolled": "dim",
    "hit": "bad",
    "destroyed": "bad",
    "banner-won": "gold",
    "banner-lost": "bad",
    "flags-ignored": "good",
    "power-used": "magic",
    "lore-stored": "magic",
    "lore-gained": "magic",
    "lore-played": "magic",
    "lore-cancelled": "bad",
    "healed": "good",
    "trained": "good",
    "command-drawn": "dim",
    "command-discarded": "dim",
    "lore-drawn": "dim",
    "lore-discarded": "dim",
    "deck-shuffled": "dim",
    "won": "gold",
}


def narrate(g: State, event: Event) -> LogEntry:
    """An event as a line of the log."""
    return LogEntry(
        text=Text(f"event-{event.kind}", fields_in_words(g, event)),
        seat=getattr(event, "seat", None),
        icon=icons.EVENTS[event.kind],
        rule=event.rule,
        tone=TONES.get(event.kind, "plain"),
    )
