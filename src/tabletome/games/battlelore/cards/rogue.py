"""What the fifteen Lore cards of the Rogue do."""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.cards.effects import (
    acts_on_another_card,
    attacker_gets,
    defender_gets,
    enemy_units_get,
    target_gets,
)
from tabletome.games.battlelore.cards.targets import melee, nobody, opponent_with_lore, ordered, own, own_defender
from tabletome.games.battlelore.content.board import NAMED, NAMES
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.events import LoreGained
from tabletome.games.battlelore.rules.casting import Cast, effect_of
from tabletome.games.battlelore.rules.decks import discard_command, draw_command
from tabletome.games.battlelore.rules.landmarks import carry
from tabletome.games.battlelore.rules.lasting_effects import lay_on


@effect_of("pick-pocket", opponent_with_lore)
def pick_pocket(cast: Cast) -> None:
    """1 Lore a level and 1 more, out of the opponent's goblet."""
    g = cast.g
    stolen = min(cast.level + 1, g.tokens[cast.opponent])
    g.tokens[cast.opponent] -= stolen
    g.tokens[cast.seat] += stolen
    g.emit(LoreGained, cast.seat, stolen, "card")


effect_of("agility-rogue", own_defender)(defender_gets(Effect.IGNORES_HELMETS, 1, Until.ROLL))
effect_of("deja-vu", nobody)(acts_on_another_card)
effect_of("fearless-rogue", own_defender)(defender_gets(Effect.IGNORES_ALL_FLAGS))
effect_of("backstab", melee(own_defender))(attacker_gets(Effect.STRIKES_ITSELF, 1, Until.ROLL))
effect_of("ambush", melee(own_defender))(defender_gets(Effect.STRIKES_FIRST, 1, Until.ROLL))
effect_of("false-orders", ordered)(target_gets(Effect.COUNTERMANDED))


@effect_of("terrified", nobody)
def terrified(cast: Cast) -> None:
    """The unit attacked ignores no flags and flees 2 hexes for each."""
    lay_on(cast.g, Effect.IGNORES_NO_FLAGS, cast.defender, 1, Until.BATTLE)
    lay_on(cast.g, Effect.FRIGHTENED, cast.defender, 1, Until.BATTLE)


effect_of("sabotage", nobody)(enemy_units_get(Effect.ORDER_LESS))
effect_of("hit-and-run", ordered)(target_gets(Effect.MOVES_AGAIN))


@effect_of("shadow-walk", own)
def shadow_walk(cast: Cast) -> Script:
    """2 hexes a level over free hexes, heedless of terrain that stops; not the unit's move of the turn."""
    g, unit = cast.g, cast.unit
    found, front = {cast.target}, [cast.target]
    for _ in range(2 * cast.level):
        front = [near for h in front for near in g.board.neighbours[h] if g.on[near] < 0 and near not in found]
        front = list(dict.fromkeys(front))
        found.update(front)
    free = sorted(found - {cast.target})
    if free:
        options = [actions.Target(NAMES[h]) for h in free]
        chosen = yield from ask(Decision(cast.seat, "target-hex", options, {"card": "shadow-walk", "unit": unit}))
        carry(g, unit, NAMED[chosen.hex])


effect_of("envenomed-blades", nobody)(attacker_gets(Effect.LORE_HITS, until=Until.BATTLE))


@effect_of("spies", nobody)
def spies(cast: Cast) -> Script:
    """Draw a Command card a level, then discard as many."""
    drawn = [draw_command(cast.g, cast.seat) for _ in range(cast.level)]
    for _ in range(sum(drawn)):
        options = [actions.Discard(card) for card in sorted(set(cast.g.hands[cast.seat]))]
        chosen = yield from ask(Decision(cast.seat, "discard-command", options))
        discard_command(cast.g, cast.seat, chosen.card)


@effect_of("intrigue", nobody)
def intrigue(cast: Cast) -> None:
    """The opponent loses a Command card, by lot, and draws another."""
    hand = cast.g.hands[cast.opponent]
    if hand:
        discard_command(cast.g, cast.opponent, cast.g.rng.pick(hand))
        draw_command(cast.g, cast.opponent)


effect_of("foiled", nobody)(acts_on_another_card)
