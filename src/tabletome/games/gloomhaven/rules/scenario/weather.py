"""Wind, currents, rolling boulders and rising water, at the end of every round. GH-SPECIAL-08"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, choose
from tabletome.games.gloomhaven.actions import Go, Place, Roll
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.special_rules import Boulders, Current, Flood, Wind
from tabletome.games.gloomhaven.content.perks import ignores
from tabletome.games.gloomhaven.events import Moved, WaterRose
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.initiative import draw_ability
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.obstacles import boulder_mark, destroy_obstacle, rows_of
from tabletome.games.gloomhaven.rules.scenario.goals import SUNK, check_goals
from tabletome.games.gloomhaven.rules.scenario.special_rules import nearest_empty
from tabletome.games.gloomhaven.rules.scenario.standing_rules import begins_round, ends_round, ends_turn
from tabletome.games.gloomhaven.rules.scenario.taking_over import bails_mark, is_bailing, take_water
from tabletome.games.gloomhaven.state import SUMMON, State
from tabletome.geometry import Hex, add

UP_LEFT, UP_RIGHT, RIGHT, DOWN_LEFT, DOWN_RIGHT, LEFT = (
    Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(-1, 1), Hex(0, 1), Hex(-1, 0),
)  # fmt: skip
WINDS = ((UP_LEFT, UP_RIGHT), (RIGHT,), (DOWN_LEFT, DOWN_RIGHT), (LEFT,))
"""Where the wind blows, round by round: to the left, up, right and down of the printed page."""
LEAST, MOST = 1, 3
"""How far boulders roll."""


# Wind and currents


@ends_round(Wind)
def blow(g: State, rule: Wind) -> Script:  # noqa: ARG001 - all rules are asked alike
    """Everyone is blown one hex, in initiative order; of two hexes the player chooses. GH-SPECIAL-08"""
    for who in in_initiative_order(g):
        cards = g.heroes[g.figures[who].hero]
        if ignores(cards.name, cards.perks, "scenario"):
            continue
        ways = [at for step in WINDS[(g.round - 1) % len(WINDS)] if (at := free_beside(g, who, step)) is not None]
        if ways:
            yield from carry(g, who, (yield from choose_of(g, who, "wind", ways)))


def in_initiative_order(g: State) -> list[int]:
    """Characters and their summons on the map, as they have acted this round. GH-INIT-02, GH-SUMMON-05"""
    there = [who for who in g.on_map() if g.figures[who].is_players]

    def key(who: int) -> tuple[int, ...]:
        cards = g.heroes[g.figures[who].hero]
        return cards.initiative, cards.second_initiative, g.figures[who].hero, g.figures[who].kind != SUMMON, who

    return sorted(there, key=key)


def beside(g: State, at: int, step: Hex) -> int | None:
    """The hex in this direction, if no wall is between."""
    other = g.board.number.get(add(g.board.hexes[at], step))
    return other if other is not None and other in g.board.near[at] else None


def free_beside(g: State, who: int, step: Hex) -> int | None:
    """The hex in this direction, if the figure can be moved there."""
    to = beside(g, g.figures[who].at, step)
    if to is None or g.standing_at(to) is not None or (to in g.obstacles and not g.is_flying(who)):
        return None
    return to


def choose_of(g: State, who: int, kind: str, hexes: list[int]) -> Asking[int]:
    """One of these hexes, as whoever decides for the figure says."""
    return (yield from choose(Decision(g.controller(who), kind, [Go(at) for at in hexes], {"figure": who}))).hex


def carry(g: State, who: int, to: int) -> Script:
    """The figure is moved there and suffers what lies in the hex. GH-OVL-07"""
    figure = g.figures[who]
    start = figure.at
    yield from enter(g, who, to)
    g.emit(Moved, figure.name, figure.number, start, to, rule="GH-SPECIAL-08")


@ends_round(Current)
def flow(g: State, rule: Current) -> Script:
    """From the top of the map to the bottom; who is behind an obstacle or wall is safe. GH-SPECIAL-08"""
    draw_ability(g, rule.monster)
    deck = MONSTERS[rule.monster].deck
    step = UP_RIGHT if DECKS[deck][g.drawn[deck]].initiative % 2 else UP_LEFT
    room = g.plan.room_of_tile(rule.tile)
    there = [who for who in g.on_map() if g.figures[who].is_players and g.plan.room_of[g.figures[who].at] == room]
    for who in sorted(there, key=lambda who: (g.board.hexes[g.figures[who].at].r, g.board.hexes[g.figures[who].at].q)):
        if not g.figures[who].is_on_map:
            continue
        behind = beside(g, g.figures[who].at, Hex(-step.q, -step.r))
        if behind is None or behind in g.obstacles:
            continue
        to = free_beside(g, who, step)
        if to is None:
            yield from suffer(g, who, rule.damage)
        else:
            yield from carry(g, who, to)


# Boulders


@begins_round(Boulders)
@at_once
def place_boulders(g: State, rule: Boulders) -> None:
    """Two in each row at first."""
    if g.round == 1:
        for row, hexes in enumerate(rows_of(g, rule)):
            left = next(at for at in hexes if at in g.plan.marked(rule.left))
            g.tally |= {boulder_mark(row, 0): left, boulder_mark(row, 1): hexes[0]}


@ends_round(Boulders)
def roll(g: State, rule: Boulders) -> Script:
    """The boulders of a row roll as far as the players say, those of each row another way. GH-SPECIAL-08"""
    left = list(range(LEAST, MOST + 1))
    for row, hexes in enumerate(rows_of(g, rule)):
        options = [Roll(each) for each in left]
        far = (yield from choose(Decision(g.speaker(), "roll", options, {"row": row + 1}))).hexes
        left.remove(far)
        for boulder in (0, 1):
            yield from roll_one(g, hexes, boulder_mark(row, boulder), far)


def roll_one(g: State, hexes: tuple[int, ...], mark: str, far: int) -> Script:
    """Hex by hex: it hurts whom it meets and destroys obstacles; from the leftmost hex it comes back on the right."""
    g.obstacles -= {g.tally[mark]}
    for left in range(far, 0, -1):
        place = hexes.index(g.tally[mark]) + 1
        for at in hexes[place : place + 1] if place < len(hexes) - 1 else (*hexes[place:], hexes[0]):
            g.tally[mark] = at
            if at in g.obstacles:
                destroy_obstacle(g, at)
            yield from crush(g, at, hexes, stops=left == 1)
    g.obstacles |= {g.tally[mark]}


def crush(g: State, at: int, hexes: tuple[int, ...], *, stops: bool) -> Script:
    """Who is met by a boulder is hurt as by a trap, and makes room to the left where it stops. GH-SPECIAL-08"""
    who = g.standing_at(at)
    if who is None:
        return
    yield from suffer(g, who, g.trap_damage)
    if stops and g.figures[who].at == at:
        place = hexes.index(at) + 1
        to = hexes[place] if place < len(hexes) else None
        if to is None or to in g.obstacles or g.standing_at(to) is not None:
            to = yield from nearest_empty(g, at)
        if to is not None:
            yield from carry(g, who, to)


# Rising water


@begins_round(Flood)
@at_once
def drain(g: State, rule: Flood) -> None:
    """Some of the water is not there with three characters. GH-PAGE-05"""
    if g.round == 1 and len(g.heroes) == 3:
        g.difficult -= set(g.plan.marked(rule.not_with_three))


@ends_round(Flood)
def rise(g: State, rule: Flood) -> Script:
    """Water comes beside other water, every round or with two characters every second; or the ship sinks."""
    if len(g.heroes) == 2 and g.round % 2:
        return
    dry = sorted(g.plan.hexes_of_tile(rule.tile) - g.difficult)
    wet = [at for at in dry if any(near in g.difficult for near in g.board.near[at])] or dry
    if not wet:
        g.note(SUNK)
        check_goals(g)
        return
    at = (yield from choose(Decision(g.speaker(), "flood", [Place(each) for each in wet]))).hex
    g.difficult |= {at}
    g.emit(WaterRose, at, rule="GH-SPECIAL-08")


@ends_turn(Flood)
@at_once
def bail(g: State, hero: int, rule: Flood) -> None:
    """Who ends a turn in the water takes some of it; who has some pours it out at the place for it. GH-LOOT-04"""
    at = g.figures[hero].at
    if is_bailing(g, hero):
        if at in g.plan.marked(rule.bail):
            del g.tally[bails_mark(hero)]
    elif at in g.plan.hexes_of_tile(rule.tile) and at in g.difficult:
        take_water(g, hero, at)
