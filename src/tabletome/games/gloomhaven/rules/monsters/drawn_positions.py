"""Positions written as text, and the question: what may this monster do?

    what_may_it_do(
        '''
         .  .  .  .  .
           .  %  ^  Tinkerer .
         *  .  %  .  .
           .  .  Brute . .
        ''',
        move=3, reach=1, targets=2, initiative={"Brute": 20, "Tinkerer": 40},
    )

Each token is a hex:

    .          floor                      #   wall                 %   obstacle
    ^          trap                       !   hazardous terrain    ~   difficult terrain
    *          the acting monster         +   another monster
    Brute      an enemy of the monster: any name with a capital; Brute? is invisible
    b          floor with a name, to speak of it: any name in small letters

The edge of the drawing hides nothing: only `#` blocks sight. A figure that stands on something has its sign at the
end: `Brute~` in difficult terrain, `*!` on hazardous terrain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletome.games.gloomhaven.board import Board
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import EVERYONE
from tabletome.games.gloomhaven.rules.monsters.focus import (
    MELEE,
    Field,
    Foe,
    Mover,
    Outcome,
    Strike,
    focus,
    outcomes,
)
from tabletome.geometry import Hex, edge, parse_board

LAST = 99
SIGNS = "%^!~"


class Possibility(NamedTuple):
    """One thing the monster may do: whom it focuses on, where it goes, through which traps, and whom it attacks."""

    focus: str | None
    to: str
    """The name of the hex where it ends, "*" if it stays, else its column,row in the drawing."""
    steps: int
    through: tuple[str, ...]
    attacks: tuple[str, ...]


class Position:
    """A drawing, read. `field` and `hexes` are what the rules work with."""

    def __init__(
        self,
        drawing: str,
        initiative: Mapping[str, int] | None = None,
        walls_between: tuple[tuple[str, str], ...] = (),
    ) -> None:
        drawn = parse_board(drawing)
        self.names = {h: token for h, token in drawn.items() if token != "#"}
        hexes = tuple(self.names)
        self.number = {h: place for place, h in enumerate(hexes)}
        self.at = {token.strip(SIGNS): place for place, token in enumerate(self.names.values())}
        seams = frozenset(edge(hexes[self.at[one]], hexes[self.at[other]]) for one, other in walls_between)
        tokens = list(enumerate(self.names.values()))
        order = initiative or {}
        figures = [(place, token.strip(SIGNS)) for place, token in tokens if token[0].isupper()]
        hidden = frozenset(place for place, name in figures if name.endswith("?"))
        self.enemies = [name for place, name in figures if place not in hidden]
        self.field = Field(
            board=Board(hexes, seams, walls=frozenset(h for h, token in drawn.items() if token == "#")),
            foes=tuple(
                Foe(self.enemies.index(name), place, (order.get(name, LAST),))
                for place, name in figures
                if place not in hidden
            ),
            friends=frozenset(place for place, token in tokens if token.startswith("+")),
            obstacles=hidden | frozenset(place for place, token in tokens if token.endswith("%")),
            unseen=hidden,
            snags=frozenset(place for place, token in tokens if token[-1] in "^!"),
            difficult=frozenset(place for place, token in tokens if token.endswith("~")),
        )

    @property
    def monster(self) -> int:
        return next(place for place, token in enumerate(self.names.values()) if token.startswith("*"))

    def name(self, place: int) -> str:
        h = self.field.board.hexes[place]
        token = self.names[h].strip(SIGNS)
        return token if token not in ("", ".") else f"{h.q + h.r // 2},{h.r}"


def what_may_it_do(
    drawing: str,
    *,
    move: int | None = None,
    reach: int = 0,
    targets: int | None = 1,
    area: tuple[Hex, ...] = (),
    area_is_melee: bool = True,
    attacks: bool = True,
    jump: bool = False,
    flying: bool = False,
    muddled: bool = False,
    disarmed: bool = False,
    initiative: Mapping[str, int] | None = None,
    walls_between: tuple[tuple[str, str], ...] = (),
) -> list[Possibility]:
    """All that the monster drawn as `*` may do this turn; where there are several, the players choose. GH-MOPT-04

    `move` is its Move (None: no Move on its card), `reach` the range of its attack (0: melee), `targets` their number
    (None: all in range), `area` a pattern of steps from the monster (from any hex, if it is not melee).
    """
    position = Position(drawing, initiative, walls_between)
    mover = Mover(
        at=position.monster,
        move=move,
        strike=_strike(reach, targets, area, area_is_melee) if attacks and not disarmed else None,
        jump=jump,
        flying=flying,
        muddled=muddled,
    )
    found = [_possibility(position, mover, each) for each in outcomes(position.field, mover)]
    return sorted(set(found))


def whom_does_it_focus_on(drawing: str, **how: object) -> list[str]:
    """The enemies among whom the players may choose its focus; nobody, if the list is empty. GH-FOCUS-11"""
    possible = what_may_it_do(drawing, **how)  # type: ignore[arg-type]
    return sorted({each.focus for each in possible if each.focus is not None})


def _strike(reach: int, targets: int | None, area: tuple[Hex, ...], melee: bool) -> Strike:
    pattern = Area(frozenset(area), melee) if area else None
    ranged = reach > 0 and (pattern is None or not melee)
    return Strike(max(reach, 1), ranged, EVERYONE if targets is None else targets, pattern)


def _possibility(position: Position, mover: Mover, outcome: Outcome) -> Possibility:
    snags = () if mover.jump or mover.flying else position.field.snags
    path = outcome.path
    return Possibility(
        focus=None if outcome.focus < 0 else position.enemies[outcome.focus],
        to=position.name(path[-1]) if path else "*",
        steps=len(path),
        through=tuple(position.name(h) for h in path if h in snags),
        attacks=tuple(position.enemies[key] for key in outcome.targets),
    )


__all__ = ["MELEE", "Position", "Possibility", "focus", "what_may_it_do", "whom_does_it_focus_on"]
