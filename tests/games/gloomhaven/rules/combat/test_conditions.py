"""Conditions: GH-COND, GH-HEAL."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.notation.conditions import BIT, CONDITIONS
from tabletome.games.gloomhaven.rules.combat.conditions import give, heal
from tests.games.gloomhaven.dungeon import APART, DUEL, acts, card_number, dungeon, until
from tests.games.gloomhaven.quests import entered, play

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


@rule("GH-COND-07", "GH-COND-09", "GH-COND-10", "GH-HEAL-04")
def test_a_heal_is_eaten_by_poison_and_closes_a_wound() -> None:
    game = dungeon(DUEL).with_health("brute", 5).with_conditions("brute", "wound")
    heal(game.g, 0, 9)
    assert (game.health("brute"), game.conditions("brute")) == (10, [])
    game.with_health("brute", 5).with_conditions("brute", "wound", "poison")
    heal(game.g, 0, 9)
    assert (game.health("brute"), game.conditions("brute")) == (5, [])


@rule("GH-COND-08")
def test_a_wound_bleeds_at_the_start_of_each_turn() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").monsters("guard", card_number("guard", 50))
    game.with_conditions("guard1", "wound").plays("suffer")
    assert game.health("guard1") == 5


@rule("GH-COND-11", "GH-COND-01", "GH-COND-02")
def test_a_condition_gained_in_ones_own_turn_lasts_through_the_next() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go")
    give(game.g, 0, "immobilize")
    game.plays("bottom grab-and-go")
    assert game.asked() == "turn"
    game.ability("guard", card_number("guard", 15)).plays("end-turn")
    assert game.conditions("brute") == ["immobilize"]


@rule("GH-COND-12")
def test_a_disarmed_monster_moves_but_does_not_attack() -> None:
    game = (
        dungeon("""
        . . . . . .
         . Brute . . guard1 .
        . . . . . .
    """)
        .turn("brute", "trample", "grab-and-go")
        .monsters("guard", card_number("guard", 50))
    )
    game.with_conditions("guard1", "disarm")
    while game.asked() == "monster-moves":
        game.plays(game.offers()[0])
    assert game.health("brute") == 10
    assert game.g.board.distance(game.figure("brute").at, game.figure("guard1").at) == 1
    assert game.conditions("guard1") == []


@rule("GH-COND-13", "GH-COND-14")
def test_a_stunned_monster_does_nothing_and_a_stunned_hero_discards_both_cards() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").with_conditions("brute", "stun")
    game.with_conditions("guard1", "stun").ability("guard", card_number("guard", 50))
    game.asked()
    assert game.g.heroes[0].discard == ("trample", "grab-and-go")
    assert game.health("brute") == 10
    assert game.conditions("brute") == []


@rule("GH-COND-25")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_each_condition_ends_when_the_summary_says(condition: str) -> None:
    ends = LEDGER.rule("GH-COND-25").data[condition.upper()]["ends"]
    game = dungeon(APART).with_conditions("guard1", condition)
    acts(game, "guard", 50, "guard")
    stays = {"any heal on the figure": [condition], "end of the figure's next turn": []}[ends]
    assert game.conditions("guard1") == stays
    heal(game.g, game.names["guard1"], 1)
    assert game.conditions("guard1") == []


@rule("GH-COND-20")
def test_what_helps_a_character_cannot_be_given_up_and_lasts_through_the_next_turn() -> None:
    game = dungeon(APART.replace("Brute", "Scoundrel")).turn("scoundrel", "hidden-daggers", "trample")
    game.plays("bottom hidden-daggers")
    assert {offer.split()[0] for offer in game.offers()} == {"top", "basic-attack", "end-turn"}
    game.plays("end-turn")
    assert game.conditions("scoundrel") == ["invisible"]
    until(game, "select").plays("play throwing-knives flanking-strike")
    until(game, "turn")
    assert {offer.split()[0] for offer in game.offers()} == {"top", "bottom", "basic-attack", "basic-move", "end-turn"}
    game.plays("end-turn")
    assert game.conditions("scoundrel") == []


@rule("GH-COND-03")
@pytest.mark.parametrize(
    ("hero", "plays"),
    [
        ("Berserker", ("bottom careless-charge",)),
        ("Sawbones", ("bottom battlefield-medicine",)),
        ("Sawbones", ("bottom vaccine", "choose brute")),
    ],
)
def test_who_becomes_immune_is_rid_of_the_conditions_it_has(hero: str, plays: tuple[str, ...]) -> None:
    game = dungeon(f"""
        . . . . .
         . {hero} Brute . guard1
        . . . . .
    """)
    who = hero.lower() if hero == "Berserker" else "brute"
    game.with_conditions(who, "poison", "muddle", "strengthen").with_conditions("guard1", "poison")
    card = plays[0].split()[1]
    game.turn(hero.lower(), card, "trample").plays(*plays)
    assert game.conditions(who) == ["strengthen"]
    assert game.conditions("guard1") == ["poison"]
    give(game.g, game.names[who], "wound")
    assert game.conditions(who) == ["strengthen"]


@rule("GH-COND-03", "GH-AREA0-05")
def test_what_is_worn_keeps_off_the_conditions_with_which_a_scenario_begins() -> None:
    run = entered(scenario="toxic-moor", items="free")
    play(run, "buy protective-charm", "ready", "ready")
    assert [figure.conditions for figure in run.state.figures[:2]] == [0, BIT["poison"]]
