"""Bots: what they would do without thinking, and how they judge a position."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Generator
from typing import Any

import pytest

from tabletome.engine import Decision, Run, seeded
from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.actions import DONE, VOCABULARY, EndTurn, Go
from tabletome.games.sword_and_sorcery.bots.instinct import instinct
from tabletome.games.sword_and_sorcery.bots.turn import Turn, weight_of_blow
from tabletome.games.sword_and_sorcery.bots.turn_plan import go
from tabletome.games.sword_and_sorcery.bots.weights import ALONE, GOOD, HARDLY
from tabletome.games.sword_and_sorcery.content.notation.quests import StoryPlace
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import hero_attack
from tabletome.games.sword_and_sorcery.rules.flow import soul_step
from tabletome.games.sword_and_sorcery.rules.ghost_turn import ghost_turn
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import from_stash
from tabletome.games.sword_and_sorcery.rules.story.orders import one_of
from tabletome.games.sword_and_sorcery.state import Battle, State
from tabletome.scene import translator
from tests.games.sword_and_sorcery.questing import Table, quest_table

GAMES = 20


def play(quest: str, heroes: int, seed: str, *, by_instinct: bool) -> Run[State]:
    options = GAME.options.read({"players": 1, "heroes": heroes, "quest": quest})
    run = Run(GAME, GAME.setup(options, seeded(seed)))
    dice = random.Random(seed)
    while run.decision is not None:
        asked = run.decision
        weights = instinct(run.state, asked) if by_instinct else [1.0] * len(asked.options)
        assert len(weights) == len(asked.options)
        assert min(weights) > 0, asked.kind
        assert 0 <= GAME.evaluate(run.state, 0) <= 1
        run.play(dice.choices(asked.options, weights)[0])
    return run


def test_instinct_wins_where_chance_loses() -> None:
    wins = [sum(bool(play("first-breath", 2, f"{by}/{n}", by_instinct=by).outcome.winners) for n in range(GAMES))  # type: ignore[union-attr]
            for by in (True, False)]  # fmt: skip
    assert wins[0] >= 5
    assert wins[1] <= 2


@pytest.mark.parametrize("quest", quest_names())
def test_every_quest_is_played_to_its_end_by_instinct(quest: str) -> None:
    for heroes in (2, 5):
        assert play(quest, heroes, f"{quest} {heroes}", by_instinct=True).outcome is not None


def test_evaluate_likes_wounded_enemies_and_healthy_heroes() -> None:
    run = play_until_enemies()
    g = run.state
    before = GAME.evaluate(g, 0)
    g.figures[0].wounds += 3
    assert GAME.evaluate(g, 0) < before
    g.figures[0].wounds -= 3
    g.figures[g.foes()[0]].wounds += 1
    assert GAME.evaluate(g, 0) > before


def play_until_enemies() -> Run[State]:
    options = GAME.options.read({"players": 1, "heroes": 3, "quest": "first-breath"})
    run = Run(GAME, GAME.setup(options, seeded("enemies")))
    dice = random.Random(1)
    while run.decision is not None and not (run.state.foes() and len(run.state.living()) == 3):
        run.play(dice.choices(run.decision.options, instinct(run.state, run.decision))[0])
    return run


# ------------------------------------------------------------------ what it does


def likeliest(table: Table, script: Generator[Any, Any, Any] | None) -> str:
    """What instinct does most often when it is asked this."""
    asked = table.asked(script)
    weights = instinct(table.g, asked)
    return str(max(zip(weights, map(str, asked.options), strict=True))[1])


def turn_of(table: Table) -> str:
    return likeliest(table, hero_turn(table.g))


def test_nobody_walks_out_of_a_fight() -> None:
    table = quest_table("story: {end: {at: 16a.3, do: [win]}}")
    table.put(1, "14a.3")
    table.enemy("raider-green-1", "14a.1")
    assert turn_of(table).startswith("attack main")
    table.g.turn.combats = 0
    assert turn_of(table) == "end-turn"


def test_a_hero_goes_where_the_story_goes_on() -> None:
    table = quest_table("story: {end: {at: 16a.3, do: [win]}}")
    table.put(0, "14a.2")
    assert turn_of(table) == f"go {table.area('14a.3')}"


def test_enemies_close_by_come_before_the_story_and_those_out_of_reach_not_at_all() -> None:
    table = quest_table("story: {end: {at: 16a.3, do: [win]}}")
    table.put(0, "14a.2")
    table.enemy("raider-green-1", "18a.1")
    assert turn_of(table) == f"go {table.area('14a.3')}"
    table.enemy("raider-green-2", "14a.1")
    assert turn_of(table) == f"go {table.area('14a.1')}"


def test_whoever_can_end_the_quest_does() -> None:
    table = quest_table("actions: {leave: {en: Leave, at: 14a.1, do: [win], again: 'yes', needs: day}}\nstarts: day")
    assert turn_of(table) == "quest-act leave"


def test_the_badly_hurt_are_healed_first() -> None:
    table = quest_table(first="thorgar-cleric", second="ecarus-white-rose")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal",), (0,)
    table.enemy("raider-green-1", "14a.1")
    table.g.figures[1].wounds = 1
    assert turn_of(table).startswith("attack")
    table.g.figures[1].wounds = 6
    assert turn_of(table) == "power heal 1 1"


def test_a_power_that_helps_an_attack_comes_before_it_if_it_suits_the_weapon() -> None:
    table = quest_table(first="laegon-archer", second="ecarus-white-rose")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("precise-strike",), (0,)
    table.enemy("raider-green-1", "14a.1")
    assert turn_of(table) == "power precise-strike 1 -"
    table.g.heroes[0].powers = ("poisoned-blade",)
    assert turn_of(table).startswith("attack")


def test_the_badly_hurt_let_others_go_first() -> None:
    table = quest_table()
    table.enemy("raider-green-1", "14a.3")
    assert turn_of(table) == f"go {table.area('14a.2')}"
    table.g.figures[0].wounds = table.g.most_hp(0) - 1
    assert turn_of(table) == "end-turn"


def test_the_dead_come_back_before_anybody_rises_and_souls_are_kept_for_them() -> None:
    table = quest_table()
    g = table.g
    g.soul_points = 4
    g.figures[1].ghost = True
    assert likeliest(table, soul_step(g)) == "resurrect 1"
    table.put(1, "16a.1")
    assert likeliest(table, soul_step(g)) == "done"
    g.soul_points = 5
    assert likeliest(table, soul_step(g)).startswith("upgrade")


def test_a_ghost_comes_back_where_the_story_is_near() -> None:
    table = quest_table("shrines: [14a.1 active, 16a.1 active]\nstory: {end: {at: 16a.3, do: [win]}}")
    g = table.g
    table.put(0, "14a.3")
    assert likeliest(table, ghost_rebirth(g)) == f"rebirth {table.area('16a.1')}"
    g.map.stories = (StoryPlace(table.area("14a.2"), "end"),)
    assert likeliest(table, ghost_rebirth(g)) == f"rebirth {table.area('14a.1')}"


def ghost_rebirth(g: State) -> Generator[Any, Any, Any] | None:
    g.figures[0].ghost, g.turn.ghost_acts = True, ("rebirth", "fly")
    return ghost_turn(g)


def test_if_somebody_must_be_struck_it_is_whoever_bears_it_best() -> None:
    table = quest_table()
    table.g.figures[0].wounds = 5
    assert likeliest(table, one_of(table.g, [0, 1], "enemy-target")) == "target 1"
    assert likeliest(table, one_of(table.g, [0, 1], "one-hero")) == "target 0"


def test_the_best_effect_is_bought_first_and_dice_that_show_nothing_are_thrown_again() -> None:
    table = quest_table(dice="r.hit r.skill")
    foe = table.enemy("raider-green-1", "14a.1")
    table.g.turn.actions = 0
    assert likeliest(table, hero_attack(table.g, 0, "main", foe)) == "buy 0"
    table.dice("r.miss r.hit+magic")
    script: Generator[Any, Any, Any] = hero_attack(table.g, 0, "main", foe)
    assert likeliest(table, script) == "buy 1"
    asked = script.send(VOCABULARY.parse("buy 1"))
    weights = dict(zip(map(str, asked.options), instinct(table.g, asked), strict=True))
    assert max(weights, key=lambda option: weights[option]) == "reroll 0"


def test_blows_go_where_they_get_through_and_where_others_have_begun() -> None:
    table = quest_table()
    mailed, bare, wounded = (
        table.enemy(card, "14a.1") for card in ("orc-warrior-blue-1", "raider-green-1", "raider-green-2")
    )
    table.g.figures[mailed].armor_bonus += 2
    table.g.figures[wounded].wounds = 1
    turn = Turn(table.g, Decision(0, "turn", [EndTurn()]))
    weights = [weight_of_blow(turn, 3.0, foe) for foe in (mailed, bare, wounded)]
    assert weights == sorted(weights)
    assert len(set(weights)) == 3


def test_nobody_runs_ahead_of_all_others_towards_enemies() -> None:
    table = quest_table(heroes=3)
    table.enemy("raider-green-1", "16a.3")
    for hero, area in enumerate(("14a.3", "14a.1", "14a.1")):
        table.put(hero, area)
    ahead = Turn(table.g, Decision(0, "turn", [EndTurn()]))
    assert ahead.hunting
    step = next(area for area in table.g.board.steps[ahead.at] if ahead.away(area) < ahead.away(ahead.at))
    far = table.g.board.walk[table.area("14a.1")][step] >= ALONE
    assert (go(ahead, Go(step)) == HARDLY) == far
    assert far
    table.put(1, "14a.3")
    together = Turn(table.g, Decision(0, "turn", [EndTurn()]))
    assert go(together, Go(step)) >= GOOD


@rule("SS-POWCARD-03", "SS-HERO-09")
def test_a_save_that_is_helped_in_the_middle_of_an_attack_leaves_the_dice_of_the_attack_where_they_are() -> None:
    table = quest_table(heroes=3, dice="b.miss b.miss", third="thorgar-cleric")
    attack = ((0, 0, False),)
    table.g.battle = Battle(attacker=0, target=1, weapon="broadsword", dice=attack)
    script: Generator[Any, Any, Any] = save_roll(table.g, 0)
    assert likeliest(table, script) == "help"
    asked = script.send(VOCABULARY.parse("help"))
    assert [str(option) for option in asked.options] == ["reroll 0", "done"]
    weights = instinct(table.g, asked)
    assert weights[0] > 100 * weights[1], "a save that has failed can only be better"
    assert "miss" in translator("en", GAME.folder).say(GAME.question(table.g, asked).choices[0].text)
    with contextlib.suppress(StopIteration):
        script.send(VOCABULARY.parse("reroll 0"))
        script.send(VOCABULARY.parse("done"))
    assert table.g.battle.dice == attack


# ------------------------------------------------------------------ the balance of quests


MOST_GAMES = 24


@pytest.mark.parametrize("quest", quest_names())
def test_every_quest_can_be_won_and_lost(quest: str) -> None:
    """By parties of every size in turn; docs/games/sword_and_sorcery.md has the table of many games."""
    seen = set()
    for n in range(MOST_GAMES):
        outcome = play(quest, 2 + n % 4, f"balance {n}", by_instinct=True).outcome
        assert outcome is not None
        seen.add(bool(outcome.winners))
        if len(seen) == 2:
            return
    pytest.fail(f"{MOST_GAMES} games of {quest}, and always {'won' if seen.pop() else 'lost'}")


@rule("SS-EMPOR-08")
def test_an_archer_keeps_the_bow_that_the_second_shot_asks_for() -> None:
    """A broadsword strikes a little harder; it is left in the Stash all the same."""
    table = quest_table(first="ecarus-white-rose", second="laegon-archer")
    options = [*from_stash(("broadsword.2",)), DONE]
    sword, done = instinct(table.g, Decision(0, "shop", options, {"hero": 1}))
    assert sword < done
