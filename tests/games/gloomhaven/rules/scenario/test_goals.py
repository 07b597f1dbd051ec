"""Winning and losing: GH-FINISH."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals, end_scenario
from tabletome.games.gloomhaven.state import LOST, OFF, WON
from tests.games.gloomhaven.dungeon import dungeon
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
