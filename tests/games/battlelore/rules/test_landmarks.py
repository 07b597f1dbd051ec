"""Landmarks: Lore Masters', Strongholds, Ramparts, Lairs."""

from __future__ import annotations

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.board import NAMED, row_from
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.terrain import LANDMARKS, NO_CAP, TERRAIN
from tabletome.games.battlelore.rules.landmarks import landmarks_to_place, places_for, settle
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State
from tests.games.battlelore.battlefield import Battle, field

LEDGER = Ledger.load(GAME.folder / "rules.yaml")

# Dice and sight are in test_combat.py and test_board.py, boldness in test_morale.py, movement in test_movement.py.


@rule("BL-LMARK-01", "BL-LMARK-06", "BL-LMARK-07", "BL-LMLAND-11")
@rule("BL-LMARK-02", breaks=Break("content/terrain.py", "DEN: _COMMON", "DEN: Ground(bold=1)"))
@rule("BL-FORT-06", breaks=Break("content/terrain.py", "STRONGHOLD: _COMMON", "STRONGHOLD: Ground(bold=1)"))
@rule("BL-FORT-12", breaks=Break("content/terrain.py", "RAMPART: _COMMON", "RAMPART: Ground(bold=1)"))
def test_landmarks_cap_attacks_out_and_in_at_two_dice_but_for_pentacle_and_pool() -> None:
    capped = []
    for kind in ("rampart", "stronghold", "training-camp", "rogues-den", "magic-pentacle", "healing-pool"):
        battle = field(
            """
            RS rs .
             . . .
        """,
            landmarks=f"{kind} RS south",
        )
        if (battle.dice("RS", "rs"), battle.dice("rs", "RS")) == (2, 2):
            capped.append(kind)
    assert capped == ["rampart", "stronghold", "training-camp", "rogues-den"]


@rule("BL-TERR-07", "BL-FORT-14", "BL-FORT-15")
def test_on_a_rampart_upon_a_hill_the_lower_cap_counts() -> None:
    battle = field(
        """
        H:RC H:bs .
         . . .
    """,
        landmarks="rampart bs",
    )
    assert battle.dice("RC", "bs") == 2


@rule("BL-LMLAND-10", "BL-LMLAND-07")
def test_the_pentacle_gives_its_owner_one_more_lore_at_the_end_of_his_turn() -> None:
    for owner, lore in (("south", 3), ("north", 2)):
        battle = field(
            """
            BS . .
             . . .
        """,
            lore=True,
            landmarks=f"magic-pentacle BS {owner}",
        )
        battle.plays("south: gather two-tokens")
        assert battle.lore("south") == lore


@rule("BL-LMLAND-09")
def test_the_pentacle_stops_nobody() -> None:
    battle = field(
        """
        W W W W
         GC 1 2 .
        W W W W
    """,
        phase="move",
        landmarks="magic-pentacle 1",
        sea=True,
    )
    assert "2" in battle.moves("GC")


DEN = """
    BS . . F:1 .
     . . H:2 . .
"""


def den(tokens: int = 3, opened: bool = False, landmarks: str = "rogues-den BS south") -> Battle:
    more = "; secret-passage 1 south" if opened else ""
    battle = field(DEN, phase="move", lore=True, landmarks=landmarks + more)
    battle.g.tokens[0] = tokens
    battle.g.passage = opened
    return battle


@rule("BL-LMLAND-12", "BL-LMLAND-13")
def test_a_unit_in_the_den_opens_a_passage_to_any_free_forest_or_hill_once() -> None:
    battle = den()
    assert set(battle.offers("open-passage")) == {"open-passage BS 1", "open-passage BS 2"}
    battle.plays("south: open-passage BS 1")
    assert battle.offers("open-passage") == []
    assert battle.moves("BS") == set(), "it may go nowhere else"
    assert battle.offers("take-passage") == ["take-passage BS 1"]


@rule("BL-LMLAND-14", "BL-LMLAND-15", "BL-LMLAND-16")
def test_for_a_lore_token_a_unit_goes_from_the_den_through_the_passage_and_may_battle() -> None:
    battle = field(
        """
        BS . . F:1 bs
         . . . . .
    """,
        phase="move",
        lore=True,
        landmarks="rogues-den BS south; secret-passage 1 south",
    )
    battle.with_(passage=True).g.tokens[0] = 1
    battle.plays("south: take-passage BS 1")
    assert battle.where("BS") == "1"
    assert battle.lore("south") == 0
    assert battle.ignores("BS") == 1
    assert battle.targets("BS") == ["bs"]
    assert battle.dice("BS", "bs") == 2, "all else is the forest's"


@rule("BL-LMLAND-14", "BL-LMLAND-07")
def test_without_lore_or_in_an_enemys_den_there_is_no_passage() -> None:
    assert den(tokens=0, opened=True).offers("take-passage") == []
    assert den(landmarks="rogues-den BS north").offers("open-passage") == []


@rule("BL-LMLAND-17", "BL-LMLAND-18", "BL-LMLAND-19")
def test_a_unit_trains_on_the_camp_keeps_its_weapon_and_uses_the_camp_up() -> None:
    battle = field(
        """
        GA3 . bs
         . . .
    """,
        phase="move",
        lore=True,
        landmarks="training-camp GA south",
    )
    battle.plays("south: train GA")
    assert battle.g.troops[battle.unit("GA")] == "archers-blue"
    assert battle.figures("GA") == 3
    assert battle.g.landmarks == ()
    assert battle.asked() == "south gather", "neither move nor battle"


@rule("BL-LMLAND-18")
def test_red_units_and_creatures_do_not_train() -> None:
    for unit in ("RS", "SP"):
        battle = field(
            f"""
            {unit} . .
             . . .
        """,
            phase="move",
            lore=True,
            landmarks=f"training-camp {unit} south",
        )
        assert battle.offers("train") == []


@rule("BL-LMLAND-20", "BL-LMLAND-21")
def test_a_unit_on_the_pool_is_restored_and_uses_it_up() -> None:
    battle = field(
        """
        BS1 bs .
         . . .
    """,
        phase="move",
        lore=True,
        landmarks="healing-pool BS south",
    )
    battle.plays("south: heal BS")
    assert battle.figures("BS") == 4
    assert battle.g.landmarks == ()
    assert battle.asked() == "south gather"


@rule("BL-LMLAND-20")
def test_whoever_enters_the_pool_must_stop_may_battle_and_does_not_heal_yet() -> None:
    battle = field(
        """
        W W W W
         GC1 1 bs .
        W W W W
    """,
        phase="move",
        lore=True,
        landmarks="healing-pool 1 south",
        sea=True,
    )
    assert battle.moves("GC") == {"1"}
    battle.plays("south: move GC 1")
    assert battle.targets("GC") == ["bs"]
    assert battle.offers("heal") == []


@rule("BL-LMLAND-20", "BL-LMLAND-21")
def test_only_a_unit_that_has_lost_figures_heals_and_only_on_the_pool() -> None:
    for unit, landmark, heals in (
        ("BS1", "healing-pool", ["heal BS"]),
        ("BS", "healing-pool", []),
        ("BS1", "stronghold", []),
    ):
        battle = field(f"{unit} bs .\n . . .", phase="move", lore=True, landmarks=f"{landmark} BS south")
        assert battle.offers("heal") == heals


@rule("BL-LMLAND-15", "BL-LMLAND-16", "BL-FOLLOW-24")
def test_whoever_comes_out_of_the_passage_into_a_forest_gains_no_ground() -> None:
    battle = field(
        """
        BC . . F:1 bs1
         . . . . .
    """,
        phase="move",
        lore=True,
        landmarks="rogues-den BC south; secret-passage 1 south",
        dice="blue blue",
    )
    battle.with_(passage=True).g.tokens[0] = 1
    battle.plays("south: take-passage BC 1", "south: attack BC bs")
    assert battle.where("bs") == "gone"
    assert battle.asked() == "south gather"


@rule("BL-LMLAND-14")
def test_whoever_a_card_put_into_the_den_did_not_start_the_turn_there() -> None:
    battle = field(
        """
        BS 2 . F:1 .
         BS . . . .
    """,
        phase="command",
        lore=True,
        landmarks="rogues-den 2 south; secret-passage 1 south",
    )
    battle.with_(passage=True, ordered=0).holding("south", "portal").council("south", wizard=1)
    battle.g.hands[0] = ("forward",)
    battle.plays("south: lore portal BS", "south: play forward", "south: target 2", "south: order BS", "south: done")
    assert battle.asked() == "south move"
    assert battle.moves("BS"), "for a card's carrying is not its move"
    assert battle.offers("take-passage") == []


@rule("BL-LMARK-05", "BL-FORT-11")
def test_whoever_a_card_put_onto_a_rampart_has_entered_it_and_may_not_battle() -> None:
    for start, may_battle in (("4", False), ("3", True)):
        battle = field(
            """
            . 3 2 bs
             . . 4 .
        """,
            phase="command",
            lore=True,
            landmarks="rampart 2; rampart 3",
        )
        put(battle, start)
        battle.with_(ordered=0).holding("south", "portal").council("south", wizard=1)
        battle.g.hands[0] = ("forward",)
        battle.plays(f"south: lore portal {start}", "south: play forward", "south: target 2", "south: order 2")
        battle.plays("south: done")
        if battle.asked() == "south move":
            battle.plays("south: done")
        assert (battle.asked() == "south battle") == may_battle


def put(battle: Battle, label: str) -> None:
    """A blue unit of swordsmen of the south comes onto the board."""
    g, h = battle.g, battle.labels[label]
    g.on[h] = len(g.at)
    g.at.append(h)
    g.troops.append("swordsmen-blue")
    g.owner = (*g.owner, 0)
    g.full = (*g.full, 4)
    g.figures.append(4)
    g.stored.append(0)


@rule("BL-LMLAND-12", "BL-LMLAND-18", "BL-LMLAND-21")
def test_training_healing_and_opening_a_passage_need_an_order_and_no_move() -> None:
    for landmark, unit, choices in (
        ("training-camp", "GA", ["train GA"]),
        ("healing-pool", "GA1", ["heal GA"]),
        ("rogues-den", "GA", ["open-passage GA 1"]),
    ):
        battle = field(
            f"""
            {unit} . . bs
             . . . F:1
        """,
            phase="move",
            lore=True,
            landmarks=f"{landmark} GA south",
        )
        battle.with_(tactic=Tactic.DARKEN_THE_SKY)
        assert battle.offers() == [*choices, "done"]


@rule("BL-LMLAND-14", "BL-LMLAND-15")
def test_under_a_card_that_forbids_moving_nobody_goes_through_the_passage() -> None:
    battle = den(opened=True).with_(tactic=Tactic.CLOSE_RANKS)
    assert battle.asked() != "south move"


# Strongholds


@rule("BL-FORT-07", "BL-FORT-08")
def test_an_enemy_in_ones_stronghold_costs_a_command_card_until_it_is_out() -> None:
    battle = field(
        """
        BS1 bs .
         BC . .
    """,
        landmarks="stronghold BS south",
        active="north",
        dice="blue blue",
    )
    battle.plays("north: attack bs BS", "north: gain-ground")
    assert battle.asked() == "south discard-command"
    battle.plays("south: discard scout-left")
    assert len(battle.g.hands[0]) == 3
    battle.g.on[battle.g.at[battle.unit("bs")]] = -1
    battle.g.at[battle.unit("bs")] = NAMED["m9"]
    battle.g.on[NAMED["m9"]] = battle.unit("bs")
    assert list(settle(battle.g)) == []
    assert len(battle.g.hands[0]) == 4


@rule("BL-FORT-07")
def test_any_enemy_unit_in_a_stronghold_costs_a_card_also_the_first_of_all() -> None:
    battle = field("bs BS1 . .", landmarks="stronghold BS south", active="north", dice="blue blue")
    battle.plays("north: attack bs BS", "north: gain-ground")
    assert battle.asked() == "south discard-command"


@rule("BL-FORT-08")
def test_a_stronghold_that_a_card_sets_free_gives_its_card_back_at_once() -> None:
    battle = field(
        """
        . bs1 .
         BS . .
    """,
        phase="command",
        lore=True,
        landmarks="stronghold bs south",
        dice="blue red red",
    )
    battle.with_(strongholds_lost=1, ordered=0).holding("south", "fireball").council("south", wizard=1)
    battle.g.hands[0] = ("attack-left", "forward", "scout-left")
    battle.plays("south: lore fireball bs", "south: play forward")
    assert battle.where("bs") == "gone"
    assert len(battle.g.hands[0]) == 3, "two left and one drawn"


# Placing landmarks


def masters(adventure: str = "hill-of-masters", **more: object) -> State:
    options = BattleOptions.read({"adventure": adventure, **more})
    run = Run(GAME, GAME.setup(options, seeded("x")))
    while run.decision is not None and run.decision.kind == "keep-lore":
        run.play(run.decision.options[0])
    return run.state


@rule("BL-LMLAND-01", "BL-LMLAND-02", "BL-LMLAND-04", "BL-LMLAND-05")
def test_lore_masters_of_level_three_bring_landmarks_the_first_player_places_first() -> None:
    g = masters()
    g.to_place = landmarks_to_place(g)
    assert g.to_place == (
        (0, "magic-pentacle"), (0, "training-camp"), (1, "rogues-den"), (1, "healing-pool"),
    )  # fmt: skip
    without = masters("first-spark")
    assert landmarks_to_place(without) == ()


@rule("BL-LMLAND-03", "BL-FORT-02")
def test_a_lore_master_both_have_brings_nothing_but_both_place_a_stronghold() -> None:
    g = masters()
    g.councils = [(3, 3, 0, 0, 0), (3, 3, 0, 3, 0)]
    assert landmarks_to_place(g) == ((0, "stronghold"), (1, "healing-pool"), (1, "stronghold"))


@rule("BL-LMLAND-06", "BL-BOARD-07", "BL-FORT-18")
def test_landmarks_and_lairs_go_on_empty_hexes_of_the_third_or_fourth_row() -> None:
    g = masters()
    for seat in (0, 1):
        for landmark in ("magic-pentacle", "creature-lair"):
            places = places_for(g, seat, landmark)
            assert places
            assert {row_from(seat, h) for h in places} <= {3, 4}
            assert all(g.on[h] < 0 and g.board.terrain[h] == "countryside" for h in places)
    first = g.at[0]
    seat, there = next((seat, h) for seat in (0, 1) for h in places_for(g, seat, "magic-pentacle"))
    g.on[first], g.on[there], g.at[0] = -1, 0, there
    assert there not in places_for(g, seat, "magic-pentacle"), "whichever unit stands there"


@rule("BL-FORT-01")
def test_a_stronghold_goes_under_a_unit_of_ones_own() -> None:
    g = masters()
    assert {g.owner[g.on[h]] for h in places_for(g, 0, "stronghold")} == {0}


@rule("BL-FORT-01", "BL-FORT-02")
def test_a_commander_of_level_three_places_a_stronghold_in_any_adventure() -> None:
    prescribed = masters("spider-wood")
    assert landmarks_to_place(prescribed) == ((1, "stronghold"),)
    run = Run(GAME, GAME.setup(BattleOptions(adventure="spider-wood"), seeded("x")))
    while run.decision is not None and run.decision.kind == "keep-lore":
        run.play(run.decision.options[0])
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (1, "place")
    run.play(run.decision.options[0])
    ((at, kind, owner),) = run.state.landmarks
    assert (kind, owner) == ("stronghold", 1)
    assert run.state.owner[run.state.on[at]] == 1


@rule("BL-FORT-01")
def test_a_stronghold_may_lie_on_any_terrain_under_a_unit_of_ones_own() -> None:
    g = masters("spider-wood")
    own = {g.at[unit] for unit in g.units_of(1)}
    assert {g.board.terrain[h] for h in own} > {"countryside"}
    assert set(places_for(g, 1, "stronghold")) == own


@rule("BL-FORT-16", "BL-FORT-17")
def test_lairs_are_placed_before_the_game_and_feed_their_creature() -> None:
    g = masters("stone-ring")
    assert [landmark for _, landmark in landmarks_to_place(g)].count("creature-lair") == 2
    battle = field(
        """
        SP . .
         . . .
    """,
        lore=True,
        landmarks="creature-lair SP south",
    )
    battle.plays("south: gather two-tokens")
    assert battle.g.stored[battle.unit("SP")] == 1


@rule("BL-FORT-16", "BL-CREAT-30")
def test_a_lair_gives_a_creature_no_more_than_it_can_store() -> None:
    battle = field("SP . .\n . . .", lore=True, landmarks="creature-lair SP south")
    battle.with_(stored=[2]).plays("south: gather two-tokens")
    assert battle.g.stored[battle.unit("SP")] == 2


@rule("BL-FORT-16")
def test_a_creature_is_fed_by_its_own_lair_alone() -> None:
    for landmark in ("creature-lair SP north", "stronghold SP south"):
        battle = field("SP . .\n . . .", lore=True, landmarks=landmark)
        battle.plays("south: gather two-tokens")
        assert battle.g.stored[battle.unit("SP")] == 0, landmark


# The tables


@rule("BL-TERR-01", breaks=Break("content/terrain.py", '"ford", "bridge"\n', '"ford", "causeway"\n'))
@rule("BL-TERR-09", breaks=Break("content/terrain.py", "HILL: Ground(attack_out=3", "HILL: Ground(attack_out=4"))
@rule("BL-LMARK-09", breaks=Break("content/terrain.py", "POOL: Ground(must_stop=True, bold=1)", "POOL: Ground(bold=1)"))
def test_terrain_and_landmarks_are_as_the_tables_say() -> None:
    assert list(TERRAIN) == ["countryside", "forest", "hill", "waterway", "ford", "bridge"]
    for name, printed in LEDGER.rule("BL-TERR-09").data.items():
        ground = TERRAIN[name]
        assert ground.passable == printed["passable"]
        assert ground.blocks_sight == bool(printed["blocks_los"])
        if ground.passable:
            assert (ground.must_stop, ground.bold) == (printed["must_stop"], printed["bold"]), name
            assert ground.attack_out == (printed["attack_out"] or NO_CAP), name
    common = LANDMARKS["rampart"]
    assert (common.must_stop, common.battle_on_entry, common.attack_out, common.attack_in) == (True, False, 2, 2)
    assert (common.bold, common.blocks_sight) == (1, True)
    assert LANDMARKS["stronghold"] == LANDMARKS["training-camp"] == LANDMARKS["rogues-den"] == common
    pool = LANDMARKS["healing-pool"]
    assert (pool.must_stop, pool.battle_on_entry, pool.attack_out, pool.blocks_sight) == (True, True, 99, False)
    assert len(LANDMARKS) == 8
