"""What a player can choose, as small frozen values with one readable text form each.

    class Patrol(Action):
        start: str
        to: str

    str(Patrol("elan.1", "elan.2"))          # "patrol elan.1 elan.2"
    Vocabulary(Patrol, ...).parse("patrol elan.1 elan.2")

The verb is the class name in kebab case, the words are the fields in order. A field is a whole number, a word (letters,
digits and .:'_+-), one of certain words (`Literal`), yes/no, an enumeration, something optional (`-` when absent), or a
tuple of these joined by commas.
"""

from __future__ import annotations

import enum
import functools
import re
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, dataclass_transform

import msgspec

from tabletome.engine.errors import BadActionText
from tabletome.engine.suggestions import did_you_mean

ABSENT = "-"
WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9.:'_+-]*")
NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
LONGEST_TEXT = 400
MOST_TEXTS = 10_000


def kebab(name: str) -> str:
    """`StandUp` -> `stand-up`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@dataclass_transform(frozen_default=True)
class Action(msgspec.Struct, frozen=True):
    """Base of every choice a player can make."""

    verb: ClassVar[str] = ""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.verb = kebab(cls.__name__)

    def __str__(self) -> str:
        return _text_of(self)


@functools.lru_cache(maxsize=MOST_TEXTS)
def _text_of(action: Action) -> str:
    """Remembered: the same actions are offered and told again and again."""
    return " ".join([action.verb, *(_write(getattr(action, name)) for name in action.__struct_fields__)])


def _write(value: object) -> str:
    if value is None:
        return ABSENT
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ",".join(_write(part) for part in value) or ABSENT
    return str(value)


Reader = Callable[[str], Any]


def _reader(kind: Any) -> Reader:
    """The function that reads one word as a value of this type."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        (present,) = [_reader(part) for part in inner if part is not type(None)]
        return lambda word: None if word == ABSENT else present(word)
    if origin is typing.Literal:
        words = {word: word for word in inner}
        return lambda word: _read_member(words, word)
    if origin is tuple:
        part = _reader(inner[0])
        return lambda word: () if word == ABSENT else tuple(part(piece) for piece in word.split(","))
    if kind is bool:
        return _read_bool
    if kind is int:
        return _read_int
    if kind is str:
        return _read_word
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        by_text = {str(member.value): member for member in kind}
        return lambda word: _read_member(by_text, word)
    raise TypeError(f"an action cannot have a field of type {kind}")


def _read_bool(word: str) -> bool:
    if word not in ("yes", "no"):
        raise ValueError(f"{word!r} should be yes or no")
    return word == "yes"


def _read_int(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise ValueError(f"{word!r} should be a whole number")
    return int(word)


def _read_word(word: str) -> str:
    if not WORD.fullmatch(word):
        raise ValueError(f"{word!r} should be a plain word")
    return word


def _read_member(members: dict[str, Any], word: str) -> Any:
    if word not in members:
        raise ValueError(f"{word!r} should be one of: {', '.join(members)}")
    return members[word]


class Vocabulary:
    """All action types of a game, by verb; turns text into actions."""

    def __init__(self, *kinds: type[Action]) -> None:
        self._kinds = {kind.verb: kind for kind in kinds}
        if len(self._kinds) != len(kinds):
            raise ValueError("two actions have the same verb")
        self._readers = {kind.verb: self._field_readers(kind) for kind in kinds}

    @staticmethod
    def _field_readers(kind: type[Action]) -> list[tuple[str, Reader]]:
        types_by_field = typing.get_type_hints(kind)
        return [(name, _reader(types_by_field[name])) for name in kind.__struct_fields__]

    def __iter__(self) -> Iterator[type[Action]]:
        return iter(self._kinds.values())

    def parse(self, text: str) -> Action:
        """The action this text means, or a `BadActionText` that says what is wrong with it."""
        if len(text) > LONGEST_TEXT:
            raise BadActionText(f"an action's text has at most {LONGEST_TEXT} characters; this one has {len(text)}")
        verb, *words = text.split(" ")
        if verb not in self._kinds:
            raise BadActionText(f"no action is called {verb!r}; {did_you_mean(verb, self._kinds)}")
        readers = self._readers[verb]
        if len(words) != len(readers):
            raise BadActionText(f"{text!r} should have the form: {self.form(verb)}")
        return self._kinds[verb](*(self._read(verb, *pair) for pair in zip(readers, words, strict=True)))

    def _read(self, verb: str, field: tuple[str, Reader], word: str) -> Any:
        name, reader = field
        try:
            return reader(word)
        except ValueError as wrong:
            raise BadActionText(f"{verb}: {name} {wrong}") from None

    def form(self, verb: str) -> str:
        """The shape of an action's text: `patrol START TO`."""
        return " ".join([verb, *(name.upper() for name, _ in self._readers[verb])])
