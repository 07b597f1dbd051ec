"""Sessions and accounts."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tabletome.server import webhooks
from tabletome.server.api.common import COOKIE, PROBLEMS, TheServices, TheVisitor, Visitor
from tabletome.server.channels import SignedOut, session_channel
from tabletome.server.messages import Credentials, Farewell, Guest, Me, NewPassword, NoticeSettings
from tabletome.server.people import SESSION_SECONDS, digest, me
from tabletome.server.schema import PersonRow
from tabletome.server.services import Services


class PeopleController(Controller):
    """Who is playing."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @post("/session", status_code=200)
    async def begin(self, data: JSONBody[Guest], services: TheServices, visitor: TheVisitor) -> Response[Me]:
        """Play as a guest."""
        if visitor.person is not None:
            person = await services.people.rename(visitor.person, data.name) if data.name else visitor.person
            return Response(me(person))
        services.limits.spend("session", visitor.address)
        person, token = await services.people.new_guest(data.name)
        return _signed_in(person, token, visitor)

    @get("/session")
    async def who(self, visitor: TheVisitor) -> Me:
        """Who am I?"""
        return me(visitor.someone)

    @delete("/session")
    async def end(self, services: TheServices, visitor: TheVisitor) -> Response[None]:
        """Sign out."""
        return await _sign_out(services, visitor)

    @post("/logout", status_code=204)
    async def logout(self, services: TheServices, visitor: TheVisitor) -> Response[None]:
        """Sign out."""
        return await _sign_out(services, visitor)

    @post("/accounts", status_code=201)
    async def new_account(
        self, data: JSONBody[Credentials], services: TheServices, visitor: TheVisitor
    ) -> Response[Me]:
        """Make an account; a guest becomes it."""
        services.limits.spend("session", visitor.address)
        person, token = await services.people.new_account(visitor.person, data.name, data.password)
        return _signed_in(person, token, visitor)

    @post("/login", status_code=200)
    async def login(self, data: JSONBody[Credentials], services: TheServices, visitor: TheVisitor) -> Response[Me]:
        """Sign in to an account."""
        services.limits.spend("login", visitor.address)
        person, token = await services.people.sign_in(visitor.person, data.name, data.password)
        return _signed_in(person, token, visitor)

    @put("/account/password")
    async def change_password(
        self, data: JSONBody[NewPassword], services: TheServices, visitor: TheVisitor
    ) -> Response[Me]:
        """Another password; every other browser is signed out."""
        person = visitor.someone
        services.limits.spend("login", visitor.address)
        token, void = await services.people.change_password(person, data.password, data.new)
        _tell_signed_out(services, void)
        return _signed_in(person, token, visitor)

    @post("/account/deletion", status_code=204)
    async def delete_account(
        self, data: JSONBody[Farewell], services: TheServices, visitor: TheVisitor
    ) -> Response[None]:
        """Delete one's account for good: seats are left, games resigned, name and chat forgotten."""
        person = visitor.someone
        services.limits.spend("login", visitor.address)
        await services.people.check_own(person, data.password)
        await services.leave_all_tables(person)
        _tell_signed_out(services, await services.people.erase(person))
        response = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @put("/session/notices")
    async def notices(self, data: JSONBody[NoticeSettings], services: TheServices, visitor: TheVisitor) -> Me:
        """Where to send word of one's turn."""
        if data.webhook:
            target = webhooks.read_target(data.webhook)
            await webhooks.public_address(target, services.settings.private_webhooks)
        return me(await services.people.set_webhook(visitor.someone, data.webhook))


async def _sign_out(services: Services, visitor: Visitor) -> Response[None]:
    if visitor.token is not None:
        await services.people.sign_out(visitor.token)
        _tell_signed_out(services, [digest(visitor.token)])
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


def _tell_signed_out(services: Services, sessions: list[str]) -> None:
    """End the live connections of sessions that are void."""
    for hashed in sessions:
        services.channels.publish(session_channel(hashed), SignedOut())


def _signed_in(person: PersonRow, token: str, visitor: Visitor) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        path="/",
        value=token,
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="lax",
        secure=visitor.secure,
    )
    return Response(me(person), cookies=[cookie])
