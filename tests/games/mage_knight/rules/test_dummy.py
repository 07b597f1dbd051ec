"""The Dummy player: MK-DUMMY."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.rules.dummy import dummy_turn
from tests.games.mage_knight.knights import Knights, knight


def dummy(deck: str, **crystals: int) -> Knights:
    game = knight()
    game.dummy.deck = tuple(reversed(deck.split()))
    game.dummy.crystals = tuple(crystals.get(name, 0) for name in ("red", "blue", "white", "green"))
    return game


@rule("MK-DUMMY-07")
def test_the_dummy_turns_three_cards() -> None:
    game = dummy("march march rage stamina stamina", green=2)
    dummy_turn(game.g, game.dummy)
    assert game.dummy.discard == ("march", "march", "rage")


@rule("MK-DUMMY-08", "MK-DUMMY-15")
def test_the_dummy_turns_one_more_for_each_crystal_of_the_third_cards_colour() -> None:
    game = dummy("rage rage march stamina stamina stamina", green=2, blue=1)
    dummy_turn(game.g, game.dummy)
    assert len(game.dummy.discard) == 5


@rule("MK-DUMMY-09", "MK-DUMMY-06", "MK-ROUND-17")
def test_with_too_few_cards_the_dummy_turns_what_is_left_and_then_announces_the_end() -> None:
    game = dummy("rage march")
    dummy_turn(game.g, game.dummy)
    assert game.dummy.deck == ()
    game.me.hand = ("march", "rage")
    game.plays("play march", "end-turn", "done")
    assert game.g.end_announced
    assert game.g.last_turns == ()
    assert game.asked() in ("turn", "announce")


@rule("MK-DUMMY-10", "MK-DUMMY-11")
def test_the_dummys_cards_are_shuffled_every_round() -> None:
    game = dummy("rage march").with_dummy(discard=("stamina",)).again("begin_round")
    assert game.asked() == "choose-tactic"
    assert sorted(game.dummy.deck) == ["march", "rage", "stamina"]
    assert game.dummy.discard == ()
