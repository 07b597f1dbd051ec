"""What killing outright is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from collections.abc import Sequence

from tabletome.games.gloomhaven.bots.abilities.words import Striking, little_against_foes, strikes, worth
from tabletome.games.gloomhaven.bots.outlook import CERTAIN_DEATH, Expected, Outlook
from tabletome.games.gloomhaven.bots.printed_value import Printed, counts
from tabletome.games.gloomhaven.content.notation.abilities import Kill, KillInArea
from tabletome.games.gloomhaven.rules.abilities.questions import is_true

KILL_ON_A_CARD = 7  # points of damage that a kill counts for on a card; set by hand

worth(KillInArea)(little_against_foes)


@counts(Kill)
def printed_kill(ability: Kill) -> Printed:
    return Printed(damage=KILL_ON_A_CARD, reach=ability.range)


def targets(outlook: Outlook, at: int, ability: Kill) -> Sequence[tuple[int, ...]]:
    """Each enemy in range that can be killed so, or all of them together."""
    g, board = outlook.g, outlook.board
    near = [who for who in outlook.foes if board.reaches(at, g.figures[who].at, ability.range)]
    weak = [who for who in near if is_true(g, ability.when, outlook.hero, who)]
    if ability.everyone:
        return [tuple(weak)] if weak else []
    return [(who,) for who in weak]


def blow(
    outlook: Outlook, at: int, who: int, ability: Kill, expected: tuple[Expected, ...]  # noqa: ARG001 - all strike alike
) -> tuple[float, tuple[Expected, ...]]:  # fmt: skip
    """The enemy loses all its hit points."""
    worth = outlook.hit_worth(who, float(outlook.g.figures[who].health), 1.0, 0.0)
    return worth, (*expected, Expected(who, CERTAIN_DEATH, 1))


strikes[Kill] = Striking(targets, blow)
