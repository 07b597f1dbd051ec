"""Wind, currents, boulders and rising water on drawn pages. GH-SPECIAL-08"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.special_rules import Boulders, Current, Flood, SpecialRule, Wind
from tabletome.games.gloomhaven.events import Moved, ObstacleDestroyed, WaterRose
from tabletome.games.gloomhaven.state import LOST, SUMMON, Figure
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.pages import TILE, on_page

NEVER_WON = (n.KillNamed("nobody"),)
ASKED = ("select", "roll", "wind", "flood", "damage", "spawn")


def round_ends(
    monkeypatch: pytest.MonkeyPatch, drawing: str, rule: SpecialRule, number: int = 1, letters: str = ""
) -> Dungeon:
    """The drawn position on a page with this rule, before the end of this round."""
    game = on_page(monkeypatch, dungeon(drawing), letters, goals=NEVER_WON, rules=(rule,))
    game.g.round, game.g.phase, game.g.order = number, "cleanup", ()
    return game


def moved(game: Dungeon) -> list[tuple[str, str]]:
    back = {at: name for name, at in game.places.items()}
    return [(event.name, back.get(event.to, "?")) for event in game.told(Moved)]


# Wind

AIR = """
    . a b . .
     l Brute r . guard1
    . d e . .
     . . . . .
    . . . . Scoundrel
"""


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("number", "ways"), [(1, ["a", "b"]), (2, ["r"]), (3, ["d", "e"]), (4, ["l"]), (5, ["a", "b"]), (6, ["r"])]
)
def test_each_round_the_wind_blows_another_way_by_one_hex_and_the_player_chooses_of_two(
    number: int, ways: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = round_ends(monkeypatch, AIR, Wind(), number)
    if len(ways) > 1:
        assert (game.asked(), game.offers()) == ("wind", [f"go {way}" for way in ways])
        game.plays(f"go {ways[1]}")
    assert game.asked() in ASKED
    assert game.at("brute") == ways[-1]
    assert game.at("guard1") == "guard1", "monsters are not blown away"
    assert moved(game)[0] == ("brute", ways[-1])


@rule("GH-SPECIAL-08")
def test_nobody_is_blown_onto_obstacles_figures_or_through_walls_but_who_flies_onto_obstacles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def blown(drawing: str, number: int, *, flying: bool = False) -> str:
        game = round_ends(monkeypatch, drawing, Wind(), number)
        game.g.heroes[0].flying = flying
        assert game.asked() in ASKED
        return game.at("brute")

    beside = "Brute r% . . Scoundrel"
    assert blown(beside, 2) == "brute"
    assert blown(beside, 2, flying=True) == "r"
    assert blown("Brute guard1 . . Scoundrel", 2) == "brute"
    assert blown("Brute # . . Scoundrel", 2) == "brute"
    assert blown("% Brute r . Scoundrel", 4) == "brute"


@rule("GH-SPECIAL-08", "GH-OVL-07")
def test_who_is_blown_into_a_trap_springs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = round_ends(monkeypatch, "Brute r^ . . Scoundrel", Wind(), 2)
    assert game.asked() == "damage"
    assert game.plays("suffer").health("brute") == 7


@rule("GH-INIT-02", "GH-SUMMON-05", "GH-SPECIAL-08")
def test_characters_are_blown_away_as_they_have_acted_with_their_creatures_before_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def order(brute: tuple[int, int], scoundrel: tuple[int, int]) -> list[str]:
        game = round_ends(monkeypatch, ". . x . . . . Brute . . Scoundrel . guard1", Wind(), 2)
        game.g.figures.append(Figure("rat-swarm", SUMMON, 0, 1, game.places["x"], 9, 9, no_money=True))
        for hero, (first, second) in zip(game.g.heroes, (brute, scoundrel), strict=True):
            hero.initiative, hero.second_initiative = first, second
        assert game.asked() in ASKED
        return [name for name, _ in moved(game)]

    assert order((20, 50), (30, 10)) == ["rat-swarm", "brute", "scoundrel"]
    assert order((40, 50), (30, 60)) == ["scoundrel", "rat-swarm", "brute"]
    assert order((30, 50), (30, 60)) == ["rat-swarm", "brute", "scoundrel"]
    assert order((30, 60), (30, 50)) == ["scoundrel", "rat-swarm", "brute"]
    assert order((30, 50), (30, 50)) == ["rat-swarm", "brute", "scoundrel"]


@rule("GH-AREA0-05", "GH-SPECIAL-08")
def test_the_wind_does_not_move_whoever_ignores_scenario_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    game = round_ends(monkeypatch, "Cragheart r . . Scoundrel s", Wind(), 2)
    game.hero("cragheart").perks = (9,)
    assert game.asked() in ASKED
    assert (game.at("cragheart"), game.at("scoundrel")) == ("cragheart", "s")


# Currents

STREAM = """
    . ul ur . .
     . Brute b . .
    . dl dr . .
     . . . . guard1
"""


def current(monkeypatch: pytest.MonkeyPatch, drawing: str, *, odd: bool, tile: str = TILE) -> Dungeon:
    game = round_ends(monkeypatch, drawing, Current(tile, "lurker", 3))
    deck = MONSTERS["lurker"].deck
    game.g.drawn[deck] = next(place for place, card in enumerate(DECKS[deck]) if card.initiative % 2 == odd)
    game.g.ability_decks[deck] = (game.g.drawn[deck],)
    game.g.ability_played[deck] = ()
    del game.g.drawn[deck]
    assert game.asked() in ASKED
    return game


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(("odd", "to"), [(False, "ul"), (True, "ur")])
def test_a_current_carries_up_to_one_side_by_the_initiative_of_the_card(
    odd: bool, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = current(monkeypatch, STREAM, odd=odd)
    assert game.at("brute") == to
    assert game.at("guard1") == "guard1"


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("changes", "odd", "at", "hurt"),
    [
        ((("dl", "dl%"),), True, "brute", 0),
        ((("dl", "#"),), True, "brute", 0),
        ((("dl", "dl%"),), False, "ul", 0),
        ((("ur", "ur%"),), True, "brute", 3),
        ((("ur", "guard2"),), True, "brute", 3),
        ((("ur", "#"),), True, "brute", 3),
        ((("ur", "ur%"), ("dl", "dl%")), True, "brute", 0),
    ],
    ids=["behind an obstacle", "behind a wall", "an obstacle elsewhere", "against an obstacle", "against a figure",
         "against a wall", "between obstacles"],
)  # fmt: skip
def test_who_is_behind_something_is_safe_and_who_is_carried_against_something_is_hurt(
    changes: tuple[tuple[str, str], ...], odd: bool, at: str, hurt: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = STREAM
    for one, other in changes:
        drawing = drawing.replace(f" {one} ", f" {other} ")
    game = current(monkeypatch, drawing, odd=odd)
    if hurt:
        game.plays("suffer")
    assert (game.at("brute"), 10 - game.health("brute")) == (at, hurt)


@rule("GH-SPECIAL-08")
def test_from_the_top_of_the_map_to_the_bottom_each_makes_room_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = STREAM.replace("dl dr", "Scoundrel dr")
    game = current(monkeypatch, drawing, odd=True)
    assert (game.at("brute"), game.at("scoundrel")) == ("ur", "brute")


# Boulders

SLOPE = """
    . . . . . . . .
     p q s b t u v r
    . . . Brute . . . .
     Scoundrel . . . . . guard1
"""


def slope(monkeypatch: pytest.MonkeyPatch, drawing: str = SLOPE) -> Dungeon:
    """The first round has begun, with two boulders in the row from `r` to `p`."""
    game = on_page(monkeypatch, dungeon(drawing), "br", goals=NEVER_WON, rules=(Boulders("b", "r"),))
    game.g.round, game.g.phase, game.g.order = 0, "begin_round", ()
    assert game.asked() == "select"
    return game


def rolls(game: Dungeon, far: int, **on: str) -> Dungeon:
    """The round ends, and the boulders roll so far; figures stand on these hexes."""
    for who, where in on.items():
        game.figure(who).at = game.places[where]
    game.g.phase, game.g.order, game._run = "cleanup", (), None
    assert (game.asked(), len(game.offers())) == ("roll", 3)
    assert game.run.decision is not None
    assert game.run.decision.about == {"row": 1}
    return game.plays(f"roll {far}")


def boulders(game: Dungeon) -> list[str]:
    back = {at: name for name, at in game.places.items()}
    return [back[game.g.tally[f"boulder 0 {number}"]] for number in (0, 1)]


@rule("GH-SPECIAL-08")
def test_two_boulders_lie_in_a_row_and_both_roll_as_far_as_the_players_say(monkeypatch: pytest.MonkeyPatch) -> None:
    game = slope(monkeypatch)
    assert boulders(game) == ["b", "r"]
    rolls(game, 2)
    assert boulders(game) == ["q", "u"]
    assert game.g.obstacles == {game.places["q"], game.places["u"]}
    assert (game.health("brute"), game.health("scoundrel")) == (10, 8), "nobody was in the way"
    rolls(game, 1)
    assert boulders(game) == ["r", "t"]
    assert game.g.obstacles == {game.places["r"], game.places["t"]}


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(("far", "there"), [(1, "r"), (2, "v"), (3, "u")])
def test_a_boulder_that_comes_to_the_leftmost_hex_is_at_once_back_on_the_right(
    far: int, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = slope(monkeypatch)
    game.g.tally["boulder 0 0"] = game.places["q"]
    assert boulders(rolls(game, far))[0] == there


@rule("GH-SPECIAL-08")
def test_whom_a_boulder_passes_is_hurt_and_whom_it_stops_on_makes_room_to_the_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = rolls(slope(monkeypatch), 2, brute="s", scoundrel="q")
    assert game.asked() == "damage"
    game.plays("suffer", "suffer")
    assert (game.health("brute"), game.at("brute")) == (7, "s"), "it rolled on"
    assert (game.health("scoundrel"), game.at("scoundrel")) == (5, "p")


@rule("GH-SPECIAL-08")
def test_who_cannot_make_room_to_the_left_goes_where_it_is_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rolls(slope(monkeypatch), 2, brute="q", scoundrel="p").plays("suffer")
    assert game.asked() == "spawn"
    assert len(game.offers()) == 5
    last = slope(monkeypatch)
    last.g.tally["boulder 0 0"] = last.places["q"]
    rolls(last, 1, brute="p").plays("suffer")
    assert last.asked() == "spawn"


@rule("GH-SPECIAL-08", "GH-OVL-17")
def test_boulders_destroy_the_obstacles_in_their_way(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rolls(slope(monkeypatch, SLOPE.replace(" s b ", " s% b ").replace(" v r", " v% r")), 2)
    assert game.g.obstacles == {game.places["q"], game.places["u"]}
    assert sorted(event.hex for event in game.told(ObstacleDestroyed)) == sorted((game.places["s"], game.places["v"]))


# Rising water

SHIP = """
    a~ b c d
     e f Brute h
    Scoundrel . . guard1
"""


def flooded(monkeypatch: pytest.MonkeyPatch, drawing: str, number: int = 2) -> Dungeon:
    return round_ends(monkeypatch, drawing, Flood(TILE, "d", "a"), number, "ad")


@rule("GH-SPECIAL-08")
def test_water_comes_where_the_players_say_beside_other_water_every_second_round_with_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = flooded(monkeypatch, SHIP)
    assert (game.asked(), sorted(game.offers())) == ("flood", ["place b", "place e"])
    game.plays("place e")
    assert game.g.difficult == {game.places["a"], game.places["e"]}
    assert [event.hex for event in game.told(WaterRose)] == [game.places["e"]]
    assert flooded(monkeypatch, SHIP, 1).asked() == "select", "not in odd rounds"


@rule("GH-SPECIAL-08")
def test_without_any_water_it_comes_anywhere_and_without_a_dry_hex_the_ship_sinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert len(flooded(monkeypatch, SHIP.replace("a~", "a")).offers()) == 12
    last = flooded(monkeypatch, "Brute~ b~ c~ Scoundrel")
    assert last.asked() == "select"
    assert last.g.difficult == {0, 1, 2, 3}, "there was but one hex left"
    sunk = on_page(
        monkeypatch,
        dungeon("Brute~ b~ Scoundrel~"),
        goals=NEVER_WON,
        defeats=(n.Sunk(),),
        rules=(Flood(TILE, "d", "a"),),
    )
    sunk.g.round, sunk.g.phase, sunk.g.order = 2, "cleanup", ()
    assert (sunk.asked(), sunk.g.result) == ("over", LOST)
