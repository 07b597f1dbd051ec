"""What the first release kept of BattleLore is read by this version, and goes on."""

from __future__ import annotations

import lzma
import random
from pathlib import Path

import msgspec
import pytest

from tabletome.engine.kept import read_state
from tabletome.engine.run import Run
from tabletome.games.battlelore import GAME

RELEASE = Path(__file__).parents[2] / "server" / "releases" / "1" / "positions.msgpack.xz"
KEPT = [state for _, state, *_ in msgspec.msgpack.decode(lzma.decompress(RELEASE.read_bytes())).values()]
STATES = [state for state in KEPT if "adventure" in msgspec.msgpack.decode(state)]


def test_there_are_games_of_the_first_release() -> None:
    assert len(STATES) >= 5


@pytest.mark.parametrize("number", range(len(STATES)))
def test_a_game_of_the_first_release_goes_on(number: int) -> None:
    state, before = read_state(GAME, STATES[number], "1"), msgspec.msgpack.decode(STATES[number])
    turn, deck = state.turn, state.command_deck
    assert (state.turn_number, turn.ordered, turn.card) == (before["turn"], before["ordered"], before["card"])
    assert turn.tactic.value == before["tactic"]
    were = zip((*before["deck"], *before["discards"]), (*deck.cards, *deck.discards), strict=True)
    assert {pair for pair in were if pair[0] != pair[1]} == {
        ("patrol-left", "patrol-center"), ("patrol-right", "attack-center"),
    }  # fmt: skip
    rng, run = random.Random(number), Run(GAME, state)
    for _ in range(60):
        if run.decision is None:
            return
        run.play(rng.choice(run.decision.options))
        GAME.check(run.state)
