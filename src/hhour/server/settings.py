"""How this server is set up: environment variables HHOUR_*, each with a default that is right for one's own machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path

from hhour.server.trouble import HostError


class SettingsError(HostError):
    """A setting that cannot be used."""


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
            values[item.name] = _read(name, env[name], str(item.type))
    values.update({key: value for key, value in given.items() if value is not None})
    settings = Settings(**values)  # type: ignore[arg-type]
    if settings.sqlite_synchronous.upper() not in ("FULL", "NORMAL", "EXTRA"):
        raise SettingsError("setting-one-of", name="HHOUR_SQLITE_SYNCHRONOUS", known="FULL, EXTRA, NORMAL")
    try:
        for network in settings.alert_networks.split():
            ip_network(network)
    except ValueError:
        raise SettingsError("setting-networks", name="HHOUR_ALERT_NETWORKS") from None
    if settings.log_level.lower() not in ("debug", "info", "warning", "error"):
        raise SettingsError("setting-one-of", name="HHOUR_LOG_LEVEL", known="debug, info, warning, error")
    return settings


def _read(name: str, text: str, kind: str) -> object:
    if kind == "int":
        if not text.strip().isascii() or not text.strip().isdigit():
            raise SettingsError("setting-number", name=name, given=text)
        return int(text)
    if kind == "bool":
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise SettingsError("setting-switch", name=name, given=text)
        return text.lower() in ("1", "true", "yes")
    return text.strip()
