"""What a sensible player would choose: the next step of the plan for this combat or this turn, for bots.

Every judge gives a weight to each option of a decision; they need only be right in proportion. Where a plan says what
comes next, everything else is left out; where nothing is known, all options weigh the same and a search may decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tabletome.engine import Action, Decision
from tabletome.games.mage_knight import actions as a
from tabletome.games.mage_knight.bots.battle_plan import Battle, Planner, assign, guards_of, met, open_blow
from tabletome.games.mage_knight.bots.purchases import bargains, best_bargain, unit_worth
from tabletome.games.mage_knight.bots.turn_plan import Errand, errands
from tabletome.games.mage_knight.bots.uses import (
    HEAL,
    INFLUENCE,
    MOVE,
    Purse,
    Thing,
    Way,
    card_loss,
    card_rank,
    draws_cards,
    fighting_use,
    gains,
    preludes,
    purse_of,
    spent,
    things_of,
)
from tabletome.games.mage_knight.bots.worth import foe_worth, spare_cards, stakes, thrift, win_bonus
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, WOUND
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, SKILL_EFFECTS
from tabletome.games.mage_knight.rules.deeds.mana import is_dark
from tabletome.games.mage_knight.rules.deeds.notation import Draw, Effect, Heal
from tabletome.games.mage_knight.state import (
    AFTER,
    BLOCK,
    COMBAT,
    INTERACTION,
    NOBODY,
    RANGED,
    Combat,
    Player,
    Points,
    State,
)

Weights = list[float]
Judge = Callable[[State, Player, Decision], Weights]

NEVER, SECOND = 1e-6, 1e-4
"""What no plan begins with, and what another plan begins with that a search may look into."""
WORTH_A_THOUGHT = 4.0
"""A plan may be so much worse than the best."""
FAVOURITES = ("tovak", "goldyx", "arythea", "norowas", "braevalar", "wolfhawk", "krang")
DAY_TACTICS = ("great-start", "the-right-moment", "planning", "mana-steal", "rethink", "early-bird")
NIGHT_TACTICS = ("preparation", "long-night", "mana-search", "midnight-meditation", "from-the-dusk", "sparing-power")


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    p = g.players[decision.seat]
    duel = g.combat is not None and g.combat.duel is not None
    if judge is None or duel or (p.seat != g.active and decision.kind in OWN_TURN):
        return [1.0] * len(decision.options)
    return judge(g, p, decision)


def only(decision: Decision, chosen: Action | None) -> Weights:
    """This option and nothing else; whatever, if it is not offered."""
    if chosen is None or chosen not in decision.options:
        return [1.0] * len(decision.options)
    return [1.0 if option == chosen else NEVER for option in decision.options]


def first(decision: Decision, *wanted: Action | None) -> Weights:
    """The first of these that is offered."""
    return only(decision, next((each for each in wanted if each is not None and each in decision.options), None))


def highest(decision: Decision, score: Callable[[Any], float]) -> Weights:
    return only(decision, max(decision.options, key=score))


# A turn


def judge_turn(g: State, p: Player, decision: Decision) -> Weights:
    """The next step of the best errand that can be begun."""
    healing = heal_first(p, decision)
    if healing is not None:
        return only(decision, healing)
    steps: dict[Action, float] = {}
    for errand in errands(g, p):
        step = next_step(g, p, errand, decision)
        if step is not None:
            steps.setdefault(step, errand.value)
    if not steps:
        return first(decision, a.EndTurn(), a.Rest())
    best, value = next(iter(steps.items()))
    likely = {step: SECOND for step, each in steps.items() if each > value - WORTH_A_THOUGHT} | {best: 1.0}
    return [likely.get(option, NEVER) for option in decision.options]


def heal_first(p: Player, decision: Decision) -> Action | None:
    """Healing points are used at once."""
    if p.turn.heal:
        for option in decision.options:
            if isinstance(option, a.HealWound | a.HealUnit):
                return option
    return None


def next_step(g: State, p: Player, errand: Errand, decision: Decision) -> Action | None:
    """The cards for Move first, then the way, then what is done there."""
    if p.turn.move < errand.need:
        return next((way.action for way in errand.ways if way.action in decision.options), None)
    if errand.steps:
        step = a.Move(errand.steps[0])
        return step if step in decision.options else None
    if errand.action is None:
        return last_things(g, p, decision) or (a.EndTurn() if a.EndTurn() in decision.options else None)
    return errand.action if errand.action in decision.options else None


def last_things(g: State, p: Player, decision: Decision) -> Action | None:
    """Before a turn ends: other cards, another turn if the Tactic gives it, and Wounds are healed."""
    if spare_cards(g, p) and not g.stage & AFTER:
        for name in p.hand:
            if name != WOUND and draws_cards(name) and a.Play(name) in decision.options:
                return a.Play(name)
    if p.deck and a.UseTactic("the-right-moment") in decision.options:
        return a.UseTactic("the-right-moment")
    if WOUND in p.hand or any(unit.wounds for unit in p.units):
        for thing in things_of(g, p, thrift(g, p)):
            for way in thing.ways:
                if way.kind == HEAL and way.costs == ((),) and way.action in decision.options:
                    return way.action
    return None


def judge_after(g: State, p: Player, decision: Decision) -> Weights:
    return only(decision, heal_first(p, decision) or last_things(g, p, decision) or a.EndTurn())


def judge_rest(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    """The least useful card goes, and the Wounds with it."""
    healing = heal_first(p, decision)
    if healing is not None:
        return only(decision, healing)
    cards = [option for option in decision.options if isinstance(option, a.DiscardCard)]
    return only(decision, min(cards, key=lambda option: use_of(option.card), default=a.Done()))


def use_of(card: str) -> float:
    """How much a card is missed."""
    return -1.0 if card == WOUND else card_loss(card)


# Combat


def judge_combat(g: State, p: Player, decision: Decision) -> Weights:
    """The next step of the plan for this combat."""
    combat = g.combat
    assert combat is not None
    things, purse = things_of(g, p, thrift(g, p)), purse_of(g, p)
    battle = plan_of(g, p, combat, things, purse, 0, combat.pool)
    step = next_blow(g, battle, decision)
    better = prelude(g, p, combat, things, purse, battle, decision)
    return first(decision, better or step, a.Done())


def plan_of(
    g: State, p: Player, combat: Combat, things: Sequence[Thing], purse: Purse, used: int, pool: Sequence[Points]
) -> Battle:
    """The plan for the present combat."""
    opponents = [
        met(g, combat, number, foe, foe_worth(g, foe.name, city=bool(foe.city), rampaging=foe.rampaging))
        for number, foe in enumerate(combat.foes)
        if not foe.defeated and foe.summoner == NOBODY
    ]
    bonus = win_bonus(g, combat.kind, combat.space)
    guards = guards_of(p) if combat.units_allowed else ()
    return Planner(opponents, things, guards, stakes(g, p, bonus), g.stage, pool).plan(used, purse)


def next_blow(g: State, battle: Battle, decision: Decision) -> Action | None:
    """What is played for the first aim of this phase, or the aim itself once enough lies there."""
    aims: list[tuple[Action, tuple[Way, ...]]]
    if g.stage == BLOCK:
        aims = [(a.BlockStrike(blow.strike + 1), ways) for blow, ways in battle.blocks]
    else:
        groups = battle.shots if g.stage == RANGED else battle.strikes
        aims = [(a.Attack(tuple(number + 1 for number in sorted(group.numbers))), group.ways) for group in groups]
    for aim, ways in sorted(aims, key=lambda each: len(each[1])):
        step = next((way.action for way in ways if way.action in decision.options), None) if ways else aim
        if step is not None:
            return step
    return None


def prelude(
    g: State, p: Player, combat: Combat, things: Sequence[Thing], purse: Purse, battle: Battle, decision: Decision
) -> Action | None:
    """A card that gives mana first, if that makes the plan better by more than the card."""
    best, chosen = battle.value + A_CARD, None
    for action, place, richer in preludes(things, purse, decision.options):
        value = plan_of(g, p, combat, things, richer, 1 << place, combat.pool).value
        if value > best:
            best, chosen = value, action
    return chosen


def judge_damage(g: State, p: Player, decision: Decision) -> Weights:
    """Skills that soften the blow, then Units or the hero, whoever it hurts less."""
    combat = g.combat
    assert combat is not None
    for option in decision.options:
        if isinstance(option, a.UseSkill):
            return only(decision, option)
    if combat.suffering == NOBODY:
        return [1.0 if isinstance(option, a.Suffer) else NEVER for option in decision.options]
    blow = open_blow(g, combat, combat.suffering)
    offered = [option.unit - 1 for option in decision.options if isinstance(option, a.Assign)]
    _, guard, _ = assign(blow, guards_of(p, offered), stakes(g, p, 0.0))
    if guard is None:
        return first(decision, a.TakeWounds(), *(a.Assign(number + 1) for number in offered))
    return only(decision, a.Assign(guard.number + 1))


# Choices within an effect


def judge_effect(g: State, p: Player, decision: Decision) -> Weights:
    """The part of the effect that serves the plan."""
    assert decision.about is not None
    parts: Sequence[Effect] = decision.about["effect"].parts
    plus = decision.about["use"].plus
    return highest(decision, lambda option: effect_value(g, p, parts[option.number - 1], plus))


A_CARD = 0.3
MORE_POINTS = 0.001
"""Of two ways that serve the plan alike, the one with more points."""
HEALING_LIKED, DRAWING_LIKED = 2.5, 1.5
"""In points of Move or Influence."""


def effect_value(g: State, p: Player, effect: Effect, plus: int) -> float:
    """What an effect brings now: to the plan for a combat, else in points of what is wanted."""
    combat = g.combat
    best = 0.0
    if g.stage & COMBAT and combat is not None:
        things, purse = things_of(g, p, thrift(g, p)), purse_of(g, p)
        best = as_it_is = plan_of(g, p, combat, things, purse, 0, combat.pool).value
        for gain in gains(effect, is_dark(g)):
            more = gain.as_points(plus)
            pool = combat.pool if more is None else (*combat.pool, more)
            value = plan_of(g, p, combat, things, purse, 0, pool).value if pool is not combat.pool else as_it_is
            best = max(best, value - gain.loss + MORE_POINTS * gain.points)
        return best
    wanted = INFLUENCE if g.stage == INTERACTION else MOVE
    for gain in gains(effect, is_dark(g)):
        if gain.kind == wanted:
            best = max(best, gain.points + plus - gain.loss)
        elif gain.kind == HEAL and WOUND in p.hand:
            best = max(best, HEALING_LIKED)
    if isinstance(effect, Draw):
        best = max(best, DRAWING_LIKED)
    return best if not isinstance(effect, Heal) or WOUND in p.hand else 0.0


def judge_colour(g: State, p: Player, decision: Decision) -> Weights:
    """Mana that the hand can use, in a combat what helps the plan."""
    combat = g.combat

    def score(option: a.PickColour) -> float:
        colour = COLOURS.index(option.colour)
        wanted = sum(colour in CARDS[name].colours for name in p.hand if name != WOUND)
        value = wanted + (RARE_COLOUR - CRYSTALS_OWNED * p.crystals[colour] if colour in BASIC else RARE_COLOUR)
        if combat is not None and g.stage & COMBAT:
            purse = purse_of(g, p)
            tokens = (*purse.tokens[:colour], purse.tokens[colour] + 1, *purse.tokens[colour + 1 :])
            richer = purse._replace(tokens=tokens)
            value += PLAN_FIRST * plan_of(g, p, combat, things_of(g, p, thrift(g, p)), richer, 0, combat.pool).value
        return value

    return highest(decision, score)


RARE_COLOUR, CRYSTALS_OWNED = 0.6, 0.3
"""A colour is liked for itself, and less the more crystals there are of it."""
PAYMENT = {"token": 4.0, "endless": 5.0, "tactic": 2.0, "die": 3.0, "crystal": 1.0}
GOLD_KEPT = 0.5
PLAN_FIRST = 10.0
"""How much more the value of a plan counts than such likings."""


def judge_payment(g: State, p: Player, decision: Decision) -> Weights:
    """What would be lost anyway first, unless the plan for this combat needs it for something else."""
    combat = g.combat

    def score(option: a.Pay) -> float:
        liking = PAYMENT[option.source] - (GOLD_KEPT if option.colour == "gold" else 0.0)
        if combat is None or not g.stage & COMBAT:
            return liking
        left = spent(purse_of(g, p), option.source, COLOURS.index(option.colour))
        return liking + PLAN_FIRST * plan_of(g, p, combat, things_of(g, p, thrift(g, p)), left, 0, combat.pool).value

    return highest(decision, score)


def judge_foe(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    """The enemy that threatens most."""
    combat = g.combat
    if combat is None:
        return [1.0] * len(decision.options)

    def threat(option: a.PickFoe) -> float:
        number = option.foe - 1
        return sum(blow.damage for blow in met(g, combat, number, combat.foes[number], 0.0).blows)

    return highest(decision, threat)


def judge_strike(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    """The strongest attack."""
    combat = g.combat
    if combat is None:
        return [1.0] * len(decision.options)
    return highest(decision, lambda option: combat.strikes[option.strike - 1].value)


# Locals


def judge_bargains(g: State, p: Player, decision: Decision) -> Weights:
    """Buy what is worth most, or play what it still takes."""
    things, purse = things_of(g, p, thrift(g, p)), purse_of(g, p)
    healing = heal_first(p, decision)
    if healing is not None:
        return only(decision, healing)
    found = best_bargain(bargains(g, p, p.space), p.turn.influence, things, 0, purse)
    if found is None:
        return only(decision, a.Done())
    _, bargain, paid = found
    if paid.ways:
        return first(decision, *(way.action for way in paid.ways), a.Done())
    bought: dict[str, Action] = {
        "recruit": a.Recruit(bargain.name),
        "learn": a.Learn(bargain.name),
        "buy-spell": a.BuySpell(bargain.name),
        "buy-healing": a.BuyHealing(),
    }
    return first(decision, bought[bargain.what], a.Done())


def judge_disband(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    return highest(decision, lambda option: -unit_worth(p.units[option.unit - 1]))


def judge_units(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    return highest(decision, lambda option: UNITS[option.unit].level if isinstance(option, a.TakeUnit) else 0.0)


# Cards and Skills


OWN_SKILL = 0.5


def skill_rank(name: str) -> float:
    weight = {"siege": 3.0, "ranged": 3.0, "attack": 2.0, "block": 2.0, "move": 1.5, "influence": 1.2, "heal": 1.0}
    return max(
        (weight[gain.kind] * gain.points for gain in gains(SKILL_EFFECTS[name].ready.effect, False)), default=1.5
    )


def judge_boost(g: State, p: Player, decision: Decision) -> Weights:
    """The card that gains most by it."""

    def score(option: Action) -> float:
        return effect_value(g, p, CARD_EFFECTS[option.card].strong.effect, 2) if isinstance(option, a.PickCard) else 0.0

    return highest(decision, score)


def judge_card(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    return highest(decision, lambda option: card_rank(option.card) if hasattr(option, "card") else 0.0)


def judge_skill(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    """An own Skill comes with any card, another's with the lowest."""
    return highest(
        decision, lambda option: skill_rank(option.skill) + OWN_SKILL * (option.skill not in g.common_skills)
    )


def judge_discard(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    """The least useful card, if it must be one."""
    if a.Done() in decision.options:
        return only(decision, a.Done())
    return highest(decision, lambda option: -use_of(option.card) if isinstance(option, a.DiscardCard) else -9.0)


def judge_end_discard(g: State, p: Player, decision: Decision) -> Weights:
    """Cards that are of no use here make room for others, as long as others would not be drawn in time."""
    cards = [option for option in decision.options if isinstance(option, a.DiscardCard)]
    worst = min(cards, key=lambda option: fighting_use(option.card))
    room = spare_cards(g, p) - (p.row.hand - len(p.hand))
    if a.Done() in decision.options and (room <= 0 or fighting_use(worst.card) >= GOOD_CARD):
        return only(decision, a.Done())
    return only(decision, worst)


GOOD_CARD = 1.8
"""Points in combat for which a card is kept."""


def judge_tactic(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    order = NIGHT_TACTICS if g.night else DAY_TACTICS
    return highest(decision, lambda option: -order.index(option.tactic))


def judge_hero(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
    """Whoever comes first in the order of those the planner does best with."""
    offered = {option.hero: option for option in decision.options if isinstance(option, a.ChooseHero)}
    return first(decision, *(offered[name] for name in FAVOURITES if name in offered))


def preferring(*wanted: Action) -> Judge:
    def judge(g: State, p: Player, decision: Decision) -> Weights:  # noqa: ARG001
        return first(decision, *wanted)

    return judge


def _all(judge: Judge, kinds: Iterable[str]) -> Mapping[str, Judge]:
    return dict.fromkeys(kinds, judge)


OWN_TURN = ("turn", "after", "rest", "ranged", "block", "attack", "damage", "interact")
JUDGES: Mapping[str, Judge] = {
    "turn": judge_turn,
    "after": judge_after,
    "rest": judge_rest,
    "damage": judge_damage,
    "interact": judge_bargains,
    "choose-effect": judge_effect,
    "choose-colour": judge_colour,
    "choose-card": judge_boost,
    "pay": judge_payment,
    "choose-foe": judge_foe,
    "choose-strike": judge_strike,
    "disband": judge_disband,
    "take-unit": judge_units,
    "take-skill": judge_skill,
    "choose-hero": judge_hero,
    "choose-tactic": judge_tactic,
    "announce": preferring(a.Done()),
    "before-turn": preferring(a.Done()),
    "join-combat": preferring(a.Fight()),
    "rest-wounds": preferring(a.DiscardCard(WOUND)),
    "glade": preferring(a.ThrowWound("hand"), a.ThrowWound("discard")),
    "long-night": preferring(a.UseTactic("long-night")),
    **_all(judge_combat, ("ranged", "block", "attack")),
    **_all(judge_card, ("take-advanced", "take-spell", "take-artifact", "search-deck")),
    "discard": judge_end_discard,
    **_all(judge_discard, ("discard-for", "rethink")),
}
