"""Attack abilities: how a character's or a monster's begins. Rulebook: "Attack", "Area effects", "Monster turn".

Elements are consumed, a pattern is laid, a monster chooses its targets; then it goes on target by target in
combat/attack.py. GH-AOE-01, 05, GH-ELEM-05, 08, GH-EFF-09, GH-MATK-01..04
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import Choose, Does
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Attack, More
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, PHASED, STUN
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.printed_actions import BasicAction
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.events import Aimed
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import (
    empower,
    more_targets,
    reach_farther,
    strengthen_whole,
    targets_by_allies,
)
from tabletome.games.gloomhaven.rules.abilities.medicine import heals_instead, may_heal_instead, sweeps
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.running_action import card_in_use, note_in_action
from tabletome.games.gloomhaven.rules.abilities.songs import step_before_attack
from tabletome.games.gloomhaven.rules.abilities.songs_heard import song_value
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of
from tabletome.games.gloomhaven.rules.abilities.words import (
    Order,
    ally_performs,
    falls_due,
    monster_performs,
    performs,
    steers,
    with_own_values,
)
from tabletome.games.gloomhaven.rules.combat.attack import next_attack
from tabletome.games.gloomhaven.rules.combat.blow import ALL_SHIELDS
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.elements import choose_consumption
from tabletome.games.gloomhaven.rules.combat.patterns import choose_path, lay_pattern
from tabletome.games.gloomhaven.rules.items import in_attacks, worn
from tabletome.games.gloomhaven.rules.monsters.focus import Strike, best_stands, can_hit, order_targets
from tabletome.games.gloomhaven.rules.monsters.intent import (
    attack_value_of,
    attacks_of,
    field_of,
    keep_focus,
    mover_of,
    strike_of,
)
from tabletome.games.gloomhaven.state import HERO, LEAPING, NOBODY, NOWHERE, SUMMON, AttackAbility, RunningAttack, State

# A character's attack


@performs(Attack)
def hero_attacks(g: State, hero: int, ability: Attack) -> Asking[bool]:
    """Whether it counts as performed is known with the first target (see combat/attack.py). GH-COND-12"""
    if not g.figures[hero].conditions & (DISARM | PHASED):
        if g.action is not None and isinstance(g.action.source, BasicAction):
            ability = Attack(worn.basic_value(g, hero, "attack"))
        if g.heroes[hero].active and may_heal_instead(g, hero):
            healed = yield from heals_instead(g, hero, ability.by, max(ability.range, 1), ability.targets)
            if healed is not None:
                return healed
        if any(cards.active for cards in g.heroes):
            yield from step_before_attack(g, hero)
        if g.figures[hero].is_on_map:
            yield from begin_attack(g, hero, ability)
    return False


@ally_performs(Attack)
def ally_attacks(g: State, hero: int, ally: int, ability: Attack, order: Order) -> Asking[bool]:
    """With its own modifier deck; the summoner chooses the targets of a summon, or whoever commands it."""
    figure = g.figures[ally]
    yield from step_before_attack(g, ally)
    if not figure.is_on_map:
        return True
    if order.stronger:
        ability = replace(ability, by=ability.by + order.stronger)
    chooser = NOBODY
    if figure.kind == SUMMON:
        chooser = hero if order.commanded else figure.hero
    yield from begin_attack(g, ally, ability, chooser=chooser, augmented_by=hero if order.augmented else NOBODY)
    return False


@with_own_values(Attack)
def attack_of_its_own(g: State, who: int, ability: Attack) -> Attack:
    """A creature's attack with its own value, range and effects. GH-SUMMON-03"""
    stat, strikes = g.stat(who), CREATURES[g.figures[who].name].strikes
    return replace(
        ability,
        by=attack_value_of(g, who) + ability.by,
        range=stat.range,
        to=strikes.to,
        push=strikes.push + ability.push,
        targets=stat.targets,
        pierce=stat.pierce + ability.pierce,
        give=(*stat.give, *ability.give),
    )


def attack_with(g: State, hero: int, value: int) -> Script:
    """A melee attack of this value, instead of something else."""
    yield from begin_attack(g, hero, Attack(value))


@falls_due(Attack)
def attack_when_due(g: State, hero: int, ability: Attack, at: int) -> Script:  # noqa: ARG001 - all fall due alike
    """From afar, target by target, whatever else is going on; that is no part of a running action. GH-ATK-01"""
    if g.figures[hero].conditions & (DISARM | STUN):
        return
    running, action = g.attack, g.action
    made = AttackAbility(hero, ability.by, ability.range, ranged=True)
    g.attack = RunningAttack(made, picks=ability.targets, among=None)
    while g.attack is not None:
        yield from next_attack(g)
    g.attack = running
    if g.figures[hero].is_on_map:
        g.action = action


class Aim:
    """An attack ability that begins: how far it goes and on whom, while that is found out."""

    __slots__ = ("among", "area", "extra", "items", "leaps", "melee", "picks", "reach", "stronger", "times")

    def __init__(self, ability: Attack, mores: list[More]) -> None:
        self.area: Area | None = next((more.area for more in mores if more.area is not None), ability.area)
        self.melee = ability.melee or not ability.range or (self.area is not None and self.area.grey)
        self.reach = max(ability.range + sum(more.range for more in mores), 1)
        self.leaps = ability.leaps + sum(more.leaps for more in mores)
        self.picks = ability.targets + sum(more.targets for more in mores) + self.leaps
        self.among: tuple[int, ...] | None = None
        self.extra = 0
        self.items: tuple[str, ...] = ()
        self.stronger = 0
        self.times = 1


def begin_attack(
    g: State, who: int, ability: Attack, *, chooser: int = NOBODY, augmented_by: int = NOBODY
) -> Script:  # fmt: skip
    """Elements are consumed, a pattern is laid; then the attack goes on target by target. GH-AOE-01, 05, GH-ELEM-08"""
    if ability.range_per is not None:
        ability = with_counted_range(g, who, ability)
        if not ability.range:
            return
    if g.figures[who].kind == HERO:
        yield from choose_origin(g, who)
    in_force = (yield from choose_extras(g, who, ability)) if ability.more else ()
    aim = Aim(ability, [ability.more[number] for number in in_force])
    if ability.targets_per is not None:
        aim.picks += count(g, ability.targets_per, who, who)
    if g.figures[who].kind == HERO:
        yield from aim_with_cards_and_items(g, who, ability, aim)
        if g.heroes[who].active:
            yield from empower(g, who)
    elif not aim.melee:
        aim.extra += targets_by_allies(g, who)
    if not aim.melee:
        aim.reach += song_value(g, who, "range")
    if aim.area is not None:
        yield from cover(g, who, ability, aim, aim.area)
    elif ability.to is not None:
        yield from aim_at_all(g, who, ability.to, aim)
    elif aim.melee and g.figures[who].kind == HERO and sweeps(g, who):
        yield from aim_at_all(g, who, Targets.ADJACENT_ENEMIES, aim)
    start(g, who, ability, aim, in_force, chooser=chooser, augmented_by=augmented_by)


def start(
    g: State, who: int, ability: Attack, aim: Aim, in_force: tuple[int, ...], *, chooser: int, augmented_by: int
) -> None:
    """All is settled that is the same for every target. GH-AOE-02"""
    assert g.action is not None
    g.attack = RunningAttack(
        AttackAbility(
            attacker=who,
            value=ability.by + aim.stronger + (0 if ability.per is None else count(g, ability.per, who, who)),
            reach=aim.reach,
            ranged=not aim.melee,
            pierce=ALL_SHIELDS if ability.ignores_shield else ability.pierce,
            push=ability.push,
            pull=ability.pull,
            give=ability.give,
            more=in_force,
            source=g.action.source,
            step=g.action.step - 1,
            chooser=chooser,
            augmented_by=augmented_by,
            whole=aim.area is not None,
            times=aim.times,
        ),
        picks=aim.picks,
        among=aim.among,
        extra=aim.extra,
        items=aim.items,
        last_at=LEAPING if aim.leaps else NOWHERE,
    )


def with_counted_range(g: State, who: int, ability: Attack) -> Attack:
    """The same attack with the range that it has now, if that is counted."""
    return ability if ability.range_per is None else replace(ability, range=count(g, ability.range_per, who, who))


def choose_origin(g: State, hero: int) -> Script:
    """A character with a creature that it can stand in for may attack from its hex, for a whole action."""
    if g.action is None or g.action.figure != hero or g.action.notes.origin != NOBODY:
        return
    mirrors = [
        who
        for who, figure in enumerate(g.figures)
        if figure.kind == SUMMON and figure.hero == hero and figure.is_on_map and CREATURES[figure.name].attacked_from
    ]
    if mirrors:
        options = [Choose(who) for who in (hero, *mirrors)]
        chosen = yield from ask(Decision(g.seat_of(hero), "attack-from", options))
        note_in_action(g, origin=chosen.figure)


def choose_extras(g: State, who: int, ability: Attack) -> Asking[tuple[int, ...]]:
    """Which extras are in force: those without an element, and those whose element is consumed now. GH-ELEM-05, 08"""
    in_force = []
    for number, more in enumerate(ability.more):
        if not more.consume or (yield from choose_consumption(g, who, more.consume, card_in_use(g))):
            in_force.append(number)
    return tuple(in_force)


def aim_with_cards_and_items(g: State, hero: int, ability: Attack, aim: Aim) -> Script:
    """Active cards and items that change range, targets or pattern. GH-USE-02, 03, GH-ACTIVE-04"""
    cards = g.heroes[hero]
    if cards.active and not aim.melee:
        aim.reach = max(aim.reach + (yield from reach_farther(g, hero)), 1)
        aim.extra = more_targets(g, hero, aim.reach)
    if cards.active:
        aim.stronger, targets, aim.times = yield from strengthen_whole(g, hero)
        aim.extra += targets
    if not aim.melee:
        aim.extra += targets_by_allies(g, hero)
    if cards.items:
        single = aim.picks == 1 and aim.area is None and ability.to is None
        aim.items = yield from in_attacks.before_attack(g, hero, ranged=not aim.melee, single=single)
        aim.area = in_attacks.pattern_of(aim.items) or aim.area
        aim.reach += in_attacks.range_of(aim.items)
        if single and aim.melee and aim.area is None:
            aim.reach = in_attacks.reach_in_melee(g, hero, aim.reach)


def cover(g: State, who: int, ability: Attack, aim: Aim, area: Area) -> Script:
    """The player lays the pattern; some items hurt the allies under it. GH-AOE-05"""
    hurts = in_attacks.hurts_allies(aim.items) if aim.items else 0
    allies_too = ability.covers_allies or hurts > 0
    covered = yield from lay_pattern(g, who, area, aim.reach, allies_too)
    for ally in covered if hurts else ():
        if not g.are_enemies(who, ally):
            yield from suffer(g, ally, hurts)
    aim.among = tuple(each for each in covered if not allies_too or g.are_enemies(who, each))
    aim.picks = len(aim.among)
    if g.action is not None:
        g.action = replace(g.action, covered=covered)


def aim_at_all(g: State, who: int, to: Targets, aim: Aim) -> Script:
    """Everyone whom the card names and who is in sight, or those on a path of the player's choice. GH-LOS-01"""
    if to is Targets.ON_THE_PATH:
        aim.among = yield from choose_path(g, who, aim.reach)
    else:
        at, sees = g.stands_at(who), g.board.sees
        aim.among = tuple(each for each in targets_of(g, who, to, aim.reach) if sees(at, g.figures[each].at))
    aim.picks = len(aim.among)


# A monster's attack


@monster_performs(Attack)
def monster_attacks(g: State, who: int, attack: Attack, rest: tuple[Ability, ...]) -> Script:
    """The focus, and as many others as it can from where it stands. GH-MATK-01, 02, 03"""
    yield from keep_focus(g, who)
    figure = g.figures[who]
    if g.turn.focus == NOBODY or figure.conditions & DISARM:
        return
    strike = strike_of(g, who, attack)
    sets = target_sets_of(g, who, attack, rest, strike)
    if not sets:
        return
    targets = yield from choose_set(g, who, sets)
    if attack.on_one:
        targets = targets[:1] * g.stat(who).targets
    if len(targets) > 1:
        g.emit(Aimed, figure.name, figure.number, len(set(targets)), rule="GH-MATK-02")
    g.attack = RunningAttack(monster_ability(g, who, attack, strike), picks=len(targets), among=targets)


def target_sets_of(
    g: State, who: int, attack: Attack, rest: tuple[Ability, ...], strike: Strike
) -> list[tuple[int, ...]]:  # fmt: skip
    """Whom an attack from where it stands may strike with maximum effect, each time the focus first. GH-MATK-02"""
    on = g.turn.focus
    if strike.targets == 1 and strike.area is None:
        return [(on,)] if can_hit(g.board, strike, g.figures[who].at, g.figures[on].at) else []
    mover = mover_of(g, who, None, attack, attacks_of((attack, *rest)))
    field = field_of(g, who)
    foe = next(foe for foe in field.foes if foe.key == on)
    stands = best_stands(field, mover, foe, {mover.at: 0})
    return list(dict.fromkeys(order_targets(field, mover, foe, stand.targets) for stand in stands))


def choose_set(g: State, who: int, sets: list[tuple[int, ...]]) -> Asking[tuple[int, ...]]:
    """Which targets it attacks, where the rules leave that to the players. GH-AMBIG-01"""
    if len(sets) == 1:
        (targets,) = sets
        return targets
    options = [Does(g.figures[who].at, (), targets) for targets in sets]
    chosen = yield from ask(Decision(g.speaker(), "monster-attacks", options, {"figure": who}))
    return chosen.targets


def monster_ability(g: State, who: int, attack: Attack, strike: Strike) -> AttackAbility:
    """An attack of a monster's card with its statistics. GH-MABIL-04, GH-MATK-04"""
    assert g.action is not None
    stat, consumed = g.stat(who), g.activation.consumed
    in_force = (
        tuple(
            number
            for number, more in enumerate(attack.more)
            if not more.consume or all(element in consumed for element in more.consume)
        )
        if attack.more
        else ()
    )
    return AttackAbility(
        attacker=who,
        value=max(attack_value_of(g, who) + attack.by, 0),
        reach=strike.reach,
        ranged=strike.ranged,
        pierce=stat.pierce + attack.pierce,
        push=attack.push,
        pull=attack.pull,
        give=(*stat.give, *attack.give),
        more=in_force,
        source=g.action.source,
        step=g.action.step - 1,
    )


@steers(Attack)
def steered_attacks(g: State, who: int, attack: Attack) -> Script:
    """A charmed monster attacks as the charmer says."""
    if g.figures[who].conditions & DISARM:
        return
    strike = strike_of(g, who, attack)
    among, picks, extra = None, strike.targets, 0
    if strike.area is not None:
        among = yield from lay_pattern(g, who, strike.area, strike.reach)
        picks, extra = len(among), strike.targets - 1
    charmer = g.figures[who].effects.charmer
    ability = replace(monster_ability(g, who, attack, strike), chooser=charmer, whole=strike.area is not None)
    g.attack = RunningAttack(ability, picks=picks, among=among, extra=extra)
