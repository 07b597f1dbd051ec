"""What every request passes on its way in and out: its number, its time, and the headers that keep browsers safe."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from tabletome.server.addresses import counted_as
from tabletome.server.logs import ACCESS, begin_request, fields
from tabletome.server.metrics import Metrics
from tabletome.server.pages import SAFETY
from tabletome.server.settings import Settings

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
"""ASGI, whose types every library writes in its own way."""

_SAFETY = [(name.lower().encode(), value.encode()) for name, value in SAFETY.items()]
MISDIRECTED = 421
LOST = 499
"""As nginx notes a client that did not wait for the answer."""


class Front:
    """The application as seen from outside."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._hosts = {host.lower().encode() for host in settings.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        context, began, status = begin_request(), time.perf_counter(), LOST

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = _with_safety(message, context.id)
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            if self._is_for_us(scope):
                await self._app(scope, receive, send_safely)
            else:
                await _misdirected(scope, send_safely)
        finally:
            self._note(scope, status, time.perf_counter() - began, context.person)

    def _is_for_us(self, scope: Scope) -> bool:
        """Whether the request names a host under which this server answers, if that is restricted."""
        if not self._hosts:
            return True
        given = next((value for name, value in scope["headers"] if name == b"host"), b"").lower()
        return given in self._hosts or given.rpartition(b":")[0] in self._hosts

    def _note(self, scope: Scope, status: int, seconds: float, person: int | None) -> None:
        path = scope.get("path_template") or "other"
        method = str(scope.get("method", "WEBSOCKET"))
        self._metrics.requests.labels(method, path, status).inc()
        if method != "WEBSOCKET":
            self._metrics.request_seconds.labels(path).observe(seconds)
        if self._settings.access_log:
            self._log(scope, method, status, seconds, person)

    @staticmethod
    def _log(scope: Scope, method: str, status: int, seconds: float, person: int | None) -> None:
        client = scope.get("client")
        about: dict[str, Any] = {"status": status, "ms": round(seconds * 1000, 1)}
        about["address"] = counted_as(client[0]) if client else "?"
        if person is not None:
            about["person"] = person
        ACCESS.info("%s %s", method, scope["path"], extra=fields(**about))


def _with_safety(message: Message, request: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer has, also one that refuses."""
    headers = [(bytes(name).lower(), bytes(value)) for name, value in message.get("headers", [])]
    present = {name for name, _ in headers}
    return [*headers, *(each for each in _SAFETY if each[0] not in present), (b"x-request-id", request.encode())]


async def _misdirected(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "not the name of this server"})
        return
    body = b'{"code":"malformed","text":"this server does not answer under that name"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
