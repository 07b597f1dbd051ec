"""Damage to Units and heroes: MK-DMG, MK-ABIL."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tests.games.mage_knight.knights import fight


@rule("MK-DMG-09", "MK-DMG-02", "MK-WOUND-01")
def test_a_hero_takes_a_wound_for_each_armor_of_damage_begun() -> None:
    game = fight("swordsmen", "block", hand="march").plays("done")
    assert game.hand().count("wound") == 3


@rule("MK-ABIL-10", "MK-DMG-02")
def test_a_brutal_attack_deals_twice_its_value() -> None:
    game = fight("minotaur", "block", hand="march").with_player(level=9).plays("done")
    assert game.hand().count("wound") == -(-10 // 4)


@rule("MK-DMG-10", "MK-DMG-12")
def test_as_many_wounds_as_the_hand_limit_knock_a_hero_out() -> None:
    game = fight("minotaur", "block", hand="march rage")
    game.plays("done")
    assert game.hand() == ["wound"] * 5
    assert game.combat.knocked_out
    assert "march" in game.me.discard


@rule("MK-DMG-14", "MK-ABIL-11")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    game = fight("cursed-hags", "block", hand="march").plays("done")
    assert game.hand().count("wound") == 2
    assert game.me.discard.count("wound") == 2
    assert game.combat.wounds == 2


@rule("MK-DMG-16", "MK-ABIL-12")
def test_a_paralyzed_hero_drops_everything_but_wounds() -> None:
    game = fight("ice-golems", "block", hand="march rage").plays("done")
    assert game.hand() == ["wound"]


@rule("MK-DMG-03", "MK-DMG-05", "MK-DMG-04", "MK-UNIT-04")
def test_a_unit_takes_its_armor_off_the_damage_and_is_wounded_even_if_spent() -> None:
    game = fight("prowlers", "block", hand="march", units="peasants*")
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 1
    game.plays("take-wounds") if game.asked() == "damage" else None
    assert game.hand().count("wound") == 1


@rule("MK-DMG-06", "MK-DMG-07", "MK-DMG-08", "MK-ABIL-20", "MK-ABIL-22")
def test_a_resistant_unit_withstands_as_much_as_its_armor_unharmed_and_only_once() -> None:
    game = fight("diggers diggers", "block", hand="march", units="guardian-golems")
    game.plays("done", "suffer 1", "assign 1")
    assert game.me.units[0].wounds == 0
    assert not game.offers("assign") if game.asked() == "damage" else True


@rule("MK-DMG-07")
def test_a_resistant_unit_is_wounded_by_what_exceeds_its_armor() -> None:
    game = fight("swordsmen", "block", hand="march", units="guardian-golems")
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 1
    assert "wound" not in game.hand()


@rule("MK-DMG-06")
def test_resistance_to_another_element_does_not_help() -> None:
    game = fight("fire-mages", "block", hand="march", units="guardian-golems")
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 1


@rule("MK-DMG-06", "MK-ABIL-25")
@pytest.mark.parametrize(("unit", "wounds"), [("fire-mages", 1), ("ice-mages", 1), ("altem-mages", 0)])
def test_cold_fire_takes_resistance_to_both_fire_and_ice(unit: str, wounds: int) -> None:
    game = fight("corrupted-priests", "block", hand="march", units=unit).plays("done", "assign 1")
    assert game.me.units[0].wounds == wounds


@rule("MK-DMG-13", "MK-ABIL-11")
def test_poison_wounds_a_unit_twice() -> None:
    game = fight("cursed-hags", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert game.me.units[0].wounds == 2


@rule("MK-DMG-15", "MK-ABIL-12")
def test_paralysis_destroys_a_wounded_unit() -> None:
    game = fight("medusa", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert game.me.units == []


@rule("MK-WOUND-05", "MK-DMG-03")
def test_a_wounded_unit_can_neither_act_nor_take_damage() -> None:
    game = fight("prowlers", "block", hand="march", units="peasants! peasants")
    assert {offer.split()[1] for offer in game.offers("activate")} == {"2"}
    game.plays("done")
    assert game.offers("assign") == ["assign 2"]


@rule("MK-ABIL-13")
def test_an_assassin_cannot_be_kept_from_the_hero(assassin: str) -> None:
    game = fight(assassin, "block", hand="march", units="peasants").plays("done")
    assert game.me.units[0].wounds == 0
    assert "wound" in game.hand()


@rule("MK-ABIL-19")
def test_a_vampire_grows_with_each_wound(vampire: str) -> None:
    game = fight(vampire, "block", hand="march").plays("done")
    assert game.combat.foes[0].armor == game.hand().count("wound") == 2
