"""A visit to Gloomhaven: GH-CITY, GH-SHOP, GH-DONATE, GH-NEWCH, GH-RETIRE, GH-REP, GH-PROSP, GH-CEVENT."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign import personal_quests
from tabletome.games.gloomhaven.campaign.new_characters import (
    new_member,
    returning,
)
from tabletome.games.gloomhaven.campaign.prosperity import (
    BOXES_FOR_LEVEL,
    price_change,
    prosperity_level,
    reputation_after,
)
from tabletome.games.gloomhaven.campaign.retirement import must_retire
from tabletome.games.gloomhaven.campaign.sheet_changes import gain_reputation
from tabletome.games.gloomhaven.campaign.shop import (
    buyable,
    in_stock,
    price,
    to_the_shop,
)
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tabletome.games.gloomhaven.sheets import Party
from tests.games.gloomhaven.town import member, town
from tests.games.gloomhaven.visits import QUESTS, Visit, visiting

# ------------------------------------------------------------------ the city


@rule("GH-CITY-01", "GH-CITY-02")
def test_in_the_city_characters_do_whatever_they_like_in_any_order() -> None:
    visit = visiting(
        "brute gold=40 xp=50 items=iron-helmet", "tinkerer", city=(1, 2), world=("the-power-of-enhancement",)
    )
    verbs = {offer.split()[0] for offer in visit.offers}
    assert verbs == {"city-event", "level-up", "buy", "sell", "enhance", "donate", "put-aside"}
    visit.plays("sell iron-helmet", "donate", "buy iron-helmet", "city-event").takes("event")
    assert visit.party.members[0].items == ("iron-helmet",)


@rule("GH-CEVENT-01")
def test_one_city_event_in_a_visit() -> None:
    visit = visiting("brute", "tinkerer", city=(2, 1)).plays("city-event", "decide b")
    assert "city-event" not in visit.offers
    visit.plays("ready")
    assert "city-event" not in visit.offers
    assert visit.party.city == (1, 2), "the card went under the deck"


@rule("GH-CEVENT-01", "GH-DONATE-01")
def test_the_next_visit_has_its_own_event_and_donation() -> None:
    visit = visiting(
        "brute gold=40", "tinkerer", phase="choose_way", city=(1,), event_done=True, donors=(0,), location=1
    )
    visit.plays("go-home")
    assert {"city-event", "donate"} <= set(visit.offers)
    assert visit.party.location == 0


@rule("GH-LVLUP-01")
def test_whoever_has_the_experience_must_level_up_before_leaving() -> None:
    visit = visiting("brute xp=100", "tinkerer")
    assert "ready" not in visit.offers
    visit.plays("level-up").takes("learn").takes("perk")
    assert "ready" not in visit.offers
    visit.plays("level-up").takes("learn").takes("perk")
    assert visit.party.members[0].level == 3
    assert visit.party.members[0].xp == 100
    assert "ready" in visit.offers


@rule("GH-LVLUP-01", "GH-CEVENT-01")
def test_an_event_may_give_those_who_were_ready_something_to_do_again() -> None:
    visit = visiting("brute xp=40", "tinkerer", city=(1, 2))
    visit.plays("ready", "city-event", "decide a", "bear 2", "ready")
    assert visit.party.members[0].xp == 50
    assert visit.kind == "town"
    assert "ready" not in visit.offers
    visit.plays("level-up").takes("learn").takes("perk").plays("ready", "ready")
    assert visit.kind == "set-out"


# ------------------------------------------------------------------ the shop


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


# ------------------------------------------------------------------ reputation


@rule("GH-REP-01")
def test_reputation_stays_between_minus_20_and_20() -> None:
    assert Party(()).reputation == 0
    assert reputation_after(19, 5) == 20
    assert reputation_after(-19, -5) == -20
    party = town(reputation=18)
    gain_reputation(party.g, 7)
    assert party.party.reputation == 20


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


# ------------------------------------------------------------------ the sanctuary


@rule("GH-DONATE-01", "GH-DONATE-02")
def test_each_character_may_donate_once_in_a_visit_for_two_bless_cards() -> None:
    visit = visiting("brute gold=25", "tinkerer gold=9", donated=80)
    visit.plays("donate")
    assert "donate" not in visit.offers
    visit.plays("ready")
    assert "donate" not in visit.offers, "nine gold are not enough"
    assert visit.party.members[0].gold == 15
    assert visit.party.donated == 90
    assert visit.party.ahead == ("bless-one:0", "bless-one:0")
    assert visit.party.opened == ()


@rule("GH-DONATE-01", "GH-DONATE-02")
def test_a_hundred_gold_open_envelope_b_and_the_blessings_are_in_the_deck_of_the_next_scenario() -> None:
    visit = visiting("brute gold=25", "tinkerer", donated=90)
    visit.plays("donate")
    assert visit.party.opened == ("B",)
    assert visit.party.prosperity == 1
    visit.plays("ready", "ready", "casual 1")
    while visit.kind != "select":
        visit.plays("ready" if "ready" in visit.offers else visit.offers[0])
    g = visit.run.state
    assert [deck.count("bless") for deck in g.decks] == [2, 0, 0]
    assert visit.party.ahead == ()


# ------------------------------------------------------------------ new characters


@rule("GH-NEWCH-01", "GH-NEWCH-02", "GH-NEWCH-03", "GH-NEWCH-04", "GH-NEWCH-05", "GH-PARTY-02", "GH-CHAR-01")
def test_a_new_character_begins_at_any_level_up_to_prosperity_with_its_gold_and_experience() -> None:
    visit = visiting("brute", "tinkerer", prosperity=9)
    visit.plays("put-aside")
    assert visit.kind == "join"
    classes, levels = ({offer.split()[place] for offer in visit.offers} for place in (1, 2))
    assert classes == {"brute", "scoundrel", "spellweaver", "cragheart", "mindthief"}
    assert levels == {"1", "2", "3"}
    visit.plays("join cragheart 3")
    for _ in range(2):
        visit.takes("learn").takes("perk")
    quests = visit.offers
    assert visit.kind == "pursue"
    assert len(quests) == 2
    visit.plays(quests[1])
    new = visit.party.members[0]
    assert (new.name, new.level, new.xp, new.gold) == ("cragheart", 3, 95, 60)
    assert len(new.cards) == len(new.perks) == 2
    assert new.quest == quests[1].split()[1]
    assert visit.party.reserve[0].name == "brute"
    visit.plays("recall 0")
    assert visit.party.members[0].name == "brute"
    assert visit.party.reserve[0].name == "cragheart"


@rule("GH-NEWCH-04", "GH-NEWCH-05")
@pytest.mark.parametrize(("level", "gold", "xp"), [(1, 30, 0), (2, 45, 45), (5, 90, 210), (9, 150, 500)])
def test_starting_gold_and_experience_by_level(level: int, gold: int, xp: int) -> None:
    new = new_member(Party((), retirements=(0,)), 0, "brute", level)
    assert (new.gold, new.xp) == (gold, xp)


@rule("GH-NEWCH-03")
def test_at_each_level_only_cards_up_to_that_level_can_be_learned() -> None:
    visit = visiting("brute", "tinkerer", prosperity=9).plays("put-aside", "join brute 3")
    assert sorted(visit.offers) == ["learn fatal-advance", "learn juggernaut"]
    visit.takes("learn").takes("perk")
    assert len(visit.offers) == 3


@rule("GH-PROSP-03")
def test_a_character_below_the_prosperity_level_may_rise_to_it_at_once() -> None:
    visit = visiting("brute xp=20", "tinkerer", prosperity=9)
    visit.plays("catch-up")
    for _ in range(2):
        visit.takes("learn").takes("perk")
    assert (visit.party.members[0].level, visit.party.members[0].xp) == (3, 95)
    assert "catch-up" not in visit.offers


# ------------------------------------------------------------------ retirement


def fulfilled(*more: str, **fields: Any) -> Visit:
    """A Brute whose quest, to have 200 gold, is fulfilled."""
    brute = "brute gold=200 items=winged-shoes,skullbane-axe quest=greed-is-good"
    return visiting(brute, *(more or ("tinkerer",)), **fields)


@rule("GH-RETIRE-01", "GH-PQUEST-02")
def test_whoever_has_fulfilled_the_quest_may_do_other_things_but_must_retire() -> None:
    visit = fulfilled()
    assert must_retire(visit.party, 0)
    assert "retire" in visit.offers
    assert "donate" in visit.offers
    assert "ready" not in visit.offers


@rule("GH-RETIRE-02", "GH-RETIRE-03", "GH-RETIRE-09", "GH-SHOP-07")
def test_items_go_to_the_shop_gold_is_lost_and_prosperity_rises() -> None:
    visit = fulfilled(prosperity=3).plays("retire")
    party = visit.party
    assert party.prosperity == 4
    assert prosperity_level(party.prosperity) == 2
    assert in_stock(party)["winged-shoes"] == 2
    assert in_stock(party)["skullbane-axe"] == 1
    assert party.opened == (personal_quests.reward_of("greed-is-good"),)
    assert party.quests_out == ("greed-is-good",)
    assert visit.kind == "join"
    assert "join brute 2" in visit.offers, "the same class, up to the new prosperity level"
    visit.plays("join brute 1").takes("perk").takes("pursue")
    assert visit.party.members[0].gold == 30
    assert visit.party.members[0].items == ()


@rule("GH-RETIRE-05", "GH-RETIRE-06")
def test_each_retirement_gives_a_perk_to_all_later_characters_of_that_place() -> None:
    visit = (
        fulfilled(retirements=(1, 0)).plays("retire", "join cragheart 1").takes("perk").takes("perk").takes("pursue")
    )
    assert visit.party.retirements == (2, 0)
    assert len(visit.party.members[0].perks) == 2
    visit.plays("ready", "put-aside", "join mindthief 1")
    assert visit.kind == "pursue", "the other place has no such perks"


@rule("GH-RETIRE-04")
def test_a_box_that_is_open_already_gives_a_random_design_and_a_random_side_scenario_instead() -> None:
    box = personal_quests.reward_of("greed-is-good")
    visit = fulfilled(opened=(box,)).plays("retire")
    assert visit.party.opened == (box,)
    assert len(visit.party.designs) == 1
    assert len(visit.party.open) == 2


@rule("GH-RETIRE-07", "GH-RETIRE-08")
def test_the_first_of_a_class_to_retire_and_every_class_unlocked_add_events() -> None:
    first = fulfilled(city=(1,), road=(1,)).plays("retire").party
    assert len(first.city) == len(first.road) == 3, "one of the Brute's, one of the class unlocked"
    assert set(first.city) == set(first.road)
    assert 42 in first.city
    again = fulfilled(city=(1,), road=(1,), retired=("brute",)).plays("retire").party
    assert 42 not in again.city
    assert len(again.city) == 2


@rule("GH-RETIRE-10")
def test_without_quests_left_a_character_has_none_and_never_retires_but_can_be_replaced() -> None:
    gone = tuple(quest for quest in PERSONAL_QUESTS if quest not in QUESTS[:2])
    visit = visiting("brute", "tinkerer", quests_out=gone)
    visit.plays("put-aside", "join cragheart 1")
    assert visit.kind == "town", "no quest to choose from"
    assert visit.party.members[0].quest == ""
    assert not must_retire(visit.party, 0)
    assert "put-aside" in visit.offers


@rule("GH-SHOP-07")
def test_the_shelf_holds_only_what_is_not_in_the_shop_anyway() -> None:
    party = town()
    to_the_shop(party.g, ("winged-shoes", "skullbane-axe"))
    assert party.party.shelf == ("skullbane-axe",)
