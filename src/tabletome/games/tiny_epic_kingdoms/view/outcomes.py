"""How a war may end, as far as everybody can know it: who is left where, and what that does to points."""

from __future__ import annotations

from tabletome.games.tiny_epic_kingdoms.rules.meeples import lift
from tabletome.games.tiny_epic_kingdoms.rules.scoring import points_now
from tabletome.games.tiny_epic_kingdoms.rules.war import Side, War, retreat_choices
from tabletome.games.tiny_epic_kingdoms.state import State


def without(g: State, seat: int, region: int, *, lost: bool) -> State:
    """The table without this seat's meeple in a region, which is lost or stands elsewhere."""
    then = g.copy()
    lift(then, seat, region)
    if lost:
        then.in_play[seat] -= 1
    return then


def after_the_war(g: State, war: War, loser: Side) -> State:
    """The table once the loser has left: by a retreat where that can be paid, else without the meeple."""
    region = g.board.number[war.region]
    can_retreat = bool(retreat_choices(g, loser.seat, region, free=False)) or g.in_play[loser.seat] == 1
    return without(g, loser.seat, region, lost=not can_retreat)


def points_after(g: State, war: War, loser: Side) -> list[int]:
    """Everybody's points once the loser has left."""
    return [sum(each.values()) for each in points_now(after_the_war(g, war, loser))]


def needed_to_win(g: State, war: War, seat: int) -> int:
    """The least that this seat's die must show to hold the region against what the other's shows. TEK-WAR-05, 06"""
    attacker, defender = (side.seat for side in war.sides)
    other = defender if seat == attacker else attacker
    ties = (seat == attacker) == g.powers(attacker).wins_ties
    return war.costs[other] + (not ties)
