"""What is asked of the store beside the tables in play: previews, alerts, the daily beach, one's own record."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from hhour.server.store.schema import actions, alerts, chats, dailies, games, players, seats, sessions
from hhour.server.store.writer import Row


def table_row(db: Connection, table_id: str) -> tuple[Row, list[Row]] | None:
    """A game as lists show it, and its seats."""
    columns = [games.c[name] for name in ("id", "game", "setup", "status", "outcome", "turn", "language", "watchable")]
    found = db.execute(select(*columns).where(games.c.id == table_id)).mappings().first()
    if found is None:
        return None
    told = db.execute(select(seats).where(seats.c.game == table_id).order_by(seats.c.seat)).mappings()
    return dict(found), [dict(row) for row in told]


# --- alerts -----------------------------------------------------------------------------------------------------------


def alerts_of(db: Connection, player: str) -> list[Row]:
    """The ways someone is told, the oldest first."""
    found = db.execute(select(alerts).where(alerts.c.player == player).order_by(alerts.c.created, alerts.c.id))
    return [dict(row) for row in found.mappings()]


def add_alert(db: Connection, row: Row, most: int) -> bool:
    """One way more, in place of the same one before; False if there are too many."""
    same = and_(alerts.c.player == row["player"], alerts.c.address == row["address"])
    db.execute(delete(alerts).where(same))
    count = db.execute(select(func.count()).select_from(alerts).where(alerts.c.player == row["player"])).scalar_one()
    if count >= most:
        return False
    db.execute(insert(alerts).values(row))
    return True


def drop_alert(db: Connection, alert_id: str) -> None:
    """It did not answer: it is used no more, and its owner is still to read so."""
    db.execute(update(alerts).where(alerts.c.id == alert_id).values(dropped=True))


def forget_alerts(db: Connection, player: str, ids: list[str]) -> None:
    """These ways are gone."""
    db.execute(delete(alerts).where(and_(alerts.c.player == player, alerts.c.id.in_(ids))))


# --- the daily beach --------------------------------------------------------------------------------------------------


def daily_try(db: Connection, day: str, player: str) -> Row | None:
    """The table of someone's try that counts, if they have begun it."""
    where = and_(dailies.c.day == day, dailies.c.player == player)
    query = select(games.c.id, games.c.status).join(dailies, dailies.c.game == games.c.id).where(where)
    found = db.execute(query).mappings().first()
    return dict(found) if found is not None else None


def add_daily(db: Connection, day: str, player: str, game: str) -> bool:
    """This game is the try that counts; False if another one already is."""
    if daily_try(db, day, player) is not None:
        return False
    db.execute(insert(dailies).values(day=day, player=player, game=game))
    return True


def daily_tries(db: Connection, day: str) -> list[Row]:
    """Everybody's try at a day, with the name they have now, and when they last moved."""
    query = (
        select(
            dailies.c.player,
            players.c.name,
            games.c.id,
            games.c.status,
            games.c.outcome,
            games.c.turn,
            games.c.snapshot,
            select(func.max(actions.c.at)).where(actions.c.game == games.c.id).scalar_subquery().label("last"),
        )
        .join(games, games.c.id == dailies.c.game)
        .outerjoin(players, players.c.id == dailies.c.player)
        .where(dailies.c.day == day)
    )
    return [{**row, "name": row["name"] or ""} for row in db.execute(query).mappings()]


def days_of(db: Connection, player: str) -> int:
    """How many days someone has tried."""
    return int(db.execute(select(func.count()).select_from(dailies).where(dailies.c.player == player)).scalar_one())


# --- all that is somebody's -------------------------------------------------------------------------------------------


def finished_of(db: Connection, player: str) -> list[Row]:
    """The games someone has played to the end, the oldest first, with their seats and what their own dice showed."""
    mine = and_(seats.c.player == player, seats.c.kind == "person")
    sat: dict[str, list[int]] = {}
    for row in db.execute(select(seats.c.game, seats.c.seat).where(mine)):
        sat.setdefault(row.game, []).append(row.seat)
    columns = [games.c[name] for name in ("id", "game", "setup", "updated", "snapshot", "snapshot_rules")]
    over = and_(
        games.c.id.in_(sat), games.c.status == "ended", games.c.outcome != "stopped", games.c.imported.is_(False)
    )
    found = [dict(row) for row in db.execute(select(*columns).where(over).order_by(games.c.updated)).mappings()]
    shown: dict[str, list[str]] = {row["id"]: [] for row in found}
    for move in db.execute(select(actions.c.game, actions.c.seat, actions.c.results).where(actions.c.game.in_(shown))):
        if move.seat in sat[move.game]:
            shown[move.game].append(move.results)
    return [{**row, "seats": sat[row["id"]], "results": shown[row["id"]]} for row in found]


def games_with(db: Connection, player: str) -> tuple[list[str], list[str]]:
    """The games nobody else sits or sat at, and those that are others' too."""
    mine = db.execute(select(games.c.id).where(games.c.host == player)).scalars()
    sits = db.execute(select(seats.c.game).where(or_(seats.c.player == player, seats.c.lender == player))).scalars()
    every = set(mine) | set(sits)
    theirs = and_(
        seats.c.game.in_(every), or_(*(and_(who != player, who != "") for who in (seats.c.player, seats.c.lender)))
    )
    shared = set(db.execute(select(seats.c.game).where(theirs)).scalars())
    return sorted(every - shared), sorted(shared)


def game_with(db: Connection, game: str, player: str) -> Row | None:
    """One of someone's games, with their seats and its actions."""
    found = db.execute(select(games).where(games.c.id == game)).mappings().first()
    moves = select(actions).where(actions.c.game == game).order_by(actions.c.n)
    sat = select(seats.c.seat, seats.c.name).where(and_(seats.c.game == game, seats.c.player == player))
    return {**found, "my_seats": _rows(db, sat), "moves": _rows(db, moves)} if found is not None else None


def everything_of(db: Connection, player: str) -> dict[str, Any]:
    """All that is kept about someone, as data; their games by id, because they may be many and long."""
    alone, shared = games_with(db, player)
    told = select(games.c.id).where(games.c.id.in_([*alone, *shared])).order_by(games.c.created)
    person = select(players.c.id, players.c.name, players.c.language, players.c.created).where(players.c.id == player)
    ways = select(alerts.c.kind, alerts.c.address, alerts.c.created).where(alerts.c.player == player)
    talk = select(chats.c.game, chats.c.text, chats.c.at).where(chats.c.player == player).order_by(chats.c.id)
    days = select(dailies.c.day, dailies.c.game).where(dailies.c.player == player)
    kept = {"me": person, "talk": talk, "alerts": ways, "days": days}
    return {**{name: _rows(db, query) for name, query in kept.items()}, "games": list(db.execute(told).scalars())}


def _rows(db: Connection, query: Any) -> list[Row]:
    return [dict(row) for row in db.execute(query).mappings()]


def forget_player(db: Connection, player: str) -> tuple[int, int]:
    """Delete someone: their own games whole, and in others' games their name, talk and seat; how many of each."""
    sat = select(seats.c.game).where(or_(seats.c.player == player, seats.c.lender == player))
    touched = or_(games.c.host == player, games.c.id.in_(sat))
    db.execute(update(games).where(touched).values(rev=games.c.rev + 1))  # whoever joins meanwhile has to look again
    alone, _ = games_with(db, player)
    for table in (actions, chats, seats):  # SQLite cascades only where it was told to
        db.execute(delete(table).where(table.c.game.in_(alone)))
    db.execute(delete(games).where(games.c.id.in_(alone)))
    empty = {"kind": "open", "player": "", "name": "", "promise": "", "key": ""}
    left = db.execute(update(seats).where(seats.c.player == player).values(**empty)).rowcount
    db.execute(update(seats).where(seats.c.lender == player).values(lender=""))
    db.execute(update(games).where(games.c.host == player).values(host=""))
    for one in (chats, alerts, dailies, sessions):
        db.execute(delete(one).where(one.c.player == player))
    db.execute(delete(players).where(players.c.id == player))
    return len(alone), int(left)
