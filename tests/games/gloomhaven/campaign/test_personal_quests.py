"""Personal quests: GH-PQUEST, and every one of the 24 quests."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import Pursue
from tabletome.games.gloomhaven.campaign import personal_quests
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.class_events import LOCKED
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS, Complete, Conclude, Kill
from tabletome.games.gloomhaven.content.regions import CRYPTS, REGIONS
from tabletome.games.gloomhaven.content.scenarios import ALONE, all_scenarios
from tabletome.games.gloomhaven.events import QuestAdvanced, QuestFulfilled, ScenarioUnlocked
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import LOST, OFF, WON, Figure, Hero, Slain, SlainWith
from tabletome.games.gloomhaven.view.choices import words
from tabletome.games.gloomhaven.view.event_scene import quest_card
from tabletome.games.gloomhaven.view.narration import narrate
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.town import Town, member, town
from tests.words import assert_written, names_in

ROOM = """
    . . . . . .
     . Brute guard1 bones2* . .
    . Scoundrel . . . .
"""


def pursuing(quest: str, *more: str, **fields: Any) -> Town:
    """A party whose first character has this quest."""
    party = town(f"brute quest={quest}", *(more or ("tinkerer",)), **fields)
    sheet = replace(party.party.members[0], progress=personal_quests.begun(quest))
    party.g.party = replace(party.party, members=(sheet, *party.party.members[1:]))
    return party


def after(
    party: Town,
    *slain: str,
    scenario: int = 1,
    result: int = WON,
    exhausted: tuple[int, ...] = (),
    checks: int = 0,
    slain_with: tuple[str, ...] = (),
) -> Town:
    """The party comes from a scenario in which its first character killed these."""
    g = party.g
    g.scenario, g.result = scenario, result
    g.heroes = [Hero(each.name, each.level, ()) for each in party.party.members]
    places = [OFF if place in exhausted else place for place in range(len(g.heroes))]
    g.figures = [Figure(hero.name, 0, place, 0, at, 5, 5) for place, (hero, at) in enumerate(zip(g.heroes, places, strict=True))]  # fmt: skip  # noqa: E501
    g.heroes[0].slain = tuple(Slain(name.removesuffix("*"), name.endswith("*")) for name in slain)
    g.heroes[0].slain_with = tuple(SlainWith(*each.split("/")) for each in slain_with)
    g.heroes[0].checks = checks
    personal_quests.after_scenario(g)
    g.scenario, g.heroes, g.figures = 0, [], []
    return party


def progress(party: Town) -> list[int]:
    return personal_quests.standing(party.party.members[0])


def fulfilled(party: Town) -> bool:
    return personal_quests.is_fulfilled(party.party, 0)


# The deck


@rule("GH-PQUEST-02", "GH-COMP-01")
def test_there_are_twenty_four_quests_which_open_eleven_boxes_and_an_envelope() -> None:
    assert [quest.number for quest in PERSONAL_QUESTS.values()] == list(range(510, 534))
    opened = [quest.opens for quest in PERSONAL_QUESTS.values()]
    assert set(opened) == {*LOCKED, "X"}
    assert all(opened.count(box) == 2 for box in set(opened))


def test_quests_name_only_what_there_is() -> None:
    kinds = {*MONSTERS, *BOSSES}
    for quest in PERSONAL_QUESTS.values():
        for wanted in quest.wants:
            match wanted:
                case Kill():
                    assert all(any(word in kind for kind in kinds) for word in wanted.words)
                case Complete():
                    assert wanted.kind in (*REGIONS, "crypt", "side", "boss", "different")
                case Conclude():
                    assert wanted.first in all_scenarios()
                    assert wanted.last in all_scenarios()


@rule("GH-PQUEST-01", "GH-NEWCH-02", "GH-RETIRE-03")
def test_two_quests_are_drawn_of_those_that_nobody_has_and_that_are_still_in_the_game() -> None:
    party = town("brute quest=trophy-hunt", "tinkerer", quests_out=("vengeance",))
    party.g.party = replace(party.party, reserve=(member("scoundrel quest=law-bringer"),))
    seen = set()
    for _ in range(200):
        one, other = personal_quests.draw(party.g)
        assert one != other
        seen |= {one, other}
    assert seen == set(PERSONAL_QUESTS) - {"trophy-hunt", "vengeance", "law-bringer"}


@rule("GH-RETIRE-10", "GH-PQUEST-01")
def test_the_last_quest_is_drawn_alone_and_then_there_is_none() -> None:
    *others, last = PERSONAL_QUESTS
    party = town(quests_out=tuple(others))
    assert personal_quests.draw(party.g) == (last,)
    party.g.party = replace(party.party, quests_out=tuple(PERSONAL_QUESTS))
    assert personal_quests.draw(party.g) == ()
    assert not personal_quests.is_fulfilled(party.party, 0), "a character without a quest never fulfils one"


# What a scenario reports


def killing(drawing: str = ROOM) -> Dungeon:
    game = dungeon(drawing).turn("brute", "trample", "grab-and-go")
    game.g.party = Party((member("brute"), member("scoundrel")))
    return game


@rule("GH-PQUEST-02")
def test_a_scenario_of_a_campaign_remembers_who_killed_what() -> None:
    game = killing()
    for victim in ("guard1", "bones2"):
        list(suffer(game.g, game.names[victim], 99))
    assert game.g.heroes[0].slain == (Slain("bandit-guard"), Slain("living-bones", elite=True))
    assert game.g.heroes[1].slain == ()
    assert game.g.copy().heroes[0].slain == game.g.heroes[0].slain


def test_a_single_scenario_remembers_no_such_thing() -> None:
    game = killing()
    game.g.party = None
    list(suffer(game.g, game.names["guard1"], 99))
    assert game.g.heroes[0].slain == ()


@rule("GH-PQUEST-02")
def test_a_kill_with_the_help_of_an_item_is_remembered_as_such() -> None:
    game = dungeon(ROOM.replace("guard1 bones2*", "bones2 guard1")).turn("brute", "trample", "grab-and-go")
    game.g.party = Party((member("brute"), member("scoundrel")))
    game.wears("brute", "skullbane-axe")
    game.stack("brute", "+2")
    game.plays("basic-attack trample", "use skullbane-axe", "strike bones2")
    assert game.g.heroes[0].slain_with == (SlainWith("skullbane-axe", "living-bones"),)


# All quests


@rule("GH-PQUEST-04", "GH-PQUEST-05")
def test_a_word_for_a_kind_of_monster_covers_every_type_with_that_word_in_its_name() -> None:
    party = after(pursuing("law-bringer"), "bandit-guard*", "bandit-archer", "bandit-commander", "cultist", "hound")
    assert progress(party) == [4]
    vermlings = after(pursuing("pounds-of-flesh"), "vermling-scout", "vermling-shaman", "vermling-scout*", "ooze")
    assert progress(vermlings) == [3]


@rule("GH-PQUEST-02")
@pytest.mark.parametrize(
    ("quest", "slain"),
    [
        ("law-bringer", ("bandit-guard",) * 20),
        ("pounds-of-flesh", ("vermling-scout",) * 15),
        ("fearless-stand", ("hound*",) * 20),
        ("the-perfect-poison", ("ooze", "lurker", "spitting-drake*") * 3),
        ("aberrant-slayer", ("flame-demon", "frost-demon", "wind-demon", "earth-demon", "night-demon", "sun-demon")),
        ("trophy-hunt", tuple(MONSTERS)[:20]),
    ],
)
def test_a_quest_to_kill_is_fulfilled_by_the_last_kill(quest: str, slain: tuple[str, ...]) -> None:
    party = after(pursuing(quest), *slain[1:])
    assert not fulfilled(party)
    after(party, slain[0], result=LOST)
    assert fulfilled(party)
    assert [event for event in party.events if isinstance(event, QuestFulfilled)] == [QuestFulfilled("brute", quest, rule="GH-PQUEST-02")]  # fmt: skip  # noqa: E501


@rule("GH-PQUEST-02")
def test_a_type_of_monster_is_a_trophy_only_once() -> None:
    party = after(pursuing("trophy-hunt"), "hound", "hound*", "ooze")
    after(party, "hound", "cultist")
    assert progress(party) == [3]
    assert party.party.members[0].noted == ("hound", "ooze", "cultist")


@rule("GH-PQUEST-02")
def test_normal_monsters_are_no_elite_ones_and_others_kills_do_not_count() -> None:
    party = after(pursuing("fearless-stand"), "hound", "hound*")
    assert progress(party) == [1]
    assert progress(after(pursuing("the-perfect-poison"), "ooze", "ooze", "ooze", "ooze", "lurker")) == [3, 1, 0]


@rule("GH-PQUEST-02")
def test_seven_of_the_living_dead_must_fall_to_the_axe_while_it_is_owned() -> None:
    party = after(
        pursuing("implement-of-light"),
        "living-bones",
        "living-corpse",
        slain_with=("skullbane-axe/living-bones", "other-axe/living-corpse", *("skullbane-axe/living-spirit",) * 5),
    )
    assert progress(party) == [0, 6], "only what fell to this axe"
    after(party, slain_with=("skullbane-axe/living-corpse", "skullbane-axe/hound"))
    assert progress(party) == [0, 7]
    assert not fulfilled(party)
    sheet = replace(party.party.members[0], items=("skullbane-axe",))
    party.g.party = replace(party.party, members=(sheet,))
    assert fulfilled(party)


@rule("GH-PQUEST-03")
@pytest.mark.parametrize(
    ("quest", "counted", "others"),
    [
        ("seeker-of-xorn", (4, 5, 6, 19), (1, 2, 10)),
        ("vengeance", (8, 11, 12, 18, 23), (1, 9)),
        ("take-back-the-trees", (3,), (4,)),
        ("the-fall-of-man", (19,), (18,)),
        ("the-thin-places", (52, 63), (1, 25, 51)),
        ("goliath-toppler", (2, 8, 11), (1, 4)),
    ],
)
def test_scenarios_count_by_name_place_number_or_boss(
    quest: str, counted: tuple[int, ...], others: tuple[int, ...]
) -> None:
    for scenario in counted:
        assert progress(after(pursuing(quest), scenario=scenario))[0] == 1, scenario
        assert progress(after(pursuing(quest), scenario=scenario, result=LOST))[0] == 0, "only if it is won"
    for scenario in others:
        assert progress(after(pursuing(quest), scenario=scenario))[0] == 0, scenario


@rule("GH-PQUEST-03")
def test_regions_do_not_overlap_and_crypts_have_it_in_their_names() -> None:
    places = [scenario for region in REGIONS.values() for scenario in region]
    assert len(places) == len(set(places))
    assert set(places) <= set(all_scenarios())
    named = {number for number, name in all_scenarios().items() if "crypt" in name}
    assert named - set(ALONE) == CRYPTS, "where one goes alone is no kind of place"


@rule("GH-PQUEST-02")
def test_one_scenario_in_each_region_is_enough_for_the_samples() -> None:
    party = pursuing("elemental-samples")
    for scenario in (8, 11, 3, 19, 9, 7):
        after(party, scenario=scenario)
    assert progress(party) == [1, 1, 1, 1, 1, 0]
    assert fulfilled(after(party, scenario=17))


@rule("GH-PQUEST-02")
def test_a_wanderer_counts_a_scenario_only_once() -> None:
    party = pursuing("eternal-wanderer")
    for scenario in (1, 1, 2, *range(3, 15)):
        after(party, scenario=scenario)
    assert progress(party) == [14]
    assert fulfilled(after(party, scenario=15))


@rule("GH-PQUEST-02")
def test_a_quest_may_lead_on_to_a_scenario_that_opens_when_the_rest_is_done() -> None:
    party = pursuing("finding-the-cure")
    after(party, *("forest-imp",) * 7)
    assert 59 not in party.party.open
    after(party, "forest-imp", "forest-imp")
    assert 59 in party.party.open
    assert any(isinstance(event, ScenarioUnlocked) and event.number == 59 for event in party.events)
    assert not fulfilled(after(party, scenario=59))
    assert fulfilled(after(party, scenario=60))


@rule("GH-PQUEST-02", "GH-EXH-02")
def test_exhaustion_counts_for_oneself_or_for_the_others() -> None:
    zealot = after(pursuing("zealot-of-the-blood-god"), exhausted=(0, 1), result=LOST)
    assert progress(zealot) == [1]
    student = after(pursuing("a-study-of-anatomy", "tinkerer", "scoundrel"), exhausted=(0, 1, 2), result=LOST)
    assert progress(student) == [2]


@rule("GH-PQUEST-02")
def test_checkmarks_of_battle_goals_count_but_no_others() -> None:
    party = after(pursuing("battle-legend"), checks=2)
    assert progress(party) == [2]
    party.resolves("city", 22, "decide b")
    assert progress(party) == [2]


@rule("GH-PQUEST-02")
def test_donations_enhancements_and_retirements_count_as_they_happen() -> None:
    pious = pursuing("piety-in-all-things")
    for _ in range(12):
        assert not fulfilled(pious)
        personal_quests.note(pious.g, 0, "donated", 10)
        personal_quests.note(pious.g, 1, "donated", 10)
    assert fulfilled(pious)
    skilled = pursuing("augmented-abilities")
    personal_quests.note(skilled.g, 0, "donated", 10)
    personal_quests.note(skilled.g, 0, "enhanced", 4)
    assert fulfilled(skilled)
    helper = pursuing("a-helping-hand", "tinkerer", "scoundrel")
    personal_quests.note_retirement(helper.g, 0)
    assert progress(helper) == [0], "one's own does not count"
    personal_quests.note_retirement(helper.g, 1)
    personal_quests.note_retirement(helper.g, 2)
    assert fulfilled(helper)


@rule("GH-PQUEST-02", "GH-RETIRE-01")
def test_gold_and_items_must_be_there_at_the_moment_of_retirement() -> None:
    greedy = town("brute quest=greed-is-good gold=200", "tinkerer")
    greedy.g.party = replace(greedy.party, members=(replace(greedy.party.members[0], progress=(0,)),))
    assert personal_quests.is_fulfilled(greedy.party, 0)
    greedy.resolves("city", 13, "decide a")
    assert not personal_quests.is_fulfilled(greedy.party, 0)
    items = (
        "iron-helmet,eagle-eye-goggles,hide-armor,leather-armor,boots-of-striding,winged-shoes,poison-dagger,"
        "piercing-bow,war-hammer,minor-healing-potion,minor-stamina-potion,minor-power-potion"
    )
    merchant = pursuing("merchant-class")
    sheet = replace(merchant.party.members[0], items=tuple(items.split(",")))
    merchant.g.party = replace(merchant.party, members=(sheet,))
    assert progress(merchant) == [2, 2, 2, 3, 3]
    merchant.g.party = replace(merchant.party, members=(replace(sheet, items=(*sheet.items, "curious-gear")),))
    assert fulfilled(merchant)


def test_progress_is_told_once_for_each_step() -> None:
    party = after(pursuing("law-bringer"), "cultist")
    after(party, "hound")
    told = [event for event in party.events if isinstance(event, QuestAdvanced)]
    assert [(event.quest, event.requirement, event.now, event.wanted) for event in told] == [("law-bringer", 1, 1, 20)]


@pytest.mark.parametrize("quest", PERSONAL_QUESTS)
def test_every_quest_starts_at_nothing_and_opens_its_box(quest: str) -> None:
    party = pursuing(quest)
    assert progress(party) == [0] * len(PERSONAL_QUESTS[quest].wants)
    assert not fulfilled(party)
    assert personal_quests.reward_of(quest) == PERSONAL_QUESTS[quest].opens


def test_every_quest_is_described_in_both_languages() -> None:
    found: set[str] = set()
    for quest in PERSONAL_QUESTS:
        party = pursuing(quest)
        found |= names_in(quest_card(party.g, 0)) | names_in(words[Pursue](party.g, Pursue(quest), {}))
        found |= names_in([narrate(party.g, event) for event in (QuestFulfilled("brute", quest), QuestAdvanced("brute", quest, 1, 1, 2))])  # fmt: skip  # noqa: E501
    assert_written(GAME, found)
