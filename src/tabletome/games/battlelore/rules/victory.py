"""Victory banners and the end of the game. Rulebook: "Victory". BL-VICTORY, BL-OVER-08, BL-UNIT-06"""

from __future__ import annotations

import functools
from collections.abc import Callable

from tabletome.engine import Outcome, Phase, Script, phase
from tabletome.games.battlelore.content.adventures import EITHER
from tabletome.games.battlelore.events import BannerLost, BannerWon, Won
from tabletome.games.battlelore.state import NOBODY, State


class Victory(Exception):
    """Ends whatever was going on: the game is over that very moment. BL-VICTORY-06"""


def ends_with_victory(rule: Callable[[State], Script]) -> Phase:
    """A phase that is broken off as soon as somebody has won."""

    @functools.wraps(rule)
    def run(g: State) -> Script:
        try:
            yield from rule(g)
        except Victory:
            return

    return phase(run)


def win_banner(g: State, seat: int, rule: str = "BL-VICTORY-01") -> None:
    """One more; whoever has as many as the adventure demands has won at once. BL-VICTORY-01, 02, 04, 06"""
    g.banners[seat] += 1
    needed = g.scenario.victory[seat]
    g.emit(BannerWon, seat, g.banners[seat], needed, rule=rule)
    if g.banners[seat] >= needed:
        g.outcome = Outcome((seat,), tuple(map(float, g.banners)))
        g.emit(Won, seat, g.banners[seat], rule="BL-VICTORY-06")
        raise Victory


def settle_objectives(g: State) -> None:
    """Units that stand on objective hexes take or hold their victory banners. BL-VICTORY-03, 05"""
    for place, objective in enumerate(g.scenario.objectives):
        holder = g.captured[place]
        unit = g.on[objective.hex]
        standing = g.owner[unit] if unit >= 0 else NOBODY
        if objective.side not in (EITHER, standing):
            standing = NOBODY
        if objective.kind == "capture":
            if holder == NOBODY and standing != NOBODY:
                hand_over(g, place, standing)
        elif standing != holder:
            if holder != NOBODY:
                g.banners[holder] -= 1
                g.emit(BannerLost, holder, g.banners[holder], rule="BL-VICTORY-05")
            hand_over(g, place, standing)


def hand_over(g: State, place: int, seat: int) -> None:
    g.captured = (*g.captured[:place], seat, *g.captured[place + 1 :])
    if seat != NOBODY:
        win_banner(g, seat, "BL-VICTORY-05")
