"""Colours and symbols: what the plain words of a scene (terrains, tones, icons, kinds of line) look like in a terminal.

Text colours are of middling brightness, so that they can be read on a dark and on a light background alike and carry
white text themselves. Symbols are one column wide everywhere.
"""

from __future__ import annotations

from typing import NamedTuple

PAPER = "#f6f2e7"
"""What is written on coloured ground."""
FAINT = f"dim {PAPER}"
CHIP = "#1d2027"
"""The ground of pieces that belong to nobody."""
BORDER = "#a9a69b"
"""Lines between cells, on coloured ground."""

SEATS = ("#cf4238", "#3b7dd8", "#36904b", "#a87a08", "#9d59c2", "#128e8c", "#c4602a", "#7b7d85")

TONES = {
    "plain": "",
    "good": "#2b8f54",
    "bad": "#d0483d",
    "gold": "#a87a08",
    "magic": "#9d59c2",
    "cool": "#3b7dd8",
    "dim": "dim",
}
CHIP_TONES = {
    "good": "#6fd0a0",
    "bad": "#ff8f6b",
    "gold": "#e7c24d",
    "magic": "#cfa5ef",
    "cool": "#a9c1f5",
    "dim": "#9a9ca3",
}
"""Tones on dark ground: on the chip of a piece, on a map."""

HUES = {
    "red": "#d0483d",
    "blue": "#3b7dd8",
    "green": "#2b8f54",
    "white": "",
    "gold": "#a87a08",
    "black": "dim",
    "purple": "#9d59c2",
    "orange": "#c4602a",
    "teal": "#128e8c",
    "brown": "#96633a",
}
"""Colours that things have on the table, as text. White and black are told by brightness: the ground may be either."""
TERM = "underline"
"""A word of the glossary, whose meaning can be asked for."""

MAY = "bold #10141d on #6fd0a0"
"""What can be chosen now."""
FRAME = "#7b7d85"
RULE = "dim italic"
TITLE = "bold"


class Ground(NamedTuple):
    """How a terrain looks: a colour, and a symbol strewn over it for those who see no colours."""

    colour: str
    symbol: str = " "


NEUTRAL = Ground("#4b4f58")
CLOSED = Ground("#26282e", "░")

GROUNDS = {
    "forest": Ground("#2c5a37", "♣"),
    "woods": Ground("#2c5a37", "♣"),
    "jungle": Ground("#23562f", "♣"),
    "mountain": Ground("#645b52", "▲"),
    "mountains": Ground("#645b52", "▲"),
    "crags": Ground("#3e3b3a", "^"),
    "rock": Ground("#3e3b3a", "▲"),
    "hill": Ground("#6d6631", "∩"),
    "hills": Ground("#6d6631", "∩"),
    "plain": Ground("#7b6a2a", '"'),
    "plains": Ground("#7b6a2a", '"'),
    "grass": Ground("#4a6b2c", '"'),
    "field": Ground("#7b6a2a", '"'),
    "fields": Ground("#7b6a2a", '"'),
    "countryside": Ground("#4a6b2c", '"'),
    "desert": Ground("#866733", "∴"),
    "sand": Ground("#866733", "∴"),
    "wasteland": Ground("#6a4432", "%"),
    "swamp": Ground("#42513f", "≈"),
    "marsh": Ground("#42513f", "≈"),
    "water": Ground("#26547f", "~"),
    "lake": Ground("#26547f", "~"),
    "sea": Ground("#1f4a76", "~"),
    "river": Ground("#26547f", "~"),
    "ford": Ground("#3c6a80", "~"),
    "ice": Ground("#4c7085", "*"),
    "snow": Ground("#586f7c", "*"),
    "lava": Ground("#8a3420", "~"),
    "city": Ground("#6d4d70", "■"),
    "capital": Ground("#6d4d70", "■"),
    "castle": Ground("#6d4d70", "■"),
    "village": Ground("#74583b", "⌂"),
    "building": Ground("#74583b", "⌂"),
    "ruins": Ground("#55565f", "∏"),
    "bridge": Ground("#6f5a3c", "="),
    "road": Ground("#6f5a3c", "·"),
    "rampart": Ground("#5a5046", "#"),
    "wall": Ground("#26282e", "#"),
    "floor": Ground("#474b54"),
    "stone": Ground("#474b54"),
    "difficult": Ground("#5d543c", ":"),
    "hazard": Ground("#7a3a2e", "!"),
    "trap": Ground("#7a3a2e", "x"),
    "obstacle": Ground("#34353a", "#"),
    "door": Ground("#74512b", "+"),
    "unknown": Ground("#34353a", "░"),
}

GROUND_SYMBOLS = frozenset(each.symbol for each in GROUNDS.values())


class Ink(NamedTuple):
    """How a line is drawn: its colour, its weight in dots, and the letter that stands for it in plain text;
    `lettered` in colours, too, so that lines between cells are told apart without seeing them."""

    style: str
    weight: int = 1
    letter: str = ""
    lettered: bool = False


EDGE = Ink(BORDER)
PLAIN_LINE = Ink("#e4e0d2", 2, "o")
INKS = {
    "river": Ink("bold #6db7f2", 2, "≈", lettered=True),
    "water": Ink("bold #6db7f2", 2, "≈", lettered=True),
    "wall": Ink("bold #f6f2e7", 2, "#"),
    "door": Ink("bold #e0a45a", 2, "+", lettered=True),
    "locked": Ink("bold #d8643c", 2, "X", lettered=True),
    "magic-lock": Ink("bold #b58cf0", 2, "*", lettered=True),
    "barrier": Ink("bold #9fb4c8", 2, ":", lettered=True),
    "path": Ink("bold #7fe0ae", 1, "*"),
    "road": Ink("#d8bf8a", 1, "="),
    "bridge": Ink("bold #e0a45a", 2, "="),
}
ROUTES = {"path", "road", "route"}
"""Lines that run from cell to cell; all others run along the border between them."""

SYMBOLS = {
    "meeple": "♟",
    "pawn": "♟",
    "person": "♟",
    "knight": "♞",
    "horse": "♞",
    "tower": "♜",
    "castle": "♜",
    "keep": "♜",
    "fort": "♜",
    "king": "♚",
    "crown": "♛",
    "queen": "♛",
    "bishop": "♝",
    "monk": "♝",
    "heart": "♥",
    "hearts": "♥",
    "health": "♥",
    "life": "♥",
    "spade": "♠",
    "club": "♣",
    "tree": "♣",
    "trees": "♣",
    "forest": "♣",
    "diamond": "◆",
    "crystal": "◆",
    "gem": "◆",
    "gems": "◆",
    "mana": "◆",
    "magic": "✦",
    "spell": "✦",
    "star": "★",
    "stars": "★",
    "laurels": "★",
    "trophy": "★",
    "sword": "†",
    "swords": "†",
    "broadsword": "†",
    "attack": "†",
    "shield": "◊",
    "armor": "◊",
    "bow": "➶",
    "arrow": "➶",
    "coin": "¤",
    "coins": "¤",
    "gold": "¤",
    "money": "¤",
    "wheat": "ψ",
    "food": "ψ",
    "bread": "ψ",
    "ore": "▲",
    "stone": "▲",
    "mountain": "▲",
    "mountains": "▲",
    "flag": "⚑",
    "banner": "⚑",
    "skull": "☠",
    "death": "☠",
    "sun": "☼",
    "day": "☼",
    "moon": "☾",
    "night": "☾",
    "fire": "▴",
    "flame": "▴",
    "ice": "*",
    "snowflake": "*",
    "book": "≡",
    "scroll": "≡",
    "card": "▯",
    "cards": "▯",
    "chest": "▣",
    "treasure": "▣",
    "box": "▣",
    "door": "∏",
    "gate": "∏",
    "key": "⚷",
    "hourglass": "⧖",
    "hammer": "⊤",
    "anvil": "⊤",
    "walk": "»",
    "boots": "»",
    "footprint": "»",
    "hand": "♦",
    "dice": "⚄",
    "die": "⚄",
}


def seat_colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def ground(terrain: str, is_open: bool = True) -> Ground:
    """The look of a terrain; of a compound word (`deep-forest`) that of its last known part."""
    for word in reversed(terrain.lower().replace("_", "-").split("-")):
        if word in GROUNDS:
            return GROUNDS[word]
    return NEUTRAL if is_open else CLOSED


def ink(kind: str) -> Ink:
    return INKS.get(kind, PLAIN_LINE)


def symbol(icon: str) -> str:
    """The symbol of an icon, or nothing where no symbol says the same."""
    for word in reversed(icon.lower().split("-")):
        if word in SYMBOLS:
            return SYMBOLS[word]
    return ""


def chip(seat: int | None, tone: str = "plain") -> str:
    """The style of a piece: on the colour of its seat, or on dark ground in the colour of its tone."""
    if seat is not None:
        return f"bold #ffffff on {seat_colour(seat)}"
    return f"bold {CHIP_TONES.get(tone, PAPER)} on {CHIP}"
