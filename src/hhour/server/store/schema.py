"""The tables of the database as they are now; `migrations/` says how older ones become this."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False, default=""),
    Column("language", String(8), nullable=False, default=""),
    Column("recovery", String(64), nullable=False, default="", index=True),  # a hash, never the token
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("device", String(80), nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False, default=0),  # when; 0: it goes on
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the rules version the game began with
    Column("snapshot_rules", Integer, nullable=False),  # the one its snapshot was written by
    Column("seed", String(200), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("sources", Text, nullable=False, default="", server_default=""),  # what the dice come from beside the seed
    Column("start", Text, nullable=False, default=""),  # what chance showed while the table was laid
    Column("opening", Text, nullable=False, default=""),  # the story told while it was laid
    Column("snapshot", Text, nullable=False),  # the state play goes on from, as JSON
    Column("events_seq", Integer, nullable=False, default=0),
    Column("seq", Integer, nullable=False, default=0),
    Column("turn", Integer, nullable=False, default=0),
    Column("status", String(16), nullable=False),
    Column("outcome", String(40), nullable=False, default=""),
    Column("host", String(32), nullable=False, index=True),
    Column("key", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("advice", String(16), nullable=False),
    Column("dice", String(16), nullable=False),
    Column("clock", Integer, nullable=False, default=0),
    Column("watchable", Boolean, nullable=False, default=False),
    Column("imported", Boolean, nullable=False, default=False),
    Column("silenced", Text, nullable=False, default="", server_default=""),  # whom the host lets say nothing
    Column("rematch", String(32), nullable=False, default=""),
    Column(
        "origin", String(80), nullable=False, default="", server_default=""
    ),  # a day, a lesson, another game's moment
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rev", Integer, nullable=False, default=0, server_default="0"),  # counts changes of the game and its seats
    Column("questions", Text, nullable=False, default="", server_default=""),  # the id of each seat's question, as JSON
    Index(None, "status", "watchable"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player", String(32), nullable=False, default="", index=True),
    Column("name", String(80), nullable=False, default=""),
    Column("level", String(40), nullable=False, default=""),
    Column("lender", String(32), nullable=False, default="", index=True),  # who may take the seat back
    Column("key", String(64), nullable=False, default=""),  # an open hand-over link
    Column("promise", String(64), nullable=False, default="", server_default=""),  # of its own part of the dice
)

actions = Table(
    "actions",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("results", Text, nullable=False, default=""),
    Column("key", String(120), nullable=False, default=""),  # player and message id: a repeat is known by it
    Column("events", Text, nullable=False, default=""),  # the story as it was told, so that it outlives its rules
    Column("after", Integer, nullable=False, default=0),  # events before this action; where an undo cuts
    Column("at", BigInteger, nullable=False),
)

keepers = Table(
    "keepers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("token", String(32), nullable=False),  # of the process that may write
    Column("holder", String(200), nullable=False),  # how it is called to whoever comes second
    Column("beat", BigInteger, nullable=False),  # written and read to know that both work
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),  # process, machine and address, for whoever reads a sentence about it
    Column("release", String(40), nullable=False),
    Column("wire", Integer, nullable=False),  # which language it speaks with the others
    Column("secret", String(32), nullable=False),  # a hash of the secret, never the secret
    Column("beat", BigInteger, nullable=False),  # when it was last seen, by the database's clock
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False, default="", server_default=""),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(120), nullable=False, default=""),
    Column("at", BigInteger, nullable=False),
    Column("side", String(40), nullable=False, default="", server_default=""),  # who alone hears it; '': everybody
)

alerts = Table(
    "alerts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, hook
    Column("address", Text, nullable=False),
    Column("key", String(120), nullable=False, default=""),  # the browser's, for push
    Column("auth", String(120), nullable=False, default=""),
    Column("dropped", Boolean, nullable=False, default=False),  # it did not answer, which is still to be said
    Column("created", BigInteger, nullable=False),
)

dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
    Column("game", String(32), nullable=False),  # the one try that counts
)
