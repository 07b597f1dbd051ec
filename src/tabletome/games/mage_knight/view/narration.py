"""What happened, in words."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.mage_knight.events import CardPlayed, CardStrengthened
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.wording import Args, basic_effect, fields_in_words, strong_effect
from tabletome.scene import LogEntry, Text, Tone

TONES: dict[str, Tone] = {
    "round-began": "gold",
    "turn-began": "dim",
    "turn-skipped": "dim",
    "dummy-turn": "dim",
    "end-announced": "bad",
    "dummy-announced": "bad",
    "mana-paid": "dim",
    "mana-gained": "magic",
    "crystal-gained": "magic",
    "fame-gained": "good",
    "combat-began": "bad",
    "enemy-summoned": "bad",
    "enemy-defeated": "good",
    "attack-blocked": "good",
    "damage-dealt": "bad",
    "wounded": "bad",
    "unit-wounded": "bad",
    "unit-destroyed": "bad",
    "knocked-out": "bad",
    "conquered": "gold",
    "withdrew": "bad",
    "level-gained": "gold",
    "city-found": "gold",
    "game-ended": "gold",
}


def effect_of(event: Event) -> Args:
    """What the card played says."""
    match event:
        case CardPlayed(card=card):
            return {"effect": basic_effect(card)}
        case CardStrengthened(card=card):
            return {"effect": strong_effect(card)}
    return {}


def narrate(g: State, event: Event) -> LogEntry:
    """An event as a line of the log."""
    return LogEntry(
        text=Text(f"event-{event.kind}", fields_in_words(g, event) | effect_of(event)),
        seat=getattr(event, "seat", None),
        icon=icons.EVENTS[event.kind],
        rule=event.rule,
        tone=TONES.get(event.kind, "plain"),
    )
