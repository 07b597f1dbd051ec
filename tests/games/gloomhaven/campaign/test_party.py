"""What a scenario gives, written down on the sheets: GH-FINISH, GH-LOOT-03, GH-SHOP-08."""

from __future__ import annotations

from tabletome.engine import seeded
from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven.campaign.flow import come_home
from tabletome.games.gloomhaven.campaign.party import copies_left, may_play
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP, GOLD
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, all_scenarios, page
from tabletome.games.gloomhaven.rules.characters.levels import perks_due
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY
from tabletome.games.gloomhaven.rules.scenario.goals import end_scenario
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions, party_of
from tabletome.games.gloomhaven.rules.setup import enter as enter_with
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import LOST, WON, Equipped, State, Turn
from tests.games.gloomhaven.quests import Quest, enter, over, play

PAIR = Party(members=(Member("brute", gold=5, xp=10, checks=2), Member("scoundrel")))


def leave(g: State, party: Party) -> Party:
    """The party after the scenario, in campaign mode."""
    g.party = party
    assert list(come_home(g)) == []
    return g.campaign


@rule("GH-OVL-22", "GH-OVL-23")
def test_found_items_belong_to_the_finder_and_designs_to_the_shop() -> None:
    quest = enter("black-barrow")
    g = quest.g
    for treasure in ("2", "36"):
        g.treasures[g.figures[1].at] = treasure
        g.turn = Turn(1, begun=True)
        quest.again("end_of_turn")
    assert g.heroes[1].items == (), "it is not worn at once"
    g.result = LOST
    after = leave(g, PAIR)
    assert after.members[1].items == (NUMBERED[32],)
    assert after.members[0].items == ()
    assert after.designs == (96,)
    assert after.looted == (2, 36)


@rule("GH-COMP-03", "GH-FINISH-02")
def test_tokens_become_gold_only_at_the_end_at_the_levels_value() -> None:
    g = over(LOST)
    assert g.heroes[0].money == 3
    after = leave(g, PAIR)
    assert [member.gold for member in after.members] == [5 + 3 * GOLD[g.level], 0]
    assert [member.xp for member in after.members] == [14, 4]


@rule("GH-FINISH-03")
def test_what_lies_on_the_map_is_not_collected() -> None:
    quest = enter("black-barrow").open_all()
    assert sum(quest.g.money) > 0
    quest.g.result = WON
    end_scenario(quest.g)
    after = leave(quest.g, PAIR)
    assert [member.gold for member in after.members] == [5, 0]
    assert after.looted == ()


@rule("GH-FINISH-08", "GH-FINISH-09", "GH-PAGE-03", "GH-PAGE-02", "GH-NAMED-05")
def test_success_gives_bonus_experience_the_pages_rewards_and_new_scenarios() -> None:
    g = over(WON, "barrow-lair", money=(0, 0))
    after = leave(g, PAIR)
    assert [member.xp for member in after.members] == [10 + 4 + BONUS_XP[g.level], 4 + BONUS_XP[g.level]]
    assert [member.gold for member in after.members] == [15, 10]
    assert after.prosperity == 1
    assert after.completed == (2,)
    assert after.open == (1, 3, 4)
    won_first = leave(over(WON), PAIR)
    assert won_first.achievements == ("first-steps",)
    assert leave(over(LOST, "barrow-lair"), PAIR).completed == ()


@rule("GH-FINISH-06")
def test_check_marks_are_recorded_on_success_only_and_three_make_a_perk() -> None:
    for result, checks in ((WON, 3), (LOST, 2)):
        g = over(result)
        g.heroes[0].checks = 1
        after = leave(g, PAIR)
        assert after.members[0].checks == checks
        assert perks_due(after.members[0]) - perks_due(PAIR.members[0]) == (result == WON)


@rule("GH-FINISH-07")
def test_the_exhausted_share_in_success_and_suffer_nothing() -> None:
    quest = enter("black-barrow")
    quest.g.heroes[0].xp, quest.g.heroes[0].money = 5, 2
    quest.exhaust(0)
    quest.g.result = WON
    end_scenario(quest.g)
    after = leave(quest.g, PAIR).members[0]
    assert after.xp == 10 + 5 + BONUS_XP[quest.g.level]
    assert after.gold == 5 + 2 * GOLD[quest.g.level]


@rule("GH-AMD-12", "GH-AMD-11")
def test_the_next_scenario_begins_with_all_cards_full_health_and_a_clean_deck() -> None:
    options = GloomhavenOptions(scenario="frozen-hollow", battle_goals=False)
    before = party_of(options)
    quest = Quest(enter_with(before, options, seeded("books"))).go_on()
    assert PENALTY in quest.g.decks[0]
    quest.exhaust(0)
    quest.g.result = LOST
    end_scenario(quest.g)
    after = leave(quest.g, before)
    assert after.members[0].hand == before.members[0].hand
    again = Quest(enter_with(after, GloomhavenOptions(battle_goals=False), seeded("again"))).go_on().g
    assert len(again.heroes[0].hand) == len(quest.g.heroes[0].lost)
    assert again.figures[0].health == again.figures[0].max_health
    assert again.heroes[0].xp == 0
    assert not any(card in (PENALTY, "curse", "bless") for deck in again.decks for card in deck)


@rule(
    "GH-ITEM-09", breaks=Break("rules/items/worn.py", "tuple(Equipped(name) for", "tuple(Equipped(name, IS_SPENT) for")
)
def test_what_was_spent_or_consumed_lies_ready_in_the_next_scenario() -> None:
    party = Party((Member("brute", items=("minor-power-potion",)), Member("scoundrel")))
    options = GloomhavenOptions(battle_goals=False)
    for left in (IS_CONSUMED, IS_SPENT, READY):
        quest = Quest(enter_with(party, options, seeded("books")))
        play(quest.run, "wear minor-power-potion")
        (potion,) = quest.go_on().g.heroes[0].items
        assert potion == Equipped("minor-power-potion", READY)
        quest.g.heroes[0].items = (Equipped(potion.name, left),)
        quest.g.result = LOST
        end_scenario(quest.g)
        party = leave(quest.g, party)
        assert party.members[0].items == ("minor-power-potion",)


@rule("GH-PAGE-01", "GH-PAGE-03")
def test_pages_ask_for_achievements_and_open_only_scenarios_of_the_box() -> None:
    known = all_scenarios()
    for each in SCENARIOS.values():
        assert set(each.reward.opens) | set(each.reward.opens_one_of) <= set(known)
    assert not may_play(PAIR, 2)
    assert may_play(Party(members=PAIR.members, achievements=("first-steps",)), 2)
    assert not may_play(Party(members=PAIR.members, world=("the-merchant-flees",)), 3)
    assert page(1).requires == ()


@rule("GH-LOOT-03")
def test_a_second_copy_of_an_item_is_sold_at_once() -> None:
    g = enter("black-barrow").g
    g.heroes[1].found = (32,)
    g.result = LOST
    owner = Party(members=(PAIR.members[0], Member("scoundrel", items=(NUMBERED[32],), gold=1)))
    after = leave(g, owner).members[1]
    assert after.items == (NUMBERED[32],)
    assert after.gold == 1 + ITEMS[NUMBERED[32]].price // 2


@rule("GH-COMP-04")
def test_treasure_and_experience_of_this_scenario_are_kept_apart_from_what_was_there() -> None:
    g = over(LOST)
    assert g.heroes[0].xp == 4
    assert leave(g, PAIR).members[0].xp == 14


@rule("GH-SHOP-08")
def test_there_is_no_more_of_an_item_to_be_found_than_there_are_cards() -> None:
    g = enter("black-barrow").g
    g.heroes[1].found = (32,)
    g.result = LOST
    item = NUMBERED[32]
    owners = tuple(Member(name, items=(item,)) for name in ("cragheart", "mindthief"))
    assert ITEMS[item].copies == len(owners)
    party = Party(members=(PAIR.members[0], PAIR.members[1]))
    assert copies_left(party, (32,)) == [item]
    assert copies_left(Party(members=(*party.members, *owners)), (32,)) == []
    assert leave(g, party).members[1].items == (item,)
