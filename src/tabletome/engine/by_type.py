"""A function for each type: how the words of a notation get what is done with them, one entry for each word.

    class Heal(Ability, frozen=True): ...            # content: the word

    performs: ByType[Callable[[State, int, Any], Script]] = ByType("performs")

    @performs(Heal)                                  # rules/abilities/heal.py: what it does
    def heal(g: State, hero: int, ability: Heal) -> Script: ...

    performs[type(ability)](g, hero, ability)        # whoever performs abilities

Another room has another table with an entry for the same word: how it reads, what it is worth to a bot. Entries are
found by the exact type, as fast as in any dict. A test compares the tables with `leaf_types(Ability)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class ByType(dict[type, F]):
    """Functions by type. `does` says what they do with a value of the type, for messages: "performs", "words"."""

    def __init__(self, does: str) -> None:
        super().__init__()
        self.does = does

    def __call__(self, *types: type) -> Callable[[F], F]:
        """Decorate the function for these types; each type has one function at most."""

        def register(function: F) -> F:
            for each in types:
                assert each not in self, f"{self[each].__qualname__} {self.does} {each.__name__} already"
                self[each] = function
            return function

        return register

    def __missing__(self, kind: type) -> NoReturn:
        raise LookupError(f"nothing {self.does} {kind.__name__}")


def leaf_types(*bases: type) -> frozenset[type]:
    """The types below these bases that no other type is derived from: all the words of a notation."""
    found: set[type] = set()
    for base in bases:
        derived: list[type] = base.__subclasses__()
        found |= leaf_types(*derived) if derived else {base}
    return frozenset(found)
