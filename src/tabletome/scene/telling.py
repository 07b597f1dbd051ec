"""How events and decisions become words, the same way in every game: by the names of their fields and their types.

The message of an event is `event-<kind>`, of a question `ask-<kind>`, of a choice `action-<verb>`; each is given the
fields of what it tells, in words. A game declares tables: how a field of a name is said, and what else the message of a
type needs.

    FIELDS = {"seat": seat_name, "card": lambda g, card: t(f"card-{card}")}
    narrate = Narrator(fields=FIELDS, icons=icons.EVENTS, tones=TONES)
    question = Asker(about=FIELDS, choice=choice, barred=FORBIDDEN)
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from tabletome.engine.actions import Action
from tabletome.engine.decisions import Decision
from tabletome.engine.events import Event
from tabletome.engine.state import State
from tabletome.scene.effects import Effects, effects_of
from tabletome.scene.vocabulary import Barred, Card, Choice, LogEntry, Question, Stat, Step, Sum, Tone
from tabletome.scene.words import Text, t

S = TypeVar("S", bound=State)

Args: TypeAlias = dict[str, Text | str | int]
"""What goes into a message."""
Say: TypeAlias = Callable[[S, Any], Text | str | int]
"""How a field is said: from the state and the field's value."""


def fields_in_words(g: S, value: msgspec.Struct, fields: Mapping[str, Say[S]]) -> Args:
    """Every field of an action or event, ready to go into its message; one that `fields` does not say is said plainly.

    Numbers and words stand for themselves, yes and no too; what else has no words is left out, and so is the number of
    an event's rule, which stands beside the message.
    """
    said: Args = {}
    for name in value.__struct_fields__:
        if name != "rule":
            _say(g, name, getattr(value, name), fields, said)
    return said


_PLAIN = (Text, str, int)


def _say(g: S, name: str, content: object, fields: Mapping[str, Say[S]], said: Args) -> None:
    say = fields.get(name)
    if say is not None:
        said[name] = say(g, content)
    elif isinstance(content, bool):
        said[name] = "yes" if content else "no"
    elif isinstance(content, _PLAIN):
        said[name] = content


def kind_of_event(event: Event) -> str:
    """The name of an event's message."""
    return f"event-{event.kind}"


def kind_of_question(_: State, decision: Decision) -> str:
    """The name of a question's message."""
    return f"ask-{decision.kind}"


def seat_of_event(_: State, event: Event) -> int | None:
    """Whose doing it was: the event's field `seat`, if it has one."""
    seat: int | None = getattr(event, "seat", None)
    return seat


def paragraphs(texts: Iterable[Text]) -> list[LogEntry]:
    """The steps of a story: a paragraph each."""
    return [LogEntry(text=text) for text in texts]


@dataclasses.dataclass(frozen=True, kw_only=True)
class Narrator(Generic[S]):
    """Turns events into lines of the log: a game's `narrate`."""

    fields: Mapping[str, Say[S]]
    """How the fields of events are said, by their names."""
    icons: Mapping[str, str]
    """The icon of each kind of event."""
    tones: Mapping[str, Tone] = dataclasses.field(default_factory=dict)
    """The tone of each kind of event that is not told plainly."""
    extra: Mapping[type[Event], Callable[[S, Any], Args]] = dataclasses.field(default_factory=dict)
    """What the messages of some types of events need besides the fields."""
    own_icons: Mapping[type[Event], Callable[[Any], str | None]] = dataclasses.field(default_factory=dict)
    """Icons that depend on what the event is about; None gives that of its kind."""
    steps: Mapping[type[Event], Callable[[S, Any], list[LogEntry]]] = dataclasses.field(default_factory=dict)
    """The steps in which some types of events are explained."""
    effects: Effects[S] = dataclasses.field(default_factory=dict)
    """What is to be seen of some types of events (see effects.py)."""
    stories: Mapping[type[Event], Callable[[S, Any], list[Text]]] = dataclasses.field(default_factory=dict)
    """What some types of events tell, paragraph by paragraph: a page to be read. Without a paragraph it is a line."""
    headlines: tuple[type[Event], ...] = ()
    """With these a round or a turn begins: what follows belongs to it."""
    sums: Mapping[type[Event], Callable[[S, Any], Sum | None]] = dataclasses.field(default_factory=dict)
    """The arithmetic behind some types of events."""
    message: Callable[[Event], str] = kind_of_event
    """The name of an event's message."""
    seat: Callable[[S, Event], int | None] = seat_of_event
    """The seat whose doing an event was."""
    tone: Callable[[S, Event], Tone | None] = lambda _, __: None
    """A tone that depends on whom an event befell; None gives that of its kind."""

    def __call__(self, g: S, event: Event) -> LogEntry:
        kind = type(event)
        args = fields_in_words(g, event, self.fields)
        if kind in self.extra:
            args |= self.extra[kind](g, event)
        own_icon = self.own_icons[kind](event) if kind in self.own_icons else None
        pages = self.stories[kind](g, event) if kind in self.stories else []
        return LogEntry(
            text=t(self.message(event), **args),
            seat=self.seat(g, event),
            icon=own_icon or self.icons[event.kind],
            rule=event.rule,
            tone=self.tone(g, event) or self.tones.get(event.kind, "plain"),
            effects=effects_of(self.effects, g, event),
            kind="story" if pages else "headline" if isinstance(event, self.headlines) else "",
            steps=paragraphs(pages) if pages else self.steps[kind](g, event) if kind in self.steps else [],
            sum=self.sums[kind](g, event) if kind in self.sums else None,
        )


def action_in_words(
    g: S,
    decision: Decision,
    option: Action,
    fields: Mapping[str, Say[S]],
    extra: Mapping[type[Action], Callable[[S, Decision, Any], Args]],
) -> Text:
    """A choice: the message of its verb with the action's fields, and what else it needs by its type."""
    args = fields_in_words(g, option, fields)
    kind = type(option)
    if kind in extra:
        args |= extra[kind](g, decision, option)
    return t(f"action-{option.verb}", **args)


def plain_choice(g: State, decision: Decision, option: Action) -> Choice:
    """An option in the words of its verb, acting on nothing that lies on the table."""
    return Choice(action=str(option), text=action_in_words(g, decision, option, {}, {}))


@dataclasses.dataclass(frozen=True, kw_only=True)
class Asker(Generic[S]):
    """Turns decisions into questions: a game's `question`."""

    choice: Callable[[S, Decision, Any], Choice] = plain_choice
    """One option in words, with the things it acts on."""
    about: Mapping[str, Say[S]] = dataclasses.field(default_factory=dict)
    """How what a decision is about is said, by its name in `Decision.about`."""
    extra: Mapping[str, Callable[[S, Decision], Args]] = dataclasses.field(default_factory=dict)
    """What the messages of some kinds of questions need besides."""
    message: Callable[[S, Decision], str] = kind_of_question
    """The name of a question's message."""
    barred: Mapping[str, Callable[[S, Decision], Iterable[Barred]]] = dataclasses.field(default_factory=dict)
    """What a player might expect to be able to do at some kinds of questions, and the rule that forbids it."""

    help: Mapping[str, Callable[[S, Decision], Text | None]] = dataclasses.field(default_factory=dict)
    """What is to be said besides at some kinds of questions, in smaller print."""
    subject: Callable[[S, Decision], str] = lambda _, __: ""
    """The thing a question belongs to, by its id."""
    steps: Mapping[str, Callable[[S, Decision], list[Step]]] = dataclasses.field(default_factory=dict)
    """The course of what some kinds of questions are part of."""
    shows: Mapping[str, Callable[[S, Decision], list[Card]]] = dataclasses.field(default_factory=dict)
    """The cards that are chosen between at some kinds of questions and lie nowhere on the table."""
    amounts: Mapping[str, Callable[[S, Decision], list[Stat]]] = dataclasses.field(default_factory=dict)
    """What is counted out at some kinds of questions; their choices say how much of each."""

    def __call__(self, g: S, decision: Decision) -> Question:
        choices = [self.choice(g, decision, option) for option in decision.options]
        kind = decision.kind
        return Question(
            seat=decision.seat,
            kind=kind,
            text=t(self.message(g, decision), **self.args(g, decision)),
            choices=choices,
            barred=self.forbidden(g, decision, choices),
            help=self.help[kind](g, decision) if kind in self.help else None,
            about=self.subject(g, decision),
            steps=self.steps[kind](g, decision) if kind in self.steps else [],
            shows=self.shows[kind](g, decision) if kind in self.shows else [],
            amounts=self.amounts[kind](g, decision) if kind in self.amounts else [],
        )

    def args(self, g: S, decision: Decision) -> Args:
        """What the wording of a question needs."""
        said: Args = {}
        for name, content in decision.about.items():
            _say(g, name, content, self.about, said)
        if decision.kind in self.extra:
            said |= self.extra[decision.kind](g, decision)
        return said

    def forbidden(self, g: S, decision: Decision, choices: list[Choice]) -> list[Barred]:
        """Whatever is worth telling at this decision, except what some choice does allow."""
        found = self.barred[decision.kind](g, decision) if decision.kind in self.barred else ()
        return [entry for entry in found if not any(allows(choice, entry) for choice in choices)]


def allows(choice: Choice, entry: Barred) -> bool:
    """Whether a choice begins or ends with just the things of this entry."""
    count = len(entry.things)
    return count > 0 and entry.things in (choice.things[:count], choice.things[-count:])
