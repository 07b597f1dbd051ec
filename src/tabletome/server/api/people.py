"""Sessions and accounts."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from tabletome.server import webhooks
from tabletome.server.api.common import COOKIE, DEVICE_COOKIE, PROBLEMS, TheServices, TheVisitor, Visitor
from tabletome.server.channels import SignedOut, session_channel
from tabletome.server.export import export_person
from tabletome.server.messages import (
    Credentials,
    Farewell,
    Guest,
    Learned,
    Me,
    Met,
    NewPassword,
    NewPasswordByCode,
    NoticeSettings,
    PushKey,
    PushSubscription,
    SessionInfo,
)
from tabletome.server.people import SESSION_SECONDS, SignedIn, digest, me
from tabletome.server.services import Services

DEVICE_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at most."""
Endpoint = Annotated[str, QueryParameter(max_length=1000)]


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
            return Response(me(await services.people.speak(person, data.language or person.language)))
        services.limits.spend("session", visitor.address)
        person, token = await services.people.new_guest(data.name, visitor.agent)
        await services.people.speak(person, data.language or person.language)
        return _signed_in(SignedIn(person, token), visitor)

    @get("/session")
    async def who(self, visitor: TheVisitor) -> Response[Me]:
        """Who am I? A browser is told to keep the cookie for longer."""
        person = visitor.someone
        assert visitor.token is not None
        return _signed_in(SignedIn(person, visitor.token), visitor)

    @delete("/session")
    async def end(self, services: TheServices, visitor: TheVisitor) -> Response[None]:
        """Sign out."""
        return await _sign_out(services, visitor)

    @post("/logout", status_code=204)
    async def logout(self, services: TheServices, visitor: TheVisitor) -> Response[None]:
        """Sign out."""
        return await _sign_out(services, visitor)

    @get("/sessions")
    async def sessions(self, services: TheServices, visitor: TheVisitor) -> list[SessionInfo]:
        """Where one is signed in."""
        return await services.people.sessions(visitor.someone, visitor.token)

    @delete("/sessions")
    async def end_others(self, services: TheServices, visitor: TheVisitor) -> None:
        """Sign out everywhere else."""
        _tell_signed_out(services, await services.people.end_sessions(visitor.someone, None, visitor.token))

    @delete("/sessions/{id:str}")
    async def end_one(self, id: FromPath[str], services: TheServices, visitor: TheVisitor) -> None:
        """Sign out somewhere."""
        _tell_signed_out(services, await services.people.end_sessions(visitor.someone, id, visitor.token))

    @post("/accounts", status_code=201)
    async def new_account(
        self, data: JSONBody[Credentials], services: TheServices, visitor: TheVisitor
    ) -> Response[Me]:
        """Make an account; a guest becomes it."""
        services.limits.spend("session", visitor.address)
        made = await services.people.new_account(visitor.person, data.name, data.password, visitor.trier, visitor.agent)
        return _signed_in(made, visitor)

    @post("/login", status_code=200)
    async def login(self, data: JSONBody[Credentials], services: TheServices, visitor: TheVisitor) -> Response[Me]:
        """Sign in to an account."""
        services.limits.spend("login", visitor.address)
        found = await services.people.sign_in(visitor.person, data.name, data.password, visitor.trier, visitor.agent)
        return _signed_in(found, visitor)

    @put("/account/password")
    async def change_password(
        self, data: JSONBody[NewPassword], services: TheServices, visitor: TheVisitor
    ) -> Response[Me]:
        """Another password; every other browser is signed out."""
        person = visitor.someone
        services.limits.spend("login", visitor.address)
        changed, void = await services.people.change_password(
            person, data.password, data.new, visitor.trier, visitor.agent
        )
        _tell_signed_out(services, void)
        return _signed_in(changed, visitor)

    @post("/account/reset", status_code=200)
    async def reset_password(
        self, data: JSONBody[NewPasswordByCode], services: TheServices, visitor: TheVisitor
    ) -> Response[Me]:
        """Another password by a one-time code that the operator has given out; every browser is signed out."""
        services.limits.spend("login", visitor.address)
        changed, void = await services.people.reset_password(
            data.name, data.code, data.new, visitor.trier, visitor.agent
        )
        _tell_signed_out(services, void)
        return _signed_in(changed, visitor)

    @post("/account/deletion", status_code=204)
    async def delete_account(
        self, data: JSONBody[Farewell], services: TheServices, visitor: TheVisitor
    ) -> Response[None]:
        """Delete oneself for good: seats are left, games resigned, name and chat forgotten."""
        person = visitor.someone
        if person.login is not None:
            services.limits.spend("login", visitor.address)
            await services.people.check_own(person, data.password, visitor.trier)
        await services.leave_all_tables(person)
        _tell_signed_out(services, await services.people.erase(person))
        response = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @get("/account/data", media_type="application/json")
    async def data(self, services: TheServices, visitor: TheVisitor) -> Response[dict[str, Any]]:
        """Everything that is kept of oneself."""
        person = visitor.someone
        services.limits.spend("table", visitor.key)
        kept = await services.storage.read(lambda session: export_person(session, person.id))
        name = f'attachment; filename="tabletome-{person.id}.json"'
        return Response(kept, headers={"Content-Disposition": name})

    @put("/session/notices")
    async def notices(self, data: JSONBody[NoticeSettings], services: TheServices, visitor: TheVisitor) -> Me:
        """Where and when to send word of one's turn."""
        if data.webhook:
            target = webhooks.read_target(data.webhook)
            await webhooks.public_address(target, services.settings.private_webhooks)
        return me(await services.notices.keep(visitor.someone, data))

    @get("/push")
    async def push_key(self, services: TheServices) -> PushKey:
        """What a browser needs to be told of one's turn while it is closed."""
        return PushKey(services.push.public_key)

    @post("/session/pushes", status_code=204)
    async def subscribe(self, data: JSONBody[PushSubscription], services: TheServices, visitor: TheVisitor) -> None:
        """Tell this browser of one's turn, even while it is closed, until one signs out there."""
        person = visitor.someone
        await services.push.subscribe(person, digest(visitor.token or ""), data)

    @delete("/session/pushes")
    async def unsubscribe(self, services: TheServices, visitor: TheVisitor, endpoint: Endpoint) -> None:
        """Tell this browser no more."""
        await services.push.unsubscribe(visitor.someone, endpoint)

    @get("/session/learned")
    async def learned(self, services: TheServices, visitor: TheVisitor) -> Learned:
        """What the coach need not explain again, and which games are no first games."""
        return await services.people.learned(visitor.someone)

    @post("/session/learned", status_code=204)
    async def meet(self, data: JSONBody[Met], services: TheServices, visitor: TheVisitor) -> None:
        """The coach has explained these kinds of decisions."""
        await services.people.meet(visitor.someone, data.met)

    @delete("/session/learned")
    async def forget_met(self, services: TheServices, visitor: TheVisitor) -> None:
        """Let the coach explain everything again."""
        await services.people.forget_met(visitor.someone)


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


def _signed_in(signed_in: SignedIn, visitor: Visitor) -> Response[Me]:
    cookies = [_cookie(COOKIE, signed_in.token, int(SESSION_SECONDS), visitor)]
    if signed_in.device is not None:
        cookies.append(_cookie(DEVICE_COOKIE, signed_in.device, DEVICE_SECONDS, visitor))
    return Response(me(signed_in.person), cookies=cookies)


def _cookie(name: str, value: str, seconds: int, visitor: Visitor) -> Cookie:
    return Cookie(name, path="/", value=value, max_age=seconds, httponly=True, samesite="lax", secure=visitor.secure)
