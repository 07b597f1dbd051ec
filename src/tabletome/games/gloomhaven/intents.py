"""What each monster would do if nothing changed: focus, hex and attack, for the players to read.

Elements it might consume are left out of account. GH-MTURN-01, GH-AMBIG-01
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.acting import attacks_of, card_of, field_of, mover_of
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.notation import STUN, Move
from tabletome.games.gloomhaven.monsters import MELEE, Outcome, focus, outcomes
from tabletome.games.gloomhaven.rooms import acting_order
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.wording import figure_name
from tabletome.scene import Text, t


def intents(g: State, deck: str) -> Iterator[Text]:
    """One line for each monster of this deck that has still to act this round."""
    for place, name in enumerate(g.order):
        if name in TYPES and TYPES[name].deck == deck and place >= g.place:
            for figure in acting_order(g, name):
                it = g.figures[figure]
                if it.born != g.round and not it.conditions & STUN and not it.steered:
                    yield intent(g, figure)


def intent(g: State, figure: int) -> Text:
    outcome = expected(g, figure)
    who = figure_name(g, figure)
    if outcome is None or outcome.focus < 0:
        return t("intent-idle", who=who)
    at = outcome.path[-1] if outcome.path else g.figures[figure].at
    strikes = outcome.targets and attacks_of(card_of(g, figure))
    what = "attack" if strikes else "near" if outcome.path else "none"
    return t("intent", who=who, on=figure_name(g, outcome.focus), what=what, hex=at)


def expected(g: State, figure: int) -> Outcome | None:
    """The first of the outcomes that the rules permit, or None without an enemy to go for. GH-MOPT-04"""
    abilities = card_of(g, figure)
    attacks = attacks_of(abilities)
    move = next((ability for ability in abilities if isinstance(ability, Move)), None)
    seeking = mover_of(g, figure, move, None, attacks)
    if not seeking.strikes:
        seeking = seeking._replace(strikes=(MELEE,))
    field = field_of(g, figure)
    foci = focus(field, seeking)
    if not foci:
        return None
    mover = mover_of(g, figure, move, attacks[0] if attacks else None, attacks)
    return next(iter(outcomes(field, mover, foci[0])), None)
