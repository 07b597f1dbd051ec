"""How a server is set up. Everything has a default that suits one machine and a few friends."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

from tabletome.bots import HINT_BOT, with_seconds

KIB = 1024
RECORD_LIMIT = 4096 * KIB
"""The longest record that can be verified, in bytes."""


_UNITS = {"s": 1, "min": 60, "h": 3600}
_RATE = re.compile(r"\s*([\d.]+)\s*,\s*([\d.]+)\s*/\s*(s|min|h)\s*")


@dataclasses.dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second`."""

    burst: float
    per_second: float

    @classmethod
    def read(cls, text: str) -> Rate:
        """What `20, 20/min` says: twenty at once, then twenty a minute."""
        found = _RATE.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no rate; write it as `20, 20/min`: twenty at once, then twenty a minute")
        return cls(float(found[1]), float(found[2]) / _UNITS[found[3]])

    def __str__(self) -> str:
        unit = next((unit for unit, seconds in _UNITS.items() if self.per_second * seconds >= 1), "h")
        return f"{self.burst:g}, {round(self.per_second * _UNITS[unit], 3):g}/{unit}"


RATES: Mapping[str, Rate] = {
    "address": Rate(600, 200),  # everything, for each address
    "session": Rate(20, 20 / 60),  # new guests and accounts, for each address
    "login": Rate(10, 10 / 60),  # passwords tried, for each address
    "read": Rate(200, 50),  # everything that changes nothing, for each person
    "change": Rate(40, 10),  # everything that changes something, for each person
    "table": Rate(20, 20 / 60),  # new tables, for each person
    "chat": Rate(8, 1),  # chat lines, for each person
    "think": Rate(6, 0.2),  # hints and records to verify, for each person
    "look-back": Rate(60, 12),  # replays, records and clones, which play moves again, for each person
    "socket": Rate(60, 20),  # messages over live connections, for each person
}

FADING = 0.75


@dataclasses.dataclass(frozen=True)
class Level:
    """A strength that people choose: a bot (see `tabletome.bots`), and how long it may think in any game.

    Some games ask once a turn, some thirty times. People wait for turns, so a bot that decides again and again without
    anybody else deciding in between thinks less each time: a turn of thirty decisions takes a few times as long as
    one decision, not thirty times.
    """

    bot: str
    """Such as `master`, which each game says what to make of, or the same bot in all games."""
    seconds: float | None = None
    """For the first decision of a turn; None: the bot takes no more time than it needs."""
    least: float = 0.1
    """For a decision, however many came before."""

    def spec(self, in_a_row: int = 0) -> str:
        """The bot for a decision after so many others of the same seat."""
        if self.seconds is None:
            return self.bot
        return with_seconds(self.bot, max(self.least, self.seconds * FADING**in_a_row))


LEVELS: Mapping[str, Level] = {
    "novice": Level("novice", seconds=1.0),
    "adept": Level("adept", seconds=1.0, least=0.15),
    "expert": Level("expert", seconds=1.5, least=0.2),
    "master": Level("master", seconds=3.0, least=0.4),
    "aggressive": Level("adept@aggressive", seconds=1.0, least=0.15),
    "builder": Level("adept@builder", seconds=1.0, least=0.15),
}
"""Every level answers every game within its seconds; small games do not need them. The last two are as strong as the
adept, with a temper."""


LOOPBACK = frozenset({"127.0.0.0/8", "::1"})


@dataclasses.dataclass(frozen=True)
class Settings:
    """What the operator of a server decides: by a file, the environment or the command line (`read_settings`)."""

    # Where
    host: str = "127.0.0.1"
    """The address to listen at; `0.0.0.0` (or `::`) for everyone."""
    port: int = 8477
    """The port to listen at; 0 takes any that is free."""
    url: str = ""
    """Where people reach this server, such as `https://play.example.org`, for links in notices."""
    contact: str = ""
    """Whom push services may write to, as `mailto:me@example.org`; empty: they are told `url`."""
    database: str = "sqlite:///tabletome.db"
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    web: Path | None = None
    """The folder of the built browser client, if not the one that comes with the program."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server, such as `https://play.example.org`."""
    hosts: frozenset[str] = frozenset()
    """The names under which this server answers, such as `play.example.org`; none: under any."""
    trusted_proxies: frozenset[str] = frozenset()
    """Addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    processes: int = 1
    """Server processes behind the one address; more than one need PostgreSQL. Each counts rates for itself."""

    # What is told to the operator
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is logged: this and whatever is more important."""
    log_format: Literal["text", "json"] = "text"
    """How: lines for people, or one JSON object a line."""
    access_log: bool = False
    """Log every request when it has been answered."""
    metrics_from: frozenset[str] = LOOPBACK
    """Addresses or networks that may read `/metrics`. What came through a proxy never may."""

    # Bots
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores. Hints, checks and reviews have one more each."""
    levels: Mapping[str, Level] = dataclasses.field(default_factory=lambda: LEVELS)
    """The strengths of bots: `[levels.master]` with `bot`, `seconds`, `least` (file only)."""
    hint: str = HINT_BOT
    """Gives hints where a game recommends no bot of its own."""
    thinking_per_person: int = 2
    """At how many tables of one person bots may think at the same time."""
    thinking_per_address: int = 4
    """The same for all people of one address together."""
    bot_seconds: float = 60.0
    """What a bot may need for one decision at the very most; one that takes longer is replaced by a random choice."""
    hint_seconds: float = 20.0
    """What a hint may take."""
    verify_seconds: float = 10.0
    """What replaying a record may take."""
    review_seconds: float = 120.0
    """What looking back at a game may take, a quarter of it searching, or playing it again to compare it."""
    patience_seconds: float = 30.0
    """How long a hint or a verification may wait for its turn; looking back so much longer than one takes."""

    # Limits
    rates: Mapping[str, Rate] = dataclasses.field(default_factory=lambda: RATES)
    """How often anyone may ask: so many at once, then so many a second, minute or hour."""
    body_limit: int = 64 * KIB
    """The longest request, in bytes."""
    message_limit: int = 16 * KIB
    """The longest message a client may send over a live connection, in bytes."""
    compression: bool = True
    """Pack live messages: some 0.6 KB a move instead of 20, for 150 KB of memory a connection."""
    sockets_per_person: int = 20
    """Live connections of one person."""
    sockets_per_address: int = 100
    """Live connections of all people of one address."""
    watchers_per_table: int = 200
    """Live connections to one table of people who do not play there."""
    connections_per_address: int = 200
    """Connections of one address, live ones not counted; trusted proxies may have any number."""
    header_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    request_seconds: float = 60.0
    """How long it may take to send the whole."""
    tables_in_memory: int = 512
    """So many tables are kept in memory at most, beside those that someone looks at."""
    idle_seconds: float = 600
    """A table nobody has looked at for so long is dropped from memory; the database keeps it."""

    # Games
    watch_delay_seconds: float = 60.0
    """So much later watchers see a game of rivals who hide their hands; 0: at once."""
    claim_days: float = 3
    """Who has to move at a table without a clock and has not for so many days can be taken to have left; 0: never."""

    # How long things are kept
    keep_waiting_days: float = 14
    """A table at which no game has begun is deleted so many days after it last changed; 0: never."""
    keep_guests_days: float = 180
    """A guest who has not been here for so many days is forgotten: name, chat, seats; 0: never."""
    keep_chat_days: float = 365
    """What was said is deleted after so many days; 0: never."""
    keep_games_days: float = 0
    """A game that is over is deleted after so many days, with its record; 0: never."""

    # The pace of work in the background
    tick_seconds: float = 1.0
    """How often clocks are looked at."""
    sweep_seconds: float = 30.0
    """How often what is not needed any more is dropped, and word of bans taken notice of."""
    forget_seconds: float = 3600.0
    """How often what is too old to be kept is forgotten."""
    beat_seconds: float = 5.0
    """How often processes on one PostgreSQL tell each other that they are alive."""

    # For tests and closed networks
    private_webhooks: bool = False
    """Let notices go to private addresses and any port."""
    in_worker: Callable[[], None] | None = None
    """Called in every worker as it starts: games that are not part of the package are registered here."""
