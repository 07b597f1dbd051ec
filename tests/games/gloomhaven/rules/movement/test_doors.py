"""Doors and the rooms behind them: GH-DOOR, GH-OVL-02..05."""

from __future__ import annotations

from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.events import TurnBegan
from tabletome.games.gloomhaven.rules.combat.push_and_pull import forced_hexes
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster, free_standees
from tabletome.games.gloomhaven.rules.movement.doors import open_door
from tabletome.games.gloomhaven.rules.movement.move import walk_reach
from tabletome.games.gloomhaven.state import NORMAL, Crushed
from tests.games.gloomhaven.dungeon import PAIR_NEAR_GUARD, Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import Quest, enter, play, started


@rule("GH-OVL-02", "GH-DOOR-01", "GH-DOOR-02", "GH-DOOR-05")
def test_a_door_opens_as_a_hero_steps_on_it_and_the_move_goes_on() -> None:
    run = started(players=2)
    g = run.state
    for monster in g.figures[2:]:
        monster.at = -1
    door = g.plan.doors[0].at
    g.figures[0].at = next(at for at in range(g.board.size) if door in g.board.ways[at])
    play(run, "play grab-and-go trample", "play quick-hands venom-shiv", "end-turn")
    before = len(g.figures)
    play(run, "bottom grab-and-go", f"go {door}")
    assert {figure.name for figure in g.figures[before:]} == {"bandit-guard", "bandit-archer"}
    assert set(g.drawn) == {"guard", "archer"}
    assert run.decision is not None
    assert run.decision.kind == "move"
    assert g.board.floor > {door}


@rule(
    "GH-DOOR-04", breaks=Break("rules/movement/doors.py", "lambda spot: away[spot.at]", "lambda spot: -away[spot.at]")
)
def test_with_too_few_standees_the_places_nearest_to_the_door_are_filled() -> None:
    places = {figure.at for figure in enter("black-barrow", players=4).open("l1a-g1b").figures("bandit-archer")}
    quest = enter("black-barrow", players=4)
    g = quest.g
    door = g.plan.doors[0].at
    empty = [at for at in g.board.floor if g.is_empty(at)]
    for number in range(1, MONSTERS["bandit-archer"].standees):
        add_monster(g, "bandit-archer", NORMAL, number, empty[number])
    quest.open("l1a-g1b")
    new = places & {figure.at for figure in quest.figures("bandit-archer")}
    away = quest.g.board.distances(door)
    assert [away[at] for at in new] == [min(away[at] for at in places)]
    assert len(places) > 1


@rule("GH-DOOR-04")
def test_standees_of_dead_monsters_are_free_again() -> None:
    game = dungeon(PAIR_NEAR_GUARD)
    assert free_standees(game.g, "bandit-guard") == [2, 3, 4, 5, 6]
    game.figure("guard1").at = -1
    assert len(free_standees(game.g, "bandit-guard")) == 6


@rule("GH-DOOR-06", "GH-DOOR-07")
def test_monsters_of_a_new_room_that_should_have_acted_already_act_after_this_turn() -> None:
    run = started(players=2)
    g = run.state
    g.round, g.order, g.place = 1, ("bandit-guard", "brute", "scoundrel"), 1
    g.drawn = {"guard": card_number("guard", 15), "archer": card_number("archer", 14)}
    g.ability_played = {"guard": (g.drawn["guard"],), "archer": (g.drawn["archer"],)}
    g.heroes[0].initiative, g.heroes[1].initiative = 61, 80
    open_door(g, 0, 0)
    late = {g.figures[n].name for n in g.late}
    assert late == {"bandit-guard", "bandit-archer"}
    assert g.order.index("bandit-archer") < g.order.index("brute") == g.place


@rule(
    "GH-OVL-04",
    breaks=Break(
        "rules/combat/push_and_pull.py", "in g.board.near[start]\n        if (", "in g.board.ways[start]\n        if ("
    ),
)
@rule("GH-OVL-03", "GH-SUMMON-10")
def test_a_closed_door_is_open_to_characters_only() -> None:
    quest = enter("black-barrow")
    g = quest.g
    door = g.plan.doors[0].at
    beside = next(at for at in range(g.board.size) if door in g.board.ways[at])
    quest.put(0, beside)
    assert door in walk_reach(g, 0, 2)
    assert all(door not in near for near in g.board.near), "for monsters and summons it is a wall"
    assert door not in g.board.floor
    further = next(at for at in g.board.near[beside])
    g.figures[1].at = further
    assert door not in forced_hexes(g, 1, 0, 1, away=True)


@rule("GH-OVL-05")
def test_an_open_door_is_a_hex_like_any_other_and_stays_open() -> None:
    quest = enter("black-barrow").open("l1a-g1b").kill()
    g = quest.g
    door = g.plan.doors[0].at
    assert door in g.board.floor
    assert g.is_empty(door)
    assert quest.end_round().g.opened == {0}


@rule("GH-DOOR-06", "GH-DOOR-07")
def test_late_monsters_take_their_turns_right_after_the_one_in_which_the_door_was_opened() -> None:
    run = started(players=2)
    g = run.state
    for monster in g.figures[2:]:
        monster.at = -1
    door = g.plan.doors[0].at
    g.figures[0].at = next(at for at in range(g.board.size) if door in g.board.ways[at])
    for deck, initiative in (("guard", 15), ("archer", 14)):
        first = card_number(deck, initiative)
        g.ability_decks[deck] = (*(n for n in range(len(DECKS[deck])) if n != first), first)
        g.ability_played[deck] = ()
    quest = Quest(g)
    play(quest.run, "play grab-and-go trample", "play quick-hands venom-shiv")
    while str(quest.run.decision.options[0]).startswith("top quick-hands"):  # type: ignore[union-attr]
        play(quest.run, "end-turn")
    play(quest.run, "bottom grab-and-go", f"go {door}", "stop", "end-turn")
    quest.go_on()
    turns = [(event.name, event.number) for event in quest.events if isinstance(event, TurnBegan)]
    revealed = [figure for figure in g.figures[2:] if figure.at >= 0]
    late = [name for name, _ in turns[turns.index(("brute", 0)) + 1 :]]
    assert len(late) == len(revealed) > 0
    assert set(late) == {"bandit-guard", "bandit-archer"}
    assert late == sorted(late), "archers, whose card is the earlier one, before guards"


CORRIDOR = """
    % % % % % % %
     Brute . a guard1 b c .
    % % % % % % %
"""


def crushed(*hexes: str, drawing: str = CORRIDOR, health: int = 9) -> Dungeon:
    """The door in which the guard stands has shut; it may be pushed to these hexes."""
    game = dungeon(drawing).turn("brute", "trample", "grab-and-go").with_health("guard1", health)
    game.g.pending = (Crushed(game.names["guard1"], tuple(game.places[at] for at in hexes)),)
    game.g.order, game.g.phase = ("brute",), "end_of_turn"
    return game


@rule("GH-SPECIAL-08")
def test_who_stands_in_a_door_that_shuts_is_hurt_as_by_a_trap_and_the_players_say_on_which_side_it_stands() -> None:
    game = crushed("a", "b")
    assert (game.asked(), game.offers()) == ("spawn", ["place a", "place b"])
    game.plays("place b")
    assert (game.at("guard1"), game.health("guard1"), game.asked()) == ("b", 9 - game.g.trap_damage, "rest")


@rule("GH-SPECIAL-08")
def test_nobody_is_asked_where_the_crushed_stand_if_there_is_one_place_or_none() -> None:
    game = crushed("archer1", "b", drawing=CORRIDOR.replace(" a ", " archer1 "))
    assert (game.asked(), game.at("guard1")) == ("rest", "b")
    game = crushed("brute")
    assert (game.asked(), game.at("guard1")) == ("rest", "guard1")


@rule("GH-SPECIAL-08")
def test_who_dies_in_a_door_that_shuts_is_not_pushed_out() -> None:
    game = crushed("a", "b", health=1)
    assert (game.asked(), game.is_gone("guard1")) == ("over", True)
