"""The eleven scenarios: setup, special rules, end and scoring. MK-SCN, MK-FULLC, MK-BLITZC, MK-SOLO, MK-FULLCO, ..."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.enemies import ENEMIES, TOKENS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import CITIES, CORE, COUNTRY, TILES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import RemovedFromGame, TokenRevealed
from tabletome.games.mage_knight.rules.dummy import colours_of, dummy_turn
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.rules.flow import dice_in_source, units_on_offer
from tabletome.games.mage_knight.rules.interaction.offers import lay_out_units
from tabletome.games.mage_knight.rules.interaction.recruit import can_recruit
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.exploration import lay_tile, may_lie, on_the_map
from tabletome.games.mage_knight.rules.scenario import scoring, special_rules
from tabletome.games.mage_knight.rules.scenario.tracks import gain_fame
from tabletome.games.mage_knight.rules.setup import MageKnightOptions, is_cooperative, new_game
from tabletome.games.mage_knight.state import DUMMY, Points, State, Token, Unit
from tabletome.games.mage_knight.view.scene import scene
from tabletome.games.mage_knight.view.wording import seat_name
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
IDS = {
    "RECON": "first-reconnaissance",
    "FULLC": "full-conquest",
    "BLITZC": "blitz-conquest",
    "SOLO": "solo-conquest",
    "FULLCO": "full-cooperation",
    "BLITZCO": "blitz-cooperation",
    "MINES": "mines-liberation",
    "DRUID": "druid-nights",
    "DUNG": "dungeon-lords",
    "HOLD": "conquer-and-hold",
    "RETURN": "one-to-return",
}
SHAPES = {"wedge": "wedge", "fully_open": "open-5", "open_4_columns": "open-4", "fixed": "fixed"}
BOARD = (*FIRST_TILES, "country-3 1 1")


def new(scenario: str, players: int = 2, seed: str = "s", **options: Any) -> State:
    """A game at its very beginning."""
    return new_game(MageKnightOptions.read({"scenario": scenario, "players": players, **options}), seeded(seed))


def begun(scenario: str, players: int = 2, seed: str = "s", **options: Any) -> State:
    """A game in which the heroes were dealt and the table is laid out."""
    g = new(scenario, players, seed, heroes="random", **options)
    rng = random.Random(seed)
    run = Run(GAME, g)
    while run.decision is not None and run.decision.kind != "choose-tactic":
        run.play(rng.choice(list(run.decision.options)))
    return g


def by_players(value: Any, players: int) -> Any:
    """The ledger gives a number, or one for each number of players."""
    if not isinstance(value, dict):
        return value
    return value[players] if players in value else value.get("count")


# Setup


@rule("MK-SCN-01")
def test_there_are_the_eleven_scenarios_of_the_book_with_their_players_and_rounds() -> None:
    told = LEDGER.rule("MK-SCN-01").data["scenarios"]
    assert set(IDS.values()) == set(SCENARIOS)
    for each, name in zip(told, IDS.values(), strict=True):
        scenario = SCENARIOS[name]
        for players in each["players"]:
            MageKnightOptions.read({"scenario": scenario.name, "players": players})
            assert scenario.rounds[players - 1] == by_players(each["rounds"], players), scenario.name
        assert scenario.together is (each["type"] == "cooperative")
    with pytest.raises(BadOptions, match="is for 2, 3, 4 players"):
        MageKnightOptions.read({"scenario": "conquer-and-hold", "players": 1})


@rule(
    "MK-FULLC-01", "MK-BLITZC-01", "MK-SOLO-01", "MK-FULLCO-01", "MK-BLITZCO-01", "MK-MINES-01", "MK-DRUID-01",
    "MK-DUNG-01", "MK-HOLD-01", "MK-RETURN-01", "MK-MAP-03", "MK-MAP-05",
)  # fmt: skip
@pytest.mark.parametrize("section", [section for section in IDS if section != "RECON"])
def test_tiles_shape_rounds_and_city_levels_are_those_of_the_book(section: str) -> None:
    told = LEDGER.rule(f"MK-{section}-01").data
    for players in told["players"]:
        g = new(IDS[section], players)
        tiles = [TILES[name] for name in g.stack]
        assert g.rounds == by_players(told["rounds"], players)
        shape = by_players(told["map_shape"], players)
        assert g.shape == SHAPES.get(shape, "wedge")
        assert sum(each.kind == "country" for each in tiles) == by_players(told["countryside_tiles"], players)
        assert sum(bool(each.city) for each in tiles) == by_players(told["core_city_tiles"], players)
        plain = [each for each in tiles if each.kind == "core" and not each.city]
        assert len(plain) == by_players(told["core_noncity_tiles"], players)
        assert [each.kind for each in tiles] == sorted((each.kind for each in tiles), reverse=True)
        cities = by_players(told["core_city_tiles"], players)
        levels = told.get("city_levels", told.get("city_level"))
        if levels is not None:
            levels = by_players(levels, players) if not isinstance(levels, list) else levels
            levels = levels if isinstance(levels, list) else [levels] * cities
            assert g.city_plan == tuple((level, 0) for level in levels)


@rule("MK-MINES-01", "MK-DRUID-01", "MK-DUNG-01", "MK-HOLD-01")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_tiles_a_scenario_is_about_are_never_left_out(seed: str) -> None:
    for scenario, site, city in (
        ("mines-liberation", "mine", "red"),
        ("druid-nights", "glade", "green"),
        ("dungeon-lords", "dungeon", "blue"),
    ):
        g = new(scenario, 2, seed)
        assert all(name in g.stack for name in COUNTRY if TILES[name].has(site))
        assert [TILES[name].city for name in g.stack if TILES[name].city] == [city]
    assert "core-1" not in new("mines-liberation", 4, seed).stack
    assert "core-1" in new("dungeon-lords", 2, seed).stack
    g = new("conquer-and-hold", 2, seed)
    assert set(g.stack) == {*(f"country-{n}" for n in (3, 4, 9, 10, 11)), "core-2", "core-3", "core-4", "core-7"}


@rule("MK-SCN-02", "MK-SOLO-02", "MK-SOLO-03")
@pytest.mark.parametrize("scenario", ["blitz-conquest", "mines-liberation", "druid-nights", "dungeon-lords"])
def test_other_scenarios_can_be_played_alone_with_the_tiles_of_two_and_a_dummy(scenario: str) -> None:
    g = begun(scenario, 1)
    assert g.dummy
    assert len(g.stack) + len(g.tiles) == len(new(scenario, 2).stack) + 1
    assert "mind-read" not in (*g.spell_deck, *g.spells_offer)
    assert not scoring.has_titles(g)
    assert is_cooperative(MageKnightOptions(players=1))


@rule("MK-SCN-02")
@pytest.mark.parametrize("scenario", ["full-conquest", "full-cooperation", "conquer-and-hold", "one-to-return"])
def test_scenarios_that_need_others_are_not_offered_alone(scenario: str) -> None:
    with pytest.raises(BadOptions, match="players"):
        new(scenario, 1)


@rule("MK-FULLCO-01", "MK-MAP-04", "MK-SETUP-18")
def test_an_open_map_starts_with_side_b_and_three_tiles() -> None:
    g = begun("full-cooperation", 2)
    assert g.tiles[0].tile == "start-b"
    assert {(each.x, each.y) for each in g.tiles[1:]} == {(0, 1), (1, 0), (1, -1)}
    assert on_the_map("open-5", (2, -2))
    assert not on_the_map("open-4", (0, 2))
    assert not on_the_map("open-3", (2, -2))


# Conquest


@rule("MK-BLITZC-03", "MK-BLITZCO-02")
@pytest.mark.parametrize("scenario", ["blitz-conquest", "blitz-cooperation"])
def test_a_blitz_starts_with_fame_and_a_good_name_and_every_new_row_brings_one_more(scenario: str) -> None:
    g = new(scenario, 2)
    p = g.players[0]
    assert (p.fame, p.reputation) == (1, 2)
    gain_fame(g, p, 1)
    assert p.fame == 2
    gain_fame(g, p, 1)
    assert p.fame == 4, "3 is a new row"
    gain_fame(g, p, 3)
    assert p.fame == 7
    gain_fame(g, p, 7)
    assert p.fame == 16, "8 and 15 are new rows, the second entered by the extra Fame itself"
    usual = new("full-conquest", 2)
    gain_fame(usual, usual.players[0], 8)
    assert usual.players[0].fame == 8


@rule("MK-BLITZC-04", "MK-BLITZCO-02", "MK-BLITZC-02", "MK-DUMMY-04")
def test_a_blitz_has_one_more_die_and_one_more_unit_and_the_dummy_counts_for_neither() -> None:
    for scenario, more in (("blitz-conquest", 1), ("blitz-cooperation", 1), ("full-cooperation", 0)):
        g = begun(scenario, 2)
        assert dice_in_source(g) == len(g.source) == 4 + more
        assert units_on_offer(g) == len(g.units_offer) == 4 + more


def cities_of(game: Knights, **shields: tuple[int, ...]) -> Knights:
    """Conquered Cities with these Shields."""
    names = {TILES[name].city: name for name in CITIES}
    for place, (colour, placed) in enumerate(shields.items()):
        game.g.tiles += (Placed(names[colour], 3 + place, 0),)
        game.g.shields[f"{names[colour]}.c"] = placed
        game.g.fallen += (f"{names[colour]}.c",)
    game.g.map_changed()
    game.g.cities = len(shields)
    return game


@rule("MK-FULLC-04", "MK-BLITZC-05")
@pytest.mark.parametrize("scenario", ["full-conquest", "blitz-conquest"])
def test_leaders_of_cities_score_seven_others_with_a_shield_four_and_the_best_a_title(scenario: str) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", scenario=scenario)
    cities_of(game, red=(0, 0, 1), green=(1, 0), blue=(0,))
    first, second = scoring.reckoning(game.g)
    assert (first["cities"], first["title-cities"]) == (7 + 4 + 7, 5)
    assert (second["cities"], second.get("title-cities", 0)) == (4 + 7, 0)
    tied = cities_of(knight("tovak at start-a.c", "krang at start-a.c", scenario=scenario), red=(0, 1), white=(1, 0))
    assert [score["title-cities"] for score in scoring.reckoning(tied.g)] == [2, 2]


@rule("MK-FULLC-05", "MK-FULLC-02", "MK-GEN-09")
def test_the_most_fame_wins_whether_or_not_all_cities_have_fallen() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", scenario="full-conquest")
    game.with_player(1, fame=20).with_(round=6, end_met=True, cities=2).again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert (game.g.outcome.winners, game.g.outcome.reason) == ((1,), "time")
    game = knight("tovak at start-a.c", "krang at start-a.c", scenario="full-conquest")
    cities_of(game, red=(0,), blue=(0,)).with_(end_met=True).again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert (game.g.outcome.winners, game.g.outcome.reason) == ((0,), "mission")


@rule("MK-FULLC-03")
def test_after_the_last_city_everybody_has_one_more_turn_the_conqueror_last() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", "goldyx at start-a.e", scenario="full-conquest")
    cities_of(game, red=(0,)).again("end_of_turn")
    assert game.asked() == "turn"
    assert game.g.end_met
    assert (game.g.active, game.g.last_turns) == (1, (2, 0))


@rule("MK-FULLC-06", "MK-FULLC-07", "MK-OPT-36", "MK-SOLO-08", "MK-FULLCO-09")
def test_city_levels_numbers_and_megapolises_are_options() -> None:
    assert new("full-conquest", 3, city_level=7).city_plan == ((7, 0),) * 3
    assert new("full-conquest", 4, teams="seated", city_tiles=2, city_level=10).city_plan == ((10, 0),) * 2
    assert new("full-conquest", 4, city_tiles=2, megapolis="two", megapolis_level=9).city_plan == ((5, 4),) * 2
    assert new("solo-conquest", 1, megapolis="one", megapolis_level=15).city_plan == ((5, 0), (8, 7))
    assert new("full-cooperation", 2, megapolis="one", megapolis_level=14).city_plan == ((5, 0), (5, 0), (7, 7))


# Alone


@rule("MK-SOLO-06", "MK-SOLO-07")
def test_a_lone_conqueror_scores_cities_and_time_without_titles() -> None:
    game = knight("tovak at start-a.c", scenario="solo-conquest").with_player(fame=30, crystals=(2, 1, 0, 0))
    game.dummy.deck = ("march",) * 4
    cities_of(game, red=(0,), blue=(0,)).with_(round=5, end_met=True)
    (scores,) = scoring.reckoning(game.g)
    assert scores["fame"] == 30
    assert scores["loot"] == 1
    assert (scores["conquered"], scores["all-cities"], scores["rounds-left"]) == (20, 15, 30)
    assert (scores["dummy-cards"], scores["not-announced"]) == (4, 5)
    assert not any(name.startswith("title") for name in scores)
    game.again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (0,)


@rule("MK-SOLO-06", "MK-SOLO-07")
def test_a_lone_hero_who_leaves_a_city_standing_has_lost() -> None:
    game = cities_of(knight("tovak at start-a.c", scenario="solo-conquest"), red=(0,))
    game.with_(cities=2, round=6, end_announced=True).again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == ()
    (scores,) = scoring.reckoning(game.g)
    assert (scores["conquered"], scores["all-cities"], scores["rounds-left"], scores["not-announced"]) == (10, 0, 0, 0)


@rule("MK-RECON-09", "MK-DUMMY-01")
def test_the_first_scenario_can_be_learned_without_a_dummy() -> None:
    g = begun("first-reconnaissance", 1, dummy="none")
    assert g.dummy is None
    with pytest.raises(BadOptions, match="Dummy"):
        new("solo-conquest", 1, dummy="none")


# Together


def together(*more: str, **fields: Any) -> Knights:
    tiles = ("start-b 0 0", "country-1 0 1", "country-2 1 0")
    return knight(
        "tovak at start-b.c", "goldyx at start-b.e", *more, scenario="full-cooperation", tiles=tiles, **fields
    )


@rule("MK-FULLCO-02", "MK-DUMMY-01", "MK-DUMMY-02")
def test_who_play_together_have_a_dummy_and_no_competitive_spells() -> None:
    g = begun("full-cooperation", 3)
    assert g.dummy is not None
    assert g.dummy.hero not in [player.hero for player in g.players]
    assert len(g.dummy.deck) == 16
    assert not {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"} & {*g.spell_deck, *g.spells_offer}
    assert g.peace


@rule("MK-FULLCO-03", "MK-DUMMY-05")
def test_the_dummy_takes_a_random_tactic_before_the_players() -> None:
    g = begun("full-cooperation", 2)
    assert g.dummy is not None
    assert g.dummy.tactic
    assert g.dummy.tactic not in g.tactics
    assert len(g.tactics) == 5


@rule("MK-FULLCO-04", "MK-SOLO-04")
def test_at_the_end_of_a_round_one_tactic_of_a_player_is_removed() -> None:
    game = together().with_player(0, tactic="planning").with_player(1, tactic="rethink")
    game.with_dummy(tactic="great-start").with_(round=1).again("end_of_round")
    assert game.offers() == ["remove-tactic planning", "remove-tactic rethink"]
    game.plays("remove-tactic rethink")
    assert game.g.tactics_gone == ("rethink",)
    last = together().with_player(0, tactic="planning").with_player(1, tactic="rethink")
    last.with_(round=6).again("end_of_round")
    assert last.asked() == "over", "not needed at the end of the last one"


@rule("MK-FULLCO-06", "MK-TURN-07")
def test_after_the_last_city_all_but_the_dummy_have_one_more_turn() -> None:
    game = cities_of(together(), red=(0, 1)).again("end_of_turn")
    assert game.asked() == "turn"
    assert (game.g.active, game.g.last_turns) == (1, (0,))
    assert DUMMY not in (game.g.last_turns or ())


@rule("MK-FULLCO-05")
def test_all_who_play_together_are_one_team() -> None:
    tiles = ("start-b 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 1")
    who = ("tovak at country-3.e", "goldyx at start-b.e", "krang at start-b.c")
    game = knight(*who, hand="march", tiles=tiles, scenario="full-cooperation").with_player(move=9)
    for other in (1, 2):
        game.g.shields["country-3.ne"] = (other,)
        game.again(space="country-3.e", path=("country-3.e",), move=9).plays("move country-3.ne")
        assert game.g.combat is None
        assert "interact" in game.offers()


@rule("MK-FULLCO-07", "MK-TEAM-10", "MK-TEAM-11")
def test_a_team_scores_the_least_fame_the_best_achievements_and_the_worst_beating() -> None:
    game = together().with_player(0, fame=12, crystals=(3, 3, 0, 0), hand=("wound",))
    game.with_player(1, fame=9, crystals=(1, 1, 0, 0), discard=("wound", "wound"), hand=())
    first, second = scoring.reckoning(game.g)
    assert first == second
    assert (first["fame"], first["loot"], first["beating"]) == (9, 3, -4)
    assert not any(name.startswith("title") for name in first)


@rule("MK-FULLCO-08", "MK-FULLCO-07")
def test_together_cities_leaders_and_time_are_scored_and_all_win_or_lose() -> None:
    game = cities_of(together(), red=(0, 0, 1), blue=(1,)).with_(round=4, end_met=True)
    game.dummy.deck = ("march",) * 3
    scores = scoring.reckoning(game.g)[0]
    assert (scores["conquered"], scores["every-leader"], scores["all-cities"]) == (20, 10, 15)
    assert (scores["rounds-left"], scores["dummy-cards"], scores["not-announced"]) == (60, 3, 5)
    game.again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (0, 1)
    assert game.g.outcome.shared
    lost = cities_of(together(), red=(0,)).with_(round=6, cities=3).again("end_of_round")
    assert lost.asked() == "over"
    assert lost.g.outcome is not None
    assert lost.g.outcome.winners == ()
    assert scoring.reckoning(lost.g)[0]["every-leader"] == 0


@rule("MK-FULLCO-09")
def test_by_agreement_the_lowest_achievement_counts() -> None:
    game = together(options={"team_scores": "lowest"}).with_player(0, crystals=(3, 3, 0, 0), hand=("wound",))
    game.with_player(1, crystals=(1, 1, 0, 0))
    scores = scoring.reckoning(game.g)[0]
    assert (scores["loot"], scores["beating"]) == (1, -2)


@rule("MK-DUMMY-13")
def test_four_can_play_together_with_playing_cards_for_the_dummy() -> None:
    g = begun("full-cooperation", 4, dummy="cards")
    assert g.dummy is not None
    assert sorted(g.dummy.deck) == sorted(["spades", "hearts", "diamonds", "clubs"] * 4)
    told = LEDGER.rule("MK-DUMMY-13").data["substitute"]
    assert {suit: COLOURS[colours_of(suit)[0]] for suit in told} == told
    g.dummy.deck, g.dummy.crystals = ("clubs",) * 8, (0, 2, 0, 0)
    dummy_turn(g, g.dummy)
    assert len(g.dummy.deck) == 3


# Mines Liberation


def at_mine(place: str = "country-2.sw", *others: str, **more: Any) -> Knights:
    return knight(f"tovak at {place}", *others, scenario="mines-liberation", **more)


@rule("MK-MINES-03", "MK-MINES-02")
def test_revealed_mines_are_held_by_an_enemy_face_up_and_a_brown_one_face_down() -> None:
    game = at_mine(tiles=BOARD, stack="country-2 core-8")
    game.g.tiles = tuple(each for each in game.g.tiles if each.tile != "country-2")
    game.g.map_changed()
    lay_tile(game.g, (1, 0))
    first, second = game.g.enemies["country-2.sw"]
    assert first.name in GREEN
    assert (first.up, second.up) == (True, False)
    assert second.name in BROWN
    lay_tile(game.g, (2, 0))
    assert game.g.enemies["core-8.ne"][0].name in RED
    assert game.g.shields["core-8.c"] == (0,), "the friendly City bears a Shield of everybody"
    assert cities.leader(game.g, "core-8.c") == -2
    assert game.g.is_conquered("core-8.c")


def _tokens(colour: str) -> set[str]:
    return set(TOKENS[colour])


GREEN, BROWN, RED = _tokens("green"), _tokens("brown"), _tokens("red")


@rule("MK-MINES-03", "MK-MINES-04")
def test_the_enemies_of_a_mine_neither_block_nor_provoke_and_are_fought_by_night_rules_with_units() -> None:
    game = at_mine("country-2.w", country_2_sw="diggers ?gargoyle", hand="march", units="peasants")
    game.with_player(move=9)
    assert not game.offers("challenge")
    game.plays("move country-2.c", "move country-2.sw", "enter")
    assert game.combat.night
    assert game.combat.units_allowed
    assert [foe.name for foe in game.combat.foes] == ["diggers", "gargoyle"]
    game.plays("done", "done")
    while game.asked() == "damage":
        game.plays(game.offers()[0])
    game.with_pool(Points("attack", "physical", 3)).plays("attack 1", "done")
    assert [token.name for token in game.g.enemies["country-2.sw"]] == ["gargoyle"]
    assert not game.g.is_conquered("country-2.sw")


@rule("MK-MINES-05", "MK-MINES-06", "MK-RES-13")
@pytest.mark.parametrize(("place", "reputation"), [("country-2.sw", 1), ("core-4.nw", 2)])
def test_who_defeats_the_last_enemy_frees_the_mine_and_has_a_crystal_at_once(place: str, reputation: int) -> None:
    game = at_mine(place, tiles=(*BOARD, "core-4 2 0"), hand="march")
    game.g.enemies[place] = (Token("diggers", up=True),)
    game.plays("enter").with_pool(Points("siege", "physical", 3)).plays("attack 1", "end-turn")
    assert game.g.shields[place] == (0,)
    assert game.me.reputation == reputation
    assert sum(game.me.crystals) == 1
    held = at_mine("country-2.sw", hand="march", country_2_sw="diggers").with_player(has_played=True)
    held.plays("end-turn")
    assert sum(held.me.crystals) == 0


@rule("MK-MINES-07")
def test_at_the_start_of_a_round_every_freed_mine_brings_its_owner_a_crystal() -> None:
    game = at_mine("start-a.c", "krang at start-a.c").with_player(1, crystals=(0, 0, 0, 3))
    game.g.shields |= {"country-2.sw": (1,)}
    game.again("begin_round")
    game.asked()
    assert game.g.players[1].crystals == (0, 0, 0, 3), "three of a colour are enough"
    game.with_player(1, crystals=(0, 0, 0, 0))
    special_rules.pay_owners(game.g)
    assert game.g.players[1].crystals == (0, 0, 0, 1)
    assert sum(game.me.crystals) == 0


@rule("MK-MINES-08")
def test_when_brown_tokens_run_short_they_are_drawn_on_entering() -> None:
    game = at_mine(hand="march")
    game.g.piles["brown"] = game.g.discards["brown"] = ()
    special_rules.occupy_mine(game.g, "country-2.sw")
    assert len(game.g.enemies["country-2.sw"]) == 1
    game.g.discards["brown"] = ("gargoyle",)
    game.plays("enter")
    assert [foe.name for foe in game.combat.foes][1:] == ["gargoyle"]


@rule("MK-MINES-09", "MK-MINES-10")
def test_the_mission_is_done_when_all_tiles_are_known_and_all_mines_free() -> None:
    game = at_mine("start-a.c", "krang at start-a.c", stack="")
    assert not special_rules.is_end_met(game.g)
    game.g.shields["country-2.sw"] = (0,)
    assert special_rules.is_end_met(game.g)
    game.g.stack = ("country-4",)
    assert not special_rules.is_end_met(game.g)


@rule("MK-MINES-09", "MK-MINES-10")
def test_one_free_mine_of_two_ends_nothing_and_the_second_brings_the_last_turns() -> None:
    for freed, met in ((("country-2.sw",), False), (("country-2.sw", "country-3.se"), True)):
        game = at_mine("start-a.c", "krang at start-a.c", stack="", tiles=BOARD, hand="march rage")
        assert sorted(game.g.board.with_site("mine")) == ["country-2.sw", "country-3.se"]
        game.g.shields |= dict.fromkeys(freed, (0,))
        game.plays("play march", "end-turn")
        game.plays(*(["done"] if game.asked() == "discard" else []))
        game.offers()
        assert game.g.end_met is met


@rule("MK-DUNG-09", "MK-DUNG-10")
def test_dungeon_lords_ends_when_every_dungeon_and_tomb_is_conquered_not_some() -> None:
    for conquered, met in ((("country-1.se",), False), (("country-1.se", "country-2.c"), True)):
        game = below("tovak at start-a.c", stack="", hand="march rage")
        game.g.secret_sites |= {"country-1.se": "dungeon", "country-2.c": "tomb"}
        game.g.shields |= dict.fromkeys(conquered, (0,))
        game.plays("play march", "end-turn")
        game.plays(*(["done"] if game.asked() == "discard" else []))
        game.offers()
        assert game.g.end_met is met


@rule("MK-MINES-10")
def test_mines_score_four_or_seven_and_the_best_liberator_five_more() -> None:
    game = at_mine("start-a.c", "krang at start-a.c", tiles=(*BOARD, "core-4 2 0"))
    game.g.shields |= {"country-2.sw": (0,), "core-4.nw": (0,), "country-3.se": (1,)}
    first, second = scoring.reckoning(game.g)
    assert (first["mines"], first["title-mines"], second["mines"]) == (11, 5, 4)


# Druid Nights


def at_glade(*others: str, **more: Any) -> Knights:
    game = knight("tovak at country-1.c", *others, scenario="druid-nights", **more)
    return game.with_(nights=int(more.get("night", False)))


@rule("MK-DRUID-03", "MK-DRUID-02")
def test_a_hero_on_a_glade_may_mark_it_once_and_others_too() -> None:
    game = at_glade("krang at start-a.c", hand="march").plays("mark-glade")
    assert game.g.shields["country-1.c"] == (0,)
    assert not game.offers("mark-glade")
    assert "rest" in game.offers(), "marking is free"
    assert not game.again(move=5).offers("move"), "but it ends the movement"
    game.with_(shields={"country-1.c": (1,)}).again().plays("mark-glade")
    assert game.g.shields == {"country-1.c": (1, 0)}
    assert not knight("tovak at country-1.se", scenario="druid-nights", hand="march").offers("mark-glade")


@rule("MK-DRUID-04", "MK-DRUID-05", "MK-RES-13")
def test_the_incantation_summons_a_brown_enemy_for_each_marked_glade_for_double_fame_and_crystals() -> None:
    game = at_glade(hand="march", night=True)
    game.g.shields |= {"country-1.c": (0,), "country-2.ne": (0,)}
    game.g.piles["brown"] = ("medusa", "gargoyle")
    game.plays("chant")
    assert [foe.name for foe in game.combat.foes] == ["gargoyle", "medusa"]
    assert game.me.turn.rewards == ("random-crystal", "random-crystal")
    game.with_pool(Points("siege", "ice", 4)).plays("attack 1")
    assert game.me.fame == 2 * 4
    assert game.me.reputation == 0
    game.plays("done", "done")
    while game.asked() == "damage":
        game.plays(game.offers()[0])
    game.plays("done")
    assert game.g.discards["brown"] == ("gargoyle", "medusa"), "who was not defeated is gone"
    assert game.g.shields["country-1.c"] == (0,), "the marks stay"
    assert game.me.last_incantation == 1


@rule("MK-DRUID-04")
def test_there_is_one_incantation_a_night_outside_inhabited_sites_and_never_by_day() -> None:
    marked = {"country-1.c": (0,)}
    assert at_glade(hand="march", night=True).with_(shields=marked).offers("chant")
    assert not at_glade(hand="march").with_(shields=marked).offers("chant")
    assert not at_glade(hand="march", night=True).offers("chant"), "no glade is marked"
    again = at_glade(hand="march", night=True).with_(shields=marked).with_player(last_incantation=1)
    assert not again.offers("chant")
    village = at_glade(hand="march", night=True).with_(shields=marked).with_player(space="country-1.e")
    assert not village.offers("chant")


@rule("MK-DRUID-07", "MK-DRUID-11")
@pytest.mark.parametrize(("night", "colours", "crystals"), [(2, ["red"], 2), (3, ["brown", "red"], 3)])
def test_later_nights_summon_stronger_enemies_for_more_crystals(night: int, colours: list[str], crystals: int) -> None:
    game = at_glade(hand="march", night=True, options={"epic": night == 3})
    game.with_(nights=night, shields={"country-1.c": (0,)}).plays("chant")
    assert [ENEMIES[foe.name].colour for foe in game.combat.foes] == colours
    assert game.me.turn.rewards == ("random-crystal",) * crystals


@rule("MK-DRUID-06", "MK-DRUID-11")
def test_after_a_night_that_is_not_the_last_the_shields_are_taken_from_the_glades() -> None:
    marked = {"country-1.c": (0,), "country-2.e": (0,)}
    game = at_glade(night=True).with_(shields=marked.copy())
    special_rules.clear_glades(game.g)
    assert game.g.shields == {"country-2.e": (0,)}
    last = at_glade(night=True).with_(shields=marked.copy(), nights=2)
    special_rules.clear_glades(last.g)
    assert last.g.shields == marked
    epic = at_glade(night=True, options={"epic": True}).with_(shields=marked.copy(), nights=2)
    special_rules.clear_glades(epic.g)
    assert "country-1.c" not in epic.g.shields


@rule("MK-DRUID-08", "MK-DRUID-09")
def test_the_game_ends_when_all_have_cast_in_the_last_night() -> None:
    game = at_glade("krang at start-a.c", night=True).with_(nights=2).with_player(0, last_incantation=2)
    assert not special_rules.is_end_met(game.g)
    game.with_player(1, last_incantation=2)
    assert special_rules.is_end_met(game.g)
    game.with_player(1, fame=9).with_(end_met=True, round=4).again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (1,)


def rounds_played(scenario: str, seed: str, **options: Any) -> str:
    """The times of day of a whole game at random, such as DNDN."""
    g = new(scenario, 2, seed, heroes="random", **options)
    run, rng, times = Run(GAME, g), random.Random(seed), ""
    while run.decision is not None:
        if g.round > len(times):
            times += "N" if g.night else "D"
        run.play(rng.choice(list(run.decision.options)))
    return times


@rule("MK-DRUID-08", "MK-RETURN-04", "MK-OPT-13")
@pytest.mark.parametrize("scenario", ["druid-nights", "one-to-return"])
def test_with_a_night_arrival_the_second_night_is_the_third_round_and_the_last(scenario: str) -> None:
    assert rounds_played(scenario, "arrival") == "DNDN"
    assert rounds_played(scenario, "arrival", daylight="night-arrival") == "NDN"
    assert rounds_played(scenario, "arrival", daylight="night-arrival", epic=True) == "NDNDN"
    assert rounds_played("blitz-conquest", "arrival", daylight="night-arrival") == "NDND", "others last four Rounds"


@rule("MK-DRUID-08", "MK-RETURN-04", "MK-OPT-14")
@pytest.mark.parametrize("scenario", ["druid-nights", "one-to-return"])
def test_where_darkness_falls_the_second_night_ends_the_game_or_else_the_fourth_round(scenario: str) -> None:
    games = {rounds_played(scenario, f"dark {number}", daylight="darkness") for number in range(12)}
    games.discard("D")  # nobody left the Portal in time
    assert {"DNN", "DDNN"} <= games <= {"DNN", "DDNN", "DDDN", "DDDD"}
    assert games & {"DDDN", "DDDD"}, "the second Night never comes"


@rule("MK-DRUID-10")
def test_by_agreement_a_full_glade_loses_anothers_shield() -> None:
    few = {"few_shields": True}
    game = at_glade("krang at start-a.c", hand="march", options=few).with_(shields={"country-1.c": (1,)})
    game.plays("mark-glade")
    assert game.g.shields["country-1.c"] == (0,)
    game = at_glade("krang at start-a.c", "goldyx at start-a.c", hand="march", options=few)
    game.with_(shields={"country-1.c": (1, 2)}).plays("mark-glade", "pick-hero 1")
    assert game.g.shields["country-1.c"] == (2, 0)


@rule("MK-DRUID-11", "MK-RETURN-06")
def test_epic_versions_are_longer_and_larger() -> None:
    g = new("druid-nights", 2, epic=True)
    assert g.rounds == 6
    assert set(COUNTRY) | set(CORE) <= set(g.stack)
    usual, epic = new("one-to-return", 2), new("one-to-return", 2, epic=True)
    assert (epic.rounds, len(epic.stack), epic.cities) == (6, len(usual.stack) + 3, 2)
    assert epic.city_plan == ((4, 0), (4, 0))


# Dungeon Lords


def below(who: str = "tovak at start-a.c", *others: str, **more: Any) -> Knights:
    return knight(who, *others, scenario="dungeon-lords", **more)


@rule("MK-DUNG-03", "MK-DUNG-05")
@pytest.mark.parametrize(
    ("tile", "site", "token"), [("country-3", "dungeon", BROWN), ("core-1", "tomb", RED)], ids=["village", "monastery"]
)
def test_the_revealer_chooses_where_the_secret_entrance_is(tile: str, site: str, token: set[str]) -> None:
    game = below("tovak at country-2.nw", hand="march", stack=tile).with_player(move=3).plays("explore 1 1")
    assert game.asked() == "place-entrance"
    near = game.g.board.with_site({"dungeon": "village", "tomb": "monastery"}[site])
    places = [move.split()[1] for move in game.offers()]
    for name in places:
        space = game.g.board[name]
        assert any(village in space.near for village in near)
        assert (space.site, space.rampaging) == ("", "")
        assert space.terrain not in ("swamp", "lake", "mountain")
    game.plays(f"pick-space {places[0]}")
    assert game.g.secret_sites == {places[0]: site}
    (placed,) = game.g.enemies[places[0]]
    assert placed.name in token
    assert not placed.up


@rule("MK-DUNG-03")
def test_on_tiles_of_the_setup_the_first_in_order_chooses() -> None:
    games = [new("dungeon-lords", 2, str(seed), heroes="random") for seed in range(8)]
    asked = [(g, Run(GAME, g).decision) for g in games]
    chosen = [(g.order[0], decision.seat) for g, decision in asked if decision and decision.kind == "place-entrance"]
    assert chosen
    assert all(first == seat for first, seat in chosen)


def secret(enemy: str = "gargoyle", **more: Any) -> Knights:
    game = below("tovak at country-1.se", hand="march", **more)
    game.g.secret_sites["country-1.se"] = "dungeon"
    game.g.enemies["country-1.se"] = (Token(enemy, up=False),)
    return game


@rule("MK-DUNG-04", "MK-DUNG-06")
def test_a_secret_dungeon_is_conquered_and_rewarded_like_any_other_and_not_entered_again() -> None:
    game = secret()
    game.plays("enter")
    assert (game.combat.night, game.combat.units_allowed) == (True, False)
    assert [event.enemy for event in game.told(TokenRevealed)] == ["gargoyle"]
    assert game.g.enemies["country-1.se"][0].up
    game.with_pool(Points("siege", "ice", 4)).plays("attack 1")
    assert game.g.shields["country-1.se"] == (0,)
    again = secret().with_(shields={"country-1.se": (0,)}, enemies={})
    assert not again.offers("enter")
    usual = below("tovak at country-7.se", hand="march", tiles=(*BOARD, "country-7 2 0"))
    usual.g.shields["country-7.se"] = (0,)
    assert not usual.offers("enter")


@rule("MK-DUNG-04")
def test_after_a_failure_another_brown_enemy_waits_there() -> None:
    game = secret()
    game.g.piles["brown"] = ("medusa",)
    game.plays("enter", "done", "done")
    game.plays("done")
    assert game.g.enemies["country-1.se"] == (Token("medusa", up=False),)
    assert game.g.discards["brown"] == ("gargoyle",)


@rule("MK-DUNG-07", "MK-DUNG-08")
def test_conquered_dungeons_are_linked_by_ways_that_avoid_lakes_and_swamps() -> None:
    game = below("tovak at country-1.se", hand="march").with_player(move=9)
    game.g.secret_sites |= {"country-1.se": "dungeon", "country-2.c": "tomb", "country-2.se": "tomb"}
    game.g.shields |= {"country-1.se": (1,), "country-2.c": (0,)}
    cost = special_rules.underground_ways(game.g, "country-1.se")["country-2.c"]
    assert cost == 2 + 2
    assert game.offers("travel") == ["travel country-2.c"], "the other Tomb is not conquered"
    game.plays("travel country-2.c")
    assert (game.me.space, game.me.turn.move) == ("country-2.c", 9 - cost)
    poor = below("tovak at country-1.se", hand="march").with_player(move=3)
    poor.g.secret_sites |= {"country-1.se": "dungeon", "country-2.c": "tomb"}
    poor.g.shields |= {"country-1.se": (0,), "country-2.c": (0,)}
    assert not poor.offers("travel")


@rule("MK-DUNG-08")
def test_without_a_way_there_is_no_travelling() -> None:
    game = below("tovak at country-1.w", tiles=("country-1 0 0",), hand="march")
    reached = special_rules.underground_ways(game.g, "country-1.w")
    assert "country-1.ne" not in reached, "a lake"
    assert reached["country-1.c"] == 3


@rule("MK-DUNG-09", "MK-DUNG-10")
def test_the_mission_is_done_when_all_dungeons_and_tombs_are_conquered() -> None:
    game = below(tiles=(*BOARD, "country-7 2 0"), stack="")
    game.g.secret_sites["country-1.se"] = "tomb"
    game.g.shields["country-7.se"] = (0,)
    assert not special_rules.is_end_met(game.g)
    game.g.shields["country-1.se"] = (0,)
    assert special_rules.is_end_met(game.g)


@rule("MK-DUNG-11", "MK-DUNG-02")
def test_dungeons_and_tombs_score_four_and_the_title_is_worth_five() -> None:
    game = below("tovak at start-a.c", "krang at start-a.c", tiles=(*BOARD, "country-7 2 0", "country-8 2 1"))
    game.g.secret_sites["country-1.se"] = "tomb"
    game.g.shields |= {"country-7.se": (0,), "country-1.se": (0,), "country-8.ne": (0,)}
    first, _ = scoring.reckoning(game.g)
    assert (first["adventurer"], first["title-adventurer"]) == (4 + 4 + 2, 5)


@rule("MK-DUNG-11", "MK-SCORE-05")
def test_a_maze_counts_among_dungeon_lords_as_everywhere() -> None:
    game = below("tovak at start-a.c", "krang at start-a.c", tiles=(*BOARD, "country-12 2 0"))
    game.g.shields["country-12.sw"] = (0,)
    assert scoring.reckoning(game.g)[0]["adventurer"] == 2


# Conquer and Hold


def hold(who: str = "tovak at start-b.c", *others: str, **more: Any) -> Knights:
    tiles = ("start-b 0 0", "country-3 0 1", "country-4 1 0", "country-9 1 -1")
    others = others or ("krang at start-b.e",)
    game = knight(who, *others, scenario="conquer-and-hold", tiles=tiles, stack="", **more)
    game.g.hidden = (Placed("country-10", 1, 1), Placed("core-2", 2, 0))
    return game


@rule("MK-HOLD-01")
def test_the_other_tiles_lie_face_down_and_a_neighbour_turns_them_up_for_two() -> None:
    g = begun("conquer-and-hold", 2)
    assert len(g.tiles) == 4
    assert [TILES[each.tile].kind for each in g.hidden] == ["country"] * 2 + ["core"] * 4
    assert max(UNITS[name].level for name in g.elite_deck) < 4
    game = hold("tovak at country-4.nw", hand="march").with_player(move=2)
    assert may_lie(game.g, (1, 1))
    assert not may_lie(game.g, (0, 2))
    game.plays("explore 1 1")
    assert game.g.tiles[-1][:3] == ("country-10", 1, 1)
    assert len(game.g.hidden) == 1


@rule("MK-HOLD-14")
def test_by_agreement_all_tiles_are_open_and_three_may_play() -> None:
    g = begun("conquer-and-hold", 3, open_map=True)
    assert (len(g.tiles), g.hidden, g.rounds) == (10, (), 4)


@rule("MK-HOLD-03")
@pytest.mark.parametrize(("players", "round_", "elite"), [(2, 3, False), (2, 4, True), (4, 2, False), (4, 3, True)])
def test_elite_units_come_in_the_second_half(players: int, round_: int, elite: bool) -> None:
    g = begun("conquer-and-hold", players)
    g.round = round_
    g.units_offer = tuple[str, ...]()
    lay_out_units(g, 4)
    assert any(UNITS[each].tier == "elite" for each in g.units_offer) is elite


@rule("MK-HOLD-04")
def test_keeps_offer_village_units_and_towers_those_of_monasteries() -> None:
    game = hold()
    assert can_recruit(game.g, game.me, "keep", ("village",))
    assert can_recruit(game.g, game.me, "tower", ("monastery",))
    assert not can_recruit(game.g, game.me, "keep", ("monastery",))
    usual = knight("tovak at start-a.c")
    assert not can_recruit(usual.g, usual.me, "keep", ("village",))


@rule("MK-HOLD-05", "MK-HOLD-06")
def test_a_tower_is_taken_without_loss_of_reputation_and_without_a_spell_and_sells_spells_to_its_owner() -> None:
    game = hold("tovak at country-4.w", hand="march", crystals="red", country_4_c="monks").with_player(move=5)
    game.g.spells_offer = ("fireball",)
    game.plays("move country-4.c").with_pool(Points("siege", "physical", 5)).plays("attack 1")
    assert game.me.reputation == 0
    assert game.me.turn.rewards == ()
    assert game.g.shields["country-4.c"] == (0,)
    owner = hold("tovak at country-4.c", hand="march", crystals="red").with_(shields={"country-4.c": (0,)})
    owner.g.spells_offer = ("fireball",)
    owner.plays("interact").again(influence=7)
    assert owner.offers("buy-spell") == ["buy-spell fireball"]
    other = hold("tovak at country-4.c", hand="march").with_(shields={"country-4.c": (1,)})
    assert not other.offers("interact")


@rule("MK-HOLD-07", "MK-HOLD-10", "MK-HOLD-11")
@pytest.mark.parametrize(("round_", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_anothers_tower_is_defended_by_as_many_violet_enemies_as_days_have_begun(round_: int, count: int) -> None:
    game = hold("tovak at country-4.w", hand="march").with_player(move=5)
    game.with_(round=round_, shields={"country-4.c": (1,)})
    game.g.piles["violet"] = ("monks", "illusionists", "fire-mages")
    game.plays("move country-4.c")
    assert len(game.combat.foes) == count
    assert all(foe.fortified for foe in game.combat.foes)
    for foe in game.combat.foes:
        foe.fortified = False
    game.combat.foes[0].lost = ("physical", "fire", "ice")
    game.with_pool(Points("siege", "cold-fire", 50)).plays("attack " + ",".join(str(n + 1) for n in range(count)))
    assert game.me.fame == {1: 3, 2: 5, 3: 7}[count], "half of 5, of 5 + 4, of 5 + 4 + 4, rounded up"
    assert game.g.shields["country-4.c"] == (0,)


@rule("MK-HOLD-08", "MK-HOLD-09")
def test_a_turn_begun_next_to_an_own_tower_brings_mana_for_every_own_tower() -> None:
    for night, colour in ((False, 4), (True, 5)):
        game = hold("tovak at country-9.w", hand="march", night=night)
        game.with_(shields={"country-9.sw": (0,), "country-4.c": (0,), "country-9.e": (0,)}).again("before_turn")
        game.asked()
        assert game.me.mana[colour] == 2
    both = hold("tovak at country-9.c").with_(shields={"country-9.sw": (0,), "country-9.e": (0,)})
    assert hand_limit(both.g, both.me) == 6
    far = hold("tovak at start-b.c", hand="march").with_(shields={"country-9.sw": (0,)}).again("before_turn")
    far.asked()
    assert sum(far.me.mana) == 0


@rule("MK-HOLD-12", "MK-TEAM-09")
def test_a_team_mates_keep_and_tower_are_open_but_only_own_ones_count() -> None:
    mates = ("krang at start-b.e", "goldyx at start-b.e", "norowas at start-b.e")
    game = hold("tovak at country-3.e", *mates, hand="march", options={"teams": "seated"}).with_player(move=9)
    game.with_(shields={"country-3.ne": (2,), "country-9.e": (0,), "country-4.c": (2,)})
    game.plays("move country-3.ne")
    assert game.g.combat is None
    assert "interact" in game.offers()
    assert hand_limit(game.g, game.me) == 6
    tower = hold("tovak at country-4.w", *mates, hand="march", options={"teams": "seated"})
    tower.with_(shields={"country-4.c": (2,), "country-9.sw": (0,)}).again("before_turn")
    tower.asked()
    assert tower.me.mana[4] == 1


@rule("MK-HOLD-02", "MK-HOLD-13")
def test_keeps_are_worth_three_towers_two_and_a_tie_has_no_winner() -> None:
    game = hold().with_(shields={"country-3.ne": (0,), "country-4.c": (1,)}, round=6).with_player(1, fame=50)
    assert [sum(score.values()) for score in scoring.reckoning(game.g)] == [3, 2]
    game.again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (0,)
    tie = hold().with_(shields={"country-3.ne": (0,), "country-9.e": (1,)}, round=6).again("end_of_round")
    assert tie.asked() == "over"
    assert tie.g.outcome is not None
    assert tie.g.outcome.winners == ()
    sites = [printed.site for name in new("conquer-and-hold", 2).stack for printed in TILES[name].spaces.values()]
    assert 3 * sites.count("keep") + 2 * sites.count("tower") == 25


# One to Return


def returning(*others: str, **more: Any) -> Knights:
    others = others or ("krang at country-1.c",)
    return knight("tovak at start-a.c", *others, scenario="one-to-return", **more)


@rule("MK-RETURN-03", "MK-HERO-06")
def test_at_the_end_of_the_first_day_the_portal_closes_on_whoever_stands_there() -> None:
    game = returning("krang at country-1.c", "goldyx at country-1.e").again("end_of_round")
    game.asked()
    assert game.g.portal_closed
    assert game.g.lost == (0,)
    assert [event.seat for event in game.told(RemovedFromGame)] == [0]
    assert game.me.space == ""
    assert 0 not in game.g.picking
    night = returning(night=True).again("end_of_round")
    night.asked()
    assert not night.g.portal_closed


@rule("MK-RETURN-03")
def test_who_is_out_of_the_game_takes_no_more_turns() -> None:
    game = returning("krang at country-1.c", "goldyx at country-1.e").with_(night=False).again("end_of_round")
    seats = set()
    rng = random.Random(1)
    for _ in range(60):
        if game.run.decision is None:
            break
        seats.add(game.run.decision.seat)
        game.run.play(rng.choice(list(game.run.decision.options)))
    assert seats == {1, 2}


@rule("MK-RETURN-03", "MK-HERO-05")
def test_the_closed_portal_is_an_ordinary_space_where_heroes_fight() -> None:
    game = returning("krang at start-a.e", hand="march").with_(portal_closed=True)
    game.with_player(space="start-a.ne", path=("start-a.ne",), move=4).with_player(1, space="start-a.c")
    game.plays("move start-a.c")
    assert game.offers("attack-hero") == ["attack-hero 1"]
    assert "end-turn" not in game.offers()


@rule("MK-RETURN-04", "MK-RETURN-02")
def test_who_is_on_the_portal_at_the_end_wins_and_fame_does_not_matter() -> None:
    game = returning().with_(round=4, night=True, portal_closed=True).with_player(1, fame=90).again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (0,)
    nobody = returning().with_(round=4, night=True, portal_closed=True).with_player(0, space="country-2.c")
    nobody.again("end_of_round")
    assert nobody.asked() == "over"
    assert nobody.g.outcome is not None
    assert nobody.g.outcome.winners == ()


@rule("MK-RETURN-05")
def test_after_the_end_of_the_night_was_announced_nobody_is_attacked() -> None:
    game = returning("krang at start-a.c", hand="march").with_(portal_closed=True, end_announced=True, last_turns=())
    game.with_player(space="start-a.ne", path=("start-a.ne",), move=4, has_played=True)
    game.plays("move start-a.c")
    assert not game.offers("attack-hero")
    game.plays("end-turn")
    assert game.me.space == "start-a.ne"
    assert game.me.hand.count("wound") == 1


@rule("MK-RETURN-07", "MK-RETURN-08", "MK-TEAM-01")
def test_each_team_chooses_in_secret_who_must_return() -> None:
    g = new("one-to-return", 4, heroes="random", teams="seated")
    run = Run(GAME, g)
    assert run.decision is not None
    assert (run.decision.seat, [str(each) for each in run.decision.options]) == (0, ["pick-hero 0", "pick-hero 2"])
    run.play(run.decision.options[1])
    run.play(run.decision.options[0])
    assert g.chosen_to_return == (2, 1)
    twin = g.copy()
    GAME.imagine(twin, 0, seeded("x"))
    assert twin.chosen_to_return[0] == 2
    guesses = set()
    for number in range(20):
        twin = g.copy()
        GAME.imagine(twin, 0, seeded(str(number)))
        guesses.add(twin.chosen_to_return[1])
    assert guesses == {1, 3}
    known = []
    for seat in (0, 1):
        said = [badge.text for badge in scene(g, seat).status]
        known.append([text.args["hero"] for text in said if text is not None and text.name == "status-returning"])
    assert known == [[seat_name(g, 2)], [seat_name(g, 1)]], "each team sees the own choice only"
    for there, winners in ((2, (0, 2)), (0, ()), (1, (1, 3))):
        last = g.copy()
        last.players[there].space = "start-a.c"
        assert scoring.returned(last) == winners


def test_a_wounded_unit_of_the_first_level_is_worth_nothing() -> None:
    game = knight("tovak at start-a.c").with_player(units=[Unit("peasants", wounds=1)])
    assert scoring.achievements(game.g, game.me)["leader"] == 0


@pytest.mark.parametrize("name", SCENARIOS)
def test_what_is_done_of_a_mission_is_counted_where_there_is_something_to_count(name: str) -> None:
    scenario = SCENARIOS[name]
    g = new(name, scenario.players[0], "progress", heroes="random")
    run = Run(GAME, g)
    while run.decision is not None and run.decision.kind != "turn":
        run.play(run.decision.options[0])
    mines, deep = g.board.with_site("mine"), special_rules.underground(g)
    of_all = {
        "find": 1,
        "cities": g.cities,
        "mines": len(mines),
        "dungeons": len(deep),
        "glades": g.seats,
        "hold": 0,
        "portal": 0,
    }[scenario.goal]
    assert special_rules.progress(g) == (0, of_all)
    scene(g, 0)
    g.fallen, g.city_found = ("core-5.c",), True
    g.shields |= dict.fromkeys([*mines[:1], *deep[:1]], (0,))
    g.players[0].last_incantation = g.rounds // 2
    some = {"mines": len(mines[:1]), "dungeons": len(deep[:1]), "hold": 0, "portal": 0}.get(scenario.goal, 1)
    assert special_rules.progress(g) == (some, of_all)
