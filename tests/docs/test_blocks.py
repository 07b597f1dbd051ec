"""Every block of code in the documentation is true: it runs, or it is read by what reads such things."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer.main
import yaml
from fluent.syntax import FluentParser, ast

from tabletome.bots import split_bots
from tabletome.cli import COMMANDS, _app, main
from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tabletome.games.gloomhaven.content import scenarios
from tabletome.games.gloomhaven.content.classes import cragheart
from tabletome.scene import View, vocabulary
from tabletome.server import messages
from tests.docs.pages import PAGES, blocks, blocks_of, commands, mentioned
from tests.toys import play_randomly, table_of

LANGUAGES = {"python", "sh", "json", "yaml", "ftl", "text", "nginx"}
RUN_ELSEWHERE = {"docs/adding-a-game.md", "docs/research.md"}
"""tests/test_adding_a_game.py and tests/research/test_examples.py run these pages."""


def test_every_block_says_what_it_is() -> None:
    assert {block.language for page in PAGES for block in blocks_of(page)} == LANGUAGES


# Python


def evaluated_in(module: Any, name: str) -> Callable[[str], object]:
    """What a declaration of a page makes, with the words that this module has."""
    return lambda text: eval(text, {**vars(module), "__name__": name})  # the project's own page


DECLARATIONS = {
    "card(": (evaluated_in(cragheart, "page"), cragheart.CRAGHEART.cards["rocky-end"]),
    "Scenario(": (evaluated_in(scenarios, "page"), scenarios.SCENARIOS[3]),
}
"""Excerpts of content: how each begins, how it is read, and what the content has."""


@pytest.mark.parametrize("page", sorted({block.page for block in blocks("python")} - RUN_ELSEWHERE))
def test_python_runs_and_declarations_are_those_of_the_content(page: str) -> None:
    for block in blocks("python"):
        if block.page != page:
            continue
        begins = next((words for words in DECLARATIONS if block.text.startswith(words)), None)
        if begins is not None:
            read, had = DECLARATIONS[begins]
            assert read(block.text) == had
        else:
            exec(block.text, {"__name__": "page", "rule": rule})


# The command line

SMALL = {
    "--games": "1",
    "--decisions": "60",
    "--practice": "1",
    "--own-games": "1",
    "--teacher": "instinct",
    "--against": "random",
}
ASKED_FOR = {"scenario=NAME": "scenario=black-barrow", "LEVEL": "1"}
"""What a reader puts in."""
IN_MANY_PROCESSES = {"tournament", "ladder", "fuzz", "train"}


def in_small(words: list[str]) -> list[str]:
    """The same command with one game instead of a thousand, in one process, and bots that do not think."""
    small = []
    for before, word in zip(["", *words], words, strict=False):
        given = SMALL.get(before, word)
        if before == "--bots" and word != "none":
            given = ",".join("random" for _ in split_bots(word))
        for asked, answer in ASKED_FOR.items():
            given = given.replace(asked, answer)
        small.append(given)
    if words[0] == "bench":
        small = [word for word in small if word not in ("--peers", "--environments")] + ["--seconds", "0.1"]
    if words[0] == "play" and "--bots" not in words:
        small += ["--bots", "random"]
    return small + (["--jobs", "1"] if words[0] in IN_MANY_PROCESSES else [])


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the commands of the pages name, and a player who leaves at once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\nn\nn\n"))
    table = play_randomly(table_of(find_game("tiny_epic_kingdoms")), seeded("a record"), moves=5)
    (tmp_path / "game.json").write_bytes(Record.of(table).write())
    (tmp_path / "my-battle.txt").write_text(_begins("docs/battlelore-adventures.md", "# Anything"), "utf-8")
    (tmp_path / "my-quest.yaml").write_text(_begins("docs/games/sword_and_sorcery.md", "title:"), "utf-8")


def _begins(page: str, words: str) -> str:
    [text] = [block.text for page_ in PAGES for block in blocks_of(page_) if block.page == page and words in block.text]
    return text


CALLS = sorted({(page, *in_small(words)) for page, words in commands() if words[0] != "serve"})


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_a_command_of_a_page_runs(call: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(call[1:])
    assert left.value.code in (0, None), capsys.readouterr().err


def flags_of(command: Any, words: list[str]) -> set[str]:
    """What a command, or a command of a group of them, may be given."""
    inner = getattr(command, "commands", {})
    if words and words[0] in inner:
        return flags_of(inner[words[0]], words[1:])
    return {flag for option in command.params for flag in (*option.opts, *option.secondary_opts)}


def test_what_sentences_say_of_commands_is_so() -> None:
    group = typer.main.get_command(_app(COMMANDS))
    wrong = [
        (page, " ".join(words), flag)
        for page, words in [*mentioned(), *commands()]
        for flag in words
        if flag.startswith("--") and flag not in {*flags_of(group, words), "--help"}
    ]
    assert wrong == []
    assert {words[0] for _, words in mentioned()} <= set(COMMANDS)


# Files and messages


READ_AS: list[Any] = [list[messages.GameInfo], messages.NewTable, messages.TableInfo, list[messages.FromClient], View]
"""What the JSON of docs/protocol.md is, block by block."""


def test_the_messages_of_the_protocol_are_read_as_what_they_are() -> None:
    shown = blocks("json")
    assert {block.page for block in shown} == {"docs/protocol.md"}
    for block, kind in zip(shown, READ_AS, strict=True):
        if kind is View:
            assert names_in(json.loads(block.text)) <= NAMES_OF_VIEWS
        else:
            text = f"[{','.join(block.text.splitlines())}]" if kind == list[messages.FromClient] else block.text
            said = json.loads(text)
            assert names_in(said) <= names_in(msgspec.to_builtins(msgspec.json.decode(text, type=kind)))


NAMES_OF_VIEWS = {
    name
    for kind in [View, *vars(vocabulary).values()]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    for name in kind.__struct_encode_fields__
}
"""Texts are words in a language by the time that a client has them, so that a view is compared by its names alone."""


def names_in(said: Any) -> set[str]:
    """Every name of a field, however deep."""
    if isinstance(said, dict):
        return set(said).union(*map(names_in, said.values()))
    return set().union(*map(names_in, said)) if isinstance(said, list) else set()


def test_yaml_and_fluent_can_be_read() -> None:
    for block in blocks("yaml"):
        assert yaml.safe_load(block.text), block.page
    for block in blocks("ftl"):
        resource = FluentParser().parse(block.text)
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], block.page
