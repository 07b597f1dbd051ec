"""Fine points of the rules that are easily got wrong, each played out."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.mage_knight.content.box import DAY_COSTS, FIRE, ICE
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.events import RuinsRevealed, TurnBegan
from tabletome.games.mage_knight.rules.combat import enemies, pvp
from tabletome.games.mage_knight.rules.map.exploration import may_lie
from tabletome.games.mage_knight.rules.scenario.scoring import KNOWLEDGE, LOOT, reckoning
from tabletome.games.mage_knight.state import Combat, Duel, Points, Token, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

WITH_KEEP = (*FIRST_TILES, "country-3 1 1")
FULL = "full-conquest"
TWO = {"players": 2}

# One effect, one target


@rule("MK-EFF-03", "MK-EFF-04")
def test_a_block_repeated_by_maximal_effect_goes_to_one_attack() -> None:
    game = fight("golems golems", "block", hand="maximal-effect determination")
    game.plays("play maximal-effect", "pick-card determination", "block-strike 1")
    assert game.combat.pool == (), "all of it was one effect"
    assert game.offers("block-strike") == []


@rule("MK-EFF-03", "MK-EFF-04")
def test_an_attack_repeated_by_maximal_effect_goes_to_one_group_of_enemies() -> None:
    game = fight("prowlers prowlers", "attack", hand="maximal-effect blood-rage")
    game.plays("play maximal-effect", "pick-card blood-rage", "pick 2", "pick 2", "pick 2")
    assert "attack 1,2" in game.offers("attack"), "enemies attacked together are one target"
    assert game.plays("attack 1").combat.pool == ()


@rule("MK-EFF-03", "MK-EFF-04")
def test_an_attack_that_maximal_effect_doubles_is_still_one_effect() -> None:
    game = fight("prowlers prowlers", "attack", hand="maximal-effect rage", mana="red")
    game.plays("strengthen maximal-effect", "pick-card rage", "attack 1")
    assert game.combat.pool == (), "half of it would have been enough, but it is one effect"


@rule("MK-BLOCK-14", "MK-EFF-04")
def test_of_two_blocks_that_are_enough_the_one_that_serves_against_another_attack_waits() -> None:
    game = fight("ice-mages fire-mages", "block")
    game.asked()
    ice, fire = Points("block", ICE, 10), Points("block", FIRE, 10)
    game.with_pool(fire, ice).plays("block-strike 1")
    assert game.combat.pool == (ice,), "against fire ice is worth the more"


@rule("MK-EFF-04", "MK-RANGE-12")
def test_an_effect_that_is_not_needed_waits_whole() -> None:
    game = fight("prowlers prowlers", "attack", hand="rage maximal-effect determination", mana="red")
    game.plays("strengthen rage", "play maximal-effect", "pick-card determination", "attack 1")
    assert [points.value for points in game.combat.pool] == [2, 2, 2]
    assert game.offers("attack") == ["attack 2"], "the other effect is there for the second"


@rule("MK-MOVE-07")
def test_a_path_of_the_druids_leads_through_a_space_that_costs_more_than_the_least() -> None:
    game = knight("tovak at start-a.c", hand="druidic-paths march").plays("play druidic-paths")
    costs = {DAY_COSTS[game.g.board[offer.partition(" ")[2]].terrain] for offer in game.offers("pick-space")}
    assert costs == {3}, "hills and forests, no plains, no lakes"
    game.plays("pick-space start-a.ne", "move start-a.ne")
    assert game.me.turn.move == 0


# Effects on enemies in every phase


@rule("MK-COMB-15")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_chill_takes_the_resistance_in_any_phase(phase: str) -> None:
    game = fight("fire-mages", phase, hand="chill", mana="blue").plays("play chill")
    foe = game.combat.foes[0]
    assert FIRE not in enemies.resistances(foe)
    assert foe.held is (phase != "attack"), "whoever has attacked is not kept from it any more"


@rule("MK-COMB-15")
def test_lethal_chill_and_freezers_weaken_armor_in_the_attack_phase() -> None:
    chill = fight("prowlers", "attack", hand="chill", mana="blue black", night=True).plays("strengthen chill")
    assert chill.combat.foes[0].armor == -4
    frozen = fight("prowlers", "attack", units="amotep-freezers", mana="blue").plays("activate 1 2")
    assert frozen.combat.foes[0].armor == -3


@rule("MK-COMB-15")
def test_chill_does_not_stop_an_attack_that_was_not_blocked() -> None:
    game = fight("fire-mages prowlers", "block", hand="chill", mana="blue").plays("done", "play chill", "pick-foe 1")
    assert game.offers("suffer") == ["suffer 1", "suffer 2"]


@rule("MK-COMB-15")
def test_a_disease_reaches_the_blocked_in_the_attack_phase_too() -> None:
    game = fight("prowlers diggers", "block", hand="cure determination", mana="green black blue", night=True)
    game.plays("strengthen determination", "block-strike 1", "done", "take-wounds", "strengthen cure")
    assert [enemies.armor(game.g, foe) for foe in game.combat.foes] == [1, 3]


# Wounds that are ignored


def veiled(enemy: str, **more: str) -> Knights:
    game = fight(enemy, "block", hand="mist-form march", mana="blue black", night=True, **more)
    return game.plays("strengthen mist-form", "done")


@rule("MK-DMG-14")
def test_an_ignored_wound_is_not_poisoned() -> None:
    game = veiled("cursed-hags")
    assert game.asked() == "attack"
    wounds = -(-3 // game.me.row.armor) - 1
    assert (game.hand().count("wound"), game.me.discard.count("wound")) == (wounds, wounds)


@rule("MK-DMG-16")
def test_an_ignored_wound_does_not_paralyze() -> None:
    game = fight("medusa", "block", hand="mist-form march rage determination", mana="blue black", night=True)
    game.plays("strengthen mist-form")
    game.combat.strikes[0].value = 2
    game.again().plays("done")
    assert game.hand() == ["determination", "march", "rage"], "no Wound was taken, nothing is discarded"


@rule("MK-WOUND-01")
def test_the_veil_is_for_wounds_from_enemies() -> None:
    game = fight("prowlers", "attack", hand="mist-form blood-rage", mana="blue black", night=True)
    game.plays("strengthen mist-form", "play blood-rage", "pick 2")
    assert game.hand() == ["wound"], "the own card hurts"


# Heroes against heroes


@rule("MK-COMB-02", "MK-HERO-03")
@pytest.mark.parametrize("at_home", [True, False])
def test_storming_anothers_keep_costs_reputation_whether_or_not_the_owner_is_there(at_home: bool) -> None:
    krang = "country-3.ne" if at_home else "start-a.c"
    game = knight("tovak at country-3.e", f"krang at {krang}", hand="march", tiles=WITH_KEEP, scenario=FULL)
    game.with_player(move=9).g.shields["country-3.ne"] = (1,)
    game.plays("move country-3.ne")
    assert (game.asked() == "defence") is at_home
    assert game.me.reputation == -1


@rule("MK-HOLD-05", "MK-HERO-03")
def test_in_conquer_and_hold_it_costs_none() -> None:
    game = knight(
        "tovak at country-3.e", "krang at country-3.ne", hand="march", tiles=WITH_KEEP, scenario="conquer-and-hold"
    )
    game.with_player(move=9).g.shields["country-3.ne"] = (1,)
    assert game.plays("move country-3.ne").me.reputation == 0


def hit(unit: Unit, element: str, damage: int) -> Knights:
    """Tovak's attack has got through to Krang and this Unit."""
    game = knight("tovak at start-a.ne", "krang at country-2.w", scenario=FULL, hand="march")
    game.with_player(0, space="country-2.w", path=("start-a.ne", "country-2.w"))
    game.with_player(1, units=[unit], level=3, hand=("march",), path=("country-2.w",))
    game.g.combat = Combat(kind="duel", space="country-2.w", duel=Duel(0, 1, full=True))
    pvp.begin_duel(game.g)
    duel = game.combat.duel
    assert duel is not None
    duel.attacking, duel.damage = 0, damage
    duel.attack = (Points("ranged", element, damage),)  # type: ignore[arg-type]
    return game.again("duel_damage")


@rule("MK-PVP-24", "MK-UNIT-12")
@pytest.mark.parametrize(
    ("unit", "element", "needed"),
    [
        (Unit("peasants"), "fire", 3),
        (Unit("peasants", banner="banner-of-protection"), "fire", 8),
        (Unit("peasants", banner="banner-of-protection"), "physical", 4),
        (Unit("peasants", banner="banner-of-glory"), "physical", 4),
        (Unit("peasants", boost=("physical", "fire", "ice")), "physical", 6),
    ],
)
def test_banners_and_effects_shield_units_from_heroes(unit: Unit, element: str, needed: int) -> None:
    assert "hit-unit 1" not in hit(unit, element, needed - 1).offers()
    assert "hit-unit 1" in hit(unit, element, needed).offers()


# Going back


def stormed_from(*others: str, **more: Any) -> Knights:
    """Tovak has come by another hero's space to a Keep, and its garrison stands."""
    hand = "march rage rage"
    game = knight("tovak at country-3.se", *others, hand=hand, tiles=WITH_KEEP, deck="rage " * 7, **more)
    game.g.enemies["country-3.ne"] = (Token("diggers", up=True),)
    game.with_player(move=9).plays("move country-3.e", "move country-3.ne")
    while game.g.combat is not None:
        game.plays("take-wounds" if "take-wounds" in game.offers() else "done")
    return game


@rule("MK-RES-12", breaks=Break("rules/combat/outcome.py", "p.turn.path[:-1]", "(*p.turn.path, p.turn.path[-2])"))
@pytest.mark.parametrize(("krang", "end"), [("start-a.c", "country-3.e"), ("country-3.e", "country-3.se")])
def test_from_the_walls_one_goes_back_and_on_from_an_unsafe_space_for_a_wound(krang: str, end: str) -> None:
    game = stormed_from(f"krang at {krang}")
    assert game.me.space == "country-3.e"
    wounds = game.hand().count("wound")
    game.plays("end-turn")
    assert game.me.space == end
    assert game.hand().count("wound") - wounds == (end != "country-3.e"), "one space from there"


@rule("MK-PVP-36", breaks=Break("rules/combat/pvp.py", "p.turn.path[:-1]", "(*p.turn.path, p.turn.path[-2])"))
def test_after_a_draw_the_aggressor_goes_back_and_on_from_an_unsafe_space_for_a_wound() -> None:
    heroes = ("krang at country-2.w", "goldyx at start-a.ne")
    game = knight("tovak at start-a.c", *heroes, hand="march rage", deck="rage " * 7, scenario=FULL)
    game.with_player(move=9).with_player(1, hand=("march",), deck=("rage",) * 7)
    game.plays("move start-a.ne", "move country-2.w", "attack-hero 1", "defend-quickly", "pass", "pass", "pass", "pass")
    assert game.me.space == "start-a.ne"
    game.plays("end-turn")
    assert (game.me.space, game.hand().count("wound")) == ("start-a.c", 1)


# A card in every turn


@rule("MK-TURN-17")
def test_cards_discarded_for_rethink_do_not_count_for_the_turn() -> None:
    game = knight(hand="march rage", deck="stamina stamina").with_player(tactic="rethink")
    game.with_(phase="follow_tactic", picking=(0,)).plays("discard-card march", "done")
    game.with_(phase="begin_turn").ask_again()
    assert game.told(TurnBegan)
    game.plays("end-turn")
    assert game.asked() == "discard"
    assert "done" not in game.offers(), "one card at least"


@rule("MK-TURN-17")
def test_a_quick_defence_is_no_turn_and_a_hand_of_wounds_cannot_take_a_regular_one() -> None:
    game = knight(
        "tovak at start-a.ne", "krang at country-2.w", hand="march", scenario=FULL, deck="rage rage rage rage"
    )
    game.with_player(move=9, deck=("rage",) * 9).with_player(1, hand=("rage", "wound"), deck=("wound",) * 9)
    game.plays("move country-2.w", "attack-hero 1", "defend-quickly", "pass", "pass", "pass")
    assert game.g.active == 1
    game.plays("play rage", "launch")
    while game.g.active != 1 or game.asked() != "turn":
        ways_on = [each for each in game.offers() if each in ("pass", "done", "end-turn", "leave-damage", "rest")]
        game.plays(ways_on[0] if ways_on else game.offers()[0])
    assert set(game.g.players[1].hand) == {"wound"}
    assert game.offers() == ["rest"]


# Tactics


@rule("MK-TACT-07")
def test_mana_search_waits_for_a_die_that_is_used_not_for_one_that_may_be() -> None:
    game = knight(hand="mana-draw march", source="red green", night=True).with_player(tactic="mana-search")
    game.plays("play mana-draw")
    assert "use-tactic mana-search" in game.offers()
    used = knight(hand="march", source="green green", night=True).with_player(tactic="mana-search")
    used.plays("strengthen march")
    assert "use-tactic mana-search" not in used.offers()


# Units


@rule("MK-EFF-02")
def test_a_heroic_tale_praises_units_called_to_glory() -> None:
    game = knight("tovak at country-1.e", hand="heroic-tale call-to-arms", mana="white white black", night=True)
    game.with_(units_offer=("peasants",)).plays("interact", "strengthen heroic-tale", "strengthen call-to-arms")
    game.plays("take-unit peasants")
    assert (game.me.reputation, game.me.fame) == (1, 1)


# Scores and places


@rule("MK-SCORE-01")
def test_a_spell_that_was_set_aside_is_still_an_own_card() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", scenario=FULL, hand="march")
    game.with_player(set_aside=("space-bending",), deck=("agility",), discard=())
    assert reckoning(game.g)[0][KNOWLEDGE] == 2 + 1


@rule("MK-SCORE-02")
def test_an_artifact_is_worth_two_wherever_it_lies() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", scenario=FULL, hand="ruby-ring march")
    game.with_player(units=[Unit("peasants", banner="banner-of-glory")], crystals=(1, 2, 0, 0))
    assert reckoning(game.g)[0][LOOT] == 2 + 2 + 1, "a point for two crystals"


@rule("MK-SITE-01", "MK-DRUID-04")
def test_the_incantation_may_be_cast_where_a_monastery_has_burned() -> None:
    tiles = (*FIRST_TILES, "country-5 1 1")
    game = knight("tovak at country-5.c", hand="march", tiles=tiles, scenario="druid-nights", night=True)
    game.with_(nights=1, shields={"country-1.c": (0,)})
    monastery = next(name for name in game.g.board.with_site("monastery"))
    game.with_player(space=monastery, path=(monastery,))
    assert "chant" not in game.offers()
    game.g.shields[monastery] = (0,)
    assert "chant" in game.ask_again().offers()


@rule("MK-MAP-02", "MK-EXPL-08")
def test_a_core_tile_of_the_box_does_not_lie_on_the_coast() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-4 0 3", "country-5 1 2")
    game = knight("tovak at country-1.e", hand="march", tiles=tiles, stack="", scenario=FULL, options={"players": 2})
    edge = next(space.name for space in game.g.board.spaces_of("country-1") if (0, 2) in space.edges)
    game.with_player(move=9, space=edge, path=(edge,)).with_(tiles_in_box=("country-6", "core-1"))
    assert "explore 0 2" in game.offers("explore")
    assert "explore 0 2" not in game.with_(tiles_in_box=("core-1",)).ask_again().offers("explore")


@rule("MK-EXPL-08")
def test_when_the_stack_is_empty_a_tile_of_the_box_is_laid_countryside_first() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-4 0 3", "country-5 1 2")
    for seed in "abcde":
        game = knight(
            "tovak at country-1.e", hand="march", tiles=tiles, stack="", scenario=FULL, options=TWO, seed=seed
        )
        edge = next(space.name for space in game.g.board.spaces_of("country-1") if (0, 2) in space.edges)
        game.with_player(move=9, space=edge, path=(edge,)).with_(tiles_in_box=("core-1", "country-6", "core-2"))
        game.plays("explore 0 2")
        assert game.g.tiles[-1][:3] == ("country-6", 0, 2)
        assert (game.g.tiles_in_box, game.g.stack, game.me.turn.move) == (("core-1", "core-2"), (), 7)


@rule("MK-EXPL-08")
def test_any_core_tile_without_a_city_may_come_out_of_the_box() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-4 2 0", "country-5 1 2", "country-6 3 0")
    laid = set()
    for seed in "abcdefgh":
        game = knight(
            "tovak at country-3.c", hand="march", tiles=tiles, stack="", scenario=FULL, options=TWO, seed=seed
        )
        game.with_(tiles_in_box=("core-1", "core-2"))
        (x, y), spaces = next((at, names) for at, names in game.g.board.free.items() if may_lie(game.g, at))
        edge = sorted(spaces)[0]
        game.with_player(move=9, space=edge, path=(edge,)).plays(f"explore {x} {y}")
        laid.add(game.g.tiles[-1].tile)
        assert {game.g.tiles[-1].tile, *game.g.tiles_in_box} == {"core-1", "core-2"}
    assert laid == {"core-1", "core-2"}


@rule("MK-SITE-22", "MK-SITE-18")
def test_ruins_found_at_night_are_seen_by_whoever_comes_there_or_when_the_day_begins() -> None:
    def at_night(*, there: bool) -> Knights:
        tiles = (*FIRST_TILES, "country-8 1 1")
        ruins = next(space.name for space in knight(tiles=tiles).g.board.spaces.values() if space.site == "ruins")
        near = next(name for name in knight(tiles=tiles).g.board[ruins].near)
        game = knight(f"tovak at {near}", hand="march", tiles=tiles, night=True)
        game.with_(ruins={ruins: Token(next(iter(RUINS_TOKENS)), up=False)}).with_player(move=9)
        return game.plays(f"move {ruins}") if there else game

    hidden = at_night(there=False)
    assert [token.up for token in hidden.g.ruins.values()] == [False]
    there = at_night(there=True)
    assert [token.up for token in there.g.ruins.values()] == [True]
    assert [event.space for event in there.told(RuinsRevealed)] == [*there.g.ruins]
    dawn = hidden.with_(phase="begin_round")
    assert dawn.asked() == "choose-tactic"
    assert [token.up for token in dawn.g.ruins.values()] == [True]


# Move in combat


@rule("MK-TURN-19")
def test_move_may_be_played_in_combat_for_an_effect_that_takes_it() -> None:
    game = fight(
        "diggers diggers diggers", hand="wings-of-wind march march", mana="white black green green", night=True
    )
    game.plays("strengthen wings-of-wind", "pick-foe 1")
    assert game.asked() == "pay-move"
    assert "done" not in game.offers(), "there is nothing to pay with yet"
    game.plays("strengthen march", "done", "pick-foe 2", "done")
    assert [foe.held for foe in game.combat.foes] == [True, True, True]
    assert game.me.turn.move == 1
    assert game.asked() == "ranged"


@rule("MK-TURN-19")
def test_move_of_cards_sideways_units_and_skills_pays_too() -> None:
    game = fight("diggers diggers", hand="wings-of-wind rage", mana="white black", night=True, units="peasants")
    game.plays("strengthen wings-of-wind", "pick-foe 1")
    assert game.offers() == ["sideways rage move", "activate 1 3", "decline"]
    assert [foe.held for foe in game.plays("activate 1 3", "done").combat.foes] == [True, True]
    alone = fight("diggers diggers", hand="wings-of-wind", mana="white black", night=True)
    alone.plays("strengthen wings-of-wind", "pick-foe 2")
    assert alone.asked() == "ranged", "who has no Move is not asked"
    assert "play march" not in fight("diggers", hand="march").offers(), "and is not offered any for nothing"


# Summoners


def summoned(monster: str, summoner: str = "orc-summoners", **more: str) -> Knights:
    game = fight(summoner, "block", **more)
    game.g.piles["brown"] = (*(name for name in game.g.piles["brown"] if name != monster), monster)
    return game


@rule("MK-BLOCK-02")
def test_a_summoner_is_out_of_reach_while_its_monster_fights() -> None:
    game = summoned("minotaur", hand="tremor", mana="green").plays("play tremor", "pick 1")
    summoner, monster = game.combat.foes
    assert (summoner.armor, monster.armor) == (0, -3)
    assert monster.name == "minotaur"


@rule("MK-BLOCK-03", "MK-DMG-17")
def test_in_the_attack_phase_the_summoner_is_back_and_the_monster_gone() -> None:
    game = summoned("gargoyle", hand="tremor", mana="green").plays("done", "take-wounds")
    assert game.asked() == "attack"
    assert [foe.name for foe in game.combat.foes] == ["orc-summoners"]
    assert game.g.discards["brown"][-1] == "gargoyle"
    game.plays("play tremor", "pick 1")
    assert game.combat.foes[0].armor == -3


@rule("MK-BLOCK-02", "MK-COMB-18")
def test_an_effect_on_a_monster_heeds_what_the_monster_resists() -> None:
    assert "play chill" not in summoned("mummy", hand="chill", mana="blue").offers()
    stopped = summoned("gargoyle", hand="chill", mana="blue").plays("play chill")
    assert (stopped.asked(), stopped.hand()) == ("attack", []), "nobody attacks any more"
    assert not stopped.combat.foes[0].held, "the summoner was not its target"


@rule("MK-BLOCK-11")
def test_a_blocked_monster_brings_no_fame_but_counts_as_blocked() -> None:
    game = summoned("gargoyle", hand="determination counterattack", mana="blue red")
    game.plays("strengthen determination", "block-strike 1")
    assert (game.me.fame, game.asked()) == (0, "attack")
    game.plays("strengthen counterattack")
    assert game.combat.pool[0].value == 7


# The end of a turn


@rule("MK-END-01", "MK-END-05", "MK-END-06", "MK-SITE-12")
def test_cards_played_are_discarded_before_the_glade_takes_a_wound() -> None:
    game = knight("tovak at country-1.c", hand="march", deck="rage rage rage rage rage")
    game.with_player(has_played=True, play_area=("wound",)).plays("end-turn")
    assert game.asked() == "glade"
    assert game.offers() == ["throw-wound discard", "decline"]
    game.plays("throw-wound discard")
    assert "wound" not in (*game.me.discard, *game.me.play_area, *game.me.hand)


@rule("MK-END-01", "MK-EFF-06")
def test_time_bending_leaves_the_benefits_of_the_space() -> None:
    game = knight("tovak at country-2.sw", hand="space-bending march rage", mana="blue black", night=True)
    game.plays("play march", "strengthen space-bending", "end-turn")
    assert game.me.crystals == (0, 0, 0, 1), "the mine"
    assert game.hand() == ["march", "rage"], "nothing is drawn"
    assert game.asked() == "turn"


# Cards that reach other players, and draws that go on


@rule("MK-HERO-02")
def test_an_underground_attack_may_come_up_beside_a_hero() -> None:
    game = knight("tovak at country-2.c", "krang at country-2.w", hand="underground-travel", scenario=FULL, night=True)
    game.with_player(mana=(0, 0, 0, 1, 0, 1)).with_player(1, hand=("march",), deck=("rage",) * 5)
    game.plays("strengthen underground-travel", "move country-2.w")
    assert game.asked() == "defence"
    assert game.combat.duel is not None
    assert game.me.reputation == 0


@rule("MK-HERO-03", "MK-COMB-02")
def test_an_underground_attack_on_an_owner_in_a_keep_is_an_assault() -> None:
    game = knight("tovak at country-3.c", "krang at country-3.ne", tiles=WITH_KEEP, scenario=FULL, night=True)
    game.with_player(mana=(0, 0, 0, 1, 0, 1), hand=("underground-travel",)).g.shields["country-3.ne"] = (1,)
    game.with_player(1, hand=("march",), deck=("rage",) * 5)
    game.plays("strengthen underground-travel", "move country-3.ne")
    assert (game.asked(), game.me.reputation) == ("defence", -1)
    assert not pvp.is_walled(game.with_(active=0).g, game.combat), "it comes from below the walls"


@rule("MK-DRAW-08")
def test_a_long_night_lets_the_draw_of_a_card_go_on() -> None:
    game = knight(hand="tranquility march", deck="rage", mana="green", night=True)
    game.with_player(tactic="long-night", discard=("stamina",) * 4)
    game.plays("strengthen tranquility", "pick 2")
    assert game.asked() == "long-night"
    game.plays("use-tactic long-night")
    assert game.hand() == ["march", "rage", "stamina"]
    declined = knight(hand="tranquility march", deck="rage", mana="green", night=True)
    declined.with_player(tactic="long-night", discard=("stamina",) * 4)
    assert declined.plays("strengthen tranquility", "pick 2", "decline").hand() == ["march", "rage"]
