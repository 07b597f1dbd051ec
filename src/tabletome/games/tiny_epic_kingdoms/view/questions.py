"""What a seat is asked: one sentence, every choice, and what is not allowed.

The choices in words are in choices.py; what is not allowed, and why, in barred.py.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Decision
from tabletome.games.tiny_epic_kingdoms.actions import Stock
from tabletome.games.tiny_epic_kingdoms.content.box import RESOURCES
from tabletome.games.tiny_epic_kingdoms.rules.setup import RECOMMENDED_STOCK, STARTING_TOTAL
from tabletome.games.tiny_epic_kingdoms.rules.war import Terms, highest_on_die
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.barred import FORBIDDEN
from tabletome.games.tiny_epic_kingdoms.view.choices import choice, detail
from tabletome.games.tiny_epic_kingdoms.view.scene import shape_card
from tabletome.games.tiny_epic_kingdoms.view.wording import FIELDS, amount, card_name, resource_name, seat_name
from tabletome.scene import Args, Asker, Card, Stat, Text, t


def message(g: State, decision: Decision) -> str:
    """A question is named after its kind; the active player is asked to act in words of its own."""
    return "ask-act-active" if decision.kind == "act" and decision.seat == g.active else f"ask-{decision.kind}"


def about_acting(g: State, decision: Decision) -> Args:
    """The active player acts or does nothing, the others act or collect. TEK-TURN-04, 05"""
    return {"action": card_name(g.selected), "detail": detail(g, decision.seat, g.selected)}


def about_war(g: State, decision: Decision) -> Args:
    """Who fights whom for what, and how high the other can go: all that lies open."""
    attacker, defender = decision.about["war"].sides
    own, theirs = (attacker, defender) if decision.seat == attacker.seat else (defender, attacker)
    return {
        "attacker": seat_name(g, attacker.seat),
        "defender": seat_name(g, defender.seat),
        "other": seat_name(g, theirs.seat),
        "most": highest_on_die(g, theirs),
        **covering(own.terms),
    }


def covering(terms: Terms) -> Args:
    """What covers a war cost, and what is taken off it or comes on top."""
    return {
        "mana": terms.mana,
        "food": terms.food,
        "off": max(0, terms.off),
        "extra": max(0, -terms.off),
        "one": terms.off_for_one,
        "only": terms.off_for_mana,
    }


def what_is_due(_: State, decision: Decision) -> Args:
    """What has to be paid in any mixture of resources."""
    return {"due": amount(decision.about["resource"], decision.about["count"])}


EXTRA: dict[str, Callable[[State, Decision], Args]] = {
    "choose-stock": lambda _, __: {"total": STARTING_TOTAL},
    "act": about_acting,
    "pay": what_is_due,
    "set-die": about_war,
}
"""What the wording of a question needs besides what its decision is about."""


# What is counted out, shown and explained


def resources_to_count(usual: Stock | None = None) -> list[Stat]:
    """Mana, ore and food, from nothing or from what is usual."""
    return [
        Stat(
            id=resource,
            name=resource_name(resource),
            icon=icons.RESOURCES[resource],
            value=getattr(usual, resource) if usual else 0,
        )
        for resource in RESOURCES
    ]


def die_to_set(_: State, decision: Decision) -> list[Stat]:
    """One's war die; with the white flag alone there is nothing to count."""
    most = len(decision.options) - 1
    return [Stat(id="war-cost", name=t("term-war-cost"), icon=icons.DIE, value=1, most=most)] if most else []


def payment(_: State, decision: Decision) -> list[Stat]:
    """A few ways to pay are told, many are counted out."""
    return resources_to_count() if len(decision.options) > FEW_WAYS else []


def shapes(_: State, decision: Decision) -> list[Card]:
    """The factions that were drawn, each with the ability it would teach."""
    return [shape_card(option.faction, decision.about["level"]) for option in decision.options]


def dice_help(g: State, decision: Decision) -> Text:
    """How high the other can go, and what a tie means."""
    return t("ask-set-die-help", **about_war(g, decision))


def payment_help(_: State, decision: Decision) -> Text:
    """What each resource covers here, and what abilities take off. TEK-WAR-09, 10"""
    return t("ask-pay-for-war-help", **covering(decision.about["terms"]))


FEW_WAYS = 4

question: Asker[State] = Asker(
    choice=choice,
    message=message,
    about={**FIELDS, "loser": seat_name},
    extra=EXTRA,
    barred=FORBIDDEN,
    help={"set-die": dice_help, "pay-for-war": payment_help, "choose-stock": lambda _, __: t("ask-choose-stock-help")},
    shows={"take-shape": shapes},
    amounts={
        "choose-stock": lambda _, __: resources_to_count(RECOMMENDED_STOCK),
        "set-die": die_to_set,
        "pay": payment,
        "pay-for-war": payment,
        "lose-resources": payment,
        "ambush": payment,
    },
)
