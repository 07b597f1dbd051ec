"""Who acts when, what is offered in a turn, and what its end brings. GH-TURN, GH-INIT, GH-ELEM-09, GH-REST"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.special_rules import HalfForbidden
from tabletome.games.gloomhaven.events import Rested, TurnBegan, Used
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY
from tabletome.games.gloomhaven.state import SUMMON, Equipped, Figure
from tests.games.gloomhaven.dungeon import PAIR_NEAR_GUARD, Dungeon, dungeon, until
from tests.games.gloomhaven.pages import on_page

NEVER_WON = (n.KillNamed("nobody"),)
HALL = """
    . . . . . . .
     Brute x y . guard1 . guard2*
    . Scoundrel . . . . .
"""


def acted(game: Dungeon) -> list[tuple[str, int]]:
    """Who has had a turn, one after the other."""
    for _ in range(60):
        if game.asked() in ("rest", "select", "over"):
            break
        game.plays("end-turn" if "end-turn" in game.offers() else game.offers()[-1])
    return [(event.name, event.number) for event in game.told(TurnBegan)]


def about_to(game: Dungeon, *order: str, place: int = 0) -> Dungeon:
    """The round is at this place of this order."""
    game.g.order, game.g.place, game.g.phase = order, place, "next_place"
    game.hero("brute").chosen = ("trample", "grab-and-go")
    return game


def creature(game: Dungeon, on: str, number: int, joined: int = 0) -> None:
    rat = Figure("rat-swarm", SUMMON, 0, number, game.places[on], 9, 9, no_money=True, joined_in=joined)
    game.g.figures.append(rat)


# The order


@rule("GH-SUMMON-05", "GH-SUMMON-07")
def test_the_creatures_of_a_character_act_by_their_numbers_before_the_character() -> None:
    game = dungeon(HALL)
    creature(game, "x", 2)
    creature(game, "y", 1)
    assert acted(about_to(game, "brute", "scoundrel", "bandit-guard"))[:3] == [
        ("rat-swarm", 1),
        ("rat-swarm", 2),
        ("brute", 0),
    ]


@rule("GH-SUMMON-05")
def test_in_a_second_turn_of_the_same_round_a_character_acts_alone() -> None:
    game = dungeon(HALL)
    creature(game, "x", 1)
    assert acted(about_to(game, "brute", "brute", "scoundrel", place=1)) == [("brute", 0), ("scoundrel", 0)]


@rule("GH-SUMMON-07", "GH-DOOR-06")
def test_who_came_in_this_round_does_not_act_in_it() -> None:
    game = dungeon(HALL)
    creature(game, "x", 1, joined=1)
    creature(game, "y", 2)
    game.figure("guard1").joined_in = 1
    game.with_conditions("guard2", "stun")
    with_guards = about_to(game, "brute", "bandit-guard", "scoundrel")
    assert acted(with_guards) == [("rat-swarm", 2), ("brute", 0), ("bandit-guard", 2), ("scoundrel", 0)]


@rule("GH-INIT-02", "GH-MTURN-03")
def test_elites_of_a_type_act_before_normal_ones_and_place_follows_place() -> None:
    game = about_to(dungeon(HALL), "bandit-guard", "scoundrel", "brute")
    assert acted(game) == [("bandit-guard", 2), ("bandit-guard", 1), ("scoundrel", 0), ("brute", 0)]


# What monsters consume


def flames(card: int, **elements: int) -> Dungeon:
    """Two flame demons are about to act by this card."""
    game = dungeon("""
        . . . . . . . .
         Brute . . . flame1 . flame2 .
        . Scoundrel . . . . . .
    """).with_elements(**elements)
    return game.monsters("flame", card)


@rule("GH-ELEM-10", "GH-ELEM-11")
def test_of_several_elements_that_are_there_the_players_say_which_any_means() -> None:
    game = flames(7, fire=2, ice=1, dark=1)
    assert (game.asked(), game.offers()) == ("consume-any", ["consume fire", "consume ice", "consume dark"])
    game.plays("consume ice")
    until(game, "rest", "select", "damage")
    assert game.g.elements[1] == 0
    assert game.g.elements[0] == game.g.elements[5] + 1 or game.g.elements[0] == 2


@rule("GH-ELEM-10")
def test_nobody_is_asked_where_only_one_element_is_there_and_nothing_is_consumed_where_there_is_none() -> None:
    one = flames(7, earth=1)
    assert one.asked() != "consume-any"
    assert one.g.elements == [0] * 6
    none = flames(7)
    assert none.asked() != "consume-any"
    other = flames(5, fire=2)
    until(other, "rest", "select")
    assert other.g.elements[0] == 1, "ice is asked for: fire only wanes"


@rule("GH-ELEM-09")
def test_a_type_infuses_once_its_last_monster_has_acted() -> None:
    game = flames(0)
    game.g.order, game.g.place = ("flame-demon", "brute", "scoundrel"), 0
    game.hero("brute").chosen = ("trample", "grab-and-go")
    until(game, "turn")
    assert game.g.elements[0] == 2


# A character's turn


def offered(*done: str, game: Dungeon | None = None) -> set[str]:
    """What the Brute may do after this."""
    game = game or dungeon(PAIR_NEAR_GUARD)
    game.turn("brute", "trample", "grab-and-go").plays(*done)
    return set(until(game, "turn").offers())


TOP = {"top trample", "top grab-and-go", "basic-attack trample", "basic-attack grab-and-go"}
BOTTOM = {"bottom trample", "bottom grab-and-go", "basic-move trample", "basic-move grab-and-go"}


@rule("GH-TURN-01", "GH-TURN-06")
def test_one_top_and_one_bottom_of_two_cards_in_either_order_or_none() -> None:
    assert offered() == TOP | BOTTOM | {"end-turn"}
    assert offered("top grab-and-go") == {"bottom trample", "basic-move trample", "end-turn"}
    assert offered("basic-move grab-and-go", "stop") == {"top trample", "basic-attack trample", "end-turn"}


@rule("GH-SPECIAL-08")
def test_a_page_may_forbid_one_half_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    forbidden = (HalfForbidden("trample", "bottom"), HalfForbidden("grab-and-go", "top"))
    game = on_page(monkeypatch, dungeon(PAIR_NEAR_GUARD), goals=NEVER_WON, rules=forbidden)
    assert offered(game=game) == ((TOP | BOTTOM | {"end-turn"}) - {"bottom trample", "top grab-and-go"})


@rule("GH-TURN-03", "GH-TURN-06")
@pytest.mark.parametrize("half", ["top", "basic-move", "basic-attack"])
def test_a_card_that_is_used_is_told_and_lies_in_no_pile_until_its_action_is_over(half: str) -> None:
    game = dungeon(PAIR_NEAR_GUARD).turn("brute", "trample", "grab-and-go")
    game.g.money[0] = 1
    game.plays(f"{half} grab-and-go")
    (used,) = game.told(Used)
    assert (used.name, used.card, used.half) == ("brute", "grab-and-go", half)
    assert game.hero("brute").chosen == ("trample",)


@rule("GH-TURN-06", "GH-COND-13")
def test_unused_cards_are_discarded_when_the_turn_ends_also_those_of_the_stunned() -> None:
    game = dungeon(PAIR_NEAR_GUARD).turn("brute", "trample", "grab-and-go").plays("end-turn")
    assert game.hero("brute").discard == ("trample", "grab-and-go")
    stunned = dungeon(PAIR_NEAR_GUARD).turn("brute", "trample", "grab-and-go").with_conditions("brute", "stun")
    until(stunned, "rest", "select")
    assert stunned.hero("brute").discard == ("trample", "grab-and-go")
    assert stunned.conditions("brute") == []


# Long rests


def resting(*items: tuple[str, int]) -> Dungeon:
    game = dungeon(PAIR_NEAR_GUARD).turn("brute").with_health("brute", 5)
    hero = game.hero("brute")
    hero.hand, hero.resting, hero.discard = (), True, ("skewer", "wall-of-doom", "trample")
    hero.items = tuple(Equipped(name, state) for name, state in items)
    return game


@rule("GH-REST-04", "GH-REST-05", "GH-REST-06")
def test_a_long_rest_returns_all_cards_but_the_lost_one_heals_two_and_refreshes_what_is_spent() -> None:
    game = resting(("winged-shoes", IS_SPENT), ("stun-powder", IS_CONSUMED))
    assert game.offers() == ["lose skewer", "lose wall-of-doom", "lose trample"]
    game.plays("lose wall-of-doom")
    hero = game.hero("brute")
    assert (hero.hand, hero.lost, hero.discard) == (("skewer", "trample"), ("wall-of-doom",), ())
    assert game.health("brute") == 7
    assert [each.state for each in hero.items] == [READY, IS_CONSUMED]
    assert "long-rest" in hero.deeds
    assert not hero.resting
    assert [(event.name, event.long, event.lost) for event in game.told(Rested)] == [("brute", True, "wall-of-doom")]


@rule("GH-USE-01", "GH-REST-04")
def test_an_item_can_be_used_before_a_long_rest_is_over() -> None:
    game = resting(("minor-healing-potion", READY))
    assert "use minor-healing-potion" in game.offers()
    game.plays("use minor-healing-potion", "lose skewer")
    assert game.health("brute") == 10


# The end of a turn


@rule("GH-LOOT-04", "GH-COND-11")
def test_a_turn_ends_with_loot_and_conditions_that_run_out() -> None:
    game = dungeon(PAIR_NEAR_GUARD).turn("brute", "trample", "grab-and-go")
    game.with_conditions("brute", "muddle", "poison", "strengthen")
    game.g.money[game.figure("brute").at] = 2
    game.plays("end-turn")
    assert game.conditions("brute") == ["poison"]
    assert game.hero("brute").money == 2


@rule("GH-MOVE-09")
def test_who_flies_no_more_over_an_obstacle_falls_at_the_end_of_the_turn() -> None:
    game = dungeon("""
        . . . . . . .
         . Brute x% y . guard1 .
        . . . . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.figure("brute").at = game.places["x"]
    game.plays("end-turn", "suffer")
    assert game.health("brute") == 7
    assert game.asked() == "spawn"
    game.plays("place y")
    assert game.at("brute") == "y"
    flying = dungeon("Brute x% y . guard1").turn("brute", "trample", "grab-and-go")
    flying.figure("brute").at, flying.hero("brute").flying = flying.places["x"], True
    flying.plays("end-turn")
    assert (flying.at("brute"), flying.health("brute")) == ("x", 10)


@rule("GH-COND-08")
def test_wounds_bleed_before_anything_else_in_the_turn() -> None:
    game = about_to(dungeon(HALL), "brute", "scoundrel").with_conditions("brute", "wound")
    assert game.asked() == "damage"
    game.plays("suffer")
    assert (game.health("brute"), game.asked()) == (9, "turn")
    monster = about_to(dungeon(HALL), "bandit-guard", "scoundrel", "brute").with_conditions("guard2", "wound")
    monster.with_health("guard2", 1)
    assert acted(monster)[:2] == [("bandit-guard", 2), ("bandit-guard", 1)]
    assert monster.is_gone("guard2")


@rule("GH-INIT-02", "GH-REST-04")
def test_nobody_acts_who_is_off_the_map_and_the_round_ends_after_the_last_place() -> None:
    game = dungeon(HALL)
    game.figure("guard2").at = -1
    assert acted(about_to(game, "bandit-guard", "scoundrel", "brute")) == [
        ("bandit-guard", 1), ("scoundrel", 0), ("brute", 0)
    ]  # fmt: skip
    assert game.asked() == "rest"


@rule("GH-COND-13", "GH-USE-01")
def test_the_stunned_do_nothing_but_with_an_item_that_helps_against_it() -> None:
    game = about_to(dungeon(HALL), "brute", "scoundrel").with_conditions("brute", "stun")
    game.hero("brute").items = (Equipped("minor-cure-potion"),)
    assert game.offers() == ["end-turn", "use minor-cure-potion"]
    game.plays("end-turn")
    assert game.hero("brute").discard == ("trample", "grab-and-go")
    healthy = about_to(dungeon(HALL), "brute", "scoundrel").with_conditions("brute", "stun")
    healthy.hero("brute").items = (Equipped("minor-cure-potion"),)
    healthy.plays("use minor-cure-potion")
    assert "top trample" in healthy.offers()


@rule("GH-COND-13", "GH-MTURN-01")
def test_a_stunned_monster_neither_moves_nor_attacks_and_is_free_of_it_afterwards() -> None:
    game = dungeon(HALL).with_conditions("guard1", "stun").with_conditions("guard2", "stun")
    start = game.at("guard1")
    acted(about_to(game, "bandit-guard", "scoundrel", "brute"))
    assert game.at("guard1") == start
    assert game.conditions("guard1") == game.conditions("guard2") == []
