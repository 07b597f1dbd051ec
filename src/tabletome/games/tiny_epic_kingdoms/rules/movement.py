"""Patrol, quest and the rules of movement. Rulebook: "Patrol", "Quest", "Movement rules".

TEK-MOVE, TEK-RUINS-01..06; what a move can start is in war.py, what it can find in exploration.py.
"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script
from tabletome.games.tiny_epic_kingdoms.actions import Done, Patrol, Swap
from tabletome.games.tiny_epic_kingdoms.content.box import REGION_LIMIT
from tabletome.games.tiny_epic_kingdoms.content.notation import RUINS
from tabletome.games.tiny_epic_kingdoms.content.powers import MoveGain
from tabletome.games.tiny_epic_kingdoms.events import Moved, StoodUp
from tabletome.games.tiny_epic_kingdoms.rules.exploration import reveal_token
from tabletome.games.tiny_epic_kingdoms.rules.meeples import is_shared, lift, opponent_in, put, set_upright
from tabletome.games.tiny_epic_kingdoms.rules.resources import YIELD, gain, gain_of_choice
from tabletome.games.tiny_epic_kingdoms.rules.war import can_conquer, conquer, wage_war
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State, owner

DONE = Done()
OPEN = ""


# What a player may do


def patrol_choices(g: State, seat: int) -> list[Action]:
    """Every patrol, and every searching meeple that may be stood up instead. TEK-MOVE-01, TEK-RUINS-05"""
    made = g.board.patrol
    choices: list[Action] = [
        made[start, to]
        for start in movable(g, seat)
        for to in patrol_targets(g, seat, start)
        if may_enter(g, seat, start, to)
    ]
    searcher = 2 * seat + 1
    choices += [g.board.stand_up[region] for region, meeples in enumerate(g.regions) if searcher in meeples]
    return choices


def quest_choices(g: State, seat: int) -> list[Action]:
    """Every quest, from border region to border region. TEK-MOVE-04"""
    made = g.board.quest
    choices: list[Action] = [
        made[start, to]
        for start in movable(g, seat)
        for to in quest_targets(g, seat, start)
        if may_enter(g, seat, start, to)
    ]
    if g.powers(seat).swaps:
        choices += swap_choices(g, seat)
    return choices


def movable(g: State, seat: int) -> list[int]:
    """Regions with a meeple that may move, beside an ally's or not; none that searches. TEK-ALLY-02, TEK-RUINS-03"""
    upright = 2 * seat
    if g.powers(seat).searchers_move:
        return g.held_by(seat)
    return [region for region, meeples in enumerate(g.regions) if upright in meeples]


def patrol_targets(g: State, seat: int, start: int) -> list[int]:
    """Adjacent regions on the same territory, wherever that is, and nothing across water or crags. TEK-MOVE-01, 03, 12

    Abilities reach farther. TEK-FACTION-30
    """
    powers, board = g.powers(seat), g.board
    targets = dict.fromkeys(board.neighbours[start])
    if powers.patrols_anywhere:
        targets.update(dict.fromkeys(board.regions_of(board.home[start])))
    if powers.patrols_by_water and board.by_water[start]:
        targets.update((region, None) for region in board.regions_of(board.home[start]) if board.by_water[region])
    if powers.patrols_far:
        for passed in board.neighbours[start]:
            if all(owner(meeple) == seat for meeple in g.regions[passed]):
                targets.update(dict.fromkeys(board.neighbours[passed]))
    targets.pop(start, None)
    return list(targets)


def quest_targets(g: State, seat: int, start: int) -> tuple[int, ...] | list[int]:
    """Border regions of other territories. TEK-MOVE-04, 06, 12"""
    if not g.powers(seat).quests_by_water:
        return g.board.quest_targets[start]
    board = g.board
    if not (board.on_border[start] or board.by_water[start]):
        return ()
    return [
        region
        for region in range(board.size)
        if (board.on_border[region] or board.by_water[region]) and board.home[region] != board.home[start]
    ]


def may_enter(g: State, seat: int, start: int, to: int) -> bool:
    return not g.regions[to] or closed_by(g, seat, start, to) == OPEN


def closed_by(g: State, seat: int, start: int, to: int) -> str:
    """The movement rule that keeps a meeple out of an occupied region; "" if none does. TEK-MOVE-07..11, TEK-P2-06"""
    meeples = g.regions[to]
    if len(meeples) == REGION_LIMIT:
        return "TEK-MOVE-07"
    other = owner(meeples[0])
    if other == seat:
        return OPEN
    if g.in_play[seat] == 1:
        return "TEK-MOVE-09"
    if other == NEUTRAL:
        return OPEN if can_conquer(g, seat, start, to) else "TEK-P2-06"
    return OPEN if g.in_play[other] > 1 else "TEK-MOVE-08"


def swap_choices(g: State, seat: int) -> list[Swap]:
    """Any upright meeple, also out of a region shared with an ally, with any other player's not in a shared region.

    TEK-FACTION-33
    """
    names = g.board.names
    return [
        Swap(names[start], names[to])
        for start in movable(g, seat)
        for to, meeples in enumerate(g.regions)
        if meeples and owner(meeples[0]) not in (seat, NEUTRAL) and may_swap(g, seat, start, to)
    ]


def may_swap(g: State, seat: int, start: int, to: int) -> bool:
    """A swap may not put anyone's last meeple into a war."""
    if is_shared(g, to):
        return False
    other = owner(g.regions[to][0])
    fighting: set[int] = set()
    if len(g.regions[to]) == REGION_LIMIT:
        fighting |= {seat, other}
    if len(g.regions[start]) == REGION_LIMIT:
        left_behind = opponent_in(g, seat, start)
        with_whom = seat if left_behind is None else left_behind
        fighting |= {with_whom, other} if with_whom != other else set()
    return all(g.in_play[each] > 1 for each in fighting)


# Doing it


def patrol(g: State, seat: int, start: int, to: int) -> Script:
    if g.powers(seat).patrols_twice:
        yield from patrol_with_two(g, seat, start, to)
    else:
        yield from move(g, seat, start, to, "patrol")


def patrol_with_two(g: State, seat: int, start: int, to: int) -> Script:
    """Goblins may move two meeples: a second one, not the one that has just moved, wherever a war has driven it."""
    one_stays = len(g.regions[start]) == REGION_LIMIT and not is_shared(g, start)
    others = [region for region in g.held_by(seat) if region != start or one_stays]
    yield from move(g, seat, start, to, "patrol")
    number = g.board.number
    choices = [
        choice for choice in patrol_choices(g, seat) if isinstance(choice, Patrol) and number[choice.start] in others
    ]
    if not choices:
        return
    chosen = yield Decision(seat, "patrol-again", [*choices, DONE])
    if isinstance(chosen, Patrol):
        yield from move(g, seat, number[chosen.start], number[chosen.to], "patrol")


def stand_up(g: State, seat: int, region: int) -> None:
    """Instead of moving, set a knocked-over meeple upright. TEK-RUINS-05"""
    set_upright(g, seat, region)
    g.emit(StoodUp, seat, g.board.names[region], rule="TEK-RUINS-05")


def move(g: State, seat: int, start: int, to: int, how: str) -> Script:
    """Gains for moving in come first, then a war there, then what the region hides. TEK-WAR-01, TEK-EXPLORE-05"""
    lift(g, seat, start)
    put(g, seat, to)
    g.emit(Moved, seat, g.board.names[start], g.board.names[to], how)
    yield from gains_for_moving_in(g, seat, to)
    other = opponent_in(g, seat, to)
    if other is None:
        yield from reveal_token(g, seat, to)
    elif other == NEUTRAL:
        yield from conquer(g, seat, to)
    else:
        yield from wage_war(g, seat, other, to)


def swap(g: State, seat: int, start: int, to: int) -> Script:
    """Change places with another player's meeple; war follows wherever two players now stand together.

    The region entered comes first. In the region left it is the other player's meeple that meets an ally's, if one
    stood there. TEK-FACTION-33
    """
    names = g.board.names
    other = owner(g.regions[to][0])
    lift(g, seat, start)
    lift(g, other, to)
    put(g, seat, to)
    put(g, other, start)
    g.emit(Moved, seat, names[start], names[to], "swap", rule="TEK-FACTION-33")
    g.emit(Moved, other, names[to], names[start], "swap", rule="TEK-FACTION-33")
    yield from gains_for_moving_in(g, seat, to)
    contested = [region for region in (to, start) if is_shared(g, region)]
    for place, region in enumerate(contested):
        if is_shared(g, region):
            attacker = seat if g.holds(seat, region) else other
            defender = opponent_in(g, attacker, region)
            assert defender is not None
            yield from wage_war(g, attacker, defender, region, still_to_come=contested[place + 1 :])


def gains_for_moving_in(g: State, seat: int, to: int) -> Script:
    """At once on arrival, and kept whatever a war brings. TEK-FACTION-21, 32"""
    for more in g.powers(seat).move_gains:
        if (more.kind and g.board.kinds[to] != more.kind) or (more.by_water and not g.board.by_water[to]):
            continue
        yield from _gain_from(g, seat, to, more)


def _gain_from(g: State, seat: int, to: int, more: MoveGain) -> Script:
    kind = g.board.kinds[to]
    if more.resource is not None:
        gain(g, seat, more.resource)
    elif kind in YIELD:
        gain(g, seat, YIELD[kind])
    elif kind == RUINS:
        yield from gain_of_choice(g, seat, 1)
