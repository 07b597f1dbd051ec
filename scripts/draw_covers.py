"""Draws the cover of every game into its folder: `python -m scripts.draw_covers`. Brushes are in scripts/brushes.py."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from scripts.brushes import (
    HEIGHT,
    WIDTH,
    arch,
    ellipse,
    figure,
    flag,
    floor,
    glow,
    glyph,
    gradient,
    group,
    hexagon,
    n,
    path,
    picture,
    pine,
    rect,
    ridge,
    spire,
    texture,
    torch,
    tower,
    window,
)

GAMES = Path(__file__).parent.parent / "src/tabletome/games"
MIDDLE = WIDTH / 2


def main() -> None:
    for game, draw in COVERS.items():
        folder = GAMES / game / "pictures"
        folder.mkdir(exist_ok=True)
        (folder / "cover.svg").write_text(draw(), "utf-8")


# ---------------------------------------------------------------- a gate under the earth, and two who go in


def gloomhaven() -> str:
    chance = random.Random(9)
    return picture(
        gradient("wall", (0, "#2a221d"), (0.7, "#57473a"), (1, "#2e251f")),
        rect(0, 0, WIDTH, HEIGHT, "url(#wall)"),
        bricks(chance),
        texture("stone", opacity=0.75),
        floor(chance, 170, "#4a3d33"),
        ellipse(MIDDLE, 202, 110, 34, "#ffb45a", opacity=".2", filter="url(#mist)"),
        gateway(chance),
        eyes(),
        torch(66, 84, 1.1),
        torch(WIDTH - 66, 84, 1.1),
        figure("minotaur", 118, 184, 74, "#74a2d2", "#0e1a26"),
        figure("hooded-assassin", 206, 190, 62, "#72bf8a", "#0b1c12"),
        ellipse(MIDDLE, HEIGHT + 6, 190, 24, "#000", opacity=".4", filter="url(#mist)"),
    )


def bricks(chance: random.Random) -> str:
    parts = []
    for row in range(11):
        for column in range(-1, 10):
            x, y = column * 38 + (row % 2) * 19 + chance.random() * 3, row * 16.0
            light = chance.random()
            fill = "#fff" if light > 0.5 else "#000"
            parts.append(
                rect(x, y, 36, 14, fill, rx="2", opacity=n(0.02 + chance.random() * 0.07 + 0.05 * (light < 0.2)))
            )
            parts.append(path(f"M{n(x)} {n(y + 15)}h37M{n(x + 37)} {n(y)}v15", stroke="#000", stroke_opacity=".35"))
    return group(parts)


def gateway(chance: random.Random) -> str:
    stones = []
    for number in range(13):
        fill = f"hsl(30 10% {30 + int(chance.random() * 14)}%)"
        turn = f"translate({n(MIDDLE)} 98) rotate({number * 15 - 90})"
        stones.append(
            f'<rect x="-8" y="-72" width="16" height="17" rx="2" fill="{fill}" stroke="#0c0a09" transform="{turn}"/>'
        )
    jambs = [
        rect(
            MIDDLE + side * 63 - 9,
            98 + row * 18,
            18,
            17,
            f"hsl(30 10% {28 + int(chance.random() * 12)}%)",
            rx="2",
            stroke="#0c0a09",
        )
        for side in (-1, 1)
        for row in range(4)
    ]
    dark = arch(MIDDLE, 171, 112, 130, "#070504")
    ember = ellipse(MIDDLE, 150, 44, 46, "#8a2218", opacity=".5", filter="url(#mist)")
    bars = "".join(
        path(f"M{n(MIDDLE + x)} {n(48 + abs(x) * 0.35)}v14", stroke="#5d5148", stroke_width="4")
        for x in range(-40, 41, 16)
    )
    return dark + ember + group(stones + jambs) + group([bars], opacity=".8")


def eyes() -> str:
    pairs = ((-24, 112, 7), (4, 126, 8), (26, 108, 6), (-8, 96, 5), (18, 144, 9))
    dots = [ellipse(MIDDLE + x + side * gap / 2, y, 1.9, 1.5, "#ff6a4d") for x, y, gap in pairs for side in (-1, 1)]
    return glow(MIDDLE, 122, 60, opacity=0.25) + group(dots)


# ---------------------------------------------------------------- a land of tiles, and a castle in the evening


def mage_knight() -> str:
    chance = random.Random(5)
    return picture(
        gradient("sky", (0, "#2c3f6e"), (0.35, "#8c6f8c"), (0.62, "#f0a060"), (1, "#f7d08a")),
        rect(0, 0, WIDTH, HEIGHT, "url(#sky)"),
        glow(74, 104, 90),
        ellipse(74, 104, 18, 18, "#fff3cf"),
        clouds(),
        ridge(chance, 118, 42, 6, "#7d6f86", 0.9),
        ridge(chance, 136, 28, 8, "#5b5568"),
        castle(196),
        rect(0, 156, WIDTH, HEIGHT - 156, "#2b2a16"),
        land_of_hexes(chance),
        texture("paint", opacity=0.5),
        figure("mounted-knight", 82, 166, 74, "#eef3fa", "#14202f"),
    )


def clouds() -> str:
    parts = [
        ellipse(x + shift, y - lift, wide, high, "#fff", opacity=".5")
        for x, y in ((44, 34), (236, 26), (158, 54), (292, 62))
        for shift, lift, wide, high in ((0, 0, 38, 4.5), (10, 4, 20, 5), (-14, 3, 14, 4))
    ]
    return group(parts, filter="url(#soft)")


def castle(x: float) -> str:
    hill = path(f"M{n(x - 92)} 170Q{n(x - 54)} 116 {n(x - 8)} 112Q{n(x + 52)} 112 {n(x + 102)} 172z", "#4a4a34")
    shade = path(
        f"M{n(x - 8)} 112Q{n(x + 52)} 112 {n(x + 102)} 172H{n(x + 12)}Q{n(x + 24)} 132 {n(x - 8)} 112z", "#2f3224"
    )
    walls = [tower(x - 46, 86, 92, 36), tower(x - 58, 64, 22, 60), spire(x - 61, 63, 28, 28, "#3f6aa8")]
    walls += [tower(x + 36, 60, 22, 64), spire(x + 33, 59, 28, 30, "#3f6aa8")]
    walls += [tower(x - 16, 46, 34, 76, "#d6c9b0", "#968878"), spire(x - 20, 44, 42, 38, "#34588c")]
    walls += [flag(x + 1, -4, "#e0b040"), flag(x - 47, 28, "#b5382c", 0.7), flag(x + 47, 22, "#b5382c", 0.7)]
    walls.append(arch(x + 1, 122, 18, 26, "#2a1a10"))
    spots = ((0, 62), (-11, 84), (10, 84), (-49, 80), (45, 78), (-30, 98), (28, 98))
    walls += [window(x + dx, y) for dx, y in spots]
    return hill + shade + glow(x, 118, 34, opacity=0.5) + group(walls, filter="url(#drop)")


TILES = {
    "p": ("#93a34a", "#b5c266"),
    "f": ("#3f6a35", "#5a8a48"),
    "h": ("#a3864d", "#c9ad72"),
    "l": ("#2c6f9f", "#5fb0d6"),
}


def land_of_hexes(chance: random.Random) -> str:
    parts = []
    for y, rx in ((166, 24.0), (188, 31.0), (216, 40.0), (252, 52.0)):
        ry = rx * 0.44
        for column in range(-5, 6):
            x, down = MIDDLE + column * rx * 1.52, y + (ry * 0.88 if column % 2 else 0)
            kind = chance.choice("ppfphlf")
            dark, light = TILES[kind]
            parts += [
                hexagon(x, down + 4, rx, ry, "#2a1d0b"),
                hexagon(x, down, rx - 0.6, ry - 0.4, dark, stroke="#f5e2ac", stroke_opacity=".4"),
            ]
            parts.append(hexagon(x - rx * 0.05, down - ry * 0.08, rx * 0.8, ry * 0.78, light, opacity=".4"))
            parts.append(on_tile(chance, kind, x, down, rx))
    return group(parts)


def on_tile(chance: random.Random, kind: str, x: float, y: float, size: float) -> str:
    def spot() -> tuple[float, float]:
        return x + (chance.random() - 0.5) * size * 1.1, y + (chance.random() - 0.5) * size * 0.5

    if kind == "f":
        trees = sorted((spot() for _ in range(8)), key=lambda place: place[1])
        return "".join(
            pine(a, b + 4, size * 0.13, f"hsl({110 + int(chance.random() * 20)} 38% {16 + int(chance.random() * 10)}%)")
            for a, b in trees
        )
    if kind == "h":
        return "".join(
            path(
                f"M{n(a - size * 0.3)} {n(b + 3)}q{n(size * 0.3)} {n(-size * 0.42)} {n(size * 0.6)} 0z",
                "#8a6d3a",
                stroke="#d8c08a",
                stroke_width=".7",
            )
            for a, b in (spot() for _ in range(3))
        )
    if kind == "l":
        return "".join(
            path(
                f"M{n(a - size * 0.3)} {n(b)}q{n(size * 0.15)} -3 {n(size * 0.3)} 0t{n(size * 0.3)} 0",
                stroke="#d5f0fb",
                stroke_opacity=".7",
            )
            for a, b in (spot() for _ in range(3))
        )
    return "".join(
        path(f"M{n(a)} {n(b)}q1-4 3-5", stroke="#dfe6a0", stroke_opacity=".7") for a, b in (spot() for _ in range(5))
    )


# ---------------------------------------------------------------- two armies under a storm


def battlelore() -> str:
    chance = random.Random(15)
    return picture(
        gradient("storm", (0, "#232c38"), (0.5, "#5d6a76"), (0.62, "#aab09a")),
        rect(0, 0, WIDTH, HEIGHT, "url(#storm)"),
        storm_clouds(chance),
        path("M214 0l-10 28l9-2l-14 34l6-1l-10 26", stroke="#f2f6ff", stroke_width="1.8", stroke_opacity=".9"),
        glow(204, 50, 60, "soul", 0.3),
        ridge(chance, 120, 28, 7, "#6c7a72"),
        ridge(chance, 134, 16, 9, "#586650"),
        glyph("giant", MIDDLE, 96, 82, "#3d463f", 0.9),
        path(f"M0 146Q{n(MIDDLE)} 130 {WIDTH} 146V{HEIGHT}H0z", "#7f8f3c"),
        field_of_hexes(),
        meadow(chance),
        texture("paint", 132, 0.65),
        group((standards(-1, "#2f66ad", "lion"), army(-1, "#3d7cc9", "#1d3a63")), filter="url(#drop)"),
        group((standards(1, "#a5342a", "fleur-de-lys"), army(1, "#c9463a", "#5f1b15")), filter="url(#drop)"),
        glow(MIDDLE, 186, 46, opacity=0.6),
        glyph("crossed-swords", MIDDLE + 1, 188, 44, "#1a120a", 0.6),
        glyph("crossed-swords", MIDDLE, 186, 44, "#fff2c8"),
    )


def storm_clouds(chance: random.Random) -> str:
    parts = [
        ellipse(
            chance.random() * WIDTH,
            8 + chance.random() * 46,
            50 + chance.random() * 50,
            10 + chance.random() * 10,
            "#141b24",
            opacity=n(0.3 + chance.random() * 0.4),
        )
        for _ in range(9)
    ]
    return group(parts, filter="url(#mist)")


def field_of_hexes() -> str:
    parts = []
    for row in range(7):
        size = 1 + row * 0.26
        y = 150 + row * 16 * (1 + row * 0.06)
        parts += [
            hexagon(
                MIDDLE + (column + (row % 2) / 2) * 34 * size,
                y,
                19 * size,
                8.5 * size,
                "none",
                stroke="#e9dca0",
                stroke_opacity=".3",
            )
            for column in range(-7, 8)
        ]
    return group(parts)


def meadow(chance: random.Random) -> str:
    blades = []
    for _ in range(170):
        x, y = chance.random() * WIDTH, 148 + chance.random() * 92
        blades.append(
            path(f"M{n(x)} {n(y)}q1-5 3-6", stroke=chance.choice(("#cbd083", "#556426")), stroke_opacity=".6")
        )
    return group(blades)


def standards(side: int, colour: str, sign: str) -> str:
    parts = []
    for far, high, size in ((0.93, 92, 1.0), (0.6, 80, 0.9), (0.36, 96, 0.8)):
        x = MIDDLE + side * MIDDLE * far - (14 if side > 0 else 12)
        wide, tall = 27 * size, 33 * size
        cloth = f"M{n(x)} {n(high)}h{n(wide)}q-5 {n(tall / 4)} 0 {n(tall / 2)}t0 {n(tall / 2)}h{n(-wide)}z"
        parts += [
            path(f"M{n(x)} {n(high + 62)}V{n(high - 5)}", stroke="#3a2614", stroke_width="2.4"),
            path(cloth, colour),
        ]
        parts += [path(f"M{n(x)} {n(high)}h{n(wide * 0.3)}v{n(tall)}h{n(-wide * 0.3)}z", "#000", opacity=".15")]
        parts.append(glyph(sign, x + wide * 0.45, high + tall / 2, 18 * size, "#fff3d0"))
    return "".join(parts)


def army(side: int, colour: str, dark: str) -> str:
    parts = []
    for row in range(5):
        y, size = 152 + row * 16, 1 + row * 0.22
        for file in range(9):
            x = MIDDLE + side * (34 + (file * 13 + row * 4) * size)
            if -10 < x < WIDTH + 10:
                parts.append(soldier(x, y, size, side, colour, dark))
    return "".join(parts)


def soldier(x: float, y: float, s: float, side: int, colour: str, dark: str) -> str:
    tip = x - side * 9 * s
    spear = path(f"M{n(x)} {n(y - 10 * s)}L{n(tip)} {n(y - 36 * s)}", stroke="#2e241a", stroke_width=n(1.3 * s))
    point = path(f"M{n(tip)} {n(y - 34 * s)}l{n(-side * 3.4 * s)} {n(-7 * s)}l{n(side * 5 * s)} {n(5 * s)}z", "#e3e8ec")
    body = path(
        f"M{n(x - 4.6 * s)} {n(y)}q{n(0.6 * s)} {n(-10 * s)} {n(4.6 * s)} {n(-10.5 * s)}"
        f"q{n(4 * s)} {n(0.5 * s)} {n(4.6 * s)} {n(10.5 * s)}z",
        dark,
    )
    head = ellipse(x, y - 14 * s, 3.4 * s, 3.6 * s, "#a6afb7") + path(
        f"M{n(x - 3.4 * s)} {n(y - 13.4 * s)}h{n(6.8 * s)}", stroke="#4a525a", stroke_width=n(0.9 * s)
    )
    left = x - side * 5.4 * s - 3 * s
    shield = path(
        f"M{n(left)} {n(y - 10 * s)}h{n(6 * s)}v{n(5 * s)}"
        f"q0 {n(4 * s)} {n(-3 * s)} {n(5 * s)}q{n(-3 * s)} {n(-s)} {n(-3 * s)} {n(-5 * s)}z",
        colour,
        stroke="#1a120a",
        stroke_width=".7",
    )
    return spear + point + body + head + shield


# ---------------------------------------------------------------- a soul that rises from its tomb


def sword_and_sorcery() -> str:
    chance = random.Random(31)
    return picture(
        gradient("crypt", (0, "#0d1a1c"), (0.6, "#274745"), (1, "#101a1a")),
        rect(0, 0, WIDTH, HEIGHT, "url(#crypt)"),
        texture("stone", opacity=0.7),
        vaults(),
        rose_window(),
        floor(chance, 194, "#25302f"),
        "".join(column(x, size) for x, size in ((76, 1), (WIDTH - 76, 1), (12, 1.25), (WIDTH - 12, 1.25))),
        glow(MIDDLE, 148, 120, "soul", 0.85),
        sarcophagus(),
        path(
            f"M{n(MIDDLE)} 176q-26-36-12-76q7-22 24-24q-5 15 5 26q16 22 2 50q-5 13-19 24z",
            "#aef7e4",
            opacity=".5",
            filter="url(#soft)",
        ),
        glyph("ghost", MIDDLE + 3, 116, 66, "#e6fff8", 0.9),
        greatsword(62),
        "".join(candle(x, y) for x, y in ((228, 208), (240, 216), (216, 218), (112, 216), (124, 222))),
        group(
            ellipse(
                chance.random() * WIDTH,
                60 + chance.random() * 120,
                1.3,
                1.3,
                "#c9fff0",
                opacity=n(0.3 + chance.random() * 0.6),
            )
            for _ in range(26)
        ),
    )


def vaults() -> str:
    bows = ((-28, 80, "#2b3a39"), (80, WIDTH - 80, "#33464a"), (WIDTH - 80, WIDTH + 28, "#2b3a39"))
    return "".join(
        path(f"M{n(a)} 72Q{n((a + b) / 2)} {n(72 - (b - a) * 0.56)} {n(b)} 72", stroke=colour, stroke_width="11")
        for a, b, colour in bows
    )


def rose_window() -> str:
    glass = arch(MIDDLE, 158, 62, 100, "#0a1516") + arch(MIDDLE, 156, 50, 90, "#1f8c84", opacity=".75")
    bars = path(
        f"M{n(MIDDLE)} 66V156M{n(MIDDLE - 25)} 108H{n(MIDDLE + 25)}M{n(MIDDLE - 25)} 134H{n(MIDDLE + 25)}",
        stroke="#0a1516",
        stroke_width="2.6",
    )
    beam = path(
        f"M{n(MIDDLE - 22)} 100L{n(MIDDLE - 90)} 236H{n(MIDDLE + 90)}L{n(MIDDLE + 22)} 100Z",
        "#7ff0da",
        opacity=".1",
        filter="url(#soft)",
    )
    return glass + bars + beam


def column(x: float, s: float) -> str:
    shaft = path(f"M{n(x - 10 * s)} 194L{n(x - 8 * s)} 66h{n(16 * s)}L{n(x + 10 * s)} 194z", "#3d4f4e")
    shade = path(f"M{n(x + 2 * s)} 66h{n(6 * s)}L{n(x + 10 * s)} 194h{n(-7 * s)}z", "#1c2827")
    light = path(f"M{n(x - 4 * s)} 68V190", stroke="#9ff0e0", stroke_opacity=".22", stroke_width="2")
    return (
        shaft
        + shade
        + light
        + rect(x - 13 * s, 57, 26 * s, 11, "#4a5d5c")
        + rect(x - 14 * s, 190, 28 * s, 11, "#4a5d5c")
    )


def sarcophagus() -> str:
    x = MIDDLE
    parts = [path(f"M{n(x - 74)} 210l16-28h116l16 28z", "#7b8a86"), path(f"M{n(x - 74)} 210h148v28h-148z", "#56645f")]
    parts += [path(f"M{n(x - 74)} 210h148v4h-148z", "#9fb0a9"), path(f"M{n(x - 40)} 184h80l6 14h-92z", "#0c1a19")]
    parts += [arch(x + dx, 236, 18, 17, "#3a4744") for dx in (-50, -17, 17, 50)]
    parts += [
        path(f"M{n(x - 6)} 178l34-10l56 12l-26 10z", "#b4c2bb"),
        path(f"M{n(x - 6)} 178l34-10l56 12l-1 4l-55-10l-34 9z", "#5f6e69"),
    ]
    return group(parts, filter="url(#drop)")


def greatsword(x: float) -> str:
    blade = path(f"M{n(x)} 142l5 7v68l-5 9l-5-9v-68z", "#dfe9ea") + path(f"M{n(x)} 142l5 7v68l-5 9z", "#93a5a8")
    hilt = (
        rect(x - 17, 143, 34, 6, "#c9a24a", rx="2")
        + rect(x - 2.6, 120, 5.2, 24, "#6a3a20")
        + ellipse(x, 118, 5, 5, "#e6c266")
    )
    return group((blade, hilt), filter="url(#drop)") + glow(x, 176, 26, "soul", 0.4)


def candle(x: float, y: float) -> str:
    return (
        glow(x, y - 8, 24)
        + rect(x - 2, y - 5, 4, 11, "#e9dcc0", rx="1")
        + path(f"M{n(x)} {n(y - 13)}q4 5 0 8q-4-3 0-8z", "#ffd98a")
    )


# ---------------------------------------------------------------- a small land, and all who want it


REGIONS = (
    ("M30 50Q80 20 134 32L144 88Q86 108 42 100Q20 74 30 50z", "#a9b35a"),
    ("M140 32Q226 14 290 44Q306 78 292 102L210 110L148 88z", "#5f8a46"),
    ("M36 106Q88 114 140 94L156 152Q108 170 46 156Q26 132 36 106z", "#b39a63"),
    ("M150 94L210 114L292 108Q300 134 282 156L210 174L164 152z", "#e0c470"),
    ("M46 162Q108 176 156 158L172 214Q114 218 66 212Q36 194 46 162z", "#5f8a46"),
    ("M164 158L210 180L282 162Q296 192 252 212Q214 222 180 216z", "#c98f55"),
)


def tiny_epic_kingdoms() -> str:
    chance = random.Random(44)
    people = (
        ("#d24a3c", ((122, 62), (48, 78))),
        ("#3d7cc9", ((200, 136), (268, 82))),
        ("#8a55b5", ((78, 144), (152, 180))),
        ("#e0b040", ((164, 122), (200, 204))),
    )
    return picture(
        gradient("sea", (0, "#2f79aa"), (1, "#215a85")),
        rect(0, 0, WIDTH, HEIGHT, "url(#sea)"),
        waves(chance),
        path(
            "M16 44Q72 8 144 24Q228 4 300 38Q330 94 298 138"
            "Q326 200 256 220Q180 240 114 218Q40 226 18 170Q-4 102 16 44z",
            "#dcc98f",
        ),
        "".join(region(outline, colour) for outline, colour in REGIONS),
        texture("paint", opacity=0.55),
        woods(chance),
        wheat(chance),
        "".join(
            mountain(x, y, size)
            for x, y, size in ((70, 128, 17), (94, 136, 21), (118, 130, 15), (214, 196, 15), (236, 200, 18))
        ),
        keep(82, 74, "#b5382c"),
        keep(246, 132, "#2f66ad"),
        keep(122, 200, "#7a4aa0"),
        "".join(meeple(x, y, colour) for colour, spots in people for x, y in spots),
        ship(24, 196),
        ship(300, 196),
        glyph("compass", WIDTH - 30, 30, 40, "#f5e6bb", 0.9),
    )


def waves(chance: random.Random) -> str:
    parts = []
    for _ in range(60):
        x, y = chance.random() * WIDTH, chance.random() * HEIGHT
        parts.append(
            path(
                f"M{n(x - 7)} {n(y)}q3.500-3 7 0t7 0", stroke="#bfe3f5", stroke_opacity=n(0.2 + chance.random() * 0.35)
            )
        )
    return group(parts)


def region(outline: str, colour: str) -> str:
    edge = path(outline, "none", stroke="#3a2a12", stroke_dasharray="4 3", stroke_linejoin="round")
    return (
        path(outline, "#5a4422", transform="translate(0 4)")
        + path(outline, colour, stroke="#f5e6bb", stroke_width="2.6")
        + edge
    )


def woods(chance: random.Random) -> str:
    spots = [(182 + chance.random() * 74, 50 + chance.random() * 46) for _ in range(26)]
    spots += [(56 + chance.random() * 44, 174 + chance.random() * 32) for _ in range(16)]
    spots.sort(key=lambda place: place[1])
    return group(
        pine(x, y, 4.6, f"hsl({105 + int(chance.random() * 20)} 40% {20 + int(chance.random() * 12)}%)")
        for x, y in spots
    )


def wheat(chance: random.Random) -> str:
    return group(
        path(
            f"M{n(216 + chance.random() * 20)} {n(120 + chance.random() * 40)}q1-7 2-9",
            stroke="#8a6a1c",
            stroke_width="1.3",
        )
        for _ in range(24)
    )


def mountain(x: float, y: float, s: float) -> str:
    lit = path(f"M{n(x)} {n(y - s)}l{n(s * 0.8)} {n(s * 1.3)}h{n(-s * 1.6)}z", "#9a9288")
    shade = path(f"M{n(x)} {n(y - s)}l{n(s * 0.8)} {n(s * 1.3)}h{n(-s * 0.8)}z", "#6b645c")
    return (
        lit
        + shade
        + path(
            f"M{n(x)} {n(y - s)}l{n(s * 0.26)} {n(s * 0.44)}l{n(-s * 0.14)} {n(-s * 0.06)}"
            f"l{n(-s * 0.12)} {n(s * 0.14)}l{n(-s * 0.26)} {n(-s * 0.1)}z",
            "#fff",
        )
    )


def keep(x: float, y: float, colour: str) -> str:
    parts = [tower(x - 18, y - 12, 36, 22, "#d6c9ac", "#9d8f74")]
    for left in (-24, 12):
        parts += [tower(x + left, y - 22, 12, 32, "#e2d6bc", "#a5967a"), spire(x + left - 2, y - 23, 16, 16, colour)]
    parts += [tower(x - 7, y - 31, 14, 24, "#ece1c8", "#ad9e82"), spire(x - 10, y - 32, 20, 17, colour)]
    parts += [flag(x, y - 62, colour, 0.7), arch(x, y + 10, 10, 12, "#3a2614")]
    return group(parts, filter="url(#drop)")


def meeple(x: float, y: float, colour: str) -> str:
    return group((glyph("meeple", x, y + 1.5, 27, "#20140a"), glyph("meeple", x, y, 25, colour)), filter="url(#drop)")


def ship(x: float, y: float) -> str:
    hull = path(f"M{n(x - 13)} {n(y)}q13 7 26 0l-4 8h-18z", "#7a4a24", stroke="#2a170a", stroke_width=".8")
    sails = path(f"M{n(x)} {n(y - 20)}q13 8 0 17z", "#f4ead0") + path(f"M{n(x - 2)} {n(y - 18)}q-10 7 0 15z", "#e0d3b4")
    return group(
        (hull, path(f"M{n(x - 1)} {n(y)}v-22", stroke="#3a2614", stroke_width="1.4"), sails), filter="url(#drop)"
    )


COVERS: dict[str, Callable[[], str]] = {
    "gloomhaven": gloomhaven,
    "mage_knight": mage_knight,
    "battlelore": battlelore,
    "sword_and_sorcery": sword_and_sorcery,
    "tiny_epic_kingdoms": tiny_epic_kingdoms,
}

if __name__ == "__main__":
    main()
