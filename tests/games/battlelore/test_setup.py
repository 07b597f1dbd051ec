"""The box, the board, the set-up, victory."""

from __future__ import annotations

import random

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import rule
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.board import (
    HEXES,
    NAMED,
    NAMES,
    NEIGHBOURS,
    ROW,
    SECTION,
    SIDES,
)
from tabletome.games.battlelore.content.inventory import DICE_PER_SIDE, contents
from tabletome.games.battlelore.content.notation import FACES, MEMBER_NAMES
from tabletome.games.battlelore.content.troops import MOVES, SIZES, TROOPS
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State
from tests.games.battlelore.battlefield import field


def started(adventure: str = "agincourt", seed: str = "setup") -> Run[State]:
    return Run(GAME, GAME.setup(BattleOptions(adventure=adventure), seeded(seed)))


# The box


@rule("BL-COMP-02", "BL-COMP-04", "BL-COMP-05", "BL-COMP-07", "BL-COMP-08", "BL-COMP-10", "BL-TERR-08", "BL-SETUP-07")
def test_what_we_have_is_what_the_box_holds() -> None:
    assert [kind.kind for kind in contents() if kind.have != kind.box] == []
    assert len(FACES) == 6
    assert DICE_PER_SIDE == 6
    assert MEMBER_NAMES == ("commander", "wizard", "rogue", "cleric", "warrior")


@rule("BL-COMP-01", "BL-BOARD-01", "BL-BOARD-02", "BL-SETUP-02")
def test_the_board_has_113_hexes_in_three_sections() -> None:
    assert len(HEXES) == 113
    rows = [ROW.count(row) for row in range(9)]
    assert rows == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    both = {NAMES[h] for h, section in enumerate(SECTION[0]) if section.bit_count() == 2}
    assert both == {"d2", "d4", "d6", "d8", "i2", "i4", "i6", "i8"}
    assert SECTION[0][NAMED["a1"]] == SECTION[1][NAMED["m1"]] == 1


@rule("BL-BOARD-03")
def test_the_dark_half_hexes_are_no_hexes() -> None:
    assert len(NEIGHBOURS[NAMED["a2"]]) == 6 - 1
    assert len(NEIGHBOURS[NAMED["g5"]]) == 6


@rule("BL-UNIT-03", "BL-UNIT-04", "BL-UNIT-05", "BL-UNIT-07", "BL-OVER-05", "BL-UNIT-01", "BL-UNIT-02")
def test_a_banner_shows_side_troops_and_weapon() -> None:
    shown = [
        (TROOPS[name].colour, TROOPS[name].weapon.name) for name in ("swordsmen-red", "swordsmen-blue", "archers-green")
    ]
    assert shown == [(2, "short-sword"), (1, "short-sword"), (0, "common-bow")]
    assert SIDES == ("south", "north")


@rule("BL-UNIT-08", "BL-UNIT-09", "BL-UNIT-10", "BL-UNIT-11")
def test_green_troops_are_the_most_mobile_and_red_the_least() -> None:
    for troop_class in ("foot", "mounted"):
        moves = [MOVES[troop_class, colour] for colour in range(3)]
        assert moves == sorted(moves, reverse=True)


@rule("BL-DWARF-01", "BL-DWARF-02", "BL-GOBLIN-01")
def test_the_mercenaries() -> None:
    assert {each.kind for each in TROOPS.values() if each.race == "dwarves"} == {"dwarf-crossbowmen", "dwarf-swordsmen"}
    goblins = {each.kind: each.troop_class for each in TROOPS.values() if each.race == "goblins"}
    assert goblins == {"goblin-archers": "foot", "goblin-swordsmen": "foot", "goblin-riders": "mounted"}


@rule("BL-META-01", "BL-META-02")
def test_notes_about_the_document_are_no_rules() -> None:
    from tabletome.engine.ledger import Ledger

    ledger = Ledger.load(GAME.folder / "rules.yaml")
    assert {ledger.rule(id).kind for id in ("BL-META-01", "BL-META-02")} == {"definition"}


# Setting up


@rule("BL-OVER-01", "BL-OVER-02", "BL-SETUP-01", "BL-SCEN-01", "BL-SCEN-03")
def test_there_are_medieval_and_lore_adventures_and_agincourt_is_the_first() -> None:
    found = adventures()
    assert len(found) == 10
    assert [each.lore for each in found.values()] == [False] * 4 + [True] * 6
    assert next(iter(found)) == "agincourt"
    agincourt = found["agincourt"]
    assert agincourt.command == (6, 4)
    assert agincourt.victory == (4, 4)
    assert {TROOPS[unit.troop].race for unit in agincourt.units} == {"men"}


@rule("BL-OVER-08")
def test_four_to_seven_banners_win() -> None:
    assert all(4 <= number <= 7 for each in adventures().values() for number in each.victory)


@rule("BL-SETUP-03", "BL-SETUP-04", "BL-SETUP-05", "BL-SETUP-06", "BL-OVER-03")
def test_terrain_pieces_and_units_lie_as_the_adventure_says() -> None:
    g = started("bridge-of-oaths").state
    scenario = g.scenario
    assert g.world.terrain == scenario.terrain
    assert g.landmarks == scenario.landmarks
    for number, unit in enumerate(scenario.units):
        assert g.at[number] == unit.hex
        assert g.figures[number] == SIZES[TROOPS[unit.troop].troop_class]


@rule("BL-SETUP-08", "BL-SETUP-09", "BL-SETUP-11", "BL-CMD-01")
def test_cards_are_dealt_and_the_named_player_begins() -> None:
    run = started()
    assert [len(hand) for hand in run.state.hands] == [6, 4]
    assert len(run.state.deck) == 50
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (run.state.scenario.first, "command")


@rule("BL-SETUP-10")
def test_every_adventure_tells_what_is_special_about_it() -> None:
    for each in adventures().values():
        assert all(each.story)


# Victory


@rule("BL-VICTORY-04", "BL-VICTORY-06")
def test_the_game_ends_at_once_even_in_the_opponents_turn() -> None:
    battle = field(
        """
        . bd .
         RS1 . .
    """,
        dice="green green green green red red red",
    )
    battle.g.banners[1] = 3
    battle.plays("south: attack RS bd", "north: battle-back")
    assert battle.asked() == "over"
    assert battle.g.outcome is not None
    assert battle.g.outcome.winners == (1,)


@rule("BL-VICTORY-03", "BL-VICTORY-05")
def test_an_objective_counts_while_it_is_held() -> None:
    battle = field(
        """
        BS 1 2
         . . .
    """,
        corner="f5",
        phase="move",
        adventure="two-fords",
    )
    battle.plays("south: move BS 1")
    assert battle.banners("south") == 1
    again = field(
        """
        . BS 2
         . . .
    """,
        corner="f5",
        phase="move",
        adventure="two-fords",
    )
    again.g.captured = (0,)
    again.g.banners[0] = 1
    again.plays("south: move BS 2")
    assert again.banners("south") == 0


@rule("BL-VICTORY-03")
def test_a_captured_objective_is_taken_for_good() -> None:
    battle = field(
        """
        . BS .
         1 . .
    """,
        corner="g7",
        phase="move",
        adventure="giants-causeway",
    )
    battle.plays("south: move BS g8")
    assert battle.banners("south") == 1
    assert battle.g.captured == (0,)


@rule("BL-VICTORY-01", "BL-HIT-05")
def test_the_enemy_of_the_owner_gains_the_banner_whoever_did_it() -> None:
    battle = field(
        """
        . . bg1 .
         . GS . .
    """,
        corner="c9",
        dice="flag red",
    )
    battle.plays("south: attack GS bg")
    assert battle.banners("south") == 1


@pytest.mark.parametrize("adventure", list(adventures()))
def test_random_games_of_every_adventure_come_to_an_end(adventure: str) -> None:
    run = started(adventure, "random")
    chance = random.Random(7)
    for _ in range(30_000):
        if run.decision is None:
            break
        run.play(chance.choice(run.decision.options))
    assert run.outcome is not None
