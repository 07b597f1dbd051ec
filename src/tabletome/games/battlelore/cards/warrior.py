"""What the fifteen Lore cards of the Warrior do."""

from __future__ import annotations

from tabletome.games.battlelore.cards.effects import (
    attacker_gets,
    defender_gets,
    give_orders,
    target_gets,
)
from tabletome.games.battlelore.cards.targets import melee, nobody, ordered, own_defender
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.rules.casting import Cast, effect_of
from tabletome.games.battlelore.rules.lasting_effects import lay_on

effect_of("strength", nobody)(attacker_gets(Effect.DICE))
effect_of("agility-warrior", own_defender)(defender_gets(Effect.IGNORES_HELMETS, 1, Until.ROLL))
effect_of("take-aim", nobody)(attacker_gets(Effect.RANGED_DICE, 3))
effect_of("fearless-warrior", own_defender)(defender_gets(Effect.IGNORES_ALL_FLAGS))
effect_of("run", ordered)(target_gets(Effect.EXTRA_MOVE))
effect_of("parry", own_defender)(attacker_gets(Effect.TWO_DICE))


@effect_of("berserk", nobody)
def berserk(cast: Cast) -> None:
    """A die a level in melee, and a further die, once, for each Bonus Strike that hits."""
    lay_on(cast.g, Effect.MELEE_DICE, cast.attacker, cast.level, Until.TURN)
    lay_on(cast.g, Effect.DIE_FOR_STRIKE, cast.attacker, 1, Until.TURN)


effect_of("war-cry", nobody)(defender_gets(Effect.IGNORES_NO_FLAGS, until=Until.BATTLE))
effect_of("onrush", nobody)(attacker_gets(Effect.PURSUES, until=Until.BATTLE))
effect_of("shield-wall", own_defender)(defender_gets(Effect.CAPPED))


@effect_of("field-command", nobody)
def field_command(cast: Cast) -> None:
    """As many units anywhere as its player holds Command cards."""
    cast.g.turn.tactic = Tactic.ANY
    cast.g.turn.orders = (len(cast.g.hands[cast.seat]),)


effect_of("assault", nobody)(give_orders(Tactic.ASSAULT, 4, per_level=2))
effect_of("close-ranks", nobody)(give_orders(Tactic.CLOSE_RANKS, 2, per_level=1))
effect_of("riposte", melee(own_defender))(defender_gets(Effect.BATTLES_BACK, 1, Until.BATTLE))
effect_of("relentless", nobody)(attacker_gets(Effect.BATTLES_AGAIN))
