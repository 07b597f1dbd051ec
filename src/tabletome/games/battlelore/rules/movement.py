"""Moving ordered units. Rulebook: "Movement phase", "Goblin Rush". BL-MOVE, BL-GOBLIN-02..07, BL-BOARD-03, 05"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tabletome.engine import Script
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import DISTANCE, NAMED, NAMES, NEIGHBOURS, SIZE
from tabletome.games.battlelore.content.lasting_effects import Effect
from tabletome.games.battlelore.content.notation import RED
from tabletome.games.battlelore.content.tactics import Ordering
from tabletome.games.battlelore.content.troops import FOOT, MOUNTED, Gait, Troop
from tabletome.games.battlelore.events import LeftBoard
from tabletome.games.battlelore.rules.landmarks import LandmarkAction, enter, landmark_choices, settle
from tabletome.games.battlelore.rules.units import relocate, remove
from tabletome.games.battlelore.rules.victory import win_banner
from tabletome.games.battlelore.state import State

StepAction: TypeAlias = actions.Move | actions.Rush | actions.Leave
"""The ways in which a unit leaves its hex on its own feet."""
RUSH = 2
"""Hexes of a Goblin Rush. BL-GOBLIN-02"""

MOVE = [[actions.Move(start, to) for to in NAMES] for start in NAMES]
"""The one `Move` object for each pair of hexes."""


def still_to_move(g: State) -> int:
    """Ordered units that have not moved. BL-MOVE-01, 02, BL-SPIDER-03"""
    return g.turn.ordered & ~g.turn.moved & ~g.webbed


def must_stand(g: State, unit: int) -> bool:
    """Whether a card forbids an ordered unit to move."""
    return g.turn.tactic.facts.stand_still or bool(g.turn.effects and g.effect(Effect.HELD, unit))


def move_choices(g: State, seat: int) -> Sequence[StepAction | LandmarkAction]:
    """Every move of every ordered unit that has not moved yet, one at a time. BL-MOVE-01, 02, 04, 05, BL-TURN-03"""
    left = still_to_move(g)
    choices: list[StepAction | LandmarkAction] = []
    for unit in g.units_of(seat) if left else ():
        if left >> unit & 1:
            choices += standing_choices(g, unit) if must_stand(g, unit) else unit_choices(g, unit)
    return choices


def standing_choices(g: State, unit: int) -> list[LandmarkAction]:
    """What a unit that may not move can do in its hex: train, heal or open a passage. BL-LMLAND-12, 18, 21"""
    found = landmark_choices(g, unit) if g.board.landmarks else ()
    return [choice for choice in found if not isinstance(choice, actions.TakePassage)]


def unit_choices(g: State, unit: int) -> list[StepAction | LandmarkAction]:
    """Every move of one unit."""
    start = g.at[unit]
    choices: list[StepAction | LandmarkAction] = []
    if not (g.turn.effects and g.effect(Effect.TUNNELLING, unit)):
        far, _ = allowance(g, unit)
        here = MOVE[start]
        choices = [here[to] for to in reach(g, unit, far)[0]]
    if may_rush(g, unit):
        choices += [actions.Rush(NAMES[start], NAMES[to]) for to in rush_hexes(g, unit)]
    if g.board.landmarks:
        choices += landmark_choices(g, unit)
    if start in g.scenario.exits[g.owner[unit]]:
        choices.append(actions.Leave(NAMES[start]))
    return choices


def allowance(g: State, unit: int) -> tuple[int, int]:
    """Hexes at most, and hexes after which it may still battle. BL-MOVE-12, 13, 14, 18, 19, 20, BL-CREAT-04"""
    troop = g.troop(unit)
    far, and_battle = troop.move, troop.move_and_battle
    if troop.gait is Gait.BY_LORE:
        far = and_battle = g.tokens[g.owner[unit]]
    by_tactic = hexes_by_tactic(g.turn.tactic.facts, troop)
    if by_tactic:
        far, and_battle = max(far, by_tactic), max(and_battle, by_tactic)
    if g.turn.effects:
        more = g.effect(Effect.EXTRA_MOVE, unit) + g.effect(Effect.UNSTOPPED, unit)
        return far + more, and_battle + more
    return far, and_battle


def hexes_by_tactic(facts: Ordering, troop: Troop) -> int:
    """The hexes that a Tactic card lets such troops go before a battle; 0 where it says nothing of them. BL-CMD-16"""
    if troop.troop_class == FOOT:
        return facts.foot_hexes
    return facts.red_mounted_hexes if troop.troop_class == MOUNTED and troop.colour == RED else 0


def reach(g: State, unit: int, far: int) -> tuple[dict[int, int], set[int]]:
    """The hexes a unit can go to and how many hexes that takes; and the Ramparts among them that it climbs from below.

    Never through another unit, and no further than terrain allows. BL-MOVE-06, 07, BL-TERR-11, 24, 26, BL-LMARK-04,
    BL-FORT-10, BL-CREAT-03, 05, BL-LPLAY-11
    """
    board, on, gait = g.board, g.on, g.troop(unit).gait
    near, stops = board.neighbours, board.stops
    if gait is Gait.BY_LORE:
        return heedless_reach(g, unit, far), set()
    if gait is Gait.WOODLAND:
        stops = board.stops_but_forest
    if g.turn.effects and g.effect(Effect.UNSTOPPED, unit):
        stops = NEVER
    ramparts = board.rampart
    found: dict[int, int] = {}
    climbed: set[int] = set()
    front = [g.at[unit]]
    for steps in range(1, far + 1):
        ahead = []
        for h in front:
            for to in near[h]:
                if on[to] >= 0:
                    continue
                if to in found:
                    if to not in climbed or not ramparts[h]:
                        continue
                    climbed.discard(to)
                found[to] = steps
                if not stops[to] or (ramparts[to] and ramparts[h]):
                    ahead.append(to)
                elif ramparts[to]:
                    climbed.add(to)
        if not ahead:
            break
        front = ahead
    return found, climbed


def heedless_reach(g: State, unit: int, far: int) -> dict[int, int]:
    """The vacant hexes that a unit can go to and how many hexes away they are, whatever lies between."""
    on, away = g.on, DISTANCE[g.at[unit]]
    return {h: away[h] for h in range(SIZE) if 0 < away[h] <= far and on[h] < 0 and g.board.passable[h]}


def lore_for_move(g: State, unit: int, steps: int) -> int:
    """The Lore that a move of so many hexes costs; what a card adds to the move is free."""
    if g.troop(unit).gait is not Gait.BY_LORE:
        return 0
    free = g.effect(Effect.EXTRA_MOVE, unit) + g.effect(Effect.UNSTOPPED, unit) if g.turn.effects else 0
    return max(0, steps - free)


NEVER = [False] * len(NAMES)
"""Hexes where a unit must stop that no terrain stops."""


def battle_hexes(g: State, unit: int) -> list[int]:
    """The hexes a unit can go to and still battle from. BL-MOVE-13, BL-TERR-11, BL-FORT-10"""
    far, and_battle = allowance(g, unit)
    found, climbed = reach(g, unit, far)
    bans, ramparts = g.board.bans, g.board.rampart
    if g.troop(unit).gait is Gait.BY_LORE:
        return list(found)
    return [
        to
        for to, steps in found.items()
        if steps <= and_battle and not (bans[to] and (to in climbed or not ramparts[to]))
    ]


def may_rush(g: State, unit: int) -> bool:
    """Blue and red Goblinoids on foot. BL-GOBLIN-02, 04"""
    troop = g.troop(unit)
    return troop.frightened and troop.troop_class == FOOT and allowance(g, unit)[1] < RUSH


def rush_hexes(g: State, unit: int) -> list[int]:
    """Two hexes away, beside an enemy, where it may battle. BL-GOBLIN-02, 03, 05"""
    owner, on, bans = g.owner, g.on, g.board.bans
    seat = owner[unit]
    _, and_battle = allowance(g, unit)
    return [
        to
        for to, steps in reach(g, unit, RUSH)[0].items()
        if steps > and_battle and not bans[to] and any(on[h] >= 0 and owner[on[h]] != seat for h in NEIGHBOURS[to])
    ]


def move(g: State, unit: int, to: int) -> Script:
    """The whole move at once; too far, and the unit may not battle. BL-MOVE-13, 15, 16, 17, BL-COMBAT-07, 08, 09"""
    far, and_battle = allowance(g, unit)
    found, climbed = reach(g, unit, far)
    start = g.at[unit]
    g.turn.moved |= 1 << unit
    if found[to] > and_battle:
        g.turn.spent |= 1 << unit
    price = lore_for_move(g, unit, found[to])
    g.tokens[g.owner[unit]] -= price
    g.pool += price
    relocate(g, unit, to, "move")
    along_the_wall = g.board.rampart[to] and to not in climbed
    yield from enter(g, unit, to if along_the_wall else start)


def rush(g: State, unit: int, to: int) -> Script:
    """A longer move that binds the unit to attack in melee this turn. BL-GOBLIN-03"""
    start, bit = g.at[unit], 1 << unit
    g.turn.moved |= bit
    g.turn.rushed |= bit
    relocate(g, unit, to, "rush")
    yield from enter(g, unit, start)


def leave_board(g: State, unit: int) -> Script:
    """A unit leaves the board, where the adventure allows it, for a victory banner. BL-BOARD-05"""
    seat = g.owner[unit]
    at = remove(g, unit)
    g.emit(LeftBoard, seat, g.troops[unit], NAMES[at], rule="BL-BOARD-05")
    win_banner(g, seat, "BL-BOARD-05")
    yield from settle(g)


def carry_out(g: State, unit: int, chosen: StepAction) -> Script:
    """A move, a rush or a way off the board."""
    match chosen:
        case actions.Move(to=to):
            yield from move(g, unit, NAMED[to])
        case actions.Rush(to=to):
            yield from rush(g, unit, NAMED[to])
        case actions.Leave():
            yield from leave_board(g, unit)
