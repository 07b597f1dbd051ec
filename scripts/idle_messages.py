"""Messages of the Fluent files that no code names.

    python -m scripts.idle_messages

lists them. Code names a message by its whole name ("ask-order") or by a pattern (f"card-{name}"), where what is put in
must be a word of the game: something that its code or content writes as a text, a verb of an action, a kind of event,
or a number. So a message of a card that is no longer in the box is found although others are named in the same way.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

from scripts import rooms
from tabletome.engine.actions import kebab
from tabletome.engine.registry import find_game, game_names
from tabletome.scene.words import SHARED_TEXT, text_files

WORD = re.compile(r"[A-Za-z0-9_'.-]+")
ANYTHING = "\0"
MOST_WORDS = 3
"""How many words a name may have that is put into a pattern."""
CLIENTS = (
    "tabletome.scene",
    "tabletome.cli",
    "tabletome.server",
    "tabletome.engine",
    "tabletome.research",
    "tabletome.lessons",
)
"""Who names messages of every game, such as `option-<name>` and `terrain-<word>`, besides the game itself."""
CONTENT_FILES = (".txt", ".yaml")


class References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - Fluent's name for it
        self.found.add(node.id.name)


def messages(folder: Path) -> dict[str, set[str]]:
    """Every message of a folder, with those that it refers to."""
    found: dict[str, set[str]] = {}
    for path in text_files(folder, "en"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                references = References()
                references.visit(entry)
                found[entry.id.name] = references.found
    return found


# What code writes


@functools.cache
def texts(module: str) -> frozenset[str]:
    """The texts in a module's code, with ANYTHING where something is put in; without docstrings."""
    found: set[str] = set()
    tree = rooms.syntax(module)
    quiet = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found.add(re.sub(f"{ANYTHING}+", ANYTHING, "".join(_part(part) for part in node.values)))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet | inside:
            found.add(node.value)
    return frozenset(found)


def _part(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ANYTHING


def words_of(game: str) -> set[str]:
    """Every word of a game that can be put into a pattern; without a game those of all code."""
    found = {"yes", "no"}
    for module in rooms.modules():
        if module.startswith(f"{rooms.GAMES}{game}" if game else "tabletome"):
            for text in texts(module):
                found |= {text, _slug(text), *WORD.findall(text)}
            found.update(_names_in(rooms.syntax(module)))
    if game:
        options = find_game(game).options.infos()
        found |= {word for option in options for word in (option.name, *map(str, option.values))}
        for path in find_game(game).folder.rglob("*"):
            if path.suffix in CONTENT_FILES:
                found |= {path.stem, *WORD.findall(path.read_text("utf-8"))}
    return found


def _slug(text: str) -> str:
    """`beside its attacker's ally` as a message writes it: beside-its-attackers-ally."""
    return "-".join(text.replace("'", "").split())


def _names_in(tree: ast.Module) -> Iterator[str]:
    """What code calls its types, functions, fields and arguments, for some messages are named after these."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name):
                yield from (kebab(name), name.lower())
            case ast.FunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def wanted_by(game: str) -> frozenset[str]:
    """The names and patterns of messages in the code of clients and of one game, or of all games."""
    code = (*CLIENTS, f"{rooms.GAMES}{game}")
    return frozenset(text for module in rooms.modules() if module.startswith(code) for text in texts(module))


def idle_messages(folder: Path, game: str = "") -> list[str]:
    """The messages of a folder that nothing names: of one game, or those that all games share."""
    written, wanted, words = messages(folder), wanted_by(game), words_of(game)
    named = {name for name in written if name in wanted or any(_fits(each, name, words) for each in _likely(wanted))}
    waiting = list(named)
    while waiting:
        for name in written[waiting.pop()] & written.keys() - named:
            named.add(name)
            waiting.append(name)
    return [name for name in written if name not in named]


@functools.cache
def _likely(wanted: frozenset[str]) -> tuple[re.Pattern[str], ...]:
    """Patterns with something put in that could be names of messages."""
    likely = [each for each in wanted if ANYTHING in each and re.fullmatch(rf"[a-z0-9_{ANYTHING}-]+", each)]
    likely = [each for each in likely if re.search("[a-z]", each)]
    return tuple(re.compile(re.escape(each).replace(re.escape(ANYTHING), "(.+)")) for each in sorted(likely))


def _fits(pattern: re.Pattern[str], name: str, words: set[str]) -> bool:
    found = pattern.fullmatch(name)
    return found is not None and all(_is_known(part, words) for part in found.groups())


def _is_known(part: str, words: set[str], most: int = MOST_WORDS) -> bool:
    """A word, a number, or a few of these joined by hyphens."""
    if part in words or part.isdigit():
        return True
    places = [place for place, letter in enumerate(part) if letter == "-"] if most > 1 else []
    return any(_is_known(part[:place], words, 1) and _is_known(part[place + 1 :], words, most - 1) for place in places)


if __name__ == "__main__":
    for game in game_names():
        for name in idle_messages(find_game(game).folder / "text", game):
            print(f"{game}: {name}")
    for name in idle_messages(SHARED_TEXT):
        print(f"shared: {name}")
