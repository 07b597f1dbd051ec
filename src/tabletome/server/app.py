"""The application: the services, and the paths by which clients reach them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from tabletome.server.api.ahead import AheadController
from tabletome.server.api.common import HANDLERS, check_flood, check_origin, provide_visitor
from tabletome.server.api.company import CompanyController
from tabletome.server.api.daily import DailyController
from tabletome.server.api.games import GamesController
from tabletome.server.api.learning import LearningController
from tabletome.server.api.live import person_live, table_live
from tabletome.server.api.moderation import ModerationController
from tabletome.server.api.operation import health, metrics, ready
from tabletome.server.api.people import PeopleController
from tabletome.server.api.profiles import ProfilesController
from tabletome.server.api.replays import ReplaysController, verify_record
from tabletome.server.api.tables import LobbyController, PlayController
from tabletome.server.api.tournaments import TournamentsController
from tabletome.server.pages import pages_handler
from tabletome.server.services import Services
from tabletome.server.settings import Settings


def create_app(settings: Settings) -> Litestar:
    """A server for these settings; its database is opened when it starts."""
    services = Services(settings)
    doors: list[ControllerRouterHandler] = [
        PeopleController,
        ProfilesController,
        DailyController,
        CompanyController,
        ModerationController,
        TournamentsController,
        GamesController,
        LearningController,
        LobbyController,
        PlayController,
        AheadController,
        ReplaysController,
        verify_record,
        table_live,
        person_live,
        health,
        ready,
        metrics,
    ]
    if settings.web is not None:
        doors.append(pages_handler(settings.web))
    return Litestar(
        doors,
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        cors_config=_other_sites(settings),
        guards=[check_flood, check_origin],
        lifespan=[lambda _: _while_serving(services)],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body_limit,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["/assets/"]),
        openapi_config=OpenAPIConfig(
            title="Tabletome",
            version=version("tabletome"),
            description="Epic fantasy board games, whole and by the book. See docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"services": services}),
        logging_config=None,
        debug=False,
    )


def _other_sites(settings: Settings) -> CORSConfig | None:
    """What browsers need to hear before pages of the allowed sites may ask for anything."""
    if not settings.origins:
        return None
    return CORSConfig(allow_origins=sorted(settings.origins), allow_credentials=True)


@asynccontextmanager
async def _while_serving(services: Services) -> AsyncIterator[None]:
    async with services.channels:
        await services.open()
        try:
            yield
        finally:
            await services.close()
