"""Everything that is kept of one person, for that person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.server.errors import NotFound
from tabletome.server.journal import MOVE, UNDO
from tabletome.server.schema import (
    AchievementRow,
    ChatRow,
    CommentRow,
    DeedRow,
    EntrantRow,
    EntryRow,
    PersonRow,
    PremoveRow,
    PushRow,
    RatingRow,
    ReportRow,
    ResultRow,
    SeatRow,
    SessionRow,
    TableRow,
    TieRow,
    TryRow,
)


def export_person(session: Session, id: int) -> dict[str, Any]:
    """Who they are, where they are signed in, where they sat, what they did there and what they said."""
    person = session.get(PersonRow, id)
    if person is None:
        raise NotFound(f"there is no person {id}")
    sessions = select(SessionRow).where(SessionRow.person_id == id).order_by(SessionRow.created)
    pushes = select(PushRow).where(PushRow.person_id == id).order_by(PushRow.created)
    results = select(ResultRow).where(ResultRow.person_id == id).order_by(ResultRow.ended)
    ratings = select(RatingRow).where(RatingRow.person == id).order_by(RatingRow.game, RatingRow.players)
    achieved = select(AchievementRow).where(AchievementRow.person_id == id).order_by(AchievementRow.at)
    tries = select(TryRow).where(TryRow.person_id == id).order_by(TryRow.day, TryRow.game)
    ties = select(TieRow).where(TieRow.person_id == id).order_by(TieRow.at)
    entered = select(EntrantRow).where(EntrantRow.person_id == id).order_by(EntrantRow.tournament_id)
    reports = select(ReportRow).where(ReportRow.by_id == id).order_by(ReportRow.at)
    deeds = select(DeedRow).where(DeedRow.about_id == id).order_by(DeedRow.at)
    chat = select(ChatRow).where(ChatRow.person_id == id).order_by(ChatRow.id)
    return {
        "person": _described(person),
        "sessions": [
            {"created": row.created, "seen": row.seen, "expires": row.expires, "agent": row.agent}
            for row in session.scalars(sessions)
        ],
        "browsers_told": [{"created": row.created, "endpoint": row.endpoint} for row in session.scalars(pushes)],
        "tables": _tables(session, id),
        "results": [_columns(row, but="person_id") for row in session.scalars(results)],
        "ratings": [_columns(row, but="person") for row in session.scalars(ratings)],
        "achievements": [_columns(row, but="person_id") for row in session.scalars(achieved)],
        "challenges": [_columns(row, but="person_id") for row in session.scalars(tries)],
        "ties": [_columns(row, but="person_id") for row in session.scalars(ties)],
        "tournaments": [_columns(row, but="person_id") for row in session.scalars(entered)],
        "reports": [{"at": row.at, "kind": row.kind, "text": row.text} for row in session.scalars(reports)],
        "moderation": [
            {"at": row.at, "deed": row.deed, "until": row.until, "reason": row.reason} for row in session.scalars(deeds)
        ],
        "premoves": _premoves(session, id),
        "comments": _comments(session, id),
        "chat": [{"table": row.table_id, "at": row.at, "text": row.text} for row in session.scalars(chat)],
    }


def _described(person: PersonRow) -> dict[str, Any]:
    """Somebody themselves, but for what opens their account."""
    told_of = ("id", "name", "webhook", "zone", "digest", "language", "created", "seen", "met", "hidden")
    judged = ("banned_until", "muted_until", "ban_reason")
    told = {name: getattr(person, name) for name in (*told_of, *judged)}
    return {**told, "account": person.login is not None, "quiet": [person.quiet_from, person.quiet_until]}


def _premoves(session: Session, person: int) -> list[dict[str, Any]]:
    query = select(PremoveRow).where(PremoveRow.person_id == person).order_by(PremoveRow.at)
    told = ("seat", "action", "asked", "lasting")
    return [{"table": row.table_id, **{name: getattr(row, name) for name in told}} for row in session.scalars(query)]


def _comments(session: Session, person: int) -> list[dict[str, Any]]:
    query = select(CommentRow).where(CommentRow.person_id == person).order_by(CommentRow.id)
    told = ("step", "at", "text")
    return [{"table": row.table_id, **{name: getattr(row, name) for name in told}} for row in session.scalars(query)]


def _columns(row: ResultRow | RatingRow | AchievementRow | TryRow | TieRow | EntrantRow, but: str) -> dict[str, Any]:
    """Everything in a row that does not name whose it is."""
    return {column.name: getattr(row, column.name) for column in row.__table__.columns if column.name != but}


def _tables(session: Session, person: int) -> list[dict[str, Any]]:
    """Every table where someone sat, with their own moves."""
    query = (
        select(TableRow, SeatRow)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person_id == person)
        .order_by(TableRow.created, SeatRow.seat)
    )
    return [
        {
            "id": table.id,
            "game": table.game,
            "options": table.options,
            "status": table.status,
            "created": table.created,
            "result": table.result,
            "seat": seat.seat,
            "name": seat.name,
            "moves": _moves(session, table.id, seat.seat),
        }
        for table, seat in session.execute(query)
    ]


def _moves(session: Session, table: str, seat: int) -> list[dict[str, Any]]:
    """What a seat did; that a game was begun or its rules have changed is nobody's deed."""
    query = (
        select(EntryRow)
        .where(EntryRow.table_id == table, EntryRow.seat == seat, EntryRow.kind.in_((MOVE, UNDO)))
        .order_by(EntryRow.revision)
    )
    return [{"at": row.at, "kind": row.kind, "action": row.action} for row in session.scalars(query)]
