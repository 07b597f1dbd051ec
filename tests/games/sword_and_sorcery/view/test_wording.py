"""Every word a player reads exists in both languages."""

from __future__ import annotations

import random
import re

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tabletome.games.sword_and_sorcery.content.dice import COLOURS, FACES, SIDES
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_POWERS, SCROLLS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.orders import Struck
from tabletome.games.sword_and_sorcery.content.notation.terms import MAGIC, SKILL
from tabletome.games.sword_and_sorcery.content.powers import INNATE, POWERS
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.state import THE_CARD
from tabletome.games.sword_and_sorcery.view.attacks import cost_text
from tabletome.games.sword_and_sorcery.view.deck_cards import encounter_card, event_card
from tabletome.games.sword_and_sorcery.view.power_cards import power_card
from tabletome.games.sword_and_sorcery.view.scene import innate_card
from tabletome.games.sword_and_sorcery.view.terms import terms
from tabletome.games.sword_and_sorcery.view.wording import behaviour_text, blow_text, item_text, thing_name
from tabletome.scene import translator, view
from tests.words import assert_written, names_in, texts_in


@pytest.mark.parametrize(
    ("players", "quest"), [(1, "first-breath"), (2, "greykeep"), (5, "troll-bridge"), (3, "hollow-crown")]
)
def test_everything_shown_in_play_is_said_in_both_languages(players: int, quest: str) -> None:
    rng = random.Random(players)
    found: set[str] = set()
    for game in range(2):
        table = Table(GAME, GAME.options.read({"players": players, "quest": quest}), f"words-{game}")
        while table.outcome is None:
            decision = rng.choice(table.pending)
            if rng.random() < 0.2:
                found |= names_in(view(table, decision.seat, since=len(table.log) - 3))
            table.play(decision.seat, rng.choice(decision.options))
        found |= names_in(view(table, 0))
    assert_written(GAME, found)


def test_every_card_is_described_in_both_languages() -> None:
    found = {text.name for item in FACE.values() for text in texts_in(item_text(item))}
    found |= {text.name for card in (*FACE, "bare-hands") if card for text in texts_in(thing_name(card))}
    for name in POWERS:
        found |= {text.name for text in texts_in(power_card(name, 1, 7))}
    for name in INNATE:
        found |= {text.name for text in texts_in(innate_card(name))}
    for name in ENEMY_POWERS:
        found |= {f"power-{name}", f"power-{name}-text", f"trait-{name}"}
    for name, event in EVENTS.items():
        found |= {text.name for text in texts_in(event_card(name))} | {f"card-{event.name}"}
    for name in ENCOUNTERS:
        found |= {text.name for text in texts_in(encounter_card(name))}
    for scroll in SCROLLS.values():
        found |= {f"trait-{trait.name}" for trait in scroll.traits}
        found |= {f"trait-{trait.name}-text" for trait in scroll.traits}
        found |= {text.name for blow in (scroll.main, scroll.off) if blow for text in texts_in(blow_text(blow))}
        found |= {text.name for each in scroll.behaviours for text in texts_in(behaviour_text(each))}
        found.add(f"primary-{scroll.target}")
    assert_written(GAME, found)


@rule("SS-ITEM-14", "SS-ITEM-23", "SS-ITEM-33", "SS-ITEM-39")
def test_an_item_card_shows_the_parts_of_its_kind() -> None:
    def shown(card: str) -> list[str]:
        return [text.name for text in item_text(FACE[card])]

    assert shown("hammer") == ["weapon-line", "spend", "spend"]
    assert shown("scale-mail") == ["armor-line", "spend"]
    assert shown("ring-of-shields") == ["passive-shields", "artifact-line"]
    assert shown("boots-of-haste") == ["item-grants", "artifact-line"]
    assert shown("sun-stone")[0] == shown("healing-potion")[0] == shown("elven-arrows")[0] == "item-use"
    assert shown("ancient-seal")[-1] == "item-of-the-story"
    assert len(shown("sack")) == 1
    (weapon, *_), (armor, *_) = item_text(FACE["hammer"]), item_text(FACE["studded-leather"])
    assert weapon.args["reach"] == 0
    assert [armor.args[part] for part in ("armor", "shields", "defence")] == [1, 0, 2]


def test_the_catalogue_is_said_in_both_languages() -> None:
    shelves = GAME.catalogue()
    assert len([card for zone in shelves for card in zone.cards]) > 250
    assert_written(GAME, {text.name for text in texts_in(shelves)})


def test_every_kind_of_action_has_words() -> None:
    assert_written(GAME, {f"action-{kind.verb}" for kind in VOCABULARY})


@rule("SS-COMBAT-26")
def test_a_card_that_attacks_by_itself_has_a_name_for_its_blow() -> None:
    striking = {name for name, trap in TRAPS.items() if any(isinstance(order, Struck) for order in trap.orders)}
    assert striking
    assert_written(GAME, {f"weapon-{name}" for name in (*striking, THE_CARD)})


@rule("SS-ICON-02")
def test_two_equal_symbols_are_counted_not_repeated() -> None:
    for language, told in (("en", "2 × [[symbol-magic]]"), ("ru", "2 × [[symbol-magic]]")):
        assert translator(language, GAME.folder).say(cost_text((MAGIC, MAGIC))) == told
    assert translator("en", GAME.folder).say(cost_text((SKILL, MAGIC))) == "[[symbol-skill]] [[symbol-magic]]"


@rule("SS-ICON-01", "SS-ICON-14")
@pytest.mark.parametrize("colour", range(2))
def test_the_glossary_has_every_face_of_each_die_with_its_sides(colour: int) -> None:
    (die,) = [term for term in terms() if term.id == f"die-{COLOURS[colour]}"]
    assert die.text is not None
    said = translator("en", GAME.folder).say(die.text)
    sides = [int(number) for number in re.findall(r"\((\d+)\)", said)]
    assert sum(sides) == SIDES
    assert len(sides) == len(set(FACES[colour]))
    assert "[[symbol-miss]] (1)" in said
