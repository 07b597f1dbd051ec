"""The scenario's goals as the players read them, with how far they are; and battle goals. GH-PAGE-01, GH-BGOAL-01"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark, saved_mark
from tabletome.games.gloomhaven.rules.scenario.goals import dug_mark, graves_of, kills
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, listed, t

reads: ByType[Callable[[State, Any], Text]] = ByType("reads")
"""A goal of the scenario, and how far it is."""


def goals_in_words(g: State) -> list[Text]:
    """All goals of the scenario."""
    return [reads[type(goal)](g, goal) for goal in page(g.scenario).goals]


def describe_goal(name: str) -> list[Text]:
    """A battle goal: what it asks for, and what it earns. GH-BGOAL-02"""
    return [t(f"goal-{name}-asks"), t("goal-checks", checks=BATTLE_GOALS[name].checks)]


def simply(message: str) -> Callable[[State, n.Goal], Text]:
    """A goal that always reads the same."""

    def reading(g: State, goal: n.Goal) -> Text:  # noqa: ARG001 - all goals are read alike
        return t(message)

    return reading


reads(n.KillAll)(simply("goal-kill-all"))
reads(n.KillRevealed)(simply("goal-kill-revealed"))
reads(n.Reveal)(simply("goal-reveal"))
reads(n.Escape)(simply("goal-escape"))
reads(n.EachLoots)(simply("goal-each-loots"))
reads(n.AllSpawned)(simply("goal-all-spawned"))


@reads(n.Kill)
def kill(g: State, goal: n.Kill) -> Text:
    return t("goal-kill", name=name_of(goal.monster), left=standing(g, goal.monster))


@reads(n.KillMany)
def kill_many(g: State, goal: n.KillMany) -> Text:
    return t("goal-kill-many", number=goal.number.value(C=g.characters, L=g.level), done=kills(g, goal))


@reads(n.KillNamed)
def kill_named(g: State, goal: n.KillNamed) -> Text:
    return t("goal-kill", name=name_of(goal.name), left=1 - min(g.tally.get(goal.name, 0), 1))


@reads(n.SaveMany)
def save_many(g: State, goal: n.SaveMany) -> Text:
    done = g.tally.get(saved_mark(goal.ally), 0)
    return t("goal-save-many", name=name_of(goal.ally), number=goal.number, done=done)


@reads(n.SaveAll)
def save_all(g: State, goal: n.SaveAll) -> Text:
    left = sum(standing(g, ally) for ally in goal.allies)
    return t("goal-save-all", names=listed([name_of(each) for each in goal.allies]), left=left)


@reads(n.CleanseAll)
def cleanse_all(g: State, goal: n.CleanseAll) -> Text:
    places = plates_in_play(g, goal.places)
    return t("goal-cleanse-all", number=len(places), done=sum(cleansed_mark(at) in g.tally for at in places))


@reads(n.Survive)
def survive(g: State, goal: n.Survive) -> Text:
    return t("goal-survive", number=goal.rounds, done=max(g.round - 1, 0))


@reads(n.CreateRooms)
def create_rooms(g: State, goal: n.CreateRooms) -> Text:
    return t("goal-create-rooms", number=goal.number, done=g.plan.rooms)


@reads(n.LootGoals)
def loot_goals(g: State, goal: n.LootGoals) -> Text:  # noqa: ARG001
    return t("goal-loot-goals", number=goal_treasures(g), done=looted_goals(g))


@reads(n.Destroy)
def destroy(g: State, goal: n.Destroy) -> Text:
    return t("goal-destroy", name=name_of(goal.token), left=g.altars or standing(g, goal.token))


@reads(n.Occupy)
def occupy(g: State, goal: n.Occupy) -> Text:
    return t("goal-occupy", number=len(plates_in_play(g, goal.plates)))


@reads(n.OpenAllDoors)
def open_all_doors(g: State, goal: n.OpenAllDoors) -> Text:  # noqa: ARG001
    return t("goal-open-all-doors", number=len(g.plan.doors), done=len(g.opened))


@reads(n.Arrive)
def arrive(g: State, goal: n.Arrive) -> Text:  # noqa: ARG001
    return t("goal-arrive", name=name_of(goal.escort))


def standing(g: State, name: str) -> int:
    """How many there still are, on the map or in rooms that nobody has seen."""
    hidden = [spot for spot in g.plan.spots if spot.monster == name and spot.at not in g.board.floor]
    return len(hidden) + sum(figure.name == name and figure.at >= 0 for figure in g.figures)


@reads(n.KillOthers)
def kill_others(g: State, goal: n.KillOthers) -> Text:  # noqa: ARG001
    return t("goal-kill-others", names=listed([name_of(each) for each in goal.spared]))


@reads(n.Deliver)
def deliver(g: State, goal: n.Deliver) -> Text:  # noqa: ARG001
    return t("goal-deliver", place=goal.at.upper())


@reads(n.OneOf)
def one_of(g: State, goal: n.OneOf) -> Text:
    return t("goal-one-of", goals=listed([reads[type(each)](g, each) for each in goal.goals]))


@reads(n.GiveAwayOne)
def give_away_one(g: State, goal: n.GiveAwayOne) -> Text:  # noqa: ARG001
    return t("goal-give-away")


@reads(n.CarryOut)
def carry_out(g: State, goal: n.CarryOut) -> Text:  # noqa: ARG001
    return t("goal-carry-out", number=goal.treasure)


@reads(n.DigUp)
def dig_up(g: State, goal: n.DigUp) -> Text:  # noqa: ARG001
    graves = graves_of(g)
    done = sum(g.tally.get(dug_mark(grave), 0) > g.characters for grave in graves)
    return t("goal-dig-up", number=len(graves), done=done)
