"""Conditions: GH-COND, GH-HEAL."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.notation.conditions import BIT, CONDITIONS
from tabletome.games.gloomhaven.events import Conditioned, Healed, Recovered, RoundBonusGained
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, give, give_by, heal
from tabletome.games.gloomhaven.state import BOSS, ESCORT, SUMMON, Active, Figure
from tests.games.gloomhaven.dungeon import APART, DUEL, Dungeon, acts, card_number, dungeon, field, until
from tests.games.gloomhaven.quests import enter, entered, play

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


def told_of(game: Dungeon, kind: type[Conditioned] | type[Recovered]) -> list[tuple[str, str]]:
    """What was told of conditions since the last time, each with its figure."""
    told = [(event.name, event.condition) for event in game.told(kind)]
    game.events.clear()
    return told


def beside_brute(hero: str) -> Dungeon:
    """A character beside the Brute, who is to be helped."""
    return dungeon(f"""
        . . . . . .
         . {hero} Brute . guard1 .
        . . . . . .
    """)


@rule("GH-COND-02", "GH-COND-07", "GH-COND-09", "GH-COND-10")
def test_a_heal_takes_poison_and_wound_and_nothing_else_and_poison_eats_all_of_it() -> None:
    game = dungeon(DUEL).with_health("brute", 5).with_conditions("brute", "wound", "muddle", "strengthen")
    heal(game.g, 0, 2)
    assert (game.health("brute"), game.conditions("brute")) == (7, ["muddle", "strengthen"])
    assert told_of(game, Recovered) == [("brute", "wound")]
    heal(game.g, 0, 2)
    assert (game.health("brute"), told_of(game, Recovered)) == (9, [])
    game.with_conditions("brute", "poison")
    heal(game.g, 0, 1)
    assert (game.health("brute"), game.conditions("brute")) == (9, ["muddle", "strengthen"])
    assert (told_of(game, Recovered), game.told(Healed)) == ([("brute", "poison")], [])


@rule("GH-HEAL-04")
@pytest.mark.parametrize(("health", "by", "restored"), [(4, 3, 3), (8, 3, 2), (10, 3, 0)])
def test_a_heal_ends_at_the_maximum(health: int, by: int, restored: int) -> None:
    game = dungeon(DUEL).with_health("brute", health)
    heal(game.g, 0, by)
    assert game.health("brute") == health + restored
    assert [event.by for event in game.told(Healed)] == [restored]


@rule("GH-ACTIVE-04", "GH-HEAL-04")
def test_who_has_cauterized_is_healed_by_two_more_and_poison_uses_nothing_up() -> None:
    game = dungeon(DUEL.replace("Brute", "Berserker")).with_health("berserker", 2)
    berserker = game.hero("berserker")
    berserker.active = (Active("cauterize", top=False),)
    game.with_conditions("berserker", "poison")
    heal(game.g, 0, 1)
    assert (game.health("berserker"), berserker.active[0].used) == (2, 0)
    heal(game.g, 0, 1)
    assert (game.health("berserker"), berserker.active[0].used, berserker.xp) == (5, 1, 0)
    heal(game.g, 0, 1)
    assert (game.health("berserker"), berserker.active[0].used, berserker.xp) == (8, 2, 1)


@rule("GH-HEAL-04", "GH-ACTIVE-08")
def test_unbridled_power_heals_beyond_the_maximum_but_not_beyond_26_and_only_while_it_lies_there() -> None:
    game = dungeon(DUEL.replace("Brute", "Berserker"))
    game.hero("berserker").active = (Active("unbridled-power", top=False),)
    heal(game.g, 0, 3)
    assert game.health("berserker") == 13
    heal(game.g, 0, 50)
    assert game.health("berserker") == 26
    game.turn("berserker", "glass-hammer", "cauterize").plays("end-bonus unbridled-power")
    assert (game.health("berserker"), game.figure("berserker").max_health) == (10, 10)


@rule("GH-HEAL-04")
def test_a_high_maximum_is_not_lowered_by_unbridled_power() -> None:
    game = dungeon(DUEL.replace("Brute", "Berserker"))
    game.hero("berserker").active = (Active("unbridled-power", top=False),)
    game.figure("berserker").max_health = 30
    heal(game.g, 0, 50)
    assert game.health("berserker") == 30


@rule("GH-COND-11")
@pytest.mark.parametrize("condition", ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"])
def test_what_is_given_again_by_somebody_else_is_over_with_the_next_turn(condition: str) -> None:
    """A turn that begins with it ends it, whether it was given once or twice before."""
    game = dungeon(APART)
    give(game.g, game.names["guard1"], condition)
    give(game.g, game.names["guard1"], condition)
    assert told_of(game, Conditioned) == [("bandit-guard", condition)] * 2
    acts(game, "guard", 50, "guard")
    assert game.conditions("guard1") == []


@rule("GH-COND-11")
def test_a_condition_gained_in_ones_turn_and_again_after_it_lasts_through_the_next_turn_only() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go")
    game.asked()
    give(game.g, 0, "muddle")
    assert game.figure("brute").gained_this_turn
    game.g.turn.acting = game.names["guard1"]
    give(game.g, 0, "muddle")
    assert not game.figure("brute").gained_this_turn


@rule("GH-ATK-09", "GH-COND-03")
def test_the_dead_and_the_immune_receive_no_condition() -> None:
    game = dungeon("Brute guard1 guard2")
    boss = game.figure("guard1")
    boss.name, boss.kind = "bandit-commander", BOSS
    immune_to = game.g.stat(game.names["guard1"]).immune
    assert "stun" in immune_to
    for condition in immune_to:
        if condition in BIT:
            give(game.g, game.names["guard1"], condition)
    game.figure("guard2").at = -1
    give(game.g, game.names["guard2"], "stun")
    assert (game.conditions("guard1"), game.conditions("guard2"), told_of(game, Conditioned)) == ([], [], [])
    give(game.g, game.names["guard1"], "strengthen")
    assert game.conditions("guard1") == ["strengthen"]


@rule("GH-COND-16", "GH-COND-17")
def test_a_curse_goes_into_the_deck_of_whoever_draws_for_the_figure() -> None:
    game = dungeon("Brute Summoner guard1 a")
    g = game.g
    g.figures.append(Figure("shadow-wolf", SUMMON, game.names["summoner"], 1, game.places["a"], 3, 3))
    give(g, game.names["guard1"], "curse")
    give(g, len(g.figures) - 1, "curse")
    give(g, len(g.figures) - 1, "bless")
    give(g, game.names["brute"], "bless")
    assert [deck.count("curse") for deck in g.decks] == [0, 1, 1]
    assert [deck.count("bless") for deck in g.decks] == [1, 1, 0]
    assert not any(figure.conditions for figure in g.figures)


@rule("GH-COND-21", "GH-ACTIVE-01")
def test_nobody_hides_from_enemies_of_whoever_exposes_them() -> None:
    game = dungeon("Brute Doomstalker guard1 a")
    doomstalker = game.hero("doomstalker")
    for active, at, hides in (
        ((Active("expose", top=True),), "doomstalker", False),
        ((Active("expose", top=True),), "", True),
        ((), "doomstalker", True),
    ):
        doomstalker.active = active
        game.figure("doomstalker").at = game.places[at] if at else -1
        game.figure("guard1").conditions = 0
        give(game.g, game.names["guard1"], "invisible")
        assert (game.conditions("guard1") == ["invisible"]) is hides
    game.figure("doomstalker").at, doomstalker.active = game.places["doomstalker"], (Active("expose", top=True),)
    game.figure("guard1").conditions = 0
    give(game.g, game.names["guard1"], "strengthen")
    assert game.conditions("guard1") == ["strengthen"]


@rule("GH-COND-03")
def test_who_is_cured_of_everything_keeps_what_helps_and_is_told_only_of_what_was_there() -> None:
    game = beside_brute("Sawbones").with_health("brute", 5)
    game.with_conditions("brute", "immobilize", "muddle", "invisible", "strengthen")
    game.turn("sawbones", "curative-mixture", "triage").plays("top curative-mixture", "choose brute")
    assert game.conditions("brute") == ["invisible", "strengthen"]
    assert told_of(game, Recovered) == [("brute", "immobilize"), ("brute", "muddle")]


@rule("GH-COND-03")
def test_who_becomes_immune_is_told_only_of_what_was_there() -> None:
    game = beside_brute("Sawbones").with_conditions("brute", "stun")
    game.turn("sawbones", "vaccine", "triage").plays("bottom vaccine", "choose brute")
    assert told_of(game, Recovered) == [("brute", "stun")]


@rule("GH-COND-03", "GH-ACTIVE-08")
@pytest.mark.parametrize("ended", [False, True])
def test_immunity_keeps_off_what_harms_until_it_ends(ended: bool) -> None:
    game = beside_brute("Sawbones").turn("sawbones", "battlefield-medicine", "triage")
    game.plays("bottom battlefield-medicine", *(["end-bonus battlefield-medicine"] if ended else []))
    for condition in CONDITIONS:
        give(game.g, game.names["brute"], condition)
    give(game.g, game.names["brute"], "curse")
    assert game.conditions("brute") == (list(CONDITIONS) if ended else ["invisible", "strengthen"])
    assert game.g.decks[game.names["brute"]].count("curse") == int(ended)


@rule("GH-ACTIVE-01", "GH-SHIELD-02", "GH-RETAL-04", "GH-MOTHER-06")
def test_what_lasts_a_round_is_added_to_what_is_there_and_each_thing_is_told() -> None:
    game = dungeon(DUEL).with_effects("brute", shield=1, attack=2, retaliate=((1, 1),), move=1)
    add_until_end_of_round(game.g, 0)
    assert game.told(RoundBonusGained) == []
    add_until_end_of_round(game.g, 0, shield=2)
    add_until_end_of_round(game.g, 0, attack=1)
    add_until_end_of_round(game.g, 0, retaliate=3, reach=2)
    add_until_end_of_round(game.g, 0, move=4)
    effects = game.figure("brute").effects
    assert (effects.shield, effects.attack, effects.retaliate, effects.move) == (3, 3, ((1, 1), (3, 2)), 5)
    told = [(event.what, event.by) for event in game.told(RoundBonusGained)]
    assert told == [("shield", 2), ("attack", 1), ("retaliate", 3), ("move", 4)]
    assert [event.range for event in game.told(RoundBonusGained)] == [1, 1, 2, 1]


@rule("GH-ACTIVE-02", "GH-ACTIVE-04")
def test_an_unending_chant_curses_enemies_again_but_not_friends_and_not_the_immune() -> None:
    game = dungeon("Brute Soothsinger guard1 . bones1")
    singer = game.hero("soothsinger")
    singer.active = (Active("unending-chant", top=True),)
    number = game.names["soothsinger"]
    give_by(game.g, number, game.names["brute"], ("curse",))
    assert (game.g.decks[0].count("curse"), singer.active[0].used) == (1, 0)
    give_by(game.g, number, game.names["guard1"], ("muddle",))
    assert (game.g.decks[-1].count("curse"), singer.active[0].used) == (0, 0)
    give_by(game.g, number, game.names["guard1"], ("curse",))
    assert (game.g.decks[-1].count("curse"), singer.active[0].used) == (2, 1)
    game.with_effects("guard1", immune=True)
    give_by(game.g, number, game.names["guard1"], ("curse",))
    assert (game.g.decks[-1].count("curse"), singer.active[0].used) == (2, 1)
    give_by(game.g, game.names["brute"], game.names["bones1"], ("curse",))
    assert (game.g.decks[-1].count("curse"), singer.active[0].used) == (3, 1)


@rule("GH-COND-17", "GH-AMD-02")
@pytest.mark.parametrize(
    ("name", "figure", "deck"),
    [
        ("armory-heist", "rikharn", -1),
        ("caravan-escort", "caravan-guard", 0),
        ("unfortunate-intrusion", "city-guard", 0),
    ],
)
def test_some_pages_say_whose_deck_a_figure_draws_from(name: str, figure: str, deck: int) -> None:
    quest = enter(name, players=1, first_level=5)
    who = next(number for number, each in enumerate(quest.g.figures) if each.name == figure)
    give(quest.g, who, "curse")
    assert [each.count("curse") for each in quest.g.decks].index(1) == range(len(quest.g.decks))[deck]


@rule("GH-COND-17", "GH-SPECIAL-07")
def test_an_ally_that_fights_draws_from_the_deck_of_the_first_character_in_play() -> None:
    quest = enter("forgotten-crypt")
    g = quest.g
    (hail,) = (number for number, each in enumerate(g.figures) if each.kind == ESCORT)
    give(g, hail, "bless")
    quest.exhaust(0)
    give(g, hail, "bless")
    assert [deck.count("bless") for deck in g.decks] == [1, 1, 0]
    quest.exhaust(1)
    give(g, hail, "bless")
    assert [deck.count("bless") for deck in g.decks] == [2, 1, 0]


@rule("GH-COND-01")
def test_what_a_scenario_counts_keeps_no_condition_off() -> None:
    game = dungeon(DUEL)
    game.g.tally["bandit-guard"] = 1
    give(game.g, 0, "muddle")
    assert game.conditions("brute") == ["muddle"]


@rule("GH-ADV-11", "GH-ACTIVE-08")
def test_who_hides_among_shadows_is_hard_to_hit_and_that_is_told() -> None:
    game = field("Nightshroud", "dancing-shadows", "silent-force").plays("bottom dancing-shadows")
    assert [(event.name, event.what) for event in game.told(RoundBonusGained)] == [("nightshroud", "avoided")]
    assert game.figure("nightshroud").effects.avoided
    assert not game.plays("end-bonus dancing-shadows").figure("nightshroud").effects.avoided


@rule("GH-COND-03", "GH-ACTIVE-01")
def test_who_becomes_immune_for_the_round_is_told() -> None:
    game = beside_brute("Sawbones").turn("sawbones", "battlefield-medicine", "triage")
    game.plays("bottom battlefield-medicine")
    assert {(event.name, event.what) for event in game.told(RoundBonusGained)} == {
        ("brute", "immune"),
        ("sawbones", "immune"),
    }
