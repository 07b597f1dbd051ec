"""Tournaments: who takes part, and who meets whom at which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(30), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("format", sa.String(20), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("owner_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("begins", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "begins"])
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id", sa.String(30), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("party", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_entrants_person_id", "entrants", ["person_id"])
    op.create_table(
        "pairings",
        sa.Column(
            "tournament_id", sa.String(30), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("parties", sa.JSON(), nullable=False),
        sa.Column("table_id", sa.String(30)),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("points", sa.JSON()),
        sa.Column("how", sa.String(20), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
