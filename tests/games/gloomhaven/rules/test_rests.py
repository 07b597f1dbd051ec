"""Rests, the order of a round, and what its end puts away: GH-REST, GH-INIT, GH-ENDRND."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.events import Exhausted, Healed, Rested, Revealed, RoundBegan, Suffered
from tabletome.games.gloomhaven.rules.flow import fix_order, select_choices
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY
from tabletome.games.gloomhaven.rules.scenario.battle_goals import SHORT_RESTED
from tabletome.games.gloomhaven.state import OFF, Active, Equipped, RoundEffects
from tests.games.gloomhaven.cards import holds, piles
from tests.games.gloomhaven.dungeon import PAIR_NEAR_GUARD, Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import enter

PILE = ("skewer", "wall-of-doom", "balanced-measure")


def rests(drawing: str = PAIR_NEAR_GUARD, *, first: str = "brute", discard: tuple[str, ...] = PILE) -> Dungeon:
    """The round is over, and the first character may rest."""
    game = dungeon(drawing)
    game.g.phase, game.g.place = "short_rests", 0
    game.hero(first).hand, game.hero(first).discard = ("trample",), discard
    return game


# Short rests


@rule("GH-REST-01", "GH-REST-02")
@pytest.mark.parametrize("discards", range(4))
def test_only_who_has_discarded_two_cards_may_rest(discards: int) -> None:
    game = rests(discard=PILE[:discards])
    assert game.asked() == ("rest" if discards >= 2 else "select")
    if discards >= 2:
        assert game.offers() == ["short-rest", "keep-on"]
        game.plays("keep-on")
        assert (game.hero("brute").discard, game.hero("brute").lost) == (PILE[:discards], ())
    assert game.asked() == "select"


@rule("GH-REST-02")
def test_who_rests_loses_the_card_that_is_drawn_and_takes_back_the_others() -> None:
    game = rests().plays("short-rest")
    decision = game.run.decision
    assert decision is not None
    lost = str(decision.about["card"])
    assert (decision.seat, lost in PILE, game.offers()) == (0, True, ["accept", "redraw"])
    game.plays("accept")
    brute = game.hero("brute")
    assert (brute.lost, brute.discard) == ((lost,), ())
    assert brute.hand == ("trample", *(card for card in PILE if card != lost))
    assert SHORT_RESTED in brute.deeds
    assert [(each.name, each.long, each.lost) for each in game.told(Rested)] == [("brute", False, lost)]
    assert game.health("brute") == 10


@rule("GH-REST-03")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_one_damage_buys_another_card_which_is_never_the_same(seed: str) -> None:
    game = dungeon(PAIR_NEAR_GUARD, seed=seed)
    game.g.phase, game.g.place = "short_rests", 0
    game.hero("brute").discard = PILE[:2]
    game.plays("short-rest")
    decision = game.run.decision
    assert decision is not None
    first = decision.about["card"]
    game.plays("redraw", "suffer")
    (other,) = (card for card in PILE[:2] if card != first)
    assert (game.health("brute"), game.hero("brute").lost) == (9, (other,))
    assert [(each.cause, each.rule) for each in game.told(Suffered)] == [("redraw", "GH-REST-03")]
    assert [each.lost for each in game.told(Rested)] == [other]


@rule("GH-REST-03", "GH-EXH-01")
def test_who_dies_of_the_damage_has_not_rested() -> None:
    game = rests().with_health("brute", 1).plays("short-rest", "redraw", "suffer")
    brute = game.hero("brute")
    assert (game.is_gone("brute"), sorted(brute.lost), brute.hand) == (True, sorted((*PILE, "trample")), ())
    assert (game.told(Rested), [each.name for each in game.told(Exhausted)]) == ([], ["brute"])


@rule("GH-REST-03", "GH-DMG-02")
def test_who_gives_discarded_cards_for_the_damage_may_rest_with_what_is_left() -> None:
    game = rests().plays("short-rest", "redraw")
    given = next(offer for offer in game.offers("lose-two"))
    game.plays(given)
    brute = game.hero("brute")
    (left,) = (card for card in PILE if card not in given.split())
    assert (brute.discard, len(brute.lost) + len(brute.hand)) == ((), len(PILE) + 1)
    assert left in brute.lost + brute.hand
    assert game.asked() == "select"


@rule("GH-REST-05", "GH-REST-06", "GH-ACTIVE-07")
def test_who_may_rest_well_chooses_the_card_is_healed_and_refreshes_items() -> None:
    game = dungeon(PAIR_NEAR_GUARD.replace("Brute", "Berserker")).with_health("berserker", 5)
    game.g.phase, game.g.place = "short_rests", 1
    hero = game.hero("berserker")
    holds(hero, hand="dazing-wound", discard="cauterize blood-pact bounce-back")
    hero.active = (Active("unstoppable-destruction", top=False),)
    hero.items = (Equipped("winged-shoes", IS_SPENT), Equipped("minor-healing-potion", IS_CONSUMED))
    game.plays("short-rest")
    pile = ["cauterize", "blood-pact", "bounce-back", "unstoppable-destruction"]
    assert (game.asked(), game.offers()) == ("long-rest", [f"lose {card}" for card in pile])
    game.plays("lose blood-pact")
    assert piles(hero) == {"hand": "dazing-wound cauterize bounce-back unstoppable-destruction", "lost": "blood-pact"}
    assert (game.health("berserker"), [each.by for each in game.told(Healed)]) == (7, [2])
    assert [worn.state for worn in hero.items] == [READY, IS_CONSUMED]
    assert SHORT_RESTED in hero.deeds
    told = [(each.long, each.lost, each.rule) for each in game.told(Rested)]
    assert told == [(False, "blood-pact", "GH-REST-06")]


@rule("GH-ACTIVE-07", "GH-REST-02")
def test_who_may_rest_well_and_does_not_has_the_card_no_more() -> None:
    game = dungeon(PAIR_NEAR_GUARD.replace("Brute", "Berserker"))
    game.g.phase, game.g.place = "short_rests", 1
    hero = game.hero("berserker")
    holds(hero, hand="dazing-wound cauterize")
    hero.active = (Active("unstoppable-destruction", top=False),)
    assert game.asked() == "select"
    assert piles(hero) == {"hand": "dazing-wound cauterize", "discard": "unstoppable-destruction"}


@rule("GH-REST-01", "GH-EXH-01")
def test_one_after_the_other_may_rest_but_not_the_exhausted() -> None:
    game = rests()
    game.hero("scoundrel").discard = ("backstab", "venom-shiv")
    game.plays("keep-on")
    decision = game.run.decision
    assert decision is not None
    assert (decision.kind, decision.seat, decision.about) == ("rest", 1, {"hero": 1})
    gone = rests()
    gone.figure("brute").at = OFF
    assert gone.asked() == "select"


# Choosing cards


@rule("GH-SELECT-01", "GH-REST-04", "GH-INIT-05")
def test_who_rests_long_acts_at_99_and_plays_no_cards() -> None:
    game = dungeon("Brute . . guard1")
    brute = game.hero("brute")
    brute.discard = PILE[:2]
    game.g.phase = "select_cards"
    game.plays("long-rest")
    assert (brute.resting, brute.initiative, brute.second_initiative, brute.chosen) == (True, 99, 99, ())
    assert [(each.lead, each.other, each.initiative) for each in game.told(Revealed)] == [("", "", 99)]
    assert game.g.order == ("bandit-guard", "brute")


@rule("GH-SELECT-01", "GH-SELECT-08", "GH-INIT-01")
def test_two_cards_leave_the_hand_and_the_leading_one_says_when_they_are_played() -> None:
    game = dungeon("Brute . . guard1")
    game.g.phase = "select_cards"
    brute = game.hero("brute")
    cards = CLASSES["brute"].cards
    assert len(select_choices(game.g, 0)) == 10 * 9
    game.plays("play trample grab-and-go")
    assert brute.chosen == ("trample", "grab-and-go")
    assert not set(brute.chosen) & set(brute.hand)
    assert (brute.initiative, brute.second_initiative) == (cards["trample"].initiative, cards["grab-and-go"].initiative)
    told = [(each.name, each.lead, each.other, each.initiative, each.rule) for each in game.told(Revealed)]
    assert told == [("brute", "trample", "grab-and-go", 72, "GH-INIT-01")]


@rule("GH-SELECT-09", "GH-EXH-02", "GH-ACTIVE-08")
@pytest.mark.parametrize(
    ("hand", "discard", "active", "exhausted"),
    [
        (2, 0, (), False),
        (1, 2, (), False),
        (1, 1, (), True),
        (0, 2, (), False),
        (1, 1, (Active("warding-strength", top=True),), False),
        (1, 1, (Active("immovable-phalanx", top=False),), True),
        (0, 0, (), True),
    ],
)
def test_who_can_neither_play_two_cards_nor_rest_is_exhausted(
    hand: int, discard: int, active: tuple[Active, ...], exhausted: bool
) -> None:
    game = dungeon(PAIR_NEAR_GUARD)
    brute = game.hero("brute")
    brute.hand, brute.discard, brute.active = PILE[:hand], ("trample", "quietus")[:discard], active
    game.g.phase = "begin_round"
    assert game.asked() == "select"
    assert game.is_gone("brute") is exhausted
    assert [each.number for each in game.told(RoundBegan)] == [2]


# The order of a round


def order_of(game: Dungeon, *types: str) -> tuple[str, ...]:
    list(fix_order(game.g, list(types)))
    return game.g.order


@rule("GH-INIT-02", "GH-INIT-04", "GH-INIT-05", "GH-INIT-06")
@pytest.mark.parametrize(
    ("brute", "scoundrel", "resting", "order"),
    [
        ((30, 50), (31, 1), "", "brute scoundrel guard"),
        ((50, 50), (50, 49), "", "scoundrel brute guard"),
        ((51, 1), (99, 99), "", "guard brute scoundrel"),
        ((50, 50), (99, 99), "scoundrel", "brute guard scoundrel"),
        ((99, 99), (99, 50), "scoundrel", "guard brute scoundrel"),
    ],
)
def test_low_before_high_characters_before_monsters_and_who_rests_last(
    brute: tuple[int, int], scoundrel: tuple[int, int], resting: str, order: str
) -> None:
    game = dungeon(PAIR_NEAR_GUARD).ability("guard", card_number("guard", 50))
    for name, (first, second) in (("brute", brute), ("scoundrel", scoundrel)):
        game.hero(name).initiative, game.hero(name).second_initiative = first, second
        game.hero(name).resting = name == resting
    assert order_of(game, "bandit-guard") == tuple(order.replace("guard", "bandit-guard").split())


@rule("GH-INIT-06", "GH-SPECIAL-07")
@pytest.mark.parametrize(("initiative", "before"), [(48, 1), (49, 1), (50, 0)])
def test_an_ally_of_the_page_acts_at_the_initiative_that_it_says_after_whoever_is_tied_with_it(
    initiative: int, before: int
) -> None:
    g = enter("armory-heist", players=1, first_level=5).g
    g.heroes[0].initiative = g.heroes[0].second_initiative = initiative
    assert list(fix_order(g, [])) == []
    assert g.order == (("scoundrel", "rikharn") if before else ("rikharn", "scoundrel"))


@rule("GH-INIT-04", "GH-SPECIAL-07")
def test_monsters_act_before_an_ally_of_the_page_that_is_tied_with_them() -> None:
    g = enter("armory-heist", players=1, first_level=5).g
    g.heroes[0].initiative = g.heroes[0].second_initiative = 99
    g.drawn["flame-demon"] = card_number("flame-demon", 49)
    assert list(fix_order(g, ["flame-demon"])) == []
    assert g.order == ("flame-demon", "rikharn", "scoundrel")


# What the end of a round puts away


@rule("GH-ENDRND-01", "GH-SHIELD-02")
def test_what_lasts_a_round_and_whoever_has_died_is_gone_with_its_end() -> None:
    game = dungeon("Brute Scoundrel . guard1 guard2")
    game.with_effects("brute", shield=2).with_effects("guard2", attack=1)
    game.figure("guard1").at = OFF
    game.g.phase, game.g.late, game.g.drawn["guard"] = "cleanup", (3,), 0
    assert game.asked() == "select"
    assert [each.effects for each in game.g.figures] == [RoundEffects()] * 3
    assert [each.number for each in game.g.figures[2:]] == [2]
    assert not any((game.g.drawn, game.g.late, game.g.order))
