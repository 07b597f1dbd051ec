"""The scenario's goals as the players read them, with how far they are. GH-PAGE-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.bosses import formula
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Arrive,
    Destroy,
    Goal,
    Kill,
    KillMany,
    LootGoals,
    Occupy,
    OpenAllDoors,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.goals import goal_treasures, looted_goals
from tabletome.games.gloomhaven.rules.scenario.special_rules import plates_in_play
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, t


def goals_in_words(g: State) -> list[Text]:
    return [in_words(g, goal) for goal in page(g.scenario).goals]


def in_words(g: State, goal: Goal) -> Text:
    match goal:
        case Kill():
            return t("goal-kill", name=name_of(goal.monster), left=standing(g, goal.monster))
        case KillMany():
            return t("goal-kill-many", number=formula(goal.number, C=g.characters, L=g.level), done=g.killed)
        case LootGoals():
            return t("goal-loot-goals", number=goal_treasures(g), done=looted_goals(g))
        case Destroy():
            return t("goal-destroy", name=name_of(goal.token), left=g.altars or standing(g, goal.token))
        case Occupy():
            return t("goal-occupy", number=len(plates_in_play(g, goal.plates)))
        case OpenAllDoors():
            return t("goal-open-all-doors", number=len(g.plan.doors), done=len(g.opened))
        case Arrive():
            return t("goal-arrive", name=name_of(goal.escort))
        case _:
            return t(f"goal-{_slug(type(goal).__name__)}")


def _slug(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def standing(g: State, name: str) -> int:
    """How many there still are, on the map or in rooms that nobody has seen."""
    hidden = [spot for spot in g.plan.spots if spot.monster == name and spot.at not in g.board.floor]
    return len(hidden) + sum(figure.name == name and figure.at >= 0 for figure in g.figures)
