"""Which items bots think somebody with so much gold should have."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.items.outfit import best_outfit, price, worth_of_all
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import shop
from tabletome.games.gloomhaven.rules.items.worn import fits
from tabletome.games.gloomhaven.state import Hero


def hero(name: str, level: int) -> Hero:
    return Hero(name, level, CLASSES[name].starting_hand)


def test_more_gold_buys_more_but_never_more_than_there_is_a_place_for() -> None:
    brute, stock = hero("brute", 4), shop(4)
    worths = []
    for gold in (0, 30, 80, 180, 1000):
        outfit = best_outfit(brute, stock, gold)
        assert price(outfit) <= gold
        assert fits(outfit, 4)
        worths.append(worth_of_all(brute, outfit))
    assert worths == sorted(set(worths))
    assert worths[0] == 0


def test_a_better_thing_takes_the_place_of_a_worse_one_when_gold_is_left() -> None:
    brute = hero("brute", 1)
    stock = ["minor-stamina-potion", "major-stamina-potion"]
    assert best_outfit(brute, stock, 10) == ("minor-stamina-potion",)
    assert best_outfit(brute, stock, 30) == ("major-stamina-potion",)


def test_nobody_buys_what_does_harm() -> None:
    assert best_outfit(hero("brute", 4), ["heavy-basinet"], 100) == ()
