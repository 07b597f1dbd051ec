"""The Units of the expansions."""

from __future__ import annotations

import itertools

import pytest

from tabletome.engine import seeded
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLUE, COLD_FIRE, COLOURS, FIRE, GREEN, ICE, PHYSICAL, RED
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.knowledge import imagine
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.state import ATTACK, Combat, Foe, Points, Token, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

MAZE = (*FIRST_TILES, "country-3 1 1", "country-12 2 0")
CAMP = "tovak at country-12.w"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


ABILITIES: list[tuple[str, int, str, str, str, int]] = [
    ("scouts", 1, "", "siege", PHYSICAL, 1),
    ("thugs", 1, "", "block", PHYSICAL, 3),
    ("thugs", 2, "", "attack", PHYSICAL, 3),
    ("shocktroops", 1, "", "ranged", PHYSICAL, 1),
    ("magic-familiars", 1, "", "attack", PHYSICAL, 3),
    ("magic-familiars", 2, "", "block", PHYSICAL, 4),
    ("heroes-white", 1, "", "attack", PHYSICAL, 5),
    ("heroes-white", 2, "", "ranged", PHYSICAL, 7),
    ("heroes-blue", 2, "", "block", COLD_FIRE, 8),
    ("heroes-red", 2, "", "attack", COLD_FIRE, 6),
    ("sorcerers", 1, "", "ranged", PHYSICAL, 3),
    ("sorcerers", 2, "", "ranged", PHYSICAL, 3),
    ("sorcerers", 3, "", "ranged", PHYSICAL, 3),
]


@pytest.mark.parametrize(("unit", "ability", "choice", "kind", "element", "value"), ABILITIES)
def test_abilities_of_new_units(unit: str, ability: int, choice: str, kind: str, element: str, value: int) -> None:
    stage = "block" if kind == "block" else "attack"
    game = fight("swordsmen", stage, hand="rage", mana="red blue white green", units=unit)
    game.plays(f"activate 1 {ability}", *([choice] if choice else []))
    assert pool(game) == [(kind, element, value)]


@pytest.mark.parametrize(("colour", "ability", "value"), [(RED, 1, 5), (BLUE, 2, 7), (GREEN, 1, 3)])
def test_familiars_are_stronger_with_the_right_mana(colour: int, ability: int, value: int) -> None:
    game = fight("swordsmen", "block" if ability == 2 else "attack", units="magic-familiars")
    game.me.units[0].mana = colour
    assert game.plays(f"activate 1 {ability}").combat.pool[0].value == value


def test_familiars_are_bound_with_mana_when_they_are_recruited() -> None:
    game = knight(CAMP, hand="promise promise promise promise", tiles=MAZE, mana="red")
    game.with_(units_offer=("magic-familiars",)).with_player(influence=0).plays("interact")
    game.plays("play promise", "play promise", "play promise", "play promise", "recruit magic-familiars")
    assert game.me.units[0].mana == RED
    poor = knight(CAMP, hand="promise promise promise promise", tiles=MAZE).with_(units_offer=("magic-familiars",))
    poor.plays("interact", "play promise", "play promise", "play promise", "play promise")
    assert poor.offers("recruit") == []


def test_familiars_take_a_crystal_at_the_start_of_each_round_or_leave() -> None:
    game = knight(units="magic-familiars", crystals="red green").with_(phase="begin_round")
    assert game.offers() == ["pick-colour red", "pick-colour green", "decline"]
    game.plays("pick-colour green")
    assert (game.me.units[0].mana, game.me.crystals[GREEN]) == (GREEN, 0)
    poor = knight(units="magic-familiars").with_(phase="begin_round")
    assert poor.asked() == "choose-tactic"
    assert poor.me.units == []


def test_familiars_can_be_had_at_a_glade_where_reputation_does_not_count() -> None:
    hand = "promise promise promise promise"
    game = knight("tovak at country-1.c", hand=hand, mana="red").with_player(reputation=-7)
    assert "interact" not in game.offers(), "nobody is there"
    game = knight("tovak at country-1.c", hand=hand, mana="red").with_player(reputation=-7)
    game.with_(units_offer=("magic-familiars",)).plays("interact")
    assert game.me.turn.influence == 0
    game.plays("play promise", "play promise", "play promise", "recruit magic-familiars")
    assert game.me.units[0].name == "magic-familiars"


def test_familiars_come_neither_for_glory_nor_to_arms() -> None:
    for verb, cost in (("play", "white"), ("strengthen", "white black")):
        game = knight(hand="call-to-arms", mana=cost, night=True)
        game.with_(units_offer=("magic-familiars", "peasants")).plays(f"{verb} call-to-arms")
        assert not any("magic-familiars" in option for option in game.offers())


def test_scouts_know_what_they_saw_on_top_of_a_pile_until_it_is_drawn() -> None:
    game = knight(hand="rage", units="scouts").plays("activate 1 2", "pick-pile brown")
    top = game.g.piles["brown"][-1]
    for seed in range(5):
        twin = game.g.copy()
        imagine(twin, 0, seeded(str(seed)))
        assert twin.piles["brown"][-1] == top
    sites.place_token(game.g, "country-1.c", "brown", up=False)
    assert game.g.enemies["country-1.c"][0].is_known(0)
    assert game.me.seen_piles == ()


def test_thugs_like_a_bad_name_and_take_influence_before_blows() -> None:
    game = knight("tovak at country-1.e", hand="promise promise promise").with_player(reputation=-4)
    game.with_(units_offer=("thugs",)).plays("interact", "play promise", "play promise")
    assert game.me.turn.influence == 2
    assert game.offers("recruit") == ["recruit thugs"], "their price falls by twice what Reputation takes"
    hit = fight("swordsmen", "block", hand="promise", units="thugs").plays("done")
    assert hit.offers("assign") == []
    hit.plays("play promise")
    assert hit.offers("assign") == ["assign 1"]
    assert hit.plays("assign 1").me.turn.influence == 0


def test_heroes_take_influence_before_they_storm_a_place() -> None:
    game = fight("swordsmen/", "attack", kind="keep", hand="promise", units="heroes-red")
    assert game.offers("activate") == []
    game.plays("play promise", "activate 1 1")
    assert game.me.turn.influence == 0
    assert fight("swordsmen", "attack", units="heroes-red").offers("activate") == ["activate 1 1"]
    mixed = fight("swordsmen/", "attack", kind="keep", hand="promise", units="peasants heroes-red")
    assert "play promise" in mixed.offers(), "one of several Units takes Influence"
    praised = knight("tovak at country-1.e", hand="rage", units="heroes-green").plays("interact", "activate 1 3")
    assert (praised.me.turn.influence, praised.me.reputation) == (5, 1)


def test_shocktroops_weaken_and_draw_fire() -> None:
    weak = fight("swordsmen", "block", units="shocktroops").plays("activate 1 2")
    assert (weak.combat.foes[0].armor, weak.combat.strikes[0].value) == (-1, 5)
    guard = fight("manticore", "block", hand="rage", units="shocktroops peasants").plays("activate 1 3", "done")
    assert guard.offers("assign") == ["assign 1"] or guard.me.units[0].wounds
    coordinated = fight("swordsmen", "attack", units="shocktroops peasants").plays("activate 1 1", "activate 2 1")
    assert pool(coordinated)[1] == ("attack", PHYSICAL, 3)


def test_shocktroops_who_only_lend_their_ability_draw_no_fire() -> None:
    game = fight("swordsmen", "block", hand="call-to-arms rage", mana="white", units="peasants")
    game.with_(units_offer=("shocktroops",))
    game.plays("play call-to-arms", "borrow shocktroops 3", "done")
    assert game.offers("assign") == ["assign 1"]
    assert "take-wounds" in game.offers(), "nobody has to be struck first"


def test_an_attack_that_shocktroops_have_drawn_off_to_nothing_hurts_nobody() -> None:
    game = fight("prowlers", "block", hand="rage", units="shocktroops")
    assert game.asked() == "block"
    game.combat.strikes[0].value = 3
    game.again("block_step").plays("activate 1 3")
    assert game.asked() == "attack"
    assert not game.me.units[0].wounds


def test_sorcerers_strip_walls_and_resistances() -> None:
    game = fight("guardsmen/", hand="rage", units="sorcerers", mana="white").plays("activate 1 2")
    assert enemies.fortifications(game.g, game.combat.foes[0]) == 0
    bare = fight("golems", hand="rage", units="sorcerers", mana="green").plays("activate 1 3")
    assert enemies.resistances(bare.combat.foes[0]) == ()


def test_the_masters_use_several_arts_in_one_go() -> None:
    game = fight("swordsmen", units="delphana-masters", mana="blue green white")
    game.plays("activate 1 1", "pick 3", "pick 4")
    foe = game.combat.foes[0]
    assert (foe.held, foe.armor, foe.lost) == (True, -5, ("fortified", PHYSICAL, FIRE, ICE))
    doomed = fight("prowlers", "block", hand="determination", units="delphana-masters", mana="red blue")
    doomed.plays("activate 1 2", "done", "strengthen determination", "block-strike 1")
    assert doomed.me.fame == ENEMIES["prowlers"].fame


def test_scouts_look_ahead_and_far() -> None:
    game = knight(
        "tovak at country-3.w",
        hand="rage",
        tiles=(*FIRST_TILES, "country-3 1 1"),
        units="scouts",
        country_3_ne="?guardsmen",
    )
    game.plays("activate 1 2", "pick-space country-3.ne")
    token = game.g.enemies["country-3.ne"][0]
    assert (token.up, token.is_known(0), token.is_known(1)) == (False, True, False)
    far = knight("tovak at start-a.c", hand="rage", units="scouts").plays("activate 1 3")
    assert (far.me.turn.move, far.me.has(changes.ExploresFurther)) == (2, True)


def test_utem_swordsmen_are_wounded_by_their_stronger_action_and_by_no_other() -> None:
    for units, number in (("utem-swordsmen peasants", 1), ("peasants utem-swordsmen", 2)):
        game = fight("swordsmen", "attack", units=units).plays(f"activate {number} 2")
        assert [unit.wounds for unit in game.me.units] == [int(unit.name == "utem-swordsmen") for unit in game.me.units]
        assert pool(game) == [("attack", PHYSICAL, 6)]
        game = fight("swordsmen", "block", units=units).plays(f"activate {number} 1")
        assert [unit.wounds for unit in game.me.units] == [0, 0]


def about_to_call(stage: str, offered: str) -> Knights:
    """A hero with a Unit, about to call another one to arms: before a move, or in a phase of a combat."""
    hand, mana, units = "call-to-arms", "white red blue green black", "peasants"
    if stage == "move":
        return knight(hand=hand, mana=mana, units=units, night=True).with_(units_offer=(offered,))
    return fight("prowlers", stage, hand=hand, mana=mana, units=units, night=True).with_(units_offer=(offered,))


@pytest.mark.parametrize("name", [name for name in UNITS if name != "magic-familiars"])
def test_a_unit_that_is_only_borrowed_leaves_the_own_ones_as_they_were(name: str) -> None:
    borrowed = 0
    for stage, number in itertools.product(("move", "ranged", "block", "attack"), range(1, 5)):
        game = about_to_call(stage, name)
        if "play call-to-arms" in game.offers():
            game.plays("play call-to-arms")
        if f"borrow {name} {number}" in game.offers("borrow"):
            game.plays(f"borrow {name} {number}")
            own = game.me.units[0]
            assert (own.name, own.wounds, own.ready) == ("peasants", 0, True)
            borrowed += 1
    assert borrowed


def strike_at(game: Knights, kind: str, *foes: Foe) -> Knights:
    """The Attack phase of a combat with these enemies, with more than enough attack."""
    combat = Combat(kind=kind, space=game.me.space)
    combat.foes = [*foes]
    combat.pool = (Points("attack", COLD_FIRE, 60),)
    return game.with_(combat=combat, stage=ATTACK, phase="attack_step").ask_again()


@pytest.mark.parametrize(("fought", "fame"), [("guardsmen", 1), ("swordsmen", 0)])
def test_the_defeat_of_an_enemy_that_was_scouted_this_turn_brings_fame_once(fought: str, fame: int) -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.w", hand="rage", tiles=tiles, units="scouts", country_3_ne="?guardsmen")
    game.plays("activate 1 2", "pick-space country-3.ne")
    game.with_(enemies={"country-3.ne": (Token(fought, True), Token(fought, True))})
    strike_at(game, "keep", Foe(fought, "country-3.ne"), Foe(fought, "country-3.ne")).plays("attack 1,2")
    assert game.me.fame == 2 * ENEMIES[fought].fame + fame


def test_an_enemy_seen_on_top_of_its_pile_brings_fame_wherever_it_is_met() -> None:
    game = knight("tovak at country-1.e", hand="rage", units="scouts").plays("activate 1 2", "pick-pile brown")
    name = game.g.piles["brown"][-1]
    strike_at(game, "dungeon", Foe(name)).plays("attack 1")
    assert game.me.fame == ENEMIES[name].fame + 1


def test_the_mana_of_a_recruit_is_laid_on_the_new_unit() -> None:
    game = knight("tovak at country-2.ne", hand="rage", mana="blue", units="peasants").with_player(level=3)
    game.with_(units_offer=("magic-familiars",)).plays("interact").again(influence=9).plays("recruit magic-familiars")
    assert [unit.mana for unit in game.me.units] == [Unit("peasants").mana, BLUE]


# Limits and choices


def test_illusions_hold_whoever_stands_before_the_walls() -> None:
    game = fight("guardsmen/swordsmen prowlers", hand="rage", units="illusionists", mana="white").plays("activate 1 2")
    assert game.offers() == ["pick-foe 2", "pick-foe 3"]
    game.plays("pick-foe 2")
    assert ([foe.held for foe in game.combat.foes], game.combat.foes[1].armor) == ([False, True, False], 0)
    walled = fight("guardsmen/", hand="rage", units="illusionists", mana="white")
    assert "activate 1 2" not in walled.offers()
    late = fight("swordsmen", "attack", hand="rage", units="illusionists", mana="white")
    assert "activate 1 2" not in late.offers(), "there is nothing left to prevent"


@pytest.mark.parametrize(("stage", "held"), [("ranged", True), ("block", True), ("attack", False)])
def test_frost_holds_whoever_is_not_used_to_it_and_cracks_its_armor_even_late(stage: str, held: bool) -> None:
    game = fight("prowlers/ice-mages diggers", stage, hand="rage", units="amotep-freezers", mana="blue")
    game.plays("activate 1 2")
    assert game.offers() == ["pick-foe 1", "pick-foe 3"]
    game.plays("pick-foe 1")
    assert (game.combat.foes[0].held, game.combat.foes[0].armor) == (held, -3)


COLD = [("", [1], 1, 5), ("blue", [1, 2], 2, 7), ("red", [1, 3], 3, 7), ("blue red", [1, 2, 3, 4], 4, 9)]


@pytest.mark.parametrize(("owned", "offered", "chosen", "value"), COLD)
@pytest.mark.parametrize("kind", ["attack", "block"])
def test_cold_fire_is_hotter_for_mana(kind: str, owned: str, offered: list[int], chosen: int, value: int) -> None:
    game = fight("swordsmen", kind, hand="rage", units="altem-mages", mana=owned).plays("activate 1 2")
    if len(offered) > 1:
        assert game.offers() == [f"pick {number}" for number in offered]
        game.plays(f"pick {chosen}")
    assert (pool(game), sum(game.me.mana)) == ([(kind, COLD_FIRE, value)], 0)


def test_guardians_make_all_units_resist_everything() -> None:
    game = fight("swordsmen", "block", hand="rage", units="altem-guardians peasants", mana="green")
    game.plays("activate 1 3")
    assert [set(unit.boost) for unit in game.me.units] == [{PHYSICAL, FIRE, ICE}] * 2


def test_scouts_look_three_spaces_far_at_what_they_have_not_seen() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    for where, offered in (("country-1.c", True), ("start-a.c", False)):
        game = knight(f"tovak at {where}", hand="rage", tiles=tiles, units="scouts", country_3_ne="?guardsmen")
        game.with_player(seen_piles=("brown",)).plays("activate 1 2")
        near = game.g.board.within(where, 3)
        assert ("pick-space country-3.ne" in game.offers()) is ("country-3.ne" in near), offered
        assert "pick-pile brown" not in game.offers()
        assert "pick-pile violet" in game.offers()
    again = knight("tovak at country-3.w", hand="rage", tiles=tiles, units="scouts scouts", country_3_ne="?guardsmen")
    again.plays("activate 1 2", "pick-space country-3.ne", "activate 2 2")
    assert "pick-space country-3.ne" not in again.offers()


def test_scouts_with_nothing_to_see_have_nothing_to_do() -> None:
    game = knight(hand="rage", units="scouts")
    game.with_player(seen_piles=tuple(game.g.piles)).again()
    assert "activate 1 2" not in game.offers()
    game.with_player(seen_piles=tuple(game.g.piles)[1:]).again()
    assert "activate 1 2" in game.offers()


def test_weakened_attacks_and_drawn_fire_lose_so_many_points() -> None:
    game = fight("swordsmen diggers", "block", units="shocktroops shocktroops").plays("activate 1 2", "pick-foe 2")
    assert [foe.armor for foe in game.combat.foes] == [0, -1]
    assert [strike.value for strike in game.combat.strikes] == [6, 2]
    game.plays("activate 2 3", "pick-strike 1")
    assert [strike.value for strike in game.combat.strikes] == [3, 2]
    early = fight("swordsmen", units="shocktroops", hand="rage").plays("activate 1 2", "done")
    assert early.combat.strikes[0].value == 5, "what is done before the Block phase is not forgotten"


FAMILIARS = [(1, "attack", "red", 3, 5), (2, "block", "blue", 4, 7)]


@pytest.mark.parametrize(("ability", "stage", "best", "plain", "strong"), FAMILIARS)
def test_familiars_are_stronger_with_their_mana(ability: int, stage: str, best: str, plain: int, strong: int) -> None:
    for colour, value in ((best, strong), ("white", plain)):
        game = fight("swordsmen", stage, units="magic-familiars", hand="rage")
        game.me.units[0].mana = COLOURS.index(colour)
        assert pool(game.plays(f"activate 1 {ability}")) == [(stage, PHYSICAL, value)]


def test_familiars_carry_and_heal_better_with_their_mana() -> None:
    for colour, move, heal in (("white", 5, 2), ("green", 3, 3), ("red", 3, 2)):
        moving = knight(hand="rage", units="magic-familiars")
        moving.me.units[0].mana = COLOURS.index(colour)
        assert moving.plays("activate 1 3").me.turn.move == move
        healing = knight(hand="rage wound", units="magic-familiars")
        healing.me.units[0].mana = COLOURS.index(colour)
        assert healing.plays("activate 1 4").me.turn.heal == heal


def test_sorcerers_strip_one_enemy_of_several() -> None:
    for mana, ability, lost in (("white", 2, ("fortified",)), ("green", 3, (PHYSICAL, FIRE, ICE))):
        game = fight("golems prowlers/", hand="rage", units="sorcerers", mana=mana).plays(f"activate 1 {ability}")
        game.plays("pick-foe 2")
        assert [foe.lost for foe in game.combat.foes] == [(), lost]
        assert [foe.fortified for foe in game.combat.foes] == [True, ability == 3]
        assert pool(game) == [("ranged", PHYSICAL, 3)]


ARTS = {"ranged": (1, 2, 3, 4), "block": (1, 2, 3), "attack": (3, 4)}


@pytest.mark.parametrize("stage", ARTS)
def test_each_art_of_the_masters_has_its_phases(stage: str) -> None:
    game = fight("swordsmen", stage, hand="rage", units="delphana-masters", mana="red blue green white")
    assert game.offers("activate") == [f"activate 1 {art}" for art in ARTS[stage]]


def test_the_masters_may_stop_and_use_no_art_twice() -> None:
    game = fight("swordsmen", hand="rage", units="delphana-masters", mana="blue blue green").plays("activate 1 1")
    assert game.offers() == ["pick 3", "done"]
    assert game.plays("done").combat.foes[0].armor == 0
    cold = fight("ice-mages fire-mages", hand="rage", units="delphana-masters", mana="blue green")
    cold.plays("activate 1 1")
    assert cold.asked() == "masters", "who resists ice is not held by them"
    assert [foe.held for foe in cold.combat.foes] == [False, True]


@pytest.mark.parametrize(("lost", "fame"), [("swordsmen", 0), ("prowlers", 2)])
def test_the_doomed_fall_only_if_they_were_blocked(lost: str, fame: int) -> None:
    game = fight(lost, "block", hand="determination", units="delphana-masters", mana="red blue")
    game.plays("activate 1 2", "done", "strengthen determination")
    game.plays("block-strike 1" if fame else "done")
    while game.asked() == "damage":
        game.plays(game.offers()[-1])
    assert game.me.fame == fame
