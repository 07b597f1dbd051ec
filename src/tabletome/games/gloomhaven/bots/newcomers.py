"""Enemies that come every round or every few rounds, as the page of a scenario tells everybody; for bots."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.scenarios import Moment, Spawn
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so
from tabletome.games.gloomhaven.state import State

EVERY_ROUND = (Moment.START_OF_ROUND, Moment.END_OF_ROUND, Moment.END_OF_ODD_ROUND)


def are_coming(g: State) -> bool:
    """Whether enemies come every round or every few rounds, as it is now."""
    return bool(coming(g))


def coming(g: State) -> set[str]:
    """Who comes every round or every few rounds, as it is now."""
    floor = g.board.floor
    return {spawn.monster for spawn in unending(g) if not floor.isdisjoint(g.plan.marked(spawn.at))}


def will_come(g: State) -> bool:
    """Whether enemies come so, now or once a room is open."""
    return any(True for _ in unending(g))


def unending(g: State) -> Iterator[Spawn]:
    """What the page lets come again and again and nothing has ended yet, in rooms that are known or not."""
    for spawn in page(g.scenario).spawns:
        if (
            spawn.when in EVERY_ROUND
            and spawn.rounds.last > g.round
            and spawn.ranks[g.party_size]
            and is_so(g, spawn.given)
            and (not spawn.until or g.opened.isdisjoint(g.plan.doors_between(spawn.until)))
        ):
            yield spawn
