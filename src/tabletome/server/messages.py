"""What goes over the wire: requests, answers and live messages. docs/protocol.md shows each with an example."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tabletome.engine.game import Pieces
from tabletome.engine.record import Draw

Level: TypeAlias = Literal["novice", "adept", "expert", "master", "aggressive", "builder"]
Language: TypeAlias = Literal["en", "ru"]
Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned", "retired"]
Hidden: TypeAlias = Literal["history", "figures", "ratings", "achievements"]
Contest: TypeAlias = Literal["daily", "practice", "tournament"]
Format: TypeAlias = Literal["swiss", "knockout", "round-robin", "race"]
TournamentStatus: TypeAlias = Literal["open", "running", "over", "cancelled"]
TryStatus: TypeAlias = Literal["playing", "judging", "counted", "given-up", "late", "refused"]
Filter: TypeAlias = Literal["mine", "open", "watch", "past"]
Speed: TypeAlias = Literal["live", "correspondence", "none"]
Wrong: TypeAlias = Literal["chat", "play", "name", "other"]
Sentence: TypeAlias = Literal["nothing", "mute", "ban", "unmute", "unban"]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Friendship: TypeAlias = Literal["none", "asked", "asks", "friend"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
QuestionKind: TypeAlias = Annotated[str, Meta(max_length=100)]
ShareText: TypeAlias = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[0-9a-f]+$")]
Minute: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]
"""Of a day, from midnight."""
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Link: TypeAlias = Annotated[str, Meta(max_length=500)]


MOST_DOINGS = 2_000
"""More than any lesson takes."""


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """Base of everything a client sends."""


class Answer(msgspec.Struct, omit_defaults=True):
    """Base of everything a client receives."""


# People


class Guest(Given):
    """Play as a guest; without a name one is made up."""

    name: Name | None = None
    language: Language | None = None
    """In which one wants to be written to."""


class Credentials(Given):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Given):
    """Another password for one's account; the old one shows that it is one's own."""

    password: Password
    new: Password


class Farewell(Given):
    """Delete oneself; the password shows that an account is one's own. Guests have none."""

    password: Password | None = None


class NewPasswordByCode(Given):
    """A new password for an account whose owner has forgotten the old one, by a code from the operator."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=100)]
    new: Password


class SessionInfo(msgspec.Struct):
    """A browser in which one is signed in."""

    id: str
    created: float
    seen: float
    agent: str
    current: bool


class RatingInfo(Answer):
    """How strong somebody is in a game of so many players; surer the smaller the deviation."""

    players: int
    rating: int
    deviation: int
    games: int
    won: int


class Favourite(Answer):
    """How often somebody played a hero, faction or side, and with what success."""

    name: str
    """In words."""
    played: int
    won: int


class MarkInfo(Answer, omit_defaults=False):
    """By what finished games are compared, in words."""

    name: str
    value: float


class CourseInfo(Answer):
    """What is played together or alone, such as a scenario of some difficulty, and with what success."""

    key: str
    options: list[str]
    """In words."""
    players: int
    played: int
    won: int
    best: list[MarkInfo] = []
    """The best result, by what games are compared."""


class MonthOfPlay(Answer):
    """What somebody has finished in one month of UTC, such as 2026-11."""

    month: str
    played: int = 0
    won: int = 0
    seconds: float = 0.0


class GameFigures(Answer):
    """What somebody has done in one game. Draws are neither won nor lost."""

    game: str
    title: str
    played: int
    won: int
    seconds: float
    best: float | None = None
    """The most points in a game that was won, where there are points."""
    streak: int = 0
    """So many victories in a row until now."""
    favourites: list[Favourite] = []
    months: list[MonthOfPlay] = []
    """The last twelve, this one last; none where nothing was played in them."""
    ratings: list[RatingInfo] = []
    courses: list[CourseInfo] = []
    """Where games are won or lost together, or played alone."""


class PastGame(Answer):
    """A game that somebody has finished; `replay` while its moves are kept and may be seen by whoever asks."""

    table: str
    game: str
    title: str
    players: int
    place: int
    won: bool
    cooperative: bool
    ended: float
    steps: int
    score: float | None = None
    resigned: bool = False
    rating: int | None = None
    """The rating afterwards, and by how much the game changed it."""
    change: int | None = None
    replay: bool = False
    against: list[str] = []
    """The people one played with."""
    bots: list[str] = []
    """And the levels of the bots."""


class AchievementInfo(Answer):
    """Something that can be achieved in a game, and when and where somebody has, if so."""

    name: str
    """In words, as `how` is."""
    how: str
    rarity: float
    """The part of all who have finished a game of it and have this."""
    at: float | None = None
    table: str | None = None
    """Where it was, if its moves are kept and may be seen by whoever asks."""


class Achieved(Answer):
    """What somebody has achieved in a game, and what is left to be achieved."""

    game: str
    title: str
    achievements: list[AchievementInfo]


class Profile(Answer):
    """What somebody shows of themselves."""

    id: int
    name: str
    account: bool
    since: float
    hidden: list[Hidden] = []
    figures: list[GameFigures] = []
    history: list[PastGame] = []
    achieved: list[Achieved] = []


class Privacy(Given):
    """What a person keeps to themselves."""

    hidden: list[Hidden]


class Ranked(Answer):
    """A line of a table of the strongest."""

    rank: int
    name: str
    rating: int
    deviation: int
    games: int
    won: int
    person: int | None = None
    bot: Level | None = None


class Leaderboard(Answer):
    """The strongest in a game of so many players, people and bots. Whoever is not known well yet is not ranked."""

    game: str
    title: str
    players: int
    sizes: list[int]
    """For how many players there are ratings."""
    ranked: list[Ranked]


# Company


class Acquaintance(Answer):
    """What one has to do with somebody: `asked` where one waits for their answer, `asks` where they wait for one's."""

    id: int
    name: str
    friend: Friendship = "none"
    online: bool = False
    """Told of friends only."""
    blocked: bool = False
    muted: bool = False
    note: str = ""
    """For one's own eyes."""


class TieChange(Given):
    """What to change about somebody; what is not given stays."""

    blocked: bool | None = None
    muted: bool | None = None
    note: Annotated[str, Meta(max_length=500)] | None = None


class Quiet(Given):
    """Nothing is sent between these minutes of one's day; what waits is told afterwards."""

    begins: Minute
    ends: Minute


class NoticeSettings(Given):
    """Where and when to send word of one's turn; an empty address stops it."""

    webhook: Link = ""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """By which time one lives, such as Europe/Berlin."""
    quiet: Quiet | None = None
    digest: Minute | None = None
    """Slow games are told of together, once a day at this minute."""


class PushSubscription(Given):
    """A browser that is to be told of one's turn even while it is closed, as its push service names it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    """Its public key (`p256dh`), and the secret that goes with it (`auth`)."""
    secret: Annotated[str, Meta(max_length=40)]


class PushKey(msgspec.Struct):
    """With what this server signs word to browsers; None where it sends none."""

    key: str | None


class PushMessage(msgspec.Struct):
    """What a browser shows while it is closed."""

    title: str
    body: str
    url: str
    """Where a click leads, within this server."""
    tag: str
    """A later message with the same takes its place."""


class Met(Given):
    """Kinds of decisions that the coach has explained, each as `game kind`."""

    met: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=500)]


class Learned(msgspec.Struct):
    """The kinds of decisions someone has met, each as `game kind`, and the games they have played."""

    met: list[str]
    played: list[str]


class Me(msgspec.Struct):
    """Who is signed in."""

    id: int
    name: str
    account: bool
    webhook: str = ""
    zone: str = "UTC"
    quiet: Quiet | None = None
    digest: int | None = None
    language: str = "en"
    moderator: bool = False
    """They may see reports and settle them."""


# Moderation


class NewReport(Given):
    """What somebody has done wrong, at which table, in which line of its chat or under which step of its replay."""

    person: PersonNumber
    kind: Wrong
    text: Annotated[str, Meta(max_length=1000)] = ""
    table: Annotated[str, Meta(max_length=30)] | None = None
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class ReportInfo(Answer):
    """A report as moderators see it, with the chat around what it is about."""

    id: int
    at: float
    kind: Wrong
    text: str
    by: str
    about: str
    about_id: int | None = None
    table: str | None = None
    lines: list[ChatLine] = []
    others: int = 0
    """So many other reports about the same person."""
    muted_until: float = 0
    banned_until: float = 0
    settled: float | None = None
    settled_by: str = ""
    verdict: str = ""


class Settlement(Given):
    """How a report is settled: what is done, for how many days (none: for good), and why."""

    deed: Sentence
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Annotated[float, Meta(gt=0, le=36500)] | None = None


class DeedInfo(Answer):
    """What a moderator did, or the operator where nobody is named."""

    at: float
    deed: str
    by: str = ""
    about: str = ""
    about_id: int | None = None
    subject: str = ""
    until: float | None = None
    reason: str = ""
    report: int | None = None


# Contests


class DailyTry(Answer):
    """One's own try at a daily challenge; `late` if it was not finished on its day."""

    status: TryStatus
    table: str
    rank: int | None = None
    marks: list[MarkInfo] = []


class DailyRank(Answer):
    """A line of a day's leaderboard."""

    rank: int
    person: int
    name: str
    marks: list[MarkInfo]
    table: str


class TogetherBoard(Answer, omit_defaults=False):
    """The best parties of a game that is won or lost together, or played alone, by what they have played."""

    game: str
    title: str
    courses: list[CourseInfo]
    """All that was played, the most played first."""
    course: str
    """The key of the one whose best are ranked."""
    ranked: list[DailyRank]


class DailyInfo(Answer, omit_defaults=False):
    """Today's challenge of a game, in a few words."""

    game: str
    title: str
    day: str
    ends: float
    tried: int
    """So many have begun."""
    options: list[str]
    """How it is played, in words."""
    streak: int
    """So many days in a row you have finished it."""
    yours: DailyTry | None


class DailyBoard(DailyInfo, kw_only=True):
    """A day's challenge and who has done best; every game here was played again by the server."""

    longest: int
    """Your longest streak."""
    bots: list[Level]
    """Who else plays."""
    ranked: list[DailyRank]
    best: DailyRank | None
    """The best game of the day before, to watch."""


# Games and rules


class Range(msgspec.Struct):
    least: int
    most: int


class OptionValue(Answer):
    value: Any
    label: str
    icon: str = ""
    """Its face: a hero, a class, a people; in its own colour, if it has one."""
    hue: str = ""
    stats: list[dict[str, Any]] = []
    """What sets it apart, as in scenes."""


class GameOption(msgspec.Struct):
    """One option of a new game, as a form shows it: listed values, a range of numbers, or free text."""

    name: str
    label: str
    help: str
    default: Any
    values: list[OptionValue] | None = None
    least: int | None = None
    most: int | None = None
    when: list[tuple[str, list[Any]]] = []
    """It matters if one of these options has one of the values; `players` is the number of seats. Nothing: always."""
    scale: bool = False
    """Its values lead from less to more, as from easy to hard."""
    picked_by: str = ""
    """Its text is words with commas between, picked from cards that differ by the value of this option."""


class GamePreset(msgspec.Struct):
    """A way to start a game that many people want."""

    name: str
    title: str
    text: str
    icon: str
    options: dict[str, Any]


class GameInfo(msgspec.Struct):
    name: str
    title: str
    about: str
    version: str
    players: Range
    options: list[GameOption]
    rules: int
    pictures: list[str]
    """The names of its drawings, such as `cover`: `/api/games/{name}/pictures/cover.svg`."""
    minutes: tuple[int, int] | None
    """How long it takes people who know it, at least and at most."""
    weight: int | None
    """How much there is to think about, from 1 to 5."""
    presets: list[GamePreset]
    """Ways to start, the usual one first."""
    pieces: Pieces
    """How much of it is as printed, and how much is ours."""


class Setting(Given):
    """A game that somebody thinks of setting up: its options, among them how many play."""

    options: dict[str, Any] = {}


class Record(msgspec.Struct):
    """How many such games have ended on this server, and how many of them were won."""

    games: int
    won: int


class GamePreview(msgspec.Struct):
    """What a game with these options would be like."""

    sheet: dict[str, Any] | None
    """Its aim, and what the options come to, as in scenes."""
    record: Record | None
    """Only where all players win or lose together."""


class PickCard(msgspec.Struct):
    """A word that an option's list may hold, so often, and its card as in scenes."""

    word: str
    card: dict[str, Any]
    most: int = 1


class PickList(msgspec.Struct):
    """What an option's list is put together from; one that is not empty has exactly so many words, or any number."""

    cards: list[PickCard]
    exactly: int | None = None


class CardBook(msgspec.Struct):
    """Everything in a game's box worth reading: zones of cards as in scenes, in the language asked for."""

    game: str
    title: str
    zones: list[dict[str, Any]]


class Glossary(msgspec.Struct):
    """The terms that a game's texts mention, as in scenes, in the language asked for."""

    game: str
    terms: list[dict[str, Any]]


class RuleInfo(Answer):
    id: str
    kind: str
    section: str
    text: str


class Reading(msgspec.Struct):
    """Where the book leaves a question open, and how it is read here."""

    issue: str
    reading: str


class RuleInFull(msgspec.Struct):
    id: str
    kind: str
    section: str
    text: str
    title: str
    source: str
    readings: list[Reading]
    data: Any = None


class RuleSection(msgspec.Struct):
    id: str
    title: str
    rules: list[RuleInfo]


class RuleBook(msgspec.Struct):
    game: str
    title: str
    sections: list[RuleSection]


# Tables


class Clock(Given, omit_defaults=True):
    """Live: `minutes` for the whole game and `increment` seconds a turn. Correspondence: `days` for each turn."""

    kind: Literal["live", "correspondence"]
    minutes: Annotated[float, Meta(ge=0.05, le=600)] = 30
    increment: Annotated[float, Meta(ge=0, le=600)] = 10
    days: Annotated[float, Meta(ge=0.01, le=60)] = 3


class NewTournament(Given):
    """A tournament to be made: between rivals two or, as the option `players` says, more meet at a table; in a race
    parties win together."""

    name: Name
    game: Annotated[str, Meta(max_length=60)]
    format: Format
    options: dict[str, Any] = {}
    clock: Clock | None = None
    most: Annotated[int, Meta(ge=2, le=128)] = 16
    """So many may enter: people, or parties in a race."""
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    """Of a Swiss tournament; 0: as many as it takes until one at most has won all."""
    minutes: Annotated[float, Meta(ge=0, le=43_200)] = 15
    """Until it begins."""
    bots: Annotated[list[Level], Meta(max_length=64)] = []
    """Bots that take part."""


class EnterTournament(Given):
    """Enter a tournament; in a race as a member of a party that has a place, else as a new one."""

    party: Count | None = None


class EntrantInfo(Answer):
    """Somebody who takes part, and their party: in all but a race everybody is their own."""

    name: str
    party: int
    person: int | None = None
    bot: Level | None = None
    withdrawn: bool = False


class StandingInfo(Answer):
    """How a party stands: points and tie-breaks, or the marks of its race."""

    party: int
    rank: int | None = None
    points: float = 0.0
    buchholz: float = 0.0
    sonneborn: float = 0.0
    wins: int = 0
    played: int = 0
    marks: list[MarkInfo] = []


class PairingInfo(Answer):
    """Who meets, by seat, and what came of it."""

    parties: list[int]
    points: list[float] | None = None
    how: Literal["bye", "played", "forfeit"] | None = None
    table: str | None = None


class RoundInfo(Answer):
    """A round of a tournament."""

    number: int
    pairings: list[PairingInfo]


class TournamentSummary(Answer, omit_defaults=False):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    title: str
    format: Format
    status: TournamentStatus
    entered: int
    most: int
    round: int
    rounds: int
    begins: float
    yours: bool


class TournamentInfo(TournamentSummary, kw_only=True):
    """A tournament with all that has happened in it."""

    owner: bool
    size: int
    """Seats at a table."""
    options: list[str]
    """What is not as usual, in words."""
    clock: Clock | None
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    history: list[RoundInfo]


class SeatWish(Given):
    """Who shall sit in a seat: the maker of the table, anyone, a bot, or another person at the maker's screen."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: Level = "adept"
    name: Name | None = None


class NewTable(Given):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    private: bool = False
    friends: bool = False
    """Only friends find it and may sit down, and whoever has a link."""
    rated: bool = True
    """It counts for ratings, if rivals play it."""
    hints: bool = True
    """Bots may be asked what they would do."""
    chat: bool = True
    """People may write to each other."""
    share: Literal["later"] | None = None
    """The maker's client will add a share to the seed; the game does not begin before."""


class Ask(Given):
    """Ask a friend to sit down."""

    person: PersonNumber


class Seek(Given):
    """Find others for a game: its options, among them how many play, its clock, and whether it counts."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    rated: bool = True
    share: Literal["later"] | None = None
    """The client will add a share to the seed when a table is found."""


class Sought(Answer):
    """A game for which one waits; the window is how far apart ratings may lie by now."""

    id: int
    game: str
    title: str
    players: int
    rated: bool
    since: float
    clock: Clock | None = None
    rating: int | None = None
    window: int | None = None


class Invite(msgspec.Struct):
    """Whoever opens this link may take the seat."""

    seat: int
    url: str


class Created(msgspec.Struct):
    id: str
    invites: list[Invite]


class Join(Given):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=60)] | None = None
    share: ShareText | None = None


class ShareGiven(Given):
    """What a player adds to the seed: random, in hexadecimal digits."""

    share: ShareText


class SeatChange(Given):
    """Give a seat to a bot, or free it, before the game begins; a person who has it is put out."""

    kind: Literal["open", "bot"]
    bot: Level = "adept"


class SeatClock(Answer, omit_defaults=False):
    """Seconds left as of this message; `running` while the seat has to decide."""

    left: float
    running: bool


class SeatInfo(msgspec.Struct):
    seat: int
    name: str
    kind: Literal["person", "hotseat", "open", "bot"]
    connected: bool
    resigned: bool
    bot: Level | None = None
    clock: SeatClock | None = None
    side: str = ""
    """Whom the seat will play, while the game waits for people and where that is settled."""
    person: int | None = None
    """Who sits or sat here."""


class RequestInfo(msgspec.Struct):
    """Something that the others at the table have to agree to."""

    id: int
    kind: Literal["undo", "abandon"]
    seat: int
    step: int
    """Undo: to which step the table would go back."""
    agreed: list[int]
    asked: list[int]
    """Who has not answered yet."""


class Result(msgspec.Struct):
    """How a game ended."""

    winners: list[int]
    scores: list[float]
    reason: str
    """The game's own word, or `resigned`, `time`, `absent`, `abandoned`."""


class RuleChange(msgspec.Struct):
    """The rules had changed: a game that had come to move `was` went on from move `step`."""

    step: int
    was: int
    at: float


class ChatLine(msgspec.Struct):
    id: int
    name: str
    text: str
    at: float
    seat: int | None = None
    person: int | None = None


class Progress(msgspec.Struct):
    """How far a game has come: so much of so much, and what that is."""

    value: int
    most: int
    text: str


class Bustle(msgspec.Struct):
    """Who is here now, and how many games somebody moved in today."""

    people: int
    games: int


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    private: bool
    seats: list[SeatInfo]
    you: list[int]
    your_turn: bool
    step: int
    created: float
    changed: float
    waiting_for: list[int]
    friends: bool = False
    rated: bool = False
    """It counts for ratings."""
    invite: str | None = None
    """The link by which a friend sits down at a table for friends, or whoever is asked to."""
    clock: Clock | None = None
    result: Result | None = None
    delayed: bool = False
    """One sees it as it was some time ago."""
    progress: Progress | None = None
    """How far it has come, told to whoever plays it."""


class Invitation(Answer):
    """Somebody asks one to sit down."""

    table: TableSummary
    by: str
    by_id: int
    at: float


class NextTable(Answer, omit_defaults=False):
    """Where it has been one's turn for the longest, after the table that was named; and at how many tables it is."""

    id: str | None
    count: int


class TableInfo(msgspec.Struct):
    """A table as one person may see it, all but the view."""

    id: str
    game: str
    title: str
    version: str
    options: dict[str, Any]
    status: Status
    private: bool
    seats: list[SeatInfo]
    you: list[int]
    played: bool
    """You have a seat here or had one: you may ask for a rematch."""
    owner: bool
    revision: int
    step: int
    waiting_for: list[int]
    commitment: str
    """SHA-256 of the server's share of the seed, or of the seed where the server alone drew it."""
    needs_share: bool
    """The game waits for what your client adds to the seed."""
    created: float
    requests: list[RequestInfo]
    invites: list[Invite]
    """Links to the open seats, for whoever made the table."""
    friends: bool = False
    rated: bool = False
    cooperative: bool = False
    """All win or lose together; told once the game has begun."""
    hints: bool = True
    chat_open: bool = True
    """People may write to each other."""
    wishes: list[str] = []
    """What one may ask of the bots among one's partners, such as `help`."""
    claim_from: float | None = None
    """From when on the others may claim the game of whoever has to move; null where a clock decides."""
    clock: Clock | None = None
    seed: str | None = None
    """Told when the game has ended."""
    draw: Draw | None = None
    """What the seed was drawn from, told when the game has ended."""
    retired: str | None = None
    """Why the rules of today cannot play this game."""
    rule_changes: list[RuleChange] = []
    result: Result | None = None
    rematch: str | None = None
    cloned_from: str | None = None
    contest: Contest | None = None
    """What is played for beyond the game itself; in all but `practice` there are no hints."""
    delay: float | None = None
    """One sees the table as it was so many seconds ago."""


class TableView(TableInfo, kw_only=True):
    """A table and what one seat sees of it. `view` is `tabletome.scene.View` in the language asked for."""

    seat: int | None
    since: int
    """The log is told from this step on; `GET …/log` tells what was before."""
    view: dict[str, Any] | None
    """None before the game begins."""
    chat: list[ChatLine]


class Act(Given):
    """Take a choice: `step` (and `revision`) are those of the view in which it was offered."""

    seat: SeatNumber
    step: Count
    action: ActionText
    revision: Count | None = None


class Acted(msgspec.Struct):
    """The move is stored."""

    step: int
    revision: int


class ForSeat(Given):
    seat: SeatNumber


class UndoAnswer(msgspec.Struct):
    """`done`, or the request that the others are asked about."""

    done: bool
    request: RequestInfo | None = None


class Consent(Given):
    agree: bool


class Say(Given):
    text: ChatText


class Premove(Given):
    """A move for one's next decision, played if it may be then; without an action: pass, if that may be done.

    With `asked` it answers questions of that kind alone; a `lasting` pass answers every one until another comes.
    """

    seat: SeatNumber
    action: ActionText | None = None
    asked: QuestionKind = ""
    lasting: bool = False


class PremoveInfo(Answer):
    """A move that was chosen in advance."""

    seat: int
    at: float
    action: str = ""
    asked: str = ""
    lasting: bool = False


class PremoveChoice(Answer):
    """What one might be offered next, and at which question; `passes` where one does nothing more by it."""

    action: str
    text: str
    asked: str
    question: str
    passes: bool = False


class NewComment(Given):
    """Something to say about a step of a replay."""

    step: Count
    text: ChatText


class Comment(Answer):
    """What somebody says about a step; `mine` can be removed."""

    id: int
    step: int
    person: int
    name: str
    text: str
    at: float
    mine: bool = False


class Shown(Answer, omit_defaults=False):
    """A game that is played now, with how many watch it, and how strong its people are on average, where known."""

    table: TableSummary
    watching: int
    rating: int | None


class HintChoice(msgspec.Struct):
    action: str
    text: str
    value: float
    visits: int
    why: list[str] = []
    """What it gains, costs and risks, a line for each; of the second best, beside the best."""


class Hint(msgspec.Struct):
    step: int
    choices: list[HintChoice]


# Learning


class LessonInfo(Answer, omit_defaults=False):
    """A lesson, in a few words."""

    name: str
    title: str
    steps: int
    minutes: int


class CoachWords(Answer, omit_defaults=False):
    """What a kind of decision is about, and an example."""

    text: str
    example: str


class Learning(Answer, omit_defaults=False):
    """The lessons of a game, in the order in which they are best taken."""

    game: str
    title: str
    lessons: list[LessonInfo]


class AidPart(Answer, omit_defaults=False):
    """A part of the player aid: a heading and lines."""

    title: str
    lines: list[str]


class PlayerAid(Answer, omit_defaults=False):
    """A game on one page."""

    game: str
    title: str
    sections: list[AidPart]


class Doings(Given):
    """What a learner has done in a lesson so far, and does now."""

    doings: Annotated[list[ActionText], Meta(max_length=MOST_DOINGS)] = []
    doing: Annotated[str, Meta(max_length=400)] = ""


class Lecture(Answer, omit_defaults=False):
    """A lesson as it stands: what was done, what the coach says, and the table."""

    doings: list[str]
    lesson: dict[str, Any]
    view: dict[str, Any]


class Clone(Given):
    step: Count
    seat: SeatNumber | None = None
    """Bots play all seats but this one; without it all seats are one's own."""


class ChancesAt(msgspec.Struct):
    """How likely each seat was to win after `step` moves."""

    step: int
    values: list[float]


class CostlyDecision(msgspec.Struct):
    """A decision, taken after `step` moves, that cost such a part of the chances; what was better, and why."""

    step: int
    seat: int
    played: str
    better: str
    cost: float
    why: list[str]


class GameReview(msgspec.Struct):
    """How a game went, and which decisions cost each seat the most."""

    chances: list[ChancesAt]
    costly: list[CostlyDecision]
    looked_at: int
    decisions: int
    """So many of all decisions that people took were searched."""


class TableId(msgspec.Struct):
    id: str


class Verdict(Answer, omit_defaults=False):
    """What became of a record that was replayed."""

    ok: bool
    game: str = ""
    steps: int = 0
    error: str = ""
    seed: str = ""
    commitment: str = ""
    draw: Draw | None = None


class Problem(msgspec.Struct):
    """Every refusal: a code for programs, a text for people."""

    code: str
    text: str


# Operation


class Health(Answer):
    """How a server is: `ok`, or `busy` with what is wrong."""

    status: Literal["ok", "busy"]
    version: str
    problems: list[str] = []


# Live messages from the client


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client may say over a live connection. `id` comes back in the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class ActMessage(Message, tag="act", kw_only=True):
    seat: SeatNumber
    step: Count
    action: ActionText
    revision: Count | None = None


class ChatMessage(Message, tag="chat", kw_only=True):
    text: ChatText


class WishMessage(Message, tag="wish", kw_only=True):
    """Ask the bots among one's partners for something: one of the table's `wishes`."""

    wish: Annotated[str, Meta(max_length=20)]


class LanguageMessage(Message, tag="lang", kw_only=True):
    lang: Language


class SeatMessage(Message, tag="seat", kw_only=True):
    """Look from another of one's own seats (null: as a spectator)."""

    seat: SeatNumber | None


class UndoMessage(Message, tag="undo", kw_only=True):
    seat: SeatNumber


class AnswerMessage(Message, tag="answer", kw_only=True):
    """Agree or not to what another seat asks for."""

    request: Count
    agree: bool


class PingMessage(Message, tag="ping"):
    pass


FromClient: TypeAlias = (
    ActMessage | ChatMessage | WishMessage | LanguageMessage | SeatMessage | UndoMessage | AnswerMessage | PingMessage
)
