"""The course of a game and of a turn, as the book's summaries tell it: MK-GEN, MK-MEMO, MK-TURN, MK-END, MK-AREA."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Ledger, rule
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLOURS, WOUND
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tiles import (
    ADVENTURE,
    CAMP,
    DEEP_MINE,
    FORTIFIED,
    GLADE,
    INHABITED,
    MAZES,
    MINE,
    PORTAL,
    RAMPAGING,
    TILES,
)
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, UNITS, deck
from tabletome.games.mage_knight.events import TurnBegan, TurnSkipped
from tabletome.games.mage_knight.rules.combat.attack import attack_total
from tabletome.games.mage_knight.rules.combat.enemies import armor, fortifications
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.dummy import dummy_turn, prepare_dummy
from tabletome.games.mage_knight.rules.phases import AT_THE_END_OF_A_TURN
from tabletome.games.mage_knight.rules.scenario import scoring
from tabletome.games.mage_knight.rules.setup import MageKnightOptions, new_game
from tabletome.games.mage_knight.state import Die, Points, Token
from tabletome.games.mage_knight.view.wording import skill_effect
from tabletome.scene import LANGUAGES, t, translator
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
DECK = "rage rage rage rage rage rage rage rage"


# The book


@rule("MK-GEN-01", "MK-GEN-04")
def test_the_ledger_has_the_rulebook_the_scenario_book_and_what_site_cards_say() -> None:
    sections = {section.id for section in LEDGER.sections}
    assert {"MOVE", "COMB", "SITE", "MEMO", "OPT", "SCN", "RECON", "RETURN"} <= sections
    assert len(LEDGER.rule("MK-SCN-01").data["scenarios"]) == len(SCENARIOS)
    assert LEDGER.rule("MK-MEMO-03").kind == "table"
    known = {ability for enemy in ENEMIES.values() for ability in enemy.abilities}
    assert {"swift", "brutal", "poison", "paralyze", "fortified"} <= known, "the table of abilities on the last pages"


@rule("MK-GEN-02", "MK-GEN-07")
def test_a_scenario_overrides_the_general_rules_of_setup_end_and_scoring() -> None:
    blitz = new_game(MageKnightOptions(players=2, scenario="blitz-conquest"), seeded("g"))
    usual = new_game(MageKnightOptions(players=2, scenario="full-conquest"), seeded("g"))
    assert (blitz.players[0].fame, usual.players[0].fame) == (1, 0)
    assert len(blitz.stack) < len(usual.stack)
    hold = knight("tovak at start-a.c", "krang at start-a.c", scenario="conquer-and-hold").with_player(fame=9)
    assert set(scoring.reckoning(hold.g)[0]) == {"keeps", "towers"}


@rule("MK-GEN-03")
def test_every_site_belongs_to_a_group_whose_rules_it_shares() -> None:
    groups = {*INHABITED, *FORTIFIED, *ADVENTURE, *RAMPAGING, GLADE, MINE, PORTAL, *MAZES, CAMP, DEEP_MINE}
    base = [*(f"country-{n}" for n in range(1, 12)), *(f"core-{n}" for n in range(1, 9)), "start-a"]
    sites = {printed.site for name in base for printed in TILES[name].spaces.values()} - {""}
    assert sites <= groups
    for language in LANGUAGES:
        say = translator(language, GAME.folder)
        said = {say.say(t(f"site-{site}")) for site in sites}
        assert len(said) == len(sites)


@rule("MK-MEMO-02", "MK-GEN-08")
def test_a_game_goes_from_heroes_to_setup_to_rounds_to_its_outcome() -> None:
    run = Run(GAME, new_game(MageKnightOptions(players=2), seeded("course")))
    rng = random.Random(3)
    seen: list[str] = []
    rounds: list[int] = []
    while run.decision is not None:
        if run.decision.kind not in seen:
            seen.append(run.decision.kind)
        if run.state.tiles and (not rounds or rounds[-1] != run.state.round):
            rounds.append(run.state.round)
        run.play(rng.choice(list(run.decision.options)))
    assert seen[:2] == ["choose-hero", "choose-tactic"]
    assert rounds == [1, 2, 3]
    assert run.outcome is not None
    told = LEDGER.rule("MK-MEMO-02").data
    assert told["game"] == ["choose_scenario_and_options", "choose_heroes", "setup", "rounds", "outcome"]


@rule("MK-MEMO-02", "MK-ROUND-20")
def test_after_the_announced_end_all_others_have_one_turn_and_then_the_round_ends_not_the_game() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", deck="").with_player(1, hand=("march",))
    game.with_player(0, tactic="midnight-meditation").with_player(1, tactic="planning").again("begin_turn").plays(
        "announce"
    )
    seats = set()
    while game.g.round == 1 and game.asked() != "choose-tactic":
        seats.add(game.run.decision.seat)  # type: ignore[union-attr]
        game.plays(game.offers()[-1])
    assert seats == {1}, "who has had the last turn is asked nothing more, whatever the Tactic"
    assert game.g.outcome is None
    assert game.g.round == 2


@rule("MK-ROUND-01")
def test_a_round_is_a_day_or_a_night_of_several_turns() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c", hand="march rage", deck=DECK).again("before_turn")
    game.with_player(1, hand=("march",), deck=("rage",) * 8)
    while len(game.told(TurnBegan)) < 4:
        moves = game.offers()
        game.plays("end-turn" if "end-turn" in moves else moves[-1])
    assert [event.seat for event in game.told(TurnBegan)] == [0, 1, 0, 1]
    assert (game.g.round, game.g.night) == (1, False)


# What lies before a player


@rule("MK-SETUP-05", "MK-SETUP-21", "MK-AREA-08")
def test_wounds_mana_tokens_and_shields_never_run_out() -> None:
    game = knight("tovak at start-a.c")
    piles.take_wounds(game.g, game.me, 60)
    assert game.me.hand == (WOUND,) * 60
    for _ in range(30):
        mana.gain_mana(game.g, game.me, 0)
    assert game.me.mana[0] == 30
    game.g.shields |= dict.fromkeys(game.g.board.spaces, (0,))
    assert len(game.g.shields) == 21
    assert (game.me.fame, game.me.reputation) == (0, 0), "a Shield on each track, at 0"


@rule("MK-AREA-01", "MK-AREA-12", "MK-AREA-06")
def test_crystals_stay_in_the_inventory_while_the_play_area_is_cleared_into_the_discard_pile() -> None:
    game = knight("tovak at start-a.c", hand="march rage", deck=DECK, crystals="red", mana="blue")
    game.plays("play march")
    assert (game.me.play_area, game.me.mana[1], game.me.discard) == (("march",), 1, ())
    game.plays("end-turn")
    assert (game.me.play_area, sum(game.me.mana)) == ((), 0)
    assert game.me.crystals == (1, 0, 0, 0)
    game.plays("discard-card rage")
    assert game.me.discard == ("march", "rage")


@rule("MK-AREA-11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_every_skill_is_described(language: str) -> None:
    say = translator(language, GAME.folder)
    for name in SKILLS:
        for text in (t(f"skill-{name}"), skill_effect(name)):
            assert say.say(text) not in ("", text.name)


@rule("MK-UNIT-01")
def test_the_back_of_a_unit_matters_for_the_offer_only() -> None:
    assert (len(deck(REGULAR)) >= 20, len(deck(ELITE)) >= 20) == (True, True)
    game = knight("tovak at country-1.e", hand="march").with_(units_offer=("peasants", "catapults"))
    game.plays("interact").again(influence=30)
    assert game.offers("recruit") == ["recruit peasants"], "what is printed on the front decides"
    assert {UNITS[name].tier for name in ("peasants", "catapults")} == {REGULAR, ELITE}


# Effects


@rule("MK-EFF-01")
def test_short_notations_grant_so_many_points_of_their_kind() -> None:
    game = knight("tovak at start-a.c", hand="march tranquility wound", mana="green")
    game.plays("strengthen march")
    assert game.me.turn.move == 4
    game.plays("play tranquility", "pick 1")
    assert game.me.turn.heal == 1


@rule("MK-EFF-02")
def test_a_change_of_rules_holds_at_once_and_until_the_end_of_the_turn() -> None:
    game = knight("tovak at start-a.c", hand="march rage", deck=DECK).with_player(
        move=2, changes=(changes.TerrainCosts("lake", 2),)
    )
    assert "move start-a.w" in game.offers("move")
    game.plays("play march", "end-turn", "done")
    assert game.me.turn.changes == ()


@rule("MK-EFF-13", "MK-EFF-09")
def test_gaining_and_taking_a_card_are_the_same() -> None:
    game = knight("tovak at start-a.c").with_player(rewards=("spell",)).with_(spells_offer=("fireball", "snowstorm"))
    game.g.spell_deck = ()
    game.again("rewards_step").plays("take-card fireball")
    assert "fireball" in (*game.me.deck, *game.me.hand)
    piles.gain_card(game.g, game.me, "snowstorm")
    assert game.me.deck[-1] == "snowstorm"


@rule("MK-EFF-16", "MK-EFF-17", "MK-EFF-18")
def test_a_turn_can_be_taken_back_step_by_step_to_the_last_news() -> None:
    table = Table(GAME, MageKnightOptions(players=1, heroes="random"), "take-back")
    rng = random.Random(5)
    while table.pending[0].kind != "turn":
        table.play(table.pending[0].seat, rng.choice(list(table.pending[0].options)))
    before = table.state.copy()
    card = next(option for option in table.pending[0].options if option.verb == "sideways")
    table.play(0, card)
    assert table.state.players[0].turn.move == 1
    table.undo(0)
    assert table.state.players[0] == before.players[0]
    assert table.state.source == before.source


# The turn


@rule("MK-TURN-02", "MK-TURN-03", "MK-TURN-04")
def test_out_of_turn_effects_come_before_the_own_turn_or_before_a_defence_and_never_after_the_last_one() -> None:
    village = "country-1.e"
    game = knight("tovak at start-a.c", f"krang at {village}", hand="march", deck=DECK, scenario="full-conquest")
    game.with_player(1, hand=("rage",), deck=("march",) * 5).with_player(0, has_played=True)
    assert "plunder" not in game.offers(), "it is another's turn"
    game.plays("end-turn", "done")
    assert (game.asked(), game.g.active) == ("turn", 1), "nothing hangs on it: no question of its own"
    game.plays("plunder")
    assert len(game.g.players[1].hand) == 3
    assert "plunder" not in game.offers(), "once between two own turns"
    late = knight(f"tovak at {village}", hand="march rage", deck=DECK).with_player(may_act_early=True)
    late.plays("sideways march move")
    assert "plunder" not in late.offers(), "the turn has begun"
    tactics = knight("tovak at start-a.c", f"krang at {village}").again("begin_round")
    assert tactics.asked() == "choose-tactic", "nothing before all Tactics are chosen"
    attacked = knight("tovak at country-1.se", f"krang at {village}", hand="march", deck=DECK, scenario="full-conquest")
    attacked.with_player(move=4).with_player(1, hand=("rage",), deck=("march",) * 5)
    attacked.plays(f"move {village}", "attack-hero 1")
    assert (attacked.asked(), attacked.g.active) == ("before-turn", 1), "it resolves first"


@rule("MK-TURN-01", "MK-TURN-05")
def test_what_is_for_before_a_turn_is_asked_on_its_own_only_where_the_turn_begins_otherwise() -> None:
    village = "country-1.e"
    full = knight(f"tovak at {village}", hand="march", deck=DECK).again("before_turn")
    assert (full.asked(), "plunder" in full.offers()) == ("turn", True)
    full.plays("plunder")
    assert (len(full.hand()), full.asked()) == (3, "turn")
    short = knight(f"tovak at {village}", hand="march", deck="rage rage").again("before_turn")
    assert short.asked() == "before-turn", "with the last cards drawn the end of the Round may be announced"
    assert short.plays("plunder").asked() == "announce"
    empty = knight(f"tovak at {village}", deck=DECK).again("before_turn")
    assert empty.asked() == "before-turn", "an empty hand frees from playing a card"
    nothing = knight("tovak at start-a.c", hand="march", deck="rage").again("before_turn")
    assert nothing.asked() == "turn"


@rule("MK-TURN-01")
def test_a_motivation_used_first_in_a_turn_counts_as_used_before_it() -> None:
    game = knight("tovak at start-a.c", hand="march rage", deck=DECK).with_player(
        skills=("motivation-tovak",), may_act_early=True
    )
    game.plays("use-skill motivation-tovak")
    assert (len(game.hand()), game.me.motivation_rests, game.me.may_act_early) == (4, 1, True)
    late = knight("tovak at start-a.c", hand="march rage", deck=DECK).with_player(
        skills=("motivation-tovak",), may_act_early=True
    )
    late.plays("sideways march move", "use-skill motivation-tovak")
    assert late.me.motivation_rests == 2


@rule("MK-TURN-02", "MK-TURN-03")
def test_before_a_spell_looks_into_hands_the_others_may_exchange_theirs() -> None:
    def cast(**table: Any) -> Knights:
        game = knight("tovak at start-a.c", "krang at start-a.c", hand="mind-read", mana="white", night=True)
        game.with_player(1, hand=("march",), deck=("rage", "rage"), tactic="midnight-meditation")
        return game.with_(**table).plays("play mind-read")

    game = cast()
    assert game.asked() == "before-turn"
    game.plays("use-tactic midnight-meditation", "pick-card march")
    assert game.asked() == "choose-colour"
    assert game.g.players[1].round.tactic_spent
    assert cast(last_turns=()).asked() == "choose-colour", "not after the own last turn of the Round"


@rule("MK-TURN-16", "MK-TURN-21", "MK-MEMO-01")
def test_a_turn_is_movement_then_an_action_or_else_a_rest() -> None:
    game = knight("tovak at country-1.se", hand="march rage promise", deck=DECK).with_player(move=4)
    assert "rest" in game.offers()
    game.plays("move country-1.e")
    assert "rest" not in game.offers()
    game.plays("interact", "done")
    assert not game.offers("move") + game.offers("explore") + game.offers("interact")
    rest = knight("tovak at country-1.e", hand="march rage", deck=DECK).plays("rest")
    assert not rest.offers("move") + rest.offers("interact") + rest.offers("end-turn")
    told = LEDGER.rule("MK-TURN-21").data["phases"]
    assert told == ["movement", "action", "end_of_turn"]


@rule("MK-MEMO-01", "MK-TURN-06")
def test_a_turn_begins_with_what_is_out_of_turn_then_the_token_then_the_announcement() -> None:
    game = knight("tovak at country-1.e", "krang at start-a.c", hand="march", deck="").with_player(face_down=True)
    game.with_player(1, hand=("rage",)).again("before_turn", deck=("rage",))
    assert game.asked() == "before-turn"
    game.plays("done")
    assert game.told(TurnSkipped)[0].seat == 0
    assert not game.me.face_down
    assert not game.g.end_announced
    empty = knight("tovak at start-a.c", "krang at start-a.c", hand="march", deck="").with_player(1, hand=("rage",))
    assert empty.again("before_turn").asked() == "announce"


ACTIONS: dict[str, tuple[str, tuple[str, ...], dict[str, Any], str]] = {
    "village": ("country-1.e", FIRST_TILES, {}, "interact"),
    "monastery": ("country-5.ne", (*FIRST_TILES, "country-5 1 1"), {}, "burn"),
    "den": ("country-6.w", (*FIRST_TILES, "country-6 1 1"), {}, "enter"),
    "dungeon": ("country-7.se", (*FIRST_TILES, "country-7 1 1"), {}, "enter"),
    "tomb": ("core-1.ne", (*FIRST_TILES, "core-1 1 1"), {}, "enter"),
    "grounds": ("core-1.w", (*FIRST_TILES, "core-1 1 1"), {}, "enter"),
    "orcs": ("country-1.w", FIRST_TILES, {"country_1_nw": "diggers"}, "challenge"),
}


@rule("MK-TURN-23")
@pytest.mark.parametrize("site", list(ACTIONS))
def test_each_place_offers_its_action_and_doing_nothing(site: str) -> None:
    space, tiles, enemies, verb = ACTIONS[site]
    game = knight(f"tovak at {space}", hand="march", tiles=tiles, **enemies).with_player(has_played=True)
    assert game.offers(verb)
    assert "end-turn" in game.offers()
    assert not knight("tovak at start-a.ne", hand="march").offers(verb)


@rule("MK-TURN-30", "MK-END-02", "MK-END-01")
def test_used_dice_are_rolled_and_returned_first_of_all() -> None:
    game = knight("tovak at start-a.c", hand="march", deck=DECK, source="blue").with_player(has_played=True)
    game.with_(used_dice=(Die(0, reroll=True), Die(3, reroll=False))).plays("end-turn")
    assert game.g.used_dice == ()
    assert len(game.g.source) == 3
    assert 3 in game.g.source, "a die that is not rolled again keeps its colour"


@rule("MK-END-01", "MK-TURN-32", "MK-TURN-31")
def test_the_end_of_turn_has_its_steps_in_order_without_any_effects_before_the_next_turn() -> None:
    steps = [str(each) for each in AT_THE_END_OF_A_TURN]
    assert steps == ["tidy_up", "take_back_step", "benefits", "rewards_step", "levels_step", "discard_step", "draw_up"]
    told = LEDGER.rule("MK-END-01").data["steps"]
    assert len(told) == 7
    game = knight("tovak at country-2.sw", "krang at start-a.c", hand="march wound", deck=DECK, units="peasants")
    game.with_player(has_played=True, rewards=("spell",), fame=3).with_(spells_offer=("fireball",))
    game.with_player(1, hand=("rage",), deck=("march",) * 5).plays("end-turn")
    while game.g.active == 0:
        assert game.asked() not in ("turn", "after")
        assert not game.offers("play") + game.offers("activate") + game.offers("heal-wound")
        game.plays(game.offers()[0])
    assert game.me.crystals == (0, 0, 0, 1), "the mine"
    assert game.me.level == 2
    assert "fireball" in (*game.me.deck, *game.me.hand)
    assert (game.asked(), game.g.active) == ("turn", 1), "all is done before the next player begins"


@rule("MK-END-13")
def test_a_reward_unit_may_wait_for_the_command_token_of_the_new_level() -> None:
    game = knight("tovak at start-a.c", hand="march", deck=DECK, units="peasants").with_player(
        has_played=True, level=2, fame=8
    )
    game.with_player(rewards=("unit",)).with_(units_offer=("herbalists",)).plays("end-turn", "take-unit herbalists")
    assert [unit.name for unit in game.me.units] == ["peasants", "herbalists"]
    assert game.me.level == 3


@rule("MK-DRAW-06")
def test_planning_raises_the_limit_for_who_keeps_two_cards() -> None:
    for hand, drawn in (("rage rage march", 6), ("rage march", 5)):
        game = knight("tovak at start-a.c", hand=hand, deck=DECK).with_player(tactic="planning").plays("play march")
        game.plays("end-turn", "done")
        assert len(game.me.hand) == drawn


# Combat


@rule("MK-MEMO-03", "MK-COMB-13")
def test_a_combat_has_its_four_phases_in_order() -> None:
    game = knight("tovak at country-2.w", hand="march rage", deck=DECK, units="peasants", country_2_nw="prowlers")
    game.plays("challenge country-2.nw")
    kinds: list[str] = []
    while game.g.combat is not None:
        if not kinds or kinds[-1] != game.asked():
            kinds.append(game.asked())
        game.plays("done" if "done" in game.offers() else "take-wounds")
    assert kinds == ["ranged", "block", "damage", "attack"]
    assert len(LEDGER.rule("MK-MEMO-03").data["phases"]) == 4


@rule("MK-COMB-11")
def test_nobody_is_challenged_besides_when_an_adventure_site_is_entered() -> None:
    tiles = (*FIRST_TILES, "country-6 1 1")
    game = knight("tovak at country-6.w", hand="march", tiles=tiles)
    game.g.enemies["country-6.se"] = (Token("diggers", up=True),)
    near = [name for name in game.g.board["country-6.w"].near if game.g.board[name].rampaging]
    game.g.enemies |= {name: (Token("prowlers", up=True),) for name in near}
    assert game.plays("enter").asked() == "ranged"


@rule("MK-COMB-16")
def test_your_attack_is_that_of_cards_and_skills_not_of_units() -> None:
    for unit, doubled in ((-2, True), (0, False)):
        game = fight("golems", "attack", hand="march").with_player(changes=(changes.DoublePhysical(),))
        foe = game.combat.foes[0]
        foe.lost = ("physical",)
        assert attack_total(game.g, (Points("attack", "physical", 3, unit=unit),), [foe]) == (6 if doubled else 3)


@rule("MK-RANGE-11")
def test_with_too_few_points_more_may_be_played_or_other_targets_chosen() -> None:
    game = fight("wolf-riders diggers", "attack", hand="rage rage")
    game.plays("play rage")
    assert game.offers("attack") == []
    game.plays("play rage")
    assert game.offers("attack") == ["attack 1", "attack 2"]


@rule("MK-DMG-11")
def test_wounds_from_elsewhere_count_towards_being_knocked_out() -> None:
    game = fight("prowlers", hand="march rage")
    piles.take_wounds(game.g, game.me, 4)
    assert not game.combat.knocked_out
    piles.take_wounds(game.g, game.me, 1)
    assert game.combat.knocked_out
    assert set(game.me.hand) == {WOUND}


@rule("MK-DMG-18")
def test_the_damage_phase_ends_when_all_attacks_are_dealt_with() -> None:
    game = fight("prowlers diggers", "block", hand="march", units="peasants herbalists").plays("done")
    assert game.asked() == "damage"
    game.plays("suffer 1", "take-wounds")
    assert game.asked() == "damage"
    game.plays("take-wounds")
    assert game.asked() == "attack"


@rule("MK-RES-01")
def test_combat_ends_after_the_attack_phase_whoever_is_left() -> None:
    game = fight("prowlers", "attack", hand="march rage", deck=DECK).plays("done")
    assert game.g.combat is None
    assert game.me.fame == 0


@rule("MK-RES-04", "MK-RES-05")
def test_a_conquered_ruin_is_marked_and_rewards_at_the_end_of_the_turn_as_its_token_says() -> None:
    told = set(LEDGER.rule("MK-RES-05").data["ruins_rewards"])
    names = {
        "artifact": "artifact",
        "spell": "spell",
        "advanced": "advanced_action",
        "crystals": "four_crystals",
        "unit": "unit",
    }
    rewards = {reward for token in RUINS_TOKENS.values() for reward in token.rewards}
    assert {names[reward] for reward in rewards} == told
    game = knight("tovak at country-8.ne", hand="march tranquility", deck=DECK, tiles=(*FIRST_TILES, "country-8 1 1"))
    game.g.ruins["country-8.ne"] = Token("green-green", up=True)
    game.g.enemies["country-8.ne"] = (Token("prowlers", up=True), Token("diggers", up=True))
    game.plays("enter")
    for foe in game.combat.foes:
        foe.lost = ("fortified",)
    game.with_pool(Points("ranged", "physical", 6)).plays("attack 1,2")
    assert game.g.shields["country-8.ne"] == (0,)
    assert game.me.turn.rewards == ("crystals",)
    assert game.me.crystals == (0, 0, 0, 0), "not before the end of the turn"
    game.plays("end-turn")
    assert game.me.crystals == (1, 1, 1, 1)


@rule("MK-COMB-21")
def test_demolish_ignores_walls_even_where_its_victim_resists_fire() -> None:
    told = LEDGER.rule("MK-COMB-21").data
    game = fight("fire-mages monks/", hand=told["card"], mana="red")
    resisting, other = game.combat.foes
    assert (fortifications(game.g, resisting), armor(game.g, resisting), armor(game.g, other)) == (1, 5, 5)
    game.plays(f"play {told['card']}")
    assert (fortifications(game.g, resisting), fortifications(game.g, other)) == (0, 0)
    assert (armor(game.g, resisting), armor(game.g, other)) == (5, 4)


@rule("MK-DUMMY-12", "MK-DUMMY-10", "MK-DUMMY-11")
def test_what_is_left_lowest_in_the_offers_makes_the_dummy_faster() -> None:
    game = knight("tovak at start-a.c").with_dummy(deck=("march",) * 12, crystals=(0, 0, 0, 0))
    dummy_turn(game.g, game.dummy)
    assert len(game.dummy.deck) == 9
    game.with_dummy(deck=("march",) * 12, discard=())
    green = next(name for name, card in CARDS.items() if card.kind == "spell" and COLOURS[card.colours[0]] == "green")
    prepare_dummy(game.g, game.dummy, "ice-bolt", green)
    assert len(game.dummy.deck) == 13
    assert game.dummy.crystals == (0, 0, 0, 1)
    game.with_dummy(deck=("march",) * 12)
    dummy_turn(game.g, game.dummy)
    assert len(game.dummy.deck) == 8
