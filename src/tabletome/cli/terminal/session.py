"""A game in a terminal: the table, who sits there, and how it is shown. `playing` lets it go on to its end."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from tabletome.bots import Bot
from tabletome.bots.tempered import TemperedBot
from tabletome.cli.terminal.ending import seat_name
from tabletome.cli.terminal.fitting import fitted
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.screen import draw_log, draw_screen
from tabletome.cli.terminal.terminal import Terminal
from tabletome.engine import Action
from tabletome.engine.table import Table
from tabletome.scene import Scene, View, translator, view
from tabletome.scene.view import log


@dataclasses.dataclass
class Session:
    """A table, the terminal it is shown in, and who sits where: seats without a bot are people."""

    table: Table[Any]
    terminal: Terminal
    bots: Mapping[int, Bot] = dataclasses.field(default_factory=dict)
    bot_names: Mapping[int, str] = dataclasses.field(default_factory=dict)
    language: str = "en"
    auto: bool = True
    """Take the only choice without asking."""
    save_to: Path | None = None
    coach: bool = False
    """Explain every kind of decision that is new to the person at the keyboard."""
    at_keyboard: int | None = None
    """The person who was asked last."""
    told_from: dict[int | None, int] = dataclasses.field(default_factory=dict)
    """From which step of the game on the screen tells a seat what happened; without it from the seat's last move."""
    known: dict[int | None, Scene] = dataclasses.field(default_factory=dict)
    """What each seat was shown of the table last."""
    wished: str = ""
    """What the bots among the partners are asked for, until whoever asked has moved."""

    # What is shown

    @property
    def look(self) -> Look:
        words = translator(self.language, self.table.game.folder)
        terms = {term.id: term for term in self.table.game.terms()}
        return Look(words, self.terminal.width, self.terminal.height, self.terminal.plain, terms)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.table.state.seats) if seat not in self.bots]

    @property
    def viewer(self) -> int | None:
        """Through whose eyes everyone at the keyboard may look: one person's own, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def tell(self, name: str, /, **args: str | int) -> None:
        """Say one of the client's own sentences."""
        self.terminal.print(Line(self.look.word(name, **args)))

    def show(self, *parts: RenderableType) -> None:
        self.terminal.print(*parts)

    @property
    def notes(self) -> dict[int, str]:
        return {seat: self.look.word("bot", name=name) for seat, name in self.bot_names.items()}

    def show_screen(self, seat: int | None, *below: RenderableType) -> None:
        """The table and the question with what is said below them, so that all of it can be seen at once."""
        seen = self.view_of(seat)
        if self.terminal.interactive:
            self.show(fitted(seen, self.look, self.notes, below, self.known.get(seat)), *below)
            self.known[seat] = seen.scene
        else:
            self.show(draw_screen(seen, self.look, self.notes), *below)

    def view_of(self, seat: int | None) -> View:
        """The table as a seat sees it, with what has happened since it was last asked."""
        if self.tells_of_moves(seat):
            return view(self.table, seat, since=self.told_from[seat])
        moves = [step for step, move in enumerate(self.table.log, self.table.start) if move.seat == seat]
        return view(self.table, seat, since=moves[-1] + 1 if moves else 0)

    def tells_of_moves(self, seat: int | None) -> bool:
        """Whether the screen tells a seat what came of its own last move, and not only what others did since."""
        return self.told_from.get(seat, self.table.step + 1) <= self.table.step

    def name_of(self, seat: int) -> str:
        return seat_name(self.table.game.scene(self.table.state, None), seat, self.look)

    @property
    def wishes(self) -> list[str]:
        """What may be asked of the bots among one's partners."""
        partners = bool(self.bots) and self.table.game.cooperative(self.table.options)
        return list(self.table.game.requests) if partners else []

    def bot_of(self, seat: int) -> Bot:
        """The bot in a seat, with what it is asked for in mind."""
        bot = self.bots[seat]
        return TemperedBot(bot, self.wished, random.Random(f"{self.table.seed}/{seat}")) if self.wished else bot

    def tell_partners(self, seat: int, action: Action) -> None:
        """What a bot says of what it is about to do, in a game that is won together."""
        game = self.table.game
        if not game.cooperative(self.table.options):
            return
        intent = game.intent(self.table.state, self.table.decision_of(seat), action)
        if intent is not None:
            self.tell("says", name=self.name_of(seat), words=self.look.say(intent))

    def play(self, seat: int, action: str) -> None:
        """Make a move and tell what comes of it."""
        if seat not in self.bots:
            self.wished = ""
        self.table.play(seat, self.table.game.actions.parse(action))
        if not self._is_asked_again(seat):
            self.show(*draw_log(log(self.table, self.viewer, since=self.table.step), self.look))

    def _is_asked_again(self, seat: int) -> bool:
        """Whether a person's next screen tells at once what came of the move."""
        asked = [decision.seat for decision in self.table.pending]
        return seat not in self.bots and asked[:1] == [seat] and self.table.outcome is None
