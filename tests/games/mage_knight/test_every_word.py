"""Every word in which cards are written has one entry in each room, and none is left over."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import pytest

from tabletome.engine.actions import kebab
from tabletome.engine.by_type import leaf_types
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.bots.uses import gains_of
from tabletome.games.mage_knight.content.changes import Change
from tabletome.games.mage_knight.content.notes import Note
from tabletome.games.mage_knight.rules.deeds import notation as n
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, SKILL_EFFECTS, UNIT_ABILITIES
from tabletome.games.mage_knight.view.wording import words_of
from tabletome.scene import LANGUAGES
from tests.words import written_for


def words(kind: type[n.Effect] = n.Effect) -> Iterator[type[n.Effect]]:
    for word in kind.__subclasses__():
        if not inspect.isabstract(word):
            yield word
        yield from words(word)


def parts(effect: n.Effect) -> Iterator[n.Effect]:
    yield effect
    for part in getattr(effect, "parts", ()):
        yield from parts(part)


def effects() -> Iterator[n.Effect]:
    """Everything printed on a card, a Unit or a Skill, part by part."""
    for card in CARD_EFFECTS.values():
        yield from (*parts(card.basic.effect), *parts(card.strong.effect))
    for abilities in UNIT_ABILITIES.values():
        for ability in abilities:
            yield from parts(ability.ready.effect)
    for skill in SKILL_EFFECTS.values():
        for ready in (skill.ready, skill.back, skill.answer):
            if ready is not None:
                yield from parts(ready.effect)


def test_every_word_is_done_said_and_valued_once() -> None:
    """Doing is a method of the word, without which it could not be written down."""
    found = set(words())
    assert all("do" in dir(word) for word in found)
    assert found == set(words_of) == set(gains_of)


def test_every_word_is_printed_somewhere() -> None:
    assert {type(effect) for effect in effects()} == set(words())


def names_in(room: str) -> list[str]:
    """Every name and attribute in the modules of a room."""
    return [
        node.attr if isinstance(node, ast.Attribute) else node.id
        for path in sorted((GAME.folder / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute | ast.Name)
    ]


NAMED = names_in("rules") + names_in("cards")


WORDS: list[type] = sorted(leaf_types(Change, Note), key=str)


@pytest.mark.parametrize("word", WORDS)
def test_every_change_and_note_is_brought_about_and_heeded(word: type) -> None:
    """By name, or by that of the family whose rule it follows."""
    names = {kind.__name__ for kind in word.__mro__ if issubclass(kind, Change | Note)} - {"Change", "Note", "Sum"}
    assert word.__name__ in NAMED, "nothing brings it about"
    assert sum(NAMED.count(name) for name in names) >= 2, "nothing heeds it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_change_and_note_has_a_message_and_none_is_left_over(language: str) -> None:
    said = {f"change-{kebab(type(effect.change).__name__)}" for effect in effects() if isinstance(effect, n.ThisTurn)}
    said |= {
        f"note-{kebab(type(effect.note).__name__)}"
        for effect in effects()
        if isinstance(effect, n.Attack) and effect.note is not None
    }
    written = {name for name in written_for(GAME, language) if name.startswith(("change-", "note-"))}
    assert said == written
