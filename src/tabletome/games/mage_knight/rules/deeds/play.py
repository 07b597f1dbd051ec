"""Playing effects: Deed cards in three ways, Units, healing. Rulebook: "Deed cards", "Using Units". MK-DEED, MK-UNIT"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import (
    Activate,
    Convert,
    HealUnit,
    HealWound,
    Pick,
    Play,
    ReturnSkill,
    Sideways,
    Strengthen,
    UseBanner,
    UseSkill,
    UseTactic,
)
from tabletome.games.mage_knight.cards.library import LIBRARY
from tabletome.games.mage_knight.cards.notation import (
    Attack,
    Block,
    Effect,
    Influence,
    Move,
    Ready,
    Use,
    wants_influence,
    wants_move,
)
from tabletome.games.mage_knight.cards.registry import (
    ARTIFACT,
    CARDS,
    SPELL,
    Card,
    is_possible,
)
from tabletome.games.mage_knight.cards.skills import sideways_bonus
from tabletome.games.mage_knight.cards.units import (
    PROUD,
    UNITS,
)
from tabletome.games.mage_knight.content.box import COLOUR_NUMBER, COLOURS, PHYSICAL, WOUND
from tabletome.games.mage_knight.content.tiles import FORTIFIED
from tabletome.games.mage_knight.events import (
    CardPlayed,
    CardStrengthened,
    Healed,
    PlayedSideways,
    UnitActivated,
    UnitHealed,
)
from tabletome.games.mage_knight.rules import tactics
from tabletome.games.mage_knight.rules.deeds import banners, mana, skills
from tabletome.games.mage_knight.rules.deeds import cards as deeds
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    INTERACTION,
    MOVEMENT,
    RANGED,
    Change,
    Player,
    Points,
    State,
    Unit,
)

assert LIBRARY is CARDS, "every card is declared before the first is played"

PLAY = {name: Play(name) for name in CARDS}
STRENGTHEN = {name: Strengthen(name) for name in CARDS}
SIDEWAYS_POINTS = {MOVEMENT: "move", INTERACTION: "influence", ATTACK: "attack", BLOCK: "block"}
SIDEWAYS = {(name, points): Sideways(name, points) for name in CARDS for points in SIDEWAYS_POINTS.values()}
SIDEWAYS_EFFECT: dict[str, Effect] = {
    "move": Move(1),
    "influence": Influence(1),
    "attack": Attack(1),
    "block": Block(1),
}
"""One point, never ranged, siege or elemental. MK-DEED-07, 08, MK-MOVE-03, MK-INTER-05, MK-BLOCK-05, MK-ATT-02

None in the Ranged and Siege phase. MK-RANGE-05
"""
ACTIVATE = [[Activate(unit + 1, ability + 1) for ability in range(4)] for unit in range(12)]
CONVERT = {points: Convert(points) for points in ("attack", "ranged", "block")}
MOVE_FOR_RANGED = 2
PROUD_COST = 2
OVERLOAD = 4
"""What a Mana Overload adds to a card."""
HEAL_WOUND = HealWound()
HEAL_UNIT = [HealUnit(number + 1) for number in range(12)]


def effect_choices(g: State, p: Player) -> list[Any]:
    """Everything that can be played now. Points are offered where they can be used. MK-TURN-18, 19, MK-COMB-14

    Never a Wound. MK-DEED-06, MK-WOUND-02, 05, MK-MOVE-04, MK-INTER-06
    """
    choices: list[Any] = []
    turned: list[Any] = []
    move, influence = wants_move(g, p), wants_influence(g, p)
    sideways = SIDEWAYS_POINTS.get(g.stage)
    for name in (*dict.fromkeys(p.hand), *lent_spells(g, p)):
        if name == WOUND:
            continue
        card = as_played(p, name)
        if is_playable(g, p, name, card.basic, move, influence) and can_pay_one_of(g, p, card.basic_costs):
            choices.append(PLAY[name])
        if is_playable(g, p, name, card.strong, move, influence) and can_pay_one_of(g, p, card.strong_costs):
            choices.append(STRENGTHEN[name])
        if p.boxed and name == banners.BOX:
            continue
        if sideways:
            turned.append(SIDEWAYS[name, sideways])
        if move:
            turned.append(SIDEWAYS[name, "move"])
        if influence:
            turned.append(SIDEWAYS[name, "influence"])
    choices += turned
    if p.units:
        choices += unit_choices(g, p, move, influence)
        choices += banners.banner_choices(g, p)
    if g.combat is None or not g.combat.is_hurried(p.seat):
        choices += own_turn_choices(g, p)
    if p.changes and g.stage & COMBAT:
        choices += conversion_choices(g, p)
    if p.heal and not g.stage & COMBAT:
        choices += healing_choices(p)
    return choices


def own_turn_choices(g: State, p: Player) -> list[Any]:
    """What belongs to an own turn: Skills and the Tactic; a quick defence goes without them. MK-PVP-10"""
    choices: list[Any] = []
    if p.skills:
        choices += skills.skill_choices(g, p)
    if g.centre:
        choices += skills.return_choices(g, p)
    if p.tactic:
        choices += tactics.tactic_choices(g, p)
    return choices


def lent_spells(g: State, p: Player) -> list[str]:
    """Spells on offer that Magic Talent lets be played as if they were in hand."""
    if not p.changes:
        return []
    colours = [each.key.split() for each in p.changes if each.kind == "talent"]
    return [name for name in g.spells_offer if any(COLOURS[CARDS[name].colours[0]] in each for each in colours)]


def as_played(p: Player, name: str) -> Card:
    """A Mysterious Box is what it shows."""
    return CARDS[p.boxed] if p.boxed and name == banners.BOX else CARDS[name]


def is_playable(g: State, p: Player, name: str, ready: Ready, move: bool, influence: bool) -> bool:
    """In its phase; Move and Influence also in combat where they can be used there. MK-TURN-19"""
    return (move and ready.gives_move) or (influence and ready.gives_influence) or is_possible(g, p, name, ready)


def can_pay_one_of(g: State, p: Player, costs: list[tuple[int, ...]]) -> bool:
    return any(not cost or mana.can_pay(g, p, *cost) for cost in costs)


def unit_choices(g: State, p: Player, move: bool, influence: bool) -> list[Activate]:
    """Ready, unwounded Units, where they may take part. MK-UNIT-07, MK-SITE-17, 20"""
    choices = []
    for number, unit in enumerate(p.units):
        if not unit.ready or unit.wounds or not banners.may_join(g, unit) or is_too_proud(g, p, unit):
            continue
        for place, ability in enumerate(UNITS[unit.name].abilities):
            ready = ability.ready
            possible = ready.when & g.stage and (not ready.requires or ready.can(g, p))
            possible = possible or (move and ready.gives_move) or (influence and ready.gives_influence)
            if possible and (not ability.cost or mana.can_pay(g, p, *ability.cost)):
                choices.append(ACTIVATE[number][place])
    return choices


def is_too_proud(g: State, p: Player, unit: Unit) -> bool:
    """Heroes for hire take Influence before they storm a place."""
    return storms(g, unit) and p.influence < PROUD_COST


def storms(g: State, unit: Unit) -> bool:
    return UNITS[unit.name].temper == PROUD and g.combat is not None and g.combat.kind in FORTIFIED


def healing_choices(p: Player) -> list[Any]:
    """One point for a Wound in hand; as many as its level for a Unit's. MK-WOUND-08, 09, 10"""
    choices: list[Any] = [HEAL_WOUND] if WOUND in p.hand else []
    for number, unit in enumerate(p.units):
        if unit.wounds and UNITS[unit.name].level <= p.heal:
            choices.append(HEAL_UNIT[number])
    return choices


def perform(g: State, p: Player, chosen: Any) -> Script:
    """Carry out one of `effect_choices`; mana of an Invocation that it does not use is lost."""
    invoked = next((each for each in p.changes if each.kind == "invoked"), None)
    yield from carry_out(g, p, chosen)
    if invoked is not None:
        colour = COLOUR_NUMBER[invoked.key]
        if p.mana[colour]:
            p.mana = mana.changed(p.mana, colour, -1)
        p.changes = tuple(each for each in p.changes if each is not invoked)


def carry_out(g: State, p: Player, chosen: Any) -> Script:
    match chosen:
        case Play(card=name):
            card = as_played(p, name)
            g.emit(CardPlayed, p.seat, name)
            yield from play_card(g, p, name, card, card.basic, card.basic_costs)
        case Strengthen(card=name):
            card = as_played(p, name)
            g.emit(CardStrengthened, p.seat, name)
            yield from play_card(g, p, name, card, card.strong, card.strong_costs)
        case Sideways(card=name, points=points):
            lay_down(p, name)
            g.emit(PlayedSideways, p.seat, name, points)
            plus = sideways_bonus(p, name) if p.changes else 0
            SIDEWAYS_EFFECT[points].do(g, p, Use(plus=plus, sideways=True))
        case Activate(unit=unit, ability=ability):
            yield from activate(g, p, unit - 1, ability - 1)
        case UseBanner(unit=unit):
            yield from banners.use_banner(g, p, unit - 1)
        case UseSkill(skill=skill):
            yield from skills.use_skill(g, p, skill)
        case ReturnSkill(skill=skill):
            yield from skills.return_skill(g, p, skill)
        case UseTactic():
            yield from tactics.use_tactic(g, p)
        case Convert(points=points):
            convert(g, p, points)
        case HealWound():
            p.heal -= 1
            p.hand = deeds.without(p.hand, WOUND)
            g.emit(Healed, p.seat)
            if p.changes:
                drink(g, p, 1)
                deeds.draw_cards(g, p, p.has_change("cure") + p.has_change("grail-draw"))
        case HealUnit(unit=number):
            healed = p.units[number - 1]
            p.heal -= UNITS[healed.name].level
            healed.wounds -= 1
            healed.ready = healed.ready or p.has_change("cure")
            g.emit(UnitHealed, p.seat, healed.name)
            drink(g, p, UNITS[healed.name].level)


def drink(g: State, p: Player, points: int) -> None:
    """Fame for each healing point of the Golden Grail, whose points are spent first."""
    left = p.change("grail")
    used = min(left, points)
    if used:
        p.changes = tuple(each for each in p.changes if each.kind != "grail")
        if left > used:
            p.changes += (Change("grail", "", left - used),)
        tracks.gain_fame(g, p, used)


def conversion_choices(g: State, p: Player) -> list[Convert]:
    """Move points as attacks, Influence as block, by effects that say so."""
    choices = []
    if p.move and g.stage == ATTACK and p.has_change("move-as-attack"):
        choices.append(CONVERT["attack"])
    if p.move >= MOVE_FOR_RANGED and g.stage & (RANGED | ATTACK) and p.has_change("move-as-ranged"):
        choices.append(CONVERT["ranged"])
    if p.influence > 0 and g.stage == BLOCK and any(each.kind == "influence-as-block" for each in p.changes):
        choices.append(CONVERT["block"])
    return choices


def convert(g: State, p: Player, points: str) -> None:
    """One point becomes another; two Move points a Ranged Attack."""
    assert g.combat is not None
    element = PHYSICAL
    if points == "block":
        p.influence -= 1
        element = next(each.key for each in p.changes if each.kind == "influence-as-block")
    else:
        p.move -= MOVE_FOR_RANGED if points == "ranged" else 1
    g.combat.pool += (Points(points, element, 1),)


def lay_down(p: Player, name: str) -> None:
    """From hand into the Play area; a lent Spell stays on offer. MK-DEED-02"""
    if name in p.hand:
        p.hand = deeds.without(p.hand, name)
        p.play += (name,)
        p.played = True
    else:
        use_talent(p, name)


def use_talent(p: Player, spell: str) -> None:
    """Magic Talent lends one Spell."""
    colour = COLOURS[CARDS[spell].colours[0]]
    used = next(each for each in p.changes if each.kind == "talent" and colour in each.key.split())
    place = p.changes.index(used)
    p.changes = p.changes[:place] + p.changes[place + 1 :]


def play_card(g: State, p: Player, name: str, card: Card, ready: Ready, costs: list[tuple[int, ...]]) -> Script:
    """Lay the card down, pay for it at once, and follow it. MK-DEED-02..05, MK-MOVE-15"""
    lay_down(p, name)
    if card.kind == ARTIFACT and ready is card.strong:
        p.play = p.play[:-1]
        p.removed += (name,)
    if name != card.name:
        tracks.gain_fame(g, p, 1)
        if card.name.startswith("banner-of") and ready is card.basic:
            p.changes += (Change("box-banner", card.name, 1),)
    cost = yield from choose_cost(g, p, costs)
    use = card.use
    if cost:
        paid = yield from mana.pay_mana(g, p, *cost)
        if g.centre and skills.overload_mark(g) in paid and ready.gives_points:
            use = use._replace(plus=OVERLOAD)
            skills.take_from_centre(g, "mana-overload")
        if card.kind == SPELL and p.changes and p.has_change("ring-fame", COLOURS[card.colours[0]]):
            tracks.gain_fame(g, p, 1)
    script = ready.do(g, p, use)
    if script is not None:
        yield from script


def choose_cost(g: State, p: Player, costs: list[tuple[int, ...]]) -> Any:
    """A card of two colours is paid in either."""
    payable = [cost for cost in costs if not cost or mana.can_pay(g, p, *cost)]
    if len(payable) == 1:
        return payable[0]
    chosen = yield Decision(p.seat, "choose-cost", [Pick(costs.index(cost) + 1) for cost in payable], {"costs": costs})
    return costs[chosen.number - 1]


def activate(g: State, p: Player, number: int, place: int) -> Script:
    """A Unit becomes Spent for one of its abilities. MK-UNIT-07, 08, 09"""
    unit = p.units[number]
    ability = UNITS[unit.name].abilities[place]
    unit.ready = False
    if storms(g, unit):
        p.influence -= PROUD_COST
    if g.combat is not None:
        g.combat.units_used = True
    g.emit(UnitActivated, p.seat, unit.name)
    yield from mana.pay_mana(g, p, *ability.cost)
    colour = ability.cost[0] if ability.cost else -1
    script = ability.ready.do(g, p, Use(colour=colour, unit=number, ability=place))
    if script is not None:
        yield from script
