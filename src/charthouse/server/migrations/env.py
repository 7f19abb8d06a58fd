"""Alembic runs inside the server's own connection."""

from alembic import context

from charthouse.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
