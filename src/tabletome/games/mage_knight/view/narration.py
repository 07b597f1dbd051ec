"""What happened, in words."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.mage_knight.events import (
    CardPlayed,
    CardStrengthened,
    CityFound,
    EffectTaken,
    GameEnded,
    LevelGained,
    RoundBegan,
    ScenarioBegan,
    TurnBegan,
    UnitActivated,
)
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, UNIT_ABILITIES
from tabletome.games.mage_knight.rules.deeds.notation import Effect, Either
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.effects import EFFECTS
from tabletome.games.mage_knight.view.levels import brought_by
from tabletome.games.mage_knight.view.wording import Args, basic_effect, effect, fields_in_words, strong_effect
from tabletome.scene import LogEntry, Text, Tone, effects_of, kind_of_event, paragraphs, t

TONES: dict[str, Tone] = {
    "scenario-began": "gold",
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
    """What the card played says, what a Unit was activated for, which of several effects was taken."""
    match event:
        case CardPlayed(card=card):
            return {"effect": basic_effect(card)}
        case CardStrengthened(card=card):
            return {"effect": strong_effect(card)}
        case UnitActivated(unit=unit, ability=place):
            return {"effect": effect(UNIT_ABILITIES[unit][place].ready.effect)}
        case EffectTaken(effect=Effect() as taken, plus=plus):
            return {"effect": effect(taken, plus)}
    return {}


def message(event: Event) -> str:
    """Where one of several effects is taken, that is told when it is."""
    match event:
        case CardPlayed(card=card) if isinstance(CARD_EFFECTS[card].basic.effect, Either):
            return "event-card-played-for-one"
        case CardStrengthened(card=card) if isinstance(CARD_EFFECTS[card].strong.effect, Either):
            return "event-card-strengthened-for-one"
        case UnitActivated(unit=unit, ability=place) if isinstance(UNIT_ABILITIES[unit][place].ready.effect, Either):
            return "event-unit-activated-for-one"
    return kind_of_event(event)


def pages(g: State, event: Event) -> list[Text]:
    """What a scenario tells when it begins, when its City is found and in the end; what a level has brought.

    The words are `original`. Of a level with something to choose a panel speaks, and of others' levels the log alone.
    """
    match event:
        case ScenarioBegan(scenario=scenario):
            return [t(f"story-{scenario}")]
        case GameEnded(scenario=scenario, reached=True):
            return [t(f"story-{scenario}-won")]
        case GameEnded(scenario=scenario):
            return [t(f"story-{scenario}-lost")]
        case CityFound():
            return [t("city-found-means")] if special_rules.goal(g) == "find" else []
        case LevelGained(level=level) if g.seats == 1 and level % 2:
            return brought_by(level)
    return []


def narrate(g: State, event: Event) -> LogEntry:
    """An event as a line of the log, or as a page."""
    told = pages(g, event)
    return LogEntry(
        text=t(message(event), **(fields_in_words(g, event) | effect_of(event))),
        seat=getattr(event, "seat", None),
        icon=icons.EVENTS[event.kind],
        rule=event.rule,
        tone=TONES.get(event.kind, "plain"),
        kind="story" if told else "headline" if isinstance(event, (RoundBegan, TurnBegan)) else "",
        steps=paragraphs(told),
        effects=effects_of(EFFECTS, g, event),
    )
