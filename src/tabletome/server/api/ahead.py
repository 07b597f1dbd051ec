"""Moves chosen in advance."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, put
from litestar.params import JSONBody, QueryParameter

from tabletome.server.api.common import PROBLEMS, Id, Lang, RowId, TheServices, TheVisitor
from tabletome.server.bots import foresee
from tabletome.server.errors import Busy, NotNow
from tabletome.server.messages import Premove, PremoveChoice, PremoveInfo
from tabletome.server.workers import TookTooLong, WorkerLost

SeatQuery = Annotated[int, QueryParameter(ge=0, le=15)]


class AheadController(Controller):
    """What people choose before they are asked."""

    path = "/api/tables/{id:str}/premoves"
    tags = ["play"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get()
    async def kept(self, id: Id, services: TheServices, visitor: TheVisitor) -> list[PremoveInfo]:
        """One's own moves that wait to be played."""
        return await services.premoves.kept(id, visitor.someone)

    @put()
    async def keep(
        self, id: Id, data: JSONBody[Premove], services: TheServices, visitor: TheVisitor
    ) -> list[PremoveInfo]:
        """Choose a move for one's next decision; it is played if it is legal then, and dropped if not."""
        person = visitor.someone
        async with services.tables.look(id) as live:
            await services.premoves.keep(live, person, data)
        return await services.premoves.kept(id, person)

    @delete("/{seat:int}")
    async def revoke(self, id: Id, seat: RowId, services: TheServices, visitor: TheVisitor) -> None:
        """Choose nothing in advance after all."""
        await services.premoves.revoke(id, visitor.someone, seat)

    @get("/choices")
    async def choices(
        self, id: Id, services: TheServices, visitor: TheVisitor, seat: SeatQuery, lang: Lang = "en"
    ) -> list[PremoveChoice]:
        """What one might be offered next, as far as one can know."""
        person = visitor.someone
        async with services.tables.look(id) as live:
            live.check_seat(person.id, seat)
            live.check_playing()
            if seat in live.waiting:
                raise NotNow("it is your turn already")
            services.limits.spend("think", visitor.key)
            saved = live.table.save(past=False)
        try:
            return await services.workers.run("hints", visitor.asker, foresee, saved, seat, lang)
        except (TookTooLong, WorkerLost):
            raise Busy("nothing was foreseen in time", services.settings.hint_seconds) from None
