"""Daily challenges, achievements, and games that were played again to compare them with others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("contest", sa.String(20)))
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_sealed", "tables", ["sealed", "created"])
    op.add_column("results", sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("results", sa.Column("judged", sa.String(10), nullable=False, server_default="never"))
    op.add_column("results", sa.Column("marks", sa.JSON()))
    op.create_index("ix_results_judged", "results", ["judged", "ended"])
    op.create_table(
        "challenges",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(30), nullable=False, unique=True),
    )
    op.create_index("ix_tries_person", "tries", ["person_id", "game"])
    op.create_table(
        "achievements",
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("table_id", sa.String(30), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_achievements_game", "achievements", ["game", "name"])


def downgrade() -> None:
    op.drop_table("achievements")
    op.drop_table("tries")
    op.drop_table("challenges")
    op.drop_index("ix_results_judged", "results")
    for column in ("marks", "judged", "counts"):
        op.drop_column("results", column)
    op.drop_index("ix_tables_sealed", "tables")
    for column in ("sealed", "contest"):
        op.drop_column("tables", column)
