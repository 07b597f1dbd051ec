"""What each monster would do if nothing changed, for the players to read beside the initiative track.

Its card with the numbers of its statistics, then for each monster its focus, why, and where it goes to attack. Elements
it might consume are left out of account. GH-MTURN-01, GH-MABIL-04, GH-AMBIG-01
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.notation.conditions import BIT, STUN
from tabletome.games.gloomhaven.rules.combat.attack import shield
from tabletome.games.gloomhaven.rules.combat.conditions import deck_of
from tabletome.games.gloomhaven.rules.initiative import acting_order
from tabletome.games.gloomhaven.rules.monsters.focus import SNAG, WHY, Outcome, focus, outcomes, why_focus
from tabletome.games.gloomhaven.rules.monsters.intent import (
    attack_value_of,
    attacks_of,
    card_of,
    field_of,
    move_of,
    mover_of,
    seeker_of,
)
from tabletome.games.gloomhaven.state import BOSS, ELITE, State
from tabletome.games.gloomhaven.view.monster_text import describe_for, traits
from tabletome.games.gloomhaven.view.odds import Blows, average, deck_left
from tabletome.games.gloomhaven.view.places import place_name
from tabletome.games.gloomhaven.view.wording import figure_name
from tabletome.scene import Note, Text, listed, t


class Intent(NamedTuple):
    """What a monster would do if nothing changed: in words, by which rule, and whom it focuses on."""

    text: Text
    """Without its number, which stands beside it."""
    rule: str
    target: int
    hurts: tuple[tuple[int, float], ...] = ()
    """Whom it would attack, and the damage to be expected."""


Plans: TypeAlias = Mapping[str, Mapping[int, Intent]]
"""By type of monsters, then by figure."""


Said: TypeAlias = Mapping[str, list[Note]]
"""What the card in force says, by type of monsters."""


def said_by_cards(g: State) -> Said:
    """Of every type of monsters in the order of the round that has drawn a card."""
    return {name: list(card_notes(g, name)) for name in dict.fromkeys(g.order) if has_drawn(g, name)}


def has_drawn(g: State, name: str) -> bool:
    """Whether a card is in force for monsters of this type. GH-MABIL-01"""
    return name in TYPES and TYPES[name].deck in g.drawn


def notes_for(g: State, name: str, plans: Plans, said: Said) -> list[Note]:
    """Of this type of monsters: what its card says for each rank on the map, and what each monster would do."""
    return [*said[name], *intents(g, plans.get(name, {}))] if name in said else []


def plans_of(g: State) -> Plans:
    """What every monster that has still to act this round would do."""
    return {name: intents_by_figure(g, name) for name in dict.fromkeys(g.order[g.place :])}


def card_notes(g: State, name: str) -> Iterator[Note]:
    """The ability card, once for normal and once for elite monsters. GH-MABIL-04, GH-MSTAT-04"""
    shown = set()
    for who in acting_order(g, name):
        kind = g.figures[who].kind
        if kind in shown:
            continue
        shown.add(kind)
        rank = "boss" if kind == BOSS else "elite" if kind == ELITE else "normal"
        yield Note(text=t("note-card", rank=rank, does=listed(describe_for(g, who, card_of(g, who)))))
        always = list(traits(g, who))
        if always:
            yield Note(text=t("note-traits", rank=rank, traits=listed(always)))


def intents(g: State, planned: Mapping[int, Intent]) -> Iterator[Note]:
    """One line for each monster of a type that has still to act this round."""
    for who, told in planned.items():
        yield Note(text=t("intent-of", number=g.figures[who].number, does=told.text), rule=told.rule)


def intents_by_figure(g: State, name: str) -> dict[int, Intent]:
    """What each monster of this type that has still to act this round would do."""
    return dict(_intents(g, name))


def _intents(g: State, name: str) -> Iterator[tuple[int, Intent]]:
    if not has_drawn(g, name) or name not in g.order[g.place :]:
        return
    acts_now = g.order[g.place] == name and g.activation.monster == name
    for who in g.waiting if acts_now else acting_order(g, name):
        figure = g.figures[who]
        acts = figure.at >= 0 and figure.joined_in != g.round
        if acts and not figure.conditions & STUN and not figure.effects.steered:
            yield who, intent(g, who)


def intent(g: State, who: int) -> Intent:
    """Whom it goes for and why, and what comes of it."""
    outcome, why, rule = expected(g, who)
    figure = g.figures[who]
    if outcome is None or outcome.focus < 0:
        return Intent(t("intent-idle"), "GH-FOCUS-10", -1)
    at = outcome.path[-1] if outcome.path else figure.at
    strikes = outcome.targets and attacks_of(card_of(g, who))
    what = "attack" if strikes else "near" if outcome.path else "none"
    on = figure_name(g, outcome.focus)
    text = t("intent", on=on, why=why, what=what, hex=place_name(g, at))
    return Intent(text, rule, outcome.focus, tuple(expected_damage(g, who, outcome.targets)) if strikes else ())


def expected_damage(g: State, who: int, targets: Sequence[int]) -> Iterator[tuple[int, float]]:
    """What the attacks of its card would deal to each target on average, by the cards that are left. GH-ATK-05"""
    figure, stat = g.figures[who], g.stat(who)
    better = bool(figure.conditions & BIT["strengthen"]) - bool(figure.conditions & BIT["muddle"])
    for attack, target in itertools.product(attacks_of(card_of(g, who)), targets):
        value = max(attack_value_of(g, who) + attack.by, 0) + bool(g.figures[target].conditions & BIT["poison"])
        left = max(0, shield(g, target) - stat.pierce - attack.pierce)
        yield target, average(Blows(value, left, better, deck_left(g, deck_of(g, who))))


def expected(g: State, who: int) -> tuple[Outcome | None, Text | str, str]:
    """The first of the outcomes that the rules permit, why it has that focus and by which rule. GH-MOPT-04

    None without an enemy to go for.
    """
    seeker, field = seeker_of(g, who), field_of(g, who)
    foci = focus(field, seeker)
    if not foci:
        return None, "", ""
    why, way, away = why_focus(field, seeker, foci[0])
    abilities = card_of(g, who)
    attacks = attacks_of(abilities)
    mover = mover_of(g, who, move_of(abilities), attacks[0] if attacks else None, attacks)
    outcome = next(iter(outcomes(field, mover, foci[0])), None)
    return outcome, t("why-focus", why=why, moves=way % SNAG, away=away), WHY[why]
