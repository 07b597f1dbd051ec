"""Retirement: GH-RETIRE."""

from __future__ import annotations

from typing import Any

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign import personal_quests
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.retirement import must_retire
from tabletome.games.gloomhaven.campaign.shop import in_stock
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tests.games.gloomhaven.visits import QUESTS, Visit, visiting


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
