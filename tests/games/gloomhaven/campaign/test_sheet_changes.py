"""What changes on sheets and board: GH-RITEM, GH-RSIDE, GH-ACHV, GH-UNLOCK, GH-SEALED, GH-RECORDS, GH-BOARD."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign import sheet_changes as sheets
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.shop import in_stock
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED
from tabletome.games.gloomhaven.events import ClassUnlocked, DesignGained, EnvelopeOpened, RecordsOpened
from tabletome.games.gloomhaven.sheets import AddsMinusOnes, HasUsedUp, IsBlessed, StartsHurt, StartsWith
from tests.games.gloomhaven.town import member, town

RANDOM_DESIGNS = range(71, 96)
SIDE_SCENARIOS = range(63, 72)


# Random designs and scenarios


@rule("GH-RITEM-01", "GH-RITEM-02")
def test_random_designs_come_into_the_shop_with_both_copies_until_none_is_left() -> None:
    party = town()
    for drawn in range(1, len(RANDOM_DESIGNS) + 1):
        sheets.random_design(party.g)
        assert len(party.party.designs) == drawn
    assert sorted(party.party.designs) == list(RANDOM_DESIGNS)
    assert list(party.party.designs) != list(RANDOM_DESIGNS), "in a random order"
    assert all(in_stock(party.party)[NUMBERED[number]] == 2 for number in RANDOM_DESIGNS)
    sheets.random_design(party.g)
    assert len(party.party.designs) == len(RANDOM_DESIGNS)


@rule("GH-RSIDE-01", "GH-RSIDE-02")
def test_random_side_scenarios_are_unlocked_at_once_until_none_is_left() -> None:
    party = town()
    for drawn in range(1, len(SIDE_SCENARIOS) + 1):
        sheets.random_scenario(party.g)
        assert len(party.party.open) == 1 + drawn
    assert set(party.party.open) == {1, *SIDE_SCENARIOS}
    sheets.random_scenario(party.g)
    assert len(party.party.open) == 1 + len(SIDE_SCENARIOS)


@rule("GH-SHOP-05", "GH-COMPL-05")
def test_a_design_brings_all_copies_into_the_shop_once() -> None:
    party = town()
    assert "skullbane-axe" not in in_stock(party.party)
    sheets.add_design(party.g, 113)
    sheets.add_design(party.g, 113)
    assert party.party.designs == (113,)
    assert in_stock(party.party)["skullbane-axe"] == ITEMS["skullbane-axe"].copies
    assert [event.item for event in party.events if isinstance(event, DesignGained)] == ["skullbane-axe"]


# Achievements


@rule("GH-ACHV-02", "GH-ACHV-05", "GH-BOARD-03")
def test_an_achievement_belongs_to_the_world_or_to_the_party() -> None:
    party = town()
    sheets.gain_achievement(party.g, "the-dead-invade")
    sheets.gain_achievement(party.g, "first-steps")
    sheets.gain_achievement(party.g, "first-steps")
    assert party.party.world == ("the-dead-invade",)
    assert party.party.achievements == ("first-steps",), "the party's own only once"


@rule("GH-ACHV-03")
def test_of_each_type_the_world_holds_only_one_achievement() -> None:
    party = town(world=("city-rule-militaristic", "the-dead-invade", "artifact-lost"))
    sheets.gain_achievement(party.g, "city-rule-economic")
    assert set(party.party.world) == {"the-dead-invade", "artifact-lost", "city-rule-economic"}
    sheets.gain_achievement(party.g, "artifact-recovered")
    assert set(party.party.world) == {"the-dead-invade", "artifact-recovered", "city-rule-economic"}


@rule("GH-ACHV-04")
def test_an_achievement_without_a_type_is_counted() -> None:
    party = town()
    for _ in range(3):
        sheets.gain_achievement(party.g, "end-of-corruption")
    assert party.party.world == ("end-of-corruption",) * 3


# Boxes, envelopes, special conditions


@rule("GH-SEALED-01", "GH-RETIRE-08")
def test_a_box_once_opened_makes_a_class_known_and_brings_its_events() -> None:
    party = town(city=(1,), road=(2,))
    sheets.open_sealed(party.g, "berserker")
    assert party.party.opened == ("berserker",)
    assert sorted(party.deck("city")) == [1, 36]
    assert sorted(party.deck("road")) == [2, 36]
    assert [event.name for event in party.events if isinstance(event, ClassUnlocked)] == ["berserker"]


@rule("GH-RETIRE-04", "GH-SEALED-01")
def test_a_box_that_is_open_already_gives_a_random_design_and_side_scenario_instead() -> None:
    party = town(opened=("berserker",))
    sheets.open_sealed(party.g, "berserker")
    assert party.party.opened == ("berserker",)
    assert len(party.party.designs) == 1
    assert len(party.party.open) == 2
    assert party.deck("city") == ()


@rule("GH-UNLOCK-01", "GH-SEALED-01", "GH-ACHV-04")
def test_the_fifth_ancient_technology_opens_envelope_a() -> None:
    party = town()
    for _ in range(4):
        sheets.gain_achievement(party.g, "ancient-technology")
    assert not party.party.opened
    sheets.gain_achievement(party.g, "ancient-technology")
    assert list(party.party.opened) == ["A"]
    assert [event.letter for event in party.events if isinstance(event, EnvelopeOpened)] == ["A"]
    sheets.gain_achievement(party.g, "ancient-technology")
    assert party.party.opened == ("A",), "only when it is first met"


@rule("GH-UNLOCK-01")
def test_command_and_treasure_of_the_drake_aid_it_and_bring_events() -> None:
    party = town()
    sheets.gain_achievement(party.g, "the-drakes-command")
    assert not party.party.world
    sheets.gain_achievement(party.g, "the-drakes-treasure")
    assert party.party.world == ("the-drake-aided",)
    assert (party.deck("city"), party.deck("road")) == ((75,), (66,))


@rule("GH-UNLOCK-01", "GH-DONATE-02")
def test_a_hundred_gold_for_the_sanctuary_open_envelope_b() -> None:
    party = town(donated=99)
    sheets.check_conditions(party.g)
    assert not party.party.opened
    party.g.party = replace(party.party, donated=100)
    sheets.check_conditions(party.g)
    assert party.party.opened == ("B",)


@rule("GH-UNLOCK-01", "GH-REP-04")
@pytest.mark.parametrize(
    ("reputation", "by", "opened", "city", "road"),
    [
        (8, 1, (), (), ()),
        (9, 1, ("sunkeeper",), (31,), (31,)),
        (-8, -1, (), (), ()),
        (-9, -1, ("nightshroud",), (34,), (34,)),
        (19, 1, ("sunkeeper",), (31, 76), (31, 67)),
        (-19, -1, ("nightshroud",), (34, 77), (34, 68)),
    ],
)
def test_fame_opens_boxes_and_brings_events(
    reputation: int, by: int, opened: tuple[str, ...], city: tuple[int, ...], road: tuple[int, ...]
) -> None:
    party = town(reputation=reputation)
    sheets.gain_reputation(party.g, by)
    assert party.party.opened == opened
    assert (tuple(sorted(party.deck("city"))), tuple(sorted(party.deck("road")))) == (city, road)


@rule("GH-UNLOCK-01", "GH-REP-04")
def test_a_reputation_lost_and_won_again_opens_nothing_more() -> None:
    party = town(reputation=9)
    for by in (1, -1, 1):
        sheets.gain_reputation(party.g, by)
    assert party.party.opened == ("sunkeeper",)
    assert party.party.designs == ()


@rule("GH-RECORDS-01", "GH-UNLOCK-01")
def test_the_town_records_are_opened_when_the_first_character_has_retired() -> None:
    party = town()
    sheets.check_conditions(party.g)
    assert not any(isinstance(event, RecordsOpened) for event in party.events)
    party.g.party = replace(party.party, retired=("brute",))
    sheets.check_conditions(party.g)
    party.g.party = replace(party.party, retired=("brute", "tinkerer"))
    sheets.check_conditions(party.g)
    assert sum(isinstance(event, RecordsOpened) for event in party.events) == 1


# Prosperity and bounds


@rule("GH-BOARD-04", "GH-PROSP-01", "GH-PROSP-02", "GH-SHOP-06")
def test_a_shaded_box_raises_the_level_and_brings_its_items() -> None:
    boxes = {1: 0, 2: 4, 3: 9, 4: 15, 5: 22, 6: 30, 7: 39, 8: 50, 9: 64}
    for level, marked in boxes.items():
        assert prosperity_level(marked) == level
        assert prosperity_level(max(marked - 1, 0)) == max(level - 1, 1)
    party = town(prosperity=3)
    assert max(ITEMS[item].number for item in in_stock(party.party)) == 14
    sheets.gain_prosperity(party.g, 1)
    assert max(ITEMS[item].number for item in in_stock(party.party)) == 21


@rule("GH-BOARD-05", "GH-REVENT-12")
def test_one_gain_of_prosperity_makes_up_for_one_loss() -> None:
    party = town(prosperity=6)
    for by in (-1, 1):
        sheets.gain_prosperity(party.g, by)
    assert party.party.prosperity == 6
    sheets.gain_prosperity(party.g, -9)
    assert party.party.prosperity == 4


@rule("GH-REVENT-11", "GH-COMPL-02")
def test_nobody_falls_below_the_experience_of_the_level_or_into_debt() -> None:
    party = town("brute level=2 xp=50 gold=3")
    sheets.gain_xp(party.g, 0, -10)
    sheets.gain_gold(party.g, 0, -10)
    assert (party.xp, party.gold) == ([45], [0])


@rule("GH-DONATE-01")
def test_what_is_in_store_for_one_character_is_forgotten_when_another_takes_the_place() -> None:
    for_one = (IsBlessed(0), IsBlessed(1), AddsMinusOnes(1, cards=3), HasUsedUp(1, "minor-stamina-potion"))
    effects = (*for_one, StartsHurt(1), StartsWith("poison"))
    party = town("brute", "tinkerer", start_effects=effects)
    sheets.change_member(party.g, 1, gold=5)
    assert len(party.party.start_effects) == len(effects)
    sheets.write_member(party.g, 1, member("scoundrel"))
    assert party.party.start_effects == (IsBlessed(0), StartsHurt(1), StartsWith("poison"))
