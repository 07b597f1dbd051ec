"""The heroes' Skills: ten of each, and those that take the place of competitive ones among friends. MK-SKILL-01, 04

Where published tables differ: Leaves in the Wind and Whispers in the Treetops give a crystal and a token (two tables
against one); Inspiration and Know Your Prey are for once a Round; the Motivation of every hero draws two cards; Flight
costs nothing for one space and 2 for two; Prayer of Weather changes all terrains; green mana is the best for
Braevalar's Regenerate.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import (
    Decline,
    DiscardCard,
    Done,
    Pick,
    PickDie,
    PickPlayer,
)
from tabletome.games.mage_knight.actions import (
    Move as MoveTo,
)
from tabletome.games.mage_knight.cards.notation import (
    PEACE,
    Attack,
    Block,
    Both,
    ByTime,
    Crystal,
    Effect,
    Either,
    Heal,
    Influence,
    Mana,
    Move,
    Ranged,
    Ready,
    Siege,
    Special,
    ThisTurn,
    Use,
    add_points,
    choose_colour,
    choose_unit,
    compiled,
    drop_change,
    wants_move,
)
from tabletome.games.mage_knight.cards.registry import (
    BASIC_ACTION,
    CARDS,
)
from tabletome.games.mage_knight.cards.spells import within
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
    REPUTATION_BONUS,
    WHITE,
    WOUND,
    Source,
)
from tabletome.games.mage_knight.content.enemies import CUMBERSOME, ENEMIES
from tabletome.games.mage_knight.content.tiles import FORTIFIED as WALLED_SITES
from tabletome.games.mage_knight.content.tiles import GLADE
from tabletome.games.mage_knight.rules.combat import enemies as foes
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    blunt,
    choose_foe,
    choose_strike,
    reachable_foes,
    reduce_attack,
    strikes_to_reduce,
)
from tabletome.games.mage_knight.rules.deeds import cards as deeds
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.map.movement import (
    is_safe,
    move_directly,
)
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.rules.scenario.optional_rules import dice_to_turn
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    DAMAGE,
    INTERACTION,
    MOVEMENT,
    NOBODY,
    RANGED,
    Change,
    Foe,
    Player,
    Points,
    Shared,
    State,
)

TURN: Final = "turn"
ROUND: Final = "round"
SHARED: Final = "shared"
PASSIVE: Final = "passive"
Often = Literal["turn", "round", "shared", "passive"]
EVERY: Final = "every"
COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"
Mode = Literal["every", "competitive", "cooperative"]

DONE, DECLINE = Done(), Decline()
ANY_COLOUR = (*BASIC, GOLD, BLACK)
SIDEWAYS_STAGES = MOVEMENT | INTERACTION | ATTACK | BLOCK


@dataclasses.dataclass(frozen=True)
class Skill:
    """A Skill token of one hero."""

    name: str
    hero: str
    often: Often
    ready: Ready
    use: Use
    mode: Mode
    """In which games it is among the hero's tokens."""
    back: Ready | None
    """How it may be turned face up again before its time."""
    answer: Ready | None
    """What it gives to whoever returns it from the centre."""
    source: Source


SKILLS: Final[dict[str, Skill]] = {}


def skill(
    hero: str,
    name: str,
    often: Often,
    effect: Effect,
    *,
    mode: Mode = EVERY,
    back: Effect | None = None,
    answer: Effect | None = None,
) -> None:
    """Declare a Skill."""
    assert name not in SKILLS, name
    SKILLS[name] = Skill(
        name,
        hero,
        often,
        compiled(effect),
        Use(),
        mode,
        None if back is None else compiled(back),
        None if answer is None else compiled(answer),
        "public",
    )


def skills_of(hero: str, *, shared: bool) -> list[str]:
    """A hero's ten tokens: among friends and alone the competitive one is exchanged. MK-DUMMY-14, MK-AREA-09"""
    left_out = COOPERATIVE if shared else COMPETITIVE
    return [name for name, each in SKILLS.items() if each.hero == hero and each.mode != left_out]


def by_time(day: Effect, night: Effect) -> Effect:
    return ByTime((day, night))


def place(g: State, p: Player, name: str, mark: int = NOBODY) -> None:
    """Into the centre of the table. MK-SKILL-06"""
    g.centre += (Shared(name, p.seat, mark),)


def in_centre(g: State, name: str) -> Shared:
    return next(each for each in g.centre if each.skill == name)


# Cards played sideways, and Wounds


def turned(name: str, variant: str, points: int = 0) -> Effect:
    """One card played sideways gives more; see sideways_bonus."""
    return Special(name, ThisTurn("sideways-once", variant, points).do, when=SIDEWAYS_STAGES, points=points + 1)


def sideways_bonus(p: Player, card: str) -> int:
    """The best that a Skill adds to a card played sideways; it is used up."""
    best, used = 0, None
    for each in p.changes:
        if each.kind == "sideways-once":
            bonus = _sideways_value(each, card)
            if bonus > best:
                best, used = bonus, each
    if used is not None:
        place = p.changes.index(used)
        p.changes = p.changes[:place] + p.changes[place + 1 :]
    return best


def _sideways_value(change: Change, card: str) -> int:
    if change.key == "rare":
        return 1 if CARDS[card].kind == BASIC_ACTION else 2
    if change.key in COLOURS:
        return 3 if COLOURS.index(change.key) in CARDS[card].colours else 2
    return change.value


def no_die_used(g: State, p: Player) -> bool:  # noqa: ARG001
    return not g.used


def swear_off_dice(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    p.changes += (Change("sideways-once", "", 2), Change("no-dice", "", 1))


def universal_power(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A mana for a stronger card played sideways."""
    colour = yield from choose_colour(p, tuple(mana.payable_basics(g, p)))
    yield from mana.pay_mana(g, p, colour)
    p.changes += (Change("sideways-once", COLOURS[colour], 0),)


def can_pay_a_mana(g: State, p: Player) -> bool:
    return bool(mana.payable_basics(g, p))


def howl(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Stronger for each Command token without a Unit."""
    p.changes += (Change("sideways-once", "", 3 + p.row.command - deeds.commanded(p)),)


def wound_sideways(points: int) -> Effect:
    """A Wound is played sideways as if it were another card."""
    words: dict[int, Callable[[int], Effect]] = {
        MOVEMENT: Move,
        INTERACTION: Influence,
        ATTACK: Attack,
        BLOCK: Block,
    }

    def run(g: State, p: Player, use: Use) -> Script | None:
        p.hand = deeds.without(p.hand, WOUND)
        p.play += (WOUND,)
        p.played = True
        word: Callable[[int], Effect] = Move if g.stage == BLOCK and wants_move(g, p) else words[g.stage]
        return word(points).do(g, p, use._replace(sideways=True))

    return Special("wound-sideways", run, has_wound, SIDEWAYS_STAGES, points)


def has_wound(g: State, p: Player) -> bool:  # noqa: ARG001
    return WOUND in p.hand


def no_pain(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """A Wound to the discard pile, a card from the deck."""
    deeds.discard_card(g, p, WOUND)
    deeds.draw_cards(g, p, 1)


def regenerate(best: int) -> Effect:
    """A mana for a Wound; mana of the best colour or the least Fame bring a card too."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        colours = tuple(colour for colour in range(6) if mana.can_pay(g, p, colour))
        colour = yield from choose_colour(p, colours)
        paid = yield from mana.pay_mana(g, p, colour)
        deeds.throw_away(g, p, WOUND)
        if best in (colour, paid[0]) or has_least_fame(g, p):
            deeds.draw_cards(g, p, 1)

    return Special(f"regenerate-{COLOURS[best]}", run, can_regenerate, PEACE)


def can_regenerate(g: State, p: Player) -> bool:
    return WOUND in p.hand and any(mana.can_pay(g, p, colour) for colour in range(6))


def has_least_fame(g: State, p: Player) -> bool:
    """Less than everybody else; alone there is nobody to compare with."""
    return g.seats > 1 and all(p.fame < other.fame for other in g.players if other.seat != p.seat)


# Mana


def invocation(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Wound for red or black, another card for white or green; the mana is used at once or lost. See play.py."""
    cards = list(dict.fromkeys(p.hand))
    card = cards[0]
    if len(cards) > 1:
        card = (yield Decision(p.seat, "discard-for", [DiscardCard(name) for name in cards])).card
    deeds.discard_card(g, p, card)
    colour = yield from choose_colour(p, (RED, BLACK) if card == WOUND else (WHITE, GREEN))
    mana.gain_mana(g, p, colour)
    p.changes += (Change("invoked", COLOURS[colour], 1),)


def has_cards(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(p.hand)


def exploit(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A mana; until the next turn all other colours wound the others."""
    colour = yield from choose_colour(p, (*BASIC, BLACK))
    mana.gain_mana(g, p, colour)
    place(g, p, "mana-exploit", colour)


def overload(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A mana; the first card that its colour strengthens gives 4 more. See play.py."""
    colour = yield from choose_colour(p, BASIC)
    mana.gain_mana(g, p, colour)
    place(g, p, "mana-overload", colour)


def open_source(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A die of the Source is rolled again."""
    shown = dice_to_turn(g)
    if not shown:
        return
    colour = shown[0]
    if len(shown) > 1:
        chosen = yield Decision(p.seat, "choose-die", [PickDie(COLOURS[each]) for each in shown])
        colour = COLOURS.index(chosen.colour)
    left = list(g.source)
    left.remove(colour)
    g.source = tuple(sorted((*left, g.rng.below(6))))
    g.reveal()


def take_from_source(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One more die of a basic colour; the Skill's owner gains a crystal of it."""
    shown = [colour for colour in BASIC if colour in g.source]
    colour = shown[0]
    if len(shown) > 1:
        chosen = yield Decision(p.seat, "choose-die", [PickDie(COLOURS[each]) for each in shown])
        colour = COLOURS.index(chosen.colour)
    mana.take_die(g, colour)
    mana.gain_mana(g, p, colour)
    mana.gain_crystal(g, g.players[in_centre(g, "source-opening").owner], colour)


def has_basic_die(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(colour in g.source for colour in BASIC)


def take_enhanced(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    mana.gain_mana(g, p, in_centre(g, "mana-enhancement").mark)


def motivation(colour: int) -> Effect:
    """Two cards, and a mana for who has the least Fame; see before_turn in flow.py."""

    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        deeds.draw_cards(g, p, 2)
        p.motivated = 2
        if has_least_fame(g, p):
            if colour == NOBODY:
                tracks.gain_fame(g, p, 1)
            else:
                mana.gain_mana(g, p, colour)

    name = "motivation-fame" if colour == NOBODY else f"motivation-{COLOURS[colour]}"
    return Special(name, run, lambda g, p: not p.motivated)  # noqa: ARG005


# Moving


def march(g: State, p: Player, use: Use) -> None:
    """A point for each Ready, unwounded Unit, three at most."""
    fit = sum(unit.ready and not unit.wounds for unit in p.units)
    Move(min(3, fit)).do(g, p, use)


def has_fit_unit(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(unit.ready and not unit.wounds for unit in p.units)


FLIGHT_COST = 2


def flight_targets(g: State, p: Player) -> dict[str, int]:
    reach = within(g, p.space, 2 if p.move >= FLIGHT_COST else 1)
    return {name: FLIGHT_COST * (far == 2) for name, far in reach.items() if far and is_safe(g, p, name)}


def flight(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One space for nothing, or two for 2 Move points, unnoticed."""
    targets = flight_targets(g, p)
    chosen = yield Decision(p.seat, "portal", [MoveTo(name) for name in sorted(targets)])
    p.move -= targets[chosen.space]
    move_directly(g, p, chosen.space)


def hawk_eyes(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """By Night exploring is cheaper, by Day garrisons two spaces away are seen."""
    if g.dark:
        p.changes += (Change("explore", "", -1),)
    else:
        p.changes += (Change("far-sight", "", 1),)
        sites.look_around(g)


def lake_ways(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A blue mana may open the lakes."""
    if mana.can_pay(g, p, BLUE):
        chosen = yield Decision(p.seat, "open-lakes", [DONE, DECLINE])
        if isinstance(chosen, Done):
            yield from mana.pay_mana(g, p, BLUE)
            p.changes += (Change("terrain-becomes", "lake", 2), Change("safe-terrain", "lake", 1))


def end_action(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """As the action of the turn. MK-TURN-24"""
    from tabletome.games.mage_knight.cards.advanced_actions import end_of_action

    end_of_action(g, p)


# Influence


def fortune(g: State, p: Player, use: Use) -> None:
    Influence(sum(bool(count) for count in p.crystals)).do(g, p, use)


def owns_crystals(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(p.crystals)


def beguile(g: State, p: Player, use: Use) -> None:
    """More at a glade, less behind walls."""
    site = g.world[p.space].site
    Influence(4 if site == GLADE else 2 if site in WALLED_SITES else 3).do(g, p, use)


def nobody_recruited(g: State, p: Player) -> bool:  # noqa: ARG001
    return not any(unit.recruited for unit in p.units)


def disguise(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Reputation does not count this turn."""
    p.skills_flipped += ("arcane-disguise",)
    p.changes += (Change("no-reputation", "", 1),)
    if g.stage == INTERACTION:
        p.influence -= REPUTATION_BONUS.get(p.reputation, 0)


def pay_green(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    yield from mana.pay_mana(g, p, GREEN)


# Units


def inspire(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Ready a Unit or heal it."""
    numbers = [n for n, unit in enumerate(p.units) if not unit.ready or unit.wounds]
    unit = yield from choose_unit(p, numbers)
    heals = bool(unit.wounds)
    if heals and not unit.ready:
        heals = isinstance((yield Decision(p.seat, "inspiration", [DONE, DECLINE])), Done)
    if heals:
        unit.wounds -= 1
    else:
        unit.ready = True


def has_weary_unit(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(not unit.ready or unit.wounds for unit in p.units)


# Enemies


def on_enemy(name: str, do: Callable[[State, Player, Foe], None], when: int, can: Any = None) -> Effect:
    """One enemy that heeds Skills. MK-ABIL-06"""

    def targets(g: State, p: Player) -> list[int]:  # noqa: ARG001
        assert g.combat is not None
        return [n for n in reachable_foes(g, Use()) if can is None or can(g, g.combat.foes[n])]

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        do(g, p, (yield from choose_foe(g, p, targets(g, p))))

    return Special(name, run, lambda g, p: bool(targets(g, p)), when)


def break_resistance(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    foe.armor -= len(foes.resistances(foe))


def resists_something(g: State, foe: Foe) -> bool:  # noqa: ARG001
    return bool(foes.resistances(foe))


def soften(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    foe.armor -= 1


def within_reach(g: State, foe: Foe) -> bool:
    """Not behind walls before the Attack phase."""
    return g.stage != RANGED or not foes.fortifications(g, foe)


def weaken(points: int) -> Effect:
    def run(g: State, p: Player, use: Use) -> Script:
        yield from reduce_attack(g, p, points, use)

    return Special("weaken", run, strikes_to_reduce, BLOCK, points)


def taunt(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A stronger attack for a weaker guard."""
    strike = yield from choose_strike(g, p, tauntable(g))
    assert g.combat is not None
    strike.value += 2
    g.combat.foes[strike.foe].armor -= 2


def tauntable(g: State) -> list[int]:
    assert g.combat is not None
    reach = reachable_foes(g, Use())
    return [n for n in foes.open_strikes(g.combat) if g.combat.strikes[n].foe in reach]


def can_taunt(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(tauntable(g))


def duel(g: State, p: Player, use: Use) -> Script:
    """A point to block one enemy and a point to strike it; Fame if no Unit helps."""
    combat = g.combat
    assert combat is not None
    strike = yield from choose_strike(g, p, foes.open_strikes(combat))
    add_points(g, p, "block", PHYSICAL, 1, use, f"only {strike.foe}")
    p.changes += (Change("duel", str(strike.foe), 1),)


def vengeance(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """An attack is weaker and cumbersome."""
    combat = g.combat
    assert combat is not None
    strike = yield from choose_strike(g, p, foes.open_strikes(combat))
    combat.foes[strike.foe].gained += (CUMBERSOME,)
    blunt(strike, 1)


def answer_howl(g: State, p: Player, use: Use) -> Script:
    """An enemy loses 1 Armor, an attack 1 point."""
    numbers = reachable_foes(g, Use())
    if numbers:
        soften(g, p, (yield from choose_foe(g, p, numbers)))
    yield from reduce_attack(g, p, 1, use)


class Trait(NamedTuple):
    """Something an enemy can lose."""

    kind: str
    """ability, resistance or attack"""
    name: str
    left: str = ""
    """The element that an attack has afterwards."""


def traits(g: State, number: int) -> list[Trait]:
    """What Know Your Prey can take from an enemy."""
    assert g.combat is not None
    foe = g.combat.foes[number]
    enemy = foes.printed(foe)
    found = [Trait("ability", name) for name in enemy.abilities if foes.has(foe, name)]
    found += [Trait("resistance", name) for name in foes.resistances(foe)]
    for element in dict.fromkeys(element for _, element in enemy.attacks):
        if element == COLD_FIRE:
            found += [Trait("attack", element, FIRE), Trait("attack", element, ICE)]
        elif element != PHYSICAL:
            found.append(Trait("attack", element, PHYSICAL))
    return found


def know_prey(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One ability, resistance or element of an enemy does not count."""
    combat = g.combat
    assert combat is not None
    foe = yield from choose_foe(g, p, preys(g))
    number = combat.foes.index(foe)
    listed = traits(g, number)
    trait = listed[0]
    if len(listed) > 1:
        asked = Decision(p.seat, "know-prey", [Pick(n + 1) for n in range(len(listed))], {"foe": number})
        trait = listed[(yield asked).number - 1]
    if trait.kind == "attack":
        p.changes += (Change("element", f"{number} {trait.name} {trait.left}", 1),)
        for strike in combat.strikes:
            if strike.foe == number and strike.name == foe.name and strike.element == trait.name:
                strike.element = trait.left
    else:
        foe.lost += (trait.name,)


def preys(g: State) -> list[int]:
    return [number for number in reachable_foes(g, Use()) if traits(g, number)]


def has_prey(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(preys(g))


# Puppets, chaos, shapes


def puppet(g: State, p: Player, use: Use) -> Script:
    """Keep the token of an enemy defeated in this combat, or use one kept: half its attack, or half its Armor."""
    combat = g.combat
    assert combat is not None
    choices = puppet_choices(g, p)
    kept = choices[0]
    if len(choices) > 1:
        asked = Decision(p.seat, "puppet", [Pick(n + 1) for n in range(len(choices))], {"puppets": choices})
        kept = choices[(yield asked).number - 1]
    verb, name = kept
    enemy = ENEMIES[name]
    if verb == "keep":
        g.discards[enemy.colour] = deeds.without(g.discards[enemy.colour], name)
        p.puppets += (name,)
        return
    p.puppets = deeds.without(p.puppets, name)
    g.discards[enemy.colour] += (name,)
    if verb == "attack":
        value, element = max(enemy.attacks)
        add_points(g, p, "attack", element, -(-value // 2), use)
    else:
        fire, ice = FIRE in enemy.resists, ICE in enemy.resists
        element = COLD_FIRE if fire and ice else ICE if fire else FIRE if ice else PHYSICAL
        add_points(g, p, "block", element, -(-enemy.armor // 2), use)


def puppet_choices(g: State, p: Player) -> list[tuple[str, str]]:
    combat = g.combat
    assert combat is not None
    fallen = dict.fromkeys(foe.name for foe in combat.foes if foe.defeated)
    choices = [("keep", name) for name in fallen if name in ENEMIES and name in g.discards[ENEMIES[name].colour]]
    for name in dict.fromkeys(p.puppets):
        if g.stage == ATTACK and ENEMIES[name].attacks:
            choices.append(("attack", name))
        elif g.stage == BLOCK:
            choices.append(("block", name))
    return choices


CHAOS: Final = (BLUE, GREEN, BLACK, WHITE, RED, GOLD)
CHAOS_EFFECTS: Final[dict[int, Effect]] = {
    BLUE: Block(3),
    GREEN: Move(1),
    BLACK: Ranged(1, COLD_FIRE),
    WHITE: Influence(2),
    RED: Attack(2),
}


def chaos_effects(g: State, p: Player) -> list[int]:
    """What the next colour would give now; gold gives any."""
    colour = CHAOS[(p.chaos + 1) % len(CHAOS)]
    colours = list(CHAOS_EFFECTS) if colour == GOLD else [colour]
    found = []
    for each in colours:
        allowed, useful = CHAOS_EFFECTS[each].contexts()
        if allowed & useful & g.stage:
            found.append(each)
    return found


def chaos(g: State, p: Player, use: Use) -> Script:
    colours = chaos_effects(g, p)
    p.chaos = (p.chaos + 1) % len(CHAOS)
    if colours:
        script = CHAOS_EFFECTS[(yield from choose_colour(p, tuple(colours)))].do(g, p, use)
        if script is not None:
            yield from script


class Shape(NamedTuple):
    """A Basic Action played as something else."""

    card: str
    strong: bool
    effect: Effect
    rest: tuple[Effect, ...]


OTHER_SHAPES: Final = {Move: (Attack, Block), Attack: (Move, Block), Block: (Move, Attack)}


def shapes(g: State, p: Player) -> list[Shape]:
    """Every way to turn Move, Attack or Block of a Basic Action in hand into one of the other two."""
    found = []
    for name in deeds.others_in_hand(p):
        card = CARDS[name]
        if card.kind != BASIC_ACTION:
            continue
        for strong, ready in ((False, card.basic), (True, card.strong)):
            if strong and not mana.can_pay(g, p, *card.strong_costs[0]):
                continue
            found += [Shape(name, strong, other, rest) for other, rest in _other_shapes(g, ready.effect)]
    return found


def _other_shapes(g: State, effect: Effect) -> list[tuple[Effect, tuple[Effect, ...]]]:
    rest: tuple[Effect, ...] = ()
    parts: tuple[Effect, ...] = (effect,)
    if isinstance(effect, Either):
        parts = effect.parts
    elif isinstance(effect, Both):
        parts, rest = effect.parts[:1], effect.parts[1:]
    found: list[tuple[Effect, tuple[Effect, ...]]] = []
    for part in parts:
        for kind in OTHER_SHAPES.get(type(part), ()):
            element = getattr(part, "element", PHYSICAL)
            points: int = part.points  # type: ignore[attr-defined]
            other: Effect = Move(points) if kind is Move else kind(points, element)
            allowed, useful = other.contexts()
            if allowed & useful & g.stage and (other, rest) not in found:
                found.append((other, rest))
    return found


def shapeshift(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    choices = shapes(g, p)
    shape = choices[0]
    if len(choices) > 1:
        asked = Decision(p.seat, "shapeshift", [Pick(n + 1) for n in range(len(choices))], {"shapes": choices})
        shape = choices[(yield asked).number - 1]
    card = CARDS[shape.card]
    p.hand = deeds.without(p.hand, shape.card)
    p.play += (shape.card,)
    p.played = True
    if shape.strong:
        yield from mana.pay_mana(g, p, *card.strong_costs[0])
    for word in (shape.effect, *shape.rest):
        script = word.do(g, p, card.use)
        if script is not None:
            yield from script


def flip_frenzy(g: State, p: Player, use: Use) -> None:
    """Turned over until the hero rests."""
    p.skills_flipped += ("battle-frenzy",)
    Attack(4).do(g, p, use)


# Against others


def healing_ritual(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to two Wounds leave the hand, one of them for the nearest hero's."""
    nearest = nearest_heroes(g, p)
    seat = nearest[0]
    if len(nearest) > 1:
        seat = (yield Decision(p.seat, "choose-player", [PickPlayer(each + 1) for each in nearest])).player - 1
    deeds.throw_away(g, p, WOUND)
    deeds.into_hand(g.players[seat], WOUND)
    if WOUND in p.hand and isinstance((yield Decision(p.seat, "one-more", [DONE, DECLINE])), Done):
        deeds.throw_away(g, p, WOUND)


def can_share_wound(g: State, p: Player) -> bool:
    return WOUND in p.hand and g.seats > 1


def nearest_heroes(g: State, p: Player) -> list[int]:
    far = within(g, p.space, 40)
    distances = {
        other.seat: far.get(other.space, 99) for other in g.players if other.seat != p.seat and other.space
    } or {other.seat: 0 for other in g.players if other.seat != p.seat}
    least = min(distances.values())
    return [seat for seat, distance in distances.items() if distance == least]


def ritual_of_pain(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to two Wounds are thrown away."""
    for count in range(2):
        if WOUND not in p.hand:
            return
        if count and isinstance((yield Decision(p.seat, "one-more", [DONE, DECLINE])), Decline):
            return
        deeds.throw_away(g, p, WOUND)


def _weather(g: State, p: Player, use: Use) -> None:
    """See move_cost in movement.py."""


def _freeze(g: State, p: Player, use: Use) -> None:
    """See open_turn in flow.py."""


def promise_duel(p: Player) -> tuple[Points, ...]:
    """The blow of each Dueling, when the Attack phase begins."""
    return tuple(Points("attack", PHYSICAL, 1, f"only {change.key}") for change in p.changes if change.kind == "duel")


def won_duel(p: Player, number: int) -> bool:
    """A duelled enemy falls: True once."""
    if p.has_change("duel", str(number)):
        drop_change(p, "duel")
        return True
    return False


_CRYSTALS = {"white": WHITE, "green": GREEN, "red": RED}

# fmt: off
skill("arythea", "dark-paths", TURN, by_time(Move(1), Move(2)))
skill("arythea", "burning-power", TURN, Siege(1) | Siege(1, FIRE))
skill("arythea", "hot-swordsmanship", TURN, Attack(2) | Attack(2, FIRE))
skill("arythea", "dark-negotiation", TURN, by_time(Influence(2), Influence(3)))
skill("arythea", "dark-fire-magic", ROUND, Crystal((RED,)) & Mana((RED, BLACK)))
skill("arythea", "power-of-pain", TURN, wound_sideways(2))
skill("arythea", "invocation", TURN, Special("invocation", invocation, has_cards))
skill("arythea", "polarization", TURN, ThisTurn("polarized"))
skill("arythea", "motivation-arythea", ROUND, motivation(RED))
skill("arythea", "healing-ritual", ROUND, Special("healing-ritual", healing_ritual, can_share_wound, PEACE),
      mode=COMPETITIVE)
skill("arythea", "ritual-of-pain", SHARED, Special("ritual-of-pain", ritual_of_pain, has_wound, PEACE),
      mode=COOPERATIVE, answer=wound_sideways(3))

skill("tovak", "double-time", TURN, by_time(Move(2), Move(1)))
skill("tovak", "night-sharpshooting", TURN, by_time(Ranged(1), Ranged(2)))
skill("tovak", "cold-swordsmanship", TURN, Attack(2) | Attack(2, ICE))
skill("tovak", "shield-mastery", TURN, Block(3) | Block(2, FIRE) | Block(2, ICE))
skill("tovak", "resistance-break", TURN,
      on_enemy("resistance-break", break_resistance, COMBAT, resists_something))
skill("tovak", "i-feel-no-pain", TURN, Special("no-pain", no_pain, has_wound, PEACE))
skill("tovak", "i-dont-give-a-damn", TURN, turned("turned-rare", "rare", 1))
skill("tovak", "who-needs-magic", TURN,
      turned("turned", "", 1) | Special("turned-no-dice", swear_off_dice, no_die_used, SIDEWAYS_STAGES, 3))
skill("tovak", "motivation-tovak", ROUND, motivation(BLUE))
skill("tovak", "mana-exploit", SHARED, Special("mana-exploit", exploit), mode=COMPETITIVE)
skill("tovak", "mana-overload", SHARED, Special("mana-overload", overload), mode=COOPERATIVE)

skill("goldyx", "freezing-power", TURN, Siege(1) | Siege(1, ICE))
skill("goldyx", "potion-making", ROUND, Heal(2))
for _name, _colour in _CRYSTALS.items():
    skill("goldyx", f"{_name}-crystal-craft", ROUND, Crystal((BLUE,)) & Mana((_colour,)))
skill("goldyx", "glittering-fortune", TURN, Special("fortune", fortune, owns_crystals, INTERACTION))
skill("goldyx", "flight", ROUND, Special("flight", flight, lambda g, p: bool(flight_targets(g, p)), MOVEMENT))
skill("goldyx", "universal-power", TURN,
      Special("universal-power", universal_power, can_pay_a_mana, SIDEWAYS_STAGES))
skill("goldyx", "motivation-goldyx", ROUND, motivation(GREEN))
skill("goldyx", "source-freeze", SHARED, Special("source-freeze", _freeze), mode=COMPETITIVE)
skill("goldyx", "source-opening", SHARED, Special("source-opening", open_source), mode=COOPERATIVE,
      answer=Special("take-from-source", take_from_source, has_basic_die))

skill("norowas", "forward-march", TURN, Special("forward-march", march, has_fit_unit, MOVEMENT))
skill("norowas", "day-sharpshooting", TURN, by_time(Ranged(2), Ranged(1)))
skill("norowas", "inspiration", ROUND, Special("inspiration", inspire, has_weary_unit, PEACE))
skill("norowas", "bright-negotiation", TURN, by_time(Influence(3), Influence(2)))
skill("norowas", "leaves-in-the-wind", ROUND, Crystal((GREEN,)) & Mana((WHITE,)))
skill("norowas", "whispers-in-the-treetops", ROUND, Crystal((WHITE,)) & Mana((GREEN,)))
skill("norowas", "leadership", TURN,
      Special("leadership", ThisTurn("leadership").do, has_fit_unit, RANGED | BLOCK | ATTACK))
skill("norowas", "bonds-of-loyalty", PASSIVE, Special("bonds", _weather, when=0))
skill("norowas", "motivation-norowas", ROUND, motivation(WHITE))
skill("norowas", "prayer-of-weather", SHARED, Special("weather", _weather, when=MOVEMENT), mode=COMPETITIVE)
skill("norowas", "prayer-of-weather-shared", SHARED, Special("weather-shared", _weather, when=MOVEMENT),
      mode=COOPERATIVE)

skill("wolfhawk", "refreshing-bath", ROUND, Heal(1) & Crystal((BLUE,)))
skill("wolfhawk", "refreshing-breeze", ROUND, Heal(1) & Crystal((WHITE,)))
skill("wolfhawk", "hawk-eyes", TURN, Move(1) & Special("hawk-eyes", hawk_eyes, when=MOVEMENT))
skill("wolfhawk", "on-her-own", TURN,
      Influence(1)
      | Special("on-her-own", (Influence(3) & ThisTurn("no-recruit")).do, nobody_recruited, INTERACTION))
skill("wolfhawk", "deadly-aim", TURN, Special("deadly-aim", ThisTurn("deadly-aim").do, when=RANGED | ATTACK))
skill("wolfhawk", "know-your-prey", ROUND,
      Special("know-prey", know_prey, has_prey, RANGED | BLOCK | ATTACK))
skill("wolfhawk", "taunt", TURN,
      weaken(1) | Special("taunt", taunt, can_taunt, BLOCK))
skill("wolfhawk", "dueling", TURN, Special("dueling", duel, strikes_to_reduce, BLOCK))
skill("wolfhawk", "motivation-wolfhawk", ROUND, motivation(NOBODY))
skill("wolfhawk", "wolfs-howl", SHARED,
      Special("howl", howl, when=MOVEMENT | ATTACK | BLOCK), mode=COMPETITIVE)
skill("wolfhawk", "wolfs-howl-shared", SHARED,
      Special("howl-shared", howl, when=MOVEMENT | ATTACK | BLOCK), mode=COOPERATIVE,
      answer=Special("answer-howl", answer_howl, strikes_to_reduce, BLOCK))

skill("krang", "spirit-guides", TURN, Move(1) & ThisTurn("block-plus"))
skill("krang", "battle-hardened", TURN,
      Special("ignore-physical", ThisTurn("ignore", "physical", 2).do, when=DAMAGE, points=2)
      | Special("ignore-elemental", ThisTurn("ignore", "elemental", 1).do, when=DAMAGE, points=1))
skill("krang", "battle-frenzy", TURN, Attack(2) | Special("frenzy", flip_frenzy, when=ATTACK, points=4))
skill("krang", "shamanic-ritual", ROUND, Mana(ANY_COLOUR), back=Special("as-action", end_action, when=MOVEMENT))
skill("krang", "regenerate-krang", TURN, regenerate(RED))
skill("krang", "arcane-disguise", TURN,
      Influence(2) | Special("disguise", disguise, when=MOVEMENT | INTERACTION),
      back=Special("pay-green", pay_green, lambda g, p: mana.can_pay(g, p, GREEN)))
skill("krang", "puppet-master", TURN,
      Special("puppet", puppet, lambda g, p: bool(puppet_choices(g, p)), RANGED | BLOCK | ATTACK))
skill("krang", "master-of-chaos", TURN, Special("chaos", chaos, lambda g, p: bool(chaos_effects(g, p))))
skill("krang", "curse", TURN, weaken(1) | on_enemy("soften", soften, RANGED | BLOCK | ATTACK, within_reach))
skill("krang", "mana-suppression", SHARED, Special("mana-suppression", _weather), mode=COMPETITIVE)
skill("krang", "mana-enhancement", SHARED, ThisTurn("enhance"), mode=COOPERATIVE,
      answer=Special("take-enhanced", take_enhanced))

skill("braevalar", "elemental-resistance", TURN,
      Special("ignore-fire-or-ice", ThisTurn("ignore", "fire-or-ice", 2).do, when=DAMAGE, points=2)
      | Special("ignore-other", ThisTurn("ignore", "other", 1).do, when=DAMAGE, points=1))
skill("braevalar", "feral-allies", TURN, Attack(1) | weaken(1))
skill("braevalar", "thunderstorm", ROUND, Mana((GREEN, BLUE)) & Mana((GREEN, WHITE)))
skill("braevalar", "lightning-storm", ROUND, Mana((BLUE, GREEN)) & Mana((BLUE, RED)))
skill("braevalar", "beguile", TURN, Special("beguile", beguile, when=INTERACTION))
skill("braevalar", "forked-lightning", TURN, Ranged(1, COLD_FIRE, "fork-3"))
skill("braevalar", "shapeshift", TURN, Special("shapeshift", shapeshift, lambda g, p: bool(shapes(g, p))))
skill("braevalar", "secret-ways", TURN,
      Move(1) & ThisTurn("terrain-becomes", "mountain", 5) & ThisTurn("safe-terrain", "mountain")
      & Special("lake-ways", lake_ways, when=MOVEMENT))
skill("braevalar", "regenerate-braevalar", TURN, regenerate(GREEN))
skill("braevalar", "natures-vengeance", SHARED, Special("vengeance", vengeance, strikes_to_reduce, BLOCK),
      mode=COMPETITIVE)
skill("braevalar", "natures-vengeance-shared", SHARED,
      Special("vengeance-shared", vengeance, strikes_to_reduce, BLOCK),
      mode=COOPERATIVE, answer=Special("vengeance-answer", vengeance, strikes_to_reduce, BLOCK))
# fmt: on
