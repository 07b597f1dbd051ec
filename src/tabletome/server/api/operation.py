"""For whoever runs the server: is it alive, can it serve, and how is it doing. docs/running.md"""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Any

from litestar import Request, Response, get
from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from tabletome.server.addresses import Networks
from tabletome.server.api.common import TheServices
from tabletome.server.errors import Busy, NotFound
from tabletome.server.messages import Health
from tabletome.server.metrics import CONTENT_TYPE
from tabletome.server.schema import TableRow
from tabletome.server.services import Services

READY_SECONDS = 2.0
"""A database that takes longer to answer is not ready."""
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


@get(["/health", "/healthz", "/livez"], tags=["operation"])
async def health() -> Health:
    """The process is alive. Nothing else is asked: a server whose database is away should not be killed for it."""
    return Health("ok", version("tabletome"))


@get(["/ready", "/readyz"], tags=["operation"])
async def ready(services: TheServices) -> Response[Health]:
    """Requests can be served: the database answers, and word of other processes arrives."""
    problems = []
    if not await _database_answers(services):
        problems.append("the database does not answer")
    if not services.channels.is_connected:
        problems.append("word from other processes does not arrive")
    if problems:
        return Response(Health("busy", version("tabletome"), problems), status_code=503)
    return Response(Health("ok", version("tabletome")))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """Figures for Prometheus, for those whom the settings allow."""
    address = request.client.host if request.client else "?"
    through_proxy = any(name in request.headers for name in FORWARDED)
    if through_proxy or address not in Networks(services.settings.metrics_from):
        raise NotFound("there is no /metrics")
    services.metrics.count_tables(await services.storage.read(_tables_by_status))
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


async def _database_answers(services: Services) -> bool:
    try:
        await asyncio.wait_for(services.storage.read(lambda session: session.execute(text("SELECT 1"))), READY_SECONDS)
    except (Busy, TimeoutError):
        return False
    return True


def _tables_by_status(session: Session) -> dict[str, int]:
    counts = select(TableRow.status, func.count()).group_by(TableRow.status)
    return {status: int(count) for status, count in session.execute(counts)}
