"""Several servers, one house: changes of a game are counted, questions keep their numbers, nodes are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("rev", sa.Integer, nullable=False, server_default="0"))
        games.add_column(sa.Column("questions", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("release", sa.String(40), nullable=False),
        sa.Column("wire", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )


def downgrade() -> None:
    op.drop_table("nodes")
    with op.batch_alter_table("games") as games:
        games.drop_column("questions")
        games.drop_column("rev")
