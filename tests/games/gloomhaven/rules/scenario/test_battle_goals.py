"""Battle goals: GH-BGOAL, and every one of the 24 goals."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP
from tabletome.games.gloomhaven.events import Died, GoalJudged
from tabletome.games.gloomhaven.knowledge import imagine
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.scenario.battle_goals import check_marks, deal, is_met, note_trap
from tabletome.games.gloomhaven.rules.scenario.goals import end_scenario
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import LOST, OFF, WON, State
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import started

ROOM = """
    . . . . . .
     . Brute guard1 guard2* . .
    . Scoundrel . . . .
"""


def pursuing(goal: str, drawing: str = ROOM) -> Dungeon:
    """The Brute's turn, with this goal."""
    game = dungeon(drawing).turn("brute", "trample", "grab-and-go")
    game.g.heroes[0].goals = (goal,)
    return game


def met(game: Dungeon) -> bool:
    return is_met(game.g, 0)


@rule("GH-BGOAL-02")
def test_there_are_twenty_four_goals_four_of_them_with_two_marks() -> None:
    assert len(BATTLE_GOALS) == 24
    assert {name for name, goal in BATTLE_GOALS.items() if goal.checks == 2} == {
        "layabout", "indigent", "aggressor", "purist",
    }  # fmt: skip
    assert {goal.checks for goal in BATTLE_GOALS.values()} == {1, 2}


@rule("GH-BGOAL-01", "GH-SETUP-04", "GH-AREA0-02")
def test_everyone_is_dealt_two_goals_and_keeps_one_at_the_same_time() -> None:
    run = Run(GAME, new_game(GloomhavenOptions.read({"players": 3}), seeded("goals")))
    assert run.decision is not None
    assert run.decision.kind == "goal"
    assert len(run.pending) == 3
    dealt = [hero.goals for hero in run.state.heroes]
    assert len({goal for pair in dealt for goal in pair}) == 6
    for _ in range(3):
        run.play(run.decision.options[1])
    assert [hero.goals for hero in run.state.heroes] == [(pair[1],) for pair in dealt]


@rule("GH-BGOAL-05", breaks=Break("rules/scenario/battle_goals.py", "list(BATTLE_GOALS)", "list(BATTLE_GOALS)[1:]"))
def test_all_goals_are_in_the_deck_again_for_every_scenario() -> None:
    seen = {goal for seed in range(200) for pair in deal(4, seeded(str(seed))) for goal in pair}
    assert seen == set(BATTLE_GOALS)


@rule("GH-BGOAL-04")
def test_nobody_else_knows_a_goal() -> None:
    state = started(players=2).state
    guesses = {state.heroes[1].goals}
    for seed in range(20):
        imagined = state.copy()
        imagine(imagined, 0, seeded(str(seed)))
        assert imagined.heroes[0].goals == state.heroes[0].goals
        guesses |= {imagined.heroes[1].goals}
    assert len(guesses) > 5
    scene = GAME.scene(state, 0)
    mine, theirs = (next(zone for zone in mat.zones if zone.id.startswith("goals")) for mat in scene.mats)
    assert len(mine.cards) == 1
    assert theirs.cards == []


@rule("GH-BGOAL-02", "GH-BGOAL-03", "GH-FINISH-06", "GH-FINISH-07")
def test_marks_need_a_victory_and_exhausted_characters_get_them_too() -> None:
    game = pursuing("purist")
    game.g.result = LOST
    assert check_marks(game.g, 0) == 0
    game.g.result = WON
    assert check_marks(game.g, 0) == 2
    game.g.figures[0].at = OFF
    assert check_marks(game.g, 0) == 2
    game.g.heroes[0].item_uses = 1
    assert check_marks(game.g, 0) == 0


def test_bonus_experience_does_not_count_for_a_goal() -> None:
    game = pursuing("layabout")
    game.g.heroes[0].xp = 7
    game.g.result = WON
    end_scenario(game.g)
    assert game.g.heroes[0].checks == 2
    assert [(event.goal, event.checks) for event in game.told(GoalJudged)] == [("layabout", 2)]
    assert game.g.heroes[0].xp == 7 + BONUS_XP[1]


# Goals about how it ends

ENDINGS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("streamliner", {"hand": 3, "discard": 2}, {"hand": 2, "discard": 2}),
    ("zealot", {"hand": 2, "discard": 1}, {"hand": 2, "discard": 2}),
    ("layabout", {"xp": 7}, {"xp": 8}),
    ("workhorse", {"xp": 13}, {"xp": 12}),
    ("masochist", {"health": 2}, {"health": 3}),
    ("fast-healer", {"health": 10}, {"health": 9}),
    ("plunderer", {"treasures": ("7",)}, {"treasures": ()}),
    ("hoarder", {"money": 5}, {"money": 4}),
    ("indigent", {"money": 0}, {"money": 1}),
    ("indigent", {"treasures": ()}, {"treasures": ("7",)}),
    ("pacifist", {"kills": 3}, {"kills": 4}),
    ("sadist", {"kills": 5}, {"kills": 4}),
    ("professional", {"item_uses": 3}, {"item_uses": 2}),
    ("professional", {"level": 5, "item_uses": 7}, {"level": 5, "item_uses": 6}),
    ("purist", {"item_uses": 0}, {"item_uses": 1}),
]


def ending(goal: str, facts: dict[str, Any]) -> bool:
    game = pursuing(goal)
    hero = game.g.heroes[0]
    cards = [f"card-{number}" for number in range(10)]
    for what, value in facts.items():
        if what == "health":
            game.figure("brute").health = value
        elif what in ("hand", "discard"):
            setattr(hero, what, tuple(cards[:value]))
        else:
            setattr(hero, what, value)
    return met(game)


@rule("GH-BGOAL-02")
@pytest.mark.parametrize(("goal", "enough", "not_enough"), ENDINGS)
def test_goals_about_how_the_scenario_ends(goal: str, enough: dict[str, Any], not_enough: dict[str, Any]) -> None:
    assert ending(goal, enough)
    assert not ending(goal, not_enough)


def test_the_protector_loses_no_other_character() -> None:
    game = pursuing("protector")
    game.g.figures[0].at = OFF
    assert met(game)
    game.g.figures[1].at = OFF
    assert not met(game)


# Goals about deeds


def test_the_neutralizer_springs_or_disarms_a_trap() -> None:
    game = pursuing("neutralizer", drawing="""
        . . . .
         . Brute a^ .
        . . . guard1
    """)  # fmt: skip
    assert not met(game)
    assert met(game.plays("basic-move trample", "go a", "suffer"))
    tools = dungeon(". . .\n Tinkerer a^ .\n. . guard1").turn("tinkerer", "tinkerers-tools", "stun-shot")
    tools.g.heroes[0].goals = ("neutralizer",)
    assert met(tools.plays("top tinkerers-tools", "go a"))
    other = pursuing("neutralizer")
    other.g.turn.acting = other.names["guard1"]
    note_trap(other.g)
    assert not met(other), "a monster's turn counts for nobody"


def test_the_explorer_opens_a_door_to_an_unseen_room() -> None:
    run = started(players=2)
    hero = run.state.heroes[0]
    hero.goals = ("explorer",)
    assert not is_met(run.state, 0)
    from tabletome.games.gloomhaven.rules.movement.doors import open_door

    run.state.turn.acting = 0
    open_door(run.state, 0, 0)
    assert is_met(run.state, 0)


def test_the_hunter_kills_an_elite_monster() -> None:
    game = pursuing("hunter").with_health("guard1", 1).with_health("guard2", 1)
    game.plays("basic-attack trample", "strike guard1")
    assert not met(game)
    list(suffer(game.g, game.names["guard2"], 1))
    assert met(game)


def test_the_opener_is_the_first_to_kill() -> None:
    game = pursuing("opener").with_health("guard1", 1).with_health("guard2", 1)
    assert met(game.plays("basic-attack trample", "strike guard1"))
    late = pursuing("opener").with_health("guard1", 1)
    late.g.heroes[1].kills = 1
    assert not met(late.plays("basic-attack trample", "strike guard1"))


def test_kills_are_credited_to_whoever_dealt_the_last_damage_and_a_wound_to_nobody() -> None:
    game = pursuing("sadist").with_health("guard1", 1)
    game.plays("basic-attack trample", "strike guard1")
    assert [hero.kills for hero in game.g.heroes] == [1, 0]
    lone = ". . .\n Brute . guard1\n. . ."
    bleeding = pursuing("sadist", lone).with_health("guard1", 1).with_conditions("guard1", "wound")
    bleeding.monsters("guard", card_number("guard", 50))
    bleeding.asked()
    assert len(bleeding.told(Died)) == 1
    assert bleeding.g.heroes[0].kills == 0


def test_a_monster_that_dies_by_retaliate_is_the_heros_kill() -> None:
    game = pursuing("sadist").with_health("guard1", 1)
    game.with_effects("brute", retaliate=((2, 1),))
    game.monsters("guard", card_number("guard", 50)).stack("monsters", "null")
    while not game.is_gone("guard1"):
        game.run.play(game.run.decision.options[0])  # type: ignore[union-attr]
    assert game.g.heroes[0].kills == 1


def test_a_monster_that_an_ability_simply_kills_is_the_heros_kill() -> None:
    game = pursuing("opener").turn("brute", "fatal-advance", "trample").plays("top fatal-advance", "choose guard1")
    assert game.is_gone("guard1")
    assert [hero.kills for hero in game.g.heroes] == [1, 0]
    assert met(game)


def test_the_dynamo_deals_four_damage_too_many() -> None:
    assert met(pursuing("dynamo").with_health("guard1", 1).stack("brute", "+2").with_conditions("guard1", "poison")
               .plays("basic-attack trample", "strike guard1"))  # fmt: skip
    assert not met(
        pursuing("dynamo").with_health("guard1", 1).stack("brute", "+2").plays("basic-attack trample", "strike guard1")
    )


def test_the_executioner_kills_an_unhurt_monster_with_one_attack() -> None:
    game = pursuing("executioner")
    game.figure("guard1").health = game.figure("guard1").max_health = 2
    assert met(game.plays("basic-attack trample", "strike guard1"))
    hurt = pursuing("executioner").with_health("guard1", 2)
    assert not met(hurt.plays("basic-attack trample", "strike guard1"))


def test_the_diehard_never_falls_below_half() -> None:
    game = pursuing("diehard")
    for damage, holds in ((5, True), (1, False)):
        script = suffer(game.g, 0, damage)
        next(script)
        with pytest.raises(StopIteration):
            script.send(VOCABULARY.parse("suffer"))
        assert met(game) is holds
    game.figure("brute").health = 10
    assert not met(game), "healing does not undo it"


def rest(game: Dungeon, *, long: bool) -> State:
    hero = game.g.heroes[0]
    hero.discard, hero.chosen = ("trample", "grab-and-go"), ()
    if long:
        hero.resting = True
        game.plays("lose trample")
    else:
        game.g.phase, game.g.place = "short_rests", 0
        game.plays("short-rest", "accept")
    return game.g


def test_the_straggler_takes_only_long_rests_and_the_scrambler_only_short_ones() -> None:
    assert is_met(rest(pursuing("straggler"), long=True), 0)
    assert not is_met(rest(pursuing("straggler"), long=False), 0)
    assert is_met(rest(pursuing("scrambler"), long=False), 0)
    assert not is_met(rest(pursuing("scrambler"), long=True), 0)


def test_the_aggressor_wants_a_monster_on_the_map_at_the_start_of_every_round() -> None:
    run = started(players=2)
    run.state.heroes[0].goals = ("aggressor",)
    assert is_met(run.state, 0)
    for figure in run.state.figures[2:]:
        figure.at = OFF
    run.state.phase = "begin_round"
    Run(GAME, run.state)
    assert not is_met(run.state, 0)


def test_every_goal_is_named_in_this_file() -> None:
    import pathlib

    text = pathlib.Path(__file__).read_text()
    assert [goal for goal in BATTLE_GOALS if f'"{goal}"' not in text] == []
