"""One game played in a terminal, by people and bots, until it ends or everyone leaves."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from tabletome.bots import Bot, Glimpse
from tabletome.cli.terminal.choosing import matching
from tabletome.cli.terminal.commands import NO, YES, Leave, command, write_record
from tabletome.cli.terminal.ending import draw_ending, seat_name
from tabletome.cli.terminal.files import AUTOSAVE, write_file
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.palette import TITLE, TONES
from tabletome.cli.terminal.screen import draw_choices, draw_log, draw_screen
from tabletome.cli.terminal.terminal import Terminal
from tabletome.engine import TabletomeError
from tabletome.engine.table import Table
from tabletome.scene import Question, View, translator, view
from tabletome.scene.view import log, question


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
    at_keyboard: int | None = None
    """The person who was asked last."""

    # What is shown

    @property
    def look(self) -> Look:
        words = translator(self.language, self.table.game.folder)
        return Look(words, self.terminal.width, self.terminal.height, self.terminal.plain)

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

    def show_screen(self, seat: int | None) -> None:
        notes = {seat: self.look.word("bot", name=name) for seat, name in self.bot_names.items()}
        self.show(draw_screen(self.view_of(seat), self.look, notes))

    def view_of(self, seat: int | None) -> View:
        """The table as a seat sees it, with what has happened since its last move."""
        moves = [step for step, move in enumerate(self.table.log) if move.seat == seat]
        return view(self.table, seat, since=moves[-1] + 1 if moves else 0)

    def name_of(self, seat: int) -> str:
        return seat_name(self.table.game.scene(self.table.state, None), seat, self.look)

    # Playing

    def run(self) -> None:
        """Play until the game is over. Whoever just goes away finds the game kept."""
        try:
            while self.table.outcome is None:
                self._next_decision()
            self._finish()
        except Leave:
            self.tell("goodbye")
        except (EOFError, KeyboardInterrupt):
            self._keep()
        except Exception:
            self._keep()
            raise

    def _keep(self) -> None:
        """Save a game that nobody could be asked about."""
        self.show("")
        path = write_file(self, AUTOSAVE, self.table.save())
        if path is not None:
            self.tell("autosaved", file=str(path))
            self.tell("saved-how", file=str(path))

    def _next_decision(self) -> None:
        waiting = [decision.seat for decision in self.table.pending]
        for seat in waiting:
            if seat in self.bots:
                self._bot_decides(seat)
                return
        self._person_decides(waiting[0])

    def _bot_decides(self, seat: int) -> None:
        with self.terminal.thinking(self.look.word("thinking", name=self.name_of(seat))):
            action = self.bots[seat].choose(Glimpse.of(self.table, seat))
        self.play(seat, str(action))

    def play(self, seat: int, action: str) -> None:
        """Make a move and tell what comes of it."""
        self.table.play(seat, self.table.game.actions.parse(action))
        self.show(*draw_log(log(self.table, self.viewer, since=len(self.table.log)), self.look))

    def _person_decides(self, seat: int) -> None:
        asked = question(self.table, seat)
        assert asked is not None
        if self.auto and len(asked.choices) == 1:
            self.tell("only-choice", choice=self.look.say(asked.choices[0].text))
            self.play(seat, asked.choices[0].action)
            return
        self._hand_over(seat)
        self.show_screen(seat)
        position = self.table.log.copy()
        while self.table.log == position:
            self.obey(self.terminal.ask(self.look.word("prompt")), seat)

    def _hand_over(self, seat: int) -> None:
        """Let the next person take the keyboard before anything that is theirs alone is shown."""
        before, self.at_keyboard = self.at_keyboard, seat
        if len(self.people) < 2 or before == seat:
            return
        if before is not None:
            self.terminal.clear()
        if self._has_secrets(seat):
            self.show(Line(self.look.word("hand-over", name=self.name_of(seat)), TITLE))
            if self.terminal.interactive:
                self.terminal.ask(self.look.word("press-enter"))
        else:
            self.show(Line(self.look.word("turn-of", name=self.name_of(seat)), TITLE))

    def _has_secrets(self, seat: int) -> bool:
        """This person sees something that a spectator does not, or others decide at the same time."""
        scene, state = self.table.game.scene, self.table.state
        return len(self.table.pending) > 1 or bool(scene(state, seat) != scene(state, None))

    def obey(self, said: str, seat: int) -> None:
        """Do what a line asks for: a command, or the choice it means."""
        asked = question(self.table, seat)
        assert asked is not None
        found = command(said)
        try:
            if found is not None:
                found.obey(self, seat, found.rest)
            elif said:
                self._choose(said, asked)
        except TabletomeError as wrong:
            self.show(Line(str(wrong), TONES["bad"]))

    def _choose(self, said: str, asked: Question) -> None:
        if said.isdecimal():
            self._choose_number(int(said), asked)
            return
        places = matching(said, asked.choices, self.look)
        if len(places) == 1:
            self.play(asked.seat, asked.choices[places[0]].action)
        elif places:
            self.tell("several", said=said, count=len(places))
            self.show(*draw_choices([(place + 1, asked.choices[place]) for place in places], self.look))
        else:
            self.tell("not-understood", said=said)

    def _choose_number(self, number: int, asked: Question) -> None:
        if 1 <= number <= len(asked.choices):
            self.play(asked.seat, asked.choices[number - 1].action)
        else:
            self.tell("no-such-number", number=number, most=len(asked.choices))

    # The end

    def _finish(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        scene = self.table.game.scene(self.table.state, self.viewer)
        self.show_screen(self.viewer)
        self.show(*draw_ending(scene, outcome, self.look))
        self.tell("seed", seed=self.table.seed)
        if self.people:
            self._offer_record()

    def _offer_record(self) -> None:
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            said = self.terminal.ask(self.look.word("ask-record"))
            if said.lower() not in ("", *NO):
                write_record(self, "" if said.lower() in YES else said)
