"""Names that look alike, sessions one can see, passwords counted by who tries them, bans."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from alembic import op

from tabletome.server.names import looks

revision = "0003"
down_revision = "0002"

PERSON_COLUMNS: tuple[sa.Column[Any], ...] = (
    sa.Column("looks", sa.String(length=120), nullable=False, server_default=""),
    sa.Column("reset_code", sa.String(length=200), nullable=True),
    sa.Column("reset_until", sa.Double(), nullable=False, server_default="0"),
    sa.Column("seen", sa.Double(), nullable=False, server_default="0"),
    sa.Column("banned_until", sa.Double(), nullable=False, server_default="0"),
    sa.Column("muted_until", sa.Double(), nullable=False, server_default="0"),
    sa.Column("ban_reason", sa.String(length=200), nullable=False, server_default=""),
)


def upgrade() -> None:
    for column in PERSON_COLUMNS:
        op.add_column("people", column)
    for name in ("failures", "locked_until"):
        op.drop_column("people", name)
    _describe_people(op.get_bind())
    is_account = sa.text("login IS NOT NULL")
    op.create_index(
        "ix_people_accounts_looks",
        "people",
        ["looks"],
        unique=True,
        sqlite_where=is_account,
        postgresql_where=is_account,
    )
    op.create_index("ix_people_looks", "people", ["looks"])
    op.create_index("ix_people_seen", "people", ["seen"])
    for name in ("created", "seen"):
        op.add_column("sessions", sa.Column(name, sa.Double(), nullable=False, server_default=f"{time.time():.0f}"))
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=False, server_default=""))
    op.create_table(
        "attempts",
        sa.Column("login", sa.String(length=80), nullable=False),
        sa.Column("mark", sa.String(length=50), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("locked_until", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("known", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("login", "mark"),
    )
    op.create_index("ix_attempts_at", "attempts", ["at"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=50), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("network"),
    )


def _describe_people(connection: sa.Connection) -> None:
    """What names look like. Of accounts that look alike already, the later ones keep a look of their own."""
    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "login", "looks", "seen")))
    taken: set[str] = set()
    for id, name, login in connection.execute(
        sa.select(people.c.id, people.c.name, people.c.login).order_by(people.c.id)
    ).all():
        look = looks(name)
        if login is not None and look in taken:
            look = f"{look[:100]}#{id}"
        if login is not None:
            taken.add(look)
        connection.execute(sa.update(people).where(people.c.id == id).values(looks=look, seen=time.time()))


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("attempts")
    for name in ("agent", "seen", "created"):
        op.drop_column("sessions", name)
    for name in ("ix_people_seen", "ix_people_looks", "ix_people_accounts_looks"):
        op.drop_index(name, "people")
    for column in PERSON_COLUMNS:
        op.drop_column("people", column.name)
    op.add_column("people", sa.Column("failures", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("locked_until", sa.Double(), nullable=False, server_default="0"))
