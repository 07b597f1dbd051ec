"""Cities: how they come onto the map, who leads them, what they are worth to a hero nearby. MK-CITY, MK-SITE-06, 19

A City is known by the space in the middle of its tile, its heart. A Megapolis is one City on two spaces. MK-OPT-37..44
"""

from __future__ import annotations

from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.cities import CITY_COLOURS, garrison
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import TILES
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.state import NOBODY, Player, State

SHIELD_BONUS, LEADER_BONUS = 1, 2
"""MK-DRAW-04"""


# Coming onto the map


def choose_colours(g: State, placed: Placed) -> Placed:
    """The printed City, a random one, or the two of a Megapolis. MK-OPT-12, 38, 44"""
    right = g.city_plan[0][1] if g.city_plan else 0
    in_play = {space.city for space in g.board.spaces.values()}
    colour = TILES[placed.tile].city
    if "random-cities" in g.variants or colour in in_play:
        colour = g.rng.pick([each for each in CITY_COLOURS if each not in in_play])
    twin = g.rng.pick([each for each in CITY_COLOURS if each not in in_play and each != colour]) if right else ""
    return placed._replace(city="" if colour == TILES[placed.tile].city else colour, twin=twin)


def set_up_city(g: State, heart: str) -> None:
    """Its level and garrison, face down; a friendly City has a Shield of everybody. MK-EXPL-11, 12, MK-MINES-02

    Both halves of a Megapolis make one garrison. MK-OPT-39
    """
    if SCENARIOS[g.scenario].friendly:
        g.shields[heart] = tuple(range(g.seats))
        g.fallen += (heart,)
    elif g.city_plan:
        levels, g.city_plan = g.city_plan[0], g.city_plan[1:]
        g.city_levels[heart] = sum(levels)
        for colour, level in zip(colours(g, heart), levels, strict=False):
            for circle in garrison(colour, level):
                sites.place_token(g, heart, circle, up=False)


def colours(g: State, heart: str) -> tuple[str, ...]:
    """Of the City, and of the second half of a Megapolis. MK-OPT-43"""
    parts = (space.city for space in g.board.spaces_of(g.board[heart].tile) if space.heart)
    first = g.board[heart].city
    return (first, *(colour for colour in parts if colour != first))


def parts(g: State, heart: str) -> list[str]:
    """The spaces of a City: one, or two of a Megapolis. MK-OPT-42"""
    return [space.name for space in g.board.spaces_of(g.board[heart].tile) if space.heart]


def around(g: State, heart: str) -> list[str]:
    """The spaces next to any part of it. MK-OPT-40"""
    inside = parts(g, heart)
    return [name for part in inside for name in g.board[part].near if name not in inside]


def is_next_to(g: State, space: str, heart: str) -> bool:
    return space in around(g, heart)


# Conquered


def leader(g: State, heart: str) -> int:
    """Who has most Shields, the earliest among equals; a friendly City has none. MK-CITY-03, 04"""
    shields = g.shields.get(heart, ())
    if heart not in g.fallen or not shields or SCENARIOS[g.scenario].friendly:
        return NOBODY
    return max(dict.fromkeys(shields), key=shields.count)


def led_by(g: State, seat: int) -> list[str]:
    return [heart for heart in g.fallen if leader(g, heart) == seat]


def shared_by(g: State, seat: int) -> list[str]:
    """Conquered Cities with a Shield of this seat that another leads."""
    return [heart for heart in g.fallen if seat in g.shields.get(heart, ()) and leader(g, heart) != seat]


def hand_bonus(g: State, p: Player) -> int:
    """In or next to a conquered City with an own Shield. MK-DRAW-04"""
    best = 0
    for heart in g.fallen:
        if p.seat in g.shields.get(heart, ()) and (g.board[p.space].heart == heart or is_next_to(g, p.space, heart)):
            best = max(best, LEADER_BONUS if leader(g, heart) == p.seat else SHIELD_BONUS)
    return best


def place_shields(g: State, seat: int, heart: str, count: int) -> None:
    """One for each defender defeated, in the order of placement. MK-RES-02, MK-COOP-13"""
    g.shields[heart] = (*g.shields.get(heart, ()), *((seat,) * count))


def fall(g: State, heart: str) -> None:
    """All its defenders are defeated: from now on it has a leader, who keeps the card. MK-CITY-03"""
    if heart not in g.fallen:
        g.fallen += (heart,)
