"""What each kind of goal and defeat asks for, boundary by boundary, on drawn pages. GH-PAGE-01, GH-FINISH-01"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.layout import Overlay
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.special_rules import ResetIfLost
from tabletome.games.gloomhaven.content.treasures import TREASURES as BOOK
from tabletome.games.gloomhaven.events import ScenarioDecided
from tabletome.games.gloomhaven.rules.scenario.circumstances import (
    GIVEN_AWAY,
    cleansed_mark,
    revealed_mark,
    saved_mark,
    spawn_mark,
)
from tabletome.games.gloomhaven.rules.scenario.goals import SACRIFICED, SUNK, check_goals, end_scenario
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE
from tabletome.games.gloomhaven.state import LOST, OFF, UNDECIDED, WON, SpawnDue
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.pages import TILE, on_page, token

DRAWING = """
    a aa . . b
     . Brute . guard1 guard2
    . Scoundrel . archer1 .
"""
Change = Callable[[Dungeon], Any]
Spawns = tuple[n.Spawn, ...]


def gone(*names: str) -> Change:
    def change(game: Dungeon) -> None:
        for name in names:
            game.figure(name).at = OFF

    return change


def noted(mark: str, value: int = 1) -> Change:
    return lambda game: game.g.tally.update({mark: value})


def both(*changes: Change) -> Change:
    return lambda game: [change(game) for change in changes]


def put(who: str, on: str) -> Change:
    def change(game: Dungeon) -> None:
        game.figure(who).at = game.places[on]

    return change


def round_is(number: int, phase: str = "next_place") -> Change:
    def change(game: Dungeon) -> None:
        game.g.round, game.g.phase = number, phase

    return change


def holds(**treasures: tuple[str, ...]) -> Change:
    def change(game: Dungeon) -> None:
        for hero, looted in treasures.items():
            game.hero(hero).treasures = looted

    return change


def due(game: Dungeon) -> None:
    game.g.pending = (SpawnDue(0, 0),)


def charmed(game: Dungeon) -> None:
    game.with_effects("guard1", charmer=0)
    game.figure("guard1").hostile = False


def killed(number: int) -> Change:
    def change(game: Dungeon) -> None:
        game.g.killed = number

    return change


def escaped(*heroes: int) -> Change:
    def change(game: Dungeon) -> None:
        game.g.escaped = frozenset(heroes)

    return change


def lie_exhausted(game: Dungeon) -> None:
    for hero in game.g.heroes:
        hero.lies_exhausted = True


def nothing(game: Dungeon) -> None:
    """As it is drawn."""


def with_token(name: str, on: str, *, escort: bool = False) -> Change:
    return lambda game: token(game, name, on, escort=escort)


EVERYBODY = ("guard1", "guard2", "archer1")
TREASURES = (Overlay("treasure", GOAL_TREASURE, (2, 3)), Overlay("treasure", "7", (4,)))
ONCE = (n.Spawn(n.Moment.END_OF_ROUND, "bandit-guard", "a", ((), (), ()), once=True),)
IN_ROUNDS = (n.Spawn(n.Moment.END_OF_ROUND, "bandit-guard", "a", ((), (), ()), rounds=n.Rounds(1, 1, 3)),)
ONE_PLATE, ALL_PLATES = ("b", "b", "b"), ("a", "a", "a")

GOALS: list[tuple[n.Goal, Change, bool]] = [
    (n.KillAll(), nothing, False),
    (n.KillAll(), gone("guard1", "guard2"), False),
    (n.KillAll(), gone(*EVERYBODY), True),
    (n.KillAll(), both(gone(*EVERYBODY), due), False),
    (n.KillAll(), both(gone("guard2", "archer1"), charmed), False),
    (n.KillRevealed(), gone("guard1", "guard2"), False),
    (n.KillRevealed(), gone(*EVERYBODY), True),
    (n.KillRevealed(), both(gone(*EVERYBODY), with_token("hail", "b", escort=True)), True),
    (n.Kill("bandit-guard"), gone("guard1"), False),
    (n.Kill("bandit-guard"), gone("guard1", "guard2"), True),
    (n.KillOthers(("bandit-archer",)), gone("guard1", "guard2"), True),
    (n.KillOthers(("bandit-archer",)), gone("guard1"), False),
    (n.KillOthers(("bandit-archer",)), both(gone("guard1", "guard2"), due), False),
    (n.KillOthers(("bandit-archer",)), both(gone("guard2"), charmed), True),
    (n.KillMany(formula("2xC")), killed(3), False),
    (n.KillMany(formula("2xC")), killed(4), True),
    (n.KillMany(formula("3"), ("bandit-guard", "bandit-archer")), both(killed(9), noted("bandit-guard", 2)), False),
    (n.KillMany(formula("3"), ("bandit-guard", "bandit-archer")),
     both(noted("bandit-guard", 2), noted("bandit-archer")), True),
    (n.KillNamed("bandit-guard"), nothing, False),
    (n.KillNamed("bandit-guard"), noted("bandit-guard"), True),
    (n.CreateRooms(1), nothing, True),
    (n.CreateRooms(2), nothing, False),
    (n.GiveAwayOne(), nothing, False),
    (n.GiveAwayOne(), noted(GIVEN_AWAY), True),
    (n.OneOf((n.GiveAwayOne(), n.KillNamed("bandit-guard"))), nothing, False),
    (n.OneOf((n.GiveAwayOne(), n.KillNamed("bandit-guard"))), noted("bandit-guard"), True),
    (n.CarryOut(7, "a"), both(put("brute", "a"), put("scoundrel", "aa")), False),
    (n.CarryOut(7, "a"), both(put("brute", "a"), holds(brute=("7",))), False),
    (n.CarryOut(7, "a"), both(put("brute", "a"), put("scoundrel", "aa"), holds(scoundrel=("goal", "7"))), True),
    (n.EachLoots(), holds(brute=(GOAL_TREASURE,), scoundrel=("7",)), False),
    (n.EachLoots(), holds(brute=(GOAL_TREASURE,), scoundrel=("7", GOAL_TREASURE)), True),
    (n.LootGoals(), holds(brute=(GOAL_TREASURE,), scoundrel=("7",)), False),
    (n.LootGoals(), holds(brute=(GOAL_TREASURE,), scoundrel=("7", GOAL_TREASURE)), True),
    (n.SaveMany("villager", 3), noted(saved_mark("villager"), 2), False),
    (n.SaveMany("villager", 3), noted(saved_mark("villager"), 3), True),
    (n.SaveAll(("hail",)), with_token("hail", "b", escort=True), False),
    (n.SaveAll(("hail",)), nothing, True),
    (n.CleanseAll(ALL_PLATES), noted(cleansed_mark(0)), False),
    (n.CleanseAll(ALL_PLATES), both(noted(cleansed_mark(0)), noted(cleansed_mark(1))), True),
    (n.Survive(3), round_is(3), False),
    (n.Survive(3), round_is(2, "cleanup"), False),
    (n.Survive(3), round_is(3, "cleanup"), True),
    (n.Survive(3), round_is(4), True),
    (n.Reveal(TILE), nothing, True),
    (n.Destroy("altar"), nothing, True),
    (n.Destroy("altar"), with_token("altar", "b"), False),
    (n.Occupy(ALL_PLATES), put("brute", "a"), False),
    (n.Occupy(ALL_PLATES), both(put("brute", "a"), put("scoundrel", "aa")), True),
    (n.Occupy(ALL_PLATES), both(put("guard1", "a"), put("scoundrel", "aa")), False),
    (n.Occupy(ALL_PLATES), both(with_token("fish", "a", escort=True), put("scoundrel", "aa")), True),
    (n.Occupy(("c", "c", "c")), nothing, False),
    (n.OpenAllDoors(), nothing, True),
    (n.Escape("a"), put("brute", "a"), False),
    (n.Escape("a"), both(put("brute", "a"), put("scoundrel", "aa")), True),
    (n.Escape("a"), both(put("brute", "a"), gone("scoundrel"), escaped(1)), True),
    (n.Escape("a"), both(put("brute", "a"), gone("scoundrel")), False),
    (n.Arrive("hail", "b"), nothing, False),
    (n.AllSpawned(), both(round_is(9), nothing), True),
]  # fmt: skip


def judged(monkeypatch: pytest.MonkeyPatch, change: Change, **page: Any) -> Dungeon:
    game = on_page(monkeypatch, dungeon(DRAWING), "ab", TREASURES, **page)
    change(game)
    check_goals(game.g)
    return game


@rule("GH-PAGE-01", "GH-FINISH-01")
@pytest.mark.parametrize(("goal", "change", "met"), GOALS)
def test_a_goal_is_met_exactly_when_it_should_be(
    goal: n.Goal, change: Change, met: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = judged(monkeypatch, change, goals=(goal,))
    assert game.g.result == (WON if met else UNDECIDED)
    assert [event.won for event in game.told(ScenarioDecided)] == ([True] if met else [])


@rule("GH-SPECIAL-02", "GH-FINISH-01")
@pytest.mark.parametrize(
    ("spawns", "change", "met"),
    [
        (ONCE, nothing, False),
        (ONCE, noted(spawn_mark(0)), True),
        (IN_ROUNDS, round_is(3), False),
        (IN_ROUNDS, round_is(2, "cleanup"), False),
        (IN_ROUNDS, round_is(3, "cleanup"), True),
        (IN_ROUNDS, round_is(4), True),
        (ONCE + IN_ROUNDS, round_is(4), False),
        (ONCE + IN_ROUNDS, both(round_is(4), noted(spawn_mark(0))), True),
    ],
)
def test_all_have_come_when_what_comes_once_has_and_the_last_round_of_the_others_is_over(
    spawns: Spawns, change: Change, met: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = judged(monkeypatch, change, goals=(n.AllSpawned(),), spawns=spawns)
    assert game.g.result == (WON if met else UNDECIDED)


NEVER_WON = (n.KillNamed("nobody"),)
DEFEATS: list[tuple[n.Goal, Change, bool]] = [
    (n.Alone(), nothing, False),
    (n.Alone(), gone("brute"), True),
    (n.Alone(), both(gone("brute"), round_is(0)), False),
    (n.EmptyHanded(), gone("brute"), True),
    (n.EmptyHanded(), both(gone("brute"), holds(brute=("7", GOAL_TREASURE))), False),
    (n.EmptyHanded(), both(gone("brute"), round_is(0)), False),
    (n.EmptyHanded(), nothing, False),
    (n.WithoutBearer(), gone("brute"), False),
    (n.WithoutBearer(), both(gone("brute"), noted("protagonist", 0)), True),
    (n.WithoutBearer(), both(gone("brute"), noted("protagonist", 1)), False),
    (n.Sunk(), nothing, False),
    (n.Sunk(), noted(SUNK), True),
    (n.Sacrificed(), nothing, False),
    (n.Sacrificed(), noted(SACRIFICED), True),
    (n.Overrun("bandit-guard", "a"), nothing, False),
    (n.Overrun("bandit-guard", "a"), put("archer1", "a"), False),
    (n.Overrun("bandit-guard", "a"), put("guard2", "aa"), True),
    (n.LostMany("villager", 2), noted("villager", 1), False),
    (n.LostMany("villager", 2), noted("villager", 2), True),
    (n.Lost("hail"), nothing, True),
    (n.Lost("hail"), with_token("hail", "b", escort=True), False),
    (n.TimeUp(3), round_is(3), False),
    (n.TimeUp(3), round_is(3, "cleanup"), True),
    (n.Stranded("a"), nothing, False),
    (n.Stranded("a"), gone("brute"), True),
    (n.Stranded("a"), both(gone("brute"), round_is(0)), False),
    (n.Stranded("a"), both(gone("brute"), escaped(0)), False),
    (n.Deserted(("other",)), nothing, True),
    (n.Deserted(("other",)), round_is(0), False),
    (n.Deserted((TILE,)), nothing, False),
    (n.Deserted((TILE,)), gone("brute"), False),
]
TOO_LATE = [
    (nothing, False),
    (noted(revealed_mark("hail"), 2), False),
    (both(noted(revealed_mark("hail"), 2), round_is(4)), False),
    (both(noted(revealed_mark("hail"), 2), round_is(3, "cleanup")), False),
    (both(noted(revealed_mark("hail"), 2), round_is(4, "cleanup")), True),
    (both(noted(revealed_mark("hail"), 2), round_is(5)), True),
    (both(noted(revealed_mark("hail"), 2), round_is(5), gone("hail")), False),
]


@rule("GH-PAGE-01", "GH-FINISH-01")
@pytest.mark.parametrize(("defeat", "change", "lost"), DEFEATS)
def test_a_scenario_is_lost_exactly_when_its_page_says_so(
    defeat: n.Goal, change: Change, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = judged(monkeypatch, change, goals=NEVER_WON, defeats=(defeat,))
    assert game.g.result == (LOST if lost else UNDECIDED)
    assert [event.won for event in game.told(ScenarioDecided)] == ([False] if lost else [])


@rule("GH-SPECIAL-07", "GH-ENDRND-01")
@pytest.mark.parametrize(("change", "lost"), TOO_LATE)
def test_an_ally_has_to_be_saved_within_so_many_rounds_from_when_it_was_found(
    change: Change, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three rounds, the one in which it is found among them; the last one counts when it ends."""
    change = both(with_token("hail", "b", escort=True), change)
    game = judged(monkeypatch, change, goals=NEVER_WON, defeats=(n.TooLate("hail", 3),))
    assert game.g.result == (LOST if lost else UNDECIDED)


@rule("GH-FINISH-01", "GH-EXH-04")
def test_who_is_out_has_not_lost_though_nobody_is_left_and_who_lies_exhausted_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = both(put("brute", "a"), gone("scoundrel"), escaped(1))
    assert judged(monkeypatch, out, goals=(n.Escape("a"),)).g.result == WON
    all_out = both(gone("brute", "scoundrel"), escaped(0, 1))
    assert judged(monkeypatch, all_out, goals=(n.Escape("a"),)).g.result == WON
    assert judged(monkeypatch, gone("brute", "scoundrel"), goals=(n.Escape("a"),)).g.result == LOST
    assert judged(monkeypatch, gone("brute", "scoundrel"), goals=NEVER_WON).g.result == LOST
    assert judged(monkeypatch, lie_exhausted, goals=NEVER_WON).g.result == LOST


@rule("GH-FINISH-01")
def test_every_goal_must_be_met_one_defeat_is_enough_and_the_first_decision_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two = (n.Survive(3), n.KillNamed("bandit-guard"))
    assert judged(monkeypatch, round_is(4), goals=two).g.result == UNDECIDED
    assert judged(monkeypatch, both(round_is(4), noted("bandit-guard")), goals=two).g.result == WON
    either = (n.Sunk(), n.TimeUp(3))
    game = judged(monkeypatch, round_is(4), goals=NEVER_WON, defeats=either)
    assert game.g.result == LOST
    game.g.tally["nobody"] = 1
    check_goals(game.g)
    assert (game.g.result, len(game.told(ScenarioDecided))) == (LOST, 1)
    first = judged(monkeypatch, both(round_is(4), noted("nobody")), goals=NEVER_WON, defeats=either)
    assert first.g.result == LOST, "what is forbidden counts before what is asked for"


@rule("GH-SPECIAL-07")
def test_an_escort_has_arrived_beside_its_place_and_not_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def arrived(on: str) -> int:
        game = on_page(monkeypatch, dungeon(DRAWING.replace(". . b", ". c b")), "b", goals=(n.Arrive("hail", "b"),))
        token(game, "hail", on, escort=True)
        check_goals(game.g)
        return game.g.result

    assert [arrived(on) for on in ("a", "c", "b")] == [UNDECIDED, WON, UNDECIDED]


@rule("GH-SPECIAL-08")
def test_the_thing_is_delivered_beside_its_place_by_whoever_carries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = (n.Deliver("b"),)
    drawing = DRAWING.replace(". . b", ". c b")

    def delivered(change: Change) -> int:
        game = on_page(monkeypatch, dungeon(drawing), "b", goals=goal)
        change(game)
        check_goals(game.g)
        return game.g.result

    assert delivered(put("brute", "c")) == UNDECIDED
    assert delivered(noted("bearer", 0)) == UNDECIDED
    assert delivered(both(put("brute", "c"), noted("bearer", 1))) == UNDECIDED
    assert delivered(both(put("brute", "c"), noted("bearer", 0))) == WON
    assert delivered(both(gone("brute"), noted("bearer", 0))) == UNDECIDED
    assert delivered(noted("delivered")) == WON


@rule("GH-SPECIAL-08")
def test_all_graves_have_to_be_dug_up_to_the_last_point(monkeypatch: pytest.MonkeyPatch) -> None:
    graves = (
        Overlay("obstacle", "grave", (0, 1)),
        Overlay("obstacle", "grave", (4,)),
        Overlay("obstacle", "tree", (5,)),
    )

    def dug(*points: int) -> int:
        game = on_page(monkeypatch, dungeon(DRAWING), "ab", graves, goals=(n.DigUp("ab"),))
        game.g.tally |= {f"dug {grave}": done for grave, done in zip((0, 4), points, strict=True)}
        check_goals(game.g)
        return game.g.result

    assert [dug(2, 3), dug(3, 2), dug(3, 3)] == [UNDECIDED, UNDECIDED, WON]


# The end


def ended(monkeypatch: pytest.MonkeyPatch, result: int, **page: Any) -> Dungeon:
    game = on_page(monkeypatch, dungeon(DRAWING, level=3), "ab", TREASURES, **page)
    for place, hero in enumerate(game.g.heroes):
        hero.xp = 4 + place
    game.g.heroes[0].treasures, game.g.heroes[0].found = ("7", GOAL_TREASURE, "11"), (1, 2)
    game.g.result = result
    return game


@rule("GH-FINISH-02", "GH-FINISH-08", "GH-FINISH-10", "GH-COMP-02")
@pytest.mark.parametrize(("result", "scores", "reason"), [(WON, (14.0, 15.0), "won"), (LOST, (4.0, 5.0), "lost")])
def test_bonus_experience_is_for_a_victory(
    result: int, scores: tuple[float, float], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At level 3 it is 10."""
    game = ended(monkeypatch, result)
    end_scenario(game.g)
    outcome = game.g.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == (scores, reason)
    assert outcome.winners == ((0, 1) if result == WON else ())


@rule("GH-OVL-24")
@pytest.mark.parametrize("result", [WON, LOST])
def test_a_treasure_of_a_scenario_that_is_lost_goes_back_where_the_page_says_so(
    result: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = next(number for number, treasure in BOOK.items() if treasure.items)
    game = ended(monkeypatch, result, rules=(ResetIfLost(number),))
    hero = game.g.heroes[0]
    hero.treasures, hero.found = (str(number), GOAL_TREASURE), (*BOOK[number].items, 149)
    other = game.g.heroes[1]
    other.found = BOOK[number].items
    end_scenario(game.g)
    kept = result == WON
    assert hero.treasures == ((str(number), GOAL_TREASURE) if kept else (GOAL_TREASURE,))
    assert hero.found == ((*BOOK[number].items, 149) if kept else (149,))
    assert other.found == BOOK[number].items, "whoever has not looted it loses nothing"
