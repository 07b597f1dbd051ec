"""What the fifteen Lore cards of the Warrior do."""

from __future__ import annotations

from tabletome.games.battlelore.cards.effects import (
    attacker_gets,
    defender_gets,
    give_orders,
    my_units_get,
    target_gets,
)
from tabletome.games.battlelore.cards.targets import melee, nobody, ordered, own_defender
from tabletome.games.battlelore.content import lasting_effects as lasting
from tabletome.games.battlelore.rules.casting import Cast, effect_of
from tabletome.games.battlelore.rules.lasting_effects import lay_on

effect_of("strength", nobody)(attacker_gets(lasting.DICE))
effect_of("agility-warrior", own_defender)(defender_gets(lasting.IGNORES_HELMETS, 1, lasting.ROLL))
effect_of("take-aim", nobody)(attacker_gets(lasting.RANGED_DICE, 3))
effect_of("fearless-warrior", own_defender)(defender_gets(lasting.IGNORES_ALL_FLAGS))
effect_of("run", ordered)(target_gets(lasting.EXTRA_MOVE))
effect_of("parry", own_defender)(attacker_gets(lasting.TWO_DICE))


@effect_of("berserk", nobody)
def berserk(cast: Cast) -> None:
    """A die a level in melee, and a further die, once, for each Bonus Strike that hits."""
    lay_on(cast.g, lasting.MELEE_DICE, cast.attacker, cast.level, lasting.TURN)
    lay_on(cast.g, lasting.DIE_FOR_STRIKE, cast.attacker, 1, lasting.TURN)


effect_of("war-cry", nobody)(defender_gets(lasting.IGNORES_NO_FLAGS, until=lasting.BATTLE))
effect_of("onrush", nobody)(attacker_gets(lasting.PURSUES, until=lasting.BATTLE))
effect_of("shield-wall", own_defender)(defender_gets(lasting.CAPPED))
effect_of("forced-march", nobody)(give_orders("foot", 1, per_level=1))
effect_of("charge", nobody)(my_units_get(lasting.MELEE_DICE))
effect_of("close-ranks", nobody)(give_orders("engaged", 2, per_level=1))
effect_of("riposte", melee(own_defender))(defender_gets(lasting.BATTLES_BACK, 1, lasting.BATTLE))
effect_of("relentless", nobody)(attacker_gets(lasting.BATTLES_AGAIN))
