"""Crowns: coins and how they are changed, paid and drawn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.sword_and_sorcery.content.box import COIN_COUNTS
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.content.things import COIN_VALUES
from tabletome.games.sword_and_sorcery.rules.heroes.coins import (
    gain_crowns,
    lose_crowns,
    pay_crowns,
    random_coin,
    supply,
)
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import receive_treasure
from tests.games.sword_and_sorcery.questing import quest_table, things

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")


def data(id: str) -> Any:
    return LEDGER.rule(id).data


@rule("SS-CROWN-01", "SS-COMP-03")
def test_there_are_35_coins_of_three_values() -> None:
    assert list(COIN_VALUES) == data("SS-CROWN-01")["values"]
    assert sum(COIN_COUNTS.values()) == data("SS-CROWN-01")["tokens_total"]


@rule("SS-CROWN-03", "SS-CROWN-05")
def test_a_hero_takes_the_highest_coins_and_keeps_them_apart() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].coins = g.heroes[1].coins = (0, 0, 0)
    gain_crowns(g, 0, 75)
    assert g.heroes[0].coins == (1, 2, 1)
    assert g.heroes[1].crowns == 0


@rule("SS-CROWN-03", "SS-CROWN-04")
def test_when_a_value_runs_out_smaller_coins_are_taken_and_change_is_made() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].coins, g.heroes[1].coins = (0, 0, 0), (0, 0, COIN_COUNTS[50])
    gain_crowns(g, 0, 50)
    assert g.heroes[0].coins == (0, 5, 0), "no fifty is left: five tens"
    pay_crowns(g, 1, 10)
    assert g.heroes[1].crowns == 50 * COIN_COUNTS[50] - 10
    assert all(left >= 0 for left in supply(g))


@rule("SS-CROWN-03", "SS-CROWN-04")
def test_a_hero_changes_own_coins_when_the_supply_cannot_pay_exactly() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].coins = (COIN_COUNTS[5], 0, 0)
    before = g.heroes[0].crowns
    gain_crowns(g, 0, 5)
    assert g.heroes[0].crowns == before + 5
    assert sum(g.heroes[0].coins) < COIN_COUNTS[5], "for larger ones"


@rule("SS-CROWN-04")
def test_whoever_pays_keeps_the_rest_in_the_highest_coins_and_loses_no_more_than_there_is() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.coins = (0, 0, 2)
    pay_crowns(table.g, 0, 35)
    assert sheet.coins == (1, 1, 1)
    lose_crowns(table.g, 0, 500)
    assert sheet.coins == (0, 0, 0)


@rule("SS-CROWN-04")
def test_coins_of_heroes_and_coins_on_the_map_come_from_one_supply() -> None:
    table = quest_table()
    g = table.g
    before = supply(g)
    gain_crowns(g, 0, 5)
    g.map.drops[table.area("16a.1")] = things("coin:10", "coin:50")
    assert [a - b for a, b in zip(before, supply(g), strict=True)] == [1, 1, 1]
    lose_crowns(g, 0, 5)


@rule("SS-CROWN-02")
def test_a_treasure_of_crowns_is_changed_into_coins_at_once() -> None:
    table = quest_table()
    g = table.g
    before = g.heroes[0].crowns
    card = "crowns-50"
    g.decks.treasures.cards = tuple(each for each in g.decks.treasures.cards if each != card)
    receive_treasure(g, 0, card)
    assert g.heroes[0].crowns == before + 50
    assert card in g.decks.treasures.discards
    assert card not in g.heroes[0].inventory


@rule("SS-CROWN-03")
def test_a_random_coin_is_drawn_among_tokens_and_not_by_value() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.coins = (3, 0, 1)
    assert random_coin(table.g, sheet) in (0, 2)


@rule("SS-BEST-01")
@pytest.mark.parametrize(("place", "kind"), [(0, 0), (1, 2), (2, 2)])
def test_every_coin_token_has_its_place_in_the_draw(place: int, kind: int) -> None:
    table = quest_table()
    table.g.heroes[0].coins = (1, 0, 2)
    table.g.rng = SimpleNamespace(below=lambda _: place)
    assert random_coin(table.g, table.g.heroes[0]) == kind
