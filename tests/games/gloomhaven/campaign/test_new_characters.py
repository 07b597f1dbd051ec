"""New characters: GH-NEWCH."""

from __future__ import annotations

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.new_characters import new_member
from tabletome.games.gloomhaven.content.classes import FIRST, LOCKED
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.sheets import Party
from tests.games.gloomhaven.visits import visiting


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


@rule("GH-NAMED-01", "GH-SEALED-01")
def test_a_class_of_a_sealed_box_can_be_chosen_once_the_campaign_has_opened_it() -> None:
    def offered(*opened: str) -> set[str]:
        visit = visiting("brute", "tinkerer", opened=opened).plays("put-aside")
        return {offer.split()[1] for offer in visit.offers}

    first = {each.name for each in FIRST} - {"tinkerer"}
    assert offered() == first
    for each in LOCKED:
        assert offered(each.name, "A") == first | {each.name}


@rule("GH-NAMED-01")
def test_single_scenarios_may_be_played_with_classes_of_sealed_boxes_but_no_campaign_begins_with_them() -> None:
    for each in LOCKED:
        assert GloomhavenOptions.read({"second": each.name}).party == ("brute", each.name)
        with pytest.raises(BadOptions):
            GloomhavenOptions.read({"second": each.name, "campaign": True})


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
