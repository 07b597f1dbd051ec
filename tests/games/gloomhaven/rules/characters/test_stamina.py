"""How many rounds characters can still play: GH-REST-01, GH-SELECT-09."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.printed_actions import BasicAction, CardAction
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina, stamina_of, stamina_without
from tabletome.games.gloomhaven.state import Active, RunningAction
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, dungeon

HAND = ("skewer", "sweeping-blow", "spare-dagger", "shield-bash", "eye-for-an-eye", "leaping-cleave")


def played_out(cards: int) -> int:
    """Two cards are discarded each round; who cannot do that rests and loses one."""
    rounds, hand, discard = 0, cards, 0
    while True:
        while hand >= 2:
            rounds, hand, discard = rounds + 1, hand - 2, discard + 2
        if discard < 2:
            return rounds
        hand, discard = hand + discard - 1, 0


@rule("GH-REST-01", "GH-SELECT-09")
@pytest.mark.parametrize("cards", range(13))
def test_a_hand_lasts_as_long_as_it_is_played_and_rested(cards: int) -> None:
    assert rounds_left(cards) == played_out(cards)


@rule("GH-REST-01")
@pytest.mark.parametrize(
    ("ready", "resting", "rounds"),
    [(2, 0, 1), (3, 0, 2), (0, 2, 0), (0, 3, 1), (4, 2, 2 + 6), (1, 3, 2), (2, 1, 1 + 1)],
)
def test_what_is_discarded_comes_back_with_a_rest_but_for_one_card(ready: int, resting: int, rounds: int) -> None:
    assert stamina_of(ready, resting) == rounds


def brute(hand: int, discard: int, active: tuple[Active, ...] = ()) -> Dungeon:
    game = dungeon(DUEL)
    hero = game.hero("brute")
    hero.hand, hero.chosen = HAND[:hand], ()
    hero.discard, hero.active = ("trample", "quietus", "juggernaut")[:discard], active
    return game


@rule("GH-REST-01", "GH-ACTIVE-08")
def test_active_cards_that_will_be_discarded_count_and_those_that_will_be_lost_do_not() -> None:
    discarded, lost = Active("defensive-tactics", top=True), Active("immovable-phalanx", top=False)
    assert stamina(brute(2, 2).g, 0) == stamina_of(2, 2)
    assert stamina(brute(2, 2, (discarded,)).g, 0) == stamina_of(2, 3)
    assert stamina(brute(2, 2, (lost,)).g, 0) == stamina_of(2, 2)


@rule("GH-SELECT-01")
def test_the_cards_chosen_for_this_round_are_still_to_be_played() -> None:
    game = brute(2, 2)
    game.hero("brute").chosen = ("quietus", "whirlwind")
    assert stamina(game.g, 0) == stamina_of(4, 2)


@rule("GH-SELECT-05", "GH-SELECT-06")
@pytest.mark.parametrize(
    ("action", "held"),
    [
        (RunningAction(0, CardAction("brute", "spare-dagger", "top")), 1),
        (RunningAction(0, CardAction("brute", "devastating-hack", "top")), 0),
        (RunningAction(0, CardAction("brute", "devastating-hack", "bottom")), 1),
        (RunningAction(0, BasicAction("devastating-hack", "top")), 1),
        (RunningAction(1, CardAction("brute", "spare-dagger", "top")), 0),
        (RunningAction(0, CardAction("brute", "spare-dagger", "top"), placed=True), 0),
        (None, 0),
    ],
)
def test_a_card_in_use_comes_back_unless_it_will_be_lost(action: RunningAction | None, held: int) -> None:
    game = brute(4, 2)
    game.g.action = action
    assert stamina(game.g, 0) == stamina_of(4, 2 + held)


@rule("GH-DMG-02")
def test_cards_given_against_damage_are_rounds_given_up() -> None:
    game = brute(4, 3)
    assert stamina_without(game.g, 0, 1, 0) == stamina_of(3, 3)
    assert stamina_without(game.g, 0, 0, 2) == stamina_of(4, 1)
    assert stamina_without(game.g, 0, 0, 0) == stamina(game.g, 0)
