"""Friends, blocks and notes, being asked to tables, and finding others to play with."""

from __future__ import annotations

import time

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from tabletome.server.api.common import PROBLEMS, Id, Lang, PersonId, RowId, TheServices, TheVisitor
from tabletome.server.messages import Acquaintance, Ask, Bustle, Invitation, Seek, Sought, TieChange
from tabletome.server.views import link, summary


class CompanyController(Controller):
    """With whom people play."""

    path = "/api"
    tags = ["company"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get("/company")
    async def known(self, services: TheServices, visitor: TheVisitor) -> list[Acquaintance]:
        """Everybody with whom one has to do: friends, who asks to be one, who is blocked or noted."""
        return await services.company.known(visitor.someone)

    @get("/bustle")
    async def bustle(self, services: TheServices) -> Bustle:
        """Who is here now, and in how many games somebody has moved within a day."""
        return await services.online.bustle(time.time())

    @get("/people/{id:int}/tie")
    async def tie(self, id: PersonId, services: TheServices, visitor: TheVisitor) -> Acquaintance:
        """What one has to do with somebody."""
        return await services.company.tie(visitor.someone, id)

    @put("/people/{id:int}/tie")
    async def change(
        self, id: PersonId, data: JSONBody[TieChange], services: TheServices, visitor: TheVisitor
    ) -> Acquaintance:
        """Block somebody, read them no more, or keep a note."""
        changed = await services.company.change(visitor.someone, id, data)
        services.ties_changed(visitor.someone.id)
        return changed

    @post("/people/{id:int}/friend", status_code=200)
    async def befriend(self, id: PersonId, services: TheServices, visitor: TheVisitor) -> Acquaintance:
        """Ask somebody to be friends, or agree to it."""
        changed = await services.company.befriend(visitor.someone, id)
        services.ties_changed(visitor.someone.id, id)
        return changed

    @delete("/people/{id:int}/friend", status_code=200)
    async def part(self, id: PersonId, services: TheServices, visitor: TheVisitor) -> Acquaintance:
        """Be friends no more, ask no more, or say no."""
        changed = await services.company.part(visitor.someone, id)
        services.ties_changed(visitor.someone.id, id)
        return changed

    # Tables

    @get("/invitations")
    async def asked(self, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> list[Invitation]:
        """Where friends ask one to sit down."""
        found = await services.company.asked(visitor.someone)
        told = []
        for row, seats, by, at in found:
            table = summary(row, seats, visitor.id, lang)
            table.invite = link(row, seats)
            told.append(Invitation(table, by.name, by.id, at))
        return told

    @post("/tables/{id:str}/invitations", status_code=204)
    async def ask(self, id: Id, data: JSONBody[Ask], services: TheServices, visitor: TheVisitor) -> None:
        """Ask a friend to sit down."""
        person = visitor.someone
        async with services.tables.look(id) as live:
            live.check_sight(person.id)
            await services.company.ask(live, person, data.person)
        services.invited(live, data.person, person.name)

    @delete("/invitations/{id:str}")
    async def decline(self, id: Id, services: TheServices, visitor: TheVisitor) -> None:
        """Do not come."""
        await services.company.decline(visitor.someone, id)

    # Finding others

    @get("/seeking")
    async def sought(self, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> list[Sought]:
        """For what one waits."""
        return await services.seeking.sought(visitor.someone, lang)

    @post("/seeking", status_code=201)
    async def seek(self, data: JSONBody[Seek], services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> Sought:
        """Wait for others who want the same game. Who is told over `/api/live` has to be connected there."""
        person = visitor.someone
        services.limits.spend("table", visitor.key)
        return await services.seeking.seek(person, data, lang)

    @delete("/seeking/{id:int}")
    async def stop(self, id: RowId, services: TheServices, visitor: TheVisitor) -> None:
        """Wait no more."""
        await services.seeking.stop(visitor.someone, id)
