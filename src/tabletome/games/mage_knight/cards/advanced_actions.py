"""What the Advanced Actions do. MK-DEED-03

Where published tables differ: In Need gives 3 and 5; Blood Ritual gives a crystal and may store one mana.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Decline, DiscardCard, Done, PickCard, TakeCard
from tabletome.games.mage_knight.actions import Move as MoveTo
from tabletome.games.mage_knight.cards.basic_actions import mana_to_crystal
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    COLOURS,
    DESERT,
    FIRE,
    GOLD,
    GREEN,
    HILLS,
    ICE,
    LAKE,
    MOUNTAIN,
    PHYSICAL,
    PLAINS,
    RED,
    SWAMP,
    WASTELAND,
    WHITE,
    WOUND,
)
from tabletome.games.mage_knight.content.deeds import CARDS, DeedCard
from tabletome.games.mage_knight.content.enemies import ASSASSINATION, BRUTAL, PARALYZE, POISON, SWIFT, VAMPIRIC
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.choosing import choose_die, one_of
from tabletome.games.mage_knight.rules.combat.attack import at_attack_phase, for_each_defeated
from tabletome.games.mage_knight.rules.combat.block import AfterBlock, after_block
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    hold_foe,
    reachable_foes,
    reduce_attack,
    strikes_to_reduce,
)
from tabletome.games.mage_knight.rules.combat.enemies import blocked_foes
from tabletome.games.mage_knight.rules.combat.points import Use, add_points, bind
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, card
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.deeds.notation import (
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
    Ready,
    ReadyUnit,
    Reputation,
    Siege,
    Special,
    TakeWound,
    ThisTurn,
    choose_colour,
    choose_unit,
)
from tabletome.games.mage_knight.rules.deeds.play import is_possible
from tabletome.games.mage_knight.rules.end_of_turn import before_discarding
from tabletome.games.mage_knight.rules.interaction import offers
from tabletome.games.mage_knight.rules.map.movement import is_safe, move_directly
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.rules.scenario.optional_rules import dice_to_turn
from tabletome.games.mage_knight.rules.turn import end_action
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    INTERACTION,
    MOVEMENT,
    RANGED,
    Combat,
    Foe,
    Player,
    Points,
    State,
)

DONE, DECLINE = Done(), Decline()
ANY_COLOUR = (*BASIC, GOLD, BLACK)
ATTACK_ABILITIES = (SWIFT, BRUTAL, POISON, PARALYZE, ASSASSINATION, VAMPIRIC)


# Healing, Units, wounds


def _heal_in_peace(points: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        if not g.stage & COMBAT:
            p.turn.heal += points

    return Special("heal-in-peace", run, useful=PEACE, points=points)


def _ready_one(level: int) -> Effect:
    """Ready a Unit, if there is one."""
    return Special("ready", ReadyUnit(level).do, points=level)


def wounds_of(p: Player) -> int:
    """In hand and on Units."""
    return p.hand.count(WOUND) + sum(unit.wounds for unit in p.units)


def in_need(points: int, each: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        p.turn.influence += points + each * wounds_of(p) + use.plus

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
    colour = yield from choose_die(p.seat, colours)
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
    p.turn.dice += 3
    add(p, changes.WildDice(GOLD), changes.WildDice(BLACK))


def forge(count: int) -> Effect:
    """Crystals of the colours of different Spells on offer."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        spells = list(g.spells_offer)
        for _ in range(min(count, len(spells))):
            name = yield from one_of(p.seat, "choose-spell", spells, PickCard)
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


def actions_in_hand(p: Player) -> list[DeedCard]:
    return [CARDS[name] for name in piles.others_in_hand(p) if CARDS[name].is_action]


def has_action(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(actions_in_hand(p))


def throw_action(g: State, p: Player) -> Any:
    """Throw away an action card of the hand; which one is returned."""
    cards = [each.name for each in actions_in_hand(p)]
    name = yield from one_of(p.seat, "throw-action", cards, PickCard)
    piles.throw_away(g, p, name)
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
    name = yield from one_of(p.seat, "take-advanced", cards, TakeCard)
    offers.take_advanced(g, name)
    if place == "hand":
        piles.into_hand(p, name)
    else:
        p.discard += (name,)


def repeat(times: int, *, strong: bool) -> Effect:
    """Play another action card with it, its effect several times as one; then throw that card away. MK-EFF-03, 04"""

    def repeated(name: str) -> Ready:
        return CARD_EFFECTS[name].strong if strong else CARD_EFFECTS[name].basic

    def repeatable(g: State, p: Player) -> list[str]:
        return [
            each.name
            for each in actions_in_hand(p)
            if each.name != "maximal-effect" and is_possible(g, p, each.name, repeated(each.name))
        ]

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        cards = repeatable(g, p)
        if not cards:
            return
        name = (yield Decision(p.seat, "choose-card", [PickCard(each) for each in cards])).card
        piles.throw_away(g, p, name)
        ready = repeated(name)
        first = len(g.combat.pool) if g.combat is not None else 0
        for _ in range(times):
            if ready.when & g.stage and (not ready.requires or ready.can(g, p)):
                script = ready.do(g, p, CARD_EFFECTS[name].use)
                if script is not None:
                    yield from script
        if g.combat is not None:
            g.combat.pool = bind(g.combat.pool, first)

    return Special(f"repeat-{'strong' if strong else 'basic'}", run, lambda g, p: bool(repeatable(g, p)), points=times)


def ritual(**attacks: Effect) -> Effect:
    """Throw away an action card for an attack of its colour."""

    def usable(g: State, each: DeedCard) -> list[Effect]:
        found = [attacks[COLOURS[colour]] for colour in each.colours]
        return [attack for attack in found if attack.allowed & g.stage]

    def requires(g: State, p: Player) -> bool:
        return any(usable(g, each) for each in actions_in_hand(p))

    def run(g: State, p: Player, use: Use) -> Script:
        cards = [each.name for each in actions_in_hand(p) if usable(g, each)]
        name = yield from one_of(p.seat, "throw-action", cards, PickCard)
        piles.throw_away(g, p, name)
        usable(g, CARDS[name])[0].do(g, p, use)

    strong = attacks["blue"] == Attack(4, COLD_FIRE)
    return Special("ritual-strong" if strong else "ritual", run, requires, RANGED | ATTACK)


def ancient_card(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Wound and a mana for a card of that colour, into hand."""
    piles.take_wounds(g, p, 1)
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
        piles.take_wounds(g, p, 1)
    else:
        p.discard += (WOUND,)
    cards = borrowable(g, p)
    if cards:
        name = (yield Decision(p.seat, "choose-card", [PickCard(each) for each in cards])).card
        script = CARD_EFFECTS[name].strong.do(g, p, CARD_EFFECTS[name].use)
        if script is not None:
            yield from script


def borrowable(g: State, p: Player) -> list[str]:
    found = [CARD_EFFECTS[name] for name in g.advanced_offer if name != "blood-of-ancients"]
    return [
        each.name
        for each in found
        if each.strong.when & g.stage and (not each.strong.requires or each.strong.can(g, p))
    ]


def can_borrow(g: State, p: Player) -> bool:
    return bool(borrowable(g, p))


def talent(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Discard a card; one Spell of its colour on offer may be played this turn as if it were in hand."""
    cards = cards_for_spells(g, p)
    card = yield from one_of(p.seat, "discard-for", cards, DiscardCard)
    piles.discard_card(g, p, card)
    add(p, changes.LentSpell(CARDS[card].colours))


def cards_for_spells(g: State, p: Player) -> list[str]:
    """Cards whose colour fits a Spell on offer."""
    on_offer = {colour for name in g.spells_offer for colour in CARDS[name].colours}
    return [name for name in piles.others_in_hand(p) if on_offer.intersection(CARDS[name].colours)]


def has_talent(g: State, p: Player) -> bool:
    return bool(cards_for_spells(g, p))


def talent_learn(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Pay a mana, gain a Spell of its colour."""
    spells = [name for name in g.spells_offer if mana.can_pay(g, p, CARDS[name].colour)]
    if spells:
        name = (yield Decision(p.seat, "choose-spell", [PickCard(each) for each in spells])).card
        yield from mana.pay_mana(g, p, CARDS[name].colour)
        offers.take_spell(g, name)
        p.discard += (name,)


def can_learn_spell(g: State, p: Player) -> bool:
    return any(mana.can_pay(g, p, BLUE, CARDS[name].colour) for name in g.spells_offer)


# Combat


def counter(points: int, each: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> None:
        add_points(g, p, "attack", PHYSICAL, points + each * blocked_foes(g.fight) + use.plus, use)

    return Special(f"counter-{each}", run, when=ATTACK, points=points)


def dodge(points: int, attack: int) -> Effect:
    """Weaken an attack; unhurt, the hero strikes back."""

    def run(g: State, p: Player, use: Use) -> Script:
        yield from reduce_attack(g, p, points, use)
        add(p, changes.Dodged(attack))

    return Special(f"dodge-{attack}", run, strikes_to_reduce, BLOCK, points)


def dodge_two(g: State, p: Player, use: Use) -> Script:
    for _ in range(2):
        yield from reduce_attack(g, p, 2, use)
    add(p, changes.Dodged(2))


@at_attack_phase(changes.Dodged)
def strike_back(p: Player, combat: Combat) -> None:
    """Who dodged and was not hurt strikes back. MK-ATT-01"""
    if not combat.wounds:
        combat.pool += (Points("attack", PHYSICAL, p.total(changes.Dodged)),)
    drop(p, changes.Dodged)


@for_each_defeated(notes.Explosive)
def explode(g: State, p: Player, note: notes.Explosive) -> Script:  # noqa: ARG001
    """An enemy defeated tears at the Armor of another."""
    others = reachable_foes(g, Use())
    if others:
        (yield from choose_foe(g, p, others)).armor -= 1


@for_each_defeated(notes.Chivalry)
def be_praised(g: State, p: Player, note: notes.Chivalry) -> None:
    """Reputation, and perhaps Fame, for each enemy defeated with courtesy."""
    tracks.change_reputation(g, p, 1)
    tracks.gain_fame(g, p, note.fame)


def lower_armor(g: State, p: Player, foe: Foe, note: notes.LowersArmor, excess: int) -> None:  # noqa: ARG001
    """The enemy blocked has less Armor."""
    foe.armor -= note.by


def bash(g: State, p: Player, foe: Foe, note: notes.Bash, excess: int) -> None:  # noqa: ARG001
    """The enemy blocked has less Armor for each point of block too many."""
    foe.armor -= excess


after_block[notes.LowersArmor] = AfterBlock(lower_armor, ICE)
after_block[notes.Bash] = AfterBlock(bash, ICE)


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


def resolve(points: int, each: int, *, cards_too: bool) -> Effect:
    """Points of one's choice, more for a Wound that is discarded, and perhaps for other cards too."""
    choice = (Move, Influence, Attack, Block)
    when = MOVEMENT | INTERACTION | ATTACK | BLOCK

    def run(g: State, p: Player, use: Use) -> Script:
        total, wound = points, False
        while True:
            cards = piles.others_in_hand(p) if cards_too else []
            if WOUND in p.hand and not wound:
                cards.append(WOUND)
            if not cards:
                break
            chosen = yield Decision(p.seat, "stout-resolve", [*(DiscardCard(name) for name in cards), DONE])
            if isinstance(chosen, Done):
                break
            piles.discard_card(g, p, chosen.card)
            wound = wound or chosen.card == WOUND
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
            add(p, changes.TerrainCosts(LAKE, 0))


def portal(far: int, bonus: int) -> Effect:
    """As the action of the turn: move to a safe space nearby, and draw more cards."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        reach = {p.space}
        for _ in range(far):
            reach |= {near for name in reach for near in g.board[name].near}
        spaces = sorted(name for name in reach if name != p.space and is_safe(g, p, name))
        chosen = yield Decision(p.seat, "portal", [*(MoveTo(name) for name in spaces), DONE])
        if isinstance(chosen, MoveTo):
            move_directly(g, p, chosen.space)
        p.hand_bonus += bonus
        end_action(g, p)

    return Special(f"portal-{far}-{bonus}", run, when=MOVEMENT)


def peaceful(points: int, *, ready: bool) -> Effect:
    """As the action of the turn: Influence is spent on healing, and on readying Units."""

    def run(g: State, p: Player, use: Use) -> None:
        p.turn.move, p.turn.influence = 0, points + use.plus
        add(p, changes.HealingForInfluence())
        if ready:
            add(p, changes.ReadyForInfluence())
        g.stage = INTERACTION
        g.phase = phases.INTERACTION_STEP

    return Special("peaceful-ready" if ready else "peaceful", run, when=MOVEMENT, points=points)


TEMPO = "steady-tempo"


@before_discarding(changes.KeepsTempo)
def keep_tempo(g: State, p: Player, change: changes.KeepsTempo) -> Script:  # noqa: ARG001
    """Steady Tempo goes under a deck that is not empty, or on top of it."""
    if TEMPO not in p.play_area or not (change.on_top or p.deck):
        return
    place = "top" if change.on_top else "bottom"
    chosen = yield Decision(p.seat, f"steady-tempo-{place}", [DONE, DECLINE])
    if isinstance(chosen, Done):
        p.play_area = piles.without(p.play_area, TEMPO)
        if change.on_top:
            p.deck += (TEMPO,)
            p.known_on_top += 1
        else:
            p.deck = (TEMPO, *p.deck)


# fmt: off
card("blood-rage", Attack(2) | (TakeWound() & Attack(5)), Attack(4) | (TakeWound() & Attack(9)))
card("blood-ritual",
     TakeWound() & Crystal((RED,)) & Mana(ANY_COLOUR),
     TakeWound() & Mana(ANY_COLOUR) & Mana(ANY_COLOUR) & Mana(ANY_COLOUR) & Special("store-mana", may_store_mana))
card("decompose", Special("decompose", decompose, has_action), Special("decompose-all", decompose_all, has_action))
card("fire-bolt", Crystal((RED,)), Ranged(3, FIRE))
card("intimidate", (Influence(4) | Attack(3)) & Reputation(-1), (Influence(8) | Attack(7)) & Reputation(-2))
card("into-the-heat",
     Special("into-the-heat", (ThisTurn(changes.UnitPoints(2)) & ThisTurn(changes.NoDamageToUnits())).do,
             when=RANGED, points=2),
     Special("into-the-heat", (ThisTurn(changes.UnitPoints(3)) & ThisTurn(changes.NoDamageToUnits())).do,
             when=RANGED, points=3))
card("maximal-effect", repeat(3, strong=False), repeat(2, strong=True))
card("counterattack", counter(2, 2), counter(4, 3))
card("ritual-attack",
     ritual(red=Attack(5), blue=Attack(3, ICE), white=Ranged(3), green=Siege(2)),
     ritual(red=Attack(6, FIRE), blue=Attack(4, COLD_FIRE), white=Ranged(4, FIRE), green=Siege(3, FIRE)))
card("blood-of-ancients",
     Special("ancient-card", ancient_card, can_pay_for_ancients),
     Special("ancient-effect", ancient_effect, can_borrow))

card("crystal-mastery",
     Special("crystal-of-owned", crystal_of_owned, owns_crystals), ThisTurn(changes.CrystalsReturn()))
card("frost-bridge",
     Move(2) & ThisTurn(changes.TerrainCosts(SWAMP, 1)),
     Move(4) & ThisTurn(changes.TerrainCosts(SWAMP, 1)) & ThisTurn(changes.TerrainCosts(LAKE, 1)))
card("ice-bolt", Crystal((BLUE,)), Ranged(3, ICE))
card("ice-shield", Block(3, ICE), Block(3, ICE, notes.LowersArmor(3)))
card("magic-talent", Special("talent", talent, has_talent), Special("talent-learn", talent_learn, can_learn_spell))
card("pure-magic", pure_magic(4, ()), pure_magic(7, (BLUE,)))
card("steady-tempo",
     Move(2) & ThisTurn(changes.KeepsTempo(on_top=False)), Move(4) & ThisTurn(changes.KeepsTempo(on_top=True)))
card("shield-bash", Block(3, note=notes.SwiftTwice()), Block(5, note=notes.Bash()))
card("temporal-portal", portal(1, 1), portal(2, 1) | portal(1, 2))
card("spell-forge", forge(1), forge(2))

card("agility",
     Move(2) & ThisTurn(changes.MoveAsAttack()),
     Move(4) & ThisTurn(changes.MoveAsAttack()) & ThisTurn(changes.MoveAsRanged()))
card("diplomacy",
     Influence(2) & ThisTurn(changes.InfluenceAsBlock(PHYSICAL)),
     Influence(4) & (ThisTurn(changes.InfluenceAsBlock(ICE)) | ThisTurn(changes.InfluenceAsBlock(FIRE))))
card("heroic-tale",
     Influence(3) & ThisTurn(changes.RecruitingFame(0)),
     Influence(6) & ThisTurn(changes.RecruitingFame(1)))
card("learning",
     Influence(2) & ThisTurn(changes.LearnsFromOffer(6, into_hand=False)),
     Influence(4) & ThisTurn(changes.LearnsFromOffer(9, into_hand=True)))
card("mana-storm", Special("storm-crystal", storm_crystal, has_basic_die), Special("storm", storm))
card("song-of-wind",
     Move(2) & ThisTurn(changes.LowerCost(PLAINS, 1)) & ThisTurn(changes.LowerCost(DESERT, 1))
     & ThisTurn(changes.LowerCost(WASTELAND, 1)),
     Move(2) & ThisTurn(changes.LowerCost(PLAINS, 2)) & ThisTurn(changes.LowerCost(DESERT, 2))
     & ThisTurn(changes.LowerCost(WASTELAND, 2)) & Special("open-lakes", lakes))
card("swift-bolt", Crystal((WHITE,)), Ranged(4))
card("chivalry", Attack(3) | Attack(2, note=notes.Chivalry()), Attack(6) | Attack(4, note=notes.Chivalry(fame=1)))
card("peaceful-moment", Influence(3) | peaceful(3, ready=False), Influence(6) | peaceful(6, ready=True))
card("dodge-and-weave", dodge(2, 1), dodge(4, 2) | Special("dodge-two", dodge_two, strikes_to_reduce, BLOCK))

card("ambush",
     Move(2) & ThisTurn(changes.FirstCombatCard(1)), Move(4) & ThisTurn(changes.FirstCombatCard(2)))
card("crushing-bolt", Crystal((GREEN,)), Siege(3))
card("in-need", in_need(3, 1), in_need(5, 2))
card("path-finding",
     Move(2) & ThisTurn(changes.CheaperEverywhere(1)), Move(4) & ThisTurn(changes.EveryTerrainCosts(2)))
card("refreshing-walk", Move(2) & _heal_in_peace(1), Move(4) & _heal_in_peace(2))
card("regeneration", Heal(1) & _ready_one(2), Heal(2) & _ready_one(3))
card("training", train("discard"), train("hand"))
card("stout-resolve", resolve(2, 1, cards_too=False), resolve(3, 2, cards_too=True))
card("force-of-nature", Special("toughen", toughen, has_units, COMBAT), Siege(3) | Block(6))
card("mountain-lore",
     Move(3) & ThisTurn(changes.DrawsMoreOn(HILLS, 1)),
     Move(5) & ThisTurn(changes.TerrainCosts(MOUNTAIN, 5)) & ThisTurn(changes.SafeTerrain(MOUNTAIN))
     & ThisTurn(changes.DrawsMoreOn(MOUNTAIN, 2)) & ThisTurn(changes.DrawsMoreOn(HILLS, 1)))

card("power-of-crystals",
     Special("crystal-of-missing", crystal_of_missing, lacks_crystals),
     for_each_set(Move, 4) | for_each_set(Heal, 2) | for_each_set(Draw, 2))
card("rush-of-adrenaline",
     ThisTurn(changes.CardsForWounds(3)),
     ThisTurn(changes.FirstWoundGone()) & ThisTurn(changes.CardsForWounds(3)))
card("explosive-bolt", TakeWound() & Crystal((WHITE,)) & Crystal((RED,)), Ranged(3, note=notes.Explosive()))
card("chilling-stare", Influence(3) | stare(frighten, "frighten"), Influence(5) | stare(hold_foe, "hold"))
# fmt: on
