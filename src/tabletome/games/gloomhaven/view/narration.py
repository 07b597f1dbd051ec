"""What happened, as lines of the log: words, an icon, whose doing it was, and whether it was good for the party."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Event
from tabletome.games.gloomhaven import events as e
from tabletome.games.gloomhaven.content.dungeons import Severity
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.dungeon_text import title
from tabletome.games.gloomhaven.view.effects import EFFECTS
from tabletome.games.gloomhaven.view.event_text import describe_start, story
from tabletome.games.gloomhaven.view.modifier_text import modifier_text, perk_text
from tabletome.games.gloomhaven.view.monster_text import describe_card
from tabletome.games.gloomhaven.view.places import place_name
from tabletome.games.gloomhaven.view.stories import STORIES
from tabletome.games.gloomhaven.view.wording import card_name, numbered
from tabletome.scene import Args, Badge, Narrator, Say, Sum, Text, Tone, listed, t

TONES: dict[str, Tone] = {
    "round-began": "gold",
    "turn-began": "gold",
    "door-opened": "gold",
    "scenario-began": "gold",
    "room-made": "gold",
    "promoted": "bad",
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
    "event-told": "gold",
    "quest-taken": "gold",
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
    "doomed": "magic",
}
BLOWS = ("suffered", "died", "conditioned")
"""Good if it happens to a monster, bad if to the party."""


# Whose doing it was, and how it is told


def message_of(event: Event) -> str:
    """The message is named after the kind of event; who reveals no cards takes a long rest. GH-SELECT-08"""
    if isinstance(event, e.Revealed) and not event.lead:
        return "event-rests-long"
    return f"event-{event.kind}"


def hero_of(g: State, event: Event) -> int | None:
    """The hero who did it or whom it concerns, also by a summon; None for monsters and for what concerns everyone."""
    name = getattr(event, "name", "")
    for figure in g.figures:
        if figure.name == name and figure.hero >= 0:
            return figure.hero
    if g.party is not None and name:
        return next((place for place, member in enumerate(g.party.members) if member.name == name), None)
    return None


def seat_of(g: State, event: Event) -> int | None:
    """The seat of that hero."""
    hero = hero_of(g, event)
    return None if hero is None else g.seat_of(hero)


def tone_of(g: State, event: Event) -> Tone | None:
    """What is good for the one side is bad for the other."""
    if event.kind not in BLOWS:
        return None
    return "good" if hero_of(g, event) is None else "bad"


OWN_ICONS: dict[type[Event], Callable[[Any], str | None]] = {
    e.TurnBegan: lambda event: icons.of(event.name),
    e.MonsterCardDrawn: lambda event: icons.of(event.deck),
    e.Conditioned: lambda event: icons.CONDITIONS.get(event.condition, icons.MODIFIERS),
    e.Recovered: lambda event: icons.CONDITIONS.get(event.condition, icons.MODIFIERS),
    e.Infused: lambda event: icons.ELEMENTS[event.element],
    e.Consumed: lambda event: icons.ELEMENTS[event.element],
    e.ScenarioDecided: lambda event: None if event.won else icons.DEFEAT,
    e.ScenarioEnded: lambda event: None if event.won else icons.DEFEAT,
    e.RoundBonusGained: lambda event: icons.ROUND_BONUSES[event.what],
}
"""Of the condition or element, of the figure whose turn begins, or of how it ended."""


# The fields of events in words


def card(_: State, name: str | int) -> Text | int:
    """A class card by its name, a monsters' card by its number."""
    if isinstance(name, int):
        return name
    return card_name(name) if name else t("nothing")


def named(prefix: str) -> Say[State]:
    """Something whose message begins with this."""
    return lambda _, value: t(f"{prefix}-{value}")


FIELDS: dict[str, Say[State]] = {
    "card": card,
    "lead": card,
    "other": card,
    "lost": card,
    "counted": lambda _, cards: listed([modifier_text(each) for each in cards]),
    "cards": lambda _, cards: listed([modifier_text(each) for each in cards]),
    "hex": lambda g, at: place_name(g, at),
    "to": lambda g, at: place_name(g, at),
    "treasure": lambda _, treasure: treasure or "none",
    "half": lambda _, half: t(f"half-{half}"),
    **{
        what: named(what)
        for what in ("condition", "element", "item", "goal", "achievement", "scenario", "quest", "deck")
    },
}


def actor(_: State, event: Any) -> Args:
    """Whoever an event names, with the number of a monster."""
    return {"who": numbered(event.name, getattr(event, "number", 0))}


def attacked(g: State, event: e.Attacked) -> Args:
    """Who attacks whom; with two cards of which one counts, that it was so. GH-ADV-01"""
    one_counts = len(event.counted) < len(event.cards)
    return {
        **actor(g, event),
        "target": numbered(event.target, event.target_number),
        "counted": listed([modifier_text(card) for card in event.counted]),
        "choice": "yes" if one_counts else "no",
    }


def damage_sum(_: State, event: e.Attacked) -> Sum:
    """Attack value, what the modifier cards made of it, shields. GH-ATK-05, GH-SHIELD-01"""
    after = event.damage + event.shield
    cards = listed([modifier_text(card) for card in event.counted])
    terms = [
        Badge(icon=icons.STATS["attack"], value=event.value, text=t("column-attack")),
        Badge(icon=icons.MODIFIERS, value=after - event.value, text=cards),
    ]
    if event.shield:
        terms.append(Badge(icon=icons.SHIELD, value=-event.shield, text=t("column-shield")))
    return Sum(terms=terms, total=event.damage)


def negated(g: State, event: e.Negated) -> Args:
    """Who gave one card or two."""
    return {**actor(g, event), "count": 2 if event.other else 1}


def focused(g: State, event: e.Focused) -> Args:
    return {**actor(g, event), "on": numbered(event.on, event.on_number)}


def perk_marked(g: State, event: e.PerkMarked) -> Args:
    return {**actor(g, event), "perk": perk_text(PERKS[event.name][event.perk - 1])}


def enhanced(g: State, event: e.Enhanced) -> Args:
    return {**actor(g, event), "what": t(f"sticker-{event.what}")}


def start_effect_noted(g: State, event: e.StartEffectNoted) -> Args:
    return {"what": describe_start(g.campaign, event.effect)}


def monster_card_drawn(g: State, event: e.MonsterCardDrawn) -> Args:
    return {"does": listed(describe_card(g, DECKS[event.deck][event.card].abilities))}


def room_made(_: State, event: e.RoomMade) -> Args:
    """The title of a room, and how hard its penalty is."""
    return {"title": title(event.room, event.dwellers), "severity": Severity(event.severity).name.lower()}


def drawn(_: State, event: e.EventDrawn) -> Args:
    return {"story": story(event.happening, event.number)}


def decided(_: State, event: e.EventChosen) -> Args:
    return {"story": story(event.happening, event.number, event.option)}


def changed(_: State, event: Any) -> Args:
    """By how much, with its sign."""
    return {"by": f"{event.by:+d}"}


def changed_for(g: State, event: Any) -> Args:
    return {**actor(g, event), **changed(g, event)}


EXTRA: dict[type[Event], Callable[[State, Any], Args]] = {
    **{
        kind: actor
        for kind in vars(e).values()
        if isinstance(kind, type) and "name" in getattr(kind, "__annotations__", ())
    },
    e.EventDrawn: drawn,
    e.EventChosen: decided,
    e.Attacked: attacked,
    e.Negated: negated,
    e.Focused: focused,
    e.PerkMarked: perk_marked,
    e.Enhanced: enhanced,
    e.StartEffectNoted: start_effect_noted,
    e.MonsterCardDrawn: monster_card_drawn,
    e.RoomMade: room_made,
    e.ReputationChanged: changed,
    e.ProsperityChanged: changed,
    e.GoldChanged: changed_for,
    e.XpChanged: changed_for,
    e.ChecksChanged: changed_for,
}
"""What the messages of some events need besides their fields; all that name somebody need who it is."""

narrate = Narrator[State](
    fields=FIELDS,
    icons=icons.EVENTS,
    tones=TONES,
    extra=EXTRA,
    own_icons=OWN_ICONS,
    stories=STORIES,
    headlines=(e.RoundBegan,),
    sums={e.Attacked: damage_sum},
    effects=EFFECTS,
    message=message_of,
    seat=seat_of,
    tone=tone_of,
)
"""An event as a line of the log."""
