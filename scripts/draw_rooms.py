"""Draws docs/rooms/GAME.svg: the rooms of a game with their modules, and how many imports go through each door.

python scripts/draw_rooms.py
"""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path
from typing import NamedTuple

from scripts import rooms

FOLDER = Path(__file__).parents[1] / "docs" / "rooms"
WIDTH, ROOM_WIDTH = 1010, 800
COLUMN, LINE, PADDING, GAP, LANE = 155, 15, 12, 14, 9
STOREYS = ("view", "bots", "lessons", "knowledge", "campaign", "cards", "rules", "table", "content")
"""From the roof down: a room imports only from rooms below it, as the arrows at the right show."""
STYLE = """
  text { font: 12px ui-sans-serif, system-ui, sans-serif; fill: #2c2a26 }
  .room { font-weight: 700; font-size: 14px }
  .part { font-weight: 600; fill: #7a5a1e }
  .count { font-size: 11px; fill: #6b6860 }
  .wall { fill: #fbf8f1; stroke: #c9bfa8; stroke-width: 1.5 }
  .door { fill: none; stroke: #9a8f78; marker-end: url(#tip) }
"""


class Box(NamedTuple):
    """A room as it is drawn."""

    top: float
    height: float


def lines_of(names: list[str]) -> list[tuple[str, str]]:
    """What stands in a room, as (class, text): the parts of a room as headings over their modules."""
    parts: dict[str, list[str]] = {}
    for name in names:
        folder, _, module = name.rpartition(".")
        if name not in {other.rpartition(".")[0] for other in names}:
            parts.setdefault(folder.partition(".")[2], []).append(module)
    rows = []
    for part, modules in sorted(parts.items()):
        rows += [("part", part)] if part else []
        rows += [("module", module) for module in sorted(modules)]
    return rows


def draw(game: str) -> str:
    """The picture of a game as SVG."""
    standing: dict[str, list[str]] = {}
    for module in rooms.game_modules(game):
        standing.setdefault(rooms.room_of(module), []).append(module)
    seen = Counter((rooms.room_of(module), rooms.room_of(seen)) for module, seen, _ in rooms.game_imports(game))
    boxes: dict[str, Box] = {}
    drawn: list[str] = []
    top = 10.0
    for room in STOREYS:
        if room in standing:
            counts = [f"{count} {below}" for (above, below), count in sorted(seen.items()) if above == room != below]
            boxes[room], words = furnish(room, lines_of(standing[room]), ", ".join(counts), top)
            drawn.append(words)
            top += boxes[room].height + GAP
    drawn += doors([pair for pair in seen if pair[0] != pair[1] and set(pair) <= boxes.keys()], boxes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top:.0f}" width="{WIDTH}">'
        f"<title>The rooms of {game}</title><style>{STYLE}</style>"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#9a8f78"/></marker></defs>'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(drawn)}</svg>\n'
    )


def furnish(room: str, lines: list[tuple[str, str]], imported: str, top: float) -> tuple[Box, str]:
    """A room with the names of its modules in columns, and how much it imports from which other room."""
    columns = (ROOM_WIDTH - 2 * PADDING) // COLUMN
    rows = -(-len(lines) // columns)
    box = Box(top, 2 * PADDING + 20 + rows * LINE)
    words = [
        f'<rect class="wall" x="10" y="{top:.0f}" width="{ROOM_WIDTH}" height="{box.height:.0f}" rx="6"/>',
        f'<text class="room" x="{10 + PADDING}" y="{top + PADDING + 8:.0f}">{room}'
        f'<tspan class="count" dx="14">{"imports from: " + imported if imported else ""}</tspan></text>',
    ]
    for number, (kind, text) in enumerate(lines):
        x, y = 10 + PADDING + number // rows * COLUMN, top + PADDING + 28 + number % rows * LINE
        words.append(f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}">{escape(text)}</text>')
    return box, "".join(words)


def doors(pairs: list[tuple[str, str]], boxes: dict[str, Box]) -> list[str]:
    """An arrow for each room that imports from another, each in a lane of its own beside the rooms."""
    ways = sorted(pairs, key=lambda pair: (boxes[pair[1]].top - boxes[pair[0]].top, pair))
    drawn = []
    for lane, (above, below) in enumerate(ways):
        edge, x = 10 + ROOM_WIDTH, 10 + ROOM_WIDTH + 16 + lane * LANE
        start = _door_height(boxes[above], lane, len(ways))
        end = _door_height(boxes[below], lane, len(ways))
        drawn.append(f'<path class="door" d="M{edge} {start:.1f} H{x} V{end:.1f} H{edge + 1}"/>')
    return drawn


def _door_height(box: Box, lane: int, lanes: int) -> float:
    return box.top + box.height * (lane + 1) / (lanes + 1)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for folder in sorted((rooms.SOURCE / "tabletome" / "games").iterdir()):
        if (folder / "__init__.py").exists():
            (FOLDER / f"{folder.name}.svg").write_text(draw(folder.name), "utf-8")
            print(FOLDER / f"{folder.name}.svg")
