"""Adventures: read from the text files of the folder `adventures`, one battle a file. docs/games/battlelore.md shows
the format. BL-SCEN-01, 02, 03, BL-OVER-01, 02, BL-SETUP-10

    title: Ford at Dawn | Брод на рассвете
    source: original
    mode: medieval
    south: England | Англия
    north: France | Франция
    first: north
    command: 6 4
    victory: 4
    map:
      . . F . ...      nine rows of 13 and 12 hexes: . countryside, F forest, H hill, W waterway, D ford, B bridge
    armies:
      . . bs . ...     units by colour and kind, of the south in capitals; a digit changes the number of figures

Whatever does not fit is an `AdventureError` that names the file, the line and what would be right.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import re
from pathlib import Path
from typing import get_args

from tabletome.engine.errors import TabletomeError
from tabletome.engine.suggestions import did_you_mean
from tabletome.games.battlelore.content.board import NAMED, NORTH, NUMBER, ROWS, SIDES, SOUTH, WIDE
from tabletome.games.battlelore.content.notation import MEMBER_NAMES, Source
from tabletome.games.battlelore.content.terrain import LANDMARKS, LETTERS, TERRAIN, Landmark
from tabletome.games.battlelore.content.troops import CODES, CREATURE, TROOPS
from tabletome.geometry.hexes import from_offset

FOLDER = Path(__file__).parent / "adventures"
EITHER = -1
"""Belongs to no side: an objective for whoever takes it."""
COUNTRYSIDE_LETTER = "."
TOKEN = re.compile(r"([A-Za-z]+)(\d?)")
MODES = ("medieval", "lore")
OBJECTIVES = ("hold", "capture")


class AdventureError(TabletomeError):
    """A file that is not an adventure; the text says where and what would be right."""


@dataclasses.dataclass(frozen=True)
class Placed:
    """A unit at the start; its side is what the shape of its banner shows. BL-SETUP-05, BL-OVER-05, BL-UNIT-01"""

    side: int
    troop: str
    hex: int
    figures: int


@dataclasses.dataclass(frozen=True)
class Objective:
    """A victory banner token on a hex, for one side or for either. BL-VICTORY-03, 05

    One to `hold` counts while a unit stands there, one to `capture` is taken for good.
    """

    hex: int
    kind: str
    side: int


class Special(enum.Enum):
    """A rule that holds only in adventures that say so."""

    LANDMARKS = "landmarks"
    """Lore Masters of the third level bring landmarks. BL-LMLAND-02"""
    NO_STRONGHOLDS = "no-strongholds"
    """Commanders of the third level bring no Strongholds."""
    COMMANDERS = "commanders"
    """Councils that players choose have a Commander of at least the first level."""
    LAIRS = "lairs"
    """Creatures have Lairs. BL-FORT-17"""
    HIDDEN_LORE = "hidden-lore"
    """Nobody sees how much Lore the other has."""


@dataclasses.dataclass(frozen=True)
class Adventure:
    """A prepared battle."""

    name: str
    title: tuple[str, str]
    """In English and in Russian, as all texts of an adventure."""
    story: tuple[str, str]
    eves: tuple[tuple[str, str], tuple[str, str]]
    """What each side is told before the battle; may be empty, as the story."""
    endings: tuple[tuple[str, str], tuple[str, str]]
    """What is told when a side has won."""
    source: Source
    number: int
    lore: bool
    sides: tuple[tuple[str, str], tuple[str, str]]
    first: int
    command: tuple[int, int]
    victory: tuple[int, int]
    terrain: tuple[str, ...]
    units: tuple[Placed, ...]
    landmarks: tuple[Landmark, ...]
    objectives: tuple[Objective, ...]
    councils: tuple[tuple[int, ...], tuple[int, ...]]
    """The level of each member, by the order of MEMBERS. BL-CSETUP-01"""
    levels: tuple[int, ...]
    """The sums of levels for councils that the players choose themselves; none where the adventure prescribes them."""
    lore_sources: tuple[int, ...]
    exits: tuple[frozenset[int], frozenset[int]]
    """Where a unit of each side may leave the board for a victory banner. BL-BOARD-05"""
    specials: frozenset[Special]

    def creatures(self, side: int) -> int:
        """How many Creatures a side has."""
        return sum(unit.side == side and TROOPS[unit.troop].troop_class == CREATURE for unit in self.units)


@functools.lru_cache(maxsize=1)
def adventures() -> dict[str, Adventure]:
    """Every adventure in the folder, by name, in the order of their numbers."""
    found = [read_adventure(path) for path in sorted(FOLDER.glob("*.txt"))]
    return {each.name: each for each in sorted(found, key=lambda each: (each.number, each.name))}


def read_adventure(path: Path) -> Adventure:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise AdventureError(f"{path}: cannot be read as UTF-8 text ({wrong})") from None
    return parse_adventure(text, path.stem, str(path))


def check_file(path: Path) -> str:
    """The title of the adventure in a file, if all of it is in order."""
    return read_adventure(path).title[0]


def parse_adventure(text: str, name: str, place: str = "adventure") -> Adventure:
    """The adventure that a text describes; `place` stands before the line in errors."""
    return _Reading(text, name, place).adventure()


class _Reading:
    """One reading of one file."""

    def __init__(self, text: str, name: str, place: str) -> None:
        self.name = name
        self.place = place
        self.lines = text.splitlines()
        self.values: dict[str, list[tuple[int, str]]] = {}
        self.drawings: dict[str, list[tuple[int, list[str]]]] = {}
        self.split()

    def error(self, line: int, wrong: str) -> AdventureError:
        return AdventureError(f"{self.place}, line {line}: {wrong}")

    def split(self) -> None:
        """Into keys with values, and drawings."""
        drawing = ""
        for number, line in enumerate(self.lines, 1):
            text = line.split("#")[0].rstrip()
            if not text:
                continue
            if drawing and text[0] == " ":
                self.drawings[drawing].append((number, text.split()))
                continue
            drawing = self.key(number, text)

    def key(self, number: int, text: str) -> str:
        """One `key: value`; the name of the drawing that it opens, or nothing."""
        key, colon, value = text.partition(":")
        if not colon:
            raise self.error(number, f"{text.strip()!r} should be a key with a colon, or an indented row of a drawing")
        if key in DRAWINGS:
            if key in self.drawings:
                raise self.error(number, f"a second {key!r}; an adventure has one")
            self.drawings[key] = []
            return key
        if key not in KEYS:
            raise self.error(number, f"there is no key {key!r}; {did_you_mean(key, (*KEYS, *DRAWINGS))}")
        if key in self.values and key not in REPEATED:
            raise self.error(number, f"a second {key!r}; the first is in line {self.values[key][0][0]}")
        self.values.setdefault(key, []).append((number, value.strip()))
        return ""

    def adventure(self) -> Adventure:
        for key in REQUIRED:
            if key not in self.values and key not in self.drawings:
                raise self.error(len(self.lines) or 1, f"the file ends without {key!r}, which every adventure needs")
        lore = self.word("mode", MODES) == "lore"
        return Adventure(
            name=self.name,
            title=self.two_languages("title"),
            story=self.tale("story"),
            eves=(self.tale("eve-south"), self.tale("eve-north")),
            endings=(self.tale("won-south"), self.tale("won-north")),
            source=self.source(),
            number=self.number("number", 1, 999) if "number" in self.values else 999,
            lore=lore,
            sides=(self.two_languages("south"), self.two_languages("north")),
            first=SIDES.index(self.word("first", SIDES)),
            command=self.pair("command", 1, 6),
            victory=self.pair("victory", 1, 20),
            terrain=self.terrain(),
            units=self.units(),
            landmarks=self.landmarks(),
            objectives=tuple(self.objective(*entry) for entry in self.values.get("objective", [])),
            councils=self.councils(lore),
            levels=self.pair("levels", 1, 10) if "levels" in self.values else (),
            lore_sources=self.hexes("lore-source"),
            exits=(frozenset(self.hexes("exit-south")), frozenset(self.hexes("exit-north"))),
            specials=self.specials(),
        )

    # values

    def value(self, key: str) -> tuple[int, str]:
        return self.values[key][0]

    def word(self, key: str, known: tuple[str, ...]) -> str:
        line, said = self.value(key)
        if said not in known:
            raise self.error(line, f"{key} is {said!r}; it should be one of: {', '.join(known)}")
        return said

    def source(self) -> Source:
        line, said = self.value("source")
        for source in get_args(Source):
            if said == source:
                return source  # type: ignore[no-any-return]
        raise self.error(line, f"source is {said!r}; it should be one of: {', '.join(get_args(Source))}")

    def two_languages(self, key: str) -> tuple[str, str]:
        line, said = self.value(key)
        parts = [part.strip() for part in said.split("|")]
        if not parts[0] or len(parts) > 2:
            raise self.error(line, f"{key} should be a text in English, and after a | the same in Russian")
        return parts[0], parts[-1]

    def tale(self, key: str) -> tuple[str, str]:
        """Words that an adventure can do without."""
        return self.two_languages(key) if key in self.values else ("", "")

    def number(self, key: str, least: int, most: int) -> int:
        line, said = self.value(key)
        return self.in_range(line, key, said, least, most)

    def in_range(self, line: int, what: str, said: str, least: int, most: int) -> int:
        if not said.isdecimal() or not least <= int(said) <= most:
            raise self.error(line, f"{what} is {said!r}; it should be a number from {least} to {most}")
        return int(said)

    def pair(self, key: str, least: int, most: int) -> tuple[int, int]:
        """One number for both sides, or one for the south and one for the north."""
        line, said = self.value(key)
        words = said.split()
        if len(words) not in (1, 2):
            raise self.error(line, f"{key} should be one number, or two: for the south and for the north")
        numbers = [self.in_range(line, key, word, least, most) for word in words]
        return numbers[0], numbers[-1]

    def hex(self, line: int, name: str) -> int:
        if name not in NAMED:
            raise self.error(line, f"there is no hex {name!r}; hexes are a1 to m9, the even rows end with l")
        return NAMED[name]

    def ground(self, line: int, name: str) -> int:
        """A hex that units can enter."""
        h = self.hex(line, name)
        if not TERRAIN[self.terrain()[h]].passable:
            raise self.error(line, f"{name} is a waterway, where no unit can be")
        return h

    def hexes(self, key: str) -> tuple[int, ...]:
        return tuple(self.ground(line, name) for line, said in self.values.get(key, []) for name in said.split())

    def owner(self, line: int, said: str) -> int:
        if said == "either":
            return EITHER
        if said not in SIDES:
            raise self.error(line, f"{said!r} should be south, north or either")
        return SIDES.index(said)

    def landmarks(self) -> tuple[Landmark, ...]:
        """One a hex at most. BL-LMLAND-06"""
        found: dict[int, Landmark] = {}
        for line, said in self.values.get("landmark", []):
            landmark = self.landmark(line, said)
            if landmark.hex in found:
                raise self.error(line, f"there is a {found[landmark.hex].kind} on {said.split()[1]} already")
            found[landmark.hex] = landmark
        return tuple(found.values())

    def landmark(self, line: int, said: str) -> Landmark:
        words = said.split()
        if len(words) not in (2, 3) or words[0] not in LANDMARKS:
            raise self.error(
                line, f"a landmark is written KIND HEX OWNER, the kind being one of: {', '.join(LANDMARKS)}"
            )
        owner = self.owner(line, words[2]) if len(words) == 3 else EITHER
        return Landmark(self.ground(line, words[1]), words[0], owner)

    def objective(self, line: int, said: str) -> Objective:
        words = said.split()
        if len(words) != 3 or words[0] not in OBJECTIVES:
            raise self.error(line, f"an objective is written {'|'.join(OBJECTIVES)} HEX south|north|either")
        return Objective(self.ground(line, words[1]), words[0], self.owner(line, words[2]))

    def councils(self, lore: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """`council-south: commander 2 wizard 1`. BL-CSETUP-01"""
        keys = ("council-south", "council-north")
        chosen = "levels" in self.values
        if chosen and not lore:
            raise self.error(self.value("levels")[0], "a medieval adventure has no councils, so none can be chosen")
        for key in keys:
            if (key in self.values) != (lore and not chosen):
                line = self.value(key if key in self.values else "mode")[0]
                raise self.error(
                    line,
                    f"a lore adventure needs {key!r}, or 'levels' for councils of choice; a medieval one has neither",
                )
        south, north = (self.council(key) if key in self.values else (0,) * len(MEMBER_NAMES) for key in keys)
        return south, north

    def council(self, key: str) -> tuple[int, ...]:
        line, said = self.value(key)
        words = said.split()
        levels = dict.fromkeys(MEMBER_NAMES, 0)
        for member, level in zip(words[::2], words[1::2], strict=False):
            if member not in levels:
                raise self.error(line, f"no {member!r} sits on a council; members are: {', '.join(levels)}")
            levels[member] = self.in_range(line, member, level, 0, 3)
        if len(words) % 2:
            raise self.error(line, f"{words[-1]!r} needs a level from 0 to 3 after it")
        return tuple(levels.values())

    def specials(self) -> frozenset[Special]:
        if "special" not in self.values:
            return frozenset()
        line, said = self.value("special")
        known = {special.value: special for special in Special}
        for word in said.split():
            if word not in known:
                raise self.error(line, f"there is no special rule {word!r}; there are: {', '.join(known)}")
        return frozenset(known[word] for word in said.split())

    # drawings

    def drawn(self, key: str) -> list[tuple[int, list[str]]]:
        """Nine rows of 13 and 12 hexes by turns."""
        rows = self.drawings[key]
        if len(rows) != ROWS:
            last = rows[-1][0] if rows else len(self.lines)
            raise self.error(last, f"the {key} has {len(rows)} rows; the board has {ROWS}")
        for place, (line, tokens) in enumerate(rows):
            width = WIDE - place % 2
            if len(tokens) != width:
                raise self.error(line, f"row {place + 1} of the {key} has {len(tokens)} hexes; it should have {width}")
        return rows

    def terrain(self) -> tuple[str, ...]:
        terrain = []
        for line, tokens in self.drawn("map"):
            for token in tokens:
                if token not in LETTERS:
                    raise self.error(line, f"no terrain is drawn {token!r}; it is one of: {' '.join(LETTERS)}")
                terrain.append(LETTERS[token])
        return tuple(terrain)

    def units(self) -> tuple[Placed, ...]:
        units = []
        for row, (line, tokens) in enumerate(self.drawn("armies")):
            for column, token in enumerate(tokens):
                if token != COUNTRYSIDE_LETTER:
                    units.append(self.unit(line, token, NUMBER[from_offset(column, row)]))
        for side, name in enumerate(SIDES):
            if not any(unit.side == side for unit in units):
                raise self.error(self.drawings["armies"][-1][0], f"the {name} has no units")
        return tuple(units)

    def unit(self, line: int, token: str, h: int) -> Placed:
        shape = TOKEN.fullmatch(token)
        code = shape[1].upper() if shape else ""
        if shape is None or code not in CODES or shape[1] not in (code, code.lower()):
            raise self.error(
                line, f"no unit is drawn {token!r}; kinds are {' '.join(CODES)}, small letters for the north"
            )
        troop = TROOPS[CODES[code]]
        if not TERRAIN[self.terrain()[h]].passable:
            raise self.error(line, f"{token!r} stands in a waterway, where no unit can be")
        figures = int(shape[2]) if shape[2] else troop.size
        if not 1 <= figures <= troop.size:
            raise self.error(line, f"{token!r}: a unit of this kind has 1 to {troop.size} figures")
        return Placed(SOUTH if shape[1] == code else NORTH, troop.name, h, figures)


DRAWINGS = ("map", "armies")
KEYS = (
    "title", "story", "eve-south", "eve-north", "won-south", "won-north", "source", "number", "mode", "south", "north",
    "first", "command", "victory", "council-south", "council-north", "levels",
    "landmark", "objective", "lore-source", "exit-south", "exit-north", "special",
)  # fmt: skip
REPEATED = ("landmark", "objective")
REQUIRED = ("title", "source", "mode", "south", "north", "first", "command", "victory", "map", "armies")
