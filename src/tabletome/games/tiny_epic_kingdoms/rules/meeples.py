"""Taking meeples up and setting them down. TEK-RUINS-01, TEK-WAR-11"""

from __future__ import annotations

from tabletome.games.tiny_epic_kingdoms.content.notation import RUINS
from tabletome.games.tiny_epic_kingdoms.events import MeepleLost
from tabletome.games.tiny_epic_kingdoms.state import State, owner


def lift(g: State, seat: int, region: int) -> None:
    """Take up a meeple of this seat: an upright one if there is one."""
    meeples = list(g.regions[region])
    meeples.remove(2 * seat if 2 * seat in meeples else 2 * seat + 1)
    g.regions[region] = tuple(meeples)


def put(g: State, seat: int, region: int) -> None:
    """Set a meeple down; in ruins it is knocked over, however it came there. TEK-RUINS-01"""
    searching = g.board.kinds[region] == RUINS
    g.regions[region] = (*g.regions[region], 2 * seat + searching)


def set_upright(g: State, seat: int, region: int) -> None:
    meeples = list(g.regions[region])
    meeples[meeples.index(2 * seat + 1)] = 2 * seat
    g.regions[region] = tuple(meeples)


def return_to_supply(g: State, seat: int, region: int) -> None:
    lift(g, seat, region)
    g.in_play[seat] -= 1
    g.emit(MeepleLost, seat, g.board.names[region])


def is_shared(g: State, region: int) -> bool:
    """Whether meeples of two owners stand there."""
    return len({owner(meeple) for meeple in g.regions[region]}) > 1


def opponent_in(g: State, seat: int, region: int) -> int | None:
    """Whose meeple stands there that is not this seat's."""
    for meeple in g.regions[region]:
        if owner(meeple) != seat:
            return owner(meeple)
    return None
