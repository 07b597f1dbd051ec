"""What playing a Lore card promises, in victory banners, its price counted. For bots: no rule is decided here.

Every card has a judge; those that lay something on one of two who fight share one for each word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tabletome.games.battlelore.actions import Lore
from tabletome.games.battlelore.bots.attack_odds import (
    FACE,
    gain,
    hit_chance,
    hits_cost,
    kill_chance,
    loss,
    nerve_of,
    stake,
)
from tabletome.games.battlelore.bots.evaluate import (
    A_LORE_CARD,
    POISONED,
    REACH,
    WEBBED,
    best_of,
    prospects,
    strike,
    tokens_worth,
)
from tabletome.games.battlelore.cards.effects import LaidOnFighter
from tabletome.games.battlelore.cards.targets import by_water, in_forest, on_hill
from tabletome.games.battlelore.content.board import DISTANCE, NAMED, NEIGHBOURS
from tabletome.games.battlelore.content.lasting_effects import Effect
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import STRIKE
from tabletome.games.battlelore.content.troops import CREATURE, FOOT, TROOPS
from tabletome.games.battlelore.rules.casting import CASTINGS, Cast
from tabletome.games.battlelore.rules.combat import is_melee, number_of_dice
from tabletome.games.battlelore.rules.lore import cost_of, level_of, most_cards
from tabletome.games.battlelore.state import NOBODY, State

STRIKES_TOO = 2 * FACE
"""A die's chance where helmets of the colour and Bonus Strikes hit."""
A_DIE_MORE = 0.272
"""By how much a die more makes attacks better."""
AN_ORDER_LATER = 0.749
"""How much of what a unit promises counts for an order beside the Command card's."""
OUT_OF_TURN = 0.629
"""How much of what an enemy unit promises is spared by holding it up."""
A_CARD_CHANGED = 0.0492
"""What it is worth to see another Command card, or that the opponent has."""
A_HEX_MORE, AWAY_AGAIN = 0.265, 0.0539
A_PURSUIT = 0.16
A_CARD_BACK = 0.0496
CANCELLED = 0.0449
"""What a token that the opponent has paid for a card is thought to do."""


class Spell(NamedTuple):
    """A card that a seat might play, on whom, and who fights."""

    cast: Cast
    promise: Sequence[float]
    """What the best attack of each unit would cost the enemy."""
    answered: str
    """The Lore card to be answered, if any."""

    @property
    def g(self) -> State:
        return self.cast.g

    def mine(self) -> list[float]:
        return [self.promise[unit] for unit in self.g.units_of(self.cast.seat)]

    def theirs(self) -> list[float]:
        return [self.promise[unit] for unit in self.g.units_of(self.cast.opponent)]


Judge = Callable[[Spell], float]


def lore_worth(g: State, seat: int, option: Lore, about: Mapping[str, Any]) -> float:
    """What the card does, less its price."""
    card = LORE_CARDS[option.card]
    target = NAMED[option.target] if option.target is not None else NOBODY
    fighters = about.get("attacker", NOBODY), about.get("defender", NOBODY)
    spell = Spell(
        Cast(g, seat, level_of(g, seat, card), target, *fighters), prospects(g)[1], about.get("card", "")
    )  # fmt: skip
    return effect_worth(spell, option.card) - price(g, seat, cost_of(g, seat, card))


def price(g: State, seat: int, cost: int) -> float:
    """What the card and the tokens could do later."""
    return A_LORE_CARD + tokens_worth(g.tokens[seat]) - tokens_worth(g.tokens[seat] - cost)


def effect_worth(spell: Spell, name: str) -> float:
    effect = CASTINGS[name].effect
    if isinstance(effect, LaidOnFighter):
        word, _, number, _ = effect.laid(spell.cast)
        return change(spell, word, number)
    return JUDGES[name](spell)


# Cards that strike from afar


def blasted(g: State, unit: int, dice: int, chance: float) -> float:
    """What dice that no unit rolls are expected to cost a unit."""
    return hits_cost(g.troops[unit], g.figures[unit], dice, chance)


def all_blasted(test: Callable[[State, int], bool]) -> Judge:
    def judge(spell: Spell) -> float:
        g = spell.g
        struck = [unit for unit in g.units_of(spell.cast.opponent) if test(g, g.at[unit])]
        return sum(blasted(g, unit, spell.cast.level + 1, STRIKES_TOO) for unit in struck)

    return judge


def beside(spell: Spell) -> list[int]:
    """The enemy units beside the one that is named."""
    g = spell.g
    near = [g.on[h] for h in NEIGHBOURS[spell.cast.target] if g.on[h] >= 0]
    return [unit for unit in near if g.owner[unit] == spell.cast.opponent]


def fireball(spell: Spell) -> float:
    g, dice = spell.g, spell.cast.level + 2
    unit = spell.cast.unit
    spared = (1 - FACE) ** dice
    return (1 - spared) * stake(g.troops[unit], g.figures[unit]) + spared * blasted(g, unit, dice, FACE / (1 - FACE))


def creeping_doom(spell: Spell) -> float:
    further = best_of([blasted(spell.g, unit, 2, STRIKES_TOO) for unit in beside(spell)], spell.cast.level)
    return blasted(spell.g, spell.cast.unit, 2, STRIKES_TOO) + further


def judgement(spell: Spell) -> float:
    around = sum(blasted(spell.g, unit, spell.cast.level + 1, FACE) for unit in beside(spell))
    return blasted(spell.g, spell.cast.unit, 4, FACE) + around


# Lore, cards and figures


def pick_pocket(spell: Spell) -> float:
    stolen = min(spell.cast.level + 1, spell.g.tokens[spell.cast.opponent])
    return lore_gained(spell, spell.cast.seat, stolen) - lore_gained(spell, spell.cast.opponent, -stolen)


def vow_of_poverty(spell: Spell) -> float:
    g, cast = spell.g, spell.cast
    given = {seat: lore_gained(spell, seat, -((g.tokens[seat] + 1) // 2)) for seat in range(g.seats)}
    return given[cast.seat] - given[cast.opponent]


def lore_gained(spell: Spell, seat: int, number: int) -> float:
    tokens = spell.g.tokens[seat]
    return tokens_worth(tokens + number) - tokens_worth(tokens)


def healed(spell: Spell, figures: int) -> float:
    g, unit = spell.g, spell.cast.unit
    after = min(g.full[unit], g.figures[unit] + figures)
    return stake(g.troops[unit], after) - stake(g.troops[unit], g.figures[unit])


def purify(spell: Spell) -> float:
    g, unit = spell.g, spell.cast.unit
    return WEBBED * (g.webbed >> unit & 1) + POISONED * (g.poisoned >> unit & 1)


def cancel(spell: Spell) -> float:
    """As much as the card that is answered was worth to whoever paid for it."""
    return CANCELLED * (LORE_CARDS[spell.answered].cost + 1) if spell.answered else 0.0


# Orders and moves


def foot(spell: Spell) -> list[float]:
    g = spell.g
    return [spell.promise[unit] for unit in g.units_of(spell.cast.seat) if g.troop(unit).troop_class == FOOT]


def engaged(spell: Spell) -> list[float]:
    g = spell.g
    return [spell.promise[unit] for unit in g.units_of(spell.cast.seat) if g.adjacent_enemies(unit)]


def ordered(spell: Spell) -> list[int]:
    g = spell.g
    ready = g.turn.ordered & ~g.turn.moved & ~g.webbed
    return [unit for unit in g.units_of(g.active) if ready >> unit & 1]


def further(spell: Spell, unit: int, hexes: int) -> float:
    """What a unit could strike if it went so many hexes further, above what it can strike anyway."""
    g = spell.g
    name, far = g.troops[unit], DISTANCE[g.at[unit]]
    best = max(
        (
            strike(name, g.troops[foe], g.figures[foe], g.board.cap_in[g.at[foe]], far[g.at[foe]])
            for foe in g.units_of(1 - g.owner[unit])
            if far[g.at[foe]] <= REACH[name] + hexes
        ),
        default=0.0,
    )
    return max(0.0, best - spell.promise[unit])


def shooting(spell: Spell) -> float:
    """What the opponent's bows can do."""
    g = spell.g
    return best_of(spell.promise[unit] for unit in g.units_of(spell.cast.opponent) if g.troop(unit).weapon.reach > 1)


def order_less(spell: Spell) -> float:
    """The last of the orders is the one that is missed."""
    promises = sorted(spell.theirs(), reverse=True)
    orders = max(1, sum(spell.g.turn.orders))
    return promises[orders - 1] if len(promises) >= orders else 0.0


# Cards in a battle


def change(spell: Spell, word: Effect, number: int) -> float:
    """By how much the word helps the seat that lays it on a fighter."""
    g, attacker, defender = spell.g, spell.cast.attacker, spell.cast.defender
    if word in HOLDS:
        return OUT_OF_TURN * spell.promise[attacker]
    battle = Battle(g, attacker, defender, number)
    helped = BATTLE_JUDGES[word](battle)
    return helped if spell.cast.seat == g.owner[attacker] else -helped


class Battle:
    """A roll that is about to be made: what a card makes of it."""

    def __init__(self, g: State, attacker: int, defender: int, number: int) -> None:
        self.g, self.attacker, self.defender, self.number = g, attacker, defender, number
        self.dice = number_of_dice(g, attacker, defender)
        self.melee = is_melee(g, attacker, defender)
        self.nerve = nerve_of(g, defender)
        self.name, self.target = g.troops[attacker], g.troops[defender]
        self.figures = g.figures[defender]

    def promise(self, dice: int | None = None, nerve: int | None = None) -> float:
        """What the attack promises, with other dice or against other nerve."""
        dice, nerve = self.dice if dice is None else dice, self.nerve if nerve is None else nerve
        return gain(self.g, self.attacker, self.defender, dice, self.melee, nerve)

    def with_dice(self, dice: int) -> float:
        return self.promise(dice) - self.promise()

    def with_nerve(self, nerve: int) -> float:
        return self.promise(nerve=nerve) - self.promise()

    def hits(self) -> float:
        """What the hits of this roll are expected to cost."""
        return hits_cost(self.target, self.figures, self.dice, hit_chance(self.name, self.target, self.melee))

    def spared(self, faces: int) -> float:
        """The share of the hits that is gone if so many of one face do not count."""
        chance = hit_chance(self.name, self.target, self.melee)
        expected = self.dice * chance
        first = 1 - (1 - FACE) ** self.dice
        return min(1.0, first * faces / expected) * self.hits() if expected else 0.0

    def answer(self) -> float:
        """What the defender's own blow would cost the attacker."""
        dice = min(TROOPS[self.target].dice, self.g.board.cap(self.g.at[self.defender], self.g.at[self.attacker]))
        return loss(dice, self.target, self.name, self.g.figures[self.attacker], True, nerve_of(self.g, self.attacker))

    def rolled(self) -> float:
        """What the dice that lie there cost the defender."""
        weapon, troop = TROOPS[self.name].weapon, TROOPS[self.target]
        strikes = weapon.strikes_in_melee if self.melee else weapon.strikes_at_range
        dice = self.g.turn.dice
        hits = dice.count(troop.colour) + (dice.count(STRIKE) if strikes else 0)
        if troop.troop_class == CREATURE:
            return min(1.0, hits * FACE) * stake(self.target, 1)
        return stake(self.target, self.figures) - stake(self.target, max(0, self.figures - hits))

    def strikes_on_attacker(self) -> float:
        """The strikes that lie there, turned round."""
        strikes = self.g.turn.dice.count(STRIKE)
        figures = self.g.figures[self.attacker]
        return 2 * (stake(self.name, figures) - stake(self.name, max(0, figures - strikes))) if strikes else 0.0


HOLDS = frozenset({Effect.HELD})
BATTLE_JUDGES: dict[Effect, Callable[[Battle], float]] = {
    Effect.DICE: lambda b: b.with_dice(b.dice + b.number),
    Effect.MELEE_DICE: lambda b: b.with_dice(b.dice + b.number),
    Effect.RANGED_DICE: lambda b: b.with_dice(b.dice + b.number),
    Effect.UNCAPPED: lambda b: b.with_dice(max(b.dice, TROOPS[b.name].dice) + 1),
    Effect.LORE_HITS: lambda b: b.hits() * 0.6,
    Effect.IGNORES_NO_FLAGS: lambda b: b.with_nerve(0),
    Effect.PURSUES: lambda b: A_PURSUIT * kill_chance(b.dice, b.name, b.target, b.figures, b.melee),
    Effect.BATTLES_AGAIN: lambda b: max(0.0, b.promise()),
    Effect.FEWER_DICE: lambda b: b.with_dice(max(1, b.dice - b.number)),
    Effect.TWO_DICE: lambda b: b.with_dice(min(2, b.dice)),
    Effect.CAPPED: lambda b: b.with_dice(min(2, b.dice)),
    Effect.IGNORES_HELMETS: lambda b: -b.spared(b.number),
    Effect.IGNORES_STRIKES: lambda b: -b.spared(b.number),
    Effect.ONE_HIT: lambda b: (
        hits_cost(b.target, b.figures, 1, 1.0) * min(1.0, b.dice / 3) - b.hits() if b.figures > 1 else 0.0
    ),
    Effect.BOLD: lambda b: b.with_nerve(min(2, b.nerve + b.number)),
    Effect.IGNORES_ALL_FLAGS: lambda b: b.with_nerve(2),
    Effect.STRIKES_FIRST: lambda b: -b.answer(),
    Effect.BATTLES_BACK: lambda b: 0.0 if b.nerve else -b.answer(),
    Effect.REROLL: lambda b: b.hits() - b.rolled(),
    Effect.STRIKES_ITSELF: lambda b: -b.strikes_on_attacker(),
}

JUDGES: dict[str, Judge] = {
    "magic-missiles": lambda s: blasted(s.g, s.cast.unit, 1 + s.cast.level, FACE),
    "smite": lambda s: blasted(s.g, s.cast.unit, 1 + s.cast.level, STRIKES_TOO),
    "fireball": fireball,
    "creeping-doom": creeping_doom,
    "judgement": judgement,
    "rockslide": all_blasted(on_hill),
    "wildfire": all_blasted(in_forest),
    "river-rage": all_blasted(by_water),
    "summon-lore": lambda s: lore_gained(s, s.cast.seat, s.cast.level + 1),
    "pick-pocket": pick_pocket,
    "vow-of-poverty": vow_of_poverty,
    "healing-hands": lambda s: healed(s, s.cast.level),
    "resurrection": lambda s: healed(s, s.g.full[s.cast.unit]),
    "purify": purify,
    "spies": lambda s: A_CARD_CHANGED * s.cast.level,
    "intrigue": lambda _: A_CARD_CHANGED,
    "dispel-lore": cancel,
    "foiled": cancel,
    "deja-vu": lambda _: A_CARD_BACK,
    "portal": lambda s: further(s, s.cast.unit, 3 + s.cast.level),
    "shadow-walk": lambda s: further(s, s.cast.unit, 2 * s.cast.level),
    "enchanted-mass-might": lambda s: A_DIE_MORE * best_of(s.mine()),
    "mists-of-terror": lambda s: A_DIE_MORE * best_of(s.mine()) / 2,
    "fog": lambda s: OUT_OF_TURN * shooting(s),
    "sabotage": lambda s: OUT_OF_TURN * order_less(s),
    "rally": lambda s: AN_ORDER_LATER * best_of(s.mine(), s.cast.level),
    "field-command": lambda s: best_of(s.mine(), len(s.g.hands[s.cast.seat])),
    "crusade": lambda s: best_of(foot(s), 2 + s.cast.level),
    "assault": lambda s: (1 + A_DIE_MORE) * best_of(s.mine(), 4 + 2 * s.cast.level),
    "close-ranks": lambda s: best_of(engaged(s), 2 + s.cast.level),
    "false-orders": lambda s: OUT_OF_TURN * s.promise[s.cast.unit],
    "hold": lambda s: 0.0 if s.g.adjacent_enemies(s.cast.unit) else OUT_OF_TURN * s.promise[s.cast.unit],
    "run": lambda s: A_HEX_MORE * further(s, s.cast.unit, 1),
    "move-as-the-wind": lambda s: A_HEX_MORE * further(s, s.cast.unit, 1),
    "mass-speed": lambda s: A_HEX_MORE * sum(further(s, unit, 1) for unit in ordered(s)),
    "hit-and-run": lambda s: AWAY_AGAIN if s.promise[s.cast.unit] else 0.0,
    "terrified": lambda s: 2 * change(s, Effect.IGNORES_NO_FLAGS, 1),
    "berserk": lambda s: change(s, Effect.MELEE_DICE, s.cast.level) * (1 + A_DIE_MORE),
}


# Cards and Lore at the end of a turn


def hand_worth(g: State, seat: int, name: str) -> float:
    """What it is worth to hold a card: dear cards do more, but who cannot pay for them only carries them about."""
    card = LORE_CARDS[name]
    cost = cost_of(g, seat, card)
    lacking = max(0, cost - g.tokens[seat] - 2)
    at_hand = 0.02 if card.when not in (Moment.WITH_LORE, Moment.VS_LORE) else 0.0
    return at_hand + 0.02 * level_of(g, seat, card) * (card.cost + 2) / (cost + 2) + 0.004 * card.cost - 0.01 * lacking


def gather_worths(g: State, seat: int) -> tuple[float, float, float]:
    """Two cards, a card and a token, two tokens: whoever has a full hand wants tokens, whoever has many wants cards."""
    room = most_cards(g, seat) - len(g.lore_hands[seat])
    a_card = A_LORE_CARD if room > 0 else A_LORE_CARD / 3
    one, two = lore_of(g, seat, 1), lore_of(g, seat, 2)
    return 1.5 * a_card, a_card + one, two


def lore_of(g: State, seat: int, number: int) -> float:
    return tokens_worth(g.tokens[seat] + number) - tokens_worth(g.tokens[seat])
