"""What an attack would meet with, told beside its targets: bonuses, advantage, shield, retaliate. GH-ATK-05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.rules.combat.attack import (
    advantage,
    applying_bonuses,
    attack_value,
    extras,
    printed_retaliate,
    shield,
)
from tabletome.games.gloomhaven.state import HERO, State, Striking
from tabletome.scene import Text, t


def facing(g: State, striking: Striking, target: int) -> Iterator[Text]:
    """Whatever is known before the modifier card is drawn and is not simply the printed attack."""
    added = extras(g, striking, target)
    bonuses = [bonus for _, bonus in applying_bonuses(g, striking.attacker, target)]
    value = attack_value(g, striking, target, added, bonuses)
    if value != striking.value:
        yield t("does-attack", by=value)
    better = advantage(g, striking, target, bonuses)
    if better:
        yield t("fact-advantage" if better > 0 else "fact-disadvantage")
    left = shield(g, target) - striking.pierce - sum(more.pierce for more in added)
    if left > 0:
        yield t("does-shield", by=left)
    if g.figures[target].kind != HERO:
        away = g.board.distance(g.figures[striking.attacker].at, g.figures[target].at)
        back = printed_retaliate(g, target, away)
        if back:
            yield t("does-retaliate", by=back, range=1)
