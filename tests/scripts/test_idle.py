"""What nothing uses is found, and what is used is not."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from scripts import idle, rooms
from scripts.idle_messages import idle_messages

Plant = Callable[..., list[str]]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Plant]:
    """Lets modules be the whole of Tabletome; answers with what is idle in them."""

    def planted(**sources: str) -> list[str]:
        found = {f"tabletome.{name}": ast.parse(dedent(source)) for name, source in sources.items()}
        monkeypatch.setattr(idle, "modules", lambda: found)
        monkeypatch.setattr(rooms, "modules", lambda: found)
        idle.pieces.cache_clear()
        idle.imported.cache_clear()
        return [str(piece).removeprefix("tabletome.") for piece in idle.idle()]

    yield planted
    idle.pieces.cache_clear()
    idle.imported.cache_clear()


MAIN = "from tabletome import tools\ntools.start()"


def test_what_only_idle_code_names_is_idle_too(plant: Plant) -> None:
    tools = """
        MOST = 3
        UNUSED = MOST
        def start(): return helper()
        def helper(): return MOST
        def forgotten(): return forgotten_too()
        def forgotten_too(): return forgotten()
    """
    assert plant(__main__=MAIN, tools=tools) == ["tools.UNUSED", "tools.forgotten", "tools.forgotten_too"]


def test_a_method_is_used_if_code_names_an_attribute_so(plant: Plant) -> None:
    tools = """
        class Bell:
            def __init__(self): self.prepare()
            def prepare(self): pass
            def ring(self): pass
            def crack(self): pass
        class Idol:
            def ring(self): pass
        def start(): getattr(Bell(), "ring")()
    """
    assert plant(__main__=MAIN, tools=tools) == ["tools.Bell.crack", "tools.Idol", "tools.Idol.ring"]


def test_names_are_followed_through_imports_and_modules_that_pass_them_on(plant: Plant) -> None:
    tools = "from tabletome.inner import used as known\nfrom tabletome.inner import unused\ndef start(): known()"
    inner = "from tabletome.depth import used, unused"
    depth = "def used(): pass\ndef unused(): pass"
    assert plant(__main__=MAIN, tools=tools, inner=inner, depth=depth) == ["depth.unused"]


def test_what_a_decorator_may_have_registered_is_used_and_what_others_derive_from_is_called_by_them(
    plant: Plant,
) -> None:
    tools = """
        import functools, logging
        TABLE = []
        @TABLE.append
        def registered(): pass
        @functools.cache
        def remembered(): pass
        class Log(logging.Handler):
            def emit(self, record): pass
        def start(): return Log()
    """
    assert plant(__main__=MAIN, tools=tools) == ["tools.remembered"]


def test_messages_are_named_whole_or_by_a_pattern_with_words_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "ask-order = named whole\n"
        "card-forward = a card in the box { helper }\n"
        "helper = named by a message\n"
        "card-dragonslayer = no such card\n"
        "ask-ordr = no such question\n"
    )
    assert idle_messages(tmp_path, "battlelore") == ["card-dragonslayer", "ask-ordr"]


def test_messages_of_all_games_are_named_by_clients(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("ui-help-q = leave\nui-dragonslayer = nothing\n")
    assert idle_messages(tmp_path) == ["ui-dragonslayer"]
