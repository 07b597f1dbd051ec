"""The ways in which a war may end: who holds the region, what each side pays and gets, how the loser leaves. TEK-WAR"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tabletome.engine import Decision
from tabletome.games.tiny_epic_kingdoms.content.box import FOOD, RESOURCES
from tabletome.games.tiny_epic_kingdoms.rules.resources import can_pay
from tabletome.games.tiny_epic_kingdoms.rules.scoring import points_now
from tabletome.games.tiny_epic_kingdoms.rules.war import Side, War, retreat_choices, retreat_cost
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.forecasts import due
from tabletome.games.tiny_epic_kingdoms.view.outcomes import needed_to_win, points_after
from tabletome.games.tiny_epic_kingdoms.view.wording import amount, seat_name
from tabletome.scene import Forecast, Note, Prospect, Text, Tone, listed, t


def prospects(g: State, war: War, asked: Decision, viewer: int | None) -> list[Prospect]:
    """Each way in which it may end as far as that is open: either side wins, or a war cost is raised or left."""
    if asked.kind == "raise":
        cost, more = asked.about["cost"], asked.about["more"]
        return [
            prospect(g, war_at(war, asked.seat, then), viewer, named=t(message, cost=then))
            for then, message in ((cost + more, "war-if-raised"), (cost, "war-if-left"))
        ]
    if war.costs:
        return [prospect(g, war, viewer, to_pay=asked.kind == "pay-for-war")]
    return [prospect(g, war._replace(winner=side.seat), viewer) for side in war.sides]


def war_at(war: War, seat: int, cost: int) -> War:
    """The war, should this seat's cost be another."""
    return war._replace(costs={**war.costs, seat: cost})


def prospect(g: State, war: War, viewer: int | None, *, named: Text | None = None, to_pay: bool = True) -> Prospect:
    """What follows if it ends like this: who has won is known, or follows from the costs."""
    loser, winner = sorted(war.sides, key=lambda side: is_won(g, war, side))
    victory = t("war-victory", seat=seat_name(g, winner.seat))
    score = t("war-score", own=war.costs[winner.seat], theirs=war.costs[loser.seat]) if war.costs else None
    tone: Tone = "good" if viewer == winner.seat else "bad" if viewer == loser.seat else "plain"
    paid = payments(g, war) if war.costs and to_pay else ()
    return Prospect(
        name=named or victory,
        result=t("war-victory-score", victory=victory, score=score) if named and score else score,
        icon=icons.EVENTS["war-won"],
        tone=tone,
        notes=[*paid, *spoils(g, winner), way_out(g, war, loser)],
        forecast=list(changed_points(g, war, loser)),
    )


def is_won(g: State, war: War, side: Side) -> bool:
    """By this side. TEK-WAR-05, TEK-WAR-06"""
    if war.winner is not None:
        return side.seat == war.winner
    return war.costs[side.seat] >= needed_to_win(g, war, side.seat)


def payments(g: State, war: War) -> Iterator[Note]:
    """What each side has to pay, winner or not. TEK-WAR-09, TEK-WAR-10"""
    told = (t("war-pays", seat=seat_name(g, seat), due=due(war, seat, war.costs[seat])) for seat, _ in war.sides)
    yield Note(text=listed(told), icon=icons.EVENTS["paid"])


def spoils(g: State, winner: Side) -> Iterator[Note]:
    """What the winner gains beside the region."""
    for resource, count in Counter(g.powers(winner.seat).spoils).items():
        gained = amount(RESOURCES[resource], count)
        text = t("war-spoils", seat=seat_name(g, winner.seat), amount=gained)
        yield Note(text=text, icon=icons.RESOURCES[RESOURCES[resource]], tone="good")


def way_out(g: State, war: War, loser: Side) -> Note:
    """Whether the loser could bring the meeple away. TEK-RETREAT-01, TEK-RETREAT-02"""
    seat, region = loser.seat, g.board.number[war.region]
    name, cost = seat_name(g, seat), amount("food", retreat_cost(g, seat))
    if retreat_choices(g, seat, region, free=False):
        return Note(text=t("war-may-retreat", seat=name, cost=cost), rule="TEK-RETREAT-01", icon=icons.RETREAT)
    if g.in_play[seat] == 1:
        message = "war-flees"
    else:
        message = "war-nowhere-to-retreat" if can_pay(g, seat, FOOD, retreat_cost(g, seat)) else "war-cannot-retreat"
    return Note(text=t(message, seat=name, cost=cost), rule="TEK-RETREAT-03", icon=icons.EVENTS["meeple-lost"])


def changed_points(g: State, war: War, loser: Side) -> Iterator[Forecast]:
    """The points of both sides, where they would change."""
    now, then = points_now(g), points_after(g, war, loser)
    for seat, _ in war.sides:
        before = sum(now[seat].values())
        if before != then[seat]:
            tone: Tone = "good" if then[seat] > before else "bad"
            text = t("forecast-points", seat=seat_name(g, seat))
            yield Forecast(text=text, before=before, after=then[seat], tone=tone)
