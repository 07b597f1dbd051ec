"""The 60 Lore cards, 15 for each Lore Master. BL-COMP-06, BL-LCARD-01, 10, BL-LPHASE, BL-LTGT

`public` cards have their published cost, moment and effect. The published facts of the others are lost; they are ours,
also where they bear a name that the book or the publisher mentions (Ambush, Hit and Run, Summon Lore, Eagle Eye, ...).
An effect is a function of the `Cast`: who plays the card, at what level, on what. None of them halves a number; where
one did, it would be rounded up: BL-LPLAY-14.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from tabletome.engine import Decision, Script
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import (
    DISTANCE,
    NAMED,
    NAMES,
    NEIGHBOURS,
    SIZE,
)
from tabletome.games.battlelore.content.notation import (
    CLERIC,
    LORE,
    MEMBER_NAMES,
    ROGUE,
    STRIKE,
    WARRIOR,
    WIZARD,
    Source,
)
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.events import LoreGained
from tabletome.games.battlelore.rules.decks import (
    discard_command,
    draw_command,
)
from tabletome.games.battlelore.rules.units import (
    critical_roll,
    destroy,
    gain_lore,
    lose_figures,
    relocate,
    restore,
    roll,
)
from tabletome.games.battlelore.state import BATTLE, ROLL, TURN, State, side

# When a card can be played: the kinds of moment that the cards print.
WITH = "with-command"  # BL-LPHASE-01
INSTEAD = "instead-of-command"  # BL-LPHASE-02
VS_COMMAND = "vs-command"  # BL-LPHASE-03
ORDERS = "orders"  # BL-LPHASE-04
VS_ORDERS = "vs-orders"  # BL-LPHASE-05
MOVEMENT = "movement"  # BL-LPHASE-06
VS_MOVE = "vs-move"  # BL-LPHASE-07
IN_BATTLE = "in-battle"  # BL-LPHASE-08
DEFENDING = "defending"  # BL-LPHASE-09
IN_MELEE = "in-melee"  # BL-LPHASE-11
IN_RANGED = "in-ranged"  # BL-LPHASE-12
BEFORE_ROLL = "before-roll"  # BL-LPHASE-13
AFTER_ROLL = "after-roll"  # BL-LPHASE-14
VS_LORE = "vs-lore"
WITH_LORE = "with-lore"
WINDOWS = (
    WITH, INSTEAD, VS_COMMAND, ORDERS, VS_ORDERS, MOVEMENT, VS_MOVE,
    IN_BATTLE, DEFENDING, IN_MELEE, IN_RANGED, BEFORE_ROLL, AFTER_ROLL, VS_LORE, WITH_LORE,
)  # fmt: skip
REACTIONS = frozenset({VS_COMMAND, VS_ORDERS, VS_MOVE, DEFENDING, BEFORE_ROLL, AFTER_ROLL, VS_LORE})
"""Cards with a light background: playable in the opponent's turn. BL-LCARD-05, BL-LPLAY-04"""


@dataclasses.dataclass(frozen=True)
class Cast:
    """A Lore card being played. `target` is the hex named with it; attacker and defender are those of the battle."""

    g: State
    seat: int
    level: int
    target: int
    attacker: int
    defender: int

    @property
    def unit(self) -> int:
        """The unit in the hex that was named."""
        return self.g.on[self.target]

    @property
    def opponent(self) -> int:
        return 1 - self.seat


Targets = Callable[[State, int, int, int], list[str | None]]
"""From the state, the seat and the attacker and defender of the battle to the hexes that may be named."""
Effect = Callable[[Cast], Script | None]


@dataclasses.dataclass(frozen=True)
class LoreCard:
    """A card as printed: name, class, cost, moment, targets, effect. BL-LCARD-02..05"""

    name: str
    title: str
    member: int
    number: int
    cost: int
    when: str
    targets: Targets
    effect: Effect
    source: Source

    @property
    def reaction(self) -> bool:
        return self.when in REACTIONS


LORE_CARDS: dict[str, LoreCard] = {}


def lore_card(
    member: int, number: int, title: str, cost: int, when: str, targets: Targets, source: Source = "original"
) -> Callable[[Effect], Effect]:
    """Declares a card; what it does stands below it. A title that two classes share is told apart by the class."""

    def declare(effect: Effect) -> Effect:
        name = f"{title}-{MEMBER_NAMES[member]}" if title in SHARED_TITLES else title
        LORE_CARDS[name] = LoreCard(name, title, member, number, cost, when, targets, effect, source)
        return effect

    return declare


SHARED_TITLES = ("agility", "fearless")


# Whom a card can be played on. BL-LTGT-01, 02


def nobody(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """It needs no target, or that is plain from the moment."""
    return [None]


def enemies(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(1 - seat)]


def enemies_at_hand(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """Beside a unit of one's own."""
    return [NAMES[g.at[unit]] for unit in g.units_of(1 - seat) if g.adjacent_enemies(unit)]


def own(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(seat) if not g.webbed >> unit & 1]


def own_wounded(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(seat) if g.figures[unit] < g.full[unit]]


def own_afflicted(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(seat) if (g.webbed | g.poisoned) >> unit & 1]


def ordered(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """Of the active player's ordered units, those that have not moved yet. BL-LPHASE-06"""
    still = g.ordered & ~g.moved & ~g.webbed
    return [NAMES[g.at[unit]] for unit in g.units_of(g.active) if still >> unit & 1]


def any_ordered(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:
    return [None] if ordered(g, seat, attacker, defender) else []


def own_defender(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [None] if g.owner[defender] == seat else []


def not_alone(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """The opponent has Lore to lose."""
    return [None] if g.tokens[1 - seat] else []


def where(test: Callable[[State, int], bool]) -> Targets:
    """No single target, but at least one enemy unit on such a hex."""

    def targets(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
        return [None] if any(test(g, g.at[unit]) for unit in g.units_of(1 - seat)) else []

    return targets


def melee(targets: Targets) -> Targets:
    """Only where the two units of the battle stand side by side."""

    def close(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:
        beside = DISTANCE[g.at[attacker]][g.at[defender]] == 1
        return targets(g, seat, attacker, defender) if beside else []

    return close


# What cards do: the words that combat, movement and morale know.


def cancels(cast: Cast) -> None:
    """Whoever plays it is asked in `lore.is_cancelled`; the card has no effect besides."""


def lasting(g: State, word: str, on: int, number: int, until: str) -> None:
    g.effects = (*g.effects, (word, on, number, until))


def attacker_gets(word: str, number: int = 1, until: str = TURN, per_level: int = 0) -> Effect:
    return lambda cast: lasting(cast.g, word, cast.attacker, number + per_level * cast.level, until)


def defender_gets(word: str, number: int = 1, until: str = TURN, per_level: int = 0) -> Effect:
    return lambda cast: lasting(cast.g, word, cast.defender, number + per_level * cast.level, until)


def target_gets(word: str, number: int = 1, until: str = TURN, per_level: int = 0) -> Effect:
    return lambda cast: lasting(cast.g, word, cast.unit, number + per_level * cast.level, until)


def my_units_get(word: str, number: int = 1, until: str = TURN) -> Effect:
    return lambda cast: lasting(cast.g, word, side(cast.seat), number, until)


def enemy_units_get(word: str, number: int = 1, until: str = TURN) -> Effect:
    return lambda cast: lasting(cast.g, word, side(cast.opponent), number, until)


def give_orders(tactic: str, number: int, per_level: int = 0) -> Effect:
    """Orders of the card's own, in any section."""

    def effect(cast: Cast) -> None:
        cast.g.tactic = tactic
        cast.g.orders = (number + per_level * cast.level,)

    return effect


def blast(cast: Cast, unit: int, dice: int, strikes: bool = False) -> None:
    """Dice that no unit rolls: helmets of the target's colour hit, nothing else does. BL-LCARD-09"""
    rolled = roll(cast.g, cast.seat, dice, "card")
    hits = rolled.count(cast.g.troop(unit).colour) + (rolled.count(STRIKE) if strikes else 0)
    if cast.g.troop(unit).troop_class == CREATURE and hits:
        critical_roll(cast.g, unit, hits)
    else:
        lose_figures(cast.g, unit, hits, "card")


def blast_all(test: Callable[[State, int], bool]) -> Effect:
    """A die a level at each enemy unit on such a hex."""

    def effect(cast: Cast) -> None:
        for unit in [each for each in cast.g.units_of(cast.opponent) if test(cast.g, cast.g.at[each])]:
            blast(cast, unit, cast.level)

    return effect


def on_hill(g: State, h: int) -> bool:
    return g.world.hill[h]


def in_forest(g: State, h: int) -> bool:
    return g.world.forest[h]


def by_water(g: State, h: int) -> bool:
    return g.world.by_water(h)


# Wizard

lore_card(WIZARD, 1, "arcane-bolt", 3, WITH, enemies)(lambda cast: blast(cast, cast.unit, 1 + cast.level))


@lore_card(WIZARD, 2, "summon-lore", 0, WITH, nobody)
def summon_lore(cast: Cast) -> None:
    """1 Lore a level, and 1 more."""
    gain_lore(cast.g, cast.seat, cast.level + 1, "card")


lore_card(WIZARD, 3, "dispel", 4, VS_LORE, nobody)(cancels)
lore_card(WIZARD, 4, "eagle-eye", 3, IN_RANGED, nobody)(attacker_gets("sure-shot", until=BATTLE))


@lore_card(WIZARD, 5, "portal", 7, WITH, own, "public")
def portal(cast: Cast) -> Script:
    """Up to 3 hexes and 1 more a level, to any vacant hex. It is not the unit's move of the turn."""
    g, unit = cast.g, cast.unit
    reach = 3 + cast.level
    free = [h for h in range(SIZE) if g.on[h] < 0 and g.world.passable[h] and DISTANCE[cast.target][h] <= reach]
    if free:
        chosen = yield Decision(cast.seat, "target-hex", [actions.Target(NAMES[h]) for h in free], {"card": "portal"})
        relocate(g, unit, NAMED[chosen.hex], "card")


lore_card(WIZARD, 6, "blur", 3, BEFORE_ROLL, own_defender)(attacker_gets("fewer-dice", 0, ROLL, per_level=1))
lore_card(WIZARD, 7, "rockslide", 6, WITH, where(on_hill))(blast_all(on_hill))
lore_card(WIZARD, 8, "wildfire", 6, WITH, where(in_forest))(blast_all(in_forest))
lore_card(WIZARD, 9, "mass-speed", 6, MOVEMENT, any_ordered)(my_units_get("extra-move"))
lore_card(WIZARD, 10, "fog", 3, VS_COMMAND, nobody)(enemy_units_get("no-shooting"))
lore_card(WIZARD, 11, "far-command", 5, INSTEAD, nobody)(give_orders("any", 1, per_level=1))
lore_card(WIZARD, 12, "mists-of-terror", 5, WITH, nobody)(enemy_units_get("daunted"))


@lore_card(WIZARD, 13, "creeping-doom", 9, WITH, enemies)
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
        chosen = yield Decision(cast.seat, "target-unit", options, {"card": "creeping-doom"})
        at = NAMED[chosen.hex]
        struck.add(g.on[at])
        blast(cast, g.on[at], 2, strikes=True)


@lore_card(WIZARD, 14, "fireball", 10, WITH, enemies, "public")
def fireball(cast: Cast) -> None:
    """A die a level and 2 more; a Lore kills the whole unit, a Creature too; else its colour hits."""
    g, unit = cast.g, cast.unit
    dice = roll(g, cast.seat, cast.level + 2, "card")
    if LORE in dice:
        destroy(g, unit)
    else:
        lose_figures(g, unit, dice.count(g.troop(unit).colour), "card")


lore_card(WIZARD, 15, "wall-of-force", 3, VS_MOVE, nobody)(attacker_gets("held"))

# Rogue


@lore_card(ROGUE, 1, "pick-pocket", 1, WITH, not_alone, "public")
def pick_pocket(cast: Cast) -> None:
    """1 Lore a level and 1 more, out of the opponent's goblet."""
    g = cast.g
    stolen = min(cast.level + 1, g.tokens[cast.opponent])
    g.tokens[cast.opponent] -= stolen
    g.tokens[cast.seat] += stolen
    g.emit(LoreGained, cast.seat, stolen, "card")


lore_card(ROGUE, 2, "agility", 1, BEFORE_ROLL, own_defender, "public")(defender_gets("ignore-colour", 1, ROLL))
lore_card(ROGUE, 3, "deja-vu", 1, WITH_LORE, nobody, "public")(cancels)
lore_card(ROGUE, 4, "fearless", 3, DEFENDING, own_defender, "public")(defender_gets("fearless"))
lore_card(ROGUE, 5, "backstab", 3, AFTER_ROLL, melee(own_defender), "public")(attacker_gets("backstab", 1, ROLL))
lore_card(ROGUE, 6, "ambush", 5, BEFORE_ROLL, melee(own_defender))(defender_gets("ambush", 1, ROLL))
lore_card(ROGUE, 7, "false-orders", 5, VS_ORDERS, ordered)(target_gets("countermanded"))


@lore_card(ROGUE, 8, "terrified", 4, IN_BATTLE, nobody)
def terrified(cast: Cast) -> None:
    """The unit attacked ignores no flags and flees 2 hexes for each."""
    lasting(cast.g, "daunted", cast.defender, 1, BATTLE)
    lasting(cast.g, "terrified", cast.defender, 1, BATTLE)


lore_card(ROGUE, 9, "sabotage", 4, VS_COMMAND, nobody)(enemy_units_get("confusion"))
lore_card(ROGUE, 10, "hit-and-run", 4, MOVEMENT, ordered)(target_gets("hit-and-run"))


@lore_card(ROGUE, 11, "shadow-walk", 3, WITH, own)
def shadow_walk(cast: Cast) -> Script:
    """2 hexes a level over free hexes, heedless of terrain that stops; not the unit's move of the turn."""
    g, unit = cast.g, cast.unit
    found, front = {cast.target}, [cast.target]
    for _ in range(2 * cast.level):
        front = [near for h in front for near in g.world.neighbours[h] if g.on[near] < 0 and near not in found]
        front = list(dict.fromkeys(front))
        found.update(front)
    free = sorted(found - {cast.target})
    if free:
        options = [actions.Target(NAMES[h]) for h in free]
        chosen = yield Decision(cast.seat, "target-hex", options, {"card": "shadow-walk"})
        relocate(g, unit, NAMED[chosen.hex], "card")


lore_card(ROGUE, 12, "envenomed-blades", 3, IN_MELEE, nobody)(attacker_gets("lore-hits", until=BATTLE))


@lore_card(ROGUE, 13, "spies", 2, WITH, nobody)
def spies(cast: Cast) -> Script:
    """Draw a Command card a level, then discard as many."""
    drawn = [draw_command(cast.g, cast.seat) for _ in range(cast.level)]
    for _ in range(len(drawn) - drawn.count(None)):
        options = [actions.Discard(card) for card in sorted(set(cast.g.hands[cast.seat]))]
        chosen = yield Decision(cast.seat, "discard-command", options)
        discard_command(cast.g, cast.seat, chosen.card)


@lore_card(ROGUE, 14, "intrigue", 4, WITH, nobody)
def intrigue(cast: Cast) -> None:
    """The opponent loses a Command card, by lot, and draws another."""
    hand = cast.g.hands[cast.opponent]
    if hand:
        discard_command(cast.g, cast.opponent, cast.g.rng.pick(hand))
        draw_command(cast.g, cast.opponent)


lore_card(ROGUE, 15, "foiled", 5, VS_LORE, nobody)(cancels)

# Cleric

lore_card(CLERIC, 1, "healing-hands", 4, WITH, own_wounded)(lambda cast: restore(cast.g, cast.unit, cast.level))
lore_card(CLERIC, 2, "shield-of-faith", 2, BEFORE_ROLL, own_defender)(
    defender_gets("ignore-strikes", 0, ROLL, per_level=1)
)
lore_card(CLERIC, 3, "bless", 2, DEFENDING, own_defender)(defender_gets("bold", 0, per_level=1))
lore_card(CLERIC, 4, "move-as-the-wind", 4, MOVEMENT, ordered)(target_gets("wind"))
lore_card(CLERIC, 5, "sanctuary", 4, BEFORE_ROLL, own_defender)(defender_gets("at-most-one-hit", 1, ROLL))
lore_card(CLERIC, 6, "smite", 5, WITH, enemies_at_hand)(
    lambda cast: blast(cast, cast.unit, 1 + cast.level, strikes=True)
)
lore_card(CLERIC, 7, "rally", 3, ORDERS, nobody)(give_orders("any", 0, per_level=1))
lore_card(CLERIC, 8, "crusade", 6, INSTEAD, nobody)(give_orders("foot", 2, per_level=1))


@lore_card(CLERIC, 9, "purify", 2, WITH, own_afflicted)
def purify(cast: Cast) -> None:
    """No web and no poison any more."""
    clean = ~(1 << cast.unit)
    cast.g.webbed &= clean
    cast.g.poisoned &= clean


lore_card(CLERIC, 10, "flood", 5, WITH, where(by_water))(blast_all(by_water))
lore_card(CLERIC, 11, "counterprayer", 4, VS_LORE, nobody)(cancels)
lore_card(CLERIC, 12, "resurrection", 8, WITH, own_wounded)(
    lambda cast: restore(cast.g, cast.unit, cast.g.full[cast.unit])
)
lore_card(CLERIC, 13, "divine-favour", 4, AFTER_ROLL, own_defender)(attacker_gets("reroll", 1, ROLL))
lore_card(CLERIC, 14, "hold", 4, VS_ORDERS, ordered)(target_gets("held"))


@lore_card(CLERIC, 15, "judgement", 8, WITH, enemies)
def judgement(cast: Cast) -> None:
    """Two dice at a unit, and a die a level at each enemy unit beside it."""
    g = cast.g
    near = [g.on[h] for h in NEIGHBOURS[cast.target] if g.on[h] >= 0 and g.owner[g.on[h]] == cast.opponent]
    blast(cast, cast.unit, 2)
    for unit in near:
        blast(cast, unit, cast.level)


# Warrior

lore_card(WARRIOR, 1, "strength", 1, IN_BATTLE, nobody, "public")(attacker_gets("dice"))
lore_card(WARRIOR, 2, "agility", 1, BEFORE_ROLL, own_defender, "public")(defender_gets("ignore-colour", 1, ROLL))
lore_card(WARRIOR, 3, "take-aim", 2, IN_RANGED, nobody, "public")(attacker_gets("ranged-dice", 3))
lore_card(WARRIOR, 4, "fearless", 3, DEFENDING, own_defender, "public")(defender_gets("fearless"))
lore_card(WARRIOR, 5, "run", 2, MOVEMENT, ordered, "public")(target_gets("extra-move"))
lore_card(WARRIOR, 6, "parry", 3, BEFORE_ROLL, own_defender, "public")(attacker_gets("two-dice"))


@lore_card(WARRIOR, 7, "berserk", 4, IN_MELEE, nobody, "public")
def berserk(cast: Cast) -> None:
    """A die a level in melee, and a further die, once, for each Bonus Strike that hits."""
    lasting(cast.g, "melee-dice", cast.attacker, cast.level, TURN)
    lasting(cast.g, "berserk", cast.attacker, 1, TURN)


lore_card(WARRIOR, 8, "war-cry", 2, IN_MELEE, nobody)(defender_gets("daunted", until=BATTLE))
lore_card(WARRIOR, 9, "onrush", 4, IN_MELEE, nobody)(attacker_gets("rides", until=BATTLE))
lore_card(WARRIOR, 10, "shield-wall", 3, DEFENDING, own_defender)(defender_gets("shield-wall"))
lore_card(WARRIOR, 11, "forced-march", 4, ORDERS, nobody)(give_orders("foot", 1, per_level=1))
lore_card(WARRIOR, 12, "charge", 5, WITH, nobody)(my_units_get("melee-dice"))
lore_card(WARRIOR, 13, "close-ranks", 5, INSTEAD, nobody)(give_orders("engaged", 2, per_level=1))
lore_card(WARRIOR, 14, "riposte", 2, BEFORE_ROLL, melee(own_defender))(defender_gets("riposte", 1, BATTLE))
lore_card(WARRIOR, 15, "relentless", 6, IN_BATTLE, nobody)(attacker_gets("relentless"))
