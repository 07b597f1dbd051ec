"""What is told of a table: its description, lists, replays, and the open view after the game."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from tabletome.engine.errors import UnknownGame
from tabletome.engine.game import Game
from tabletome.engine.ledger import title_of
from tabletome.engine.record import Draw, Share
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import Scene, Translator, View, translator, view
from tabletome.scene.view import log_entry
from tabletome.server import clocks
from tabletome.server.live_table import PEOPLE, LiveTable
from tabletome.server.lobby import TO_COME, invites
from tabletome.server.log_pages import OPEN, Viewer, quiet
from tabletome.server.messages import Progress, Result, RuleChange, SeatInfo, TableInfo, TableSummary
from tabletome.server.play import open_requests
from tabletome.server.replays import Looked
from tabletome.server.schema import SeatRow, TableRow

log = logging.getLogger(__name__)


# Tables


def table_info(
    live: LiveTable, person: int | None, language: str, connected: Collection[int], claim_from: float | None = None
) -> TableInfo:
    row, is_owner = live.row, person is not None and live.row.owner_id == person
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title(row.game, language),
        version=row.version,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        seats=seat_infos(live.seats, connected, sides(row, language) if row.status == "waiting" else ()),
        you=live.seats_of(person),
        played=live.has_sat_here(person),
        owner=is_owner,
        revision=row.revision,
        step=live.step,
        waiting_for=live.waiting,
        commitment=live.commitment,
        needs_share=_needs_share(live, person),
        created=row.created,
        requests=open_requests(live),
        invites=invites(row, live.seats) if is_owner else [],
        friends=row.friends,
        rated=row.rated,
        cooperative=live.cooperative,
        hints=row.hints,
        chat_open=row.chat,
        wishes=live.wishes(),
        claim_from=claim_from,
        clock=clocks.read_clock(row.clock),
        seed=(row.seed or None) if live.tells_seed else None,
        draw=draw_of(live) if live.tells_seed else None,
        retired=None if row.retired is None else live.why_retired,
        rule_changes=msgspec.convert(row.rule_changes, list[RuleChange]),
        result=_result(row),
        rematch=row.rematch,
        cloned_from=row.cloned_from,
        contest=row.contest,  # type: ignore[arg-type]
    )


def _needs_share(live: LiveTable, person: int | None) -> bool:
    return live.row.status == "waiting" and any(
        seat.share == TO_COME and seat.person_id == person for seat in live.seats if person is not None
    )


def draw_of(live: LiveTable) -> Draw | None:
    """What the seed was drawn from; None where the server alone drew it."""
    server = live.row.server_share
    if server is None:
        return None
    shares = [Share(seat.seat, seat.share) for seat in live.seats if seat.share]
    return Draw(live.commitment, server, shares)


def title(game: str, language: str) -> str:
    """What a game is called, even one that is not there any more."""
    try:
        return _title(find_game(game), language)
    except UnknownGame:
        return game


@functools.lru_cache(maxsize=256)
def _title(game: Game[Any, Any], language: str) -> str:
    """Remembered: it is in many messages, and stands in a file."""
    return title_of(game, language)


def option_words(game: Game[Any, Any], options: Mapping[str, Any], language: str) -> list[str]:
    """Options in words, each as “name: value”."""
    words = translator(language, game.folder)
    return [f"{option_label(name, words)}: {value_label(name, value, words)}" for name, value in options.items()]


def option_label(option: str, words: Translator) -> str:
    """What an option is called."""
    return said(words, f"option-{option}", option.replace("_", " "))


def value_label(option: str, value: Any, words: Translator) -> str:
    """What a value of an option is called."""
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    general = said(words, f"ui-{word}", word) if isinstance(value, bool) else word.replace("_", " ").replace("-", " ")
    return said(words, f"option-{option}-{word}", general)


def said(words: Translator, name: str, otherwise: str) -> str:
    """A message, or something else where the game has no such words."""
    found = words.message(name)
    return otherwise if found == name else found


def summary(row: TableRow, seats: Sequence[SeatRow], person: int | None, language: str) -> TableSummary:
    mine = [seat.seat for seat in seats if seat.person_id == person and seat.kind in PEOPLE and person is not None]
    return TableSummary(
        id=row.id,
        game=row.game,
        title=title(row.game, language),
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        seats=seat_infos(seats, ()),
        you=mine,
        your_turn=any(seat in row.waiting for seat in mine),
        step=row.step,
        created=row.created,
        changed=row.changed,
        waiting_for=row.waiting,
        friends=row.friends,
        rated=row.rated,
        invite=link(row, seats) if row.friends and not mine else None,
        clock=clocks.read_clock(row.clock),
        result=_result(row),
        progress=_progress(row, language) if mine else None,
    )


def _progress(row: TableRow, language: str) -> Progress | None:
    come = row.progress
    return Progress(come["value"], come["most"], come["text"][language]) if come else None


def link(row: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """By what one may sit down whom friends let in."""
    return next((each.url for each in invites(row, seats)), None) if row.status == "waiting" else None


def sides(row: TableRow, language: str) -> list[str]:
    """Whom each seat will play, in words, where that is settled before the game begins."""
    game = find_game(row.game)
    words = translator(language, game.folder)
    return [words.say(side) for side in game.sides(game.options.read(row.options))]


def seat_infos(seats: Sequence[SeatRow], connected: Collection[int], named: Sequence[str] = ()) -> list[SeatInfo]:
    now = time.time()
    return [
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,  # type: ignore[arg-type]
            connected=seat.seat in connected,
            resigned=seat.resigned,
            bot=seat.bot,  # type: ignore[arg-type]
            clock=clocks.shown(seat, now),
            side=named[seat.seat] if seat.seat < len(named) else "",
            person=seat.person_id,
        )
        for seat in seats
    ]


def _result(row: TableRow) -> Result | None:
    return None if row.result is None else msgspec.convert(row.result, Result)


def all_games() -> list[Game[Any, Any]]:
    """Every game that can be played. One that cannot be loaded does not keep people from the others."""
    games = []
    for name in game_names():
        try:
            games.append(find_game(name))
        except Exception:
            log.warning("the game %s cannot be loaded", name, exc_info=True)
    return games


# Looking back


def replayed(looked: Looked, viewer: Viewer, language: str) -> tuple[int, dict[str, Any]]:
    """A game as it was, as plain values with strings for texts, and from which step on its log is told.

    What moves on the table is told of the last move only: whoever goes on from the one before watches it.
    """
    table = looked.table
    words = translator(language, table.game.folder)
    seen = open_view(table) if viewer == OPEN else view(table, viewer)
    seen.log = [entry if entry.step == table.step else quiet(entry) for entry in seen.log]
    plain: dict[str, Any] = msgspec.to_builtins(seen, enc_hook=words.encode_hook)
    steps = range(looked.told_from + 1, table.step + 1)
    pages = [entry for page in looked.pages for entry in page.read(steps, viewer, language)]
    plain["log"] = [*map(msgspec.json.decode, pages), *plain.get("log", [])]
    return steps.start, plain


def open_view(table: Table[Any]) -> View:
    """All cards on the table: what lies before a seat as that seat sees it."""
    seen = view(table, None)
    scenes = [table.game.scene(table.state, seat) for seat in range(table.state.seats)]
    seen.scene = _opened(seen.scene, scenes)
    seen.log = [log_entry(table.game, table.state, step, event) for step, event in table.events]
    return seen


def _opened(scene: Scene, by_seat: Sequence[Scene]) -> Scene:
    mats = [_own(mat.seat, mat, by_seat) for mat in scene.mats]
    zones = [
        next((own for own in by_seat[zone.seat].zones if own.id == zone.id), zone) if zone.seat is not None else zone
        for zone in scene.zones
    ]
    return msgspec.structs.replace(scene, mats=mats, zones=zones)


def _own(seat: int, mat: Any, by_seat: Sequence[Scene]) -> Any:
    return next((own for own in by_seat[seat].mats if own.seat == seat), mat)
