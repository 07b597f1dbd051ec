"""Rounds, turns, rests, doors, loot: GH-ROUND, GH-SELECT, GH-INIT, GH-REST, GH-DOOR, GH-LOOT, GH-ELEM, GH-FINISH."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.rules.combat.damage import (
    leave_the_map,
    suffer,
)
from tabletome.games.gloomhaven.rules.combat.elements import (
    consume,
    end_of_turn,
    infuse,
    wane,
)
from tabletome.games.gloomhaven.rules.flow import select_choices
from tabletome.games.gloomhaven.rules.movement.doors import (
    acting_order,
    free_standees,
    open_door,
)
from tabletome.games.gloomhaven.rules.setup import (
    GloomhavenOptions,
    new_game,
)
from tabletome.games.gloomhaven.state import State
from tests.games.gloomhaven.dungeon import card_number, dungeon

ROOM = """
    . . . . . .
     . Brute . . guard1 .
    . Scoundrel . . . .
"""


def started(**options: Any) -> Run[State]:
    """Black Barrow, every hero on the first free starting hex."""
    run = Run(GAME, new_game(GloomhavenOptions.read(options), seeded("barrow")))
    while run.decision is not None and run.decision.kind in ("goal", "place"):
        run.play(run.decision.options[0])
    return run


def play(run: Run[State], *moves: str) -> None:
    for move in moves:
        action = VOCABULARY.parse(move)
        assert run.decision is not None
        assert action in run.decision.options, [str(option) for option in run.decision.options]
        run.play(action)


@rule("GH-SETUP-01", "GH-SETUP-05", "GH-SETUP-06", "GH-AREA0-03", "GH-AREA0-06", "GH-DOOR-03")
def test_only_the_first_room_is_filled_and_all_elements_are_inert() -> None:
    run = started(players=2)
    names = [(figure.name, figure.kind) for figure in run.state.figures[2:]]
    assert len(names) == 3
    assert {name for name, _ in names} == {"bandit-guard"}
    assert run.state.elements == [0] * 6
    assert len({figure.number for figure in run.state.figures[2:]}) == 3


@rule("GH-CHAR-01")
def test_the_players_choose_their_classes_and_none_is_taken_twice() -> None:
    state = started(players=2, first="tinkerer", second="brute").state
    assert [hero.name for hero in state.heroes] == ["tinkerer", "brute"]
    with pytest.raises(BadOptions, match="only once"):
        GloomhavenOptions.read({"players": 2, "first": "brute", "second": "brute"})


@rule("GH-HAND-01", "GH-HAND-02", "GH-ABIL-03", "GH-SETUP-02")
def test_level_x_cards_take_the_place_of_level_one_cards_one_for_one() -> None:
    run = Run(GAME, new_game(GloomhavenOptions.read({"players": 2, "hands": "chosen"}), seeded("hands")))
    play(run, "swap trample skewer")
    assert run.decision is not None
    assert "swap skewer wall-of-doom" not in [str(option) for option in run.decision.options]
    play(run, "ready", "ready")
    assert run.decision is not None
    assert run.decision.kind == "goal"
    brute = run.state.heroes[0]
    assert len(brute.hand) == 10
    assert "skewer" in brute.hand
    assert "trample" not in brute.hand


@rule("GH-SELECT-01", "GH-SELECT-08", "GH-ROUND-02")
def test_everyone_chooses_two_cards_at_once_and_may_not_rest_without_discards() -> None:
    run = started(players=2)
    assert [decision.kind for decision in run.pending] == ["select", "select"]
    options = select_choices(run.state, 0)
    assert len(options) == 10 * 9
    run.state.heroes[0].discard = ("trample", "skewer")
    assert str(select_choices(run.state, 0)[-1]) == "long-rest"


@rule("GH-INIT-01", "GH-INIT-02", "GH-INIT-05", "GH-INIT-07")
def test_the_order_is_by_leading_cards_and_monsters_cards() -> None:
    run = started(players=2)
    play(run, "play overwhelming-assault shield-bash", "play single-out flanking-strike")
    g = run.state
    assert set(g.order) == {"brute", "scoundrel", "bandit-guard"}
    assert g.order.index("brute") < g.order.index("scoundrel")
    assert g.heroes[0].initiative == 61
    assert g.heroes[1].initiative == 86


@rule("GH-INIT-03", "GH-MTURN-03", "GH-MTURN-04", "GH-MTURN-05")
def test_elites_act_first_then_by_number() -> None:
    game = dungeon("""
        guard1 guard2* . Brute
         guard4 guard3* . .
        . . . .
    """)
    order = [game.g.figures[n].number for n in acting_order(game.g, "bandit-guard")]
    assert order == [2, 3, 1, 4]


@rule("GH-REST-02", "GH-REST-03", "GH-ENDRND-01")
def test_a_short_rest_costs_a_random_card_and_returns_the_others() -> None:
    game = dungeon(ROOM).turn("brute", "trample", "grab-and-go")
    game.g.phase, game.g.place = "short_rests", 0
    game.g.heroes[0].discard = ("skewer", "wall-of-doom", "balanced-measure")
    game.plays("short-rest")
    before = set(game.g.heroes[0].discard)
    game.plays("redraw", "suffer")
    cards = game.g.heroes[0]
    assert game.health("brute") == 9
    assert len(cards.lost) == 1
    assert before - set(cards.lost) <= set(cards.hand)
    assert cards.discard == ()


@rule("GH-REST-04", "GH-REST-05", "GH-REST-06")
def test_a_long_rest_loses_a_chosen_card_and_heals_two() -> None:
    game = dungeon(ROOM).turn("brute").with_health("brute", 5)
    cards = game.g.heroes[0]
    cards.resting, cards.discard = True, ("skewer", "wall-of-doom")
    game.plays("lose skewer")
    assert game.health("brute") == 7
    assert cards.lost == ("skewer",)
    assert "wall-of-doom" in cards.hand


@rule("GH-SELECT-09", "GH-EXH-02")
def test_whoever_can_neither_play_nor_rest_is_exhausted() -> None:
    game = dungeon(ROOM)
    game.g.heroes[0].hand, game.g.heroes[0].discard = ("trample",), ("skewer",)
    game.g.heroes[0].lost = ("grab-and-go",)
    game.g.phase = "begin_round"
    game.asked()
    assert game.is_gone("brute")
    assert not game.is_gone("scoundrel")


@rule("GH-MOVE-01", "GH-MOVE-02", "GH-MOVE-04", "GH-OVL-15")
def test_a_hero_moves_through_allies_not_enemies_and_pays_two_for_difficult_terrain() -> None:
    game = dungeon("""
        % % % % % %
         Brute Scoundrel a b~ guard1 c
        % % % % % %
    """).turn("brute", "grab-and-go", "trample")
    game.plays("bottom grab-and-go")
    assert game.offers("go") == ["go a", "go b"]
    game.plays("go b")
    assert game.at("brute") == "b"
    assert game.g.moved == 3


@rule("GH-MOVE-03", "GH-OVL-07", "GH-OVL-12", "GH-OVL-14")
def test_traps_spring_once_and_hazards_hurt_at_every_step() -> None:
    game = dungeon("""
        % % % % % %
         Brute a^ b! c guard1 .
        % % % % % %
    """).turn("brute", "grab-and-go", "trample")
    game.plays("bottom grab-and-go")
    assert game.offers("go") == ["go a"]
    game.plays("go a", "suffer", "go b", "suffer", "go c", "stop")
    assert game.health("brute") == 10 - 3 - 1
    assert not game.g.traps
    assert len(game.g.hazards) == 1


@rule("GH-MOVE-06", "GH-OVL-08", "GH-OVL-13")
def test_a_jump_minds_only_its_last_hex() -> None:
    game = dungeon("""
        % % % % % %
         Brute ^ guard1 a^ . .
        % % % % % %
    """).turn("brute", "leaping-cleave", "trample")
    game.plays("bottom leaping-cleave")
    assert "go a" in game.offers()
    game.plays("go a", "suffer")
    assert game.health("brute") == 7
    assert len(game.g.traps) == 1


@rule("GH-MOVE-06", "GH-AOE-08")
def test_trample_strikes_whoever_is_moved_through() -> None:
    game = dungeon("""
        % % % % % %
         Brute guard1 guard2 a . .
        % % % % % %
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom trample", "go guard1")
    assert game.offers() == ["go guard2"] or "stop" not in game.offers()
    game.plays("go guard2", "go a", "stop", "strike guard1", "strike guard2")
    assert (game.health("guard1"), game.health("guard2")) == (4, 4)
    assert game.g.heroes[0].lost == ("trample",)


@rule("GH-LOOT-01", "GH-LOOT-04")
def test_loot_takes_what_is_near_and_a_turn_ends_with_looting() -> None:
    game = dungeon("""
        . . . . . .
         $ Brute$ $ $ . .
        . . . . . .
    """).turn("brute", "grab-and-go", "trample")
    game.plays("top grab-and-go")
    assert game.g.heroes[0].money == 3
    game.g.money[game.figure("brute").at] = 2
    game.plays("end-turn")
    assert game.g.heroes[0].money == 5
    assert sum(game.g.money) == 1


@rule("GH-ELEM-02", "GH-ELEM-04", "GH-ELEM-07")
def test_an_infused_element_is_strong_at_the_end_of_the_turn_and_wanes() -> None:
    game = dungeon(ROOM)
    infuse(game.g, "fire")
    assert game.g.elements[0] == 0
    end_of_turn(game.g)
    assert game.g.elements[0] == 2
    wane(game.g)
    assert game.g.elements[0] == 1
    consume(game.g, "brute", "fire")
    assert game.g.elements[0] == 0


@rule("GH-OVL-02", "GH-DOOR-01", "GH-DOOR-02", "GH-DOOR-05")
def test_a_door_opens_as_a_hero_steps_on_it_and_the_move_goes_on() -> None:
    run = started(players=2)
    g = run.state
    for monster in g.figures[2:]:
        monster.at = -1
    door = g.plan.doors[0].at
    g.figures[0].at = next(at for at in range(g.ground.size) if door in g.ground.ways[at])
    play(run, "play grab-and-go trample", "play quick-hands venom-shiv", "end-turn")
    before = len(g.figures)
    play(run, "bottom grab-and-go", f"go {door}")
    assert {figure.name for figure in g.figures[before:]} == {"bandit-guard", "bandit-archer"}
    assert set(g.drawn) == {"guard", "archer"}
    assert run.decision is not None
    assert run.decision.kind == "move"
    assert g.ground.floor > {door}


@rule("GH-DOOR-04")
def test_standees_of_dead_monsters_are_free_again() -> None:
    game = dungeon(ROOM)
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


@rule("GH-SOLO-01", "GH-SOLO-02", "GH-SOLO-03")
def test_alone_one_player_runs_two_characters_against_stronger_monsters() -> None:
    alone, together = started(players=1).state, started(players=2).state
    assert len(alone.heroes) == 2
    assert alone.seat_of(1) == 0
    assert alone.monster_level == together.monster_level + 1
    assert alone.trap_damage == together.trap_damage + 1
    assert started(players=2, open_information=True).state.monster_level == alone.monster_level


@rule("GH-FINISH-01", "GH-FINISH-02", "GH-FINISH-08")
def test_the_scenario_is_won_at_the_end_of_the_round_in_which_the_last_enemy_dies() -> None:
    game = dungeon("""
        . . . .
         . Brute guard1 .
        . . . .
    """).turn("brute", "overwhelming-assault", "grab-and-go")
    game.plays("top overwhelming-assault", "strike guard1")
    assert game.asked() == "turn"
    game.plays("end-turn")
    assert game.asked() == "over"
    assert game.run.outcome is not None
    assert game.run.outcome.winners == (0,)
    assert game.g.heroes[0].xp == 2 + 6


@rule("GH-SUMMON-01", "GH-SUMMON-04", "GH-SUMMON-08")
def test_a_summon_stands_beside_its_summoner_and_its_card_is_lost_when_it_dies() -> None:
    game = dungeon("""
        . . . . .
         . Tinkerer a . guard1
        . . . . .
    """).turn("tinkerer", "harmless-contraption", "stun-shot")
    game.plays("top harmless-contraption")
    game.plays(game.offers("place")[0])
    assert [each.card for each in game.g.heroes[0].active] == ["harmless-contraption"]
    decoy = next(figure for figure in game.g.figures if figure.name == "decoy")
    assert decoy.born == game.g.round
    leave_the_map(game.g, game.g.figures.index(decoy))
    assert game.g.heroes[0].lost == ("harmless-contraption",)


@rule("GH-ACTIVE-06", "GH-NAMED-04")
def test_frost_armor_negates_two_sources_of_damage_but_not_none() -> None:
    game = dungeon("""
        . . . .
         . Spellweaver . guard1
        . . . .
    """).turn("spellweaver", "frost-armor", "mana-bolt")
    game.plays("bottom frost-armor")
    taken = []
    for damage in (0, 1, 5):
        before = game.health("spellweaver")
        assert list(suffer(game.g, 0, damage)) == []
        taken.append(before - game.health("spellweaver"))
    assert taken == [0, 0, 0]
    assert game.g.heroes[0].lost == ("frost-armor",)
    assert game.g.heroes[0].xp == 2
    assert next(suffer(game.g, 0, 3)).kind == "damage"  # type: ignore[union-attr]
