"""Random dungeons: rooms made one after the other, their penalties and treasures. GH-RDUN"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.dungeon_rooms import ROOM_CARDS
from tabletome.games.gloomhaven.content.dungeons import (
    DUNGEONS,
    FOGGY_THICKET,
    RANDOM_DUNGEON,
    ROOMS,
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
from tabletome.games.gloomhaven.content.layout_text import on_the_map, place
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import BIT
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.scenarios import TrapKind
from tabletome.games.gloomhaven.events import Conditioned, Healed, Promoted, RoomMade, Spawned
from tabletome.games.gloomhaven.knowledge import check, imagine
from tabletome.games.gloomhaven.rules import phases, setup
from tabletome.games.gloomhaven.rules.combat.conditions import expire, heal
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map
from tabletome.games.gloomhaven.rules.combat.elements import choose_consumption
from tabletome.games.gloomhaven.rules.movement.enter import trap_at
from tabletome.games.gloomhaven.rules.scenario.circumstances import attack_changes
from tabletome.games.gloomhaven.rules.scenario.random_dungeon import SEVERITIES, shuffle_decks
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import (
    ELITE,
    INERT,
    NEW_TURN,
    NOBODY,
    NORMAL,
    STRONG,
    WON,
    DungeonDecks,
    Equipped,
    PenaltyDue,
    State,
    Turn,
)
from tests.games.gloomhaven.quests import Quest, enter, play
from tests.games.gloomhaven.visits import visiting

Delve = Callable[..., Quest]
PLAIN = ("clearing", "altar", "crossroads")
"""Rooms that follow each other."""


@pytest.fixture
def delve(monkeypatch: pytest.MonkeyPatch) -> Delve:
    """A random dungeon with these cards on top of its decks."""

    def go(
        rooms: tuple[str, ...] = PLAIN, dwellers: tuple[str, ...] = ("tribal", "putrid", "wild"), **options: object
    ) -> Quest:
        def stacked(scenario: int, penalties: str, rng: object) -> DungeonDecks:  # noqa: ARG001 - nothing is random
            return DungeonDecks(rooms[::-1], dwellers[::-1], tuple(map(int, SEVERITIES[penalties])))

        monkeypatch.setattr(setup, "shuffle_decks", stacked)
        return enter("random-dungeon", **{"penalties": "none", **options})  # type: ignore[arg-type]

    return go


def exits(g: State) -> list[int]:
    """The doors of the last room."""
    last = len(dungeon(g.scenario).rooms) - 1
    return [number for number, door in enumerate(g.plan.doors) if door.rooms[0] == last]


def walk_through(quest: Quest, exit_: int = 0, *, kill: bool = True) -> Quest:
    """The first character steps onto a door of the last room, in its own turn; all monsters may be dead by then."""
    if kill:
        quest.kill()
    g = quest.g
    door = g.plan.doors[exits(g)[exit_]].at
    beside = next(
        at
        for at in range(g.board.size)
        if door in g.board.ways[at]
        and at in g.board.floor
        and at not in g.obstacles | g.traps
        and g.standing_at(at) in (None, 0)
    )
    cards = g.heroes[0]
    hand = cards.hand + cards.chosen
    cards.chosen, cards.hand = hand[:2], hand[2:]
    quest.put(0, beside)._in_order()
    g.place, g.turn, cards.turn = 0, Turn(acting=0, begun=True), NEW_TURN
    quest.again(phases.HERO_TURN)
    play(quest.run, f"basic-move {quest.g.heroes[0].chosen[0]}", f"go {door}", "stop")
    return quest.go_on()


def answers(quest: Quest) -> Iterator[str]:
    """What is asked after the door has been opened, answered with the first choice."""
    while quest.run.decision is not None and quest.run.decision.kind not in ("turn", "select"):
        yield quest.run.decision.kind
        quest.run.play(quest.run.decision.options[0])
    quest.g = quest.run.state


# The dungeon


@rule("GH-RDUN-02")
def test_three_rooms_are_made_one_after_the_other_and_all_monsters_must_die(delve: Delve) -> None:
    quest = delve()
    for number in range(1, ROOMS):
        assert quest.kill().is_open(), "there are rooms to come"
        assert quest.g.plan.rooms == number
        before = (quest.g.plan.hexes, quest.g.figures[0].at)
        walk_through(quest)
        assert quest.g.plan.rooms == number + 1
        assert quest.g.plan.hexes[: len(before[0])] == before[0], "hexes keep their numbers"
        check(quest.g)
        assert any(figure.is_monster and figure.at >= 0 for figure in quest.g.figures)
    assert quest.is_open()
    assert exits(quest.g) == [], "nothing lies behind the last room"
    assert quest.kill().result() == WON
    assert [event.room for event in quest.events if isinstance(event, RoomMade)][-2:] == ["altar", "crossroads"]
    assert [room.dwellers for room in dungeon(quest.g.scenario).rooms] == ["tribal", "putrid", "wild"]


@rule("GH-RDUN-03", breaks=Break("rules/scenario/random_dungeon.py", "rng.shuffled(cards.rooms)", "cards.rooms"))
def test_rooms_and_monsters_are_two_shuffled_decks_and_each_room_takes_the_top_card_of_both() -> None:
    tables = [new_game(GloomhavenOptions.read({"scenario": "random-dungeon"}), seeded(str(seed))) for seed in range(9)]
    firsts = set()
    for g in tables:
        assert g.dungeon is not None
        (room,) = dungeon(g.scenario).rooms
        firsts.add((room.card, room.dwellers))
        assert sorted((*g.dungeon.rooms, room.card)) == sorted(ROOM_CARDS)
        assert sorted((*g.dungeon.dwellers, room.dwellers)) == sorted(DWELLERS)
    assert len(firsts) > len(tables) // 2
    assert len({room for room, _ in firsts}) > 2, "not always the same room"
    decks = shuffle_decks(RANDOM_DUNGEON, "standard", seeded("decks"))
    assert (len(decks.rooms), len(decks.dwellers)) == (20, 20)


@rule("GH-RDUN-04")
@pytest.mark.parametrize("card", ROOM_CARDS)
def test_a_room_card_has_tiles_with_twelve_numbered_hexes_that_are_free_of_obstacles(card: str) -> None:
    drawn = shape(card)
    assert sorted(drawn.slots) == list(range(1, 13))
    plan = layout(number_of(Dungeon(RANDOM_DUNGEON, (Room(card, "infected"),))))
    assert len({spot.at for spot in plan.spots}) == 10, "ten monsters on ten hexes"
    obstacles = {at for overlay in plan.overlays if overlay.kind == "obstacle" for at in overlay.hexes}
    assert obstacles.isdisjoint(spot.at for spot in plan.spots)


@rule("GH-RDUN-05", breaks=Break("rules/movement/doors.py", 'case "obstacle":', 'case "barrier":'))
def test_overlay_tiles_never_run_out(delve: Delve) -> None:
    """The same piece may lie in every room: here altars in two rooms, all of them obstacles."""
    quest = delve(("altar", "library", "corridor"))
    before = len(quest.g.obstacles)
    walk_through(quest)
    walk_through(quest)
    assert before == 4
    assert len(quest.g.obstacles) == before + 10 + 3


@rule("GH-RDUN-06")
def test_characters_start_on_empty_hexes_within_two_of_one_entrance(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = DungeonDecks(("hallway",), ("tribal",), (0, 0, 0))
    monkeypatch.setattr(setup, "shuffle_decks", lambda *_: decks)
    given = {"scenario": "random-dungeon", "battle_goals": False, "players": 3}
    run = Run(GAME, new_game(GloomhavenOptions.read(given), seeded("hallway")))
    g = run.state
    near = [set(g.plan.marked(letter)) for letter in "ab"]
    assert run.decision is not None
    offered = {option.hex for option in run.decision.options}
    assert offered == {at for at in near[0] | near[1] if g.is_empty(at)}
    entrances = [gate.at for gate in shape("hallway").entrances]
    for gate, places in zip(entrances, near, strict=True):
        for h in (g.plan.hexes[at] for at in places):
            assert max(abs(h.q - gate.q), abs(h.r - gate.r), abs(h.q + h.r - gate.q - gate.r)) <= 2
    run.play(next(option for option in run.decision.options if option.hex in near[1] - near[0]))
    assert run.decision is not None
    assert {option.hex for option in run.decision.options} <= near[1], "all begin at one entrance"


@rule("GH-RDUN-07", breaks=Break("rules/scenario/random_dungeon.py", "(*decks.discarded, card)", "decks.discarded"))
def test_cards_are_discarded_until_one_has_an_entrance_of_the_exits_type(delve: Delve) -> None:
    """The exit of the Clearing is of type B; Sewer and Cabin have only entrances A."""
    quest = delve(("clearing", "sewer", "cabin", "burrow", "den"))
    walk_through(quest)
    assert [room.card for room in dungeon(quest.g.scenario).rooms] == ["clearing", "burrow"]
    assert quest.g.dungeon is not None
    assert quest.g.dungeon.discarded == ("sewer", "cabin")
    quest.g.dungeon = DungeonDecks((), quest.g.dungeon.dwellers, (0, 0, 0), ("sewer", "altar"))
    walk_through(quest)
    assert dungeon(quest.g.scenario).rooms[-1].card == "altar", "the discarded ones are the deck again"


@rule("GH-RDUN-07")
def test_a_card_that_was_discarded_earlier_comes_again_among_those_of_just_now(delve: Delve) -> None:
    """Nothing that is left in the deck has an entrance B; the one card that has lies among the discarded."""
    quest = walk_through(delve(("clearing", "burrow", "den")))
    assert quest.g.dungeon is not None
    without = tuple(card for card in ROOM_CARDS if entrance_of(card, "b") is None)
    assert len(without) > 5
    quest.g.dungeon = DungeonDecks(without, quest.g.dungeon.dwellers, (0, 0, 0), ("altar",))
    walk_through(quest)
    assert dungeon(quest.g.scenario).rooms[-1].card == "altar"


@rule("GH-RDUN-08", breaks=Break("rules/scenario/random_dungeon.py", "g.locked |= frozenset(exits) - {door}", "pass"))
def test_of_two_exits_one_is_used_and_the_other_closed_and_the_entrance_fits_the_exit(delve: Delve) -> None:
    quest = delve(("tunnel", "hallway", "den"))
    first, second = exits(quest.g)
    walk_through(quest, 1)
    assert quest.g.locked == {first}
    assert second in quest.g.opened
    assert dungeon(quest.g.scenario).rooms[1].entrance == entrance_of("hallway", "b") == 1
    assert quest.g.plan.doors[first].at not in {near for at in quest.g.board.floor for near in quest.g.board.ways[at]}
    other = walk_through(delve(("tunnel", "hallway", "den")), 0)
    assert dungeon(other.g.scenario).rooms[1].entrance == entrance_of("hallway", "a") == 0


def test_every_dungeon_can_be_finished() -> None:
    """Behind every exit of every two rooms that fit there is a third one that fits, whatever the cards."""
    for scenario, cards in DUNGEONS.items():
        for first in cards.rooms:
            for second in followers((Room(first, "wild"),), cards.rooms):
                last = second[-1]
                for number, _ in enumerate(shape(last.card).exits):
                    left = (*second[:-1], last._replace(exit=number))
                    assert any(fits(after) for after in successors(left, cards.rooms)), (scenario, left)


def followers(rooms: tuple[Room, ...], cards: tuple[str, ...]) -> Iterator[tuple[Room, ...]]:
    for number, _ in enumerate(shape(rooms[-1].card).exits):
        yield from filter(fits, successors((*rooms[:-1], rooms[-1]._replace(exit=number)), cards))


def successors(rooms: tuple[Room, ...], cards: tuple[str, ...]) -> Iterator[tuple[Room, ...]]:
    """Rooms with the right entrance that are not there yet."""
    exit_ = rooms[-1].exit
    assert exit_ is not None
    kind = shape(rooms[-1].card).exits[exit_].kind
    for card in cards:
        entrance = entrance_of(card, kind)
        if entrance is not None and card not in [room.card for room in rooms]:
            yield (*rooms, Room(card, "wild", entrance))


def test_a_dungeons_number_says_all_of_it() -> None:
    made = Dungeon(
        FOGGY_THICKET, (Room("road", "wild", 1, Severity.NONE, 0), Room("cabin", "mangy", 0, Severity.MAJOR))
    )
    assert dungeon(number_of(made)) == made
    assert dungeon(RANDOM_DUNGEON) == Dungeon(RANDOM_DUNGEON)


def test_nobody_knows_the_order_of_the_decks(delve: Delve) -> None:
    quest = delve(tuple(ROOM_CARDS), tuple(DWELLERS))
    before = quest.g.dungeon
    imagine(quest.g, 0, seeded("other"))
    assert before is not None
    assert quest.g.dungeon is not None
    assert quest.g.dungeon.rooms != before.rooms
    assert sorted(quest.g.dungeon.rooms) == sorted(before.rooms)


# Monsters, traps and treasures


@rule("GH-RDUN-11")
@pytest.mark.parametrize(("players", "ranks"), [(2, "n-e-nn"), (3, "nneenn"), (4, "nneeen")])
def test_a_monster_card_fills_the_numbered_hexes_for_the_number_of_characters(
    delve: Delve, players: int, ranks: str
) -> None:
    """Putrid: corpses on the hexes 1, 2 and 3, oozes on 4, 7 and 8, and poison gas on 9."""
    g = delve(("altar", "library"), ("putrid",), players=players).g
    places = hexes_of("altar")
    standing = [g.standing_at(places[slot]) for slot in (1, 2, 3, 4, 7, 8)]
    assert "".join("-" if who is None else "ne"[g.figures[who].kind == ELITE] for who in standing) == ranks
    assert next(g.figures[who].name for who in standing if who is not None) == "living-corpse"
    assert places[9] in g.traps


def hexes_of(card: str) -> dict[int, int]:
    """Where the numbered hexes of a first room are on the map."""
    drawn = shape(card)
    plan = layout(number_of(Dungeon(RANDOM_DUNGEON, (Room(card, "putrid"),))))
    return {
        slot: plan.hexes.index(on_the_map(drawn.tiles[tile], drawn.shifts[tile], place(where)))
        for slot, (tile, where) in drawn.slots.items()
    }


@rule(
    "GH-RDUN-12",
    breaks=Break(
        "rules/movement/doors.py", "dungeon(g.scenario).rooms[g.plan.room_of[at]]", "dungeon(g.scenario).rooms[0]"
    ),
)
def test_traps_are_those_of_the_rooms_own_monster_card(delve: Delve) -> None:
    """Both cards have the same tiles for their traps: Rotting stuns and poisons, Putrid muddles and hurts."""
    quest = delve(dwellers=("rotting", "putrid", "wild"))
    walk_through(quest)
    g = quest.g
    found = {(g.plan.room_of[at], trap_at(g, at).damage, trap_at(g, at).conditions) for at in g.traps}
    assert found == {(0, 0, ("stun", "poison")), (1, g.trap_damage, ("muddle",))}
    assert DWELLERS["fortified"].trap == TrapKind(), "one symbol: damage and nothing else"


@rule("GH-RDUN-12")
@pytest.mark.parametrize("card", [name for name, card in DWELLERS.items() if any("treasure" in s for s in card.slots)])
def test_treasure_tiles_hold_what_the_card_says(delve: Delve, card: str) -> None:
    quest = delve(dwellers=(card, "tribal", "wild"), first_items="minor-healing-potion,minor-stamina-potion")
    g = quest.g
    chest = next(at for at in range(g.board.size) if g.treasures[at])
    cards, figure = g.heroes[0], g.figures[0]
    cards.lost, cards.hand = cards.hand[:1], cards.hand[1:]
    cards.items = (Equipped("minor-healing-potion", 2), Equipped("minor-stamina-potion", 2))
    figure.conditions |= BIT["muddle"]
    figure.gained_this_turn |= BIT["muddle"]
    figure.health = 1
    enemies = [each for each in g.figures if each.is_monster]
    health = sum(each.health for each in enemies)
    cards.chosen, cards.hand = cards.hand[:2], cards.hand[2:]
    quest.put(0, chest)._in_order()
    for each in enemies:
        if each.at == chest:
            each.at = -1
    g.place, g.turn = 0, Turn(acting=0, begun=True)
    quest.again(phases.HERO_TURN)
    play(quest.run, "end-turn")
    asked = []
    while quest.run.decision is not None and quest.run.decision.kind in ("recover-card", "refresh"):
        asked.append(quest.run.decision.kind)
        quest.run.play(quest.run.decision.options[0])
    g = quest.run.state
    inside = DWELLERS[card].treasure
    assert g.heroes[0].gold == inside.gold
    assert asked == ["recover-card"] * inside.recover + ["refresh"] * inside.refresh
    assert bool(g.heroes[0].lost) is not bool(inside.recover)
    assert [each.state == 0 for each in g.heroes[0].items] == [bool(inside.refresh)] * 2
    assert g.figures[0].health == 1 + inside.heal
    left = [each for each in g.figures if each.is_monster]
    assert bool(g.figures[0].conditions & BIT["muddle"]) is not bool(inside.cure)
    if inside.condition:
        assert all(each.conditions & BIT[inside.condition] for each in left)
    if inside.damage:
        assert sum(each.health for each in left if each.at >= 0) <= health - inside.damage
    assert g.heroes[0].found == (), "nothing that matters to the campaign"


# Penalties


@rule("GH-RDUN-09")
def test_usually_there_is_none_for_the_first_room_a_minor_one_for_the_second_and_a_major_one_for_the_third(
    delve: Delve,
) -> None:
    quest = delve(("clearing", "altar", "altar"), penalties="standard")
    deck = quest.g.monsters_deck
    assert quest.g.decks[deck].count("bless") == 0
    walk_through(quest)
    list(answers(quest))
    assert quest.g.decks[deck].count("bless") == 3
    assert [room.severity for room in dungeon(quest.g.scenario).rooms] == [Severity.NONE, Severity.MINOR]
    quest = delve(("crossroads", "clearing", "altar"), penalties="standard")
    for _ in range(2):
        walk_through(quest)
        list(answers(quest))
    assert quest.g.decks[deck].count("bless") == 7
    most = delve(("altar", "clearing"), penalties="most")
    assert most.g.decks[deck].count("bless") == 7, "the first room too"
    assert SEVERITIES["most"] == (Severity.MAJOR,) * 3


def condition_of(g: State, hero: int) -> set[str]:
    return {name for name, bit in BIT.items() if g.figures[hero].conditions & bit}


def new_monsters(g: State) -> list[int]:
    return [n for n in g.on_map() if g.figures[n].is_monster and g.plan.room_of[g.figures[n].at] == 1]


def lost(g: State, hero: int) -> int:
    return len(g.heroes[hero].lost)


def gained(*names: str) -> Callable[[State], bool]:
    return lambda g: all(set(names) <= condition_of(g, hero) for hero in (0, 1))


def hurt(number: int) -> Callable[[State], bool]:
    return lambda g: all(g.figures[hero].max_health - g.figures[hero].health == number for hero in (0, 1))


def curses(number: int) -> Callable[[State], bool]:
    return lambda g: all(deck.count("curse") == number for deck in g.decks[:2])


USED_UP = "minor-stamina-potion"
ITEMS_OF_ALL = ("boots-of-striding", "cloak-of-invisibility", USED_UP, "minor-healing-potion")


def turned(*states: int) -> Callable[[State], bool]:
    """The items of everybody lie so."""
    return lambda g: all(tuple(each.state for each in hero.items) == states for hero in g.heroes)


PENALTIES: dict[tuple[str, int], tuple[str, Callable[[State], bool]]] = {
    ("sewer", 1): ("den", gained("muddle")),
    ("sewer", 2): ("den", gained("muddle")),
    ("crossroads", 1): ("clearing", lambda g: [len(hero.discard) for hero in g.heroes] == [3, 2]),
    ("crossroads", 2): ("clearing", lambda g: [lost(g, 0), lost(g, 1)] == [1, 1]),
    ("passage", 1): (
        "den",
        lambda g: all(
            bool(each.conditions & BIT["invisible"]) == (each.kind == ELITE)
            for each in g.figures
            if each.is_monster and each.at >= 0
        ),
    ),
    ("dead-end", 1): ("den", hurt(3)),
    ("dead-end", 2): ("den", hurt(7)),
    ("hallway", 1): ("den", turned(0, 0, 2, 2)),
    ("hallway", 2): ("den", turned(1, 2, 2, 2)),
    ("trail", 1): ("den", turned(1, 0, 2, 0)),
    ("road", 1): ("den", lambda g: len([f for f in g.figures if f.at >= 0 and f.name == "inox-guard"]) == 1),
    ("road", 2): ("den", lambda g: len([f for f in g.figures if f.at >= 0 and f.name == "inox-guard"]) == 2),
    ("cabin", 1): ("den", lambda g: [lost(g, 0), lost(g, 1)] == [1, 0]),
    ("cabin", 2): ("den", lambda g: [lost(g, 0), lost(g, 1)] == [2, 0]),
    ("clearing", 1): ("crossroads", lambda g: g.elements == [INERT] * 6),
    ("altar", 1): ("clearing", lambda g: g.decks[2].count("bless") == 3),
    ("altar", 2): ("clearing", lambda g: g.decks[2].count("bless") == 7),
    ("armory", 1): ("den", gained("poison")),
    ("encampment", 1): (
        "clearing",
        lambda g: [g.figures[n].kind for n in new_monsters(g)].count(ELITE) == 2,
    ),
    ("encampment", 2): ("clearing", lambda g: any(f.name == "inox-archer" and f.at >= 0 for f in g.figures)),
    ("library", 1): ("clearing", lambda g: all(g.figures[n].conditions & BIT["strengthen"] for n in new_monsters(g))),
    ("library", 2): ("clearing", lambda g: all(g.figures[n].conditions & BIT["strengthen"] for n in new_monsters(g))),
    ("den", 1): ("sewer", lambda g: all((2, 3) in g.figures[n].effects.retaliate for n in new_monsters(g))),
    ("den", 2): ("sewer", lambda g: all((2, 3) in g.figures[n].effects.retaliate for n in new_monsters(g))),
    ("trail", 2): (
        "den",
        lambda g: (
            all(g.stat(n).move == plain(g, n).move + 1 for n in new_monsters(g))
            and all(g.stat(n).range == plain(g, n).range + bool(plain(g, n).range) for n in new_monsters(g))
        ),
    ),
    ("corridor", 1): ("den", gained("immobilize")),
    ("cave", 1): ("den", lambda g: [f.max_health - f.health for f in g.figures[:2]] == [6, 0]),
    ("cave", 2): ("den", lambda g: condition_of(g, 0) >= {"stun"} and "stun" not in condition_of(g, 1)),
    ("tunnel", 1): ("clearing", curses(1)),
    ("tunnel", 2): ("clearing", curses(3)),
    ("alcove", 1): ("clearing", lambda g: all(g.figures[n].effects.shield == 1 for n in new_monsters(g))),
    ("alcove", 2): ("clearing", lambda g: all(g.stat(n).shield == plain(g, n).shield + 1 for n in new_monsters(g))),
    ("hovel", 1): ("den", gained("wound")),
    ("hovel", 2): ("den", gained("wound")),
    ("burrow", 1): ("clearing", lambda g: "stun" in condition_of(g, 0) and "stun" not in condition_of(g, 1)),
    ("burrow", 2): ("clearing", gained("muddle", "poison", "wound")),
}
"""The room before, and what is so after the penalty of a room."""


def plain(g: State, who: int) -> Stat:
    figure = g.figures[who]
    kind = MONSTERS[figure.name]
    return (kind.elite if figure.kind == ELITE else kind.normal)[g.monster_level]


@rule("GH-RDUN-09", "GH-RDUN-13")
@pytest.mark.parametrize(("room", "severity"), PENALTIES)
def test_opening_a_room_brings_its_penalty(delve: Delve, room: str, severity: int) -> None:
    before, is_so = PENALTIES[room, severity]
    penalties = {1: "standard", 2: "more"}[severity]
    quest = delve((before, room), ("tribal", "putrid"), penalties=penalties)
    list(answers(quest))
    g = quest.g
    forget_first_penalty(g)
    for hero in g.heroes:
        hero.items = tuple(Equipped(name, 2 * (name == USED_UP)) for name in ITEMS_OF_ALL)
    g.elements = [STRONG] * 6
    for number in list(g.on_map()):
        if g.figures[number].is_monster:
            leave_the_map(g, number)
    walk_through(quest)
    list(answers(quest))
    assert is_so(quest.g)
    check(quest.g)


def forget_first_penalty(g: State) -> None:
    """With two penalties in a row the first one is no matter here."""
    for hero, figure in enumerate(g.figures[:2]):
        figure.conditions, figure.health = 0, figure.max_health
        cards = g.heroes[hero]
        cards.hand, cards.discard, cards.lost = cards.hand + cards.discard + cards.lost, (), ()
        g.decks[hero] = tuple(card for card in g.decks[hero] if card != "curse")
    g.decks[2] = tuple(card for card in g.decks[2] if card != "bless")


@rule("GH-RDUN-09", "GH-AMBIG-01")
def test_the_players_make_a_normal_enemy_of_the_new_room_an_elite_one_if_there_is_any(delve: Delve) -> None:
    quest = delve(("clearing", "encampment"), ("tribal", "putrid"), penalties="standard")
    walk_through(quest, kill=False)
    g = quest.run.state
    normal = {n for n in new_monsters(g) if g.figures[n].kind == NORMAL}
    assert any(g.figures[n].kind == NORMAL for n in g.on_map() if g.figures[n].is_monster and n not in normal)
    assert quest.run.decision is not None
    assert (quest.run.decision.kind, {option.figure for option in quest.run.decision.options}) == ("promote", normal)
    chosen = quest.run.decision.options[-1].figure
    quest.run.play(quest.run.decision.options[-1])
    figure = quest.run.state.figures[chosen]
    assert figure.health == figure.max_health == MONSTERS[figure.name].elite[g.monster_level].health
    assert [(e.name, e.number) for e in quest.events if isinstance(e, Promoted)] == [(figure.name, figure.number)]
    other = delve(("clearing", "encampment"), ("tribal", "putrid"), penalties="standard")
    standing = walk_through(other, kill=False).run.state
    for number in new_monsters(standing):
        standing.figures[number].kind = ELITE
    standing.pending += (PenaltyDue(1, 0),)
    other.g = standing
    other.ends_turn(0)
    assert other.run.decision is None or other.run.decision.kind != "promote"


@rule("GH-RDUN-10")
def test_nobody_who_is_exhausted_is_chosen_for_a_penalty(delve: Delve) -> None:
    quest = delve(("burrow", "clearing"), penalties="more", players=3)
    play(quest.run, "choose 1")
    quest.g = quest.run.state
    quest.exhaust(0).g.pending += (PenaltyDue(0, NOBODY),)
    quest.ends_turn(1)
    assert quest.run.decision is not None
    assert [str(option) for option in quest.run.decision.options] == ["choose 1", "choose 2"]


@rule("GH-RDUN-09")
def test_in_the_corridor_everyone_is_stunned_at_once(delve: Delve) -> None:
    quest = delve(("den", "corridor"), penalties="more")
    walk_through(quest)
    stunned = [event.name for event in quest.events if isinstance(event, Conditioned) and event.condition == "stun"]
    assert stunned == [hero.name for hero in quest.g.heroes]


@rule(
    "GH-RDUN-10",
    breaks=Break("rules/scenario/penalties.py", "if due.opener != NOBODY or not", "if due.opener == NOBODY or not"),
)
def test_nobody_has_opened_the_first_room_so_the_players_choose_whom_its_penalty_befalls(delve: Delve) -> None:
    quest = delve(("burrow", "clearing"), penalties="more")
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "penalty"
    assert [str(option) for option in quest.run.decision.options] == ["choose 0", "choose 1"]
    play(quest.run, "choose 1")
    assert condition_of(quest.run.state, 1) == {"stun"}
    assert condition_of(quest.run.state, 0) == set()
    before = delve(("road", "clearing"), penalties="most")
    assert before.run.decision is not None
    assert before.run.decision.kind == "select", "there is no previous room"
    assert before.g.dungeon is not None


@rule("GH-RDUN-13")
def test_who_comes_back_stands_where_it_stood_when_the_room_was_made(delve: Delve) -> None:
    quest = delve(("den", "road"), ("tribal", "putrid"), penalties="standard")
    stood = {spot.at for spot in quest.g.plan.spots if spot.monster.startswith("inox") and spot.marks[0] == "n"}
    quest.kill()
    walk_through(quest)
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "put-back"
    assert {option.hex for option in quest.run.decision.options} == stood
    hero = quest.g.figures[0].at
    chosen = next(option for option in quest.run.decision.options if option.hex != hero)
    quest.run.play(chosen)
    who = quest.run.state.standing_at(chosen.hex)
    assert who is not None
    assert quest.run.state.figures[who].kind == NORMAL
    alive = delve(("den", "road"), ("tribal", "putrid"), penalties="standard")
    walk_through(alive, kill=False)
    assert alive.run.decision is not None
    assert alive.run.decision.kind != "put-back", "nobody has died"


@rule("GH-RDUN-13", "GH-DOOR-05", "GH-AMBIG-01")
def test_two_come_back_to_two_places_and_join_the_round(delve: Delve) -> None:
    quest = delve(("den", "road"), ("tribal", "putrid"), penalties="more")
    list(answers(quest))
    walk_through(quest.kill())
    places: list[int] = []
    while quest.run.decision is not None and quest.run.decision.kind == "put-back":
        assert not {option.hex for option in quest.run.decision.options} & set(places)
        places.append(quest.run.decision.options[-1].hex)
        quest.run.play(quest.run.decision.options[-1])
    g = quest.run.state
    assert len(places) == 2
    assert [event.hex for event in quest.events if isinstance(event, Spawned)] == places
    back = {g.figures[n].name for at in places if (n := g.standing_at(at)) is not None}
    assert back
    assert back <= set(g.order)


@rule("GH-RDUN-13")
def test_the_only_one_that_can_come_back_is_not_asked_about(delve: Delve) -> None:
    quest = delve(("den", "road"), ("tribal", "putrid"), penalties="standard")
    (spot,) = [spot for spot in quest.g.plan.spots if spot.monster == "inox-shaman" and spot.marks[0] == "n"]
    walk_through(quest.kill("inox-shaman"), kill=False)
    assert quest.run.decision is not None
    assert quest.run.decision.kind != "put-back"
    assert [figure.at for figure in quest.run.state.figures if figure.name == "inox-shaman" and figure.at >= 0] == [
        spot.at
    ]


@rule("GH-RDUN-09")
def test_a_condition_for_good_can_neither_be_removed_nor_lost(delve: Delve) -> None:
    quest = delve(("hovel", "clearing"), penalties="most")
    g = quest.g
    assert gained("wound")(g)
    g.figures[0].health -= 3
    heal(g, 0, 2)
    assert gained("wound")(g)
    assert g.figures[0].health == g.figures[0].max_health - 1, "but it heals"
    muddled = delve(("sewer", "clearing"), penalties="most")
    expire(muddled.g, 0)
    assert gained("muddle")(muddled.g)
    ordinary = delve(("sewer", "clearing"), penalties="more")
    expire(ordinary.g, 0)
    assert not gained("muddle")(ordinary.g)


@rule("GH-RDUN-09")
def test_what_lasts_reaches_monsters_of_later_rooms_too(delve: Delve) -> None:
    quest = delve(("library", "den", "passage"), ("tribal", "putrid", "wild"), penalties="most")
    walk_through(quest)
    list(answers(quest))
    g = quest.g
    assert all(each.conditions & BIT["strengthen"] for each in g.figures if each.is_monster and each.at >= 0)
    assert all((2, 3) in each.effects.retaliate for each in g.figures if each.is_monster and each.at >= 0)
    quest.end_round()
    assert all((2, 3) in each.effects.retaliate for each in quest.g.figures if each.is_monster and each.at >= 0)


@rule("GH-RDUN-09")
def test_in_the_clearing_characters_can_no_longer_consume_elements(delve: Delve) -> None:
    outcomes = []
    for penalties in ("most", "none"):
        g = delve(("clearing", "altar"), penalties=penalties).g
        g.elements = [STRONG] * 6
        asking = choose_consumption(g, 0, ("fire",), "trample")
        outcomes.append(next(asking, None) is not None)
    assert outcomes == [False, True]


@rule("GH-RDUN-09")
def test_in_the_passage_enemies_heal_when_their_turns_begin_and_in_the_armory_they_strike_harder(delve: Delve) -> None:
    for penalties, healed in (("most", 1), ("none", 0)):
        quest = delve(("passage", "clearing"), ("putrid",), penalties=penalties)
        for figure in quest.figures("ooze"):
            figure.health = 1
        quest.acts("ooze", 36)
        assert sum(isinstance(event, Healed) and event.name == "ooze" for event in quest.events) == 2 * healed
    values = []
    for penalties in ("none", "most"):
        quest = delve(("armory", "clearing"), ("tribal",), penalties=penalties)
        guard = next(n for n in quest.g.on_map() if quest.g.figures[n].name == "inox-guard")
        values.append(attack_changes(quest.g, guard)[0])
    assert values == [0, 1]


# In a campaign


@rule(
    "GH-RDUN-01",
    breaks=Break("campaign/flow.py", "number == RANDOM_DUNGEON or number in ALONE", "number in ALONE"),
)
def test_a_random_dungeon_may_be_played_instead_of_any_scenario_and_does_not_touch_the_campaign() -> None:
    visit = visiting("brute", "tinkerer", phase="leave_town", open=(1, 2), location=2)
    assert "delve" in visit.offers
    before = visit.party
    visit.plays("delve")
    g = visit.run.state
    assert g.scenario > RANDOM_DUNGEON, "no event on the way"
    g.heroes[0].xp, g.heroes[0].money = 7, 2
    g.result, g.phase = WON, "finish"
    visit.run = type(visit.run)(GAME, g)
    after = visit.party
    assert (after.location, after.completed, after.open) == (before.location, (), before.open)
    assert (after.achievements, after.world, after.city, after.road, after.prosperity) == (
        before.achievements, before.world, before.city, before.road, before.prosperity,
    )  # fmt: skip
    assert after.members[0].xp > before.members[0].xp + 6
    assert after.members[0].gold > before.members[0].gold


# Scenario 55


@rule("GH-SPECIAL-08")
def test_the_foggy_thicket_is_a_random_dungeon_of_its_own_cards_with_the_goal_in_the_third_room() -> None:
    quest = enter("foggy-thicket")
    cards = DUNGEONS[FOGGY_THICKET]
    assert quest.g.decks[0].count("-1*") == 3
    for _ in range(2):
        assert quest.kill().is_open()
        assert not any(quest.g.treasures[at] == "goal" for at in range(quest.g.board.size))
        walk_through(quest)
        list(answers(quest))
    made = dungeon(quest.g.scenario)
    assert {room.card for room in made.rooms} <= set(cards.rooms)
    assert {room.dwellers for room in made.rooms} <= set(cards.dwellers)
    assert [room.severity for room in made.rooms] == [0, 1, 2]
    assert quest.kill().is_open()
    chest = next(at for at in range(quest.g.board.size) if quest.g.treasures[at] == "goal")
    assert quest.g.plan.room_of[chest] == 2
    quest.g.treasures[chest] = ""
    quest.g.heroes[0].treasures += ("goal",)
    assert quest.result() == WON
