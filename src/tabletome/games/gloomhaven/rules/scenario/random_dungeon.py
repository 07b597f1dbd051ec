"""Random dungeons: rooms are made one after the other, when the door that leads to them opens. Rulebook: "Random
dungeon deck". What opening a room costs is in penalties.py. GH-RDUN
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Rng
from tabletome.games.gloomhaven.content.dungeons import (
    DUNGEONS,
    RANDOM_DUNGEON,
    Dungeon,
    Room,
    Severity,
    dungeon,
    entrance_of,
    fits,
    number_of,
    shape,
)
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.events import RoomMade
from tabletome.games.gloomhaven.state import NOBODY, DungeonDecks, PenaltyDue, State

SEVERITIES: dict[str, tuple[Severity, Severity, Severity]] = {
    "none": (Severity.NONE, Severity.NONE, Severity.NONE),
    "fewer": (Severity.NONE, Severity.NONE, Severity.MINOR),
    "standard": (Severity.NONE, Severity.MINOR, Severity.MAJOR),
    "more": (Severity.MINOR, Severity.MAJOR, Severity.MAJOR),
    "most": (Severity.MAJOR, Severity.MAJOR, Severity.MAJOR),
}
"""The penalties of the three rooms, as hard as the players like. GH-RDUN-09"""


def shuffle_decks(scenario: int, penalties: str, rng: Rng) -> DungeonDecks:
    """Room cards and monster cards are two shuffled decks; the page of a scenario says that penalties are as usual.

    GH-RDUN-03, 09
    """
    cards = DUNGEONS[scenario]
    penalties = penalties if scenario == RANDOM_DUNGEON else "standard"
    rooms, dwellers = tuple(rng.shuffled(cards.rooms)), tuple(rng.shuffled(cards.dwellers))
    return DungeonDecks(rooms, dwellers, tuple(map(int, SEVERITIES[penalties])))


def first_room(scenario: int, decks: DungeonDecks) -> tuple[int, DungeonDecks]:
    """The number of a dungeon whose first room is made of the top cards. GH-RDUN-03, 09"""
    room = Room(decks.rooms[-1], decks.dwellers[-1], severity=Severity(decks.severities[0]))
    left = replace(decks, rooms=decks.rooms[:-1], dwellers=decks.dwellers[:-1])
    return number_of(Dungeon(scenario, (room,))), left


def enter_first_room(g: State) -> None:
    """It is told what the first room is, and its penalty falls due; nobody has opened it. GH-RDUN-09, 10"""
    room = dungeon(g.scenario).rooms[0]
    g.emit(RoomMade, room.card, room.dwellers, int(room.severity), rule="GH-RDUN-03")
    if room.severity:
        g.pending += (PenaltyDue(0, NOBODY),)


def make_next_room(g: State, door: int, opener: int) -> None:
    """The room behind a door is made of the next cards; its penalty falls due. GH-RDUN-02, 03, 08, 09

    The other exit of the room that is left is closed for good. GH-RDUN-08
    """
    assert g.dungeon is not None, "no random dungeon"
    made = dungeon(g.scenario)
    before = made.rooms[-1]
    exits = [number for number, each in enumerate(g.plan.doors) if each.rooms[0] == len(made.rooms) - 1]
    left = before._replace(exit=exits.index(door))
    g.locked |= frozenset(exits) - {door}
    card = draw_room(g, (*made.rooms[:-1], left))
    decks = g.dungeon
    severity = Severity(decks.severities[len(made.rooms)])
    room = card._replace(dwellers=decks.dwellers[-1], severity=severity)
    g.dungeon = replace(decks, dwellers=decks.dwellers[:-1])
    enlarge(g, number_of(Dungeon(made.scenario, (*made.rooms[:-1], left, room))))
    g.emit(RoomMade, room.card, room.dwellers, int(severity), rule="GH-RDUN-02")
    if severity:
        g.pending += (PenaltyDue(len(made.rooms), opener),)


def draw_room(g: State, rooms: tuple[Room, ...]) -> Room:
    """Room cards are discarded until one has an entrance of the exit's type and can be laid there. GH-RDUN-07

    When none is left, the discarded ones are the deck again, those of just now among them.
    """
    assert g.dungeon is not None, "no random dungeon"
    last = rooms[-1]
    assert last.exit is not None
    kind = shape(last.card).exits[last.exit].kind
    decks = g.dungeon
    every_card_once = len(decks.rooms) + (len(decks.rooms) + len(decks.discarded))
    for _ in range(every_card_once):
        if not decks.rooms:
            decks = replace(decks, rooms=tuple(g.rng.shuffled(decks.discarded)), discarded=())
        card, decks = decks.rooms[-1], replace(decks, rooms=decks.rooms[:-1])
        entrance = entrance_of(card, kind)
        room = Room(card, last.dwellers, entrance or 0)
        if entrance is not None and fits((*rooms, room)):
            g.dungeon = decks
            return room
        decks = replace(decks, discarded=(*decks.discarded, card))
    raise AssertionError(f"no room fits behind the {last.card}")


def enlarge(g: State, number: int) -> None:
    """The map has more hexes; those there were keep their numbers. GH-RDUN-02"""
    g.scenario = number
    more = len(layout(number).hexes) - len(g.money)
    g.treasures += [""] * more
    g.money += [0] * more
