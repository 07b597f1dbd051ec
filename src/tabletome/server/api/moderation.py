"""Reporting somebody, and what moderators see and do."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from tabletome.server.api.common import PROBLEMS, RowId, TheServices, TheVisitor, Visitor
from tabletome.server.channels import LookAgain, SignedOut, session_channel, table_channel
from tabletome.server.errors import NotAllowed
from tabletome.server.messages import DeedInfo, NewReport, ReportInfo, Settlement
from tabletome.server.schema import PersonRow

Reason = Annotated[str, QueryParameter(max_length=200)]


class ModerationController(Controller):
    """Reports and how they are settled."""

    path = "/api"
    tags = ["moderation"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @post("/reports", status_code=204)
    async def report(self, data: JSONBody[NewReport], services: TheServices, visitor: TheVisitor) -> None:
        """Tell the moderators what somebody has done; the chat around it goes with it."""
        person = visitor.someone
        services.limits.spend("chat", visitor.key)
        if data.table is not None:
            async with services.tables.look(data.table) as live:
                live.check_sight(person.id)
        await services.moderation.report(person, data)

    @get("/moderation/reports")
    async def reports(
        self, services: TheServices, visitor: TheVisitor, settled: FromQuery[bool] = False
    ) -> list[ReportInfo]:
        """What waits to be settled, the oldest first; or what was, the newest first."""
        _moderator(visitor)
        return await services.moderation.reports(settled)

    @post("/moderation/reports/{id:int}", status_code=204)
    async def settle(self, id: RowId, data: JSONBody[Settlement], services: TheServices, visitor: TheVisitor) -> None:
        """Settle a report."""
        for hashed in await services.moderation.settle(_moderator(visitor), id, data):
            services.channels.publish(session_channel(hashed), SignedOut())

    @delete("/moderation/chat/{line:int}")
    async def unsay(self, line: RowId, services: TheServices, visitor: TheVisitor, reason: Reason = "") -> None:
        """Take back what somebody said."""
        table = await services.moderation.unsay(_moderator(visitor), line, reason)
        services.channels.publish(table_channel(table), LookAgain())

    @get("/moderation/log")
    async def log(self, services: TheServices, visitor: TheVisitor) -> list[DeedInfo]:
        """What was done, by whom, to whom, until when and why."""
        _moderator(visitor)
        return await services.moderation.log()


def _moderator(visitor: Visitor) -> PersonRow:
    if not visitor.someone.moderator:
        raise NotAllowed("this is for moderators")
    return visitor.someone
