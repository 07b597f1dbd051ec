"""Names and other words that people type: what is kept of them, and which names would be taken for another's."""

from __future__ import annotations

import re
import secrets
import unicodedata

from tabletome.server.errors import Malformed

NOBODY = "—"
"""What is left of a name when its owner is deleted. Nobody else can bear it: a name has a letter or a digit."""
MOST_MARKS = 2
"""Accents and the like that may follow one letter; more are no language's but a way to scribble over other lines."""
GUEST_NAMES = (
    "Amber",
    "Briar",
    "Clover",
    "Dune",
    "Ember",
    "Fern",
    "Garnet",
    "Heath",
    "Iris",
    "Jasper",
    "Linden",
    "Moss",
)

RESERVED = (
    "admin",
    "administrator",
    "anonymous",
    "bot",
    "mod",
    "moderator",
    "nobody",
    "official",
    "operator",
    "root",
    "server",
    "staff",
    "support",
    "system",
    "tabletome",
    "админ",
    "администратор",
    "бот",
    "модератор",
    "никто",
    "оператор",
    "поддержка",
    "сервер",
    "система",
)
"""Who bears such a name seems to speak for the server."""

_LOOKS_LIKE = str.maketrans(
    {
        # Cyrillic
        **dict(zip("авгеікмнорстухьѕјһԁԛԝґ", "abreikmhopctyxbsjhdqwr", strict=True)),
        # Greek
        **dict(zip("αβγεηικνορτυχω", "abyenikvoptuxw", strict=True)),
        # Latin letters that have no accent to take away, and digits
        **dict(zip("ıłøđħŧ01", "ilodhtol", strict=True)),
        "з": "3",
        "б": "6",
        "|": "l",
        "i": "l",
    }
)
"""What a letter can be taken for, in small letters: first of another script, then within one."""
_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "CHEROKEE", "ARMENIAN", "LISU")
"""Scripts that have letters in common, to the eye."""


def clean_text(given: str) -> str:
    """Text as people typed it, without control characters, invisible direction marks and heaps of accents."""
    kept = (char for char in given if char in "\n" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return _with_few_marks(unicodedata.normalize("NFC", "".join(kept))).strip()


def _with_few_marks(text: str) -> str:
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def clean_name(given: str) -> str:
    """A name as it is kept, or `Malformed` that says what a name is."""
    name = " ".join(clean_text(given).split())
    if not 1 <= len(name) <= 40 or not any(char.isalnum() for char in name):
        raise Malformed("a name has 1 to 40 visible characters, a letter or a digit among them")
    if any(len(_scripts(word)) > 1 for word in name.split()):
        raise Malformed("the letters of a word are of one script")
    if _RESERVED_LOOKS & {looks(name), looks(re.sub(r"[\W\d_]+$", "", name))}:
        raise Malformed("this name is for those who run the server")
    return name


def looks(name: str) -> str:
    """What a name looks like from afar: the same for names that one could take for each other."""
    plain = unicodedata.normalize("NFKD", name)
    letters = "".join(char for char in plain if not unicodedata.combining(char)).casefold()
    once = letters.translate(_LOOKS_LIKE)
    return "".join(char for char in once.translate(_LOOKS_LIKE) if char.isalnum())[:120] or name[:120]


def _scripts(word: str) -> set[str]:
    found = {unicodedata.name(char, "").partition(" ")[0] for char in word if char.isalpha()}
    return found & set(_SCRIPTS)


_RESERVED_LOOKS = {looks(name) for name in RESERVED}


def login_of(name: str) -> str:
    """By what an account is signed in to: names that differ by case or width only are one account."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def guest_name() -> str:
    """A name for someone who gives none."""
    return f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(900) + 100}"
