"""What all handlers share: who is asking, from where, how often, and how a refusal looks."""

from __future__ import annotations

import dataclasses
import logging
from typing import Annotated, Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter

from tabletome.engine import TabletomeError
from tabletome.server.addresses import counted_as
from tabletome.server.errors import ComeBack, Malformed, Refused, WrongOrigin, code_of
from tabletome.server.live_table import LiveTable
from tabletome.server.logs import note_person
from tabletome.server.messages import Language, Problem
from tabletome.server.passwords import Trier
from tabletome.server.people import digest, required
from tabletome.server.schema import PersonRow
from tabletome.server.services import Services
from tabletome.server.workers import Asker

COOKIE = "tabletome"
DEVICE_COOKIE = "tabletome-device"
"""By which a browser is known that has signed in to an account before; it opens nothing."""
LARGEST = 2**31 - 1
"""No row of the database has a larger number."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LEFT = "client disconnected prematurely"
"""What the framework says when a client leaves in the middle of a request."""
log = logging.getLogger(__name__)

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


@dataclasses.dataclass(frozen=True)
class Visitor:
    """Whoever is asking."""

    person: PersonRow | None
    address: str
    token: str | None
    secure: bool
    device: str | None = None
    agent: str = ""

    @property
    def id(self) -> int | None:
        return None if self.person is None else self.person.id

    @property
    def someone(self) -> PersonRow:
        """The person, or a `NoSession`."""
        return required(self.person)

    @property
    def key(self) -> str:
        """By what requests are counted."""
        return self.address if self.person is None else f"person {self.person.id}"

    @property
    def counted_as(self) -> tuple[str, str, str]:
        """By what live connections are counted: person, address and session."""
        return self.key, self.address, "" if self.token is None or self.person is None else digest(self.token)

    @property
    def trier(self) -> Trier:
        """By whom passwords that are tried are counted."""
        return Trier(self.address, self.device)

    @property
    def asker(self) -> Asker:
        """For whom hints are thought up and records verified."""
        return Asker(self.key, self.address)


TheServices: TypeAlias = NamedDependency[Services]
TheVisitor: TypeAlias = NamedDependency[Visitor]
Id: TypeAlias = FromPath[str]
PersonId: TypeAlias = Annotated[int, PathParameter(ge=1, le=LARGEST)]
RowId: TypeAlias = Annotated[int, PathParameter(ge=0, le=LARGEST)]
Lang: TypeAlias = FromQuery[Language]


async def visitor_of(connection: Connection, services: Services) -> Visitor:
    token = connection.cookies.get(COOKIE)
    person, address = await services.people.signed_in(token), address_of(connection)
    if person is not None:
        services.whereabouts.note(person.id, address)
        note_person(person.id)
    secure, agent = connection.url.scheme in ("https", "wss"), connection.headers.get("user-agent", "")
    return Visitor(person, address, token, secure, connection.cookies.get(DEVICE_COOKIE), agent)


async def provide_visitor(request: Request[Any, Any, Any], services: TheServices) -> Visitor:
    """Who is asking; a request too many is refused here."""
    visitor = await visitor_of(request, services)
    services.limits.spend("read" if request.method in SAFE_METHODS else "change", visitor.key)
    return visitor


def own_seat(live: LiveTable, person: int | None, seat: int | None) -> int | None:
    """From which seat a person looks: the one they name, which must be theirs, or their first."""
    if seat is not None:
        live.check_seat(person, seat)
        return seat
    mine = live.seats_of(person)
    deciding = [each for each in mine if each in live.waiting]
    return next(iter([*deciding, *mine]), None)


# Every request


def check_flood(connection: Connection, _: BaseRouteHandler) -> None:
    """One address can ask for only so much, signed in or not, and one that is banned for nothing."""
    services: Services = connection.app.state.services
    services.bans.check(connection.client.host if connection.client else "?")
    services.limits.spend("address", address_of(connection))


def address_of(connection: Connection) -> str:
    """From where someone asks, as addresses are counted."""
    return counted_as(connection.client.host) if connection.client else "?"


def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site may neither change anything here nor listen."""
    changes = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope["method"] not in SAFE_METHODS
    if changes and not _is_own_page(connection):
        raise WrongOrigin("this was asked by a page of another site")


def _is_own_page(connection: Connection) -> bool:
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    services: Services = connection.app.state.services
    return origin in services.settings.origins or urlsplit(origin).netloc == connection.headers.get("host")


# Refusals


def refused(request: Request[Any, Any, Any], error: TabletomeError) -> Response[Problem]:
    status = error.status if isinstance(error, Refused) else 400
    services: Services = request.app.state.services
    services.metrics.refusals.labels(code_of(error)).inc()
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, ComeBack) else None
    return Response(Problem(code_of(error), str(error)), status_code=status, headers=headers)


def not_understood(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown paths, wrong types, too large."""
    if error.status_code >= 500:
        return _gone() if error.detail == LEFT else defect(_, error)
    code = {404: "not-found", 429: "too-many"}.get(error.status_code, "malformed")
    details = "; ".join(f"{each.get('key', '?')}: {each.get('message')}" for each in _details(error))
    text = f"{error.detail}: {details}" if details else error.detail
    return Response(Problem(code, text[:500]), status_code=error.status_code)


def _gone() -> Response[Problem]:
    """For a client that has left before its request was read: nobody is there to answer, and nothing is wrong."""
    return Response(Problem("malformed", LEFT), status_code=400)


def _details(error: HTTPException) -> list[dict[str, Any]]:
    return [each for each in error.extra if isinstance(each, dict)] if isinstance(error.extra, list) else []


def defect(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("defect", "the server has made a mistake; nothing has changed"), status_code=500)


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON: whoever sends that has to be told, not we."""
    return refused(request, Malformed("this is nested too deeply"))


HANDLERS: Any = {
    TabletomeError: refused,
    HTTPException: not_understood,
    RecursionError: too_deep,
    Exception: defect,
}

PROBLEMS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "Not of the protocol, or not legal",
        401: "Nobody is signed in",
        403: "Not yours",
        404: "No such thing, or not for these eyes",
        409: "Not in this state of the table",
        413: "Too large",
        429: "Too many requests",
        503: "Too busy just now",
    }.items()
}
"""Every handler may refuse in these ways."""
