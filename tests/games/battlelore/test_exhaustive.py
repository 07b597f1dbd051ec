"""Random games: each comes to an end, and nothing in the box is left unused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletome.engine import Action, Options
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.actions import UsePower
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.powers import Power
from tabletome.games.battlelore.content.terrain import LANDMARKS
from tabletome.games.battlelore.rules.flow import command_phase
from tabletome.games.battlelore.state import State
from tests.exhaustive import Runner, Thing, actions_and_events

MOST_GAMES = 800
RICH = 16
"""Lore enough for the dearest cards: the runner wants to see them all."""


@pytest.mark.parametrize("adventure", list(adventures()))
def test_random_games_of_every_adventure_come_to_an_end(adventure: str) -> None:
    run = Runner(GAME, ()).play(GAME.options.read({"adventure": adventure}), "random")
    assert run.outcome is not None


def test_every_card_power_landmark_action_and_event_comes_up_in_random_play() -> None:
    runner = Runner(GAME, everything(), by_action=used_by, by_state=laid_out, prepare=top_up, longest=700)
    assert runner.left_after(games()) == []


def everything() -> set[Thing]:
    return (
        {("card", name) for name in (*COMMAND_CARDS, *LORE_CARDS)}
        | {("power", power.value) for power in Power}
        | {("landmark", name) for name in LANDMARKS}
        | actions_and_events(GAME)
    )


def used_by(option: Action) -> Iterator[Thing]:
    """What of the box an action uses."""
    if not option.verb.startswith(("discard", "keep")):
        for field in ("card", "landmark"):
            if hasattr(option, field):
                yield field, getattr(option, field)
    if isinstance(option, UsePower):
        yield "power", option.power.value


def laid_out(g: State) -> set[Thing]:
    return {("landmark", kind) for _, kind, _ in g.landmarks}


def top_up(g: State) -> None:
    if g.with_lore and g.phase == command_phase:
        g.tokens = [max(tokens, RICH) for tokens in g.tokens]


def games() -> Iterator[Options]:
    names = list(adventures())
    for number in range(MOST_GAMES):
        councils = "custom" if number % 3 == 0 else "prescribed"
        yield GAME.options.read({"adventure": names[number % len(names)], "councils": councils})
