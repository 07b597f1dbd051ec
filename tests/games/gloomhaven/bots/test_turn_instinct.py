"""What bots do in a round without thinking long."""

from __future__ import annotations

from tabletome.games.gloomhaven.actions import WorkAt
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.bots.turn_instinct import (
    WORK_VALUE,
    halves,
    pair_worth,
    plan_worth,
    plans_of_two,
    tops,
    turn_worth,
)
from tabletome.games.gloomhaven.bots.turn_plan import Planner
from tests.games.gloomhaven.dungeon import PAIR_APART, Dungeon, dungeon
from tests.games.gloomhaven.quests import enter


def likeliest(game: Dungeon) -> str:
    decision = game.run.decision
    assert decision is not None
    return max(zip(instinct(game.g, decision), game.offers(), strict=True))[1]


PUSHED = """
    . . . . . . .
     . Brute guard1 {behind} . . .
    . . . . . . .
"""


def test_on_the_way_only_what_helps_to_move_is_used() -> None:
    """However bad the way is, a potion does not make it better."""
    game = dungeon(
        """
        . guard1* . guard2* .
         . . Spellweaver . .
        . guard3* . guard4* .
        """,
        level=5,
    )
    game.turn("spellweaver", "ride-the-wind", "mana-bolt").wears("spellweaver", "minor-healing-potion")
    game.with_health("spellweaver", 1)
    game.plays("basic-move ride-the-wind")
    assert "use minor-healing-potion" in game.offers()
    assert not likeliest(game).startswith("use")


def test_an_enemy_is_pushed_into_a_trap() -> None:
    game = dungeon(PUSHED.format(behind="^")).turn("brute", "warding-strength", "grab-and-go")
    game.g.heroes[0].chosen = ("warding-strength",)
    game.with_health("guard1", 9).plays("top warding-strength", "strike guard1")
    assert game.asked() == "shove"
    assert likeliest(game) == f"shove {min(game.g.traps)}"


def test_an_enemy_that_has_acted_is_left_where_all_can_strike_it() -> None:
    game = dungeon(PUSHED.format(behind=".")).turn("brute", "warding-strength", "grab-and-go")
    game.with_health("guard1", 9)
    game.g.order = ("bandit-guard", "brute")
    game.g.place = 1
    game.plays("top warding-strength", "strike guard1")
    assert game.asked() == "shove"
    assert likeliest(game) == "skip"


def test_good_attacks_are_not_used_up_for_their_bottom_halves() -> None:
    """A card that only moves well is the better one to move with."""
    assert halves("brute", "leaping-cleave", "grab-and-go") > halves("brute", "grab-and-go", "leaping-cleave")
    outlook = Planner(dungeon(PAIR_APART.replace(". guard1", "guard1")).g, 0)
    pair = frozenset(("leaping-cleave", "grab-and-go"))
    ways = [plan_worth(outlook, plan) for plan in plans_of_two("brute", "leaping-cleave", "grab-and-go")]
    assert pair_worth(outlook, pair) > max(ways)


def test_whoever_gives_up_an_action_still_has_the_other() -> None:
    quest = enter("ancient-cistern", players=2).open_all()
    g = quest.g
    pump = quest.marked("a")
    foe = next(figure for figure in g.figures if figure.hostile)
    quest.kill().put(0, next(at for at in g.board.near[pump] if g.is_empty(at)))
    foe.at = next(at for at in g.board.near[g.figures[0].at] if g.is_empty(at))
    g.turn.acting, g.turn.begun = 0, True
    cards = g.heroes[0]
    cards.chosen, cards.hand = cards.hand[:2], cards.hand[2:]
    planner = Planner(g, 0)
    one, other = cards.chosen
    worth = turn_worth(planner, WorkAt(one, pump))
    best = max(plan_worth(planner, (action,)) for action in tops(cards.name, other))
    assert worth == WORK_VALUE + best > WORK_VALUE + planner.best(planner.here, ())


def test_whoever_may_stand_where_a_doomed_enemy_died_judges_the_place_in_the_turn_of_another() -> None:
    game = dungeon(
        """
        . . . Doomstalker . . archer1
         . guard1 . . . . .
        . . . . . . .
        """
    )
    game.g.order = ("doomstalker", "bandit-guard", "bandit-archer")
    game.turn("doomstalker", "felling-swoop", "vital-charge").with_health("guard1", 1)
    game.plays("bottom felling-swoop", "choose guard1").with_conditions("guard1", "wound")
    game.plays("end-turn")
    assert game.asked() == "teleport", "it has died of its wound"
    assert likeliest(game) == "skip", "nearer to nobody"
