"""Mana: MK-MANA."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLACK, BLUE, GREEN, RED
from tabletome.games.mage_knight.rules.deeds.mana import can_pay
from tabletome.games.mage_knight.state import ATTACK, NOBODY, Combat, Foe
from tests.games.mage_knight.knights import knight


@rule("MK-DEED-03", "MK-MANA-08", "MK-MANA-09", "MK-MANA-10")
def test_a_die_of_the_right_colour_strengthens_a_card_and_one_die_a_turn_is_all() -> None:
    game = knight(hand="march march", source="green green blue").plays("strengthen march")
    assert game.me.turn.move == 4
    assert game.g.source == (GREEN, BLUE)
    assert not game.offers("strengthen")
    game.plays("end-turn", "done")
    assert len(game.g.source) == 3


@rule("MK-MANA-06", "MK-MANA-07", "MK-MANA-11")
def test_gold_is_any_colour_by_day_and_none_by_night() -> None:
    assert knight(hand="march", source="gold").offers("strengthen") == ["strengthen march"]
    assert knight(hand="march", source="gold", night=True).offers("strengthen") == []
    day, night = knight(hand="march", source="black"), knight(hand="march", source="black", night=True)
    assert not can_pay(day.g, day.me, BLACK)
    assert can_pay(night.g, night.me, BLACK)


@rule("MK-MANA-01", "MK-MANA-04")
def test_where_there_are_several_ways_the_player_chooses_what_to_pay_with() -> None:
    game = knight(hand="march", source="green gold", crystals="green", mana="green").plays("strengthen march")
    assert sorted(game.offers()) == ["pay crystal green", "pay die gold", "pay die green", "pay token green"]
    game.plays("pay crystal green")
    assert game.me.crystals == (0, 0, 0, 0)
    assert game.me.turn.dice == 1


@rule("MK-MANA-10")
def test_two_mana_at_once_cannot_both_come_from_the_one_die() -> None:
    game = knight(source="green black", night=True)
    assert not can_pay(game.g, game.me, GREEN, BLACK)
    game.me.crystals = (0, 0, 0, 1)
    assert can_pay(game.g, game.me, GREEN, BLACK)


@rule("MK-MANA-02", "MK-END-04", "MK-MANA-05")
def test_mana_tokens_vanish_at_the_end_of_the_turn_and_crystals_stay() -> None:
    game = knight(hand="march rage", mana="gold red", crystals="blue").plays("play march", "end-turn", "done")
    assert sum(game.me.mana) == 0
    assert game.me.crystals[BLUE] == 1


@rule("MK-EFF-08", "MK-MANA-03")
def test_a_fourth_crystal_of_a_colour_becomes_a_token() -> None:
    game = knight(hand="crystallize", crystals="red red red", mana="blue")
    game.plays("strengthen crystallize", "pick-colour red")
    assert game.me.crystals[RED] == 3
    assert game.me.mana[RED] == 1


@rule("MK-MANA-10", "MK-TACT-07")
def test_a_stolen_die_is_used_once_and_goes_back_to_the_source_at_the_end_of_the_turn() -> None:
    game = knight(hand="rage rage march", deck="march " * 5).with_player(tactic="mana-steal", tactic_die=RED)
    game.with_(combat=Combat(kind="rampaging", space="start-a.c", foes=[Foe("swordsmen")]))
    game.with_(stage=ATTACK, phase="attack_step").plays("strengthen rage")
    assert game.me.round.tactic_die == NOBODY
    assert [(die.colour, die.reroll) for die in game.g.used_dice] == [(RED, True)]
    assert "strengthen rage" not in game.offers()
    game.plays("done", "end-turn")
    game.offers()
    assert len(game.g.source) == 1


@rule("MK-MANA-10")
def test_mana_from_elsewhere_leaves_a_stolen_die_where_it_is() -> None:
    for kind in ("mana", "crystals", "source"):
        red = {each: "red" if each == kind else "" for each in ("mana", "crystals", "source")}
        game = knight(hand="rage", mana=red["mana"], crystals=red["crystals"], source=red["source"])
        game.with_player(tactic="mana-steal", tactic_die=GREEN)
        game.with_(combat=Combat(kind="rampaging", space="start-a.c", foes=[Foe("swordsmen")]))
        game.with_(stage=ATTACK, phase="attack_step").plays("strengthen rage")
        assert game.me.round.tactic_die == GREEN
