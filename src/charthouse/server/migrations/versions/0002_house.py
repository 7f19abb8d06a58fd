"""What the whole house has in common: the key that seals what is secret."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("house")
