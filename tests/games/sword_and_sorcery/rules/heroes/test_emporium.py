"""Shopping, the Stash, the Anvil and the Tavern."""

from __future__ import annotations

from typing import Any

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.items import FACE, SHOP_CARDS, STASH_CARDS, front
from tabletome.games.sword_and_sorcery.content.things import Coin
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import MOST_DEALS, shop, visit
from tabletome.games.sword_and_sorcery.rules.heroes.gear import capacity, cards_of, has_room
from tabletome.games.sword_and_sorcery.rules.setup import go_shopping
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


@rule("SS-CAMP-03")
def test_before_a_quest_the_heroes_visit_the_emporium_one_after_another() -> None:
    table = rich(crowns=50)
    g = table.g
    g.phase = phases.GO_SHOPPING
    table.run(go_shopping(g), "purchase healing-potion")
    assert (g.phase, g.setup_hero) == (phases.GO_SHOPPING, 0)
    table.run(go_shopping(g), "done")
    assert (g.phase, g.setup_hero) == (phases.GO_SHOPPING, 1)
    table.run(go_shopping(g), "done")
    assert (g.phase, g.setup_hero) == (phases.TAKE_PLACES, 0)


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
    actions = table.g.turn.actions
    table.g.heroes[0].inventory = ("healing-potion",)
    deal(table, "lend 1 healing-potion", "lend 1 coin:50")
    assert table.g.heroes[1].inventory == ("healing-potion",)
    assert table.g.heroes[1].crowns == 100
    slot = next(offer for offer in offers(table) if offer.startswith("unequip"))
    deal(table, slot)
    assert table.g.turn.actions == actions


@rule("SS-EMPOR-05", "SS-CROWN-06")
def test_nobody_lends_to_himself_or_what_the_other_cannot_hold() -> None:
    table = rich(crowns=50)
    table.g.heroes[0].inventory = ("healing-potion",)
    lent = [offer for offer in offers(table) if offer.startswith("lend")]
    assert "lend 1 healing-potion" in lent
    assert not [offer for offer in lent if offer.startswith("lend 0")]
    table.g.heroes[1].inventory = ("holy-water", "dwarven-ale", "hammer", "kord")[: capacity(table.g.heroes[1])]
    assert not has_room(table.g.heroes[1])
    assert "lend 1 healing-potion" not in offers(table)


@rule("SS-EMPOR-05", "SS-HERO-08")
def test_whoever_has_no_room_buys_only_what_an_empty_slot_holds() -> None:
    table = rich(crowns=300, first="ecarus-white-rose")
    sheet = table.g.heroes[0]
    sheet.inventory = ("hammer", "kord")
    assert not [offer for offer in offers(table) if offer.startswith(("purchase healing", "from-stash"))]
    sheet.armor = ""
    bought = [offer.split()[1] for offer in offers(table) if offer.startswith("purchase")]
    assert bought
    assert {FACE[card].kind for card in bought} == {"armor"}


@rule("SS-EMPOR-02", "SS-EMPOR-03", "SS-EMPOR-05")
def test_the_other_side_of_an_own_card_costs_its_whole_price_and_must_fit_its_slot() -> None:
    table = rich(crowns=50, first="shae-rogue")
    sheet = table.g.heroes[0]
    sheet.inventory, sheet.main, sheet.off = ("knives",), "", ""
    table.g.emporium = ()
    assert "purchase knives+" in offers(table)
    sheet.coins = (1, 4, 0)
    assert "purchase knives+" not in offers(table), "45 crowns are not enough"
    sheet.coins, sheet.inventory, sheet.main = (0, 0, 1), (), "knives"
    deal(table, "purchase knives+")
    assert (sheet.main, sheet.crowns) == ("knives+", 0)
    assert "purchase knives" not in offers(table)


@rule("SS-EMPOR-02")
def test_copies_of_a_design_are_offered_once_and_only_one_is_taken() -> None:
    table = rich(crowns=100)
    table.g.emporium = ("healing-potion", "healing-potion.2", "sack")
    assert [offer for offer in offers(table) if offer.startswith("purchase")].count("purchase healing-potion") == 1
    deal(table, "purchase healing-potion")
    assert table.g.emporium == ("healing-potion.2", "sack")


@rule("SS-EMPOR-11", "SS-EMPOR-13")
def test_an_enchanted_card_left_in_the_stash_turns_back() -> None:
    table = rich(crowns=0, first="ecarus-white-rose")
    sheet = table.g.heroes[0]
    table.g.stash, sheet.main = (), "broadsword+"
    deal(table, "to-stash broadsword+")
    assert table.g.stash == ("broadsword",)
    assert "from-stash broadsword" in offers(table)
    sheet.inventory = ("knives+",)
    deal(table, "to-stash knives+")
    assert table.g.stash == ("broadsword", "knives+"), "a bought side stays as it is"


@rule("SS-EMPOR-12", "SS-EMPOR-13")
def test_only_the_plain_side_of_standard_weapons_and_armor_is_enchanted() -> None:
    table = rich(crowns=50, first="ecarus-white-rose")
    sheet = table.g.heroes[0]
    sheet.main, sheet.off, sheet.armor = "broadsword", "golden-mirror", "scale-mail+"
    sheet.inventory = ("knives", "sentinel")
    assert [offer for offer in offers(table) if offer.startswith("enchant")] == ["enchant broadsword"]


@rule("SS-EMPOR-15")
def test_another_symbol_than_the_named_one_pays_nothing() -> None:
    table = rich(crowns=50)
    table.dice("r.magic")
    deal(table, "gamble 1")
    assert table.g.heroes[0].crowns == 45


@rule("SS-EMPOR-07")
def test_treasures_are_sold_for_25_crowns_an_act_but_nothing_else_is() -> None:
    table = rich(crowns=0)
    table.g.heroes[0].inventory = ("sentinel", "healing-potion", "ancient-seal")
    sales = [offer for offer in offers(table) if offer.startswith("sell")]
    assert sales == ["sell sentinel"]
    deal(table, "sell sentinel")
    assert table.g.heroes[0].crowns == 25
    assert "sentinel" in table.g.decks.treasures.discards


@rule("SS-EMPOR-08", "SS-EMPOR-09", "SS-EMPOR-11", "SS-DECK-11")
def test_stash_cards_are_taken_freely_and_any_card_may_be_left_in_the_stash() -> None:
    table = rich(crowns=0)
    assert table.g.stash
    assert {front(card) for card in table.g.stash} <= set(STASH_CARDS)
    taken = next(offer for offer in offers(table) if offer.startswith("from-stash"))
    lying = table.g.stash
    deal(table, taken)
    assert taken.split()[1] in cards_of(table.g.heroes[0])
    assert set(lying) - set(table.g.stash) == {taken.split()[1]}
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
        for hero in range(len(table.g.heroes)):
            deal(table, "done", hero=hero)
        assert [other for other in offers(table) if other.startswith("gamble")], "another visit"


@rule("SS-EMPOR-15")
def test_the_last_coin_may_be_staked_but_nothing_less() -> None:
    for coins, gambles in (((1, 0, 0), 3), ((0, 0, 0), 0)):
        table = quest_table()
        table.g.heroes[0].coins = coins
        assert len([offer for offer in offers(table) if offer.startswith("gamble")]) == gambles


@rule("SS-CROWN-06", "SS-EMPOR-05")
def test_any_sum_goes_to_a_friend_coin_by_coin_and_is_changed() -> None:
    table = rich(crowns=30)
    table.run(visit(table.g), "lend 1 coin:10", "lend 1 coin:10", "lend 1 coin:5", "lend 1 coin:5", "done", "done")
    assert [sheet.crowns for sheet in table.g.heroes] == [0, 60]
    table = rich(crowns=50)
    assert table.g.heroes[0].coins == (0, 0, 1)
    table.run(visit(table.g), "lend 1 coin:5", "lend 1 coin:10", "done", "done")
    assert [sheet.crowns for sheet in table.g.heroes] == [35, 65]


@rule("SS-CROWN-04", "SS-CROWN-06")
def test_nothing_is_lent_that_the_supply_cannot_change() -> None:
    table = rich(crowns=50)
    table.g.map.drops[0] = (*(Coin(10),) * 12, *(Coin(5),) * 15)
    lent = [offer for offer in offers(table) if offer.startswith("lend 1 coin")]
    assert lent == ["lend 1 coin:50"]
    table.g.heroes[0].coins = (0, 0, 0)
    assert not [offer for offer in offers(table) if offer.startswith("lend 1 coin")]


@rule("SS-CROWN-06", "SS-EMPOR-05", "SS-EMPOR-01")
def test_the_crowns_of_a_later_hero_reach_an_earlier_one_who_was_done() -> None:
    table = rich(crowns=50, first="shae-rogue")
    visitors = ("done", "lend 0 coin:50", "call-in 0", "purchase knives+", "enchant", "done", "done")
    assert "purchase knives+" in offers(table)
    table.g.heroes[0].coins = (0, 0, 0)
    table.run(visit(table.g), *[answer for answer in visitors if answer != "enchant"])
    assert "knives+" in cards_of(table.g.heroes[0])
    assert [sheet.crowns for sheet in table.g.heroes] == [0, 0]


@rule("SS-EMPOR-01")
def test_a_shopper_can_call_in_any_other_visitor() -> None:
    table = quest_table(heroes=3)
    for shopper in range(3):
        called = [offer for offer in offers(table, shopper) if offer.startswith("call-in")]
        assert called == [f"call-in {other}" for other in range(3) if other != shopper]


@rule("SS-EMPOR-01")
def test_who_is_called_back_into_the_shop_is_not_done_until_they_say_so_again() -> None:
    table = quest_table(heroes=3)
    deal(table, "done")
    deal(table, "call-in 0", hero=1)
    deal(table, "call-in 1")
    assert [sheet.has_shopped for sheet in table.g.heroes] == [False, False, False]
    table.run(visit(table.g), "done", "done", "done")


@rule("SS-EMPOR-05")
def test_equipment_is_changed_and_handed_round_as_often_as_visitors_like() -> None:
    table = rich(crowns=0, first="ecarus-white-rose")
    sheet, friend = table.g.heroes
    main, sheet.inventory, friend.inventory, friend.main = sheet.main, (), (), ""
    for _ in range(3):
        deal(table, "unequip main", f"equip {main} main")
        deal(table, f"lend 1 {main}")
        assert main in cards_of(friend)
        deal(table, f"lend 0 {main}", hero=1)
    assert main in cards_of(sheet)


def test_a_visit_ends_even_if_everybody_goes_round_in_circles() -> None:
    table = rich(crowns=0)
    table.g.heroes[0].inventory = ()
    for _ in range(MOST_DEALS // 2):
        deal(table, "call-in 1")
        deal(table, "call-in 0", hero=1)
    assert offers(table) == ["done"]
    table.run(visit(table.g), "done", "done")
    assert len(offers(table)) > 1, "the next visit begins anew"
