"""Everything about a kingdom on one sheet, and everybody's points by where they come from."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from tabletome.games.tiny_epic_kingdoms.content.box import MAGIC_TOP, MEEPLES, SHIELDS, TOWER_POINTS, TOWER_TOP
from tabletome.games.tiny_epic_kingdoms.content.notation import RUINS
from tabletome.games.tiny_epic_kingdoms.rules.economy import build_cost, expand_cost, learned_from, research_cost
from tabletome.games.tiny_epic_kingdoms.rules.scoring import keeps_ruins, points_now
from tabletome.games.tiny_epic_kingdoms.state import State, owner
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.wording import ability, amount, seat_name
from tabletome.scene import Badge, Mark, Note, Row, Sheet, Stat, Tone, t
from tabletome.scene.memory import SOME, frozen, remembered

Points = dict[str, int]


def realm_of(g: State) -> bytes:
    """What everybody has, and where everybody stands."""
    peoples = (g.factions, g.shapes, g.territories, g.tower, g.magic, g.in_play, g.captured, g.resources)
    return frozen(*peoples, g.regions, g.tokens, g.face_up, g.crown)


@remembered(realm_of, SOME)
def totals_of(g: State) -> list[Points]:
    """Everybody's points, which are counted for every choice that would change them: before it, and after it."""
    return points_now(g)


def sheets(g: State, totals: Sequence[Points]) -> list[Sheet]:
    """A sheet for each kingdom, and the points of all beside each other."""
    kingdoms = [kingdom(g, seat, totals[seat]) for seat in range(g.seats) if g.factions[seat]]
    return [points_sheet(g, totals), *kingdoms]


def in_numbers(totals: Sequence[Points]) -> tuple[int, ...]:
    """Everybody's points from every source, which are the same for all and always in the same order."""
    return tuple(count for total in totals for count in total.values())


def all_lost_in_ruins(g: State) -> tuple[int, ...]:
    return tuple(lost_in_ruins(g, seat) for seat in range(g.seats))


@remembered(lambda g, totals: (in_numbers(totals), *all_lost_in_ruins(g), *g.factions, g.outcome is None))
def points_sheet(g: State, totals: Sequence[Points]) -> Sheet:
    """How everybody's points are made up, as they stand. TEK-SCORE-01..05"""
    sources = [source for source in icons.SCORES if any(total[source] for total in totals)]
    return Sheet(
        id="scores",
        name=t("sheet-points"),
        icon=icons.POINTS,
        columns=[
            *(Badge(icon=icons.SCORES[source], text=t(f"score-{source}")) for source in sources),
            Badge(icon=icons.POINTS, text=t("score-total"), tone="gold"),
        ],
        rows=[
            Row(
                name=seat_name(g, seat),
                values=[
                    *(Badge(value=total[source]) for source in sources),
                    Badge(value=sum(total.values()), tone="gold"),
                ],
            )
            for seat, total in enumerate(totals)
        ],
        notes=[note for seat in range(g.seats) for note in losses(g, seat)],
        always=True,
    )


def losses(g: State, seat: int) -> Iterator[Note]:
    """Meeples in ruins do not count: they are lost at the end. TEK-RUINS-07"""
    lost = lost_in_ruins(g, seat)
    if lost and g.outcome is None:
        text = t("note-in-ruins", seat=seat_name(g, seat), count=lost)
        yield Note(text=text, rule="TEK-RUINS-07", icon=icons.LOST_KINGDOM, tone="bad")


def lost_in_ruins(g: State, seat: int) -> int:
    """How many meeples a seat would lose if the game ended now."""
    kinds = g.board.kinds
    there = (meeples for region, meeples in enumerate(g.regions) if meeples and kinds[region] == RUINS)
    lost = sum(owner(meeple) == seat for meeples in there for meeple in meeples)
    return 0 if lost and keeps_ruins(g, seat) else lost


def kingdoms_of(g: State) -> tuple[Hashable, ...]:
    """What sets prices."""
    return (*g.factions, *g.shapes, *g.tower, *g.magic, *g.in_play)


@remembered(lambda g, seat, points: (seat, *points.values(), *kingdoms_of(g), g.territories[seat]))
def kingdom(g: State, seat: int, points: Points) -> Sheet:
    """A faction: what it has, what its levels teach, what comes next and what it costs, its points."""
    return Sheet(
        id=f"kingdom:{seat}",
        name=seat_name(g, seat),
        icon=icons.FACTIONS[g.factions[seat]],
        text=t("sheet-kingdom", territory=t(f"territory-{g.territories[seat]}")) if g.territories[seat] else None,
        stats=tracks(g, seat, of_sheet=True),
        rows=[
            *(
                Row(name=t(f"score-{source}"), values=[Badge(icon=icons.SCORES[source], value=count)])
                for source, count in points.items()
                if count
            ),
            Row(name=t("score-total"), values=[Badge(icon=icons.POINTS, value=sum(points.values()), tone="gold")]),
        ],
        notes=[*abilities(g, seat), *prices(g, seat)],
    )


def abilities(g: State, seat: int) -> Iterator[Note]:
    """What the five levels teach; those that were not learned yet are pale."""
    for level in range(1, MAGIC_TOP + 1):
        tone: Tone = "magic" if level <= g.magic[seat] else "dim"
        text = t("level-of-magic", level=t(f"roman-{level}"), ability=ability(learned_from(g, seat, level), level))
        yield Note(text=text, icon=icons.MAGIC, tone=tone)


def prices(g: State, seat: int) -> Iterator[Note]:
    """What the next level and the next meeple cost. TEK-BUILD-01, TEK-RESEARCH-01, TEK-EXPAND-01"""
    if g.tower[seat] < TOWER_TOP:
        text = t("detail-build", level=g.tower[seat] + 1, cost=amount("ore", build_cost(g, seat)))
        yield Note(text=text, icon=icons.TOWER, rule="TEK-BUILD-01")
    if g.magic[seat] < MAGIC_TOP:
        text = t("detail-research", level=g.magic[seat] + 1, cost=amount("mana", research_cost(g, seat)))
        yield Note(text=text, icon=icons.MAGIC, rule="TEK-RESEARCH-01")
    if g.in_play[seat] < MEEPLES:
        text = t("detail-expand", number=g.in_play[seat] + 1, cost=amount("food", expand_cost(g, seat)))
        yield Note(text=text, icon=icons.MEEPLE, rule="TEK-EXPAND-01")


@remembered(lambda g, seat, *, of_sheet=False: (seat, of_sheet, g.in_play[seat], g.tower[seat], g.magic[seat]))
def tracks(g: State, seat: int, *, of_sheet: bool = False) -> list[Stat]:
    """Meeples in play, the tower with the points of each level, the magic track."""
    return list(_tracks(g, seat, "sheet-" if of_sheet else ""))


def _tracks(g: State, seat: int, mark: str) -> Iterator[Stat]:
    yield Stat(
        id=f"{mark}supply-of:{seat}",
        name=t("stat-in-play"),
        icon=icons.MEEPLE,
        value=g.in_play[seat],
        most=MEEPLES,
        show="pips",
        help=t("stat-in-play-help", left=g.supply(seat, MEEPLES)),
    )
    yield Stat(
        id=f"{mark}tower-of:{seat}",
        name=t("stat-tower"),
        icon=icons.TOWER,
        value=g.tower[seat],
        most=TOWER_TOP,
        show="track",
        marks=[Mark(at=level, text=t("number", count=worth)) for level, worth in enumerate(TOWER_POINTS)],
        help=t("stat-tower-help", points=TOWER_POINTS[g.tower[seat]]),
    )
    yield Stat(
        id=f"{mark}magic-of:{seat}",
        name=t("stat-magic"),
        icon=icons.MAGIC,
        value=g.magic[seat],
        most=MAGIC_TOP,
        show="track",
        tone="magic",
        marks=[Mark(at=level, text=t(f"roman-{level}")) for level in range(MAGIC_TOP + 1)],
        help=t("stat-magic-help"),
    )


@remembered(lambda g: (max(g.in_play), max(g.magic), max(g.tower), g.end_triggered, len(g.shields)))
def nearness_of_the_end(g: State) -> list[Stat]:
    """How near anybody is to each of the three ends, and how many shields are still to place. TEK-END-01..05"""
    ends = (
        ("meeples", icons.MEEPLE, max(g.in_play), MEEPLES),
        ("magic", icons.MAGIC, max(g.magic), MAGIC_TOP),
        ("tower", icons.TOWER, max(g.tower), TOWER_TOP),
    )
    bars = [
        Stat(id=f"end:{end}", name=t(f"end-{end}"), icon=icon, value=best, most=most, show="bar", help=t("end-help"))
        for end, icon, best, most in ends
    ]
    if g.end_triggered:
        bars.append(
            Stat(
                id="end:shields",
                name=t("end-shields"),
                icon=icons.ENDING,
                value=len(g.shields),
                most=SHIELDS,
                show="bar",
                tone="bad",
                help=t("end-shields-help"),
            )
        )
    return bars
