"""Every Tactic does what it says, as often and as far as it says. MK-TACT"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.events import TacticUsed
from tests.games.mage_knight.knights import Knights, knight
from tests.position import load


def taken(tactic: str, **more: Any) -> Knights:
    """A Tactic that has just been taken."""
    game = knight(**more).with_player(tactic=tactic)
    return game.with_(phase="follow_tactic", picking=(0,))


def before(tactic: str, **more: Any) -> Knights:
    """A Tactic in hand before the own turn."""
    game = knight(night=True, **more).with_player(tactic=tactic)
    return game.with_(phase="before_turn")


def test_rethink_exchanges_three_cards_at_most_wounds_too() -> None:
    game = taken("rethink", hand="march rage stamina wound promise", deck="threaten threaten threaten threaten")
    game.plays("discard-card march", "discard-card wound", "discard-card rage")
    assert (len(game.hand()), len(game.me.deck), game.me.discard) == (5, 4, ())
    assert game.hand().count("threaten") == 3
    assert sorted(game.me.deck) == ["march", "rage", "threaten", "wound"]
    none = taken("rethink", hand="march rage", deck="threaten").plays("done")
    assert (none.hand(), none.me.deck) == (["march", "rage"], ("threaten",))
    few = taken("rethink", hand="march", deck="threaten").plays("discard-card march")
    assert (few.hand(), few.me.deck) == (["threaten"], ("march",))


def test_a_stolen_die_leaves_the_source_and_there_may_be_none_to_steal() -> None:
    game = taken("mana-steal", hand="march", source="red green green").plays("pick-die green")
    assert (game.g.source, game.me.round.tactic_die) == ((RED, GREEN), GREEN)
    poor = taken("mana-steal", hand="march", source="gold black")
    poor.offers()
    assert (poor.g.source, poor.me.round.tactic_die) == ((GOLD, BLACK), knight().me.round.tactic_die)


@pytest.mark.parametrize(("kept", "hand"), [(1, 5), (2, 6), (3, 6)])
def test_planning_raises_the_hand_for_two_cards_kept(kept: int, hand: int) -> None:
    game = knight(hand="march " + "rage " * kept, deck="stamina " * 9).with_player(tactic="planning")
    assert len(game.plays("play march", "end-turn", "done").me.hand) == hand


def test_the_right_moment_comes_once_a_round() -> None:
    game = knight(hand="march rage", deck="rage " * 9).with_player(tactic="the-right-moment")
    game.plays("use-tactic the-right-moment")
    assert "use-tactic the-right-moment" not in game.offers()
    game.plays("play march", "end-turn", "done")
    assert (game.asked(), "use-tactic the-right-moment" in game.offers()) == ("turn", False)


@pytest.mark.parametrize(("deck", "discard", "spent", "can"), [
    ("", ("rage",), False, True), ("march", ("rage",), False, False), ("", (), False, False),
    ("", ("rage",), True, False),
])  # fmt: skip
def test_a_long_night_is_for_who_has_no_deck_but_discards(
    deck: str, discard: tuple[str, ...], spent: bool, can: bool
) -> None:
    game = knight(hand="march", deck=deck, night=True).with_player(tactic="long-night", discard=discard)
    game.with_player(tactic_spent=spent)
    assert ("use-tactic long-night" in game.offers()) is can


def test_a_long_night_may_be_used_or_not_when_the_deck_runs_out_in_a_draw() -> None:
    for answer, hand in (("use-tactic long-night", 3), ("decline", 1)):
        game = knight(hand="tranquility", deck="march", mana="green", night=True)
        game.with_player(tactic="long-night", discard=("rage",) * 5)
        game.plays("strengthen tranquility", "pick 2", answer)
        assert len(game.hand()) == min(hand, 2)
        assert game.me.round.tactic_spent is (hand == 3)
    spent = knight(hand="tranquility", deck="march", mana="green", night=True)
    spent.with_player(tactic="long-night", discard=("rage",) * 5, tactic_spent=True)
    assert spent.plays("strengthen tranquility", "pick 2").asked() == "turn"


def test_a_mana_search_rolls_two_dice_at_most() -> None:
    game = knight(hand="march", source="red blue green", night=True).with_player(tactic="mana-search")
    game.g.rng = load(game.g.rng, len(COLOURS), [WHITE, BLACK])
    game.plays("use-tactic mana-search")
    assert game.offers() == ["pick-die red", "pick-die blue", "pick-die green"], "one at least"
    game.plays("pick-die green", "pick-die red")
    assert (game.g.source, game.asked()) == ((BLUE, WHITE, BLACK), "turn")
    assert "use-tactic mana-search" not in game.offers(), "once a turn"


def test_gold_dice_are_searched_first_and_both_if_there_are_two() -> None:
    game = knight(hand="march", source="gold gold red", night=True).with_player(tactic="mana-search")
    game.g.rng = load(game.g.rng, len(COLOURS), [WHITE, WHITE])
    game.plays("use-tactic mana-search")
    assert game.offers() == ["pick-die gold", "done"]
    game.plays("pick-die gold")
    assert game.g.source == (RED, WHITE, WHITE)


@pytest.mark.parametrize("why", ["used", "empty"])
def test_nothing_is_searched_once_a_die_was_used_or_where_there_is_none(why: str) -> None:
    game = knight(hand="march march", source="green" if why == "used" else "", night=True)
    game.with_player(tactic="mana-search", dice=2)
    if why == "used":
        assert "use-tactic mana-search" in game.offers()
        game.plays("strengthen march").with_(source=(RED,)).again()
    assert "use-tactic mana-search" not in game.offers()


def test_a_meditation_at_midnight_takes_five_cards_at_most_or_fewer() -> None:
    game = before("midnight-meditation", hand="march rage stamina promise wound wound", deck="threaten " * 6)
    game.plays("use-tactic midnight-meditation", "pick-card march", "pick-card rage", "pick-card stamina")
    game.plays("pick-card promise", "pick-card wound")
    assert (len(game.hand()), len(game.me.deck), game.me.round.tactic_cards) == (6, 6, ())
    one = before("midnight-meditation", hand="march rage", deck="threaten " * 6)
    one.plays("use-tactic midnight-meditation", "pick-card rage", "done")
    assert (len(one.hand()), len(one.me.deck)) == (2, 6)
    assert one.me.round.tactic_spent


@pytest.mark.parametrize(("hand", "deck", "spent", "can"), [
    ("march", "rage", False, True), ("", "rage", False, False), ("march", "", False, False),
    ("march", "rage", True, False),
])  # fmt: skip
def test_one_meditates_with_cards_in_hand_and_deck_once(hand: str, deck: str, spent: bool, can: bool) -> None:
    game = before("midnight-meditation", hand=hand, deck=deck).with_player(tactic_spent=spent)
    assert ("use-tactic midnight-meditation" in game.offers()) is can


def test_preparation_takes_one_card_of_the_deck_and_shows_each_kind_once() -> None:
    game = taken("preparation", deck="rage promise rage march", hand="")
    assert game.offers() == ["pick-card march", "pick-card promise", "pick-card rage"]
    game.plays("pick-card rage")
    assert (game.hand(), sorted(game.me.deck)) == (["rage"], ["march", "promise", "rage"])


@rule("MK-EFF-17")
def test_power_is_spared_card_by_card_and_taken_once() -> None:
    game = before("sparing-power", hand="march", deck="rage promise stamina").with_player(known_on_top=2)
    revealed = game.g.revealed
    game.plays("pick 1")
    assert (game.me.round.tactic_cards, game.me.deck[-1], len(game.me.deck)) == (("rage",), "promise", 2)
    assert (game.me.known_on_top, game.g.revealed) == (1, revealed), "nobody looks at it"
    assert len(game.told(TacticUsed)) == 1
    game.with_player(tactic_followed=False).again("before_turn").plays("pick 1")
    game.with_player(tactic_followed=False).again("before_turn").plays("pick 2")
    assert (game.hand(), game.me.round.tactic_cards) == (["march", "promise", "rage"], ())
    assert (game.me.round.tactic_spent, game.g.revealed) == (True, revealed + 1)
    last = before("sparing-power", hand="march", deck="").with_player(tactic_cards=("rage", "stamina"))
    last.offers()
    assert last.hand() == ["march", "rage", "stamina"], "without a deck there is nothing to spare"


@pytest.mark.parametrize(("tactic", "cards"), [("great-start", 2), ("early-bird", 0)])
def test_a_great_start_is_two_cards(tactic: str, cards: int) -> None:
    game = taken(tactic, hand="", deck="rage promise stamina")
    game.offers()
    assert len(game.hand()) == cards
