"""How a scene is to be drawn: how wide and high, in colours or plain, and in whose words."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from tabletome.cli.terminal.palette import FRAME, MAY, TONES, symbol
from tabletome.scene import Badge, Text, Translator

Targets = Mapping[str, Sequence[int]]
"""Which numbered choices act on a thing, by the thing's id."""


@dataclasses.dataclass(frozen=True)
class Look:
    """Everything a drawing depends on besides the scene itself."""

    words: Translator
    width: int = 80
    height: int = 50
    plain: bool = False

    def say(self, text: Text | None) -> str:
        return "" if text is None else self.words.say(text)

    def word(self, name: str, /, **args: str | int) -> str:
        """One of the client's own words."""
        return self.words.message(f"ui-{name}", args)

    def known(self, name: str) -> str:
        """A word that a game may have given, or nothing."""
        said = self.words.message(name)
        return "" if said == name else said

    def narrower(self, width: int) -> Look:
        return dataclasses.replace(self, width=width)

    def choice_mark(self, numbers: Sequence[int]) -> Line:
        """The numbers of the choices that act on a thing: `7`, `3,7`, or `3+` where there are many."""
        if not numbers:
            return Line()
        text = ",".join(map(str, numbers)) if len(numbers) < 3 else f"{numbers[0]}+"
        return Line(f"[{text}]" if self.plain else text, MAY)

    def badge(self, badge: Badge) -> Line:
        """A small mark as text: symbol, number, words; a number that is among the words is said once."""
        said = self.say(badge.text)
        value = "" if badge.value is None or str(badge.value) in said.split() else str(badge.value)
        parts = [symbol(badge.icon), value, said]
        if not any(parts):
            parts = [badge.icon]
        return Line(" ".join(part for part in parts if part), TONES[badge.tone])

    def badges(self, badges: Sequence[Badge], between: str = " · ") -> Line:
        return Line(between).join(self.badge(badge) for badge in badges)

    def panel(self, body: RenderableType, title: Line, *, note: Line | None = None, style: str = FRAME) -> Panel:
        """A framed drawing as wide as this look, with its title in the upper edge and a note in the lower one."""
        return Panel(
            body,
            box.ASCII if self.plain else box.ROUNDED,
            title=title,
            title_align="left",
            subtitle=note,
            subtitle_align="right",
            border_style=style,
            width=self.width,
            padding=(0, 1),
        )
