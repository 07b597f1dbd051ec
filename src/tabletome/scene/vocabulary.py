"""The words in which a game describes its table to any client. docs/protocol.md shows them with examples.

A client draws what it finds here and sends back the `action` of a choice. It knows no rules and no game: everything
that can be pointed at has an `id`, and a choice names the ids of the things it acts on, in the order a person would
point at them. Icons are names of the game-icons set; terrains, tones and line kinds are plain words that a client
colours, with a neutral look for words it does not know.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.scene.words import Text

Point: TypeAlias = tuple[float, float]
Tone: TypeAlias = Literal["plain", "good", "bad", "gold", "magic", "cool", "dim"]
Hue: TypeAlias = Literal["red", "blue", "green", "white", "gold", "black"]
"""The colour a thing has on the table, whatever it means for a player."""
Source: TypeAlias = Literal["book", "public", "original"]


class Part(msgspec.Struct, omit_defaults=True):
    """Base of everything in a scene."""


class Badge(Part):
    """A small mark: an icon, a number, a word, or several of these."""

    icon: str = ""
    value: int | None = None
    text: Text | None = None
    tone: Tone = "plain"
    hue: Hue | None = None


class Note(Part):
    """A line that explains something, and the rule behind it, if there is one."""

    text: Text
    rule: str = ""


class Pattern(Part):
    """Hexes that something covers together, in axial coordinates; `own` is where whoever does it stands."""

    hexes: list[tuple[int, int]]
    own: tuple[int, int] | None = None


class Piece(Part):
    """Something that stands on a board: a figure, a token, a monument."""

    id: str
    icon: str
    name: Text
    seat: int | None = None
    """Whose it is; clients give each seat a colour."""
    tone: Tone = "plain"
    lying: bool = False
    face_down: bool = False
    health: tuple[int, int] | None = None
    badges: list[Badge] = []


class Cell(Part):
    """A place on a board. Hex boards give `at` (axial coordinates), area boards give `outline` and `centre`."""

    id: str
    name: Text
    terrain: str = ""
    at: tuple[int, int] | None = None
    outline: list[Point] = []
    centre: Point | None = None
    label: str = ""
    """What is written on it: a number, a coordinate."""
    help: Text | None = None
    """What is worth knowing of it, for whoever looks closer."""
    open: bool = True
    """False where nothing can ever stand."""
    pieces: list[Piece] = []
    badges: list[Badge] = []


class Line(Part):
    """Something drawn between cells: a river, a wall, a door, a marked path."""

    id: str
    kind: str
    points: list[Point] = []
    between: tuple[str, ...] = ()


class Board(Part):
    """Cells with pieces. `kind` says how cells lie: as hexes, as drawn areas, or as steps of a track."""

    id: str
    kind: Literal["hex", "area", "track"]
    name: Text
    size: Point = (0.0, 0.0)
    seat: int | None = None
    cells: list[Cell] = []
    lines: list[Line] = []
    badges: list[Badge] = []
    source: Source | None = None


class CardPart(Part):
    """A section of a card: a half of a Gloomhaven card, an ability, a level of a faction."""

    id: str
    text: list[Text] = []
    name: Text | None = None
    label: str = ""
    tone: Tone = "plain"
    lit: bool = False
    patterns: list[Pattern] = []
    """Areas it speaks of, to be drawn below the words."""


class Card(Part):
    """A card, face up, or only its back."""

    id: str
    name: Text | None = None
    icon: str = ""
    label: str = ""
    """The number a player looks for first: initiative, cost, level."""
    parts: list[CardPart] = []
    halves: bool = False
    """Its two parts are halves of equal weight, above and below the name."""
    badges: list[Badge] = []
    tone: Tone = "plain"
    face_down: bool = False
    spent: bool = False
    lit: bool = False
    source: Source | None = None


class Zone(Part):
    """Cards that lie together. A pile shows its top card, if any, and its `count`."""

    id: str
    kind: Literal["hand", "row", "pile", "tableau"]
    name: Text
    seat: int | None = None
    cards: list[Card] = []
    count: int | None = None
    urgent: bool = False
    """Everything turns on it now, as on enemies in combat: it is shown before all else."""


class Stat(Part):
    """Something counted on a player's mat: a resource, life, a level."""

    id: str
    name: Text
    icon: str
    value: int
    most: int | None = None
    tone: Tone = "plain"
    hue: Hue | None = None


class Mat(Part):
    """All that lies before one player."""

    seat: int
    name: Text
    icon: str = ""
    active: bool = False
    """It is this player's turn."""
    stats: list[Stat] = []
    badges: list[Badge] = []
    zones: list[Zone] = []
    score: int | None = None


class Die(Part):
    """A die as it lies."""

    id: str
    kind: str
    face: str
    seat: int | None = None
    icon: str = ""
    icons: list[str] = []
    """All symbols of a face that shows several."""
    name: Text | None = None
    """What it shows, in words."""
    hidden: bool = False
    spent: bool = False
    """It lies there, but cannot be used now."""


class Turn(Part):
    """A place in the order of play: a player, a group of monsters, a round marker."""

    id: str
    name: Text
    icon: str = ""
    label: str = ""
    """What the order is by: an initiative, a number."""
    seat: int | None = None
    active: bool = False
    done: bool = False
    notes: list[Note] = []
    """What will be done then, and why, where that is known."""


class Scene(Part):
    """The whole table as one seat may see it."""

    game: str
    name: Text
    status: list[Badge] = []
    """Where we are: round, phase, time of day."""
    order: list[Turn] = []
    """Who acts when, where that is not simply the order of the mats."""
    shared: list[Stat] = []
    """What is counted and belongs to nobody: elements, pools, supplies."""
    boards: list[Board] = []
    zones: list[Zone] = []
    """Cards that belong to nobody: offers, decks, cards in effect."""
    mats: list[Mat] = []
    dice: list[Die] = []
    scores: list[Score] = []
    """How each seat's points are made up, once the game is over."""


class Score(Part):
    """One line of the final reckoning."""

    seat: int
    name: Text
    points: int


class Choice(Part):
    """One thing a player may do now. `action` is sent back to take it."""

    action: str
    text: Text
    things: list[str] = []
    path: list[str] = []
    """The cells that are passed on the way, for a preview."""
    covers: list[str] = []
    """The cells that lie under it together, for a preview."""
    group: str = ""
    """Choices of one group belong together in a long list."""
    source: Source | None = None


class Barred(Part):
    """Something a player might expect to be able to do, and the rule that forbids it."""

    text: Text
    rule: str
    things: list[str] = []


class Question(Part):
    """What a seat is asked: one sentence, every choice, and what is not allowed and why."""

    seat: int
    kind: str
    text: Text
    choices: list[Choice]
    barred: list[Barred] = []


class LogEntry(Part):
    """Something that happened, in words; `steps` tell a longer story in order."""

    text: Text
    step: int = 0
    seat: int | None = None
    icon: str = ""
    rule: str = ""
    tone: Tone = "plain"
    steps: list[LogEntry] = []
