"""The special actions of bosses. Rulebook: "Bosses"; the scenario's page says the rest. GH-BOSS-03"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, choose
from tabletome.games.gloomhaven.actions import Go
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.layout import BEYOND
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    ExtraTurns,
    Gather,
    HatchEggs,
    LayEggs,
    MindControl,
    NextDoor,
    NextPlace,
    Scatter,
    SummonMonster,
    SummonServants,
    ThroneMoves,
)
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.content.scenarios import LARGE, page
from tabletome.games.gloomhaven.events import Charmed, Moved, Spawned, Summoned
from tabletome.games.gloomhaven.rules.abilities.summons import monster_summons
from tabletome.games.gloomhaven.rules.abilities.words import at_once, monster_performs
from tabletome.games.gloomhaven.rules.initiative import acting_order
from tabletome.games.gloomhaven.rules.monsters.intent import has_melee_attack
from tabletome.games.gloomhaven.rules.monsters.parts_of_body import body_of, boss_of, lay_body
from tabletome.games.gloomhaven.rules.monsters.standees import add_random_standee
from tabletome.games.gloomhaven.rules.movement.doors import open_door
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.move import Reach, ends_stretch, jump_reach, walk_reach
from tabletome.games.gloomhaven.rules.scenario.special_rules import nearest_empty
from tabletome.games.gloomhaven.state import (
    BOSS,
    HIDDEN,
    MONSTERS_SEAT,
    NORMAL,
    OBJECTIVE,
    OFF,
    Figure,
    RunningAction,
    State,
)

HOWEVER_FAR = 99
CARDS_OF_A_TURN = 2


# Going from place to place


@monster_performs(NextDoor)
def go_to_next_door(g: State, who: int, ability: NextDoor, _: tuple[Ability, ...]) -> Script:  # noqa: ARG001 - all alike
    """The boss jumps to the next of the scenario's doors, however far, and opens it. GH-BOSS-03"""
    doors = page(g.scenario).boss_doors
    if not doors:
        return
    number = g.plan.door(doors[g.boss_places % len(doors)])
    g.boss_places += 1
    figure = g.figures[who]
    start, to = figure.at, g.plan.doors[number].at
    if number not in g.opened:
        figure.at = to
        open_door(g, number, who)
    elif g.standing_at(to) not in (None, who):
        near = yield from nearest_empty(g, to)
        to = start if near is None else near
    figure.at = to
    g.emit(Moved, figure.name, figure.number, start, to, rule="GH-BOSS-03")


@monster_performs(NextPlace)
def boss_goes_to_next_place(g: State, who: int, ability: NextPlace, _: tuple[Ability, ...]) -> Script:  # noqa: ARG001
    """The boss goes to the next of the scenario's places. GH-BOSS-03"""
    yield from go_to_next_place(g, who)


def go_to_next_place(g: State, who: int) -> Script:
    """The boss jumps, or comes out of hiding, to the next of the scenario's places. GH-BOSS-03

    If somebody is in its way there, to the empty hex nearest to it. A flying boss can perch on an obstacle.
    """
    places = page(g.scenario).boss_places
    if not places:
        return
    hexes = g.plan.marked(places[g.boss_places % len(places)])
    g.boss_places += 1
    if g.scenario in LARGE:
        yield from fly_to_perch(g, who, hexes)
        return
    (to,) = hexes
    figure = g.figures[who]
    start = figure.at
    if g.standing_at(to) not in (None, who) or (to in g.obstacles and not g.is_flying(who)):
        near = yield from nearest_empty(g, to)
        to = start if near is None else near
    figure.at = to
    if start == HIDDEN:
        g.emit(Spawned, figure.name, figure.number, to, rule="GH-BOSS-03")
    else:
        g.emit(Moved, figure.name, figure.number, start, to, rule="GH-BOSS-03")


def fly_to_perch(g: State, who: int, hexes: tuple[int, ...]) -> Script:
    """A boss that lies on several hexes flies to others; whoever is there makes room. GH-BOSS-03"""
    figure = g.figures[who]
    start = figure.at
    for at in hexes:
        other = g.standing_at(at)
        if other is not None and other != who and boss_of(g, other) is None:
            free = yield from nearest_empty(g, at)
            g.figures[other].at = at if free is None else free
    lay_body(g, who, hexes)
    g.emit(Moved, figure.name, figure.number, start, figure.at, rule="GH-BOSS-03")


def hide_boss(g: State, action: RunningAction) -> None:
    """A boss that strikes out of hiding is gone after a melee attack. GH-BOSS-03"""
    figure = g.figures[action.figure]
    if figure.kind != BOSS or not figure.is_on_map or not BOSSES[figure.name].lurks or not page(g.scenario).boss_places:
        return
    if action.performed and has_melee_attack(printed(action.source).abilities):
        figure.at = HIDDEN


# Servants and eggs


@monster_performs(SummonServants)
@at_once
def summon_servants(g: State, who: int, ability: SummonServants, _: tuple[Ability, ...]) -> None:
    """Tokens that nothing can hurt, beside the boss; they act from the next round on. GH-BOSS-03"""
    there = sum(figure.name == ability.name for figure in g.figures)
    around = [g.figures[each].at for each in (who, *body_of(g, who))]
    free = [at for at in dict.fromkeys(near for at in around for near in g.board.near[at]) if g.is_empty(at)]
    for place, at in enumerate(free[: ability.number], there + 1):
        g.figures.append(
            Figure(ability.name, OBJECTIVE, MONSTERS_SEAT, place, at, 1, 1, hostile=True, joined_in=g.round)
        )
        g.emit(Summoned, ability.name, place, at, rule="GH-BOSS-03")


@monster_performs(LayEggs)
@at_once
def lay_eggs(g: State, who: int, ability: LayEggs, _: tuple[Ability, ...]) -> None:
    """As many eggs as there are characters, beside the boss."""
    health = 2 + -(-g.level // 2)
    free = [at for at in g.board.near[g.figures[who].at] if g.is_empty(at)]
    for number, at in enumerate(free[: g.characters], 1):
        g.figures.append(Figure(ability.token, OBJECTIVE, MONSTERS_SEAT, number, at, health, health, hostile=True))
        g.obstacles |= {at}


@monster_performs(HatchEggs)
@at_once
def hatch_eggs(g: State, who: int, ability: HatchEggs, _: tuple[Ability, ...]) -> None:  # noqa: ARG001
    """Every egg is destroyed and a normal monster stands in its place."""
    for egg in [figure for figure in g.figures if figure.name == ability.token and figure.is_on_map]:
        at, egg.at = egg.at, OFF
        g.obstacles -= {at}
        hatched = add_random_standee(g, ability.monster, NORMAL, at, joined_in=g.round)
        if hatched is not None:
            g.emit(Summoned, ability.monster, hatched.number, at, rule="GH-BOSS-03")


# Making the party move


@monster_performs(Scatter)
def scatter(g: State, who: int, ability: Scatter, _: tuple[Ability, ...]) -> Script:
    """Characters and summons move, in initiative order, as far from the boss as so many hexes allow. GH-BOSS-03

    Nobody steps into a trap or hazardous terrain for it.
    """
    for each in party_in_order(g):
        away = g.board.distances(g.figures[who].at)
        reach = harmless_reach(g, each, ability.by)
        farthest = max(away[at] for at in reach)
        yield from drive(g, each, "scatter", {at: way for at, way in reach.items() if away[at] == farthest})


@monster_performs(Gather)
def gather(g: State, who: int, ability: Gather, _: tuple[Ability, ...]) -> Script:  # noqa: ARG001
    """Characters and summons come, in initiative order, to the nearest hex adjacent to the boss. GH-BOSS-03"""
    for each in party_in_order(g):
        near = g.board.near[g.figures[who].at]
        reach = {at: way for at, way in harmless_reach(g, each, HOWEVER_FAR).items() if at in near}
        shortest = min((spent for spent, _ in reach.values()), default=0)
        yield from drive(g, each, "gather", {at: way for at, way in reach.items() if way[0] == shortest})


def party_in_order(g: State) -> list[int]:
    """Characters and their summons on the map, as they act this round. GH-SUMMON-05"""
    places = {name: place for place, name in enumerate(g.order)}
    there = [who for who in g.on_map() if g.figures[who].is_players and g.heroes[g.figures[who].hero].name in places]
    return sorted(there, key=lambda who: (places[g.heroes[g.figures[who].hero].name], -g.figures[who].kind))


def harmless_reach(g: State, who: int, points: int) -> Reach:
    """Where a figure can come without harm, its own hex included; only that if it cannot move."""
    figure = g.figures[who]
    here: Reach = {figure.at: (0, ())}
    if figure.conditions & (IMMOBILIZE | STUN):
        return here
    reach = jump_reach(g, who, points) if g.is_flying(who) else walk_reach(g, who, points)
    return here | {at: way for at, way in reach.items() if not ends_stretch(g, at)}


def drive(g: State, who: int, kind: str, reach: Reach) -> Script:
    """A figure has to go to one of these hexes; whoever decides for it chooses. GH-AMBIG-01"""
    figure = g.figures[who]
    if not reach or figure.at in reach:
        return
    to = yield from choose_hex(g, who, kind, sorted(reach))
    start = figure.at
    for at in reach[to][1]:
        yield from enter(g, who, at)
    g.emit(Moved, figure.name, figure.number, start, to, rule="GH-BOSS-03")


def choose_hex(g: State, who: int, kind: str, hexes: list[int]) -> Asking[int]:
    """One of these hexes, said by whoever decides for the figure."""
    chosen = yield from choose(Decision(g.controller(who), kind, [Go(at) for at in hexes], {"figure": who}))
    return chosen.hex


# Making others fight


@monster_performs(MindControl)
@at_once
def control_mind(g: State, who: int, ability: MindControl, _: tuple[Ability, ...]) -> None:  # noqa: ARG001
    """The last character who will play two cards this round, and its summons, fight their own side. GH-BOSS-03"""
    names = [hero.name for hero in g.heroes]
    to_come = [names.index(name) for name in g.order[g.place :] if name in names]
    playing = [hero for hero in to_come if len(g.heroes[hero].chosen) == CARDS_OF_A_TURN]
    if not playing:
        return
    for figure in g.figures:
        if figure.is_on_map and figure.hero == playing[-1]:
            figure.effects = replace(figure.effects, charmer=who)
            g.emit(Charmed, figure.name, figure.number, rule="GH-BOSS-03")


@monster_performs(ExtraTurns)
@at_once
def call_to_act_again(g: State, who: int, ability: ExtraTurns, _: tuple[Ability, ...]) -> None:  # noqa: ARG001
    """All monsters of the type take a turn as soon as this one is over, by the same card."""
    g.waiting = (*acting_order(g, ability.monster), *g.waiting)


# The throne


@monster_performs(ThroneMoves)
def throne_moves(g: State, who: int, ability: ThroneMoves, _: tuple[Ability, ...]) -> Script:  # noqa: ARG001
    """The altar goes to its next place and summons the demon of that place. GH-BOSS-03"""
    yield from move_altar(g, ability.token)
    altar = next((each for each in g.on_map() if g.figures[each].name == ability.token), None)
    if altar is not None:
        yield from monster_summons(g, altar, SummonMonster(demon_of_the_place(g), ability.ranks), ())


def move_altar(g: State, name: str) -> Script:
    """The altar jumps to the next place; whoever is there makes room; a hidden room is revealed. GH-BOSS-03"""
    places = page(g.scenario).boss_places
    altar = next((figure for figure in g.figures if figure.name == name and figure.is_on_map), None)
    if altar is None:
        return
    (to,) = g.plan.marked(places[g.boss_places % len(places)])
    g.boss_places += 1
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
            open_door(g, number, g.turn.acting)


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
    summons = page(g.scenario).boss_summons
    return summons[(g.boss_places - 1) % len(summons)]
