"""Word to browsers that are closed, in whose language; who was never there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("ix_pushes_person_id", "pushes", ["person_id"])
    op.create_index("ix_pushes_session", "pushes", ["session"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.add_column("seats", sa.Column("absent", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("language", sa.String(5), nullable=False, server_default="en"))


def downgrade() -> None:
    op.drop_column("people", "language")
    op.drop_column("seats", "absent")
    op.drop_table("keys")
    op.drop_table("pushes")
