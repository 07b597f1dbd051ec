"""Spawning, tokens with rules of their own, and the attacks of the dead, on drawn pages. GH-SPECIAL-01, 02, 05, 08"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation import special_rules as s
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.ranks import Rank, Ranks
from tabletome.games.gloomhaven.content.notation.scenarios import Moment
from tabletome.games.gloomhaven.events import Attacked, ChangedSides, Spawned
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.state import ELITE, NORMAL
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon, until
from tests.games.gloomhaven.pages import on_page, token

NEVER_WON = (n.KillNamed("nobody"),)
FIELD = """
    a . . x . . b
     . Brute . . guard1 . bb
    . Scoundrel . . . . .
     . . . . . . .
"""
NORMAL_ONE, ELITE_ONE = ((Rank.NORMAL,),) * 3, ((Rank.ELITE,),) * 3


def field(monkeypatch: pytest.MonkeyPatch, letters: str = "ab", **page: Any) -> Dungeon:
    game = on_page(monkeypatch, dungeon(FIELD), letters, goals=NEVER_WON, **page)
    game.g.order = ("brute", "scoundrel", "bandit-guard")
    return game


def round_over(game: Dungeon, number: int = 1) -> Dungeon:
    """The end of this round, as far as the next question."""
    game.g.round, game.g.phase, game.g.order, game._run = number, "cleanup", (), None
    game.asked()
    return game


def came(game: Dungeon) -> list[str]:
    back = {at: name for name, at in game.places.items()}
    return [back.get(event.hex, "?") for event in game.told(Spawned)]


def spawning(monkeypatch: pytest.MonkeyPatch, when: Moment = Moment.END_OF_ROUND, **how: Any) -> Dungeon:
    spawn = n.Spawn(when, "bandit-archer", how.pop("at", "a"), how.pop("ranks", NORMAL_ONE), **how)
    return field(monkeypatch, spawns=(spawn,))


# Spawning


@rule("GH-SPECIAL-01", "GH-SPECIAL-02")
@pytest.mark.parametrize(
    ("first", "every", "last", "rounds"), [(1, 1, 999, 6), (3, 1, 999, 4), (2, 2, 999, 3), (1, 1, 2, 2)]
)
def test_monsters_spawn_in_the_rounds_that_the_page_names(
    first: int, every: int, last: int, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds_with = 0
    for number in range(1, 7):
        game = round_over(spawning(monkeypatch, rounds=n.Rounds(first, every, last)), number)
        rounds_with += came(game) == ["a"]
        assert came(game) in (["a"], [])
    assert rounds_with == rounds


@rule("GH-SPECIAL-02")
def test_what_spawns_every_other_round_comes_in_odd_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    when = Moment.END_OF_ODD_ROUND
    assert [came(round_over(spawning(monkeypatch, when), number)) for number in (1, 2, 3)] == [["a"], [], ["a"]]


@rule("GH-SPECIAL-01")
@pytest.mark.parametrize(("ranks", "kinds"), [(NORMAL_ONE, [NORMAL]), (ELITE_ONE, [ELITE])])
def test_a_spawned_monster_has_the_rank_of_the_page_and_leaves_no_money(
    ranks: Ranks, kinds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = round_over(spawning(monkeypatch, ranks=ranks))
    archers = [figure for figure in game.g.figures if figure.name == "bandit-archer"]
    assert [figure.kind for figure in archers] == kinds
    assert all(figure.no_money for figure in archers)


@rule("GH-SPECIAL-01")
def test_each_of_several_monsters_has_its_own_place_unless_the_players_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    two = ((Rank.NORMAL, Rank.ELITE),) * 3
    assert came(round_over(spawning(monkeypatch, ranks=two, at="b"))) == ["b", "bb"]
    anywhere = round_over(spawning(monkeypatch, at="b", anywhere=True))
    assert (anywhere.asked(), anywhere.offers()) == ("spawn", ["place b", "place bb"])
    anywhere.plays("place bb")
    assert came(anywhere) == ["bb"]


@rule("GH-SPECIAL-01")
def test_where_its_place_is_taken_a_monster_stands_on_the_nearest_empty_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spawning(monkeypatch)
    game.figure("scoundrel").at = game.places["a"]
    round_over(game)
    assert game.asked() == "spawn"
    assert len(game.offers()) == 2
    full = spawning(monkeypatch, at="b", anywhere=True)
    full.figure("scoundrel").at = full.places["b"]
    assert came(round_over(full)) == ["bb"]


@rule("GH-SPECIAL-01", "GH-DOOR-04")
def test_without_a_standee_nothing_spawns(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spawning(monkeypatch)
    free = [at for at in range(14, 28) if game.g.is_empty(at)]
    for number in range(MONSTERS["bandit-archer"].standees):
        add_monster(game.g, "bandit-archer", NORMAL, number + 1, free[number])
    assert came(round_over(game)) == []


@rule("GH-SPECIAL-02")
def test_what_spawns_once_comes_once_and_what_is_different_every_second_time_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def after_rounds(number: int, **how: Any) -> list[int]:
        game = spawning(monkeypatch, **how)
        for each in range(1, number + 1):
            round_over(game, each)
            until(game, "select")
            game.g = game.run.state
        return [figure.kind for figure in game.g.figures if figure.name == "bandit-archer"]

    assert after_rounds(2) == [NORMAL, NORMAL]
    assert after_rounds(2, once=True) == [NORMAL]
    assert after_rounds(3, second=ELITE_ONE) == [NORMAL, ELITE, NORMAL]


@rule("GH-SPECIAL-02")
def test_a_spawn_waits_for_its_circumstance(monkeypatch: pytest.MonkeyPatch) -> None:
    given = s.Deaths("bandit-guard", 1)
    assert came(round_over(spawning(monkeypatch, given=given))) == []
    game = spawning(monkeypatch, given=given)
    game.g.tally["bandit-guard"] = 1
    assert came(round_over(game)) == ["a"]
    soon = spawning(monkeypatch, Moment.AS_SOON_AS, given=given, once=True)
    soon.g.tally["bandit-guard"] = 1
    soon.turn("brute", "trample", "grab-and-go").plays("end-turn")
    assert came(soon) == ["a"]


@rule("GH-SPECIAL-08", "GH-BOSS-02")
def test_a_boss_that_was_awaited_has_more_hit_points_less_what_it_has_suffered_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def health(suffered: int) -> tuple[int, int]:
        awaited = s.AwaitedBoss("bandit-archer", 3, formula("C+L"), "gate")
        spawn = n.Spawn(Moment.END_OF_ROUND, "bandit-archer", "a", NORMAL_ONE)
        game = field(monkeypatch, spawns=(spawn,), rules=(awaited,))
        game.g.tally |= {"weakened bandit-archer": suffered} if suffered else {}
        round_over(game)
        archer = next(figure for figure in game.g.figures if figure.name == "bandit-archer")
        return archer.health, archer.max_health

    printed = MONSTERS["bandit-archer"].normal[1].health
    assert health(0) == (3 * printed, 3 * printed)
    assert health(5) == (3 * printed - 5, 3 * printed)
    assert health(99) == (1, 3 * printed)


# Tokens


@rule("GH-SPECIAL-08")
def test_a_boss_to_come_grows_weaker_while_the_gate_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    def weakened(*, stands: bool) -> dict[str, int]:
        game = field(monkeypatch, rules=(s.AwaitedBoss("prime-demon", 2, formula("C+L"), "gate"),))
        if stands:
            token(game, "gate", "x")
        return round_over(game).g.tally

    assert weakened(stands=False) == {}
    assert weakened(stands=True) == {"weakened prime-demon": 3}


@rule("GH-SPECIAL-05")
@pytest.mark.parametrize(("number", "gone"), [(3, False), (4, True), (5, False)])
def test_a_token_falls_at_the_end_of_its_round(number: int, gone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    game = token(field(monkeypatch, rules=(s.FallsAtEnd("gate", 4),)), "gate", "x", health=40)
    round_over(game, number)
    assert game.is_gone("gate") == gone


@rule("GH-SPECIAL-08", "GH-HEAL-01")
def test_every_token_that_stands_heals_the_monster(monkeypatch: pytest.MonkeyPatch) -> None:
    def healed(tokens: str) -> int:
        game = field(monkeypatch, rules=(s.RoundHeal("bandit-guard", "altar", formula("L")),))
        for on in tokens:
            token(game, "altar", on)
        game.figure("guard1").max_health = 20
        return round_over(game.with_health("guard1", 5)).health("guard1")

    assert [healed(""), healed("x"), healed("xa")] == [5, 6, 7]


@rule("GH-SPECIAL-08", "GH-OVL-07")
def test_traps_appear_once_and_are_sprung_at_once_by_who_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def appearing(*, flying: bool = False, known: bool = False) -> Dungeon:
        game = field(monkeypatch, rules=(s.TrapsAppear("a", s.RoundsPlayed(0)),))
        game.g.tally |= {"traps a": 1} if known else {}
        game.figure("scoundrel").at = game.places["a"]
        game.hero("scoundrel").flying = flying
        game.turn("brute", "trample", "grab-and-go").plays("end-turn")
        return game

    game = appearing()
    assert game.asked() == "damage"
    game.plays("suffer")
    assert (game.health("scoundrel"), game.g.traps) == (8 - 3, frozenset())
    assert appearing(flying=True).g.traps == {0}
    assert appearing(known=True).g.traps == frozenset()


@rule("GH-SPECIAL-07")
def test_a_false_friend_is_an_enemy_once_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def turned(rounds: int) -> Dungeon:
        hail = n.Token("hail", "x", formula("5"), role="escort")
        game = field(monkeypatch, tokens=(hail,), rules=(s.TurnsCoat("hail", s.RoundsPlayed(rounds)),))
        token(game, "hail", "x", escort=True)
        game.g.order = (*game.g.order, "hail")
        game.turn("brute", "trample", "grab-and-go").plays("end-turn")
        return game

    assert [turned(rounds).figure("hail").hostile for rounds in (1, 0)] == [False, True]
    assert len(turned(0).told(ChangedSides)) == 1


@rule("GH-SPECIAL-08", "GH-COND-01")
def test_monsters_of_one_name_gain_a_condition_at_the_start_of_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    game = field(monkeypatch, rules=(s.RoundCondition("bandit-guard", "strengthen"),))
    add_monster(game.g, "bandit-archer", NORMAL, 1, game.places["x"])
    round_over(game)
    assert game.conditions("guard1") == ["strengthen"]
    assert game.g.figures[-1].conditions == 0
    assert game.figure("guard1").gained_this_turn == 0, "it goes away at the end of the very next turn"


# The dead


@rule("GH-MOTHER-06")
@pytest.mark.parametrize(("near", "struck"), [("Scoundrel .", ["brute", "scoundrel"]), (". Scoundrel", ["brute"])])
def test_who_dies_and_has_acted_attacks_all_adjacent_enemies(near: str, struck: list[str]) -> None:
    game = dungeon(f"""
        . . . . . . .
         . Brute cultist1 {near} . .
        . . . . . . .
    """)
    game.turn("brute", "trample", "grab-and-go").with_health("cultist1", 1)
    game.with_effects("cultist1", attacks_on_death=True).ability("cultist", card_number("cultist", 10))
    game.plays("basic-attack trample", "strike cultist1")
    until(game, "turn", "select", "rest")
    assert sorted(event.target for event in game.told(Attacked) if event.name == "cultist") == struck
