"""The shop: GH-SHOP, GH-REP-03, GH-PROSP-02."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.new_characters import returning
from tabletome.games.gloomhaven.campaign.prosperity import BOXES_FOR_LEVEL, price_change
from tabletome.games.gloomhaven.campaign.shop import buyable, in_stock, price, to_the_shop
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.sheets import Party
from tests.games.gloomhaven.town import member, town
from tests.games.gloomhaven.visits import visiting


@rule("GH-SHOP-01", "GH-SHOP-03")
def test_items_are_bought_with_the_characters_own_gold() -> None:
    visit = visiting("brute gold=20", "tinkerer gold=100")
    assert "buy winged-shoes" in visit.offers
    assert "buy war-hammer" not in visit.offers, "the others' gold does not help"
    visit.plays("buy winged-shoes")
    assert visit.party.members[0].gold == 0
    assert visit.party.members[0].items == ("winged-shoes",)
    assert "buy winged-shoes" not in visit.offers


@rule("GH-SHOP-02")
@pytest.mark.parametrize("reputation", [-20, 0, 20])
def test_an_item_is_sold_for_half_its_printed_price_whatever_the_reputation(reputation: int) -> None:
    visit = visiting("brute items=empowering-talisman", "tinkerer", reputation=reputation, prosperity=4)
    assert ITEMS["empowering-talisman"].price == 45
    visit.plays("sell empowering-talisman")
    assert visit.party.members[0].gold == 22
    assert visit.party.members[0].items == ()
    assert in_stock(visit.party)["empowering-talisman"] == ITEMS["empowering-talisman"].copies


@rule("GH-SHOP-02", "GH-SHOP-07")
def test_an_item_whose_design_is_unknown_can_be_bought_again_once_it_was_sold() -> None:
    visit = visiting("brute items=skullbane-axe gold=200", "tinkerer gold=200")
    assert "buy skullbane-axe" not in visit.offers
    visit.plays("sell skullbane-axe", "ready", "buy skullbane-axe")
    assert visit.party.shelf == ()
    assert "skullbane-axe" not in in_stock(visit.party)


@rule("GH-SHOP-04", "GH-SHOP-06", "GH-PROSP-02")
def test_the_shop_has_the_items_of_every_prosperity_level_reached() -> None:
    for level, boxes in enumerate(BOXES_FOR_LEVEL, start=1):
        numbers = sorted(ITEMS[item].number for item in in_stock(Party((member("brute"),), prosperity=boxes)))
        assert numbers == list(range(1, 15 + 7 * (level - 1)))


@rule("GH-SHOP-08")
def test_a_party_owns_no_more_copies_than_there_are_cards_and_nobody_two() -> None:
    party = Party(tuple(member(f"{name} gold=99 items=winged-shoes") for name in ("brute", "tinkerer")))
    full = replace(party, members=(*party.members, member("cragheart gold=99")))
    assert ITEMS["winged-shoes"].copies == 2
    assert "winged-shoes" not in buyable(full, 2)
    alone = replace(full, members=(full.members[0], full.members[2]))
    assert "winged-shoes" in buyable(alone, 1)
    assert "winged-shoes" not in buyable(alone, 0)


@rule("GH-SHOP-09")
def test_what_characters_outside_the_party_own_can_be_bought_but_they_keep_it_on_their_sheets() -> None:
    aside = (member("cragheart items=winged-shoes"), member("mindthief items=winged-shoes"))
    party = Party((member("brute gold=99"), member("tinkerer")), reserve=aside)
    assert in_stock(party)["winged-shoes"] == 2
    assert returning(party, 0) == [0, 1]
    taken = tuple(replace(each, items=("winged-shoes",)) for each in party.members)
    assert returning(replace(party, members=(*taken, member("scoundrel"))), 2) == [], "no copy is left for them"


@rule("GH-REP-03")
def test_prices_follow_reputation_by_the_table_of_the_party_sheet() -> None:
    table = {-5: (19, 20), -4: (15, 18), -3: (11, 14), -2: (7, 10), -1: (3, 6), 0: (-2, 2), 1: (-6, -3), 2: (-10, -7),
             3: (-14, -11), 4: (-18, -15), 5: (-20, -19)}  # fmt: skip
    for change, (least, most) in table.items():
        assert {price_change(value) for value in range(least, most + 1)} == {change}
    visit = visiting("brute gold=29", "tinkerer", reputation=3)
    assert "buy war-hammer" in visit.offers
    visit.plays("buy war-hammer")
    assert visit.party.members[0].gold == 0
    assert price(Party((), reputation=-20), "war-hammer") == 35


@rule("GH-SHOP-07")
def test_the_shelf_holds_only_what_is_not_in_the_shop_anyway() -> None:
    party = town()
    to_the_shop(party.g, ("winged-shoes", "skullbane-axe"))
    assert party.party.shelf == ("skullbane-axe",)
