"""What figures have until the end of the round by an ability. GH-ACTIVE-01, GH-MOTHER-06"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Avoided, Doubled, Encourage, OnDeath, Rally
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.running_action import note_bonus
from tabletome.games.gloomhaven.rules.abilities.targets import choose_targets, targets_of
from tabletome.games.gloomhaven.rules.abilities.words import at_once, monster_performs, performs
from tabletome.games.gloomhaven.rules.combat.conditions import (
    add_until_end_of_round,
    become_hard_to_hit,
    become_immune,
    become_unharmed,
)
from tabletome.games.gloomhaven.rules.monsters.intent import card_of
from tabletome.games.gloomhaven.state import Bonus, State


@performs(Rally)
def rally(g: State, hero: int, ability: Rally) -> Asking[bool]:
    """Shield, attack, move or retaliate until the end of the round, or no damage at all. GH-ACTIVE-01"""
    times = 1 if ability.per is None else count(g, ability.per, hero, hero)
    targets = yield from choose_targets(g, hero, "rally", ability.to, ability.range)
    shield, attack, retaliate = (times * by for by in (ability.shield, ability.attack, ability.retaliate))
    reach = ability.retaliate_range
    for who in targets:
        add_until_end_of_round(
            g, who, shield=shield, attack=attack, retaliate=retaliate, reach=reach, move=ability.move
        )  # fmt: skip
        if ability.unharmed:
            become_unharmed(g, who)
        if ability.immune:
            become_immune(g, who)
        note_bonus(
            g,
            Bonus(
                who, shield, attack, retaliate, reach, move=ability.move, unharmed=ability.unharmed,
                immune=ability.immune,
            ),
        )  # fmt: skip
    return bool(targets) or ability.to not in CHOSEN


@monster_performs(Encourage)
@at_once
def encourage(g: State, who: int, ability: Encourage, _: tuple[Ability, ...]) -> None:
    """All its allies attack more strongly until the end of the round."""
    for ally in g.allies_of(who):
        add_until_end_of_round(g, ally, attack=ability.by)


@monster_performs(Avoided)
@at_once
def be_avoided(g: State, who: int, ability: Avoided, _: tuple[Ability, ...]) -> None:  # noqa: ARG001
    """Attacks on it have disadvantage."""
    become_hard_to_hit(g, who)


@performs(Avoided)
@at_once
def hide_among_shadows(g: State, hero: int, ability: Avoided) -> bool:
    """Attacks on those whom the card names have disadvantage, as long as it lies there. GH-ADV-11"""
    for who in targets_of(g, hero, ability.to, ability.range):
        become_hard_to_hit(g, who)
        note_bonus(g, Bonus(who, avoided=True))
    return True


@performs(Doubled)
@at_once
def double(g: State, hero: int, ability: Doubled) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """Moves, or attacks, count twice for the rest of the turn. GH-ATK-06"""
    g.turn.doubled += (ability.what,)
    return True


def is_doubled(g: State, who: int, what: str) -> bool:
    """Whether this figure's moves, or attacks, are doubled."""
    return what in g.turn.doubled and g.turn.acting == who


@monster_performs(OnDeath)
@at_once
def attack_on_death(g: State, who: int, ability: OnDeath, _: tuple[Ability, ...]) -> None:  # noqa: ARG001
    """It makes an attack if it dies this round. GH-MOTHER-06"""
    figure = g.figures[who]
    figure.effects = replace(figure.effects, attacks_on_death=True)


def value_on_death(g: State, who: int) -> int:
    """What the card of a monster that dies adds to its last attack. GH-MOTHER-06"""
    return next(ability.attack.by for ability in card_of(g, who) if isinstance(ability, OnDeath))
