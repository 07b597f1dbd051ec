"""Attacking enemies: MK-RANGE, MK-ATT, MK-ABIL."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL, Element
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.events import EnemyDefeated
from tabletome.games.mage_knight.rules.combat.attack import attack_sum, attack_total
from tabletome.games.mage_knight.state import ATTACK, PointKind, Points
from tests.games.mage_knight.knights import fight


@rule("MK-RANGE-01", "MK-RANGE-08", "MK-RANGE-09", "MK-COMB-13")
def test_a_ranged_attack_that_equals_the_armor_defeats_an_enemy_at_once() -> None:
    game = fight("prowlers", hand="swiftness", mana="white")
    game.plays("strengthen swiftness")
    assert game.offers("attack") == ["attack 1"]
    game.plays("attack 1")
    assert game.me.fame == ENEMIES["prowlers"].fame
    assert [event.enemy for event in game.told(EnemyDefeated)] == ["prowlers"]
    assert game.g.combat is None


@rule("MK-RANGE-10", "MK-RANGE-13")
def test_an_attack_below_the_armor_does_nothing_and_is_lost() -> None:
    game = fight("wolf-riders", hand="swiftness rage", mana="white").plays("strengthen swiftness")
    assert not game.offers("attack")
    game.plays("done")
    assert game.combat.pool == ()


@rule("MK-RANGE-05", "MK-DEED-08")
def test_no_card_is_played_sideways_in_the_ranged_phase() -> None:
    assert not fight("prowlers", hand="rage march").offers("sideways")


@rule("MK-RANGE-03", "MK-ABIL-07")
def test_ranged_attacks_do_not_reach_a_fortified_enemy() -> None:
    game = fight("diggers", hand="march").with_pool(Points("ranged", PHYSICAL, 9))
    assert not game.offers("attack")
    siege = fight("diggers", hand="march").with_pool(Points("siege", PHYSICAL, 3))
    assert siege.offers("attack") == ["attack 1"]


@rule("MK-RANGE-04")
def test_an_enemy_fortified_twice_cannot_be_attacked_before_the_attack_phase() -> None:
    game = fight("guardsmen/", hand="march").with_pool(Points("siege", PHYSICAL, 20))
    assert not game.offers("attack")
    later = fight("guardsmen/", "attack", hand="march").with_pool(Points("attack", PHYSICAL, 7))
    assert later.offers("attack") == ["attack 1"]


@rule("MK-RANGE-12", "MK-RANGE-03")
def test_one_fortified_target_makes_the_whole_attack_a_siege() -> None:
    game = fight("golems/prowlers", hand="march").with_pool(Points("ranged", FIRE, 20), Points("siege", FIRE, 4))
    assert game.offers("attack") == ["attack 2"]


@rule("MK-RANGE-06")
def test_inefficient_attacks_are_added_and_halved_once_rounding_down() -> None:
    game = fight("gargoyle", "attack")
    pool = [Points("attack", PHYSICAL, 3), Points("attack", PHYSICAL, 4), Points("attack", FIRE, 2)]
    assert attack_total(game.g, pool, game.combat.foes) == 2 + 7 // 2


@rule("MK-RANGE-07", "MK-ABIL-15", "MK-ABIL-16", "MK-ABIL-17", "MK-ABIL-18")
@pytest.mark.parametrize(
    ("name", "resisted"),
    [
        ("golems", {PHYSICAL}),
        ("fire-mages", {FIRE}),
        ("ice-mages", {ICE}),
        ("high-dragon", {FIRE, ICE, COLD_FIRE}),
        ("prowlers", set()),
    ],
)
def test_cold_fire_is_halved_only_by_both_resistances(name: str, resisted: set[str]) -> None:
    game = fight(name, "attack")
    halved = {
        element
        for element in (PHYSICAL, FIRE, ICE, COLD_FIRE)
        if attack_total(game.g, [Points("attack", element, 6)], game.combat.foes) == 3
    }
    assert halved == resisted


@rule("MK-RANGE-07")
def test_fire_and_ice_resistance_of_two_enemies_do_not_halve_cold_fire() -> None:
    game = fight("fire-mages ice-mages", "attack")
    assert attack_total(game.g, [Points("attack", COLD_FIRE, 6)], game.combat.foes) == 6


@rule("MK-RANGE-02", "MK-DEED-09", "MK-ATT-04")
def test_several_enemies_can_be_defeated_by_one_attack() -> None:
    game = fight("prowlers wolf-riders", "attack", hand="march").with_pool(Points("attack", PHYSICAL, 7))
    assert game.offers("attack") == ["attack 1", "attack 2", "attack 1,2"]
    game.plays("attack 1,2")
    assert game.me.fame == 2 + 3


@rule("MK-ATT-01", "MK-ATT-02", "MK-ATT-03")
def test_in_the_attack_phase_every_attack_counts_and_cards_can_be_turned_sideways() -> None:
    game = fight("prowlers", "attack", hand="march rage", mana="white")
    game.plays("sideways march attack", "play rage", "attack 1")
    assert game.me.fame == 2


@rule("MK-RANGE-04")
def test_points_are_worth_nothing_against_who_cannot_be_attacked_yet() -> None:
    game = fight("guardsmen/", hand="rage").with_pool(Points("siege", PHYSICAL, 9))
    assert attack_sum(game.g, game.combat.foes[0])[0] == 0
    game.g.stage = ATTACK
    assert attack_sum(game.g, game.combat.foes[0])[0] == 9


RESISTERS = {PHYSICAL: "golems", FIRE: "fire-mages", ICE: "ice-mages"}


@rule("MK-RANGE-06", "MK-RANGE-07", "MK-ABIL-15", "MK-ABIL-16", "MK-ABIL-17", "MK-ABIL-18")
@pytest.mark.parametrize("element", [PHYSICAL, FIRE, ICE, COLD_FIRE])
@pytest.mark.parametrize("resisted", RESISTERS)
def test_what_is_resisted_counts_half_all_together(resisted: str, element: Element) -> None:
    game = fight(RESISTERS[resisted], "attack")
    foes = game.combat.foes
    value = 2 if element == resisted else 5
    assert attack_total(game.g, [Points("attack", element, 5)], foes) == value
    assert attack_total(game.g, [Points("attack", element, 3), Points("siege", element, 2)], foes) == value


@rule("MK-RANGE-07", "MK-ABIL-18")
def test_cold_fire_is_resisted_only_by_one_who_resists_both_fire_and_ice() -> None:
    pool = [Points("attack", COLD_FIRE, 6)]
    game = fight("fire-mages ice-mages", "attack")
    assert attack_total(game.g, pool, game.combat.foes) == 6
    both = fight("high-dragon prowlers", "attack")
    assert [attack_total(both.g, pool, foes) for foes in (both.combat.foes, both.combat.foes[1:])] == [3, 6]


@rule("MK-RANGE-02", "MK-RANGE-03", "MK-ATT-01")
@pytest.mark.parametrize(("stage", "walls", "worth"), [
    ("ranged", False, {"ranged": 4, "siege": 4, "block": 0}), ("ranged", True, {"ranged": 0, "siege": 4, "block": 0}),
    ("attack", False, {"attack": 4, "ranged": 4, "siege": 4, "block": 0}),
    ("attack", True, {"attack": 4, "ranged": 4, "siege": 4, "block": 0}),
])  # fmt: skip
def test_walls_stop_all_but_sieges_until_the_attack_phase(stage: str, walls: bool, worth: dict[PointKind, int]) -> None:
    game = fight("prowlers/" if walls else "prowlers", stage)
    for kind, value in worth.items():
        assert attack_total(game.g, [Points(kind, PHYSICAL, 4)], game.combat.foes) == value


@rule("MK-RANGE-08", "MK-RANGE-09")
def test_several_enemies_fall_together_for_the_sum_of_their_armor() -> None:
    game = fight("prowlers diggers swordsmen", "attack", hand="march").with_pool(Points("attack", PHYSICAL, 6))
    assert game.offers("attack") == ["attack 1", "attack 2", "attack 3", "attack 1,2"]
    game.with_pool(Points("attack", PHYSICAL, 11))
    assert "attack 1,2,3" in game.offers("attack")
    game.plays("attack 1,2,3")
    assert game.me.fame == sum(ENEMIES[name].fame for name in ("prowlers", "diggers", "swordsmen"))
