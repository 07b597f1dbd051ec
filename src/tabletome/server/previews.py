"""What a game would be like, told to whoever sets it up: what its options come to, and how such games ended here."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.engine.game import Game
from tabletome.engine.options import Options
from tabletome.scene import translator
from tabletome.server.messages import GamePreview, Record
from tabletome.server.schema import ResultRow
from tabletome.server.storage import Storage

MOST_GAMES = 400
"""So many of the last games are looked at."""


async def preview(storage: Storage, game: Game[Any, Any], given: dict[str, Any], language: str) -> GamePreview:
    """What these options come to."""
    options = game.options.read(given)
    words = translator(language, game.folder)
    sheet: dict[str, Any] | None = msgspec.to_builtins(game.foretold(options), enc_hook=words.encode_hook)

    def read(session: Session) -> Record | None:
        return _record(session, game, options) if game.cooperative(options) else None

    return GamePreview(sheet, await storage.read(read))


def _record(session: Session, game: Game[Any, Any], options: Options) -> Record:
    """How games that all players won or lost together ended, with these options and as many players."""
    found = session.execute(
        select(ResultRow.options, ResultRow.won)
        .where(
            ResultRow.game == game.name,
            ResultRow.seat == 0,
            ResultRow.players == options.players,
            ResultRow.cooperative,
            ResultRow.counts,
        )
        .order_by(ResultRow.ended.desc())
        .limit(MOST_GAMES)
    )
    wanted = {name: getattr(options, name) for name in game.course}
    usual = game.options()
    won = [
        won
        for given, won in found
        if all(given.get(name, getattr(usual, name)) == value for name, value in wanted.items())
    ]
    return Record(len(won), sum(won))
