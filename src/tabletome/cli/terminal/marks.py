"""The mark each piece wears on a board, and the legend that explains the marks.

Pieces that nobody could tell apart share a mark. Otherwise a mark is a symbol or the first letter of the name, with a
number where several pieces would wear the same.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text as Line

from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.palette import GROUND_SYMBOLS, RULE, TONES, chip, seat_colour, symbol
from tabletome.scene import Badge, Board, Piece

LYING = "_"
FACE_DOWN = "?"


class Standing(NamedTuple):
    """A piece and where it stands, in words."""

    piece: Piece
    place: str


class Sort(NamedTuple):
    """What is alike to every eye: name, icon, owner; and the id where there is more to tell of each piece."""

    name: str
    icon: str
    seat: int | None
    tone: str
    alone: str


class Marks:
    """The marks of all pieces on some boards."""

    def __init__(self, boards: Iterable[Board], look: Look) -> None:
        self._look = look
        self.standing = [
            Standing(piece, _place(board, cell.label, look.say(cell.name), look))
            for board in boards
            for cell in board.cells
            for piece in cell.pieces
        ]
        names = Counter(self._name(piece) for piece, _ in self.standing)
        self._sorts = {piece.id: self._sort(piece, names) for piece, _ in self.standing}
        self._marks = self._distribute()

    def _name(self, piece: Piece) -> str:
        return self._look.word("face-down") if piece.face_down else self._look.say(piece.name)

    def _sort(self, piece: Piece, names: Counter[str]) -> Sort:
        if piece.face_down:
            return Sort(FACE_DOWN, "", piece.seat, piece.tone, "")
        name = self._name(piece)
        told_apart = names[name] > 1 and (life_of(piece) or piece.badges)
        return Sort(name, piece.icon, piece.seat, piece.tone, piece.id if told_apart else "")

    def _distribute(self) -> dict[Sort, str]:
        by_base: defaultdict[str, list[Sort]] = defaultdict(list)
        for sort in dict.fromkeys(self._sorts.values()):
            by_base[_base(sort)].append(sort)
        return {sort: mark for base, sorts in by_base.items() for sort, mark in self._number(base, sorts)}

    def _number(self, base: str, sorts: Sequence[Sort]) -> list[tuple[Sort, str]]:
        seats = {sort.seat for sort in sorts}
        if len(seats) == len(sorts):
            return [(sort, base + self._owner(sort)) for sort in sorts]
        return [(sort, f"{base}{number}") for number, sort in enumerate(sorts, 1)]

    def _owner(self, sort: Sort) -> str:
        """Without colours whose piece it is, by the number that the owner has everywhere; nothing for nobody's."""
        is_symbol = not _base(sort)[0].isalnum()
        return str(sort.seat + 1) if self._look.plain and sort.seat is not None and is_symbol else ""

    def mark(self, piece: Piece) -> Line:
        """A piece as it is drawn."""
        text = self._marks[self._sorts[piece.id]]
        if piece.lying:
            return Line(text + LYING, f"underline {chip(piece.seat, piece.tone)}")
        return Line(text, chip(piece.seat, piece.tone))

    def legend(self, targets: Targets, unseen: set[str]) -> list[Line]:
        """What every mark means, with life and conditions, and where those stand that found no room on the board."""
        entries = []
        for _, group in itertools.groupby(sorted(self.standing, key=self._key), key=self._key):
            alike = list(group)
            special = [each for each in alike if _is_special(each.piece, targets)]
            common = [each for each in alike if not _is_special(each.piece, targets)]
            entries += [self._single(each, targets, unseen) for each in special]
            entries += [self._common(common, unseen)] if common else []
        return entries

    def _key(self, standing: Standing) -> tuple[bool, int, str, str, bool]:
        sort = self._sorts[standing.piece.id]
        return sort.seat is None, sort.seat or 0, self._marks[sort], repr(sort), standing.piece.lying

    def _single(self, standing: Standing, targets: Targets, unseen: set[str]) -> Line:
        piece = standing.piece
        entry = self._head(piece)
        life = life_of(piece)
        if life:
            entry.append(" {}/{}".format(*life), TONES["bad"] if life[0] * 2 <= life[1] else "")
        if badges := [badge for badge in piece.badges if not self._is_in_name(badge, piece)]:
            entry.append(" ").append_text(self._look.badges(badges))
        if piece.id in targets:
            entry.append(" ").append_text(self._look.choice_mark(targets[piece.id]))
        if piece.id in unseen or piece.id in targets:
            entry.append(f" @{standing.place}", RULE)
        return entry

    def _is_in_name(self, badge: Badge, piece: Piece) -> bool:
        """A bare number that the name says already."""
        bare = not badge.icon and badge.text is None
        return bare and str(badge.value) in self._name(piece).split()

    def _common(self, alike: Sequence[Standing], unseen: set[str]) -> Line:
        entry = self._head(alike[0].piece)
        if len(alike) > 1:
            entry.append(f" ×{len(alike)}")
        places = [each.place for each in alike if each.piece.id in unseen]
        if places:
            entry.append(f" @{', '.join(places)}", RULE)
        return entry

    def _head(self, piece: Piece) -> Line:
        """The mark and the name, the name in its owner's colour; without colours the owner's number is before it."""
        name_style = "" if piece.seat is None else seat_colour(piece.seat)
        owner = f"{piece.seat + 1}: " if self._look.plain and piece.seat is not None else ""
        head = Line().append_text(self.mark(piece)).append(" ").append(owner + self._name(piece), name_style)
        return head.append(f" {self._look.word('lying')}", RULE) if piece.lying else head


def _is_special(piece: Piece, targets: Targets) -> bool:
    """There is more to tell of it than where it stands."""
    return bool(life_of(piece) or piece.badges or piece.id in targets)


def _base(sort: Sort) -> str:
    """A symbol, or the initials of up to two words of the name; with the number that the name itself ends with.

    What a name adds in brackets does not count.
    """
    words = [word for word in sort.name.split() if not word.startswith("(")]
    number = words.pop() if len(words) > 1 and words[-1].isdecimal() else ""
    initials = "".join(word[0].upper() for word in words[:2] if word[0].isalnum())
    return (_own_symbol(sort.icon) or initials or FACE_DOWN) + number


def _own_symbol(icon: str) -> str:
    """A symbol that could not be taken for the ground."""
    found = symbol(icon)
    return "" if found in GROUND_SYMBOLS else found


def _place(board: Board, label: str, name: str, look: Look) -> str:
    return name or f"{look.say(board.name)} {label}"


def life_of(piece: Piece) -> tuple[int, int] | None:
    """What is left of a piece, of how much: life, or figures."""
    return piece.health or piece.figures
