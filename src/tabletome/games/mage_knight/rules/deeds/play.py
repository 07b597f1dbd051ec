"""Playing effects: Deed cards in three ways, Units, healing. Rulebook: "Deed cards", "Using Units". MK-DEED, MK-UNIT"""

from __future__ import annotations

from tabletome.engine import Action, Asking, Script
from tabletome.games.mage_knight.actions import (
    Activate,
    Convert,
    Decline,
    Done,
    HealUnit,
    HealWound,
    Pick,
    Play,
    ReturnSkill,
    Sideways,
    SidewaysPoints,
    Strengthen,
    UseBanner,
    UseSkill,
    UseTactic,
)
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.banners import BANNERS
from tabletome.games.mage_knight.content.box import PHYSICAL, WOUND, Element
from tabletome.games.mage_knight.content.deeds import ARTIFACT, BASIC_ACTION, CARDS, SPELL
from tabletome.games.mage_knight.content.skills import OVERLOAD
from tabletome.games.mage_knight.content.tiles import FORTIFIED
from tabletome.games.mage_knight.content.units import PROUD, TEMPERAMENTAL, UNITS
from tabletome.games.mage_knight.events import (
    CardPlayed,
    CardStrengthened,
    Healed,
    PlayedSideways,
    UnitActivated,
    UnitHealed,
)
from tabletome.games.mage_knight.rules import phases, tactics
from tabletome.games.mage_knight.rules.choosing import choose, one_of
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds import banners, mana, piles, skills
from tabletome.games.mage_knight.rules.deeds.centre import take_from_centre, working
from tabletome.games.mage_knight.rules.deeds.effects import (
    CARD_EFFECTS,
    SKILL_EFFECTS,
    UNIT_ABILITIES,
    CardEffects,
    Cost,
)
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop, use_up
from tabletome.games.mage_knight.rules.deeds.notation import (
    Attack,
    Block,
    Effect,
    Influence,
    Move,
    Ready,
    wants_influence,
    wants_move,
)
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    INTERACTION,
    MOVEMENT,
    RANGED,
    Player,
    PointKind,
    Points,
    State,
    Unit,
)

PLAY = {name: Play(name) for name in CARDS}
STRENGTHEN = {name: Strengthen(name) for name in CARDS}
SIDEWAYS_POINTS: dict[int, SidewaysPoints] = {
    MOVEMENT: "move", INTERACTION: "influence", ATTACK: "attack", BLOCK: "block",
}  # fmt: skip
SIDEWAYS = {(name, points): Sideways(name, points) for name in CARDS for points in SIDEWAYS_POINTS.values()}
SIDEWAYS_EFFECT: dict[SidewaysPoints, Effect] = {
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
OVERLOADED = 4
"""What mana of the colour marked on a Skill in the centre adds to a card."""
SHOWING = tuple(name for name, card in CARDS.items() if card.shows_another)
"""Artifacts that may be another one."""
HEAL_WOUND = HealWound()
DONE, DECLINE = Done(), Decline()
HEAL_UNIT = [HealUnit(number + 1) for number in range(12)]


def effect_choices(g: State, p: Player) -> list[Action]:
    """Everything that can be played now. Points are offered where they can be used. MK-TURN-18, 19, MK-COMB-14

    Never a Wound. MK-DEED-06, MK-WOUND-02, 05, MK-MOVE-04, MK-INTER-06
    """
    choices: list[Action] = []
    turned: list[Action] = []
    special = bool(p.turn.changes) or g.stage == BLOCK or g.phase == phases.MAZE_STEP
    move = special and wants_move(g, p)
    influence = (bool(p.turn.changes) or any(unit.name in TEMPERAMENTAL for unit in p.units)) and wants_influence(g, p)
    sideways = SIDEWAYS_POINTS.get(g.stage)
    for name in (*dict.fromkeys(p.hand), *lent_spells(g, p)):
        if name == WOUND:
            continue
        card = as_played(p, name)
        if is_playable(g, p, name, card.basic, move, influence) and can_pay_one_of(g, p, card.basic_costs):
            choices.append(PLAY[name])
        if is_playable(g, p, name, card.strong, move, influence) and can_pay_one_of(g, p, card.strong_costs):
            choices.append(STRENGTHEN[name])
        if p.shown_artifact and name in SHOWING:
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
        if any(unit.banner for unit in p.units):
            choices += banners.banner_choices(g, p)
    if g.combat is None or g.combat.duel is None or not g.combat.is_hurried(p.seat):
        choices += own_turn_choices(g, p, move)
    if p.turn.changes and g.stage & COMBAT:
        choices += conversion_choices(g, p)
    if p.turn.heal and not g.stage & COMBAT:
        choices += healing_choices(p)
    return choices


def own_turn_choices(g: State, p: Player, move: bool) -> list[Action]:
    """What belongs to an own turn: Skills and the Tactic; a quick defence goes without them. MK-PVP-10"""
    choices: list[Action] = []
    if p.skills:
        choices += skills.skill_choices(g, p, move)
    if g.centre:
        choices += skills.return_choices(g, p)
    if p.round.tactic:
        choices += tactics.tactic_choices(g, p)
    return choices


def lent_spells(g: State, p: Player) -> list[str]:
    """Spells on offer that may be played as if they were in hand."""
    if not p.turn.changes:
        return []
    return [name for name in g.spells_offer if loans(p, name)]


def loans(p: Player, spell: str) -> list[changes.LentSpell]:
    """The effects that lend this Spell."""
    return [each for each in p.lasting(changes.LentSpell) if set(CARDS[spell].colours).intersection(each.colours)]


def as_played(p: Player, name: str) -> CardEffects:
    """An Artifact that shows another one is played as that one."""
    return CARD_EFFECTS[p.shown_artifact] if p.shown_artifact and name in SHOWING else CARD_EFFECTS[name]


def is_playable(g: State, p: Player, name: str, ready: Ready, move: bool, influence: bool) -> bool:
    """In its phase; Move and Influence also in combat where they can be used there. MK-TURN-19"""
    return (move and ready.gives_move) or (influence and ready.gives_influence) or is_possible(g, p, name, ready)


def is_possible(g: State, p: Player, name: str, ready: Ready) -> bool:
    """Whether a card in hand, or lent, can be played for this effect now, apart from its mana. MK-DEED-11"""
    if not ready.when & g.stage:
        return False
    if not ready.requires:
        return True
    hand = p.hand
    if name in hand:
        p.hand = piles.without(hand, name)
    possible = ready.can(g, p)
    p.hand = hand
    return possible


def can_pay_one_of(g: State, p: Player, costs: list[Cost]) -> bool:
    return any(not cost or mana.can_pay(g, p, *cost) for cost in costs)


def unit_choices(g: State, p: Player, move: bool, influence: bool) -> list[Activate]:
    """Ready, unwounded Units, where they may take part. MK-UNIT-07, MK-SITE-17, 20"""
    choices = []
    all_join = g.combat is None or g.combat.units_allowed
    for number, unit in enumerate(p.units):
        if not unit.ready or unit.wounds or is_too_proud(g, p, unit):
            continue
        if not (all_join or banners.may_join(g, unit)):
            continue
        for place, ability in enumerate(UNIT_ABILITIES[unit.name]):
            ready = ability.ready
            possible = ready.when & g.stage and (not ready.requires or ready.can(g, p))
            possible = possible or (move and ready.gives_move) or (influence and ready.gives_influence)
            if possible and (not ability.cost or mana.can_pay(g, p, *ability.cost)):
                choices.append(ACTIVATE[number][place])
    return choices


def is_too_proud(g: State, p: Player, unit: Unit) -> bool:
    """Heroes for hire take Influence before they storm a place."""
    return storms(g, unit) and p.turn.influence < PROUD_COST


def storms(g: State, unit: Unit) -> bool:
    return UNITS[unit.name].temper == PROUD and g.combat is not None and g.combat.kind in FORTIFIED


def healing_choices(p: Player) -> list[Action]:
    """One point for a Wound in hand; as many as its level for a Unit's. MK-WOUND-08, 09, 10"""
    choices: list[Action] = [HEAL_WOUND] if WOUND in p.hand else []
    for number, unit in enumerate(p.units):
        if unit.wounds and UNITS[unit.name].level <= p.turn.heal:
            choices.append(HEAL_UNIT[number])
    return choices


def perform(g: State, p: Player, chosen: Action) -> Script:
    """Carry out one of `effect_choices`; mana invoked for it alone is lost if it does not use it."""
    invoked = next(iter(p.lasting(changes.Invoked)), None) if p.turn.changes else None
    yield from carry_out(g, p, chosen)
    if invoked is not None:
        if p.mana[invoked.colour]:
            p.mana = mana.changed(p.mana, invoked.colour, -1)
        p.turn.changes = tuple(each for each in p.turn.changes if each is not invoked)


def carry_out(g: State, p: Player, chosen: Action) -> Script:
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
            p.turn.sideways += (name,)
            g.emit(PlayedSideways, p.seat, name, points)
            plus = sideways_bonus(p, name) if p.turn.changes else 0
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
            p.turn.heal -= 1
            p.hand = piles.without(p.hand, WOUND)
            g.emit(Healed, p.seat)
            if p.turn.changes:
                gain_healing_fame(g, p, 1)
                script = tactics.draw(g, p, p.has(changes.HealingRefreshes) + p.has(changes.HealingDraws))
                if script is not None:
                    yield from script
        case HealUnit(unit=number):
            healed = p.units[number - 1]
            p.turn.heal -= UNITS[healed.name].level
            healed.wounds -= 1
            healed.ready = healed.ready or p.has(changes.HealingRefreshes)
            g.emit(UnitHealed, p.seat, healed.name)
            gain_healing_fame(g, p, UNITS[healed.name].level)


def gain_healing_fame(g: State, p: Player, points: int) -> None:
    """Fame for each healing point of an effect that brings it, whose points are spent first."""
    left = p.total(changes.HealingFame)
    used = min(left, points)
    if used:
        drop(p, changes.HealingFame)
        if left > used:
            add(p, changes.HealingFame(left - used))
        tracks.gain_fame(g, p, used)


def pay_move(g: State, p: Player, price: int) -> Asking[bool]:
    """Whether Move points are paid for what an effect does besides. More of them may be played for it. MK-TURN-19"""
    add(p, changes.PaysInMove())
    while True:
        options = [each for each in effect_choices(g, p) if gives_move(p, each)]
        options += [DONE, DECLINE] if p.turn.move >= price else [DECLINE]
        chosen: Action = yield from choose(p.seat, "pay-move", options, {"price": price})
        if isinstance(chosen, Done | Decline):
            break
        yield from carry_out(g, p, chosen)
    drop(p, changes.PaysInMove)
    if isinstance(chosen, Done):
        p.turn.move -= price
    return isinstance(chosen, Done)


def gives_move(p: Player, choice: Action) -> bool:
    """Whether one of `effect_choices` may give Move points."""
    match choice:
        case Play(card=name):
            return as_played(p, name).basic.gives_move
        case Strengthen(card=name):
            return as_played(p, name).strong.gives_move
        case Sideways(points=points):
            return points == "move"
        case Activate(unit=unit, ability=ability):
            return UNIT_ABILITIES[p.units[unit - 1].name][ability - 1].ready.gives_move
        case UseSkill(skill=skill):
            return SKILL_EFFECTS[skill].ready.gives_move
    return False


def conversion_choices(g: State, p: Player) -> list[Convert]:
    """Move points as attacks, Influence as block, by effects that say so."""
    choices = []
    if p.turn.move and g.stage == ATTACK and p.has(changes.MoveAsAttack):
        choices.append(CONVERT["attack"])
    if p.turn.move >= MOVE_FOR_RANGED and g.stage & (RANGED | ATTACK) and p.has(changes.MoveAsRanged):
        choices.append(CONVERT["ranged"])
    if p.turn.influence > 0 and g.stage == BLOCK and p.has(changes.InfluenceAsBlock):
        choices.append(CONVERT["block"])
    return choices


def convert(g: State, p: Player, points: PointKind) -> None:
    """One point becomes another; two Move points a Ranged Attack."""
    element: Element = PHYSICAL
    if points == "block":
        p.turn.influence -= 1
        element = p.lasting(changes.InfluenceAsBlock)[0].element
    else:
        p.turn.move -= MOVE_FOR_RANGED if points == "ranged" else 1
    g.fight.pool += (Points(points, element, 1),)


def sideways_bonus(p: Player, card: str) -> int:
    """The best that a Skill adds to a card played sideways; it is used up."""
    best = _strongest_sideways(p, card)
    if best is None:
        return 0
    use_up(p, best)
    return _sideways_value(best, card)


def best_sideways(p: Player, card: str) -> int:
    """What playing the card sideways now would add, without using it up."""
    best = _strongest_sideways(p, card)
    return 0 if best is None else _sideways_value(best, card)


def _strongest_sideways(p: Player, card: str) -> changes.StrongerSideways | None:
    stronger = [each for each in p.turn.changes if isinstance(each, changes.StrongerSideways)]
    return max(stronger, key=lambda each: _sideways_value(each, card), default=None)


def _sideways_value(change: changes.StrongerSideways, card: str) -> int:
    """Some give a point more for a rare card, or for one of a colour."""
    match change:
        case changes.SidewaysBonusForRare():
            return change.by + (CARDS[card].kind != BASIC_ACTION)
        case changes.SidewaysBonusForColour(colour=colour):
            return change.by + (colour in CARDS[card].colours)
    return change.by


def lay_down(p: Player, name: str) -> None:
    """From hand into the Play area; a lent Spell stays on offer. MK-DEED-02"""
    if name in p.hand:
        p.hand = piles.without(p.hand, name)
        p.play_area += (name,)
        p.turn.has_played = True
    else:
        use_loan(p, name)


def use_loan(p: Player, spell: str) -> None:
    """An effect lends one Spell."""
    use_up(p, loans(p, spell)[0])


def play_card(g: State, p: Player, name: str, card: CardEffects, ready: Ready, costs: list[Cost]) -> Script:
    """Lay the card down, pay for it at once, and follow it. MK-DEED-02..05, MK-MOVE-15"""
    lay_down(p, name)
    printed = CARDS[card.name]
    if printed.kind == ARTIFACT and ready is card.strong:
        p.play_area = p.play_area[:-1]
        p.thrown_away += (name,)
    if name != card.name:
        tracks.gain_fame(g, p, 1)
        if card.name in BANNERS and ready is card.basic:
            add(p, changes.ShownBanner(card.name))
    cost = yield from choose_cost(g, p, costs)
    use = card.use
    if cost:
        paid = yield from mana.pay_mana(g, p, *cost)
        overload = working(g, OVERLOAD) if g.centre and ready.gives_points else None
        if overload is not None and overload.mark in paid:
            use = use._replace(plus=OVERLOADED)
            take_from_centre(g, overload.skill)
        if printed.kind == SPELL and changes.FameForSpells(printed.colour) in p.turn.changes:
            tracks.gain_fame(g, p, 1)
    script = ready.do(g, p, use)
    if script is not None:
        yield from script


def choose_cost(g: State, p: Player, costs: list[Cost]) -> Asking[Cost]:
    """A card of two colours is paid in either."""
    payable = [cost for cost in costs if not cost or mana.can_pay(g, p, *cost)]
    return one_of(p.seat, "choose-cost", payable, lambda cost: Pick(costs.index(cost) + 1), {"costs": costs})


def activate(g: State, p: Player, number: int, place: int) -> Script:
    """A Unit becomes Spent for one of its abilities. MK-UNIT-07, 08, 09"""
    unit = p.units[number]
    ability = UNIT_ABILITIES[unit.name][place]
    unit.ready = False
    if storms(g, unit):
        p.turn.influence -= PROUD_COST
    if g.combat is not None:
        g.combat.units_used = True
    g.emit(UnitActivated, p.seat, unit.name, place)
    yield from mana.pay_mana(g, p, *ability.cost)
    script = ability.ready.do(g, p, Use(colour=ability.colour, unit=number, ability=place))
    if script is not None:
        yield from script
