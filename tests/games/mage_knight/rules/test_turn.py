"""Rest and the kinds of turns: MK-TURN."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tests.games.mage_knight.knights import knight


@rule("MK-TURN-28", "MK-TURN-27", "MK-WOUND-03")
def test_a_standard_rest_discards_one_card_and_any_number_of_wounds() -> None:
    game = knight(hand="march wound wound rage", deck="").plays("rest", "discard-card march", "discard-card wound")
    game.plays("discard-card wound")
    assert game.me.discard == ("march", "wound", "wound")


@rule("MK-TURN-29", "MK-TURN-27")
def test_with_only_wounds_a_hero_recovers_slowly() -> None:
    game = knight(hand="wound wound", deck="march")
    assert game.offers() == ["rest"]
    game.plays("rest", "discard-card wound")
    assert game.hand().count("wound") == 1


@rule("MK-TURN-26")
def test_who_has_moved_cannot_rest_and_who_rests_cannot_move() -> None:
    game = knight(hand="march rage rage").plays("play march", "move start-a.e")
    assert "rest" not in game.offers()
    resting = knight(hand="march rage").plays("rest")
    assert not resting.offers("move")
    assert not resting.offers("play")


@rule("MK-TURN-17", "MK-DRAW-01")
def test_who_played_nothing_must_discard_a_card() -> None:
    game = knight(hand="march rage").plays("end-turn")
    assert game.offers() == ["discard-card march", "discard-card rage"]


@rule("MK-TURN-12", "MK-TURN-11", "MK-TURN-13", "MK-ROUND-17")
def test_the_end_of_the_round_can_be_announced_with_an_empty_deck_and_must_be_without_cards() -> None:
    choosing = knight(hand="march", deck="").with_(phase="begin_turn")
    assert choosing.offers() == ["announce", "done"]
    forced = knight(hand="", deck="").with_(phase="begin_turn", round=4)
    assert forced.asked() == "over"
    full = knight(hand="march", deck="rage").with_(phase="begin_turn")
    assert full.asked() == "turn"
