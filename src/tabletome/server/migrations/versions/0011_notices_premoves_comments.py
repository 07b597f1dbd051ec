"""Quiet hours and digests, moves chosen in advance, comments on replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def _person() -> sa.Column[int]:
    return sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "premoves",
        sa.Column("table_id", sa.String(30), _table(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        _person(),
        sa.Column("action", sa.String(400), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_premoves_person_id", "premoves", ["person_id"])
    op.create_table(
        "comments",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(30), _table(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        _person(),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_comments_table", "comments", ["table_id", "step"])
    op.create_index("ix_comments_person_id", "comments", ["person_id"])
    op.add_column("people", sa.Column("zone", sa.String(60), nullable=False, server_default="UTC"))
    for name in ("quiet_from", "quiet_until", "digest"):
        op.add_column("people", sa.Column(name, sa.Integer()))
    op.add_column("people", sa.Column("notice_due", sa.Double()))
    op.create_index("ix_people_notice_due", "people", ["notice_due"])


def downgrade() -> None:
    op.drop_index("ix_people_notice_due", "people")
    for name in ("notice_due", "digest", "quiet_until", "quiet_from", "zone"):
        op.drop_column("people", name)
    op.drop_table("comments")
    op.drop_table("premoves")
