"""What it is worth to a bot to hurt its own character, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Collapse, DropTo, RestWell, SufferUpTo

# Points of damage; set by hand
COLLAPSE_COST = -30.0  # a character less for the rest of the scenario
GOOD_REST_VALUE = 1.0  # to choose the card that a short rest costs, and a heal


@worth(SufferUpTo)
def suffer_up_to(outlook: Outlook, at: int, ability: SufferUpTo) -> float:  # noqa: ARG001 - all are valued alike
    """What is suffered is chosen when the time comes; nothing is lost before."""
    return 0.0


@worth(DropTo)
def drop_to(outlook: Outlook, at: int, ability: DropTo) -> float:  # noqa: ARG001
    """The hit points that are given away."""
    return -outlook.party.loss(outlook.hero, max(outlook.g.figures[outlook.hero].health - ability.by, 0))


@worth(Collapse)
def collapse(outlook: Outlook, at: int, ability: Collapse) -> float:  # noqa: ARG001
    return COLLAPSE_COST


@worth(RestWell)
def rest_well(outlook: Outlook, at: int, ability: RestWell) -> float:  # noqa: ARG001
    """For whoever will rest soon."""
    cards = outlook.g.heroes[outlook.hero]
    return GOOD_REST_VALUE if len(cards.hand) < 2 <= len(cards.discard) else 0.0
