"""Revealing tiles. Rulebook: "Exploring"; the shapes of the map. MK-EXPL, MK-MAP"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import Explore
from tabletome.games.mage_knight.board import Placed, Position
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import EXPLORE_COST
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tiles import CITY, TILES
from tabletome.games.mage_knight.events import CityFound, TileRevealed
from tabletome.games.mage_knight.rules.map import cities, sites
from tabletome.games.mage_knight.rules.scenario import special_rules, tracks
from tabletome.games.mage_knight.state import Player, State

COLUMNS = {"open-5": (-2, 2), "open-4": (-2, 1), "open-3": (-1, 1)}
STARTING_POSITIONS: dict[str, tuple[Position, ...]] = {
    "wedge": ((0, 1), (1, 0)),
    "open": ((0, 1), (1, 0), (1, -1)),
}
"""Where the first tiles lie beside the starting tile. MK-SETUP-18"""
HIDDEN_POSITIONS: tuple[Position, ...] = ((1, 1), (2, -1), (2, 0), (2, 1), (3, 0), (3, -1))
"""Where the other tiles of a fixed map lie face down, those of the Countryside first. MK-HOLD-01"""
CHEAPER_BY_SKILL = {name: skill.cheaper_exploring for name, skill in SKILLS.items() if skill.cheaper_exploring}
SIXTHS = 6
FILLING_IN = 3
"""How many tiles must surround one taken from the box. MK-EXPL-08"""


def explore_choices(g: State, p: Player) -> list[Explore]:
    """The positions next to the hero where the next tile may be laid. MK-EXPL-01..04"""
    if p.turn.move < explore_cost(p) or not (g.stack or g.tiles_in_box or g.hidden):
        return []
    edges = set(g.board[p.space].edges)
    if p.turn.changes and (p.has(changes.SpacesBehind) or p.has(changes.ExploresFurther)):
        edges.update(position for name in g.board[p.space].near for position in g.board[name].edges)
    return [Explore(*position) for position in sorted(edges) if may_lie(g, position)]


def explore_cost(p: Player) -> int:
    """Skills make it cheaper. MK-EXPL-03"""
    cost = EXPLORE_COST - sum(less for name, less in CHEAPER_BY_SKILL.items() if name in p.skills)
    return cost - p.total(changes.CheaperExploring) if p.turn.changes else cost


def may_lie(g: State, position: Position) -> bool:
    """The coast, and how many tiles there must be around. MK-EXPL-02, 06, 07, 08

    On a fixed map the tiles lie there face down. MK-HOLD-01
    """
    if g.shape == "fixed":
        return any((placed.x, placed.y) == position for placed in g.hidden)
    scenario = SCENARIOS[g.scenario]
    if not on_the_map(g.shape, position):
        return False
    around = g.board.tiles_around(position)
    inland = scenario.core_on_coast or not is_coast(g.shape, position)
    if not g.stack:
        return len(around) >= FILLING_IN and (inland or bool(country_in_box(g)))
    if TILES[g.stack[0]].kind == "core":
        return inland and len(around) >= 2
    return len(around) >= 2 or (len(around) == 1 and len(g.board.tiles_around(around[0])) >= 2)


def on_the_map(shape: str, position: Position) -> bool:
    """Whether a tile may ever lie there: between the coasts, in one of the columns. MK-MAP-02, 04, 06, 08"""
    x, y = position
    if shape == "wedge":
        return x >= 0 and y >= 0
    least, most = COLUMNS[shape]
    return x >= 0 and x + y >= 0 and least <= y <= most


def is_coast(shape: str, position: Position) -> bool:
    """The outer rows of a wedge, where no Core tile may lie. MK-MAP-02"""
    return shape == "wedge" and 0 in position


def explore(g: State, p: Player, position: Position) -> Script:
    """Pay, take the top tile and turn it up. MK-EXPL-03, 04, 05"""
    p.turn.move -= explore_cost(p)
    if g.shape != "fixed" and not g.stack:
        take_from_box(g)
    tile = lay_tile(g, position)
    g.emit(TileRevealed, p.seat, tile)
    tracks.gain_fame(g, p, SCENARIOS[g.scenario].fame_for_tiles)
    for space in g.board.spaces_of(tile):
        if space.site == CITY:
            g.city_found = True
            g.emit(CityFound, p.seat, space.name)
    yield from special_rules.place_entrances(g, p.seat)


def take_from_box(g: State) -> None:
    """A random Countryside tile of those left over, else a Core tile without a City. MK-EXPL-08"""
    name = g.rng.pick(country_in_box(g) or list(g.tiles_in_box))
    g.tiles_in_box = tuple(each for each in g.tiles_in_box if each != name)
    g.stack = (name,)


def country_in_box(g: State) -> list[str]:
    return [name for name in g.tiles_in_box if TILES[name].kind == "country"]


def lay_tile(g: State, position: Position) -> str:
    """The top tile of the stack, the right way up, with all that its sites bring. MK-EXPL-05, 09

    By agreement it is turned at random. MK-OPT-10, 11
    """
    placed = next((each for each in g.hidden if (each.x, each.y) == position), None)
    if placed is None:
        placed = Placed(g.stack[0], *position)
        g.stack = g.stack[1:]
    else:
        g.hidden = tuple(each for each in g.hidden if each != placed)
    if "random-orientation" in g.variants:
        placed = placed._replace(turn=g.rng.below(SIXTHS))
    if TILES[placed.tile].city:
        placed = cities.choose_colours(g, placed)
    g.tiles += (placed,)
    g.map_changed()
    g.reveal()
    sites.set_up_tile(g, placed.tile)
    special_rules.set_up_quest(g, placed.tile)
    if TILES[placed.tile].city:
        cities.set_up_city(g, f"{placed.tile}.c")
        sites.look_around(g)
    return placed.tile
