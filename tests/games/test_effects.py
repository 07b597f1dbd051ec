"""What is to be seen of what happens is to be seen somewhere: every thing and cell that an effect names is there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import Effect, LogEntry
from tabletome.scene.things import thing_ids
from tabletome.scene.view import view

MOVES = 150
KINDS = {
    "battlelore": {"move", "strike", "shoot", "hurt", "roll", "reveal", "gain"},
    "gloomhaven": {"move", "strike", "flip", "hurt", "say"},
    "mage_knight": {"move", "gain", "reveal", "flip"},
    "sword_and_sorcery": {"move", "strike", "roll", "hurt", "say"},
    "tiny_epic_kingdoms": {"move", "gain", "spend", "flip", "place"},
}
"""What is certainly seen in the first moves of each game; a game that is not here shows nothing yet."""


def effects_of(entries: list[LogEntry]) -> list[Effect]:
    return [effect for entry in entries for effect in (*entry.effects, *effects_of(entry.steps))]


def named(effect: Effect) -> set[str]:
    return {effect.thing, effect.target, *effect.path} - {""}


@pytest.mark.parametrize("name", [name for name in game_names() if name in KINDS])
def test_whatever_is_shown_is_on_the_table_before_or_after(name: str) -> None:
    game = find_game(name)
    table: Table[Any] = Table(game, game.options.read({}), "effects")
    dice = random.Random(name)
    before = set(thing_ids(view(table, None).scene))
    kinds = set()
    for _ in range(MOVES):
        if not table.pending:
            break
        decision = table.pending[0]
        action = dice.choice(list(decision.options))
        table.play(decision.seat, action)
        seen = view(table, None, since=table.step)
        after = set(thing_ids(seen.scene))
        for effect in effects_of(seen.log):
            assert named(effect) <= before | after, f"{action}: {effect}"
            kinds.add(effect.kind)
        before = after
    assert kinds >= KINDS[name]
