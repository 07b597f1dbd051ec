"""Draws the battlefield of every adventure of BattleLore, small, for the form of a new table.

    python -m scripts.draw_battlefields

The drawing of a value of an option is called by both names (`adventure-agincourt`); the server serves what lies in a
game's `pictures`, and the client shows what it finds there. The test compares them with the adventures.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path

from tabletome.games.battlelore.content.adventures import Adventure, adventures
from tabletome.games.battlelore.content.board import COLUMN, ROW, ROWS, SIZE, SOUTH, WIDE
from tabletome.games.battlelore.content.terrain import (
    BRIDGE,
    COUNTRYSIDE,
    FORD,
    FOREST,
    HILL,
    WATERWAY,
)
from tabletome.games.battlelore.content.troops import CREATURE, TROOPS

FOLDER = Path(__file__).parent.parent / "src/tabletome/games/battlelore/pictures"
RADIUS = 10
"""From the middle of a hex to its corners."""
ACROSS = RADIUS * sqrt(3)
MARGIN = 4
GROUND = {
    COUNTRYSIDE: "#8a9443",
    FOREST: "#35632f",
    HILL: "#a5794a",
    WATERWAY: "#3a78b8",
    FORD: "#8fb0bd",
    BRIDGE: "#c2a877",
}
ARMIES = ("#d8483f", "#3f7fd8")
"""The colours of the seats: the south, the north."""


def main() -> None:
    for name, adventure in adventures().items():
        (FOLDER / f"adventure-{name}.svg").write_text(battlefield(adventure), "utf-8")


def battlefield(adventure: Adventure) -> str:
    width, height = WIDE * ACROSS + 2 * MARGIN, (1.5 * ROWS + 0.5) * RADIUS + 2 * MARGIN
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">',
            f'<rect width="{width:.0f}" height="{height:.0f}" fill="#1c170e"/>',
            *grounds(adventure),
            *landmarks(adventure),
            *armies(adventure),
            "</svg>\n",
        ]
    )


def outline(h: int) -> str:
    """A hex, from its upper corner around."""
    x, y = middle(h)
    half, side = ACROSS / 2, RADIUS / 2
    slants = [f"l{across:.1f} {down:.0f}" for across, down in ((half, side), (-half, side), (-half, -side))]
    return f"M{x:.1f} {y - RADIUS:.1f}{slants[0]}v{RADIUS}{slants[1]}{slants[2]}v-{RADIUS}z"


def middle(h: int) -> tuple[float, float]:
    """Where a hex lies on the drawing; rows with fewer hexes begin half a hex further in."""
    inward = 0.5 if ROW[h] % 2 == 0 else 1.0
    return MARGIN + (COLUMN[h] + inward) * ACROSS, MARGIN + (1.5 * ROW[h] + 1) * RADIUS


def grounds(adventure: Adventure) -> Iterator[str]:
    """Hexes of one terrain together, so that its colour is said once."""
    for terrain, colour in GROUND.items():
        there = [h for h in range(SIZE) if adventure.terrain[h] == terrain]
        if there:
            hexes = "".join(map(outline, there))
            yield f'<path d="{hexes}" fill="{colour}" stroke="#2b2413" stroke-width=".7"/>'


def landmarks(adventure: Adventure) -> Iterator[str]:
    for landmark in adventure.landmarks:
        x, y = middle(landmark.hex)
        yield f'<path d="M{x - 5:.1f} {y + 4:.1f}v-8h2.5v2h5v-2h2.5v8z" fill="#d9cfb4" stroke="#2b2413"/>'


def armies(adventure: Adventure) -> Iterator[str]:
    """A disc for each unit, a larger one for a Creature; the south's are round, the north's square, so that colour is
    not all that tells them apart."""
    for unit in adventure.units:
        x, y = middle(unit.hex)
        size = 7 if TROOPS[unit.troop].troop_class == CREATURE else 4.6
        look = f'fill="{ARMIES[unit.side]}" stroke="#fff4dc" stroke-width="1.2"'
        if unit.side == SOUTH:
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {look}/>'
        else:
            yield f'<rect x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size}" height="{2 * size}" rx="1" {look}/>'


if __name__ == "__main__":
    main()
