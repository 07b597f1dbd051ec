"""What people report of each other, with the chat around it, until a moderator has settled it."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.orm import Session

from tabletome.server.errors import Malformed, NotFound, NotNow
from tabletome.server.messages import ChatLine, NewReport, ReportInfo
from tabletome.server.names import NOBODY, clean_text
from tabletome.server.schema import ChatRow, DeedRow, PersonRow, ReportRow

LINES_BEFORE, LINES_AFTER = 15, 5
"""So much of the chat around a line goes with a report."""
MOST_OPEN = 20
"""So many of one person's reports may wait at once."""
LISTED = 100


def keep_report(session: Session, by: int, wish: NewReport) -> None:
    about = session.get(PersonRow, wish.person)
    if about is None or about.name == NOBODY:
        raise NotFound("there is no such person")
    if about.id == by:
        raise Malformed("that is yourself")
    own = select(func.count()).select_from(ReportRow).where(ReportRow.by_id == by, ReportRow.settled.is_(None))
    if (session.scalar(own) or 0) >= MOST_OPEN:
        raise NotNow("your other reports are still waiting for a moderator")
    lines = [] if wish.table is None else _lines_around(session, wish.table, wish.line)
    session.add(
        ReportRow(
            at=time.time(),
            by_id=by,
            about_id=about.id,
            kind=wish.kind,
            table_id=wish.table,
            text=clean_text(wish.text),
            lines=[msgspec.to_builtins(line) for line in lines],
            verdict="",
        )
    )


def _lines_around(session: Session, table: str, line: int | None) -> list[ChatLine]:
    """What was said before and after a line, or last."""
    said = select(ChatRow).where(ChatRow.table_id == table)
    before = said if line is None else said.where(ChatRow.id <= line)
    rows = list(reversed(session.scalars(before.order_by(ChatRow.id.desc()).limit(LINES_BEFORE)).all()))
    if line is not None:
        rows += session.scalars(said.where(ChatRow.id > line).order_by(ChatRow.id).limit(LINES_AFTER)).all()
    return [ChatLine(row.id, row.name, row.text, row.at, row.seat, row.person_id) for row in rows]


def reports(session: Session, settled: bool) -> list[ReportInfo]:
    query = select(ReportRow).limit(LISTED)
    if settled:
        query = query.where(ReportRow.settled.is_not(None)).order_by(ReportRow.settled.desc())
    else:
        query = query.where(ReportRow.settled.is_(None)).order_by(ReportRow.at)
    return [_report_info(session, row) for row in session.scalars(query)]


def _report_info(session: Session, row: ReportRow) -> ReportInfo:
    about = None if row.about_id is None else session.get(PersonRow, row.about_id)
    kind: Any = row.kind
    told = ReportInfo(row.id, row.at, kind, row.text, name_of(session, row.by_id), name_of(session, row.about_id))
    told.table, told.lines = row.table_id, msgspec.convert(row.lines, list[ChatLine])
    told.settled, told.verdict, told.settled_by = row.settled, row.verdict, name_of(session, row.settled_by)
    if about is not None:
        others = select(func.count()).select_from(ReportRow).where(ReportRow.about_id == about.id)
        told.about_id, told.others = about.id, (session.scalar(others) or 1) - 1
        told.muted_until, told.banned_until = about.muted_until, about.banned_until
    return told


def name_of(session: Session, person: int | None) -> str:
    found = None if person is None else session.get(PersonRow, person)
    return "" if found is None else found.name


# When people change, and time goes by


def hand_over(session: Session, guest: int, account: int) -> None:
    """What a guest has reported, and what is said of them, goes with the account."""
    session.execute(update(ReportRow).where(ReportRow.by_id == guest).values(by_id=account))
    session.execute(update(ReportRow).where(ReportRow.about_id == guest).values(about_id=account))
    session.execute(update(DeedRow).where(DeedRow.about_id == guest).values(about_id=account))


def forget_settled(session: Session, oldest: float) -> None:
    """Reports that were settled long ago, with what was said; the log of deeds stays."""
    session.execute(delete(ReportRow).where(ReportRow.settled < oldest))


def forget(session: Session, person: int) -> None:
    """Settled reports by or about somebody; what is still open is for a moderator to see."""
    concerned = or_(ReportRow.by_id == person, ReportRow.about_id == person)
    session.execute(delete(ReportRow).where(and_(concerned, ReportRow.settled.is_not(None))))
