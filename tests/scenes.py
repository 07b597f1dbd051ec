"""Made-up tables, one for each way a scene can look: what the clients are tried on before and beside real games.

A text whose name is no message is said by its name, so these scenes need no words of their own.
"""

from __future__ import annotations

import math

from tabletome.scene import (
    Badge,
    Barred,
    Board,
    Card,
    CardPart,
    Cell,
    Choice,
    Die,
    Line,
    LogEntry,
    Mat,
    Piece,
    Point,
    Question,
    Scene,
    Score,
    Stat,
    Text,
    Tone,
    Zone,
    t,
)

SEAT_NAMES = ("Red", "Blue", "Green", "Yellow", "Violet")


def text(words: str) -> Text:
    return t(words)


# ---------------------------------------------------------------- a map of drawn areas


def island(number: int = 1) -> Board:
    """Five regions around a river, with standing, lying and many pieces."""
    own = f"isle{number}"
    corners: dict[str, tuple[str, list[Point]]] = {
        "1": ("forest", [(0, 0), (45, 0), (38, 30), (0, 34)]),
        "2": ("mountains", [(45, 0), (100, 0), (100, 28), (66, 36), (38, 30)]),
        "3": ("plains", [(0, 34), (38, 30), (42, 60), (30, 72), (0, 72)]),
        "4": ("ruins", [(38, 30), (66, 36), (70, 72), (30, 72), (42, 60)]),
        "5": ("water", [(66, 36), (100, 28), (100, 72), (70, 72)]),
    }
    cells = [
        Cell(
            id=f"{own}.{label}",
            name=text(f"Isle {number}, {terrain} {label}"),
            terrain=terrain,
            outline=outline,
            centre=_middle(outline),
            label=label,
            open=terrain != "water",
        )
        for label, (terrain, outline) in corners.items()
    ]
    cells[0].pieces = [meeple(own, 0, n) for n in range(2)] + [meeple(own, 1, 1)]
    cells[1].pieces = [meeple(own, 2, n) for n in range(5)]
    cells[2].badges = [Badge(icon="crown", value=3, tone="gold")]
    cells[3].pieces = [meeple(own, 3, 9, lying=True), Piece(id=f"{own}-gate", icon="stone-gate", name=text("Gate"))]
    river = Line(id=f"{own}-river", kind="river", points=[(38, 30), (42, 60), (30, 72)])
    return Board(id=own, kind="area", name=text(f"Isle {number}"), size=(100, 72), cells=cells, lines=[river])


def meeple(own: str, seat: int, number: int, lying: bool = False) -> Piece:
    name = text(f"{SEAT_NAMES[seat]} army")
    return Piece(id=f"{own}-{seat}-{number}", icon="meeple", name=name, seat=seat, lying=lying)


def _middle(outline: list[Point]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def kingdoms(islands: int = 5) -> Scene:
    """Several maps, a track, and mats with resources."""
    tower = Board(id="tower", kind="track", name=text("Tower"), cells=[_step(n) for n in range(7)])
    tower.cells[2].pieces = [
        Piece(id=f"tower-{s}", icon="tower", name=text(f"{SEAT_NAMES[s]} tower"), seat=s) for s in (0, 2)
    ]
    return Scene(
        game="kingdoms",
        name=text("Small Kingdoms"),
        status=[Badge(text=text("Round 3")), Badge(icon="crown", text=text("Red is active"), tone="gold")],
        boards=[*(island(n) for n in range(1, islands + 1)), tower],
        zones=[Zone(id="actions", kind="row", name=text("Actions"), cards=[_action(n) for n in range(6)])],
        mats=[resources_mat(seat) for seat in range(islands)],
    )


def _step(number: int) -> Cell:
    return Cell(id=f"tower.{number}", name=text(f"level {number}"), label=str(number))


def _action(number: int) -> Card:
    return Card(id=f"action-{number}", name=text(f"Action {number}"), spent=number % 3 == 1, lit=number == 2)


def resources_mat(seat: int) -> Mat:
    return Mat(
        seat=seat,
        name=text(f"{SEAT_NAMES[seat]} people"),
        active=seat == 0,
        stats=[
            Stat(id=f"mana-{seat}", name=text("Mana"), icon="crystal-ball", value=seat, most=9, tone="magic"),
            Stat(id=f"ore-{seat}", name=text("Ore"), icon="ore", value=4, most=9),
            Stat(id=f"food-{seat}", name=text("Food"), icon="wheat", value=9, most=9, tone="gold"),
            Stat(id=f"supply-{seat}", name=text("Armies in supply"), icon="meeple", value=3),
        ],
        badges=[Badge(icon="shield", text=text("allied with Blue"), tone="good")] if seat == 0 else [],
        score=seat * 3 + 2,
    )


# ---------------------------------------------------------------- hexes


def row_board(id: str, columns: int, rows: int, terrains: list[str]) -> Board:
    """Rows of pointy-top hexes, every other one shifted by half a hex."""
    cells = [
        Cell(
            id=f"{id}.{column}.{row}",
            name=text(f"{chr(97 + column)}{row + 1}"),
            at=(column - row // 2, row),
            terrain=terrains[(column * 7 + row * 5 + column * row) % len(terrains)],
            label=f"{chr(97 + column)}{row + 1}",
        )
        for row in range(rows)
        for column in range(columns)
    ]
    return Board(id=id, kind="hex", name=text(id.capitalize()), cells=cells)


def battle() -> Scene:
    """A field of 13 by 9 hexes with two armies and a river."""
    field = row_board("battlefield", 13, 9, ["plains", "plains", "plains", "forest", "hills", "plains", "water"])
    for seat in (0, 1):
        for number in range(10):
            place = (0 if seat == 0 else 8) * 13 + number + 1 + (number % 3) * (13 if seat == 0 else -13)
            field.cells[place].pieces.append(_troop(seat, number))
    field.lines = [Line(id="river", kind="river", between=("battlefield.6.3", "battlefield.6.4"))]
    return Scene(
        game="battle",
        name=text("Field of Battle"),
        status=[Badge(text=text("Turn 7")), Badge(icon="flag", value=2, text=text("flags for Red"))],
        boards=[field],
        mats=[Mat(seat=seat, name=text(SEAT_NAMES[seat]), score=seat + 2) for seat in (0, 1)],
        dice=[Die(id="d1", kind="battle", face="hit"), Die(id="d2", kind="battle", face="lore", hidden=True)],
    )


def _troop(seat: int, number: int) -> Piece:
    kinds = (("archer", "Archers"), ("horse-head", "Riders"), ("spears", "Footmen"))
    icon, name = kinds[number % 3]
    return Piece(id=f"troop-{seat}-{number}", icon=icon, name=text(name), seat=seat, health=(number % 4 + 1, 4))


def dungeon() -> Scene:
    """Sixty hexes in two rooms with a door, and twenty pieces with life and conditions."""
    left, right = row_board("left", 6, 5, ["stone"]), row_board("right", 6, 5, ["stone", "stone", "difficult", "stone"])
    for cell in right.cells:
        assert cell.at is not None
        cell.at = (cell.at[0] + 7, cell.at[1])
    door = Cell(id="door", name=text("door"), at=(5, 2), terrain="door", label="")
    rooms = Board(
        id="rooms", kind="hex", name=text("Barrow"), cells=[*left.cells, door, *right.cells], source="original"
    )
    rooms.cells[8].terrain, rooms.cells[8].open = "obstacle", False
    rooms.lines = [Line(id="wall", kind="wall", between=("left.2.2", "left.3.2"))]
    for number in range(20):
        rooms.cells[(number * 7 + 3) % 60].pieces.append(_figure(number))
    return Scene(
        game="dungeon",
        name=text("The Barrow"),
        status=[Badge(text=text("Round 3")), Badge(icon="fire", text=text("strong"), tone="bad")],
        boards=[rooms],
        zones=[hand(9)],
        mats=[hero_mat(0, "Brute", 10), hero_mat(1, "Spellweaver", 6)],
    )


def _figure(number: int) -> Piece:
    if number < 2:
        return Piece(
            id=f"hero-{number}",
            icon="barbute",
            name=text(("Brute", "Spellweaver")[number]),
            seat=number,
            health=(5, 10),
        )
    if number < 16:
        kind = ("Bandit Guard", "Bandit Archer", "Living Bones")[number % 3]
        tone: Tone = "gold" if number % 4 == 0 else "plain"
        badges = [Badge(text=text("poison"), tone="bad")] if number % 5 == 0 else []
        name = text(f"{kind} {number // 3 + 1}")
        return Piece(
            id=f"monster-{number}", icon="hood", name=name, tone=tone, health=(number % 6 + 1, 6), badges=badges
        )
    return Piece(id=f"coin-{number}", icon="two-coins", name=text("Coin"), tone="gold")


def hero_mat(seat: int, name: str, life: int) -> Mat:
    return Mat(
        seat=seat,
        name=text(name),
        active=seat == 0,
        stats=[
            Stat(id=f"life-{seat}", name=text("Life"), icon="hearts", value=life // 2, most=life, tone="bad"),
            Stat(id=f"xp-{seat}", name=text("Experience"), icon="stars", value=2),
        ],
        zones=[Zone(id=f"discard-{seat}", kind="pile", name=text("Discard"), count=3)],
    )


# ---------------------------------------------------------------- cards


def hand(count: int, seat: int = 0) -> Zone:
    return Zone(id="hand", kind="hand", name=text("Hand"), seat=seat, cards=[two_halves(n) for n in range(count)])


def two_halves(number: int) -> Card:
    names = ("Trample", "Shield Bash", "Eye for an Eye", "Sweeping Blow", "Warding Strength", "Grab and Go")
    top = CardPart(id=f"card-{number}-top", text=[text(f"Attack {number % 4 + 1}"), text("Pierce 2")], lit=number == 1)
    bottom = CardPart(
        id=f"card-{number}-bottom", text=[text(f"Move {number % 5 + 1}, jump over everything in between")]
    )
    return Card(
        id=f"card-{number}",
        name=text(names[number % len(names)]),
        label=str((number * 17) % 90 + 10),
        parts=[top, bottom],
        halves=True,
        badges=[Badge(icon="level", value=1)],
        lit=number == 0,
        spent=number == 4,
        source="original" if number == 2 else None,
    )


def card_table(count: int = 24) -> Scene:
    """A hand that is far too big, a pile and hidden cards."""
    hidden = Zone(
        id="other",
        kind="hand",
        name=text("Hand of Blue"),
        seat=1,
        cards=[Card(id=f"back-{n}", face_down=True) for n in range(7)],
    )
    pile = Zone(id="deck", kind="pile", name=text("Deck"), count=31, cards=[two_halves(50)])
    return Scene(
        game="cards",
        name=text("All the Cards"),
        zones=[pile, hand(count)],
        mats=[Mat(seat=1, name=text("Blue"), zones=[hidden])],
    )


# ---------------------------------------------------------------- a growing map with offers


def wilderness(tiles: int = 7) -> Scene:
    """Flowers of seven hexes laid side by side, offers of cards, mana and a mat with much on it."""
    terrains = ["plains", "forest", "hills", "desert", "wasteland", "swamp", "lake", "mountain", "city"]
    cells: dict[tuple[int, int], Cell] = {}
    for tile in range(tiles):
        centre = (2 * (tile % 3) + tile // 3, 3 * (tile // 3) - tile % 3)
        for place, (dq, dr) in enumerate([(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]):
            at = (centre[0] + dq, centre[1] + dr)
            terrain = terrains[(tile * 3 + place * 5) % len(terrains)]
            cells[at] = Cell(id=f"hex.{at[0]}.{at[1]}", name=text(f"{terrain} {at[0]}:{at[1]}"), at=at, terrain=terrain)
    found = list(cells.values())
    found[0].pieces = [Piece(id="hero", icon="mounted-knight", name=text("Hero"), seat=0)]
    found[5].pieces = [Piece(id="orc", icon="orc-head", name=text("Orc"), face_down=True)]
    found[9].pieces = [
        Piece(id="dragon", icon="dragon-head", name=text("Dragon"), tone="bad", badges=[Badge(icon="shield", value=9)])
    ]
    found[12].badges = [Badge(icon="village", text=text("village"))]
    offer = Zone(id="offer", kind="row", name=text("Advanced actions"), cards=[two_halves(n) for n in range(3)])
    units = Zone(id="units", kind="row", name=text("Units"), cards=[two_halves(n + 10) for n in range(4)])
    return Scene(
        game="wilderness",
        name=text("Wilderness"),
        status=[Badge(icon="sun", text=text("Day 2"), tone="gold")],
        boards=[Board(id="map", kind="hex", name=text("Map"), cells=found)],
        zones=[offer, units],
        dice=[Die(id=f"mana-{n}", kind="mana", face=face) for n, face in enumerate(("red", "blue", "gold"))],
        mats=[hero_mat(0, "Hero", 5)],
    )


def alone() -> Scene:
    """Nothing on the table at all."""
    return Scene(game="nothing", name=text("Nothing"))


SCENES = {
    "kingdoms": kingdoms,
    "battle": battle,
    "dungeon": dungeon,
    "cards": card_table,
    "wilderness": wilderness,
    "nothing": alone,
}


# ---------------------------------------------------------------- questions, logs, ends


def question(scene: Scene, most: int = 12) -> Question:
    """What may be done with the first things on the table."""
    cells = [cell for board in scene.boards for cell in board.cells][: most // 2]
    pieces = [piece for board in scene.boards for cell in board.cells for piece in cell.pieces][: most // 3]
    choices = [
        Choice(action=f"go {cell.id}", text=text(f"Go to {cell.name.name}"), things=[cell.id], group="move")
        for cell in cells
    ]
    choices += [
        Choice(action=f"hit {piece.id}", text=text(f"Attack {piece.name.name}"), things=[piece.id], group="attack")
        for piece in pieces
    ]
    choices.append(Choice(action="done", text=text("End your turn"), source="original"))
    barred = [Barred(text=text("Build: you need 2 more ore"), rule="TOY-BUILD-02")]
    return Question(seat=0, kind="act", text=text("Red, what do you do?"), choices=choices, barred=barred)


def log_entries() -> list[LogEntry]:
    steps = [LogEntry(text=text("Brute is 1 step away"), rule="TOY-FOCUS-02"), LogEntry(text=text("attack 2"))]
    return [
        LogEntry(text=text("Red patrols from forest 1 to plains 3"), seat=0, step=1),
        LogEntry(text=text("Bandit Guard 1 turns to Brute"), tone="bad", steps=steps, step=2),
        LogEntry(text=text("A tie goes to the defender"), rule="TOY-WAR-06", step=3, tone="gold"),
    ]


def scores() -> list[Score]:
    return [
        Score(seat=seat, name=text(name), points=seat + n)
        for n, name in enumerate(("Armies", "Tower"))
        for seat in (0, 1)
    ]


def spiral(count: int) -> list[tuple[int, int]]:
    """So many hexes around a middle one."""
    reach = math.isqrt(count) + 1
    return [(q, r) for q in range(-reach, reach + 1) for r in range(-reach, reach + 1) if abs(q + r) <= reach][:count]
