"""What a scenario is like, for whoever sets it up: its goal, its rooms, and what the difficulty comes to."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.dungeons import DUNGEONS
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.scenario_levels import scenario_level
from tabletome.games.gloomhaven.content.scenarios import TO_PLAY
from tabletome.games.gloomhaven.rules.setup import SEATS, GloomhavenOptions
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.goal_text import Played, goals_of_page
from tabletome.games.gloomhaven.view.levels import level_stats
from tabletome.games.gloomhaven.view.wording import scenario_name
from tabletome.scene import Note, Sheet, listed, t


def foretold(options: GloomhavenOptions) -> Sheet:
    """A campaign begins in the city, with no scenario chosen. GH-PAGE-01, GH-LEVEL-02, GH-SOLO-02"""
    levels = tuple(options.level_of(seat) for seat, _ in zip(SEATS, options.party, strict=False))
    level = scenario_level(levels, options.difficulty)
    alone = options.players == 1 and len(levels) > 1
    stats = level_stats(level, harder=alone or options.open_information)
    if options.campaign:
        return Sheet(id="foretold", name=t("gloomhaven"), icon=icons.SCENARIO, stats=stats)
    number = TO_PLAY[options.scenario]
    return Sheet(
        id="foretold",
        name=scenario_name(options.scenario),
        icon=icons.SCENARIO,
        label=str(number) if number not in DUNGEONS else "",
        stats=stats,
        notes=list(page_notes(number, Played(len(levels), level))),
    )


def page_notes(number: int, played: Played) -> Iterator[Note]:
    """What the page asks for, and how large its map is; a random dungeon grows room by room. GH-PAGE-01, 04"""
    yield Note(text=t("sheet-goal", goals=listed(goals_of_page(number, played))), rule="GH-PAGE-01", icon=icons.GOAL)
    if number not in DUNGEONS:
        plan = layout(number)
        yield Note(text=t("sheet-rooms", rooms=plan.rooms, doors=len(plan.doors)), icon=icons.DOOR)
