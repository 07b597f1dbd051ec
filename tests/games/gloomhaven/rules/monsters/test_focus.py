"""What monsters may do: GH-FOCUS, GH-MMOVE, GH-MOPT, GH-MTRAP, GH-MATK. Positions are drawn; see position.py."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven import what_may_it_do
from tabletome.games.gloomhaven.rules.monsters.drawn_positions import Possibility, whom_does_it_focus_on
from tabletome.games.gloomhaven.rules.monsters.focus import (
    SNAG,
    Field,
    Mover,
    approaches,
    focus,
    outcomes,
    why_focus,
)
from tabletome.geometry import Hex
from tests.games.gloomhaven.rules.monsters.by_trial import foci, marches, possible, ranks, some_position, why


def only(possible: list[Possibility]) -> Possibility:
    assert len(possible) == 1, possible
    return possible[0]


# Focus


@rule("GH-FOCUS-02", "GH-FOCUS-04", "GH-FOCUS-12")
def test_a_monster_focuses_on_whom_it_can_reach_in_fewest_steps_not_on_the_nearest() -> None:
    drawing = """
        . . . . . .
         % % % . . .
        * . % Brute . .
         . . % % . .
        . . . Tinkerer . .
    """
    assert whom_does_it_focus_on(drawing, move=2) == ["Tinkerer"]


@rule("GH-FOCUS-06")
def test_with_equal_movement_the_nearer_enemy_is_the_focus() -> None:
    drawing = """
        Brute . * . . Tinkerer
    """
    assert whom_does_it_focus_on(drawing, move=2, reach=2) == ["Brute"]
    nearer_but_as_much_movement = """
        . Brute * % . .
         . . . . Tinkerer .
    """
    assert whom_does_it_focus_on(nearer_but_as_much_movement, move=3, reach=3) == ["Brute"]


@rule("GH-FOCUS-07")
def test_with_equal_movement_and_distance_initiative_decides() -> None:
    drawing = """
        Brute . * . Tinkerer
    """
    assert whom_does_it_focus_on(drawing, move=2, initiative={"Brute": 61, "Tinkerer": 20}) == ["Tinkerer"]
    assert whom_does_it_focus_on(drawing, move=2, initiative={"Brute": 15, "Tinkerer": 20}) == ["Brute"]


@rule("GH-FOCUS-11", "GH-AMBIG-01")
def test_what_is_still_tied_is_for_the_players_to_decide() -> None:
    drawing = """
        Brute . * . Tinkerer
    """
    assert whom_does_it_focus_on(drawing, move=2, initiative={"Brute": 20, "Tinkerer": 20}) == ["Brute", "Tinkerer"]


@rule("GH-FOCUS-03")
def test_without_an_attack_it_focuses_as_if_with_a_melee_attack() -> None:
    drawing = """
        . . % % . .
         * % Brute % . .
        . . % % . Tinkerer
         . . . . . .
    """
    assert whom_does_it_focus_on(drawing, move=1, attacks=False) == ["Tinkerer"]
    assert whom_does_it_focus_on(drawing, move=1, reach=4, disarmed=True) == ["Tinkerer"]
    assert whom_does_it_focus_on(drawing, move=1, reach=4) == ["Brute"]


@rule("GH-FOCUS-05")
def test_the_focus_is_found_as_if_movement_were_unlimited() -> None:
    drawing = """
        * . . . . . . . Brute
    """
    far = only(what_may_it_do(drawing, move=2))
    assert (far.focus, far.steps, far.attacks) == ("Brute", 2, ())


@rule("GH-FOCUS-08")
def test_a_jump_goes_over_obstacles_but_does_not_end_on_one_and_flying_may() -> None:
    over = """
        * % b Brute
    """
    onto = """
        * % % Brute
    """
    assert whom_does_it_focus_on(over, move=3) == []
    assert what_may_it_do(over, move=3, jump=True) == [Possibility("Brute", "b", 2, (), ("Brute",))]
    assert whom_does_it_focus_on(onto, move=3, jump=True) == []
    assert only(what_may_it_do(onto, move=3, flying=True)).attacks == ("Brute",)


@rule("GH-FOCUS-09", "GH-FOCUS-10")
def test_if_every_hex_to_attack_from_is_taken_there_is_no_focus_and_no_move() -> None:
    drawing = """
        * . . + Brute
    """
    assert what_may_it_do(drawing, move=3) == [Possibility(None, "*", 0, (), ())]


@rule("GH-FOCUS-09")
def test_an_enemy_whose_every_side_is_taken_is_passed_over_for_a_farther_one() -> None:
    drawing = """
        # # . . . . . Tinkerer
         # + * . . . . #
        Brute + # # # # # #
    """
    assert whom_does_it_focus_on(drawing, move=2) == ["Tinkerer"]


@rule("GH-COND-21", "GH-COND-22")
def test_an_invisible_enemy_is_no_focus_and_stands_in_the_way() -> None:
    drawing = """
        * . Brute? . Tinkerer
    """
    assert whom_does_it_focus_on(drawing, move=4) == []
    assert whom_does_it_focus_on(drawing, move=4, reach=4) == ["Tinkerer"]


@rule("GH-MOVE-02", "GH-MOVE-04")
def test_it_walks_through_its_allies_but_does_not_end_on_them() -> None:
    drawing = """
        * + b Brute
    """
    assert only(what_may_it_do(drawing, move=2)) == Possibility("Brute", "b", 2, (), ("Brute",))
    assert only(what_may_it_do(drawing, move=1)).to == "*"


@rule(
    "GH-LOS-05",
    breaks=Break("board.py", "adjacency(sorted(floor), self._seams)", "adjacency(sorted(floor), frozenset())"),
)
def test_walls_count_for_distance_and_reach() -> None:
    drawing = """
        * a Brute
         b c d
    """
    walls = (("a", "Brute"),)
    assert only(what_may_it_do(drawing, move=3, walls_between=walls)).steps == 2
    assert only(what_may_it_do(drawing, move=3)).steps == 1


# Movement


@rule("GH-MMOVE-02")
def test_with_a_move_and_no_attack_it_goes_next_to_its_focus() -> None:
    drawing = """
        * . . . b Brute
    """
    assert only(what_may_it_do(drawing, move=5)) == Possibility("Brute", "b", 4, (), ("Brute",))
    assert only(what_may_it_do(drawing, move=5, jump=True, reach=3)).steps == 2
    assert only(what_may_it_do(drawing, move=5, jump=True, attacks=False)) == Possibility("Brute", "b", 4, (), ())
    rough = drawing.replace(". . . b", ". . ~ b")
    assert only(what_may_it_do(rough, move=5, attacks=False)) == Possibility("Brute", "b", 4, (), ())
    assert only(what_may_it_do(drawing, move=5, attacks=False)) == Possibility("Brute", "b", 4, (), ())
    assert only(what_may_it_do(drawing, move=5, reach=3, disarmed=True)) == Possibility("Brute", "b", 4, (), ())
    crowded = """
        . . . Brute .
         * . c . .
        . . . . Tinkerer
    """
    found = what_may_it_do(crowded, move=4, attacks=False, initiative={"Brute": 1})
    assert {(each.focus, each.to, each.steps, each.attacks) for each in found} == {
        ("Brute", "c", 2, ()), ("Brute", "2,0", 2, ()),
    }  # fmt: skip


@rule("GH-MOPT-03", "GH-MMOVE-03", "GH-MMOVE-04", "GH-MMOVE-05", "GH-MOPT-02")
def test_the_more_targets_it_may_attack_the_farther_it_goes_for_them() -> None:
    drawing = """
        . . . . . . .
         . * a Brute . . .
        . . . b c Tinkerer .
         . . . Cragheart . . .
        . . . . . . .
    """
    assert only(what_may_it_do(drawing, move=3, reach=2)).steps == 0
    assert only(what_may_it_do(drawing, move=3)) == Possibility("Brute", "a", 1, (), ("Brute",))
    assert only(what_may_it_do(drawing, move=3, targets=2)).to == "b"
    everyone = only(what_may_it_do(drawing, move=3, targets=3))
    assert (everyone.to, everyone.steps, len(everyone.attacks)) == ("c", 3, 3)
    assert everyone.attacks[0] == "Brute"


@rule("GH-MMOVE-06", "GH-MMOVE-07")
def test_a_ranged_monster_steps_away_from_its_focus_unless_muddled() -> None:
    drawing = """
        . b * Brute . .
    """
    assert only(what_may_it_do(drawing, move=1, reach=3)) == Possibility("Brute", "b", 1, (), ("Brute",))
    assert only(what_may_it_do(drawing, move=1, reach=3, muddled=True)).to == "*"


@rule("GH-MMOVE-08")
def test_losing_disadvantage_against_its_focus_comes_before_more_targets() -> None:
    drawing = """
        b * Brute . Tinkerer
    """
    away = only(what_may_it_do(drawing, move=1, reach=3, targets=2))
    assert (away.to, away.attacks) == ("b", ("Brute",))
    assert only(what_may_it_do(drawing, move=1, reach=3, targets=2, muddled=True)).attacks == ("Brute", "Tinkerer")


@rule("GH-MMOVE-09")
def test_out_of_reach_it_comes_as_near_as_it_can_by_movement_still_needed() -> None:
    drawing = """
        . . # Brute .
         . * # . .
        . . # . .
         . a . . .
    """
    near = only(what_may_it_do(drawing, move=2))
    assert (near.to, near.attacks) == ("a", ())


@rule("GH-MMOVE-09")
def test_it_stays_if_no_move_brings_it_nearer() -> None:
    drawing = """
        * + + . Brute
    """
    assert only(what_may_it_do(drawing, move=2)).to == "*"


@rule("GH-MOPT-01")
def test_a_hex_it_can_reach_now_is_preferred_to_a_better_one_it_cannot() -> None:
    drawing = """
        . . . Brute . . .
         * a . c Tinkerer . .
    """
    two = only(what_may_it_do(drawing, move=1, targets=2))
    assert two.attacks == ()
    drawing = """
        * . b Brute
         . . . c Tinkerer
    """
    assert only(what_may_it_do(drawing, move=2, targets=2)).to == "b"


@rule("GH-MOPT-02", "GH-MATK-03")
def test_of_different_additional_targets_the_one_that_would_be_focus_next_is_taken() -> None:
    drawing = """
        . Tinkerer . . .
         . * . . .
        . a Brute b .
         . . Cragheart . .
    """
    found = what_may_it_do(drawing, move=2, targets=2, initiative={"Brute": 1, "Tinkerer": 50, "Cragheart": 2})
    assert {each.attacks for each in found} == {("Brute", "Tinkerer")}


@rule("GH-MATK-02")
def test_if_it_cannot_attack_its_focus_it_attacks_nobody() -> None:
    drawing = """
        # . . . .
         # * % Brute Tinkerer
        # . % . .
    """
    found = only(what_may_it_do(drawing, reach=1, initiative={"Brute": 5}))
    assert found.attacks == ()


# Traps and hazardous terrain


@rule("GH-MTRAP-01", "GH-MTRAP-03")
def test_traps_count_as_obstacles_while_there_is_another_way_to_anyone() -> None:
    drawing = """
        % % % % % % % %
         . . * . . . Brute %
        % ^ ^ ^ % % % %
         . . Tinkerer . . % % %
    """
    assert whom_does_it_focus_on(drawing, move=3) == ["Brute"]


@rule("GH-MTRAP-02", "GH-MTRAP-03")
def test_if_traps_bar_the_only_way_it_crosses_as_few_as_possible() -> None:
    drawing = """
        % % % % % %
         a * . . % %
        % ^ ^ ^ % %
         % b . Tinkerer . %
    """
    found = what_may_it_do(drawing, move=4)
    assert {each.focus for each in found} == {"Tinkerer"}
    assert {len(each.through) for each in found} == {1}


@rule("GH-MTRAP-04")
def test_an_archer_does_not_step_on_a_trap_while_a_longer_way_without_one_exists() -> None:
    drawing = """
        % % + b % % %
         d * c^ % % % Brute
        % % % % % % %
    """
    with_two = only(what_may_it_do(drawing, move=2, reach=4))
    assert (with_two.to, with_two.attacks) == ("b", ("Brute",))
    with_one = only(what_may_it_do(drawing, move=1, reach=4))
    assert (with_one.to, with_one.attacks) == ("*", ())


@rule("GH-MTRAP-01")
def test_a_flying_monster_minds_no_trap() -> None:
    drawing = """
        * ^ . Brute
    """
    assert only(what_may_it_do(drawing, move=2, flying=True)).steps == 2


@rule("GH-AMBIG-01", "GH-MTRAP-02")
def test_which_of_two_traps_it_crosses_is_for_the_players_to_decide() -> None:
    drawing = """
        # # . # #
         # one^ two^ # #
        # # * # #
         # # # # #
    """
    drawing = drawing.replace(". #", "Brute #", 1)
    found = what_may_it_do(drawing, move=3)
    assert found == [
        Possibility("Brute", "one", 1, ("one",), ("Brute",)),
        Possibility("Brute", "two", 1, ("two",), ("Brute",)),
    ]


# Areas


@rule("GH-AOE-01", "GH-AOE-03")
def test_a_pattern_is_turned_and_mirrored_to_strike_as_many_as_it_can() -> None:
    bent = (Hex(1, 0), Hex(1, 1))
    drawing = """
        . . . . .
         . Tinkerer . . .
        . * Brute . .
         . . . . .
    """
    found = what_may_it_do(drawing, move=0, area=(Hex(1, 0), Hex(0, 1)), initiative={"Brute": 1})
    assert {each.attacks for each in found} == {("Brute", "Tinkerer")}
    assert only(what_may_it_do(drawing, move=0, area=bent, initiative={"Brute": 1})).attacks == ("Brute",)


@rule("GH-AOE-05")
def test_a_ranged_pattern_needs_one_of_its_hexes_in_range() -> None:
    drawing = """
        * . . . Brute
         . . . . .
    """
    line = (Hex(0, 0), Hex(1, 0))
    assert only(what_may_it_do(drawing, reach=3, area=line, area_is_melee=False)).attacks == ("Brute",)
    assert only(what_may_it_do(drawing, reach=2, area=line, area_is_melee=False)).attacks == ()


# Against another way to work it out


def _told(field: Field, mover: Mover, path: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Where a path ends and which traps it enters; it must be one that can be gone."""
    assert all(b in field.board.near[a] for a, b in pairwise((mover.at, *path)))
    if mover.jump or mover.flying:
        assert len(path) <= (mover.move or 0)
        return (path[-1] if path else mover.at), tuple(at for at in path[-1:] if mover.jump and at in field.snags)
    assert sum(1 + (at in field.difficult) for at in path) <= (mover.move or 0)
    return (path[-1] if path else mover.at), tuple(at for at in path if at in field.snags)


@rule("GH-FOCUS-11", "GH-MOPT-04", "GH-MMOVE-09", "GH-MTRAP-01", "GH-MTRAP-02", "GH-MOPT-02", "GH-MATK-02")
@pytest.mark.parametrize("seed", range(8))
def test_in_random_positions_a_monster_may_do_what_trying_everything_tells(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        field, mover = some_position(rng)
        among = foci(field, mover)
        assert focus(field, mover) == among, (field, mover)
        found = {(each.focus, *_told(field, mover, each.path), each.targets) for each in outcomes(field, mover)}
        assert found == possible(field, mover), (field, mover)
        for foe in among:
            said, cost, away = why_focus(field, mover, foe)
            assert (said, divmod(cost, SNAG), away) == (why(field, mover, foe), *ranks(field, mover)[foe][:2])


@rule("GH-SPECIAL-08")
def test_in_random_positions_a_monster_that_marches_gets_as_near_as_trying_everything_tells() -> None:
    rng = random.Random(9)
    for _ in range(200):
        field, mover = some_position(rng)
        if mover.move is not None:
            goals = set(rng.sample(range(field.board.size), 3))
            paths = approaches(field, mover, goals)
            assert {_told(field, mover, path) for path in paths} == marches(field, mover, goals), (field, mover, goals)


def test_on_even_ground_rings_tell_what_ways_of_any_cost_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(8)
    positions = [some_position(rng) for _ in range(400)]
    by_rings = [(focus(field, mover), outcomes(field, mover)) for field, mover in positions]
    monkeypatch.setattr("tabletome.games.gloomhaven.rules.monsters.focus._walks_evenly", lambda *_: False)
    assert by_rings == [(focus(field, mover), outcomes(field, mover)) for field, mover in positions]


@rule("GH-MATK-02", "GH-EFF-09")
def test_with_an_area_and_several_targets_it_attacks_others_in_range_beside_those_under_the_pattern() -> None:
    pair = (Hex(0, 0), Hex(1, 0))
    drawing = """
        . . . . . . . .
         * . . Brute Tinkerer . Scoundrel .
        . . . . . . . .
    """
    assert only(what_may_it_do(drawing, reach=6, area=pair, area_is_melee=False)).attacks == ("Brute", "Tinkerer")
    two = only(what_may_it_do(drawing, reach=6, area=pair, area_is_melee=False, targets=2))
    assert two.attacks == ("Brute", "Tinkerer", "Scoundrel")
    short = only(what_may_it_do(drawing, reach=4, area=pair, area_is_melee=False, targets=2))
    assert short.attacks == ("Brute", "Tinkerer"), "the Scoundrel is out of range"


@rule("GH-MATK-02", "GH-EFF-09")
def test_the_focus_may_be_the_added_target_if_the_pattern_covers_more_elsewhere() -> None:
    drawing = """
        . . . . . . . .
         * . Brute . . Tinkerer Scoundrel .
        . . . . . . . .
    """
    pair = (Hex(0, 0), Hex(1, 0))
    assert only(what_may_it_do(drawing, reach=6, area=pair, area_is_melee=False)).attacks == ("Brute",)
    two = only(what_may_it_do(drawing, reach=6, area=pair, area_is_melee=False, targets=2))
    assert two.attacks == ("Brute", "Tinkerer", "Scoundrel")
