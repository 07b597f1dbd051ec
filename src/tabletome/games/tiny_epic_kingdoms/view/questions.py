"""What a seat is asked: one sentence, every choice, and what is not allowed.

The choices in words are in choices.py; what is not allowed, and why, in barred.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletome.engine import Decision
from tabletome.games.tiny_epic_kingdoms.rules.setup import STARTING_TOTAL
from tabletome.games.tiny_epic_kingdoms.rules.war import highest_on_die
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view.barred import barred
from tabletome.games.tiny_epic_kingdoms.view.choices import choice, detail
from tabletome.games.tiny_epic_kingdoms.view.wording import Args, amount, card_name, region_name, seat_name
from tabletome.scene import Question, Text


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    choices = [choice(g, decision, option) for option in decision.options]
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=prompt(g, decision),
        choices=choices,
        barred=barred(g, decision, choices),
    )


def prompt(g: State, decision: Decision) -> Text:
    """The message of a question is named after its kind."""
    if decision.kind == "act" and decision.seat == g.active:
        return Text("ask-act-active", about_acting(g, decision))
    more = MORE.get(decision.kind)
    return Text(f"ask-{decision.kind}", more(g, decision) if more else {})


def about(decision: Decision) -> Mapping[str, Any]:
    return decision.about or {}


def about_acting(g: State, decision: Decision) -> Args:
    """The active player acts or does nothing, the others act or collect. TEK-TURN-04, 05"""
    return {"action": card_name(g.selected), "detail": detail(g, decision.seat, g.selected)}


def about_war(g: State, decision: Decision) -> Args:
    """Who fights whom for what, and how high the other can go: all that lies open."""
    attacker, defender = about(decision)["sides"]
    own, theirs = (attacker, defender) if decision.seat == attacker.seat else (defender, attacker)
    return {
        "region": region_name(about(decision)["region"]),
        "attacker": seat_name(g, attacker.seat),
        "defender": seat_name(g, defender.seat),
        "other": seat_name(g, theirs.seat),
        "most": highest_on_die(g, theirs),
        "mana": own.terms.mana,
        "food": own.terms.food,
        "off": max(0, own.terms.off),
        "extra": max(0, -own.terms.off),
    }


MORE: dict[str, Callable[[State, Decision], Args]] = {
    "choose-stock": lambda _, __: {"total": STARTING_TOTAL},
    "act": about_acting,
    "take-resource": lambda _, asked: dict(about(asked)),
    "pay": lambda _, asked: {"due": amount(about(asked)["resource"], about(asked)["count"])},
    "set-die": about_war,
    "use-lair": lambda g, asked: {"other": seat_name(g, about(asked)["loser"])},
    "raise": lambda _, asked: dict(about(asked)),
    "pay-for-war": lambda _, asked: dict(about(asked)),
    "ambush": lambda _, asked: {"region": region_name(about(asked)["region"])},
    "take-shape": lambda _, asked: dict(about(asked)),
}
"""What the wording of a question needs, where it needs anything."""
