"""What the fifteen Lore cards of the Wizard do."""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.cards.effects import (
    acts_on_another_card,
    attacker_gets,
    blast,
    blast_all,
    enemy_units_get,
    my_units_get,
)
from tabletome.games.battlelore.cards.targets import (
    any_ordered,
    enemies,
    in_forest,
    nobody,
    on_hill,
    own,
    own_defender,
    where,
)
from tabletome.games.battlelore.content.board import DISTANCE, NAMED, NAMES, NEIGHBOURS, SIZE
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.content.notation import LORE
from tabletome.games.battlelore.rules.casting import Cast, effect_of
from tabletome.games.battlelore.rules.landmarks import carry
from tabletome.games.battlelore.rules.units import destroy, gain_lore, lose_figures, roll

effect_of("magic-missiles", enemies)(lambda cast: blast(cast, cast.unit, 1 + cast.level))


@effect_of("summon-lore", nobody)
def summon_lore(cast: Cast) -> None:
    """1 Lore a level, and 1 more."""
    gain_lore(cast.g, cast.seat, cast.level + 1, "card")


effect_of("dispel-lore", nobody)(acts_on_another_card)
effect_of("eagle-eye", nobody)(attacker_gets(Effect.UNCAPPED, until=Until.BATTLE))


@effect_of("portal", own)
def portal(cast: Cast) -> Script:
    """Up to 3 hexes and 1 more a level, to any vacant hex. It is not the unit's move of the turn."""
    g, unit = cast.g, cast.unit
    reach = 3 + cast.level
    free = [h for h in range(SIZE) if g.on[h] < 0 and g.board.passable[h] and DISTANCE[cast.target][h] <= reach]
    if free:
        options = [actions.Target(NAMES[h]) for h in free]
        chosen = yield from ask(Decision(cast.seat, "target-hex", options, {"card": "portal", "unit": unit}))
        carry(g, unit, NAMED[chosen.hex])


effect_of("blur", own_defender)(attacker_gets(Effect.FEWER_DICE, 0, Until.ROLL, per_level=1))
effect_of("rockslide", where(on_hill))(blast_all(on_hill))
effect_of("wildfire", where(in_forest))(blast_all(in_forest))
effect_of("mass-speed", any_ordered)(my_units_get(Effect.EXTRA_MOVE))
effect_of("fog", nobody)(enemy_units_get(Effect.NO_SHOOTING))
effect_of("enchanted-mass-might", nobody)(my_units_get(Effect.DICE))
effect_of("mists-of-terror", nobody)(enemy_units_get(Effect.IGNORES_NO_FLAGS))


@effect_of("creeping-doom", enemies)
def creeping_doom(cast: Cast) -> Script:
    """Two dice at a unit, then at a unit beside the last one, 1 more a level; Bonus Strikes hit too."""
    g, at, struck = cast.g, cast.target, {cast.unit}
    blast(cast, cast.unit, 2, strikes=True)
    for _ in range(cast.level):
        near = [g.on[h] for h in NEIGHBOURS[at] if g.on[h] >= 0 and g.owner[g.on[h]] == cast.opponent]
        near = [unit for unit in near if unit not in struck]
        if not near:
            return
        options = [actions.Target(NAMES[g.at[unit]]) for unit in near]
        chosen = yield from ask(Decision(cast.seat, "target-unit", options, {"card": "creeping-doom"}))
        at = NAMED[chosen.hex]
        struck.add(g.on[at])
        blast(cast, g.on[at], 2, strikes=True)


@effect_of("fireball", enemies)
def fireball(cast: Cast) -> None:
    """A die a level and 2 more; a Lore kills the whole unit, a Creature too; else its colour hits."""
    g, unit = cast.g, cast.unit
    dice = roll(g, cast.seat, cast.level + 2, "card")
    if LORE in dice:
        destroy(g, unit)
    else:
        lose_figures(g, unit, dice.count(g.troop(unit).colour), "card")


effect_of("wall-of-force", nobody)(attacker_gets(Effect.HELD))
