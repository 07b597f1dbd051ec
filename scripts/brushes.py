"""Brushes for drawings of a game: each gives SVG for a thing in a scene, the same whenever it is drawn."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ICONS = Path(__file__).parent.parent / "web/node_modules/@iconify-json/game-icons/icons.json"
WIDTH, HEIGHT = 320, 240

DEFS = """<defs>
<filter id="paint" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .05" numOctaves="4" seed="8" result="n"/><feDiffuseLighting in="n" surfaceScale="2.4" diffuseConstant="1.1" lighting-color="#fff"><feDistantLight azimuth="235" elevation="60"/></feDiffuseLighting></filter>
<filter id="stone" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="4" seed="21" result="n"/><feDiffuseLighting in="n" surfaceScale="2" diffuseConstant="1.1" lighting-color="#fff"><feDistantLight azimuth="235" elevation="56"/></feDiffuseLighting></filter>
<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="mist"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="1" dy="2.5" stdDeviation="1.6" flood-color="#0a0603" flood-opacity=".65"/></filter>
<radialGradient id="fire"><stop offset="0" stop-color="#ffd08a" stop-opacity=".95"/><stop offset=".35" stop-color="#ff9a3a" stop-opacity=".4"/><stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/></radialGradient>
<radialGradient id="soul"><stop offset="0" stop-color="#c9fff0" stop-opacity=".95"/><stop offset=".35" stop-color="#4fe0c0" stop-opacity=".45"/><stop offset="1" stop-color="#1a9a8a" stop-opacity="0"/></radialGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0908" stop-opacity="0"/><stop offset=".7" stop-color="#0b0908" stop-opacity="0"/><stop offset="1" stop-color="#0b0908" stop-opacity=".6"/></linearGradient>
"""  # noqa: E501 - filters are one element each


def picture(gradients: str, *layers: str) -> str:
    """A whole drawing, its lower edge darker so that words can stand there."""
    scene = "\n".join(layers)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' preserveAspectRatio="xMidYMid slice">\n'
        f'{DEFS}{gradients}</defs>\n{scene}\n<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dusk)"/>\n</svg>\n'
    )


def n(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def path(d: str, fill: str = "none", **more: object) -> str:
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" fill="{fill}"{extra}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{extra}/>'


def group(parts: Iterable[str], **more: object) -> str:
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f"<g{extra}>{''.join(parts)}</g>"


def gradient(name: str, *stops: tuple[float, str]) -> str:
    """From top to bottom."""
    inner = "".join(f'<stop offset="{n(at)}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>'


def texture(name: str, y: float = 0, opacity: float = 0.6) -> str:
    """Lit noise over everything below `y`."""
    more = f'filter="url(#{name})" style="mix-blend-mode:multiply" opacity="{opacity}"'
    return f'<rect y="{n(y)}" width="{WIDTH}" height="{n(HEIGHT - y)}" {more}/>'


def glow(x: float, y: float, r: float, light: str = "fire", opacity: float = 1) -> str:
    more = f'fill="url(#{light})" opacity="{opacity}" style="mix-blend-mode:screen"'
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" {more}/>'


@cache
def glyphs() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(ICONS.read_text("utf-8"))["icons"]
    return found


def glyph(name: str, x: float, y: float, size: float, fill: str, opacity: float = 1) -> str:
    """An icon of the game-icons set."""
    body = glyphs()[name]["body"].replace('fill="currentColor"', "")
    place = f"translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 512:.4f})"
    return f'<g transform="{place}" fill="{fill}" opacity="{opacity}">{body}</g>'


def figure(name: str, x: float, y: float, size: float, fill: str, dark: str) -> str:
    """Somebody who stands in the scene: a glyph with its shadow."""
    foot = ellipse(x, y + size * 0.48, size * 0.44, size * 0.09, "#000", opacity=".55")
    return group((foot, glyph(name, x + 1, y + 2, size, dark), glyph(name, x, y, size, fill)), filter="url(#drop)")


# What grows and stands


def pine(x: float, y: float, size: float, colour: str) -> str:
    s = size
    upper = f"M{n(x)} {n(y - 2.6 * s)}l{n(0.8 * s)} {n(1.6 * s)}h{n(-1.6 * s)}z"
    lower = f"M{n(x)} {n(y - 1.8 * s)}l{n(1.1 * s)} {n(1.9 * s)}h{n(-2.2 * s)}z"
    return (
        path(lower, colour)
        + path(upper, colour, opacity=".85")
        + path(f"M{n(x)} {n(y - 2.6 * s)}l{n(0.8 * s)} {n(1.6 * s)}h{n(-0.8 * s)}z", "#000", opacity=".25")
    )


def ridge(chance: random.Random, y: float, high: float, peaks: int, colour: str, opacity: float = 1) -> str:
    """Mountains far away."""
    points = [f"M-10 {HEIGHT}L-10 {n(y)}"]
    step = (WIDTH + 20) / peaks
    for number in range(peaks):
        x = -10 + step * (number + 0.5)
        points.append(
            f"L{n(x)} {n(y - high * (0.5 + chance.random() * 0.6))}"
            f"L{n(x + step / 2)} {n(y - high * chance.random() * 0.35)}"
        )
    return path("".join(points) + f"L{WIDTH + 10} {HEIGHT}Z", colour, opacity=opacity)


def tower(x: float, y: float, width: float, height: float, light: str = "#c9bba2", dark: str = "#8d8072") -> str:
    """Masonry with battlements; (x, y) is its upper left corner."""
    teeth = max(2, round(width / 6))
    step = width / (2 * teeth - 1)
    tops = "".join(
        f"M{n(x + tooth * 2 * step)} {n(y - step)}h{n(step)}v{n(step + 0.5)}h{n(-step)}z" for tooth in range(teeth)
    )
    wall = path(f"M{n(x)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}z{tops}", light)
    shade = path(f"M{n(x + width * 0.62)} {n(y)}h{n(width * 0.38)}v{n(height)}h{n(-width * 0.38)}z", dark)
    return wall + shade


def spire(x: float, y: float, width: float, height: float, colour: str) -> str:
    middle = x + width / 2
    lit = path(f"M{n(x)} {n(y)}L{n(middle)} {n(y - height)}L{n(x + width)} {n(y)}Z", colour)
    return lit + path(
        f"M{n(middle)} {n(y - height)}L{n(x + width)} {n(y)}H{n(middle + width * 0.08)}Z", "#000", opacity=".3"
    )


def flag(x: float, y: float, colour: str, size: float = 1) -> str:
    s = size
    pole = path(f"M{n(x)} {n(y)}v{n(20 * s)}", stroke="#2a1c10", stroke_width=n(1.6 * s))
    cloth = path(
        f"M{n(x)} {n(y)}q{n(5 * s)} {n(-3 * s)} {n(9 * s)} 0t{n(9 * s)} 0"
        f"v{n(9 * s)}q{n(-5 * s)} {n(3 * s)} {n(-9 * s)} 0t{n(-9 * s)} 0z",
        colour,
    )
    return pole + cloth


def window(x: float, y: float, colour: str = "#ffd98a") -> str:
    return rect(x, y, 3.4, 7, colour, rx="1.6")


def arch(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    """A doorway whose foot is at `y`."""
    r = width / 2
    return path(
        f"M{n(x - r)} {n(y)}V{n(y - height + r)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(y - height + r)}V{n(y)}z",
        fill,
        **more,
    )


def torch(x: float, y: float, size: float = 1) -> str:
    s = size
    flame = (
        f"M{n(x)} {n(y - 14 * s)}q{n(9 * s)} {n(9 * s)} {n(4 * s)} {n(18 * s)}"
        f"q{n(-4 * s)} {n(4 * s)} {n(-8 * s)} 0q{n(-5 * s)} {n(-8 * s)} {n(4 * s)} {n(-18 * s)}z"
    )
    core = (
        f"M{n(x)} {n(y - 5 * s)}q{n(4 * s)} {n(5 * s)} {n(s)} {n(9 * s)}"
        f"q{n(-2.6 * s)} {n(2 * s)} {n(-4 * s)} 0q{n(-s)} {n(-4 * s)} {n(3 * s)} {n(-9 * s)}z"
    )
    stick = path(
        f"M{n(x - 2.4 * s)} {n(y + 6 * s)}l{n(1.4 * s)} {n(24 * s)}h{n(2 * s)}l{n(1.4 * s)} {n(-24 * s)}z", "#4a2c14"
    )
    bowl = path(f"M{n(x - 6 * s)} {n(y + 5 * s)}h{n(12 * s)}l-2 {n(5 * s)}h{n(-8 * s)}z", "#2a2a2e")
    return glow(x, y, 72 * s) + stick + bowl + path(flame, "#ffae42") + path(core, "#fff3c4")


def hexagon(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """A hex that lies on the ground, seen from the side."""
    corners = [
        (x + math.cos(corner * math.pi / 3) * rx, y + math.sin(corner * math.pi / 3) * ry) for corner in range(6)
    ]
    return path("M" + "L".join(f"{n(cx)} {n(cy)}" for cx, cy in corners) + "Z", fill, **more)


def floor(chance: random.Random, y: float, colour: str, middle: float = WIDTH / 2) -> str:
    """A stone floor that runs away from the eye."""
    lines = [
        path(f"M0 {n(y + k * k * 3 + k * 5)}H{WIDTH}", stroke="#000", stroke_opacity=".45", stroke_width=n(1 + k * 0.2))
        for k in range(7)
    ]
    lines += [
        path(
            f"M{n(middle + k * 15)} {n(y)}L{n(middle + k * 60)} {HEIGHT + 60}",
            stroke="#000",
            stroke_opacity=".4",
            stroke_width="1.2",
        )
        for k in range(-11, 12)
    ]
    worn = [
        ellipse(chance.random() * WIDTH, y + chance.random() * (HEIGHT - y), 14, 4, "#fff", opacity=".04")
        for _ in range(16)
    ]
    return rect(0, y, WIDTH, HEIGHT - y, colour) + "".join(lines + worn)
