"""Options of a new game: a typed value that each game declares, checked before anything starts.

    class Kingdoms(Options):
        players: Players[2, 5] = 3
        exploration: bool = False

Whatever a person, a file or a network message gives is read by `Options.read`, which names what does not fit.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias, dataclass_transform

import msgspec

from tabletome.engine.errors import BadOptions
from tabletome.engine.suggestions import did_you_mean

LONGEST_SHOWN = 60


Applies: TypeAlias = tuple[tuple[str, tuple[Any, ...]], ...]
"""Other options, each with values of it: an option matters if one of them has one of these. Nothing: it always does."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a client shows it: its values (a list, a range or free text) and its default."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    when: Applies = ()
    scale: bool = False
    """Its values lead from less to more."""


@functools.cache
def _types(options: type) -> Mapping[str, Any]:
    """The type of each option, with what it says of the values that are allowed."""
    return types.MappingProxyType(typing.get_type_hints(options, include_extras=True))


@dataclass_transform(frozen_default=True)
class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. `choices` lists the values of options whose values are content."""

    players: int = 1

    choices: ClassVar[Mapping[str, Callable[[], tuple[str, ...]]]] = types.MappingProxyType({})
    applies: ClassVar[Mapping[str, Applies]] = types.MappingProxyType({})
    """When an option matters, of those that do not always: forms show it only then."""
    scales: ClassVar[frozenset[str]] = frozenset()
    """Options whose values lead from less to more, as from easy to hard: forms show them as sliders."""

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """Options from words or JSON values, or a `BadOptions` that says which one is wrong and why."""
        for name in given:
            if name not in cls.__struct_fields__:
                raise BadOptions(f"there is no option {name!r}; {did_you_mean(name, cls.__struct_fields__)}")
        values = {name: cls._read_value(name, value) for name, value in given.items()}
        options = cls(**values)
        options.check()
        return options

    @classmethod
    def _read_value(cls, name: str, value: Any) -> Any:
        field = _types(cls)[name]
        if isinstance(value, str) and field is bool:
            value = {"yes": True, "no": False, "on": True, "off": False}.get(value.lower(), value)
        try:
            read = msgspec.convert(value, field, strict=False)
        except (msgspec.ValidationError, ValueError, OverflowError) as wrong:
            reason = str(wrong).partition(" - at")[0]
            raise BadOptions(f"option {name}={_shown(value)}: {reason}; it may be {describe(cls.info(name))}") from None
        if name in cls.choices and read not in cls.choices[name]():
            raise BadOptions(f"option {name}: there is no {read!r}; {did_you_mean(str(read), cls.choices[name]())}")
        return read

    def check(self) -> None:
        """Games raise `BadOptions` here for options that do not go together."""

    def for_people(self, people: int) -> Self:  # noqa: ARG002 - games with such an option override this
        """These options, settled for a game of so many people (the other seats are bots'), where that matters."""
        return self

    @classmethod
    def infos(cls) -> list[OptionInfo]:
        return [cls.info(name) for name in cls.__struct_fields__]

    @classmethod
    def info(cls, name: str) -> OptionInfo:
        return msgspec.structs.replace(cls._values_of(name), when=cls.applies.get(name, ()), scale=name in cls.scales)

    @classmethod
    def _values_of(cls, name: str) -> OptionInfo:
        default = next(field.default for field in msgspec.structs.fields(cls) if field.name == name)
        kind = _types(cls)[name]
        if name in cls.choices:
            return OptionInfo(name, default, values=cls.choices[name]())
        if kind is bool:
            return OptionInfo(name, default, values=(True, False))
        if typing.get_origin(kind) is Literal:
            return OptionInfo(name, default, values=typing.get_args(kind))
        for meta in getattr(kind, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta):
                return OptionInfo(name, default, least=_whole(meta.ge), most=_whole(meta.le))
        return OptionInfo(name, default)


def describe(option: OptionInfo) -> str:
    """The values an option may have, in words."""
    if option.values:
        return ", ".join(_plain(value) for value in option.values)
    if option.least is not None:
        return f"{option.least} to {option.most}"
    return "any text"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _shown(value: Any) -> str:
    """A value that does not fit, as far as a message can hold it."""
    try:
        text = str(value)
    except ValueError:
        return "(a number too long to write)"
    return text[:LONGEST_SHOWN].encode("utf-8", "backslashreplace").decode()


def _whole(number: float | None) -> int | None:
    return None if number is None else int(number)
