"""A war as it goes on: whose dice, what covers what, who would win, what it costs. TEK-WAR"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletome.engine import Decision
from tabletome.games.tiny_epic_kingdoms.content.box import HIGHEST_WAR_COST
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL
from tabletome.games.tiny_epic_kingdoms.rules.war import Side, War, highest_on_die
from tabletome.games.tiny_epic_kingdoms.state import State, owner
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.outcomes import needed_to_win
from tabletome.games.tiny_epic_kingdoms.view.prospects import prospects
from tabletome.games.tiny_epic_kingdoms.view.wording import region_name, resource_name, seat_name
from tabletome.scene import Arrow, Die, Mark, Note, Overlay, Panel, Sheet, Stat, Step, Text, t

STEPS = ("set-die", "raise", "pay-for-war", "leave-region")
"""A war in four steps, each named after what it asks; the Dragon's Lair belongs to the last."""
OF_STEP = {"use-lair": "leave-region"}


def panels(g: State, asked: Sequence[Decision], seat: int | None) -> list[Panel]:
    """The war that is being waged, if there is one."""
    for decision in asked:
        if "war" in decision.about:
            return [panel(g, decision.about["war"], decision, seat)]
    return []


def panel(g: State, war: War, asked: Decision, seat: int | None) -> Panel:
    """Both sides, their dice, what each needs to win, and what follows."""
    region = g.board.number[war.region]
    capital = [t("war-for-capital")] if g.board.kinds[region] == CAPITAL else []
    return Panel(
        id="war",
        kind="combat",
        title=t("war-title", region=region_name(war.region)),
        icon=icons.EVENTS["war-began"],
        text=capital,
        steps=steps(asked.kind),
        sheets=[side_sheet(g, war, side, asked) for side in war.sides],
        dice=[die(g, war, side.seat) for side in war.sides],
        prospects=list(prospects(g, war, asked, seat)),
        notes=list(notes(g, war)),
        overlays=[Overlay(style="threat", cells=[war.region])],
        arrows=list(clash(g, war, region)),
    )


def clash(g: State, war: War, region: int) -> Iterator[Arrow]:
    """From the attacker's meeple to the defender's, both of which stand in the region. TEK-WAR-01"""
    places = {owner(meeple): place for place, meeple in enumerate(g.regions[region])}
    start, end = (places.get(side.seat) for side in war.sides)
    if start is not None and end is not None:
        yield Arrow(kind="attack", start=f"m:{war.region}:{start}", end=f"m:{war.region}:{end}", tone="bad")


def steps(kind: str) -> list[Step]:
    now = STEPS.index(OF_STEP.get(kind, kind))
    return [
        Step(name=t(f"war-step-{step}"), state="done" if number < now else "now" if number == now else "next")
        for number, step in enumerate(STEPS)
    ]


def side_sheet(g: State, war: War, side: Side, asked: Decision) -> Sheet:
    """What covers a side's war cost, where that differs, how high it can go and has gone. TEK-WAR-09, 10"""
    seat, terms = side
    covered = {"mana": terms.mana} | ({"food": terms.food} if terms.food else {})
    stats = [
        Stat(
            id=f"war:{seat}:{resource}",
            name=t("war-covers", resource=resource_name(resource)),
            icon=icons.RESOURCES[resource],
            value=count,
        )
        for resource, count in covered.items()
    ]
    stats.append(ladder(g, war, side, asked))
    return Sheet(
        id=f"war:{seat}",
        name=seat_name(g, seat),
        icon=icons.FACTIONS.get(g.factions[seat], ""),
        text=t("war-attacks" if side == war.sides[0] else "war-defends"),
        stats=stats,
        notes=[Note(text=each, rule="TEK-WAR-10") for each in changes(side)],
    )


def ladder(g: State, war: War, side: Side, asked: Decision) -> Stat:
    """The war costs as far as this side can go, with what its die shows, what it may add, and what it would need.

    TEK-WAR-05, TEK-FACTION-13
    """
    seat = side.seat
    marks = []
    most = HIGHEST_WAR_COST
    if war.costs:
        cost, needed = war.costs[seat], needed_to_win(g, war, seat)
        more = asked.about["more"] if asked.kind == "raise" and asked.seat == seat else 0
        most = max(most, cost + more)
        marks.append(Mark(at=cost, seat=seat, tone="good" if cost >= needed else "bad"))
        marks += [Mark(at=step, tone="magic") for step in range(cost + 1, cost + more + 1)]
        if cost < needed <= most:
            marks.append(Mark(at=needed, tone="gold", text=t("war-needs", cost=needed)))
    return Stat(
        id=f"war:{seat}:most",
        name=t("war-most"),
        icon=icons.DIE,
        value=highest_on_die(g, side),
        least=1,
        most=most,
        show="track",
        marks=marks,
    )


def changes(side: Side) -> Iterator[Text]:
    """What is taken off or added to a side's war cost."""
    terms = side.terms
    if terms.off > 0:
        yield t("war-off", count=terms.off)
    if terms.off < 0:
        yield t("war-extra", count=-terms.off)
    if terms.off_for_one:
        yield t("war-off-for-one", count=terms.off_for_one)
    if terms.off_for_mana:
        yield t("war-off-for-mana", count=terms.off_for_mana)


def die(g: State, war: War, seat: int) -> Die:
    """A war die: hidden until both are revealed, then telling who would win. TEK-WAR-02, 05"""
    cost = war.costs.get(seat)
    wins = cost is not None and cost >= needed_to_win(g, war, seat)
    return Die(
        id=f"war-die:{seat}",
        kind="d12",
        face="?" if cost is None else str(cost) if cost else "flag",
        icon=icons.FLAG if cost == 0 else "",
        seat=seat,
        name=seat_name(g, seat),
        effect=None if cost is None else t("war-die-flag") if cost == 0 else t("war-die-cost", cost=cost),
        tone="plain" if cost is None else "good" if wins else "bad",
        hidden=cost is None,
    )


def notes(g: State, war: War) -> Iterator[Note]:
    """What both should know: who wins ties, and that both pay."""
    attacker, defender = (side.seat for side in war.sides)
    ties = attacker if g.powers(attacker).wins_ties else defender
    yield Note(text=t("war-ties", seat=seat_name(g, ties)), rule="TEK-WAR-06")
    yield Note(text=t("war-both-pay"), rule="TEK-WAR-09", icon=icons.EVENTS["paid"])
