"""Clocks that can be put back, the pulse of the server, people put out of a table, when somebody last moved."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("journal", sa.Column("clocks", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("moved", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("put_out", sa.JSON(), nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET moved = changed")
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": time.time()}])


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_column("tables", "put_out")
    op.drop_column("tables", "moved")
    op.drop_column("journal", "clocks")
