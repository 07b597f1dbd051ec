"""What each monster would do if nothing changed, for the players to read beside the initiative track.

Its card with the numbers of its statistics, then for each monster its focus, why, and where it goes to attack. Elements
it might consume are left out of account. GH-MTURN-01, GH-MABIL-04, GH-AMBIG-01
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.notation.abilities import STUN, Move
from tabletome.games.gloomhaven.rules.monsters.focus import MELEE, SNAG, WHY, Outcome, focus, outcomes, why_focus
from tabletome.games.gloomhaven.rules.monsters.monster_turn import attacks_of, card_of, field_of, mover_of
from tabletome.games.gloomhaven.rules.movement.doors import acting_order
from tabletome.games.gloomhaven.state import BOSS, ELITE, State
from tabletome.games.gloomhaven.view.monster_text import describe_performed, traits
from tabletome.games.gloomhaven.view.wording import figure_name
from tabletome.scene import Note, Text, listed, t


def notes_for(g: State, name: str) -> list[Note]:
    """Of this type of monsters: what its card says for each rank on the map, and what each monster would do."""
    if name not in TYPES or TYPES[name].deck not in g.drawn:
        return []
    return [*card_notes(g, name), *intents(g, name)]


def card_notes(g: State, name: str) -> Iterator[Note]:
    """The ability card, once for normal and once for elite monsters. GH-MABIL-04, GH-MSTAT-04"""
    shown = set()
    for figure in acting_order(g, name):
        it = g.figures[figure]
        if it.kind in shown:
            continue
        shown.add(it.kind)
        does = [line for ability in card_of(g, figure) for line in describe_performed(g, figure, ability)]
        rank = "boss" if it.kind == BOSS else "elite" if it.kind == ELITE else "normal"
        yield Note(text=t("note-card", rank=rank, does=listed(does)))
        always = list(traits(g, figure))
        if always:
            yield Note(text=t("note-traits", rank=rank, traits=listed(always)))


def intents(g: State, name: str) -> Iterator[Note]:
    """One line for each monster of this type that has still to act this round."""
    if name not in g.order[g.place :]:
        return
    acts_now = g.order[g.place] == name and g.activation == name
    for figure in g.waiting if acts_now else acting_order(g, name):
        it = g.figures[figure]
        if it.at >= 0 and it.born != g.round and not it.conditions & STUN and not it.steered:
            yield intent(g, figure)


def intent(g: State, figure: int) -> Note:
    """Whom it goes for and why, and what comes of it."""
    outcome, why, rule = expected(g, figure)
    who = g.figures[figure].number
    if outcome is None or outcome.focus < 0:
        return Note(text=t("intent-idle", number=who), rule="GH-FOCUS-10")
    at = outcome.path[-1] if outcome.path else g.figures[figure].at
    strikes = outcome.targets and attacks_of(card_of(g, figure))
    what = "attack" if strikes else "near" if outcome.path else "none"
    return Note(text=t("intent", number=who, on=figure_name(g, outcome.focus), why=why, what=what, hex=at), rule=rule)


def expected(g: State, figure: int) -> tuple[Outcome | None, Text | str, str]:
    """The first of the outcomes that the rules permit, why it has that focus and by which rule. GH-MOPT-04

    None without an enemy to go for.
    """
    abilities = card_of(g, figure)
    attacks = attacks_of(abilities)
    move = next((ability for ability in abilities if isinstance(ability, Move)), None)
    seeking = mover_of(g, figure, move, None, attacks)
    if not seeking.strikes:
        seeking = seeking._replace(strikes=(MELEE,))
    field = field_of(g, figure)
    foci = focus(field, seeking)
    if not foci:
        return None, "", ""
    why, way, away = why_focus(field, seeking, foci[0])
    mover = mover_of(g, figure, move, attacks[0] if attacks else None, attacks)
    outcome = next(iter(outcomes(field, mover, foci[0])), None)
    return outcome, t("why-focus", why=why, moves=way % SNAG, away=away), WHY[why]
