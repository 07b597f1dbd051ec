"""Moderation: how reports are settled, and a log of everything that was done to anybody.

Moderators work in the browser, the operator by `tabletome admin`; both go through here, and both are noted.
"""

from __future__ import annotations

import time

from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.server.errors import NotAllowed, NotFound, NotNow
from tabletome.server.messages import DeedInfo, NewReport, ReportInfo, Settlement
from tabletome.server.people import end_sessions
from tabletome.server.reports import LISTED, keep_report, name_of, reports
from tabletome.server.schema import ChatRow, DeedRow, PersonRow, ReportRow
from tabletome.server.storage import Storage

FOR_GOOD = 1e12
"""A time that will not come."""
DAY = 86_400.0
MOST_LETTERS = 200


class Moderation:
    """Reports and sentences."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def report(self, person: PersonRow, wish: NewReport) -> None:
        """Keep what somebody says another has done; the chat around it is kept with it."""
        await self._storage.write(lambda session: keep_report(session, person.id, wish))

    async def reports(self, settled: bool) -> list[ReportInfo]:
        """What waits for a moderator, the oldest first; or what was settled, the newest first."""
        return await self._storage.read(lambda session: reports(session, settled))

    async def settle(self, moderator: PersonRow, id: int, verdict: Settlement) -> list[str]:
        """Settle a report; the hashes of cookies that are void now."""
        return await self._storage.write(lambda session: settle(session, id, verdict, moderator.id))

    async def unsay(self, moderator: PersonRow, line: int, reason: str) -> str:
        """Take back what somebody said; the table where that was."""
        return await self._storage.write(lambda session: unsay(session, line, moderator.id, reason))

    async def log(self) -> list[DeedInfo]:
        return await self._storage.read(lambda session: deeds(session, LISTED))


def until(days: float | None) -> float:
    """So many days from now; None: for good."""
    return FOR_GOOD if days is None else time.time() + days * DAY


def settle(session: Session, id: int, verdict: Settlement, by: int | None) -> list[str]:
    """Do what is decided about a report, and note it; the hashes of cookies that are void now."""
    report = session.get(ReportRow, id, with_for_update=True)
    if report is None:
        raise NotFound(f"there is no report {id}")
    if report.settled is not None:
        raise NotNow("this report is settled already")
    about = None if report.about_id is None else session.get(PersonRow, report.about_id)
    report.settled, report.settled_by, report.verdict = time.time(), by, verdict.reason[:MOST_LETTERS]
    if about is None:
        note(session, verdict.deed, by, reason=verdict.reason, report=id)
        return []
    return sentence(session, about, verdict, by, report=id)


# Sentences


def sentence(
    session: Session, about: PersonRow, verdict: Settlement, by: int | None, report: int | None = None
) -> list[str]:
    """Mute or ban somebody, or lift that, and note it; the hashes of cookies that are void now."""
    if by is not None and about.moderator and verdict.deed in ("mute", "ban"):
        raise NotAllowed("moderators are for the operator to judge")
    end, void = until(verdict.days), list[str]()
    match verdict.deed:
        case "mute":
            about.muted_until = end
        case "ban":
            about.banned_until, about.ban_reason = end, verdict.reason[:MOST_LETTERS]
            void = end_sessions(session, about.id)
        case "unmute":
            about.muted_until = 0.0
        case "unban":
            about.banned_until, about.ban_reason = 0.0, ""
    lasting = end if verdict.deed in ("mute", "ban") else None
    note(session, verdict.deed, by, about.id, end=lasting, reason=verdict.reason, report=report)
    return void


def unsay(session: Session, line: int, by: int | None, reason: str = "") -> str:
    """Take back what somebody said; the table where that was."""
    row = session.get(ChatRow, line)
    if row is None:
        raise NotFound(f"there is no line {line}; `tabletome admin chat TABLE` lists them")
    note(session, "unsay", by, row.person_id, subject=f"{row.table_id} {line}", reason=reason)
    session.delete(row)
    return row.table_id


def why_muted(session: Session, person: int) -> str:
    """What was said when somebody was last muted."""
    query = select(DeedRow.reason).where(DeedRow.about_id == person, DeedRow.deed == "mute")
    return session.scalar(query.order_by(DeedRow.id.desc()).limit(1)) or ""


# The log


def note(
    session: Session,
    deed: str,
    by: int | None,
    about: int | None = None,
    *,
    subject: str = "",
    end: float | None = None,
    reason: str = "",
    report: int | None = None,
) -> None:
    """Keep for good who did what to whom, until when and why."""
    session.add(
        DeedRow(
            at=time.time(),
            by_id=by,
            about_id=about,
            deed=deed,
            subject=subject[:100],
            until=end,
            reason=reason[:MOST_LETTERS],
            report_id=report,
        )
    )


def deeds(session: Session, most: int) -> list[DeedInfo]:
    """What was done, the last first."""
    rows = session.scalars(select(DeedRow).order_by(DeedRow.id.desc()).limit(most)).all()
    return [_deed_info(session, row) for row in rows]


def _deed_info(session: Session, row: DeedRow) -> DeedInfo:
    by, about = name_of(session, row.by_id), name_of(session, row.about_id)
    return DeedInfo(row.at, row.deed, by, about, row.about_id, row.subject, row.until, row.reason, report=row.report_id)
