"""The Block phase and the abilities of enemies: MK-BLOCK, MK-ABIL."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content import notes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL, Element
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.events import EnemySummoned
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.block import EFFICIENT, block_total, to_block
from tabletome.games.mage_knight.rules.combat.enemies import armor, is_blocked
from tabletome.games.mage_knight.state import BLOCKED, Points, Strike
from tests.games.mage_knight.knights import Knights, fight

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


@rule("MK-BLOCK-06", "MK-ABIL-01")
def test_which_blocks_are_efficient_is_as_in_the_table() -> None:
    table = LEDGER.rule("MK-BLOCK-06").data["efficient_blocks"]
    assert {k.replace("_", "-"): [v.replace("_", "-") for v in values] for k, values in table.items()} == {
        element: list(blocks) for element, blocks in EFFICIENT.items()
    }


@rule("MK-BLOCK-07")
def test_inefficient_blocks_are_halved_together() -> None:
    game = fight("fire-mages", "block", hand="march").plays()
    assert game.asked() == "block"
    strike = game.combat.strikes[0]
    pool = [Points("block", PHYSICAL, 3), Points("block", FIRE, 2), Points("block", ICE, 2)]
    assert block_total(game.g, pool, strike) == 2 + 5 // 2


@rule("MK-BLOCK-01", "MK-BLOCK-04", "MK-BLOCK-08", "MK-BLOCK-10")
def test_a_blocked_enemy_deals_no_damage_but_is_still_there() -> None:
    game = fight("prowlers", "block", hand="determination rage", mana="blue")
    game.plays("strengthen determination", "block-strike 1")
    assert game.combat.strikes[0].fate == BLOCKED
    assert game.asked() == "attack"
    assert "wound" not in game.hand()


@rule("MK-BLOCK-12", "MK-BLOCK-15", "MK-DMG-01", "MK-DMG-09")
def test_a_block_that_is_too_low_has_no_effect() -> None:
    game = fight("prowlers", "block", hand="rage march march")
    game.plays("play rage", "sideways march block")
    assert not game.offers("block-strike")
    game.plays("done")
    assert game.hand().count("wound") == 2


@rule("MK-BLOCK-09", "MK-ABIL-09")
def test_a_swift_attack_needs_twice_the_block() -> None:
    game = fight("wolf-riders", "block", hand="march")
    assert game.asked() == "block"
    assert to_block(game.g, game.combat.strikes[0]) == 6


@rule("MK-BLOCK-05")
def test_sideways_blocks_are_physical() -> None:
    game = fight("fire-mages", "block", hand="march").plays("sideways march block")
    assert game.combat.pool == (Points("block", PHYSICAL, 1),)


@rule("MK-BLOCK-14", "MK-EFF-04")
def test_one_block_never_covers_two_attacks() -> None:
    game = fight("prowlers diggers", "block", hand="determination", mana="blue")
    game.plays("strengthen determination", "block-strike 1")
    assert game.asked() in ("damage", "block")
    assert not game.offers("block-strike")


@rule("MK-RANGE-12", "MK-ATT-04")
def test_attacks_not_needed_for_one_enemy_wait_for_another() -> None:
    game = fight("prowlers diggers", "attack")
    game.with_pool(Points("attack", FIRE, 4), Points("attack", PHYSICAL, 2), Points("attack", PHYSICAL, 2))
    game.plays("attack 1")
    assert game.combat.pool == (Points("attack", FIRE, 4),), "the weaker ones sufficed"
    game.plays("attack 2")
    assert game.g.combat is None


@rule("MK-RANGE-12")
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_matter_in_which_order_attacks_on_different_enemies_were_played(first: int) -> None:
    game = fight("prowlers ironclads", "attack")
    pool = [Points("attack", PHYSICAL, 3), Points("attack", FIRE, 3)]
    game.with_pool(pool[first], pool[1 - first]).plays("attack 1")
    assert game.combat.pool == (Points("attack", FIRE, 3),), "Ironclads resist what is not of fire"


@rule("MK-BLOCK-14")
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_matter_in_which_order_blocks_of_different_attacks_were_played(first: int) -> None:
    game = fight("diggers fire-mages", "block", hand="march")
    assert game.asked() == "block"
    pool = [Points("block", PHYSICAL, 3), Points("block", ICE, 6)]
    game.with_pool(pool[first], pool[1 - first]).again("block_step").plays("block-strike 1")
    assert game.combat.pool == (Points("block", ICE, 6),), "only ice stops a fire attack"


@rule("MK-ABIL-03")
def test_of_two_enemies_that_look_alike_only_the_one_blocked_is_blocked() -> None:
    game = fight("prowlers prowlers", "block", hand="march")
    assert game.asked() == "block"
    game.with_pool(Points("block", PHYSICAL, 4)).again("block_step").plays("block-strike 2")
    assert [is_blocked(game.combat, foe) for foe in game.combat.foes] == [False, True]


def test_an_attack_on_one_enemy_leaves_what_may_not_strike_it() -> None:
    game = fight("prowlers diggers", "attack")
    spared = Points("attack", FIRE, 3, notes.NotAgainst(0))
    game.with_pool(Points("attack", PHYSICAL, 2), spared, Points("attack", PHYSICAL, 1, notes.OnlyAgainst(0)))
    game.plays("attack 1")
    assert game.combat.pool == (spared,)


@rule("MK-BLOCK-14", "MK-BLOCK-15")
def test_blocks_not_needed_for_one_attack_wait_for_another_and_are_lost_after_the_phase() -> None:
    game = fight("prowlers diggers", "block", hand="march")
    assert game.asked() == "block"
    game.with_pool(Points("block", PHYSICAL, 3), Points("block", PHYSICAL, 4), Points("block", PHYSICAL, 1))
    game.again("block_step").plays("block-strike 1", "block-strike 2")
    assert [strike.fate for strike in game.combat.strikes] == [BLOCKED, BLOCKED]
    assert game.combat.pool == ()


@rule("MK-BLOCK-02", "MK-BLOCK-03", "MK-BLOCK-11", "MK-ABIL-02", "MK-DMG-17")
def test_a_summoned_monster_fights_in_its_summoners_place_and_gives_no_fame() -> None:
    game = fight("orc-summoners", "block", hand="rage rage")
    monster = game.g.piles["brown"][-1]
    game.plays("done")
    assert [event.enemy for event in game.told(EnemySummoned)] == [monster]
    assert "wound" in game.hand()
    assert monster in game.g.discards["brown"]
    game.combat.pool = (Points("attack", PHYSICAL, 4),)
    game.plays("done")
    assert game.me.fame == 0


@rule("MK-ABIL-03")
def test_each_of_several_attacks_is_blocked_on_its_own(two_headed: str) -> None:
    game = fight(two_headed, "block", hand="rage rage")
    game.plays("play rage", "block-strike 1")
    assert not enemies.is_blocked(game.combat, game.combat.foes[0])
    game.plays("play rage", "block-strike 2")
    assert enemies.is_blocked(game.combat, game.combat.foes[0])


@rule("MK-ABIL-04")
def test_an_elusive_enemy_shows_its_lower_armor_only_once_it_is_blocked(elusive: str) -> None:
    game = fight(elusive, "block", hand="rage rage")
    game.plays()
    assert game.asked() == "block"
    assert armor(game.g, game.combat.foes[0]) == 8
    game.plays("play rage", "block-strike 1")
    assert game.asked() == "attack"
    assert armor(game.g, game.combat.foes[0]) == 4
    unblocked = fight(elusive, "block", hand="march").plays("done")
    assert armor(unblocked.g, unblocked.combat.foes[0]) == 8


@rule("MK-ABIL-14")
def test_move_points_slow_a_cumbersome_enemy(cumbersome: str) -> None:
    game = fight(cumbersome, "block", hand="march")
    game.plays("play march", "slow 1", "slow 1")
    assert game.combat.strikes[0].fate == BLOCKED


@rule("MK-ABIL-14")
def test_move_points_are_of_use_only_while_a_cumbersome_attack_is_open(cumbersome: str) -> None:
    assert "play march" not in fight("prowlers", "block", hand="march").offers()
    game = fight(f"{cumbersome} prowlers", "block", hand="march rage")
    assert "play march" in game.offers(), "one cumbersome enemy is enough"
    game.plays("play rage", "block-strike 1")
    assert game.asked() == "block"
    assert "play march" not in game.offers()


@rule("MK-ABIL-14")
@pytest.mark.parametrize(
    ("chosen", "move", "block"), [("pick 1", 2, ()), ("pick 4", 0, (Points("block", PHYSICAL, 2),))]
)
def test_a_wound_played_by_power_of_pain_slows_or_blocks(
    cumbersome: str, chosen: str, move: int, block: tuple[Points, ...]
) -> None:
    game = fight(cumbersome, "block", hand="wound rage").with_player(skills=("power-of-pain",))
    game.plays("use-skill power-of-pain")
    assert game.offers("pick") == ["pick 1", "pick 4"]
    game.plays(chosen)
    assert (game.me.turn.move, game.combat.pool) == (move, block)


@rule("MK-ABIL-05")
def test_an_unfortified_enemy_has_no_use_of_walls(unfortified: str) -> None:
    game = fight(f"{unfortified}/", hand="march").with_pool(Points("ranged", PHYSICAL, 9))
    assert game.offers("attack") == ["attack 1"]


@rule("MK-ABIL-26", "MK-ABIL-08")
def test_an_enemy_with_defend_protects_another_once(defender: str) -> None:
    game = fight(f"prowlers {defender}", "attack", hand="march").with_pool(Points("attack", PHYSICAL, 4))
    assert game.offers("attack") == []
    game.combat.pool = (Points("attack", PHYSICAL, 5),)
    game._run = None
    assert "attack 1" in game.offers("attack")
    game.plays("attack 1")
    assert game.combat.foes[1].has_defended


# What blocks are worth


def strike_against(enemy: str) -> Knights:
    game = fight(enemy, "block", hand="march")
    assert game.asked() == "block"
    return game


ATTACKERS = {PHYSICAL: "prowlers", FIRE: "fire-mages", ICE: "ice-golems", COLD_FIRE: "altem-mages"}


@rule("MK-BLOCK-06", "MK-BLOCK-07", "MK-ABIL-01")
@pytest.mark.parametrize("attack", ATTACKERS)
@pytest.mark.parametrize("element", ATTACKERS)
def test_a_block_counts_in_full_or_half_by_the_element_of_the_attack(attack: str, element: Element) -> None:
    game = strike_against(ATTACKERS[attack])
    strike = game.combat.strikes[0]
    assert strike.element == attack
    value = 5 if element in EFFICIENT[attack] else 2
    assert block_total(game.g, [Points("block", element, 5)], strike) == value
    assert block_total(game.g, [Points("block", element, 3), Points("block", element, 2)], strike) == value
    assert block_total(game.g, [Points("attack", element, 5), Points("ranged", element, 5)], strike) == 0


@rule("MK-BLOCK-09")
@pytest.mark.parametrize(("enemy", "value", "needed"), [("wolf-riders", 6, 6), ("prowlers", 3, 4)])
def test_a_guard_counts_twice_against_who_is_swift_alone(enemy: str, value: int, needed: int) -> None:
    game = strike_against(enemy)
    strike = game.combat.strikes[0]
    guard = [Points("block", PHYSICAL, 3, notes.SwiftTwice())]
    assert (block_total(game.g, guard, strike), to_block(game.g, strike)) == (value, needed)
    game.combat.foes[0].lost = ("swift",)
    assert block_total(game.g, guard, strike) == 3
    assert to_block(game.g, strike) == strike.value


@pytest.mark.parametrize(
    ("enemy", "marks"), [("prowlers", 0), ("wolf-riders", 1), ("fire-mages", 2), ("fire-golems", 4)]
)
def test_tough_blocks_grow_with_what_the_token_shows(enemy: str, marks: int) -> None:
    game = strike_against(enemy)
    tough = [Points("block", COLD_FIRE, 2, notes.PerMark())]
    assert block_total(game.g, tough, game.combat.strikes[0]) == 2 + marks


def test_a_block_for_one_enemy_is_none_for_another() -> None:
    game = strike_against("prowlers diggers")
    own = [Points("block", PHYSICAL, 4, notes.OnlyAgainst(0))]
    assert [block_total(game.g, own, strike) for strike in game.combat.strikes] == [4, 0]


@rule("MK-CITY-02")
@pytest.mark.parametrize(("attack", "more"), [(PHYSICAL, 0), (FIRE, 2), (ICE, 2), (COLD_FIRE, 1)])
def test_the_blue_city_strengthens_what_is_not_physical(attack: str, more: int) -> None:
    name = ATTACKERS[attack]
    value, _ = ENEMIES[name].attacks[0]
    for city, weaker, expected in (("blue", 0, value + more), ("", 0, value), ("", -1, value - 1), ("", -99, 0)):
        game = fight(name, hand="march")
        foe = game.combat.foes[0]
        foe.city, foe.attack = (city,) if city else (), weaker
        game.plays("done")
        assert [strike.value for strike in game.combat.strikes] == [expected] * len(ENEMIES[name].attacks)


def test_who_is_held_or_defeated_does_not_attack() -> None:
    game = fight("prowlers diggers swordsmen", hand="march")
    game.combat.foes[0].held, game.combat.foes[1].defeated = True, True
    assert [strike.foe for strike in game.plays("done").combat.strikes] == [2]


@rule("MK-ABIL-14")
def test_a_move_point_slows_by_one_and_only_who_is_cumbersome(cumbersome: str) -> None:
    game = fight(f"{cumbersome} prowlers", "block", hand="march", mana="green")
    before = [strike.value for strike in strike_values(game)]
    game.plays("play march")
    assert game.offers("slow") == ["slow 1"]
    game.plays("slow 1")
    assert [strike.value for strike in game.combat.strikes] == [before[0] - 1, before[1]]
    assert game.me.turn.move == 1


def strike_values(game: Knights) -> list[Strike]:
    assert game.asked() == "block"
    return game.combat.strikes


@rule("MK-BLOCK-15", "MK-DMG-01")
def test_blocks_and_moves_left_over_are_lost_when_the_damage_comes() -> None:
    game = fight("prowlers diggers", "block", hand="rage march")
    assert game.asked() == "block"
    game.with_pool(Points("block", PHYSICAL, 3)).with_player(move=2).again("block_step").plays("done")
    assert (game.combat.pool, game.me.turn.move, game.asked()) == ((), 0, "damage")
