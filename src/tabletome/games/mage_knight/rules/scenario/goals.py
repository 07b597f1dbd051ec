"""What a scenario is about: its mission, and when that brings the game to its end. MK-ROUND-18"""

from __future__ import annotations

from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import DUNGEON, MINE, TOMB
from tabletome.games.mage_knight.state import State


def is_mission_done(g: State) -> bool:
    """MK-RECON-02, MK-FULLC-05, MK-SOLO-06, MK-FULLCO-07, MK-MINES-10, MK-DUNG-10"""
    match SCENARIOS[g.scenario].goal:
        case "find":
            return g.city_found
        case "cities":
            return len(g.fallen) == g.cities
        case "mines":
            return is_explored(g) and all(g.is_conquered(space) for space in g.world.with_site(MINE))
        case "dungeons":
            return is_explored(g) and all(g.is_conquered(space) for space in underground(g))
    return False


def is_explored(g: State) -> bool:
    """All tiles of the scenario lie face up. MK-MINES-09, MK-DUNG-09"""
    return not g.stack and not g.hidden


def underground(g: State) -> list[str]:
    """Dungeons and Tombs, secret ones too. MK-DUNG-04, 05"""
    return [*g.world.with_site(DUNGEON), *g.world.with_site(TOMB), *g.secret]


def progress(g: State) -> tuple[int, int]:
    """How much of the mission is done, of what is known of it; (0, 0) where nothing is counted."""
    match SCENARIOS[g.scenario].goal:
        case "find":
            return int(g.city_found), 1
        case "cities":
            return len(g.fallen), g.cities
        case "mines":
            mines = g.world.with_site(MINE)
            return sum(map(g.is_conquered, mines)), len(mines)
        case "dungeons":
            return sum(map(g.is_conquered, underground(g))), len(underground(g))
        case "glades":
            return sum(player.incantations == g.rounds // 2 for player in g.players), g.seats
    return 0, 0


def is_end_met(g: State) -> bool:
    """The condition after which everybody has one more turn. MK-RECON-07, MK-FULLC-03, MK-BLITZC-05, MK-SOLO-05

    MK-FULLCO-06, MK-MINES-09, MK-DUNG-09, MK-DRUID-08
    """
    if SCENARIOS[g.scenario].goal == "glades":
        last = g.rounds // 2
        return g.night and g.nights == last and all(player.incantations == last for player in g.players)
    return is_mission_done(g)
