"""Every word of the notation has one entry in each room, and no word is known to many modules."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import pytest

from scripts import rooms
from tabletome.engine.by_type import leaf_types
from tabletome.games.gloomhaven.bots import goal_value
from tabletome.games.gloomhaven.bots.abilities import words as valued
from tabletome.games.gloomhaven.bots.items import effects as valued_items
from tabletome.games.gloomhaven.campaign import event_cards, start_effects
from tabletome.games.gloomhaven.content import items, modifier_cards
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation import abilities, dungeons, events, scenarios, special_rules
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Along, BossSpecial, Branch, Branching
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.rules.abilities.words import ally_performs, monster_performs, performs
from tabletome.games.gloomhaven.rules.items import in_turn
from tabletome.games.gloomhaven.rules.scenario import circumstances, goals, penalties
from tabletome.games.gloomhaven.sheets import StartEffect
from tabletome.games.gloomhaven.view import dungeon_text, event_text, goal_text, modifier_text, special_rule_text
from tabletome.games.gloomhaven.view.abilities.words import reads
from tabletome.games.gloomhaven.view.items import effects as item_text

GLOOMHAVEN = "tabletome.games.gloomhaven"
MOST_MODULES = 5
ABILITIES = leaf_types(Ability)
BRANCHES = leaf_types(Branch)
DEFEATS = {
    scenarios.EmptyHanded, scenarios.Lost, scenarios.LostMany, scenarios.Stranded, scenarios.TimeUp,
    scenarios.WithoutBearer, scenarios.Sunk, scenarios.Overrun, scenarios.Sacrificed, scenarios.Deserted,
    scenarios.Alone, scenarios.TooLate,
}  # fmt: skip
WORDS: list[tuple[str, Iterable[type], Mapping[type, Any]]] = [
    ("abilities in words", ABILITIES, reads),
    ("item effects in words", leaf_types(items.Effect), item_text.reads),
    ("item effects for bots", leaf_types(items.Effect), valued_items.worth),
    ("items used in a turn", leaf_types(items.InTurn), in_turn.uses),
    ("items of use in a turn", leaf_types(items.InTurn), in_turn.is_of_use),
    ("modifier cards in words", leaf_types(modifier_cards.ModifierEffect), modifier_text.reads),
    ("goals judged", leaf_types(scenarios.Goal), goals.meets),
    ("goals in words", leaf_types(scenarios.Goal) - DEFEATS, goal_text.reads),
    ("goals for bots", leaf_types(scenarios.Goal) - DEFEATS, goal_value.shares),
    ("defeats in words", DEFEATS, special_rule_text.reads_defeat),
    ("special rules in words", leaf_types(special_rules.SpecialRule), special_rule_text.reads),
    ("penalties of a dungeon", leaf_types(dungeons.Penalty), penalties.punishes),
    ("penalties of a dungeon in words", leaf_types(dungeons.Penalty), dungeon_text.reads),
    ("circumstances judged", leaf_types(special_rules.Circumstance), circumstances.holds),
    ("circumstances in words", leaf_types(special_rules.Circumstance), special_rule_text.reads_given),
    ("conditions of events", leaf_types(events.Condition) - {events.Otherwise}, event_cards.is_met),
    ("conditions of events in words", leaf_types(events.Condition) - {events.Otherwise}, event_text.reads_condition),
    ("effects of events", leaf_types(events.Effect) - {events.AsOption}, event_cards.applies),
    ("effects of events in words", leaf_types(events.Effect), event_text.reads_effect),
    ("what a scenario starts with", get_args(StartEffect), start_effects.takes_effect),
    ("what a scenario starts with in words", get_args(StartEffect), event_text.reads_start),
]


@pytest.mark.parametrize(("words", "table"), [row[1:] for row in WORDS], ids=[row[0] for row in WORDS])
def test_every_word_has_one_entry_and_none_is_left_over(words: Iterable[type], table: Mapping[type, Any]) -> None:
    assert set(table) == set(words)


def types_in(ability: Ability) -> set[type]:
    """An ability and those within it."""
    found: set[type] = {type(ability)}
    for name in ability.__struct_fields__:
        value = getattr(ability, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Ability):
                found |= types_in(each)
    return found


def on_class_cards() -> set[type]:
    halves = [half for each in CLASSES.values() for card in each.cards.values() for half in (card.top, card.bottom)]
    return {found for half in halves for ability in half.abilities for found in types_in(ability)}


def on_monster_cards() -> set[type]:
    acts = [card.abilities for deck in DECKS.values() for card in deck]
    acts += [act for boss in BOSSES.values() for act in boss.specials]
    acts += [each.abilities for each in CREATURES.values()]
    acts += [each.abilities for each in SERVANTS.values()]
    return {found for act in acts for ability in act for found in types_in(ability)}


def test_whoever_has_an_ability_on_a_card_can_perform_it_and_every_ability_is_on_a_card() -> None:
    """The special action of a boss that a card names is a card of its own; what comes along is a sticker's work."""
    monsters = on_monster_cards() - {BossSpecial}
    assert on_class_cards() <= set(performs)
    assert monsters <= set(monster_performs)
    assert on_class_cards() | monsters | {BossSpecial, Along} == ABILITIES
    assert set(performs) | set(monster_performs) | {BossSpecial} == ABILITIES
    assert set(ally_performs) <= set(performs)


def test_every_ability_of_a_character_is_valued_once_by_bots() -> None:
    """A branch is worth what lies behind it."""
    entries = [*valued.moves, *valued.strikes, *valued.worth]
    assert len(set(entries)) == len(entries)
    assert set(entries) == set(performs) - BRANCHES


def test_enhancing_a_line_reaches_into_every_kind_of_branch() -> None:
    assert set(BRANCHES) == set(get_args(Branching))


def test_few_modules_know_a_word() -> None:
    """Outside of the content, where it stands on cards."""
    names = {word.__name__ for word in ABILITIES}
    known: dict[str, set[str]] = defaultdict(set)
    for module in rooms.modules():
        if module.startswith(GLOOMHAVEN) and not module.startswith(f"{GLOOMHAVEN}.content."):
            for node in ast.walk(rooms.syntax(module)):
                if isinstance(node, ast.ImportFrom) and node.module == abilities.__name__:
                    for alias in node.names:
                        known[alias.name].add(module)
    assert names <= set(known) | {"BossSpecial"}
    assert {word: where for word, where in known.items() if word in names and len(where) > MOST_MODULES} == {}
