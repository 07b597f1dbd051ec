"""Setup: MK-SETUP, MK-AREA, MK-MAP, MK-RECON."""

from __future__ import annotations

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import (
    BASIC,
    CITY_COST,
    COLOUR_NUMBER,
    DAY_COSTS,
    EXPLORE_COST,
    LEAST_REPUTATION,
    LEVELS,
    MOST_REPUTATION,
    NIGHT_COSTS,
    REPUTATION_BONUS,
    level_of,
)
from tabletome.games.mage_knight.content.enemies import TOKENS
from tabletome.games.mage_knight.content.heroes import COMMON_DECK, HEROES, LATER
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.tiles import ADVENTURE, CITIES, CORE, COUNTRY, FORTIFIED, INHABITED, TILES
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, UNITS, deck
from tabletome.games.mage_knight.rules.setup import MageKnightOptions
from tests.games.mage_knight.knights import setting_up

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
SEEDS = [str(number) for number in range(12)]


def data(id_: str) -> dict:  # type: ignore[type-arg]
    return LEDGER.rule(id_).data  # type: ignore[no-any-return]


@rule("MK-SETUP-24")
def test_the_box_has_as_many_tokens_tiles_units_and_tactics_as_it_should() -> None:
    box = data("MK-SETUP-24")
    assert {colour: len(tokens) for colour, tokens in TOKENS.items()} == box["enemy_tokens"]
    assert len(RUINS_TOKENS) == box["ruins_tokens"]
    assert (len(COUNTRY), len(CORE), len(CITIES)) == (11, 4, 4)
    assert (len(deck(REGULAR)), len(deck(ELITE))) == (box["units"]["regular"], box["units"]["elite"])
    assert sum(not tactic.night for tactic in TACTICS.values()) == box["tactics"]["day"]


@rule("MK-SETUP-23", "MK-AREA-04")
@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_sixteen_basic_actions(hero: str) -> None:
    assert len(HEROES[hero].deck) == data("MK-AREA-04")["basic_actions_per_hero"] == 16


@rule("MK-DUMMY-16", breaks=Break("content/heroes.py", "(GREEN, GREEN, BLUE)", "(GREEN, BLUE, BLUE)", fresh=True))
@pytest.mark.parametrize("hero", HEROES)
def test_the_dots_of_the_hero_cards_are_those_published(hero: str) -> None:
    assert sorted(HEROES[hero].dots) == sorted(COLOUR_NUMBER[name] for name in data("MK-DUMMY-16")[hero])


@rule("MK-SETUP-22", "MK-SETUP-25")
def test_the_reputation_track_gives_what_the_table_says() -> None:
    table = data("MK-SETUP-25")["modifier"]
    assert {int(at): bonus for at, bonus in table.items() if bonus != "X"} == REPUTATION_BONUS
    assert (LEAST_REPUTATION, MOST_REPUTATION) == (-7, 7)
    assert LEAST_REPUTATION not in REPUTATION_BONUS


@rule("MK-LEVEL-07", "MK-AREA-02", "MK-AREA-03")
def test_levels_begin_and_give_what_the_table_says() -> None:
    rows = data("MK-LEVEL-07")["levels"]
    assert [row["level"] for row in rows] == list(range(1, 11))
    for row, level in zip(rows, LEVELS, strict=True):
        assert (row["fame"], row["armor"], row["hand_limit"], row["command_tokens"]) == level
        assert level_of(row["fame"]) == row["level"]
        assert level_of(row["fame"] - 1) == max(1, row["level"] - 1)
    assert level_of(500) == 10


@rule("MK-MOVE-22", "MK-MOVE-07", "MK-MOVE-08", "MK-EXPL-03", "MK-SETUP-13")
def test_terrain_costs_are_those_of_the_day_and_night_board() -> None:
    table = data("MK-MOVE-22")
    for costs, time in ((DAY_COSTS, "day"), (NIGHT_COSTS, "night")):
        assert costs == {terrain: cost for terrain, cost in table[time].items() if cost != "X"}
    assert data("MK-MOVE-08")["city_move_cost"] == CITY_COST
    assert data("MK-EXPL-03")["explore_cost"] == EXPLORE_COST


@rule("MK-TACT-07", "MK-SETUP-15")
def test_tactics_have_the_published_numbers() -> None:
    table = data("MK-TACT-07")
    for time, night in (("day", False), ("night", True)):
        names = {row["name"].lower().replace(" ", "-"): row["number"] for row in table[time]}
        assert names == {name: each.number for name, each in TACTICS.items() if each.night == night}


@rule("MK-SITE-23")
def test_ruins_tokens_are_those_published() -> None:
    table = data("MK-SITE-23")
    altars = [token for token in RUINS_TOKENS.values() if token.mana]
    assert sorted(token.mana for token in altars) == [(colour,) * 3 for colour in BASIC]
    assert {token.fame for token in altars} == {7}
    words = {"advanced_action": "advanced", "four_crystals": "crystals"}
    expected = sorted(
        (tuple(row["enemies"]), tuple(words.get(each, each) for each in row["reward"])) for row in table["enemies"]
    )
    assert sorted((token.enemies, token.rewards) for token in RUINS_TOKENS.values() if token.enemies) == expected


@rule("MK-SITE-01")
def test_sites_are_classed_as_the_book_does() -> None:
    table = data("MK-SITE-01")
    short = {"mage_tower": "tower", "ancient_ruins": "ruins", "monster_den": "den", "spawning_grounds": "grounds"}
    for name, ours in (("inhabited", INHABITED), ("fortified", FORTIFIED), ("adventure", ADVENTURE)):
        assert tuple(short.get(site, site) for site in table[name]) == ours


@rule("MK-HOLD-01", "MK-HOLD-13")
def test_the_tiles_agree_with_the_keeps_and_towers_the_scenario_book_counts() -> None:
    numbers = data("MK-HOLD-01")
    with_either = [name for name in COUNTRY if TILES[name].has("keep") or TILES[name].has("tower")]
    assert with_either == [f"country-{n}" for n in numbers["countryside_tiles"]["numbers_public"]]
    spaces = [space.site for name in (*COUNTRY, *CORE, *CITIES) for space in TILES[name].spaces.values()]
    assert 3 * spaces.count("keep") + 2 * spaces.count("tower") == 25


@rule("MK-SETUP-10", "MK-RECON-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_players_plus_two_units_are_on_offer_and_one_of_them_at_villages(seed: str) -> None:
    game = setting_up(seed, heroes="random").plays()
    assert game.asked() == "choose-tactic"
    assert len(game.g.units_offer) == 3
    assert any("village" in UNITS[name].sites for name in game.g.units_offer)
    assert all(UNITS[name].tier == REGULAR for name in game.g.units_offer)


@rule("MK-SETUP-14")
@pytest.mark.parametrize("seed", SEEDS)
def test_half_of_the_dice_show_basic_colours(seed: str) -> None:
    game = setting_up(seed, heroes="random", players=3)
    assert game.asked() == "choose-tactic"
    assert len(game.g.source) == 5
    assert sum(colour in BASIC for colour in game.g.source) >= 3


@rule("MK-RECON-01", "MK-RECON-09", "MK-SETUP-16", "MK-SETUP-17", "MK-SETUP-18")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_scenario_stacks_low_countryside_tiles_over_shuffled_core_tiles(seed: str) -> None:
    game = setting_up(seed, heroes="random")
    assert game.asked() == "choose-tactic"
    g = game.g
    assert [placed.tile for placed in g.tiles] == ["start-a", "country-1", "country-2"]
    assert [(placed.x, placed.y) for placed in g.tiles[1:]] == [(0, 1), (1, 0)]
    assert g.stack[:6] == tuple(f"country-{n}" for n in range(3, 9))
    assert len(g.stack[6:]) == 3
    assert sum(bool(TILES[name].city) for name in g.stack[6:]) == 1


@rule("MK-SETUP-19", "MK-SITE-24", "MK-EXPL-09")
def test_tiles_revealed_in_setup_get_their_rampaging_enemies_face_up() -> None:
    g = setting_up(heroes="random").plays().g
    game = setting_up(heroes="random")
    assert game.asked() == "choose-tactic"
    g = game.g
    assert set(g.enemies) == {"country-1.nw", "country-2.nw"}
    assert all(token.up for tokens in g.enemies.values() for token in tokens)


@rule("MK-GEN-06", "MK-AREA-05", "MK-AREA-07", "MK-DUMMY-02")
def test_a_hero_is_chosen_and_starts_off_the_map_with_five_cards() -> None:
    game = setting_up()
    assert len(game.offers("choose-hero")) == 7
    game.plays("choose-hero norowas")
    assert game.me.hero == "norowas"
    assert len(game.me.hand) == 5
    assert len(game.me.deck) == 11
    assert game.me.space == ""
    assert game.dummy.hero != "norowas"
    assert sum(game.dummy.crystals) == 3


@rule("MK-TACT-03", "MK-SETUP-11")
def test_in_the_first_round_who_picked_a_hero_last_chooses_a_tactic_first() -> None:
    game = setting_up(players=3)
    first = game.g.picking
    for hero in ("tovak", "krang", "goldyx"):
        game.plays(f"choose-hero {hero}")
    assert game.g.order == first
    assert game.g.picking == tuple(reversed(first))


@rule("MK-GEN-06")
def test_a_hero_that_is_taken_is_not_offered_again() -> None:
    game = setting_up(players=2).plays("choose-hero tovak")
    assert "choose-hero tovak" not in game.offers()


@rule("MK-SETUP-24")
def test_exactly_the_base_box_can_be_played() -> None:
    told = data("MK-SETUP-24")
    cards = told["deed_cards"]
    game = setting_up(players=2, scenario="full-conquest", box="base")
    g = game.g
    assert len(game.offers("choose-hero")) == told["heroes"]
    assert (len(g.advanced_deck), len(g.spell_deck), len(g.artifact_deck)) == (
        cards["advanced_actions"],
        cards["spells"],
        cards["artifacts"],
    )
    assert (len(g.regular_deck), len(g.elite_deck)) == (told["units"]["regular"], told["units"]["elite"])
    assert {colour: len(g.piles[colour]) for colour in told["enemy_tokens"]} == told["enemy_tokens"]
    assert len(g.piles["ruins"]) + len(g.ruins) == told["ruins_tokens"]
    laid = [name for name in (*g.stack, *g.tiles_in_box, *(placed.tile for placed in g.tiles)) if name not in CITIES]
    assert sorted(name for name in laid if TILES[name].kind == "country") == sorted(COUNTRY)
    assert sorted(name for name in laid if TILES[name].kind == "core") == sorted(CORE)
    assert (len(COUNTRY), len(CORE), len(CITIES)) == (
        told["tiles"]["countryside"],
        told["tiles"]["core_noncity"],
        told["tiles"]["core_city"],
    )
    while game.asked() == "choose-hero":
        game.plays(game.offers()[-1])
    GAME.check(game.g)
    basic = [card for player in game.g.players for card in (*player.deck, *player.hand)]
    assert len(basic) * told["heroes"] // 2 == cards["basic_actions"]
    own = [{*player.deck, *player.hand} - {*COMMON_DECK} for player in game.g.players]
    assert [len(each) for each in own] == [1, 1], "the second own card of a hero came with a later box"
    assert [len(player.skill_stack) for player in game.g.players] == [10, 10]


@pytest.mark.parametrize("seed", SEEDS)
def test_with_the_base_box_the_dummy_is_one_of_its_heroes(seed: str) -> None:
    game = setting_up(seed, heroes="random", box="base")
    assert game.asked() == "choose-tactic"
    assert game.dummy.hero not in LATER
    assert game.me.hero not in LATER


@rule("MK-SETUP-24")
def test_everything_can_be_played() -> None:
    g = setting_up(players=2, scenario="full-conquest", box="everything").g
    assert (len(g.advanced_deck), len(g.spell_deck), len(g.artifact_deck)) == (44, 24, 25)
    assert (len(g.regular_deck), len(g.elite_deck)) == (28, 28)


def test_four_heroes_are_too_few_for_four_players_and_the_dummy() -> None:
    with pytest.raises(BadOptions):
        MageKnightOptions.read({"players": 4, "scenario": "full-cooperation", "box": "base"})
