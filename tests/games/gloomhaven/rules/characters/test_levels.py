"""Levels, perks and pools: GH-LVLUP, GH-PERK, GH-HAND."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.modifier_cards import STANDARD, ModifierCard
from tabletome.games.gloomhaven.content.perks import PERKS, ignores
from tabletome.games.gloomhaven.rules.characters.levels import (
    MIN_XP,
    can_have_learned,
    level_for,
    modifier_deck,
    perks_due,
    usual_cards,
    usual_hand,
)
from tabletome.games.gloomhaven.sheets import Member
from tests.games.gloomhaven.quests import entered

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


@rule("GH-LVLUP-02")
def test_the_experience_that_each_level_needs_is_that_of_the_book() -> None:
    printed = LEDGER.rule("GH-LVLUP-02").data["min_xp"]
    assert dict(enumerate(MIN_XP, 1)) == {int(level): xp for level, xp in printed.items()}
    assert [level_for(xp) for xp in (0, 44, 45, 94, 499, 500, 9999)] == [1, 1, 2, 2, 8, 9, 9]


@rule("GH-LVLUP-06", "GH-AMD-11", "GH-AREA0-05")
def test_a_perk_that_replaces_a_card_leaves_the_deck_as_large() -> None:
    example = LEDGER.rule("GH-LVLUP-06").data["result"]
    deck = modifier_deck("brute", (1,))
    assert len(deck) == example["deck_size"]
    counts = Counter(deck)
    assert {card: counts[card] for card in example["counts"]} == example["counts"]


def names(cards: tuple[ModifierCard, ...]) -> Counter[str]:
    return Counter(card.name for card in cards)


@pytest.mark.parametrize("name", PERKS)
def test_every_perk_of_a_class_changes_the_deck_as_it_says(name: str) -> None:
    assert sum(perk.boxes for perk in PERKS[name]) == 15
    for number, perk in enumerate(PERKS[name]):
        deck = Counter(modifier_deck(name, (number,)))
        assert deck == Counter(STANDARD) - names(perk.remove) + names(perk.add)
        assert ignores(name, (number,), "items") == (perk.ignores == "items")
        assert ignores(name, (number,), "scenario") == (perk.ignores == "scenario")
    assert sum(bool(perk.ignores) for perk in PERKS[name]) <= 2


@rule("GH-LVLUP-07", "GH-CHAR-05", "GH-HAND-02")
@pytest.mark.parametrize("name", CLASSES)
def test_hit_points_rise_with_the_level_and_the_hand_stays_as_large(name: str) -> None:
    second = "brute" if name != "brute" else "scoundrel"
    for level in (1, 5, 9):
        g = entered(first=name, second=second, first_level=level).state
        assert g.figures[0].health == g.figures[0].max_health == CLASSES[name].health[level - 1]
        assert len(g.heroes[0].hand) == CLASSES[name].hand
        assert len(g.heroes[0].pool) == level - 1
        assert can_have_learned(name, level, g.heroes[0].pool)


@rule("GH-HAND-01", "GH-HAND-02")
def test_whoever_does_not_choose_takes_the_cards_that_are_wanted_most() -> None:
    assert usual_hand("brute", usual_cards("brute", 1)) == CLASSES["brute"].starting_hand
    learned = usual_cards("brute", 4)
    assert learned == ("fatal-advance", "hook-and-chain", "unstoppable-charge")
    hand = usual_hand("brute", learned)
    assert {*learned, "spare-dagger", "leaping-cleave", "skewer"} <= {*hand}
    assert "eye-for-an-eye" not in hand
    for kind in CLASSES.values():
        assert kind.wanted
        assert set(kind.wanted) <= {*kind.cards}


@rule("GH-PERK-03")
def test_checkmarks_give_six_perks_at_most() -> None:
    data = LEDGER.rule("GH-PERK-03").data
    enough = data["max_checkmark_perks"] * data["checkmarks_per_perk"]
    assert perks_due(Member("brute", checks=enough)) == perks_due(Member("brute", checks=enough + 9)) == 6
