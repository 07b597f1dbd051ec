"""`tabletome rules GAME`: read the numbered rules, search them, see which are named in code and proved by tests."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabletome.cli.output import AsJson, GameName, Seed, as_yaml, console, print_json, table
from tabletome.cli.witness import Again, sample, show_witness
from tabletome.engine.errors import TabletomeError

if TYPE_CHECKING:
    from tabletome.engine.game import Game
    from tabletome.engine.ledger import Conflict, Coverage, Ledger, Rule


UNWITNESSED = 1
WORDS = {
    "en": {
        "of": "{kind}, lines {lines} of {book}",
        "unclear": "Where the book is unclear",
        "reading": "Our reading",
        "basis": "lines {lines}; basis: {basis}",
        "count": "{count} rules",
        "not given": "not given",
        "covered": "{game}: rules",
        "columns": "section,title,rules,named,tested,witnessed",
        "unnamed": "Not named in code ({count}): {rules}",
        "unproved": "Not proved by a test ({count}): {rules}",
        "complete": "Every rule is named in code and proved by a test.",
    },
    "ru": {
        "of": "{kind}, строки {lines}: {book}",
        "unclear": "Где книга неясна",
        "reading": "Наше толкование",
        "basis": "строки {lines}; основание: {basis}",
        "count": "правил: {count}",
        "not given": "не указано",
        "covered": "{game}: правила",
        "columns": "раздел,название,правил,в коде,в тестах,проверено",
        "unnamed": "Не названы в коде ({count}): {rules}",
        "unproved": "Не доказаны тестом ({count}): {rules}",
        "complete": "Каждое правило названо в коде и доказано тестом.",
        "rule": "правило",
        "definition": "определение",
        "table": "таблица",
        "example": "пример",
        "component": "компоненты",
        "scenario": "сценарий",
        "variant": "вариант",
        "book": "книга",
        "decision": "наше решение",
        "official": "слово издателя",
        "public": "опубликованные сведения",
    },
}
"""What is said around the rules; a kind of rule or a basis that has no word here is said as it is written."""


class Language(StrEnum):
    """A language the ledgers are written in."""

    en = "en"
    ru = "ru"


class NoRules(TabletomeError):
    """A game without a ledger."""


class NoTests(TabletomeError):
    """Coverage was asked for where the tests are not at hand."""


def rules(
    game: GameName,
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help="Rules, such as TEK-WAR-06.")] = None,
    search: Annotated[str | None, typer.Option(metavar="WORDS", help="Rules that contain these words.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules code names, tests prove, and breaking them has shown.")
    ] = False,
    witness: Annotated[
        bool, typer.Option("--witness", help="Break each rule and see whether the tests that name it notice.")
    ] = False,
    size: Annotated[int | None, typer.Option("--sample", min=1, help="With --witness: only so many rules.")] = None,
    seed: Seed = "0",
    again: Annotated[
        Again,
        typer.Option(
            help="With --witness: which remembered rules to examine again; `confirm` breaks what is witnessed anew,"
            " each against the test alone that noticed it, and remembers nothing."
        ),
    ] = Again.none,
    lang: Annotated[Language, typer.Option(help="The language of the rules.")] = Language.en,
    as_json: AsJson = False,
) -> None:
    """Show a game's numbered rules: all, some, those with certain words, or how far they are covered and witnessed."""
    from tabletome.engine.registry import find_game

    found = find_game(game)
    ledger = _ledger(found)
    named = [ledger.rule(id.upper()) for id in ids or []]
    if coverage:
        _show_coverage(found, ledger, lang.value, as_json)
    elif witness:
        chosen = sample([rule.id for rule in named or ledger.rules.values()], size, seed)
        if not show_witness(found, ledger, chosen, tests_folder(Path(__file__)), again=again, as_json=as_json):
            raise typer.Exit(UNWITNESSED)
    elif len(named) == 1:
        _show_rule(ledger, named[0], lang.value, as_json)
    elif named:
        _show_list(game, named, lang.value, as_json)
    elif search is not None:
        _show_list(game, ledger.search(search, lang.value), lang.value, as_json)
    else:
        _show_list(game, list(ledger.rules.values()), lang.value, as_json)


def _ledger(game: Game[Any, Any]) -> Ledger:
    from tabletome.engine.ledger import Ledger

    path = game.folder / "rules.yaml"
    if not path.exists():
        raise NoRules(f"{game.name} has no numbered rules: there is no {path}")
    return Ledger.load(path)


# One rule


def _show_rule(ledger: Ledger, rule: Rule, lang: str, as_json: bool) -> None:
    if as_json:
        conflicts = [_plain_conflict(conflict, lang) for conflict in ledger.conflicts_of(rule.id)]
        print_json({**_plain(rule, lang), "data": ledger.table_of(rule, lang), "conflicts": conflicts})
        return
    out = console()
    out.print(f"{rule.id}  {_section_title(ledger, rule, lang)}", style="bold", markup=False)
    said = WORDS[lang]
    kind, book = said.get(rule.kind, rule.kind), ledger.source_of(rule, lang)
    out.print(said["of"].format(kind=kind, lines=rule.lines, book=book), style="dim", markup=False)
    out.print(rule.text_in(lang), markup=False)
    if rule.data is not None:
        out.print(as_yaml(ledger.table_of(rule, lang)), markup=False)
    for conflict in ledger.conflicts_of(rule.id):
        out.print(f"\n{said['unclear']}", style="bold")
        out.print(f"{conflict.issue_in(lang)}\n{said['reading']}: {conflict.reading_in(lang)}", markup=False)
        basis = said.get(conflict.basis, conflict.basis) or said["not given"]
        out.print(said["basis"].format(lines=conflict.lines, basis=basis), style="dim", markup=False)


def _section_title(ledger: Ledger, rule: Rule, lang: str) -> str:
    title = next(section.title for section in ledger.sections if section.id == rule.section)
    return title.get(lang) or title["en"]


def _plain(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "kind": rule.kind,
        "section": rule.section,
        "lines": rule.lines,
        "text": rule.text_in(lang),
    }


def _plain_conflict(conflict: Conflict, lang: str) -> dict[str, Any]:
    return {
        "lines": conflict.lines,
        "issue": conflict.issue_in(lang),
        "reading": conflict.reading_in(lang),
        "rules": conflict.rules,
        "basis": conflict.basis,
    }


# Many rules


def _show_list(game: str, found: list[Rule], lang: str, as_json: bool) -> None:
    if as_json:
        print_json({"game": game, "rules": [_plain(rule, lang) for rule in found]})
        return
    out = console()
    for rule in found:
        out.print(f"{rule.id}  {rule.text_in(lang)}", markup=False, soft_wrap=True)
    out.print(WORDS[lang]["count"].format(count=len(found)), style="dim")


# Coverage


def _show_coverage(game: Game[Any, Any], ledger: Ledger, lang: str, as_json: bool) -> None:
    from tabletome.engine import ledger as ledgers
    from tabletome.research.witness.memory import WITNESSED, still_true

    tests = tests_folder(Path(__file__))
    covered = ledgers.coverage(ledger, game.folder, tests)
    found = still_true(game, ledger, tests)
    witnessed = {id for id, finding in found.items() if finding.verdict == WITNESSED}
    total = covered.total
    if as_json:
        counts = {"game": game.name, "rules": total.rules, "named": total.named, "proved": total.proved}
        print_json({**counts, "witnessed": len(witnessed), "missing": covered.missing})
        return
    said = WORDS[lang]
    shown = table(said["covered"].format(game=game.name), *said["columns"].split(","), words=2)
    for row in covered.rows:
        title = row.title.get(lang) or row.title["en"]
        seen = sum(rule.id in witnessed for rule in ledger.section(row.section))
        shown.add_row(row.section, title, *map(str, (row.rules, row.named, row.proved, seen)))
    shown.add_section()
    counts_in_all = map(str, (total.rules, total.named, total.proved, len(witnessed)))
    shown.add_row("", total.title[lang], *counts_in_all, style="bold")
    console().print(shown)
    _show_gaps(covered, said)


def _show_gaps(covered: Coverage, said: dict[str, str]) -> None:
    out = console()
    for which, ids in (("unnamed", covered.unnamed), ("unproved", covered.unproved)):
        if ids:
            out.print(said[which].format(count=len(ids), rules=", ".join(ids)))
    for unknown in covered.unknown:
        out.print(str(unknown), markup=False, style="red")
    if covered.complete:
        out.print(said["complete"])


def tests_folder(start: Path) -> Path:
    """`tests/` of the checkout that this file lies in."""
    for folder in start.resolve().parents:
        if (folder / "pyproject.toml").exists() and (folder / "tests").is_dir():
            return folder / "tests"
    raise NoTests("coverage needs the tests, which an installed package does not have; run it in a checkout")
