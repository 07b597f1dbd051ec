"""How events become effects, the same way in every game: a table of what is shown for each type of event.

An argument of `show` says where the value comes from: the name of a field of the event, or a function of state and
event. What is shown at the very thing that a field names needs no function.

    EFFECTS: Effects[State] = {
        Moved: show("move", thing="figure", path=("start", "to")),
        Wounded: show("hurt", thing="figure", amount="damage"),
        Fought: several(show("strike", thing="seat", target="foe"), show("roll", dice=dice_of)),
    }
    narrate = Narrator(..., effects=EFFECTS)

State and event are those after the fact: an effect may only speak of what whoever reads the event may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from tabletome.engine.events import Event
from tabletome.engine.state import State
from tabletome.scene.vocabulary import Card, Die, Effect, EffectKind, Tone
from tabletome.scene.words import Text

S = TypeVar("S", bound=State)
T = TypeVar("T")

Of: TypeAlias = str | Callable[[Any, Any], T]
"""Where a value comes from: a field of the event by its name, or a function of state and event."""
Show: TypeAlias = Callable[[S, Any], list[Effect]]
Effects: TypeAlias = Mapping[type[Event], Show[S]]
"""What is shown for each type of event that is more than words."""


def show(
    kind: EffectKind,
    *,
    thing: Of[str] = "",
    target: Of[str] = "",
    path: tuple[str, ...] | Callable[[Any, Any], list[str]] = (),
    amount: Of[int] = "",
    icon: str | Callable[[Any, Any], str] = "",
    text: Callable[[Any, Any], Text | None] | None = None,
    dice: Callable[[Any, Any], list[Die]] | None = None,
    cards: Callable[[Any, Any], list[Card]] | None = None,
    tone: Tone = "plain",
) -> Show[Any]:
    """One effect. `path` names fields that hold a cell each; `icon` is an icon's own name, not that of a field.

    What has an amount is not shown where the amount is 0.
    """

    def shown(g: State, event: Event) -> list[Effect]:
        count = _read(g, event, amount, None)
        if count == 0:
            return []
        return [
            Effect(
                kind=kind,
                thing=_read(g, event, thing, ""),
                target=_read(g, event, target, ""),
                path=path(g, event) if callable(path) else [getattr(event, name) for name in path],
                amount=count,
                icon=icon(g, event) if callable(icon) else icon,
                text=text(g, event) if text else None,
                dice=dice(g, event) if dice else [],
                cards=cards(g, event) if cards else [],
                tone=tone,
            )
        ]

    return shown


def effects_of(effects: Effects[S], g: S, event: Event) -> list[Effect]:
    """What is to be seen of an event; nothing where the table does not name its type."""
    kind = type(event)
    return effects[kind](g, event) if kind in effects else []


def several(*shows: Show[Any]) -> Show[Any]:
    """One effect after the other."""
    return lambda g, event: [effect for each in shows for effect in each(g, event)]


def _read(g: State, event: Event, source: Of[T], nothing: T | None) -> Any:
    """A value from where it comes; `nothing` where no source is named."""
    if callable(source):
        return source(g, event)
    return getattr(event, source) if source else nothing
