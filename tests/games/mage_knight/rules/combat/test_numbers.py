"""Combat with enemies, number by number: what effects take away, what adds up, what is worth what. MK-BLOCK, MK-DMG"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL, Element
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.state import STOPPED, Points, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

KEEP = (*FIRST_TILES, "country-3 1 1")


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def blocking(foes: str) -> Knights:
    game = fight(foes, "block", hand="rage", units="peasants")
    game.asked()
    return game


# The arts of the Masters


@pytest.mark.parametrize(
    ("art", "mana", "held", "doomed", "armor", "resists", "walls"),
    [(1, "blue", True, False, 0, True, True), (2, "red", False, True, 0, True, True),
     (3, "green", False, False, -5, True, True), (4, "white", False, False, 0, False, False)],
)  # fmt: skip
def test_each_art_of_the_masters_does_another_thing(
    art: int, mana: str, held: bool, doomed: bool, armor: int, resists: bool, walls: bool
) -> None:
    game = fight("golems/", hand="rage", units="delphana-masters", mana=mana).plays(f"activate 1 {art}")
    foe = game.combat.foes[0]
    assert (foe.held, foe.doomed, foe.armor) == (held, doomed, armor)
    assert bool(enemies.resistances(foe)) is resists
    assert bool(enemies.fortifications(game.g, foe)) is walls


@pytest.mark.parametrize(("blocks", "dead"), [(True, True), (False, False)])
def test_the_doomed_are_destroyed_if_all_their_attacks_were_blocked(blocks: bool, dead: bool) -> None:
    game = fight("prowlers diggers", "block", hand="rage", units="delphana-masters", mana="red")
    game.plays("activate 1 2", "pick-foe 1")
    if blocks:
        game.with_pool(Points("block", PHYSICAL, 4)).plays("block-strike 1")
    game.plays("done")
    while game.asked() == "damage":
        game.plays("take-wounds" if "take-wounds" in game.offers() else game.offers()[0])
    assert (game.combat.foes[0].defeated, game.me.fame) == (dead, 2 if dead else 0)


# Sorcerers, freezers, shocktroops


@pytest.mark.parametrize(("ability", "mana", "walls", "resists"), [(2, "white", 0, True), (3, "green", 1, False)])
def test_sorcerers_take_walls_or_resistances_and_strike(ability: int, mana: str, walls: int, resists: bool) -> None:
    game = fight("golems/", hand="rage", units="sorcerers", mana=mana).plays(f"activate 1 {ability}")
    foe = game.combat.foes[0]
    assert (enemies.fortifications(game.g, foe), bool(enemies.resistances(foe))) == (walls, resists)
    assert pool(game) == [("ranged", PHYSICAL, 3)]


def test_shocktroops_weaken_armor_and_attack_at_once() -> None:
    game = fight("prowlers diggers", "block", hand="rage", units="shocktroops").plays("activate 1 2", "pick-foe 2")
    assert [(foe.armor, foe.attack) for foe in game.combat.foes] == [(0, 0), (-1, -1)]
    assert [strike.value for strike in game.combat.strikes] == [4, 3 - 1]
    early = fight("prowlers diggers", hand="rage", units="shocktroops").plays("activate 1 2", "pick-foe 1", "done")
    assert [strike.value for strike in early.combat.strikes] == [4 - 1, 3]
    late = fight("prowlers", "attack", hand="rage", units="shocktroops").plays("activate 1 2")
    assert [(foe.armor, foe.attack) for foe in late.combat.foes] == [(-1, -1)]


@pytest.mark.parametrize(
    ("mana", "kind", "value"),
    [("red", "attack", 5), ("blue", "attack", 3), ("blue", "block", 7), ("red", "block", 4)],
)
def test_familiars_are_stronger_with_mana_of_the_right_colour(mana: str, kind: str, value: int) -> None:
    game = fight("swordsmen", kind, hand="rage")
    game.with_player(units=[Unit("magic-familiars", mana=("red", "blue", "white", "green").index(mana))])
    game.plays("activate 1 1" if kind == "attack" else "activate 1 2")
    assert pool(game) == [(kind, PHYSICAL, value)]


@pytest.mark.parametrize(("colour", "move", "heal"), [(2, 5, 2), (3, 3, 3), (0, 3, 2)])
def test_familiars_move_and_heal_with_white_and_green(colour: int, move: int, heal: int) -> None:
    for ability, field, value in ((3, "move", move), (4, "heal", heal)):
        game = knight(hand="rage").with_player(units=[Unit("magic-familiars", mana=colour)])
        assert getattr(game.plays(f"activate 1 {ability}").me.turn, field) == value


@pytest.mark.parametrize(
    ("mana", "offered", "taken", "left"),
    [
        ("", [], "", 5),
        ("blue", [1, 2], "pick 2", 7),
        ("red", [1, 3], "pick 3", 7),
        ("blue red", [1, 2, 3, 4], "pick 4", 9),
    ],
)
def test_cold_fire_of_mages_grows_with_each_mana(mana: str, offered: list[int], taken: str, left: int) -> None:
    game = fight("swordsmen", "attack", hand="rage", units="altem-mages", mana=mana).plays("activate 1 2")
    if offered:
        assert game.offers() == [f"pick {number}" for number in offered]
        game.plays(taken)
    assert (pool(game), sum(game.me.mana)) == ([("attack", COLD_FIRE, left)], 0)


# Knowing the prey


@pytest.mark.parametrize(
    ("enemy", "traits"),
    [("prowlers", None), ("wolf-riders", 1), ("golems", 1), ("fire-golems", 4), ("ironclads", 2), ("altem-mages", 6)],
)
def test_each_ability_resistance_and_element_of_the_prey_can_be_taken(enemy: str, traits: int | None) -> None:
    game = fight(f"{enemy} prowlers", hand="rage").with_player(skills=("know-your-prey",))
    if traits is None:
        assert game.offers("use-skill") == []
        return
    game.plays("use-skill know-your-prey")
    offered = len(game.offers("pick")) if game.asked() == "know-prey" else 1
    assert offered >= traits


def test_an_element_that_was_taken_is_gone_from_every_attack_of_that_enemy_alone() -> None:
    game = fight("fire-mages fire-mages", hand="rage").with_player(skills=("know-your-prey",))
    game.plays("use-skill know-your-prey", "pick-foe 1", "pick 2", "done")
    assert [strike.element for strike in game.combat.strikes] == [PHYSICAL, FIRE]
    late = fight("fire-mages fire-mages", "block", hand="rage").with_player(skills=("know-your-prey",))
    late.plays("use-skill know-your-prey", "pick-foe 2", "pick 2")
    assert [strike.element for strike in late.combat.strikes] == [FIRE, PHYSICAL]
    resistance = fight("fire-mages", hand="rage").with_player(skills=("know-your-prey",))
    resistance.plays("use-skill know-your-prey", "pick 1")
    assert enemies.resistances(resistance.combat.foes[0]) == ()


# Blocks


@rule("MK-BLOCK-06", "MK-BLOCK-07", "MK-BLOCK-08")
@pytest.mark.parametrize(
    ("enemy", "element", "needed"),
    [("prowlers", PHYSICAL, 4), ("prowlers", ICE, 4), ("fire-mages", PHYSICAL, 12), ("fire-mages", FIRE, 12),
     ("fire-mages", ICE, 6), ("fire-mages", COLD_FIRE, 6), ("ice-mages", FIRE, 5), ("ice-mages", ICE, 10),
     ("wolf-riders", PHYSICAL, 6)],
)  # fmt: skip
def test_how_much_block_an_attack_takes(enemy: str, element: Element, needed: int) -> None:
    for value in (needed - 1, needed):
        game = blocking(enemy).with_pool(Points("block", element, value))
        assert bool(game.offers("block-strike")) is (value == needed), value


@rule("MK-ABIL-14")
@pytest.mark.parametrize(("move", "slowed", "fate"), [(1, 1, "open"), (9, 9, "blocked")])
def test_move_points_slow_a_cumbersome_attack_until_it_is_blocked(move: int, slowed: int, fate: str) -> None:
    name = next(name for name, each in ENEMIES.items() if "cumbersome" in each.abilities)
    game = fight(name, "block", hand="rage")
    game.asked()
    value = game.combat.strikes[0].value
    game.again(move=move)
    for _ in range(min(slowed, value)):
        game.plays("slow 1")
    if fate == "open":
        assert (game.combat.strikes[0].value, game.me.turn.move, game.asked()) == (value - 1, 0, "block")
        assert game.offers("slow") == []
    else:
        assert game.asked() == "attack"


@rule("MK-BLOCK-14")
def test_a_bash_takes_all_points_and_lowers_armor_by_what_is_too_much() -> None:
    game = blocking("prowlers prowlers")
    game.with_pool(Points("block", PHYSICAL, 5, notes.Bash()), Points("block", PHYSICAL, 4)).plays("block-strike 1")
    assert (game.combat.pool, game.combat.foes[0].armor, game.combat.foes[1].armor) == ((), -5, 0)


def test_an_attack_that_is_worth_nothing_is_over() -> None:
    for less, fate in ((3, False), (4, True), (5, True)):
        game = fight("prowlers", "block", hand="swift-reflexes rage", mana="white")
        game.asked()
        game.combat.strikes[0].value = 4
        game.again()
        for _ in range(less - 2):
            game.combat.strikes[0].value -= 1
        game.again().plays("strengthen swift-reflexes")
        assert (game.combat.strikes[0].fate == STOPPED) is fate


# Duels of heroes, once more


@rule("MK-PVP-16", "MK-PVP-13")
def test_shots_that_walls_stop_are_lost_with_the_pass() -> None:
    game = knight("tovak at country-3.e", "krang at country-3.ne", hand="march", tiles=KEEP, scenario="full-conquest",
                  deck="rage " * 8)  # fmt: skip
    game.with_player(0, space="country-3.ne", path=("country-3.e", "country-3.ne"))
    game.with_player(1, hand=("march",), deck=("rage",) * 8).plays("attack-hero 1", "defend-quickly", "pass")
    game.with_pool(Points("ranged", PHYSICAL, 9))
    assert game.offers() == ["pass"]
    assert game.plays("pass").combat.pool == ()


# Possession


def test_the_attacks_of_the_possessed_wait_for_the_attack_phase_once() -> None:
    game = fight("fire-mages prowlers", hand="charm rage", mana="white black", night=True)
    game.plays("strengthen charm", "pick-foe 1", "done")
    assert [strike.foe for strike in game.combat.strikes] == [1]
    game.plays("done")
    while game.asked() == "damage":
        game.plays("take-wounds" if "take-wounds" in game.offers() else game.offers()[0])
    assert game.combat.pool == (Points("attack", FIRE, 6, notes.NotAgainst(0)),)
    assert not game.me.has(changes.Possessed)
    assert game.offers("attack") == ["attack 2"]
