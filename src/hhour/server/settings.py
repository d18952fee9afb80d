"""How this server is set up: environment variables HHOUR_*, each with a default that is right for one's own machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from hhour.server.trouble import HostError


class SettingsError(HostError):
    """A setting that cannot be used: started again it would say the same."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key, **params)
        self.code = 2


MOST = 2_147_483_647
# with 0 of these nobody could use the table, and nobody would know why
NEEDED = (
    *("database_seconds", "head_seconds", "max_frame_bytes", "max_body_bytes", "requests_burst", "messages_burst"),
    *("max_connections", "max_connections_per_address", "max_tables_per_person", "tables_per_minute"),
    *("cpu_percent_per_person", "cpu_percent_per_address"),
)


@dataclass(frozen=True)
class Settings:
    """One field is one variable: `database_url` is HHOUR_DATABASE_URL. docs/guide/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8044
    data_dir: str = ""  # empty: the user's data folder
    database_url: str = ""  # empty: SQLite in data_dir
    sqlite_synchronous: str = "FULL"
    database_seconds: int = 10  # how long the database may take to answer
    redis_url: str = ""  # the wire between several servers of one house; empty: there is one
    secret: str = ""  # empty: made once and kept in data_dir
    public_url: str = ""  # what browsers type, when a proxy stands in front
    origins: str = ""  # further origins that may use the API, separated by spaces
    trusted_proxies: str = ""  # addresses whose X-Forwarded-* headers count
    log_level: str = "info"
    metrics: bool = True
    trace: str = ""  # an OpenTelemetry collector that is told the steps of every move; empty: nobody is
    alert_networks: str = ""  # private networks that webhooks and push may reach all the same, separated by spaces
    part_seconds: int = 3  # how long the dice wait for what a seat has promised
    bot_delay_ms: int = 350
    idle_minutes: int = 30  # a table nobody looks at leaves memory after this long
    drain_seconds: int = 20
    max_tables_per_person: int = 500
    max_connections_per_address: int = 60
    max_connections: int = 5000
    requests_per_second: int = 30
    requests_burst: int = 120
    tables_per_minute: int = 30
    messages_per_second: int = 15
    messages_burst: int = 60
    cpu_percent_per_person: int = 20  # of one core, as long as somebody goes on
    cpu_percent_per_address: int = 35
    head_seconds: int = 10  # how long a request's head may take; its body three times as long
    workers: int = 2  # processes for what takes its time: imports, luck reports, proofs
    work_seconds: int = 60  # how long one of them may take
    thinkers: int = 2  # processes for what is short and waited for: bots, hints, odds, long games that wake
    think_seconds: int = 15  # ten times what a bot may think: a process must begin, on a busy machine
    max_frame_bytes: int = 16_384
    max_body_bytes: int = 500_000

    @property
    def folder(self) -> Path:
        """Where the database and the secret live."""
        return Path(self.data_dir) if self.data_dir else user_data_path("hhour", appauthor=False)

    @property
    def database(self) -> str:
        """The database as SQLAlchemy names it."""
        url = self.database_url
        if not url:
            return f"sqlite:///{self.folder / 'tables.db'}"
        for plain in ("postgres://", "postgresql://"):
            if url.startswith(plain):
                return "postgresql+psycopg://" + url[len(plain) :]
        return url


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from the environment; `given` ones win."""
    env = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for item in fields(Settings):
        name = f"HHOUR_{item.name.upper()}"
        if name in env:
            values[item.name] = _read(name, env[name], str(item.type), int(item.name in NEEDED))
    values.update({key: value for key, value in given.items() if value is not None})
    settings = Settings(**values)  # type: ignore[arg-type]
    if settings.sqlite_synchronous.upper() not in ("FULL", "NORMAL", "EXTRA"):
        raise SettingsError("setting-one-of", name="HHOUR_SQLITE_SYNCHRONOUS", known="FULL, EXTRA, NORMAL")
    if not _are_networks(settings.alert_networks.split()):
        raise SettingsError("setting-networks", name="HHOUR_ALERT_NETWORKS")
    if not _are_networks([one.strip() for one in settings.trusted_proxies.split(",") if one.strip() not in ("", "*")]):
        raise SettingsError("setting-proxies", name="HHOUR_TRUSTED_PROXIES")
    if settings.public_url and not _is_address(settings.public_url):
        raise SettingsError("setting-address", name="HHOUR_PUBLIC_URL")
    if settings.log_level.lower() not in ("debug", "info", "warning", "error"):
        raise SettingsError("setting-one-of", name="HHOUR_LOG_LEVEL", known="debug, info, warning, error")
    return settings


def _are_networks(words: list[str]) -> bool:
    try:
        return all(ip_network(word) for word in words)
    except ValueError:
        return False


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _read(name: str, text: str, kind: str, least: int) -> object:
    if kind == "int":
        text = text.strip()
        if not text.isascii() or not text.isdigit():
            raise SettingsError("setting-number", name=name, given=text)
        if len(text) > len(str(MOST)) or not least <= int(text) <= MOST:
            raise SettingsError("setting-range", name=name, least=least, most=MOST)
        return int(text)
    if kind == "bool":
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise SettingsError("setting-switch", name=name, given=text)
        return text.lower() in ("1", "true", "yes")
    return text.strip()
