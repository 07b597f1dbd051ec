"""What is agreed before a game: which options go together, and what each makes of the table. MK-SETUP, MK-OPT-01"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BASIC
from tabletome.games.mage_knight.content.deeds import artifacts
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.skills import skills_of
from tabletome.games.mage_knight.content.tiles import CITIES, CORE, COUNTRY, MORE_CORE, MORE_COUNTRY, TILES, VILLAGE
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.map.exploration import HIDDEN_POSITIONS
from tabletome.games.mage_knight.rules.setup import MageKnightOptions, new_game
from tabletome.games.mage_knight.state import State
from tests.games.mage_knight.knights import Knights, setting_up

FULL, TOGETHER, SOLO, RECON = "full-conquest", "full-cooperation", "solo-conquest", "first-reconnaissance"
HOLD, MINES, DRUIDS, LORDS, PORTAL = (
    "conquer-and-hold", "mines-liberation", "druid-nights", "dungeon-lords", "one-to-return",
)  # fmt: skip


def agreed(scenario: str = FULL, players: int = 2, seed: str = "a", **options: Any) -> State:
    return new_game(MageKnightOptions.read({"scenario": scenario, "players": players, **options}), seeded(seed))


def laid_out(scenario: str, players: int, seed: str = "a", **options: Any) -> Knights:
    """The table as it is for the first choice after the heroes were dealt."""
    game = setting_up(seed, scenario=scenario, players=players, heroes="random", **options)
    game.asked()
    return game


# What goes together

TOGETHER_OR_NOT: list[tuple[str, int, dict[str, Any], str]] = [
    (FULL, 4, {"teams": "seated"}, ""), (FULL, 3, {"teams": "seated"}, "teams"),
    (TOGETHER, 4, {"teams": "random"}, "teams"), (RECON, 1, {"dummy": "none"}, ""),
    (RECON, 2, {"dummy": "none"}, "Dummy"), (SOLO, 1, {"dummy": "none"}, "Dummy"),
    (TOGETHER, 4, {"box": "base"}, "fifth"), (TOGETHER, 3, {"box": "base"}, ""), (FULL, 4, {"box": "base"}, ""),
    (TOGETHER, 4, {"box": "cards"}, ""), (FULL, 2, {"country_tiles": 1}, "three"),
    (FULL, 2, {"country_tiles": 2}, "three"), (FULL, 2, {"country_tiles": 3}, ""), (HOLD, 2, {}, ""),
    (HOLD, 2, {"country_tiles": 5}, "fixed"), (HOLD, 2, {"core_tiles": 2}, "fixed"),
    (HOLD, 2, {"map": "wedge"}, "fixed"),
    (FULL, 2, {"map": "wedge", "core_tiles": 2}, ""), (MINES, 2, {"city_tiles": 2}, "fixed"),
    (FULL, 2, {"city_tiles": 3}, ""), (FULL, 3, {"megapolis": "one"}, ""), (FULL, 4, {"megapolis": "one"}, "three"),
    (FULL, 4, {"megapolis": "one", "city_tiles": 3}, ""), (RECON, 2, {"megapolis": "one"}, "three"),
    (FULL, 2, {"megapolis": "two"}, ""), (FULL, 3, {"megapolis": "two"}, "two Cities"),
    (FULL, 4, {"megapolis": "two", "city_tiles": 2}, ""), (RECON, 2, {"megapolis": "two"}, "two Cities"),
    (FULL, 2, {"megapolis": "two", "city_tiles": 1}, "two Cities"), (SOLO, 2, {}, "players"), (HOLD, 1, {}, "players"),
]  # fmt: skip


@rule("MK-OPT-01", "MK-SCN-01", "MK-TEAM-01", "MK-OPT-37")
@pytest.mark.parametrize(("scenario", "players", "options", "why"), TOGETHER_OR_NOT)
def test_options_that_do_not_go_together_are_refused(
    scenario: str, players: int, options: dict[str, Any], why: str
) -> None:
    said = {"scenario": scenario, "players": players, **options}
    if why:
        with pytest.raises(BadOptions, match=why):
            MageKnightOptions.read(said)
    else:
        MageKnightOptions.read(said)


# What each makes of the game

VARIANTS: list[tuple[str, int, dict[str, Any], tuple[str, ...]]] = [
    (FULL, 2, {}, ()), (TOGETHER, 2, {}, ("cooperative-assaults",)), (FULL, 2, {"heroes": "auction"}, ("auction",)),
    (SOLO, 1, {"dummy": "cards"}, ("substitute",)), (RECON, 1, {"dummy": "none"}, ("no-dummy",)),
    (DRUIDS, 2, {"epic": True}, ("epic",)), (FULL, 2, {"epic": True}, ()),
    (DRUIDS, 2, {"few_shields": True}, ("few-shields",)), (HOLD, 2, {"open_map": True}, ("open-map",)),
    (TOGETHER, 2, {"team_scores": "lowest"}, ("cooperative-assaults", "lowest-scores")),
    (FULL, 2, {"tile_orientation": "random"}, ("random-orientation",)),
    (FULL, 2, {"random_cities": True}, ("random-cities",)), (FULL, 2, {"daylight": "darkness"}, ("darkness",)),
    (FULL, 2, {"daylight": "night-arrival"}, ("night-arrival",)),
    (FULL, 2, {"competitive_spells": False}, ("no-competitive-spells",)),
    (FULL, 2, {"competitive_skills": False}, ("no-competitive-skills",)),
    (FULL, 2, {"friendly_mana": True}, ("friendly-mana",)), (FULL, 2, {"rampage": "rampage"}, ("rampage",)),
    (FULL, 2, {"rampage": "more-rampage"}, ("more-rampage",)),
    (FULL, 2, {"interactive_combat": True}, ("interactive-combat",)),
    (FULL, 2, {"action_upgrades": True}, ("action-upgrades",)), (FULL, 2, {"drafting": True}, ("drafting",)),
    (FULL, 2, {"cooperative_assaults": True}, ("cooperative-assaults",)), (FULL, 2, {"box": "base"}, ("base-box",)),
    (FULL, 2, {"box": "everything"}, ("expansion",)),
]  # fmt: skip


@rule("MK-OPT-01")
@pytest.mark.parametrize(("scenario", "players", "options", "variants"), VARIANTS)
def test_each_optional_rule_is_in_play_if_it_was_agreed(
    scenario: str, players: int, options: dict[str, Any], variants: tuple[str, ...]
) -> None:
    assert agreed(scenario, players, **options).variants == variants


@rule("MK-OPT-15", "MK-RECON-09")
@pytest.mark.parametrize(
    ("scenario", "players", "options", "peace"),
    [(FULL, 2, {}, False), (FULL, 2, {"player_combat": False}, True), (SOLO, 1, {}, True), (TOGETHER, 2, {}, True),
     (RECON, 2, {}, True), (MINES, 3, {}, False)],
)  # fmt: skip
def test_heroes_fight_each_other_unless_something_forbids_it(
    scenario: str, players: int, options: dict[str, Any], peace: bool
) -> None:
    assert agreed(scenario, players, **options).peace is peace


@rule("MK-OPT-09", "MK-OPT-13", "MK-DRUID-11", "MK-RETURN-06", "MK-HOLD-14")
@pytest.mark.parametrize(
    ("scenario", "players", "options", "rounds", "shape", "night"),
    [(FULL, 2, {}, 6, "wedge", False), (FULL, 4, {}, 6, "open-5", False), (MINES, 4, {}, 4, "open-4", False),
     (RECON, 1, {}, 4, "wedge", False), (RECON, 2, {}, 3, "wedge", False), (HOLD, 2, {}, 6, "fixed", False),
     (HOLD, 3, {}, 4, "fixed", False), (HOLD, 4, {}, 4, "fixed", False), (DRUIDS, 2, {"epic": True}, 6, "wedge", False),
     (PORTAL, 2, {"epic": True}, 6, "wedge", False), (FULL, 2, {"map": "open-3"}, 6, "open-3", False),
     (FULL, 2, {"daylight": "night-arrival"}, 6, "wedge", True),
     (FULL, 2, {"daylight": "darkness"}, 6, "wedge", False)],
)  # fmt: skip
def test_rounds_shape_and_time_of_day_follow_from_scenario_and_options(
    scenario: str, players: int, options: dict[str, Any], rounds: int, shape: str, night: bool
) -> None:
    g = agreed(scenario, players, **options)
    assert (g.rounds, g.shape, g.night, g.nights, g.round) == (rounds, shape, night, int(night), 1)
    assert g.together is (scenario == TOGETHER)


@rule("MK-AREA-08", "MK-BLITZC-03", "MK-OPT-20", "MK-OPT-23")
@pytest.mark.parametrize(
    ("scenario", "rampage", "fame", "reputation"),
    [(FULL, "no", 0, 0), (FULL, "rampage", 0, -2), (FULL, "more-rampage", 0, -4), ("blitz-conquest", "no", 1, 2),
     ("blitz-conquest", "rampage", 1, 0), ("blitz-conquest", "more-rampage", 1, -2)],
)  # fmt: skip
def test_everybody_starts_with_the_same_name_and_fame(scenario: str, rampage: str, fame: int, reputation: int) -> None:
    players = agreed(scenario, 2, rampage=rampage).players
    assert [(player.fame, player.reputation) for player in players] == [(fame, reputation)] * 2


@rule("MK-TEAM-01")
def test_who_sit_across_are_a_team_or_chance_makes_them() -> None:
    assert agreed(FULL, 4, teams="seated").teams == (0, 1, 0, 1)
    drawn = {agreed(FULL, 4, seed=str(number), teams="random").teams for number in range(60)}
    assert drawn == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}
    assert agreed(FULL, 4).teams == ()


# Cities

PLANS: list[tuple[str, int, dict[str, Any], tuple[tuple[int, int], ...]]] = [
    (FULL, 2, {}, ((4, 0),) * 2), (FULL, 4, {}, ((4, 0),) * 4), (SOLO, 1, {}, ((5, 0), (8, 0))),
    (SOLO, 1, {"city_tiles": 3}, ((5, 0), (5, 0), (8, 0))), (SOLO, 1, {"city_tiles": 1}, ((8, 0),)),
    (SOLO, 1, {"city_level": 7}, ((7, 0),) * 2), (TOGETHER, 4, {}, ((5, 0), (5, 0), (5, 0), (11, 0))),
    ("blitz-cooperation", 3, {}, ((5, 0), (8, 0), (11, 0))), (RECON, 2, {}, ()), (MINES, 2, {}, ()),
    (PORTAL, 2, {}, ((3, 0),)), (PORTAL, 2, {"epic": True}, ((4, 0),) * 2),
    (PORTAL, 2, {"epic": True, "city_tiles": 1}, ((4, 0),)), (PORTAL, 4, {"epic": True}, ((4, 0),) * 4),
    (SOLO, 1, {"megapolis": "one"}, ((5, 0), (5, 5))), (SOLO, 1, {"megapolis": "one", "city_tiles": 1}, ((5, 5),)),
    (FULL, 2, {"megapolis": "two", "megapolis_level": 7}, ((4, 3),) * 2),
    (FULL, 3, {"megapolis": "one", "megapolis_level": 3}, ((4, 0), (4, 0), (2, 1))),
]  # fmt: skip


@rule("MK-FULLC-01", "MK-SOLO-01", "MK-SOLO-08", "MK-FULLCO-01", "MK-RETURN-06", "MK-OPT-36", "MK-OPT-37", "MK-OPT-39")
@pytest.mark.parametrize(("scenario", "players", "options", "plan"), PLANS)
def test_cities_have_the_levels_of_the_scenario_or_those_agreed(
    scenario: str, players: int, options: dict[str, Any], plan: tuple[tuple[int, int], ...]
) -> None:
    g = agreed(scenario, players, **options)
    assert g.city_plan == plan
    assert g.cities == sum(bool(TILES[name].city) for name in g.stack)
    assert g.cities == (len(plan) or 1)


# Tiles

STACKS: list[tuple[str, int, dict[str, Any], tuple[int, int, int]]] = [
    (FULL, 2, {}, (8, 1, 2)), (FULL, 4, {}, (11, 3, 4)), (FULL, 2, {"country_tiles": 5, "core_tiles": 4}, (5, 4, 2)),
    (FULL, 2, {"city_tiles": 4}, (8, 1, 4)), (PORTAL, 2, {}, (7, 1, 1)), (PORTAL, 2, {"epic": True}, (8, 2, 2)),
    (DRUIDS, 2, {"epic": True}, (11, 4, 1)), (DRUIDS, 2, {}, (8, 1, 1)), (MINES, 2, {}, (8, 1, 1)),
    (MINES, 4, {}, (11, 3, 1)), (MINES, 2, {"core_tiles": 4}, (8, 3, 1)), (LORDS, 2, {"core_tiles": 2}, (8, 2, 1)),
    (LORDS, 2, {"core_tiles": 4}, (8, 4, 1)), (HOLD, 2, {}, (5, 3, 1)), (RECON, 1, {}, (8, 2, 1)),
]  # fmt: skip


def kinds(names: tuple[str, ...]) -> tuple[int, int, int]:
    """Countryside tiles, Core tiles without a City, and with one."""
    cities = sum(bool(TILES[name].city) for name in names)
    country = sum(TILES[name].kind == "country" for name in names)
    return country, len(names) - country - cities, cities


@rule("MK-SETUP-16", "MK-SETUP-17", "MK-OPT-09", "MK-EXPL-08")
@pytest.mark.parametrize(("scenario", "players", "options", "numbers"), STACKS)
def test_the_stack_has_the_tiles_of_the_scenario_and_the_others_stay_in_the_box(
    scenario: str, players: int, options: dict[str, Any], numbers: tuple[int, int, int]
) -> None:
    g = agreed(scenario, players, **options)
    assert kinds(g.stack) == numbers
    assert [TILES[name].kind for name in g.stack[: numbers[0]]] == ["country"] * numbers[0]
    assert set(g.tiles_in_box) == {*COUNTRY, *CORE} - set(g.stack)
    assert len(set(g.stack)) == len(g.stack)


@rule("MK-MINES-01", "MK-DUNG-01")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_a_scenario_is_about_is_there_even_among_few_tiles(seed: str) -> None:
    mines = agreed(MINES, 2, seed, country_tiles=3, core_tiles=1)
    with_mine = {name for name in COUNTRY if TILES[name].has("mine")}
    assert with_mine == {name for name in mines.stack if TILES[name].kind == "country"}
    assert [TILES[name].has("mine") for name in mines.stack if name in CORE] == [True]
    lords = agreed(LORDS, 2, seed, core_tiles=1)
    assert [name for name in lords.stack if name in CORE] == ["core-1"], "a Monastery and a Tomb"
    others = {name for number in range(9) for name in agreed(LORDS, 2, str(number), core_tiles=2).stack if name in CORE}
    assert others == {*CORE}


@rule("MK-OPT-01")
def test_tiles_of_the_expansions_are_used_only_with_everything_and_on_no_fixed_map() -> None:
    new = {*MORE_COUNTRY, *MORE_CORE}
    assert not new & {*agreed(FULL, 4).stack, *agreed(FULL, 4).tiles_in_box}
    everything = agreed(FULL, 4, box="everything")
    assert new <= {*everything.stack, *everything.tiles_in_box}
    assert {*COUNTRY, *CORE} <= {*everything.stack, *everything.tiles_in_box}
    epic = agreed(DRUIDS, 2, box="everything", epic=True)
    assert new <= set(epic.stack)
    fixed = agreed(HOLD, 2, box="everything")
    assert not new & {*fixed.stack, *fixed.tiles_in_box}


@rule("MK-SETUP-18", "MK-HOLD-01", "MK-HOLD-14", "MK-MAP-04")
@pytest.mark.parametrize(
    ("scenario", "players", "options", "start", "places"),
    [(FULL, 2, {}, "start-a", [(0, 1), (1, 0)]), (FULL, 4, {}, "start-b", [(0, 1), (1, 0), (1, -1)]),
     (FULL, 2, {"map": "open-3"}, "start-b", [(0, 1), (1, 0), (1, -1)]),
     (HOLD, 2, {}, "start-b", [(0, 1), (1, 0), (1, -1)]),
     (HOLD, 3, {"open_map": True}, "start-b", [(0, 1), (1, 0), (1, -1), *HIDDEN_POSITIONS])],
)  # fmt: skip
def test_the_first_tiles_lie_where_the_map_begins(
    scenario: str, players: int, options: dict[str, Any], start: str, places: list[tuple[int, int]]
) -> None:
    g = laid_out(scenario, players, **options).g
    assert (g.tiles[0].tile, g.tiles[0].x, g.tiles[0].y) == (start, 0, 0)
    assert [(placed.x, placed.y) for placed in g.tiles[1:]] == places
    if scenario == HOLD:
        assert (g.stack, g.tiles_in_box) == ((), ())
        assert [(placed.x, placed.y) for placed in g.hidden] == ([] if options else list(HIDDEN_POSITIONS))
        assert [TILES[name.tile].kind for name in g.hidden] == ([] if options else ["country"] * 2 + ["core"] * 4)
    else:
        assert g.hidden == ()


# Decks, heroes, the Dummy


@rule("MK-SOLO-02", "MK-FULLCO-02", "MK-OPT-16", "MK-OPT-17", "MK-SETUP-04")
@pytest.mark.parametrize(
    ("scenario", "players", "options", "spells", "shared"),
    [(FULL, 2, {}, 24, True), (SOLO, 1, {}, 20, False), (TOGETHER, 2, {}, 20, False),
     (FULL, 2, {"competitive_spells": False}, 20, True), (FULL, 2, {"competitive_skills": False}, 24, False)],
)  # fmt: skip
def test_what_hinders_rivals_is_in_play_where_there_are_rivals(
    scenario: str, players: int, options: dict[str, Any], spells: int, shared: bool
) -> None:
    g = agreed(scenario, players, heroes="random", **options)
    assert len(g.spell_deck) == spells
    for player in g.players:
        assert sorted(player.skill_stack) == sorted(skills_of(player.hero, shared=shared))
    assert sorted(g.artifact_deck) == sorted(artifacts())


@rule("MK-DUMMY-01", "MK-DUMMY-02", "MK-DUMMY-14", "MK-RECON-09")
@pytest.mark.parametrize(
    ("scenario", "players", "options", "there", "skills"),
    [(SOLO, 1, {}, True, 10), (RECON, 1, {"dummy": "none"}, False, 0), (TOGETHER, 2, {}, True, 0),
     (FULL, 2, {}, False, 0), (SOLO, 1, {"dummy": "cards"}, True, 10)],
)  # fmt: skip
def test_a_dummy_plays_with_who_has_no_rivals_and_lends_skills_only_to_who_is_alone(
    scenario: str, players: int, options: dict[str, Any], there: bool, skills: int
) -> None:
    g = laid_out(scenario, players, **options).g
    assert (g.dummy is not None) is there
    if g.dummy is not None:
        assert len(g.dummy.skills) == skills
        assert len(g.dummy.deck) == 16
        dots = HEROES[g.dummy.hero].dots
        assert g.dummy.crystals == tuple(dots.count(colour) for colour in BASIC)


@rule("MK-SETUP-11", "MK-AREA-04", "MK-AREA-05", "MK-AREA-09")
def test_heroes_have_their_own_sixteen_cards_and_ten_skills_in_any_order() -> None:
    games = [agreed(FULL, 3, str(number), heroes="random") for number in range(4)]
    for g in games:
        assert g.picking == ()
        assert sorted(g.order) == [0, 1, 2]
        assert len({player.hero for player in g.players}) == 3
        for player in g.players:
            assert sorted(player.deck) == sorted(HEROES[player.hero].deck)
    assert len({g.order for g in games}) > 1
    stacks = {agreed(SOLO, 1, str(number), heroes="random").players[0].skill_stack for number in range(8)}
    assert len(stacks) == 8, "shuffled"


@rule("MK-SETUP-10", "MK-RECON-05")
def test_only_the_first_scenario_promises_somebody_for_villages() -> None:
    offers = [laid_out(FULL, 2, str(number)).g.units_offer for number in range(60)]
    assert any(not any(VILLAGE in UNITS[name].sites for name in offer) for offer in offers)


@rule("MK-SETUP-19", "MK-EXPL-09")
def test_every_hero_draws_the_first_hand_from_a_shuffled_deck() -> None:
    hands = [laid_out(FULL, 2, str(number)).g.players for number in range(3)]
    for players in hands:
        for player in players:
            assert (len(player.hand), len(player.deck), player.known_on_top) == (5, 11, 0)
            assert sorted((*player.hand, *player.deck)) == sorted(HEROES[player.hero].deck)
    assert len({player.deck for players in hands for player in players}) == 6


def test_there_are_four_cities_at_most() -> None:
    assert agreed(PORTAL, 4, epic=True).cities == len(CITIES)
