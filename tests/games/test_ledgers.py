"""The numbered rules of every game are whole, in both languages, and say nothing of how their text was won."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game, game_names

every_game = pytest.mark.parametrize("name", game_names())
NO_RUSSIAN = re.compile(r"BattleLore|FAQ|\b[A-Z]{2,3}-[A-Z0-9]+-\d\d\b|\b[IVX]+\b|\{n\}|\b\d*[A-Za-z]\b")
"""What is the same in Russian: names as printed, numbers of rules, Roman numerals, letters that the rule explains."""
REMARK = re.compile(
    r"conflict|\blost icon|icons? (?:is |are |was |were )?lost|colour lost|figures? (?:is|was|were) lost|recoverable|`|"
    r"\[|[a-z]_[a-z]|in the picture only|picture only|not in the text|\(read as\b|see [A-Z]{3,}\b|"
    r"значок потерян|утрачен|читаем как|в тексте не сказано"
)
"""What whoever read the book has noted: not what the book says."""
BASES = {"book", "public", "official", "decision"}
NAMED = re.compile(r"(?:scenario|name|landmark|trait|option|term)-\S+")
"""Messages that call something by its name."""
STEM = 4
"""So many first letters tell whether a Russian word is the same in another form."""
SHORTEST = 50
"""Fewer characters than these cannot say what a table holds."""


def ledger_of(name: str) -> Ledger:
    return Ledger.load(find_game(name).folder / "rules.yaml")


def words_of(data: Any) -> Iterator[str]:
    """All words of a table, those of its columns too."""
    match data:
        case dict():
            for key, value in data.items():
                yield from (*words_of(key), *words_of(value))
        case list():
            for value in data:
                yield from words_of(value)
        case str():
            yield data


def leaves(data: Any) -> int:
    """How many there are. What a table calls by both its names is one thing."""
    match data:
        case dict():
            return sum(1 + leaves(value) for key, value in data.items() if not str(key).endswith("_ru"))
        case list():
            return sum(map(leaves, data))
    return 1


def english_in(russian: str) -> list[str]:
    return re.findall("[A-Za-z]+", NO_RUSSIAN.sub("", russian))


@every_game
def test_rules_sections_and_book_are_named_in_both_languages(name: str) -> None:
    ledger = ledger_of(name)
    texts = [*(rule.text for rule in ledger.rules.values()), *(rule.source for rule in ledger.rules.values())]
    texts += [*(section.title for section in ledger.sections), ledger.title, ledger.book]
    for text in filter(None, texts):
        assert not re.search("[а-яё]", text["en"], re.IGNORECASE), text
        assert re.search("[а-яё]", text["ru"], re.IGNORECASE), text
        assert not english_in(text["ru"]) or text is ledger.title, text


@every_game
def test_every_word_of_a_table_is_said_in_russian(name: str) -> None:
    ledger = ledger_of(name)
    said = {word for rule in ledger.rules.values() for word in words_of(rule.data)}
    assert ledger.words.keys() <= said, "translations of nothing"
    for rule in ledger.rules.values():
        told = ledger.table_of(rule, "ru")
        assert leaves(told) == leaves(rule.data), f"{rule.id}: two words became one"
        assert not english_in(" ".join(words_of(told))), rule.id


@every_game
def test_a_table_is_said_in_words(name: str) -> None:
    tables = [rule for rule in ledger_of(name).rules.values() if rule.data and rule.kind in ("table", "scenario")]
    assert [rule.id for rule in tables for lang in ("en", "ru") if len(rule.text_in(lang)) < SHORTEST] == []


@every_game
def test_rules_say_nothing_of_how_their_text_was_won(name: str) -> None:
    ledger = ledger_of(name)
    said = [(rule.id, text) for rule in ledger.rules.values() for text in rule.text.values()]
    said += [(rule.id, word.replace("_", " ")) for rule in ledger.rules.values() for word in words_of(rule.data)]
    assert [id for id, text in said if REMARK.search(text)] == []


@every_game
def test_no_section_is_named_by_its_id(name: str) -> None:
    ledger = ledger_of(name)
    ids = re.compile(rf"\b(?:{'|'.join(section.id for section in ledger.sections if len(section.id) > 2)})\b")
    number = re.compile(r"[A-Z]+-[A-Z0-9]+-\d\d")
    texts = [(rule.id, number.sub("", text)) for rule in ledger.rules.values() for text in rule.text.values()]
    assert [id for id, text in texts if ids.search(text)] == []


@every_game
def test_every_reading_names_its_rules_says_what_it_rests_on_and_is_told_in_both_languages(name: str) -> None:
    for conflict in ledger_of(name).conflicts:
        assert conflict.rules, conflict.issue
        assert conflict.basis in BASES, conflict.issue
        for text in (conflict.issue, conflict.reading):
            assert not re.search("[а-яё]", text["en"], re.IGNORECASE), text
            assert re.search("[а-яё]", text["ru"], re.IGNORECASE), text
            assert not english_in(text["ru"]), text
            assert not REMARK.search(text["en"]), text


def stems(text: str) -> list[str]:
    """What a glossary or a message calls a thing by, in whatever form: how each of its names begins."""
    names = re.sub(r"\(.*?\)", "", text).lower().replace("ё", "е").split("/")
    return [name.strip()[:STEM] for name in names]


@every_game
def test_what_the_book_has_a_russian_name_for_is_called_by_it(name: str) -> None:
    folder = find_game(name).folder
    printed: dict[str, list[str]] = {}
    for term in ledger_of(name).glossary:
        for called in re.sub(r"\(.*?\)", "", term.en).lower().split("/"):
            printed.setdefault(called.strip(), []).extend(stems(term.ru))
    english, russian = ({id: text.strip() for id, text in one_line(folder / "text", lang)} for lang in ("en", "ru"))
    wrong = {
        id: russian[id]
        for id, text in english.items()
        if NAMED.fullmatch(id) and text.lower() in printed and stems(russian[id])[0] not in printed[text.lower()]
    }
    assert wrong == {}


def one_line(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Messages that are one line."""
    for file in sorted(folder.glob(f"*{lang}.ftl")):
        yield from re.findall(r"^([a-z0-9_-]+) = (.+)$", file.read_text(), re.MULTILINE)
