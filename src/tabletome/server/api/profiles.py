"""Profiles and tables of the strongest."""

from __future__ import annotations

from litestar import Controller, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from tabletome.engine.registry import find_game
from tabletome.server.api.common import PROBLEMS, Lang, TheServices, TheVisitor
from tabletome.server.messages import Leaderboard, Privacy, Profile, TogetherBoard


class ProfilesController(Controller):
    """What is known of people, as far as they show it."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get("/people/{id:int}")
    async def profile(
        self,
        id: FromPath[int],
        services: TheServices,
        visitor: TheVisitor,
        lang: Lang = "en",
        before: FromQuery[float | None] = None,
    ) -> Profile:
        """Results, figures and ratings of somebody; `before` goes on with games that ended earlier."""
        return await services.profiles.profile(id, visitor.id, lang, before)

    @put("/account/privacy", status_code=204)
    async def hide(self, data: JSONBody[Privacy], services: TheServices, visitor: TheVisitor) -> None:
        """Choose what nobody else sees."""
        await services.profiles.hide(visitor.someone, data.hidden)

    @get("/leaderboards/{game:str}")
    async def leaderboard(
        self,
        game: FromPath[str],
        services: TheServices,
        lang: Lang = "en",
        players: FromQuery[int | None] = None,
    ) -> Leaderboard:
        """The strongest in a game; without `players` in the size that most people play."""
        return await services.profiles.leaderboard(find_game(game).name, players, lang)

    @get("/leaderboards/{game:str}/together")
    async def together(
        self,
        game: FromPath[str],
        services: TheServices,
        lang: Lang = "en",
        course: FromQuery[str | None] = None,
    ) -> TogetherBoard:
        """The best parties where games are won or lost together; without `course` of what is played most."""
        return await services.profiles.together(find_game(game), course, lang)
