"""How games ended for everybody, for profiles and ratings. Games that are over already are read once."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

PEOPLE = ("person", "hotseat")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(30), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("cooperative", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Double()),
        sa.Column("reason", sa.String(60), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("labels", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("unrated", sa.Boolean(), nullable=False),
        sa.Column("rating_before", sa.Double()),
        sa.Column("rating_after", sa.Double()),
    )
    op.create_index("ix_results_person", "results", ["person_id", "ended"])
    op.create_index("ix_results_game", "results", ["game", "ended"])
    op.create_index("ix_results_unrated", "results", ["unrated", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("bot", sa.String(20), primary_key=True),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.add_column("people", sa.Column("hidden", sa.JSON(), nullable=False, server_default="[]"))
    _read_ended_games()


def downgrade() -> None:
    op.drop_column("people", "hidden")
    op.drop_table("ratings")
    op.drop_table("results")


def _read_ended_games() -> None:
    """Whatever can be told without playing the games again; they do not count for ratings."""
    connection = op.get_bind()
    tables = connection.execute(
        sa.text("SELECT id, game, options, result, step, created, changed FROM tables WHERE status = 'over'")
    )
    for table in tables.mappings().all():
        seats = connection.execute(
            sa.text("SELECT seat, kind, person_id, bot, resigned FROM seats WHERE table_id = :id ORDER BY seat"),
            {"id": table["id"]},
        )
        rows = _results(table, seats.mappings().all())
        if rows:
            op.bulk_insert(sa.Table("results", sa.MetaData(), autoload_with=connection), rows)


def _results(table: Any, seats: Any) -> list[dict[str, Any]]:
    result, options = _read(table["result"]), _read(table["options"])
    winners = set(result["winners"]) if result else set()
    held = [seat["person_id"] for seat in seats if seat["kind"] in PEOPLE or seat["resigned"]]
    return [
        {
            "table_id": table["id"],
            "seat": seat["seat"],
            "game": table["game"],
            "players": len(seats),
            "person_id": seat["person_id"] if held.count(seat["person_id"]) == 1 else None,
            "bot": seat["bot"] or "" if seat["kind"] == "bot" and not seat["resigned"] else "",
            "cooperative": len(winners) == len(seats),
            "won": seat["seat"] in winners,
            "place": 1 if seat["seat"] in winners else len(winners) + 1,
            "score": _score(result, seat["seat"]),
            "reason": result["reason"][:60] if result else "",
            "resigned": bool(seat["resigned"]),
            "labels": {},
            "options": options,
            "steps": table["step"],
            "began": table["created"],
            "ended": table["changed"],
            "unrated": False,
            "rating_before": None,
            "rating_after": None,
        }
        for seat in seats
    ]


def _score(result: Any, seat: int) -> float | None:
    return result["scores"][seat] if result and seat < len(result["scores"]) else None


def _read(kept: Any) -> Any:
    """What a JSON column holds, as either database gives it."""
    return json.loads(kept) if isinstance(kept, str) else kept
