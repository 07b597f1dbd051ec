"""What the Spells do, each with a stronger effect for the Night. MK-DEED-04"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import (
    Borrow,
    Decline,
    DiscardCard,
    Done,
    Pick,
    PickCard,
    PickDie,
    PickUnit,
    TakeUnit,
)
from tabletome.games.mage_knight.actions import Move as MoveTo
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    COLOURS,
    FIRE,
    FOREST,
    GREEN,
    ICE,
    LAKE,
    PHYSICAL,
    RED,
    SWAMP,
    WHITE,
    WOUND,
    Element,
)
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS
from tabletome.games.mage_knight.content.enemies import ARCANE_IMMUNITY, FORTIFIED
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat import cooperative_assault, enemies, pvp
from tabletome.games.mage_knight.rules.combat.attack import at_attack_phase
from tabletome.games.mage_knight.rules.combat.block import AfterBlock, after_block, blocker_gains
from tabletome.games.mage_knight.rules.combat.defeat import defeat
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    hold_foe,
    ignores,
    keep_from_attacking,
    reachable_foes,
)
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.combat.start import assault, lose_reputation
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES, card
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.deeds.notation import (
    PEACE,
    Attack,
    Block,
    Crystal,
    Effect,
    Heal,
    Influence,
    Move,
    Ranged,
    Siege,
    Special,
    TakeWound,
    ThisTurn,
    choose_colour,
    choose_unit,
)
from tabletome.games.mage_knight.rules.deeds.play import pay_move
from tabletome.games.mage_knight.rules.end_of_turn import instead_of_discarding
from tabletome.games.mage_knight.rules.interaction.recruit import enlist, free_recruits
from tabletome.games.mage_knight.rules.map.movement import (
    heroes_met,
    is_safe,
    may_attack,
    may_enter,
    move_directly,
    needs_assault,
)
from tabletome.games.mage_knight.rules.map.sites import holds_several
from tabletome.games.mage_knight.rules.out_of_turn import respond
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
    PointKind,
    Points,
    State,
)

DONE, DECLINE = Done(), Decline()
TOP, BOTTOM = Pick(1), Pick(2)


# What is done to enemies


def on_one(name: str, colour: int, do: Callable[[State, Player, Foe], None], when: int, points: int = 0) -> Effect:
    """One enemy that heeds the Spell. MK-ABIL-06, MK-COMB-17, 18"""
    aim = Use(colour=colour)

    def requires(g: State, p: Player) -> bool:  # noqa: ARG001
        return bool(reachable_foes(g, aim))

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        numbers = reachable_foes(g, aim)
        if numbers:
            do(g, p, (yield from choose_foe(g, p, numbers)))

    return Special(name, run, requires, when, points)


def on_all(name: str, colour: int, do: Callable[[State, Foe], None], when: int, points: int = 0) -> Effect:
    """Every enemy that heeds the Spell."""

    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        for number in reachable_foes(g, Use(colour=colour)):
            do(g, g.fight.foes[number])

    return Special(name, run, when=when, points=points)


def hold(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    hold_foe(g, foe)


def chill(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    keep_from_attacking(g, foe)
    foe.lost += (FIRE,)


def lethal_chill(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    keep_from_attacking(g, foe)
    foe.armor -= 4


def expose(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    strip_walls(g, foe)
    strip_resistances(g, foe)


def strip_walls(g: State, foe: Foe) -> None:  # noqa: ARG001
    foe.fortified = False
    foe.lost += (FORTIFIED,)


def strip_resistances(g: State, foe: Foe) -> None:  # noqa: ARG001
    foe.lost += (PHYSICAL, FIRE, ICE)


def crack(points: int, walled: int) -> Callable[[State, Foe], None]:
    """Less Armor, and still less behind walls."""

    def do(g: State, foe: Foe) -> None:
        foe.armor -= walled if enemies.fortifications(g, foe) else points

    return do


def crack_one(points: int, walled: int) -> Callable[[State, Player, Foe], None]:
    return lambda g, p, foe: crack(points, walled)(g, foe)  # noqa: ARG005


def disintegrate(g: State, p: Player, foe: Foe) -> None:
    defeat(g, p, foe)
    for other in g.fight.foes:
        if not other.defeated and not ignores(other, Use(colour=RED)) and not enemies.has(other, ARCANE_IMMUNITY):
            other.armor -= 1


def possess(g: State, p: Player, foe: Foe) -> None:
    """It does not attack; its attacks are the hero's, against the others."""
    hold_foe(g, foe)
    number = g.fight.foes.index(foe)
    for value, element in enemies.printed(foe).attacks:
        add(p, changes.Possessed(number, element, value))


@at_attack_phase(changes.Possessed)
def strike_with_possessed(p: Player, combat: Combat) -> None:
    """The attacks of a possessed enemy wait for the Attack phase, and spare itself."""
    combat.pool += tuple(
        Points("attack", change.element, change.points, notes.NotAgainst(change.foe))
        for change in p.lasting(changes.Possessed)
    )
    drop(p, changes.Possessed)


def wings_of_night(g: State, p: Player, use: Use) -> Script:
    """One enemy is held, and for Move points more of them: 1 for the second, 2 for the third."""
    price = 0
    while True:
        numbers = [number for number in reachable_foes(g, use) if not g.fight.foes[number].held]
        if not numbers or (price and not (yield from pay_move(g, p, price))):
            return
        hold_foe(g, (yield from choose_foe(g, p, numbers)))
        price += 1


def has_foe(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(reachable_foes(g, Use(colour=WHITE)))


def wave(points: int, kind: PointKind, stage: int) -> Effect:
    """Stronger for each enemy faced."""

    def run(g: State, p: Player, use: Use) -> None:
        facing = enemies.count_enemies(g)
        add_points(g, p, kind, FIRE, points + 2 * facing + use.plus, use)

    return Special(f"wave-{kind}", run, when=stage, points=points)


def mana_bolt(plus: int, paid: tuple[int, ...]) -> Effect:
    """Pay a mana: each colour is another attack."""
    bolts: dict[int, Effect] = {
        BLUE: Attack(8 + plus, ICE),
        RED: Attack(7 + plus, COLD_FIRE),
        WHITE: Ranged(6 + plus, ICE),
        GREEN: Siege(5 + plus, ICE),
    }

    def usable(g: State, p: Player, cost: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            colour for colour, bolt in bolts.items() if bolt.allowed & g.stage and mana.can_pay(g, p, *cost, colour)
        )

    def run(g: State, p: Player, use: Use) -> Script:
        colours = usable(g, p, ())
        if colours:
            colour = yield from choose_colour(p, colours)
            yield from mana.pay_mana(g, p, colour)
            bolts[colour].do(g, p, use)

    return Special(f"mana-bolt-{plus}", run, lambda g, p: bool(usable(g, p, paid)), RANGED | ATTACK)


def sacrifice(g: State, p: Player, use: Use) -> Script:
    """Pairs of crystals become attacks, then mana."""
    first = yield from choose_colour(p, (GREEN, WHITE))
    second = yield from choose_colour(p, (RED, BLUE))
    pairs = min(p.crystals[first], p.crystals[second])
    for _ in range(pairs):
        for colour in (first, second):
            p.crystals = mana.changed(p.crystals, colour, -1)
            mana.gain_mana(g, p, colour)
    element: Element = FIRE if second == RED else ICE
    if pairs and first == GREEN:
        add_points(g, p, "siege", element, 4 * pairs, use)
    elif pairs:
        add_points(g, p, "ranged", element, 6 * pairs, use)


def disease(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Whoever was blocked in the Block phase has Armor 1, whenever the Spell is cast."""
    if g.stage == ATTACK:
        sicken(p, g.fight)
    else:
        add(p, changes.Sickens())


@at_attack_phase(changes.Sickens)
def sicken(p: Player, combat: Combat) -> None:  # noqa: ARG001
    """Whoever was blocked has Armor 1 in the Attack phase."""
    for foe in combat.foes:
        if enemies.is_blocked(combat, foe) and not enemies.has(foe, ARCANE_IMMUNITY):
            foe.armor -= 100


@blocker_gains(notes.Burning)
def burn(p: Player, note: notes.Burning) -> None:  # noqa: ARG001
    """Who blocks with a burning shield has an attack in the Attack phase."""
    add(p, changes.Burns(4))


@at_attack_phase(changes.Burns)
def strike_with_fire(p: Player, combat: Combat) -> None:
    """The attacks of burning shields."""
    combat.pool += tuple(Points("attack", FIRE, change.points) for change in p.lasting(changes.Burns))
    drop(p, changes.Burns)


def explode(g: State, p: Player, foe: Foe, note: notes.Exploding, excess: int) -> None:  # noqa: ARG001
    """The enemy blocked is destroyed."""
    defeat(g, p, foe)


after_block[notes.Exploding] = AfterBlock(explode, FIRE)


# Moving


def travel_targets(g: State, p: Player) -> list[str]:
    reach = g.board.within(p.space, 3, (SWAMP, LAKE))
    return sorted(name for name in reach if name != p.space and is_safe(g, p, name))


def travel(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to three spaces underground, to a safe one, unnoticed."""
    chosen = yield Decision(p.seat, "portal", [MoveTo(name) for name in travel_targets(g, p)])
    move_directly(g, p, chosen.space)


def siege_targets(g: State, p: Player) -> list[str]:
    """Fortified sites that can be assaulted, and spaces with a hero who can be attacked."""
    reach = g.board.within(p.space, 3, (SWAMP, LAKE))
    return sorted(name for name in reach if may_enter(g, p, name) and is_siege_target(g, p, name))


def is_siege_target(g: State, p: Player, name: str) -> bool:
    others = heroes_met(g, p, name)
    if others and not holds_several(g, name):
        return name != p.space and may_attack(g, p, others[0])
    return needs_assault(g, p, name)


def underground_attack(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """An assault from below, alone or on a City together with others, or an attack on a hero: walls do not count.

    MK-COOP-02
    """
    add(p, changes.NoSiteFortification())
    targets = siege_targets(g, p)
    while True:
        options = [*(MoveTo(name) for name in targets), *cooperative_assault.among(g, p, targets)]
        chosen = yield Decision(p.seat, "portal", options)
        if isinstance(chosen, MoveTo):
            break
        yield from cooperative_assault.propose(g, p, chosen.space)
        if g.assault is not None:
            return
    met = [] if holds_several(g, chosen.space) else heroes_met(g, p, chosen.space)
    storms = needs_assault(g, p, chosen.space)
    move_directly(g, p, chosen.space)
    if met:
        if storms:
            lose_reputation(g, p)
        pvp.attack_hero(g, p, met[0])
    else:
        assault(g, p, chosen.space, [])
        g.phase = phases.GATHER_FOES


def flight_targets(g: State, p: Player) -> dict[str, int]:
    reach = g.board.within(p.space, min(5, p.turn.move))
    return {name: far for name, far in reach.items() if far and is_safe(g, p, name)}


def fly(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Move point a space, over anything, to a safe space."""
    targets = flight_targets(g, p)
    chosen = yield Decision(p.seat, "portal", [MoveTo(name) for name in sorted(targets)])
    p.turn.move -= targets[chosen.space]
    move_directly(g, p, chosen.space)


@instead_of_discarding(changes.BendsTime)
def bend_time(p: Player) -> None:
    """All cards played come back, but for the Spell, and another turn follows. MK-EFF-06"""
    bender = next((name for name in ("space-bending", "magic-talent") if name in p.play_area), "")
    if bender:
        p.play_area = piles.without(p.play_area, bender)
        p.round.set_aside += (bender,)
    piles.into_hand(p, *p.play_area)
    p.play_area = ()
    p.another_turn = True


# Healing, Units, cards, mana


def in_forest(g: State, p: Player) -> bool:
    return bool(p.space) and g.board[p.space].terrain == FOREST


def restore(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    p.turn.heal += 5 if in_forest(g, p) else 3


def ready_levels(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Units of three levels together, of five in a forest."""
    left = 5 if in_forest(g, p) else 3
    while True:
        numbers = [n for n, unit in enumerate(p.units) if not unit.ready and UNITS[unit.name].level <= left]
        if not numbers:
            return
        chosen = yield Decision(p.seat, "ready-units", [*(PickUnit(n + 1) for n in numbers), DONE])
        if isinstance(chosen, Done):
            return
        unit = p.units[chosen.unit - 1]
        unit.ready = True
        left -= UNITS[unit.name].level


def borrowable(g: State, p: Player) -> list[Borrow]:
    """Abilities of the Units on offer that could be used now; not of those that mana must bind."""
    return [
        Borrow(name, place + 1)
        for name in free_recruits(g)
        for place, ability in enumerate(UNIT_ABILITIES[name])
        if ability.ready.when & g.stage
        and (not ability.ready.requires or ability.ready.can(g, p))
        and (not ability.cost or mana.can_pay(g, p, *ability.cost))
    ]


def call_to_arms(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One ability of a Unit on offer, as if it were the hero's own."""
    choices = borrowable(g, p)
    if not choices:
        return
    chosen = yield Decision(p.seat, "borrow", choices)
    ability = UNIT_ABILITIES[chosen.unit][chosen.ability - 1]
    yield from mana.pay_mana(g, p, *ability.cost)
    script = ability.ready.do(g, p, Use(colour=ability.colour))
    if script is not None:
        yield from script


def call_to_glory(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    chosen = yield Decision(p.seat, "take-unit", [TakeUnit(name) for name in free_recruits(g)])
    yield from enlist(g, p, chosen.unit)


def has_offer(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(free_recruits(g))


def meditate(*, chosen: bool) -> Effect:
    """Two cards of the discard pile go back to the deck; two more are drawn at the end of the turn."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        count = 0
        while count < 2 and p.discard:
            name = g.rng.pick(sorted(p.discard))
            if chosen:
                names = [PickCard(each) for each in sorted(set(p.discard))]
                name = (yield Decision(p.seat, "meditation", names)).card
            p.discard = piles.without(p.discard, name)
            p.deck += (name,)
            p.known_on_top += 1
            count += 1
        if count:
            where = yield Decision(p.seat, "deck-end", [TOP, BOTTOM])
            if where == BOTTOM:
                p.deck = (*p.deck[-count:], *p.deck[:-count])
                p.known_on_top -= count
        p.hand_bonus += 2

    return Special("meditation-chosen" if chosen else "meditation", run)


def offer_cards(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to three cards become crystals of their colours."""
    for _ in range(3):
        cards = piles.others_in_hand(p)
        if not cards:
            return
        chosen = yield Decision(p.seat, "offering", [*(DiscardCard(name) for name in cards), DONE])
        if isinstance(chosen, Done):
            return
        piles.discard_card(g, p, chosen.card)
        colours = BASIC if CARDS[chosen.card].kind == ARTIFACT else CARDS[chosen.card].colours
        mana.gain_crystal(g, p, (yield from choose_colour(p, colours)))


def charm(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """In an interaction: a crystal, or a Unit for less."""
    if g.stage != INTERACTION:
        return
    chosen = yield Decision(p.seat, "charm", [TOP, BOTTOM])
    if chosen == TOP:
        mana.gain_crystal(g, p, (yield from choose_colour(p, BASIC)))
    else:
        add(p, changes.Discount(3))


def veil(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """All own Units resist everything; the hero shrugs off one Wound."""
    for unit in p.units:
        unit.boost = (PHYSICAL, FIRE, ICE)
    add(p, changes.IgnoredWound())


# Against other players


def others(g: State, p: Player) -> list[Player]:
    return [player for player in g.players if player.seat != p.seat]


def meltdown(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Everyone else loses a random crystal or takes a Wound; one of those lost may be kept."""
    lost = []
    for other in others(g, p):
        crystals = [colour for colour in BASIC for _ in range(other.crystals[colour])]
        if crystals:
            colour = g.rng.pick(crystals)
            other.crystals = mana.changed(other.crystals, colour, -1)
            lost.append(colour)
        else:
            piles.into_hand(other, WOUND)
    if lost:
        mana.gain_crystal(g, p, (yield from choose_colour(p, tuple(dict.fromkeys(lost)))))


def radiance(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Crystals of one colour wound all who own them; two more are gained."""
    colour = yield from choose_colour(p, BASIC)
    for player in g.players:
        count = player.crystals[colour]
        if player is p:
            piles.take_wounds(g, p, count)
        else:
            piles.into_hand(player, *(WOUND,) * count)
    for _ in range(2):
        mana.gain_crystal(g, p, colour)


def claim(*, curse: bool) -> Effect:
    """Keep a die for the Round: three tokens now, or one in each later turn."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        colours = [colour for colour in BASIC if colour in g.source]
        if not colours:
            return
        chosen = yield Decision(p.seat, "choose-die", [PickDie(COLOURS[each]) for each in colours])
        colour = COLOURS.index(chosen.colour)
        left = list(g.source)
        left.remove(colour)
        g.source = tuple(left)
        p.round.claimed_dice += (colour,)
        when = yield Decision(p.seat, "mana-claim", [TOP, BOTTOM])
        if when == TOP:
            for _ in range(3):
                mana.gain_mana(g, p, colour)
        else:
            p.round.claims_each_turn += (colour,)
        if curse:
            p.round.curses += (colour,)

    return Special("claim-curse" if curse else "claim", run, lambda g, p: any(c in g.source for c in BASIC))  # noqa: ARG005


def read_minds(*, steal: bool) -> Effect:
    """A crystal; the others discard a card of its colour if they have one. MK-TURN-02"""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        yield from respond(g, others(g, p))
        colour = yield from choose_colour(p, BASIC)
        mana.gain_crystal(g, p, colour)
        discarded: list[tuple[Player, str]] = []
        for other in others(g, p):
            cards = [n for n in piles.others_in_hand(other) if colour in CARDS[n].colours and CARDS[n].kind != ARTIFACT]
            g.reveal()
            if cards:
                name = (yield Decision(other.seat, "mind-read", [DiscardCard(each) for each in cards])).card
                piles.discard_card(g, other, name)
                discarded.append((other, name))
        stolen = [(other, name) for other, name in discarded if CARDS[name].is_action]
        if steal and stolen:
            names = [PickCard(name) for _, name in stolen]
            chosen = yield Decision(p.seat, "mind-steal", [*dict.fromkeys(names), DECLINE])
            if isinstance(chosen, PickCard):
                victim = next(other for other, name in stolen if name == chosen.card)
                victim.discard = piles.without(victim.discard, chosen.card)
                piles.into_hand(p, chosen.card)

    return Special("mind-steal" if steal else "mind-read", run)


def energy(level: int, *, heals: bool) -> Effect:
    """Ready a Unit, and tire one of each other player."""

    def requires(g: State, p: Player) -> bool:  # noqa: ARG001
        return any(not unit.ready for unit in p.units)

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        spent = [n for n, unit in enumerate(p.units) if not unit.ready]
        unit = yield from choose_unit(p, spent)
        unit.ready = True
        if heals:
            unit.wounds = 0
        for other in others(g, p):
            fresh = [n for n, each in enumerate(other.units) if each.ready and UNITS[each.name].level <= level]
            if fresh:
                options = [*(PickUnit(n + 1) for n in fresh), DECLINE]
                chosen = yield Decision(p.seat, "energy-flow", options, {"seat": other.seat})
                if isinstance(chosen, PickUnit):
                    other.units[chosen.unit - 1].ready = False

    return Special("energy-steal" if heals else "energy-flow", run, requires, points=level)


# fmt: off
card("fireball", Ranged(5, FIRE), TakeWound() & Siege(8, FIRE))
card("flame-wall", Attack(5, FIRE) | Block(7, FIRE), wave(5, "attack", ATTACK) | wave(7, "block", BLOCK))
card("burning-shield", Block(4, FIRE, notes.Burning()), Block(4, FIRE, notes.Exploding()))
# Walls are no enemies: they fall whatever their defenders resist. MK-COMB-21
card("demolish",
     Special("demolish", ThisTurn(changes.NoSiteFortification()).do, when=RANGED | ATTACK)
     & on_all("crack-all", RED, crack(1, 1), RANGED | ATTACK, 1),
     on_one("disintegrate", RED, disintegrate, ATTACK))
card("mana-meltdown", Special("meltdown", meltdown), Special("radiance", radiance))
card("offering",
     Crystal((RED,)) & Special("offering", offer_cards), Special("sacrifice", sacrifice, when=RANGED | ATTACK))

card("snowstorm", Ranged(5, ICE), TakeWound() & Siege(8, ICE))
card("mana-bolt", mana_bolt(0, (BLUE,)), mana_bolt(3, (BLUE, BLACK)))
card("chill",
     on_one("chill", BLUE, chill, COMBAT), on_one("lethal-chill", BLUE, lethal_chill, COMBAT, 4))
card("space-bending",
     Special("space-bending", ThisTurn(changes.SpacesBehind()).do, when=MOVEMENT),
     Special("time-bending", ThisTurn(changes.BendsTime()).do))
card("mana-claim", claim(curse=False), claim(curse=True))
card("mist-form", Move(4) & ThisTurn(changes.AsMist()), Special("veil", veil))

card("expose",
     on_one("expose", WHITE, expose, RANGED | ATTACK) & Ranged(2),
     (on_all("strip-walls", WHITE, strip_walls, RANGED | ATTACK)
      | on_all("strip-resistances", WHITE, strip_resistances, RANGED | ATTACK)) & Ranged(3))
card("whirlwind", on_one("hold", WHITE, hold, RANGED | BLOCK), on_one("destroy", WHITE, defeat, ATTACK))
card("wings-of-wind",
     Special("fly", fly, lambda g, p: bool(flight_targets(g, p)), MOVEMENT),
     Special("wings-of-night", wings_of_night, has_foe, RANGED | BLOCK))
card("call-to-arms",
     Special("call-to-arms", call_to_arms, lambda g, p: bool(borrowable(g, p))),
     Special("call-to-glory", call_to_glory, has_offer))
card("mind-read", read_minds(steal=False), read_minds(steal=True))
card("charm",
     Influence(4) & Special("charm", charm, useful=INTERACTION),
     on_one("possess", WHITE, possess, RANGED | BLOCK))

card("tremor",
     on_one("crack-one", GREEN, crack_one(3, 3), COMBAT, 3) | on_all("crack-all", GREEN, crack(2, 2), COMBAT, 2),
     on_one("crack-one-walled", GREEN, crack_one(3, 6), COMBAT, 3)
     | on_all("crack-all-walled", GREEN, crack(2, 4), COMBAT, 2))
card("underground-travel",
     Special("underground-travel", travel, lambda g, p: bool(travel_targets(g, p)), MOVEMENT),
     Special("underground-attack", underground_attack, lambda g, p: bool(siege_targets(g, p)), MOVEMENT))
card("restoration",
     Special("restore", restore, when=PEACE),
     Special("restore", restore, when=PEACE) & Special("rebirth", ready_levels))
card("meditation", meditate(chosen=False), meditate(chosen=True))
card("energy-flow", energy(2, heals=False), energy(3, heals=True))
card("cure",
     Heal(2) & ThisTurn(changes.HealingRefreshes()), Special("disease", disease, when=COMBAT))
# fmt: on
