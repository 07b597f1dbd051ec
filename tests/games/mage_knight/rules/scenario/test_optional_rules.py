"""Optional rules: MK-OPT."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.box import BASIC, BLACK, BLUE, COLOURS, GOLD, RED, WHITE, level_of
from tabletome.games.mage_knight.content.cities import CITY_COLOURS, garrison
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import SHARED, SKILLS
from tabletome.games.mage_knight.content.tiles import CITIES, TILES
from tabletome.games.mage_knight.rules.combat.block import begin_block
from tabletome.games.mage_knight.rules.combat.enemies import armor
from tabletome.games.mage_knight.rules.deeds.mana import ways_to_pay
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.exploration import lay_tile
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.rules.map.sites import look_around
from tabletome.games.mage_knight.rules.scenario import action_upgrades, optional_rules, scoring
from tabletome.games.mage_knight.rules.scenario.tracks import gain_fame
from tabletome.games.mage_knight.rules.setup import MageKnightOptions, new_game
from tabletome.games.mage_knight.state import ATTACK, BLOCK, DUMMY, RANGED, Points, State, Token, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def new(scenario: str = "full-conquest", players: int = 2, seed: str = "v", **options: Any) -> State:
    return new_game(MageKnightOptions.read({"scenario": scenario, "players": players, **options}), seeded(seed))


def until(g: State, kind: str, seed: str = "v") -> Run[State]:
    """Play at random until this is asked."""
    rng, run = random.Random(seed), Run(GAME, g)
    while run.decision is not None and run.decision.kind != kind:
        run.play(rng.choice(list(run.decision.options)))
    return run


@rule("MK-OPT-01", "MK-GEN-05")
def test_scenario_and_optional_rules_are_set_before_heroes_are_chosen() -> None:
    g = new(drafting=True, rampage="rampage")
    assert {"drafting", "rampage"} <= set(g.variants)
    assert Run(GAME, g).decision.kind == "choose-hero"  # type: ignore[union-attr]
    assert not set(new().variants)


# Heroes for Fame


def auction() -> tuple[State, Run[State]]:
    g = new(players=3, heroes="auction")
    g.picking = (0, 1, 2)
    return g, Run(GAME, g)


def say(run: Run[State], *moves: str) -> None:
    for move in moves:
        assert run.decision is not None
        offered = {str(option): option for option in run.decision.options}
        assert move in offered, (run.decision.kind, list(offered))
        run.play(offered[move])


@rule("MK-OPT-02")
def test_a_pick_that_nobody_contests_is_free() -> None:
    g, run = auction()
    say(run, "choose-hero tovak", "pass", "pass")
    assert (g.players[0].hero, g.players[0].fame) == ("tovak", 0)
    assert g.picking == (1, 2)


@rule("MK-OPT-03", "MK-OPT-04", "MK-OPT-05")
def test_others_bid_higher_and_who_picks_earlier_may_match() -> None:
    g, run = auction()
    say(run, "choose-hero tovak", "bid 2")
    assert run.decision is not None
    assert run.decision.seat == 2
    assert str(run.decision.options[0]) == "bid 3", "seat 1 picks earlier than seat 2"
    say(run, "pass")
    assert run.decision.seat == 0
    assert str(run.decision.options[0]) == "bid 2", "the picker may match"
    say(run, "bid 2")
    assert str(run.decision.options[0]) == "bid 3"
    say(run, "bid 4", "pass")
    assert (g.players[1].hero, g.players[1].fame, g.players[0].fame) == ("tovak", -4, 0)
    assert run.decision.kind == "choose-hero"
    assert run.decision.seat == 0, "who did not win picks again"


@rule("MK-OPT-03")
def test_a_pick_is_contested_with_one_fame_at_least_and_within_bounds() -> None:
    _, run = auction()
    say(run, "choose-hero tovak")
    assert run.decision is not None
    assert [str(option) for option in run.decision.options] == [*(f"bid {fame}" for fame in range(1, 21)), "pass"]


@rule("MK-OPT-06", "MK-OPT-07")
def test_fame_paid_is_marked_below_zero_at_level_one() -> None:
    told = LEDGER.rule("MK-OPT-07").data
    g, run = auction()
    say(run, "choose-hero tovak", "bid 2", "pass", "pass")
    p = g.players[1]
    assert p.fame == told["fame"] == -told["paid"]
    assert (p.level, level_of(p.fame)) == (told["level"], 1)
    assert p.fame % 120 == told["space"]
    gain_fame(g, p, 3)
    assert (p.fame, level_of(p.fame)) == (1, 1)


@rule("MK-OPT-08", "MK-TACT-03")
def test_after_an_auction_tactics_are_chosen_in_reverse_of_the_picking_order() -> None:
    g = new(players=3, heroes="auction")
    order = g.order
    run = until(g, "choose-tactic")
    assert run.decision is not None
    assert (run.decision.seat, g.picking) == (order[-1], tuple(reversed(order)))


# The map


@rule("MK-OPT-09", "MK-MAP-03", "MK-MAP-05")
def test_shape_and_numbers_of_tiles_may_be_changed() -> None:
    g = new(map="open-3", country_tiles=5, core_tiles=4, city_tiles=3)
    kinds = [TILES[name].kind for name in g.stack]
    assert (g.shape, kinds.count("country"), kinds.count("core"), g.cities) == ("open-3", 5, 7, 3)
    assert len(g.city_plan) == 3
    with pytest.raises(BadOptions, match="fixed"):
        new("mines-liberation", city_tiles=2)


@rule("MK-OPT-10", "MK-OPT-11")
def test_with_random_orientation_a_tile_lies_as_chance_turns_it() -> None:
    turns, neighbours = set(), set()
    for seed in range(20):
        game = knight("tovak at start-a.c", "krang at start-a.c", stack="country-4", seed=str(seed),
                      scenario="full-conquest", options={"tile_orientation": "random"})  # fmt: skip
        lay_tile(game.g, (1, 1))
        placed = game.g.tiles[-1]
        turns.add(placed.turn)
        neighbours.add(tuple(sorted(game.g.board["country-4.nw"].near)))
        assert len(game.g.board["country-4.c"].near) == 6
    assert turns == set(range(6))
    assert len(neighbours) > 3
    fixed = knight("tovak at start-a.c", stack="country-4")
    lay_tile(fixed.g, (1, 1))
    assert fixed.g.tiles[-1].turn == 0


@rule("MK-OPT-12")
def test_random_cities_have_any_colour_but_no_colour_twice() -> None:
    colours = set()
    for seed in range(12):
        game = knight("tovak at start-a.c", "krang at start-a.c", stack="core-5 core-6", seed=str(seed),
                      scenario="full-conquest", options={"random_cities": True})  # fmt: skip
        lay_tile(game.g, (1, 1))
        lay_tile(game.g, (2, 0))
        first, second = (game.g.board[name].city for name in ("core-5.c", "core-6.c"))
        assert first != second
        assert len(game.g.enemies["core-5.c"]) == len(garrison(first, 4))
        colours.add(first)
    assert colours == set(CITY_COLOURS)
    druids = knight("tovak at start-a.c", "krang at start-a.c", stack="core-5", seed="3", scenario="druid-nights",
                    options={"random_cities": True})  # fmt: skip
    lay_tile(druids.g, (1, 1))
    assert druids.g.is_conquered("core-5.c")


# Time


@rule("MK-OPT-13")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_in_night_arrival_the_first_round_is_a_night_with_basic_dice(seed: str) -> None:
    g = new(heroes="random", seed=seed, daylight="night-arrival")
    until(g, "choose-tactic")
    assert (g.round, g.night, g.nights) == (1, True, 1)
    assert all(colour in BASIC for colour in g.source)


@rule("MK-OPT-14")
def test_in_darkness_is_coming_night_falls_by_dice_and_stays() -> None:
    fell = 0
    for seed in range(40):
        game = knight("tovak at start-a.c", "krang at start-a.c", seed=str(seed), scenario="full-conquest",
                      options={"daylight": "darkness"})  # fmt: skip
        fell += optional_rules.is_night_next(game.g)
        game.g.night = True
        assert optional_rules.is_night_next(game.g)
    assert 3 <= fell <= 25, "11 of 36"
    usual = knight("tovak at start-a.c")
    assert optional_rules.is_night_next(usual.g)


# Friendly games


@rule("MK-OPT-15")
def test_without_player_combat_nobody_can_be_attacked() -> None:
    assert new(player_combat=False).peace
    assert not new().peace


@rule("MK-OPT-16", "MK-OPT-17")
def test_competitive_spells_and_skills_may_be_left_out() -> None:
    told = {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}
    assert told <= set(new().spell_deck)
    assert not told & set(new(competitive_spells=False).spell_deck)
    assert len(new(competitive_spells=False).spell_deck) == 20
    rivals, friends = new(heroes="random"), new(heroes="random", competitive_skills=False)
    hostile = {name for name, skill in SKILLS.items() if skill.often == SHARED}
    assert any(hostile & set(player.skill_stack) for player in rivals.players)
    with_them = {name for player in rivals.players for name in player.skill_stack}
    without = {name for player in friends.players for name in player.skill_stack}
    assert with_them != without


@rule("MK-OPT-18", "MK-OPT-19")
def test_friendly_mana_spares_the_gold_die_where_a_die_of_the_colour_is_there() -> None:
    def ways(source: str, night: bool = False, **options: Any) -> list[tuple[str, int]]:
        game = knight("tovak at start-a.c", "krang at start-a.c", source=source, night=night, scenario="full-conquest",
                      options=options)  # fmt: skip
        return ways_to_pay(game.g, game.me, RED)

    assert ways("red gold") == [("die", RED), ("die", GOLD)]
    assert ways("red gold", friendly_mana=True) == [("die", RED)]
    assert ways("blue gold", friendly_mana=True) == [("die", GOLD)]


@rule("MK-OPT-18")
def test_friendly_mana_keeps_a_gold_die_from_being_turned_while_there_are_others() -> None:
    friendly = {"friendly_mana": True}
    game = knight("tovak at start-a.c", source="gold red", hand="mana-draw", mana="white", options=friendly)
    game.plays("strengthen mana-draw", "pay token white")
    assert game.asked() == "choose-colour", "only the red die can be taken"
    usual = knight("tovak at start-a.c", source="gold red", hand="mana-draw", mana="white")
    assert usual.plays("strengthen mana-draw", "pay token white").offers() == ["pick-die gold", "pick-die red"]
    alone = knight("tovak at start-a.c", source="gold gold", options=friendly)
    assert optional_rules.dice_to_turn(alone.g) == [GOLD]
    night = knight("tovak at start-a.c", source="gold red", night=True, options=friendly)
    assert GOLD in optional_rules.dice_to_turn(night.g)


# Rampage!


def rampaging(seed: int, kind: str, *, night: bool = False, tokens: str = "") -> Knights:
    game = knight("tovak at start-a.c", "krang at start-a.c", seed=str(seed), night=night, scenario="full-conquest",
                  options={"rampage": kind})  # fmt: skip
    if tokens:
        game.g.enemies["country-1.nw"] = (Token(tokens, up=True),)
    return game


@rule("MK-OPT-20", "MK-OPT-23")
def test_heroes_begin_with_a_bad_name() -> None:
    for kind, rule_id in (("rampage", "MK-OPT-20"), ("more-rampage", "MK-OPT-23")):
        told = LEDGER.rule(rule_id).data
        assert new(rampage=kind).players[0].reputation == told["start_reputation"]


@rule("MK-OPT-21", "MK-OPT-22")
@pytest.mark.parametrize("night", [False, True])
def test_defeated_rampaging_enemies_come_back_on_warm_dice_by_day_and_cold_ones_by_night(night: bool) -> None:
    counts = {0: 0, 1: 0, 2: 0}
    for seed in range(60):
        game = rampaging(seed, "rampage", night=night)
        rolled = game.g.copy().rng.below(6)
        optional_rules.return_enemies(game.g)
        space = next(name for name, each in game.g.board.spaces.items() if each.rampaging)
        tokens = game.g.enemies.get(space, ())
        counts[len(tokens)] += 1
        angry = (WHITE, BLUE, BLACK) if night else (RED, 3, GOLD)
        assert bool(tokens) is (rolled in angry)
        assert (len(tokens) == 2) is (rolled == (BLACK if night else GOLD))
        assert all(token.up for token in tokens)
    assert all(counts.values())


@rule("MK-OPT-21")
def test_where_an_enemy_still_stands_or_a_hero_does_no_die_is_rolled() -> None:
    game = rampaging(1, "more-rampage", tokens="diggers")
    game.with_player(space="country-2.nw")
    optional_rules.return_enemies(game.g)
    assert game.g.enemies["country-1.nw"] == (Token("diggers", up=True),)
    assert "country-2.nw" not in game.g.enemies


@rule("MK-OPT-21")
def test_each_of_a_pair_brings_one_reputation_and_the_space_is_held_while_one_remains() -> None:
    game = rampaging(1, "rampage").with_player(space="country-1.w", path=("country-1.w",), hand=("march",))
    game.g.enemies["country-1.nw"] = (Token("prowlers", up=True), Token("gargoyle", up=True))
    game.plays("challenge country-1.nw")
    assert [foe.paired for foe in game.combat.foes] == [True, True]
    game.with_pool(Points("siege", "ice", 3)).plays("attack 1")
    assert game.me.reputation == -2 + 1
    assert game.g.enemies["country-1.nw"] == (Token("gargoyle", up=True),)


@rule("MK-OPT-23")
def test_in_more_rampage_enemies_always_come_back_and_often_with_another() -> None:
    pairs = 0
    for seed in range(30):
        game = rampaging(seed, "more-rampage")
        optional_rules.return_enemies(game.g)
        assert len(game.g.enemies["country-1.nw"]) in (1, 2)
        pairs += len(game.g.enemies["country-1.nw"]) == 2
    assert 5 < pairs < 25


# Interactive Combat


def helped(colour: str, enemy: str = "prowlers") -> Knights:
    game = knight("tovak at country-1.w", "krang at start-a.c", hand="march", scenario="full-conquest",
                  options={"interactive_combat": True}, country_1_nw=enemy)  # fmt: skip
    game.plays("challenge country-1.nw")
    assert (game.asked(), game.run.decision.seat) == ("set-die", 1)  # type: ignore[union-attr]
    return game.plays(f"set-die {colour}")


@rule("MK-OPT-24")
def test_beside_a_dummy_player_the_die_is_set_by_the_hero_before() -> None:
    game = knight("tovak at country-1.w", "krang at start-a.c", hand="march", scenario="full-cooperation",
                  options={"interactive_combat": True}, country_1_nw="prowlers")  # fmt: skip
    assert game.g.order == (0, 1, DUMMY)
    game.plays("challenge country-1.nw")
    assert (game.asked(), game.run.decision.seat) == ("set-die", 1)  # type: ignore[union-attr]


@rule("MK-OPT-24", "MK-OPT-25", "MK-OPT-27")
@pytest.mark.parametrize("colour", ["white", "red", "blue", "black"])
def test_a_rival_secretly_helps_a_lone_enemy_which_is_then_worth_more(colour: str) -> None:
    told = LEDGER.rule("MK-OPT-25").data[colour]
    game = helped(colour)
    g, foe = game.g, game.combat.foes[0]
    assert armor(g, foe) == 3 + told.get("armor_ranged_phase", 0)
    begin_block(g)
    assert game.combat.strikes[0].value == 4 + told.get("attack", 0)
    g.stage = ATTACK
    assert armor(g, foe) == 3 + told.get("armor_attack_phase", 0)
    optional_rules.show_die(g, game.combat)
    game.again("attack_step").with_pool(Points("attack", "physical", 4)).plays("attack 1")
    assert game.me.fame == 2 + told["extra_fame"]


@rule("MK-OPT-26")
def test_the_die_is_shown_in_the_phase_in_which_it_works() -> None:
    for colour, shown in (("white", RANGED), ("red", BLOCK), ("blue", ATTACK), ("black", ATTACK)):
        game = helped(colour)
        assert game.combat.secret_shown is (shown == RANGED)
        begin_block(game.g)
        assert game.combat.secret_shown is (shown in (RANGED, BLOCK))
        game.g.stage = ATTACK
        optional_rules.show_die(game.g, game.combat)
        assert game.combat.secret_shown


@rule("MK-OPT-26")
def test_until_then_the_fighter_does_not_know_it() -> None:
    game = helped("blue")
    seen = set()
    for number in range(20):
        twin = game.g.copy()
        GAME.imagine(twin, 0, seeded(str(number)))
        assert twin.combat is not None
        seen.add(COLOURS[twin.combat.secret])
    assert seen == {"red", "blue", "black"}, "it is not white, or it would have been shown"
    own = game.g.copy()
    GAME.imagine(own, 1, seeded("own"))
    assert own.combat is not None
    assert own.combat.secret == BLUE


@rule("MK-OPT-24")
def test_against_several_enemies_no_die_is_set() -> None:
    game = knight("tovak at country-1.w", "krang at start-a.c", hand="march", scenario="full-conquest",
                  options={"interactive_combat": True}, country_1_nw="prowlers diggers")  # fmt: skip
    assert game.plays("challenge country-1.nw").asked() == "ranged"


# Deck building


@rule("MK-OPT-28")
def test_when_advanced_actions_run_out_all_that_are_left_are_laid_out() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", scenario="full-conquest")
    game.with_(advanced_deck=("ice-bolt", "agility"))
    action_upgrades.reveal_upgrades(game.g)
    assert game.g.upgrades == ("ice-bolt", "agility")
    assert game.g.advanced_deck == ()


def upgrading(**more: Any) -> Knights:
    game = knight("tovak at start-a.c", "krang at start-a.c", night=True, scenario="full-conquest",
                  options={"action_upgrades": True})  # fmt: skip
    game.with_(nights=1, round=2, advanced_deck=("agility", "blood-rage", "ice-bolt"), **more)
    return game.with_player(1, deck=("rage", "march"), hand=("swiftness",))


@rule("MK-OPT-29", "MK-OPT-31", "MK-OPT-32")
def test_after_a_night_each_may_take_a_revealed_card_for_an_own_one_of_its_colour_or_type() -> None:
    game = upgrading().with_player(0, deck=("march", "stamina"), hand=(), fame=5).again("end_of_round")
    assert (game.asked(), game.run.decision.seat) == ("upgrade", 1)  # type: ignore[union-attr]
    assert set(game.g.upgrades) == {"agility", "blood-rage", "ice-bolt"}
    assert "upgrade blood-rage rage" in game.offers()
    assert "upgrade agility swiftness" in game.offers()
    assert "upgrade ice-bolt swiftness" not in game.offers(), "another colour and another type"
    game.plays("upgrade blood-rage rage")
    other = game.g.players[1]
    assert "rage" in other.thrown_away
    assert "blood-rage" in (*other.deck, *other.hand, *other.discard)
    assert "blood-rage" not in game.g.upgrades
    game.plays("decline")
    assert game.g.upgrades == ()
    assert {"agility", "ice-bolt"} <= {*game.g.advanced_deck, *game.g.advanced_offer, *game.g.monastery_offer}


@rule("MK-OPT-29")
def test_there_are_no_upgrades_after_a_day_or_the_last_night() -> None:
    day = upgrading().with_(night=False, round=1).again("end_of_round")
    assert day.asked() == "choose-tactic"
    last = upgrading().with_(nights=3, round=6).again("end_of_round")
    assert last.asked() == "over"


@rule("MK-OPT-29")
def test_where_the_first_round_is_a_night_all_but_the_last_bring_upgrades() -> None:
    """Night, Day, Night, Day, Night: cards are exchanged after the first and the second Night."""
    second = upgrading().with_(rounds=5, nights=2, round=3).again("end_of_round")
    assert second.asked() == "upgrade"
    only_a_day_is_left = upgrading().with_(rounds=4, nights=2, round=3).again("end_of_round")
    assert only_a_day_is_left.asked() == "choose-tactic"


@rule("MK-OPT-30", "MK-OPT-31")
def test_the_weakest_deck_upgrades_first() -> None:
    game = upgrading().with_player(0, deck=("fireball", "ice-bolt"), crystals=(2, 1, 0, 0), level=3, hand=())
    game.with_player(0, units=[Unit("peasants"), Unit("utem-guardsmen", wounds=1)])
    assert action_upgrades.deck_strength(game.g, game.me) == 2 + 1 + 1 + 1 + 1 + 3 * 2
    assert action_upgrades.deck_strength(game.g, game.g.players[1]) == 0
    assert action_upgrades.order_of_upgrades(game.g) == (1, 0)
    equal = upgrading().with_player(0, deck=(), hand=(), fame=3).with_player(1, deck=(), hand=(), fame=1)
    assert action_upgrades.order_of_upgrades(equal.g) == (1, 0)
    equal.with_player(1, fame=3)
    assert action_upgrades.order_of_upgrades(equal.g) == (1, 0), "who plays later"


@rule("MK-OPT-33", "MK-OPT-34")
def test_four_cards_are_dealt_to_each_and_passed_on_until_each_has_kept_three() -> None:
    g = new(players=3, heroes="random", drafting=True)
    run = Run(GAME, g)
    hands = [player.dealt for player in g.players]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    say(run, *(f"keep {hand[0]}" for hand in hands))
    assert g.players[1].dealt == hands[0][1:], "clockwise"
    deck = len(g.advanced_deck)
    for _ in range(6):
        say(run, f"keep {g.players[run.decision.seat].dealt[0]}")  # type: ignore[union-attr]
    assert [len(player.drafted) for player in g.players] == [3, 3, 3]
    assert [player.dealt for player in g.players] == [(), (), ()]
    in_play = len((*g.advanced_deck, *g.advanced_offer, *g.monastery_offer))
    assert in_play == deck + 3


@rule("MK-OPT-34")
def test_what_the_others_kept_is_secret() -> None:
    g = new(players=2, heroes="random", drafting=True)
    until(g, "choose-tactic")
    twin = g.copy()
    GAME.imagine(twin, 0, seeded("guess"))
    assert twin.players[0].drafted == g.players[0].drafted
    assert twin.players[1].drafted != g.players[1].drafted


@rule("MK-OPT-35")
def test_at_the_end_of_each_day_one_kept_card_joins_the_deck() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", scenario="full-conquest")
    game.with_player(0, drafted=("ice-bolt", "agility")).with_player(1, drafted=("decompose",)).again("end_of_round")
    assert game.offers() == ["keep ice-bolt", "keep agility"]
    game.plays("keep agility")
    assert game.me.drafted == ("ice-bolt",)
    assert "agility" in (*game.me.deck, *game.me.hand)
    assert game.g.players[1].drafted == ()
    night = knight("tovak at start-a.c", "krang at start-a.c", night=True, scenario="full-conquest")
    night.with_player(0, drafted=("ice-bolt",)).again("end_of_round")
    assert night.asked() == "choose-tactic"
    assert night.me.drafted == ("ice-bolt",)


# Megapolis


def east_of(game: Knights) -> str:
    """A space next to the eastern part only."""
    game.g.tiles += (Placed("country-6", 3, 0), Placed("country-4", 3, -1))
    game.g.map_changed()
    near = game.g.board["core-5.c"].near
    return next(name for name in game.g.board["core-5.e"].near if name not in near and not game.g.board[name].heart)


def megapolis(tile: str = "core-5", level: int = 9, **more: Any) -> Knights:
    """The last City is revealed and is a Megapolis."""
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at start-a.c", tiles=tiles, stack=tile, scenario="solo-conquest", **more)
    half = level // 2
    game.with_(city_plan=((level - half, half),), cities=1)
    lay_tile(game.g, (2, 0))
    return game


@rule("MK-OPT-36")
def test_city_levels_may_be_raised() -> None:
    assert new(city_level=11).city_plan == ((11, 0), (11, 0))
    assert new("full-cooperation", city_level=9).city_plan == ((9, 0),) * 3


@rule("MK-OPT-37")
def test_a_megapolis_is_the_last_of_three_cities_or_fewer() -> None:
    assert new("full-conquest", 3, megapolis="one", megapolis_level=13).city_plan == ((4, 0), (4, 0), (7, 6))
    with pytest.raises(BadOptions, match="three"):
        new("full-conquest", 4, megapolis="one")
    with pytest.raises(BadOptions, match="megapolis_level"):
        new(megapolis="one", megapolis_level=1)


@rule("MK-OPT-38", "MK-OPT-39")
@pytest.mark.parametrize("tile", CITIES)
def test_a_second_city_stands_to_the_east_and_both_have_half_the_level(tile: str) -> None:
    game = megapolis(tile)
    board = game.g.board
    left, right = f"{tile}.c", f"{tile}.e"
    assert board[right].site == "city"
    assert board[right].city != board[left].city == TILES[tile].city
    assert board[right].rampaging == ""
    assert right not in game.g.enemies, "what is printed there is not set up"
    assert cities.parts(game.g, left) == [left, right]
    count = len(garrison(board[left].city, 5)) + len(garrison(board[right].city, 4))
    assert len(game.g.enemies[left]) == count
    assert game.g.city_levels[left] == 9
    assert move_cost(game.g, game.me, board[right]) == 2


@rule("MK-OPT-40")
def test_it_is_assaulted_from_any_side_with_both_bonuses() -> None:
    game = megapolis().with_player(space="core-5.se", path=("core-5.se",), move=2, hand=("march",))
    game.plays("move core-5.e")
    assert game.combat.space == "core-5.c"
    assert len(game.combat.foes) == len(game.g.enemies["core-5.c"])
    second = game.g.board["core-5.e"].city
    assert all(foe.fortified and foe.city == ("green", second) for foe in game.combat.foes)
    seen = megapolis().with_player(space="core-5.ne")
    seen.with_player(space=east_of(seen))
    look_around(seen.g)
    assert all(token.up for token in seen.g.enemies["core-5.c"])


@rule(
    "MK-OPT-41",
    breaks=Break("rules/combat/cooperative_assault.py", "cities.around(g, heart)", "g.board[heart].near"),
)
def test_heroes_next_to_either_part_may_assault_it_together() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at start-a.c", "goldyx at start-a.c", tiles=tiles, stack="core-5", scenario="full-cooperation",
                  hand="march")  # fmt: skip
    game.with_(city_plan=((3, 3),), cities=1).with_player(1, hand=("rage",))
    lay_tile(game.g, (2, 0))
    game.with_player(0, space="core-5.nw", path=("core-5.nw",)).with_player(1, space=east_of(game))
    game.plays("propose core-5.c", "invite 1", "share 1", "agree")
    assert game.g.assault is not None
    assert sum(len(share) for share in game.g.assault.shares) == len(game.g.enemies["core-5.c"])


@rule("MK-OPT-42", breaks=Break("rules/map/movement.py", "return CITY_COST", "return 1"))
@rule("MK-OPT-43")
def test_once_conquered_it_is_one_city_on_two_spaces_that_sells_what_both_do() -> None:
    game = megapolis("core-5").with_player(space="core-5.c", path=("core-5.c",), hand=("march",), move=2)
    game.g.tiles = (*game.g.tiles[:-1], game.g.tiles[-1]._replace(twin="red"))
    game.g.map_changed()
    game.g.enemies.pop("core-5.c")
    game.g.fallen, game.g.shields["core-5.c"] = ("core-5.c",), (0, 0)
    assert game.g.is_conquered("core-5.e")
    game.plays("move core-5.e")
    assert (game.me.turn.move, game.me.space) == (0, "core-5.e")
    game.plays("interact")
    assert game.me.turn.influence == 2
    game.again(influence=20)
    assert {"buy-artifact", "learn-top"} <= set(game.offers())
    assert scoring.conquest_scores(game.g)["conquered"] == 10


@rule("MK-OPT-44", "MK-FULLC-07")
def test_of_two_megapolises_the_second_has_the_two_cities_that_are_left() -> None:
    for seed in range(8):
        game = knight("tovak at start-a.c", "krang at start-a.c", stack="core-5 core-6", seed=str(seed),
                      scenario="full-conquest", options={"megapolis": "two", "megapolis_level": 8})  # fmt: skip
        lay_tile(game.g, (1, 1))
        lay_tile(game.g, (2, 0))
        names = [game.g.board[space].city for space in ("core-5.c", "core-5.e", "core-6.c", "core-6.e")]
        assert sorted(names) == sorted(CITY_COLOURS)


def test_every_option_goes_with_its_scenario() -> None:
    for name, scenario in SCENARIOS.items():
        for players in scenario.players:
            assert MageKnightOptions.read({"scenario": name, "players": players}).players == players
    assert Placed("core-5", 0, 0).twin == ""
    assert fight("prowlers").combat.secret < 0
