"""Final scoring and tie-breaks. Rulebook: "Scoring". TEK-INTRO-03, TEK-SCORE, TEK-P2-09, 10"""

from __future__ import annotations

from tabletome.engine import Outcome
from tabletome.games.tiny_epic_kingdoms.content.box import CITY, MAGIC_TOP, TOWER_POINTS
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, RUINS
from tabletome.games.tiny_epic_kingdoms.events import GameEnded, RuinsEmptied
from tabletome.games.tiny_epic_kingdoms.rules.exploration import sites
from tabletome.games.tiny_epic_kingdoms.rules.faction_bonuses import bonus_points
from tabletome.games.tiny_epic_kingdoms.rules.meeples import is_shared
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State, owner

CAPITAL_POINTS, SHARED_CAPITAL_POINTS = 2, 1
CROWN_POINTS = 2


def final_scoring(g: State) -> None:
    """Empty the ruins, count, and find who has most."""
    empty_ruins(g)
    totals = [sum(points(g, seat).values()) for seat in range(g.seats)]
    winners = leaders(g, totals)
    g.emit(GameEnded, winners, rule="TEK-SCORE-06")
    g.outcome = Outcome(winners=winners, scores=tuple(float(total) for total in totals))


def empty_ruins(g: State) -> None:
    """Meeples in ruins, upright or searching, are lost before anything is counted. TEK-RUINS-07, TEK-SCORE-01"""
    lost = 0
    for region, meeples in enumerate(g.regions):
        if g.board.kinds[region] != RUINS:
            continue
        kept = tuple(meeple for meeple in meeples if keeps_ruins(g, owner(meeple)))
        for meeple in meeples:
            if meeple not in kept:
                lost += 1
                g.in_play[owner(meeple)] -= 1
        g.regions[region] = kept
    g.emit(RuinsEmptied, lost, rule="TEK-RUINS-07")


def keeps_ruins(g: State, seat: int) -> bool:
    """Neutral meeples are nobody's and stay; so do those of a faction whose ability says so."""
    return seat == NEUTRAL or g.powers(seat).keeps_ruins


def points_now(g: State) -> list[dict[str, int]]:
    """Everybody's points if the game ended now, without what would be lost in ruins then. TEK-RUINS-07"""
    kinds, then = g.board.kinds, g
    if any(meeples and kinds[region] == RUINS for region, meeples in enumerate(g.regions)):
        then = g.copy()
        empty_ruins(then)
    return [points(then, seat) for seat in range(g.seats)]


def points(g: State, seat: int) -> dict[str, int]:
    """A seat's victory points by where they come from. TEK-SCORE-01..05, TEK-EXPAND-04, TEK-RESEARCH-04"""
    return {
        "meeples": g.in_play[seat],
        "magic": g.magic[seat],
        "faction": faction_bonus(g, seat),
        "tower": TOWER_POINTS[g.tower[seat]],
        "capitals": capital_points(g, seat),
        "tokens": token_points(g, seat),
        "lost-kingdom": lost_kingdom_points(g, seat),
    }


def faction_bonus(g: State, seat: int) -> int:
    """What the ability of level 5 brings. TEK-SCORE-02"""
    if g.magic[seat] < MAGIC_TOP:
        return 0
    return bonus_points(g, seat, g.powers(seat).bonuses)


def capital_points(g: State, seat: int) -> int:
    """2 for a capital city of one's own, 1 for one shared with an ally. TEK-REGION-03, 04, TEK-SCORE-04"""
    capitals = [region for region in g.held_by(seat) if g.board.kinds[region] == CAPITAL]
    return sum(SHARED_CAPITAL_POINTS if is_shared(g, region) else CAPITAL_POINTS for region in capitals)


def token_points(g: State, seat: int) -> int:
    """2 for the Crown, 1 for each City held. TEK-EXPLORE-08, 17, TEK-SCORE-05"""
    return CROWN_POINTS * (g.crown == seat) + len(sites(g, seat, CITY))


def lost_kingdom_points(g: State, seat: int) -> int:
    """With two players 1 for each region held there, and 1 for each neutral meeple taken. TEK-P2-09, 10"""
    if g.seats != 2:
        return 0
    home = g.board.home
    return len([region for region in g.held_by(seat) if home[region] == g.seats]) + g.captured[seat]


def leaders(g: State, totals: list[int]) -> tuple[int, ...]:
    """Most points; then meeples in play, tower, magic, resources in all; then a shared victory.

    TEK-INTRO-03, TEK-SCORE-06..08
    """
    ranks = [
        (total, g.in_play[seat], g.tower[seat], g.magic[seat], sum(g.resources[seat]))
        for seat, total in enumerate(totals)
    ]
    return tuple(seat for seat in range(g.seats) if ranks[seat] == max(ranks))
