"""Shopping, the Stash, the Anvil and the Tavern."""

from __future__ import annotations

from typing import Any

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.items import FACE, SHOP_CARDS, STASH_CARDS, front
from tabletome.games.sword_and_sorcery.death import hero_dies
from tabletome.games.sword_and_sorcery.emporium import shop, visit
from tabletome.games.sword_and_sorcery.gear import cards_of
from tests.games.sword_and_sorcery.questing import Table, quest_table


def rich(*, crowns: int = 100, **more: Any) -> Table:
    table = quest_table(**more)
    for sheet in table.g.heroes:
        sheet.coins = (0, crowns % 50 // 10, crowns // 50)
    return table


def offers(table: Table, hero: int = 0) -> list[str]:
    return [str(option) for option in table.asked(shop(table.g, hero, table.g.living())).options]


def deal(table: Table, *answers: str, hero: int = 0) -> None:
    for answer in answers:
        table.run(shop(table.g, hero, table.g.living()), answer)


@rule("SS-EMPOR-01", "SS-DECK-10", "SS-CROWN-05")
def test_a_visiting_hero_buys_with_the_own_crowns_and_only_what_they_pay_for() -> None:
    table = rich(crowns=30)
    bought = [offer for offer in offers(table) if offer.startswith("purchase")]
    assert bought
    assert all(FACE[offer.split()[1]].price <= 30 for offer in bought)
    assert "purchase healing-potion" in bought
    deal(table, "purchase healing-potion")
    assert table.g.heroes[0].crowns == 15
    assert table.g.heroes[1].crowns == 30
    assert "healing-potion" in table.g.heroes[0].inventory
    assert "healing-potion" not in table.g.emporium


@rule("SS-EMPOR-01", "SS-EMPOR-06")
def test_a_visit_lets_every_living_hero_shop_and_no_ghost() -> None:
    table = rich(crowns=50)
    hero_dies(table.g, 1)
    table.run(visit(table.g), "purchase healing-potion", "done")
    assert table.g.heroes[1].inventory == ()


@rule("SS-EMPOR-02", "SS-EMPOR-03", "SS-EMPOR-04")
def test_knives_can_be_had_as_elven_knives_only_for_the_full_price_again() -> None:
    table = rich(crowns=100, first="shae-rogue")
    both = offers(table)
    assert "purchase knives" in both
    assert "purchase knives+" in both
    assert (FACE["knives"].price, FACE["knives+"].price) == (15, 50)
    deal(table, "purchase knives", "done")
    assert table.g.heroes[0].crowns == 85
    assert "knives" in cards_of(table.g.heroes[0])
    deal(table, "purchase knives+")
    assert table.g.heroes[0].crowns == 35
    assert "knives+" in cards_of(table.g.heroes[0])
    assert "knives" not in cards_of(table.g.heroes[0])


@rule("SS-EMPOR-05")
def test_a_bought_card_is_equipped_at_once_where_a_slot_is_empty() -> None:
    table = rich(crowns=100, first="ecarus-white-rose")
    table.g.heroes[0].main = table.g.heroes[0].off = ""
    bought = [offer.split()[1] for offer in offers(table) if offer.startswith("purchase")]
    weapon = next(card for card in bought if FACE[card].kind == "weapon")
    deal(table, f"purchase {weapon}")
    assert weapon in table.g.heroes[0].equipped()


@rule("SS-EMPOR-05", "SS-CROWN-06")
def test_visitors_change_equipment_and_give_each_other_cards_and_crowns_without_activities() -> None:
    table = rich(crowns=50)
    actions = table.g.actions
    table.g.heroes[0].inventory = ("healing-potion",)
    deal(table, "lend 1 healing-potion", "lend 1 coin:50")
    assert table.g.heroes[1].inventory == ("healing-potion",)
    assert table.g.heroes[1].crowns == 100
    slot = next(offer for offer in offers(table) if offer.startswith("unequip"))
    deal(table, slot)
    assert table.g.actions == actions


@rule("SS-EMPOR-07")
def test_treasures_are_sold_for_25_crowns_an_act_but_nothing_else_is() -> None:
    table = rich(crowns=0)
    table.g.heroes[0].inventory = ("sentinel", "healing-potion", "ancient-seal")
    sales = [offer for offer in offers(table) if offer.startswith("sell")]
    assert sales == ["sell sentinel"]
    deal(table, "sell sentinel")
    assert table.g.heroes[0].crowns == 25
    assert "sentinel" in table.g.treasures_discard


@rule("SS-EMPOR-08", "SS-EMPOR-09", "SS-EMPOR-11", "SS-DECK-11")
def test_stash_cards_are_taken_freely_and_any_card_may_be_left_in_the_stash() -> None:
    table = rich(crowns=0)
    assert table.g.stash
    assert {front(card) for card in table.g.stash} <= set(STASH_CARDS)
    taken = next(offer for offer in offers(table) if offer.startswith("from-stash"))
    deal(table, taken)
    assert taken.split()[1] in cards_of(table.g.heroes[0])
    table.g.heroes[0].inventory = ("sentinel",)
    deal(table, "to-stash sentinel")
    assert "sentinel" in table.g.stash
    assert "from-stash sentinel" in offers(table, hero=1)


@rule("SS-EMPOR-12", "SS-EMPOR-13", "SS-EMPOR-14", "SS-ITEM-17")
def test_the_anvil_enchants_standard_weapons_and_armor_as_often_as_they_pay() -> None:
    table = rich(crowns=150, first="ecarus-white-rose")
    enchantable = [offer.split()[1] for offer in offers(table) if offer.startswith("enchant")]
    assert len(enchantable) >= 2
    for card in enchantable[:2]:
        deal(table, f"enchant {card}")
        assert card + "+" in table.g.heroes[0].equipped()
        assert FACE[card + "+"].enchanted
    assert table.g.heroes[0].crowns == 50
    assert not any(offer == f"enchant {enchantable[0]}+" for offer in offers(table))
    assert "enchanting-anvil" not in SHOP_CARDS, "the building never leaves"


@rule("SS-EMPOR-13")
def test_nobody_enchants_without_fifty_crowns() -> None:
    table = rich(crowns=40)
    assert not [offer for offer in offers(table) if offer.startswith("enchant")]


@rule("SS-EMPOR-15", "SS-EMPOR-16")
def test_the_tavern_pays_the_named_symbol_once_a_visit() -> None:
    table = rich(crowns=50)
    named = [offer for offer in offers(table) if offer.startswith("gamble")]
    assert len(named) == 3
    for offer, dice, left in zip(named, ("r.skill", "r.magic", "r.miss"), (55, 65, 45), strict=True):
        table = rich(crowns=50)
        table.dice(dice)
        deal(table, offer)
        assert table.g.heroes[0].crowns == left, offer
        assert not [other for other in offers(table) if other.startswith("gamble")]
        deal(table, "done")
        assert [other for other in offers(table) if other.startswith("gamble")], "another visit"


def test_a_visit_comes_to_an_end_whatever_is_chosen() -> None:
    table = rich(crowns=100)
    for _ in range(200):
        offered = [offer for offer in offers(table) if offer != "done"]
        if not offered:
            break
        table.dice("r.miss")
        deal(table, offered[-1])
    else:
        raise AssertionError("a hero can go on for ever")
