"""The end of the game and its scores: MK-ROUND, MK-SCORE, MK-RECON."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLUE, GREEN, RED
from tabletome.games.mage_knight.rules.scenario.scoring import achievements, reckoning, titles
from tests.games.mage_knight.knights import FIRST_TILES, knight


@rule("MK-RECON-07", "MK-RECON-02", "MK-RECON-09", "MK-ROUND-18")
def test_when_the_city_is_found_one_more_turn_is_left_and_the_hero_has_won() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    deck = "rage rage rage rage rage rage rage"
    game = knight("tovak at country-2.e", hand="march rage", deck=deck, tiles=tiles, stack="core-5").with_player(move=2)
    game.plays("explore 2 0", "end-turn", "discard-card rage", "done")
    assert game.g.end_met
    game.plays("done") if game.asked() == "before-turn" else None
    assert game.asked() == "turn"
    game.plays("end-turn", "discard-card rage", "done")
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (0,)


@rule("MK-ROUND-22", "MK-GEN-08", "MK-GEN-09")
def test_without_the_city_the_game_ends_with_the_last_round_and_is_lost() -> None:
    game = knight().with_(phase="end_of_round", round=4)
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == ()


@rule("MK-ROUND-19", "MK-ROUND-16")
def test_after_an_announcement_every_other_player_has_one_turn() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", "goldyx at start-a.nw", hand="march", deck="")
    for seat in (1, 2):
        game.with_player(seat, hand=("march", "rage"), deck=("rage",) * 5)
    game.with_(phase="begin_turn").plays("announce")
    assert game.g.active == 1
    assert game.g.last_turns == (2,)


@rule("MK-SCORE-01", "MK-SCORE-02", "MK-SCORE-03", "MK-SCORE-04", "MK-SCORE-05", "MK-SCORE-06")
def test_achievements_count_cards_crystals_units_shields_and_wounds() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-6 2 0")
    game = knight(
        hand="wound", deck="wound march", crystals="red red blue", units="peasants utem-guardsmen!", tiles=tiles
    )
    game.me.level = 5
    game.g.shields = {"country-3.ne": (0,), "country-6.w": (0,)}
    assert achievements(game.g, game.me) == {
        "knowledge": 0,
        "loot": 1,
        "leader": 1 + 1,
        "conqueror": 2,
        "adventurer": 2,
        "beating": -4,
    }


@rule("MK-SCORE-07", "MK-SCORE-03")
def test_a_wounded_unit_of_level_one_counts_nothing() -> None:
    game = knight(units="peasants!")
    assert achievements(game.g, game.me)["leader"] == 0


@rule("MK-RECON-08")
@pytest.mark.parametrize(("fame", "winners"), [((5, 5), (0, 1)), ((5, 6), (1,)), ((7, 6), (0,))])
def test_most_fame_wins_and_those_tied_share_the_victory(fame: tuple[int, int], winners: tuple[int, ...]) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e").with_(phase="end_of_round", round=3, end_met=True)
    game.with_player(0, fame=fame[0], deck=()).with_player(1, fame=fame[1], deck=())
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == winners


@rule("MK-SCORE-01", "MK-SCORE-06")
def test_titles_go_to_the_best_and_ties_share_a_little() -> None:
    nothing = dict.fromkeys(("knowledge", "loot", "leader", "conqueror", "adventurer", "beating"), 0)
    scores = [nothing | {"loot": 4, "beating": -2}, nothing | {"loot": 2, "beating": -2}]
    assert titles(scores) == [{"loot": 3, "beating": -1}, {"beating": -1}]


@rule("MK-RECON-09")
def test_alone_there_are_no_titles() -> None:
    assert not [name for name in reckoning(knight(hand="wound").g)[0] if name.startswith("title")]


def test_colours_are_numbered_as_the_dummys_crystals_are() -> None:
    assert (RED, BLUE, GREEN) == (0, 1, 3)
