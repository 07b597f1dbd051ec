"""What events hold in store when a scenario starts: GH-REVENT, GH-DONATE."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED
from tabletome.games.gloomhaven.sheets import (
    AddsMinusOnes,
    HasUsedUp,
    IsBlessed,
    Party,
    StartEffect,
    StartsDiscarding,
    StartsHurt,
    StartsWith,
)
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.town import member

ROOM = """
    . . . . . .
     . Brute . guard2 . .
    . Scoundrel . . . .
"""


def arriving(*effects: StartEffect) -> Dungeon:
    """Two characters who have just been placed, to start with this."""
    game = dungeon(ROOM)
    game.g.round = 0
    game.g.party = Party((member("brute"), member("scoundrel")), start_effects=effects)
    game.g.phase = "arrive"
    return game


@rule("GH-REVENT-01", "GH-REVENT-09")
@pytest.mark.parametrize("condition", ["poison", "wound", "muddle", "disarm", "immobilize"])
def test_everyone_starts_with_the_condition(condition: str) -> None:
    game = arriving(StartsWith(condition))
    assert game.run.decision is not None
    assert game.conditions("brute") == game.conditions("scoundrel") == [condition]
    assert game.conditions("guard2") == []
    assert game.g.campaign.start_effects == ()
    assert game.asked() == "select", "and the first round begins"


@rule("GH-REVENT-01", "GH-DONATE-01")
def test_blessings_and_curses_are_shuffled_into_the_decks() -> None:
    game = arriving(StartsWith("bless"), StartsWith("curse"), IsBlessed(1), IsBlessed(1))
    assert game.asked() == "select"
    assert [deck.count("bless") for deck in game.g.decks] == [1, 3, 0]
    assert [deck.count("curse") for deck in game.g.decks] == [1, 1, 0]


@rule("GH-REVENT-01")
def test_one_character_may_have_to_bear_minus_one_cards() -> None:
    game = arriving(AddsMinusOnes(1, cards=3))
    assert game.asked() == "select"
    assert [deck.count(PENALTY) for deck in game.g.decks] == [0, 3, 0]


@rule("GH-REVENT-01", "GH-DMG-02")
def test_damage_at_the_start_is_suffered_or_negated_as_any_other() -> None:
    game = arriving(StartsHurt(3))
    before = game.health("brute"), game.health("scoundrel")
    game.plays("suffer")
    card = game.g.heroes[1].hand[0]
    game.plays(f"lose-card {card}")
    assert (game.health("brute"), game.health("scoundrel")) == (before[0] - 3, before[1])
    assert game.g.heroes[1].lost == (card,)


@rule("GH-REVENT-01", "GH-REVENT-10")
def test_cards_are_discarded_from_the_hand_taken_along_as_many_as_there_are() -> None:
    game = arriving(StartsDiscarding(2))
    first, second, *rest = game.g.heroes[0].hand
    only, *others = game.g.heroes[1].hand
    game.g.heroes[1].hand, game.g.heroes[1].discard = (only,), tuple(others)
    game.plays(f"discard-card {second}", f"discard-card {first}", f"discard-card {only}")
    assert game.g.heroes[0].discard == (second, first)
    assert game.g.heroes[0].hand == tuple(rest)
    assert game.g.heroes[1].discard == (*others, only)
    assert not game.g.heroes[1].hand


@rule("GH-REVENT-01", "GH-ITEM-08")
def test_an_item_used_up_on_the_way_is_consumed_if_it_is_worn() -> None:
    game = arriving(HasUsedUp(0, "minor-stamina-potion"), HasUsedUp(1, "minor-healing-potion"))
    game.wears("brute", "minor-stamina-potion", "winged-shoes")
    assert game.asked() == "select"
    worn = {item.name: item.state for item in game.g.heroes[0].items}
    assert worn == {"minor-stamina-potion": IS_CONSUMED, "winged-shoes": 0}


def test_whoever_does_not_survive_the_way_takes_no_part() -> None:
    game = arriving(StartsHurt(99), StartsWith("poison"), StartsDiscarding(1))
    game.plays("suffer")
    assert game.is_gone("brute")
    card = game.g.heroes[1].hand[0]
    game.plays(f"lose-card {card}")
    assert game.asked() == "event-discard"
    assert all(option.startswith("discard-card") for option in game.offers())
    assert game.g.heroes[0].discard == ()
    assert game.conditions("brute") == []
