"""What the page says while the servers of a house cannot reach each other, or their database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.nodes.conftest import house, postgres, redis_server
from tests.nodes.redis_server import RedisServer
from tests.server.postgres import frozen
from tests.web.browser import Person, Server
from tests.web.scenes import lay

__all__ = ["house", "postgres", "redis_server"]


def test_the_page_says_that_others_are_seen_late_or_that_the_database_has_gone_until_it_is_well_again(
    person: Callable[..., Person],
    tmp_path: Path,
    house: dict[str, str],
    redis_server: RedisServer,
    postgres: str,
) -> None:
    node = Server(tmp_path, settings={**house, "HHOUR_DATABASE_SECONDS": "2"})
    node.start()
    try:
        me = person(at=node)
        me.open(f"/table/{lay(me, 'dday n-02')['id']}")
        me.page.wait_for_selector(".next.mine")
        said = me.page.locator(".connection")
        redis_server.stop()
        expect(said).to_contain_text("what they do shows a moment late")
        redis_server.start()
        expect(said).not_to_contain_text("late")
        with frozen(postgres):
            expect(said).to_contain_text("database does not answer")
        expect(said).not_to_contain_text("database")
    finally:
        node.stop()
