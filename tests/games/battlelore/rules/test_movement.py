"""Moving."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.board import DISTANCE, NAMED, NAMES, SIZE
from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect, Until
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.rules.movement import allowance, battle_hexes
from tests.games.battlelore.battlefield import Battle, field

OPEN = """
    . . . . . . . . .
     . . . . . . . .
    . . . . {unit} . . . .
     . . . . . . . .
    . . . . . . . . .
"""


def reach(battle: Battle, unit: str) -> int:
    """The greatest distance of a unit's moves."""
    start = battle.g.at[battle.unit(unit)]
    return max(DISTANCE[start][NAMED[to]] for to in battle.moves(unit))


@pytest.mark.parametrize(("unit", "far"), [("GS", 2), ("BS", 2), ("RS", 1), ("GC", 4), ("BC", 3), ("RC", 2), ("SP", 4)])
@rule("BL-MOVE-12..14", "BL-MOVE-18..20", "BL-UNIT-11", "BL-SPIDER-01", "BL-TURN-03")
@rule(
    "BL-CREAT-04",
    breaks=Break(
        "content/troops.py",
        "        move=move,\n        move_and_battle=move,",
        "        move=move + 1,\n        move_and_battle=move,",
        fresh=True,
    ),
)
def test_each_kind_moves_as_far_as_its_banner_says(unit: str, far: int) -> None:
    assert reach(field(OPEN.format(unit=unit), corner="c7", phase="move"), unit) == far


@rule("BL-MOVE-13", "BL-MOVE-17", "BL-COMBAT-08")
def test_blue_foot_may_battle_after_one_hex_and_not_after_two() -> None:
    drawing = """
        BS 1 bs .
         . 2 bc1 .
        . . . .
    """
    near = field(drawing, phase="move").plays("south: move BS 1")
    assert near.targets("BS") == ["bs"]
    far = field(drawing, phase="move").plays("south: move BS 2")
    assert far.asked() == "north command"


@rule("BL-MOVE-14", "BL-MOVE-15")
def test_red_dwarves_move_one_hex_and_attack() -> None:
    battle = field(
        """
        RD 1 bs
         . . .
    """,
        phase="move",
    ).plays("south: move RD 1")
    assert battle.targets("RD") == ["bs"]


@rule("BL-MOVE-16", "BL-MOVE-12")
def test_goblin_archers_move_and_shoot() -> None:
    battle = field(
        """
        GO . 1 . bs
         . . . . .
    """,
        phase="move",
    ).plays("south: move GO 1")
    assert battle.targets("GO") == ["bs"]


@rule("BL-MOVE-01", "BL-MOVE-02", "BL-MOVE-03")
def test_units_move_one_after_the_other_once_each_and_need_not_move() -> None:
    battle = field(
        """
        BS . . BS
         1 . . .
    """,
        phase="move",
    ).plays("south: move BS 1")
    assert battle.moves("BS") == set()
    assert battle.moves("BS.2")
    battle.plays("south: done")
    assert battle.asked() == "north command"


@rule("BL-MOVE-03")
def test_once_the_battles_have_begun_nobody_moves_any_more() -> None:
    battle = field(
        """
        BS bs1 . BS . .
         . . . . 1 .
    """,
        phase="move",
        dice="blue red red",
    )
    assert battle.moves("BS.2")
    battle.plays("south: done")
    assert battle.asked() == "south battle"
    assert battle.offers("move") == []
    battle.plays("south: attack BS bs", "south: stay")
    assert battle.asked() == "north command", "the second unit has lost its move"


@rule("BL-MOVE-04", "BL-MOVE-06", "BL-CREAT-03")
def test_nobody_moves_through_a_friend_who_has_to_go_first() -> None:
    drawing = """
        F F F F
         RS RS 1 .
        W W W W
    """
    blocked = field(drawing, phase="move")
    assert "RS.2" not in blocked.moves("RS")
    assert blocked.moves("RS.2") >= {"1"}
    first = blocked.g.at[blocked.unit("RS.2")]
    blocked.plays("south: move RS.2 1")
    assert NAMED[next(iter(blocked.moves("RS") & {"d6"}))] == first


@rule("BL-MOVE-06", "BL-MOVE-07")
def test_riders_spend_three_hexes_to_go_around_archers() -> None:
    battle = field(
        """
        W . . W
         BC ga 1 W
        W W W W
    """,
        phase="move",
        sea=True,
    )
    assert "1" in battle.moves("BC")
    battle.plays("south: move BC 1")
    assert battle.where("BC") == "1"
    assert battle.targets("BC") == ["ga"]


@rule("BL-MOVE-05", "BL-MOVE-08", "BL-MOVE-09", "BL-BOARD-06")
@rule(
    "BL-OVER-03",
    "BL-UNIT-01",
    breaks=Break("rules/movement.py", "                if on[to] >= 0:\n                    continue\n", ""),
)
def test_a_unit_moves_whole_across_sections_and_never_joins_another() -> None:
    battle = field(
        """
        . BS3 1 BS2
         . . . .
    """,
        corner="c7",
        phase="move",
    )
    assert "BS.2" not in battle.moves("BS")
    battle.plays("south: move BS 1")
    assert battle.moves("BS.2")
    assert "BS" not in battle.moves("BS.2")
    assert battle.figures("BS") == 3
    assert battle.figures("BS.2") == 2


@rule("BL-MOVE-10", "BL-TERR-11", "BL-TERR-12")
def test_a_forest_ends_the_move_but_not_the_battle() -> None:
    battle = field(
        """
        GC F:1 2 bs
         W . . .
    """,
        phase="move",
    )
    drawing_without_detour = field(
        """
        W W W W
         GC F:1 2 bs
        W W W W
    """,
        phase="move",
        sea=True,
    )
    assert "2" in battle.moves("GC"), "around the forest"
    assert drawing_without_detour.moves("GC") == {"1"}
    field_in_forest = field(
        """
        W W W
         GC F:1 bs
        W W W
    """,
        phase="move",
    ).plays("south: move GC 1")
    assert field_in_forest.targets("GC") == ["bs"]


@rule("BL-TERR-10", breaks=Break("content/terrain.py", "COUNTRYSIDE: Ground()", "COUNTRYSIDE: Ground(must_stop=True)"))
@rule(
    "BL-TERR-17",
    breaks=Break("content/terrain.py", "HILL: Ground(attack_out=3", "HILL: Ground(must_stop=True, attack_out=3"),
)
@rule(
    "BL-TERR-32", breaks=Break("content/terrain.py", "BRIDGE: Ground(bold=1)", "BRIDGE: Ground(must_stop=True, bold=1)")
)
def test_hills_and_bridges_do_not_hinder() -> None:
    for ground in "HB.":
        battle = field(
            f"""
            W W W W
             GC {ground} 1 .
            W W W W
        """,
            phase="move",
        )
        assert "1" in battle.moves("GC")


@rule("BL-TERR-24", "BL-BOARD-03")
@rule("BL-CREAT-05", breaks=Break("board.py", "near in NEIGHBOURS[h] if self.passable[near]", "near in NEIGHBOURS[h]"))
def test_nobody_enters_a_waterway_or_leaves_the_board() -> None:
    for unit in ("GC", "SP"):
        battle = field(
            f"""
            {unit} W
             W W
        """,
            corner="a9",
            phase="move",
        )
        assert battle.moves(unit) == set() or battle.asked() != "south move"


@rule("BL-TERR-26", "BL-TERR-28")
def test_a_ford_ends_the_move_but_not_the_battle() -> None:
    battle = field(
        """
        W W W W
         GC D:1 2 .
        W W bs W
    """,
        phase="move",
        sea=True,
    )
    assert battle.moves("GC") == {"1"}
    assert battle.plays("south: move GC 1").targets("GC") == ["bs"]


@rule("BL-LMARK-04", "BL-LMARK-05", "BL-COMBAT-09", "BL-FORT-10", "BL-FORT-11")
def test_climbing_a_rampart_ends_the_move_and_forbids_battle() -> None:
    battle = field(
        """
        W W W W
         GC 1 2 bs
        W W bs W
    """,
        phase="move",
        landmarks="rampart 1",
        sea=True,
    )
    assert battle.moves("GC") == {"1"}
    assert battle.plays("south: move GC 1").asked() == "north command"


@rule("BL-FORT-10", "BL-FORT-11")
def test_from_rampart_to_rampart_there_is_no_restriction() -> None:
    battle = field(
        """
        W W W W
         GC 1 2 bs
        W W W W
    """,
        phase="move",
        landmarks="rampart GC; rampart 1",
        sea=True,
    )
    assert battle.moves("GC") == {"1", "2"}
    along = field(
        """
        W W W
         GC 1 bs
        W W W
    """,
        phase="move",
        landmarks="rampart GC; rampart 1",
    )
    assert along.plays("south: move GC 1").targets("GC") == ["bs"]


@rule("BL-BOARD-05")
def test_a_unit_leaves_the_board_only_where_the_adventure_allows_it() -> None:
    battle = field(
        """
        BS . .
         . . .
    """,
        corner="a9",
        phase="move",
        adventure="giants-causeway",
    )
    battle.plays("south: leave BS")
    assert battle.where("BS") == "gone"
    assert battle.banners("south") == 1
    elsewhere = field(
        """
        . . BS
         . . .
    """,
        corner="a9",
        phase="move",
        adventure="giants-causeway",
    )
    assert elsewhere.offers("leave") == []


# Goblin Rush


@rule("BL-GOBLIN-02", "BL-GOBLIN-03")
@rule("BL-GOBLIN-07", breaks=Break("rules/flow.py", "bound = bound or bool(g.turn.rushed >> unit & 1)", "pass"))
def test_a_goblin_rush_of_two_hexes_binds_to_attack() -> None:
    for goblins in ("BG", "RG"):
        battle = field(
            f"""
            {goblins} . 1 bs
             . . . .
        """,
            phase="move",
        )
        battle.plays(f"south: rush {goblins} 1")
        assert battle.offers() == [f"attack {goblins} bs"], "there is no way out of it"


@rule("BL-GOBLIN-04", "BL-GOBLIN-02")
def test_goblins_who_do_not_rush_move_as_their_colour() -> None:
    battle = field(
        """
        BG . 1 bs
         RG . . .
        . . . .
    """,
        phase="move",
    )
    assert "1" in battle.moves("BG")
    assert reach(battle, "RG") == 1
    plain = battle.plays("south: move BG 1")
    assert plain.targets("BG") == [] if plain.asked() == "south battle" else True


@rule("BL-GOBLIN-05")
def test_a_rush_obeys_terrain() -> None:
    battle = field(
        """
        W W W W
         RG F:1 2 bs
        W W W W
    """,
        phase="move",
    )
    assert battle.moves("RG", "rush") == set()


@rule("BL-GOBLIN-02", "BL-GOBLIN-03")
def test_a_single_hex_is_no_rush() -> None:
    battle = field("BG 1 bs .\n . . . .", phase="move")
    assert "1" in battle.moves("BG")
    assert "1" not in battle.moves("BG", "rush")


@rule("BL-GOBLIN-03")
def test_a_rush_binds_no_longer_once_the_enemy_is_gone() -> None:
    battle = field(
        """
        . . . bs1
         RG . 1 BS
        . . . .
    """,
        phase="move",
        dice="blue blue blue",
    )
    battle.plays("south: rush RG 1", "south: done", "south: attack BS bs", "south: stay")
    assert battle.asked() == "north command"


@rule("BL-GOBLIN-03", "BL-GOBLIN-02")
def test_archers_who_rushed_at_an_enemy_that_is_gone_do_not_shoot_at_another() -> None:
    battle = field(
        """
        gs . . bs1
         BO . 1 BS
        . . . .
    """,
        phase="move",
        dice="blue blue blue",
    )
    battle.plays("south: rush BO 1", "south: done", "south: attack BS bs", "south: stay")
    assert battle.sees("BO", "gs")
    assert battle.asked() == "north command"


@rule("BL-GOBLIN-04")
def test_green_goblins_need_no_rush_and_men_have_none() -> None:
    battle = field(
        """
        GG . 1 bs
         BS . . .
    """,
        phase="move",
    )
    assert battle.moves("GG", "rush") == set()
    assert battle.moves("BS", "rush") == set()


def test_the_board_is_as_large_as_it_is_drawn() -> None:
    assert SIZE == 113


# Whence a unit may still battle


GROUNDS = {
    "BS": "F:1 2 D:3\n BS H:4 .\n. B:5 bs",
    "GA": "F:1 2 D:3\n GA H:4 .\n. B:5 bs",
    "BG": "F:1 2 . D:3\n BG H:4 . bs\n. B:5 . .",
    "RC": "F:1 2 . D:3\n RC H:4 . .\n. B:5 . bs",
    "SP": "F:1 2 . D:3\n SP H:4 F:6 .\n. B:5 . bs",
    "WG": "F:1 2 F:6 D:3\n WG F:4 . .\n. B:5 . bs",
}
LANDMARKS = {
    "": "",
    "a Rampart to climb": "rampart 4; stronghold 5 south",
    "along Ramparts": "rampart 2; rampart 4; rampart {unit}",
    "Ramparts apart": "rampart 1; rampart 4",
}


@rule("BL-MOVE-13", "BL-TERR-11", "BL-FORT-10", "BL-FORT-11", "BL-LMARK-05")
@pytest.mark.parametrize("landmarks", LANDMARKS)
@pytest.mark.parametrize("unit", GROUNDS)
def test_the_hexes_marked_for_a_battle_are_those_from_which_a_unit_that_went_there_may_battle(
    unit: str, landmarks: str
) -> None:
    def position() -> Battle:
        return field(GROUNDS[unit], phase="move", landmarks=LANDMARKS[landmarks].format(unit=unit), lore=True)

    start = position()
    marked = {NAMES[h] for h in battle_hexes(start.g, start.unit(unit))}
    ways = {text for text in start.offers("move") if text.split()[1] == unit}
    assert ways
    for way in ways:
        battle = position()
        battle.plays(f"south: {way}")
        there = NAMES[battle.g.at[battle.unit(unit)]]
        assert (there in marked) == (not battle.g.turn.spent & battle.bits(unit)), way


@rule("BL-CREAT-04", "BL-LPLAY-11")
@pytest.mark.parametrize(("effects", "price"), [((), 3), ((Effect.EXTRA_MOVE,), 2), ((Effect.UNSTOPPED,), 2)])
def test_a_creature_that_goes_by_lore_pays_for_each_hex_but_those_that_a_card_adds(
    effects: tuple[Effect, ...], price: int
) -> None:
    battle = field("EE F . 1 .\n . . . .", phase="move", lore=True)
    battle.with_(effects=tuple(LastingEffect(word, battle.unit("EE"), 1, Until.TURN) for word in effects))
    battle.g.tokens[0] = 3
    start = battle.g.at[battle.unit("EE")]
    assert max(DISTANCE[start][NAMED[battle._own(to)]] for to in battle.moves("EE")) == 3 + len(effects)
    battle.plays("south: move EE 1")
    assert (battle.lore("south"), battle.g.pool) == (3 - price, 30 + price)
    near = field("EE 1 . . .\n . . . .", phase="move", lore=True)
    near.with_(effects=tuple(LastingEffect(word, near.unit("EE"), 1, Until.TURN) for word in effects))
    near.g.tokens[0] = 3
    near.plays("south: move EE 1")
    assert near.lore("south") == 3 - max(0, 1 - len(effects))


@rule("BL-CREAT-05", "BL-TERR-24", "BL-MOVE-07")
def test_a_creature_that_goes_by_lore_goes_over_all_that_lies_between_but_ends_where_there_is_room() -> None:
    battle = field("EE W 1 .\n F bs 2 .\n. . W .", phase="move", lore=True, sea=True)
    battle.g.tokens[0] = 2
    assert battle.moves("EE") == {"1", "c6", "c5", "d5"}, "neither in the water nor where the enemy is"
    battle.plays("south: move EE 1")
    assert battle.asked() == "south gather" or battle.targets("EE") == ["bs"]


@rule("BL-GOBLIN-02", "BL-GOBLIN-03", "BL-LMARK-05")
def test_nobody_rushes_onto_a_rampart_or_to_where_no_enemy_is_near() -> None:
    drawing = "BG . 1 bs\n . 2 . .\n. . . ."
    assert field(drawing, phase="move").moves("BG", "rush") == {"1"}
    assert field(drawing, phase="move", landmarks="rampart 1").moves("BG", "rush") == set()
    assert field(drawing.replace("bs", "BS"), phase="move").moves("BG", "rush") == set()


@rule("BL-MOVE-13", "BL-MOVE-20", "BL-CMD-16")
@pytest.mark.parametrize(
    ("tactic", "unit", "far", "with_battle"),
    [
        (Tactic.ANY, "BS", 2, 1), (Tactic.FOOT_ONSLAUGHT, "BS", 2, 2), (Tactic.FOOT_ONSLAUGHT, "RS", 2, 2),
        (Tactic.FOOT_ONSLAUGHT, "GS", 2, 2), (Tactic.FOOT_ONSLAUGHT, "BC", 3, 3), (Tactic.FOOT_ONSLAUGHT, "SP", 4, 4),
        (Tactic.MOUNTED_CHARGE, "RC", 3, 3), (Tactic.MOUNTED_CHARGE, "BC", 3, 3), (Tactic.MOUNTED_CHARGE, "GC", 4, 4),
        (Tactic.MOUNTED_CHARGE, "RS", 1, 1), (Tactic.MOUNTED_CHARGE, "SP", 4, 4),
    ],
)  # fmt: skip
def test_a_tactic_lengthens_the_moves_of_its_own_troops_only(
    tactic: Tactic, unit: str, far: int, with_battle: int
) -> None:
    battle = field(f"{unit} . . . . .\n . . . . .", phase="move", lore=True).with_(tactic=tactic)
    assert allowance(battle.g, 0) == (far, with_battle)
    assert reach(battle, unit) == far


@rule("BL-BOARD-05", "BL-VICTORY-05")
def test_a_unit_that_leaves_the_board_leaves_its_hex_free_and_gives_its_side_a_banner() -> None:
    battle = field("BS . .\n . . .", corner="a9", phase="move", adventure="giants-causeway")
    start = battle.g.at[0]
    battle.plays("south: leave BS")
    assert (battle.g.on[start], battle.g.at[0], battle.g.figures[0]) == (-1, -1, 0)
    assert [(event.kind, event.rule) for event in battle.events[:2]] == [
        ("left-board", "BL-BOARD-05"), ("banner-won", "BL-BOARD-05"),
    ]  # fmt: skip


@rule("BL-CREAT-04", "BL-CMD-16")
def test_a_creature_that_goes_by_lore_stands_still_without_any() -> None:
    battle = field("EE . . .\n BS . . .", phase="move", lore=True)
    assert battle.moves("EE") == set()
    assert allowance(battle.g, battle.unit("EE")) == (0, 0)
