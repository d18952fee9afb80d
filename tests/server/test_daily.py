"""Every day one beach: the same for everybody, one try that counts, dice nobody knows before and everybody after."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path

import pytest

from hhour.kernel.chance import seed_hash
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from hhour.server import archive
from hhour.server.daily import Calendar, Try, beaten, could_be_known, today
from hhour.server.trouble import Trouble
from tests.server.served import Person, Server, serving

GOLDEN = Path(__file__).parents[1] / "golden"
YESTERDAY = (date.fromisoformat(today()) - timedelta(days=1)).isoformat()


def finish(person: Person, table: str) -> None:
    """Play on carelessly until it is over."""
    with person.sit(table) as chair:
        for _ in range(400):
            seat = next((int(seat) for seat in chair.questions if chair.actions(int(seat))), 0)
            if not seat:
                return
            told = chair.act(
                seat, next((one for one in chair.actions(seat) if one == "give-up"), chair.actions(seat)[-1])
            )
            assert told["type"] in ("ack", "refused")


def faces(person: Person, table: str, seats: int) -> list[object]:
    """The first dice of every unit."""
    with person.sit(table) as chair:
        for seat in range(1, seats + 1):
            chair.act(seat, "roll")
        return [chair.views["1"]["units"][seat]["dice"] for seat in range(seats)]


def test_everybody_gets_the_same_beach_and_the_same_dice(ann: Person, ben: Person) -> None:
    told = ann.get("/api/daily")
    assert (told["day"], told["today"], told["seed"]) == (today(), True, "")
    assert ben.get("/api/daily")["promise"] == told["promise"]
    mine, yours = ann.post(f"/api/daily/{today()}"), ben.post(f"/api/daily/{today()}")
    assert mine["setup"] == yours["setup"]
    assert mine["seed_hash"] == told["promise"]
    assert mine["origin"] == f"daily {today()}"
    assert faces(ann, mine["id"], told["units"]) == faces(ben, yours["id"], told["units"])


def test_the_first_try_counts_and_stays_the_only_one(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url, "Ann") as ann, Person(server.url, "Ben") as ben:
        first = ann.post(f"/api/daily/{today()}")
        assert ann.post(f"/api/daily/{today()}")["id"] == first["id"]
        ann.post(f"/api/tables/{first['id']}/end")
        again = ann.post(f"/api/daily/{today()}")
        assert again["origin"] == f"again {today()}"
        assert ann.get("/api/daily")["table"] == first["id"]
        assert ann.get("/api/daily")["beaten"] is None
        other = ben.post(f"/api/daily/{today()}")
        ben.post(f"/api/tables/{other['id']}/end")
        board = ann.get("/api/daily")
        assert (board["finished"], board["beaten"]) == (2, 0.0)
        assert [line["mine"] for line in board["results"]].count(True) == 1


def test_two_clicks_at_once_lay_one_table(server: Server) -> None:
    """The table and that it is the day's try are written together, or neither is."""
    with Person(server.url, "Cleo") as cleo, ThreadPoolExecutor(6) as clicks:
        cleo.post("/api/lesson")  # who has a name in the store is looked up only once
        told = list(clicks.map(lambda _: cleo.post(f"/api/daily/{today()}")["id"], range(6)))
        days = [one["id"] for one in cleo.get("/api/tables")["tables"] if one["origin"].startswith("daily")]
        assert days == [told[0]]
        assert set(told) == {told[0]}


def test_dice_that_could_be_known_before_are_never_called_proven(ann: Person) -> None:
    for path in ("/api/lesson", f"/api/daily/{YESTERDAY}"):
        table = ann.post(path)["id"]
        with ann.sit(table) as chair:
            assert chair.act(1, chair.actions(1)[0])["type"] == "ack"
        ann.post(f"/api/tables/{table}/end")
        told = ann.get(f"/api/tables/{table}/verify")
        assert not told["ok"]
        assert "could be known before" in told["sentence"]


@pytest.mark.parametrize(("origin", "last", "known"), [
    ("lesson", None, True),
    ("again 2026-11-01", 0, True),
    ("daily 2026-11-01", 0, False),
    ("daily 2026-11-01", 1_800_000_000_000, True),  # played on when the day was over
    ("", 1_800_000_000_000, False),
    ("table 5 7", None, False),
])  # fmt: skip
def test_who_could_know_the_dice(origin: str, last: int | None, known: bool) -> None:
    assert could_be_known({"origin": origin}, last) is known


def test_old_days_stay_playable_and_show_their_seed(ann: Person) -> None:
    told = ann.get("/api/daily", day=YESTERDAY)
    assert seed_hash(told["seed"]) == told["promise"]
    assert ann.post(f"/api/daily/{YESTERDAY}")["origin"] == f"again {YESTERDAY}"
    assert ann.get("/api/daily", day=YESTERDAY)["table"] == ""


def test_the_dice_of_a_day_are_told_by_nothing_before_it_is_over(ann: Person, ben: Person) -> None:
    table = ann.post(f"/api/daily/{today()}")
    ann.post(f"/api/tables/{table['id']}/end")
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    assert table["seed_hash"] in record
    assert "seed=" not in record
    shown = ann.lay("dday n-02")
    ann.post(f"/api/tables/{shown['id']}/end")
    assert "seed=" in ann.http.get(f"/api/tables/{shown['id']}/record").text
    assert ann.fail("GET", f"/api/tables/{table['id']}/verify", 409)["key"] == "day-open"
    assert ben.fail("GET", f"/api/tables/{table['id']}/replay", 404)["key"] == "no-such-table"


def test_nobody_adds_to_dice_that_are_the_same_for_all(ann: Person) -> None:
    table = ann.post(f"/api/daily/{YESTERDAY}")
    with ann.sit(table["id"]) as chair:
        chair.send(type="promise", id="p", seat=1, promise="0" * 64)
        assert chair.read("refused")["error"]["key"] == "no-parts"


@pytest.mark.parametrize("day", ["2999-01-01", "2001-01-01", "today", "2026-13-01", "20261101"])
def test_a_day_that_is_none_is_refused(ann: Person, day: str) -> None:
    assert ann.fail("POST", f"/api/daily/{day}", 404)["key"] == "no-such-day"


def test_a_day_follows_from_the_secret_and_every_beach_can_be_laid() -> None:
    one, other = Calendar("secret"), Calendar("another")
    assert one.day(today()) == Calendar("secret").day(today())
    assert one.day(today()).setup == other.day(today()).setup
    assert one.day(today()).seed != other.day(today()).seed
    first = date.fromisoformat(today())
    days = [one.day((first - timedelta(days=back)).isoformat()) for back in range(60)]
    assert len({day.seed for day in days}) == 60
    assert len({day.setup for day in days}) > 5
    for setup in {day.setup for day in days}:
        assert Table(setup, seed="x").waiting()
    with pytest.raises(Trouble):
        one.day((first + timedelta(days=1)).isoformat())


def test_the_board_puts_quick_wins_first_and_counts_whom_one_beat() -> None:
    tries = [
        Try("a", "", "won", 9, 4),
        Try("b", "", "won", 7, 1),
        Try("c", "", "won", 7, 3),
        Try("d", "", "lost", 5, 0),
        Try("e", "", "lost", 8, 0),
        Try("f", "", "stopped", 2, 4),
    ]
    assert "".join(one.player for one in sorted(tries, key=lambda one: one.rank)) == "cbaedf"
    assert beaten(tries, tries[2]) == 1.0
    assert beaten(tries, tries[0]) == 3 / 5
    assert beaten(tries[:1], tries[0]) is None


# --- my record --------------------------------------------------------------------------------------------------------


def test_my_record_counts_games_by_beach_and_my_dice(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url, "Ann") as ann:
        assert ann.get("/api/me/record")["games"] == 0
        table = ann.lay("dday n-01 level=practice")
        finish(ann, table["id"])
        told = ann.get("/api/me/record")
        assert told["games"] == 1
        assert told["boards"][0] | {"won": 0} == {
            "game": "dday",
            "board": "n-01",
            "level": "practice",
            "played": 1,
            "won": 0,
        }
        assert told["luck"][0]["dice"] >= told["luck"][0]["skulls"] >= 0


@pytest.mark.parametrize(
    ("golden", "seats"),
    [
        ("dday-n-18-units-2-opts-german-won", (1, 2)),
        ("dday-n-18-units-2-opts-german-lost", (3,)),
        ("dday-n-02-units-2-opts-gold-regular-won", (1, 2)),
        ("dday-n-02-units-2-lost", ()),
    ],
)
def test_a_game_counts_as_won_for_the_seats_of_the_side_that_won(golden: str, seats: tuple[int, ...]) -> None:
    table = replay((GOLDEN / f"{golden}.hh").read_text(encoding="utf-8"))
    row = {"setup": str(table.setup), "snapshot": archive.snapshot(table), "snapshot_rules": table.version}
    assert archive.winning_seats(row) == seats
    assert archive.winning_seats({**row, "snapshot": "{}"}) == ()


def test_everything_of_mine_can_be_taken_along_and_deleted(server: Server) -> None:
    with Person(server.url, "Ann") as ann, Person(server.url, "Ben") as ben:
        alone = ann.lay("dday n-02")
        shared = ann.lay("dday n-02 units=2", watchable=True)
        ben.post(f"/api/tables/{shared['id']}/join", key=shared["key"], name="Ben")
        with ann.sit(shared["id"]) as chair:
            chair.send(type="say", id="s", text="my own words")
            chair.read("ack")
        mine = ann.get("/api/me/export")
        assert mine["me"][0]["name"] == "Ann"
        assert {game["id"] for game in mine["games"]} == {alone["id"], shared["id"]}
        assert [line["text"] for line in mine["talk"]] == ["my own words"]
        assert all(game["record"].startswith("hh") and "seed" not in game for game in mine["games"])
        gone = ann.http.delete("/api/me").json()
        assert gone == {"games": 1, "seats": 1}
        assert ben.fail("GET", f"/api/tables/{alone['id']}", 404)
        left = ben.get(f"/api/tables/{shared['id']}")
        assert [seat["kind"] for seat in left["seats"]] == ["open", "person"]
        assert "Ann" not in str(left)
        assert ann.get("/api/tables")["tables"] == []


# --- play on from here ------------------------------------------------------------------------------------------------


def test_a_game_goes_on_from_any_moment_of_a_finished_one_and_says_so(ann: Person, ben: Person) -> None:
    table = ann.lay("dday n-02")
    with ann.sit(table["id"]) as chair:
        for _ in range(4):
            chair.act(1, chair.actions(1)[0])
    assert ben.fail("POST", f"/api/tables/{table['id']}/play-on", 404, json={"n": 2})["key"] == "no-such-table"
    assert ann.fail("POST", f"/api/tables/{table['id']}/play-on", 409, json={"n": 2})["key"] == "still-running"
    ann.post(f"/api/tables/{table['id']}/end")
    on = ben.post(f"/api/tables/{table['id']}/play-on", n=3)
    assert (on["origin"], on["imported"], on["imported_after"], on["seq"]) == (f"table {table['id']} 3", True, 3, 3)
    assert [seat["mine"] for seat in on["seats"]] == [True]
    with ben.sit(on["id"]) as chair:
        assert chair.act(1, chair.actions(1)[0])["type"] == "ack"
    ben.post(f"/api/tables/{on['id']}/end")
    assert not ben.get(f"/api/tables/{on['id']}/verify")["ok"]
    assert ann.fail("POST", f"/api/tables/{table['id']}/play-on", 404, json={"n": 99})["key"] == "no-such-moment"
