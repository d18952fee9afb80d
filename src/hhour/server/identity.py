"""Who someone is without an account: a signed cookie for each device, a display name, a recovery link."""

from __future__ import annotations

import hmac
import os
import secrets
import unicodedata
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

from hhour.server.wire import NAME_LENGTH

COOKIE: Final = "hhour"
YEAR: Final = 365 * 24 * 3600


class Signer:
    """Makes and checks cookies. Only this server's secret can sign one."""

    def __init__(self, secret: str) -> None:
        self._key: Final = sha256(b"hhour cookie " + secret.encode()).digest()

    def sign(self, player: str, session: str) -> str:
        """The cookie of a player on one device."""
        return f"2.{player}.{session}.{self._mac(f'{player}.{session}')}"

    def read(self, cookie: str) -> tuple[str, str]:
        """The player and the session of a cookie, twice '' if this server did not sign it."""
        version, _, rest = cookie.partition(".")
        signed, _, mac = rest.rpartition(".")
        player, _, session = signed.partition(".")
        if version == "1" and not session:  # from before there were sessions: all devices of a player have this one
            session = old_session(player)
        elif version != "2":
            return "", ""
        if not player or not session or not hmac.compare_digest(mac.encode(), self._mac(signed).encode()):
            return "", ""
        return player, session

    def _mac(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), sha256).hexdigest()[:40]

    def header(self, player: str, session: str, secure: bool) -> str:
        """The Set-Cookie header of a player on one device."""
        parts = [f"{COOKIE}={self.sign(player, session)}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if secure else parts)


def cookie_of(headers: dict[bytes, bytes]) -> str:
    """The value of our cookie among the request's."""
    raw = headers.get(b"cookie", b"")
    if not raw or len(raw) > 8192:
        return ""
    try:
        found = SimpleCookie(raw.decode("latin-1")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def new_player() -> str:
    """A fresh player id: names a person, proves nothing."""
    return secrets.token_hex(8)


def new_session() -> str:
    """A fresh name for one device of a player; it proves nothing either."""
    return secrets.token_hex(8)


def old_session(player: str) -> str:
    """The one session of all cookies a player was given before cookies had any."""
    return f"old-{player}"


def new_token() -> str:
    """A secret for a link."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a secret."""
    return sha256(b"hhour token " + token.encode()).hexdigest()


def load_secret(given: str, folder: Path) -> str:
    """The server's secret: the given one, or one made once and kept in the data folder."""
    if given:
        return given
    file = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        kept = file.read_text(encoding="ascii").strip()
        if kept:
            return kept
        handle = os.open(file, os.O_WRONLY | os.O_TRUNC, 0o600)
    secret = secrets.token_hex(32)
    with os.fdopen(handle, "w", encoding="ascii") as out:
        out.write(secret + "\n")
        out.flush()
        os.fsync(out.fileno())
    return secret


def clean_name(name: str) -> str:
    """A display name without control characters, marks that change direction, or needless space; cut to length."""
    return clean_text(name.replace("\n", " "))[:NAME_LENGTH].strip()


def clean_text(text: str) -> str:
    """Chat as it may be shown: line ends become spaces, what cannot be seen goes."""
    shown = "".join(" " if char in "\r\n\t" else char for char in text if char in "\r\n\t" or not _is_unseen(char))
    return " ".join(shown.split())


def _is_unseen(char: str) -> bool:
    # Cc control, Cf format (direction overrides, zero width), Cs surrogates, Co private use, Zl/Zp separators
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
