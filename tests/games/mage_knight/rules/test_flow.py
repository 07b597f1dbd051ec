"""Rounds and Tactics: MK-ROUND, MK-TACT."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, RED
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.events import RoundBegan, TacticChosen
from tabletome.games.mage_knight.rules.deeds.skills import refresh_turn_skills
from tabletome.games.mage_knight.state import DUMMY, NOBODY, Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight, setting_up


def new_round(**more: str) -> Knights:
    game = knight(**more)  # type: ignore[arg-type]
    return game.with_(phase="begin_round")


@rule("MK-ROUND-02", "MK-SETUP-12", "MK-ROUND-11")
def test_day_and_night_alternate_with_their_tactics() -> None:
    game = new_round()
    assert "choose-tactic long-night" in game.offers()
    assert game.g.night
    assert game.g.round == 2


@rule("MK-ROUND-13", "MK-WOUND-06", "MK-UNIT-15")
def test_a_new_round_readies_units_and_heals_none() -> None:
    game = new_round(units="peasants*!")
    assert game.asked() == "choose-tactic"
    assert game.me.units[0].ready
    assert game.me.units[0].wounds == 1


@rule("MK-ROUND-14", "MK-WOUND-04")
def test_all_cards_are_shuffled_wounds_included_and_a_new_hand_is_drawn() -> None:
    game = new_round(hand="wound", deck="march").with_player(discard=("rage", "stamina", "promise", "swiftness"))
    assert game.asked() == "choose-tactic"
    assert len(game.me.hand) == 5
    assert sorted((*game.me.hand, *game.me.deck)) == ["march", "promise", "rage", "stamina", "swiftness", "wound"]
    assert game.me.discard == ()


@rule("MK-ROUND-04", "MK-ROUND-06", "MK-EFF-11")
def test_units_left_on_offer_go_under_the_deck_and_new_ones_are_laid_out() -> None:
    game = new_round().with_(units_offer=("peasants",))
    before = game.g.regular_deck
    assert game.asked() == "choose-tactic"
    assert game.g.units_offer == tuple(reversed(before[-3:]))
    assert game.g.regular_deck[0] == "peasants"


@rule("MK-TACT-01", "MK-TACT-05", "MK-SOLO-03", "MK-DUMMY-05", "MK-TACT-06")
def test_the_tactics_numbers_make_the_order_and_the_dummy_takes_one_at_random() -> None:
    game = setting_up(heroes="random").plays("choose-tactic the-right-moment")
    assert game.dummy.tactic not in ("", "the-right-moment")
    assert game.g.order == (DUMMY, 0)
    first = setting_up(heroes="random").plays("choose-tactic early-bird")
    assert first.g.order == (0, DUMMY)


@rule("MK-TACT-01")
def test_each_takes_one_of_the_tactics_of_the_time_of_day_that_are_left() -> None:
    game = setting_up(heroes="random", players=2, scenario="full-conquest")
    of_the_day = game.offers()
    assert len(of_the_day) == 6
    assert "choose-tactic long-night" not in of_the_day
    game.plays("choose-tactic planning")
    assert game.offers() == [offer for offer in of_the_day if offer != "choose-tactic planning"]


@rule("MK-ROUND-15")
def test_the_first_hand_of_a_round_counts_keeps_nearby_and_what_was_promised_for_the_next_draw() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    deck = "march march march march rage rage rage rage stamina stamina"
    game = knight("tovak at country-3.c", tiles=tiles, deck=deck).with_player(hand_bonus=1)
    game.g.shields["country-3.ne"] = (0,)
    game.again("begin_round").asked()
    assert len(game.hand()) == 5 + 1 + 1


@rule("MK-SOLO-04")
def test_alone_a_tactic_is_used_once_a_game() -> None:
    game = knight().with_(phase="end_of_round", tactics_gone=())
    game.with_player(tactic="planning")
    game.g.night = True
    assert game.asked() == "choose-tactic"
    assert not {"choose-tactic planning", "choose-tactic great-start"} & set(game.offers())


@rule("MK-TACT-02")
def test_who_has_least_fame_chooses_first_and_the_later_in_a_tie() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", "goldyx at start-a.c").with_(phase="begin_round")
    game.with_player(0, fame=3)
    assert game.asked() == "choose-tactic"
    assert game.g.picking == (2, 1, 0)
    ranked = knight("tovak at start-a.c", "krang at start-a.c", "goldyx at start-a.c").with_(phase="begin_round")
    ranked.with_player(0, fame=3).with_player(2, fame=5)
    assert ranked.asked() == "choose-tactic"
    assert ranked.g.picking == (1, 0, 2)


@rule("MK-TACT-04")
def test_great_start_draws_two_cards() -> None:
    game = setting_up(heroes="random").plays("choose-tactic great-start")
    assert len(game.me.hand) == 7


def test_rethink_exchanges_cards() -> None:
    game = setting_up(heroes="random").plays("choose-tactic rethink")
    card = game.hand()[0]
    game.plays(f"discard-card {card}", "done")
    assert len(game.me.hand) == 5
    assert len(game.me.deck) == 11
    assert game.me.discard == ()


def test_mana_steal_keeps_a_die_until_it_is_used() -> None:
    game = setting_up("2", heroes="random").plays("choose-tactic mana-steal")
    if game.asked() == "choose-die":
        game.plays(game.offers()[0])
    assert game.me.round.tactic_die != NOBODY
    assert len(game.g.source) == 2


def test_mana_steal_takes_a_die_of_a_basic_colour_of_ones_choice() -> None:
    asked = set()
    for seed in map(str, range(8)):
        game = setting_up(seed, heroes="random").plays("choose-tactic mana-steal")
        asked.add(game.asked())
        if game.asked() == "choose-die":
            colours = [colour for colour in BASIC if colour in game.g.source]
            assert game.offers() == [f"pick-die {COLOURS[colour]}" for colour in colours]
            game.plays(game.offers()[-1])
            assert game.me.round.tactic_die == colours[-1]
            assert len(colours) > 1
        else:
            assert {colour for colour in game.g.source if colour in BASIC} <= {game.me.round.tactic_die}
        assert len(game.g.source) == 2
    assert asked == {"choose-die", "turn"}


def test_planning_needs_two_cards_in_hand() -> None:
    deck = "rage rage stamina stamina march march"
    game = knight(hand="march rage promise", deck=deck).with_player(tactic="planning")
    assert len(game.plays("play march", "end-turn", "done").me.hand) == 6
    few = knight(hand="march rage", deck=deck).with_player(tactic="planning")
    assert len(few.plays("play march", "end-turn", "done").me.hand) == 5


def test_the_right_moment_gives_another_turn() -> None:
    game = knight(hand="march rage", deck="rage rage rage rage rage rage").with_player(tactic="the-right-moment")
    game.plays("use-tactic the-right-moment", "play march", "end-turn", "done")
    assert game.asked() == "turn"
    assert len(game.dummy.discard) == 0


def test_long_night_brings_three_cards_back() -> None:
    game = knight(hand="march", deck="", night=True).with_player(tactic="long-night", discard=("rage",) * 5)
    game.plays("use-tactic long-night")
    assert len(game.me.deck) == 3
    assert len(game.me.discard) == 2
    assert "use-tactic long-night" not in game.offers()


def test_mana_search_rerolls_gold_dice_first() -> None:
    game = knight(hand="march", source="gold red", night=True).with_player(tactic="mana-search")
    game.plays("use-tactic mana-search")
    assert game.offers() == ["pick-die red", "done"]
    game.plays("done")
    assert len(game.g.source) == 2
    assert "use-tactic mana-search" not in game.offers()


def test_midnight_meditation_exchanges_cards_before_a_turn() -> None:
    game = knight(hand="wound wound", deck="march rage promise", night=True).with_player(tactic="midnight-meditation")
    game.with_(phase="before_turn").plays("use-tactic midnight-meditation", "pick-card wound", "pick-card wound")
    assert len(game.hand()) == 2
    assert len(game.me.deck) == 3


def test_preparation_finds_a_card() -> None:
    game = knight(deck="rage promise march", hand="").with_player(tactic="preparation")
    game.with_(phase="follow_tactic", picking=(0,)).plays("pick-card promise")
    assert "promise" in game.hand()


def test_sparing_power_lays_cards_aside_and_takes_them_all() -> None:
    game = knight(hand="march", deck="rage promise stamina", night=True).with_player(tactic="sparing-power")
    game.with_(phase="before_turn").plays("pick 1")
    assert game.me.round.tactic_cards == ("rage",)
    game.me.tactic_followed = False
    game.with_(phase="before_turn")
    game._run = None
    game.plays("pick 2")
    assert "rage" in game.hand()


# Everything that a new Round does


@rule("MK-ROUND-12", "MK-ROUND-13", "MK-ROUND-14", "MK-ROUND-15", "MK-UNIT-15")
def test_a_new_round_gathers_the_cards_of_every_place_and_draws_a_hand() -> None:
    game = knight(hand="rage", deck="march", units="peasants* foresters*!").with_player(discard=("stamina", "wound"))
    game.with_player(play_area=("promise",), tactic_cards=("threaten",), set_aside=("swiftness",))
    game.with_player(
        skills=("dark-paths", "potion-making", "battle-frenzy"), skills_spent=("dark-paths", "potion-making")
    )
    game.with_player(skills_flipped=("battle-frenzy",), tactic_spent=True, tactic_die=RED).again("begin_round").offers()
    me = game.me
    cards = ["march", "promise", "rage", "stamina", "swiftness", "threaten", "wound"]
    assert sorted((*me.hand, *me.deck)) == cards
    assert (len(me.hand), me.discard, me.play_area) == (5, (), ())
    assert (me.skills_spent, me.skills_flipped) == ((), ())
    assert [(unit.ready, unit.wounds) for unit in me.units] == [(True, 0), (True, 1)]
    assert (me.round.tactic_spent, me.round.tactic_die, me.round.set_aside) == (False, NOBODY, ())


@rule("MK-ROUND-02")
def test_a_new_round_is_told_and_is_the_other_time_of_day() -> None:
    for night in (False, True):
        game = knight(hand="rage", night=night).with_(round=2, nights=1).again("begin_round")
        game.offers()
        assert (game.g.round, game.g.night, game.g.nights) == (3, not night, 1 + (not night))
        assert [(event.round, event.night) for event in game.told(RoundBegan)] == [(3, not night)]


@rule("MK-SITE-18", "MK-SITE-22", "MK-ROUND-02")
@pytest.mark.parametrize("night", [True, False])
def test_daybreak_shows_ruins_everywhere_and_garrisons_nearby(night: bool) -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-8 2 0")
    game = knight("tovak at country-3.c", hand="rage", tiles=tiles, night=night, country_3_ne="?guardsmen")
    ruins = game.g.board.with_site("ruins")[0]
    game.with_(ruins={ruins: Token(next(iter(RUINS_TOKENS)), up=False)}).again("begin_round").offers()
    assert game.g.ruins[ruins].up is night
    assert game.g.enemies["country-3.ne"][0].up is night


@rule("MK-TACT-02", "MK-TACT-03")
def test_after_the_first_round_who_has_less_fame_chooses_first() -> None:
    others = ("krang at start-a.e", "goldyx at start-a.nw", "norowas at country-1.e")
    game = knight("tovak at start-a.c", *others, scenario="full-conquest").with_(round=2, order=(2, 0, 3, 1))
    for seat, fame in enumerate((4, 2, 4, 0)):
        game.with_player(seat, fame=fame)
    game.again("begin_round").offers()
    assert game.g.picking == (3, 1, 0, 2), "among equals who played later"
    taken = game.g.tactics[0]
    game.plays(f"choose-tactic {taken}")
    assert list(game.g.picking) == [1, 0, 2]
    assert taken not in game.g.tactics
    assert [(event.seat, event.tactic) for event in game.told(TacticChosen)] == [(3, taken)]


@rule("MK-ROUND-11", "MK-SOLO-03")
def test_tactics_that_are_gone_come_back_only_where_there_would_be_too_few() -> None:
    nights = [name for name, each in TACTICS.items() if each.night]
    for gone, left in ((4, 2), (5, 6)):
        game = knight(hand="rage").with_(tactics_gone=tuple(nights[:gone])).again("begin_round")
        game.offers()
        assert len(game.g.tactics) == left


@rule("MK-SKILL-05", "MK-TURN-01")
def test_a_motivation_rests_until_the_end_of_the_turn_after_it() -> None:
    game = knight(hand="rage", deck="march " * 9).with_player(skills=("motivation-tovak", "motivation-arythea"))
    game.with_player(motivation_rests=2)
    assert not [option for option in game.again().offers() if "motivation" in option]
    refresh_turn_skills(game.me)
    assert game.me.motivation_rests == 1
    refresh_turn_skills(game.me)
    refresh_turn_skills(game.me)
    assert game.me.motivation_rests == 0
