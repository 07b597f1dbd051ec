"""Why a bot would do something, in words: what it gains, what it costs, what it risks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletome.bots.reasons import Why
from tabletome.scene import Text, t
from tabletome.scene.words import listed


def in_words(why: Why) -> list[Text]:
    """What speaks for and against an option beside all others, a line for each."""
    return list(_lines(why)) or [t("why-alike")]


def of_a_costly_decision(why: Why) -> list[Text]:
    """What speaks for the better option beside the one that was taken; nothing where its aspects are alike."""
    return list(_lines(why))


def beside_the_best(why: Why) -> list[Text]:
    """The same of an option that was measured against the best one."""
    if not why.gains and not why.costs:
        return [t("why-second-alike")]
    return [
        *([t("why-second-gains", what=_named(why.gains, "up"))] if why.gains else ()),
        *([t("why-second-costs", what=_named(why.costs, "down"))] if why.costs else ()),
    ]


def _lines(why: Why) -> Iterator[Text]:
    if why.wins:
        yield t("why-wins", percent=_percent(why.wins))
    if why.gains:
        yield t("why-gains", what=_named(why.gains, "up"))
    if why.costs:
        yield t("why-costs", what=_named(why.costs, "down"))
    if why.loses:
        yield t("why-loses", percent=_percent(why.loses))
    if why.risks and why.is_risky:
        yield t("why-risks", what=_named(why.risks, "down"), badly=_percent(why.badly), usual=_percent(why.chance))


def _named(aspects: Sequence[str], way: str) -> Text:
    return listed(t(f"aspect-{name}-{way}") for name in aspects)


def _percent(share: float) -> int:
    return round(100 * share)
