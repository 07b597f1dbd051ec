"""Messages of Fluent as functions of what goes into them.

`fluent.runtime` walks the tree of a message each time it is said, which takes longer than making the text that it is
part of. What nearly all messages are made of, words, arguments, choices between forms and other messages, is made into
functions once. Whatever else there is, or an argument that such a message does not expect, is left to Fluent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

Args: TypeAlias = Mapping[str, str | int]
Saying: TypeAlias = Callable[[Args], str]

FIRST_GROUPED = 1000
"""Numbers from here on are written in groups of digits, each language in its own way."""


class _Unusual(Exception):
    """Only Fluent knows how this is said."""


def saying(bundle: FluentBundle, name: str) -> Saying | None:
    """How a message of a bundle is said; None where it has no words."""
    pattern: Any = bundle.get_message(name).value if bundle.has_message(name) else None
    if pattern is None:
        return None

    def as_fluent_says(args: Args) -> str:
        return str(bundle.format_pattern(pattern, dict(args))[0])

    try:
        quick = _Maker(bundle).made(pattern)
    except _Unusual:
        return as_fluent_says

    def say(args: Args) -> str:
        try:
            return quick(args)
        except _Unusual:
            return as_fluent_says(args)

    return say


class _Maker:
    """Makes functions of patterns, which raise `_Unusual` where an argument is none that they expect."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._form = Locale.parse(bundle.locales[0]).plural_form
        self._within: list[str] = []
        """The messages of which this one is part."""

    def made(self, pattern: Any) -> Saying:
        match pattern:
            case fluent.Pattern():
                return _joined([self.made(element) for element in pattern.elements])
            case fluent.Placeable() | fluent.NeverIsolatingPlaceable():
                return self.made(pattern.expression)
            case fluent.TextElement():
                return _always(pattern.value)
            case fluent.StringLiteral():
                return _always(pattern.parse()["value"])
            case fluent.NumberLiteral():
                return _always(_plain(_whole(pattern.value)))
            case fluent.VariableReference():
                return _argument(pattern.id.name)
            case fluent.MessageReference(attribute=None):
                return self._other(pattern.id.name, self._bundle.has_message(pattern.id.name))
            case fluent.SelectExpression(selector=fluent.VariableReference() as selector):
                return self._chosen(selector.id.name, pattern.variants)
        raise _Unusual

    def _other(self, name: str, is_known: bool) -> Saying:
        """Another message, of the same arguments."""
        if not is_known or name in self._within:
            raise _Unusual
        self._within.append(name)
        made = self.made(self._bundle.get_message(name).value)
        self._within.pop()
        return made

    def _chosen(self, name: str, variants: list[Any]) -> Saying:
        """One of several forms: for a word, for a number, or for the numbers that a language treats alike."""
        forms = [(each.key, self.made(each.value)) for each in variants]
        numbers = {_whole(key.value): form for key, form in reversed(forms) if isinstance(key, fluent.NumberLiteral)}
        words = {key.name: form for key, form in reversed(forms) if isinstance(key, fluent.Identifier)}
        is_plain = not numbers or not words or _stand_first(forms)
        (otherwise,) = (form for (_, form), each in zip(forms, variants, strict=True) if each.default)

        def choose(args: Args) -> str:
            chosen = args.get(name)
            if type(chosen) is int and is_plain:
                form = numbers.get(chosen) or words.get(self._form(chosen), otherwise)
            elif type(chosen) is str and not numbers:
                form = words.get(chosen, otherwise)
            else:
                raise _Unusual
            said: str = form(args)
            return said

        return choose


def _stand_first(forms: list[tuple[Any, Saying]]) -> bool:
    """Whether the numbers stand before the words, of which the first that fits is taken."""
    are_numbers = [isinstance(key, fluent.NumberLiteral) for key, _ in forms]
    return are_numbers == sorted(are_numbers, reverse=True)


def _joined(parts: list[Saying]) -> Saying:
    return lambda args: "".join([part(args) for part in parts])


def _always(words: str) -> Saying:
    return lambda _: words


def _argument(name: str) -> Saying:
    return lambda args: _plain(args.get(name))


def _whole(number: float) -> int:
    if number != int(number):
        raise _Unusual
    return int(number)


def _plain(value: object) -> str:
    if type(value) is str:
        return value
    if type(value) is int and -FIRST_GROUPED < value < FIRST_GROUPED:
        return str(value)
    raise _Unusual
