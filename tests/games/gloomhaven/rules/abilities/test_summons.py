"""Creatures that characters summon: GH-SUMMON."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.abilities import SummonMonster
from tabletome.games.gloomhaven.events import Moved, Summoned
from tabletome.games.gloomhaven.rules.abilities.summons import monster_summons
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, suffer
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import BOSS, ELITE, NORMAL, OFF, SUMMON, Figure
from tests.games.gloomhaven.dungeon import acts, dungeon, field, until
from tests.games.gloomhaven.quests import enter
from tests.games.gloomhaven.rules.abilities.test_creatures import creature


@rule("GH-SUMMON-03", "GH-SUMMON-05", "GH-SUMMON-06", "GH-SUMMON-10")
def test_a_summon_acts_before_its_summoner_by_the_rules_of_monsters() -> None:
    game = dungeon("""
        . . . . . . .
         . Tinkerer a . . guard1 .
        . . . . . . .
    """)
    game.g.figures.append(Figure("decoy", SUMMON, 0, 1, game.places["a"], 6, 6))
    game.g.heroes[0].chosen = ("stun-shot", "ink-bomb")
    game.g.place, game.g.phase = 0, "next_place"
    assert game.asked() == "turn"
    moved = game.told(Moved)
    assert [event.name for event in moved] == ["decoy"]
    assert game.health("guard1") == 6


@rule("GH-FOCUS-07")
def test_a_summon_is_focused_before_its_summoner() -> None:
    game = dungeon("""
        . . . . . .
         . Tinkerer guard1 a . .
        . . . . . .
    """)
    game.g.figures.append(Figure("decoy", SUMMON, 0, 1, game.places["a"], 6, 6))
    acts(game, "guard", 50, "guard")
    assert game.g.figures[2].health == 6 - 2
    assert game.health("tinkerer") == 8


def test_the_king_of_rats_attacks_with_half_his_hit_points() -> None:
    game = field("Mindthief", "many-as-one", "scurry")
    mindthief = game.names["mindthief"]
    game.g.figures.append(Figure("rat-king", SUMMON, mindthief, 1, game.places["k"], 5, 9))
    game.g.phase, game.g.place, game.g.turn.acting = "next_place", game.g.order.index("mindthief"), -1
    until(game, "turn")
    assert game.health("guard1") + game.health("guard2") == 40 - 3


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
    assert decoy.joined_in == game.g.round
    leave_the_map(game.g, game.g.figures.index(decoy))
    assert game.g.heroes[0].lost == ("harmless-contraption",)


@rule("GH-SUMMON-04")
def test_a_burning_avatar_that_dies_attacks_everyone_beside_it() -> None:
    game = dungeon("""
        a b c d
         Spellweaver k guard1 .
        . . guard2 .
    """).turn("spellweaver", "living-torch", "mana-bolt")  # fmt: skip
    game.plays("bottom living-torch", "place k")
    avatar = len(game.g.figures) - 1
    before = [game.health("guard1"), game.health("guard2")]
    list(suffer(game.g, avatar, 2, by=game.names["guard1"]))
    list(settle(game.g))
    assert before[0] - game.health("guard1") == 3
    assert "living-torch" in game.hero("spellweaver").lost


def test_a_burning_avatar_infuses_fire_when_it_attacks() -> None:
    game = dungeon("""
        a b c d e
         Spellweaver k . . guard1
        . . . . .
    """).turn("spellweaver", "living-torch", "mana-bolt")  # fmt: skip
    game.plays("bottom living-torch", "place k")
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    game.g.round += 1
    game.g.place, game.g.phase, game.g.turn.acting, game._run = 0, "next_place", -1, None
    game.hero("spellweaver").chosen = ("mana-bolt",)
    assert game.asked() == "turn"
    assert game.health("guard1") == 18
    assert game.g.elements[0] == 2


@rule("GH-SUMMON-02", "GH-SUMMON-07")
def test_several_summons_act_in_the_order_in_which_they_came() -> None:
    game = dungeon("""
        . a b . . guard1
         Tinkerer . . . . .
    """)
    g = game.g
    for number, place in ((2, "a"), (1, "b")):
        g.figures.append(Figure("decoy", SUMMON, 0, number, game.places[place], 6, 6))
    g.place, g.phase = g.order.index("tinkerer"), "next_place"
    g.heroes[0].resting = True
    while game.asked() not in ("rest", "select", "over", "long-rest"):
        game.plays(game.offers()[0])
    moved = [event.number for event in game.told(Moved) if event.name == "decoy"]
    assert moved == [1, 2]
    assert g.figures[-1].kind == SUMMON


@rule("GH-SUMMON-09")
def test_a_monster_killed_by_a_summon_is_the_summoners_kill() -> None:
    from tabletome.games.gloomhaven.rules.combat.damage import suffer

    game = dungeon("""
        Tinkerer a guard1
    """)
    g = game.g
    g.figures.append(Figure("decoy", SUMMON, 0, 1, game.places["a"], 6, 6))
    g.turn.acting = len(g.figures) - 1
    for _ in suffer(g, game.names["guard1"], 99):
        raise AssertionError
    assert g.heroes[0].kills == 1


@rule("GH-SUMMON-01", "GH-SUMMON-05", "GH-SUMMON-08")
def test_each_creature_is_the_next_of_its_summoner_and_that_is_told() -> None:
    game = field("Summoner", "living-night", "mighty-bond")
    game.g.round = 3
    creature(game, "skeleton", "h", whose="brute")
    game.plays("top living-night", "place k", "place q")
    wolves = [figure for figure in game.g.figures if figure.name == "shadow-wolf"]
    assert [
        (each.number, each.hero, each.joined_in, each.health, each.max_health, each.no_money) for each in wolves
    ] == [(number, game.names["summoner"], 3, 3, 3, True) for number in (1, 2)]
    assert [(each.name, each.number, each.hex, each.rule) for each in game.told(Summoned)] == [
        ("shadow-wolf", 0, game.places[at], "GH-SUMMON-01") for at in ("k", "q")
    ]


@rule("GH-MOTHER-03", "GH-MOTHER-05", "GH-DOOR-06")
@pytest.mark.parametrize(("players", "ranks"), [(2, [NORMAL]), (3, [ELITE]), (4, [ELITE])])
def test_what_a_boss_summons_is_by_the_number_of_characters_and_has_a_place_in_the_order(
    players: int, ranks: list[int]
) -> None:
    quest = enter("barrow-lair", players=players).open_all()
    g = quest.g
    (boss,) = (number for number, each in enumerate(g.figures) if each.kind == BOSS)
    before = len(g.figures)
    quest.acts("bandit-commander", 11)
    g = quest.g
    came = [each for each in g.figures[before:] if each.name == "living-bones"]
    came = came or [each for each in g.figures if each.name == "living-bones" and each.no_money]
    assert [each.kind for each in came] == ranks
    told = [event for event in quest.events if isinstance(event, Summoned)]
    assert [(event.name, event.rule) for event in told] == [("living-bones", "GH-MOTHER-03")] * len(ranks)
    assert boss < before


@rule("GH-MOTHER-03")
def test_who_summons_beside_its_focus_summons_nothing_without_one() -> None:
    game = dungeon("""
        . . . . . .
         . guard1 . . Brute .
        . . . . . .
    """)
    number = game.names["guard1"]
    ability = SummonMonster("living-bones", beside_target=True)
    list(monster_summons(game.g, number, ability, ()))
    assert not game.told(Summoned)
    game.g.turn.focus = game.names["brute"]
    script = monster_summons(game.g, number, ability, ())
    with pytest.raises(StopIteration):
        script.send(next(script).options[0])  # type: ignore[union-attr]
    (bones,) = (each for each in game.g.figures if each.name == "living-bones")
    assert game.g.board.distance(bones.at, game.figure("brute").at) == 1
    game.figure("brute").at = OFF
    list(monster_summons(game.g, number, ability, ()))
    assert len(game.told(Summoned)) == 1


@rule("GH-MOTHER-03")
def test_what_splits_off_is_no_healthier_than_it_can_be() -> None:
    for health, expected in ((2, 2), (99, None)):
        game = dungeon("Brute . guard1 . .").with_health("guard1", health)
        list(monster_summons(game.g, game.names["guard1"], SummonMonster("ooze", as_healthy_as_summoner=True), ()))
        (ooze,) = (each for each in game.g.figures if each.name == "ooze")
        assert ooze.health == (ooze.max_health if expected is None else expected)
