"""Push and pull: GH-EFF-04..06, GH-MOVE-05, 08."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.events import Pushed
from tabletome.games.gloomhaven.rules.combat.push_and_pull import forced_hexes
from tabletome.games.gloomhaven.state import BOSS, OBJECTIVE
from tests.games.gloomhaven.dungeon import Dungeon, dungeon


@rule("GH-EFF-05")
def test_a_pull_brings_the_target_closer_until_it_is_next_to_you() -> None:
    game = dungeon("""
        % % % % % %
         Scoundrel a b guard1 . .
        % % % % % %
    """).turn("scoundrel", "smoke-bomb", "quick-hands")
    game.plays("bottom smoke-bomb", "choose guard1", "shove b")
    assert game.at("guard1") == "a"


@rule("GH-EFF-04", "GH-EFF-06")
def test_a_push_moves_away_hex_by_hex_and_springs_traps() -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1* a^ b .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove a", "shove b")
    assert game.at("guard1") == "b"
    assert game.health("guard1") == 9 - 2 - 3


@rule("GH-EFF-04", "GH-OVL-17")
def test_a_push_is_stopped_by_obstacles_and_enemies_of_the_target() -> None:
    game = dungeon("""
        . . . % . .
         . Brute guard1 % . .
        . . . Scoundrel . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1")
    assert game.asked() == "turn"


@rule("GH-EFF-04")
def test_a_push_of_several_hexes_ends_early_only_in_a_blocked_direction() -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1* a b .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1")
    assert "skip" in game.offers()
    game.plays("shove a")
    assert game.offers("stop") == game.offers("skip") == []
    game = dungeon("""
        . . . . . .
         . Brute guard1* a % .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove a", "stop")
    assert game.at("guard1") == "a"


@rule("GH-EFF-02", "GH-EFF-04", "GH-AMD-04")
def test_the_push_of_a_modifier_card_is_taken_or_left_apart_from_that_of_the_card() -> None:
    game = dungeon("""
        . . . . . .
         Brute guard1* a b c .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.stack("brute", "r+0:push1", "+0").plays("top warding-strength", "strike guard1", "shove a", "shove b")
    assert "skip" in game.offers()
    game.plays("skip")
    assert game.at("guard1") == "b"


@rule("GH-EFF-06")
def test_nobody_is_left_on_an_ally_by_ending_a_push_early() -> None:
    game = dungeon("""
        . . . % . .
         Brute guard1* archer1 b . .
        . . . % . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove archer1")
    assert game.at("guard1") == "b"


@rule("GH-MOVE-05", "GH-MOVE-08")
def test_a_flying_figure_is_pushed_over_obstacles_and_traps_unharmed() -> None:
    game = dungeon("""
        Brute wind1 %
    """)
    number = game.names["wind1"]
    assert forced_hexes(game.g, 0, number, 1, away=True) == [2]
    walker = dungeon("""
        Brute guard1 %
    """)
    assert forced_hexes(walker.g, 0, walker.names["guard1"], 1, away=True) == []


@rule("GH-MOVE-07", "GH-MOVE-08", "GH-OVL-08")
@pytest.mark.parametrize(("monster", "hurt"), [("wind1", False), ("guard1", True)])
def test_a_trap_hurts_whoever_is_pushed_onto_it_unless_it_flies(monster: str, hurt: bool) -> None:
    game = (
        dungeon(f"""
        . . . .
         . Brute {monster} a^
        . . . .
    """)
        .turn("brute", "warding-strength", "trample")
        .stack("brute", "-2")
    )
    game.figure(monster).health = game.figure(monster).max_health = 20
    game.plays("top warding-strength", f"strike {monster}")
    before = game.health(monster)
    game.plays("shove a")
    assert (game.health(monster) < before) is hurt
    assert (game.places["a"] in game.g.traps) is not hurt


def driven(road: str) -> Dungeon:
    """Somebody sturdy is driven up to three hexes along a road, towards the Brute."""
    wall = " ".join("%" * (len(road.split()) + 1))
    game = dungeon(f"{wall}\n {road}\n{wall}").turn("doomstalker", "lead-to-slaughter", "sap-life")
    (victim,) = [name for name in game.names if name in ("guard1", "wind1")]
    game.figure(victim).health = game.figure(victim).max_health = 20
    return game.plays("top lead-to-slaughter", f"strike {victim}")


def test_an_enemy_is_driven_as_far_as_the_card_says_and_may_stop_or_stay() -> None:
    game = driven("Doomstalker guard1 a b c d Brute")
    assert game.offers() == ["shove a", "skip"]
    assert game.plays("shove a").offers() == ["shove b", "stop"]
    game.plays("shove b", "shove c")
    assert (game.at("guard1"), game.asked()) == ("c", "turn")
    assert [event.to for event in game.told(Pushed)] == [game.places[at] for at in "abc"]
    game = driven("Doomstalker guard1 a b c d Brute").plays("shove a", "stop")
    assert (game.at("guard1"), game.asked()) == ("a", "turn")
    game = driven("Doomstalker guard1 a b c d Brute").plays("skip")
    assert (game.at("guard1"), game.asked()) == ("guard1", "turn")


def test_an_enemy_is_driven_no_farther_than_next_to_an_ally() -> None:
    game = driven("Doomstalker guard1 a b Brute . .").plays("shove a", "shove b")
    assert (game.at("guard1"), game.asked()) == ("b", "turn")
    assert driven("Doomstalker guard1 Brute . . .").asked() == "turn"


@pytest.mark.parametrize(
    ("road", "ways"),
    [
        ("Doomstalker guard1 a% b Brute", []),
        ("Doomstalker wind1 a% b Brute", ["shove a"]),
        ("Doomstalker guard1 archer1 b Brute", []),
        ("Doomstalker guard1 a archer1 Brute", []),
        ("Brute a Doomstalker guard1 b .", []),
        ("Brute a guard1 b Doomstalker .", ["shove a"]),
    ],
)
def test_only_a_way_that_is_free_for_it_leads_an_enemy_to_an_ally(road: str, ways: list[str]) -> None:
    game = driven(road)
    assert ([] if game.asked() == "turn" else game.offers("shove")) == ways


def test_a_driven_enemy_springs_traps_and_goes_no_farther_if_it_dies() -> None:
    game = driven("Doomstalker guard1 a^ b c Brute")
    game.with_health("guard1", game.g.trap_damage).plays("shove a")
    assert (game.is_gone("guard1"), game.asked()) == (True, "turn")


def test_an_objective_is_not_driven() -> None:
    game = dungeon("""
        % % % % % %
         Doomstalker guard1 a b Brute
        % % % % % %
    """).turn("doomstalker", "lead-to-slaughter", "sap-life")
    totem = game.figure("guard1")
    totem.name, totem.kind, totem.health = "totem", OBJECTIVE, 20
    assert game.plays("top lead-to-slaughter", "strike guard1").asked() == "turn"


ROCKS = """
    . . c . . .
     Cragheart guard1 a% b e .
    . . d . . .
"""


def pulverized(health: int = 20, drawing: str = ROCKS) -> Dungeon:
    """Pulverize: a push of two hexes that may go into obstacles."""
    game = dungeon(drawing).turn("cragheart", "pulverize", "crater")
    game.figure("guard1").health = game.figure("guard1").max_health = health
    return game.plays("top pulverize", "strike guard1")


@rule("GH-EFF-04", "GH-OVL-19")
def test_who_is_pushed_into_an_obstacle_is_hurt_by_it_and_destroys_it_and_is_pushed_on() -> None:
    game = pulverized()
    assert sorted(game.offers()) == ["shove a", "shove c", "shove d", "skip"]
    game.plays("shove a")
    assert game.places["a"] not in game.g.obstacles
    assert (game.health("guard1"), game.hero("cragheart").xp, game.at("guard1")) == (20 - 3 - 2, 1, "a")
    assert "shove b" in game.offers()
    assert "skip" not in game.offers()
    game.plays("shove b")
    assert (game.health("guard1"), game.at("guard1"), game.asked()) == (15, "b", "turn")
    assert [event.to for event in game.told(Pushed)] == [game.places["a"], game.places["b"]]


def test_who_is_pushed_past_obstacles_is_not_hurt_and_they_stay() -> None:
    game = pulverized().plays("shove c")
    assert (game.health("guard1"), game.hero("cragheart").xp) == (17, 0)
    assert game.places["a"] in game.g.obstacles
    left = pulverized().plays("skip")
    assert (left.at("guard1"), left.asked()) == ("guard1", "turn")


def test_who_dies_in_an_obstacle_is_pushed_no_farther() -> None:
    game = pulverized(health=5).plays("shove a")
    assert (game.is_gone("guard1"), game.asked(), game.told(Pushed)) == (True, "turn", [])
    assert game.hero("cragheart").xp == 1


def test_obstacles_on_the_near_side_are_in_nobodys_way() -> None:
    game = pulverized(drawing=ROCKS.replace("     Cragheart guard1 a% b", "     f% Cragheart guard1 b"))
    assert not [offer for offer in game.offers() if offer.endswith(f" {game.places['f']}") or offer == "shove f"]


HOLE = """
    . . . . . . . . . .
     Spellweaver . guard1 a b archer1 . . . guard2
    . . . . . . . . . .
"""


AMIDST = HOLE.replace("Spellweaver . guard1 a", ". guard1 Spellweaver a")


def opened_hole(*plays: str, drawing: str = HOLE) -> Dungeon:
    """A Black Hole: whoever is within four hexes of a place is pulled two hexes toward it."""
    return dungeon(drawing).turn("spellweaver", "black-hole", "frost-armor").plays("bottom black-hole", *plays)


@rule("GH-EFF-05", "GH-EFF-06")
def test_all_near_a_hole_are_pulled_toward_it_one_after_the_other_as_the_player_likes() -> None:
    game = opened_hole("place b")
    assert game.offers() == ["choose guard1", "choose archer1", "skip"], "guard2 is five hexes from it"
    game.plays("choose guard1")
    assert game.at("guard1") == "b"
    assert game.offers() == ["choose archer1", "skip"]
    game.plays("choose archer1")
    assert (game.at("guard1"), game.at("archer1"), game.asked()) == ("b", "archer1", "turn"), "b is taken"


@rule("GH-EFF-05")
def test_who_stands_in_the_hole_is_not_pulled_and_no_hole_need_be_opened() -> None:
    assert opened_hole("place archer1", drawing=AMIDST).offers() == ["choose guard1", "choose guard2", "skip"]
    game = opened_hole("skip")
    assert game.asked() == "turn"
    assert game.at("guard1") == "guard1"


@rule("GH-EFF-05")
def test_a_hole_opens_where_it_is_seen_within_range() -> None:
    offered = opened_hole().offers("place")
    assert "place b" in offered
    assert "place archer1" not in offered
    assert {"place b", "place archer1"} <= set(opened_hole(drawing=AMIDST).offers("place"))


@rule("GH-EFF-06")
@pytest.mark.parametrize(
    ("road", "free_for"),
    [
        ("archer1 bones1 c", (0, 0, 1)),
        ("archer1 b c", (0, 1, 1)),
        ("archer1 bones1 hound1", (0, 0, 0)),
        ("a b c", (1, 1, 1)),
    ],
)
def test_a_push_leads_through_allies_as_far_as_it_goes_and_no_farther(road: str, free_for: tuple[int, ...]) -> None:
    game = dungeon(f"""
        % % % % % % %
         Brute guard1* {road} .
        % % % % % % %
    """)
    number = game.names["guard1"]
    near = game.figure("guard1").at + 1
    for hexes, free in enumerate(free_for, 1):
        assert forced_hexes(game.g, 0, number, hexes, away=True) == ([near] if free else [])


@rule("GH-EFF-02", "GH-EFF-04")
def test_the_push_of_a_monster_is_no_choice_but_for_where_it_leads() -> None:
    game = dungeon("""
        . . . . . .
         . Brute artillery1 . . .
        . . . . . .
    """)
    game.monsters("artillery", 3)
    while game.asked() != "shove":
        game.plays(game.offers()[0])
    assert game.offers("skip") == game.offers("stop") == []
    assert len(game.offers("shove")) > 1


@rule("GH-SPECIAL-06", "GH-BOSS-05", "GH-XP-03")
def test_a_boss_that_cannot_be_pushed_is_slammed_against_no_wall() -> None:
    for boss, xp in ((False, 2), (True, 0)):
        game = dungeon("""
            % % % % %
             Cragheart guard1 % % %
            % % % % %
        """).turn("cragheart", "brutal-momentum", "avalanche")
        figure = game.figure("guard1")
        figure.health = figure.max_health = 30
        if boss:
            figure.name, figure.kind = next(name for name, each in BOSSES.items() if "push" in each.immune), BOSS
        game.plays("top brutal-momentum", "strike guard1")
        assert game.hero("cragheart").xp == xp
        assert (30 - game.health("guard1") > 3) is not boss


@rule("GH-EFF-04", "GH-XP-03")
def test_who_dies_on_a_trap_is_slammed_against_nothing() -> None:
    game = dungeon("""
        % % % % %
         Cragheart guard1 a^ % %
        % % % % %
    """).turn("cragheart", "brutal-momentum", "avalanche")
    game.with_health("guard1", 4).plays("top brutal-momentum", "strike guard1", "shove a")
    assert (game.is_gone("guard1"), game.hero("cragheart").xp) == (True, 0)
