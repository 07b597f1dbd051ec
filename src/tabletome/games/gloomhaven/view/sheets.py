"""Monsters on sheets that are always in sight: their statistics, this round's card, each figure and whom it goes for.

GH-MSTAT-03, 04, GH-MABIL-01
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping

from tabletome.games.gloomhaven.content.notation.conditions import BIT, CONDITIONS
from tabletome.games.gloomhaven.rules.initiative import entry_initiative
from tabletome.games.gloomhaven.state import BOSS, ELITE, State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.monster_intents import Intent, Plans, Said
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Arrow, Badge, Note, Row, Sheet, Text, t
from tabletome.scene.memory import MOST, remembered

COLUMNS = ("health", "move", "attack", "range", "shield")


def sheets(g: State, plans: Plans, said: Said) -> list[Sheet]:
    """One for each type of monster on the map, in the order of the round as far as it is known, then the characters."""
    there = {figure.name for figure in g.figures if figure.is_monster and figure.at >= 0}
    ordered = [name for name in dict.fromkeys(g.order) if name in there]
    names = [*ordered, *sorted(there - set(ordered))]
    return [monster_sheet(g, name, plans.get(name, {}), said.get(name, [])) for name in names]


def monster_sheet(g: State, name: str, intents: Mapping[int, Intent], notes: list[Note]) -> Sheet:
    """The statistic card, what the ability card says, and the figures."""
    figures = [who for who, it in enumerate(g.figures) if it.name == name and it.is_monster and it.at >= 0]
    acts = name in g.order
    return Sheet(
        id=f"monster:{name}",
        name=name_of(name),
        icon=icons.of(name),
        label=str(entry_initiative(g, name)) if acts else "",
        columns=columns(),
        rows=[*ranks(g, figures), *(figure_row(g, who, intents.get(who)) for who in figures)],
        notes=notes,
        always=True,
    )


@functools.cache
def columns() -> list[Badge]:
    return [Badge(icon=icons.STATS[column], text=t(f"column-{column}")) for column in COLUMNS]


def ranks(g: State, figures: list[int]) -> Iterator[Row]:
    """Normal and elite statistics of those on the map. GH-MSTAT-04"""
    shown = set()
    for who in sorted(figures, key=lambda each: g.figures[each].kind):
        kind = g.figures[who].kind
        if kind in shown:
            continue
        shown.add(kind)
        stat = g.stat(who)
        yield rank_row(kind, (g.figures[who].max_health, stat.move, stat.attack, stat.range, stat.shield))


@functools.lru_cache(maxsize=MOST)
def rank_row(kind: int, values: tuple[int, ...]) -> Row:
    badges = [Badge(value=value) if value else Badge(text=t("dash")) for value in values]
    return Row(name=rank_name(kind), values=badges)


def rank_name(kind: int) -> Text:
    return t("rank-boss" if kind == BOSS else "rank-elite" if kind == ELITE else "rank-normal")


def state_of(g: State, who: int) -> tuple[int, ...]:
    """What the row of a figure shows of it."""
    figure = g.figures[who]
    return figure.number, figure.health, figure.max_health, figure.conditions


@remembered(lambda g, who, intent: (who, *state_of(g, who), None if intent is None else intent.text))
def figure_row(g: State, who: int, intent: Intent | None) -> Row:
    """A figure: its number, life and conditions, and what it would do now."""
    figure = g.figures[who]
    return Row(
        name=t("figure-number", number=figure.number),
        health=(max(figure.health, 0), figure.max_health),
        values=[
            Badge(icon=icons.CONDITIONS[name], text=t(f"condition-{name}"), tone="bad")
            for name in CONDITIONS
            if figure.conditions & BIT[name]
        ],
        text=intent.text if intent is not None else None,
        things=[f"f{who}"],
    )


def intent_arrows(plans: Plans) -> Iterator[Arrow]:
    """From each monster that has still to act to whom it would focus on. GH-FOCUS-02"""
    for intents in plans.values():
        for who, intent in intents.items():
            if intent.target >= 0:
                yield Arrow(kind="intent", start=f"f{who}", end=f"f{intent.target}", tone="bad")
