"""How far a monster moves and attacks by its statistics and its card. GH-MATK-04, GH-MSTAT-04, GH-EFF-09"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.abilities import EVERYONE, Attack, More, Move
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.notation.special_rules import MoveChange
from tabletome.games.gloomhaven.rules.monsters.focus import MELEE, Strike
from tabletome.games.gloomhaven.rules.monsters.intent import (
    attack_value_of,
    field_of,
    mover_of,
    seeker_of,
    strike_with,
    turn_key,
)
from tabletome.games.gloomhaven.state import SUMMON, Figure
from tabletome.geometry import Hex
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.pages import on_page

ARCHER = MONSTERS["bandit-archer"].normal[1]
GUARD = MONSTERS["bandit-guard"].normal[1]
TWO_TARGETS = msgspec.structs.replace(ARCHER, targets=2)
LINE = Area(frozenset((Hex(1, 0), Hex(2, 0))), True)
PAIR = Area(frozenset((Hex(0, 0), Hex(1, 0))), False)
FIRE = More(consume=("fire",), range=2, targets=1, area=None)
BLAST = More(consume=("fire", "ice"), area=LINE)

STRIKES: list[tuple[Any, Attack, tuple[str, ...], int, int, Strike]] = [
    (GUARD, Attack(0), (), 0, 0, Strike(1, False, 1)),
    (GUARD, Attack(0, targets=2), (), 0, 0, Strike(1, False, 2)),
    (GUARD, Attack(0), (), 3, 4, Strike(1, False, 1)),
    (GUARD, Attack(0, range=3), (), 0, 0, Strike(3, True, 1)),
    (GUARD, Attack(0, range_by=2), (), 0, 0, Strike(1, False, 1)),
    (GUARD, Attack(0, to=Targets.ADJACENT_ENEMIES), (), 2, 2, Strike(1, False, EVERYONE)),
    (GUARD, Attack(0, area=LINE), (), 0, 0, Strike(1, False, 1, LINE)),
    (ARCHER, Attack(0), (), 0, 0, Strike(ARCHER.range, True, 1)),
    (ARCHER, Attack(0, range_by=-1), (), 0, 0, Strike(ARCHER.range - 1, True, 1)),
    (ARCHER, Attack(0, range_by=1), (), 2, 1, Strike(ARCHER.range + 3, True, 2)),
    (ARCHER, Attack(0), (), -9, 0, Strike(1, True, 1)),
    (ARCHER, Attack(0, area=LINE), (), 5, 5, Strike(1, False, 1, LINE)),
    (ARCHER, Attack(0, area=PAIR), (), 0, 1, Strike(ARCHER.range, True, 2, PAIR)),
    (ARCHER, Attack(0, targets=EVERYONE), (), 0, 3, Strike(ARCHER.range, True, EVERYONE)),
    (TWO_TARGETS, Attack(0), (), 0, 0, Strike(ARCHER.range, True, 2)),
    (TWO_TARGETS, Attack(0, targets=3), (), 0, 0, Strike(ARCHER.range, True, 3)),
    (TWO_TARGETS, Attack(0, on_one=True), (), 0, 0, Strike(ARCHER.range, True, 1)),
    (TWO_TARGETS, Attack(0, area=LINE), (), 0, 0, Strike(1, False, 2, LINE)),
    (ARCHER, Attack(0, more=(FIRE,)), (), 0, 0, Strike(ARCHER.range, True, 1)),
    (ARCHER, Attack(0, more=(FIRE,)), ("fire",), 0, 0, Strike(ARCHER.range + 2, True, 2)),
    (GUARD, Attack(0, more=(FIRE,)), ("fire",), 0, 0, Strike(1, False, 2)),
    (GUARD, Attack(0, more=(BLAST,)), ("fire",), 0, 0, Strike(1, False, 1)),
    (GUARD, Attack(0, more=(BLAST, FIRE)), ("ice", "fire"), 0, 0, Strike(1, False, 2, LINE)),
]


@rule("GH-MATK-04", "GH-MSTAT-04", "GH-EFF-09")
@pytest.mark.parametrize(("stat", "attack", "consumed", "farther", "targets", "strike"), STRIKES)
def test_an_attack_reaches_as_far_and_as_many_as_card_statistics_and_elements_say(
    stat: Any, attack: Attack, consumed: tuple[str, ...], farther: int, targets: int, strike: Strike
) -> None:
    assert strike_with(stat, attack, consumed, farther, targets) == strike


HALL = """
    . . . . . . .
     Brute . . . guard1 . archer1
    . Scoundrel^ . ~ . ! guard2*
"""


def hall(*conditions: str, move: int = 0) -> Dungeon:
    game = dungeon(HALL).with_conditions("guard1", *conditions).with_effects("guard1", move=move)
    return game.ability("guard", card_number("guard", 50)).ability("archer", card_number("archer", 31))


@rule("GH-MMOVE-01", "GH-COND-14", "GH-MTURN-03")
@pytest.mark.parametrize(
    ("conditions", "by", "bonus", "points"),
    [((), 0, 0, GUARD.move), ((), -1, 0, GUARD.move - 1), ((), 1, 2, GUARD.move + 3), ((), -9, 0, 0)],
)
def test_a_monster_moves_by_its_statistics_its_card_and_what_it_has_this_round(
    conditions: tuple[str, ...], by: int, bonus: int, points: int
) -> None:
    game = hall(*conditions, move=bonus)
    attacks = (Attack(0), Attack(0, range=2))
    mover = mover_of(game.g, game.names["guard1"], Move(by), attacks[1], attacks)
    assert (mover.at, mover.move, mover.jump, mover.flying) == (game.places["guard1"], points, False, False)
    assert (mover.strike, mover.strikes) == (Strike(2, True), (Strike(1), Strike(2, True)))
    assert not mover.muddled
    assert mover_of(game.g, game.names["guard1"], Move(by), attacks[0], attacks).strike == Strike(1)


@rule("GH-COND-12", "GH-COND-14", "GH-FOCUS-03")
def test_the_disarmed_look_for_a_melee_attack_and_the_muddled_do_not_step_away() -> None:
    game = hall("disarm", "muddle")
    who = game.names["guard1"]
    mover = mover_of(game.g, who, None, Attack(0), (Attack(0),))
    assert (mover.move, mover.strike, mover.strikes, mover.muddled) == (None, None, (), True)
    assert mover_of(game.g, who, Move(0, jump=True), None, ()).jump
    assert seeker_of(game.g, who).strikes == (MELEE,)
    assert seeker_of(hall().g, who).strikes == (Strike(1),)


@rule("GH-FOCUS-07", "GH-MTURN-03", "GH-MTURN-04")
def test_who_acts_earlier_comes_first_elites_before_normal_ones_and_lower_numbers_before_higher() -> None:
    game = hall()
    game.g.order = ("scoundrel", "bandit-archer", "brute", "bandit-guard")
    keys = {name: turn_key(game.g, game.names[name]) for name in ("brute", "scoundrel", "guard1", "guard2", "archer1")}
    assert sorted(keys, key=lambda name: keys[name]) == ["scoundrel", "archer1", "brute", "guard2", "guard1"]


def creature(game: Dungeon, on: str, number: int) -> int:
    """A creature that the Brute has summoned."""
    game.g.figures.append(Figure("rat-swarm", SUMMON, 0, number, game.places[on], 9, 9, no_money=True))
    return len(game.g.figures) - 1


@rule("GH-SUMMON-05", "GH-FOCUS-07")
def test_creatures_come_just_before_their_summoner_by_their_numbers() -> None:
    game = dungeon("Brute x y Scoundrel guard1")
    game.g.order = ("scoundrel", "brute", "bandit-guard")
    two, one = creature(game, "x", 2), creature(game, "y", 1)
    figures = (game.names["guard1"], 0, two, one, 1)
    assert sorted(figures, key=lambda who: turn_key(game.g, who)) == [1, one, two, 0, game.names["guard1"]]
    game.g.heroes[1].lies_exhausted = True
    assert max(figures, key=lambda who: turn_key(game.g, who)) == 1, "nobody looks for whoever lies there"


@rule("GH-MMOVE-01", "GH-AREA0-05")
def test_the_page_and_the_round_change_how_far_allies_move_and_the_round_how_far_enemies_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = on_page(monkeypatch, dungeon("Brute x . Scoundrel . guard1"), rules=(MoveChange(-1),))
    rat = creature(game, "x", 1)
    own = mover_of(game.g, rat, Move(0), None, ()).move
    assert own == game.g.stat(rat).move - 1
    game.g.figures[rat].effects = msgspec.structs.replace(game.g.figures[rat].effects, move=3)
    assert mover_of(game.g, rat, Move(0), None, ()).move == own + 3
    assert mover_of(game.g, game.names["guard1"], Move(0), None, ()).move == GUARD.move


@rule("GH-MOVE-02", "GH-COND-22", "GH-MTRAP-01", "GH-OVL-15")
def test_a_monster_sees_enemies_allies_the_invisible_snags_and_hard_ground() -> None:
    game = hall().with_conditions("scoundrel", "invisible")
    at = {name: game.figure(name).at for name in game.names}
    field = field_of(game.g, game.names["guard1"])
    assert [(foe.key, foe.at) for foe in field.foes] == [(0, at["brute"])]
    assert field.friends == {at["archer1"], at["guard2"]}
    assert field.unseen == field.obstacles == {at["scoundrel"]}
    assert (field.snags, field.difficult, field.solid) == (game.g.traps | game.g.hazards, game.g.difficult, frozenset())
    assert len(field.snags) == 2
    assert attack_value_of(game.g, game.names["guard1"]) == GUARD.attack
