"""Moves chosen in advance for one question alone, and passing for as long as it is asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("premoves", sa.Column("asked", sa.String(100), nullable=False, server_default=""))
    op.add_column("premoves", sa.Column("lasting", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("premoves", "lasting")
    op.drop_column("premoves", "asked")
