"""Who is who: names and languages, kept at hand so that not every request asks the store."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from hhour.server.identity import clean_name, new_token, token_hash
from hhour.server.store.store import Store
from hhour.server.trouble import Trouble
from hhour.server.wire import Lang, Me

AT_HAND = 5000


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who makes a request, as the gate has found out."""

    player: str
    session: str  # which of their devices
    is_new: bool  # came without a cookie of ours
    agent: str  # how their browser calls itself
    asks: str  # the language the address asks for
    accepts: str  # their Accept-Language
    address: str
    secure: bool


@dataclass(slots=True)
class Person:
    """What a player has told about themselves."""

    id: str
    name: str = ""
    language: str = ""


class People:
    """The players of the store, with a short memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._at_hand: OrderedDict[str, Person] = OrderedDict()

    async def get(self, player: str) -> Person:
        """A person; someone the store does not know has no name yet."""
        person = self._at_hand.get(player)
        if person is None:
            row = await self.store.player(player)
            person = Person(player, row["name"], row["language"]) if row else Person(player)
            self._keep(person)
        return person

    def remembered_language(self, player: str) -> str:
        """The language someone has chosen, if they are at hand; '' if not."""
        person = self._at_hand.get(player)
        return person.language if person is not None else ""

    def forget(self, player: str) -> None:
        """They are nobody now."""
        self._at_hand.pop(player, None)

    def forget_all(self) -> None:
        """Whatever is remembered may be out of date."""
        self._at_hand.clear()

    def _keep(self, person: Person) -> None:
        self._at_hand[person.id] = person
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)

    async def change(self, player: str, name: str | None, lang: Lang | None) -> Person:
        """A new name or language."""
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = clean_name(name)
        if lang is not None:
            values["language"] = lang
        row = await self.store.keep_player(player, **values)
        person = Person(player, row["name"], row["language"])
        self._keep(person)
        return person

    async def new_recovery(self, player: str) -> str:
        """A fresh recovery token; the one before ends."""
        token = new_token()
        await self.store.keep_player(player, recovery=token_hash(token))
        return token

    async def recover(self, token: str) -> Person:
        """Whose token this is; it is used up by that."""
        row = await self.store.use_recovery(token_hash(token)) if token else None
        if row is None:
            raise Trouble(404, "wrong-recovery")
        return Person(row["id"], row["name"], row["language"])


def me_of(person: Person, lang: Lang) -> Me:
    """A person as they are told about themselves."""
    return Me(id=person.id, name=person.name, language=lang)
