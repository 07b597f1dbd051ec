"""What happened, in words."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.battlelore.events import CommandDrawn, LoreDrawn
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.wording import FIELDS
from tabletome.scene import Narrator, Tone, kind_of_event

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


def message(event: Event) -> str:
    """A card that somebody else has drawn has no name."""
    match event:
        case CommandDrawn(card=""):
            return "event-command-drawn-unseen"
        case LoreDrawn(card=""):
            return "event-lore-drawn-unseen"
    return kind_of_event(event)


narrate: Narrator[State] = Narrator(fields=FIELDS, icons=icons.EVENTS, tones=TONES, message=message)
