"""What teaches a game: lessons, and the coach's words about every kind of decision."""

from __future__ import annotations

import asyncio
import functools

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from tabletome.engine.ledger import title_of
from tabletome.engine.registry import find_game
from tabletome.lessons import find_lesson
from tabletome.scene import translator
from tabletome.scene.aid import aid_of
from tabletome.scene.coach import coaching
from tabletome.server.api.common import PROBLEMS, Lang, TheServices, TheVisitor
from tabletome.server.errors import NotFound
from tabletome.server.messages import AidPart, CoachWords, Doings, Learning, Lecture, LessonInfo, PlayerAid


class LearningController(Controller):
    """Lessons, and the coach."""

    path = "/api/games/{game:str}"
    tags = ["learning"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get("/learning")
    async def learning(self, game: FromPath[str], lang: Lang = "en") -> Learning:
        """The lessons of a game."""
        return await asyncio.to_thread(_learning, find_game(game).name, lang)

    @get("/aid")
    async def aid(self, game: FromPath[str], lang: Lang = "en") -> PlayerAid:
        """The game on one page: aim, turn, actions, end. Its symbols and keywords are in the glossary."""
        found = find_game(game)
        sections = [AidPart(part.title, part.lines) for part in aid_of(translator(lang, found.folder))]
        return PlayerAid(found.name, title_of(found, lang), sections)

    @get("/coach/{kind:str}")
    async def coach(self, game: FromPath[str], kind: FromPath[str], lang: Lang = "en") -> CoachWords:
        """What the coach says of a kind of decision."""
        words = translator(lang, find_game(game).folder)
        found = coaching(kind[:60], words)
        if found is None:
            raise NotFound(f"{game} knows no decision of the kind {kind[:60]!r}")
        return CoachWords(words.say(found.text), words.say(found.example))

    @post("/lessons/{lesson:str}", status_code=200)
    async def lesson(
        self,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[Doings],
        services: TheServices,
        visitor: TheVisitor,
        lang: Lang = "en",
    ) -> Lecture:
        """A lesson after what was done, and after one more thing, if one is given."""
        name = find_lesson(find_game(game), lesson).name
        lectures = services.lectures
        if lectures.is_dear(game, name, data.doings):
            services.limits.spend("think", visitor.key)
        return await asyncio.to_thread(lectures.go_on, game, name, data.doings, data.doing, lang)


@functools.lru_cache(maxsize=16)
def _learning(name: str, lang: str) -> Learning:
    """Made once for each language, like the card book."""
    game = find_game(name)
    words = translator(lang, game.folder)
    lessons = [LessonInfo(each.name, words.say(each.title), len(each.steps), each.minutes) for each in game.lessons]
    return Learning(name, title_of(game, lang), lessons)
