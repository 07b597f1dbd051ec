"""Whom phrases mean that name rooms, hexes or others: GH-EFF-03, GH-TURN-05, GH-LOS-04."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.layout import BEYOND
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, choose_targets, rooms_of, targets_of
from tabletome.games.gloomhaven.state import BOSS, OBJECTIVE, OFF, Figure
from tests.games.gloomhaven.dungeon import Dungeon, field
from tests.games.gloomhaven.quests import enter
from tests.games.gloomhaven.rules.abilities.test_creatures import creature


def called(game: Dungeon, numbers: list[int]) -> set[str]:
    names = {number: name for name, number in game.names.items()}
    return {names[number] for number in numbers}


def arena() -> Dungeon:
    """The Brute with a friend, three enemies and two creatures, one of them his."""
    game = field("Brute", "trample", "skewer", ally="Scoundrel")
    creature(game, "skeleton", "k", whose="brute")
    creature(game, "decoy", "h", whose="scoundrel")
    return game


@rule("GH-EFF-03", "GH-TURN-05")
@pytest.mark.parametrize(
    ("to", "reach", "meant"),
    [
        (Targets.SELF, 1, "brute"),
        (Targets.ADJACENT_ENEMIES, 9, "guard1"),
        (Targets.ENEMIES_IN_RANGE, 2, "guard1 guard2"),
        (Targets.ENEMIES_IN_RANGE, 1, "guard1"),
        (Targets.ENEMIES_AT_RANGE, 2, "guard2"),
        (Targets.ENEMIES_AT_RANGE, 3, ""),
        (Targets.EVERY_ENEMY, 1, "guard1 guard2 archer1"),
        (Targets.ADJACENT_ALLIES, 9, "scoundrel skeleton"),
        (Targets.ALL_ALLIES, 1, "scoundrel skeleton decoy"),
        (Targets.SELF_AND_ADJACENT, 9, "brute scoundrel skeleton"),
        (Targets.SELF_AND_ALL_ALLIES, 1, "brute scoundrel skeleton decoy"),
        (Targets.SUMMONS, 1, "skeleton decoy"),
        (Targets.ADJACENT_SUMMONS, 9, "skeleton"),
        (Targets.SELF_AND_SUMMONS, 1, "brute skeleton decoy"),
        (Targets.COMPANION, 1, ""),
        (Targets.ALL_ADJACENT, 9, "guard1 scoundrel skeleton"),
        (Targets.EVERYONE_ELSE, 1, "guard1 guard2 archer1 scoundrel skeleton decoy"),
        (Targets.MOVED_THROUGH, 1, ""),
        (Targets.HEALED, 1, ""),
        (Targets.THE_DOOMED, 1, ""),
        (Targets.POISONED_ENEMIES, 1, ""),
    ],
)
def test_each_phrase_means_those_whom_it_says(to: Targets, reach: int, meant: str) -> None:
    game = arena()
    assert called(game, targets_of(game.g, game.names["brute"], to, reach)) == set(meant.split())


@rule("GH-COND-21", "GH-TURN-05")
def test_the_invisible_are_meant_only_by_what_does_not_target_and_the_gone_by_nothing() -> None:
    game = arena().with_conditions("guard1", "invisible")
    game.figure("archer1").at = OFF
    brute = game.names["brute"]
    assert called(game, targets_of(game.g, brute, Targets.EVERY_ENEMY)) == {"guard2"}
    assert called(game, targets_of(game.g, brute, Targets.EVERY_ENEMY, unseen_too=True)) == {"guard1", "guard2"}


@rule("GH-TURN-05", "GH-SPECIAL-06")
def test_an_obstacle_with_hit_points_is_an_enemy_to_characters_and_nobodys_ally() -> None:
    game = arena()
    game.g.figures.append(Figure("altar", OBJECTIVE, -1, 1, game.places["q"], 3, 3, hostile=True))
    game.names["altar"] = len(game.g.figures) - 1
    assert "altar" in called(game, targets_of(game.g, game.names["brute"], Targets.ADJACENT_ENEMIES))
    assert "altar" not in called(game, targets_of(game.g, game.names["guard1"], Targets.ALL_ALLIES))


@rule("GH-EFF-03", "GH-DOOR-01")
def test_a_room_is_that_of_ones_hex_and_a_door_belongs_to_both() -> None:
    quest = enter("black-barrow").open_all()
    g = quest.g
    door = next(door for door in g.plan.doors if len(set(door.rooms)) == 2)
    one, other = door.rooms
    assert g.plan.room_of[door.at] == BEYOND
    assert rooms_of(g, door.at) == {one, other}
    in_one = next(at for at in g.board.floor if g.plan.room_of[at] == one)
    in_other = next(at for at in g.board.floor if g.plan.room_of[at] == other)
    assert (rooms_of(g, in_one), rooms_of(g, in_other)) == ({one}, {other})
    for here, there, together in ((in_one, in_other, False), (in_one, door.at, True), (door.at, in_other, True)):
        g.figures[0].at, g.figures[1].at = here, there
        assert (1 in targets_of(g, 0, Targets.ROOM_ALLIES)) is together


def answered(script: Any, *answers: int) -> tuple[list[str], Any]:
    """The questions on the way, each answered with this choice, and what came of it."""
    asked: list[str] = []
    left, answer = list(answers), None
    while True:
        try:
            decision = script.send(answer)
        except StopIteration as done:
            return asked, done.value
        asked.append(f"{decision.kind} {len(decision.options)}")
        answer = decision.options[left.pop(0)]


@rule("GH-TURN-04")
def test_one_is_chosen_or_none_and_where_it_must_be_one_the_only_one_is_not_asked_about() -> None:
    game = arena()
    g, brute = game.g, game.names["brute"]
    assert answered(choose_one(g, brute, "give", [])) == ([], None)
    assert answered(choose_one(g, brute, "give", [3]), 0) == (["give 2"], 3)
    assert answered(choose_one(g, brute, "give", [3]), 1) == (["give 2"], None)
    assert answered(choose_one(g, brute, "give", [3], must=True)) == ([], 3)
    assert answered(choose_one(g, brute, "give", [3, 4], must=True), 1) == (["give 2"], 4)


@rule("GH-TURN-04", "GH-COND-04")
def test_several_are_chosen_one_after_the_other_but_nobody_who_is_immune_to_all_of_it() -> None:
    game = arena()
    g, brute = game.g, game.names["brute"]
    guard, other = game.names["guard1"], game.names["guard2"]
    game.figure("guard1").name, game.figure("guard1").kind = "bandit-commander", BOSS

    def chosen(targets: int, conditions: tuple[str, ...], *answers: int, sure: bool = False) -> tuple[list[str], Any]:
        script = choose_targets(g, brute, "give", Targets.ONE_ENEMY, 2, targets, conditions, sure=sure)
        return answered(script, *answers)

    assert chosen(2, (), 0, 0)[1] in ([guard, other], [other, guard])
    assert chosen(1, ("stun",), 0) == (["give 2"], [other])
    assert chosen(1, ("stun", "poison"), 2) == (["give 3"], [])
    assert chosen(1, ("stun",), sure=True) == ([], [other])
    assert chosen(1, ("poison",), 2, sure=True) == (["give 3"], [])
    everyone = choose_targets(g, brute, "give", Targets.EVERY_ENEMY, 1, 1, ("stun",))
    assert len(answered(everyone)[1]) == 3
