"""Flags and retreats. Rulebook: "Retreat", "Goblin Run", "Creatures". BL-RETREAT, BL-GOBLIN-06..12, BL-CREAT-14..23"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import BACK, NAMED, NAMES
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.events import FlagsIgnored
from tabletome.games.battlelore.rules.morale import flags_to_ignore, hexes_per_flag, is_frightened
from tabletome.games.battlelore.rules.units import critical_roll, lose_figures, relocate, roll
from tabletome.games.battlelore.state import State

IGNORE = [actions.Ignore(flags) for flags in range(20)]
RETREAT = [actions.Retreat(name) for name in NAMES]


def obey_flags(g: State, unit: int, flags: int) -> Script:
    """After the hits, a surviving unit retreats for each flag it does not ignore. BL-RETREAT-01, BL-COMBAT-11"""
    if not flags or not g.alive(unit):
        return
    if never_retreats(g, unit):
        g.emit(FlagsIgnored, g.owner[unit], g.troops[unit], NAMES[g.at[unit]], flags, flags)
        return
    ignored = yield from ignore_flags(g, unit, flags)
    due = (flags - ignored) * hexes_per_flag(g, unit)
    if not due:
        return
    if g.troop(unit).troop_class == CREATURE:
        yield from retreat_creature(g, unit, due)
    else:
        yield from retreat(g, unit, due)


def never_retreats(g: State, unit: int) -> bool:
    """Whether no flag and no power makes a unit leave its hex."""
    return not g.troop(unit).hexes_per_flag


def drive_back(g: State, unit: int, hexes: int) -> Script:
    """A power drives a unit back, whatever flags it could ignore; a webbed one is hit for each hex instead."""
    if not hexes or not g.alive(unit) or never_retreats(g, unit):
        return
    if g.webbed >> unit & 1:
        lose_figures(g, unit, hexes, "blocked")
    elif g.troop(unit).troop_class == CREATURE:
        yield from retreat_creature(g, unit, hexes)
    else:
        yield from retreat(g, unit, hexes)


def ignore_flags(g: State, unit: int, flags: int) -> Asking[int]:
    """How many flags a unit ignores: as many as its owner likes, up to what it can. BL-MORALE-05..09, BL-CREAT-14"""
    most = min(flags, flags_to_ignore(g, unit))
    if not most:
        return 0
    ignored = most
    if g.troop(unit).troop_class != CREATURE:
        about = {"unit": unit, "flags": flags}
        chosen = yield from ask(Decision(g.owner[unit], "ignore-flags", IGNORE[most::-1], about))
        ignored = chosen.flags
    if ignored:
        g.emit(FlagsIgnored, g.owner[unit], g.troops[unit], NAMES[g.at[unit]], ignored, flags, rule="BL-MORALE-02")
    return ignored


def open_ways_back(g: State, unit: int) -> list[int]:
    """Empty passable hexes of the next row towards its own edge. BL-RETREAT-03, 04, 05, 06, BL-TERR-02"""
    on = g.on
    return [h for h in g.board.back[g.owner[unit]][g.at[unit]] if on[h] < 0]


def way_back(g: State, unit: int, hexes: int) -> int:
    """How many hexes a unit can retreat, of so many, if its owner chooses the best way. BL-RETREAT-02, 03, 07"""
    back, on = g.board.back[g.owner[unit]], g.on
    reached = [g.at[unit]]
    for made in range(hexes):
        reached = [h for start in reached for h in back[start] if on[h] < 0]
        if not reached:
            return made
    return hexes


def step_back(g: State, unit: int, ways: list[int]) -> Script:
    """The owner chooses the way, one hex at a time. BL-RETREAT-02, 08, BL-LPLAY-08"""
    to = ways[0]
    if len(ways) > 1:
        chosen = yield from ask(Decision(g.owner[unit], "retreat", [RETREAT[h] for h in ways], {"unit": unit}))
        to = NAMED[chosen.to]
    relocate(g, unit, to, "retreat")


def retreat(g: State, unit: int, due: int) -> Script:
    """A figure is lost for every hex that it cannot make. BL-RETREAT-07, 09, BL-MOVE-11, BL-MORALE-04, 12"""
    made = 0
    while made < due:
        ways = open_ways_back(g, unit)
        if not ways:
            lose_figures(g, unit, due - made, "blocked")
            break
        yield from step_back(g, unit, ways)
        made += 1
    if made and g.alive(unit) and is_frightened(g, unit):
        retreat_losses(g, unit, made)


def retreat_losses(g: State, unit: int, hexes: int) -> None:
    """A frightened unit rolls a die for each hex it fled; its own colour costs a figure. BL-GOBLIN-08, 09"""
    dice = roll(g, g.owner[unit], hexes, "losses")
    lose_figures(g, unit, dice.count(g.troop(unit).colour), "losses")


def retreat_creature(g: State, creature: int, due: int) -> Script:
    """Hex by hex: where none is free the Creature is put to the test and then tramples. BL-CREAT-20, 22, 23"""
    for _ in range(due):
        ways = open_ways_back(g, creature)
        if ways:
            yield from step_back(g, creature, ways)
            continue
        check_cornered(g, creature)
        if not g.alive(creature):
            return
        trample(g, creature)


def check_cornered(g: State, creature: int) -> None:
    """A die for the hex it cannot retreat; its colour is rolled again for a Critical Hit. BL-CREAT-20, 21"""
    dice = roll(g, 1 - g.owner[creature], 1, "blocked")
    if g.troop(creature).colour in dice:
        critical_roll(g, creature, 1)


def trample(g: State, creature: int) -> None:
    """Whoever stands in its way loses a figure, friend or enemy. BL-CREAT-22

    Units of the active player's enemy go first, so that a tie is the active player's.
    """
    trampled = [g.on[h] for h in BACK[g.owner[creature]][g.at[creature]] if g.on[h] >= 0]
    for unit in sorted(trampled, key=lambda unit: g.owner[unit] == g.active):
        lose_figures(g, unit, 1, "trample")
