"""Recorded games of BattleLore that every later version must play again, step for step.

    python -m tests.games.battlelore.recording

plays games between bots until each kind of game that must be on record has been met: every adventure, councils of the
players' own, and every way of ending.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabletome.bots import make_bot
from tabletome.engine.table import Table
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.events import BannerWon
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.research.tournament import play_game
from tests.golden.recorder import Recorder

WANTED = (
    *adventures(),
    "medieval-lore",
    "custom-councils",
    "sealed-reactions",
    "ends-in-the-opponents-turn",
    "ends-by-an-objective",
)


def kinds_of(table: Table[Any]) -> Iterator[str]:
    """What a finished game is an example of, the rarest first."""
    g = table.state
    banners = [happened.event for happened in table.events if isinstance(happened.event, BannerWon)]
    if g.outcome is not None and g.outcome.winners != (g.active,):
        yield "ends-in-the-opponents-turn"
    if banners[-1].rule != "BL-VICTORY-01":
        yield "ends-by-an-objective"
    if g.medieval_lore:
        yield "medieval-lore"
    if g.always_ask_for_lore:
        yield "sealed-reactions"
    yield "custom-councils" if g.levels and not g.scenario.levels else g.adventure


def play(number: int, wanted: Sequence[str]) -> Table[Any]:
    """A game of an adventure that is still wanted, or of any."""
    still = [name for name in adventures() if name in wanted]
    adventure = still[0] if still else ("giants-causeway", "two-fords", "stone-ring")[number % 3]
    councils = "custom" if not still and "custom-councils" in wanted else "prescribed"
    reactions = "sealed" if not still and "sealed-reactions" in wanted else "open"
    medieval_lore = not still and "medieval-lore" in wanted
    options = BattleOptions.read(
        {"adventure": adventure, "councils": councils, "reactions": reactions, "medieval_lore": medieval_lore}
    )
    kind = "random" if list(wanted) == ["ends-by-an-objective"] else "instinct"
    bots = [make_bot(kind, f"{number}/{seat}") for seat in range(2)]
    return play_game(GAME, options, f"golden {number}", bots)


RECORDER = Recorder(GAME.name, WANTED, kinds_of, play)

if __name__ == "__main__":
    RECORDER.record()
