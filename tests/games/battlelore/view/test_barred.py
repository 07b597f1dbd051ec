"""What a player may not do now is told with the rule that forbids it."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.view.questions import question
from tests.games.battlelore.battlefield import Battle, field


def barred(battle: Battle) -> set[tuple[str, ...]]:
    """What is barred: the rule, and the units or cards by their names."""
    decision = battle.run.decision
    assert decision is not None
    names = {f"unit:{number}": name for name, number in battle.units.items()}
    found = question(battle.g, decision).barred
    return {(entry.rule, *(names.get(thing, thing) for thing in entry.things)) for entry in found}


@rule("BL-RANGE-08")
def test_an_archer_beside_an_enemy_may_not_shoot_at_another() -> None:
    battle = field("""
        . bs . gs .
         . GA . .
    """)
    assert ("BL-RANGE-08", "GA", "gs") in barred(battle)


@rule("BL-LOS-02", "BL-LOS-03")
def test_an_enemy_behind_a_forest_is_not_seen() -> None:
    battle = field("""
        GA F gs . . . BS bs
    """)
    assert barred(battle) == {("BL-LOS-02", "GA", "gs")}


@rule("BL-COMBAT-07", "BL-COMBAT-08")
def test_who_marched_too_far_may_not_battle() -> None:
    battle = field("""
        BS bs RS gs
    """)
    battle.with_(spent=battle.bits("BS"))
    assert ("BL-COMBAT-07", "BS") in barred(battle)
    assert ("BL-COMBAT-07", "RS") not in barred(battle)


@rule("BL-SPIDER-03")
def test_a_webbed_unit_neither_moves_nor_battles() -> None:
    for phase in ("move", "battle"):
        battle = field("BS bs RS gs", phase=phase)
        battle.with_(webbed=battle.bits("BS"))
        assert ("BL-SPIDER-03", "BS") in barred(battle)


@rule("BL-MOVE-02")
def test_a_unit_moves_once() -> None:
    battle = field("BS . . . RS", phase="move")
    battle.with_(moved=battle.bits("BS"))
    assert barred(battle) == {("BL-MOVE-02", "BS")}


@rule("BL-CMD-07")
def test_a_unit_outside_the_cards_section_is_not_ordered() -> None:
    battle = field("BS . . . . . . RS", phase="order", corner="b5").with_(tactic=Tactic.SECTIONS, orders=(1, 0, 0))
    assert barred(battle) == {("BL-CMD-07", "RS")}


@rule("BL-CMD-10", "BL-CMD-15")
def test_a_unit_of_another_colour_is_not_ordered_by_banners() -> None:
    battle = field("BS . RS", phase="order").with_(tactic=Tactic.BLUE, orders=(2,))
    assert barred(battle) == {("BL-CMD-10", "RS")}


@rule("BL-SPIDER-06")
def test_who_lacks_the_lore_cannot_free_a_webbed_unit() -> None:
    battle = field("BS . RS", phase="order", lore=True).holding("south", tokens=0)
    battle.with_(webbed=battle.bits("BS"))
    assert ("BL-SPIDER-06", "BS") in barred(battle)


@rule("BL-ORD-04")
def test_a_unit_of_the_first_wave_has_had_its_order() -> None:
    battle = field("BS . RS", phase="order")
    battle.with_(acted=battle.bits("BS"))
    assert ("BL-ORD-04", "BS") in barred(battle)


@rule("BL-LPLAY-02", "BL-LPLAY-05")
def test_a_lore_card_too_dear_or_one_too_many_is_told_with_its_reason() -> None:
    def hand(tokens: int, played: tuple[int, int]) -> set[tuple[str, ...]]:
        battle = field("BS . gs", phase="command", lore=True).holding("south", "fireball", tokens=tokens)
        return barred(battle.with_(played=played))

    assert hand(0, (0, 0)) == {("BL-LPLAY-02", "lore:fireball")}
    assert hand(20, (1, 0)) == {("BL-LPLAY-05", "lore:fireball")}
