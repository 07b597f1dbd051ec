"""Doors and what is behind them. Rulebook: "Revealing a room". GH-DOOR, GH-OVL-02, GH-PAGE-05, 08, GH-SETUP-06"""

from __future__ import annotations

from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.bosses import boss_stat
from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.dungeons import RANDOM_DUNGEON, dungeon
from tabletome.games.gloomhaven.content.layout import ELITE_MARK, NONE, Spot
from tabletome.games.gloomhaven.content.notation.scenarios import DoorOpens, Token, TrapKind
from tabletome.games.gloomhaven.content.notation.special_rules import HiddenTokens, SetUpLater, Unmasks, Withers
from tabletome.games.gloomhaven.content.scenarios import LARGE, page
from tabletome.games.gloomhaven.content.traps import TRAPS
from tabletome.games.gloomhaven.events import DoorOpened
from tabletome.games.gloomhaven.rules.initiative import join_the_round
from tabletome.games.gloomhaven.rules.monsters.parts_of_body import lay_body
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster, free_standees
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.rules.scenario.battle_goals import DOOR, note
from tabletome.games.gloomhaven.rules.scenario.circumstances import (
    is_so,
    mark_of,
    mask_of,
    waiting_rules,
    withered_mark,
)
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.random_dungeon import make_next_room
from tabletome.games.gloomhaven.rules.scenario.treasures import HIDDEN_TOKEN
from tabletome.games.gloomhaven.state import (
    ELITE,
    ESCORT,
    MONSTERS_SEAT,
    NORMAL,
    OBJECTIVE,
    Figure,
    SpawnDue,
    State,
    Trap,
)


def door_at(g: State, at: int) -> int | None:
    """The closed door on this hex, if there is one."""
    for number, door in enumerate(g.plan.doors):
        if door.at == at and number not in g.opened:
            return number
    return None


def open_door(g: State, number: int, opener: int) -> None:
    """Flip the door and fill the room behind it at once. GH-OVL-02, GH-DOOR-01, 05, 06

    In a random dungeon the room is made now. GH-RDUN-02
    """
    if g.dungeon is not None:
        make_next_room(g, number, opener)
    before = revealed_rooms(g.plan, g.opened)
    g.opened |= {number}
    g.locked -= {number}
    new = revealed_rooms(g.plan, g.opened) - before
    first = len(g.figures)
    for room in sorted(new):
        fill_room(g, room, g.figures[opener].at)
    g.reveal()
    if new and opener == g.turn.acting:
        note(g, opener, DOOR)
    monsters, rooms = len(g.figures) - first, tuple(sorted(new))
    g.emit(DoorOpened, g.figures[opener].name, monsters, g.scenario, rooms, rule="GH-DOOR-01")
    join_the_round(g, first)
    spawn_at_door(g, g.plan.doors[number].name)
    check_goals(g)


def spawn_at_door(g: State, door: str) -> None:
    """What the scenario spawns when this door opens falls due. GH-SPECIAL-02"""
    for number, spawn in enumerate(page(g.scenario).spawns):
        if spawn.when == DoorOpens(door):
            g.pending += tuple(SpawnDue(number, each) for each in range(len(spawn.ranks[g.party_size])))


def locked_doors(g: State) -> list[int]:
    """The hexes of doors of revealed rooms that nobody can open yet. GH-SPECIAL-03"""
    rooms = revealed_rooms(g.plan, g.opened)
    doors = (g.plan.doors[number] for number in sorted(g.locked))
    return [door.at for door in doors if not rooms.isdisjoint(door.rooms)]


# Filling a room


def fill_room(g: State, room: int, nearest_to: int) -> None:
    """Overlays, money and monsters for the number of characters, exhausted ones included. GH-DOOR-02, GH-PAGE-05, 08"""
    plan = g.plan
    for overlay in plan.overlays:
        if plan.room_of[overlay.hexes[0]] == room:
            lay(g, overlay.kind, overlay.look, overlay.hexes, overlay.tokens)
    mark = g.party_size
    place_tokens(g, room)
    hide_tokens(g, room)
    held_back, at_once = held_back_in(g, room)
    spots = [spot for spot in spots_in(g, room) if spot.monster not in held_back or spot.at in at_once]
    for name in dict.fromkeys(spot.monster for spot in spots):
        place_monsters(g, name, [spot for spot in spots if spot.monster == name], mark, nearest_to)
    note_masks(g)
    if g.scenario in LARGE:
        spread_boss(g)


def spread_boss(g: State) -> None:
    """A boss that lies on several hexes lies on all of its place. GH-SPECIAL-08"""
    for who in [who for who in g.on_map() if g.figures[who].name == LARGE[g.scenario].boss]:
        letter = next(letter for letter, at in g.plan.markers if at == g.figures[who].at)
        lay_body(g, who, g.plan.marked(letter))


def hide_tokens(g: State, room: int) -> None:
    """Numbered tokens lie face down on their places. GH-SPECIAL-08"""
    for rule in page(g.scenario).rules:
        if isinstance(rule, HiddenTokens):
            for at in g.plan.marked(rule.place):
                if g.plan.room_of[at] == room:
                    g.treasures[at] = HIDDEN_TOKEN


def note_masks(g: State) -> None:
    """It is noted by its number which monster is another in disguise."""
    for rule in page(g.scenario).rules:
        if isinstance(rule, Unmasks):
            for figure in g.figures:
                if figure.name == rule.monster and figure.at in g.plan.marked(rule.place):
                    g.tally.setdefault(mask_of(rule), figure.number)


def spots_in(g: State, room: int) -> list[Spot]:
    """Where monsters stand in this room with so many characters. GH-PAGE-05"""
    plan, mark = g.plan, g.party_size
    return [spot for spot in plan.spots if plan.room_of[spot.at] == room and spot.marks[mark] != NONE]


def held_back_in(g: State, room: int) -> tuple[set[str], set[int]]:
    """The monsters of this room that are set up later, but not at these places; for those that are not it is noted."""
    held_back: set[str] = set()
    at_once: set[int] = set()
    for rule in waiting_rules(g):
        if g.plan.room_of_tile(rule.tile) != room:
            continue
        if is_so(g, rule.given) and not rule.at_end:
            g.note(mark_of(rule))
        else:
            held_back.update(rule.monsters)
            at_once.update(g.plan.marked(rule.but_at))
    return held_back, at_once


def set_up(g: State, rule: SetUpLater, room: int) -> None:
    """Monsters that were held back come onto the map and join the round. GH-DOOR-05, 06"""
    g.note(mark_of(rule))
    first = len(g.figures)
    for name in rule.monsters:
        there = g.plan.marked(rule.but_at)
        spots = [spot for spot in spots_in(g, room) if spot.monster == name and spot.at not in there]
        spots = [spot for spot in spots if g.standing_at(spot.at) is None]
        place_monsters(g, name, spots, g.party_size, g.plan.start[0])
    if g.order:
        join_the_round(g, first)


def lay(g: State, kind: str, look: str, hexes: tuple[int, ...], count: int) -> None:
    """An overlay tile, or money tokens, on these hexes; tiles never run out. GH-PAGE-08, GH-RDUN-05"""
    match kind:
        case "obstacle":
            g.obstacles |= set(hexes)
        case "difficult":
            g.difficult |= set(hexes)
        case "hazardous":
            g.hazards |= set(hexes)
        case "trap":
            what = trap_of(g, look, hexes[0])
            for at in hexes:
                lay_trap(g, Trap(at, g.trap_damage if what.damage else 0, what.conditions))
        case "treasure":
            for at in hexes:
                if not look.isdigit() or int(look) not in g.crossed_out:
                    g.treasures[at] = look
        case "money":
            for at in hexes:
                g.money[at] += count


def trap_of(g: State, look: str, at: int) -> TrapKind:
    """What a trap does, by the scenario's page or by the card of the room. GH-PAGE-07, GH-RDUN-12"""
    if g.scenario < RANDOM_DUNGEON:
        return TRAPS[g.scenario][look]
    return DWELLERS[dungeon(g.scenario).rooms[g.plan.room_of[at]].dwellers].trap


def place_tokens(g: State, room: int) -> None:
    """Obstacles with hit points, and allies, of this room. GH-SPECIAL-05, 06, 07"""
    for token in page(g.scenario).tokens:
        places = g.plan.marked(token.at)
        alike = [each for each in page(g.scenario).tokens if each.name == token.name]
        for number, at in enumerate(places, 1):
            if g.plan.room_of[at] != room:
                continue
            if token.whole:
                number = alike.index(token) + 1
            elif token.role == "escort" and len(places) > 1:
                number = random_number(g, token, len(places))
            health = token_health(g, token)
            kind, hostile = (ESCORT, False) if token.role == "escort" else (OBJECTIVE, not token.neutral)
            shown = number if len(places) > 1 or len(alike) > 1 else 0
            g.figures.append(Figure(token.name, kind, MONSTERS_SEAT, shown, at, health, health, hostile=hostile))
            if kind == OBJECTIVE:
                g.obstacles |= {at}
        place_doors(g, token, room)


def random_number(g: State, token: Token, count: int) -> int:
    """Numbered tokens of allies are shuffled before they are placed: by their numbers they act. GH-SPECIAL-07"""
    placed = {figure.number for figure in g.figures if figure.name == token.name}
    return g.rng.pick([number for number in range(1, count + 1) if number not in placed])


def place_doors(g: State, token: Token, room: int) -> None:
    """Closed doors of this room that can be broken down stand as obstacles with hit points. GH-SPECIAL-05"""
    for number in sorted(frozenset().union(*(g.plan.doors_between(name) for name in token.doors))):
        door = g.plan.doors[number]
        if room in door.rooms and number not in g.opened and g.standing_at(door.at) is None:
            health = token_health(g, token)
            hostile = not token.neutral
            g.figures.append(Figure(token.name, OBJECTIVE, MONSTERS_SEAT, 0, door.at, health, health, hostile=hostile))
            g.obstacles |= {door.at}


def token_health(g: State, token: Token) -> int:
    """Its own hit points, or those of the boss that it shares them with. GH-SPECIAL-10"""
    if token.health is None:
        return boss_stat(token.shares, g.monster_level, g.characters, 0, 0).health
    suffered = sum(
        g.counted(withered_mark(rule))
        for rule in page(g.scenario).rules
        if isinstance(rule, Withers) and rule.token == token.name
    )
    return token.health.value(C=g.characters, L=g.level) - suffered


def place_monsters(g: State, name: str, spots: list[Spot], mark: int, nearest_to: int) -> None:
    """Standees with random numbers; if there are too few, the positions nearest to the door first. GH-DOOR-03, 04"""
    free = free_standees(g, name)
    g.rng.shuffle(free)
    if len(spots) > len(free):
        away = g.board.distances(nearest_to)
        spots = sorted(spots, key=lambda spot: away[spot.at])[: len(free)]
    for spot in spots:
        rank = ELITE if spot.marks[mark] == ELITE_MARK else NORMAL
        add_monster(g, name, rank, free.pop(), spot.at)
