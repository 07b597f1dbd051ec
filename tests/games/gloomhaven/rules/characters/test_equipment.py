"""Buying and putting on items before a scenario: GH-ITEM, GH-SHOP, GH-NEWCH-04."""

from __future__ import annotations

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.events import Bought, ItemUsed
from tabletome.games.gloomhaven.rules.characters.equipment import starting_gold
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tests.games.gloomhaven.quests import Quest, play

BOOTS, HELMET, ARMOR = "boots-of-striding", "iron-helmet", "leather-armor"


def shop(items: str = "bought", **options: object) -> Quest:
    """Two players buy and put on items; nobody has battle goals."""
    given = {"players": 2, "items": items, "battle_goals": False} | options
    return Quest(new_game(GloomhavenOptions.read(given), seeded("shop")))


def offered(quest: Quest, verb: str) -> list[str]:
    """The items that can be bought, or worn, now."""
    decision = quest.run.decision
    assert decision is not None
    return [str(option).split()[1] for option in decision.options if option.verb == verb]


@rule("GH-NEWCH-04")
@pytest.mark.parametrize("level", [1, 2, 9])
def test_a_new_character_has_fifteen_gold_for_each_level_and_fifteen_more(level: int) -> None:
    assert starting_gold(level) == 15 + 15 * level
    assert shop(first_level=level).g.heroes[0].purse == 15 + 15 * level


@rule("GH-SHOP-01", "GH-SHOP-03", "GH-ITEM-01", "GH-ITEM-02")
def test_what_is_bought_is_paid_for_worn_and_the_characters() -> None:
    quest = shop()
    decision = quest.run.decision
    assert decision is not None
    assert (decision.kind, decision.seat, decision.about) == ("outfit", 0, {"hero": 0, "gold": 30})
    play(quest.run, f"buy {BOOTS}")
    hero = quest.run.state.heroes[0]
    assert (hero.purse, hero.owned, [worn.name for worn in hero.items]) == (30 - ITEMS[BOOTS].price, (BOOTS,), [BOOTS])
    told = [(each.name, each.item, each.rule) for each in quest.events if isinstance(each, Bought)]
    assert told == [("brute", BOOTS, "GH-SHOP-01")]
    assert offered(quest, "wear") == []
    assert BOOTS not in offered(quest, "buy")
    assert all(ITEMS[name].price <= hero.purse for name in offered(quest, "buy"))
    cheapest = [name for name in offered(quest, "buy") if ITEMS[name].price == hero.purse]
    assert cheapest, "the last coin can be spent"
    play(quest.run, "ready")
    decision = quest.run.decision
    assert decision is not None
    assert (decision.kind, decision.seat, decision.about["gold"]) == ("outfit", 1, 30)
    play(quest.run, "ready")
    g = quest.run.state
    assert (g.place, quest.run.decision is not None and quest.run.decision.kind) == (0, "place")


@rule("GH-SHOP-01", "GH-SHOP-08")
def test_of_each_item_there_are_only_so_many_copies() -> None:
    quest = shop("free")
    (single, *_) = (name for name in offered(quest, "buy") if ITEMS[name].copies == 1)
    (double, *_) = (
        name for name in offered(quest, "buy") if ITEMS[name].copies == 2 and ITEMS[name].slot != ITEMS[single].slot
    )
    play(quest.run, f"buy {single}", f"buy {double}", "ready")
    assert single not in offered(quest, "buy")
    assert double in offered(quest, "buy")


@rule("GH-SHOP-01")
def test_where_everything_is_free_nothing_is_paid() -> None:
    quest = shop("free")
    dear = max(offered(quest, "buy"), key=lambda name: ITEMS[name].price)
    assert set(offered(quest, "buy")) <= set(ITEMS)
    play(quest.run, f"buy {dear}")
    hero = quest.run.state.heroes[0]
    assert (hero.purse, hero.owned) == (0, (dear,))


@rule("GH-ITEM-03", "GH-ITEM-04")
def test_what_is_owned_is_worn_by_choice_where_there_is_a_place_for_it() -> None:
    quest = shop("none")
    g = quest.run.state
    g.heroes[0].owned = (BOOTS, "winged-shoes", HELMET)
    g.phase, g.place = "outfit", 0
    quest.run = Run(GAME, g)
    assert offered(quest, "wear") == [BOOTS, "winged-shoes", HELMET]
    play(quest.run, f"wear {BOOTS}")
    assert offered(quest, "wear") == [HELMET]
    play(quest.run, "ready")
    assert [worn.name for worn in quest.run.state.heroes[0].items] == [BOOTS]
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "place", "the second owns nothing and is not asked"


@rule("GH-ITEM-11", "GH-AMD-12")
@pytest.mark.parametrize(("unhindered", "penalties"), [(False, 1), (True, 0)])
def test_the_penalties_of_what_is_worn_are_shuffled_into_the_deck_unless_a_perk_ignores_them(
    unhindered: bool, penalties: int
) -> None:
    quest = shop("free")
    hindering = next(name for name in offered(quest, "buy") if ITEMS[name].penalty)
    if unhindered:
        perk = next(number for number, perk in enumerate(PERKS["brute"]) if perk.ignores == "items")
        quest.run.state.heroes[0].perks = (perk,)
    before = sorted(quest.run.state.decks[0])
    play(quest.run, f"buy {hindering}", "ready")
    assert quest.run.state.decks[0].count(PENALTY) == ITEMS[hindering].penalty * penalties
    assert sorted(card for card in quest.run.state.decks[0] if card != PENALTY) == before


@rule("GH-USE-04")
def test_an_item_that_has_done_its_work_before_the_scenario_begins_counts_as_used() -> None:
    quest = shop("free")
    (working, *_) = (name for name in offered(quest, "buy") if getattr(ITEMS[name].effect, "minus_cards", 0))
    (idle, *_) = (name for name in offered(quest, "buy") if name == HELMET)
    play(quest.run, f"buy {working}", f"buy {idle}", "ready")
    assert quest.run.state.heroes[0].item_uses == 1
    assert [each.item for each in quest.events if isinstance(each, ItemUsed)] == [working]


@rule("GH-USE-04", "GH-ITEM-04")
@pytest.mark.parametrize(("small", "uses"), [(1, 0), (2, 1)])
def test_pockets_count_as_used_once_more_is_carried_than_without_them(small: int, uses: int) -> None:
    quest = shop("free")
    pockets = next(name for name in offered(quest, "buy") if getattr(ITEMS[name].effect, "small", 0))
    play(quest.run, f"buy {pockets}")
    for _ in range(small):
        name = next(name for name in offered(quest, "buy") if ITEMS[name].slot == "small")
        play(quest.run, f"buy {name}")
    play(quest.run, "ready")
    assert quest.run.state.heroes[0].item_uses == uses


@rule("GH-ITEM-04", "GH-SHOP-01")
def test_nothing_is_sold_for_which_there_is_no_place_left() -> None:
    quest = shop("free")
    play(quest.run, f"buy {BOOTS}")
    slots = {ITEMS[name].slot for name in offered(quest, "buy")}
    assert ITEMS[BOOTS].slot not in slots
    assert ITEMS[HELMET].slot in slots
