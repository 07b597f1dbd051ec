"""Everything that players read is spelt right, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.spelling import DICTIONARIES, idle_names, messages, misspelt, names, quest_texts, unknown, words


@pytest.mark.parametrize("language", DICTIONARIES)
def test_every_word_is_in_a_dictionary_or_a_name(language: str) -> None:
    """A word that is right and in no dictionary belongs into `scripts/words`."""
    assert misspelt(language) == {}


@pytest.mark.parametrize("language", DICTIONARIES)
def test_the_names_are_sorted_and_all_needed(language: str) -> None:
    listed = names(language)
    assert listed == sorted(set(listed))
    assert idle_names(language) == []


def test_a_misspelt_word_is_found_wherever_it_stands(tmp_path: Path) -> None:
    text = tmp_path / "en.ftl"
    text.write_text(
        "a = { $count ->\n    [one] one sowrd\n   *[other] { $count } swords\n}\n    .title = Orcs' shileds\n"
    )
    quest = tmp_path / "quest.yaml"
    quest.write_text("story:\n  - {en: The brigde is down., ru: Мост разрушен.}\n  - step: {ru: За рекоой дым.}\n")
    found = words(messages(text), "en") | words(quest_texts(quest, "en"), "en")
    assert unknown(found, "en") == {"sowrd", "shileds", "brigde"}
    assert unknown(words(quest_texts(quest, "ru"), "ru"), "ru") == {"рекоой"}


def test_what_is_no_word_is_not_looked_up() -> None:
    assert words("{ 20th } the CITY's gate, co-operative; A b 7th https://xyzzy.org/qwx", "en") == {
        "the",
        "City",
        "gate",
        "co",
        "operative",
    }
