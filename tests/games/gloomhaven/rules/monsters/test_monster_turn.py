"""Monsters on their turns: GH-MTURN, GH-MOTHER, GH-MATK, GH-MSTAT, GH-MMOVE."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Heal, Move, Shield
from tabletome.games.gloomhaven.events import Attacked, MonsterCardDrawn, Moved, RoundBonusGained, Summoned, TurnBegan
from tabletome.games.gloomhaven.rules.abilities.move import monster_moves
from tabletome.games.gloomhaven.rules.monsters.intent import strike_of
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.state import NORMAL
from tabletome.games.gloomhaven.view.scene import scene
from tests.games.gloomhaven.dungeon import APART, DUEL, PAIR_BESIDE_GUARD, acts, card_number, dungeon, until

IMMOBILIZING_AREA = 7  # the card of the artillery's deck with a triangle and the whole range


@rule("GH-MTURN-02", "GH-MOTHER-06")
def test_a_card_without_move_and_attack_only_gives_its_bonuses_until_the_end_of_the_round() -> None:
    game = dungeon(APART)
    game.monsters("guard", card_number("guard", 15))
    assert game.figure("guard1").effects.shield == 0
    game.asked()
    assert [(event.what, event.by) for event in game.told(RoundBonusGained)] == [("shield", 1), ("retaliate", 2)]
    assert not game.told(Moved)
    assert game.health("brute") == 10
    assert (game.figure("guard1").effects.shield, game.figure("guard1").effects.retaliate) == (0, ())


@rule("GH-MTURN-01", "GH-MMOVE-01", "GH-MATK-01", "GH-MATK-05", "GH-AMD-02", "GH-FOCUS-01")
def test_a_monster_moves_and_attacks_by_its_statistics_and_card() -> None:
    game = dungeon(APART).stack("monsters", "+1")
    acts(game, "guard", 30, "guard")
    assert [event.name for event in game.told(Moved)] == ["bandit-guard"]
    assert game.health("brute") == 10 - (2 - 1 + 1)


@rule("GH-MATK-04", "GH-MSTAT-04")
def test_an_attack_without_a_stated_range_uses_the_statistic_card() -> None:
    game = dungeon(DUEL.replace("guard1", "archer1"))
    archer = game.names["archer1"]
    assert strike_of(game.g, archer, Attack(0)).reach == 4
    assert strike_of(game.g, archer, Attack(0, range_by=-1)).reach == 3
    assert strike_of(game.g, archer, Attack(0, range=2)).reach == 2


@rule("GH-MOTHER-01")
def test_a_monster_heals_whoever_has_lost_most() -> None:
    game = (
        dungeon("""
        . . . . . .
         shaman1 guard1 guard2 . . Brute
        . . . . . .
    """)
        .with_health("guard1", 5)
        .with_health("guard2", 2)
    )
    acts(game, "shaman", 23, "shaman")
    assert (game.health("guard1"), game.health("guard2")) == (5, 5)


@rule("GH-MOTHER-02", "GH-MOTHER-03", "GH-MOTHER-05")
def test_a_monster_summons_beside_itself_nearest_to_an_enemy_and_the_summoned_waits_a_round() -> None:
    game = dungeon("""
        . . . . . .
         cultist1 a . . Brute .
        . . . . . .
    """)
    game.monsters("cultist", card_number("cultist", 63))
    game.asked()
    (bones,) = [figure for figure in game.g.figures if figure.name == "living-bones"]
    assert bones.at == game.places["a"]
    assert bones.no_money
    assert not game.told(Moved)
    assert game.health("cultist1") == game.figure("cultist1").max_health - 2
    assert [event.deck for event in game.told(MonsterCardDrawn)] == ["living-bones"]


@rule("GH-MOTHER-04")
def test_without_a_free_hex_nothing_is_summoned() -> None:
    game = dungeon("""
        % % % % % %
         cultist1 % . . Brute .
        % % % % % %
    """)
    game.monsters("cultist", card_number("cultist", 63))
    game.asked()
    assert not any(figure.name == "living-bones" for figure in game.g.figures)


@rule("GH-MOTHER-04")
@pytest.mark.parametrize(("on_the_map", "summoned"), [(9, 1), (10, 0)])
def test_without_a_spare_standee_nothing_is_summoned(on_the_map: int, summoned: int) -> None:
    game = dungeon("""
        . . . . . . . . .
         cultist1 . . . . . . Brute .
        . . . . . . . . .
    """)
    assert MONSTERS["living-bones"].standees == 10
    for number in range(on_the_map):
        add_monster(game.g, "living-bones", NORMAL, number + 1, [2, 3, 4, 5, 6, 20, 21, 22, 23, 24][number])
    game.monsters("cultist", card_number("cultist", 63))
    game.asked()
    assert [event.name for event in game.told(Summoned)] == ["living-bones"] * summoned


@rule("GH-MOTHER-07")
def test_a_monster_that_loots_returns_money_to_the_supply_and_leaves_treasure() -> None:
    game = dungeon("""
        . . . . . .
         ooze1 $ . . . Brute
        . . . . . .
    """)
    game.g.treasures[0] = "7"
    game.monsters("ooze", 6)
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    assert sum(game.g.money) == 0
    assert game.g.treasures[0] == "7"


@rule("GH-COND-21")
def test_an_invisible_hero_is_neither_focused_nor_attacked() -> None:
    game = dungeon(DUEL).with_conditions("brute", "invisible")
    acts(game, "guard", 50, "guard")
    assert game.health("brute") == 10
    assert not game.told(Moved)


@rule("GH-COND-22")
@pytest.mark.parametrize(("conditions", "suffers"), [((), 2), (("invisible",), 0)])
def test_an_invisible_hero_in_the_only_way_is_an_obstacle_to_monsters(
    conditions: tuple[str, ...], suffers: int
) -> None:
    game = dungeon("""
        . . % . . .
         . guard1 Brute . Spellweaver .
        . . % . . .
    """).with_conditions("brute", *conditions)
    acts(game, "guard", 50, "guard")
    assert game.at("guard1") == "guard1"
    assert game.health("brute") == 10 - suffers
    assert game.health("spellweaver") == 6


@rule("GH-MSTAT-02", "GH-MSTAT-03")
def test_a_monster_has_the_statistics_of_its_type_at_the_scenario_level() -> None:
    for level in (0, 3, 7):
        game = dungeon(PAIR_BESIDE_GUARD.replace("Scoundrel", "archer2"), level=level)
        guard, archer = (game.g.stat(game.names[name]) for name in ("guard1", "archer2"))
        assert guard == MONSTERS["bandit-guard"].normal[level]
        assert archer == MONSTERS["bandit-archer"].normal[level]
        assert game.figure("guard1").max_health == guard.health
    assert MONSTERS["city-guard"].deck == MONSTERS["bandit-guard"].deck == "guard"
    assert MONSTERS["city-guard"].normal != MONSTERS["bandit-guard"].normal


@rule("GH-MTURN-03")
@pytest.mark.parametrize(("monster", "rank"), [("guard1", "normal"), ("guard1*", "elite")])
def test_an_elite_attacks_and_lives_by_the_elite_statistics(monster: str, rank: str) -> None:
    game = dungeon(PAIR_BESIDE_GUARD.replace("guard1", monster), level=2)
    stat = {"normal": MONSTERS["bandit-guard"].normal, "elite": MONSTERS["bandit-guard"].elite}[rank][2]
    assert game.figure("guard1").health == stat.health
    acts(game, "guard", 50, "guard")
    assert [event.damage for event in game.told(Attacked)] == [stat.attack]


@rule("GH-MSTAT-05")
def test_traits_of_the_statistic_card_apply_without_being_activated() -> None:
    game = dungeon(PAIR_BESIDE_GUARD.replace("guard1", "golem1")).stack("brute", "+0")
    shielded = game.g.stat(game.names["golem1"]).shield
    assert shielded > 0
    game.turn("brute", "spare-dagger", "grab-and-go").plays("top spare-dagger", "strike golem1")
    game.asked()
    assert game.told(Attacked)[0].damage == max(3 - shielded, 0)
    flier = dungeon(PAIR_BESIDE_GUARD.replace("guard1", "wind1"))
    assert flier.g.is_flying(flier.names["wind1"])


@rule("GH-MSTAT-06")
def test_each_monster_has_its_own_damage_and_conditions_under_its_number() -> None:
    game = dungeon(PAIR_BESIDE_GUARD.replace("Scoundrel", "guard2")).with_conditions("guard1", "poison")
    game.with_health("guard1", 2)
    pieces = {
        piece.id: piece for cell in scene(game.g, 0).boards[0].cells for piece in cell.pieces if piece.tone == "bad"
    }
    first, second = (pieces[f"f{game.names[name]}"] for name in ("guard1", "guard2"))
    assert first.health is not None
    assert second.health is not None
    assert (first.health[0], second.health[0]) == (2, game.figure("guard2").max_health)
    assert (first.number, second.number) == (1, 2)
    assert (len(first.badges), len(second.badges)) == (1, 0)


@rule("GH-MMOVE-10", breaks=Break("rules/abilities/move.py", "attacks_of(rest)", "attacks_of(rest[:1])"))
def test_other_abilities_do_not_change_where_a_monster_moves() -> None:
    drawing = """
        . . . . . . . . .
         guard2 . archer1 x . . . Brute .
        . . . . . . . . .
    """
    attack = Attack(0, range=4)
    for rest in ((attack,), (attack, Heal(3, range=3)), (Heal(3, range=3), attack), (Shield(1), attack)):
        game = dungeon(drawing).with_health("guard2", 1)
        number = game.names["archer1"]
        game.g.turn.focus, game.g.turn.acting = game.names["brute"], number
        assert list(monster_moves(game.g, number, Move(0), rest)) == []
        assert game.at("archer1") == "x"


@rule("GH-MATK-02", "GH-EFF-09", "GH-MSTAT-04")
def test_an_elite_artillery_with_two_targets_lays_its_area_and_attacks_one_more() -> None:
    def damaged(level: int) -> list[str]:
        game = dungeon(
            """
            . . . . . . . .
             artillery1* . . Brute . . Scoundrel .
            . . . . . . . .
            """,
            level=level,
        )
        game.monsters("artillery", IMMOBILIZING_AREA)
        until(game, "rest", "select")
        return [event.target for event in game.told(Attacked)]

    assert damaged(3) == ["brute"]
    assert damaged(4) == ["brute", "scoundrel"]


@rule("GH-COND-21")
def test_damage_to_all_adjacent_enemies_is_no_targeting_and_finds_the_invisible() -> None:
    game = dungeon("""
        . . . . . .
         artillery1 Brute . . Scoundrel .
        . . . . . .
    """).with_conditions("brute", "invisible")
    acts(game, "artillery", 71, "ancient-artillery")
    assert game.health("brute") == 10 - 2


@rule("GH-MOTHER-05")
def test_a_summoned_monster_acts_from_the_next_round_on() -> None:
    game = dungeon("""
        . . . . . .
         cultist1 a . . Brute .
        . . . . . .
    """)
    game.g.order = ("cultist", "brute", "living-bones")
    game._draw("living-bones", card_number("living-bones", 45))
    game.monsters("cultist", card_number("cultist", 63))
    game.g.heroes[0].chosen = ("trample", "grab-and-go")
    until(game, "turn").plays("end-turn")
    until(game, "rest", "select")
    begun = [event.name for event in game.told(TurnBegan)]
    assert "living-bones" in [figure.name for figure in game.g.figures]
    assert begun == ["cultist", "brute"], "the bones have a place in the order but no turn"
