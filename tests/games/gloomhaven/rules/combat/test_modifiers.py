"""Attack modifier decks: GH-AMD, GH-ADV, GH-LOWRND."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.modifier_cards import (
    NULL,
    STANDARD,
    Heal,
    Inflict,
    Infuse,
    ModifierCard,
    Push,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.perks import MODIFIER_CARDS
from tabletome.games.gloomhaven.rules.combat.modifiers import (
    applied,
    draw_for_attack,
    is_better,
    is_left,
    lift_curses,
    modified,
    read_card,
    shuffle_decks,
    shuffle_in,
)
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, dungeon, field, until
from tests.games.gloomhaven.quests import started

STUN = Inflict("stun")
LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def brute_alone() -> Dungeon:
    return dungeon("""
        . Brute .
         . . .
        . . .
    """)


def faces(*cards: str) -> list[ModifierCard]:
    return [MODIFIER_CARDS[card] for card in cards]


@rule("GH-AMD-01", "GH-AMD-10")
def test_a_standard_deck_is_as_the_book_counts_it() -> None:
    for entry in LEDGER.rule("GH-AMD-01").data["cards"]:
        assert STANDARD.count(entry["value"]) == entry["count"]
    assert len(STANDARD) == 20


@rule("GH-AMD-03")
def test_null_deals_nothing_and_x2_doubles() -> None:
    assert modified(5, faces("null")) == 0
    assert modified(5, faces("x2")) == 10
    assert modified(1, faces("-2")) == 0


@rule("GH-AMD-05", "GH-AMD-13", "GH-AMD-04")
def test_rolling_cards_go_on_until_a_plain_one_and_all_are_added() -> None:
    game = brute_alone().stack("brute", "r+0:push2", "r+0:earth", "+2")
    drawn, counted = draw_for_attack(game.g, 0, 3, 0)
    assert drawn == ("r+0:push2", "r+0:earth", "+2")
    assert modified(3, counted) == 5
    assert [effect for each in counted for effect in each.effects] == [Push(2), Infuse("earth")]


@rule("GH-COND-24")
def test_a_blessing_goes_into_the_draw_deck_alone_and_doubles_the_attack_for_which_it_is_drawn() -> None:
    game = dungeon("""
        . . . . .
         . Sunkeeper Brute guard1 .
        . . . . .
    """).turn("sunkeeper", "protective-blessing", "hammer-blow")
    game.g.decks[0], game.g.played[0] = (), ("-1",)
    game.plays("top protective-blessing")
    assert (game.g.decks[0], game.g.played[0]) == (("bless",), ("-1",))
    game.turn("brute", "grab-and-go", "trample").with_health("guard1", 9)._run = None
    game.plays("basic-attack grab-and-go", "strike guard1")
    assert game.health("guard1") == 9 - 2 * 2
    assert (game.g.decks[0], game.g.played[0]) == ((), ("-1",))


@rule("GH-AMD-06", "GH-COND-16", "GH-COND-24")
def test_a_drawn_blessing_or_curse_leaves_the_deck() -> None:
    game = brute_alone().stack("brute", "bless", "curse")
    draw_for_attack(game.g, 0, 3, 1)
    assert game.g.played[0] == ()
    assert "bless" not in game.g.decks[0]


@rule("GH-AMD-08", "GH-LOWRND-02")
def test_null_and_x2_have_the_deck_shuffled_at_the_end_of_the_round() -> None:
    game = brute_alone().stack("brute", "x2")
    draw_for_attack(game.g, 0, 3, 0)
    assert game.g.played[0] == ("x2",)
    shuffle_decks(game.g)
    assert len(game.g.played[0]) == 0
    assert "x2" in game.g.decks[0]


@rule("GH-AMD-08")
def test_other_cards_leave_the_deck_as_it_is() -> None:
    game = brute_alone().stack("brute", "+2")
    draw_for_attack(game.g, 0, 3, 0)
    shuffle_decks(game.g)
    assert game.g.played[0] == ("+2",)


@rule("GH-AMD-09")
def test_an_empty_deck_is_shuffled_anew_without_the_cards_being_drawn() -> None:
    game = brute_alone()
    game.g.decks[0], game.g.played[0] = ("+1",), ("-1",)
    drawn, _ = draw_for_attack(game.g, 0, 3, 1)
    assert drawn == ("+1", "-1")
    assert game.g.decks[0] == ()


@rule("GH-ADV-01", "GH-ADV-02", "GH-ADV-03", "GH-ADV-04", "GH-ADV-05", "GH-ADV-06", "GH-ADV-14")
def test_the_pictured_cases_of_advantage_and_disadvantage() -> None:
    for case in LEDGER.rule("GH-ADV-14").data["tests"]:
        cards = [card.replace("roll ", "r").replace("rPUSH 1", "r+0:push1") for card in case["draws"]]
        game = brute_alone().stack("brute", *cards)
        drawn, counted = draw_for_attack(game.g, 0, 3, 1 if case["mode"] == "advantage" else -1)
        expected = [card.replace("roll ", "r").replace("rPUSH 1", "r+0:push1") for card in case["applied"]]
        assert list(drawn) == cards
        assert counted == faces(*expected)


@rule("GH-ADV-07", "GH-ADV-15", "GH-ADV-10")
def test_plus_two_and_times_two_are_alike_at_attack_two_so_the_first_counts() -> None:
    for advantage in (1, -1):
        assert applied(faces("+2", "x2"), 2, advantage) == faces("+2")
        assert applied(faces("x2", "+2"), 2, advantage) == faces("x2")
    assert applied(faces("+2", "x2"), 3, 1) == faces("x2")
    assert applied(faces("+2", "x2"), 1, 1) == faces("+2")


@rule("GH-ADV-08", "GH-ADV-09")
@pytest.mark.parametrize(
    ("one", "other", "better"),
    [
        (plus(1), plus(2), False),
        (plus(1, STUN), plus(1), True),
        (plus(0, STUN), plus(2), None),
        (plus(1, STUN), plus(1, Infuse("fire")), None),
        (plus(0, Inflict("muddle")), plus(2, STUN), None),
        (NULL, plus(-2), False),
        (plus(1, STUN), plus(0, STUN), True),
    ],
)
def test_which_of_two_cards_is_better(one: ModifierCard, other: ModifierCard, better: bool | None) -> None:
    assert is_better(one, other, 3) is better


@rule("GH-LOWRND-01")
def test_with_reduced_randomness_the_extremes_count_two() -> None:
    g = brute_alone().g
    g.less_random = True
    assert [read_card(g, card).value for card in ("bless", "x2", "curse", "null")] == [2, 2, -2, -2]


@rule("GH-COND-17", "GH-COND-18", "GH-AMD-07")
def test_there_are_ten_curses_for_the_monsters_and_ten_for_the_characters() -> None:
    game = brute_alone()
    for _ in range(12):
        shuffle_in(game.g, 0, "curse")
    assert game.g.decks[0].count("curse") == 10
    assert not is_left(game.g, 0, "curse")
    assert is_left(game.g, game.g.monsters_deck, "curse")


@rule("GH-AMD-04")
def test_modifier_cards_shield_heal_hide_and_infuse_for_the_attacker() -> None:
    game = field("Brute", "trample", "spare-dagger", ally="Scoundrel").with_health("brute", 5)
    game.stack(
        "brute", "r+0:invisible", "r+0:earth", "r+0:pierce3", "r+0:pull1", rolling(Heal(2), value=1), "+1:shield1"
    )
    game.with_effects("guard1", shield=3)
    game.plays("top trample", "strike guard1")
    assert game.health("brute") == 7
    assert game.figure("brute").effects.shield == 1
    assert game.conditions("brute") == ["invisible"]
    assert game.conditions("guard1") == []
    assert game.g.infusing == ("earth",)
    assert game.health("guard1") == 20 - 5


@rule("GH-AMD-13", "GH-AMD-05")
def test_a_chain_of_rolling_cards_adds_up() -> None:
    game = field("Cragheart", "crushing-grasp", "avalanche").stack("cragheart", "r+0:push2", "r+0:earth", "+2", "-2")
    game.plays("top crushing-grasp", "strike guard1", "shove r", "shove s")
    assert game.health("guard1") == 20 - 5
    assert game.at("guard1") == "s"
    assert "earth" in game.g.infusing


@rule("GH-AREA0-04", "GH-AMD-01", "GH-AMD-10")
def test_every_character_and_the_monsters_have_a_deck_of_twenty_shuffled_by_itself() -> None:
    state = started(players=4, scenario="black-barrow").state
    assert len(state.decks) == 5
    assert all(sorted(deck) == sorted(STANDARD) for deck in state.decks)
    assert len(set(state.decks)) == 5


@rule("GH-LOWRND-01", "GH-LOWRND-02")
@pytest.mark.parametrize(("card", "damage"), [("x2", 4), ("null", 0)])
def test_with_less_randomness_the_deck_is_still_shuffled_at_the_end_of_the_round(card: str, damage: int) -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").stack("brute", card)
    game.g.less_random = True
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    game.plays("basic-attack trample", "strike guard1")
    assert game.health("guard1") == 20 - damage, "+2 or -2 to an attack of 2"
    assert card in game.g.played[0]
    game.plays("end-turn")
    until(game, "rest", "select")
    assert len(game.g.played[0]) == 0
    assert card in game.g.decks[0]


@rule("GH-ADV-01", "GH-ADV-08", "GH-ADV-09", "GH-ADV-10", "GH-ADV-15")
@pytest.mark.parametrize(
    ("first", "second", "with_advantage", "with_disadvantage"),
    [
        (plus(1), plus(0), 0, 1),
        (plus(0), plus(1), 1, 0),
        (plus(1, STUN), plus(0), 0, 1),
        (plus(1, STUN), plus(1), 0, 1),
        (plus(0, STUN), plus(1), 0, 0),
        (plus(0), plus(1, STUN), 1, 0),
        (plus(1), plus(1, STUN), 1, 0),
        (plus(1), plus(0, STUN), 0, 0),
        (plus(0, STUN), plus(2, Push(1)), 0, 0),
        (plus(2, STUN), plus(0, STUN), 0, 1),
        (plus(0, STUN), plus(2, STUN), 1, 0),
    ],
)
def test_the_better_or_the_worse_of_two_cards_counts_and_the_first_where_that_is_not_clear(
    first: ModifierCard, second: ModifierCard, with_advantage: int, with_disadvantage: int
) -> None:
    cards = [first, second]
    assert applied(cards, 3, 1) == [cards[with_advantage]]
    assert applied(cards, 3, -1) == [cards[with_disadvantage]]


@rule("GH-AMD-08", "GH-COND-16")
def test_who_is_rid_of_curses_has_all_other_cards_in_the_deck_and_nothing_to_shuffle() -> None:
    game = brute_alone()
    g = game.g
    g.decks[0], g.played[0], g.shuffle_due[0] = ("+1", "curse", "curse"), ("x2", "null"), True
    lift_curses(g, 0)
    assert (sorted(g.decks[0]), g.played[0], g.shuffle_due[0]) == (["+1", "null", "x2"], (), False)
    g.shuffle_due[0], g.played[0] = True, ("-1",)
    shuffle_decks(g)
    assert (sorted(g.decks[0]), g.played[0], g.shuffle_due[0]) == (["+1", "-1", "null", "x2"], (), False)


@rule("GH-AMD-07", "GH-COND-16", "GH-COND-17", "GH-COND-24")
@pytest.mark.parametrize("there", [9, 10])
def test_of_blessings_and_curses_there_are_ten_each_and_an_empty_deck_takes_one_too(there: int) -> None:
    game = dungeon("Brute Scoundrel guard1")
    g = game.g
    g.decks = [(), ("bless",) * there, ()]
    shuffle_in(g, 0, "bless")
    assert g.decks[0] == ("bless",) * (there < 10)
    g.decks = [("curse",) * (there - 1), ("curse",), ()]
    shuffle_in(g, 0, "curse")
    assert g.decks[0].count("curse") == there - 1 + (there < 10)
    g.decks = [("curse",) * 10, (), ("curse",) * there]
    shuffle_in(g, 2, "curse")
    assert g.decks[2].count("curse") == 10
