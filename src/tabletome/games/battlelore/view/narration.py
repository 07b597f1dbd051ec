"""What happened, in words."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.battlelore.events import BOTH, AdventureBegan, CommandDrawn, LoreDrawn, TurnBegan, Won
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.effects import EFFECTS
from tabletome.games.battlelore.view.wording import FIELDS
from tabletome.scene import Narrator, Text, Tone, in_both, kind_of_event

TONES: dict[str, Tone] = {
    "adventure-began": "gold",
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


def eve(g: State, event: AdventureBegan) -> list[Text]:
    """What the battle is about, and why the reader's side is in it: whoever has no side reads both."""
    told = g.scenario.eves if event.reader == BOTH else (g.scenario.eves[event.reader],)
    return [in_both(words) for words in (g.scenario.story, *told) if any(words)]


def aftermath(g: State, event: Won) -> list[Text]:
    """What became of it."""
    words = g.scenario.endings[event.seat]
    return [in_both(words)] if any(words) else []


narrate: Narrator[State] = Narrator(
    fields=FIELDS,
    icons=icons.EVENTS,
    tones=TONES,
    message=message,
    extra={AdventureBegan: lambda g, _: {"adventure": in_both(g.scenario.title)}},
    stories={AdventureBegan: eve, Won: aftermath},
    headlines=(TurnBegan,),
    effects=EFFECTS,
)
