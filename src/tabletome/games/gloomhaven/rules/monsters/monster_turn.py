"""What a monster or summon does on its turn, by the rules of focus.py. Rulebook: "Monster turn".

GH-MTURN, GH-FOCUS-01, GH-MMOVE-01, GH-MATK-01, GH-MOTHER, GH-AMBIG-01
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Choose, Does, Focus, Place
from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ALLIES,
    ADJACENT_ENEMIES,
    ALL_ADJACENT,
    ALLIES_IN_RANGE,
    DISARM,
    EVERY_ENEMY,
    EVERYONE,
    IMMOBILIZE,
    MUDDLE,
    ONE_ADJACENT_ENEMY,
    SELF,
    SELF_AND_ALL_ALLIES,
    SELF_AND_ALLIES,
    STUN,
    UNSEEN,
    Ability,
    Attack,
    Avoided,
    BossSpecial,
    Consume,
    Encourage,
    ExtraTurns,
    Gather,
    Give,
    HatchEggs,
    Heal,
    Hurt,
    LayEggs,
    Loot,
    MakeTrap,
    MindControl,
    Move,
    NextDoor,
    NextPlace,
    OnDeath,
    Push,
    Retaliate,
    Scatter,
    Shield,
    Stat,
    Suffer,
    SummonMonster,
    SummonServants,
    ThroneMoves,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.summons import AS_STRONG_AS_HEALTHY, species
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import Aimed, Focused, Idle, Moved, Summoned
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.combat.conditions import become_hard_to_hit, brace, give, heal
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.push_and_pull import shove
from tabletome.games.gloomhaven.rules.items.worn import is_last_focus
from tabletome.games.gloomhaven.rules.monsters.boss_actions import (
    by_party,
    call_to_act_again,
    control_mind,
    demon_of_the_place,
    encourage,
    gather,
    go_to_next_door,
    go_to_next_place,
    hatch_eggs,
    lay_eggs,
    move_altar,
    scatter,
    summon_servants,
)
from tabletome.games.gloomhaven.rules.monsters.focus import (
    MELEE,
    SNAG,
    WHY,
    Field,
    Foe,
    Mover,
    Outcome,
    Strike,
    best_stands,
    focus,
    order_targets,
    outcomes,
    why_focus,
)
from tabletome.games.gloomhaven.rules.movement.doors import add_monster, draw_ability, free_standees, join_order
from tabletome.games.gloomhaven.rules.movement.enter import enter, lay_trap
from tabletome.games.gloomhaven.rules.movement.loot import monster_loots
from tabletome.games.gloomhaven.state import ELITE, ESCORT, HERO, NORMAL, OBJECTIVE, SUMMON, State, Striking

NOBODY = -1


# ------------------------------------------------------------------ the position, as the monster sees it


def field_of(g: State, figure: int) -> Field:
    """What lies and stands where. An invisible enemy counts as an obstacle. GH-COND-22"""
    figures = g.figures
    side = figures[figure].hostile
    foes, unseen = [], []
    for enemy in g.enemies_of(figure):
        it = figures[enemy]
        if it.conditions & UNSEEN:
            unseen.append(it.at)
        else:
            foes.append(Foe(enemy, it.at, turn_key(g, enemy)))
    hidden = frozenset(unseen)
    return Field(
        g.board,
        tuple(foes),
        frozenset([it.at for n, it in enumerate(figures) if it.at >= 0 and it.hostile == side and n != figure]),
        g.obstacles | hidden if hidden else g.obstacles,
        hidden,
        g.hazards | g.traps if g.traps else g.hazards,
        g.difficult,
    )


def turn_key(g: State, figure: int) -> tuple[int, ...]:
    """The figure's place in this round's order; a summon just before its summoner. GH-FOCUS-07, GH-PERMA-02"""
    it = g.figures[figure]
    if it.kind == OBJECTIVE:
        return token_key(g, it.name)
    if it.kind == HERO and g.heroes[figure].idle:
        return (len(g.order),)
    place = g.order.index(it.name if it.is_monster or it.kind == ESCORT else g.heroes[it.hero].name)
    if it.is_monster:
        return place, -it.kind, it.number
    if it.kind == HERO and is_last_focus(g, figure):
        return len(g.order), 1
    return (place, 1) if it.kind == HERO else (place, 0, it.number)


def token_key(g: State, name: str) -> tuple[int, ...]:
    """An obstacle with hit points has initiative 99, or that of the boss it belongs to. GH-SPECIAL-06"""
    shares = next((token.shares for token in page(g.scenario).tokens if token.name == name), "")
    if name in SERVANTS:
        shares = SERVANTS[name].boss
    return (g.order.index(shares),) if shares in g.order else (len(g.order),)


def strike_of(g: State, figure: int, attack: Attack) -> Strike:
    """How far an attack of the card reaches, and how many. GH-MATK-04, GH-MSTAT-04"""
    stat = g.stat(figure)
    area = attack.area
    extra_range = extra_targets = 0
    for more in attack.more:
        if more.consume and all(element in g.consumed for element in more.consume):
            extra_range += more.range
            extra_targets += more.targets
            area = more.area or area
    if attack.whom == ADJACENT_ENEMIES:
        return Strike(1, False, EVERYONE)
    if area is not None and area.grey:
        return Strike(1, False, 1, area)
    stated = attack.range or (stat.range + attack.range_by if stat.range else 0)
    reach = max(stated + extra_range, 1) if stated else 1
    targets = attack.targets if attack.targets > 1 else stat.targets
    if attack.on_one:
        targets = 1
    return Strike(reach, stated > 0, min(targets + extra_targets, EVERYONE), area)


def mover_of(g: State, figure: int, move: Move | None, attack: Attack | None, all_attacks: list[Attack]) -> Mover:
    it = g.figures[figure]
    stat = g.stat(figure)
    disarmed = bool(it.conditions & DISARM)
    strikes = () if disarmed else tuple(strike_of(g, figure, each) for each in all_attacks)
    return Mover(
        at=it.at,
        move=None if move is None else max(stat.move + move.by, 0),
        strike=None if disarmed or attack is None else strike_of(g, figure, attack),
        strikes=strikes,
        jump=move is not None and move.jump,
        flying=stat.flying,
        muddled=bool(it.conditions & MUDDLE),
    )


def source_of(g: State, figure: int) -> str:
    """Which action a monster or summon performs this round: its type's card, or always the same. GH-SUMMON-06"""
    it = g.figures[figure]
    if it.kind == SUMMON:
        return f"summon/{it.name}"
    if it.kind == OBJECTIVE:
        return f"token/{it.name}"
    deck = TYPES[it.name].deck
    (first, *_) = DECKS[deck][g.drawn[deck]].abilities
    if isinstance(first, BossSpecial):
        return f"special/{it.name}/{first.number}"
    return f"{deck}/{g.drawn[deck]}"


def card_of(g: State, figure: int) -> tuple[Ability, ...]:
    return find_act(source_of(g, figure)).abilities


def attacks_of(abilities: tuple[Ability, ...]) -> list[Attack]:
    return [ability for ability in abilities if isinstance(ability, Attack)]


# ------------------------------------------------------------------ focus


def find_focus(g: State, figure: int) -> Script:
    """Before anything else the monster focuses on one enemy. GH-FOCUS-01, 03"""
    abilities = card_of(g, figure)
    attacks = attacks_of(abilities)
    jumping = next((ability for ability in abilities if isinstance(ability, Move)), None)
    mover = mover_of(g, figure, jumping, None, attacks)
    if not mover.strikes:
        mover = mover._replace(strikes=(MELEE,))
    field = field_of(g, figure)
    tied = focus(field, mover)
    if not tied:
        g.focus = NOBODY
        g.emit(Idle, g.figures[figure].name, g.figures[figure].number, rule="GH-FOCUS-10")
        return
    chosen = tied[0].key
    if len(tied) > 1:
        answer = yield Decision(g.speaker(), "focus", [Focus(foe.key) for foe in tied], {"figure": figure})
        chosen = answer.figure
    g.focus = chosen
    if g.listener is not None:
        it, on = g.figures[figure], g.figures[chosen]
        foe = next(foe for foe in field.foes if foe.key == chosen)
        why, way, away = why_focus(field, mover, foe)
        g.emit(Focused, it.name, it.number, on.name, on.number, why, way % SNAG, away, rule=WHY[why])


def keep_focus(g: State, figure: int) -> Script:
    """If the focus is gone or invisible, find another by the same rules. GH-FOCUS-01"""
    if g.focus != NOBODY:
        it = g.figures[g.focus]
        if it.at < 0 or it.conditions & UNSEEN:
            yield from find_focus(g, figure)


# ------------------------------------------------------------------ abilities


def act_by_the_rules(g: State, figure: int, ability: Ability, rest: tuple[Ability, ...]) -> Script:
    """A monster performs one ability of its card as far as possible. GH-MABIL-04, GH-MTURN-01, 02"""
    it = g.figures[figure]
    match ability:
        case Move():
            yield from keep_focus(g, figure)
            if g.focus != NOBODY and not it.conditions & IMMOBILIZE:
                yield from move_monster(g, figure, ability, rest)
        case Attack():
            yield from keep_focus(g, figure)
            if g.focus != NOBODY and not it.conditions & DISARM:
                yield from aim(g, figure, ability, rest)
        case Heal():
            yield from monster_heals(g, figure, ability)
        case Shield():
            for each in concerned(g, figure, ability.to, ability.range):
                brace(g, each, shield=ability.by)
        case Retaliate():
            brace(g, figure, retaliate=ability.by, reach=ability.range)
        case Give():
            yield from give_conditions(g, figure, ability)
        case Push():
            yield from push_all(g, figure, ability)
        case Suffer():
            yield from suffer(g, figure, ability.by)
        case Hurt():
            for each in concerned(g, figure, ability.to, 1):
                yield from suffer(g, each, ability.by)
        case Loot():
            monster_loots(g, figure, ability.range)
        case Avoided():
            become_hard_to_hit(g, figure)
        case SummonMonster():
            yield from monster_summons(g, figure, ability)
        case MakeTrap():
            yield from make_trap(g, figure, ability)
        case OnDeath():
            it.throes = True
        case NextDoor():
            yield from go_to_next_door(g, figure)
        case NextPlace():
            yield from go_to_next_place(g, figure)
        case SummonServants():
            summon_servants(g, figure, ability.name, ability.number)
        case Scatter():
            yield from scatter(g, figure, ability.by)
        case Gather():
            yield from gather(g, figure)
        case MindControl():
            control_mind(g, figure)
        case Encourage():
            encourage(g, figure, ability.by)
        case ExtraTurns():
            call_to_act_again(g, ability.monster)
        case ThroneMoves():
            yield from move_altar(g, ability.token)
            altar = next((n for n in g.on_map() if g.figures[n].name == ability.token), None)
            if altar is not None:
                yield from monster_summons(g, altar, SummonMonster(demon_of_the_place(g), ranks=ability.ranks))
        case LayEggs():
            lay_eggs(g, figure, ability.token)
        case HatchEggs():
            hatch_eggs(g, ability.token, ability.monster)
        case Consume():
            if any(element in g.consumed for element in _alternatives(ability.element)):
                for then in ability.then:
                    yield from act_by_the_rules(g, figure, then, ())


def _alternatives(element: str) -> tuple[str, ...]:
    return ("any",) if element == "any" else (element,)


def move_monster(g: State, figure: int, move: Move, rest: tuple[Ability, ...]) -> Script:
    """Toward the hex from which it attacks with maximum effect. GH-MMOVE-01, 03, 09, GH-MOPT-01, GH-MMOVE-10"""
    attacks = attacks_of(rest)
    mover = mover_of(g, figure, move, attacks[0] if attacks else None, attacks)
    field = field_of(g, figure)
    foe = next(foe for foe in field.foes if foe.key == g.focus)
    possible: dict[tuple[int, tuple[int, ...]], Outcome] = {}
    for outcome in outcomes(field, mover, foe):
        to = outcome.path[-1] if outcome.path else mover.at
        through = tuple(at for at in outcome.path if at in field.snags) if not (mover.jump or mover.flying) else ()
        possible.setdefault((to, through), outcome)
    if not possible:
        return
    chosen = next(iter(possible))
    if len(possible) > 1:
        answer = yield Decision(
            g.speaker(),
            "monster-moves",
            [Does(to, through, ()) for to, through in possible],
            {"figure": figure},
        )
        chosen = answer.to, answer.through
    outcome = possible[chosen]
    rule = "GH-MOPT-02" if len(outcome.targets) > 1 else "GH-MMOVE-03" if outcome.targets else "GH-MMOVE-09"
    yield from walk_path(g, figure, outcome.path, over=mover.jump or mover.flying, rule=rule)


def walk_path(g: State, figure: int, path: tuple[int, ...], *, over: bool, rule: str = "GH-MMOVE-03") -> Script:
    it = g.figures[figure]
    if not path:
        return
    start = it.at
    g.moved += len(path)
    if over:
        yield from enter(g, figure, path[-1])
    else:
        for at in path:
            yield from enter(g, figure, at)
            if it.at < 0 or it.conditions & (IMMOBILIZE | STUN):
                break
    g.emit(Moved, it.name, it.number, start, it.at, rule=rule)


def aim(g: State, figure: int, attack: Attack, rest: tuple[Ability, ...]) -> Script:
    """Choose the targets from where it stands: the focus, and as many others as it can. GH-MATK-01, 02, 03"""
    stat = g.stat(figure)
    mover = mover_of(g, figure, None, attack, attacks_of((attack, *rest)))
    field = field_of(g, figure)
    foe = next(foe for foe in field.foes if foe.key == g.focus)
    stands = best_stands(field, mover, foe, {mover.at: 0})
    if not stands:
        return
    sets = list(dict.fromkeys(order_targets(field, mover, foe, stand.targets) for stand in stands))
    targets = sets[0]
    if len(sets) > 1:
        at = g.figures[figure].at
        answer = yield Decision(
            g.speaker(), "monster-attacks", [Does(at, (), each) for each in sets], {"figure": figure}
        )
        targets = answer.targets
    if attack.on_one:
        targets = targets[:1] * max(stat.targets, 1)
    if len(targets) > 1:
        g.emit(Aimed, g.figures[figure].name, g.figures[figure].number, len(set(targets)), rule="GH-MATK-02")
    assert mover.strike is not None
    g.striking = striking_of(g, figure, attack, mover.strike, stat, targets)


def striking_of(
    g: State, figure: int, attack: Attack, strike: Strike, stat: Stat, targets: tuple[int, ...]
) -> Striking:
    assert g.doing is not None
    in_force = tuple(
        number
        for number, more in enumerate(attack.more)
        if not more.consume or all(element in g.consumed for element in more.consume)
    )
    return Striking(
        attacker=figure,
        value=max(attack_of(g, figure, stat) + attack.by, 0),
        reach=strike.reach,
        ranged=strike.ranged,
        picks=len(targets),
        among=targets,
        pierce=stat.pierce + attack.pierce,
        push=attack.push,
        pull=attack.pull,
        give=(*stat.give, *attack.give),
        more=in_force,
        source=g.doing.source,
        step=g.doing.step - 1,
    )


def attack_of(g: State, figure: int, stat: Stat) -> int:
    """The attack value printed for it; the king of the rats is as strong as he is healthy. GH-SUMMON-03"""
    it = g.figures[figure]
    if it.kind == SUMMON and species(it.name) in AS_STRONG_AS_HEALTHY:
        return (it.health + 1) // 2
    return stat.attack


def concerned(g: State, figure: int, whom: str, reach: int) -> list[int]:
    """The figures an ability without an attack concerns, itself first; within a range, those in sight. GH-LOS-04"""
    it = g.figures[figure]
    if whom == SELF:
        return [figure]
    if whom == SELF_AND_ALL_ALLIES:
        return [figure, *g.allies_of(figure)]
    if whom == EVERY_ENEMY:
        return g.targets_for(figure)
    reach = reach or g.stat(figure).range or 1
    if whom in (ADJACENT_ENEMIES, ADJACENT_ALLIES, ALL_ADJACENT, ONE_ADJACENT_ENEMY):
        reach = 1
    enemies = [each for each in g.targets_for(figure) if g.board.reaches(it.at, g.figures[each].at, reach)]
    allies = [each for each in g.allies_of(figure) if g.board.reaches(it.at, g.figures[each].at, reach)]
    match whom:
        case "adjacent enemies" | "enemies in range" | "one adjacent enemy":
            return enemies
        case "adjacent allies" | "allies in range":
            return allies
        case "self and allies in range":
            return [figure, *allies]
        case _:
            return [*enemies, *allies]


def give_conditions(g: State, figure: int, ability: Give) -> Script:
    """Conditions without an attack: to all concerned, or to one. GH-EFF-03, GH-COND-20"""
    whom = concerned(g, figure, ability.to, ability.range)
    if ability.to == ONE_ADJACENT_ENEMY and whom:
        whom = [g.focus] if g.focus in whom else [(yield from one_of(g, figure, whom))]
    for each in whom:
        for condition in ability.conditions:
            give(g, each, condition)
        if ability.push:
            yield from shove(g, figure, each, ability.push, away=True)


def push_all(g: State, figure: int, ability: Push) -> Script:
    by = ability.by
    if ability.more is not None and ability.more[0] in g.consumed:
        by = ability.more[1]
    for each in concerned(g, figure, ability.to, 1):
        yield from shove(g, figure, each, by, away=True)


def one_of(g: State, figure: int, among: list[int]) -> Asking[int]:
    """A tie between figures, for the players to decide. GH-AMBIG-01"""
    if len(among) == 1:
        return among[0]
    chosen: Any = yield Decision(g.speaker(), "monster-chooses", [Choose(each) for each in among], {"figure": figure})
    return int(chosen.figure)


def monster_heals(g: State, figure: int, ability: Heal) -> Script:
    """Whoever has lost the most hit points, itself included. GH-MOTHER-01"""
    by = ability.by
    if ability.more is not None and ability.more[0] in g.consumed:
        by += ability.more[1]
    if ability.to in (ADJACENT_ALLIES, ALLIES_IN_RANGE, SELF_AND_ALLIES, SELF_AND_ALL_ALLIES):
        for each in concerned(g, figure, ability.to, ability.range):
            heal(g, each, by)
        return
    if not ability.range:
        heal(g, figure, by)
        return
    healed: list[int] = []
    many = ability.many[1] if ability.many is not None and ability.many[0] in g.consumed else 1
    for _ in range(many):
        near = [each for each in concerned(g, figure, SELF_AND_ALLIES, ability.range) if each not in healed]
        if not near:
            return
        most = max(g.figures[each].most - g.figures[each].health for each in near)
        worst = [each for each in near if g.figures[each].most - g.figures[each].health == most]
        chosen = yield from one_of(g, figure, worst)
        healed.append(chosen)
        heal(g, chosen, by)


def nearest_to_enemy(g: State, figure: int, start: int) -> list[int]:
    """The empty hexes next to `start` that are nearest to an enemy. GH-MOTHER-03"""
    free = [at for at in g.board.near[start] if g.is_empty(at)]
    enemies = [g.figures[enemy].at for enemy in g.enemies_of(figure)]
    away = {at: min((g.board.distance(at, enemy) for enemy in enemies), default=FAR) for at in free}
    nearest = min(away.values(), default=FAR)
    return [at for at in free if away[at] == nearest]


def one_hex(g: State, figure: int, among: list[int]) -> Asking[int]:
    if len(among) == 1:
        return among[0]
    chosen: Any = yield Decision(g.speaker(), "monster-places", [Place(at) for at in among], {"figure": figure})
    return int(chosen.hex)


def monster_summons(g: State, figure: int, ability: SummonMonster) -> Script:
    """On an empty adjacent hex as near as possible to an enemy, if a standee is left. GH-MOTHER-02..05"""
    ranks = by_party(g, ability.ranks) if ability.ranks is not None else ability.rank[0]
    for rank in ranks:
        yield from summon_one(g, figure, ability, ELITE if rank == "e" else NORMAL)


def summon_one(g: State, figure: int, ability: SummonMonster, rank: int) -> Script:
    start = g.figures[figure].at
    if ability.beside_target:
        if g.focus == NOBODY or g.figures[g.focus].at < 0:
            return
        start = g.figures[g.focus].at
    free = nearest_to_enemy(g, figure, start)
    standees = free_standees(g, ability.monster)
    if not free or not standees or g.figures[figure].at < 0:
        return
    at = yield from one_hex(g, figure, free)
    new = add_monster(g, ability.monster, rank, g.rng.pick(standees), at, coinless=True, born=g.round)
    if ability.as_healthy_as_summoner:
        summoned = g.figures[new]
        summoned.health = min(summoned.most, g.figures[figure].health)
    g.emit(Summoned, ability.monster, g.figures[new].number, at, rule="GH-MOTHER-03")
    draw_ability(g, ability.monster)
    join_order(g, ability.monster)


def make_trap(g: State, figure: int, ability: MakeTrap) -> Script:
    """A damage trap in an empty adjacent hex closest to an enemy. GH-OVL-11"""
    free = nearest_to_enemy(g, figure, g.figures[figure].at)
    if free:
        at = yield from one_hex(g, figure, free)
        lay_trap(g, at, ability.damage)
