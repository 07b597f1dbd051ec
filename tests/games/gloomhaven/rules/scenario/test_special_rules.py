"""Effects at the start of a scenario, and falling out of the air: GH-COND-19, GH-MOVE-09."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.modifier_cards import CURSES, PENALTY
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.events import Spawned
from tabletome.games.gloomhaven.state import ELITE, AttackInVengeance, TakingAway, Unmasking
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.pages import on_page
from tests.games.gloomhaven.quests import enter, entered


@rule("GH-COND-19")
def test_too_few_curses_are_shared_evenly_and_the_players_say_who_takes_more() -> None:
    state = enter("barrow-lair", players=4).g
    counts = [deck.count("curse") for deck in state.decks[:4]]
    assert sum(counts) == CURSES
    assert sorted(counts) == [2, 2, 3, 3]


@rule("GH-MOVE-09")
def test_whoever_stops_flying_over_an_obstacle_is_hurt_and_put_beside_it() -> None:
    game = dungeon("""
        . . .
         . Brute% .
        . . .
    """)
    g = game.g
    g.heroes[0].flying = True
    game.turn("brute", "trample", "grab-and-go").plays("end-turn")
    assert game.at("brute") == "brute", "it flies"
    other = dungeon("""
        . . .
         . Brute% .
        . . .
    """)
    other.turn("brute", "trample", "grab-and-go").plays("end-turn", "suffer")
    assert other.asked() == "spawn"
    other.plays(other.offers()[0])
    assert other.health("brute") == 10 - other.g.trap_damage
    assert other.figure("brute").at not in other.g.obstacles


# Effects at the start, and what falls due, on drawn pages

PARTY = """
    . Brute . Scoundrel . a
     b . guard1 . guard2 .
    . . . . . .
"""


def entering(monkeypatch: pytest.MonkeyPatch, *effects: n.Effect) -> Dungeon:
    """The scenario effects of the page are about to fall on the party."""
    game = on_page(monkeypatch, dungeon(PARTY), "ab", goals=(n.KillNamed("nobody"),), effects=effects)
    game.g.phase, game.g.place = "train", len(game.g.heroes)
    game.g.decks = [("+0",) * 5 for _ in game.g.decks]
    return game


@rule("GH-AREA0-05", "GH-COND-19", "GH-AMD-12")
def test_each_effect_at_the_start_befalls_every_character(monkeypatch: pytest.MonkeyPatch) -> None:
    cursed = entering(monkeypatch, n.Curses(2))
    cursed.asked()
    assert [deck.count("curse") for deck in cursed.g.decks] == [2, 2, 0]
    worse = entering(monkeypatch, n.MinusOnes(3))
    worse.asked()
    assert [deck.count(PENALTY) for deck in worse.g.decks] == [3, 3, 0]
    hurt = entering(monkeypatch, n.StartWith("poison"), n.StartWith("muddle"))
    hurt.asked()
    assert [hurt.conditions(who) for who in ("brute", "scoundrel", "guard1")] == [["poison", "muddle"]] * 2 + [[]]
    poorer = entering(monkeypatch, n.DiscardCards(1))
    hands = [len(hero.hand) for hero in poorer.g.heroes]
    assert poorer.asked() == "event-discard"
    poorer.plays(poorer.offers()[1])
    poorer.plays(poorer.offers()[0])
    assert [len(hero.hand) for hero in poorer.g.heroes] == [hand - 1 for hand in hands]
    assert [len(hero.discard) for hero in poorer.g.heroes] == [1, 1]


@rule("GH-AREA0-05")
def test_who_has_the_perk_for_it_is_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    game = on_page(
        monkeypatch, dungeon(PARTY.replace("Brute", "Cragheart")), goals=(n.KillNamed("x"),), effects=(n.MinusOnes(1),)
    )
    game.hero("cragheart").perks = (9,)
    game.g.phase, game.g.place = "train", len(game.g.heroes)
    game.asked()
    counts = {hero.name: game.g.decks[place].count(PENALTY) for place, hero in enumerate(game.g.heroes)}
    assert counts == {"cragheart": 0, "scoundrel": 1}


@rule("GH-SPECIAL-04")
def test_who_takes_vengeance_may_choose_whom_and_nobody_does_when_disarmed_stunned_or_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def avenging(*conditions: str) -> Dungeon:
        game = on_page(monkeypatch, dungeon(PARTY.replace("Brute .", ". Brute")), "ab", goals=(n.KillNamed("x"),))
        game.with_conditions("brute", *conditions).turn("brute", "trample", "grab-and-go")
        game.g.pending = (AttackInVengeance(0, 3),)
        game.g.phase = "end_of_turn"
        game.g.order = ("brute", "scoundrel", "bandit-guard")
        return game

    game = avenging()
    assert game.asked() == "vengeance"
    for condition in ("disarm", "stun"):
        assert avenging(condition).asked() != "vengeance"
    assert avenging("muddle").asked() == "vengeance"


@rule("GH-SPECIAL-08")
def test_the_players_may_take_away_one_monster_of_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def taking(name: str) -> Dungeon:
        game = on_page(monkeypatch, dungeon(PARTY), "ab", goals=(n.KillNamed("x"),))
        game.turn("brute", "trample", "grab-and-go")
        game.g.pending, game.g.phase = (TakingAway(name),), "end_of_turn"
        return game

    game = taking("bandit-guard")
    assert (game.asked(), game.offers()) == ("take-away", ["choose guard1", "choose guard2", "skip"])
    game.plays("choose guard2")
    assert (game.is_gone("guard2"), game.is_gone("guard1")) == (True, False)
    kept = taking("bandit-guard").plays("skip")
    assert not kept.is_gone("guard2")
    assert taking("bandit-archer").asked() != "take-away"


@rule("GH-SPECIAL-01")
def test_a_mask_falls_and_the_unmasked_stands_where_the_other_died_or_as_near_as_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unmasking(on: str) -> Dungeon:
        game = on_page(monkeypatch, dungeon(PARTY), "ab", goals=(n.KillNamed("x"),))
        game.turn("brute", "trample", "grab-and-go")
        game.g.pending, game.g.phase = (Unmasking("bandit-archer", game.places[on]),), "end_of_turn"
        game.asked()
        return game

    game = unmasking("a")
    assert [(figure.name, figure.kind, figure.at) for figure in game.g.figures[-1:]] == [
        ("bandit-archer", ELITE, game.places["a"])
    ]
    assert [event.hex for event in game.told(Spawned)] == [game.places["a"]]
    assert unmasking("brute").asked() == "spawn"


@rule("GH-COND-19")
def test_who_takes_one_more_curse_is_asked_only_while_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    even = entering(monkeypatch, n.Curses(CURSES // 2 + 1))
    assert even.asked() != "curse", "all are shared"
    assert [deck.count("curse") for deck in even.g.decks] == [CURSES // 2, CURSES // 2, 0]
    four = entered(scenario="barrow-lair", players=4)
    questions = 0
    while four.decision is not None and four.decision.kind == "curse":
        questions += 1
        four.play(four.decision.options[0])
    assert questions == CURSES % 4
