"""What an attack would meet with, told beside its targets: bonuses, advantage, shield, retaliate. GH-ATK-05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.conditions import MUDDLE, STRENGTHEN
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import bonuses_against
from tabletome.games.gloomhaven.rules.combat.attack import (
    advantage,
    attack_value,
    extras,
    is_ranged_at_neighbour,
    printed_retaliate,
    shield,
)
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.state import HERO, RunningAttack, State
from tabletome.scene import Text, t


def why_it_is_so(g: State, blow: Blow, better: int) -> str:
    """The commonest reasons for advantage and disadvantage, which a player may not think of. GH-ADV-12, GH-ATK-03"""
    conditions = g.figures[blow.attacker].conditions
    if better > 0:
        return "strengthen" if conditions & STRENGTHEN else "other"
    if is_ranged_at_neighbour(g, blow):
        return "adjacent"
    return "muddle" if conditions & MUDDLE else "other"


def facing(g: State, attack: RunningAttack, target: int) -> Iterator[Text]:
    """Whatever is known before the modifier card is drawn and is not simply the printed attack."""
    blow = Blow(attack, target)
    blow.extras = extras(g, blow)
    if g.figures[blow.attacker].kind == HERO:
        blow.bonuses = bonuses_against(g, blow.attacker, target)
    value = attack_value(g, blow)
    if value != attack.ability.value:
        yield t("does-attack", by=value)
    better = advantage(g, blow)
    if better:
        yield t("fact-advantage" if better > 0 else "fact-disadvantage", why=why_it_is_so(g, blow, better))
    left = shield(g, target) - attack.ability.pierce - sum(more.pierce for more in blow.extras)
    if left > 0:
        yield t("does-shield", by=left)
    if g.figures[target].kind != HERO:
        away = g.board.distance(g.figures[blow.attacker].at, g.figures[target].at)
        back = printed_retaliate(g, target, away)
        if back:
            yield t("does-retaliate", by=back, range=1)
