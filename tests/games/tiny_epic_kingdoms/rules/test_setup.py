"""From the box to the first turn. Rulebook: "Setup", and where the exploration tokens are laid."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS, TOKENS
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.powers import Powers
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS
from tabletome.games.tiny_epic_kingdoms.rules.setup import KingdomOptions
from tests.games.tiny_epic_kingdoms.kingdoms import COLOURS, NAMES, Kingdoms, kingdoms, setting_up

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
SEEDS = [f"seed {number}" for number in range(20)]


KINDS = {"forest", "mountains", "plains", "capital", "ruins"}


def set_up(seed: str = "test", stop: str = "select-action", *, side: int = 0, **options: object) -> Kingdoms:
    """A game set up until a choice of this kind: players take this side of their card and else the first choice."""
    game = setting_up(seed, **options)
    while not game.asked().endswith(stop):
        take(game, side if game.asked().endswith("choose-side") else 0)
    return game


def take(game: Kingdoms, choice: int = 0) -> None:
    assert game.run.decision is not None
    game.run.play(game.run.decision.options[choice])


def asked_until_the_first_turn(game: Kingdoms) -> list[str]:
    asked = []
    while not game.asked().endswith("select-action"):
        asked.append(game.asked())
        take(game)
    return asked


# Cards and tokens


@rule("TEK-SETUP-01", breaks=Break("rules/setup.py", "shields=[],", 'shields=["trade"],'))
def test_all_shields_begin_beside_the_action_card_so_every_action_is_open() -> None:
    game = set_up(players=3)
    assert game.g.shields == []
    assert game.offers() == [f"select {action}" for action in ACTIONS]


@rule("TEK-SETUP-02")
@pytest.mark.parametrize(("players", "territories", "neutral"), [(2, 3, 5), (3, 3, 0), (4, 4, 0), (5, 5, 0)])
def test_only_two_players_lay_out_a_lost_kingdom(players: int, territories: int, neutral: int) -> None:
    game = set_up(players=players)
    assert len(set(game.g.territories)) == territories
    assert game.g.neutral_meeples() == neutral


@rule("TEK-SETUP-02")
@pytest.mark.parametrize(("players", "selects"), [(2, "red"), (3, "red"), (4, "red"), (5, "blue")])
def test_only_among_five_players_whoever_clears_the_card_is_skipped(players: int, selects: str) -> None:
    seats = {colour: f"humans of {home} at {home}.1" for colour, home in zip(COLOURS[:players], NAMES, strict=False)}
    game = kingdoms(**seats).with_shields("patrol", "quest", "build", "research", "expand")
    assert game.asked() == f"{selects} select-action"


@rule("TEK-SETUP-03")
def test_every_player_gets_seven_meeples_three_resource_tokens_a_research_and_a_tower_token() -> None:
    data = LEDGER.rule("TEK-SETUP-03").data
    g = set_up(players=4).g
    for seat in range(4):
        assert g.in_play[seat] + g.supply(seat, of=data["meeples"]) == 7
        assert len(g.resources[seat]) == sum(data["resource_tokens"].values())
    assert len(g.magic) == 4 * data["research_token"]
    assert len(g.tower) == 4 * data["tower_token"]


@rule("TEK-SETUP-03")
def test_seven_meeples_and_no_more_can_come_into_play() -> None:
    game = kingdoms(
        red="humans of north at north.1 north.1 north.2 north.2 north.3 north.4; food 9",
        blue="orcs of south at south.1",
        action="expand",
    )
    game.plays("red: expand north.3")
    assert game.meeples("red") == LEDGER.rule("TEK-SETUP-03").data["meeples"]
    again = kingdoms(
        red="humans of north at north.1 north.1 north.2 north.2 north.3 north.3 north.4; food 9",
        blue="orcs of south at south.1",
        action="expand",
    )
    assert again.offers() == ["pass"]


# Factions


@rule("TEK-SETUP-04")
def test_factions_are_dealt_at_random_and_none_twice() -> None:
    dealt = [setting_up(seed, players=5).g.factions for seed in SEEDS]
    assert all(len(set(factions)) == 5 and FACTIONS.keys() >= set(factions) for factions in dealt)
    assert len({tuple(factions) for factions in dealt}) > 1


@rule("TEK-SETUP-04")
def test_factions_may_be_chosen_instead_but_each_card_exists_once() -> None:
    game = setting_up(players=3, factions="chosen", first=1)
    assert game.asked() == "red choose-faction"
    assert game.offers() == [f"choose-faction {name}" for name in FACTIONS]
    game.plays("red: choose-faction orcs")
    while game.asked().startswith("red"):
        take(game)
    assert game.asked() == "blue choose-faction"
    assert "choose-faction orcs" not in game.offers()
    assert len(game.offers()) == 12
    assert game.g.factions[0] == "orcs"


# Territories


@rule("TEK-SETUP-05")
def test_every_player_is_dealt_a_territory_card_at_random_and_none_twice() -> None:
    dealt = [setting_up(seed, players=5).g.cards for seed in SEEDS]
    assert all(len(set(cards)) == 5 and set(cards) <= set(CARDS) for cards in dealt)
    assert len({tuple(cards) for cards in dealt}) > 1


@rule("TEK-SETUP-05")
@pytest.mark.parametrize("side", [0, 1])
def test_the_player_decides_which_side_of_the_card_is_the_home_territory(side: int) -> None:
    game = setting_up(players=3, first=1)
    card = game.g.cards[0]
    assert game.offers() == [f"choose-side {name}" for name in card]
    game.plays(f"red: choose-side {card[side]}")
    assert game.g.territories[0] == card[side]


# Resources, tower and magic


@rule("TEK-SETUP-06")
def test_starting_resources_are_split_as_the_player_likes_and_add_up_to_six() -> None:
    data = LEDGER.rule("TEK-SETUP-06").data
    game = set_up(players=3, first=1, stop="choose-stock")
    splits = {tuple(int(word) for word in offer.split()[1:]) for offer in game.offers("stock")}
    most = range(data["min_each"], data["starting_total"] + 1)
    assert splits == {
        (mana, ore, food)
        for mana in most
        for ore in most
        for food in most
        if mana + ore + food == data["starting_total"]
    }
    game.plays("red: stock 0 5 1")
    assert game.stock("red") == {"mana": 0, "ore": 5, "food": 1}


@rule("TEK-SETUP-07")
def test_for_a_first_game_everyone_may_start_with_the_recommended_resources() -> None:
    game = setting_up(players=3, resources="recommended")
    assert "choose-stock" not in {asked.split()[1] for asked in asked_until_the_first_turn(game)}
    assert [game.stock(colour) for colour in COLOURS[:3]] == [LEDGER.rule("TEK-SETUP-07").data] * 3


@rule("TEK-SETUP-08")
def test_a_resource_off_the_track_is_none_of_it_and_nothing_lies_below() -> None:
    game = kingdoms(red="humans of north at north.1; ore 1", blue="orcs of south at south.1", action="build")
    game.plays("red: build")
    assert game.stock("red") == {"mana": 0, "ore": 0, "food": 0}
    assert game.offers() == ["collect"]


@rule("TEK-SETUP-09")
def test_towers_start_at_level_0() -> None:
    assert set(set_up(players=5).g.tower) == {LEDGER.rule("TEK-SETUP-09").data["tower_level_start"]} == {0}


@rule("TEK-SETUP-10")
def test_magic_starts_at_level_0_without_abilities() -> None:
    game = set_up(players=5)
    assert set(game.g.magic) == {LEDGER.rule("TEK-SETUP-10").data["magic_level_start"]} == {0}
    assert all(game.g.powers(seat) == Powers() for seat in range(5))


# Meeples


@rule("TEK-SETUP-11")
def test_two_meeples_start_together_in_a_region_of_the_home_and_five_are_the_supply() -> None:
    data = LEDGER.rule("TEK-SETUP-11").data
    game = set_up(players=3, first=1, stop="choose-start")
    home = game.g.territories[0]
    assert game.offers() == [f"settle {home}.{number}" for number in range(1, 6)]
    game.plays(f"red: settle {home}.4")
    assert len(game.at(f"{home}.4")) == data["meeples_in_play"] == game.meeples("red")
    assert len(game.g.held_by(0)) == data["regions_used"]
    assert game.g.supply(0, of=7) == data["meeples_in_supply"]


@rule("TEK-SETUP-11", "TEK-RUINS-01")
def test_meeples_that_start_in_ruins_are_knocked_over() -> None:
    game = set_up(players=3, first=1, side=-1, stop="choose-start")
    ruins = game.g.board.names[game.g.board.kinds.index("ruins")]
    game.plays(f"red: settle {ruins}")
    assert game.at(ruins) == ["red*", "red*"]


# Who begins, and in which order


@rule("TEK-SETUP-12")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_named_first_player_takes_the_active_player_token(first: int) -> None:
    assert set_up(players=3, first=first).asked() == f"{COLOURS[first - 1]} select-action"


@rule("TEK-SETUP-12")
def test_without_a_named_first_player_lots_are_drawn() -> None:
    assert {setting_up(seed, players=4).g.active for seed in SEEDS} == {0, 1, 2, 3}


@rule("TEK-SETUP-12")
def test_the_first_player_must_be_one_of_the_players() -> None:
    with pytest.raises(BadOptions):
        KingdomOptions(players=3, first=4).check()


@rule("TEK-SETUP-04", "TEK-SETUP-05", "TEK-SETUP-06", "TEK-SETUP-11", "TEK-SETUP-12")
def test_players_choose_clockwise_from_the_first_faction_side_resources_and_start() -> None:
    choices = ("choose-faction", "choose-side", "choose-stock", "choose-start")
    asked = asked_until_the_first_turn(setting_up(players=3, factions="chosen", first=2))
    assert asked == [f"{colour} {choice}" for colour in ("blue", "green", "red") for choice in choices]


@rule("TEK-SETUP-11", "TEK-EXPLORE-02")
def test_the_lost_kingdom_and_the_tokens_come_when_all_meeples_stand() -> None:
    game = set_up(players=2, first=1, exploration=True)
    kinds = [type(event).__name__ for event in game.events]
    assert kinds[-3:] == ["Settled", "LostKingdomLaid", "TokensPlaced"]


# Exploration tokens


@rule("TEK-EXPLORE-02", "TEK-EXPLORE-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_region_without_starting_meeples_gets_one_face_down_token(players: int) -> None:
    g = set_up(players=players, exploration=True).g
    for region in range(g.board.size):
        assert bool(g.tokens[region]) == (not any(g.holds(seat, region) for seat in range(players)))
    assert not any(g.face_up)


@rule("TEK-EXPLORE-02")
def test_which_token_lies_where_is_left_to_chance() -> None:
    assert len({tuple(set_up(seed, players=4, exploration=True, first=1).g.tokens) for seed in SEEDS}) == len(SEEDS)


@rule("TEK-EXPLORE-02")
def test_capital_cities_and_ruins_get_tokens_too() -> None:
    kinds: set[str] = set()
    for seed in SEEDS:
        g = set_up(seed, players=4, exploration=True, side=-1).g
        kinds |= {g.board.kinds[region] for region, token in enumerate(g.tokens) if token}
    assert kinds == KINDS


@rule("TEK-EXPLORE-03")
@pytest.mark.parametrize(("players", "in_play"), [(2, 13), (3, 12), (4, 16), (5, 15)])
def test_the_number_of_tokens_in_play_depends_on_the_number_of_players(players: int, in_play: int) -> None:
    assert sum(bool(token) for token in set_up(players=players, exploration=True).g.tokens) == in_play


@rule("TEK-EXPLORE-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_unused_tokens_stay_out_of_play_and_no_token_is_made_or_lost(players: int) -> None:
    g = set_up(players=players, exploration=True).g
    assert Counter(token for token in g.tokens if token) + Counter(g.unused_tokens) == TOKENS


@rule("TEK-EXPLORE-03")
def test_nobody_has_seen_the_unused_tokens() -> None:
    imagined = set()
    for seed in SEEDS:
        g = set_up(players=3, exploration=True).g
        GAME.imagine(g, 0, setting_up(seed).g.rng)
        imagined.add(tuple(sorted(g.unused_tokens)))
    assert len(imagined) > 1


@rule(
    "TEK-EXPLORE-04",
    breaks=Break(
        "content/territories.py", '"plains forest mountains forest capital"', '"water forest mountains forest capital"'
    ),
)
def test_no_token_lies_on_water_or_crags() -> None:
    for seed in SEEDS:
        board = set_up(seed, players=4, exploration=True).g.board
        assert board.size == 20
        assert set(board.kinds) <= KINDS


@rule("TEK-EXPLORE-02")
def test_without_the_option_no_token_is_laid() -> None:
    assert not any(set_up(players=4).g.tokens)


@rule("TEK-EXPLORE-06")
def test_five_players_leave_one_blank_in_the_box_and_lay_three_tokens_in_each_home() -> None:
    data = LEDGER.rule("TEK-EXPLORE-06").data
    g = set_up(players=5, exploration=True).g
    for seat in range(5):
        homes = [g.tokens[region] for region in g.board.regions_of(seat)]
        assert sum(bool(token) for token in homes) == data["tokens_per_home_territory"]
    lying = Counter(token for token in g.tokens if token)
    assert lying.total() == data["total"]
    assert TOKENS - lying == Counter(data["remove"])
    assert g.unused_tokens == []


@rule("TEK-EXPLORE-06")
def test_each_of_five_players_chooses_which_region_of_their_home_is_left_free() -> None:
    game = set_up(players=5, exploration=True, first=4, stop="leave-free")
    home = game.g.territories[3]
    start = game.g.board.names[game.g.held_by(3)[0]]
    free = [f"{home}.{number}" for number in range(1, 6) if f"{home}.{number}" != start]
    assert game.asked() == "yellow leave-free"
    assert game.offers() == [f"leave-free {region}" for region in free]
    game.plays(f"yellow: leave-free {free[2]}")
    assert [asked.split()[0] for asked in asked_until_the_first_turn(game)] == ["purple", "red", "blue", "green"]
    assert [bool(game.token(region)) for region in free] == [True, True, False, True]


@rule("TEK-EXPLORE-22")
def test_neutral_meeples_do_not_keep_the_lost_kingdom_free_of_tokens() -> None:
    g = set_up(players=2, exploration=True).g
    assert all(g.tokens[region] and g.regions[region] for region in g.board.regions_of(2))
