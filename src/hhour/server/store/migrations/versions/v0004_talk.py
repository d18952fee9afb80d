"""Who said something, and whom the host has silenced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("silenced", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("player", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("chats") as chats:
        chats.drop_column("player")
    with op.batch_alter_table("games") as games:
        games.drop_column("silenced")
