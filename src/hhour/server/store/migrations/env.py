"""Alembic's way in: the engine hands over an open connection. Imported by anyone else, this does nothing."""

from __future__ import annotations

from alembic import context

from hhour.server.store.schema import metadata


def run() -> None:
    """Run the migrations that were asked for on the connection that was handed over."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
        transaction_per_migration=False,
    )
    with context.begin_transaction():
        context.run_migrations()


if getattr(context, "_proxy", None) is not None:
    run()
