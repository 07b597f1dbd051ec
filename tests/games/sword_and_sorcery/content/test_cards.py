"""The decks of event, encounter and trap cards: what the box holds and what the book shows of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.quests import TrapCard
from tabletome.games.sword_and_sorcery.content.notation.terms import POISON_1, PURPLE, RANKS, STYLES
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.scene.words import t, translator

FOLDER = Path(o.__file__).parents[2]
LEDGER = Ledger.load(FOLDER / "rules.yaml")


def data(id: str) -> Any:
    return LEDGER.rule(id).data


@rule("SS-COMP-02")
def test_the_decks_have_the_counts_of_the_box() -> None:
    box = data("SS-COMP-02")
    assert len(EVENTS) == box["event_cards"] == 20
    assert len(ENCOUNTERS) == box["encounter_cards"] == 15
    assert len(TRAPS) == box["trap_cards"] == 13


@rule("SS-EVENT-13")
def test_event_cards_are_numbered_from_1_to_20() -> None:
    assert sorted(card.number for card in EVENTS.values()) == list(range(1, 21))
    assert all(card.name == name for name, card in EVENTS.items())


@rule("SS-EVENT-05", "SS-EVENT-20")
def test_there_are_normal_story_day_and_night_events_and_the_sample_cards_have_their_numbers() -> None:
    assert Counter(card.kind for card in EVENTS.values()) == {"normal": 15, "story": 3, "day": 1, "night": 1}
    samples = data("SS-EVENT-20")
    assert EVENTS["night"].number == samples["Night"]["number"]
    assert EVENTS["day"].number == samples["Day"]["number"]
    assert EVENTS["story-3"].number == samples["Story Event III"]["number"]
    assert EVENTS["day"].once == (o.Rotate(1),), "forward"
    assert EVENTS["night"].once == (o.Rotate(-1),), "backward"


@rule("SS-EVENT-21")
def test_gift_from_above_follows_the_soul_nature() -> None:
    card = EVENTS["gift-from-above"]
    assert card.number == data("SS-EVENT-21")["number"]
    (choice,) = card.once
    assert choice == o.ByNature(law=(o.Recover(1, "one-hero"),), chaos=(o.Lose(1, "one-enemy"),))
    assert card.source == "book"


@rule("SS-EVENT-22")
def test_slaughter_gives_crit_to_first_attacks_and_spawns() -> None:
    card = EVENTS["slaughter"]
    assert card.number == data("SS-EVENT-22")["number"]
    assert card.lasting == (o.Lasting("first-attack-crit"),)
    assert card.spawn == o.Spawn(-1, -2)
    assert card.source == "book"


@rule("SS-ICON-13")
def test_all_forms_of_the_spawn_formula_are_in_the_deck_and_most_cards_have_one() -> None:
    formulas = [card.spawn for card in EVENTS.values() if card.spawn is not None]
    assert {(formula.few, formula.many) for formula in formulas} == {(-1, -2), (0, 0), (1, 1)}
    assert len(formulas) >= 13


@rule("SS-AI-02")
@rule(
    "SS-AI-11", breaks=Break("content/encounters.py", 'encounter("O", "beasts-loose"', 'encounter("N", "beasts-loose"')
)
def test_encounter_cards_activate_by_rank_by_style_by_condition_and_by_number() -> None:
    mains = [activate for card in ENCOUNTERS.values() for activate in card.main]
    assert {activate.rank for activate in mains} >= set(RANKS)
    assert {style for activate in mains for style in activate.styles} == set(STYLES)
    assert any(activate.engaged for activate in mains)
    assert any(activate.wounded for activate in mains)
    assert {activate.count for activate in mains} >= {1, 2, 3}
    assert any(not card.main for card in ENCOUNTERS.values()), "a card that activates nobody"
    assert sorted(card.letter for card in ENCOUNTERS.values()) == list("ABCDEFGHIJKLMNO")


@rule("SS-BEST-13", "SS-BEST-14")
def test_the_encounter_cards_of_the_book_do_what_it_says() -> None:
    assert ENCOUNTERS["bloodlust"].letter == "K"
    assert ENCOUNTERS["bloodlust"].main == (o.Activate(wounded=True),)
    assert ENCOUNTERS["bloodlust"].otherwise == (o.Activate(last_resort=True),)
    assert ENCOUNTERS["leaders-attack"].main == (o.Activate(rank=PURPLE),)
    assert ENCOUNTERS["leaders-attack"].otherwise == (o.Activate(highest=True),)
    assert ENCOUNTERS["battle"].main == (o.Activate(count=3),)
    assert ENCOUNTERS["battle"].then == (o.ShuffleEncounters(),)
    assert {name for name, card in ENCOUNTERS.items() if card.source == "book"} == {
        "bloodlust", "leaders-attack", "battle",
    }  # fmt: skip


@rule("SS-BEST-15", "SS-DECK-06")
def test_the_trap_cards_of_the_book_have_their_names_radii_and_effects() -> None:
    assert TRAPS["poison-gas"] == TrapCard("poison-gas", 1, (o.Save((o.Suffer(POISON_1),)),), "book")
    assert TRAPS["alarm"].orders == (o.Encounter(),)
    assert TRAPS["lightning"].radius == 2
    assert TRAPS["flame"].radius == 1
    assert {"lightning", "flame", "pentagram"} <= set(TRAPS)
    for name in ("lightning", "flame"):
        (order,) = TRAPS[name].orders
        assert isinstance(order, o.Save)
        assert order.who == "near"


CARDS = [
    *(f"card-{name}" for name in EVENTS),
    *(f"encounter-{name}" for name in ENCOUNTERS),
    *(f"trap-{name}" for name in TRAPS),
]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_has_its_name_and_its_words_in_both_languages(language: str) -> None:
    said = translator(language, FOLDER)
    for name in (*CARDS, *(f"{name}-text" for name in CARDS)):
        text = said.say(t(name))
        assert text != name
        assert any("а" <= letter <= "я" for letter in text.lower()) == (language == "ru")
