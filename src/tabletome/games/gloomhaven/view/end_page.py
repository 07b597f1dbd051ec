"""The end of a scenario as a page: how it ended, and what each character takes from it. GH-FINISH-01, 02, 06, 08"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP, GOLD
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.scenario.battle_goals import is_met
from tabletome.games.gloomhaven.sheets import Gain, Homecoming
from tabletome.games.gloomhaven.state import WON, State
from tabletome.games.gloomhaven.view import colours, icons
from tabletome.games.gloomhaven.view.goal_text import describe_goal
from tabletome.games.gloomhaven.view.wording import goal_name, name_of, scenario_name
from tabletome.scene import Note, Panel, Row, Sheet, Stat, t

WAY_HOME = (phases.LEAVE_SCENARIO, phases.CHOOSE_WAY)


def end_page(g: State) -> Iterator[Panel]:
    """The page of a scenario that is over, at its own table or on the way home."""
    if g.scenario and g.outcome is not None:
        ending = Homecoming(g.plan.name, g.result == WON, g.round, tuple(gains(g)))
        bonus = BONUS_XP[g.level] if ending.won else 0
        yield panel(ending, bonus, [list(goal_row(g, hero)) for hero in range(len(g.heroes))])
    elif not g.scenario and g.phase in WAY_HOME and g.campaign.homecoming is not None:
        ending = g.campaign.homecoming
        yield panel(ending, 0, [[] for _ in ending.gains])


def gains(g: State) -> Iterator[Gain]:
    """What each character has at the end of a scenario that stands for itself. GH-FINISH-02, 10"""
    for cards in g.heroes:
        yield Gain(cards.name, cards.xp, cards.money * GOLD[g.level] + cards.gold, cards.checks)


def panel(ending: Homecoming, bonus: int, rows: Sequence[list[Row]]) -> Panel:
    """The result, and a sheet for each character."""
    result = "won" if ending.won else "lost"
    notes = [Note(text=t("end-bonus", xp=bonus), rule="GH-FINISH-08", icon=icons.XP)] if bonus else []
    return Panel(
        id="end",
        kind="summary",
        title=t(f"end-{result}", scenario=scenario_name(ending.scenario)),
        icon=icons.END if ending.won else icons.DEFEAT,
        text=[t(f"end-{result}-text", rounds=ending.rounds)],
        sheets=[gain_sheet(gain, own) for gain, own in zip(ending.gains, rows, strict=True)],
        notes=notes,
    )


def gain_sheet(gain: Gain, rows: list[Row]) -> Sheet:
    """Experience, gold and check marks of one character."""
    name = gain.name
    counted = (("xp", icons.XP, gain.xp), ("gold", icons.MONEY, gain.gold), ("checks", icons.DONE, gain.checks))
    return Sheet(
        id=f"end:{name}",
        name=name_of(name),
        icon=icons.of(name),
        hue=colours.CLASS_HUES[name],
        stats=[
            Stat(id=f"end:{what}:{name}", name=t(f"end-{what}"), icon=icon, value=value)
            for what, icon, value in counted
        ],
        rows=rows,
    )


def goal_row(g: State, hero: int) -> Iterator[Row]:
    """The battle goal, which is shown when the scenario is over, and whether it was fulfilled. GH-BGOAL-02"""
    cards = g.heroes[hero]
    if len(cards.goals) != 1:
        return
    met = is_met(g, hero)
    yield Row(
        name=goal_name(cards.goals[0]),
        text=t("end-goal", asks=describe_goal(cards.goals[0])[0], met="yes" if met else "no"),
        state="lit" if met else "dim",
    )
