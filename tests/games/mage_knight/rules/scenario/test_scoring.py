"""The end of the game and its scores: MK-ROUND, MK-SCORE, MK-RECON."""

from __future__ import annotations

from typing import Any

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


# Each line of the reckoning


@rule("MK-SCORE-01", "MK-SCORE-02", "MK-SCORE-06")
@pytest.mark.parametrize("place", ["deck", "hand", "discard", "play_area", "tactic_cards", "set_aside"])
@pytest.mark.parametrize(("card", "name", "points"), [
    ("fireball", "knowledge", 2), ("ice-bolt", "knowledge", 1), ("rage", "knowledge", 0), ("ruby-ring", "loot", 2),
    ("wound", "beating", -2),
])  # fmt: skip
def test_a_card_counts_wherever_it_lies(place: str, card: str, name: str, points: int) -> None:
    cards: dict[str, Any] = {place: (card, card)}
    game = knight(deck="").with_player(**cards)
    scored = achievements(game.g, game.me)
    assert scored == dict.fromkeys(scored, 0) | {name: 2 * points}


@rule("MK-SCORE-02")
@pytest.mark.parametrize(
    ("crystals", "loot"), [((0, 1, 0, 0), 0), ((1, 1, 0, 0), 1), ((1, 1, 1, 0), 1), ((3, 3, 1, 1), 4)]
)
def test_two_crystals_of_any_colours_are_one_point(crystals: tuple[int, ...], loot: int) -> None:
    game = knight(deck="").with_player(crystals=crystals)
    assert achievements(game.g, game.me)["loot"] == loot


@rule("MK-SCORE-02", "MK-SCORE-03")
@pytest.mark.parametrize(("units", "leader"), [
    ("peasants", 1), ("utem-guardsmen", 2), ("catapults", 3), ("altem-mages", 4), ("altem-mages!!", 2),
    ("catapults!", 1), ("utem-guardsmen! peasants", 2),
])  # fmt: skip
def test_a_unit_is_worth_its_level_or_half_of_it_if_it_is_wounded(units: str, leader: int) -> None:
    game = knight(deck="", units=units)
    assert achievements(game.g, game.me)["leader"] == leader
    game.me.units[0].banner = "banner-of-glory"
    assert achievements(game.g, game.me)["loot"] == 2, "a Banner is an Artifact"


@rule("MK-SCORE-04", "MK-SCORE-05")
@pytest.mark.parametrize(("site", "name"), [
    ("keep", "conqueror"), ("tower", "conqueror"), ("monastery", "conqueror"), ("dungeon", "adventurer"),
    ("tomb", "adventurer"), ("den", "adventurer"), ("grounds", "adventurer"), ("maze", "adventurer"), ("mine", ""),
])  # fmt: skip
def test_an_own_shield_on_a_site_is_two_points_and_anothers_is_none(site: str, name: str) -> None:
    tiles = [*FIRST_TILES, *(f"country-{number} {number} {number}" for number in (*range(3, 12), 12))]
    tiles += [f"core-{number} {number} -{number}" for number in range(1, 5)]
    game = knight("tovak at start-a.c", "krang at start-a.e", deck="", tiles=tuple(tiles), scenario="full-conquest")
    spaces = game.g.board.with_site(site)
    assert spaces
    game.g.shields = {spaces[0]: (0,)}
    game.with_player(0, hand=(), crystals=(0, 0, 0, 0)).with_player(1, hand=(), deck=())
    scored = achievements(game.g, game.me)
    assert scored == dict.fromkeys(scored, 0) | ({name: 2} if name else {})
    assert not any(achievements(game.g, game.g.players[1]).values())


@rule("MK-SCORE-01", "MK-SCORE-06")
def test_the_worst_beating_costs_more_and_nobody_is_best_at_nothing() -> None:
    nothing = dict.fromkeys(("knowledge", "beating"), 0)
    assert titles([nothing, nothing]) == [{}, {}]
    assert titles([nothing | {"beating": -4}, nothing | {"beating": -2}]) == [{"beating": -3}, {}]
    assert titles([nothing | {"knowledge": 2}, nothing | {"knowledge": 2}, nothing]) == [
        {"knowledge": 1},
        {"knowledge": 1},
        {},
    ]


def test_the_title_that_the_scenario_is_about_is_worth_more() -> None:
    nothing = {"cities": 0, "loot": 0}
    alone = titles([nothing | {"cities": 7, "loot": 1}, nothing | {"cities": 4}], "cities")
    assert alone == [{"cities": 5, "loot": 3}, {}]
    assert titles([nothing | {"cities": 7}, nothing | {"cities": 7}], "cities") == [{"cities": 2}, {"cities": 2}]
