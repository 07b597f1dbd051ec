"""Small maps, as SVG: what a game draws of a place that can be chosen, all of one format."""

from __future__ import annotations

from collections.abc import Iterable

WIDE, HIGH = 233, 148
"""How wide such a drawing is to its height."""
GROUND = "#17130e"


def small_map(box: tuple[float, float, float, float], margin: float, parts: Iterable[str]) -> str:
    """These parts, which lie between the left, upper, right and lower edge of a box, in the middle of a drawing."""
    left, top, right, bottom = box
    width, height = right - left + 2 * margin, bottom - top + 2 * margin
    across, down = max(width, height * WIDE / HIGH), max(height, width * HIGH / WIDE)
    x, y = (left + right - across) / 2, (top + bottom - down) / 2
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.1f} {y:.1f} {across:.1f} {down:.1f}">',
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{across:.1f}" height="{down:.1f}" fill="{GROUND}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def outline(points: Iterable[tuple[float, float]]) -> str:
    """A closed path through these points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
