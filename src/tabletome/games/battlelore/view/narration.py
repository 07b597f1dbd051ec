"""What happened, in words."""

from __future__ import annotations

from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.wording import FIELDS
from tabletome.scene import Narrator, Tone

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

narrate: Narrator[State] = Narrator(fields=FIELDS, icons=icons.EVENTS, tones=TONES)
