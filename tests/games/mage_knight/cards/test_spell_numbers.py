"""Spells, number by number: how much, how far, how many, and whom they spare. MK-DEED-04, MK-COMB-17, MK-COMB-18"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.events import DummyTurn
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.state import Points, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

KEEP = (*FIRST_TILES, "country-3 1 1")
FULL = "full-conquest"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def cast(spell: str, foes: str, stage: str, colour: str, *, strong: bool, hand: str = "rage") -> Knights:
    mana = f"{colour} black" if strong else colour
    game = fight(foes, stage, hand=f"{spell} {hand}", mana=mana, night=strong)
    return game.plays(f"{'strengthen' if strong else 'play'} {spell}")


# Armor

CRACKS = [
    ("tremor", "green", False, ("pick 1", "pick-foe 1"), (-3, 0)),
    ("tremor", "green", False, ("pick 1", "pick-foe 2"), (0, -3)),
    ("tremor", "green", False, ("pick 2",), (-2, -2)), ("tremor", "green", True, ("pick 1", "pick-foe 1"), (-6, 0)),
    ("tremor", "green", True, ("pick 1", "pick-foe 2"), (0, -3)), ("tremor", "green", True, ("pick 2",), (-4, -2)),
    ("demolish", "red", False, (), (-1, -1)), ("chill", "blue", True, ("pick-foe 1",), (-4, 0)),
]  # fmt: skip


@rule("MK-COMB-21")
@pytest.mark.parametrize(("spell", "colour", "strong", "choices", "armor"), CRACKS)
def test_how_much_armor_a_spell_takes_before_and_behind_walls(
    spell: str, colour: str, strong: bool, choices: tuple[str, ...], armor: tuple[int, int]
) -> None:
    game = cast(spell, "swordsmen/prowlers", "ranged", colour, strong=strong).plays(*choices)
    assert tuple(foe.armor for foe in game.combat.foes) == armor


@rule("MK-COMB-17", "MK-ABIL-06")
def test_disintegration_spares_who_resists_fire_or_all_magic() -> None:
    game = cast("demolish", "prowlers diggers fire-mages sorcerers", "attack", "red", strong=True)
    assert game.offers() == ["pick-foe 1", "pick-foe 2"]
    game.plays("pick-foe 2")
    assert [(foe.defeated, foe.armor) for foe in game.combat.foes] == [(False, -1), (True, 0), (False, 0), (False, 0)]


@pytest.mark.parametrize("stage", ["block", "attack"])
def test_a_disease_takes_the_armor_of_the_blocked_whenever_it_is_cast(stage: str) -> None:
    game = fight("prowlers diggers", "block", hand="cure rage", mana="green black", night=True)
    game.asked()
    game.with_pool(Points("block", PHYSICAL, 4)).plays("block-strike 1")
    if stage == "block":
        game.plays("strengthen cure")
    game.plays("done")
    while game.asked() == "damage":
        game.plays("take-wounds" if "take-wounds" in game.offers() else game.offers()[0])
    if stage == "attack":
        game.plays("strengthen cure")
    assert [enemies.armor(game.g, foe) for foe in game.combat.foes] == [1, 3]


# Waves, shields, veils


@pytest.mark.parametrize(("foes", "kind", "value"), [
    ("prowlers", "attack", 7), ("prowlers diggers", "attack", 9), ("prowlers", "block", 9),
    ("prowlers diggers golems", "block", 13),
])  # fmt: skip
def test_a_wave_of_flame_is_two_stronger_for_each_enemy(foes: str, kind: str, value: int) -> None:
    assert pool(cast("flame-wall", foes, kind, "red", strong=True)) == [(kind, FIRE, value)]


@pytest.mark.parametrize(("enemy", "dead"), [("prowlers", True), ("fire-golems", False)])
def test_an_exploding_shield_destroys_who_does_not_resist_fire(enemy: str, dead: bool) -> None:
    game = cast("burning-shield", f"{enemy} diggers", "block", "red", strong=True)
    game.with_pool(*game.combat.pool, Points("block", ICE, 9)).plays("block-strike 1")
    assert [foe.defeated for foe in game.combat.foes] == [dead, False]


def test_a_veil_is_over_all_units() -> None:
    game = fight(
        "fire-mages", "block", hand="mist-form rage", units="peasants foresters", mana="blue black", night=True
    )
    game.plays("strengthen mist-form")
    assert [unit.boost for unit in game.me.units] == [(PHYSICAL, FIRE, ICE)] * 2
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 0 or game.me.units[0].resisted


def test_whoever_is_exposed_has_neither_walls_nor_resistances() -> None:
    game = cast("expose", "golems/prowlers", "ranged", "white", strong=False).plays("pick-foe 1")
    first = game.combat.foes[0]
    assert (enemies.fortifications(game.g, first), enemies.resistances(first)) == (0, ())
    assert pool(game) == [("ranged", PHYSICAL, 2)]
    mass = cast("expose", "ice-golems fire-golems/golems", "ranged", "white", strong=True).plays("pick 2")
    assert [enemies.resistances(foe) for foe in mass.combat.foes] == [(), (), ()]
    assert [enemies.fortifications(mass.g, foe) for foe in mass.combat.foes] == [1, 1, 0]
    assert pool(mass) == [("ranged", PHYSICAL, 3)]


# Ways


@pytest.mark.parametrize(("move", "far"), [(0, 0), (1, 1), (3, 3), (5, 5), (9, 5)])
def test_wings_carry_as_far_as_there_are_move_points_and_five_spaces_at_most(move: int, far: int) -> None:
    tiles = (*KEEP, "country-4 2 0", "country-6 2 1")
    game = knight("tovak at start-a.c", hand="wings-of-wind rage", mana="white", tiles=tiles).with_player(move=move)
    if not far:
        assert "play wings-of-wind" not in game.offers()
        return
    game.plays("play wings-of-wind")
    away = game.g.board.within("start-a.c", 9)
    reached = {offer.split()[1] for offer in game.offers()}
    assert max(away[name] for name in reached) == far
    assert "start-a.c" not in reached
    goal = next(name for name in sorted(reached) if away[name] == far)
    game.plays(f"move {goal}")
    assert (game.me.space, game.me.turn.move, game.me.turn.path) == (goal, move - far, ("start-a.c", goal))


def test_underground_one_goes_three_spaces_far() -> None:
    tiles = (*KEEP, "country-4 2 0", "country-6 2 1")
    game = knight("tovak at country-2.c", hand="underground-travel rage", mana="green", tiles=tiles)
    game.plays("play underground-travel")
    away = game.g.board.within("country-2.c", 9, ("swamp", "lake"))
    reached = {offer.split()[1] for offer in game.offers()}
    assert {away[name] for name in reached} == {1, 2, 3}
    assert "country-3.ne" not in reached, "a Keep that is not conquered"
    game.plays("move country-2.w")
    assert (game.me.space, game.me.turn.move, game.me.turn.has_moved) == ("country-2.w", 0, True)


@rule("MK-COMB-02", "MK-HERO-03", "MK-PVP-01")
@pytest.mark.parametrize(("keep", "reputation"), [(True, -1), (False, 0)])
def test_a_hero_is_attacked_from_below_in_a_keep_and_in_the_open(keep: bool, reputation: int) -> None:
    where = "country-3.ne" if keep else "country-3.e"
    game = knight("tovak at country-3.c", f"krang at {where}", hand="underground-travel rage", mana="green black",
                  tiles=KEEP, night=True, scenario=FULL, deck="rage " * 9)  # fmt: skip
    game.with_player(1, hand=("march",), deck=("march",) * 9)
    game.g.shields["country-3.ne"] = (1,)
    game.plays("strengthen underground-travel")
    assert f"move {where}" in game.offers()
    game.plays(f"move {where}")
    assert (game.asked(), game.me.reputation, game.me.space) == ("defence", reputation, where)


@rule("MK-COMB-02")
def test_an_assault_from_below_costs_reputation_and_goes_back_if_it_fails() -> None:
    game = knight("tovak at country-3.c", hand="underground-travel rage", mana="green black", tiles=KEEP, night=True,
                  country_3_ne="golems", scenario="solo-conquest")  # fmt: skip
    game.plays("strengthen underground-travel", "move country-3.ne")
    assert (game.me.reputation, [foe.fortified for foe in game.combat.foes]) == (-1, [True])
    assert [enemies.fortifications(game.g, foe) for foe in game.combat.foes] == [0]
    while game.g.combat is not None:
        game.plays("take-wounds" if "take-wounds" in game.offers() else "done")
    assert game.me.space == "country-3.c"


# Time, cards, crystals


@rule("MK-EFF-06", "MK-TURN-31")
def test_bent_time_brings_all_cards_of_the_turn_back_but_for_the_spell() -> None:
    game = knight(hand="space-bending march rage wound", deck="stamina " * 9, mana="blue black", night=True)
    game.plays("play march", "strengthen space-bending", "end-turn")
    assert game.hand() == ["march", "rage", "wound"], "nothing is drawn or discarded"
    assert (game.me.round.set_aside, game.me.play_area, game.me.discard) == (("space-bending",), (), ())
    assert (game.asked(), game.me.another_turn, len(game.me.deck)) == ("turn", False, 9)
    assert game.told(DummyTurn) == [], "nobody else has had a turn"


def test_a_talent_that_bends_time_stays_away_in_place_of_the_spell() -> None:
    game = knight(hand="magic-talent stamina rage", mana="blue black", night=True).with_(
        spells_offer=("space-bending",)
    )
    game.plays("play magic-talent", "strengthen space-bending", "end-turn")
    assert game.me.round.set_aside == ("magic-talent",)
    assert game.g.spells_offer == ("space-bending",)


@pytest.mark.parametrize(
    ("crystals", "wounds", "left"),
    [((0, 0, 0, 0), 0, 2), ((0, 1, 0, 0), 1, 3), ((0, 3, 0, 0), 3, 3), ((0, 2, 0, 0), 2, 3)],
)
def test_radiance_wounds_for_each_crystal_and_gives_two(crystals: tuple[int, ...], wounds: int, left: int) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="mana-meltdown rage", mana="red black", night=True)
    game.with_player(crystals=crystals).with_player(1, crystals=crystals, hand=())
    game.plays("strengthen mana-meltdown", "pick-colour blue")
    assert [player.hand.count("wound") for player in game.g.players] == [wounds, wounds]
    assert (game.me.crystals[1], game.g.players[1].crystals) == (left, crystals)


@rule("MK-TURN-02")
def test_of_what_others_discarded_one_action_may_be_stolen_from_its_owner() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", "goldyx at country-1.e", hand="mind-read rage",
                  mana="white black", night=True, scenario=FULL)  # fmt: skip
    game.with_player(1, hand=("march",)).with_player(2, hand=("tranquility", "tremor"))
    game.plays("strengthen mind-read", "pick-colour green", "discard-card march", "discard-card tranquility")
    assert game.offers() == ["pick-card march", "pick-card tranquility", "decline"]
    game.plays("pick-card tranquility")
    assert game.hand() == ["rage", "tranquility"]
    assert [player.discard for player in game.g.players[1:]] == [("march",), ()]
    assert [player.hand for player in game.g.players[1:]] == [(), ("tremor",)]


def test_a_cure_readies_who_is_healed_and_draws_for_own_wounds() -> None:
    game = knight(hand="cure wound wound rage", mana="green", deck="march " * 5, units="peasants*!")
    game.plays("play cure", "heal-unit 1", "heal-wound")
    assert (game.me.units[0].ready, game.me.units[0].wounds, game.me.turn.heal) == (True, 0, 0)
    assert (game.hand().count("march"), game.hand().count("wound")) == (1, 1)


def test_other_healing_readies_nobody() -> None:
    game = knight(hand="rage", units="peasants*!").with_player(heal=1).plays("heal-unit 1")
    assert (game.me.units[0].ready, game.me.units[0].wounds) == (False, 0)


def test_a_call_to_glory_recruits_for_nothing_and_somebody_may_have_to_leave() -> None:
    game = knight(hand="call-to-arms rage", mana="white black", night=True, units="foresters")
    game.with_(units_offer=("catapults", "magic-familiars", "peasants"))
    game.plays("strengthen call-to-arms")
    assert game.offers() == ["take-unit catapults", "take-unit peasants"]
    game.plays("take-unit catapults")
    assert ([unit.name for unit in game.me.units], game.me.turn.influence) == (["catapults"], 0)
    assert game.me.units == [Unit("catapults", recruited=True)]
