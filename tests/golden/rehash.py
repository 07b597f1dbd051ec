"""Notes the hashes of recorded games anew, where the state has changed its shape and nothing else.

    python -m tests.golden.rehash sword_and_sorcery

plays the moves of every recorded game of an earlier version again. It refuses a game in which a move is not offered any
more or which ends otherwise: such a game plays differently and has to be recorded anew. After it, run
`python -m tests.golden.versions`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tabletome.engine.errors import TabletomeError
from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tests.golden.recorder import FOLDER


def rehashed(path: Path) -> Record:
    """The same moves to the same end, with the hashes of today."""
    before = Record.read(path.read_bytes())
    game = find_game(before.game)
    table = Table(game, game.options.read(before.options), before.seed, listening=False)
    try:
        for step in before.steps:
            table.play(step.seat, game.actions.parse(step.action))
    except TabletomeError as wrong:
        raise SystemExit(f"{path.stem} plays differently: {wrong}") from None
    after = Record.of(table)
    if (after.winners, after.scores) != (before.winners, before.scores):
        raise SystemExit(f"{path.stem} ends differently: {after.winners} {after.scores}")
    return after


def main() -> None:
    for game in sys.argv[1:]:
        for path, record in [(path, rehashed(path)) for path in sorted((FOLDER / game).glob("*.json"))]:
            path.write_bytes(record.write())


if __name__ == "__main__":
    main()
