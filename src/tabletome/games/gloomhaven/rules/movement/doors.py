"""Doors and what is behind them. Rulebook: "Revealing a room". GH-DOOR, GH-OVL-02, GH-PAGE-05, 08, GH-SETUP-06"""

from __future__ import annotations

from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.bosses import TYPES, boss_stat, formula
from tabletome.games.gloomhaven.content.layout import ELITE_MARK, NONE, Spot
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import MonsterType
from tabletome.games.gloomhaven.content.notation.scenarios import SPIKES, Token
from tabletome.games.gloomhaven.content.scenarios import boosted, page
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import DoorOpened, MonsterCardDrawn
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.rules.scenario.battle_goals import DOOR, note
from tabletome.games.gloomhaven.state import BOSS, ELITE, ESCORT, MONSTERS_SEAT, NORMAL, OBJECTIVE, OFF, Figure, State


def door_at(g: State, at: int) -> int | None:
    """The closed door on this hex, if there is one."""
    for number, door in enumerate(g.plan.doors):
        if door.at == at and number not in g.opened:
            return number
    return None


def open_door(g: State, number: int, opener: int) -> None:
    """Flip the door and fill the room behind it at once. GH-OVL-02, GH-DOOR-01, 05, 06"""
    before = revealed_rooms(g.plan, g.opened)
    g.opened |= {number}
    g.locked -= {number}
    new = revealed_rooms(g.plan, g.opened) - before
    first = len(g.figures)
    for room in sorted(new):
        fill_room(g, room, g.figures[opener].at)
    g.reveal()
    if new and opener == g.acting:
        note(g, opener, DOOR)
    g.emit(DoorOpened, g.figures[opener].name, len(g.figures) - first, rule="GH-DOOR-01")
    join_the_round(g, first)
    spawn_at_door(g, g.plan.doors[number].name)


def join_the_round(g: State, first: int) -> None:
    """Monsters that have just come, from this figure on, have a card and a place in the order. GH-DOOR-05, 06"""
    for name in dict.fromkeys(figure.name for figure in g.figures[first:] if figure.is_monster):
        draw_ability(g, name)
        join_order(g, name)
        if is_earlier(g, name):
            g.late += tuple(figure for figure in acting_order(g, name) if figure >= first)


def spawn_at_door(g: State, door: str) -> None:
    """What the scenario spawns when this door opens falls due. GH-SPECIAL-02"""
    for number, spawn in enumerate(page(g.scenario).spawns):
        if spawn.when == door:
            g.due += tuple(("spawn", number, each) for each in range(len(spawn.ranks[party_size(g)])))


def party_size(g: State) -> int:
    """Where things are written for 2, 3 and 4 characters. GH-PAGE-05"""
    return max(len(g.heroes), 2) - 2


def fill_room(g: State, room: int, nearest_to: int) -> None:
    """Overlays, money and monsters for the number of characters, exhausted ones included. GH-DOOR-02, GH-PAGE-05, 08"""
    plan = g.plan
    for overlay in plan.overlays:
        if plan.room_of[overlay.hexes[0]] == room:
            lay(g, overlay.kind, overlay.look, overlay.hexes, overlay.tokens)
    mark = party_size(g)
    place_tokens(g, room)
    spots = [spot for spot in plan.spots if plan.room_of[spot.at] == room and spot.marks[mark] != NONE]
    for name in dict.fromkeys(spot.monster for spot in spots):
        place_monsters(g, name, [spot for spot in spots if spot.monster == name], mark, nearest_to)


def lay(g: State, kind: str, look: str, hexes: tuple[int, ...], count: int) -> None:
    match kind:
        case "obstacle":
            g.obstacles |= set(hexes)
        case "difficult":
            g.difficult |= set(hexes)
        case "hazardous":
            g.hazards |= set(hexes)
        case "trap":
            what = page(g.scenario).traps.get(look, SPIKES)
            for at in hexes:
                lay_trap(g, at, g.trap_damage if what.damage else 0, what.conditions)
        case "treasure":
            for at in hexes:
                if not look.isdigit() or int(look) not in g.crossed_out:
                    g.treasures[at] = look
        case "money":
            for at in hexes:
                g.money[at] += count


def locked_doors(g: State) -> list[int]:
    """The hexes of doors of revealed rooms that nobody can open yet. GH-SPECIAL-03"""
    rooms = revealed_rooms(g.plan, g.opened)
    doors = (g.plan.doors[number] for number in sorted(g.locked))
    return [door.at for door in doors if not rooms.isdisjoint(door.rooms)]


def place_tokens(g: State, room: int) -> None:
    """Obstacles with hit points, and allies, of this room. GH-SPECIAL-05, 06, 07"""
    for token in page(g.scenario).tokens:
        places = g.plan.marked(token.at)
        for number, at in enumerate(places, 1):
            if g.plan.room_of[at] != room:
                continue
            health = token_health(g, token)
            kind, hostile = (ESCORT, False) if token.role == "escort" else (OBJECTIVE, True)
            shown = number if len(places) > 1 else 0
            g.figures.append(Figure(token.name, kind, MONSTERS_SEAT, shown, at, health, health, hostile=hostile))
            if kind == OBJECTIVE:
                g.obstacles |= {at}


def token_health(g: State, token: Token) -> int:
    """GH-SPECIAL-10"""
    if token.shares:
        return boss_stat(token.shares, g.monster_level, g.characters, 0, 0).health
    return formula(token.health, C=g.characters, L=g.level)


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


def free_standees(g: State, name: str) -> list[int]:
    """Numbers not on the map; those of dead monsters can be used again."""
    used = {figure.number for figure in g.figures if figure.name == name and figure.at >= 0}
    return [number for number in range(1, TYPES[name].standees + 1) if number not in used]


def add_monster(g: State, name: str, rank: int, number: int, at: int, *, coinless: bool = False, born: int = 0) -> int:
    """Its hit points by level; a boss's by the number of characters too. GH-MSTAT-03, GH-BOSS-02, 04"""
    kind = TYPES[name]
    if isinstance(kind, MonsterType):
        health = (kind.elite if rank == ELITE else kind.normal)[g.monster_level].health
        if g.altars:
            health = boosted(name, rank == ELITE, g.monster_level, g.altars).health
    else:
        rank, health = BOSS, boss_stat(name, g.monster_level, g.characters, 0, 0).health
    hostile = name not in page(g.scenario).allies
    it = Figure(name, rank, MONSTERS_SEAT, number, at, health, health, coinless=coinless, born=born, hostile=hostile)
    g.figures.append(it)
    return len(g.figures) - 1


def draw_ability(g: State, name: str) -> None:
    """One ability card for each deck with monsters on the map that has none this round. GH-MABIL-01, GH-DOOR-05"""
    deck = TYPES[name].deck
    if deck in g.drawn or g.round == 0:
        return
    if not g.ability_decks.get(deck):
        g.ability_decks[deck] = tuple(g.rng.shuffled(range(len(DECKS[deck]))))
        g.ability_played[deck] = ()
    *rest, card = g.ability_decks[deck]
    g.ability_decks[deck] = tuple(rest)
    g.ability_played[deck] += (card,)
    g.drawn[deck] = card
    g.reveal()
    g.emit(MonsterCardDrawn, deck, card, DECKS[deck][card].initiative, rule="GH-MABIL-01")


def initiative_of(g: State, name: str) -> int:
    """Of a monster type: its card's. GH-MABIL-03"""
    deck = TYPES[name].deck
    return DECKS[deck][g.drawn[deck]].initiative


def acting_order(g: State, name: str) -> list[int]:
    """The monsters of a type in the order in which they act: elites first, then by number. GH-INIT-03, GH-MTURN-04

    GH-MTURN-05
    """
    found = [n for n, it in enumerate(g.figures) if it.at != OFF and it.name == name and it.is_monster]
    return sorted(found, key=lambda n: (-g.figures[n].kind, g.figures[n].number))


def servants_of(g: State, name: str) -> list[int]:
    """The tokens that act right before this boss."""
    return [n for n in g.on_map() if g.figures[n].kind == OBJECTIVE and serves(g.figures[n].name, name)]


def serves(token: str, boss: str) -> bool:
    return token in SERVANTS and SERVANTS[token].boss == boss


def join_order(g: State, name: str) -> None:
    """A type that was not yet on the map finds its place in this round's order. GH-DOOR-06"""
    if name in g.order or g.round == 0:
        return
    mine = initiative_of(g, name)
    place = sum(entry_initiative(g, other) <= mine for other in g.order)
    g.order = (*g.order[:place], name, *g.order[place:])
    if place <= g.place:
        g.place += 1


def entry_initiative(g: State, name: str) -> int:
    """The initiative of a class or monster type in this round."""
    if name in TYPES:
        return initiative_of(g, name)
    token = escort_named(g, name)
    if token is not None:
        return token.initiative
    hero = next(hero for hero in g.heroes if hero.name == name)
    return hero.initiative


def escort_named(g: State, name: str) -> Token | None:
    """The ally of this name that has a turn of its own."""
    return next((each for each in page(g.scenario).tokens if each.name == name and each.role == "escort"), None)


def is_earlier(g: State, name: str) -> bool:
    """Whether the type should have acted before the turn in progress. GH-DOOR-06"""
    return g.round > 0 and name in g.order and g.order.index(name) < g.place
