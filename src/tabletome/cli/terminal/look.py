"""How a scene is to be drawn: how wide and high, in colours or plain, and in whose words."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from tabletome.cli.terminal.palette import FRAME, HUES, MAY, TERM, TONES, symbol
from tabletome.scene import Badge, Term, Text, Translator
from tabletome.scene.terms import Mention, parts_of

MEASURE = Console(file=io.StringIO(), color_system=None, markup=False, emoji=False, highlight=False)
"""On this nothing is printed: it says how high things are."""

Targets = Mapping[str, Sequence[int]]
"""Which numbered choices act on a thing, by the thing's id."""
Glossary = Mapping[str, Term]
"""The terms of a game, by id."""


@dataclasses.dataclass(frozen=True)
class Look:
    """Everything a drawing depends on besides the scene itself."""

    words: Translator
    width: int = 80
    height: int = 50
    plain: bool = False
    glossary: Glossary = dataclasses.field(default_factory=dict)
    map_lines: int | None = None
    """How high a map may be, where less of the height is left to it than usual."""

    def say(self, text: Text | None) -> str:
        """A text without colours; the terms in it by their words or names."""
        return "" if text is None else "".join(self._named(part) for part in parts_of(self.words.say(text)))

    def rich(self, text: Text | None, style: str = "") -> Line:
        """A text in a style, the terms in it in their own colours."""
        line = Line()
        for part in parts_of("" if text is None else self.words.say(text)):
            line.append(self._named(part), f"{style} {self._term_style(part)}".strip())
        return line

    def _named(self, part: str | Mention) -> str:
        if isinstance(part, str):
            return part
        term = self.glossary.get(part.term)
        return part.words or (part.term if term is None else self.words.say(term.name))

    def _term_style(self, part: str | Mention) -> str:
        if isinstance(part, str):
            return ""
        term = self.glossary.get(part.term)
        return TERM if term is None or term.hue is None else f"{TERM} {HUES[term.hue]}"

    def word(self, name: str, /, **args: str | int) -> str:
        """One of the client's own words."""
        return self.words.message(f"ui-{name}", args)

    def known(self, name: str) -> str:
        """A word that a game may have given, or nothing."""
        said = self.words.message(name)
        return "" if said == name else said

    def narrower(self, width: int) -> Look:
        return dataclasses.replace(self, width=width)

    def lower(self, height: int | None) -> Look:
        """The same look with less room from top to bottom."""
        return self if height is None else dataclasses.replace(self, map_lines=height)

    def lines_of(self, parts: Sequence[RenderableType], width: int | None = None) -> int:
        """How many lines these take."""
        wide = width or self.width
        options = MEASURE.options.update(width=wide, height=None)
        return sum(len(MEASURE.render_lines(part, options)) for part in parts)

    def hanging(self, mark: Line, text: Line) -> Line:
        """A mark and a text whose further lines begin below its first."""
        room = self.width - mark.cell_len
        lines = text.wrap(MEASURE, room) if text.cell_len > room else [text]
        return Line("\n" + " " * mark.cell_len).join([mark.copy().append_text(lines[0]), *lines[1:]])

    def choice_mark(self, numbers: Sequence[int]) -> Line:
        """The numbers of the choices that act on a thing: `[7]`, `[3,7]`, or `[3+]` where there are many."""
        if not numbers:
            return Line()
        text = ",".join(map(str, numbers)) if len(numbers) < 3 else f"{numbers[0]}+"
        return Line(f"[{text}]", MAY)

    def badge(self, badge: Badge) -> Line:
        """A small mark as text: symbol, number, words; a number that is among the words is said once."""
        said = self.say(badge.text) or self._called(badge)
        value = "" if badge.value is None or str(badge.value) in said.split() else str(badge.value)
        parts = [symbol(badge.icon), value, said] if badge.text is not None else [symbol(badge.icon), said, value]
        if not any(parts):
            parts = [badge.icon]
        return Line(" ".join(part for part in parts if part), TONES[badge.tone])

    def _called(self, badge: Badge) -> str:
        """What the glossary calls the icon of a bare number that has no symbol here."""
        if badge.value is None or not badge.icon or symbol(badge.icon):
            return ""
        return next((self.words.say(term.name) for term in self.glossary.values() if term.icon == badge.icon), "")

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
