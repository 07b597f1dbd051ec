"""Allies that attack, enemies that are commanded or charmed."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tests.games.gloomhaven.dungeon import FIELD, card_number, field, field_with_money, until


def test_a_commanded_enemy_uses_its_own_range_and_the_monsters_deck() -> None:
    game = field("Mindthief", "submissive-affliction", "scurry").stack("monsters", "+1")
    game.plays("bottom submissive-affliction", "choose archer1")
    assert game.offers() == ["choose guard2", "choose guard1", "skip"]
    game.plays("choose guard2")
    assert game.health("guard2") == 20 - 3


@pytest.mark.parametrize("card", ["hostile-takeover", "domination"])
def test_a_charmed_monster_fights_its_own_side_on_its_turn_and_comes_to_its_senses(card: str) -> None:
    game = field("Mindthief", card, "scurry")
    game.ability("guard", card_number("guard", 50)).ability("archer", card_number("archer", 16))
    game.plays(f"bottom {card}", "choose guard2", "end-turn")
    until(game, "move", "monster-moves", "rest")
    if card == "domination":
        assert game.asked() == "move"
        game.plays("stop", "strike guard1")
    until(game, "rest")
    assert game.health("guard1") < 20 or game.health("archer1") < 20
    it = game.figure("guard2")
    assert (it.hostile, it.effects.charmer, it.effects.steered) == (True, -1, False)


@rule("GH-COND-13")
def test_a_charmed_monster_that_is_stunned_only_comes_to_its_senses() -> None:
    game = field("Mindthief", "hostile-takeover", "scurry").with_conditions("guard2", "stun")
    game.plays("bottom hostile-takeover", "choose guard2", "end-turn")
    until(game, "rest")
    assert (game.figure("guard2").hostile, game.figure("guard2").effects.charmer) == (True, -1)


@rule("GH-ACTIVE-08")
def test_ending_a_charm_leaves_the_monster_on_its_own_side() -> None:
    game = field_with_money("Scoundrel", "long-con", "trample", ally="Brute")
    game.plays("bottom long-con", "choose guard1")
    assert game.figure("guard1").effects.charmer == game.names["scoundrel"]
    game.plays("end-bonus long-con")
    assert game.figure("guard1").effects.charmer == -1
    assert "long-con" in game.g.heroes[game.names["scoundrel"]].lost


@rule("GH-MOVE-05", "GH-OVL-16")
def test_an_enemy_that_is_forced_to_move_does_not_mind_difficult_terrain() -> None:
    game = field("Mindthief", "parasitic-influence", "scurry", at=FIELD.replace("guard1 r s", "guard1 r~ s"))
    game.plays("bottom parasitic-influence")
    until(game, "command").plays("choose guard1")
    assert "go r" in game.offers()
