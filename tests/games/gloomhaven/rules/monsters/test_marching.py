"""Monsters that lead a victim away or man a cannon instead of acting, on drawn pages. GH-SPECIAL-08"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.special_rules import Gunner, RoundsPlayed, Sacrifice, SpecialRule
from tabletome.games.gloomhaven.events import Attacked, Moved, Suffered
from tabletome.games.gloomhaven.rules import turns
from tabletome.games.gloomhaven.rules.scenario.goals import SACRIFICED
from tabletome.games.gloomhaven.state import LOST, OFF, UNDECIDED
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.pages import on_page, token

MOVE, ATTACK = MONSTERS["bandit-guard"].normal[1].move, MONSTERS["bandit-guard"].normal[1].attack
MOVES_AND_ATTACKS = 50
"""The card by which the guards would act."""


def drawn(
    monkeypatch: pytest.MonkeyPatch, drawing: str, letters: str, rule: SpecialRule, *tokens: n.Token, **places: str
) -> Dungeon:
    """The page of this rule, with figures on these hexes."""
    game = on_page(
        monkeypatch,
        dungeon(drawing),
        letters,
        goals=(n.KillNamed("nobody"),),
        defeats=(n.Sacrificed(),),
        rules=(rule,),
        tokens=tokens,
    )
    monkeypatch.setattr(turns, "ORDERED", {game.g.scenario})
    for who, where in places.items():
        game.figure(who).at = game.places[where]
    return game


def act(game: Dungeon) -> Dungeon:
    """The guards have had their turns; of several ways the first was chosen."""
    game.g.round, game._run = 1, None
    game.g.order = (*(hero.name for hero in game.g.heroes), "victim", "bandit-guard")
    game.monsters("guard", card_number("guard", MOVES_AND_ATTACKS))
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    return game


def distance(game: Dungeon, who: str, where: str) -> int:
    return game.g.board.distance(game.figure(who).at, game.places[where])


# A victim is led to an altar

ROAD = """
    c d e f g h i j k l m
     n o w p q r s t u v a
    guard1 x y guard2 . . . . . . .
     . . . . . . . . . . .
    Brute . . . . . . . . . Scoundrel
"""


def led(monkeypatch: pytest.MonkeyPatch, drawing: str = ROAD, victim: str = "w", **places: str) -> Dungeon:
    rule = Sacrifice("bandit-guard", "victim", "a", "b")
    game = drawn(monkeypatch, drawing, "ab", rule, n.Token("victim", "w", formula("5"), role="escort"), **places)
    return token(game, "victim", victim, escort=True)


@rule("GH-SPECIAL-08")
def test_those_beside_the_victim_lead_it_toward_the_altar_as_far_as_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    game = led(monkeypatch, guard1="o", guard2="y")
    act(game)
    assert [game.at(who) for who in ("guard1", "guard2", "victim")] == ["g", "q", "p"], "between the two"
    assert [game.g.board.distance(game.places[one], game.places[to]) for one, to in ("og", "yq")] == [MOVE, MOVE]
    beside = game.g.board.near[game.figure("victim").at]
    assert {game.figure("guard1").at, game.figure("guard2").at} <= set(beside)
    assert sorted(event.name for event in game.told(Moved)) == ["bandit-guard", "bandit-guard", "victim"]
    assert not game.told(Attacked)
    assert game.g.result == UNDECIDED


@rule("GH-SPECIAL-08")
def test_the_victim_waits_until_both_are_beside_it_and_is_never_fetched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = led(monkeypatch, guard1="o", guard2="k")
    far = distance(game, "guard2", "w")
    act(game)
    assert (game.at("victim"), game.at("guard1")) == ("w", "o")
    assert distance(game, "guard2", "w") == far - MOVE
    while distance(game, "guard2", "w") > 1:
        act(game)
        assert game.at("victim") == "w"
    act(game)
    now = game.at("victim")
    assert now != "w"
    game.figure("guard2").at = game.places["c"]
    act(game)
    assert game.at("victim") != now


@rule("GH-SPECIAL-08", "GH-MTURN-03")
def test_the_first_to_act_moves_all_by_its_own_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = led(monkeypatch, ROAD.replace("guard2", "guard2*"), guard1="k", guard2="l")
    before = [distance(game, who, "w") for who in ("guard1", "guard2")]
    act(game)
    elite = MONSTERS["bandit-guard"].elite[1].move
    assert elite < MOVE
    assert [(event.number, event.name) for event in game.told(Moved)] == [(2, "bandit-guard"), (1, "bandit-guard")]
    assert [distance(game, who, "w") for who in ("guard1", "guard2")] == [far - elite for far in before]


ALTAR = """
    c d e f g h
     i x a y z j
    k l m o p q
     r s t u guard1 guard2
    Brute . . . . Scoundrel
"""


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("victim", "guard", "result"),
    [("x", "y", LOST), ("x", "z", UNDECIDED), ("z", "y", UNDECIDED), ("z", "h", UNDECIDED)],
)
def test_the_victim_is_sacrificed_when_it_and_one_of_them_begin_beside_the_altar(
    victim: str, guard: str, result: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = led(monkeypatch, ALTAR, victim, guard1=guard, guard2="r")
    for who in ("guard1", "guard2", "victim"):
        game.figure(who).conditions |= IMMOBILIZE
    game.with_conditions("guard2", "stun")
    act(game)
    assert game.g.result == UNDECIDED or result == LOST
    assert (SACRIFICED in game.g.tally) is (result == LOST)


@rule("GH-SPECIAL-08")
def test_without_a_victim_they_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = led(monkeypatch, guard1="o", guard2="y")
    game.figure("victim").at = OFF
    game.figure("brute").at = game.places["w"]
    act(game)
    assert (game.at("guard1"), game.at("guard2"), game.health("brute")) == ("o", "y", 10)


# The cannon

BATTERY = """
    d e b f g h i j k
     l c bb o p q r s t
    m u bbb x y z v w aa
     cc dd ee ff gg hh ii jj kk
    Brute mm nn guard1 oo guard2 pp qq Scoundrel
"""
SHOT = MONSTERS["ancient-artillery"].elite[1].attack


def battery(monkeypatch: pytest.MonkeyPatch, after: int = 0, /, **places: str) -> Dungeon:
    rule = Gunner("bandit-guard", "victim", "b", "elsewhere", RoundsPlayed(after), "ancient-artillery")
    game = drawn(monkeypatch, BATTERY, "b", rule, n.Token("victim", "c", formula("9")), **places)
    return token(game, "victim", "c", escort=True, health=40)


def shots(game: Dungeon) -> list[str]:
    """Who suffers damage that is no attack's."""
    return [event.name for event in game.told(Suffered) if event.damage == SHOT]


@rule("GH-SPECIAL-08")
def test_only_the_nearest_goes_beside_the_cannon_and_fires_it_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SHOT != ATTACK
    game = act(battery(monkeypatch, guard1="ee", guard2="hh", brute="x", scoundrel="qq"))
    assert distance(game, "guard1", "c") == 1
    assert game.figure("guard1").at not in game.g.plan.marked("b")
    assert shots(game) == ["brute"]
    assert {event.number for event in game.told(Attacked)} <= {2}
    assert game.at("guard2") != "hh", "the other one acts by its card"
    other = act(battery(monkeypatch, guard1="hh", guard2="ee", brute="x", scoundrel="qq"))
    assert distance(other, "guard2", "c") == 1
    assert shots(other) == ["brute"]
    assert other.at("guard1") != "hh"


@rule("GH-SPECIAL-08", "GH-MTURN-04")
def test_of_two_equally_near_the_first_to_act_fires(monkeypatch: pytest.MonkeyPatch) -> None:
    game = battery(monkeypatch, guard1="ff", guard2="o", brute="y", scoundrel="qq")
    assert distance(game, "guard1", "c") == distance(game, "guard2", "c") + 1
    game.figure("guard1").at = game.places["ee"]
    assert distance(game, "guard1", "c") == distance(game, "guard2", "c")
    act(game)
    assert distance(game, "guard1", "c") == 1
    assert {event.number for event in game.told(Attacked)} <= {2}


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("place", "conditions", "away", "fires"),
    [
        ("ff", (), 1, True),
        ("gg", (), 1, True),
        ("hh", (), 2, False),
        ("m", ("immobilize",), 2, False),
        ("l", ("immobilize",), 1, True),
    ],
)
def test_it_is_fired_from_beside_and_they_go_three_hexes_for_it(
    place: str, conditions: tuple[str, ...], away: int, fires: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = battery(monkeypatch, guard1=place, brute="x", scoundrel="qq").with_conditions("guard1", *conditions)
    game.figure("guard2").at = OFF
    act(game)
    assert shots(game) == ["brute"] * fires
    assert distance(game, "guard1", "c") == away
    assert not game.told(Attacked)


@rule("GH-SPECIAL-08")
def test_before_its_time_and_without_the_cannon_they_act_by_their_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    early = act(battery(monkeypatch, 1, guard1="l", guard2="qq", brute="u", scoundrel="kk"))
    assert not shots(early)
    assert {event.number for event in early.told(Attacked)} == {1, 2}
    without = battery(monkeypatch, guard1="l", guard2="qq", brute="u", scoundrel="kk")
    without.figure("victim").at = OFF
    act(without)
    assert not shots(without)
    assert {event.number for event in without.told(Attacked)} == {1, 2}


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("places", "hit"),
    [
        ({"brute": "b", "scoundrel": "bb"}, ["brute", "scoundrel"]),
        ({"brute": "bbb", "scoundrel": "x"}, ["brute", "scoundrel"]),
        ({"brute": "aa", "scoundrel": "t"}, ["brute", "scoundrel"]),
        ({"brute": "k", "scoundrel": "u"}, ["brute"]),
        ({"brute": "ee", "scoundrel": "d"}, []),
    ],
)
def test_the_lines_of_fire_go_on_beyond_the_marked_hexes_to_the_wall(
    places: dict[str, str], hit: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = battery(monkeypatch, guard1="l", **places)
    game.figure("guard2").at = OFF
    assert shots(act(game)) == hit


@rule("GH-SPECIAL-08", "GH-MTURN-03")
def test_the_first_to_act_leads_even_if_the_other_has_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = led(monkeypatch, ROAD.replace("guard2", "guard2*"), guard1="o", guard2="y").with_conditions("guard1", "stun")
    act(game)
    assert {event.number for event in game.told(Moved)} == {1, 2}
    other = led(monkeypatch, ROAD.replace("guard2", "guard2*"), guard1="o", guard2="y").with_conditions(
        "guard2", "stun"
    )
    act(other)
    assert not other.told(Moved)
