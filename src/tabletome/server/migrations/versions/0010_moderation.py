"""Reports, a log of what moderators did, moderators themselves, and tables without hints or chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _person(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL"))


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        _person("by_id"),
        _person("about_id"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(30)),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("settled", sa.Double()),
        _person("settled_by"),
        sa.Column("verdict", sa.String(200), nullable=False),
    )
    for column in ("by_id", "about_id", "settled"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        _person("by_id"),
        _person("about_id"),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(100), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("report_id", sa.Integer(), sa.ForeignKey("reports.id", ondelete="SET NULL")),
    )
    op.create_index("ix_deeds_about_id", "deeds", ["about_id"])
    op.add_column("people", sa.Column("moderator", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "chat")
    op.drop_column("tables", "hints")
    op.drop_column("people", "moderator")
    op.drop_table("deeds")
    op.drop_table("reports")
