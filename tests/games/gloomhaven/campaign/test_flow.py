"""The campaign: GH-CAMP, GH-PARTY, GH-SHEET, GH-BOARD, GH-TRAVEL, GH-COMPL, and a short one from beginning to end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tabletome.engine import seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import EndCampaign, GoHome, Travel
from tabletome.games.gloomhaven.campaign.party import campaign_scenarios, casual_scenarios
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.campaign.travel import are_linked, needs_road_event
from tabletome.games.gloomhaven.content import scenarios
from tabletome.games.gloomhaven.content.achievements import GLOBAL, PARTY
from tabletome.games.gloomhaven.content.class_events import LOCKED
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.enhancements import EFFECT_COST, HEX, PLUS_ONE, PLUS_ONE_COST, SUMMON_COST
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.notation.scenarios import Reward, needs
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.content.scenario_levels import GOLD
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, page
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import LOST, WON
from tabletome.games.gloomhaven.view.action_panel import panels
from tabletome.games.gloomhaven.view.city_scene import town_scene
from tabletome.scene import t, translator
from tests.games.gloomhaven.town import member
from tests.games.gloomhaven.visits import Visit, visiting
from tests.words import assert_written, names_in

PAIR = (member("brute"), member("tinkerer"))


def played(scenario: int, result: int, *members: str, **fields: Any) -> Visit:
    """The party at the end of this scenario, about to leave it."""
    visit = visiting(
        *(members or ("brute", "tinkerer")), phase="begin_scenario", bound=scenario, open=(1, scenario), **fields
    )
    g = visit.run.state
    g.result, g.phase = result, "finish"
    visit.run = type(visit.run)(GAME, g)
    return visit


# Campaign and casual mode


@rule("GH-CAMP-02", "GH-ACHV-01", "GH-ACHV-05")
def test_a_scenario_needs_all_its_achievements_in_campaign_mode() -> None:
    party = Party(PAIR, open=(1, 2, 3, 7))
    assert campaign_scenarios(party) == [1, 3]
    assert campaign_scenarios(replace(party, achievements=("first-steps",))) == [1, 2, 3]
    assert campaign_scenarios(replace(party, world=("the-merchant-flees",))) == [1]
    both = ("the-merchant-flees", "the-power-of-enhancement")
    assert campaign_scenarios(replace(party, world=both)) == [1, 7]
    either = replace(party, open=(22,))
    assert [bool(campaign_scenarios(replace(either, achievements=(name,)))) for name in
            ("a-demons-errand", "following-clues", "first-steps")] == [True, True, False]  # fmt: skip


@rule("GH-CAMP-03", "GH-CAMP-04", "GH-CAMP-06")
def test_what_is_completed_can_only_be_played_casually_and_so_can_anything_on_the_board() -> None:
    party = Party(PAIR, open=(1, 2, 3, 55), completed=(1,))
    assert campaign_scenarios(party) == [3, 55]
    assert casual_scenarios(party) == [1, 2, 3, 55], "whatever achievements there are"
    visit = visiting("brute", "tinkerer", phase="leave_town", open=(1, 2, 3), completed=(1,))
    assert visit.offers == ["travel 3", "casual 1", "casual 2", "casual 3", "delve", "found-party", "end-campaign"]


@rule("GH-CAMP-05")
def test_casual_mode_keeps_what_was_gained_but_gives_no_rewards() -> None:
    for casual, gold, completed in ((False, 10, (2,)), (True, 0, ())):
        visit = played(2, WON, casual=casual, achievements=("first-steps",))
        assert visit.party.members[0].xp > 0, "the bonus for a victory is experience as usual"
        assert visit.party.members[0].gold == gold
        assert visit.party.completed == completed
        assert visit.party.prosperity == (0 if casual else 1)


@rule("GH-FINISH-04", "GH-FINISH-05")
def test_after_a_scenario_cards_hit_points_and_decks_are_as_they_were() -> None:
    visit = visiting("brute xp=10", "tinkerer", phase="begin_scenario", bound=1)
    g = visit.run.state
    hand, health = g.heroes[0].hand, g.figures[0].health
    g.heroes[0].hand, g.heroes[0].discard, g.heroes[0].lost = (), hand[:5], hand[5:]
    g.heroes[0].xp, g.figures[0].health = 7, 1
    for deck in (0, -1):
        g.decks[deck] = (*g.decks[deck], "curse", "bless", PENALTY)
    g.result, g.phase = LOST, "finish"
    visit.run = type(visit.run)(GAME, g)
    assert visit.kind == "way"
    assert (visit.party.members[0].xp, g.heroes, g.decks) == (17, [], [])
    g.phase, g.party = "begin_scenario", replace(visit.party, bound=1)
    visit.run = type(visit.run)(GAME, g)
    assert visit.kind == "hand"
    assert (g.heroes[0].hand, g.heroes[0].discard, g.heroes[0].lost, g.heroes[0].xp) == (hand, (), (), 0)
    assert g.figures[0].health == health
    assert [len(deck) for deck in g.decks] == [20, 20, 20]
    assert not {"curse", "bless", PENALTY} & {card for deck in g.decks for card in deck}


@rule("GH-CAMP-01", "GH-FINISH-10")
def test_without_a_campaign_a_scenario_is_the_whole_game() -> None:
    g = new_game(GloomhavenOptions(), seeded("campaign"))
    assert g.party is None
    assert g.scenario == 1


# Party and board


@rule("GH-PARTY-01", "GH-PARTY-03", "GH-BOARD-01", "GH-EVENT-06")
def test_a_campaign_begins_with_a_new_party_in_gloomhaven() -> None:
    g = new_game(GloomhavenOptions(campaign=True, players=3), seeded("campaign"))
    party = g.campaign
    assert (party.reputation, party.achievements, party.location) == (0, (), 0)
    assert (party.open, party.completed, party.prosperity) == ((1,), (), 0)
    assert party.world == ("city-rule-militaristic",)
    assert sorted(party.city) == sorted(party.road) == list(range(1, 31))
    assert party.city != party.road, "two decks, each shuffled by itself"
    assert [(each.name, each.level, each.xp, each.gold, each.checks) for each in party.members] == [
        ("brute", 1, 0, 30, 0), ("scoundrel", 1, 0, 30, 0), ("spellweaver", 1, 0, 30, 0)]  # fmt: skip


@rule("GH-SHEET-01")
def test_a_sheet_shows_level_experience_gold_items_perks_and_checkmarks() -> None:
    visit = visiting("brute level=2 xp=50 gold=7 checks=4 items=winged-shoes", "tinkerer level=9")
    sheet, other = town_scene(visit.run.state).mats
    assert [(stat.id, stat.value, stat.most) for stat in sheet.stats] == [
        ("level:0", 2, 9), ("xp:0", 50, 95), ("gold:0", 7, None), ("checks:0", 4, 18)]  # fmt: skip
    assert [stat.most for stat in other.stats if stat.id == "xp:1"] == [None]
    zones = {zone.id: zone for zone in sheet.zones}
    assert [card.id for card in zones["belongings:0"].cards] == ["own:winged-shoes:0"]
    assert "belongings:1" not in [zone.id for zone in other.zones]
    assert len(zones["perks:0"].cards) == len(PERKS["brute"])
    assert (sheet.active, other.active) == (True, False)


@rule("GH-NEWCH-03")
def test_nobody_begins_above_the_prosperity_level() -> None:
    with pytest.raises(BadOptions, match="prosperity"):
        GloomhavenOptions.read({"campaign": True, "first_level": 2})
    options = GloomhavenOptions.read({"campaign": True, "first_level": 2, "prosperity": 2})
    assert new_game(options, seeded("campaign")).campaign.members[0].gold == 45


@rule("GH-PARTY-01", "GH-PARTY-02")
def test_a_new_party_has_new_characters_and_a_new_sheet_in_the_same_world() -> None:
    visit = visiting("brute gold=99", "tinkerer", phase="leave_town", reputation=7, achievements=("first-steps",),
                     world=("the-dead-invade",), completed=(1,), open=(1, 2, 3))  # fmt: skip
    visit.plays("found-party")
    assert visit.kind == "join"
    visit.plays("join brute 1", "join cragheart 1").takes("pursue").takes("pursue")
    party = visit.party
    assert (party.reputation, party.achievements) == (0, ())
    assert (party.world, party.completed, party.open) == (("the-dead-invade",), (1,), (1, 2, 3))
    assert [(each.name, each.gold) for each in party.members] == [("brute", 30), ("cragheart", 30)]
    assert not any(offer.startswith("recall") for offer in visit.offers)


@rule("GH-BOARD-02", "GH-BOARD-01", "GH-COMPL-03")
def test_new_scenarios_are_put_on_the_board_and_completed_ones_checked() -> None:
    visit = played(2, WON, achievements=("first-steps",))
    assert visit.party.open == (1, 2, 3, 4)
    assert visit.party.completed == (2,)
    board = next(board for board in town_scene(visit.run.state).boards if board.id == "map")
    pins = {cell.id: cell.state for cell in board.cells if cell.state != "unknown"}
    assert pins == {"scenario:1": "open", "scenario:2": "done", "scenario:3": "open", "scenario:4": "open"}
    ways = {line.between for line in board.lines}
    assert {("scenario:1", "scenario:2"), ("scenario:2", "scenario:3"), ("scenario:2", "scenario:4")} <= ways
    # Right of what leads to it, and within the picture.
    at = {cell.id: cell.centre or (0.0, 0.0) for cell in board.cells}
    assert at["scenario:1"] < at["scenario:2"] < at["scenario:3"]
    assert all(0 < x < board.size[0] and 0 < y < board.size[1] for x, y in at.values())
    assert any(cell.state == "unknown" for cell in board.cells)


@rule("GH-CAMP-02", "GH-TRAVEL-03")
def test_a_scenario_says_what_it_asks_for_and_where_it_is_linked_to() -> None:
    say = translator("en", GAME.folder).say
    for achievements, tone in ((("jekserahs-plans",), "good"), ((), "bad")):
        visit = visiting("brute", "tinkerer", open=(1, 8), achievements=achievements)
        sheet = next(each for each in town_scene(visit.run.state).sheets if each.id == "about:8")
        notes = {say(note.text): note.tone for note in sheet.notes}
        assert notes["needs Jekserah's Plans"] == tone
        assert notes["not after The Dead Invade"] == "good"
        assert "linked to Gloomhaven" in notes


@rule("GH-CITY-01")
def test_everything_in_the_city_is_done_at_a_place_of_its_picture() -> None:
    visit = visiting("brute gold=50", "tinkerer", city=(1,))
    city = next(board for board in town_scene(visit.run.state).boards if board.id == "city")
    places = {cell.id for cell in city.cells}
    assert visit.run.decision is not None
    of = {choice.action: choice.things for choice in GAME.question(visit.run.state, visit.run.decision).choices}
    assert [action for action, things in of.items() if not things or things[0] not in places] == []
    assert of["donate"] == ["place:sanctuary"]
    assert of["buy boots-of-striding"] == ["place:shop", "item:boots-of-striding"]
    states = {cell.id: cell.state for cell in city.cells}
    assert (states["place:event"], states["place:enhancer"]) == ("open", "shut")


# Travel


@rule("GH-TRAVEL-01", "GH-CITY-02")
@pytest.mark.parametrize("result", [WON, LOST])
def test_after_every_scenario_the_party_goes_home_or_on(result: int) -> None:
    visit = played(2, result, achievements=("first-steps",))
    assert visit.kind == "way"
    assert visit.offers[:2] == ["go-home", "travel 1"]
    assert ("travel 2" in visit.offers) == (result == LOST)
    assert ("travel 3" in visit.offers) == (result == WON)


@rule("GH-TRAVEL-02", "GH-TRAVEL-03", "GH-TRAVEL-04", "GH-TRAVEL-05", "GH-NAMED-03")
def test_the_road_to_barrow_lair() -> None:
    party = Party(PAIR, bound=2)
    assert not needs_road_event(replace(party, location=1)), "Black Barrow and Barrow Lair are linked"
    assert needs_road_event(replace(party, location=0)), "Barrow Lair is not linked to Gloomhaven"
    assert not needs_road_event(replace(party, location=2)), "the same scenario again"
    assert not needs_road_event(replace(party, location=3, casual=True))
    assert needs_road_event(replace(party, location=3))
    assert are_linked(0, 8)
    assert not needs_road_event(replace(party, bound=8)), "the warehouse is linked to the city"


@rule("GH-TRAVEL-04")
@pytest.mark.parametrize(("scenario", "on_the_road"), [(8, 0), (11, 0), (12, 0), (17, 0), (18, 0), (23, 0), (1, 1)])
def test_no_road_event_on_the_way_to_what_is_linked_to_the_city(scenario: int, on_the_road: int) -> None:
    visit = visiting("brute", "tinkerer", phase="on_the_road", bound=scenario, road=(2, 1))
    assert (visit.kind == "event") is bool(on_the_road)


@rule("GH-TRAVEL-02", "GH-TRAVEL-04", "GH-REVENT-01")
def test_a_road_event_is_resolved_on_the_way() -> None:
    visit = visiting("brute", "tinkerer", phase="leave_town", road=(2, 1)).plays("travel 1")
    assert visit.kind == "event"
    visit.plays("decide b")
    while visit.kind.startswith("event"):
        visit.plays(visit.offers[0])
    assert visit.run.state.scenario == 1
    assert 2 not in visit.party.road[:1]


@rule("GH-TRAVEL-03")
def test_every_link_leads_to_a_scenario_of_the_box_or_to_the_city() -> None:
    known = {0, *scenarios.all_scenarios()}
    for each in SCENARIOS.values():
        assert set(each.linked) <= known - {each.number}


# Rewards


@rule("GH-COMPL-01", "GH-COMPL-03")
def test_rewards_of_a_completed_scenario() -> None:
    visit = played(11, WON, world=("city-rule-militaristic",))
    party = visit.party
    assert [each.gold for each in party.members] == [15, 15]
    assert (party.reputation, party.prosperity) == (-2, 2)
    assert party.world == ("city-rule-economic", "end-of-the-invasion"), "one City Rule takes the place of the other"
    assert party.designs == (113,)
    assert party.open == (1, 11, 16, 18)
    assert party.completed == (11,)
    assert party.location == 11


@rule("GH-COMPL-01")
def test_where_the_page_leaves_a_choice_the_players_name_one_new_scenario() -> None:
    visit = played(13, WON)
    assert visit.kind == "unlock"
    assert visit.offers == ["unlock 15", "unlock 17", "unlock 20"]
    visit.plays("unlock 17")
    assert visit.party.open == (1, 13, 17)


@rule("GH-COMPL-01", "GH-ACHV-05")
def test_rewards_may_take_an_achievement_away_and_give_gold_to_divide_checkmarks_and_a_class(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rich = Reward(loses=("first-steps",), shared_gold=3, checks=2, unlocks="nightshroud", road_events=(69,))
    monkeypatch.setitem(SCENARIOS, 4, replace(page(4), reward=rich))
    visit = played(4, WON, achievements=("first-steps", "dark-bounty"))
    assert visit.offers == [f"share {gold}" for gold in range(4)]
    visit.plays("share 1")
    assert [(each.gold, each.checks) for each in visit.party.members] == [(1, 2), (2, 2)]
    assert visit.party.achievements == ("dark-bounty",)
    assert "nightshroud" in visit.party.opened
    assert 69 in visit.party.road


@rule("GH-ACHV-04", "GH-CAMP-02")
def test_an_achievement_may_have_to_be_gained_several_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCENARIOS, 4, replace(page(4), requires=(needs("end-of-corruption", times=3),)))
    held = [Party(PAIR, open=(4,), world=("end-of-corruption",) * number) for number in range(5)]
    assert [bool(campaign_scenarios(party)) for party in held] == [False, False, False, True, True]


@rule("GH-COMPL-02")
def test_nobody_loses_more_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    dear = replace(page(4), reward=Reward(gold=-10, xp=-10, prosperity=-5, reputation=-1))
    monkeypatch.setitem(SCENARIOS, 4, dear)
    visit = played(4, WON, "brute gold=4", "tinkerer gold=25", prosperity=5)
    assert [each.gold for each in visit.party.members] == [0, 15]
    assert visit.party.members[0].xp == 0
    assert visit.party.prosperity == 4, "the city keeps its level"


@rule("GH-COMPL-04")
def test_a_named_item_goes_to_one_character_of_the_players_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCENARIOS, 4, replace(page(4), reward=Reward(items=(113,))))
    visit = played(4, WON)
    item = next(name for name, each in ITEMS.items() if each.number == 113)
    assert len(visit.offers) == 2
    visit.plays(visit.offers[1])
    assert [each.items for each in visit.party.members] == [(), (item,)]
    assert visit.party.designs == (), "one copy, no design"


@rule("GH-PERK-01")
@pytest.mark.parametrize(("result", "checks"), [(WON, 2), (LOST, 0)])
def test_a_battle_goal_fulfilled_in_a_won_scenario_puts_checkmarks_on_the_sheet(result: int, checks: int) -> None:
    visit = visiting("brute", "tinkerer", phase="begin_scenario", bound=1)
    g = visit.run.state
    g.heroes[0].goals = ("layabout",)
    g.result, g.phase = result, "finish"
    visit.run = type(visit.run)(GAME, g)
    assert visit.party.members[0].checks == checks


@rule("GH-FINISH-06", "GH-PERK-02")
def test_a_perk_for_the_third_checkmark_is_marked_before_the_party_goes_on() -> None:
    visit = visiting("brute checks=2", "tinkerer", phase="begin_scenario", bound=1)
    g = visit.run.state
    g.heroes[0].goals = ()
    g.heroes[0].treasures = ("8",)
    g.result, g.phase = LOST, "finish"
    visit.run = type(visit.run)(GAME, g)
    visit.takes("perk", "mark 1")
    assert visit.party.members[0].perks == (0,)
    sheet = next(each for each in town_scene(visit.run.state).sheets if each.id == "member:0")
    assert [row.state for row in sheet.rows] == ["lit", *[""] * (len(PERKS["brute"]) - 1)]
    assert sheet.rows[0].values[0].text == t("perk-marked", marked=1, boxes=PERKS["brute"][0].boxes)
    assert sheet.text == t("sheet-perks", marked=1, boxes=15)
    assert visit.kind == "way"


@rule("GH-SEALED-01")
def test_scenarios_and_classes_without_their_content_are_recorded_but_not_offered() -> None:
    missing = [number for number in scenarios.all_scenarios() if number not in SCENARIOS]
    sealed = tuple(name for name in LOCKED if name not in CLASSES)
    visit = visiting("brute", "tinkerer", open=(1, *missing), opened=sealed).plays("put-aside")
    assert not any(name in offer for offer in visit.offers for name in sealed)
    visit.plays("join cragheart 1").takes("pursue").plays("ready", "ready")
    assert not any(f"{way} {number}" in visit.offers for way in ("travel", "casual") for number in missing)


# The end


@rule("GH-PARTY-02")
def test_the_players_end_the_campaign_when_they_like() -> None:
    visit = visiting("brute", "tinkerer", phase="leave_town", completed=(1, 2), open=(1, 2, 3)).plays("end-campaign")
    outcome = visit.run.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.shared) == ((0, 1), (2.0, 2.0), True)
    shown = GAME.scene(visit.run.state, 0)
    assert [(score.seat, score.points) for score in shown.scores] == [(0, 2), (1, 2)]
    assert_written(GAME, {*names_in(shown), f"outcome-{outcome.reason}"})
    nothing = visiting("brute", "tinkerer", phase="leave_town").plays("end-campaign").run.state.outcome
    assert nothing is not None
    assert nothing.winners == ()


def test_the_campaign_ends_when_nothing_is_left_to_be_played() -> None:
    visit = visiting("brute", "tinkerer", phase="begin_scenario", bound=17, open=(17,))
    g = visit.run.state
    g.result, g.phase = WON, "finish"
    visit.run = type(visit.run)(GAME, g)
    assert g.outcome is not None
    assert g.outcome.scores == (1.0, 1.0)


# A short campaign


def test_two_scenarios_and_the_city_between_them_with_saving_loading_and_taking_back() -> None:
    options = GloomhavenOptions.read(
        {"campaign": True, "players": 2, "prosperity": 9, "first_level": 9, "second_level": 9, "difficulty": "easy"}
    )
    table = Table(GAME, options, "a short campaign")
    rng = random.Random("a short campaign")
    seen: dict[str, int] = {}
    left = 0
    while table.outcome is None:
        decision = rng.choice(table.pending)
        kind = decision.kind
        seen[kind] = seen.get(kind, 0) + 1
        if kind in ("town", "way", "set-out", "event", "hand", "pursue") and seen[kind] <= 2:
            assert_written(
                GAME, names_in([GAME.scene(table.state, decision.seat), GAME.question(table.state, decision)])
            )
            before = table.hash()
            again = Table.load(table.save())
            assert again.hash() == before
            assert [str(each) for each in again.pending] == [str(each) for each in table.pending]
            table.play(decision.seat, decision.options[0])
            after = table.hash()
            table.undo(agreed=True)
            assert table.hash() == before
            table.play(decision.seat, decision.options[0])
            assert table.hash() == after
            continue
        left += kind == "way"
        table.play(decision.seat, next_choice(decision.options, left, rng))
    assert {"town", "way", "set-out", "event", "pursue", "select", "hand"} <= set(seen)
    assert left >= 2
    party = table.state.campaign
    assert all(each.xp > 500 for each in party.members)
    assert_written(GAME, names_in([GAME.narrate(table.state, each.event) for each in table.events]))


def next_choice(options: Any, left: int, rng: random.Random) -> Any:
    """Home after a scenario, out again for the next, and an end after the second; otherwise whatever comes."""
    for option in options:
        if isinstance(option, EndCampaign) and left >= 2:
            return option
        if isinstance(option, GoHome) or (isinstance(option, Travel) and left < 2):
            return option
    tame = [each for each in options if each.verb not in ("put-aside", "recall", "end-campaign", "found-party")]
    return rng.choice(tame)


def test_names_of_scenarios_achievements_classes_and_stickers_are_written_in_both_languages() -> None:
    names = {f"scenario-{name}" for name in scenarios.all_scenarios().values()}
    names |= {f"achievement-{name}" for name in (*GLOBAL, *PARTY)}
    names |= {f"name-{name}" for name in (*CLASSES, *LOCKED)}
    names |= {f"sticker-{name}" for name in (PLUS_ONE, HEX, *EFFECT_COST)}
    names |= {f"line-{name}" for name in (*PLUS_ONE_COST, *SUMMON_COST, "condition", "hex")}
    assert_written(GAME, names)


@rule("GH-FINISH-02", "GH-FINISH-09")
def test_the_way_home_begins_with_a_page_of_what_was_brought_home() -> None:
    visit = visiting("brute", "tinkerer", phase="begin_scenario", bound=1)
    g = visit.run.state
    g.heroes[0].xp, g.heroes[1].money, level = 5, 3, g.level
    g.result, g.phase = LOST, "finish"
    visit.run = type(visit.run)(GAME, g)
    assert visit.kind == "way"
    (spread,) = panels(g, [], 0)
    assert [[stat.value for stat in sheet.stats] for sheet in spread.sheets] == [[5, 0, 0], [0, 3 * GOLD[level], 0]]
    visit.plays("go-home")
    assert panels(visit.run.state, [], 0) == []
