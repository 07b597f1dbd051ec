"""Options, the party that enters a scenario, and what lies there: GH-SETUP, GH-LEVEL, GH-SCALE, GH-SOLO, GH-AREA0."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.modifier_cards import STANDARD
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP, GOLD, TRAP_DAMAGE, scenario_level
from tabletome.games.gloomhaven.events import Placed, ScenarioBegan
from tabletome.games.gloomhaven.rules.characters.levels import can_have_learned, modifier_deck
from tabletome.games.gloomhaven.rules.movement.enter import hazard_damage
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import State
from tests.games.gloomhaven.quests import enter, entered, started


def laid_out(**options: Any) -> State:
    return new_game(GloomhavenOptions(**options), seeded("books"))


@rule("GH-LEVEL-01", "GH-LEVEL-05", "GH-SCALE-01")
def test_the_scenario_level_fixes_monsters_traps_gold_and_experience() -> None:
    for level in range(8):
        g = laid_out(first_level=min(2 * level + 1, 9), second_level=min(2 * level + 1, 9), difficulty="normal")
        assert g.monster_level == g.level
        assert g.trap_damage == TRAP_DAMAGE[g.level] == 2 + g.level
        assert BONUS_XP[g.level] == 4 + 2 * g.level
        assert hazard_damage(g) == g.trap_damage // 2
    weak, strong = laid_out(difficulty="easy"), laid_out(difficulty="very-hard")
    assert (weak.level, strong.level) == (0, 3)
    assert weak.figures[2].max_health < strong.figures[2].max_health
    assert GOLD[weak.level] < GOLD[strong.level]


@rule("GH-MSTAT-01")
def test_monsters_have_the_statistics_of_their_rank_at_the_scenarios_level() -> None:
    printed = MONSTERS["bandit-guard"]
    for difficulty, level in (("easy", 0), ("normal", 1), ("very-hard", 3)):
        g = laid_out(players=2, difficulty=difficulty)
        guards = [who for who, figure in enumerate(g.figures) if figure.name == "bandit-guard"]
        assert {g.figures[who].is_elite for who in guards} == {True, False}
        for who in guards:
            stat = (printed.elite if g.figures[who].is_elite else printed.normal)[level]
            assert g.figures[who].health == stat.health
            assert g.stat(who) == stat


@rule("GH-SCALE-01", "GH-LEVEL-02")
def test_a_party_that_has_grown_meets_a_higher_level() -> None:
    assert [scenario_level((level,) * 3, "normal") for level in (1, 2, 3, 5, 9)] == [1, 1, 2, 3, 5]


@rule("GH-SOLO-01", "GH-SOLO-02")
def test_alone_monsters_and_traps_are_one_level_stronger_gold_and_experience_are_not() -> None:
    alone, pair = laid_out(players=1), laid_out(players=2)
    assert (alone.level, alone.monster_level, alone.trap_damage) == (1, 2, pair.trap_damage + 1)
    assert alone.seats == 1
    assert len(alone.heroes) == 2
    guard = next(figure for figure in alone.figures if figure.name == "bandit-guard" and figure.kind == 2)
    assert guard.max_health == MONSTERS["bandit-guard"].normal[2].health


@rule("GH-SETUP-01", "GH-SETUP-05", "GH-SETUP-06", "GH-AREA0-01", "GH-AREA0-03", "GH-DOOR-03")
@rule("GH-AREA0-06", breaks=Break("rules/setup.py", "elements=[INERT]", "elements=[1]"))
def test_only_the_first_room_is_filled_and_all_elements_are_inert() -> None:
    run = started(players=2)
    names = [(figure.name, figure.kind) for figure in run.state.figures[2:]]
    assert len(names) == 3
    assert {name for name, _ in names} == {"bandit-guard"}
    assert run.state.elements == [0] * 6
    assert len({figure.number for figure in run.state.figures[2:]}) == 3


@rule("GH-CHAR-01")
def test_the_players_choose_their_classes_and_none_is_taken_twice() -> None:
    state = started(players=2, first="tinkerer", second="brute").state
    assert [hero.name for hero in state.heroes] == ["tinkerer", "brute"]
    with pytest.raises(BadOptions, match="only once"):
        GloomhavenOptions.read({"players": 2, "first": "brute", "second": "brute"})


@rule("GH-SOLO-01", "GH-SOLO-02", "GH-SOLO-03")
def test_alone_one_player_runs_two_characters_against_stronger_monsters() -> None:
    alone, together = started(players=1).state, started(players=2).state
    assert len(alone.heroes) == 2
    assert alone.seat_of(1) == 0
    assert alone.monster_level == together.monster_level + 1
    assert alone.trap_damage == together.trap_damage + 1
    assert started(players=2, open_information=True).state.monster_level == alone.monster_level


@rule("GH-HAND-01", "GH-HAND-02", "GH-ABIL-03")
def test_whoever_chooses_learns_a_card_for_each_level_marks_perks_and_builds_a_hand() -> None:
    run = entered(hands="chosen", first_level=3, second_level=1)
    assert [str(option) for option in run.decision.options] == ["learn fatal-advance", "learn juggernaut"]  # type: ignore[union-attr]
    for answer in ("learn juggernaut", "learn fatal-advance", "mark 2", "mark 3", "swap trample juggernaut", "ready"):
        run.play(GAME.actions.parse(answer))
    brute = run.state.heroes[0]
    assert brute.pool == ("juggernaut", "fatal-advance")
    assert "juggernaut" in brute.hand
    assert "trample" not in brute.hand
    assert len(brute.hand) == 10
    assert sorted(run.state.decks[0]) == sorted(modifier_deck("brute", (1, 2)))
    assert not any(str(option).endswith("hook-and-chain") for option in run.decision.options)  # type: ignore[union-attr]


@rule("GH-HAND-02", "GH-LVLUP-04")
def test_a_party_can_be_described_by_options() -> None:
    hand = ["whirlwind", "hook-and-chain", "skewer", *CLASSES["brute"].starting_hand[:7]]
    g = entered(first_level=5, first_cards=", ".join(hand), first_perks="4,1").state
    assert g.heroes[0].hand == tuple(hand)
    assert g.heroes[0].pool == ("whirlwind", "hook-and-chain")
    assert Counter(g.decks[0]) == Counter(STANDARD) - Counter(["-1", "-1"]) + Counter(["+3"])


@rule("GH-LVLUP-03")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"first_cards": "trample"}, "exactly 10"),
        ({"first_cards": "fire-orbs"}, "no card"),
        ({"first_perks": "4,4", "first_level": 9}, "no such perk"),
        ({"first_perks": "99"}, "no such perk"),
        ({"first_items": "crown-of-thorns"}, "there is no"),
        ({"first": "brute", "second": "brute"}, "only once"),
    ],
)
def test_a_party_that_cannot_be_is_refused(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadOptions, match=wrong):
        GAME.options.read(options)


@rule("GH-LVLUP-03")
def test_two_cards_of_level_nine_cannot_both_be_learned() -> None:
    assert can_have_learned("brute", 9, ["king-of-the-hill", "selfish-retribution"])
    assert not can_have_learned("brute", 9, ["king-of-the-hill", "face-your-end"])
    assert not can_have_learned("brute", 3, ["fatal-advance", "juggernaut", "brute-force"])
    assert can_have_learned("brute", 3, ["fatal-advance", "juggernaut"])


@rule("GH-SCALE-01", "GH-LEVEL-01")
def test_higher_characters_meet_harder_scenarios() -> None:
    low, high = entered().state, entered(first_level=9, second_level=6).state
    assert (low.level, low.monster_level, low.trap_damage) == (1, 1, 3)
    assert (high.level, high.monster_level, high.trap_damage) == (4, 4, 6)


@rule("GH-SOLO-01", "GH-SOLO-02", "GH-SOLO-03")
def test_alone_or_with_open_hands_monsters_and_traps_are_harder_and_rewards_are_not() -> None:
    for options in ({"players": 1}, {"open_information": True}):
        g = entered(**options).state
        assert len(g.heroes) == 2
        assert (g.level, g.monster_level, g.trap_damage) == (1, 2, 4)
    top = entered(players=1, first_level=9, second_level=9, difficulty="very-hard").state
    assert (top.level, top.monster_level, top.trap_damage) == (7, 7, 10)


def test_scenario_effects_do_not_concern_whoever_has_the_perk() -> None:
    options = {"scenario": "crypt-of-the-damned", "first": "cragheart", "first_level": 2}
    assert isinstance(GAME.options.read(options), GloomhavenOptions)
    burdened = entered(**options, first_perks="1").state
    free = entered(**options, first_perks="10").state
    assert Counter(free.decks[0]) == Counter(modifier_deck("cragheart", (9,)))
    assert len(burdened.decks[0]) >= len(modifier_deck("cragheart", (0,)))


@rule("GH-SETUP-04")
def test_battle_goals_and_effects_are_settled_before_anyone_is_placed() -> None:
    from tabletome.engine import seeded
    from tabletome.games.gloomhaven import GAME
    from tabletome.games.gloomhaven.campaign.setup import new_game
    from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions

    run = Run(GAME, new_game(GloomhavenOptions(scenario="ruinous-crypt"), seeded("x")))
    assert run.decision is not None
    kinds = []
    while run.decision is not None and run.decision.kind != "select":
        kinds.append(run.decision.kind)
        run.play(run.decision.options[0])
    assert kinds == ["goal", "goal", "place", "place"]


HAND = list(CLASSES["brute"].starting_hand)


@rule("GH-LVLUP-03", "GH-LVLUP-04", "GH-SOLO-01", "GH-PERMA-01", "GH-CHAR-01")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"first_cards": ",".join([*HAND[:9], HAND[0]])}, "exactly 10"),
        ({"first_cards": ",".join([*HAND[:9], "fatal-advance"])}, "cannot have learned"),
        ({"first_cards": ",".join([*HAND[:9], "fatal-advance"]), "first_level": 2}, ""),
        (
            {"first_cards": ",".join([*HAND[:8], "fatal-advance", "juggernaut"]), "first_level": 2},
            "cannot have learned",
        ),
        ({"first_perks": "x"}, "no such perk"),
        ({"first_perks": "0"}, "no such perk"),
        ({"first_perks": "1,1"}, "no such perk"),
        ({"first_items": "iron-helmet, winged-shoes"}, ""),
        ({"permanent_death": True}, "only a campaign"),
        ({"permanent_death": True, "campaign": True}, ""),
        ({"campaign": True, "first": "sunkeeper"}, "sealed box"),
        ({"first": "sunkeeper"}, ""),
        ({"campaign": True, "first_level": 3, "prosperity": 2}, "at most at the prosperity level"),
        ({"campaign": True, "first_level": 2, "prosperity": 2}, ""),
        ({"campaign": True, "second_level": 2}, "option second_level"),
        ({"first_level": 9, "prosperity": 1}, ""),
        ({"scenario": "return-to-the-black-barrow"}, "is for one character, the brute"),
        ({"scenario": "return-to-the-black-barrow", "players": 1}, ""),
        ({"players": 3, "third": "brute"}, "only once"),
        ({"players": 2, "third": "brute"}, ""),
        ({"players": 1, "second": "brute"}, "only once"),
    ],
)
def test_options_are_refused_exactly_where_they_contradict_the_book(options: dict[str, Any], wrong: str) -> None:
    options = {"players": 2, **options}
    if wrong:
        with pytest.raises(BadOptions, match=wrong):
            GAME.options.read(options)
    else:
        assert GAME.options.read(options)


@rule("GH-LVLUP-04")
def test_perks_beyond_the_level_come_from_check_marks_and_there_are_no_more_than_those() -> None:
    marks = ",".join(str(number) for number in (1, 2, 3, 4, 5, 6, 7))
    assert GAME.options.read({"players": 2, "first_perks": marks.rsplit(",", 1)[0]})
    with pytest.raises(BadOptions, match="too many for level 1"):
        GAME.options.read({"players": 2, "first_perks": marks})
    assert GAME.options.read({"players": 2, "first_perks": marks, "first_level": 2})


@rule("GH-LEVEL-04", "GH-LEVEL-05")
@pytest.mark.parametrize(
    ("difficulty", "levels"),
    [("easy", (0, 0, 4)), ("normal", (1, 1, 5)), ("hard", (2, 2, 6)), ("very-hard", (3, 3, 7))],
)
def test_difficulty_changes_the_level_by_one_step_each(difficulty: str, levels: tuple[int, int, int]) -> None:
    parties: list[dict[str, Any]] = [{}, {"first_level": 2}, {"first_level": 9, "second_level": 9}]
    assert tuple(entered(difficulty=difficulty, **party).state.level for party in parties) == levels


@rule("GH-NEWCH-04", "GH-ITEM-03")
def test_gold_is_for_those_who_buy() -> None:
    for items, purse in (("none", 0), ("bought", 60), ("free", 0)):
        assert laid_out(items=items, first_level=3).heroes[0].purse == purse


@rule("GH-BGOAL-01", "GH-CHAR-05", "GH-LVLUP-07")
def test_characters_begin_with_the_hit_points_of_their_level_and_two_battle_goals() -> None:
    g = laid_out(first_level=4)
    assert [(figure.health, figure.max_health) for figure in g.figures[:2]] == [(16, 16), (8, 8)]
    assert [len(hero.goals) for hero in g.heroes] == [2, 2]
    assert [hero.goals for hero in laid_out(battle_goals=False).heroes] == [(), ()]
    assert len(g.decks) == 3
    assert sorted(g.decks[-1]) == sorted(STANDARD)
    assert g.elements == [0] * 6


@rule("GH-SETUP-05")
def test_everyone_starts_on_an_empty_starting_hex_of_their_choice() -> None:
    run = entered()
    assert run.decision is not None
    assert run.decision.kind == "place"
    first = [str(option) for option in run.decision.options]
    assert len(first) == len(run.state.plan.start)
    run.play(run.decision.options[2])
    assert run.decision is not None
    assert [str(option) for option in run.decision.options] == [*first[:2], *first[3:]]


@rule("GH-SETUP-05")
def test_nobody_starts_where_somebody_stands() -> None:
    g = laid_out(battle_goals=False)
    taken = [figure for figure in g.figures if figure.is_monster]
    for figure, at in zip(taken, g.plan.start, strict=False):
        figure.at = at
    left = [at for at in g.plan.start if g.standing_at(at) is None]
    run = Run(GAME, g)
    assert run.decision is not None
    assert {str(option) for option in run.decision.options} == {f"place {at}" for at in left}


@rule("GH-AREA0-01", "GH-AREA0-04", "GH-AREA0-06", "GH-AMD-01", "GH-SETUP-01")
def test_a_scenario_begins_with_nothing_played_and_is_announced_once() -> None:
    g = laid_out(players=3)
    assert (g.shuffle_due, g.played, g.elements) == ([False] * 4, [()] * 4, [0] * 6)
    assert (g.round, g.killed, g.tally, g.drawn, g.pending) == (0, 0, {}, {}, ())
    quest = enter("black-barrow", players=3)
    assert [(event.number, event.scenario) for event in quest.events if isinstance(event, ScenarioBegan)] == [
        (1, "black-barrow")
    ]
    placed = {event.name: event.hex for event in quest.events if isinstance(event, Placed)}
    assert placed == {figure.name: figure.at for figure in quest.g.figures[:3]}
    assert set(placed.values()) <= set(quest.g.plan.start)
