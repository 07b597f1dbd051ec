"""Small maps of the scenarios, for whoever chooses one: the first room is lit, of the others only the walls are seen.

GH-PAGE-04, 05, 08, GH-AREA0-01
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from tabletome.games.gloomhaven.content.dungeons import DUNGEONS
from tabletome.games.gloomhaven.content.layout import Layout, layout
from tabletome.games.gloomhaven.content.scenarios import TO_PLAY
from tabletome.geometry import centre_point, corner_points
from tabletome.scene.drawing import outline, small_map

RADIUS = 10.0
"""From the middle of a hex to its corners."""
LIT, DARK, GATE = "#a88a5c", "#363d4c", "#b8722c"
STARTS, MONSTERS = "#8fc0ff", "#e0533f"
LYING = {"obstacle": "#5b5346", "trap": "#c9413c", "treasure": "#e7c24d", "money": "#e7c24d"}
"""What lies in the first room and is worth seeing beforehand, by kind."""


def scenario_map(number: int) -> str:
    """The map of a scenario, as an SVG."""
    plan = layout(number)
    corners = [corner for h in plan.hexes for corner in corner_points(h, RADIUS)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    parts = (*_floors(plan), *_things(plan), *_figures(plan))
    return small_map((min(xs), min(ys), max(xs), max(ys)), RADIUS, parts)


def _floors(plan: Layout) -> Iterator[str]:
    """Hexes of one look together, so that its colour is said once."""
    doors = {door.at for door in plan.doors}
    looks = {at: GATE if at in doors else LIT if _is_seen(plan, at) else DARK for at in range(len(plan.hexes))}
    for look in (DARK, LIT, GATE):
        hexes = "".join(outline(corner_points(plan.hexes[at], RADIUS)) for at, its in looks.items() if its == look)
        if hexes:
            yield f'<path d="{hexes}" fill="{look}" stroke="#120f0a" stroke-width="1.2"/>'


def _things(plan: Layout) -> Iterator[str]:
    for overlay in plan.overlays:
        colour = LYING.get(overlay.kind)
        for at in overlay.hexes if colour else ():
            if _is_seen(plan, at):
                yield f'<path d="{outline(corner_points(plan.hexes[at], RADIUS))}" fill="{colour}" fill-opacity=".75"/>'


def _figures(plan: Layout) -> Iterator[str]:
    """Monsters are round, starting hexes ringed, so that colour is not all that tells them apart."""
    for spot in plan.spots:
        if _is_seen(plan, spot.at):
            x, y = centre_point(plan.hexes[spot.at], RADIUS)
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{MONSTERS}" stroke="#fff1dc" stroke-width="1.2"/>'
    for at in plan.start:
        x, y = centre_point(plan.hexes[at], RADIUS)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.4" fill="none" stroke="{STARTS}" stroke-width="2.2"/>'


def _is_seen(plan: Layout, at: int) -> bool:
    """Only what lies in the first room is known before a scenario begins."""
    return plan.room_of[at] in plan.first_rooms


SCENARIO_MAPS: dict[str, Callable[[], str]] = {
    f"scenario-{name}": functools.partial(scenario_map, number)
    for name, number in TO_PLAY.items()
    if number not in DUNGEONS
}
"""By the value of the option; a random dungeon has no map before it is played."""
