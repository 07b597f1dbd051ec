"""Small maps of the quests, for whoever chooses one: what can be reached without opening a door is lit. SS-SETUP-07"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from tabletome.games.sword_and_sorcery.content.layout import FAR, LOCKED, WALL, Layout, distances
from tabletome.games.sword_and_sorcery.content.quests import quest_file, quest_names
from tabletome.scene.drawing import outline, small_map

LIT, DARK = "#9c8258", "#39404c"
DIFFICULT = {"plain": "", "difficult": "#5f7a4a", "dangerous": "#9a4a38"}
"""Over the colour of an area: what it is to walk there."""
GATES = {WALL: "#120f0a", LOCKED: "#d84f3c"}
DOOR = "#d39236"
STARTS = "#8fc0ff"


def quest_map(name: str) -> str:
    """The map of a quest, as an SVG."""
    file = quest_file(name)
    plan = file.layout
    near = plan.near(frozenset())
    ways = [distances(near, start) for start in file.quest.start]
    lit = {area for area in range(plan.size) if any(way[area] < FAR for way in ways)}
    parts = (*_areas(plan, lit), *_borders(plan), *_starts(plan, file.quest.start))
    return small_map((0, 0, plan.width, plan.height), 0.6, parts)


def _areas(plan: Layout, lit: set[int]) -> Iterator[str]:
    for area, points in enumerate(plan.polygons):
        path = outline(points)
        yield f'<path d="{path}" fill="{LIT if area in lit else DARK}" stroke="#120f0a" stroke-width=".06"/>'
        over = DIFFICULT[plan.terrain[area]]
        if over:
            yield f'<path d="{path}" fill="{over}" fill-opacity=".55"/>'


def _borders(plan: Layout) -> Iterator[str]:
    """Walls dark, doors as they are: locked ones red."""
    walls = "".join(f"M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}" for (x, y), (x2, y2) in plan.walls)
    yield f'<path d="{walls}" fill="none" stroke="#120f0a" stroke-width=".22" stroke-linecap="round"/>'
    for closure, lines in zip(plan.closures, plan.closure_lines, strict=True):
        path = "".join(f"M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}" for (x, y), (x2, y2) in lines)
        colour = GATES.get(closure.kind, DOOR)
        yield f'<path d="{path}" fill="none" stroke="{colour}" stroke-width=".34" stroke-linecap="round"/>'


def _starts(plan: Layout, start: tuple[int, ...]) -> Iterator[str]:
    for area in start:
        x, y = plan.middles[area]
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r=".5" fill="none" stroke="{STARTS}" stroke-width=".24"/>'


QUEST_MAPS: dict[str, Callable[[], str]] = {
    f"quest-{name}": functools.partial(quest_map, name) for name in quest_names()
}
"""By the value of the option."""
