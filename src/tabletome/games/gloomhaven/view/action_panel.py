"""What is being resolved: the action that is performed, part by part, with what an attack has behind it; the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from tabletome.engine import Decision
from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.abilities.running_action import card_in_use
from tabletome.games.gloomhaven.rules.combat.conditions import deck_of
from tabletome.games.gloomhaven.state import HERO, RunningAction, State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.abilities.words import describe
from tabletome.games.gloomhaven.view.end_page import end_page
from tabletome.games.gloomhaven.view.wording import card_name, figure_name
from tabletome.scene import Note, Panel, Step, Text, listed, t


def panels(g: State, asked: Sequence[Decision], seat: int | None) -> list[Panel]:  # noqa: ARG001 - all can see it
    """How a scenario ended, or the running action of a character, if it has several parts or is an attack."""
    return [*end_page(g), *running(g, asked)]


def running(g: State, asked: Sequence[Decision]) -> list[Panel]:
    """The action that is being performed. GH-TURN-02"""
    action = g.action
    if action is None or not asked or g.figures[action.figure].kind != HERO or not card_in_use(g):
        return []
    parts = printed(action.source).abilities
    if len(parts) < 2 and g.attack is None:
        return []
    return [
        Panel(
            id="action",
            kind="combat" if g.attack is not None else "choice",
            title=t("panel-action", who=figure_name(g, action.figure), card=card_name(action.source.card)),
            icon=icons.of(g.heroes[action.figure].name),
            steps=list(steps(action, parts)),
            notes=list(notes(g)),
        )
    ]


def steps(action: RunningAction, parts: Sequence[Ability]) -> Iterator[Step]:
    """Each part of the action in words."""
    for place, part in enumerate(parts):
        words = list(describe(part))
        if words:
            yield Step(name=listed(words), state=state_of(action, place))


def state_of(action: RunningAction, place: int) -> Literal["done", "now", "next"]:
    """`step` counts the parts that were begun."""
    return "done" if place < action.step - 1 else "now" if place == action.step - 1 else "next"


def notes(g: State) -> Iterator[Note]:
    """How many more targets an attack has, and how many modifier cards are left. GH-AOE-02, GH-AMD-09"""
    attack, action = g.attack, g.action
    if attack is None or action is None:
        return
    yield Note(text=targets_left(attack.picks), rule="GH-AOE-02", icon=icons.GOAL)
    deck = deck_of(g, action.figure)
    yield Note(text=t("panel-deck", left=len(g.decks[deck])), rule="GH-AMD-09", icon=icons.MODIFIERS)


def targets_left(picks: int) -> Text:
    return t("panel-targets", targets=picks)
