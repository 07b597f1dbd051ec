"""The special actions of bosses. Rulebook: "Bosses"; the scenario's page says the rest. GH-BOSS-03"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.gloomhaven.bracing import brace
from tabletome.games.gloomhaven.content.layout import BEYOND
from tabletome.games.gloomhaven.content.scenario_notation import Ranks
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import Moved, Summoned
from tabletome.games.gloomhaven.ground import revealed_rooms
from tabletome.games.gloomhaven.rooms import acting_order, add_monster, free_standees, open_door
from tabletome.games.gloomhaven.special import nearest_empty
from tabletome.games.gloomhaven.state import MONSTERS_SEAT, NORMAL, OBJECTIVE, Figure, State


def go_to_next_door(g: State, figure: int) -> Script:
    """The boss jumps to the next of the scenario's doors, however far, and opens it. GH-BOSS-03"""
    doors = page(g.scenario).boss_doors
    if not doors:
        return
    number = g.plan.door(doors[g.cycle % len(doors)])
    g.cycle += 1
    it = g.figures[figure]
    start, to = it.at, g.plan.doors[number].at
    if number not in g.opened:
        it.at = to
        open_door(g, number, figure)
    elif g.standing_at(to) not in (None, figure):
        near = yield from nearest_empty(g, to)
        to = start if near is None else near
    it.at = to
    g.emit(Moved, it.name, it.number, start, to, rule="GH-BOSS-03")


def encourage(g: State, figure: int, by: int) -> None:
    """All its allies attack more strongly until the end of the round."""
    for ally in g.allies_of(figure):
        brace(g, ally, attack=by)


def call_to_act_again(g: State, name: str) -> None:
    """All monsters of the type take a turn as soon as this one is over, by the same card."""
    g.waiting = (*acting_order(g, name), *g.waiting)


def move_throne(g: State) -> Script:
    """The altar jumps to the next place; whoever is there makes room; a hidden room is revealed. GH-BOSS-03"""
    this = page(g.scenario)
    throne = next((figure for figure in g.figures if figure.name == "throne" and figure.at >= 0), None)
    if throne is None:
        return
    (to,) = g.plan.marked(this.boss_places[g.cycle % len(this.boss_places)])
    g.cycle += 1
    reveal_room(g, to)
    g.obstacles -= {throne.at}
    start, throne.at = throne.at, to
    yield from make_room(g, throne, to)
    g.obstacles |= {to}
    g.emit(Moved, throne.name, 0, start, to, rule="GH-BOSS-03")


def reveal_room(g: State, at: int) -> None:
    """The room of this hex is revealed: every door between it and the rooms already revealed opens."""
    rooms = revealed_rooms(g.plan, g.opened)
    room = g.plan.room_of[at]
    if room in rooms or room == BEYOND:
        return
    for number, door in enumerate(g.plan.doors):
        if room in door.rooms and number not in g.opened and not rooms.isdisjoint(door.rooms):
            open_door(g, number, g.acting)


def make_room(g: State, throne: Figure, at: int) -> Script:
    """A figure on the altar's new hex, or a trap or treasure there, goes to the nearest empty hex."""
    in_the_way = [figure for figure in g.figures if figure.at == at and figure is not throne]
    treasure, money = g.treasures[at], g.money[at]
    if not in_the_way and not treasure and not money:
        return
    free = yield from nearest_empty(g, at)
    if free is None:
        return
    for figure in in_the_way:
        figure.at = free
    g.treasures[at], g.money[at] = "", 0
    g.treasures[free], g.money[free] = treasure, money


def demon_of_the_place(g: State) -> str:
    """What the altar summons where it has just come."""
    this = page(g.scenario)
    return this.boss_summons[(g.cycle - 1) % len(this.boss_summons)]


def lay_eggs(g: State, figure: int) -> None:
    """As many eggs as there are characters, beside the boss."""
    health = 2 + -(-g.level // 2)
    free = [at for at in g.ground.near[g.figures[figure].at] if g.is_empty(at)]
    for number, at in enumerate(free[: g.characters], 1):
        egg = Figure("egg", OBJECTIVE, MONSTERS_SEAT, number, at, health, health, hostile=True)
        g.figures.append(egg)
        g.obstacles |= {at}


def hatch_eggs(g: State, monster: str) -> None:
    """Every egg is destroyed and a normal monster stands in its place."""
    for egg in [figure for figure in g.figures if figure.name == "egg" and figure.at >= 0]:
        at, egg.at = egg.at, -1
        g.obstacles -= {at}
        standees = free_standees(g, monster)
        if standees:
            new = add_monster(g, monster, NORMAL, g.rng.pick(standees), at, coinless=True, born=g.round)
            g.emit(Summoned, monster, g.figures[new].number, at, rule="GH-BOSS-03")


def by_party(g: State, ranks: Ranks) -> str:
    return ranks[max(g.characters, 2) - 2]
