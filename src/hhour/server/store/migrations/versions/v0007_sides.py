"""Talk that only one side of a table hears."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("side", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("chats") as chats:
        chats.drop_column("side")
