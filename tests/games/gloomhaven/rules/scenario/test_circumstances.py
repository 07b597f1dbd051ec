"""Under which circumstances special rules are in force, and what those that go on do, on drawn pages. GH-SPECIAL"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.actions import EndTurn
from tabletome.games.gloomhaven.content.layout import Overlay
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation import special_rules as s
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.special_rules import Side, TurnMoment
from tabletome.games.gloomhaven.events import Attacked, LeftMap
from tabletome.games.gloomhaven.rules.scenario.circumstances import (
    ELITES,
    GIVEN_AWAY,
    cleansed_mark,
    saved_mark,
    spawn_mark,
    token_mark,
)
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import LOST, OFF, SUMMON, Figure, SpawnDue
from tests.games.gloomhaven.dungeon import Dungeon, acts, dungeon, until
from tests.games.gloomhaven.pages import TILE, on_page, token
from tests.games.gloomhaven.rules.scenario.test_goal_conditions import (
    DRAWING,
    EVERYBODY,
    TREASURES,
    Change,
    both,
    gone,
    holds,
    noted,
    nothing,
    round_is,
    with_token,
)

NEVER_WON = (n.KillNamed("nobody"),)
SPAWNS = (n.Spawn(n.Moment.END_OF_ROUND, "bandit-guard", "a", ((), (), ())),)


def numbered(number: int) -> Change:
    return lambda game: token(game, "altar", "b", number=number)


def due(game: Dungeon) -> None:
    game.g.pending = (SpawnDue(0, 0),)


def in_party(*achievements: str, world: tuple[str, ...] = ()) -> Change:
    def change(game: Dungeon) -> None:
        members = tuple(Member(hero.name) for hero in game.g.heroes)
        game.g.party = Party(members, achievements=achievements, world=world)

    return change


def friendly(game: Dungeon) -> None:
    for name in EVERYBODY:
        game.figure(name).hostile = False


def treasure(game: Dungeon) -> None:
    game.g.treasures[3] = "7"


ALL = both(noted(token_mark(1)), noted(token_mark(2)))
GIVEN: list[tuple[s.Circumstance, Change, bool]] = [
    (s.Opened("x"), nothing, False),
    (s.Unlocked("x"), nothing, True),
    (s.Stands("altar"), nothing, False),
    (s.Stands("altar"), numbered(2), True),
    (s.Stands("altar", 1), numbered(2), False),
    (s.Stands("altar", 2), numbered(2), True),
    (s.Stands("altar", 2), both(numbered(2), gone("altar")), False),
    (s.AllDead(("bandit-guard",)), gone("guard1"), False),
    (s.AllDead(("bandit-guard",)), gone("guard1", "guard2"), True),
    (s.AllDead(("bandit-guard",)), both(gone("guard1", "guard2"), due), False),
    (s.AllDead(("bandit-archer",)), both(gone("archer1"), due), True),
    (s.AllDead(("bandit-guard", "bandit-archer")), gone("guard1", "guard2"), False),
    (s.EliteDeaths(2), noted(ELITES, 1), False),
    (s.EliteDeaths(2), noted(ELITES, 2), True),
    (s.Deaths("bandit-guard", 2), noted("bandit-guard", 1), False),
    (s.Deaths("bandit-guard", 2), noted("bandit-guard", 2), True),
    (s.Saved("villager", 2), noted(saved_mark("villager"), 1), False),
    (s.Saved("villager", 2), noted(saved_mark("villager"), 2), True),
    (s.Saved("villager"), noted(saved_mark("villager"), 1), True),
    (s.NotCleansed("a"), nothing, True),
    (s.NotCleansed("a"), noted(cleansed_mark(1)), False),
    (s.NotCleansed("b"), noted(cleansed_mark(1)), True),
    (s.TokensFound((1, 2)), noted(token_mark(1)), False),
    (s.TokensFound((1, 2)), ALL, True),
    (s.NotFound((1, 2)), noted(token_mark(1)), True),
    (s.NotFound((1, 2)), ALL, False),
    (s.TreasuresLooted(1), nothing, False),
    (s.TreasuresLooted(1), holds(brute=(GOAL_TREASURE,)), True),
    (s.TreasuresLooted(), holds(brute=(GOAL_TREASURE, "7")), False),
    (s.TreasuresLooted(), holds(brute=(GOAL_TREASURE,), scoundrel=(GOAL_TREASURE,)), True),
    (s.Achieved("first-steps"), nothing, False),
    (s.Achieved("first-steps"), in_party("other"), False),
    (s.Achieved("first-steps"), in_party("first-steps"), True),
    (s.Achieved("city-rule"), in_party("other", world=("city-rule",)), True),
    (s.AnyOf((s.GivenAway(), s.EliteDeaths(1))), nothing, False),
    (s.AnyOf((s.GivenAway(), s.EliteDeaths(1))), noted(ELITES), True),
    (s.AllOf((s.GivenAway(), s.EliteDeaths(1))), noted(ELITES), False),
    (s.AllOf((s.GivenAway(), s.EliteDeaths(1))), both(noted(ELITES), noted(GIVEN_AWAY)), True),
    (s.GivenAway(), nothing, False),
    (s.GivenAway(), noted(GIVEN_AWAY), True),
    (s.SomebodyOn((TILE,)), nothing, True),
    (s.SomebodyOn(("other",)), nothing, False),
    (s.NobodyOn((TILE,)), nothing, False),
    (s.NobodyOn((TILE,)), gone("brute"), False),
    (s.NobodyOn(("other",)), nothing, True),
    (s.CharacterOn((TILE,)), nothing, True),
    (s.CharacterOn(("other",)), nothing, False),
    (s.HasSpawned("bandit-guard"), nothing, False),
    (s.HasSpawned("bandit-guard"), noted(spawn_mark(0)), True),
    (s.HasSpawned("bandit-archer"), noted(spawn_mark(0)), False),
    (s.HasSpawned("bandit-guard"), noted(spawn_mark(1)), False),
    (s.NoneOnMap("bandit-guard"), gone("guard1"), False),
    (s.NoneOnMap("bandit-guard"), gone("guard1", "guard2"), True),
    (s.NoEnemies(), gone("guard1", "guard2"), False),
    (s.NoEnemies(), gone(*EVERYBODY), True),
    (s.NoEnemies(), friendly, True),
    (s.NoEnemies(), both(gone(*EVERYBODY), with_token("altar", "b")), True),
    (s.RoundsPlayed(3), round_is(3), False),
    (s.RoundsPlayed(3), round_is(4), True),
    (s.TileLooted(TILE), nothing, True),
    (s.TileLooted(TILE), treasure, False),
]


@rule("GH-SPECIAL-02", "GH-SPECIAL-08")
@pytest.mark.parametrize(("given", "change", "so"), GIVEN)
def test_a_circumstance_holds_exactly_when_it_should(
    given: s.Circumstance, change: Change, so: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says that the scenario is lost under it, as a character is exhausted."""
    ruin = (n.Stranded("a", given),)
    game = on_page(
        monkeypatch, dungeon(DRAWING + "     . Spellweaver .\n"), "ab", TREASURES,
        goals=NEVER_WON, defeats=ruin, spawns=SPAWNS,
    )  # fmt: skip
    game.figure("spellweaver").at = OFF
    change(game)
    check_goals(game.g)
    assert (game.g.result == LOST) == so


# Whom rules concern

ROOM = """
    . a . . . .
     x Brute y . guard1 .
    . Scoundrel . . guard2* .
     . . . . . b
"""


def room(monkeypatch: pytest.MonkeyPatch, *rules: s.SpecialRule, **page: Any) -> Dungeon:
    """A page with these rules; the Brute has a summoned creature on `y`."""
    game = on_page(monkeypatch, dungeon(ROOM), "ab", rules=rules, goals=NEVER_WON, **page)
    game.names["rat"] = len(game.g.figures)
    game.g.figures.append(Figure("rat-swarm", SUMMON, 0, 1, game.places["y"], 9, 9, no_money=True))
    for name in ("brute", "scoundrel", "guard1", "guard2"):
        game.figure(name).health = 9
    game.g.order = ("brute",)
    return game


def hurt(game: Dungeon) -> list[str]:
    return [name for name in ("brute", "scoundrel", "rat", "guard1", "guard2") if game.health(name) < 9]


def ends_round(game: Dungeon, number: int = 1) -> Dungeon:
    game.g.round, game.g.phase, game.g.order = number, "cleanup", ()
    return until(game, "select", "roll", "wind", "flood")


SIDES = {
    Side.CHARACTERS: ["brute", "scoundrel"],
    Side.MONSTERS: ["guard1", "guard2"],
    Side.ALL: ["brute", "scoundrel", "rat", "guard1", "guard2"],
}


@rule("GH-SPECIAL-08", "GH-DMG-01")
@pytest.mark.parametrize("whom", list(Side))
def test_damage_of_every_round_befalls_the_side_that_the_page_names(
    whom: Side, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ends_round(room(monkeypatch, s.RoundDamage(whom, formula("C+L"))))
    assert hurt(game) == SIDES.get(whom, ["brute", "scoundrel", "rat"])
    assert {game.health(name) for name in hurt(game)} == {9 - 3}


@rule("GH-SPECIAL-08")
def test_damage_comes_from_its_first_round_on_at_its_moment_on_its_tile_and_under_its_circumstance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = formula("1")

    def hurt_by(number: int, **how: Any) -> bool:
        return bool(hurt(ends_round(room(monkeypatch, s.RoundDamage(Side.MONSTERS, one, **how)), number)))

    assert [hurt_by(number, first=3) for number in (2, 3, 4)] == [False, True, True]
    assert [hurt_by(number, first=3, at_start=True) for number in (1, 2, 3)] == [False, True, True]
    assert [hurt_by(1, tile=tile) for tile in (TILE, "other")] == [True, False]
    assert [hurt_by(number, given=s.RoundsPlayed(3)) for number in (3, 4)] == [False, True]


@rule("GH-SPECIAL-08", "GH-ELEM-01")
@pytest.mark.parametrize(("number", "strong"), [(1, False), (2, True), (3, False), (4, False), (5, True)])
def test_elements_are_set_in_the_rounds_that_the_page_names(
    number: int, strong: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = room(monkeypatch, s.ElementsEachRound(("fire",), ("ice",), first=2, every=3)).with_elements(ice=2)
    ends_round(game, number - 1)
    assert game.g.elements[:2] == ([2, 0] if strong else [0, 1])


@rule("GH-SPECIAL-08", "GH-ATK-05", "GH-ADV-11")
@pytest.mark.parametrize(("whom", "value"), [(Side.MONSTERS, 4), (Side.CHARACTERS, 2), (Side.ALL, 4)])
def test_attacks_of_one_side_are_stronger_by_the_page(whom: Side, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = room(monkeypatch, s.AttackChange(whom, by=2, advantage=1)).stack("monsters", "-1", "+1", "-1", "+1")
    game.figure("guard1").at = game.places["x"]
    game.figure("guard2").at = OFF
    game.g.order = ("brute", "scoundrel", "bandit-guard")
    acts(game, "guard", 50, "guard")
    (blow,) = game.told(Attacked)
    assert (blow.value, blow.counted) == ((4, ("+1",)) if value == 4 else (2, ("-1",)))


@rule("GH-SPECIAL-08", "GH-COND-03")
def test_who_has_a_condition_for_good_has_it_from_when_it_is_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    game = room(monkeypatch, s.Permanent(Side.MONSTERS, "muddle"))
    game.turn("brute", "trample", "grab-and-go").plays("end-turn")
    assert [game.conditions(name) for name in ("guard1", "guard2")] == [["muddle"], ["muddle"]]
    assert game.conditions("scoundrel") == []


@rule("GH-SPECIAL-08", "GH-RETAL-01")
def test_all_enemies_retaliate_once_each_where_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = room(monkeypatch, s.AllRetaliate(2, 3)).turn("brute", "trample", "grab-and-go")
    game.g.order, game.hero("scoundrel").chosen = ("brute", "scoundrel"), ("single-out", "flanking-strike")
    assert game.plays("end-turn").asked() == "turn"
    assert [game.figure(name).effects.retaliate for name in ("guard1", "guard2")] == [((2, 3),), ((2, 3),)]
    assert game.figure("scoundrel").effects.retaliate == game.figure("rat").effects.retaliate == ()


# At the start and end of turns


def turn_of(game: Dungeon) -> Dungeon:
    """The Brute's whole turn, in which nothing is done."""
    game.turn("brute", "trample", "grab-and-go")
    game.g.phase = "begin_turn"
    until(game, "turn")
    game.plays(*(str(each) for each in (EndTurn(),)))
    return until(game, "select", "turn")


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize("moment", list(TurnMoment))
@pytest.mark.parametrize(
    ("where", "touched"),
    [
        ({}, True),
        ({"place": "a", "reach": 1}, True),
        ({"place": "a", "reach": 0}, False),
        ({"place": "b", "reach": 3}, False),
        ({"token": "altar", "reach": 1}, True),
        ({"token": "altar", "reach": 0}, False),
        ({"token": "idol", "reach": 9}, False),
        ({"terrain": "fog"}, True),
        ({"terrain": "mist"}, False),
        ({"given": s.RoundsPlayed(1)}, False),
        ({"given": s.RoundsPlayed(0)}, True),
    ],
    ids=str,
)
def test_turns_hurt_whoever_is_near_enough_to_what_the_page_names(
    moment: TurnMoment, where: dict[str, Any], touched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    fog = dungeon(ROOM).places["brute"]
    overlays = (Overlay("difficult", "fog", (fog,)), Overlay("difficult", "mist", (fog + 1,)))
    effect = s.TurnEffect(moment, Side.CHARACTERS, damage=formula("C"), **where)
    game = token(room(monkeypatch, effect, overlays=overlays), "altar", "x")
    turn_of(game)
    assert game.health("brute") == (7 if touched else 9)
    assert hurt(game) == (["brute"] if touched else [])


@rule("GH-SPECIAL-08", "GH-HEAL-01")
@pytest.mark.parametrize(("damage", "left"), [(None, 9), ("1", 9), ("6", 6)])
def test_a_turn_heals_after_it_has_hurt(damage: str | None, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    effect = s.TurnEffect(
        TurnMoment.START, Side.CHARACTERS, damage=None if damage is None else formula(damage), heal=3
    )  # fmt: skip
    game = room(monkeypatch, effect).with_health("brute", 9 if damage else 6)
    assert turn_of(game).health("brute") == (10 if damage == "1" else left)


@rule("GH-SPECIAL-08")
def test_a_blessing_is_taken_once_from_water_that_is_then_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(on: str, *water: str, blessed: bool = False) -> tuple[bool, int]:
        game = room(monkeypatch, s.Blessing("ab", ("guard",), 1, "poison"))
        game.g.difficult = frozenset(game.places[each] for each in water)
        game.g.tally |= {"blessed 0": 1} if blessed else {}
        game.figure("brute").at = game.places[on]
        turn_of(game)
        return "blessed 0" in game.g.tally, len(game.g.difficult)

    assert ended("a", "a", "b") == (True, 1)
    assert ended("a", "b") == (False, 1)
    assert ended("x", "x", "b") == (False, 2)
    assert ended("a", "a", "b", blessed=True) == (True, 2)


@rule("GH-SPECIAL-08")
def test_an_offering_hurts_the_boss_once_for_each_goal_treasure(monkeypatch: pytest.MonkeyPatch) -> None:
    offering = s.Offering("a", "bandit-guard", formula("2xC"))

    def beside(looted: int) -> Dungeon:
        game = room(monkeypatch, offering)
        game.g.heroes[0].treasures = (GOAL_TREASURE,) * looted
        game.turn("brute", "trample", "grab-and-go").plays("end-turn")
        return game

    game = beside(1)
    assert (game.asked(), game.offers()) == ("offering", ["choose guard1", "choose guard2", "skip"])
    game.plays("choose guard2")
    assert (game.health("guard1"), game.health("guard2"), game.g.tally["offered 0"]) == (9, 5, 1)
    assert beside(0).asked() != "offering"
    declined = beside(1).plays("skip")
    assert "offered 0" not in declined.g.tally
    again = room(monkeypatch, offering)
    again.g.heroes[0].treasures, again.g.tally["offered 0"] = (GOAL_TREASURE,), 1
    assert again.turn("brute", "trample", "grab-and-go").plays("end-turn").asked() != "offering"
    away = room(monkeypatch, s.Offering("b", "bandit-guard", formula("1")))
    away.g.heroes[0].treasures = (GOAL_TREASURE,)
    assert away.turn("brute", "trample", "grab-and-go").plays("end-turn").asked() != "offering"


@rule("GH-SPECIAL-08")
def test_who_stands_on_the_exit_leaves_the_map_with_their_creatures_and_is_not_exhausted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def after(number: int) -> Dungeon:
        game = room(monkeypatch, s.LeaveMap("a", s.RoundsPlayed(1)))
        game.figure("brute").at = game.places["a"]
        return ends_round(game, number)

    assert after(1).g.escaped == frozenset()
    game = after(2)
    assert game.g.escaped == {0}
    assert [event.name for event in game.told(LeftMap)] == ["brute"]
    assert (game.figure("brute").at, game.is_gone("rat"), game.figure("scoundrel").at < 0) == (OFF, True, False)
