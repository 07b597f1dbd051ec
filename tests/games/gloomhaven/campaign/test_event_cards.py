"""City and road events: GH-EVENT, GH-CEVENT, GH-REVENT, and every card of both decks."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from msgspec.structs import replace

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign import event_decks
from tabletome.games.gloomhaven.campaign.event_cards import EVENT_CARDS, resolve
from tabletome.games.gloomhaven.content.achievements import GLOBAL, PARTY
from tabletome.games.gloomhaven.content.city_events import EVENTS as CITY
from tabletome.games.gloomhaven.content.class_events import LOCKED, RETIRE_EVENT, STARTING, UNLOCK_EVENT
from tabletome.games.gloomhaven.content.items import NUMBERED
from tabletome.games.gloomhaven.content.notation.conditions import BIT
from tabletome.games.gloomhaven.content.notation.events import (
    DECKS,
    Achieve,
    AddEvent,
    AsOption,
    Classes,
    Design,
    Effect,
    Either,
    EventCard,
    If,
    Item,
    OpenScenario,
    StartWith,
)
from tabletome.games.gloomhaven.content.road_events import EVENTS as ROAD
from tabletome.games.gloomhaven.content.scenarios import all_scenarios
from tabletome.games.gloomhaven.events import EventChosen, EventDrawn, EventOver
from tabletome.games.gloomhaven.sheets import (
    AddsMinusOnes,
    EventInProgress,
    HasUsedUp,
    IsBlessed,
    StartEffect,
    StartsDiscarding,
    StartsHurt,
    StartsWith,
)
from tabletome.games.gloomhaven.view.event_scene import event_card, event_zones
from tabletome.games.gloomhaven.view.event_text import describe_start
from tabletome.games.gloomhaven.view.narration import narrate
from tabletome.games.gloomhaven.view.questions import question
from tabletome.scene import LANGUAGES, t
from tests.games.gloomhaven.town import Town, town
from tests.words import assert_written, names_in, written

ALL_CARDS = [(card.deck, card.number) for card in (*CITY, *ROAD)]

# The decks


@rule("GH-EVENT-06")
def test_a_campaign_begins_with_thirty_cards_in_each_deck_shuffled_separately() -> None:
    city, road = event_decks.deal(seeded("decks"))
    assert sorted(city) == sorted(road) == list(range(1, 31))
    assert city != road
    assert city != tuple(range(1, 31))


@rule("GH-EVENT-07", "GH-EVENT-08")
def test_a_deck_is_shuffled_when_a_card_is_added_to_it() -> None:
    order = tuple(range(1, 31))
    party = town(city=order, road=order)
    event_decks.add(party.g, "city", 70)
    assert sorted(party.deck("city")) == [*order, 70]
    assert tuple(each for each in party.deck("city") if each != 70) != order
    assert party.deck("road") == order
    event_decks.add(party.g, "city", 70)
    assert party.deck("city").count(70) == 1


@rule("GH-RETIRE-07", "GH-RETIRE-08", "GH-EVENT-06")
def test_every_class_has_its_own_events() -> None:
    assert sorted(UNLOCK_EVENT.values()) == list(range(31, 42))
    assert sorted(RETIRE_EVENT.values()) == list(range(42, 59))
    assert set(UNLOCK_EVENT) == set(LOCKED)
    assert set(RETIRE_EVENT) == {*LOCKED, *STARTING}
    assert all((deck, number) in EVENT_CARDS for deck in DECKS for number in range(31, 59))


# Drawing and choosing


@rule("GH-EVENT-01", "GH-EVENT-02", "GH-EVENT-03")
def test_the_top_card_is_drawn_and_the_party_chooses_one_of_two_options_before_it_is_turned() -> None:
    party = town(city=(14, 2, 3))
    script = resolve(party.g, "city")
    decision: Any = next(script)
    assert party.party.event == EventInProgress("city", 14)
    assert party.deck("city") == (2, 3)
    assert [str(option) for option in decision.options] == ["decide a", "decide b"]
    assert decision.seat == 0
    assert party.xp == [0, 0], "nothing has happened yet"
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    assert party.xp == [10, 10]
    assert party.party.reputation == 0, "the other option is ignored"
    assert party.party.event is None
    kinds = [type(event) for event in party.events]
    assert kinds[0] is EventDrawn
    assert kinds[1] is EventChosen
    assert kinds[-1] is EventOver


@pytest.mark.parametrize(("gold", "outcome"), [(10, 1), (0, 2)])
def test_the_story_is_told_to_the_end_that_comes_of_the_choice(gold: int, outcome: int) -> None:
    party = town(f"brute gold={gold}", city=(3, 2))
    script = resolve(party.g, "city")
    decision: Any = next(script)
    (zone,) = event_zones(party.g)
    assert zone.cards[0].parts[0].text == [t("story-city-3")]
    assert names_in(question(party.g, decision)) >= {"story-city-3-a", "story-city-3-b"}
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    told = [names_in(narrate(party.g, event)) for event in party.events]
    stories = [name for names in told for name in names if name.startswith("story-")]
    assert stories == ["story-city-3", "story-city-3-a", f"story-city-3-a-{outcome}"]


def test_no_story_is_left_over() -> None:
    wanted = {
        name
        for (deck, number), card in EVENT_CARDS.items()
        for option, outcomes in card.options.items()
        for name in (
            f"story-{deck}-{number}",
            f"story-{deck}-{number}-{option}",
            *(f"story-{deck}-{number}-{option}-{place}" for place in range(1, len(outcomes) + 1)),
        )
    }
    for language in LANGUAGES:
        words = written(GAME.folder / "text", language)
        assert {name for name in words if name.startswith(("story-city-", "story-road-"))} == wanted


@rule("GH-REVENT-01", "GH-EVENT-01")
def test_what_the_card_says_is_known_once_the_choice_is_made_and_cannot_be_unlearnt() -> None:
    party = town(road=(2, 3))
    revealed = party.g.revealed
    script = resolve(party.g, "road")
    decision: Any = next(script)
    drawn = party.g.revealed
    assert drawn != revealed
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    assert party.g.revealed != drawn


@rule("GH-EVENT-05", "GH-EVENT-07")
def test_a_card_goes_to_the_bottom_of_its_deck_unshuffled_or_out_of_the_game() -> None:
    deck = (22, *range(1, 11))
    back = town(city=deck)
    back.runs(resolve(back.g, "city"), "decide b")
    assert back.deck("city") == (*range(1, 11), 22)
    gone = town(city=deck)
    gone.runs(resolve(gone.g, "city"), "decide a")
    assert gone.deck("city") == tuple(range(1, 11))


@rule("GH-EVENT-05", "GH-EVENT-04")
def test_where_the_card_goes_may_depend_on_the_outcome() -> None:
    assert town("tinkerer gold=4").resolves("city", 3, "decide a").deck("city") == (99, 3)
    assert town("tinkerer gold=14").resolves("city", 3, "decide a").deck("city") == (99,)


@rule("GH-CEVENT-01")
def test_an_empty_deck_has_no_event() -> None:
    party = town()
    party.runs(resolve(party.g, "city"))
    assert party.events == []


# Conditions


@rule("GH-REVENT-02", "GH-REVENT-07", "GH-EVENT-04")
def test_every_outcome_whose_condition_is_met_applies_from_top_to_bottom() -> None:
    both = town("tinkerer", "spellweaver").resolves("city", 40, "decide a")
    assert (both.party.reputation, both.party.prosperity) == (2, 1)
    first = town("tinkerer", "brute").resolves("city", 40, "decide a")
    assert (first.party.reputation, first.party.prosperity) == (2, 0)
    none = town("scoundrel", "brute").resolves("city", 40, "decide a")
    assert (none.party.reputation, none.party.prosperity) == (0, 0)


@rule("GH-REVENT-03", "GH-REVENT-06")
def test_one_of_the_classes_listed_is_enough_and_otherwise_means_that_none_was_there() -> None:
    assert town("brute", "mindthief").resolves("city", 28, "decide a").gold == [10, 10]
    without = town("brute", "tinkerer").resolves("city", 28, "decide a")
    assert without.gold == [0, 0]
    assert without.party.reputation == -3


@rule("GH-REVENT-04", "GH-REP-02")
@pytest.mark.parametrize(("reputation", "gold"), [(-4, [5, 5]), (-5, [15, 15])])
def test_some_outcomes_ask_for_a_reputation(reputation: int, gold: list[int]) -> None:
    party = town("brute gold=10", "tinkerer gold=10", reputation=reputation).resolves("city", 10, "decide a")
    assert party.gold == gold


@rule("GH-REVENT-04", "GH-REVENT-02")
def test_a_part_of_an_outcome_may_ask_for_a_reputation_as_it_is_when_it_is_read() -> None:
    for reputation, items in ((-7, ()), (-8, ("major-power-potion",)), (-10, ("major-power-potion",))):
        party = town("brute", reputation=reputation).resolves("road", 19, "decide b")
        assert party.party.reputation == reputation - 2
        assert party.party.members[0].items == items


@rule("GH-REVENT-05", "GH-REVENT-08")
def test_the_party_pays_a_price_together_if_it_has_that_much_and_divides_it_as_it_likes() -> None:
    rich = town("brute gold=4", "tinkerer gold=8", "scoundrel gold=0")
    rich.resolves("city", 16, "decide a", "share 3")
    assert rich.gold == [1, 1, 0]
    assert sorted(rich.deck("city")) == [70, 99]
    poor = town("brute gold=4", "tinkerer gold=5").resolves("city", 16, "decide a")
    assert poor.gold == [4, 5]
    assert poor.deck("city") == (99,)


@rule("GH-REVENT-05")
@pytest.mark.parametrize(("reputation", "paid"), [(9, 20), (10, 15)])
def test_a_party_with_a_good_name_may_pay_less(reputation: int, paid: int) -> None:
    party = town("brute gold=30", reputation=reputation).resolves("city", 8, "decide a")
    assert party.gold == [30 - paid]
    assert 93 in party.party.open


@rule("GH-REVENT-05", "GH-REVENT-09")
def test_a_price_for_each_is_paid_only_if_everyone_has_it() -> None:
    assert town("brute gold=5", "tinkerer gold=7").resolves("road", 35, "decide b").gold == [0, 2]
    poor = town("brute gold=4", "tinkerer gold=7").resolves("road", 35, "decide b")
    assert poor.gold == [4, 7]
    assert poor.party.start_effects == (StartsWith("poison"), StartsHurt(3)), "the other option's outcome follows"
    assert poor.deck("road") == (99,)


@rule("GH-REVENT-08")
def test_who_gives_an_item_away_and_who_shares_what_it_brings_is_the_players_choice() -> None:
    party = town("brute items=minor-stamina-potion", "scoundrel items=minor-stamina-potion", "tinkerer")
    party.resolves("road", 28, "decide a", "entrust 1", "share 0", "share 0", "share 10")
    assert [member.items for member in party.party.members] == [("minor-stamina-potion",), (), ()]
    assert party.gold == [10, 0, 10]
    assert town("brute", "scoundrel").resolves("road", 28, "decide a").gold == [0, 0]


# Effects


@rule("GH-REVENT-09")
def test_what_each_gains_every_character_gains() -> None:
    assert town("brute gold=1", "tinkerer").resolves("road", 13, "decide a").gold == [3, 2]
    assert town("brute", "tinkerer level=2").resolves("road", 20, "decide b").xp == [3, 48]
    assert town("brute checks=2", "tinkerer").resolves("city", 22, "decide b").checks == [3, 1]


@rule("GH-REVENT-08")
def test_gold_for_all_together_is_divided_as_the_players_wish() -> None:
    party = town("brute", "tinkerer", "scoundrel").resolves("city", 17, "decide a", "share 2", "share 8")
    assert party.gold == [2, 8, 0]
    assert town("brute").resolves("city", 17, "decide a").gold == [10]


@rule("GH-REVENT-10", "GH-REVENT-11")
def test_nobody_loses_more_gold_than_there_is() -> None:
    assert town("brute gold=3", "tinkerer gold=9").resolves("road", 8, "decide a").gold == [0, 4]
    together = town("brute gold=3", "tinkerer gold=4", reputation=10).resolves("city", 19, "decide a")
    assert together.gold == [0, 0]
    assert together.party.reputation == 12, "and the event goes on"


@rule("GH-REVENT-11")
def test_no_checkmark_is_lost_that_has_earned_a_perk() -> None:
    party = town("brute checks=4", "tinkerer checks=3", "scoundrel").resolves("road", 6, "decide a")
    assert party.checks == [3, 3, 0]


@rule("GH-REVENT-12", "GH-PROSP-01")
def test_the_city_loses_prosperity_but_not_its_level() -> None:
    assert town(prosperity=6).resolves("city", 59, "decide b").party.prosperity == 5
    assert town(prosperity=4).resolves("city", 59, "decide b").party.prosperity == 4
    assert town(prosperity=4).resolves("city", 9, "decide b").party.prosperity == 5


@rule("GH-REP-01", "GH-REP-02")
def test_events_change_the_reputation_within_its_bounds() -> None:
    assert town(reputation=19).resolves("city", 14, "decide b").party.reputation == 20
    assert town(reputation=-19).resolves("city", 75, "decide b").party.reputation == -20


@rule("GH-REVENT-08", "GH-LOOT-03", "GH-SHOP-08")
def test_an_item_goes_to_whom_the_players_choose() -> None:
    party = town("brute", "tinkerer").resolves("road", 5, "decide a", "entrust 1")
    assert party.party.members[1].items == ("necklace-of-teeth",)
    again = town("brute", "tinkerer items=necklace-of-teeth").resolves("road", 5, "decide a")
    assert again.party.members[0].items == (), "there is only one"
    other = town("brute items=battle-axe", "tinkerer").resolves("road", 60, "decide b")
    assert other.party.members[1].items == ("battle-axe",), "who owns it already is left out"
    alone = town("brute items=battle-axe").resolves("road", 60, "decide b")
    assert alone.gold == [10], "and sells a second one at once"


@rule("GH-EVENT-08", "GH-EVENT-07")
def test_events_bring_other_events_designs_scenarios_and_achievements() -> None:
    assert 71 in town().resolves("road", 10, "decide b").deck("city")
    assert town("brute gold=10").resolves("city", 57, "decide a").party.designs == (118,)
    random = town().resolves("city", 6, "decide b").party.designs
    assert len(random) == 1
    assert 71 <= random[0] <= 95
    assert 81 in town().resolves("city", 17, "decide b").party.open
    machine = town("brute gold=10").resolves("city", 3, "decide a").party
    assert machine.world == ("ancient-technology",)
    assert machine.members[0].items == ("curious-gear",)
    assert town().resolves("city", 72, "decide a").party.achievements == ("fishs-aid",)


def test_a_card_may_leave_a_second_choice() -> None:
    paid = town("brute gold=9").resolves("city", 1, "decide a", "bear 1")
    assert (paid.gold, paid.xp, paid.party.reputation) == ([4], [10], 0)
    blamed = town("brute gold=9").resolves("city", 1, "decide a", "bear 2")
    assert (blamed.gold, blamed.xp, blamed.party.reputation) == ([9], [10], -1)


@pytest.mark.parametrize(
    ("number", "plays", "effects"),
    [
        (1, ("decide a",), (StartsWith("poison"),)),
        (1, ("decide b",), (StartsHurt(3),)),
        (2, ("decide a",), (StartsWith("bless"),)),
        (21, ("decide b",), (StartsDiscarding(2),)),
        (59, ("decide a",), (StartsHurt(2), StartsWith("poison"), StartsWith("muddle"), StartsWith("bless"))),
        (12, ("decide b", "entrust 1"), (AddsMinusOnes(1, cards=3),)),
    ],
)
def test_what_the_next_scenario_starts_with_is_noted(
    number: int, plays: tuple[str, ...], effects: tuple[StartEffect, ...]
) -> None:
    assert town().resolves("road", number, *plays).party.start_effects == effects


@rule("GH-REVENT-08", "GH-REVENT-10")
def test_small_items_are_used_up_on_the_way() -> None:
    potion, cloak = "minor-healing-potion", "cloak-of-invisibility"
    one = town(f"brute items={potion}", f"tinkerer items=minor-stamina-potion,{cloak}")
    one.resolves("road", 9, "decide a", f"give-up 0 {potion}")
    assert one.party.start_effects == (HasUsedUp(0, potion),)
    assert one.party.members[0].items == (potion,), "it is still owned"
    each = town(f"brute items={potion}", f"tinkerer items={cloak}").resolves("road", 30, "decide a")
    assert each.party.start_effects == (HasUsedUp(0, potion),)
    assert each.party.reputation == 1
    nobody = town().resolves("road", 9, "decide a")
    assert nobody.party.start_effects == ()


# All cards


@rule("GH-EVENT-03", "GH-COMP-01")
def test_there_are_eighty_one_city_and_sixty_nine_road_events_with_two_options_each() -> None:
    assert [card.number for card in CITY] == list(range(1, 82))
    assert [card.number for card in ROAD] == list(range(1, 70))
    assert all(set(card.options) == {"a", "b"} for card in EVENT_CARDS.values())


def effects_of(card: EventCard) -> list[Effect]:
    found = [effect for option in card.options.values() for outcome in option for effect in outcome.effects]
    found += [each for effect in found if isinstance(effect, Either) for each in effect.effects]
    return found + [effect.effect for effect in found if isinstance(effect, If)]


def test_events_name_only_what_there_is() -> None:
    for card in EVENT_CARDS.values():
        for effect in effects_of(card):
            match effect:
                case Item() | Design():
                    assert effect.number in NUMBERED
                case AddEvent():
                    assert (effect.deck, effect.number) in EVENT_CARDS
                    assert effect.number > 30
                case OpenScenario():
                    assert effect.number in all_scenarios()
                case Achieve():
                    assert effect.name in (*GLOBAL, *PARTY)
                case StartWith():
                    assert effect.condition in (*BIT, "bless", "curse")
                case AsOption():
                    assert effect.option in card.options
        for outcome in itertools.chain.from_iterable(card.options.values()):
            if isinstance(outcome.when, Classes):
                assert set(outcome.when.names) <= {*LOCKED, *STARTING}


SITUATIONS: dict[str, tuple[tuple[str, ...], int]] = {
    "poor": (("brute", "tinkerer"), 0),
    "rich": (("scoundrel gold=90", "spellweaver gold=90 items=minor-stamina-potion,minor-healing-potion"), 0),
    "famous": (("cragheart gold=7", "mindthief gold=9", "brute gold=30", "tinkerer items=minor-stamina-potion"), 20),
    "feared": (("sunkeeper gold=200 checks=2", "nightshroud", "berserker level=9"), -20),
    "strangers": (("beast-tyrant gold=15", "elementalist", "sawbones", "soothsinger"), 12),
    "alone": (("plagueherald gold=200 items=minor-stamina-potion",), -12),
}


MET = ("machines", "sanctuary", "sunny", "praised", "gloomy", "feared")
"""Special conditions that have had their effect already, so that no card comes back by them."""


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_option_of_every_card_can_be_resolved_in_every_way(situation: str) -> None:
    members, reputation = SITUATIONS[situation]
    for deck, number in ALL_CARDS:
        for option in ("a", "b"):
            for way in (0, -1, 1):
                party = town(*members, reputation=reputation, prosperity=7, conditions_met=MET)
                party.g.party = replace(party.party, **{deck: (number, 99)})
                resolved(party, deck, option, way)
                check_resolved(party, deck, number)


def resolved(party: Town, deck: Any, option: str, way: int) -> None:
    """Always the first of the choices, or the last, or the middle one."""
    script = resolve(party.g, deck)
    decision: Any = next(script)
    answer = decision.options[0 if option == "a" else 1]
    while True:
        try:
            decision = script.send(answer)
        except StopIteration:
            return
        assert len(decision.options) > 1
        assert len(set(decision.options)) == len(decision.options)
        answer = decision.options[way if way != 1 else len(decision.options) // 2]


def check_resolved(party: Town, deck: str, number: int) -> None:
    """The card is under its deck or out of the game, and nobody has less than nothing."""
    cards = party.deck(deck)
    assert 99 in cards
    assert cards.count(number) == int(any(type(e) is EventOver and e.back for e in party.events))
    assert party.party.event is None
    assert all(member.gold >= 0 and member.checks >= 0 for member in party.party.members)
    assert -20 <= party.party.reputation <= 20


# In words


@rule("GH-EVENT-01", "GH-EVENT-03")
def test_the_back_of_a_card_is_shown_only_for_the_option_chosen() -> None:
    front = event_card(EventInProgress("city", 3))
    assert [part.id for part in front.parts] == ["event:city:3:story", "event:city:3:a", "event:city:3:b"]
    assert [text.name for part in front.parts for text in part.text] == [
        "story-city-3", "story-city-3-a", "front-cost", "story-city-3-b",
    ]  # fmt: skip
    _, back = event_card(EventInProgress("city", 3, "a")).parts
    assert back.id == "event:city:3:a"
    assert [text.name for text in back.text] == ["story-city-3-a", "outcome-gone", "outcome-back"]
    for deck, number in ALL_CARDS:
        stories = {f"story-{deck}-{number}", f"story-{deck}-{number}-a", f"story-{deck}-{number}-b"}
        shown = {text.name for part in event_card(EventInProgress(deck, number)).parts for text in part.text}
        assert shown - {"front-cost", "front-pay"} == stories


def test_every_event_is_described_in_both_languages() -> None:
    found: set[str] = set()
    for deck, number in ALL_CARDS:
        for option in ("", "a", "b"):
            found |= names_in(event_card(EventInProgress(deck, number, option)))
    party = town("brute items=minor-stamina-potion", "tinkerer")
    effects = (StartsWith("poison"), StartsWith("bless"), StartsHurt(3), StartsDiscarding(1), AddsMinusOnes(1, 3),
               IsBlessed(0), HasUsedUp(0, "iron-helmet"))  # fmt: skip
    for effect in effects:
        found |= names_in(describe_start(party.party, effect))
    assert_written(GAME, found)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_question_about_an_event_has_words_in_both_languages(situation: str) -> None:
    members, reputation = SITUATIONS[situation]
    found: set[str] = set()
    for deck, number in ALL_CARDS:
        for option in (0, 1):
            party = town(*members, reputation=reputation, conditions_met=MET)
            party.g.party = replace(party.party, **{deck: (number, 99)})
            script = resolve(party.g, deck)
            decision: Any = next(script)
            answer = decision.options[option]
            try:
                while True:
                    found |= names_in(question(party.g, decision))
                    found |= names_in(event_zones(party.g))
                    decision = script.send(answer)
                    answer = decision.options[-1]
            except StopIteration:
                found |= names_in([narrate(party.g, event) for event in party.events])
    assert_written(GAME, found)
