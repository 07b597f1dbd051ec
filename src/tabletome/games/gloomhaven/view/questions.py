"""What a seat is asked: one sentence, and every choice in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.rules.abilities.running_action import running_ability
from tabletome.games.gloomhaven.rules.movement.move import jump_reach, walk_reach
from tabletome.games.gloomhaven.state import HERO, State
from tabletome.games.gloomhaven.view import city_choices, event_scene
from tabletome.games.gloomhaven.view.abilities.attack import hexes_over
from tabletome.games.gloomhaven.view.abilities.move import is_jump
from tabletome.games.gloomhaven.view.abilities.words import describe
from tabletome.games.gloomhaven.view.barred import FORBIDDEN
from tabletome.games.gloomhaven.view.choices import words
from tabletome.games.gloomhaven.view.wording import card_name, figure_name, item_name, name_of
from tabletome.scene import Args, Asker, Choice, Question, listed, t

OTHER_CHOICES = (city_choices, event_scene)
"""The modules that have words for choices beside those of choices.py."""
Cells: TypeAlias = Mapping[str, tuple[int, ...]]
"""Hexes for each choice, by its text."""

ABOUT = {
    "hero": lambda g, hero: name_of(g.heroes[hero].name),
    "figure": figure_name,
    "target": figure_name,
    "element": lambda _, element: t(f"element-{element}"),
    "card": lambda _, card: card_name(card),
    "item": lambda _, item: item_name(item),
}
"""How what a decision is about is said."""


class GloomhavenAsker(Asker[State]):
    """Questions name a character, though none may be told: a member of the party, or whoever acts."""

    def args(self, g: State, decision: Decision) -> Args:
        said = super().args(g, decision)
        if "member" in decision.about:
            member = g.campaign.members[decision.about["member"]]
            said |= {"hero": name_of(member.name), "gold": member.gold}
        if "hero" not in said and g.turn.acting >= 0:
            said["hero"] = figure_name(g, g.turn.acting)
        return said


def choice(g: State, decision: Decision, option: Any, paths: Cells, areas: Cells) -> Choice:
    """One option: its words, the things it acts on, and the cells it passes or covers; who moves can be dragged."""
    text, things = words[type(option)](g, option, decision.about)
    action = str(option)
    if action in paths:
        things = [f"f{g.turn.acting}", *things]
    path, covers = ([f"h{at}" for at in cells.get(action, ())] for cells in (paths, areas))
    return Choice(action=action, text=text, things=things, group=option.verb, path=path, covers=covers)


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    paths, areas = paths_of(g, decision), areas_of(g, decision)
    asker = GloomhavenAsker(
        choice=lambda g, decision, option: choice(g, decision, option, paths, areas),
        about=ABOUT,
        extra={"part": part},
        barred=FORBIDDEN,
    )
    return asker(g, decision)


def part(g: State, _: Decision) -> Args:
    """The part of an action that may be left out. GH-TURN-04"""
    return {"part": listed(list(describe(running_ability(g))))}


def paths_of(g: State, decision: Decision) -> Cells:
    """The hexes between the hero and each hex that can be reached."""
    acting = g.turn.acting
    if decision.kind != "move" or acting < 0 or g.figures[acting].kind != HERO:
        return {}
    points = decision.about.get("points", 0)
    reach = jump_reach(g, acting, points) if is_jumping(g) else walk_reach(g, acting, points)
    goals = [option for option in decision.options if getattr(option, "hex", -1) in reach]
    return {str(option): reach[option.hex][1][:-1] for option in goals}


def is_jumping(g: State) -> bool:
    """Whether the hero who moves now minds neither figures nor ground on the way."""
    if g.is_flying(g.turn.acting):
        return True
    return g.action is not None and g.action.step > 0 and is_jump(running_ability(g))


def areas_of(g: State, decision: Decision) -> Cells:
    """The hexes that a pattern covers. GH-AOE-05"""
    if decision.kind != "lay" or g.action is None:
        return {}
    who, ability = g.action.figure, running_ability(g)
    laid = [option for option in decision.options if isinstance(option, a.Strike)]
    return {str(option): hexes_over(g, who, ability, option.figures) for option in laid}
