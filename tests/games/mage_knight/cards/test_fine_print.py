"""What stands in small letters on cards, Skills and Units: how often, how many, for whom, and what is not done."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import FIRE, GREEN, ICE, PHYSICAL, RED, WHITE
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.state import Points, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

VILLAGE = "tovak at country-2.e"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


# How many


@pytest.mark.parametrize(("verb", "wounds", "cards"), [("play", 4, 3), ("strengthen", 3, 4)])
def test_a_rush_brings_a_card_for_each_of_three_wounds_and_a_stronger_one_takes_the_first(
    verb: str, wounds: int, cards: int
) -> None:
    game = fight("ironclads", hand="rush-of-adrenaline", deck="rage " * 9, mana="red green")
    game.plays(f"{verb} rush-of-adrenaline")
    if game.asked() in ("choose-cost", "pay"):
        game.plays(game.offers()[0])
    game.plays("done", "done")
    assert (game.hand().count("wound"), game.hand().count("rage")) == (wounds, cards)


def test_a_rush_lasts_for_three_wounds_of_the_turn_however_they_come() -> None:
    game = fight("prowlers prowlers", hand="rush-of-adrenaline", deck="rage " * 9).plays("play rush-of-adrenaline")
    game.plays("done", "done", "suffer 1")
    assert (game.hand().count("wound"), game.hand().count("rage")) == (4, 3)


@pytest.mark.parametrize(("where", "first", "second"), [("start-a.c", 3, None), ("start-a.ne", 3, 2)])
def test_a_rebirth_readies_no_more_levels_than_are_left(where: str, first: int, second: int | None) -> None:
    names = {2: "utem-guardsmen", 3: "catapults"}
    units = [Unit(names[first], ready=False), Unit("catapults", ready=False), Unit("utem-guardsmen", ready=False)]
    game = knight(f"tovak at {where}", hand="restoration", mana="green black", night=True).with_player(units=units)
    game.plays("strengthen restoration", "pick-unit 1")
    assert game.asked() == ("ready-units" if second else "turn")
    if second:
        assert game.offers("pick-unit") == ["pick-unit 3"], "two levels are left"


def test_druidic_paths_save_one_point_on_one_space_and_none_below_two() -> None:
    game = knight(hand="druidic-paths").plays("play druidic-paths", "pick-space start-a.ne")
    costs = {
        name: move_cost(game.g, game.me, game.g.board[name]) for name in ("start-a.ne", "country-1.w", "start-a.e")
    }
    assert costs == {"start-a.ne": 2, "country-1.w": 3, "start-a.e": 2}
    night = knight(hand="druidic-paths", night=True).plays("play druidic-paths", "pick-space start-a.ne")
    assert move_cost(night.g, night.me, night.g.board["start-a.ne"]) == 4
    land = knight(hand="druidic-paths", night=True, mana="blue").plays(
        "strengthen druidic-paths", "pick-terrain forest"
    )
    assert [move_cost(land.g, land.me, land.g.board[name]) for name in ("start-a.ne", "country-2.nw")] == [4, 3]


def test_a_scout_sees_three_spaces_far_and_one_token_alone() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight(hand="rage", tiles=tiles, units="scouts", country_3_ne="?golems ?golems")
    near, far = (
        next(name for name, away in game.g.board.within("country-3.ne", 9).items() if away == wanted)
        for wanted in (3, 4)
    )
    game.with_player(space=near, path=(near,)).plays("activate 1 2", "pick-space country-3.ne")
    assert [token.seen for token in game.g.enemies["country-3.ne"]] == [(0,), ()]
    blind = knight(f"tovak at {far}", hand="rage", tiles=tiles, units="scouts", country_3_ne="?golems")
    assert blind.plays("activate 1 2").offers("pick-space") == []


# Once, and what it takes


def test_courage_is_spent_for_the_round_once_used() -> None:
    game = knight(hand="rage", units="peasants*")
    game.me.units[0].banner = "banner-of-courage"
    game.plays("use-banner 1")
    game.me.units[0].ready = False
    assert game.again().offers("use-banner") == []
    assert game.me.units[0].banner_spent


def test_the_units_of_a_glorious_banner_bring_fame_once_each() -> None:
    game = fight("swordsmen swordsmen", "attack", hand="banner-of-glory", units="peasants foresters")
    game.plays("strengthen banner-of-glory", "activate 1 1")
    game.me.units[0].ready = True
    game.again().plays("activate 1 1")
    assert game.me.fame == 1
    assert pool(game) == [("attack", PHYSICAL, 3)] * 2


def test_one_pays_for_each_art_of_the_masters() -> None:
    game = fight("swordsmen prowlers", units="delphana-masters", mana="blue red white")
    game.plays("activate 1 1", "pick-foe 1")
    assert game.offers() == ["pick 2", "pick 4", "done"], "green mana is missing"
    game.plays("pick 2", "pick-foe 2")
    assert game.me.mana == (0, 0, 1, 0, 0, 0)
    assert game.offers() == ["pick 4", "done"], "each once"
    assert game.plays("done").asked() == "ranged"
    assert [(foe.held, foe.doomed) for foe in game.combat.foes] == [(True, False), (False, True)]


def test_who_claims_with_the_last_basic_die_finds_none() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="mana-claim rage", source="blue gold")
    game.plays("play mana-claim")
    while game.asked() == "pay":
        game.plays("pay die blue")
    assert (game.asked(), game.me.round.claimed_dice, game.me.mana) == ("turn", (), (0,) * 6)


def test_a_claimed_die_lies_before_its_owner_until_the_round_ends() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="mana-claim", mana="blue", source="red red white")
    game.plays("play mana-claim", "pick-die red", "pick 1")
    assert (game.me.round.claimed_dice, game.g.source, game.me.round.curses) == ((RED,), (RED, WHITE), ())
    assert (game.me.mana[RED], game.me.round.claims_each_turn) == (3, ())


@rule("MK-TURN-17")
def test_a_card_that_changes_its_shape_and_a_wound_that_is_played_count_as_played() -> None:
    shaped = fight("prowlers", "attack", hand="march").with_player(skills=("shapeshift",))
    shaped.plays("use-skill shapeshift")
    assert (pool(shaped), shaped.me.turn.has_played) == ([("attack", PHYSICAL, 2)], True)
    wound = knight(hand="wound rage").with_player(skills=("power-of-pain",)).plays("use-skill power-of-pain")
    assert (wound.me.turn.move, wound.me.turn.has_played, wound.me.play_area) == (2, True, ("wound",))


@pytest.mark.parametrize(
    ("stage", "blow"), [("block", [("block", PHYSICAL, 2)]), ("attack", [("attack", PHYSICAL, 2)])]
)
def test_pain_is_block_or_attack_in_combat(stage: str, blow: list[tuple[str, str, int]]) -> None:
    game = fight("swordsmen", stage, hand="wound rage").with_player(skills=("power-of-pain",))
    assert pool(game.plays("use-skill power-of-pain")) == blow
    talking = knight(VILLAGE, hand="wound rage").with_player(skills=("power-of-pain",)).plays("interact")
    assert talking.plays("use-skill power-of-pain").me.turn.influence == 2
    assert fight("swordsmen", hand="wound rage").with_player(skills=("power-of-pain",)).offers("use-skill") == []


# Attacks and armor


def test_shots_and_blades_that_count_twice_reach_as_many_enemies_as_they_can() -> None:
    game = fight("swordsmen swordsmen swordsmen", hand="bow-of-starsdawn rage").plays("strengthen bow-of-starsdawn")
    game.with_pool(Points("ranged", PHYSICAL, 8))
    assert "attack 1,2,3" in game.offers(), "16 are enough for three times 5"
    blades = fight("swordsmen swordsmen swordsmen", "attack", hand="sword-of-justice rage")
    blades.plays("strengthen sword-of-justice").with_pool(Points("attack", PHYSICAL, 8))
    assert "attack 1,2,3" in blades.offers()


def test_a_fork_of_lightning_is_worth_a_blow_for_each_of_three() -> None:
    game = fight("prowlers prowlers diggers", hand="rage").with_player(skills=("forked-lightning",))
    game.plays("use-skill forked-lightning")
    game.with_pool(*game.combat.pool, Points("ranged", PHYSICAL, 4))
    assert game.offers("attack") == ["attack 1", "attack 2", "attack 1,2"], "5 for one, 6 for two; one is behind walls"


@pytest.mark.parametrize(("wounds", "resisted", "first"), [(0, False, True), (1, False, False), (0, True, False)])
def test_who_draws_fire_takes_it_first_unless_hurt_or_proof(wounds: int, resisted: bool, first: bool) -> None:
    game = fight("swordsmen", "block", hand="rage", units="shocktroops peasants").plays("activate 1 3")
    assert game.combat.strikes[0].value == 6 - 3
    game.me.units[0].wounds, game.me.units[0].resisted = wounds, resisted
    game.plays("done")
    if first:
        assert (game.me.units[0].wounds, game.asked()) == (1, "attack"), "there was nothing to choose"
    else:
        assert game.offers() == ["assign 2", "take-wounds"]


def test_who_drew_the_fire_of_one_attack_need_not_take_another() -> None:
    game = fight("swordsmen prowlers", "block", hand="rage", units="shocktroops peasants")
    game.plays("activate 1 3", "pick-strike 1", "done", "suffer 2")
    assert game.offers() == ["assign 1", "assign 2", "take-wounds"]


# Fighting heroes with blocks that do more


@rule("MK-PVP-40")
def test_a_burning_shield_burns_for_who_blocks_a_hero_with_it() -> None:
    game = knight(
        "tovak at start-a.ne", "krang at country-2.w", hand="rage", scenario="full-conquest", deck="rage " * 8
    )
    game.with_player(move=9).with_player(1, hand=("burning-shield", "march"), deck=("stamina",) * 9)
    game.with_player(1, mana=(1, 0, 0, 0, 0, 0))
    game.plays("move country-2.w", "attack-hero 1", "defend-quickly", "pass", "pass", "play rage", "launch")
    game.plays("play burning-shield", "done")
    while game.g.active != 1 or game.asked() != "duel-attack":
        game.plays(game.offers()[-1])
    assert pool(game) == [("attack", FIRE, 4)]
    assert game.offers() == ["sideways march attack", "launch"]


# Sideways


@pytest.mark.parametrize(("bonuses", "value"), [((1, 3), 4), ((3, 1), 4), ((1,), 2), ((), 1)])
def test_of_what_adds_to_a_card_played_sideways_the_best_is_used_first(bonuses: tuple[int, ...], value: int) -> None:
    game = knight(hand="rage rage").with_player(changes=tuple(map(changes.SidewaysBonus, bonuses)))
    game.plays("sideways rage move")
    assert game.me.turn.move == value
    assert len(game.me.turn.changes) == max(0, len(bonuses) - 1)


@pytest.mark.parametrize(
    ("stage", "move", "influence", "offered"),
    [("attack", 0, 0, []), ("attack", 1, 0, ["attack"]), ("attack", 2, 0, ["attack", "ranged"]),
     ("ranged", 1, 0, []), ("ranged", 2, 0, ["ranged"]), ("block", 2, 0, []), ("block", 0, 1, ["block"]),
     ("block", 0, -1, []), ("attack", 0, 2, [])],
)  # fmt: skip
def test_points_are_turned_into_blows_and_blocks_where_there_are_enough(
    stage: str, move: int, influence: int, offered: list[str]
) -> None:
    game = fight("swordsmen", stage, hand="rage")
    all_ = (changes.MoveAsAttack(), changes.MoveAsRanged(), changes.InfluenceAsBlock(ICE))
    game.asked()
    game.again(changes=all_, move=move, influence=influence)
    assert game.offers("convert") == [f"convert {each}" for each in offered]


# Moving by effects


def test_a_move_by_an_effect_is_part_of_the_way_back() -> None:
    game = knight("tovak at start-a.c", hand="rage", mana="white").with_player(skills=("flight",))
    game.plays("use-skill flight", "move start-a.ne")
    assert game.me.turn.path == ("start-a.c", "start-a.ne")
    assert (game.me.turn.has_moved, game.me.turn.move) == (True, 0)


@rule("MK-MOVE-11")
def test_other_effects_do_not_keep_enemies_from_being_provoked() -> None:
    game = knight("tovak at country-2.c", hand="song-of-wind march", country_2_nw="prowlers")
    game.plays("play song-of-wind", "play march", "move country-2.w")
    assert [foe.name for foe in game.combat.foes] == ["prowlers"]


def test_maximal_effect_needs_cards_that_can_be_repeated_and_repeats_while_they_can() -> None:
    game = knight(hand="maximal-effect crystallize", mana="red")
    game.plays("play maximal-effect", "pick-card crystallize")
    assert (game.me.crystals, game.me.mana) == ((1, 0, 0, 0), (0,) * 6), "there was mana for one"
    rich = knight(hand="maximal-effect crystallize", mana="red blue white green").plays(
        "play maximal-effect", "pick-card crystallize", "pick-colour red", "pick-colour blue", "pick-colour white"
    )
    assert (rich.me.crystals, rich.me.mana[GREEN]) == ((1, 1, 1, 0), 1)
    poor = knight(hand="maximal-effect crystallize")
    assert "play maximal-effect" not in poor.offers()
