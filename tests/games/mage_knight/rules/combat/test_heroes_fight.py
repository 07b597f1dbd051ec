"""A fight between two heroes, number by number: attacks, blocks, damage, what is stolen, who goes. MK-PVP"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import FIRE, ICE, PHYSICAL, Element
from tabletome.games.mage_knight.events import Defended, DrivenOff, DuelAttack, DuelBlocked, DuelDrawn, Passed
from tabletome.games.mage_knight.state import (
    AFTER,
    ATTACK,
    BLOCK,
    DAMAGE,
    NOBODY,
    RANGED,
    Duel,
    PointKind,
    Points,
    Unit,
)
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

FULL = "full-conquest"
KEEP = (*FIRST_TILES, "country-3 1 1")
DECK = "rage rage rage rage rage rage rage rage"


def meeting(*units: str, own: tuple[str, ...] = (), at: str = "country-2.w", **more: Any) -> Knights:
    """Tovak has come to Krang and attacks; Krang defends quickly."""
    more.setdefault("hand", "march")
    game = knight("tovak at start-a.ne", f"krang at {at}", scenario=FULL, deck=DECK, **more)
    game.with_player(0, space=at, path=("start-a.ne", at), level=5, units=[Unit(name) for name in own])
    game.with_player(1, hand=("march", "rage"), deck=("stamina",) * 9, level=5, path=(at,))
    return game.with_player(1, units=[Unit(name) for name in units]).plays("attack-hero 1", "defend-quickly")


def fought(game: Knights) -> Duel:
    assert game.combat.duel is not None
    return game.combat.duel


def points(value: int, kind: PointKind = "attack", element: Element = PHYSICAL, unit: int = NOBODY) -> Points:
    return Points(kind, element, value, unit=unit)


def melee(*units: str, passes: int = 2, **more: Any) -> Knights:
    """In the Attack phase, the aggressor's attack."""
    return meeting(*units, **more).plays(*("pass",) * passes)


def got_through(game: Knights, attack: tuple[Points, ...], *blocks: Points) -> int:
    game.with_pool(*attack).plays("launch")
    game.with_pool(*blocks).plays("done")
    left: int = game.told(DuelBlocked)[-1].left
    return left


# The course


@rule("MK-PVP-13", "MK-PVP-14", "MK-PVP-27", "MK-PVP-34")
def test_attack_and_block_change_sides_and_a_launch_wipes_out_a_pass() -> None:
    game = meeting()
    assert (game.g.active, game.g.stage, fought(game).melee) == (1, RANGED, False)
    game.plays("pass")
    assert (game.g.active, fought(game).passes) == (0, 1)
    game.with_pool(points(3, "ranged")).plays("launch")
    assert (game.asked(), game.g.active, game.g.stage, fought(game).passes) == ("duel-block", 1, BLOCK, 0)
    game.plays("done")
    assert (game.asked(), game.g.active, game.g.stage) == ("duel-damage", 0, DAMAGE)
    game.plays("leave-damage")
    assert (game.asked(), game.g.active, game.g.stage, fought(game).attack) == ("duel-attack", 1, RANGED, ())
    game.plays("pass", "pass")
    assert (game.g.active, game.g.stage, fought(game).melee, fought(game).passes) == (0, ATTACK, True, 0)
    game.plays("pass", "pass")
    assert [event.seat for event in game.told(Passed)] == [1, 1, 0, 0, 1]
    assert [(event.seat, event.space) for event in game.told(DuelDrawn)] == [(0, "start-a.ne")]
    assert (game.g.stage, game.asked(), game.g.active) == (AFTER, "after", 0)
    assert [(event.seat, event.full) for event in game.told(Defended)] == [(1, False)]


@rule("MK-PVP-14", "MK-PVP-43")
def test_a_launch_is_the_sum_of_what_was_played_and_of_the_units_that_take_part() -> None:
    game = melee(own=("peasants", "utem-swordsmen"))
    game.plays("activate 1 1", "activate 2 1")
    game.with_pool(*game.combat.pool, points(2)).plays("launch")
    assert [(event.seat, event.count) for event in game.told(DuelAttack)] == [(0, 2 + 3 + 2)]
    assert fought(game).engaged == (0, 1)
    assert [(strike.name, strike.value, strike.left) for strike in game.combat.strikes] == [
        ("unit:peasants", 2, 2), ("unit:utem-swordsmen", 3, 3),
    ]  # fmt: skip


@rule("MK-PVP-37")
def test_the_units_of_both_stand_in_the_fight_and_the_wounded_are_out_of_it() -> None:
    game = meeting("peasants", "foresters", own=("herbalists",))
    assert [(foe.name, foe.owner, foe.unit, foe.defeated) for foe in game.combat.foes] == [
        ("unit:herbalists", 0, 0, False), ("unit:peasants", 1, 0, False), ("unit:foresters", 1, 1, False),
    ]  # fmt: skip


# Blocks


@rule("MK-PVP-18", "MK-PVP-19", "MK-PVP-20", "MK-PVP-30")
@pytest.mark.parametrize(
    ("kind", "element", "value", "block", "against", "left"),
    [("attack", PHYSICAL, 6, PHYSICAL, 4, 2), ("attack", PHYSICAL, 6, PHYSICAL, 9, 0),
     ("attack", FIRE, 6, PHYSICAL, 5, 4),
     ("attack", FIRE, 6, ICE, 5, 1), ("attack", ICE, 6, ICE, 5, 4), ("ranged", PHYSICAL, 6, PHYSICAL, 5, 4),
     ("siege", PHYSICAL, 6, PHYSICAL, 4, 4), ("ranged", FIRE, 6, FIRE, 9, 4),
     ("attack", PHYSICAL, 6, PHYSICAL, 0, 6)],
)  # fmt: skip
def test_a_block_takes_its_points_off_or_half_of_them(
    kind: PointKind, element: Element, value: int, block: Element, against: int, left: int
) -> None:
    game = melee() if kind == "attack" else meeting().plays("pass")
    assert got_through(game, (points(value, kind, element),), points(against, "block", block)) == left


@rule("MK-PVP-18")
def test_halves_of_blocks_are_added_before_they_are_rounded_down() -> None:
    halves = (points(3, "block"), points(3, "block"), points(2, "block", ICE))
    assert got_through(melee(), (points(9, element=FIRE),), *halves) == 9 - 2 - 3


@rule("MK-PVP-20", "MK-BLOCK-09")
@pytest.mark.parametrize(("fighting", "left"), [(True, 3), (False, 3)])
def test_a_block_that_counts_twice_against_the_swift_does_so_against_shots(fighting: bool, left: int) -> None:
    twice = Points("block", PHYSICAL, 3, notes.SwiftTwice())
    game = melee() if fighting else meeting().plays("pass")
    assert got_through(game, (points(6, "attack" if fighting else "ranged"),), twice) == left


@rule("MK-PVP-38", "MK-PVP-40")
@pytest.mark.parametrize(("block", "armor"), [(4, 0), (5, 0), (6, -1), (8, -3)])
def test_a_bash_turns_what_is_left_over_against_a_unit_that_took_part(block: int, armor: int) -> None:
    game = melee(own=("peasants", "foresters")).with_pool(points(3, unit=0), points(2)).plays("launch")
    game.with_pool(Points("block", PHYSICAL, block, notes.Bash())).plays("done")
    assert [foe.armor for foe in game.combat.foes][:2] == [armor, 0]


# Damage


@rule("MK-PVP-23", "MK-PVP-25")
@pytest.mark.parametrize(
    ("damage", "hits"),
    [(2, []), (3, ["peasants", "hero"]), (4, ["peasants", "hero"]), (5, ["peasants", "guardsmen", "hero"])],
)
def test_damage_must_be_enough_for_the_armor_of_who_is_hit(damage: int, hits: list[str]) -> None:
    game = meeting("peasants", "utem-guardsmen").plays("pass")
    game.with_pool(points(damage, "ranged")).plays("launch")
    if not hits:
        game.plays("done")
        assert game.asked() == "duel-attack"
        return
    game.plays("done")
    names = {"hit-unit 1": "peasants", "hit-unit 2": "guardsmen", "hit-hero": "hero"}
    assert [names[offer] for offer in game.offers() if offer in names] == hits


@rule("MK-PVP-22", "MK-PVP-23", "MK-PVP-25", "MK-PVP-26")
def test_each_use_takes_its_part_of_the_damage() -> None:
    game = meeting("peasants", "foresters").plays("pass").with_pool(points(9, "ranged")).plays("launch", "done")
    game.plays("hit-unit 1")
    assert (fought(game).damage, [unit.wounds for unit in game.g.players[1].units]) == (6, [1, 0])
    assert [foe.defeated for foe in game.combat.foes] == [True, False]
    game.plays("hit-hero")
    assert (fought(game).damage, game.g.players[1].hand.count("wound")) == (3, 1)
    game.plays("hit-hero" if "hit-hero" in game.offers() else "leave-damage")
    assert game.asked() == "duel-attack"


@rule("MK-PVP-31", "MK-PVP-26", "MK-PVP-32")
@pytest.mark.parametrize(("damage", "steals"), [(4, False), (5, True)])
def test_an_artifact_takes_five_damage_and_only_in_the_attack_phase(damage: int, steals: bool) -> None:
    game = melee().with_player(1, discard=("ruby-ring", "wound", "rage"), play_area=("horn-of-wrath", "march"))
    game.with_pool(points(damage)).plays("launch", "done")
    expected = ["steal ruby-ring discard", "steal horn-of-wrath play"] if steals else []
    assert game.offers("steal") == expected
    if steals:
        game.plays("steal horn-of-wrath play")
        victim = game.g.players[1]
        assert (victim.play_area, victim.discard, game.me.discard) == (
            ("march",), ("ruby-ring", "wound", "rage"), ("horn-of-wrath",),
        )  # fmt: skip
    shots = meeting().plays("pass").with_player(1, discard=("ruby-ring",)).with_pool(points(9, "ranged"))
    shots.plays("launch", "done")
    assert shots.offers("steal") + shots.offers("drive-off") == []


@rule("MK-PVP-31")
def test_a_banner_is_stolen_from_the_wounded_unit_that_bears_it() -> None:
    game = melee("peasants", "peasants", "foresters").with_pool(points(5)).plays("launch")
    units = game.g.players[1].units
    units[0].banner = units[1].banner = "banner-of-fear"
    units[1].wounds = units[2].wounds = 1
    game.again().plays("done")
    assert game.offers("steal") == ["steal banner-of-fear unit"]
    game.plays("steal banner-of-fear unit")
    assert [unit.banner for unit in units] == ["banner-of-fear", "", ""]


@rule("MK-PVP-32", "MK-PVP-33", "MK-PVP-35")
def test_a_hero_is_driven_off_to_a_safe_empty_space_for_what_it_costs_to_go_there() -> None:
    game = melee(at="country-2.c", country_2_nw="diggers").with_player(1, fame=9).with_pool(points(3))
    game.plays("launch", "done")
    spaces = {offer.split()[1] for offer in game.offers("drive-off")}
    near = {name: game.g.board[name] for name in game.g.board["country-2.c"].near}
    land = {name for name, space in near.items() if space.terrain in ("plains", "hills", "forest")}
    assert spaces == land - {"country-2.nw"}
    game.plays("drive-off country-2.e")
    assert [(event.seat, event.space) for event in game.told(DrivenOff)] == [(1, "country-2.e")]
    assert game.g.players[1].space == "country-2.e"
    assert (game.me.fame, game.me.space, game.g.combat) == (1, "country-2.c", None)


@rule("MK-PVP-35")
@pytest.mark.parametrize(
    ("own", "other", "fame"),
    [((1, 0), (1, 0), 0), ((1, 0), (1, 2), 1), ((1, 2), (1, 0), 0), ((1, 0), (3, 8), 5), ((1, 0), (2, 3), 3),
     ((3, 8), (1, 0), 0)],
)  # fmt: skip
def test_the_weaker_gains_fame_for_the_difference_of_levels(
    own: tuple[int, int], other: tuple[int, int], fame: int
) -> None:
    game = melee().with_player(0, level=own[0], fame=own[1]).with_player(1, level=other[0], fame=other[1])
    game.with_pool(points(3)).plays("launch", "done", "drive-off country-2.c")
    assert game.me.fame - own[1] == fame


@rule("MK-PVP-35", "MK-PVP-33")
@pytest.mark.parametrize(("owner", "after"), [(1, 0), (NOBODY, None)])
def test_the_keep_of_who_is_driven_out_changes_hands(owner: int, after: int | None) -> None:
    game = melee(at="country-3.ne", tiles=KEEP)
    if owner != NOBODY:
        game.g.shields["country-3.ne"] = (owner,)
    game.with_pool(points(9)).plays("launch", "done", "drive-off country-3.e")
    assert game.g.shields.get("country-3.ne") == (None if after is None else (after,))


@rule("MK-PVP-33", "MK-PVP-35")
def test_the_keep_of_an_aggressor_who_is_driven_off_stays_what_it_is() -> None:
    game = melee(at="country-3.ne", tiles=KEEP, passes=3)
    game.g.shields["country-3.ne"] = (1,)
    game.with_pool(points(9)).plays("launch", "done", "drive-off country-3.e")
    assert (game.g.shields["country-3.ne"], game.me.space) == ((1,), "country-3.e")
    assert game.me.turn.path[-1] == "country-3.e"


# Armor


@rule("MK-PVP-24", "MK-ABIL-21", "MK-UNIT-12")
@pytest.mark.parametrize(
    ("unit", "element", "softened", "lost", "needed"),
    [("peasants", PHYSICAL, 0, (), 3), ("fire-golems", FIRE, 0, (), 8), ("fire-golems", PHYSICAL, 0, (), 8),
     ("fire-golems", ICE, 0, (), 4), ("fire-golems", FIRE, 0, (FIRE,), 4), ("peasants", PHYSICAL, -1, (), 2),
     ("peasants", PHYSICAL, -9, (), 1)],
)  # fmt: skip
def test_the_armor_of_a_unit_counts_twice_against_what_it_resists(
    unit: str, element: Element, softened: int, lost: tuple[str, ...], needed: int
) -> None:
    for damage, offered in ((needed - 1, False), (needed, True)):
        game = meeting(unit).plays("pass").with_pool(points(max(1, damage), "ranged", element))
        game.combat.foes[0].armor, game.combat.foes[0].lost = softened, lost
        game.again().plays("launch", "done")
        if needed > 1 or offered:
            assert ("hit-unit 1" in game.offers()) is offered, damage


# Who goes on


@rule("MK-PVP-06", "MK-PVP-07", "MK-PVP-11")
@pytest.mark.parametrize(("defence", "order"), [("defend-fully", [1, 0]), ("defend-quickly", [0])])
def test_a_full_defence_ends_with_an_own_end_of_turn_before_the_aggressors(defence: str, order: list[int]) -> None:
    game = knight("tovak at start-a.ne", "krang at country-2.w", hand="march", scenario=FULL, deck=DECK)
    game.with_player(0, space="country-2.w", path=("start-a.ne", "country-2.w"))
    game.with_player(1, hand=("march", "rage"), deck=("stamina",) * 9, mana=(1, 0, 0, 0, 0, 0))
    game.plays("attack-hero 1", defence, *("pass",) * 4)
    assert (game.g.active, game.g.turns_to_end) == (order[0], tuple(order[1:]))
    assert game.g.players[1].face_down is (defence == "defend-fully")
    assert game.asked() == "after"


@rule("MK-PVP-12", "MK-ATT-01")
def test_what_was_promised_for_the_attack_phase_comes_once_for_each() -> None:
    game = meeting(hand="march rage").with_player(0, changes=(changes.Burns(4),)).plays("pass", "pass")
    assert game.combat.pool == (Points("attack", FIRE, 4),)
    assert fought(game).promised == (0,)
    game.plays("launch", "done", "leave-damage", "pass")
    assert [*game.combat.pool] == []
