"""The terminal itself: where lines are printed and read. Tests put a list of lines in its place."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console, RenderableType

LEAST_WIDTH = 40
MOST_WIDTH = 200


class Terminal:
    """A console to print on and a function to read a line with."""

    def __init__(self, console: Console, read: Callable[[str], str], *, plain: bool, interactive: bool) -> None:
        self.console = console
        self._read = read
        self.plain = plain
        self.interactive = interactive
        """Somebody sits there: screens may be cleared and long texts shown page by page."""

    @classmethod
    def here(cls, plain: bool = False) -> Terminal:
        """The terminal we run in; plain where it is not one, or where colours are not wanted."""
        has_screen = sys.stdout.isatty()
        plain = plain or not has_screen or "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        interactive = has_screen and sys.stdin.isatty()
        if interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() a history and line editing
        return cls(console_for(plain), input, plain=plain, interactive=interactive)

    @property
    def width(self) -> int:
        return min(max(self.console.width, LEAST_WIDTH), MOST_WIDTH)

    @property
    def height(self) -> int:
        return self.console.height if self.interactive else 50

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, width=self.width)

    def ask(self, prompt: str) -> str:
        """A line that a person types, without spaces around it."""
        return self._read(f"{prompt}> ").strip()

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def page(self, lines: Sequence[RenderableType], more: str) -> None:
        """Many lines, a screenful at a time; `more` asks whether to go on."""
        room = max(5, self.console.height - 3) if self.interactive else None
        used = 0
        for line in lines:
            height = len(self.console.render_lines(line, self.console.options.update(width=self.width, height=None)))
            if room is not None and used and used + height > room:
                if self.ask(more).lower().startswith("q"):
                    return
                used = 0
            self.print(line)
            used += height

    @contextlib.contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Show that something takes its time."""
        if self.plain or not self.interactive:
            yield
            return
        with self.console.status(text, spinner="dots"):
            yield


def console_for(plain: bool) -> Console:
    """A console that prints exactly what it is given: no markup, no emoji codes, no highlighting."""
    if plain:
        return Console(color_system=None, force_terminal=False, markup=False, emoji=False, highlight=False)
    return Console(markup=False, emoji=False, highlight=False)
