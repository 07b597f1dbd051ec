"""The Advanced Actions: twenty-eight of the base box, sixteen of later ones. MK-SETUP-07, 24

Where published tables differ: the colours are those of the table in which each colour has as many cards as the others;
In Need gives 3 and 5; Blood Ritual gives a crystal and may store one mana.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import (
    Decline,
    DiscardCard,
    Done,
    PickCard,
    PickDie,
    TakeCard,
)
from tabletome.games.mage_knight.actions import (
    Move as MoveTo,
)
from tabletome.games.mage_knight.cards.basic_actions import mana_to_crystal
from tabletome.games.mage_knight.cards.notation import (
    PEACE,
    Attack,
    Block,
    Crystal,
    Draw,
    Effect,
    Heal,
    Influence,
    Mana,
    Move,
    Ranged,
    ReadyUnit,
    Reputation,
    Siege,
    Special,
    TakeWound,
    ThisTurn,
    Use,
    add_points,
    choose_colour,
    choose_unit,
)
from tabletome.games.mage_knight.cards.registry import (
    ADVANCED_ACTION,
    CARDS,
    Card,
    card,
    is_possible,
)
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    COLOURS,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    WHITE,
    WOUND,
)
from tabletome.games.mage_knight.content.enemies import ASSASSINATION, BRUTAL, PARALYZE, POISON, SWIFT, VAMPIRIC
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    hold_foe,
    reachable_foes,
    reduce_attack,
    strikes_to_reduce,
)
from tabletome.games.mage_knight.rules.combat.enemies import blocked_foes
from tabletome.games.mage_knight.rules.deeds import cards as deeds
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.locals import offers
from tabletome.games.mage_knight.rules.map.movement import (
    is_safe,
    move_directly,
)
from tabletome.games.mage_knight.rules.scenario.optional_rules import dice_to_turn
from tabletome.games.mage_knight.state import (
    AFTER,
    ATTACK,
    BLOCK,
    COMBAT,
    INTERACTION,
    MOVEMENT,
    RANGED,
    Change,
    Player,
    State,
)

DONE, DECLINE = Done(), Decline()
ANY_COLOUR = (*BASIC, GOLD, BLACK)
ATTACK_ABILITIES = (SWIFT, BRUTAL, POISON, PARALYZE, ASSASSINATION, VAMPIRIC)


def advanced(name: str, colours: int | tuple[int, ...], basic: Effect, strong: Effect) -> None:
    """Declare an Advanced Action; some can be paid in either of two colours."""
    card(ADVANCED_ACTION, name, (colours,) if isinstance(colours, int) else colours, basic, strong)


# Healing, Units, wounds


def _heal_in_peace(points: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        if not g.stage & COMBAT:
            p.heal += points

    return Special("heal-in-peace", run, useful=PEACE, points=points)


def _ready_one(level: int) -> Effect:
    """Ready a Unit, if there is one."""
    return Special("ready", ReadyUnit(level).do, points=level)


def wounds_of(p: Player) -> int:
    """In hand and on Units."""
    return p.hand.count(WOUND) + sum(unit.wounds for unit in p.units)


def in_need(points: int, each: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        p.influence += points + each * wounds_of(p) + use.plus

    return Special(f"in-need-{each}", run, when=INTERACTION, points=points)


def toughen(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    unit = yield from choose_unit(p, list(range(len(p.units))))
    unit.boost += (PHYSICAL,)


def has_units(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(p.units)


# Mana and crystals


def may_store_mana(g: State, p: Player, use: Use) -> Script:
    """One mana may be paid for a crystal of its colour."""
    if mana.payable_basics(g, p):
        chosen = yield Decision(p.seat, "store-mana", [DONE, DECLINE])
        if isinstance(chosen, Done):
            yield from mana_to_crystal(g, p, use)


def crystal_of_owned(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    mana.gain_crystal(g, p, (yield from choose_colour(p, _owned(p))))


def _owned(p: Player) -> tuple[int, ...]:
    return tuple(colour for colour in BASIC if p.crystals[colour])


def owns_crystals(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(_owned(p))


def crystal_of_missing(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    missing = tuple(colour for colour in BASIC if not p.crystals[colour])
    mana.gain_crystal(g, p, (yield from choose_colour(p, missing)))


def lacks_crystals(g: State, p: Player) -> bool:  # noqa: ARG001
    return not all(p.crystals)


def for_each_set(per_set: Callable[[int], Effect], base: int) -> Effect:
    """More for each set of four different crystals in the Inventory."""

    def run(g: State, p: Player, use: Use) -> Any:
        return per_set(base + base // 2 * min(p.crystals)).do(g, p, use)

    allowed, useful = per_set(base).contexts()
    return Special(f"sets-{type(per_set(base)).__name__.lower()}", run, when=allowed & useful, points=base)


def storm_crystal(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A crystal of a die's colour; the die is rolled again."""
    colours = [colour for colour in BASIC if colour in g.source]
    colour = colours[0]
    if len(colours) > 1:
        chosen = yield Decision(p.seat, "choose-die", [PickDie(COLOURS[each]) for each in colours])
        colour = COLOURS.index(chosen.colour)
    mana.gain_crystal(g, p, colour)
    left = list(g.source)
    left.remove(colour)
    g.source = tuple(sorted((*left, g.rng.below(6))))


def has_basic_die(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(colour in g.source for colour in BASIC)


def storm(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """All dice are rolled again; three more may be used, black and gold ones as any basic colour."""
    turned = dice_to_turn(g)
    g.source = tuple(sorted(g.rng.below(6) if colour in turned else colour for colour in g.source))
    p.dice += 3
    p.changes += (Change("wild-die", "gold", 1), Change("wild-die", "black", 1))


def forge(count: int) -> Effect:
    """Crystals of the colours of different Spells on offer."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        spells = list(g.spells_offer)
        for _ in range(min(count, len(spells))):
            name = spells[0]
            if len(spells) > 1:
                name = (yield Decision(p.seat, "choose-spell", [PickCard(each) for each in spells])).card
            spells.remove(name)
            mana.gain_crystal(g, p, (yield from choose_colour(p, CARDS[name].colours)))

    return Special("forge", run, lambda g, p: bool(g.spells_offer), points=count)  # noqa: ARG005


def pure_magic(points: int, paid: tuple[int, ...]) -> Effect:
    """Pay a mana: what it gives depends on its colour, and so on the phase."""
    gives: dict[int, tuple[int, Effect]] = {
        MOVEMENT: (GREEN, Move(points)),
        INTERACTION: (WHITE, Influence(points)),
        BLOCK: (BLUE, Block(points)),
        ATTACK: (RED, Attack(points)),
    }

    def requires(g: State, p: Player) -> bool:
        return g.stage in gives and mana.can_pay(g, p, *paid, gives[g.stage][0])

    def run(g: State, p: Player, use: Use) -> Script:
        colour, effect = gives[g.stage]
        if mana.can_pay(g, p, colour):
            yield from mana.pay_mana(g, p, colour)
            effect.do(g, p, use)

    return Special("pure-magic", run, requires, MOVEMENT | INTERACTION | BLOCK | ATTACK, points)


# Other cards


def actions_in_hand(p: Player) -> list[Card]:
    return [CARDS[name] for name in deeds.others_in_hand(p) if CARDS[name].is_action]


def has_action(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(actions_in_hand(p))


def throw_action(g: State, p: Player) -> Any:
    """Throw away an action card of the hand; which one is returned."""
    cards = [each.name for each in actions_in_hand(p)]
    name = cards[0]
    if len(cards) > 1:
        name = (yield Decision(p.seat, "throw-action", [PickCard(each) for each in cards])).card
    deeds.throw_away(g, p, name)
    return CARDS[name]


def decompose(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Two crystals of the thrown card's colour."""
    thrown = yield from throw_action(g, p)
    for _ in range(2):
        mana.gain_crystal(g, p, (yield from choose_colour(p, thrown.colours)))


def decompose_all(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A crystal of each other colour."""
    thrown = yield from throw_action(g, p)
    for colour in BASIC:
        if colour not in thrown.colours:
            mana.gain_crystal(g, p, colour)


def train(place: str) -> Effect:
    """Throw away an action card, take one of its colour from the offer."""

    def fitting(g: State, colours: tuple[int, ...]) -> list[str]:
        return [name for name in g.advanced_offer if set(CARDS[name].colours) & set(colours)]

    def requires(g: State, p: Player) -> bool:
        return any(fitting(g, each.colours) for each in actions_in_hand(p))

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        thrown = yield from throw_action(g, p)
        cards = fitting(g, thrown.colours)
        if cards:
            yield from take_from_offer(g, p, cards, place)

    return Special(f"train-{place}", run, requires)


def take_from_offer(g: State, p: Player, cards: list[str], place: str) -> Script:
    """An Advanced Action of the offer into hand or onto the discard pile."""
    name = cards[0]
    if len(cards) > 1:
        name = (yield Decision(p.seat, "take-advanced", [TakeCard(each) for each in cards])).card
    offers.take_advanced(g, name)
    if place == "hand":
        deeds.into_hand(p, name)
    else:
        p.discard += (name,)


def repeat(times: int, *, strong: bool) -> Effect:
    """Play another action card with it, its effect several times as one; then throw that card away. MK-EFF-03"""

    def repeatable(g: State, p: Player) -> list[str]:
        return [
            each.name
            for each in actions_in_hand(p)
            if each.name != "maximal-effect" and is_possible(g, p, each.name, each.strong if strong else each.basic)
        ]

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        cards = repeatable(g, p)
        if not cards:
            return
        name = (yield Decision(p.seat, "choose-card", [PickCard(each) for each in cards])).card
        other = CARDS[name]
        deeds.throw_away(g, p, name)
        ready = other.strong if strong else other.basic
        for _ in range(times):
            if ready.when & g.stage and (not ready.requires or ready.can(g, p)):
                script = ready.do(g, p, other.use)
                if script is not None:
                    yield from script

    return Special(f"repeat-{'strong' if strong else 'basic'}", run, lambda g, p: bool(repeatable(g, p)), points=times)


def ritual(**attacks: Effect) -> Effect:
    """Throw away an action card for an attack of its colour."""

    def usable(g: State, each: Card) -> list[Effect]:
        found = [attacks[COLOURS[colour]] for colour in each.colours]
        return [attack for attack in found if attack.allowed & g.stage]

    def requires(g: State, p: Player) -> bool:
        return any(usable(g, each) for each in actions_in_hand(p))

    def run(g: State, p: Player, use: Use) -> Script:
        cards = [each.name for each in actions_in_hand(p) if usable(g, each)]
        name = cards[0]
        if len(cards) > 1:
            name = (yield Decision(p.seat, "throw-action", [PickCard(each) for each in cards])).card
        deeds.throw_away(g, p, name)
        usable(g, CARDS[name])[0].do(g, p, use)

    strong = attacks["blue"] == Attack(4, COLD_FIRE)
    return Special("ritual-strong" if strong else "ritual", run, requires, RANGED | ATTACK)


def ancient_card(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Wound and a mana for a card of that colour, into hand."""
    deeds.take_wounds(g, p, 1)
    colours = tuple(colour for colour in mana.payable_basics(g, p) if _in_offer(g, colour))
    if colours:
        colour = yield from choose_colour(p, colours)
        yield from mana.pay_mana(g, p, colour)
        yield from take_from_offer(g, p, _in_offer(g, colour), "hand")


def _in_offer(g: State, colour: int) -> list[str]:
    return [name for name in g.advanced_offer if colour in CARDS[name].colours]


def can_pay_for_ancients(g: State, p: Player) -> bool:
    return any(_in_offer(g, colour) for colour in mana.payable_basics(g, p))


def ancient_effect(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Wound for the stronger effect of a card on offer."""
    place = yield Decision(p.seat, "wound-where", [DONE, DECLINE])
    if isinstance(place, Done):
        deeds.take_wounds(g, p, 1)
    else:
        p.discard += (WOUND,)
    cards = borrowable(g, p)
    if cards:
        name = (yield Decision(p.seat, "choose-card", [PickCard(each) for each in cards])).card
        script = CARDS[name].strong.do(g, p, CARDS[name].use)
        if script is not None:
            yield from script


def borrowable(g: State, p: Player) -> list[str]:
    found = [CARDS[name] for name in g.advanced_offer if name != "blood-of-ancients"]
    return [
        each.name
        for each in found
        if each.strong.when & g.stage and (not each.strong.requires or each.strong.can(g, p))
    ]


def can_borrow(g: State, p: Player) -> bool:
    return bool(borrowable(g, p))


def talent(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Discard a card; one Spell of its colour on offer may be played this turn as if it were in hand. See play.py."""
    cards = cards_for_spells(g, p)
    card = cards[0]
    if len(cards) > 1:
        card = (yield Decision(p.seat, "discard-for", [DiscardCard(each) for each in cards])).card
    deeds.discard_card(g, p, card)
    p.changes += (Change("talent", " ".join(COLOURS[colour] for colour in CARDS[card].colours), 1),)


def cards_for_spells(g: State, p: Player) -> list[str]:
    """Cards whose colour fits a Spell on offer."""
    on_offer = {colour for name in g.spells_offer for colour in CARDS[name].colours}
    return [name for name in deeds.others_in_hand(p) if on_offer.intersection(CARDS[name].colours)]


def has_talent(g: State, p: Player) -> bool:
    return bool(cards_for_spells(g, p))


def talent_learn(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Pay a mana, gain a Spell of its colour."""
    spells = [name for name in g.spells_offer if mana.can_pay(g, p, *CARDS[name].basic_costs[0])]
    if spells:
        name = (yield Decision(p.seat, "choose-spell", [PickCard(each) for each in spells])).card
        yield from mana.pay_mana(g, p, *CARDS[name].basic_costs[0])
        offers.take_spell(g, name)
        p.discard += (name,)


def can_learn_spell(g: State, p: Player) -> bool:
    return any(mana.can_pay(g, p, BLUE, *CARDS[name].basic_costs[0]) for name in g.spells_offer)


# Combat


def counter(points: int, each: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> None:
        assert g.combat is not None
        add_points(g, p, "attack", PHYSICAL, points + each * blocked_foes(g.combat) + use.plus, use)

    return Special(f"counter-{each}", run, when=ATTACK, points=points)


def dodge(points: int, attack: int) -> Effect:
    """Weaken an attack; unhurt, the hero strikes back."""

    def run(g: State, p: Player, use: Use) -> Script:
        yield from reduce_attack(g, p, points, use)
        p.changes += (Change("dodge", "", attack),)

    return Special(f"dodge-{attack}", run, strikes_to_reduce, BLOCK, points)


def dodge_two(g: State, p: Player, use: Use) -> Script:
    for _ in range(2):
        yield from reduce_attack(g, p, 2, use)
    p.changes += (Change("dodge", "", 2),)


def stare(run: Callable[[State, Any], None], name: str) -> Effect:
    """Do something to one enemy."""
    use = Use(colour=BLUE)

    def requires(g: State, p: Player) -> bool:  # noqa: ARG001
        return bool(reachable_foes(g, use))

    def do(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        run(g, (yield from choose_foe(g, p, reachable_foes(g, Use(colour=BLUE)))))

    return Special(name, do, requires, RANGED | BLOCK)


def frighten(g: State, foe: Any) -> None:  # noqa: ARG001
    foe.lost += ATTACK_ABILITIES


def resolve(points: int, each: int, most: int) -> Effect:
    """Points of one's choice, more for discarded cards."""
    choice = (Move, Influence, Attack, Block)
    when = MOVEMENT | INTERACTION | ATTACK | BLOCK

    def run(g: State, p: Player, use: Use) -> Script:
        total, discarded, wound = points, 0, False
        while discarded < most:
            cards = [] if most == 1 else deeds.others_in_hand(p)
            if WOUND in p.hand and not wound:
                cards.append(WOUND)
            if not cards:
                break
            chosen = yield Decision(p.seat, "stout-resolve", [*(DiscardCard(name) for name in cards), DONE])
            if isinstance(chosen, Done):
                break
            deeds.discard_card(g, p, chosen.card)
            wound = wound or chosen.card == WOUND
            discarded += 1
            total += each
        kind = {MOVEMENT: 0, INTERACTION: 1, ATTACK: 2, BLOCK: 3}[g.stage]
        choice[kind](total).do(g, p, use)

    return Special(f"resolve-{each}", run, when=when, points=points)


def lakes(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A blue mana may open the lakes."""
    if mana.can_pay(g, p, BLUE):
        chosen = yield Decision(p.seat, "open-lakes", [DONE, DECLINE])
        if isinstance(chosen, Done):
            yield from mana.pay_mana(g, p, BLUE)
            p.changes += (Change("terrain-becomes", "lake", 0),)


def portal(far: int, bonus: int) -> Effect:
    """As the action of the turn: move to a safe space nearby, and draw more cards."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        reach = {p.space}
        for _ in range(far):
            reach |= {near for name in reach for near in g.world[name].near}
        spaces = sorted(name for name in reach if name != p.space and is_safe(g, p, name))
        chosen = yield Decision(p.seat, "portal", [*(MoveTo(name) for name in spaces), DONE])
        if isinstance(chosen, MoveTo):
            move_directly(g, p, chosen.space)
        p.hand_bonus += bonus
        end_of_action(g, p)

    return Special(f"portal-{far}-{bonus}", run, when=MOVEMENT)


def end_of_action(g: State, p: Player) -> None:
    """An effect played as the action of the turn. MK-TURN-24"""
    from tabletome.games.mage_knight.rules.turn import after_step

    p.move = p.influence = 0
    g.stage = AFTER
    g.phase = after_step


def peaceful(points: int, *, ready: bool) -> Effect:
    """As the action of the turn: Influence is spent on healing, and on readying Units."""

    def run(g: State, p: Player, use: Use) -> None:
        from tabletome.games.mage_knight.rules.locals.interaction import interaction_step

        p.move, p.influence = 0, points + use.plus
        p.changes += (Change("peaceful-moment", "", 1),)
        if ready:
            p.changes += (Change("ready-for-influence", "", 1),)
        g.stage = INTERACTION
        g.phase = interaction_step

    return Special("peaceful-ready" if ready else "peaceful", run, when=MOVEMENT, points=points)


# fmt: off
advanced("blood-rage", RED, Attack(2) | (TakeWound() & Attack(5)), Attack(4) | (TakeWound() & Attack(9)))
advanced("blood-ritual", RED,
         TakeWound() & Crystal((RED,)) & Mana(ANY_COLOUR),
         TakeWound() & Mana(ANY_COLOUR) & Mana(ANY_COLOUR) & Mana(ANY_COLOUR) & Special("store-mana", may_store_mana))
advanced("decompose", RED,
         Special("decompose", decompose, has_action), Special("decompose-all", decompose_all, has_action))
advanced("fire-bolt", RED, Crystal((RED,)), Ranged(3, FIRE))
advanced("intimidate", RED, (Influence(4) | Attack(3)) & Reputation(-1), (Influence(8) | Attack(7)) & Reputation(-2))
advanced("into-the-heat", RED,
         Special("into-the-heat", (ThisTurn("unit-points", value=2) & ThisTurn("no-damage-to-units")).do,
                 when=RANGED, points=2),
         Special("into-the-heat", (ThisTurn("unit-points", value=3) & ThisTurn("no-damage-to-units")).do,
                 when=RANGED, points=3))
advanced("maximal-effect", RED, repeat(3, strong=False), repeat(2, strong=True))
advanced("counterattack", RED, counter(2, 2), counter(4, 3))
advanced("ritual-attack", RED,
         ritual(red=Attack(5), blue=Attack(3, ICE), white=Ranged(3), green=Siege(2)),
         ritual(red=Attack(6, FIRE), blue=Attack(4, COLD_FIRE), white=Ranged(4, FIRE), green=Siege(3, FIRE)))
advanced("blood-of-ancients", RED,
         Special("ancient-card", ancient_card, can_pay_for_ancients),
         Special("ancient-effect", ancient_effect, can_borrow))

advanced("crystal-mastery", BLUE,
         Special("crystal-of-owned", crystal_of_owned, owns_crystals), ThisTurn("crystals-return"))
advanced("frost-bridge", BLUE,
         Move(2) & ThisTurn("terrain-becomes", "swamp", 1),
         Move(4) & ThisTurn("terrain-becomes", "swamp", 1) & ThisTurn("terrain-becomes", "lake", 1))
advanced("ice-bolt", BLUE, Crystal((BLUE,)), Ranged(3, ICE))
advanced("ice-shield", BLUE, Block(3, ICE), Block(3, ICE, "armor-less-3"))
advanced("magic-talent", BLUE,
         Special("talent", talent, has_talent), Special("talent-learn", talent_learn, can_learn_spell))
advanced("pure-magic", BLUE, pure_magic(4, ()), pure_magic(7, (BLUE,)))
advanced("steady-tempo", BLUE, Move(2) & ThisTurn("steady-tempo", "bottom"), Move(4) & ThisTurn("steady-tempo", "top"))
advanced("shield-bash", BLUE, Block(3, note="swift-twice"), Block(5, note="shield-bash"))
advanced("temporal-portal", BLUE, portal(1, 1), portal(2, 1) | portal(1, 2))
advanced("spell-forge", BLUE, forge(1), forge(2))

advanced("agility", WHITE,
         Move(2) & ThisTurn("move-as-attack"), Move(4) & ThisTurn("move-as-attack") & ThisTurn("move-as-ranged"))
advanced("diplomacy", WHITE,
         Influence(2) & ThisTurn("influence-as-block", PHYSICAL),
         Influence(4) & (ThisTurn("influence-as-block", ICE) | ThisTurn("influence-as-block", FIRE)))
advanced("heroic-tale", WHITE,
         Influence(3) & ThisTurn("heroic-tale", value=0), Influence(6) & ThisTurn("heroic-tale", value=1))
advanced("learning", WHITE,
         Influence(2) & ThisTurn("learning", "discard", 6), Influence(4) & ThisTurn("learning", "hand", 9))
advanced("mana-storm", WHITE, Special("storm-crystal", storm_crystal, has_basic_die), Special("storm", storm))
advanced("song-of-wind", WHITE,
         Move(2) & ThisTurn("terrain", "plains", -1) & ThisTurn("terrain", "desert", -1)
         & ThisTurn("terrain", "wasteland", -1),
         Move(2) & ThisTurn("terrain", "plains", -2) & ThisTurn("terrain", "desert", -2)
         & ThisTurn("terrain", "wasteland", -2) & Special("open-lakes", lakes))
advanced("swift-bolt", WHITE, Crystal((WHITE,)), Ranged(4))
advanced("chivalry", WHITE,
         Attack(3) | Attack(2, note="chivalry"), Attack(6) | Attack(4, note="chivalry-and-fame"))
advanced("peaceful-moment", WHITE, Influence(3) | peaceful(3, ready=False), Influence(6) | peaceful(6, ready=True))
advanced("dodge-and-weave", WHITE,
         dodge(2, 1), dodge(4, 2) | Special("dodge-two", dodge_two, strikes_to_reduce, BLOCK))

advanced("ambush", GREEN, Move(2) & ThisTurn("ambush", value=1), Move(4) & ThisTurn("ambush", value=2))
advanced("crushing-bolt", GREEN, Crystal((GREEN,)), Siege(3))
advanced("in-need", GREEN, in_need(3, 1), in_need(5, 2))
advanced("path-finding", GREEN,
         Move(2) & ThisTurn("all-terrain", value=-1), Move(4) & ThisTurn("terrain-becomes", "any", 2))
advanced("refreshing-walk", GREEN, Move(2) & _heal_in_peace(1), Move(4) & _heal_in_peace(2))
advanced("regeneration", GREEN, Heal(1) & _ready_one(2), Heal(2) & _ready_one(3))
advanced("training", GREEN, train("discard"), train("hand"))
advanced("stout-resolve", GREEN, resolve(2, 1, 1), resolve(3, 2, 99))
advanced("force-of-nature", GREEN, Special("toughen", toughen, has_units, COMBAT), Siege(3) | Block(6))
advanced("mountain-lore", GREEN,
         Move(3) & ThisTurn("hand-on", "hills", 1),
         Move(5) & ThisTurn("terrain-becomes", "mountain", 5) & ThisTurn("safe-terrain", "mountain")
         & ThisTurn("hand-on", "mountain", 2) & ThisTurn("hand-on", "hills", 1))

advanced("power-of-crystals", (GREEN, BLUE),
         Special("crystal-of-missing", crystal_of_missing, lacks_crystals),
         for_each_set(Move, 4) | for_each_set(Heal, 2) | for_each_set(Draw, 2))
advanced("rush-of-adrenaline", (RED, GREEN),
         ThisTurn("adrenaline", value=3), ThisTurn("adrenaline-first") & ThisTurn("adrenaline", value=3))
advanced("explosive-bolt", (WHITE, RED),
         TakeWound() & Crystal((WHITE,)) & Crystal((RED,)), Ranged(3, note="explosive"))
advanced("chilling-stare", (BLUE, WHITE),
         Influence(3) | stare(frighten, "frighten"), Influence(5) | stare(hold_foe, "hold"))
# fmt: on
