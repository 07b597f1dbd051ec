"""How far a game has come, for lists of games; those that go on tell it with their next move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("progress", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "progress")
