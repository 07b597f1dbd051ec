"""How a server is set up. Everything has a default that suits one machine and a few friends."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from pathlib import Path

from tabletome.bots import HINT_BOT, with_seconds

KIB = 1024


@dataclasses.dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second`."""

    burst: float
    per_second: float


RATES: Mapping[str, Rate] = {
    "address": Rate(600, 200),  # everything, for each address
    "session": Rate(20, 20 / 60),  # new guests and accounts, for each address
    "login": Rate(10, 10 / 60),  # passwords tried, for each address
    "read": Rate(200, 50),  # everything that changes nothing, for each person
    "change": Rate(40, 10),  # everything that changes something, for each person
    "table": Rate(20, 20 / 60),  # new tables
    "chat": Rate(8, 1),
    "think": Rate(6, 0.2),  # hints and records to verify, which cost real work
    "socket": Rate(60, 20),  # messages over one connection
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
    seconds: float | None = None
    """For the first decision of a turn; None: the bot takes no more time than it needs."""
    least: float = 0.1
    """For a decision, however many came before."""
    usual: bool = False
    """What tables propose: the bot that the game recommends plays instead, if it recommends one."""

    def spec(self, in_a_row: int = 0, recommended: str = "") -> str:
        """The bot for a decision after so many others of the same seat."""
        bot = recommended if recommended and self.usual else self.bot
        if self.seconds is None:
            return bot
        return with_seconds(bot, max(self.least, self.seconds * FADING**in_a_row))


LEVELS: Mapping[str, Level] = {
    "novice": Level("greedy:worlds=1"),
    "adept": Level("mcts:iterations=300", seconds=1.0, least=0.15, usual=True),
    "master": Level("mcts:iterations=6000", seconds=3.0, least=0.4),
}
"""Every level answers every game within its seconds; small games do not need them."""


@dataclasses.dataclass(frozen=True)
class Settings:
    """What the operator of a server decides."""

    database: str = "sqlite:///tabletome.db"
    web: Path | None = None
    """The built browser client."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server, such as `https://play.example.org`."""
    rates: Mapping[str, Rate] = dataclasses.field(default_factory=lambda: RATES)
    levels: Mapping[str, Level] = dataclasses.field(default_factory=lambda: LEVELS)
    hint: str = HINT_BOT
    """Gives hints where a game recommends no bot of its own."""
    workers: int = 1
    """Processes in which bots think. Hints and records to verify have one each of their own while they are wanted."""
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
    patience_seconds: float = 30.0
    """How long a hint or a verification may wait for its turn."""
    in_worker: Callable[[], None] | None = None
    """Called in every worker as it starts: games that are not part of the package are registered here."""
    body_limit: int = 64 * KIB
    record_limit: int = 4096 * KIB
    message_limit: int = 16 * KIB
    """The longest message a client may send over a live connection."""
    sockets_per_person: int = 20
    """Live connections of one person."""
    sockets_per_address: int = 100
    """Live connections of all people of one address."""
    watchers_per_table: int = 200
    """Live connections to one table of people who do not play there."""
    tables_in_memory: int = 512
    idle_seconds: float = 600
    """A table nobody has looked at for so long is dropped from memory; the database keeps it."""
    tick_seconds: float = 1.0
    """How often clocks are looked at."""
    sweep_seconds: float = 30.0
    """How often what is not needed any more is dropped, and word of bans taken notice of."""
    beat_seconds: float = 5.0
    """How often processes on one PostgreSQL tell each other that they are alive."""
    private_webhooks: bool = False
    """Let notices go to private addresses, for tests and for closed networks."""
    url: str = ""
    """Where people reach this server, for links in webhooks."""
