"""How abilities read: the table that the modules beside this one fill, and the phrases they have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When
from tabletome.games.gloomhaven.state import NOBODY, State
from tabletome.scene import Text, listed, t


class Reading(NamedTuple):
    """For whom an ability is put into words."""

    relative: bool = False
    """On a monsters' card values are added to statistics. GH-MABIL-04"""
    g: State | None = None
    """The table at which it is read; None in the card browser."""
    who: int = NOBODY
    """The monster whose statistics count, if one is meant."""


ON_A_CARD = Reading()
ON_A_MONSTER_CARD = Reading(relative=True)

reads: ByType[Callable[[Any, Reading], Iterator[Text]]] = ByType("reads")
"""The lines that are printed for an ability."""

areas: ByType[Callable[[Any], Iterator[Area]]] = ByType("shows the areas of")
"""The patterns that an ability speaks of; one without an entry speaks of none. GH-AOE-03, 04"""


def describe(ability: Ability, reading: Reading = ON_A_CARD) -> Iterator[Text]:
    """One ability, line by line."""
    return reads[type(ability)](ability, reading)


def describe_all(abilities: Iterable[Ability], reading: Reading) -> list[Text]:
    """Several abilities, line by line."""
    return [line for ability in abilities for line in describe(ability, reading)]


def areas_of(ability: Ability) -> Iterator[Area]:
    """The patterns that an ability speaks of."""
    if type(ability) in areas:
        yield from areas[type(ability)](ability)


def simply(message: str) -> Callable[[Any, Reading], Iterator[Text]]:
    """An ability that always reads the same."""

    def reading(ability: Ability, _: Reading) -> Iterator[Text]:  # noqa: ARG001 - all abilities are read alike
        yield t(message)

    return reading


# Phrases


def number(value: int, reading: Reading) -> str:
    """A value, or what is added to a statistic."""
    return f"{value:+d}" if reading.relative else str(value)


def counted(value: int, per: Per | None, reading: Reading = ON_A_CARD) -> Text | str:
    """A value, what it is the number of, or both together."""
    if per is None:
        return number(value, reading)
    return t("count-plus", by=value, per=count_name(per)) if value else count_name(per)


def count_name(per: Per) -> Text:
    return t(f"count-{per}")


def conditions(names: Iterable[str]) -> Text:
    return listed([t(f"condition-{name}") for name in names])


def each_condition(names: Iterable[str]) -> Iterator[Text]:
    """A line for each condition."""
    yield from (t(f"condition-{name}") for name in names)


def element(name: str) -> Text:
    return t(f"element-{name}")


def whom(to: Targets, reach: int = 1) -> Text:
    return t(f"to-{to}", range=reach)


def when_name(when: When | None) -> Text:
    return t("when-always") if when is None else t(f"when-{when}")


def who_name(when: When) -> Text:
    """A question about a target, as a description of it."""
    return t(f"who-{when}")
