"""Which games there are, and their rules."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tabletome.engine.game import Game, Pieces, Portrait, Preset
from tabletome.engine.ledger import Ledger, Rule, title_of
from tabletome.engine.options import OptionInfo
from tabletome.engine.registry import find_game
from tabletome.scene import Translator, translator
from tabletome.server.api.common import PROBLEMS, Lang, TheServices
from tabletome.server.errors import NotFound
from tabletome.server.messages import (
    CardBook,
    GameInfo,
    GameOption,
    GamePreset,
    GamePreview,
    Glossary,
    OptionValue,
    PickCard,
    PickList,
    Range,
    Reading,
    RuleBook,
    RuleInfo,
    RuleInFull,
    RuleSection,
    Setting,
)
from tabletome.server.pictures import LASTS, SAFETY, find_picture, picture_names
from tabletome.server.previews import preview
from tabletome.server.views import all_games, option_label, said, value_label


class GamesController(Controller):
    """What can be played, and by which rules."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get("/games")
    async def games(self, lang: Lang = "en") -> list[GameInfo]:
        """All games with their options."""
        return await asyncio.to_thread(lambda: [_describe(game, lang) for game in all_games()])

    @get("/games/{game:str}/cards")
    async def cards(self, game: FromPath[str], lang: Lang = "en") -> CardBook:
        """Every card of a game, whether on a table or not."""
        return await asyncio.to_thread(_card_book, find_game(game).name, lang)

    @post("/games/{game:str}/preview", status_code=200)
    async def preview(
        self, game: FromPath[str], data: JSONBody[Setting], services: TheServices, lang: Lang = "en"
    ) -> GamePreview:
        """What a game with these options would be like."""
        return await preview(services.storage, find_game(game), data.options, lang)

    @get("/games/{game:str}/picks/{option:str}")
    async def picks(
        self, game: FromPath[str], option: FromPath[str], by: FromQuery[str] = "", lang: Lang = "en"
    ) -> PickList:
        """What an option that is a list of words is put together from, if the option it depends on is `by`."""
        return await asyncio.to_thread(_picks, find_game(game), option, by, lang)

    @get("/games/{game:str}/terms")
    async def terms(self, game: FromPath[str], lang: Lang = "en") -> Glossary:
        """The glossary of a game: what the terms in its texts mean."""
        return await asyncio.to_thread(_glossary, find_game(game).name, lang)

    @get("/games/{game:str}/pictures/{file:str}", media_type="image/svg+xml")
    async def picture(
        self, request: Request[Any, Any, Any], game: FromPath[str], file: FromPath[str]
    ) -> Response[bytes]:
        """A drawing of a game, such as its cover: `cover.svg`."""
        found = await asyncio.to_thread(find_picture, game, file)
        headers = {**SAFETY, "Cache-Control": LASTS, "ETag": found.tag}
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(found.body, media_type="image/svg+xml", headers=headers)

    @get("/rules/{game:str}")
    async def rules(self, game: FromPath[str], lang: Lang = "en", q: FromQuery[str] = "") -> RuleBook:
        """The numbered rules of a game, or those that hold certain words."""
        ledger = await asyncio.to_thread(_ledger, find_game(game))
        found = ledger.search(q[:200], lang) if q.strip() else list(ledger.rules.values())
        sections = [
            RuleSection(section.id, section.title.get(lang) or section.title["en"], rules)
            for section in ledger.sections
            if (rules := [_brief(rule, lang) for rule in found if rule.section == section.id])
        ]
        return RuleBook(game, title_of(find_game(game), lang), sections)

    @get("/rules/{game:str}/{id:str}")
    async def rule(self, game: FromPath[str], id: FromPath[str], lang: Lang = "en") -> RuleInFull:
        """One rule, with how we read it where the book is unclear."""
        ledger = await asyncio.to_thread(_ledger, find_game(game))
        rule = ledger.rule(id[:40].upper())
        section = next(section for section in ledger.sections if section.id == rule.section)
        return RuleInFull(
            id=rule.id,
            kind=rule.kind,
            section=rule.section,
            text=rule.text_in(lang),
            title=section.title.get(lang) or section.title["en"],
            source=f"{ledger.source_of(rule, lang)}, {rule.lines}",
            readings=[Reading(each.issue_in(lang), each.reading_in(lang)) for each in ledger.conflicts_of(rule.id)],
            data=ledger.table_of(rule, lang),
        )


@functools.lru_cache(maxsize=16)
def _card_book(name: str, lang: str) -> CardBook:
    """Made once for each language: what lies in the box does not change."""
    game = find_game(name)
    words = translator(lang, game.folder)
    zones: list[dict[str, Any]] = msgspec.to_builtins(game.catalogue(), enc_hook=words.encode_hook)
    return CardBook(name, title_of(game, lang), zones)


@functools.lru_cache(maxsize=16)
def _glossary(name: str, lang: str) -> Glossary:
    """Made once for each language, like the card book."""
    game = find_game(name)
    words = translator(lang, game.folder)
    terms: list[dict[str, Any]] = msgspec.to_builtins(game.terms(), enc_hook=words.encode_hook)
    return Glossary(name, terms)


def _picks(game: Game[Any, Any], option: str, by: str, lang: str) -> PickList:
    picking = game.pickings.get(option)
    if picking is None:
        raise NotFound(f"{game.name} has no option {option[:40]!r} that is picked from cards")
    words = translator(lang, game.folder)
    among = picking.among(by)
    cards = [
        PickCard(each.word, msgspec.to_builtins(each.card, enc_hook=words.encode_hook), each.most)
        for each in among.cards
    ]
    return PickList(cards, among.exactly)


def _ledger(game: Game[Any, Any]) -> Ledger:
    path = game.folder / "rules.yaml"
    if not path.exists():
        raise NotFound(f"{game.name} has no numbered rules")
    return Ledger.load(path)


def _brief(rule: Rule, lang: str) -> RuleInfo:
    return RuleInfo(rule.id, rule.kind, rule.section, rule.text_in(lang))


def _describe(game: Game[Any, Any], lang: str) -> GameInfo:
    words = translator(lang, game.folder)
    players = game.options.info("players")
    most = players.most or max((int(value) for value in players.values), default=1)
    least = players.least or min((int(value) for value in players.values), default=1)
    path = game.folder / "rules.yaml"
    return GameInfo(
        name=game.name,
        title=title_of(game, lang),
        about=said(words, "game-about", ""),
        version=game.version,
        players=Range(least, most),
        options=[_option(game, info, words) for info in game.options.infos()],
        rules=len(Ledger.load(path).rules) if path.exists() else 0,
        pictures=picture_names(game.name),
        minutes=game.minutes,
        weight=game.weight,
        presets=[_preset(preset, words) for preset in game.presets],
        pieces=_pieces(game),
    )


@functools.lru_cache(maxsize=64)
def _pieces(game: Game[Any, Any]) -> Pieces:
    """Remembered: they are counted card by card."""
    return game.pieces()


def _preset(preset: Preset, words: Translator) -> GamePreset:
    return GamePreset(
        name=preset.name,
        title=said(words, f"preset-{preset.name}", preset.name),
        text=said(words, f"preset-{preset.name}-help", ""),
        icon=preset.icon,
        options=dict(preset.options),
    )


def _option(game: Game[Any, Any], info: OptionInfo, words: Translator) -> GameOption:
    values = [
        _value(value, value_label(info.name, value, words), game.portraits.get(str(value)), words)
        for value in info.values or _named_numbers(info, words)
    ]
    return GameOption(
        name=info.name,
        label=option_label(info.name, words),
        help=said(words, f"option-{info.name}-help", ""),
        default=info.default,
        values=values or None,
        least=info.least,
        most=info.most,
        when=[(name, list(values)) for name, values in info.when],
        scale=info.scale,
        picked_by=game.pickings[info.name].by if info.name in game.pickings else "",
    )


def _value(value: Any, label: str, face: Portrait | None, words: Translator) -> OptionValue:
    if face is None:
        return OptionValue(value, label)
    stats: list[dict[str, Any]] = msgspec.to_builtins(face.stats, enc_hook=words.encode_hook)
    return OptionValue(value, label, face.icon, face.hue, list(stats))


def _named_numbers(info: OptionInfo, words: Translator) -> Sequence[int]:
    """The numbers an option may be, where one of them means something that has a name."""
    if info.least is None or info.most is None:
        return ()
    numbers = range(info.least, info.most + 1)
    return numbers if any(said(words, f"option-{info.name}-{number}", "") for number in numbers) else ()
