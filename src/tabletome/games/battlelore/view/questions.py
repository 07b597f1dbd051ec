"""What a seat is asked: one sentence; the choices are in choices.py, what is not allowed and why in barred.py."""

from __future__ import annotations

from tabletome.engine import Decision
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.rules.morale import hexes_per_flag
from tabletome.games.battlelore.state import NOBODY, State
from tabletome.games.battlelore.view.barred import FORBIDDEN
from tabletome.games.battlelore.view.choices import choice
from tabletome.games.battlelore.view.wording import FIELDS, card_name, unit_name
from tabletome.scene import Args, Asker


def message(_: State, decision: Decision) -> str:
    """A question is named after its kind; whether to play a Lore card also after the moment."""
    if decision.kind == "lore":
        return f"ask-lore-{decision.about['moments'][-1].value}"
    return f"ask-{decision.kind}"


def cost_of_flags(g: State, decision: Decision) -> Args:
    return {"hexes": hexes_per_flag(g, decision.about["unit"])}


def orders_given(g: State, decision: Decision) -> Args:
    """The card, how many orders have been given and how many can be: no more than there are units left to name."""
    ordered = g.turn.ordered.bit_count()
    left = sum(isinstance(option, actions.Order | actions.OrderAfar | actions.Free) for option in decision.options)
    card = card_name(g.turn.lore_orders or g.turn.copied or g.turn.card)
    return {"card": card, "ordered": ordered, "orders": min(sum(g.turn.orders), ordered + left)}


def unit_asked_about(_: State, decision: Decision) -> str:
    """The unit that a question is about."""
    unit = decision.about.get("unit", NOBODY)
    return f"unit:{unit}" if unit != NOBODY else ""


question: Asker[State] = Asker(
    choice=choice,
    message=message,
    about={**FIELDS, **dict.fromkeys(("unit", "target", "attacker", "defender"), unit_name)},
    extra={"ignore-flags": cost_of_flags, "order": orders_given},
    barred=FORBIDDEN,
    subject=unit_asked_about,
)
