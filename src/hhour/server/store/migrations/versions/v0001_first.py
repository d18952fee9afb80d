"""The first form: players, games, seats, actions, chats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_index("ix_players_recovery", "players", ["recovery"])
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("snapshot_rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("events_seq", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("outcome", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("advice", sa.String(16), nullable=False),
        sa.Column("dice", sa.String(16), nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_host", "games", ["host"])
    op.create_index("ix_games_status_watchable", "games", ["status", "watchable"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("lender", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_index("ix_seats_lender", "seats", ["lender"])
    op.create_table(
        "actions",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("results", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_actions_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "n", name="pk_actions"),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_chats_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
    )
    op.create_index("ix_chats_game", "chats", ["game"])


def downgrade() -> None:
    for name in ("chats", "actions", "seats", "games", "players"):
        op.drop_table(name)
