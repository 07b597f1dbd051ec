"""Which kinds of decisions people have met, so that the coach explains each once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("met", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("people", "met")
