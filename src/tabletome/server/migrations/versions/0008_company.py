"""Friends, blocks and notes, invitations, people who look for others to play with, tables for friends or for fun."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("friend", sa.String(10), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_ties_other_id", "ties", ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(30), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "person_id",
            sa.Integer(),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("by_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_invitations_person_id", "invitations", ["person_id"])
    op.create_table(
        "seekers",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("wish", sa.String(64), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Double()),
        sa.Column("share", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
    )
    op.create_index("ix_seekers_person_wish", "seekers", ["person_id", "wish"], unique=True)
    op.create_index("ix_seekers_wish", "seekers", ["wish"])
    op.add_column("people", sa.Column("here", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("friends", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "rated")
    op.drop_column("tables", "friends")
    op.drop_column("people", "here")
    op.drop_table("seekers")
    op.drop_table("invitations")
    op.drop_table("ties")
