"""Telling people who are away that the table waits for them: by their browser, or by an address they have named."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from hhour.i18n import language
from hhour.kernel.setup import parse_setup
from hhour.server import outside
from hhour.server.catalogue import catalogue
from hhour.server.logs import fault, tell
from hhour.server.nodes.said import told_key
from hhour.server.nodes.wire import Wire
from hhour.server.push import Vapid, sealed
from hhour.server.sentences import choose_language
from hhour.server.settings import Settings
from hhour.server.store import people as kept
from hhour.server.store.store import Store
from hhour.server.store.writer import Row
from hhour.server.table import LiveTable
from hhour.server.trouble import Trouble
from hhour.server.wire import Lang

GONE = (404, 410)  # how a push service says that a subscription has ended
TRIES = 2
MOST_WITHOUT = 20_000  # players who need not be looked up
TOLD_SECONDS = 7 * 24 * 3600.0  # for how long the house remembers that somebody was told
log = logging.getLogger("hhour.alerts")


class Alerts:
    """Who has been told already, and what is under way: one word a person and table until they have been there."""

    def __init__(self, store: Store, settings: Settings, secret: str) -> None:
        self.store = store
        self.settings = settings
        self.vapid = Vapid(secret, settings.public_url or "mailto:host@hhour.invalid")
        self._told: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._without: set[str] = set()  # players who have named no way, where nobody else writes to the store
        self._named = 0  # ways that were named since we began

    def look(self, live: LiveTable) -> None:
        """After every change of a table: whoever is asked and away hears of it once."""
        if live.row["status"] != "playing" or live.awaits_people:
            if self._told and live.row["status"] == "ended":  # nobody will be told of it again
                self._told -= {(live.id, seat.player) for seat in live.seats}
            return
        here = live.here
        if self._told:
            self._told -= {(live.id, player) for player in here}
        waiting = live.table.waiting()
        away = {
            seat.player
            for seat in live.seats
            if seat.kind == "person" and seat.seat in waiting and seat.player not in here
        }
        for player in away:
            if (live.id, player) not in self._told:
                self._told.add((live.id, player))
                if player not in self._without:
                    self._begin(player, dict(live.row), live.wire)

    def named(self, player: str) -> None:
        """Someone has named a way."""
        self._named += 1
        self._without.discard(player)

    def _begin(self, player: str, row: Row, wire: Wire) -> None:
        task = asyncio.create_task(self._tell(player, row, wire))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, player: str, row: Row, wire: Wire) -> None:
        try:
            if not await wire.claim(told_key(row["id"], player), TOLD_SECONDS):
                return
            named = self._named
            found = await self.store.read(lambda db: kept.alerts_of(db, player))
            if not found:
                if named == self._named and not self.store.keeper.shares:
                    if len(self._without) >= MOST_WITHOUT:
                        self._without.clear()
                    self._without.add(player)
                return
            person = await self.store.player(player)
            lang = choose_language(person["language"] if person else "", row["language"])
            message = _message(row, lang, self.settings.public_url.rstrip("/"))
            await asyncio.gather(*(self.send(alert, message) for alert in found if not alert["dropped"]))
        except Exception as error:  # nobody's game ends because somebody could not be told
            fault(log, "alert failed", error)

    async def send(self, alert: Row, message: dict[str, str]) -> bool:
        """One message on one way; what does not answer is dropped, and its owner will read so once."""
        for tries in range(1, TRIES + 1):
            try:
                status = await self._post(alert, message)
            except (Trouble, outside.Unanswered, ValueError) as error:
                status, reason = 0, str(error)
            else:
                reason = str(status)
            if 200 <= status < 300:
                return True
            if status in GONE or tries == TRIES:
                tell(log, logging.WARNING, "alert dropped", kind=alert["kind"], reason=reason)
                await self.store.writer.do(lambda db: kept.drop_alert(db, alert["id"]))
                return False
            await asyncio.sleep(1)
        return False

    async def _post(self, alert: Row, message: dict[str, str]) -> int:
        url = alert["address"]
        if alert["kind"] == "hook":
            text = f"{message['title']} {message['body']} {message['url']}".strip()
            body = json.dumps({**message, "text": text, "content": text}).encode()  # as Slack and Discord call it
            return await outside.post(url, body, {"Content-Type": "application/json"}, self.settings)
        data = sealed(json.dumps(message).encode(), alert["key"], alert["auth"])
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": "86400",
            "Urgency": "high",
            "Authorization": self.vapid.header(url),
        }
        return await outside.post(url, data, headers, self.settings)

    async def close(self) -> None:
        """What is under way is given up."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _message(row: Row, lang: Lang, base: str) -> dict[str, str]:
    board = parse_setup(row["setup"]).board
    game = next((one for one in catalogue(lang).games if one.id == row["game"]), None)
    names = [one.name for one in game.boards if one.id == board] if game else []
    where = names[0] if names else (game.name if game else row["game"])
    say = language(lang)
    return {
        "event": "your-move",
        "title": say.text("alert-title"),
        "body": say.text("alert-body", where=where, turn=row["turn"]),
        "url": f"{base}/table/{row['id']}",
        "tag": row["id"],
    }


def trial(lang: Lang, base: str) -> dict[str, str]:
    """What is sent to try a way out."""
    say = language(lang)
    return {"event": "trial", "title": "H-Hour", "body": say.text("alert-trial"), "url": base or "/", "tag": "trial"}
