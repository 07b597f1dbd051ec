"""Tournaments: making, entering and following them."""

from __future__ import annotations

from contextlib import suppress

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from tabletome.server import tournament_views
from tabletome.server.api.common import PROBLEMS, Id, Lang, TheServices, TheVisitor
from tabletome.server.errors import NotNow, NotYourSeat
from tabletome.server.messages import EnterTournament, NewTournament, TableId, TournamentInfo, TournamentSummary
from tabletome.server.schema import PersonRow
from tabletome.server.services import Services


class TournamentsController(Controller):
    """Tournaments run themselves once they have begun."""

    path = "/api/tournaments"
    tags = ["contests"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get()
    async def listed(self, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> list[TournamentSummary]:
        """All tournaments, the newest first."""
        return await services.storage.read(lambda session: tournament_views.listed(session, visitor.id, lang))

    @post()
    async def make(self, data: JSONBody[NewTournament], services: TheServices, visitor: TheVisitor) -> TableId:
        """A new tournament, open to everybody until it begins."""
        services.limits.spend("table", visitor.key)
        return TableId(await services.tournaments.make(visitor.someone, data))

    @get("/{id:str}")
    async def look(self, id: Id, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> TournamentInfo:
        """A tournament: who takes part, how it stands, and all rounds."""
        return await services.storage.read(lambda session: tournament_views.tournament(session, id, visitor.id, lang))

    @post("/{id:str}/join", status_code=204)
    async def join(self, id: Id, data: JSONBody[EnterTournament], services: TheServices, visitor: TheVisitor) -> None:
        """Enter, in a race perhaps as a member of a party."""
        await services.tournaments.join(id, visitor.someone, data.party)

    @post("/{id:str}/leave", status_code=204)
    async def leave(self, id: Id, services: TheServices, visitor: TheVisitor) -> None:
        """Get out; a game that is being played is given up."""
        table = await services.tournaments.leave(id, visitor.someone)
        if table is not None:
            await _give_up(services, table, visitor.someone)

    @post("/{id:str}/begin", status_code=204)
    async def begin(self, id: Id, services: TheServices, visitor: TheVisitor) -> None:
        """Let it begin now; for whoever made it."""
        await services.tournaments.begin(id, visitor.someone)

    @delete("/{id:str}")
    async def cancel(self, id: Id, services: TheServices, visitor: TheVisitor) -> None:
        """Call it off before it begins; for whoever made it."""
        await services.tournaments.cancel(id, visitor.someone)


async def _give_up(services: Services, table: str, person: PersonRow) -> None:
    """Resign one's seat at a table of the tournament."""
    async with services.tables.look(table) as live:
        seats = live.seats_of(person.id) if live.row.status == "playing" else []
    for seat in seats:
        with suppress(NotNow, NotYourSeat):
            await services.play.resign(table, person, seat)
