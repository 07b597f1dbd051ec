"""The words in which a game describes its table to any client. docs/protocol.md shows them with examples.

A client draws what it finds here and sends back the `action` of a choice. It knows no rules and no game: everything
that can be pointed at has an `id`, and a choice names the ids of the things it acts on, in the order a person would
point at them. Icons are names of the game-icons set; terrains, sites, tones and line kinds are plain words that a
client draws, with a neutral look for words it does not know. Whatever has its default value may be left out, and a game
that says nothing new still looks right.

Any text may hold *terms*: `[[stun]]` is drawn as the icon of the term `stun`, `[[stun|stunned]]` as that word, and both
can be asked for their meaning. The terms of a game are its glossary (`Game.terms`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.scene.words import Text

Point: TypeAlias = tuple[float, float]
Tone: TypeAlias = Literal["plain", "good", "bad", "gold", "magic", "cool", "dim"]
Hue: TypeAlias = Literal["red", "blue", "green", "white", "gold", "black", "purple", "orange", "teal", "brown"]
"""The colour a thing has on the table, whatever it means for a player."""
Source: TypeAlias = Literal["book", "public", "mixed", "original"]
"""Where the facts of a piece come from; `mixed` is partly printed and partly ours."""
State: TypeAlias = Literal["done", "now", "next"]
EffectKind: TypeAlias = Literal[
    "move", "strike", "shoot", "hurt", "heal", "roll", "flip", "reveal", "gain", "spend", "place", "remove", "say"
]


class Part(msgspec.Struct, omit_defaults=True, gc=False):
    """Base of everything in a scene. Scenes are trees: no part is ever in a ring that would have to be looked for."""


# ----- small things, used by many


class Badge(Part):
    """A small mark: an icon, a number, a word, or several of these."""

    icon: str = ""
    value: int | None = None
    text: Text | None = None
    tone: Tone = "plain"
    hue: Hue | None = None
    seat: int | None = None
    """Whose mark it is, where it shows that."""


class Note(Part):
    """A line that explains something, and the rule behind it, if there is one."""

    text: Text
    rule: str = ""
    icon: str = ""
    tone: Tone = "plain"


class Step(Part):
    """A step of something that goes on: a phase of a combat, a part of a turn."""

    name: Text
    state: State = "next"


class Pattern(Part):
    """Hexes that something covers together, in axial coordinates; `own` is where whoever does it stands."""

    hexes: list[tuple[int, int]]
    own: tuple[int, int] | None = None


class Term(Part):
    """A word of the glossary: a keyword, a condition, a symbol."""

    id: str
    name: Text
    text: Text | None = None
    """What it means."""
    icon: str = ""
    hue: Hue | None = None
    rule: str = ""


class Sum(Part):
    """Arithmetic that a player may want to see: each term with its sign, and what it comes to."""

    terms: list[Badge]
    """`value` with its sign, `text` or `icon` saying what it is."""
    total: int
    against: int | None = None
    """What the total has to reach, or is taken from."""
    name: Text | None = None


class Meter(Part):
    """How much of something is there and how much is needed: block against an attack, points against a price."""

    name: Text
    value: int
    needed: int
    text: Text | None = None
    icon: str = ""
    tone: Tone = "plain"
    thing: str = ""
    """What it is about: a card or a part of one, which shows it where it lies."""


class Stat(Part):
    """Something counted: a resource, life, a level, a place on a track."""

    id: str
    name: Text
    icon: str
    value: int
    most: int | None = None
    least: int = 0
    tone: Tone = "plain"
    hue: Hue | None = None
    show: Literal["number", "bar", "dial", "track", "slots", "pips", "arc"] = "number"
    """A plain number; a bar or a dial that is full at `most`; a track of labelled cells; places for pieces; dots; an
    arc of moments, each with the icon of its mark."""
    base: int | None = None
    """The printed value, where something has changed it."""
    marks: list[Mark] = []
    text: Text | None = None
    """A word beside or instead of the number."""
    help: Text | None = None


class Mark(Part):
    """Something on a track: a label on a cell, or whose marker stands there."""

    at: int
    text: Text | None = None
    icon: str = ""
    seat: int | None = None
    tone: Tone = "plain"


# ----- boards


class Piece(Part):
    """Something that stands on a board: a figure, a token, a monument."""

    id: str
    icon: str
    name: Text
    seat: int | None = None
    """Whose it is; clients give each seat a colour."""
    hue: Hue | None = None
    """Its own colour, where it is not its owner's: the class of a unit, a character of a player who has several."""
    tone: Tone = "plain"
    shape: Literal["figure", "token", "round", "jagged", "octagon", "banner"] = "figure"
    """The outline: what kind of thing it is, told without colour."""
    rank: Literal["", "elite", "boss"] = ""
    number: int | None = None
    """What tells it from its like."""
    lying: bool = False
    face_down: bool = False
    health: tuple[int, int] | None = None
    figures: tuple[int, int] | None = None
    """How many models it has left, of how many."""
    badges: list[Badge] = []
    sheet: str = ""
    """The sheet that says everything about it."""
    help: Text | None = None


class Sign(Part):
    """What the look of pieces means: a colour, an outline, a flag with its number."""

    name: Text
    """Whoever looks like that."""
    text: Text | None = None
    """What that comes to."""
    icon: str = ""
    hue: Hue | None = None
    shape: Literal["figure", "token", "round", "jagged", "octagon", "banner"] = "token"
    number: int | None = None


class Site(Part):
    """What a place is: a village, a keep, a mine. Drawn under the pieces."""

    kind: str
    name: Text | None = None
    """What a player calls it, where the name of the cell does not say so."""
    hue: Hue | None = None
    seat: int | None = None
    """Whose it is."""
    state: str = ""
    """Such as `burned`, `conquered`, `open`."""


class Cell(Part):
    """A place on a board. Hex boards give `at` (axial coordinates), area boards give `outline` and `centre`."""

    id: str
    name: Text
    """What a player would call it: never a bare number."""
    terrain: str = ""
    site: Site | None = None
    at: tuple[int, int] | None = None
    outline: list[Point] = []
    centre: Point | None = None
    label: str = ""
    """What is written on it: a number, a coordinate."""
    icon: str = ""
    help: Text | None = None
    """What is worth knowing of it, for whoever looks closer."""
    open: bool = True
    """False where nothing can ever stand."""
    state: Literal["", "done", "now", "open", "shut", "unknown"] = ""
    """Of a place on a map of places: visited, here, to be gone to, closed, not known."""
    sheet: str = ""
    """The sheet that says everything about it."""
    pieces: list[Piece] = []
    badges: list[Badge] = []


class Line(Part):
    """Something drawn between cells: a river, a wall, a door, a road."""

    id: str
    kind: str
    points: list[Point] = []
    between: tuple[str, ...] = ()
    name: Text | None = None


class Group(Part):
    """Cells that belong together: a tile, a room, a flank, a tile that could be turned up."""

    id: str
    kind: Literal["tile", "room", "section", "ghost", "area"]
    """`ghost`: not there yet, drawn as an outline."""
    cells: list[str] = []
    at: list[tuple[int, int]] = []
    """Hexes of a ghost, which are no cells."""
    name: Text | None = None
    text: Text | None = None
    """What is to be said of it: a price, who rules it."""
    hue: Hue | None = None


class Overlay(Part):
    """Cells that are marked: always, or while a person looks at `thing`."""

    style: Literal["reach", "range", "area", "threat"]
    cells: list[str]
    thing: str = ""
    text: Text | None = None


class Arrow(Part):
    """From one thing to another: who means to attack whom, who sees whom, where somebody came from."""

    kind: Literal["intent", "attack", "move", "sight"]
    start: str
    end: str
    text: Text | None = None
    tone: Tone = "plain"


class Board(Part):
    """Cells with pieces. `kind` says how cells lie: as hexes, as drawn areas, as steps of a track, or on a picture."""

    id: str
    kind: Literal["hex", "area", "track", "picture"]
    name: Text
    size: Point = (0.0, 0.0)
    seat: int | None = None
    cells: list[Cell] = []
    lines: list[Line] = []
    groups: list[Group] = []
    badges: list[Badge] = []
    picture: str = ""
    """The drawing behind the cells, by the name of a file in the game's own `pictures`."""
    focus: list[str] = []
    """Things that should be in view now."""
    source: Source | None = None


# ----- cards, decks, sheets


class CardPart(Part):
    """A section of a card: a half, an ability, a level."""

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
    cost: list[Badge] = []
    """What it takes to have or use it."""
    counter: Stat | None = None
    """What is counted on it: rounds until it can be used again, charges, boxes that are ticked."""
    columns: list[Badge] = []
    """A small diagram: one column beside the other, as the sections that an order reaches."""
    tone: Tone = "plain"
    hue: Hue | None = None
    """The colour of its frame."""
    kind: Text | None = None
    """What sort of card it is, in a word or two."""
    face_down: bool = False
    spent: bool = False
    lit: bool = False
    source: Source | None = None


class Odds(Part):
    """How many cards of a kind a deck still holds, and held when full."""

    name: Text
    left: int
    most: int
    icon: str = ""
    tone: Tone = "plain"


class Zone(Part):
    """Cards that lie together. A pile shows its top card, if any, and its `count`."""

    id: str
    kind: Literal["hand", "row", "pile", "tableau"]
    name: Text
    role: Literal["", "hand", "played", "active", "discard", "lost", "items", "offer", "deck"] = ""
    """What it is to a player. Clients give each role a fixed place; offers share one, as tabs."""
    icon: str = ""
    """Its sign, where others of the same role have to be told from it."""
    seat: int | None = None
    cards: list[Card] = []
    count: int | None = None
    odds: list[Odds] = []
    """What may come next, of a deck whose content is known."""
    urgent: bool = False
    """Everything turns on it now, as on enemies in combat: it is shown before all else."""


class Row(Part):
    """A line of a sheet: what it is for, what it holds, whether it applies now and why."""

    name: Text | None = None
    values: list[Badge] = []
    """One for each of the sheet's columns, or as many as the line has. Bare numbers in a sheet without columns are
    marks on a scale, dim where they do not count; the name tells it in words."""
    text: Text | None = None
    state: Literal["", "lit", "dim"] = ""
    why: Text | None = None
    things: list[str] = []
    """The pieces it speaks of."""
    health: tuple[int, int] | None = None


class Sheet(Part):
    """Everything about one thing: a monster's statistics, an enemy, a hero, a place."""

    id: str
    name: Text
    icon: str = ""
    hue: Hue | None = None
    text: Text | None = None
    """What it is, in a line."""
    label: str = ""
    stats: list[Stat] = []
    badges: list[Badge] = []
    """Conditions and other marks, each with a word."""
    columns: list[Badge] = []
    rows: list[Row] = []
    notes: list[Note] = []
    """Abilities and rules in words."""
    zones: list[Zone] = []
    always: bool = False
    """It is worth a place on the table all the time; other sheets wait to be asked for."""


class Prospect(Part):
    """One way in which what is being resolved may go on: who would have won, what each side would pay and get."""

    name: Text
    result: Text | None = None
    """What it comes to, in a word: a score, how likely it is."""
    icon: str = ""
    tone: Tone = "plain"
    notes: list[Note] = []
    forecast: list[Forecast] = []


class Panel(Part):
    """What is being resolved now: a combat, a shop, a page of a story, a reckoning. The first one has the focus."""

    id: str
    kind: Literal["combat", "shop", "story", "summary", "choice"]
    title: Text
    text: list[Text] = []
    icon: str = ""
    picture: str = ""
    steps: list[Step] = []
    sheets: list[Sheet] = []
    meters: list[Meter] = []
    sums: list[Sum] = []
    dice: list[Die] = []
    prospects: list[Prospect] = []
    """How it may go on, side by side."""
    zones: list[Zone] = []
    notes: list[Note] = []
    overlays: list[Overlay] = []
    """Where it happens, marked on the boards."""
    arrows: list[Arrow] = []


# ----- players, dice, order


class Mat(Part):
    """All that lies before one player, or before one of the characters of a player who has several."""

    seat: int
    name: Text
    id: str = ""
    icon: str = ""
    hue: Hue | None = None
    text: Text | None = None
    active: bool = False
    """It is this player's turn."""
    stats: list[Stat] = []
    badges: list[Badge] = []
    notes: list[Note] = []
    """What threatens it, what it is after."""
    zones: list[Zone] = []
    sheet: str = ""
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
    hue: Hue | None = None
    name: Text | None = None
    """What it shows, in words."""
    effect: Text | None = None
    """What it does here, or why it does nothing."""
    tone: Tone = "plain"
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
    hue: Hue | None = None
    badges: list[Badge] = []
    active: bool = False
    done: bool = False
    notes: list[Note] = []
    """What will be done then, and why, where that is known."""


class Look(Part):
    """How the room looks: a palette by its name, and the light."""

    palette: str = ""
    light: Literal["day", "night", "torch", "underground"] = "day"


class Scene(Part):
    """The whole table as one seat may see it."""

    game: str
    name: Text
    aim: Text | None = None
    """What the players are after, and how the game ends."""
    look: Look | None = None
    status: list[Badge] = []
    """Where we are: round, phase, time of day."""
    order: list[Turn] = []
    """Who acts when, where that is not simply the order of the mats."""
    shared: list[Stat] = []
    """What is counted and belongs to nobody: elements, pools, supplies."""
    boards: list[Board] = []
    overlays: list[Overlay] = []
    arrows: list[Arrow] = []
    zones: list[Zone] = []
    """Cards that belong to nobody: offers, decks, cards in effect."""
    mats: list[Mat] = []
    dice: list[Die] = []
    sheets: list[Sheet] = []
    key: list[Sign] = []
    """How pieces are told apart, for the margin of the table; clients leave it out where room is short."""
    panels: list[Panel] = []
    scores: list[Score] = []
    """How each seat's points are made up: so far, or once the game is over. A sheet with the id `scores` tells the
    same, for clients that have no room for a table of them."""


class Score(Part):
    """One line of the reckoning."""

    seat: int
    name: Text
    points: int


# ----- questions


class Forecast(Part):
    """What a choice would lead to, as far as a player can know it: shown on the choice and on the thing."""

    thing: str = ""
    text: Text | None = None
    before: int | None = None
    after: int | None = None
    """What becomes of the thing's life, or another number; on average, where it is a matter of luck."""
    most: int | None = None
    chance: float | None = None
    """How likely it is that what is hoped for comes about."""
    spread: list[tuple[int, float]] = []
    """Each result and how likely it is."""
    tone: Tone = "plain"


class Choice(Part):
    """One thing a player may do now. `action` is sent back to take it."""

    action: str
    text: Text
    things: list[str] = []
    path: list[str] = []
    """The cells that are passed on the way, for a preview."""
    covers: list[str] = []
    """The cells that lie under it together, for a preview."""
    turn: str = ""
    """Choices of one `turn` are the same area laid differently: a key or the wheel goes from one to the next."""
    group: str = ""
    """Choices of one group belong together in a long list."""
    role: Literal["", "main", "skip", "end", "quit"] = ""
    """Where it belongs: the main button, going without, ending one's turn, leaving for good."""
    risk: Literal["", "costly", "lethal", "final"] = ""
    """`lethal` and `final` choices need a second press."""
    minor: bool = False
    """It is allowed, but as things stand nothing comes of it, or nobody needs it to get on: clients fold it behind the
    others."""
    cost: list[Badge] = []
    forecast: list[Forecast] = []
    amounts: dict[str, int] = {}
    """For questions about numbers: how much of each of the question's `amounts`."""
    goes_on: bool = False
    """It only says that one goes on; whoever does what comes next need not say so first (`Question.beyond`)."""
    first: list[str] = []
    """Answers to be given before it, each to its own question: it is a choice of a later one."""
    help: Text | None = None
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
    beyond: list[Choice] = []
    """Choices of what is asked next if one just goes on (`Choice.goes_on`), so that they can be taken at once."""
    barred: list[Barred] = []
    help: Text | None = None
    about: str = ""
    """The thing the question belongs to: a card being played, a figure that acts."""
    steps: list[Step] = []
    shows: list[Card] = []
    """Cards to choose between that lie nowhere on the table, or should be seen large; the choices name their ids."""
    amounts: list[Stat] = []
    """What is counted out, where the choices are numbers."""


# ----- what happened


class Effect(Part):
    """Something that happened, for the eye. A client plays effects one after another."""

    kind: EffectKind
    thing: str = ""
    """Who or what it happens to; for `strike` and `shoot`, who does it. A cell stands for whoever of the seat of the
    entry is there; a `move` without a thing is theirs who stand at the start of its path."""
    target: str = ""
    path: list[str] = []
    """Cells, from the first to the last; only one where a thing goes there from wherever it is."""
    amount: int | None = None
    icon: str = ""
    dice: list[Die] = []
    cards: list[Card] = []
    text: Text | None = None
    tone: Tone = "plain"


class LogEntry(Part):
    """Something that happened, in words; `steps` tell a longer story in order."""

    text: Text
    step: int = 0
    seat: int | None = None
    icon: str = ""
    rule: str = ""
    tone: Tone = "plain"
    kind: Literal["", "headline", "story"] = ""
    sum: Sum | None = None
    """The arithmetic behind it."""
    things: list[str] = []
    effects: list[Effect] = []
    steps: list[LogEntry] = []
