"""Snapshots and pictures of tables, fingerprints, shares in the draw, tables that are retired."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fingerprint", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("server_share", sa.String(length=80), nullable=True))
    op.add_column("tables", sa.Column("retired", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("rule_changes", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("share", sa.String(length=64), nullable=True))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=30), nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("fingerprint", sa.String(length=32), nullable=False),
        sa.Column("barrier", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(length=32), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("told_from", sa.Integer(), nullable=False),
        sa.Column("page", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "step"),
    )
    op.create_table(
        "pictures",
        sa.Column("table_id", sa.String(length=30), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("views", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    _draw_anew_where_nobody_has_begun()


def _draw_anew_where_nobody_has_begun() -> None:
    """The seed of a table that waits was drawn when it was made; now it is the server's share of a seed to come.

    What was promised by its SHA-256 is still the same.
    """
    op.execute("UPDATE tables SET server_share = seed, seed = '' WHERE status = 'waiting'")


def downgrade() -> None:
    op.execute("UPDATE tables SET seed = server_share WHERE status = 'waiting'")
    op.drop_table("pictures")
    op.drop_table("snapshots")
    op.drop_column("seats", "share")
    for name in ("rule_changes", "retired", "server_share", "fingerprint"):
        op.drop_column("tables", name)
