"""What happened, as lines of the log: words, an icon, whose doing it was, and whether it was good for the party."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.gloomhaven import events as e
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.ability_text import modifier_text, perk_text
from tabletome.games.gloomhaven.view.event_text import describe_ahead
from tabletome.games.gloomhaven.view.monster_text import describe_for_monsters
from tabletome.games.gloomhaven.view.wording import card_name, numbered
from tabletome.scene import LogEntry, Text, Tone, listed, t

TONES: dict[str, Tone] = {
    "round-began": "gold",
    "turn-began": "gold",
    "door-opened": "gold",
    "scenario-decided": "gold",
    "scenario-ended": "gold",
    "monster-card-drawn": "dim",
    "revealed": "dim",
    "idle": "dim",
    "gained-xp": "good",
    "looted": "good",
    "found": "good",
    "healed": "good",
    "recovered": "good",
    "goal-judged": "good",
    "achievement-gained": "gold",
    "event-drawn": "gold",
    "event-chosen": "gold",
    "quest-advanced": "good",
    "quest-fulfilled": "gold",
    "levelled-up": "good",
    "brought-home": "good",
    "retired": "gold",
    "created": "gold",
    "class-unlocked": "gold",
    "envelope-opened": "gold",
    "scenario-unlocked": "gold",
    "set-out": "gold",
    "came-to-town": "gold",
    "party-founded": "gold",
    "campaign-ended": "gold",
    "died-for-good": "bad",
    "trap-sprung": "bad",
    "exhausted": "bad",
    "infused": "magic",
    "consumed": "magic",
    "charmed": "magic",
}
BLOWS = ("suffered", "died", "conditioned")
"""Good if it happens to a monster, bad if to the party."""


def narrate(g: State, event: Event) -> LogEntry:
    """An event as a line of the log."""
    hero = whose(g, event)
    return LogEntry(
        text=Text(message_of(event), told(g, event)),
        seat=None if hero is None else g.seat_of(hero),
        icon=icon_of(event),
        rule=event.rule,
        tone=tone_of(event, hero),
    )


def message_of(event: Event) -> str:
    """The message is named after the kind of event; who reveals no cards takes a long rest. GH-SELECT-08"""
    if isinstance(event, e.Revealed) and not event.lead:
        return "event-rests-long"
    return f"event-{event.kind}"


def whose(g: State, event: Event) -> int | None:
    """The hero who did it or whom it concerns, also by a summon; None for monsters and for what concerns everyone."""
    name = getattr(event, "name", "")
    for figure in g.figures:
        if figure.name == name and figure.hero >= 0:
            return figure.hero
    if g.party is not None and name:
        return next((place for place, member in enumerate(g.party.members) if member.name == name), None)
    return None


def icon_of(event: Event) -> str:
    """Of the condition or element, of the figure whose turn begins, or of the kind of event."""
    match event:
        case e.TurnBegan():
            return icons.of(event.name)
        case e.MonsterCardDrawn():
            return icons.of(event.deck)
        case e.Conditioned() | e.Recovered():
            return icons.CONDITIONS.get(event.condition, icons.MODIFIERS)
        case e.Infused() | e.Consumed():
            return icons.ELEMENTS[event.element]
        case e.ScenarioDecided(won=False) | e.ScenarioEnded(won=False):
            return icons.DEFEAT
        case e.Braced():
            return icons.BRACED[event.what]
        case _:
            return icons.EVENTS[event.kind]


def tone_of(event: Event, hero: int | None) -> Tone:
    if event.kind in BLOWS:
        return "good" if hero is None else "bad"
    return TONES.get(event.kind, "plain")


def told(g: State, event: Event) -> dict[str, Text | str | int]:
    """The fields of an event as the arguments of its message."""
    args: dict[str, Text | str | int] = {}
    for field in event.__struct_fields__:
        if field == "rule":
            continue
        value = getattr(event, field)
        if field == "name":
            args["who"] = numbered(value, getattr(event, "number", 0))
        elif field in ("target", "on"):
            args[field] = numbered(value, getattr(event, f"{field}_number"))
        elif field in ("card", "lead", "other", "lost") and isinstance(value, str):
            args[field] = card_name(value) if value else t("nothing")
        elif field == "cards":
            args[field] = listed([modifier_text(card) for card in value])
        elif field in ("condition", "element", "item", "goal", "achievement", "scenario", "quest"):
            args[field] = t(f"{field}-{value}")
        elif isinstance(event, e.PerkMarked) and field == "perk":
            args[field] = perk_text(PERKS[event.name][value - 1])
        elif isinstance(event, e.InStore):
            args["what"] = describe_ahead(g.campaign, value)
        elif isinstance(event, e.Enhanced) and field == "what":
            args[field] = t(f"sticker-{value}")
        elif field == "by" and event.kind.endswith("-changed"):
            args[field] = f"{value:+d}"
        elif field == "half":
            args[field] = t(f"half-{value}")
        elif field == "deck":
            args[field] = t(f"deck-{value}")
        elif field == "treasure":
            args[field] = value or "none"
        elif isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif isinstance(value, str | int):
            args[field] = value
    if isinstance(event, e.MonsterCardDrawn):
        printed = DECKS[event.deck][event.card].abilities
        args["does"] = listed([line for ability in printed for line in describe_for_monsters(g, ability)])
    return args
