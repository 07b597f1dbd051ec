"""Whom attacks reach: groups, walls, resistances, defenders, and what waits for another target. MK-RANGE, MK-ATT"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL, Element
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.state import PointKind, Points
from tests.games.mage_knight.knights import Knights, fight


def offered(game: Knights, *points: Points) -> list[str]:
    return [offer.removeprefix("attack ") for offer in game.with_pool(*points).offers("attack")]


@rule("MK-RANGE-06", "MK-RANGE-07", "MK-ABIL-15", "MK-ABIL-16", "MK-ABIL-17", "MK-ABIL-18")
@pytest.mark.parametrize(
    ("enemy", "element", "needed"),
    [("prowlers", PHYSICAL, 3), ("golems", PHYSICAL, 10), ("golems", FIRE, 5), ("golems", COLD_FIRE, 5),
     ("fire-mages", FIRE, 10), ("fire-mages", ICE, 5), ("fire-mages", COLD_FIRE, 5), ("ice-mages", ICE, 12),
     ("altem-mages", PHYSICAL, 16), ("altem-mages", FIRE, 8)],
)  # fmt: skip
def test_resistance_halves_attacks(enemy: str, element: Element, needed: int) -> None:
    game = fight(enemy, "attack", hand="rage")
    game.combat.foes[0].lost = ("fortified",)
    for value in (needed - 1, needed):
        assert bool(offered(game, Points("attack", element, value))) is (value == needed), value


@rule("MK-RANGE-06", "MK-RANGE-08")
def test_halves_are_added_up_and_rounded_down_once() -> None:
    for values, enough in (((5, 5), True), ((5, 4), False), ((3, 3, 3), False), ((3, 3, 4), True)):
        game = fight("golems", "attack", hand="rage")
        assert bool(offered(game, *(Points("attack", PHYSICAL, value) for value in values))) is enough, values
    mixed = fight("golems", "attack", hand="rage")
    assert offered(mixed, Points("attack", PHYSICAL, 5), Points("attack", ICE, 3)) == ["1"]
    assert offered(mixed, Points("attack", PHYSICAL, 3), Points("attack", ICE, 3)) == []


@rule("MK-RANGE-02", "MK-RANGE-03", "MK-RANGE-04", "MK-ABIL-05")
@pytest.mark.parametrize(
    ("foes", "stage", "kind", "reached"),
    [("prowlers", "ranged", "ranged", True), ("prowlers", "ranged", "siege", True),
     ("prowlers/", "ranged", "ranged", False), ("prowlers/", "ranged", "siege", True),
     ("diggers", "ranged", "ranged", False),
     ("diggers", "ranged", "siege", True), ("diggers/", "ranged", "siege", False),
     ("diggers/", "attack", "attack", True),
     ("prowlers/", "attack", "attack", True), ("prowlers/", "attack", "ranged", True)],
)  # fmt: skip
def test_walls_stop_what_is_no_siege_before_the_attack_phase(
    foes: str, stage: str, kind: PointKind, reached: bool
) -> None:
    game = fight(foes, stage, hand="rage")
    assert bool(offered(game, Points(kind, PHYSICAL, 9))) is reached


@rule("MK-RANGE-08", "MK-RANGE-03")
def test_a_group_is_attacked_with_what_is_good_against_all_of_it() -> None:
    game = fight("prowlers/prowlers golems", hand="rage")
    assert offered(game, Points("ranged", PHYSICAL, 12)) == ["2", "3"]
    assert offered(game, Points("siege", PHYSICAL, 16)) == ["1", "2", "3", "1,2", "1,3", "2,3"]
    assert offered(game, Points("siege", FIRE, 11)) == ["1", "2", "3", "1,2", "1,3", "2,3", "1,2,3"]
    assert offered(game, Points("siege", FIRE, 10)) == ["1", "2", "3", "1,2", "1,3", "2,3"]


@rule("MK-RANGE-09", "MK-RANGE-12", "MK-RANGE-13", "MK-EFF-04")
def test_only_what_is_needed_is_used_and_the_rest_waits() -> None:
    game = fight("prowlers diggers", "attack", hand="rage")
    points = [Points("attack", PHYSICAL, value) for value in (2, 1, 4)]
    game.with_pool(*points).plays("attack 1")
    assert sorted(each.value for each in game.combat.pool) in ([1, 2], [4])
    assert sum(each.value for each in game.combat.pool) == (3 if game.combat.pool != (points[2],) else 4)
    assert [foe.defeated for foe in game.combat.foes] == [True, False]
    game.plays("done")
    assert game.g.combat is None or game.combat.pool == ()


@pytest.mark.parametrize(
    ("note", "against"),
    [(notes.NotAgainst(0), ["2"]), (notes.OnlyAgainst(0), ["1"]), (notes.Forked(2), ["1", "2", "1,2"]),
     (notes.Forked(1), ["1", "2"])],
)  # fmt: skip
def test_some_attacks_are_for_one_enemy_or_strike_several(note: notes.Note, against: list[str]) -> None:
    game = fight("prowlers prowlers", "attack", hand="rage")
    assert offered(game, Points("attack", PHYSICAL, 3, note)) == against


def test_a_fork_has_a_blow_left_for_each_enemy_it_has_not_struck() -> None:
    game = fight("prowlers prowlers prowlers", "attack", hand="rage")
    game.with_pool(Points("attack", PHYSICAL, 3, notes.Forked(3))).plays("attack 1")
    assert game.combat.pool == (Points("attack", PHYSICAL, 3, notes.Forked(2)),)
    game.plays("attack 2,3")
    assert (game.g.combat, game.me.fame) == (None, 6)


@rule("MK-ABIL-08", "MK-ABIL-26")
def test_a_defender_adds_to_the_armor_of_one_target_once_in_a_combat() -> None:
    name = next(name for name, each in ENEMIES.items() if each.defend and not each.resists)
    bonus, own = ENEMIES[name].defend, ENEMIES[name].armor
    game = fight(f"prowlers prowlers {name}", "attack", hand="rage")
    assert offered(game, Points("attack", PHYSICAL, 3 + bonus - 1)) == []
    assert "1" in offered(game, Points("attack", PHYSICAL, 3 + bonus))
    game.with_pool(Points("attack", PHYSICAL, 3 + bonus)).plays("attack 1")
    assert (game.combat.foes[0].defended, game.combat.foes[2].has_defended) == (bonus, True)
    assert "2" in offered(game, Points("attack", PHYSICAL, 3)), "it has defended already"
    assert bool(offered(game, Points("attack", PHYSICAL, own - 1))) is (own - 1 >= 3)


@pytest.mark.parametrize(
    ("changed", "kind", "element", "stage", "total"),
    [((changes.StrongerShots(),), "ranged", PHYSICAL, "ranged", 6),
     ((changes.StrongerShots(),), "siege", FIRE, "ranged", 6),
     ((changes.StrongerShots(),), "attack", PHYSICAL, "attack", 3),
     ((changes.DoublePhysical(),), "attack", PHYSICAL, "attack", 6),
     ((changes.DoublePhysical(),), "attack", FIRE, "attack", 3),
     ((changes.DoublePhysical(),), "ranged", PHYSICAL, "ranged", 3),
     ((changes.StrongerShots(), changes.DoublePhysical()), "ranged", PHYSICAL, "attack", 12),
     ((), "attack", ICE, "attack", 3)],
)  # fmt: skip
def test_what_doubles_attacks_doubles_the_right_ones(
    changed: tuple[changes.Change, ...], kind: PointKind, element: Element, stage: str, total: int
) -> None:
    game = fight("prowlers prowlers prowlers prowlers", stage, hand="rage").with_player(changes=changed)
    groups = offered(game, Points(kind, element, 3))
    assert max(len(group.split(",")) for group in groups) == total // 3


@pytest.mark.parametrize(("change", "kind", "element"), [
    (changes.AllColdFire(), "ranged", FIRE), (changes.AllSiege(), "ranged", PHYSICAL),
])  # fmt: skip
def test_all_attacks_become_cold_fire_or_good_for_a_siege(
    change: changes.Change, kind: PointKind, element: Element
) -> None:
    foes = "fire-mages" if isinstance(change, changes.AllColdFire) else "prowlers/"
    armor = 5 if isinstance(change, changes.AllColdFire) else 3
    plain = fight(foes, hand="rage")
    assert offered(plain, Points(kind, element, armor)) == []
    game = fight(foes, hand="rage").with_player(changes=(change,))
    assert offered(game, Points(kind, element, armor)) == ["1"]
