"""Events as log entries."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.gloomhaven import events as e
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.wording import card_name, numbered
from tabletome.scene import LogEntry, Text, t

GOOD = (e.Healed, e.Looted, e.GainedXp, e.Died)
BAD = (e.Suffered, e.Exhausted, e.TrapSprung)


def narrate(g: State, event: Event) -> LogEntry:  # noqa: ARG001 - every game tells its events this way
    """The message of an event is named after its kind and given its fields."""
    tone = "good" if isinstance(event, GOOD) else "bad" if isinstance(event, BAD) else "plain"
    return LogEntry(text=Text(f"event-{event.kind}", told(event)), rule=event.rule, tone=tone)  # type: ignore[arg-type]


def told(event: Event) -> dict[str, Text | str | int]:
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
            args[field] = ", ".join(value)
        elif field in ("condition", "element", "item", "goal"):
            args[field] = t(f"{field}-{value}")
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
    return args
