"""What an attack brings beside damage, and leaving it out: GH-EFF-01, 02."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Conditioned
from tests.games.gloomhaven.dungeon import DUEL, dungeon, field_with_money


@rule("GH-EFF-01", "GH-EFF-02", "GH-COND-05")
def test_conditions_of_an_attack_apply_even_without_damage() -> None:
    game = dungeon(DUEL).turn("brute", "provoking-roar", "grab-and-go").stack("brute", "null")
    game.plays("top provoking-roar", "strike guard1")
    assert game.health("guard1") == 6
    assert game.conditions("guard1") == ["disarm"]


@rule("GH-EFF-02")
def test_an_attack_can_be_made_without_its_condition_for_one_target() -> None:
    game = field_with_money("Brute", "shield-bash", "trample").plays("top shield-bash")
    assert game.offers() == ["strike guard2", "strike guard1", "without stun", "skip"]
    game.plays("without stun")
    assert game.offers() == ["strike guard2", "strike guard1", "skip"]
    game.plays("strike guard1")
    assert game.conditions("guard1") == []
    assert game.health("guard1") == 20 - 4
    assert game.g.heroes[0].xp == 2, "experience cannot be left out"


@rule("GH-EFF-02")
def test_a_condition_withheld_from_one_target_falls_on_the_next() -> None:
    game = field_with_money("Scoundrel", "long-con", "trample", ally="Brute")
    game.plays("top long-con", "without disarm", "strike guard1", "strike guard2")
    assert game.conditions("guard1") == []
    assert game.conditions("guard2") == ["disarm"]


@rule("GH-EFF-02", "GH-AMD-04")
def test_the_condition_of_a_modifier_card_can_be_left_out_before_it_is_drawn() -> None:
    game = field_with_money("Brute", "spare-dagger", "trample").stack("brute", "r+0:stun", "+1")
    game.g.heroes[0].perks = (6,)
    game.plays("top trample")
    assert game.offers("without") == ["without stun"]
    game.plays("without stun", "strike guard1")
    assert game.conditions("guard1") == []
    assert game.health("guard1") == 20 - 4


@rule("GH-EFF-02", "GH-COND-03")
def test_nothing_is_offered_to_be_withheld_from_who_is_immune() -> None:
    game = dungeon("Brute golem1 . Scoundrel").turn("brute", "provoking-roar", "trample")
    game.plays("top provoking-roar")
    assert game.offers("without") == []


@rule("GH-ATK-09")
@pytest.mark.parametrize(("health", "received"), [(3, ["stun"]), (2, [])])
def test_a_target_that_dies_of_the_damage_receives_nothing_more(health: int, received: list[str]) -> None:
    game = dungeon(DUEL).turn("brute", "grab-and-go", "trample").with_health("guard1", health)
    game.stack("brute", "+0:stun").plays("basic-attack grab-and-go", "strike guard1")
    assert game.is_gone("guard1") == (health == 2)
    assert [event.condition for event in game.told(Conditioned)] == received
