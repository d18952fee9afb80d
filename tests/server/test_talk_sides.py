"""Talk at a table with sides: each has one of its own beside the common one, which is all that spectators hear."""

from __future__ import annotations

from tests.server.served import Chair, Message, Person, Server

GERMAN = "dday n-18 units=1 opts=german"


def say(chair: Chair, text: str, aside: bool = False) -> Message:
    chair.send(type="say", id=text, text=text, aside=aside)
    return chair.read("ack", "refused")


def texts(chair: Chair) -> list[str]:
    return [line["text"] for line in chair.hello["chat"]]


def test_what_is_said_to_one_side_alone_stays_there(server: Server, ann: Person, ben: Person) -> None:
    with Person(server.url, "Eve") as eve:
        table = ann.lay(GERMAN, watchable=True)
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        with ann.sit(table["id"]) as ally, ben.sit(table["id"]) as german, eve.sit(table["id"]) as watcher:
            assert say(ally, "he looks weak", aside=True)["type"] == "ack"
            assert say(ally, "good luck")["type"] == "ack"
            assert german.read("said")["line"]["text"] == "good luck"  # the first he hears of
            assert watcher.read("said")["line"]["text"] == "good luck"
            assert say(german, "come and try", aside=True)["type"] == "ack"
            assert say(watcher, "psst", aside=True)["error"]["key"] == "no-own-side"
        with ann.sit(table["id"]) as ally, ben.sit(table["id"]) as german, eve.sit(table["id"]) as watcher:
            assert texts(ally) == ["he looks weak", "good luck"]
            assert [line["side"] for line in ally.hello["chat"]] == ["allies", ""]
            assert texts(german) == ["good luck", "come and try"]
            assert texts(watcher) == ["good luck"]
            assert "weak" not in "".join(german.received) + "".join(watcher.received)


def test_where_all_are_one_side_there_is_one_talk(ann: Person) -> None:
    with ann.sit(ann.lay("dday n-02")["id"]) as chair:
        assert say(chair, "to myself", aside=True)["error"]["key"] == "no-own-side"


def test_the_setup_says_who_is_to_be_seated(ann: Person) -> None:
    assert ann.post("/api/setups", setup=GERMAN)["roles"] == ["", "The German"]
    alone = ann.post("/api/setups", setup="dday n-18 opts=german,german-solitaire")
    assert (alone["roles"], alone["seats"]) == (["The German"], 1)
    wrong = {"units=2 opts=german,german-solitaire": "A-SOLO-01", "opts=badge-of-honor": "A-BADGE-20"}
    for words, rule in wrong.items():
        setup = f"dday n-18 {words}"
        told = ann.fail("POST", "/api/setups", 422, json={"setup": setup})
        assert rule in told["sentence"]
