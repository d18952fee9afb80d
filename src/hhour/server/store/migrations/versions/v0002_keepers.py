"""Who keeps the database: one process at a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("holder", sa.String(200), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_keepers"),
    )


def downgrade() -> None:
    op.drop_table("keepers")
