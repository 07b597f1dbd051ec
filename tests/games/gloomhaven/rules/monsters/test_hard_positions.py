"""Positions over which tables argue: focus, movement, disadvantage, sight, push and retaliate, one question each."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import what_may_it_do
from tabletome.games.gloomhaven.rules.monsters.drawn_positions import Possibility, whom_does_it_focus_on
from tabletome.games.gloomhaven.rules.monsters.focus import MELEE, Mover, focus
from tabletome.games.gloomhaven.rules.monsters.intent import field_of
from tabletome.geometry import Hex
from tests.games.gloomhaven.dungeon import dungeon


def only(possible: list[Possibility]) -> Possibility:
    assert len(possible) == 1, possible
    return possible[0]


# Traps


@rule("GH-MTRAP-01", "GH-MMOVE-09")
def test_it_takes_a_long_way_round_a_trap_even_if_it_does_not_arrive() -> None:
    drawing = """
        . a . . .
         * ^ b Brute
        % % % % %
    """
    for move, attacks in ((2, ()), (3, ("Brute",))):
        assert {(each.through, each.attacks) for each in what_may_it_do(drawing, move=move)} == {((), attacks)}


@rule("GH-FOCUS-11", "GH-MTRAP-02")
def test_with_traps_on_every_way_fewer_traps_beat_a_shorter_way() -> None:
    drawing = """
        Brute . ^ ^ * . ^ . . . Tinkerer
    """
    assert whom_does_it_focus_on(drawing, move=4) == ["Tinkerer"]


@rule("GH-FOCUS-08", "GH-MOVE-06")
def test_a_jump_goes_over_a_trap_but_lands_on_one_only_if_it_must() -> None:
    over = """
        * ^ b Brute
    """
    assert only(what_may_it_do(over, move=2, jump=True)) == Possibility("Brute", "b", 2, (), ("Brute",))
    onto = """
        * . t^ Brute
    """
    assert only(what_may_it_do(onto, move=2, jump=True)).to == "t"
    beside = """
        . . b .
         * . t^ Brute
        % % % %
    """
    assert "t" not in {each.to for each in what_may_it_do(beside, move=3, jump=True)}


@rule("GH-MTRAP-02")
def test_who_must_cross_a_trap_may_end_its_move_on_it() -> None:
    drawing = """
        * . t^ . . Brute
    """
    assert only(what_may_it_do(drawing, move=2)) == Possibility("Brute", "t", 2, ("t",), ())


# Others in the way


@rule("GH-FOCUS-09", "GH-MOVE-04")
def test_a_corridor_full_of_allies_makes_a_farther_enemy_the_focus() -> None:
    drawing = """
        % % % % % % % %
         Brute + + * . . . Tinkerer
        % % % % % % % %
    """
    assert whom_does_it_focus_on(drawing, move=2) == ["Tinkerer"]


@rule("GH-MMOVE-09", "GH-MOVE-04")
def test_it_walks_through_allies_only_as_far_as_it_can_end_its_move() -> None:
    drawing = """
        % % % % % % %
         * a + + b . Brute
        % % % % % % %
    """
    assert only(what_may_it_do(drawing, move=2)).to == "a"
    assert only(what_may_it_do(drawing, move=3)).to == "a"
    assert only(what_may_it_do(drawing, move=4)).to == "b"


@rule("GH-COND-22", "GH-FOCUS-04")
def test_an_invisible_enemy_is_walked_around() -> None:
    drawing = """
        . . . .
         * Brute? b Tinkerer
        . . . .
    """
    found = what_may_it_do(drawing, move=3)
    assert {(each.focus, each.steps, each.attacks) for each in found} == {("Tinkerer", 3, ("Tinkerer",))}


@rule("GH-COND-21")
def test_a_pattern_over_an_invisible_enemy_strikes_the_others_only() -> None:
    drawing = """
        . Tinkerer? .
         * Brute .
    """
    found = what_may_it_do(drawing, move=0, area=(Hex(1, 0), Hex(1, -1)))
    assert {each.attacks for each in found} == {("Brute",)}


# Ranged attacks


@rule("GH-FOCUS-06", "GH-FOCUS-07")
def test_of_those_in_range_without_moving_the_nearer_is_the_focus_then_the_earlier() -> None:
    near_and_far = """
        Brute . * . . Tinkerer
    """
    late = {"Brute": 90, "Tinkerer": 10}
    assert whom_does_it_focus_on(near_and_far, move=2, reach=4, initiative=late) == ["Brute"]
    as_near = """
        Brute . * . Tinkerer
    """
    assert whom_does_it_focus_on(as_near, move=2, reach=4, initiative=late) == ["Tinkerer"]


@rule("GH-MOPT-02", "GH-MMOVE-07")
def test_it_steps_away_from_its_focus_and_if_it_can_from_further_targets_too() -> None:
    drawing = """
        % % % % % %
         c b * Brute % %
        % % Tinkerer % % %
    """
    found = what_may_it_do(drawing, move=2, reach=4, targets=2, initiative={"Brute": 1, "Tinkerer": 2})
    assert {each.attacks for each in found} == {("Brute", "Tinkerer")}
    assert {each.to for each in found} == {"c"}


@rule("GH-MOPT-02", "GH-COND-15")
def test_a_muddled_archer_moves_from_nobody() -> None:
    drawing = """
        % % % % % %
         c b * Brute % %
        % % Tinkerer % % %
    """
    found = what_may_it_do(drawing, move=2, reach=4, targets=2, muddled=True, initiative={"Brute": 1, "Tinkerer": 2})
    assert {each.to for each in found} == {"*"}


@rule("GH-MMOVE-07")
def test_with_its_back_to_the_wall_it_attacks_from_beside_its_focus() -> None:
    drawing = """
        % % % %
         % * Brute .
        % % % %
    """
    assert only(what_may_it_do(drawing, move=3, reach=3)) == Possibility("Brute", "*", 0, (), ("Brute",))


@rule("GH-LOS-05", "GH-ATK-03")
def test_beyond_a_wall_nobody_is_adjacent() -> None:
    drawing = """
        * Brute . .
         a b . .
    """
    walls = (("*", "Brute"),)
    assert only(what_may_it_do(drawing, move=1, walls_between=walls)).to in ("a", "b")
    assert whom_does_it_focus_on(drawing, move=1, walls_between=walls) == ["Brute"]


# Several targets, difficult ground


@rule("GH-MMOVE-05", "GH-MOPT-01")
def test_for_a_second_target_it_goes_on_past_the_first_place_to_attack_from() -> None:
    drawing = """
        . . Brute . .
         * a . b .
        . . . Tinkerer .
    """
    one = what_may_it_do(drawing, move=4, initiative={"Brute": 1})
    two = what_may_it_do(drawing, move=4, targets=2, initiative={"Brute": 1})
    assert {each.steps for each in one} == {1}
    assert {each.attacks for each in two} == {("Brute", "Tinkerer")}


@rule("GH-MOPT-02", "GH-MOPT-04")
def test_between_two_further_targets_the_less_movement_decides_before_who_is_nearer_or_earlier() -> None:
    drawing = """
        . . . Brute b Tinkerer
         . . Cragheart a . .
        . . . . * .
    """
    order = {"Brute": 1, "Tinkerer": 2, "Cragheart": 3}
    found = only(what_may_it_do(drawing, move=3, targets=2, initiative=order))
    assert (found.to, found.attacks) == ("a", ("Brute", "Cragheart"))


@rule("GH-FOCUS-02", "GH-OVL-15")
def test_difficult_ground_counts_by_movement_points() -> None:
    drawing = """
        Brute . ~ * . . Tinkerer
    """
    assert whom_does_it_focus_on(drawing, move=2, initiative={"Brute": 90, "Tinkerer": 10}) == ["Tinkerer"]
    assert whom_does_it_focus_on(drawing, move=2, flying=True, initiative={"Brute": 90, "Tinkerer": 10}) == ["Tinkerer"]
    assert whom_does_it_focus_on(drawing.replace(". Tinkerer", ". . Tinkerer"), move=2, flying=True) == ["Brute"]


# Summons


@rule("GH-SUMMON-06", "GH-FOCUS-07")
def test_a_summon_tied_between_monsters_of_a_type_goes_for_the_elite_then_the_lower_number() -> None:
    game = dungeon("""
        . . . . . . . .
         . guard1 a c b guard2* . Brute
        . . . . . . Mindthief .
    """)
    game.turn("mindthief", "gnawing-horde", "scurry")
    game.figure("mindthief").at = game.places["b"]
    game.plays("top gnawing-horde", "place c")
    game.figure("mindthief").at = game.places["mindthief"]
    summon = len(game.g.figures) - 1
    foes = focus(field_of(game.g, summon), Mover(game.g.figures[summon].at, 2, MELEE))
    assert [foe.key for foe in foes] == [game.names["guard2"]]


# Attacks


@rule("GH-RETAL-03", "GH-EFF-05")
def test_who_is_pulled_next_to_the_attacker_retaliates() -> None:
    game = dungeon("""
        . . . . . .
         Brute . guard1 . . Tinkerer
        . . . . . .
    """).turn("tinkerer", "hook-gun", "flamethrower")
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    game.with_effects("guard1", retaliate=((2, 1),))
    game.plays("top hook-gun", "strike guard1")
    while game.asked() == "shove":
        game.plays(game.offers("shove")[0])
    assert game.asked() == "damage"


@rule("GH-RETAL-03")
def test_the_dead_are_not_pushed_and_do_not_strike_back() -> None:
    game = (
        dungeon("""
        . . . . . .
         Brute guard1 . . Tinkerer
        . . . . . .
    """)
        .turn("brute", "warding-strength", "trample")
        .with_health("guard1", 1)
    )
    game.with_effects("guard1", retaliate=((5, 1),))
    game.plays("top warding-strength", "strike guard1")
    assert game.asked() == "turn"
    assert game.health("brute") == 10


@rule("GH-ATK-03", "GH-ADV-13")
@pytest.mark.parametrize(("conditions", "damage"), [((), 1), (("strengthen",), 3)])
def test_a_ranged_attack_from_beside_the_target_has_disadvantage_and_strength_makes_up_for_it(
    conditions: tuple[str, ...], damage: int
) -> None:
    game = dungeon("""
        . . . . . .
         Scoundrel . . Spellweaver guard1
        . . . . . .
    """).turn("spellweaver", "mana-bolt", "flame-strike")
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    game.with_conditions("spellweaver", *conditions).stack("spellweaver", "+1", "-1")
    game.plays("top mana-bolt", "strike guard1")
    assert 20 - game.health("guard1") == damage


@rule("GH-MMOVE-03")
def test_a_hex_without_a_name_is_called_by_its_column_and_row() -> None:
    drawing = """
        % % % % %
         % % % % %
        * . . Brute
    """
    found = only(what_may_it_do(drawing, move=3))
    assert (found.to, found.steps, found.attacks) == ("2,2", 2, ("Brute",))
    assert only(what_may_it_do(drawing, move=1)).to == "1,2"
