"""What is in the box, and that every piece of it works: GH-COMP, GH-MSTAT, GH-MABIL, GH-PAGE, GH-CHAR."""

from __future__ import annotations

import random

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.board import FAR, open_board
from tabletome.games.gloomhaven.content.class_events import LOCKED, RETIRE_EVENT, STARTING, UNLOCK_EVENT
from tabletome.games.gloomhaven.content.classes import CLASSES, FIRST
from tabletome.games.gloomhaven.content.layout import BEYOND, layout, layout_numbers, parse_layout
from tabletome.games.gloomhaven.content.monster_cards import DRILLS, PRINTED_DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import CONDITIONS, NEGATIVE
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP, GOLD, TRAP_DAMAGE, scenario_level
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.content.tiles import SIDES
from tabletome.games.gloomhaven.knowledge import check_figures
from tests.games.gloomhaven.dungeon import MONSTER_NAMES, Dungeon, dungeon
from tests.games.gloomhaven.quests import enter

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def play_on(game: Dungeon, rng: random.Random, until: set[str], most: int = 200) -> None:
    for _ in range(most):
        if game.asked() in until or game.g.phase in until:
            check_figures(game.g)
            return
        decision = game.run.decision
        assert decision is not None
        game.run.play(rng.choice(decision.options))
    raise AssertionError("it does not end")


ARENA = """
    . . . . . . .
     . Brute ~ . NAME2* . .
    . . . NAME1 . % .
     . Scoundrel . . NAME3 . .
    . . ^ . ! . .
"""


CROWD = """
    . . . . . . . .
     . guard1 archer1 . . . . .
    . HERO guard2* OTHER . . . .
     . ^ . bones1 . . . .
    . . . . . . . .
"""


@rule("GH-COMP-01", "GH-MSTAT-01", "GH-MABIL-02")
def test_there_are_34_monster_types_and_29_decks_of_eight_cards() -> None:
    assert len(MONSTERS) == 34
    assert len(PRINTED_DECKS) == 29
    assert {len(deck) for deck in PRINTED_DECKS.values()} == {8}
    assert not set(PRINTED_DECKS) & set(DRILLS)
    assert all(len(kind.normal) == len(kind.elite) == 8 for kind in MONSTERS.values())
    assert {kind.deck for kind in MONSTERS.values()} | {"boss"} == set(PRINTED_DECKS)
    assert MONSTERS["bandit-guard"].deck == MONSTERS["city-guard"].deck == MONSTERS["inox-guard"].deck == "guard"


@rule("GH-NAMED-02")
def test_the_monsters_of_the_book_are_as_it_says() -> None:
    assert MONSTERS["bandit-guard"].elite[1].shield == 1
    assert MONSTERS["bandit-archer"].normal[0].range == 3


@rule("GH-LEVEL-07", "GH-OVL-10", "GH-FINISH-08")
def test_the_table_of_scenario_levels() -> None:
    for level, monsters, gold, trap, xp in LEDGER.rule("GH-LEVEL-07").data["rows"]:
        assert (level, GOLD[level], TRAP_DAMAGE[level], BONUS_XP[level]) == (monsters, gold, trap, xp)


@rule("GH-LEVEL-02", "GH-LEVEL-03", "GH-LEVEL-04", "GH-LEVEL-06")
def test_the_scenario_level_is_half_the_average_rounded_up_and_shifted() -> None:
    assert scenario_level((6, 4, 4, 3), "normal") == 3
    assert scenario_level((6, 4, 4, 3), "easy") == 2
    assert scenario_level((6, 4, 4, 3), "hard") == 4
    assert scenario_level((6, 4, 4, 3), "very-hard") == 5
    assert scenario_level((1, 1), "easy") == 0
    assert scenario_level((9, 9), "very-hard") == 7


def test_the_conditions_are_those_of_the_book() -> None:
    names = {name.lower() for name in LEDGER.rule("GH-COND-25").data}
    assert names == {*CONDITIONS, "curse", "bless"}
    negative = {name.lower() for name, what in LEDGER.rule("GH-COND-25").data.items() if what["kind"] == "negative"}
    assert negative == set(NEGATIVE)


@rule("GH-CHAR-02", "GH-CHAR-05", "GH-SETUP-02", "GH-SETUP-03")
def test_a_class_starts_with_as_many_level_one_cards_as_its_hand_holds() -> None:
    for each in CLASSES.values():
        assert len(each.starting_hand) == each.hand
        assert len(each.health) == 9


def test_there_are_sixty_map_tile_sides() -> None:
    assert len({side[:3] for side in SIDES}) == 60


PARTED = (52, 90)
"""Boulders that nobody can pass or see over part the first room; only a magic altar leads to the second part."""


@rule("GH-AREA0-01", "GH-PAGE-04", "GH-OVL-06")
@pytest.mark.parametrize("number", layout_numbers())
def test_every_layout_loads_its_tiles_do_not_overlap_and_its_rooms_are_joined(number: int) -> None:
    plan = layout(number)
    assert plan.start
    everything = open_board(plan, frozenset(range(len(plan.doors))))
    away = everything.distances(plan.start[0])
    beyond = [at for at in everything.floor if away[at] == FAR]
    assert not beyond or number in PARTED
    figures = [spot.at for spot in plan.spots]
    assert set(figures) <= everything.floor


@rule("GH-PAGE-04", "GH-OVL-06")
def test_tiles_that_corridors_join_are_one_room_and_doors_part_rooms() -> None:
    """Inox Encampment: a camp of two tiles, four huts behind wooden doors, and the fog to the last tile."""
    kept = GAME.folder / "content" / "layouts" / "003.txt"
    plan = parse_layout(kept.read_text("utf-8"))
    assert dict(plan.tile_rooms) == {"l3a": 0, "l1b": 0, "b4a": 1, "b2a": 2, "b3a": 3, "b1a": 4, "e1b": 5}
    assert {door.name: door.rooms for door in plan.doors} == {
        "l3a-b4a": (0, 1), "l3a-b2a": (0, 2), "l1b-b3a": (0, 3), "l1b-b1a": (0, 4), "l1b-e1b": (0, 5),
    }  # fmt: skip
    corridors = [at for at, tile in enumerate(plan.tile_of) if not tile and at not in {door.at for door in plan.doors}]
    assert len(corridors) == 7
    assert {plan.room_of[at] for at in corridors} == {0}
    assert {plan.room_of[door.at] for door in plan.doors} == {BEYOND}


@rule("GH-PAGE-05", "GH-PAGE-06", "GH-NAMED-03")
def test_the_first_scenario_has_the_printed_monsters_for_each_number_of_characters() -> None:
    plan = layout(PLAYABLE["black-barrow"])
    count = [sum(spot.marks[place] != "-" for spot in plan.spots) for place in range(3)]
    elites = [sum(spot.marks[place] == "e" for spot in plan.spots) for place in range(3)]
    assert count == [10, 14, 20]
    assert elites == [2, 4, 4]


@rule("GH-MABIL-04")
@pytest.mark.parametrize("name", sorted(MONSTERS))
def test_every_card_of_every_monster_can_be_played(name: str) -> None:
    MONSTER_NAMES["x"] = name
    rng = random.Random(name)
    for card in range(8):
        for elements in (0, 2):
            game = dungeon(ARENA.replace("NAME", "x")).monsters("x", card)
            game.g.elements = [elements] * 6
            play_on(game, rng, {"select", "rest", "over"})


@pytest.mark.parametrize("name", sorted(CLASSES))
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_every_half_of_every_class_card_can_be_used(name: str, half: str) -> None:
    other = next(each for each in CLASSES if each != name)
    rng = random.Random(name)
    for card in CLASSES[name].cards:
        spare = next(each for each in CLASSES[name].starting_hand if each != card)
        for elements in (0, 2):
            game = dungeon(CROWD.replace("HERO", name.title()).replace("OTHER", other.title()))
            game.turn(name, card, spare)
            game.g.elements = [elements] * 6
            game.plays(f"{half} {card}")
            play_on(game, rng, {"turn", "rest", "select", "over"})


@rule("GH-NAMED-01")
def test_the_six_starting_classes_are_there_and_the_others_are_those_of_the_sealed_boxes() -> None:
    assert {each.name for each in FIRST} == set(STARTING)
    assert set(STARTING) == {"brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"}
    assert set(CLASSES) - set(STARTING) <= set(LOCKED)


@rule("GH-OVL-01", "GH-PAGE-08")
def test_maps_are_made_of_tiles_and_the_books_kinds_of_overlays_and_rooms_are_filled_when_revealed() -> None:
    kinds = {overlay.kind for number in layout_numbers() for overlay in layout(number).overlays}
    assert kinds <= {"obstacle", "trap", "treasure", "money", "difficult", "hazardous"}
    assert len(kinds) == 6
    quest = enter("black-barrow")
    assert sum(quest.g.money) == 0
    assert not quest.g.traps
    quest.open_all()
    assert sum(quest.g.money) == 5
    assert len(quest.g.traps) == 2
    assert quest.g.treasures.count("7") == 1


@rule("GH-CHAR-04")
def test_the_backs_of_the_mats_name_one_event_for_starting_classes_and_two_for_locked_ones() -> None:
    assert len(RETIRE_EVENT) == 17
    assert set(RETIRE_EVENT) - set(UNLOCK_EVENT) == set(STARTING)
    left = {31: "sunkeeper", 34: "nightshroud", 41: "beast-tyrant"}
    right = {42: "brute", 43: "tinkerer", 47: "mindthief", 48: "sunkeeper", 58: "beast-tyrant"}
    assert left.items() <= {number: name for name, number in UNLOCK_EVENT.items()}.items()
    assert right.items() <= {number: name for name, number in RETIRE_EVENT.items()}.items()
    numbers = [*UNLOCK_EVENT.values(), *RETIRE_EVENT.values()]
    assert len(numbers) == len(set(numbers)) == 6 + 2 * 11
