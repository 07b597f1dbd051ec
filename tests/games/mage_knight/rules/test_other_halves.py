"""The halves of rules that are easily left out: limits, shuffles, orders, and what does not happen."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import GREEN, RED
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.tiles import ADVENTURE, CORE, COUNTRY, TILES
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, UNITS
from tabletome.games.mage_knight.events import TurnSkipped
from tabletome.games.mage_knight.rules.scenario.scoring import ADVENTURER, reckoning
from tabletome.games.mage_knight.state import Points
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

DECK = "rage rage rage rage rage rage rage"
FULL = "full-conquest"
SEEDS = [f"shuffle {number}" for number in range(12)]


def new_round(**more: object) -> Knights:
    """The beginning of the second Round."""
    return knight(hand="march", deck=DECK, **more).with_(phase="begin_round")  # type: ignore[arg-type]


# Setup


@rule("MK-SETUP-17")
def test_the_city_may_lie_anywhere_among_the_core_tiles() -> None:
    places = set()
    for seed in SEEDS:
        core = [name for name in setting_up(seed, heroes="random").g.stack if TILES[name].kind == "core"]
        places.add(next(place for place, name in enumerate(core) if TILES[name].city))
    assert places == {0, 1, 2}


@rule("MK-DUMMY-04")
def test_the_deck_of_the_dummy_is_shuffled() -> None:
    orders = set()
    for seed in SEEDS[:4]:
        game = setting_up(seed, heroes="random")
        assert game.asked() == "choose-tactic"
        assert sorted(game.dummy.deck) == sorted(HEROES[game.dummy.hero].deck)
        orders.add(game.dummy.deck == HEROES[game.dummy.hero].deck)
    assert orders == {False}


# The map


@rule("MK-MAP-02", "MK-EXPL-06")
def test_a_core_tile_of_the_stack_does_not_lie_on_the_coast() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-4 0 3")
    for stack, offered in (("country-6", True), ("core-1", False)):
        game = knight(
            "tovak at country-1.e", "krang at start-a.c", hand="march", tiles=tiles, stack=stack, scenario=FULL
        )
        edge = next(space.name for space in game.g.board.spaces_of("country-1") if (0, 2) in space.edges)
        game.with_player(move=9, space=edge, path=(edge,))
        assert ("explore 0 2" in game.offers("explore")) is offered


# Rounds


@rule("MK-ROUND-04")
def test_units_left_over_go_under_the_deck_of_their_own_back() -> None:
    game = new_round().with_(units_offer=("altem-mages", "peasants"), elite_deck=("catapults",))
    assert game.asked() == "choose-tactic"
    assert game.g.elite_deck == ("altem-mages", "catapults")
    assert game.g.regular_deck[0] == "peasants"


@rule("MK-ROUND-07")
def test_once_a_core_tile_is_known_elite_units_come_first_and_every_other() -> None:
    game = knight(
        "tovak at start-a.c", "krang at start-a.e", tiles=(*FIRST_TILES, "core-1 1 1"), scenario=FULL, deck=DECK
    )
    game.with_(phase="begin_round").asked()
    assert [UNITS[name].tier for name in game.g.units_offer] == [ELITE, REGULAR, ELITE, REGULAR]


@rule("MK-MINES-07")
def test_a_round_begins_with_a_crystal_of_every_mine_one_has_freed() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", scenario="mines-liberation", deck=DECK)
    game.with_(phase="begin_round").g.shields["country-2.sw"] = (1,)
    assert game.asked() == "choose-tactic"
    assert [player.crystals[GREEN] for player in game.g.players] == [0, 1]


@rule("MK-DRUID-06")
def test_after_the_first_night_the_glades_are_cleared() -> None:
    game = knight("tovak at country-1.e", hand="march", deck=DECK, night=True, scenario="druid-nights")
    game.with_(phase="end_of_round", round=2, nights=1, shields={"country-1.c": (0,), "country-2.e": (0,)})
    assert game.asked() == "choose-tactic"
    assert game.g.shields == {"country-2.e": (0,)}


# Turns


@rule("MK-TURN-10", "MK-TURN-06")
def test_whose_token_is_face_down_cannot_announce_the_end() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march", deck="", scenario=FULL)
    game.with_player(face_down=True).with_player(1, hand=("rage",), deck=("rage",) * 5)
    game.with_(phase="begin_turn").asked()
    assert [event.seat for event in game.told(TurnSkipped)] == [0]
    assert not game.g.end_announced
    assert (game.g.active, game.me.face_down) == (1, False)


@rule("MK-TURN-29", "MK-TURN-27")
def test_a_slow_recovery_is_one_wound_and_no_more() -> None:
    game = knight(hand="wound wound wound", deck="march").plays("rest", "discard-card wound")
    assert game.asked() == "after"
    assert game.hand() == ["wound", "wound"]


@rule("MK-TURN-27")
def test_which_rest_it_is_follows_from_the_hand_when_the_card_is_discarded() -> None:
    game = knight(hand="mana-draw wound wound", deck=DECK).plays("rest")
    assert game.offers("discard-card") == ["discard-card mana-draw"]
    game.plays("play mana-draw")
    assert game.offers("discard-card") == ["discard-card wound"], "only Wounds are left"
    assert game.plays("discard-card wound").asked() == "after"


@rule("MK-END-03")
def test_a_withdrawal_costs_a_wound_for_each_space() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", "goldyx at start-a.ne", hand="march rage", deck=DECK)
    game.with_player(move=9).plays("move start-a.e", "move start-a.ne", "end-turn")
    assert (game.me.space, game.hand().count("wound")) == ("start-a.c", 2)


@rule("MK-END-06", "MK-SITE-12")
def test_a_glade_takes_a_wound_that_lies_on_the_discard_pile() -> None:
    game = knight("tovak at country-1.c", hand="march rage", deck=DECK).with_player(discard=("wound", "stamina"))
    game.plays("play march", "end-turn")
    assert game.offers() == ["throw-wound discard", "decline"]
    assert "wound" not in game.plays("throw-wound discard").me.discard


@rule("MK-END-07", "MK-SITE-13")
def test_a_mine_brings_no_fourth_crystal() -> None:
    game = knight("tovak at country-2.sw", hand="march rage", deck=DECK, crystals="green green green")
    assert game.plays("play march", "end-turn").me.crystals[GREEN] == 3


@rule("MK-END-09")
@pytest.mark.parametrize("reward", ["crystals", "chosen-crystal"])
def test_a_reward_brings_no_fourth_crystal(reward: str) -> None:
    game = knight("tovak at start-a.c", hand="march rage", deck=DECK, crystals="red red red")
    game.with_player(has_played=True, rewards=(reward,)).plays("end-turn")
    if game.asked() == "choose-colour":
        game.plays("pick-colour red")
    assert game.me.crystals[RED] == 3


# Combat


@rule("MK-ABIL-19")
def test_a_vampire_grows_with_the_wound_of_a_unit() -> None:
    game = fight("vampire", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert (game.me.units[0].wounds, game.hand().count("wound")) == (1, 1)
    assert game.combat.foes[0].armor == 2


# Scores


@rule("MK-SCORE-05")
def test_a_shield_on_every_kind_of_adventure_site_counts() -> None:
    tiles = ("start-a 0 0", *(f"{name} {number} 30" for number, name in enumerate((*COUNTRY, *CORE))))
    game = knight("tovak at start-a.c", "krang at start-a.c", tiles=tiles, scenario=FULL)
    for site in ADVENTURE:
        game.g.shields[game.g.board.with_site(site)[0]] = (0,)
    assert reckoning(game.g)[0][ADVENTURER] == 2 * len(ADVENTURE)


# Units and assaults


@rule("MK-EFF-11")
def test_a_unit_that_was_recruited_is_not_replaced() -> None:
    game = knight("tovak at country-1.e", hand="promise promise", mana="white").with_(
        units_offer=("peasants", "foresters")
    )
    game.plays("interact", "strengthen promise", "recruit peasants")
    assert game.g.units_offer == ("foresters",)


@rule("MK-UNIT-11", "MK-UNIT-16")
def test_an_effect_gives_no_block_to_a_unit_that_has_none() -> None:
    game = fight("swordsmen", "block", hand="march", units="herbalists")
    game.with_player(changes=(changes.UnitPoints(2),))
    for offer in game.offers("activate"):
        assert game.plays(offer).combat.pool == ()


@rule("MK-COMB-10", "MK-COMB-08")
def test_a_rampaging_enemy_beside_an_assaulted_keep_may_be_challenged_and_need_not_be_defeated() -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    game = knight("tovak at country-4.e", hand="march", tiles=tiles, country_4_c="monks", country_4_w="prowlers")
    game.with_player(move=9).plays("move country-4.c")
    assert game.asked() == "join-combat"
    game.plays("challenge country-4.w")
    assert [(foe.name, foe.fortified) for foe in game.combat.foes] == [("monks", True), ("prowlers", False)]
    game.with_pool(Points("siege", "physical", 20)).plays("attack 1", "done", "done", "done")
    assert game.g.shields[game.me.space] == (0,), "the prowlers are still there"
    assert "country-4.w" in game.g.enemies


@rule("MK-OPT-39")
@pytest.mark.parametrize(("level", "halves"), [(10, (5, 5)), (11, (6, 5))])
def test_an_odd_level_of_a_megapolis_is_rounded_up_for_the_left_half(level: int, halves: tuple[int, int]) -> None:
    game = setting_up(scenario="solo-conquest", megapolis="one", megapolis_level=level)
    assert game.g.city_plan[-1] == halves
