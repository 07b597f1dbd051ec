"""Winning and losing: GH-FINISH."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Died, Exhausted, ScenarioDecided
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals, end_scenario
from tabletome.games.gloomhaven.state import LOST, OFF, UNDECIDED, WON, SpawnDue
from tests.games.gloomhaven.dungeon import card_number, dungeon, until
from tests.games.gloomhaven.quests import enter, over


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


@rule("GH-FINISH-01", "GH-FINISH-02", "GH-FINISH-08")
def test_the_scenario_is_won_at_the_end_of_the_round_in_which_the_last_enemy_dies() -> None:
    game = dungeon("""
        . . . .
         . Brute guard1 .
        . . . .
    """).turn("brute", "overwhelming-assault", "grab-and-go")
    game.plays("top overwhelming-assault", "strike guard1")
    assert game.asked() == "turn"
    game.plays("end-turn")
    assert game.asked() == "over"
    assert game.run.outcome is not None
    assert game.run.outcome.winners == (0,)
    assert game.g.heroes[0].xp == 2 + 6


@rule("GH-FINISH-01", "GH-EXH-04")
def test_the_first_condition_met_decides_though_the_last_hero_falls_in_the_same_turn() -> None:
    """The last enemy dies, then strikes once more and exhausts its killer: the scenario is won all the same."""
    game = dungeon("""
        . . . .
         . Brute cultist1 .
        . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_health("brute", 1).with_health("cultist1", 1).with_effects("cultist1", attacks_on_death=True)
    game.ability("cultist", card_number("cultist", 10))
    game.g.heroes[0].hand = ()
    game.plays("basic-attack trample", "strike cultist1", "suffer")
    until(game, "over")
    order = [type(event) for event in game.events if isinstance(event, Died | Exhausted | ScenarioDecided)]
    assert order == [Died, ScenarioDecided, Exhausted]
    assert game.g.result == WON


@rule("GH-FINISH-01")
def test_a_trap_after_the_last_kill_loses_nothing() -> None:
    game = dungeon("""
        . . . .
         a^ Brute guard1 .
        . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_health("brute", 1).with_health("guard1", 1)
    game.g.heroes[0].hand = ()
    game.plays("basic-attack trample", "strike guard1", "basic-move grab-and-go", "go a", "suffer")
    until(game, "over")
    assert game.g.result == WON


@rule("GH-FINISH-01")
def test_nothing_is_won_while_the_last_enemy_is_charmed_or_monsters_are_about_to_be_spawned() -> None:
    game = dungeon("""
        . . . . .
         . Brute guard1 guard2 .
        . . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_health("guard1", 1).with_effects("guard2", charmer=0)
    game.figure("guard2").hostile = False
    game.plays("basic-attack trample", "strike guard1")
    assert game.is_gone("guard1")
    assert game.g.result == UNDECIDED
    game.g.pending = (SpawnDue(0, 0),)
    game.figure("guard2").at = OFF
    check_goals(game.g)
    assert game.g.result == UNDECIDED
