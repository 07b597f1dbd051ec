"""Random games: each comes to an end, and nothing in the box is left unused."""

from __future__ import annotations

import random

import pytest

from tabletome.engine import Run, seeded
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.terrain import LANDMARKS
from tabletome.games.battlelore.rules.flow import command_phase
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State


@pytest.mark.parametrize("adventure", list(adventures()))
def test_random_games_of_every_adventure_come_to_an_end(adventure: str) -> None:
    run = Run(GAME, GAME.setup(BattleOptions(adventure=adventure), seeded("random")))
    chance = random.Random(7)
    for _ in range(30_000):
        if run.decision is None:
            break
        run.play(chance.choice(run.decision.options))
    assert run.outcome is not None


def test_every_command_and_lore_card_power_and_landmark_is_used_in_random_play() -> None:
    """Plays on until nothing in the box is left unused."""
    unused = set(COMMAND_CARDS) | set(LORE_CARDS) | {"web", "poison", "hurl", "crush", "quake"}
    unused |= set(LANDMARKS) - {"secret-passage"}
    chance = random.Random(11)
    for number in range(400):
        adventure = ("hill-of-masters", "stone-ring", "giants-causeway", "bridge-of-oaths")[number % 4]
        options = BattleOptions.read({"adventure": adventure})
        run = Run(GAME, GAME.setup(options, seeded(f"runner {number}")))
        run.state.tokens = [12, 12] if run.state.scenario.lore else [0, 0]
        unused -= {kind for _, kind, _ in run.state.landmarks}
        for _ in range(700):
            if run.decision is None:
                break
            wanted = [option for option in run.decision.options if used_by(option) in unused]
            stores = [option for option in run.decision.options if option.verb == "store"]
            chosen = chance.choice(wanted or stores or run.decision.options)
            unused.discard(used_by(chosen))
            run.play(chosen)
            top_up(run)
        if not unused:
            break
    assert not unused


def used_by(option: object) -> str:
    """What of the box an action uses."""
    for field in ("card", "power", "landmark"):
        name = getattr(option, field, "")
        if name and not type(option).__name__.startswith(("Discard", "Keep")):
            return str(name)
    return ""


def top_up(run: Run[State]) -> None:
    """Lore enough for dear cards: the runner wants to see them all."""
    state = run.state
    if state.scenario.lore and state.phase == command_phase:
        for seat in (0, 1):
            state.tokens[seat] = max(state.tokens[seat], 14)
