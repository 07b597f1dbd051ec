"""Every game of the package can be played over the wire, in both languages."""

from __future__ import annotations

import random

import pytest

from tabletome.engine.registry import find_game, game_names
from tests.server.serving import Person

MOVES = 12


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_played_over_the_wire(ann: Person, name: str) -> None:
    players = find_game(name).options.info("players")
    table = ann.makes(name, "me", *["hotseat"] * ((players.least or 1) - 1))
    dice = random.Random(name)
    with table.live() as live:
        for step in range(MOVES):
            seen = live.view_at(step)
            waiting = seen["view"]["waiting_for"]
            if seen["seat"] not in waiting:
                live.send(type="seat", seat=waiting[0])
                seen = live.view_at(step)
            question = seen["view"]["question"]
            live.send(type="act", seat=question["seat"], step=step, action=dice.choice(question["choices"])["action"])
        live.view_at(MOVES)
        live.send(type="lang", lang="ru")
        assert live.next("view")["view"]["step"] == MOVES
    table.post("abandon", {"seat": 0})
    assert ann.get(f"{table.path}/replay", step=3, seat="open")["view"]["step"] == 3
    assert ann.post("/api/verify", ann.get(f"{table.path}/record"))["ok"]
