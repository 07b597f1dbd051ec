"""What is kept. A table's truth is its journal: moves and takings-back in the order they were accepted.

`tables.revision` grows by one with every change of a table; whoever changes it names the revision they saw, so that of
two processes only one wins. Snapshots are kept beside the journal, so that a game can be gone on with without playing
it from the start, and after the rules have changed. All times are seconds since 1970.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, Double, ForeignKey, Index, LargeBinary, String, Text, false, text, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        float: Double,
        dict[str, Any]: JSON,
        list[int]: JSON,
        list[str]: JSON,
        list[dict[str, Any]]: JSON,
    }


class PersonRow(Base):
    """Someone who plays: a guest, or an account once `login` and `password` are set."""

    __tablename__ = "people"
    __table_args__ = (
        Index(
            "ix_people_accounts_looks",
            "looks",
            unique=True,
            sqlite_where=text("login IS NOT NULL"),
            postgresql_where=text("login IS NOT NULL"),
        ),
        Index("ix_people_looks", "looks"),
        Index("ix_people_seen", "seen"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    looks: Mapped[str] = mapped_column(String(120), default="")
    """What the name looks like: no two accounts look alike, and no guest like an account."""
    login: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The account's name without regard to case."""
    password: Mapped[str | None] = mapped_column(String(200))
    reset_code: Mapped[str | None] = mapped_column(String(200))
    """The hash of a one-time code with which a new password can be set, until `reset_until`."""
    reset_until: Mapped[float] = mapped_column(default=0.0)
    webhook: Mapped[str] = mapped_column(String(500), default="")
    created: Mapped[float]
    seen: Mapped[float] = mapped_column(default=0.0)
    """When they were last here, within some minutes."""
    banned_until: Mapped[float] = mapped_column(default=0.0)
    muted_until: Mapped[float] = mapped_column(default=0.0)
    """Until when someone may not play here, or not write to others."""
    ban_reason: Mapped[str] = mapped_column(String(200), default="")
    hidden: Mapped[list[str]] = mapped_column(server_default="[]", default=list)
    """What of their profile nobody else sees."""
    met: Mapped[list[str]] = mapped_column(server_default="[]", default=list)
    """The kinds of decisions that the coach need not explain to them again, each as `game kind`."""
    moderator: Mapped[bool] = mapped_column(server_default=text("false"), default=False)
    """They see what others report, and settle it."""
    zone: Mapped[str] = mapped_column(String(60), server_default="UTC", default="UTC")
    """By which time they live, such as Europe/Berlin."""
    quiet_from: Mapped[int | None]
    quiet_until: Mapped[int | None]
    """Between these minutes of their day nothing is sent to them."""
    digest: Mapped[int | None]
    """At this minute of their day they are told of all slow games at once, and not of each."""
    notice_due: Mapped[float | None] = mapped_column(index=True)
    """When they are to be told of what waits for them."""
    language: Mapped[str] = mapped_column(String(5), server_default="en", default="en")
    """In which they are written to."""
    here: Mapped[float] = mapped_column(server_default="0", default=0.0)
    """When they last had a live connection, as far as processes have told."""


class AttemptRow(Base):
    """Passwords tried for one account by one browser, one address or all strangers; `known` once one was right."""

    __tablename__ = "attempts"

    login: Mapped[str] = mapped_column(String(80), primary_key=True)
    mark: Mapped[str] = mapped_column(String(50), primary_key=True)
    failures: Mapped[int]
    locked_until: Mapped[float]
    at: Mapped[float] = mapped_column(index=True)
    known: Mapped[bool]


class BanRow(Base):
    """An address, or a whole network, that is not served."""

    __tablename__ = "bans"

    network: Mapped[str] = mapped_column(String(50), primary_key=True)
    until: Mapped[float]
    reason: Mapped[str] = mapped_column(String(200), default="")


class SessionRow(Base):
    """A signed-in browser. Only a hash of the cookie is kept."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]
    seen: Mapped[float]
    """When it was last used, within some minutes."""
    expires: Mapped[float] = mapped_column(index=True)
    agent: Mapped[str] = mapped_column(String(200), default="")
    """What the browser calls itself."""


class PushRow(Base):
    """A browser that is told of its person's turn even while it is closed, as long as they are signed in there."""

    __tablename__ = "pushes"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The SHA-256 of the endpoint."""
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    session: Mapped[str] = mapped_column(ForeignKey("sessions.token", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    """Where the browser's push service takes messages for it."""
    key: Mapped[str] = mapped_column(String(100))
    secret: Mapped[str] = mapped_column(String(40))
    """With these messages are encrypted, so that the push service cannot read them."""
    created: Mapped[float]


class KeyRow(Base):
    """A private key of this server."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_status_changed", "status", "private", "changed"),
        Index("ix_tables_sealed", "sealed", "created"),
    )

    id: Mapped[str] = mapped_column(String(30), primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    version: Mapped[str] = mapped_column(String(40))
    fingerprint: Mapped[str | None] = mapped_column(String(32))
    """Of the rules with which it was last played."""
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(80))
    """Empty until the game begins."""
    server_share: Mapped[str | None] = mapped_column(String(80))
    """What the server adds to the seed, bound by its SHA-256 from the start; None where the server alone drew it."""
    owner_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    private: Mapped[bool]
    friends: Mapped[bool] = mapped_column(server_default=text("false"), default=False)
    """A private table that the friends of its maker find and may sit down at."""
    rated: Mapped[bool] = mapped_column(server_default=text("true"), default=True)
    """It counts for ratings, if rivals play it."""
    hints: Mapped[bool] = mapped_column(server_default=text("true"), default=True)
    """Bots may be asked what they would do."""
    chat: Mapped[bool] = mapped_column(server_default=text("true"), default=True)
    """People may write to each other."""
    status: Mapped[str] = mapped_column(String(20))
    revision: Mapped[int]
    step: Mapped[int]
    waiting: Mapped[list[int]]
    """Who has to decide."""
    bot_waiting: Mapped[bool] = mapped_column(index=True)
    """A bot is among them."""
    created: Mapped[float]
    changed: Mapped[float]
    moved: Mapped[float] = mapped_column(default=0.0)
    """When somebody last moved or took back, or the game began."""
    put_out: Mapped[list[int]] = mapped_column(server_default="[]", default=list)
    """People whom the maker of the table does not want there."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    deadline: Mapped[float | None] = mapped_column(index=True)
    """When the first of the running clocks falls."""
    requests: Mapped[list[dict[str, Any]]]
    """What some ask the others to agree to; empty again with the next move."""
    progress: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """How far the game has come, in words of all languages."""
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    retired: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """Why the game cannot be played with the rules of today, with which rules that was tried, and its former status."""
    rule_changes: Mapped[list[dict[str, Any]]] = mapped_column(server_default="[]", default=list)
    """Where the game went on from a snapshot because the rules had changed."""
    rematch: Mapped[str | None] = mapped_column(String(30))
    cloned_from: Mapped[str | None] = mapped_column(String(30))
    contest: Mapped[str | None] = mapped_column(String(20))
    """What is played for beyond the game itself (see `contests`)."""
    sealed: Mapped[bool] = mapped_column(server_default=false(), default=False)
    """Others play with the same seed: it is not told, even when the game is over, until the contest is."""


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    invite: Mapped[str | None] = mapped_column(String(40))
    share: Mapped[str | None] = mapped_column(String(64))
    """What the person here adds to the seed; empty while it is still to come, None where there will be none."""
    resigned: Mapped[bool] = mapped_column(default=False)
    absent: Mapped[bool] = mapped_column(server_default=false(), default=False)
    """It was given up without a single move, by whoever was not there."""
    time_left: Mapped[float | None]
    running_since: Mapped[float | None]


class EntryRow(Base):
    """The beginning, a move, a taking back to `step`, or a change of the rules that set the game back to `step`.

    The primary key is what two racing processes cannot both write.
    """

    __tablename__ = "journal"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    revision: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    step: Mapped[int]
    """How many moves there are after this entry."""
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(String(400))
    hash: Mapped[str] = mapped_column(String(32))
    at: Mapped[float]
    clocks: Mapped[list[Any] | None] = mapped_column(JSON)
    """How the clocks stood when a move was made (see `clocks.Noted`), for the case that it is taken back."""


class SnapshotRow(Base):
    """A game as a phase of it began, on the way to where it stands now; a taking back deletes those beyond it."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    step: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    revision: Mapped[int]
    """Of the entry that led here: the journal after it leads on."""
    version: Mapped[str] = mapped_column(String(40))
    fingerprint: Mapped[str] = mapped_column(String(32))
    barrier: Mapped[int]
    hash: Mapped[str] = mapped_column(String(32))
    """Of the state."""
    state: Mapped[bytes] = mapped_column(LargeBinary)
    told_from: Mapped[int]
    """The step of the snapshot before, -1 if there is none: what the page tells came about after that one."""
    page: Mapped[bytes] = mapped_column(LargeBinary)
    """The log between that snapshot and this one, in words."""
    at: Mapped[float]


class PictureRow(Base):
    """How a table looked when it was last put to rest, for the day when nobody can draw it any more."""

    __tablename__ = "pictures"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    step: Mapped[int]
    views: Mapped[bytes] = mapped_column(LargeBinary)


class PulseRow(Base):
    """One row: when a server of this database was last alive."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float]


class ResultRow(Base):
    """How a game ended for one seat. It outlives the table, whose moves may be forgotten."""

    __tablename__ = "results"
    __table_args__ = (
        Index("ix_results_person", "person_id", "ended"),
        Index("ix_results_game", "game", "ended"),
        Index("ix_results_unrated", "unrated", "ended"),
        Index("ix_results_judged", "judged", "ended"),
    )

    table_id: Mapped[str] = mapped_column(String(30), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(60))
    players: Mapped[int]
    """How many seats there were."""
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"))
    """Who played it to the end or gave it up; nobody where one person played several rivals."""
    bot: Mapped[str] = mapped_column(String(20), default="")
    """The level of the bot that played it from the first move."""
    cooperative: Mapped[bool]
    won: Mapped[bool]
    place: Mapped[int]
    """1 for the winners; rivals who come out level have the same."""
    score: Mapped[float | None]
    reason: Mapped[str] = mapped_column(String(60))
    resigned: Mapped[bool]
    labels: Mapped[dict[str, Any]]
    """What set the seat apart, such as its hero."""
    options: Mapped[dict[str, Any]]
    steps: Mapped[int]
    began: Mapped[float]
    ended: Mapped[float]
    unrated: Mapped[bool]
    """It counts for ratings and has not been counted yet."""
    rating_before: Mapped[float | None]
    rating_after: Mapped[float | None]
    counts: Mapped[bool] = mapped_column(server_default=true(), default=True)
    """It was played from the start with dice that nobody could know: it may be compared with others."""
    judged: Mapped[str] = mapped_column(String(10), server_default="never", default="never")
    """`waiting` to be played again on the server, found `right` or `wrong` then, or `never` looked at."""
    marks: Mapped[list[Any] | None] = mapped_column(JSON)
    """By what a game that was played to its end and found right is compared with others."""


class RatingRow(Base):
    """How strong somebody is in a game of so many players: a person, or a level of bots (`person` is 0 then)."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(60), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[int] = mapped_column(primary_key=True, autoincrement=False, index=True)
    bot: Mapped[str] = mapped_column(String(20), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    games: Mapped[int]
    won: Mapped[int]
    at: Mapped[float]
    """When the last game that counted ended."""


class ChallengeRow(Base):
    """The challenge of a game for one day; everybody plays it with the same seed."""

    __tablename__ = "challenges"

    game: Mapped[str] = mapped_column(String(60), primary_key=True)
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    """Such as 2026-11-16, by UTC."""
    seed: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]]


class TryRow(Base):
    """Somebody's one scored try at a challenge."""

    __tablename__ = "tries"
    __table_args__ = (Index("ix_tries_person", "person_id", "game"),)

    game: Mapped[str] = mapped_column(String(60), primary_key=True)
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(30), unique=True)


class AchievementRow(Base):
    """What somebody has achieved in a game, the first time they did."""

    __tablename__ = "achievements"
    __table_args__ = (Index("ix_achievements_game", "game", "name"),)

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(60), primary_key=True)
    name: Mapped[str] = mapped_column(String(60), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(30))
    at: Mapped[float]


class TieRow(Base):
    """What somebody has to do with somebody else, from their side."""

    __tablename__ = "ties"

    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True)
    friend: Mapped[str] = mapped_column(String(10), default="")
    """`asked` until the other agrees, then `friend` on both sides."""
    blocked: Mapped[bool] = mapped_column(default=False)
    """They do not want to meet the other at all."""
    muted: Mapped[bool] = mapped_column(default=False)
    """They do not want to read what the other writes."""
    note: Mapped[str] = mapped_column(Text, default="")
    """For their own eyes."""
    at: Mapped[float]


class InvitationRow(Base):
    """Somebody is asked to sit down at a table that waits."""

    __tablename__ = "invitations"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[int] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False, index=True
    )
    by_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    at: Mapped[float]


class SeekerRow(Base):
    """Somebody who waits for others to play with: the next table that fits is made for them."""

    __tablename__ = "seekers"
    __table_args__ = (Index("ix_seekers_person_wish", "person_id", "wish", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    wish: Mapped[str] = mapped_column(String(64), index=True)
    """The same for all who want the same game with the same options, clock and stakes."""
    game: Mapped[str] = mapped_column(String(60))
    options: Mapped[dict[str, Any]]
    players: Mapped[int]
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    rated: Mapped[bool]
    rating: Mapped[float | None]
    """None where strength does not matter."""
    share: Mapped[bool]
    """Their client adds to the seed when the table is made."""
    since: Mapped[float]


class TournamentRow(Base):
    """A tournament, from being announced to its end."""

    __tablename__ = "tournaments"
    __table_args__ = (Index("ix_tournaments_status", "status", "begins"),)

    id: Mapped[str] = mapped_column(String(30), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(60))
    options: Mapped[dict[str, Any]]
    format: Mapped[str] = mapped_column(String(20))
    size: Mapped[int]
    """Seats at a table."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    owner_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    status: Mapped[str] = mapped_column(String(20))
    most: Mapped[int]
    rounds: Mapped[int]
    """How many there will be; before it begins how many its maker wants, 0 for as many as are usual."""
    round: Mapped[int]
    """The one that is being played."""
    seed: Mapped[str] = mapped_column(String(80))
    """With which all parties of a race play."""
    created: Mapped[float]
    begins: Mapped[float]
    ended: Mapped[float | None]


class EntrantRow(Base):
    """Somebody who takes part, a person or a bot. Parties are numbered anew, the strongest first, as it begins."""

    __tablename__ = "entrants"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    party: Mapped[int]
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(40))
    withdrawn: Mapped[bool]


class PairingRow(Base):
    """Who meets in a round, in the order of their seats; one party alone has a bye, or runs a race."""

    __tablename__ = "pairings"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    board: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    parties: Mapped[list[int]]
    table_id: Mapped[str | None] = mapped_column(String(30))
    """Where they play; None until the table is made."""
    games: Mapped[int]
    """The how many-th game between them this is: a draw in a knockout is played again."""
    points: Mapped[list[Any] | None] = mapped_column(JSON)
    """What each got of it; None until that is known."""
    how: Mapped[str] = mapped_column(String(20))


class PremoveRow(Base):
    """A move that somebody has chosen before they are asked."""

    __tablename__ = "premoves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    action: Mapped[str] = mapped_column(String(400))
    """Empty: pass, if that may be done."""
    asked: Mapped[str] = mapped_column(String(100), server_default="")
    """The kind of question that it answers; empty: any."""
    lasting: Mapped[bool] = mapped_column(server_default=false())
    """Pass again and again, until something is asked that this does not answer."""
    at: Mapped[float]


class CommentRow(Base):
    """What somebody says about a step of a game."""

    __tablename__ = "comments"
    __table_args__ = (Index("ix_comments_table", "table_id", "step"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    step: Mapped[int]
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class ReportRow(Base):
    """What somebody says another has done wrong, with what was said around it, which may be deleted meanwhile."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    about_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    table_id: Mapped[str | None] = mapped_column(String(30))
    text: Mapped[str] = mapped_column(Text)
    lines: Mapped[list[dict[str, Any]]]
    """The chat around the line that was pointed at, or the last of the table."""
    settled: Mapped[float | None] = mapped_column(index=True)
    settled_by: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    verdict: Mapped[str] = mapped_column(String(200), default="")


class DeedRow(Base):
    """What a moderator or the operator did, for good."""

    __tablename__ = "deeds"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    """Nobody: the operator, by command."""
    about_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    deed: Mapped[str] = mapped_column(String(20))
    subject: Mapped[str] = mapped_column(String(100), default="")
    """What it was done to, where that is not a person: a line, a table, an address."""
    until: Mapped[float | None]
    reason: Mapped[str] = mapped_column(String(200), default="")
    report_id: Mapped[int | None] = mapped_column(ForeignKey("reports.id", ondelete="SET NULL"))


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
