"""What happens when a figure leaves and enters areas. Rulebook: movement; special effects: Bash."""

from __future__ import annotations

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Area
from tabletome.games.sword_and_sorcery.content.notation.terms import SLOWED
from tabletome.games.sword_and_sorcery.content.tokens import SNARE_TRAP
from tabletome.games.sword_and_sorcery.events import Moved, Pushed
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict, ignite
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import reveal_shadows
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, PowerToken, State


def put_in(g: State, figure: int, area: int) -> None:
    """The figure moves one area; then what waits there happens: shadows, danger, fire, stories, snares.

    SS-SHADOW-04, SS-TERR-19, SS-EFFECT-18, SS-EVENT-10, SS-MOVE-07
    """
    it = g.figures[figure]
    it.came_from, it.at = it.at, area
    if g.listener is not None:
        g.emit(Moved, g.name_of(figure), g.layout.names[area])
    enter(g, figure, area)


def enter(g: State, figure: int, area: int) -> None:
    it = g.figures[figure]
    if it.side == HERO:
        reveal_shadows(g)
    if it.side != ENEMY and g.board.terrain(area) == "dangerous":
        lose_hp(g, figure, 1, rule="SS-TERR-19")
    for fire in g.map.fires:
        if fire.area == area:
            ignite(g, figure, fire.level)
    if it.side == HERO and not it.ghost:
        find_story(g, area)
    if it.side == ENEMY and g.has_token(SNARE_TRAP.name, area):
        snare = PowerToken(SNARE_TRAP.name, area)
        g.map.tokens = tuple(token for token in g.map.tokens if token != snare)
        lose_hp(g, figure, 1)
        afflict(g, figure, SLOWED)


def find_story(g: State, area: int) -> None:
    """A story card or waypoint in the area is resolved at once; companions and ghosts trigger none.

    SS-EVENT-10, SS-COMPAN-13, SS-DEATH-22
    """
    places = g.map
    found = [place.paragraph for place in (*places.stories, *places.waypoints) if place.area == area]
    if found:
        places.stories = tuple(place for place in places.stories if place.area != area)
        places.waypoints = tuple(place for place in places.waypoints if place.area != area)
        g.story.due = (*g.story.due, *(paragraph for paragraph in found if paragraph))
        g.story.due_at = area


def ways_from(g: State, figure: int) -> tuple[int, ...]:
    """Where a figure may step: flyers ignore barriers. SS-TERR-16, SS-MOVE-18"""
    it = g.figures[figure]
    flies = it.side == ENEMY and g.scroll_of(it.owner).flying
    return g.board.near[it.at] if flies else g.board.steps[it.at]


def push(g: State, figure: int) -> Script:
    """One area back to where it came from, else where its side chooses; no Evade, no condition prevents it.

    SS-EFFECT-10..14
    """
    it = g.figures[figure]
    if not it.is_up:
        return
    ways = ways_from(g, figure)
    if not ways:
        return
    to = it.came_from
    if to not in ways:
        options = [Area(way) for way in ways]
        chosen = yield from choose(Decision(g.seat_for(figure), "push", options, {"figure": figure}))
        to = chosen.area
    it.came_from, it.at = it.at, to
    g.emit(Pushed, g.name_of(figure), g.layout.names[to], rule="SS-EFFECT-12")
    enter(g, figure, to)
