"""The scenario's goals as the page says them, and how far they are; and battle goals. GH-PAGE-01, GH-BGOAL-01"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark, saved_mark
from tabletome.games.gloomhaven.rules.scenario.goals import dug_mark, graves_of, kills
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import ESCORT, HERO, State
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, listed, t


class Played(NamedTuple):
    """What numbers on a page depend on. GH-SPECIAL-10"""

    characters: int
    level: int


reads: ByType[Callable[[Any, Played], Text]] = ByType("reads")
"""A goal as the page says it."""

progress: ByType[Callable[[State, Any], Text]] = ByType("tells the progress of")
"""How far a goal is; one without an entry has no steps that could be counted."""


def goals_in_words(g: State) -> list[Text]:
    """All goals of the scenario that is played, with how far they are."""
    return [with_progress(g, goal) for goal in page(g.scenario).goals]


def goals_of_page(number: int, played: Played) -> list[Text]:
    """All goals of a scenario, as its page says them."""
    return [reads[type(goal)](goal, played) for goal in page(number).goals]


def with_progress(g: State, goal: n.Goal) -> Text:
    said = reads[type(goal)](goal, Played(g.characters, g.level))
    if isinstance(goal, n.OneOf):
        said = t("goal-one-of", goals=listed([with_progress(g, each) for each in goal.goals]))
    return t("goal-so-far", goal=said, far=progress[type(goal)](g, goal)) if type(goal) in progress else said


def describe_goal(name: str) -> list[Text]:
    """A battle goal: what it asks for, and what it earns. GH-BGOAL-02"""
    return [t(f"goal-{name}-asks"), t("goal-checks", checks=BATTLE_GOALS[name].checks)]


def simply(message: str) -> Callable[[n.Goal, Played], Text]:
    """A goal that always reads the same."""

    def reading(goal: n.Goal, played: Played) -> Text:  # noqa: ARG001 - all goals are read alike
        return t(message)

    return reading


reads(n.KillAll)(simply("goal-kill-all"))
reads(n.KillRevealed)(simply("goal-kill-revealed"))
reads(n.Reveal)(simply("goal-reveal"))
reads(n.Escape)(simply("goal-escape"))
reads(n.EachLoots)(simply("goal-each-loots"))
reads(n.AllSpawned)(simply("goal-all-spawned"))
reads(n.CleanseAll)(simply("goal-cleanse-all"))
reads(n.LootGoals)(simply("goal-loot-goals"))
reads(n.Occupy)(simply("goal-occupy"))
reads(n.OpenAllDoors)(simply("goal-open-all-doors"))
reads(n.GiveAwayOne)(simply("goal-give-away"))
reads(n.DigUp)(simply("goal-dig-up"))


@reads(n.Kill)
def kill(goal: n.Kill, _: Played) -> Text:
    return t("goal-kill", name=name_of(goal.monster))


@reads(n.KillMany)
def kill_many(goal: n.KillMany, played: Played) -> Text:
    return t("goal-kill-many", number=goal.number.value(C=played.characters, L=played.level))


@reads(n.KillNamed)
def kill_named(goal: n.KillNamed, _: Played) -> Text:
    return t("goal-kill", name=name_of(goal.name))


@reads(n.KillOthers)
def kill_others(goal: n.KillOthers, _: Played) -> Text:
    return t("goal-kill-others", names=listed([name_of(each) for each in goal.spared]))


@reads(n.SaveMany)
def save_many(goal: n.SaveMany, _: Played) -> Text:
    return t("goal-save-many", name=name_of(goal.ally), number=goal.number)


@reads(n.SaveAll)
def save_all(goal: n.SaveAll, _: Played) -> Text:
    return t("goal-save-all", names=listed([name_of(each) for each in goal.allies]))


@reads(n.Survive)
def survive(goal: n.Survive, _: Played) -> Text:
    return t("goal-survive", number=goal.rounds)


@reads(n.CreateRooms)
def create_rooms(goal: n.CreateRooms, _: Played) -> Text:
    return t("goal-create-rooms", number=goal.number)


@reads(n.Destroy)
def destroy(goal: n.Destroy, _: Played) -> Text:
    return t("goal-destroy", name=name_of(goal.token))


@reads(n.Arrive)
def arrive(goal: n.Arrive, _: Played) -> Text:
    return t("goal-arrive", name=name_of(goal.escort))


@reads(n.Deliver)
def deliver(goal: n.Deliver, _: Played) -> Text:
    return t("goal-deliver", place=goal.at.upper())


@reads(n.OneOf)
def one_of(goal: n.OneOf, played: Played) -> Text:
    return t("goal-one-of", goals=listed([reads[type(each)](each, played) for each in goal.goals]))


@reads(n.CarryOut)
def carry_out(goal: n.CarryOut, _: Played) -> Text:
    return t("goal-carry-out", number=goal.treasure)


# How far they are


def counted(done: int, number: int) -> Text:
    return t("goal-counted", done=done, number=number)


def left(number: int) -> Text:
    return t("goal-left", left=number)


@progress(n.Kill)
def kills_left(g: State, goal: n.Kill) -> Text:
    return left(standing(g, goal.monster))


@progress(n.KillNamed)
def named_left(g: State, goal: n.KillNamed) -> Text:
    return left(1 - min(g.tally.get(goal.name, 0), 1))


@progress(n.KillMany)
def killed(g: State, goal: n.KillMany) -> Text:
    return counted(kills(g, goal), goal.number.value(C=g.characters, L=g.level))


@progress(n.SaveMany)
def saved(g: State, goal: n.SaveMany) -> Text:
    return counted(g.tally.get(saved_mark(goal.ally), 0), goal.number)


@progress(n.SaveAll)
def to_save(g: State, goal: n.SaveAll) -> Text:
    return left(sum(standing(g, ally) for ally in goal.allies))


@progress(n.CleanseAll)
def cleansed(g: State, goal: n.CleanseAll) -> Text:
    places = plates_in_play(g, goal.places)
    return counted(sum(cleansed_mark(at) in g.tally for at in places), len(places))


@progress(n.Survive)
def survived(g: State, goal: n.Survive) -> Text:
    return counted(max(g.round - 1, 0), goal.rounds)


@progress(n.CreateRooms)
def created(g: State, goal: n.CreateRooms) -> Text:
    return counted(g.plan.rooms, goal.number)


@progress(n.LootGoals)
def looted(g: State, _: n.LootGoals) -> Text:
    return counted(looted_goals(g), goal_treasures(g))


@progress(n.Destroy)
def to_destroy(g: State, goal: n.Destroy) -> Text:
    return left(g.altars or standing(g, goal.token))


@progress(n.Occupy)
def occupied(g: State, goal: n.Occupy) -> Text:
    plates = plates_in_play(g, goal.plates)
    return counted(sum(figure.at in plates for figure in g.figures if figure.kind in (HERO, ESCORT)), len(plates))


@progress(n.OpenAllDoors)
def doors_opened(g: State, _: n.OpenAllDoors) -> Text:
    return counted(len(g.opened), len(g.plan.doors))


@progress(n.DigUp)
def dug_up(g: State, _: n.DigUp) -> Text:
    graves = graves_of(g)
    return counted(sum(g.tally.get(dug_mark(grave), 0) > g.characters for grave in graves), len(graves))


def standing(g: State, name: str) -> int:
    """How many there still are, on the map or in rooms that nobody has seen."""
    hidden = [spot for spot in g.plan.spots if spot.monster == name and spot.at not in g.board.floor]
    return len(hidden) + sum(figure.name == name and figure.at >= 0 for figure in g.figures)
