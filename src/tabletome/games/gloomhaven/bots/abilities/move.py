"""What movement is worth to a bot: nothing in itself, but it leads to other hexes."""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.games.gloomhaven.bots.abilities.counts import expected_count
from tabletome.games.gloomhaven.bots.abilities.words import Front, against_foes, little_against_foes, moves, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.bots.printed_value import Printed, counts
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Fly,
    Move,
    MoveBonus,
    MovesAsAttacks,
    Spurred,
    SwapPlaces,
    Teleport,
)
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE
from tabletome.games.gloomhaven.rules.items.in_turn import can_consume

STARTS_TRIED = 4  # of the hexes that a plan can have come to, from which a second movement is tried; set by hand
LONG = 2  # points of a basic move

worth(MovesAsAttacks, Fly, Spurred, SwapPlaces)(little_against_foes)
worth(MoveBonus)(against_foes(0.0))


@counts(Move)
def printed_move(ability: Move) -> Printed:
    return Printed(move=ability.by)


def has_long_move(abilities: Iterable[Ability]) -> bool:
    """Whether an action has a move that is no shorter than a basic one."""
    return any(isinstance(ability, Move) and ability.by >= LONG for ability in abilities)


@moves(Teleport)
def teleport(outlook: Outlook, front: Front, ability: Teleport) -> Front:  # noqa: ARG001 - all movement is asked alike
    """Every free hex, from wherever the plan is best so far, at what it costs to enter it."""
    g = outlook.g
    value, expected = max(front.values(), key=lambda each: each[0])
    after = dict(front)
    for at in outlook.board.floor:
        if at in g.obstacles or g.standing_at(at) is not None:
            continue
        worth_there = value - outlook.cost_of_entering(at)
        if at not in after or after[at][0] < worth_there:
            after[at] = (worth_there, expected)
    return after


@moves(Move)
def move(outlook: Outlook, front: Front, ability: Move) -> Front:
    """Every hex that can be reached from the best hexes so far, at what it costs to enter it."""
    if outlook.g.figures[outlook.hero].conditions & IMMOBILIZE:
        return front
    points = ability.by if ability.per is None else ability.by + expected_count(outlook, ability.per, outlook.hero)
    ways = [way for way in ability.more if can_consume(outlook.g, way.consume)]
    points += sum(way.by for way in ways)
    jump = ability.jump or any(way.jump for way in ways)
    starts = sorted(front.items(), key=lambda each: -each[1][0])[:STARTS_TRIED]
    after = dict(front)
    for start, (value, expected) in starts:
        for at, cost in outlook.reach(start, points, jump):
            if at not in after or after[at][0] < value - cost:
                after[at] = (value - cost, expected)
    return after


def further_move(ability: Ability, points: int) -> Move | None:
    """What is left of a movement that is asked for hex by hex, after the next hex."""
    if not isinstance(ability, Move) or not (ability.stepwise or ability.straight or ability.clears):
        return None
    return Move(points - 1, jump=ability.jump)


def plain_move(points: int, jump: bool) -> Move:
    """A movement of so many points."""
    return Move(points, jump=jump)
