"""Offers, new cards, levels, small rules of cards and turns: MK-ROUND, MK-EFF, MK-INTER, MK-LEVEL, MK-MOVE, MK-TURN."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import BASIC, GREEN
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.units import ELITE, UNITS
from tabletome.games.mage_knight.rules.map.sites import draw_token
from tabletome.games.mage_knight.state import Points, Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

MONASTERY = (*FIRST_TILES, "country-5 1 1")
OFFER = ("ice-bolt", "agility", "ambush")


def new_round(**more: object) -> Knights:
    return knight(**more).with_(phase="begin_round")  # type: ignore[arg-type]


@rule("MK-SETUP-02", "MK-SETUP-03")
def test_an_empty_pile_is_made_of_its_discards() -> None:
    game = knight().with_(piles={"green": ()}, discards={"green": ("diggers",)})
    assert draw_token(game.g, "green") == "diggers"
    assert draw_token(game.g, "green") == ""


@rule("MK-SETUP-06", "MK-SETUP-07", "MK-SETUP-09")
def test_three_advanced_actions_and_three_spells_lie_open() -> None:
    game = setting_up(heroes="random")
    assert game.asked() == "choose-tactic"
    assert len(game.g.advanced_offer) == len(game.g.spells_offer) == 3
    assert not set(game.g.advanced_offer) & set(game.g.advanced_deck)


@rule("MK-SETUP-01", "MK-SETUP-12", "MK-UNIT-02")
def test_heroes_begin_by_day_without_fame_reputation_units_or_skills() -> None:
    game = setting_up(heroes="random")
    assert game.asked() == "choose-tactic"
    assert not game.g.night
    me = game.me
    assert (me.fame, me.reputation, me.units, me.skills, sum(me.crystals)) == (0, 0, [], (), 0)


@rule("MK-ROUND-03")
def test_the_source_is_rolled_anew_every_round() -> None:
    game = new_round(source="gold black gold")
    assert game.asked() == "choose-tactic"
    assert len(game.g.source) == 3
    assert sum(colour in BASIC for colour in game.g.source) >= 2


@rule("MK-ROUND-05", "MK-ROUND-08", "MK-EXPL-10")
def test_monastery_cards_go_under_the_deck_and_standing_monasteries_bring_new_ones_before_the_offer_moves() -> None:
    game = new_round(tiles=MONASTERY).with_(monastery_offer=("ambush",), advanced_deck=("agility", "ice-bolt"))
    game.with_(advanced_offer=())
    assert game.asked() == "choose-tactic"
    assert game.g.monastery_offer == ("ice-bolt",), "the top of the deck"
    assert game.g.advanced_offer == ("ambush", "agility"), "the old one was the last of the deck"
    burned = new_round(tiles=MONASTERY).with_(shields={"country-5.ne": (0,)})
    assert burned.asked() == "choose-tactic"
    assert burned.g.monastery_offer == ()


@rule("MK-ROUND-09", "MK-DUMMY-10")
def test_the_lowest_advanced_action_leaves_the_offer_for_the_dummys_deck() -> None:
    game = new_round().with_(advanced_offer=OFFER, advanced_deck=("learning",))
    assert game.asked() == "choose-tactic"
    assert game.g.advanced_offer == ("learning", "ice-bolt", "agility")
    assert "ambush" in game.dummy.deck


@rule("MK-ROUND-10", "MK-DUMMY-11")
def test_the_lowest_spell_goes_under_its_deck_and_gives_the_dummy_a_crystal() -> None:
    game = new_round().with_(spells_offer=("fireball", "chill", "cure"), spell_deck=("expose",))
    assert game.asked() == "choose-tactic"
    assert game.g.spells_offer == ("expose", "fireball", "chill")
    assert game.g.spell_deck == ("cure",)
    assert game.dummy.crystals[GREEN] == 1


@rule("MK-ROUND-07", "MK-RECON-06")
def test_elite_units_are_not_used_in_the_first_scenario() -> None:
    game = new_round(tiles=(*FIRST_TILES, "core-5 1 1"))
    assert game.asked() == "choose-tactic"
    assert all(UNITS[name].tier != ELITE for name in game.g.units_offer)


@rule("MK-ROUND-21")
def test_a_larger_hand_for_the_next_draw_lasts_into_the_next_round() -> None:
    game = new_round(deck="march " * 9).with_player(hand_bonus=2)
    assert game.asked() == "choose-tactic"
    assert len(game.me.hand) == 7


@rule("MK-ROUND-21")
def test_a_larger_hand_from_the_last_turn_of_a_round_waits_for_the_next_round() -> None:
    def after_meditation(last_turns: tuple[int, ...] | None) -> Knights:
        game = knight(hand="meditation", mana="green black", night=True, deck="march " * 9)
        game.with_player(discard=("rage", "promise")).with_(last_turns=last_turns)
        return game.plays("strengthen meditation", "pick-card rage", "pick-card promise", "pick 1", "end-turn")

    assert len(after_meditation(None).me.hand) == 7
    game = after_meditation(())
    assert game.asked() == "choose-tactic"
    assert (len(game.me.hand), game.me.hand_bonus) == (7, 0)
    assert len(after_meditation((0,)).me.hand) == 7


@rule("MK-ROUND-21")
def test_what_the_ground_adds_to_the_next_hand_waits_for_the_next_round_too() -> None:
    hills = next(name for name, space in knight().g.board.spaces.items() if space.terrain == "hills" and not space.site)
    game = knight(f"tovak at {hills}", hand="mountain-lore", deck="march " * 12).with_(last_turns=())
    game.plays("play mountain-lore", "end-turn")
    assert game.asked() == "choose-tactic"
    assert len(game.me.hand) == 6


@rule("MK-EFF-09", "MK-EFF-10", "MK-END-11", "MK-EFF-12")
def test_a_reward_card_goes_on_top_of_the_deck_and_the_offer_is_filled_up() -> None:
    game = knight(hand="march rage rage rage rage rage").with_player(rewards=("advanced",))
    game.with_(advanced_offer=OFFER, advanced_deck=("learning",)).plays("play march", "end-turn")
    game.plays("take-card agility")
    assert game.me.deck[-1] == "agility"
    assert game.g.advanced_offer == ("learning", "ice-bolt", "ambush")


@rule("MK-END-11", "MK-EFF-10", "MK-EFF-12")
def test_a_reward_spell_goes_on_top_of_the_deck_and_its_offer_is_filled_up() -> None:
    game = knight(hand="march rage rage rage rage rage").with_player(rewards=("spell",))
    game.with_(spells_offer=("fireball", "snowstorm", "restoration"), spell_deck=("tremor",))
    game.plays("play march", "end-turn", "take-card snowstorm")
    assert game.me.deck[-1] == "snowstorm"
    assert game.g.spells_offer == ("tremor", "fireball", "restoration")


@rule("MK-END-11")
def test_advanced_actions_beside_the_units_are_no_reward() -> None:
    game = knight(hand="march rage rage rage rage rage").with_player(rewards=("advanced",))
    game.with_(advanced_offer=OFFER, monastery_offer=("in-need",)).plays("play march", "end-turn")
    assert set(game.offers("take-card")) == {f"take-card {card}" for card in OFFER}


@rule("MK-EFF-07")
def test_a_mana_token_lies_in_the_play_area() -> None:
    assert knight(hand="march", units="herbalists").plays("activate 1 3").me.mana[GREEN] == 1


@rule("MK-EFF-14", "MK-EFF-15")
def test_a_card_thrown_away_is_out_of_the_game_and_a_discarded_one_is_not() -> None:
    game = knight(hand="decompose march", deck="").plays("play decompose")
    assert game.me.thrown_away == ("march",)
    assert "march" not in (*game.me.discard, *game.me.deck, *game.me.hand)
    assert knight(hand="improvisation rage").plays("play improvisation").me.discard == ("rage",)


@rule("MK-EFF-16", "MK-EFF-17", "MK-EFF-18")
def test_a_player_takes_back_whole_steps_until_something_was_revealed() -> None:
    table = Table(GAME, GAME.options(heroes="random"), "undo")
    table.play(0, GAME.actions.parse("choose-tactic early-bird"))
    before = table.hash()
    option = next(each for each in table.decision_of(0).options if each.verb == "sideways")
    table.play(0, option)
    assert table.can_undo(0)
    table.undo(0)
    assert table.hash() == before
    assert not table.can_undo(0)


@rule("MK-INTER-12", "MK-SITE-03")
def test_a_monastery_teaches_for_six_influence() -> None:
    game = knight("tovak at country-5.ne", hand="march", tiles=MONASTERY).with_(monastery_offer=("ambush",))
    game.plays("interact").with_player(influence=6)
    game._run = None
    game.plays("learn ambush")
    assert (game.me.deck[-1], game.me.turn.influence, game.g.monastery_offer) == ("ambush", 0, ())


@rule("MK-INTER-13", "MK-SITE-05")
def test_a_conquered_tower_sells_spells_for_seven_influence_and_a_mana() -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    game = knight("tovak at country-4.c", hand="march", tiles=tiles, mana="red")
    game.with_(shields={"country-4.c": (0,)}, spells_offer=("fireball", "chill"), spell_deck=("cure",))
    game.plays("interact").with_player(influence=7)
    game._run = None
    assert game.offers("buy-spell") == ["buy-spell fireball"]
    game.plays("buy-spell fireball")
    assert game.me.deck[-1] == "fireball"
    assert game.g.spells_offer == ("cure", "chill")


@rule("MK-INTER-02", "MK-INTER-08", "MK-INTER-18", "MK-INTER-10")
def test_influence_buys_as_often_as_it_lasts_and_a_new_unit_may_help_at_once() -> None:
    game = knight("tovak at country-2.e", hand="promise wound wound").with_(units_offer=("peasants",))
    game.plays("interact").with_player(influence=5)
    game._run = None
    game.plays("recruit peasants", "activate 1 2", "buy-healing", "heal-wound")
    assert game.me.turn.influence == 0
    assert game.hand().count("wound") == 1


@rule("MK-INTER-06", "MK-MOVE-04", "MK-TURN-18")
@pytest.mark.parametrize("start", ["turn", "interact"])
def test_healing_and_special_effects_fit_everywhere_outside_combat(start: str) -> None:
    game = knight("tovak at country-2.e", hand="tranquility wound")
    if start == "interact":
        game.plays("interact")
    game.plays("play tranquility", "pick 1", "heal-wound")
    assert game.hand() == []


@rule("MK-MOVE-14", "MK-MOVE-15")
def test_more_cards_can_be_played_after_a_tile_was_revealed_but_none_strengthened_later() -> None:
    game = knight("tovak at country-2.nw", hand="march march", mana="green").plays(
        "play march", "explore 1 1", "play march"
    )
    assert game.me.turn.move == 2
    assert not game.offers("strengthen")


@rule("MK-MOVE-01", "MK-TURN-20", "MK-TURN-24")
def test_after_the_action_nobody_moves() -> None:
    game = knight("tovak at country-2.e", hand="march tranquility").plays("interact", "done")
    assert game.asked() == "after"
    assert not [offer for offer in game.offers() if offer.split()[0] in ("move", "explore", "interact")]


@rule("MK-TURN-20")
def test_move_points_that_outlast_a_combat_carry_nobody_on() -> None:
    game = fight("prowlers", "attack", hand="agility march march").plays("play agility", "play march", "play march")
    game.plays("convert attack", "convert attack", "convert attack", "attack 1")
    assert (game.asked(), game.me.turn.move) == ("after", 3)
    assert not [offer for offer in game.offers() if offer.split()[0] in ("move", "explore")]


@rule("MK-MOVE-18", "MK-END-03")
def test_who_ends_on_a_lake_withdraws() -> None:
    game = knight("tovak at start-a.c", hand="frost-bridge march", mana="blue")
    game.plays("strengthen frost-bridge", "move start-a.w", "end-turn", "done")
    assert game.me.space == "start-a.c"
    assert "wound" in game.hand()


@rule("MK-MOVE-19", "MK-MOVE-20")
def test_direct_moves_pass_anything_and_end_on_a_safe_space() -> None:
    game = (
        knight("tovak at start-a.c", hand="wings-of-wind", mana="white").with_player(move=5).plays("play wings-of-wind")
    )
    assert "move start-a.w" not in game.offers()
    assert all(offer.startswith("move ") for offer in game.offers())


@rule("MK-TURN-14", "MK-TURN-15")
def test_without_cards_after_an_announcement_the_turn_is_skipped_with_its_benefits() -> None:
    game = knight("tovak at country-2.sw", hand="", deck="").with_(
        phase="begin_turn", end_announced=True, last_turns=()
    )
    assert game.asked() == "choose-tactic"
    assert sum(game.me.crystals) == 0


@rule("MK-LEVEL-03", "MK-LEVEL-06")
def test_an_even_level_brings_an_advanced_action_of_ones_choice() -> None:
    game = knight(hand="march rage rage rage rage rage").with_player(fame=3)
    game.with_(advanced_offer=OFFER, advanced_deck=("learning",)).plays("play march", "end-turn")
    assert game.offers() == ["take-card ice-bolt", "take-card agility", "take-card ambush"]
    game.plays("take-card ambush")
    assert (game.me.level, game.me.deck[-1]) == (2, "ambush")


@rule("MK-SITE-09", "MK-SITE-20")
def test_a_tomb_holds_a_red_enemy_and_rewards_the_first_conqueror_only() -> None:
    tiles = (*FIRST_TILES, "core-1 1 1")
    game = knight("tovak at core-1.ne", hand="march", tiles=tiles).plays("enter")
    assert ENEMIES[game.combat.foes[0].name].colour == "red"
    game.combat.foes[0].lost = ("fortified",)
    game.combat.pool = (Points("siege", "cold-fire", 40),)
    game._run = None
    game.plays("attack 1")
    assert game.g.shields["core-1.ne"] == (0,)


@rule("MK-SITE-11", "MK-SITE-21")
def test_spawning_grounds_fill_up_again_until_both_monsters_fall_at_once() -> None:
    tiles = (*FIRST_TILES, "core-1 1 1")
    game = knight("tovak at core-1.w", hand="march march march", tiles=tiles)
    game.g.enemies["core-1.w"] = (Token("gargoyle", up=True), Token("medusa", up=True))
    game.plays("enter")
    game.combat.pool = (Points("siege", "fire", 4),)
    game.combat.foes[1].held = True
    game._run = None
    game.plays("attack 1", "done", "done")
    left = game.g.enemies["core-1.w"]
    assert left[0] == Token("medusa", up=True)
    assert (len(left), left[1].up) == (2, False)


@rule("MK-BLOCK-13")
def test_what_a_card_does_besides_blocking_holds_whether_or_not_the_block_succeeds() -> None:
    game = fight("swordsmen", "block", hand="stout-resolve wound").plays(
        "play stout-resolve", "discard-card wound", "done"
    )
    assert "wound" in game.me.discard
    only_if_blocked = [
        fight(enemies, "block", hand="ice-shield", mana="blue").plays("strengthen ice-shield", said).combat.foes[0]
        for enemies, said in (("diggers", "block-strike 1"), ("swordsmen", "done"))
    ]
    assert [foe.armor for foe in only_if_blocked] == [-3, 0], "a shield of ice says otherwise"


@rule("MK-COMB-08", "MK-COMB-10")
def test_rampaging_enemies_that_join_an_assault_are_not_behind_the_walls() -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    game = knight("tovak at country-4.sw", hand="march", tiles=tiles, country_4_c="monks", country_4_w="prowlers")
    game.with_player(move=9).plays("move country-4.c")
    assert [(foe.name, foe.fortified) for foe in game.combat.foes] == [("monks", True), ("prowlers", False)]


@rule("MK-LEVEL-04", "MK-SKILL-01")
def test_two_skills_are_drawn_for_each_even_level_and_leave_the_stack() -> None:
    stack = ("dark-paths", "double-time", "flight", "shield-mastery")
    game = knight(hand="rage").with_player(fame=3, skill_stack=stack).plays("end-turn")
    assert game.offers("take-skill") == ["take-skill flight", "take-skill shield-mastery"]
    assert game.me.skill_stack == stack[:2]


@rule("MK-ROUND-06", "MK-ROUND-07")
@pytest.mark.parametrize(("core", "elite"), [(False, 0), (True, 2)])
def test_elite_and_regular_units_lie_in_turn_once_a_core_tile_is_known(core: bool, elite: int) -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", *(("core-1 2 0",) if core else ()))
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", tiles=tiles, scenario="full-conquest")
    game.with_(phase="begin_round").asked()
    tiers = [UNITS[name].tier for name in game.g.units_offer]
    assert tiers == ([ELITE, "regular"] * 2 if core else ["regular"] * 4)
    assert tiers.count(ELITE) == elite
