"""The daily challenge."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, QueryParameter

from tabletome.server.api.common import PROBLEMS, Lang, TheServices, TheVisitor
from tabletome.server.messages import DailyBoard, DailyInfo, TableId

DayQuery = Annotated[str | None, QueryParameter(pattern=r"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$")]


class DailyController(Controller):
    """For a day everybody plays the same."""

    path = "/api/daily"
    tags = ["contests"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get()
    async def overview(self, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> list[DailyInfo]:
        """Today's challenge in every game."""
        return await services.daily.overview(visitor.id, lang)

    @get("/{game:str}")
    async def board(
        self, game: FromPath[str], services: TheServices, visitor: TheVisitor, lang: Lang = "en", day: DayQuery = None
    ) -> DailyBoard:
        """Who has done best today, or on another day."""
        return await services.daily.board(game, visitor.id, lang, day)

    @post("/{game:str}", status_code=200)
    async def start(self, game: FromPath[str], services: TheServices, visitor: TheVisitor) -> TableId:
        """Begin the one try that counts; the same table again if it was begun before."""
        services.limits.spend("table", visitor.key)
        return TableId(await services.daily.start(visitor.someone, game))

    @post("/{game:str}/practice", status_code=201)
    async def practise(self, game: FromPath[str], services: TheServices, visitor: TheVisitor) -> TableId:
        """Play today's challenge again, unscored."""
        services.limits.spend("table", visitor.key)
        return TableId(await services.daily.practise(visitor.someone, game))
