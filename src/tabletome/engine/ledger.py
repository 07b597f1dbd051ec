"""The rule ledger: every rule of a book, numbered, and who in the code obeys and proves it.

A ledger is a game's `rules.yaml`. Code names a rule anywhere in its source (`TEK-WAR-06`, a list `TEK-WAR-05, 06`, a
range `TEK-TURN-02..05`); a test proves one with `@rule("TEK-WAR-06")`. `coverage` holds the three side by side.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

import msgspec
import yaml

from tabletome.engine.errors import TabletomeError
from tabletome.engine.suggestions import did_you_mean

if TYPE_CHECKING:
    from tabletome.engine.game import Game

Text = dict[str, str]
"""What is said, by language: {"en": ..., "ru": ...}. English is always there."""

Kind = Literal["rule", "definition", "component", "table", "example", "variant", "scenario"]

_SECTION_ID = re.compile(r"[A-Z][A-Z0-9]*")
_RULE_ID = re.compile(r"([A-Z][A-Z0-9]*)-([A-Z][A-Z0-9]*)-[0-9]{2}")
_RULE_OR_RANGE = re.compile(_RULE_ID.pattern + r"(?:\.\.[0-9]{2})?")
_DEEPEST = 40
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class LedgerError(TabletomeError):
    """A ledger, or a source read for its coverage, is not as it should be: which file, what is wrong, what is right."""


class UnknownRule(TabletomeError, KeyError):
    """No rule has this id; the message suggests the nearest ones."""

    def __str__(self) -> str:
        return str(self.args[0])


def title_of(game: Game[Any, Any], language: str) -> str:
    """A game's title as its rulebook gives it, or its name."""
    path = game.folder / "rules.yaml"
    if not path.exists():
        return game.name
    title = Ledger.load(path).title
    return title.get(language) or title["en"]


# ---------------------------------------------------------------- what a ledger holds


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule of the book."""

    id: str
    kind: Kind
    section: str
    lines: str
    text: Text
    data: Any = None
    source: Text = {}
    """Where the rule comes from if not from the ledger's book."""

    def text_in(self, lang: str) -> str:
        """The rule's words in this language, or in English if there are none."""
        return self.text.get(lang) or self.text["en"]


class Section(NamedTuple):
    """A chapter of the ledger."""

    id: str
    title: Text


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary in both languages, and what it means."""

    en: str
    ru: str
    means: str


class Conflict(msgspec.Struct, frozen=True):
    """Where the book contradicts itself or is silent: the question, and how we read it."""

    lines: str
    issue: Text
    reading: Text
    rules: list[str]
    basis: str
    """What the reading rests on: the book, the publisher's own word, or our decision."""

    def issue_in(self, lang: str) -> str:
        """The question in this language, or in English if nobody has translated it."""
        return self.issue.get(lang) or self.issue["en"]

    def reading_in(self, lang: str) -> str:
        """Our reading in this language, or in English if nobody has translated it."""
        return self.reading.get(lang) or self.reading["en"]


class Missing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the book leaves out, and what is known of it."""

    what: str
    known: str
    count: int | str = ""
    status: str = ""
    data: Any = None


class Ledger(msgspec.Struct, frozen=True):
    """The numbered rules of one game, in the order of the book."""

    game: str
    prefix: str
    title: Text
    book: Text
    players: str
    sections: list[Section]
    rules: dict[str, Rule]
    conflicts: list[Conflict]
    glossary: list[Term]
    missing: list[Missing]
    words: Text
    """The words of tables, English to Russian."""

    @staticmethod
    def load(path: Path | str) -> Ledger:
        """The ledger in this file, read again only when the file changes. Raises LedgerError."""
        path = Path(path)
        try:
            stat = path.stat()
        except (OSError, ValueError) as error:
            raise LedgerError(f"{path}: no ledger can be read here ({error}); expected a game's rules.yaml") from error
        return _load(path, stat.st_mtime_ns, stat.st_size)

    @staticmethod
    def parse(content: str, name: str = "rules.yaml") -> Ledger:
        """The ledger in this YAML; `name` stands for the file in errors. Raises LedgerError."""
        return _Reading(name).ledger(content)

    def rule(self, id: str) -> Rule:
        """The rule with this id. Raises UnknownRule."""
        try:
            return self.rules[id]
        except KeyError:
            raise UnknownRule(f"{self.game} has no rule {id}{_hint(id, self.rules)}") from None

    def source_of(self, rule: Rule, lang: str) -> str:
        """Where a rule stands: in the book, unless it says otherwise."""
        source = rule.source or self.book
        return source.get(lang) or source["en"]

    def table_of(self, rule: Rule, lang: str) -> Any:
        """A rule's table as players read it; words that nobody has translated stay as they are."""
        return _read_out(rule.data, {**_SAID, **self.words} if lang == "ru" else {})

    def section(self, id: str) -> list[Rule]:
        """The rules of one section."""
        return [rule for rule in self.rules.values() if rule.section == id]

    def search(self, word: str, lang: str = "en") -> list[Rule]:
        """Rules whose id or text holds every one of these words, or words beginning with them."""
        wanted = [re.compile(rf"\b{re.escape(part)}") for part in _plain(word).split()]
        if not wanted:
            return []
        return [rule for rule in self.rules.values() if _holds(wanted, _plain(f"{rule.id} {rule.text_in(lang)}"))]

    def conflicts_of(self, id: str) -> list[Conflict]:
        """The readings that touch this rule."""
        return [conflict for conflict in self.conflicts if id in conflict.rules]


@lru_cache(maxsize=32)
def _load(path: Path, mtime_ns: int, size: int) -> Ledger:  # noqa: ARG001  (a changed file is another key)
    return Ledger.parse(_content(path), str(path))


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path}: cannot be read as UTF-8 text ({error})") from error


def _hint(id: str, known: dict[str, Rule]) -> str:
    """The end of a message about a rule that is not in the ledger."""
    return f"; {did_you_mean(id.upper(), known, most=3)}"


def _plain(text: str) -> str:
    return text.casefold().replace("ё", "е")


def _holds(wanted: list[re.Pattern[str]], text: str) -> bool:
    return all(part.search(text) for part in wanted)


_SAID: dict[Any, str] = {"True": "да", "False": "нет", "None": "—"}


def _read_out(data: Any, words: dict[Any, str]) -> Any:
    """A table in other words: its shape and its numbers stay."""
    match data:
        case dict():
            return {_read_out(key, words): _read_out(value, words) for key, value in data.items()}
        case list():
            return [_read_out(value, words) for value in data]
        case str():
            return words.get(data) or data.replace("_", " ")
        case bool() | None:
            return words.get(str(data), data)
    return data


# ---------------------------------------------------------------- reading the file


class _RuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Kind
    lines: str
    en: str = ""
    ru: str = ""
    text: str = ""
    """English alone, where nobody has translated the ledger yet."""
    data: Any = None
    source: str | Text = ""


class _SectionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    title: str | Text


class _ConflictEntry(msgspec.Struct, forbid_unknown_fields=True):
    lines: str
    issue: str | Text
    reading: str | Text
    rules: list[str] = []
    basis: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    title: str | Text
    source: str | Text
    sections: list[Any]
    rules: list[Any]
    players: str = ""
    conflicts: list[Any] = []
    glossary: list[Any] = []
    missing: list[Any] = []
    words: Text = {}
    notes: Any = None
    found: Any = None


_T = TypeVar("_T", bound=msgspec.Struct)


class _Reading:
    """One reading of one file: every error it raises begins with the file's name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ledger(self, content: str) -> Ledger:
        file = self.typed(self.document(content), _File, "the ledger")
        sections = self.sections(file.sections)
        rules = self.rules(file.rules, sections)
        conflicts = self.conflicts(file.conflicts, rules)
        return Ledger(
            game=file.game,
            prefix=next(iter(rules)).split("-")[0],
            title=self.in_languages(file.title, "the title"),
            book=self.in_languages(file.source, "the source"),
            players=file.players,
            sections=sections,
            rules=rules,
            conflicts=conflicts,
            glossary=self.list_of(Term, file.glossary, "glossary term"),
            missing=self.list_of(Missing, file.missing, "missing entry"),
            words=file.words,
        )

    def error(self, wrong: str) -> LedgerError:
        return LedgerError(f"{self.name}: {wrong}")

    def document(self, content: str) -> Any:
        try:
            self.check_shape(content)
            return yaml.load(content, Loader=_LOADER)
        except LedgerError:
            raise
        except Exception as error:  # a scalar such as 2001-99-99 makes PyYAML raise anything, not only YAMLError
            raise self.error(f"not YAML: {error}") from error

    def check_shape(self, content: str) -> None:
        """Rejects what would end the process (PyYAML builds nested values by recursion in C) or contain itself."""
        depth = 0
        for event in yaml.parse(content, Loader=_LOADER):
            line = event.start_mark.line + 1
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > _DEEPEST:
                raise self.error(f"nested more than {_DEEPEST} deep at line {line}")
            if isinstance(event, yaml.AliasEvent):
                raise self.error(f"the alias *{event.anchor} at line {line}; write out what it stands for")

    def typed(self, value: Any, kind: type[_T], what: str) -> _T:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            fields = ", ".join(field.name for field in msgspec.structs.fields(kind))
            raise self.error(f"{what}: {error}; its fields are {fields}") from error

    def list_of(self, kind: type[_T], entries: list[Any], what: str) -> list[_T]:
        return [self.typed(entry, kind, f"{what} {number}") for number, entry in enumerate(entries, 1)]

    def in_languages(self, said: str | Text, what: str) -> Text:
        text = {"en": said} if isinstance(said, str) else said
        text = {lang: words for lang, words in text.items() if words.strip()}
        if "en" not in text:
            raise self.error(f"{what} has no English text; write it under `en:`")
        return text

    def sections(self, entries: list[Any]) -> list[Section]:
        sections: dict[str, Section] = {}
        for entry in self.list_of(_SectionEntry, entries, "section"):
            if not _SECTION_ID.fullmatch(entry.id):
                raise self.error(f"section id {entry.id!r} is not capital letters and digits, such as WAR or P2")
            if entry.id in sections:
                raise self.error(f"section {entry.id} is listed twice; list each section once")
            sections[entry.id] = Section(entry.id, self.in_languages(entry.title, f"section {entry.id}: the title"))
        return list(sections.values())

    def rules(self, entries: list[Any], sections: list[Section]) -> dict[str, Rule]:
        rules: dict[str, Rule] = {}
        known = [section.id for section in sections]
        for number, entry in enumerate(entries, 1):
            rule = self.rule(entry, f"rule {number}", known)
            if rule.id in rules:
                raise self.error(f"rule {rule.id} is there twice; give the second one a free number")
            rules[rule.id] = rule
        if not rules:
            raise self.error("no rules; list at least one under `rules:`")
        self.check_prefix(rules)
        return rules

    def rule(self, raw: Any, what: str, sections: list[str]) -> Rule:
        if isinstance(raw, dict) and isinstance(raw.get("id"), str):
            what = f"rule {raw['id']}"
        entry = self.typed(raw, _RuleEntry, what)
        shape = _RULE_ID.fullmatch(entry.id)
        if not shape:
            raise self.error(f"rule id {entry.id!r} is not PREFIX-SECTION-NN, such as TEK-WAR-06")
        section = shape[2]
        if section not in sections:
            raise self.error(f"{what} is of the unknown section {section}; known are {', '.join(sections)}")
        text = self.in_languages({"en": entry.en or entry.text, "ru": entry.ru}, what)
        source = self.in_languages(entry.source, f"{what}: the source") if entry.source else {}
        return Rule(entry.id, entry.kind, section, entry.lines, text, entry.data, source)

    def check_prefix(self, rules: dict[str, Rule]) -> None:
        prefix = next(iter(rules)).split("-")[0]
        for id in rules:
            if not id.startswith(f"{prefix}-"):
                raise self.error(
                    f"rule {id} does not begin with {prefix}- as the first rule does; use one prefix a game"
                )

    def conflicts(self, entries: list[Any], rules: dict[str, Rule]) -> list[Conflict]:
        conflicts: list[Conflict] = []
        for number, entry in enumerate(self.list_of(_ConflictEntry, entries, "conflict"), 1):
            for id in entry.rules:
                if id not in rules:
                    raise self.error(f"conflict {number} names the unknown rule {id}{_hint(id, rules)}")
            issue = self.in_languages(entry.issue, f"conflict {number}: the issue")
            reading = self.in_languages(entry.reading, f"conflict {number}: the reading")
            conflicts.append(Conflict(entry.lines, issue, reading, entry.rules, entry.basis))
        return conflicts


# ---------------------------------------------------------------- what tests say

_F = TypeVar("_F", bound=Callable[..., Any])
_RULES, _BREAKS = "rules", "breaks"


class Break(NamedTuple):
    """A way to break a rule that a test declares: in a file of the game's folder one piece of code becomes another."""

    file: str
    old: str
    new: str
    fresh: bool = False
    """The code runs while modules are imported (it builds content), so that only a fresh process can take it up."""


def rule(*ids: str, breaks: Break | tuple[Break, ...] = ()) -> Callable[[_F], _F]:
    """Says that a test proves these rules: `@rule("TEK-WAR-06")`, `@rule("TEK-TURN-02..05", "TEK-END-01")`.

    `breaks` says how to break them, where breaking the code that names them would not do: the test must notice each.
    Both are kept in attributes of the function, which itself is unchanged. Raises ValueError.
    """
    if not ids:
        raise ValueError('@rule names no rule; write the ids that the test proves, such as @rule("TEK-WAR-06")')
    for id in ids:
        if not isinstance(id, str) or not _RULE_OR_RANGE.fullmatch(id):
            raise ValueError(f"@rule: {id!r} is not a rule id such as TEK-WAR-06 or a range such as TEK-TURN-02..05")

    def attach(proof: _F) -> _F:
        setattr(proof, _RULES, (*ids, *vars(proof).get(_RULES, ())))
        said = (breaks,) if isinstance(breaks, Break) else tuple(breaks)
        setattr(proof, _BREAKS, {**vars(proof).get(_BREAKS, {}), **dict.fromkeys(ids, said)})
        return proof

    return attach


def proofs_of(ledger: Ledger, *tests: object) -> Iterator[tuple[str, tuple[Break, ...]]]:
    """The rules of a ledger that a test function or its class proves, each with the breaks it declares."""
    for test in tests:
        breaks: dict[str, tuple[Break, ...]] = getattr(test, _BREAKS, {})
        for said in getattr(test, _RULES, ()):
            if said.startswith(f"{ledger.prefix}-"):
                for id in _expand(ledger, *said.rsplit("-", 1)):
                    yield id, breaks.get(said, ())


# ---------------------------------------------------------------- who names and who proves a rule


class Place(msgspec.Struct, frozen=True, order=True):
    """A line of a source file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


Places = dict[str, list[Place]]
"""Where each id stands. Ids that the ledger does not know are among them."""


class Unknown(msgspec.Struct, frozen=True):
    """An id in code or tests that is no rule of the ledger."""

    id: str
    place: Place
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.place}: unknown rule {self.id}{self.hint}"


class Row(msgspec.Struct, frozen=True):
    """How far one section is covered: rules in all, named in code, proved by a test."""

    section: str
    title: Text
    rules: int
    named: int
    proved: int


class Coverage(msgspec.Struct, frozen=True):
    """The rules of a ledger against the code that names them and the tests that prove them."""

    rows: list[Row]
    named: Places
    proved: Places
    unnamed: list[str]
    unproved: list[str]
    missing: list[str]
    """Rules that are not both named and proved."""
    unknown: list[Unknown]

    @property
    def total(self) -> Row:
        """All sections together."""
        return Row(
            "",
            {"en": "All", "ru": "Всего"},
            sum(row.rules for row in self.rows),
            sum(row.named for row in self.rows),
            sum(row.proved for row in self.rows),
        )

    @property
    def complete(self) -> bool:
        """Nothing is missing and nothing unknown."""
        return not self.missing and not self.unknown


def coverage(ledger: Ledger, source_folder: Path | str, tests_folder: Path | str) -> Coverage:
    """Every rule, whatever its kind, looked for in the code of a game and in its tests."""
    named = named_ids(ledger, source_folder)
    proved = proved_ids(ledger, tests_folder)
    return Coverage(
        rows=[_row(ledger, section, named, proved) for section in ledger.sections],
        named=named,
        proved=proved,
        unnamed=[id for id in ledger.rules if id not in named],
        unproved=[id for id in ledger.rules if id not in proved],
        missing=[id for id in ledger.rules if id not in named or id not in proved],
        unknown=[*_unknown(ledger, named), *_unknown(ledger, proved)],
    )


def named_ids(ledger: Ledger, folder: Path | str) -> Places:
    """Every rule id in the Python source under a folder: in docstrings, comments and string literals alike.

    A section alone (`TEK-WAR`) names no rule.
    """
    cited = _citation(ledger.prefix)
    places: Places = {}
    for file, content in _sources(folder, ledger.prefix):
        for match in cited.finditer(content):
            place = Place(str(file), content.count("\n", 0, match.start()) + 1)
            for id in _cited_ids(ledger, match):
                places.setdefault(id, []).append(place)
    return places


def proved_ids(ledger: Ledger, tests_folder: Path | str) -> Places:
    """Every rule id in a `@rule(...)` decorator of a test function or class under a folder, and nothing else."""
    places: Places = {}
    for file, content in _sources(tests_folder, ledger.prefix):
        for said, line in _decorations(file, content):
            if said.startswith(f"{ledger.prefix}-"):
                for id in _expand(ledger, *said.rsplit("-", 1)):
                    places.setdefault(id, []).append(Place(str(file), line))
    return places


def _sources(folder: Path | str, prefix: str) -> Iterator[tuple[Path, str]]:
    for file in sorted(Path(folder).rglob("*.py")):
        content = _content(file)
        if f"{prefix}-" in content:
            yield file, content


def _citation(prefix: str) -> re.Pattern[str]:
    """An id, perhaps the end of a range, perhaps more numbers of the same section: TEK-WAR-05..07, 09 and 11."""
    end = r"(?:\.\.\d\w*)?"
    more = rf"(?:(?:[\s#]*[,/&][\s#]*(?:and\s+)?|\s+and\s+)\d\d(?![\w-]|\.\d){end})*"
    return re.compile(rf"(?<![\w-])({re.escape(prefix)}-[A-Z][A-Z0-9]*)-(\d\w*{end}{more})")


def _cited_ids(ledger: Ledger, citation: re.Match[str]) -> Iterator[str]:
    for numbers in re.findall(r"\d\w*(?:\.\.\d\w*)?", citation[2]):
        yield from _expand(ledger, citation[1], numbers)


def _expand(ledger: Ledger, section: str, numbers: str) -> list[str]:
    """The ids that `06` or `02..05` stand for: of a range both ends and what there is between.

    What is no number and no range stays as it is, and so turns up among the unknown.
    """
    cited = f"{section}-{numbers}"
    first, _, last = numbers.partition("..")
    if last <= first or not _RULE_OR_RANGE.fullmatch(cited):
        return [cited]
    between = (f"{section}-{number:02}" for number in range(int(first) + 1, int(last)))
    return [f"{section}-{first}", *(id for id in between if id in ledger.rules), f"{section}-{last}"]


def _decorations(file: Path, content: str) -> Iterator[tuple[str, int]]:
    """What the `@rule(...)` decorators of a file say, and on which lines."""
    for node in _definitions(_parsed(file, content)):
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _is_rule(decorator.func):
                yield from _strings(decorator)


def _definitions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Functions and classes, those in classes too; not those in functions, which are no tests."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.expr):
            yield from _definitions(child)


def _parsed(file: Path, content: str) -> ast.AST:
    try:
        return ast.parse(content, str(file))
    except (SyntaxError, ValueError) as error:
        raise LedgerError(f"{file}: not valid Python, so its @rule decorators cannot be read ({error})") from error


def _is_rule(called: ast.expr) -> bool:
    """`rule` itself, or `rule` of a module."""
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def _strings(call: ast.Call) -> Iterator[tuple[str, int]]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value, argument.lineno


def _row(ledger: Ledger, section: Section, named: Places, proved: Places) -> Row:
    ids = [rule.id for rule in ledger.section(section.id)]
    return Row(section.id, section.title, len(ids), sum(id in named for id in ids), sum(id in proved for id in ids))


def _unknown(ledger: Ledger, places: Places) -> list[Unknown]:
    hints = {id: _hint(id, ledger.rules) for id in places if id not in ledger.rules}
    return [Unknown(id, place, hints[id]) for place, id in sorted((place, id) for id in hints for place in places[id])]
