"""What the fifteen Lore cards of the Cleric do."""

from __future__ import annotations

from tabletome.games.battlelore.cards.effects import (
    attacker_gets,
    blast,
    blast_all,
    defender_gets,
    give_orders,
    target_gets,
)
from tabletome.games.battlelore.cards.targets import (
    by_water,
    enemies,
    enemies_at_hand,
    nobody,
    ordered,
    own_afflicted,
    own_defender,
    own_wounded,
    where,
)
from tabletome.games.battlelore.content.board import NEIGHBOURS
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.rules.casting import Cast, effect_of
from tabletome.games.battlelore.rules.units import restore

effect_of("healing-hands", own_wounded)(lambda cast: restore(cast.g, cast.unit, cast.level))
effect_of("shield-of-faith", own_defender)(defender_gets(Effect.IGNORES_STRIKES, 0, Until.ROLL, per_level=1))
effect_of("bless", own_defender)(defender_gets(Effect.BOLD, 0, per_level=1))
effect_of("move-as-the-wind", ordered)(target_gets(Effect.UNSTOPPED))
effect_of("sanctuary", own_defender)(defender_gets(Effect.ONE_HIT, 1, Until.ROLL))
effect_of("smite", enemies_at_hand)(lambda cast: blast(cast, cast.unit, 1 + cast.level, strikes=True))
effect_of("rally", nobody)(give_orders(Tactic.ANY, 0, per_level=1))
effect_of("crusade", nobody)(give_orders(Tactic.FOOT, 2, per_level=1))


@effect_of("purify", own_afflicted)
def purify(cast: Cast) -> None:
    """The unit is freed of web and poison."""
    clean = ~(1 << cast.unit)
    cast.g.webbed &= clean
    cast.g.poisoned &= clean


effect_of("river-rage", where(by_water))(blast_all(by_water))


@effect_of("vow-of-poverty", nobody)
def vow_of_poverty(cast: Cast) -> None:
    """Both players put half of their Lore, rounded up, back into the pool. BL-LPLAY-14"""
    g = cast.g
    for seat in range(g.seats):
        given = (g.tokens[seat] + 1) // 2
        g.tokens[seat] -= given
        g.pool += given


effect_of("resurrection", own_wounded)(lambda cast: restore(cast.g, cast.unit, cast.g.full[cast.unit]))
effect_of("divine-favour", own_defender)(attacker_gets(Effect.REROLL, 1, Until.ROLL))
effect_of("hold", ordered)(target_gets(Effect.HELD))


@effect_of("judgement", enemies)
def judgement(cast: Cast) -> None:
    """Four dice at a unit, and a die a level and 1 more at each enemy unit beside it."""
    g = cast.g
    near = [g.on[h] for h in NEIGHBOURS[cast.target] if g.on[h] >= 0 and g.owner[g.on[h]] == cast.opponent]
    blast(cast, cast.unit, 4)
    for unit in near:
        blast(cast, unit, cast.level + 1)
