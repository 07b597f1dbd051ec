"""The special actions of bosses. Rulebook: "Bosses"; the scenario's page says the rest. GH-BOSS-03"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Go
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.layout import BEYOND
from tabletome.games.gloomhaven.content.notation.abilities import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.notation.scenarios import Ranks
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import Charmed, Moved, Spawned, Summoned
from tabletome.games.gloomhaven.rules.combat.conditions import brace
from tabletome.games.gloomhaven.rules.movement.doors import acting_order, add_monster, free_standees, open_door
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.move import Reach, ends_stretch, jump_reach, walk_reach
from tabletome.games.gloomhaven.rules.scenario.special_rules import nearest_empty
from tabletome.games.gloomhaven.state import LURKING, MONSTERS_SEAT, NORMAL, OBJECTIVE, SUMMON, Figure, State

HOWEVER_FAR = 99
CARDS_OF_A_TURN = 2


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


def go_to_next_place(g: State, figure: int) -> Script:
    """The boss jumps, or comes out of hiding, to the next of the scenario's places. GH-BOSS-03

    If somebody is in its way there, to the empty hex nearest to it. A flying boss can perch on an obstacle.
    """
    places = page(g.scenario).boss_places
    if not places:
        return
    (to,) = g.plan.marked(places[g.cycle % len(places)])
    g.cycle += 1
    it = g.figures[figure]
    start = it.at
    if g.standing_at(to) not in (None, figure) or (to in g.obstacles and not g.is_flying(figure)):
        near = yield from nearest_empty(g, to)
        to = start if near is None else near
    it.at = to
    if start == LURKING:
        g.emit(Spawned, it.name, it.number, to, rule="GH-BOSS-03")
    else:
        g.emit(Moved, it.name, it.number, start, to, rule="GH-BOSS-03")


def summon_servants(g: State, figure: int, name: str, number: int) -> None:
    """Tokens that nothing can hurt, beside the boss; they act from the next round on. GH-BOSS-03"""
    there = sum(it.name == name for it in g.figures)
    free = [at for at in g.board.near[g.figures[figure].at] if g.is_empty(at)]
    for place, at in enumerate(free[:number], there + 1):
        g.figures.append(Figure(name, OBJECTIVE, MONSTERS_SEAT, place, at, 1, 1, hostile=True, born=g.round))
        g.emit(Summoned, name, place, at, rule="GH-BOSS-03")


def scatter(g: State, figure: int, points: int) -> Script:
    """Characters and summons move, in initiative order, as far from the boss as so many hexes allow. GH-BOSS-03

    Nobody steps into a trap or hazardous terrain for it.
    """
    for each in party_in_order(g):
        away = g.board.distances(g.figures[figure].at)
        reach = harmless_reach(g, each, points)
        farthest = max(away[at] for at in reach)
        yield from driven(g, each, "scatter", {at: way for at, way in reach.items() if away[at] == farthest})


def gather(g: State, figure: int) -> Script:
    """Characters and summons come, in initiative order, to the nearest hex adjacent to the boss. GH-BOSS-03"""
    for each in party_in_order(g):
        near = g.board.near[g.figures[figure].at]
        reach = {at: way for at, way in harmless_reach(g, each, HOWEVER_FAR).items() if at in near}
        shortest = min((spent for spent, _ in reach.values()), default=0)
        yield from driven(g, each, "gather", {at: way for at, way in reach.items() if way[0] == shortest})


def party_in_order(g: State) -> list[int]:
    """Characters and their summons on the map, as they act this round. GH-SUMMON-05"""
    places = {name: place for place, name in enumerate(g.order)}
    there = [n for n in g.on_map() if g.figures[n].hero >= 0 and g.heroes[g.figures[n].hero].name in places]
    return sorted(there, key=lambda n: (places[g.heroes[g.figures[n].hero].name], -g.figures[n].kind, n))


def harmless_reach(g: State, figure: int, points: int) -> Reach:
    """Where a figure can come without harm, its own hex included; only that if it cannot move."""
    it = g.figures[figure]
    here: Reach = {it.at: (0, ())}
    if it.conditions & (IMMOBILIZE | STUN):
        return here
    reach = jump_reach(g, figure, points) if g.is_flying(figure) else walk_reach(g, figure, points)
    return here | {at: way for at, way in reach.items() if not ends_stretch(g, at)}


def driven(g: State, figure: int, kind: str, reach: Reach) -> Script:
    """A figure has to go to one of these hexes; whoever decides for it chooses. GH-AMBIG-01"""
    it = g.figures[figure]
    if not reach or it.at in reach:
        return
    to = yield from one_hex(g, figure, kind, sorted(reach))
    start = it.at
    for at in reach[to][1]:
        yield from enter(g, figure, at)
    g.emit(Moved, it.name, it.number, start, to, rule="GH-BOSS-03")


def one_hex(g: State, figure: int, kind: str, hexes: list[int]) -> Asking[int]:
    if len(hexes) == 1:
        return hexes[0]
    chosen: Any = yield Decision(g.controller(figure), kind, [Go(at) for at in hexes], {"figure": figure})
    return int(chosen.hex)


def control_mind(g: State, figure: int) -> None:
    """The last character who will play two cards this round, and its summons, fight their own side. GH-BOSS-03"""
    names = [hero.name for hero in g.heroes]
    to_come = [names.index(name) for name in g.order[g.place :] if name in names]
    playing = [hero for hero in to_come if len(g.heroes[hero].chosen) == CARDS_OF_A_TURN]
    if not playing:
        return
    for it in g.figures:
        if it.at >= 0 and it.hero == playing[-1]:
            it.charmer = figure
            g.emit(Charmed, it.name, it.number if it.kind == SUMMON else 0, rule="GH-BOSS-03")


def encourage(g: State, figure: int, by: int) -> None:
    """All its allies attack more strongly until the end of the round."""
    for ally in g.allies_of(figure):
        brace(g, ally, attack=by)


def call_to_act_again(g: State, name: str) -> None:
    """All monsters of the type take a turn as soon as this one is over, by the same card."""
    g.waiting = (*acting_order(g, name), *g.waiting)


def move_altar(g: State, name: str) -> Script:
    """The altar jumps to the next place; whoever is there makes room; a hidden room is revealed. GH-BOSS-03"""
    this = page(g.scenario)
    altar = next((figure for figure in g.figures if figure.name == name and figure.at >= 0), None)
    if altar is None:
        return
    (to,) = g.plan.marked(this.boss_places[g.cycle % len(this.boss_places)])
    g.cycle += 1
    reveal_room(g, to)
    g.obstacles -= {altar.at}
    start, altar.at = altar.at, to
    yield from make_room(g, altar, to)
    g.obstacles |= {to}
    g.emit(Moved, altar.name, 0, start, to, rule="GH-BOSS-03")


def reveal_room(g: State, at: int) -> None:
    """The room of this hex is revealed: every door between it and the rooms already revealed opens."""
    rooms = revealed_rooms(g.plan, g.opened)
    room = g.plan.room_of[at]
    if room in rooms or room == BEYOND:
        return
    for number, door in enumerate(g.plan.doors):
        if room in door.rooms and number not in g.opened and not rooms.isdisjoint(door.rooms):
            open_door(g, number, g.acting)


def make_room(g: State, altar: Figure, at: int) -> Script:
    """A figure on the altar's new hex, or a trap or treasure there, goes to the nearest empty hex."""
    in_the_way = [figure for figure in g.figures if figure.at == at and figure is not altar]
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


def lay_eggs(g: State, figure: int, name: str) -> None:
    """As many eggs as there are characters, beside the boss."""
    health = 2 + -(-g.level // 2)
    free = [at for at in g.board.near[g.figures[figure].at] if g.is_empty(at)]
    for number, at in enumerate(free[: g.characters], 1):
        egg = Figure(name, OBJECTIVE, MONSTERS_SEAT, number, at, health, health, hostile=True)
        g.figures.append(egg)
        g.obstacles |= {at}


def hatch_eggs(g: State, name: str, monster: str) -> None:
    """Every egg is destroyed and a normal monster stands in its place."""
    for egg in [figure for figure in g.figures if figure.name == name and figure.at >= 0]:
        at, egg.at = egg.at, -1
        g.obstacles -= {at}
        standees = free_standees(g, monster)
        if standees:
            new = add_monster(g, monster, NORMAL, g.rng.pick(standees), at, coinless=True, born=g.round)
            g.emit(Summoned, monster, g.figures[new].number, at, rule="GH-BOSS-03")


def by_party(g: State, ranks: Ranks) -> str:
    return ranks[max(g.characters, 2) - 2]
