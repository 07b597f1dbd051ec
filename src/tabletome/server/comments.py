"""Comments on replays: each points at a step, and is shown there."""

from __future__ import annotations

import time

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tabletome.server.errors import Malformed, NotAllowed, NotFound, NotNow
from tabletome.server.messages import Comment, NewComment
from tabletome.server.moderation import note, why_muted
from tabletome.server.names import clean_text
from tabletome.server.schema import CommentRow, PersonRow, TieRow
from tabletome.server.storage import Storage

MOST_COMMENTS = 500
"""On one game."""


class Comments:
    """What is said about games that are over."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, table: str, viewer: int | None) -> list[Comment]:
        """All comments on a game, step by step, but of nobody whom the viewer does not want to read."""
        return await self._storage.read(lambda session: _comments(session, table, viewer))

    async def add(self, table: str, person: PersonRow, wish: NewComment) -> Comment:
        text = clean_text(wish.text)
        if not text:
            raise Malformed("there is nothing to say in that")
        row = CommentRow(table_id=table, step=wish.step, person_id=person.id, text=text, at=time.time())

        def write(session: Session) -> None:
            if person.muted_until > row.at:
                reason = why_muted(session, person.id)
                raise NotAllowed(f"you may play here, but not write to others{': ' if reason else ''}{reason}")
            count = select(func.count()).select_from(CommentRow).where(CommentRow.table_id == table)
            if (session.scalar(count) or 0) >= MOST_COMMENTS:
                raise NotNow("enough has been said about this game")
            session.add(row)
            session.flush()

        await self._storage.write(write)
        return Comment(row.id, row.step, person.id, person.name, text, row.at, mine=True)

    async def remove(self, table: str, id: int, person: PersonRow) -> None:
        """Whoever wrote a comment removes it, or a moderator does."""

        def write(session: Session) -> None:
            row = session.get(CommentRow, id)
            if row is None or row.table_id != table:
                raise NotFound("there is no such comment")
            if row.person_id != person.id:
                if not person.moderator:
                    raise NotAllowed("only whoever wrote it may remove a comment, or a moderator")
                note(session, "unsay", person.id, row.person_id, subject=f"{table} step {row.step}")
            session.delete(row)

        await self._storage.write(write)


def _comments(session: Session, table: str, viewer: int | None) -> list[Comment]:
    unread = select(TieRow.other_id).where(TieRow.person_id == viewer, TieRow.blocked | TieRow.muted)
    query = (
        select(CommentRow, PersonRow.name)
        .join(PersonRow, PersonRow.id == CommentRow.person_id)
        .where(CommentRow.table_id == table, CommentRow.person_id.not_in(unread))
        .order_by(CommentRow.step, CommentRow.id)
    )
    return [
        Comment(row.id, row.step, row.person_id, name, row.text, row.at, mine=row.person_id == viewer)
        for row, name in session.execute(query)
    ]
