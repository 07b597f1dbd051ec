"""What a scenario costs and gives: levels, treasure, the end of a scenario, the party's books.

GH-LEVEL, GH-SOLO, GH-SCALE, GH-OVL-20..24, GH-FINISH, GH-COMP-03, GH-LOOT-03
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.flow import come_home
from tabletome.games.gloomhaven.campaign.party import (
    copies_left,
    may_play,
    perks_earned,
)
from tabletome.games.gloomhaven.content.box import BONUS_XP, GOLD, TRAP_DAMAGE, scenario_level
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, all_scenarios, page
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.events import Found
from tabletome.games.gloomhaven.rules.combat.modifiers import PENALTY
from tabletome.games.gloomhaven.rules.movement.enter import hazard_damage
from tabletome.games.gloomhaven.rules.movement.loot import (
    loot_around,
    loot_hex,
)
from tabletome.games.gloomhaven.rules.scenario.goals import (
    check_goals,
    end_scenario,
)
from tabletome.games.gloomhaven.rules.setup import (
    GloomhavenOptions,
    new_game,
    party_of,
)
from tabletome.games.gloomhaven.rules.setup import enter as enter_with
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import LOST, OFF, WON, State
from tabletome.games.gloomhaven.view.scene import scene
from tests.games.gloomhaven.quests import Quest, enter

PAIR = Party(members=(Member("brute", gold=5, xp=10, checks=2), Member("scoundrel")))


def started(**options: Any) -> State:
    return new_game(GloomhavenOptions(**options), seeded("books"))


# ------------------------------------------------------------------ levels and difficulty


def leave(g: State, party: Party) -> Party:
    """The party after the scenario, in campaign mode."""
    g.party = party
    assert list(come_home(g)) == []
    return g.campaign


@rule("GH-LEVEL-01", "GH-LEVEL-05", "GH-SCALE-01")
def test_the_scenario_level_fixes_monsters_traps_gold_and_experience() -> None:
    for level in range(8):
        g = started(first_level=min(2 * level + 1, 9), second_level=min(2 * level + 1, 9), difficulty="normal")
        assert g.monster_level == g.level
        assert g.trap_damage == TRAP_DAMAGE[g.level] == 2 + g.level
        assert BONUS_XP[g.level] == 4 + 2 * g.level
        assert hazard_damage(g) == g.trap_damage // 2
    weak, strong = started(difficulty="easy"), started(difficulty="very-hard")
    assert (weak.level, strong.level) == (0, 3)
    assert weak.figures[2].most < strong.figures[2].most
    assert GOLD[weak.level] < GOLD[strong.level]


@rule("GH-SCALE-01", "GH-LEVEL-02")
def test_a_party_that_has_grown_meets_a_higher_level() -> None:
    assert [scenario_level((level,) * 3, "normal") for level in (1, 2, 3, 5, 9)] == [1, 1, 2, 3, 5]


@rule("GH-SOLO-01", "GH-SOLO-02")
def test_alone_monsters_and_traps_are_one_level_stronger_gold_and_experience_are_not() -> None:
    alone, pair = started(players=1), started(players=2)
    assert (alone.level, alone.monster_level, alone.trap_damage) == (1, 2, pair.trap_damage + 1)
    assert alone.seats == 1
    assert len(alone.heroes) == 2
    guard = next(figure for figure in alone.figures if figure.name == "bandit-guard" and figure.kind == 2)
    assert guard.most == MONSTERS["bandit-guard"].normal[2].health


@rule("GH-SOLO-03")
def test_with_open_information_everyone_sees_all_hands_at_the_same_price() -> None:
    hidden, shown = started(), started(open_information=True)
    assert (shown.monster_level, shown.trap_damage) == (hidden.monster_level + 1, hidden.trap_damage + 1)
    assert hand_cards(hidden, seat=1, of=0) == 0
    assert hand_cards(shown, seat=1, of=0) == len(shown.heroes[0].hand)


def hand_cards(g: State, seat: int, of: int) -> int:
    """How many cards of a character's hand this seat can read."""
    return sum(len(zone.cards) for zone in scene(g, seat).mats[of].zones if zone.id == f"hand:{of}")


@rule("GH-SELECT-02", "GH-SELECT-03", "GH-SELECT-04")
def test_a_players_hand_is_not_shown_to_the_others() -> None:
    """What may be said is for the players; the table gives away neither names nor numbers."""
    g = started()
    assert hand_cards(g, seat=0, of=0) == len(g.heroes[0].hand)
    assert hand_cards(g, seat=1, of=0) == 0
    pile = next(zone for zone in scene(g, 1).mats[0].zones if zone.id == "hand:0")
    assert pile.count == len(g.heroes[0].hand)


# ------------------------------------------------------------------ treasure


@rule("GH-OVL-21", "GH-PAGE-07", "GH-LOOT-02")
@pytest.mark.parametrize("number", sorted(TREASURES))
def test_a_numbered_treasure_gives_what_the_list_says(number: int) -> None:
    quest = enter("black-barrow")
    g = quest.g
    treasure, hero = TREASURES[number], g.heroes[0]
    at = g.figures[0].at
    g.treasures[at] = f"{number:02d}"
    loot_hex(g, 0, at)
    assert (hero.gold, hero.xp, hero.found) == (treasure.gold, treasure.xp, treasure.items)
    assert g.treasures[at] == ""
    assert next(event.treasure for event in quest.events if isinstance(event, Found)) == str(number)
    health = g.figures[0].health
    quest.ends_turn(0)
    assert quest.g.figures[0].health == health - treasure.damage


def test_a_treasure_that_is_a_trap_hurts_its_finder_and_gives_conditions() -> None:
    quest = enter("black-barrow")
    at = quest.g.figures[0].at
    quest.g.treasures[at] = "13"
    loot_around(quest.g, 0, 1)
    quest.ends_turn(1)
    from tabletome.games.gloomhaven.content.notation.abilities import (
        POISON,
        WOUND,
    )

    assert quest.g.figures[0].conditions & (POISON | WOUND) == POISON | WOUND


@rule("GH-OVL-24")
def test_a_treasure_that_was_looted_once_is_not_there_again() -> None:
    options = GloomhavenOptions(scenario="black-barrow", battle_goals=False)
    party = party_of(options)
    for looted, there in (((), 1), ((7,), 0)):
        known = Party(members=party.members, looted=looted)
        quest = Quest(enter_with(known, options, seeded("books"))).go_on().open_all()
        assert quest.g.treasures.count("7") == there


@rule("GH-OVL-20", "GH-OVL-24")
def test_goal_treasure_is_there_again_each_time() -> None:
    options = GloomhavenOptions(scenario="vibrant-grotto", battle_goals=False)
    known = Party(members=party_of(options).members, looted=tuple(TREASURES))
    quest = Quest(enter_with(known, options, seeded("books"))).go_on().open_all()
    assert quest.g.treasures.count("goal") == 5


@rule("GH-OVL-22", "GH-OVL-23")
def test_found_items_belong_to_the_finder_and_designs_to_the_shop() -> None:
    g = enter("black-barrow").g
    g.heroes[1].treasures, g.heroes[1].found = ("2", "36"), (32,)
    g.result = LOST
    after = leave(g, PAIR)
    assert after.members[1].items == (NUMBERED[32],)
    assert after.members[0].items == ()
    assert after.designs == (96,)
    assert after.looted == (2, 36)


# ------------------------------------------------------------------ the end of a scenario


def over(result: int, name: str = "black-barrow", money: tuple[int, int] = (3, 0)) -> State:
    """A scenario that has ended: the first character has looted tokens, and 4 experience was gained by each."""
    g = enter(name).g
    for hero, tokens in zip(g.heroes, money, strict=True):
        hero.money, hero.xp = tokens, 4
    g.result = result
    end_scenario(g)
    return g


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
        assert perks_earned(PAIR.members[0], after.members[0]) == (result == WON)


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


@rule("GH-FINISH-04", "GH-FINISH-05", "GH-AMD-12", "GH-AMD-11")
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
    assert again.figures[0].health == again.figures[0].most
    assert again.heroes[0].xp == 0
    assert not any(card in (PENALTY, "curse", "bless") for deck in again.decks for card in deck)


@rule("GH-FINISH-10", "GH-COMP-02")
def test_outside_a_campaign_the_experience_is_the_score_and_all_win_or_lose_together() -> None:
    g = over(WON)
    assert g.outcome is not None
    assert g.outcome.shared
    assert g.outcome.winners == (0, 1)
    assert g.outcome.scores == tuple(float(hero.xp) for hero in g.heroes)
    lost = over(LOST).outcome
    assert lost is not None
    assert lost.winners == ()
    assert (g.outcome.reason, lost.reason) == ("won", "lost")


@rule("GH-EXH-04")
def test_a_scenario_lost_because_all_are_exhausted_says_so() -> None:
    g = enter("black-barrow").g
    for hero in range(len(g.heroes)):
        g.figures[hero].at = OFF
    check_goals(g)
    end_scenario(g)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ((), "exhausted")


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
