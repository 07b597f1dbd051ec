"""Achievements and tries at challenges, when people change."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tabletome.server.schema import AchievementRow, TryRow


def hand_over(session: Session, guest: int, account: int) -> None:
    """What a guest has achieved belongs to the account; where both have it that of the account stays."""
    for row in session.scalars(select(AchievementRow).where(AchievementRow.person_id == guest)).all():
        if session.get(AchievementRow, (account, row.game, row.name)) is None:
            row.person_id = account
        else:
            session.delete(row)
    for tried in session.scalars(select(TryRow).where(TryRow.person_id == guest)).all():
        if session.get(TryRow, (tried.game, tried.day, account)) is None:
            tried.person_id = account
        else:
            session.delete(tried)
    session.flush()


def forget(session: Session, person: int) -> None:
    """Nobody's any more."""
    for kind in (AchievementRow, TryRow):
        session.execute(delete(kind).where(kind.person_id == person))
