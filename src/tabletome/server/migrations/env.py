"""Runs migrations on the connection that the server (or `alembic -x database=URL`) hands over."""

from __future__ import annotations

from alembic import context

from tabletome.server.schema import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
