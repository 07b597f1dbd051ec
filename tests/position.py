"""Positions for the tests of every game: a state, played from, and what happened in it.

A game's tests derive a class from `Position` and write functions that make positions from drawings or words:

    class Kingdoms(Position[State]):
        game = GAME
        seats = ("red", "blue")

    game = kingdoms(red="humans at north.1", action="quest")
    game.plays("red: quest north.1 south.4", "red: bid 3")
    assert game.asked() == "blue set-die"

Every play must be asked for and offered, or the test fails. Plays go through the flow of the game; `runs` is for a rule
that is a script of its own. Where a test loads dice, each die that falls must have been given, and each that was given
must have fallen when the test ends (tests/conftest.py looks).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from tabletome.engine import Decision, Event, Game, Rng, Run, State
from tabletome.engine.state import listen

S = TypeVar("S", bound=State)

LOADED: list[LoadedDice] = []
"""The dice that the running test has loaded."""


class LoadedDice(Rng):
    """Dice with so many sides fall as the test says; all other chance, decks included, is the seed's."""

    sides: int = 6
    faces: list[int] = msgspec.field(default_factory=list)

    def below(self, n: int) -> int:
        if n != self.sides:
            return super().below(n)
        assert self.faces, "a die falls that the test has not given"
        return self.faces.pop(0)

    def shuffle(self, things: Any) -> None:
        plain = Rng(self.key, self.drawn)
        plain.shuffle(things)
        self.drawn = plain.drawn

    def copy(self) -> LoadedDice:
        return LoadedDice(self.key, self.drawn, self.sides, list(self.faces))


def load(rng: Rng, sides: int, faces: Sequence[int]) -> LoadedDice:
    """Dice that continue this stream, but fall as `faces` says; all of them have to fall before the test ends."""
    dice = LoadedDice(rng.key, rng.drawn, sides, list(faces))
    LOADED.append(dice)
    return dice


def dice_left() -> list[list[int]]:
    """The dice that were given in this test and never fell; forgets them."""
    left = [dice.faces for dice in LOADED if dice.faces]
    LOADED.clear()
    return left


class Position(Generic[S]):
    """A position and what happens in it."""

    game: ClassVar[Game[Any, Any]]
    seats: ClassVar[Sequence[str]] = ()
    """What seats are called; nothing where plays do not say whose they are."""

    def __init__(self, g: S) -> None:
        self.g = g
        self.events: list[Event] = []
        self._run: Run[S] | None = None
        listen(g, self)

    def hear(self, event: Event) -> None:
        self.events.append(event)

    # Changing the position before it is played

    def with_(self, **fields: Any) -> Self:
        """Fields of the state, which it must have."""
        for name, value in fields.items():
            assert name in self.g.__struct_fields__, f"a state has no field {name}"
            setattr(self.g, name, value)
        return self

    def ask_again(self, phase: str = "") -> Self:
        """The position was changed in the middle of play: the phase, or another one, begins anew."""
        if phase:
            self.g.phase = phase
        self._run = None
        return self

    def rolls(self, faces: Sequence[int]) -> Self:
        """More dice for a position with loaded dice."""
        assert isinstance(self.g.rng, LoadedDice), "the dice of this position are not loaded"
        self.g.rng.faces += faces
        return self

    # Names that a drawing gives to things; games override these two

    def spoken(self, text: str) -> str:
        """An action as the game writes it, from how a test writes it."""
        return text

    def named(self, text: str) -> str:
        """An action as a test writes it, from how the game writes it."""
        return text

    # Playing

    @property
    def run(self) -> Run[S]:
        if self._run is None:
            self._run = Run(self.game, self.g)
        return self._run

    def decision(self, seat: int | None = None) -> Decision:
        """What is asked now: this seat, or whoever is the first to be asked."""
        if seat is not None:
            self.run.turn_to(seat)
        decision = self.run.decision
        assert decision is not None, "the game is over"
        if seat is not None:
            asked = self.seats[decision.seat]
            assert decision.seat == seat, f"{asked} is asked {decision.kind}, not {self.seats[seat]}"
        return decision

    def plays(self, *moves: str) -> Self:
        """Each in turn: `red: bid 3`, or `bid 3` by whoever is asked."""
        for move in moves:
            who, colon, text = move.partition(": ")
            decision = self.decision(self.seats.index(who) if colon else None)
            self.run.play(self._offered(decision, text if colon else move))
        return self

    def _offered(self, decision: Decision, text: str) -> Any:
        action = self.game.actions.parse(self.spoken(text))
        offered = [self.named(str(option)) for option in decision.options]
        assert action in decision.options, f"{text!r} is not offered at {decision.kind!r}; {offered} are"
        return action

    def runs(self, script: Generator[Any, Any, Any] | None, *answers: str) -> Any:
        """Run one rule to its end with these answers, all of which must be asked for and offered; its result."""
        queued = list(answers)
        try:
            decision = next(script) if script is not None else None
            while decision is not None:
                assert queued, f"asked {decision.kind}: {[str(option) for option in decision.options]}"
                assert script is not None
                decision = script.send(self._offered(decision, queued.pop(0)))
        except StopIteration as end:
            assert not queued, f"never asked for {queued}"
            return end.value
        assert not queued, f"never asked for {queued}"
        return None

    def asked(self) -> str:
        """Who is asked what, as in "red act", or only what where seats have no names; "over" at the end."""
        decision = self.run.decision
        if decision is None:
            return "over"
        return f"{self.seats[decision.seat]} {decision.kind}" if self.seats else decision.kind

    def offers(self, verb: str = "") -> list[str]:
        """The choices now, as texts; only those of one verb if it is given."""
        return [self.named(str(option)) for option in self.decision().options if verb in ("", option.verb)]

    # Looking

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]
