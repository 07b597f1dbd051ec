"""The ledger: what it accepts, what it rejects and how it says so, and who names and proves a rule."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tabletome.engine.errors import TabletomeError
from tabletome.engine.ledger import (
    Ledger,
    LedgerError,
    Place,
    UnknownRule,
    coverage,
    named_ids,
    proved_ids,
    rule,
)

KINGDOMS = Path(__file__).parents[2] / "src/tabletome/games/tiny_epic_kingdoms/rules.yaml"

SMALL = """
game: chess
title: {en: Chess, ru: Шахматы}
source: The book of chess
sections:
  - {id: MOVE, title: {en: Moves, ru: Ходы}}
  - {id: END, title: {en: The end, ru: Конец}}
rules:
  - {id: CH-MOVE-01, kind: rule, lines: "1", en: White moves first., ru: Белые ходят первыми.}
  - {id: CH-MOVE-02, kind: rule, lines: "2-3", en: A rook moves straight., ru: Ладья идёт прямо.}
  - {id: CH-MOVE-04, kind: rule, lines: "4", en: A king moves one step towards any side., data: {steps: 1}}
  - {id: CH-MOVE-05, kind: example, lines: "5", en: A rook on a1 may move to a8.}
  - {id: CH-END-01, kind: definition, lines: "6", en: Mate ends the game., ru: Мат заканчивает игру.}
glossary:
  - {en: rook, ru: ладья, means: "The tower in the corner."}
conflicts:
  - {lines: "1", rules: [CH-MOVE-01], basis: book,
     issue: {en: "Who is white?", ru: "Кто играет белыми?"}, reading: The one who moves first.}
missing:
  - {what: The clock, known: Nothing., count: 2}
"""


def small(old: str = "", new: str = "") -> Ledger:
    """The small ledger with one thing changed."""
    assert old in SMALL
    return Ledger.parse(SMALL.replace(old, new, 1) if old else SMALL, "chess.yaml")


def write(folder: Path, **files: str) -> Path:
    """A folder with these Python files."""
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / f"{name}.py").write_text(content, encoding="utf-8")
    return folder


def ids_named(tmp_path: Path, source: str) -> list[str]:
    return list(named_ids(small(), write(tmp_path / "game", rules=source)))


def ids_proved(tmp_path: Path, source: str) -> list[str]:
    return list(proved_ids(small(), write(tmp_path / "tests", test_rules=source)))


# ---------------------------------------------------------------- reading


def test_a_ledger_holds_what_its_file_says() -> None:
    ledger = small()
    assert (ledger.game, ledger.prefix, ledger.book) == ("chess", "CH", {"en": "The book of chess"})
    assert ledger.title == {"en": "Chess", "ru": "Шахматы"}
    assert ledger.sections == [("MOVE", {"en": "Moves", "ru": "Ходы"}), ("END", {"en": "The end", "ru": "Конец"})]
    assert list(ledger.rules) == ["CH-MOVE-01", "CH-MOVE-02", "CH-MOVE-04", "CH-MOVE-05", "CH-END-01"]
    assert ledger.glossary[0].ru == "ладья"
    assert ledger.missing[0].count == 2


def test_a_rule_knows_its_section_kind_lines_and_data() -> None:
    king = small().rule("CH-MOVE-04")
    assert (king.section, king.kind, king.lines, king.data) == ("MOVE", "rule", "4", {"steps": 1})


def test_a_rule_speaks_english_where_it_has_no_russian() -> None:
    ledger = small()
    assert ledger.rule("CH-MOVE-01").text_in("ru") == "Белые ходят первыми."
    assert ledger.rule("CH-MOVE-01").text_in("en") == "White moves first."
    assert ledger.rule("CH-MOVE-04").text_in("ru") == "A king moves one step towards any side."


def test_a_ledger_that_nobody_has_translated_yet_may_say_text_instead_of_en() -> None:
    ledger = small("en: White moves first., ru: Белые ходят первыми.", "text: White moves first.")
    assert ledger.rule("CH-MOVE-01").text == {"en": "White moves first."}


def test_section_titles_may_be_english_alone() -> None:
    assert small("{en: Moves, ru: Ходы}", "Moves").sections[0].title == {"en": "Moves"}


def test_a_section_gives_its_rules_in_the_order_of_the_book() -> None:
    assert [rule.id for rule in small().section("END")] == ["CH-END-01"]


def test_a_rule_shows_the_readings_that_touch_it() -> None:
    ledger = small()
    [conflict] = ledger.conflicts_of("CH-MOVE-01")
    assert (conflict.issue_in("en"), conflict.issue_in("ru")) == ("Who is white?", "Кто играет белыми?")
    assert conflict.reading_in("ru") == conflict.reading_in("en") == "The one who moves first."
    assert ledger.conflicts_of("CH-MOVE-02") == []


@pytest.mark.parametrize(
    ("word", "lang", "found"),
    [
        ("rook", "en", ["CH-MOVE-02", "CH-MOVE-05"]),
        ("ROOK a8", "en", ["CH-MOVE-05"]),
        ("straigh", "en", ["CH-MOVE-02"]),
        ("ward", "en", []),
        ("идет", "ru", ["CH-MOVE-02"]),
        ("ИДЁТ", "ru", ["CH-MOVE-02"]),
        ("king", "ru", ["CH-MOVE-04"]),
        ("ch-end", "en", ["CH-END-01"]),
        ("(", "en", []),
        ("  ", "en", []),
    ],
)
def test_search_finds_rules_by_the_beginnings_of_words(word: str, lang: str, found: list[str]) -> None:
    assert [rule.id for rule in small().search(word, lang)] == found


def test_an_unknown_rule_is_a_key_error_that_suggests_the_nearest_ids() -> None:
    with pytest.raises(UnknownRule, match=r"^chess has no rule CH-MOVE-1; did you mean 'CH-MOVE-01' or") as raised:
        small().rule("CH-MOVE-1")
    assert isinstance(raised.value, KeyError)
    assert isinstance(raised.value, TabletomeError)


def test_an_id_like_no_other_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownRule, match=r"^chess has no rule XYZ; known: CH-MOVE-01, "):
        small().rule("XYZ")


# ---------------------------------------------------------------- files


def test_a_ledger_is_read_once_until_its_file_changes(tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text(SMALL, encoding="utf-8")
    first = Ledger.load(file)
    assert Ledger.load(str(file)) is first
    file.write_text(SMALL.replace("Chess,", "Chaos,"), encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert Ledger.load(file).title["en"] == "Chaos"


def test_a_missing_file_is_a_ledger_error_that_says_what_was_expected(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"nowhere\.yaml: no ledger can be read here .*expected a game's rules.yaml"):
        Ledger.load(tmp_path / "nowhere.yaml")


def test_a_folder_or_a_file_that_is_not_utf_8_is_a_ledger_error(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"game: \xff")
    for path in (tmp_path, latin):
        with pytest.raises(LedgerError, match="cannot be read as UTF-8"):
            Ledger.load(path)


# ---------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("CH-MOVE-02", "CH-MOVE-01", "rule CH-MOVE-01 is there twice"),
        ("CH-MOVE-02", "CH-CASTLE-02", "rule CH-CASTLE-02 is of the unknown section CASTLE; known are MOVE, END"),
        ("CH-MOVE-02", "CH-MOVE-2", "rule id 'CH-MOVE-2' is not PREFIX-SECTION-NN, such as TEK-WAR-06"),
        ("CH-MOVE-02", "ch-move-02", "rule id 'ch-move-02' is not PREFIX-SECTION-NN"),
        ("CH-MOVE-02", "GO-MOVE-02", "rule GO-MOVE-02 does not begin with CH- as the first rule does"),
        ("id: MOVE", "id: move", "section id 'move' is not capital letters and digits"),
        ("id: END", "id: MOVE", "section MOVE is listed twice"),
        ("{en: Moves, ru: Ходы}", "{ru: Ходы}", "section MOVE: the title has no English text; write it under `en:`"),
        ("{en: Chess, ru: Шахматы}", "{ru: Шахматы}", "the title has no English text"),
        ("en: White moves first., ", "", "rule CH-MOVE-01 has no English text; write it under `en:`"),
        ("en: White moves first.", "en: '  '", "rule CH-MOVE-01 has no English text"),
        ('lines: "1", en', "lines: 1, en", "rule CH-MOVE-01: Expected `str`, got `int` - at `$.lines`"),
        ("kind: rule", "kind: law", "rule CH-MOVE-01: Invalid enum value 'law'"),
        ("data:", "dat:", "rule CH-MOVE-04: Object contains unknown field `dat`; its fields are id, kind, lines, en"),
        ("id: CH-MOVE-02, ", "", "rule 2: Object missing required field `id`"),
        ("rules: [CH-MOVE-01]", "rules: [CH-MOVE-11]", "conflict 1 names the unknown rule CH-MOVE-11; did you mean"),
        ('{en: "Who is white?", ru', "{ru", "conflict 1: the issue has no English text; write it under `en:`"),
        ("reading: The", "read: The", "conflict 1: Object contains unknown field `read`"),
        ("means:", "says:", "glossary term 1: Object contains unknown field `says`"),
        ("what:", "why:", "missing entry 1: Object contains unknown field `why`"),
        ("game: chess", "name: chess", "the ledger: Object contains unknown field `name`; its fields are game, title"),
        ("data: {steps: 1}", "data: &loop [*loop]", "the alias *loop at line 11; write out what it stands for"),
        ("data: {steps: 1}", f"data: {'[' * 100_000}", "nested more than 40 deep at line 11"),
        ("data: {steps: 1}", "data: 2001-99-99", "not YAML: month must be in 1..12"),
        ("rules:\n", "rules: [\n", "not YAML: while parsing"),
    ],
)
def test_an_error_names_the_file_and_what_is_wrong(old: str, new: str, error: str) -> None:
    with pytest.raises(LedgerError) as raised:
        small(old, new)
    assert str(raised.value).startswith(f"chess.yaml: {error}")


def test_a_ledger_without_rules_is_an_error() -> None:
    with pytest.raises(LedgerError, match="no rules; list at least one under `rules:`"):
        Ledger.parse("{game: chess, title: Chess, source: A book, sections: [], rules: []}")


@given(st.text())
def test_garbage_is_a_ledger_error_and_nothing_else(garbage: str) -> None:
    with pytest.raises(LedgerError):
        Ledger.parse(garbage)


@given(st.text(alphabet="[]{}&*!|>-?:,'\"# \n\tab01.%@`\\"))
def test_garbage_made_of_yaml_signs_is_a_ledger_error_and_nothing_else(garbage: str) -> None:
    with pytest.raises(LedgerError):
        Ledger.parse(garbage)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.dates() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text() | st.integers(), inner, max_size=3),
    max_leaves=5,
)


@given(st.data())
def test_garbage_in_any_place_of_a_ledger_is_read_or_is_a_ledger_error(data: st.DataObject) -> None:
    document = yaml.safe_load(SMALL)
    place: Any = document
    key = data.draw(st.sampled_from(sorted(place)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
    place[key] = data.draw(anything)
    with suppress(LedgerError):
        Ledger.parse(yaml.safe_dump(document))


# ---------------------------------------------------------------- the decorator


def test_rule_attaches_its_ids_and_leaves_the_function_as_it_was() -> None:
    def proof(number: int) -> int:
        return number + 1

    decorated = rule("CH-MOVE-01", "CH-MOVE-02..05")(proof)
    assert decorated is proof
    assert decorated(1) == 2
    assert vars(decorated)["rules"] == ("CH-MOVE-01", "CH-MOVE-02..05")


def test_rules_add_up_when_decorators_are_stacked() -> None:
    @rule("CH-MOVE-01")
    @rule("CH-END-01")
    def proof() -> None: ...

    assert vars(proof)["rules"] == ("CH-MOVE-01", "CH-END-01")


def test_rule_takes_any_callable_and_a_class_does_not_inherit_what_it_proves() -> None:
    @rule("CH-MOVE-01")
    class Parent: ...

    @rule("CH-END-01")
    class Child(Parent): ...

    called: Callable[[], int] = rule("CH-MOVE-02")(partial(int, "3"))
    assert called() == 3
    assert Child.rules == ("CH-END-01",)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "id",
    ["", "CH", "CH-MOVE", "CH-MOVE-1", "CH-MOVE-001", "ch-move-01", "CH-MOVE-01 ", "CH-MOVE-01..", "CH-MOVE-01, 02"],
)
def test_a_badly_formed_id_is_rejected_at_once(id: str) -> None:
    with pytest.raises(ValueError, match="is not a rule id such as TEK-WAR-06 or a range such as"):
        rule(id)


def test_rule_without_an_id_or_without_brackets_is_rejected_at_once() -> None:
    with pytest.raises(ValueError, match="names no rule"):
        rule()
    with pytest.raises(ValueError, match="is not a rule id"):
        rule(test_rule_without_an_id_or_without_brackets_is_rejected_at_once)  # type: ignore[arg-type]


# ---------------------------------------------------------------- named in code


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('"""White first. CH-MOVE-01"""', ["CH-MOVE-01"]),
        ("x = 1  # CH-MOVE-01: white first", ["CH-MOVE-01"]),
        ('because("CH-MOVE-01")', ["CH-MOVE-01"]),
        ("# CH-MOVE-01, 02", ["CH-MOVE-01", "CH-MOVE-02"]),
        ("# CH-MOVE-01, 02 and 04.", ["CH-MOVE-01", "CH-MOVE-02", "CH-MOVE-04"]),
        ("# CH-MOVE-01, 02, and 04.", ["CH-MOVE-01", "CH-MOVE-02", "CH-MOVE-04"]),
        ("# CH-MOVE-01/04 & 05", ["CH-MOVE-01", "CH-MOVE-04", "CH-MOVE-05"]),
        ("# CH-MOVE-01,\n# 02", ["CH-MOVE-01", "CH-MOVE-02"]),
        ("# CH-MOVE-01, CH-END-01", ["CH-MOVE-01", "CH-END-01"]),
        ("# CH-MOVE-01..05", ["CH-MOVE-01", "CH-MOVE-02", "CH-MOVE-04", "CH-MOVE-05"]),
        ("# CH-MOVE-01, 04..05.", ["CH-MOVE-01", "CH-MOVE-04", "CH-MOVE-05"]),
        ("# CH-MOVE-01..02, 05", ["CH-MOVE-01", "CH-MOVE-02", "CH-MOVE-05"]),
        ("# CH-MOVE-01, 2 steps; CH-MOVE-02, 10-sided; CH-MOVE-04, 1.50", ["CH-MOVE-01", "CH-MOVE-02", "CH-MOVE-04"]),
        ('say("CH-MOVE-01", 64)', ["CH-MOVE-01"]),
        ("# CH-MOVE, and all of CH", []),
        ("# TEK-MOVE-01 is another game's, as are XCH-MOVE-01 and A-CH-MOVE-01", []),
    ],
)
def test_code_names_rules_one_by_one_in_lists_and_in_ranges(tmp_path: Path, source: str, ids: list[str]) -> None:
    assert ids_named(tmp_path, source) == ids


def test_a_rule_is_linked_to_every_line_that_names_it(tmp_path: Path) -> None:
    game = write(tmp_path / "game", setup='"""Setup."""\n\n# CH-MOVE-01\n', flow="# CH-MOVE-01\n")
    write(game / "content", pieces="\n# CH-MOVE-02\n")
    (game / "notes.txt").write_text("CH-END-01")
    assert named_ids(small(), game) == {
        "CH-MOVE-01": [Place(str(game / "flow.py"), 1), Place(str(game / "setup.py"), 3)],
        "CH-MOVE-02": [Place(str(game / "content/pieces.py"), 2)],
    }


# ---------------------------------------------------------------- proved by tests


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('@rule("CH-MOVE-01")\ndef test_it(): ...', ["CH-MOVE-01"]),
        ('@rule("CH-MOVE-01", "CH-END-01")\nasync def test_it(): ...', ["CH-MOVE-01", "CH-END-01"]),
        (
            '@rule("CH-MOVE-01")\nclass TestIt:\n    @rule("CH-END-01")\n    def test(self): ...',
            ["CH-MOVE-01", "CH-END-01"],
        ),
        ('@other\n@ledger.rule("CH-MOVE-01")\ndef test_it(): ...', ["CH-MOVE-01"]),
        ('@rule("CH-MOVE-02..05")\ndef test_it(): ...', ["CH-MOVE-02", "CH-MOVE-04", "CH-MOVE-05"]),
        ('if fast: ...\nelse:\n    @rule("CH-MOVE-01")\n    def test_it(): ...', ["CH-MOVE-01"]),
        ('def test_it():\n    @rule("CH-MOVE-01")\n    def helper(): ...', []),
        ('def test_it():\n    """CH-MOVE-01"""  # CH-MOVE-02', []),
        ('rule("CH-MOVE-01")(print)', []),
        ('@other("CH-MOVE-01")\ndef test_it(): ...', []),
        ('@rule("TEK-WAR-06", 6, why="CH-MOVE-01")\ndef test_it(): ...', []),
        ('TEXT = """\n@rule("CH-MOVE-01")\ndef test_it(): ...\n"""', []),
    ],
)
def test_only_decorators_prove_rules(tmp_path: Path, source: str, ids: list[str]) -> None:
    assert sorted(ids_proved(tmp_path, source)) == sorted(ids)


def test_a_test_that_is_not_python_is_a_ledger_error_with_its_file(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"test_rules\.py: not valid Python"):
        ids_proved(tmp_path, '@rule("CH-MOVE-01")\ndef test_it(:')


# ---------------------------------------------------------------- coverage


def test_coverage_counts_rules_named_and_proved_by_section(tmp_path: Path) -> None:
    game = write(tmp_path / "game", flow="# CH-MOVE-01, 02 and CH-END-01\n")
    tests = write(tmp_path / "tests", test_flow='@rule("CH-MOVE-02", "CH-MOVE-04")\ndef test_it(): ...\n')
    found = coverage(small(), game, tests)
    assert [(row.section, row.rules, row.named, row.proved) for row in found.rows] == [
        ("MOVE", 4, 2, 2),
        ("END", 1, 1, 0),
    ]
    assert (found.total.rules, found.total.named, found.total.proved) == (5, 3, 2)
    assert found.unnamed == ["CH-MOVE-04", "CH-MOVE-05"]
    assert found.unproved == ["CH-MOVE-01", "CH-MOVE-05", "CH-END-01"]
    assert found.missing == ["CH-MOVE-01", "CH-MOVE-04", "CH-MOVE-05", "CH-END-01"]
    assert found.unknown == []
    assert not found.complete


def test_coverage_is_complete_when_every_rule_is_named_and_proved_and_none_is_unknown(tmp_path: Path) -> None:
    game = write(tmp_path / "game", flow="# CH-MOVE-01..05, CH-END-01\n")
    tests = write(tmp_path / "tests", test_flow='@rule("CH-MOVE-01..05", "CH-END-01")\ndef test_it(): ...\n')
    assert coverage(small(), game, tests).complete
    write(game, setup="# CH-MOVE-03\n")
    assert not coverage(small(), game, tests).complete


def test_unknown_ids_in_code_and_in_tests_are_found_with_file_and_line(tmp_path: Path) -> None:
    game = write(tmp_path / "game", flow="\n# CH-MOVE-03\n", setup="# CH-MOVE-1, TEK-NO-01\n")
    tests = write(tmp_path / "tests", test_flow='# CH-NO-01\n@rule("CH-MOVE-09", "TEK-NO-01")\ndef test_it(): ...\n')
    found = coverage(small(), game, tests)
    assert [(unknown.id, str(unknown.place)) for unknown in found.unknown] == [
        ("CH-MOVE-03", f"{game}/flow.py:2"),
        ("CH-MOVE-1", f"{game}/setup.py:1"),
        ("CH-MOVE-09", f"{tests}/test_flow.py:2"),
    ]
    assert str(found.unknown[0]).startswith(f"{game}/flow.py:2: unknown rule CH-MOVE-03; did you mean 'CH-MOVE-0")


@pytest.mark.parametrize(
    ("cited", "unknown"),
    [
        ("CH-MOVE-01..09", ["CH-MOVE-09"]),
        ("CH-MOVE-00..02", ["CH-MOVE-00"]),
        ("CH-MOVE-05..02", ["CH-MOVE-05..02"]),
        ("CH-MOVE-02..02", ["CH-MOVE-02..02"]),
        ("CH-MOVE-01..5", ["CH-MOVE-01..5"]),
        ("CH-MOVE-01b", ["CH-MOVE-01b"]),
        ("CH-MOVE-001", ["CH-MOVE-001"]),
        ("CH-NO-01", ["CH-NO-01"]),
    ],
)
def test_a_wrong_number_or_range_is_unknown_in_code_as_in_tests(tmp_path: Path, cited: str, unknown: list[str]) -> None:
    nothing = tmp_path / "nothing"
    game = write(tmp_path / "game", flow=f"# {cited}\n")
    tests = write(tmp_path / "tests", test_flow=f'@rule("{cited}")\ndef test_it(): ...\n')
    for found in (coverage(small(), game, nothing), coverage(small(), nothing, tests)):
        assert [each.id for each in found.unknown] == unknown


def test_a_section_or_a_list_in_a_decorator_proves_nothing_and_is_unknown(tmp_path: Path) -> None:
    tests = write(tmp_path / "tests", test_flow='@rule("CH-MOVE", "CH-MOVE-01, 02")\ndef test_it(): ...\n')
    found = coverage(small(), tmp_path / "nothing", tests)
    assert [unknown.id for unknown in found.unknown] == ["CH-MOVE", "CH-MOVE-01, 02"]
    assert found.total.proved == 0


# ---------------------------------------------------------------- Tiny Epic Kingdoms


def test_the_rules_of_tiny_epic_kingdoms_are_all_there() -> None:
    ledger = Ledger.load(KINGDOMS)
    assert (ledger.game, ledger.prefix, len(ledger.rules)) == ("tiny_epic_kingdoms", "TEK", 178)
    assert ledger.rule("TEK-WAR-06").text_in("en") == "If both war costs are equal numbers, the defender wins."
    assert all(ledger.section(section.id) for section in ledger.sections)
