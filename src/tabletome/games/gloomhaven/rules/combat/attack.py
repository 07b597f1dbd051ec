"""Attacks: choosing a target, value, modifier cards, shield, damage, retaliate. Rulebook: "Attack" and what follows it.

An attack ability is made target by target, each in a phase of its own. What an attack brings beside damage is in
attack_effects.py. GH-ATK, GH-EFF, GH-SHIELD, GH-RETAL, GH-AOE-02
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import NOTHING, Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import SKIP, Skip, Strike, Use, Without
from tabletome.games.gloomhaven.content.modifier_cards import Pierce
from tabletome.games.gloomhaven.content.notation.abilities import More
from tabletome.games.gloomhaven.content.notation.conditions import CURSE, MUDDLE, POISON, STRENGTHEN
from tabletome.games.gloomhaven.content.scenarios import LARGE, WAKING, WITH_RULES
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import (
    bonuses_against,
    curse_damage,
    pay_for_bonuses,
    powers_of,
    spend_bonuses,
)
from tabletome.games.gloomhaven.rules.abilities.augments import augments_for
from tabletome.games.gloomhaven.rules.abilities.companions import feed_after_attack
from tabletome.games.gloomhaven.rules.abilities.defence import (
    exposure,
    protector,
    retaliate_bonus,
    retaliate_of_cards,
    shield_of_cards,
    use_counters,
    use_wards,
)
from tabletome.games.gloomhaven.rules.abilities.dooms import attack_by_dooms, dooms_against
from tabletome.games.gloomhaven.rules.abilities.questions import count, is_true
from tabletome.games.gloomhaven.rules.abilities.round_bonuses import is_doubled
from tabletome.games.gloomhaven.rules.abilities.running_action import note_performed
from tabletome.games.gloomhaven.rules.abilities.songs_heard import (
    attack_by_banners,
    attack_by_songs,
    has_singers,
    is_disheartened,
    note_attack_by_songs,
    retaliate_by_songs,
    song_value,
)
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.attack_effects import apply_effects, may_withhold
from tabletome.games.gloomhaven.rules.combat.blow import ALL_SHIELDS, Blow
from tabletome.games.gloomhaven.rules.combat.conditions import deck_of
from tabletome.games.gloomhaven.rules.combat.damage import kill, suffer, twins_of
from tabletome.games.gloomhaven.rules.combat.modifiers import draw_for_attack, measure, modified
from tabletome.games.gloomhaven.rules.initiative import wake
from tabletome.games.gloomhaven.rules.items import in_attacks
from tabletome.games.gloomhaven.rules.monsters.parts_of_body import body_of, boss_of, whole_boss
from tabletome.games.gloomhaven.rules.scenario.battle_goals import UNHURT, note
from tabletome.games.gloomhaven.rules.scenario.bearers import pierce_by_dagger
from tabletome.games.gloomhaven.rules.scenario.circumstances import attack_changes, blessings
from tabletome.games.gloomhaven.state import HERO, NOBODY, NOWHERE, OBJECTIVE, SUMMON, RunningAttack, SlainWith, State

LEAP = 2
"""How far an attack leaps from one target to the next."""
Aiming: TypeAlias = Strike | Use | Without | Skip


# Target by target


def next_attack(g: State) -> Script:
    """One attack of the running attack ability, or its end. GH-AOE-07, 08"""
    attack = g.attack
    assert attack is not None
    attacker = g.figures[attack.ability.attacker]
    if not attacker.is_on_map or not (attack.picks or attack.extra):
        g.attack = None
        return NOTHING
    targets = candidates(g, attack) if attack.picks else []
    if attack.extra and not targets:
        attack = g.attack = replace(attack, picks=1, among=None, extra=attack.extra - 1)
        targets = candidates(g, attack)
    if not targets:
        g.attack = None
        return NOTHING
    if not attack.helped:
        helping = in_attacks.helping_uses(g, attack.ability.attacker)
        if helping:
            return attack_with_help(g, attack, helping, targets)
        attack = replace(attack, helped=True)
    return attack_one(g, attack, targets)


def attack_with_help(
    g: State, attack: RunningAttack, helping: list[tuple[int, str]], targets: list[int]
) -> Script:  # fmt: skip
    """Allies are asked whether they use an item for it; then the attack is made. GH-USE-03"""
    attack = yield from in_attacks.ask_for_help(g, attack, helping)
    yield from attack_one(g, replace(attack, helped=True), targets)


def attack_one(g: State, attack: RunningAttack, targets: list[int]) -> Script:
    """One of these is attacked: whom the player says, or a monster's next target. GH-MATK-03"""
    ability = attack.ability
    if g.figures[ability.attacker].kind == HERO or ability.chooser != NOBODY:
        return attack_whom_the_player_says(g, attack, targets)
    return make_attack(g, attack, targets[0], (attack.among or ())[1:])


def attack_whom_the_player_says(g: State, attack: RunningAttack, targets: list[int]) -> Script:
    """The player names a target, or does something else first."""
    target = yield from choose_target(g, attack, targets)
    if target is not None:
        left = None if attack.among is None else tuple(who for who in attack.among if who != target)
        yield from make_attack(g, attack, target, left)


def make_attack(g: State, attack: RunningAttack, target: int, left: tuple[int, ...] | None) -> Script:
    """One attack of the ability, which goes on with those who are left."""
    last_at = NOWHERE if attack.last_at == NOWHERE else g.figures[target].at
    g.attack = replace(
        attack, picks=attack.picks - 1, among=left, done=(*attack.done, *hexes_of(g, target)), once=(), withheld=(),
        last_at=last_at,
    )  # fmt: skip
    note_performed(g)
    return resolve(g, attack, target)


def hexes_of(g: State, target: int) -> tuple[int, ...]:
    """Who cannot be attacked another time with this ability: the target, and the boss that it is a part of."""
    boss = boss_of(g, target) if g.scenario in LARGE else None
    return (target,) if boss is None else (boss, target)


def candidates(g: State, attack: RunningAttack) -> list[int]:
    """Who can be the next target: covered by the pattern or within range, in sight, not yet attacked. GH-LOS-01

    GH-ATK-01, 02, 04, GH-AOE-09
    """
    ability = attack.ability
    if ability.commanded:
        return [target for target in attack.among or () if g.figures[target].is_on_map]
    if attack.among is not None and not attack.done:
        return [target for target in attack.among if g.can_still_target(ability.attacker, target)]
    possible = g.targets_for(ability.attacker)
    if attack.done:
        hit = {twin for target in attack.done if g.figures[target].kind == OBJECTIVE for twin in twins_of(g, target)}
        if g.scenario in LARGE:
            hit.update(part for target in attack.done for part in body_of(g, target))
        possible = [target for target in possible if target not in hit]
    if attack.among is not None:
        return [target for target in attack.among if target in possible]
    at, board, reach = g.stands_at(ability.attacker), g.board, ability.reach
    if attack.last_at >= 0:
        at, reach = attack.last_at, LEAP
    return [
        target for target in possible if target not in attack.done and board.reaches(at, g.figures[target].at, reach)
    ]


def choose_target(g: State, attack: RunningAttack, targets: list[int]) -> Asking[int | None]:
    """The player names the next target, or uses an item first, or ends the attack: then there is none yet."""
    ability = attack.ability
    options: list[Aiming] = []
    if attack.once:
        targets = in_attacks.wanted_targets(g, attack, targets)
    options += [Strike((target,)) for target in targets]
    if g.figures[ability.attacker].kind == HERO:
        if g.heroes[ability.attacker].items:
            options += in_attacks.attack_uses(g, ability.attacker, attack, targets)
        options += may_withhold(g, attack, targets)
    if not ability.whole or attack.among is None:
        options.append(SKIP)
    chosen = options[0]
    if len(options) > 1:
        seat = g.seat_of(ability.attacker if ability.chooser == NOBODY else ability.chooser)
        about = {"figure": ability.attacker, "value": ability.value}
        chosen = yield from ask(Decision(seat, "strike", options, about))
    match chosen:
        case Strike():
            return chosen.figures[0]
        case Use():
            yield from in_attacks.use_for_attack(g, attack, chosen.item)
        case Without():
            g.attack = replace(attack, withheld=(*attack.withheld, chosen.effect))
        case Skip():
            g.attack = None
    return None


# One attack


def resolve(g: State, attack: RunningAttack, aimed_at: int) -> Script:
    """One attack on one target, to the end: damage, effects, retaliate. GH-ATK-05, GH-EFF-01, GH-RETAL-03

    GH-MATK-05, GH-EFF-07, 08
    """
    if g.scenario in LARGE:
        aimed_at = whole_boss(g, aimed_at)
    if g.scenario in WAKING:
        wake(g, aimed_at)
    blow = Blow(attack, aimed_at)
    blow.sung = has_singers(g)
    yield from find_target(g, blow)
    yield from gather(g, blow)
    if is_fatal(g, blow):
        gain_for_attack(g, blow)
        kill(g, blow.target)
        return
    yield from raise_value(g, blow)
    struck_back = yield from strike(g, blow)
    gain_for_attack(g, blow)
    if g.figures[blow.attacker].kind == SUMMON or not blow.is_bare():
        yield from apply_effects(g, blow)
    yield from retaliate(g, blow, struck_back)
    if g.figures[blow.attacker].kind == SUMMON:
        feed_after_attack(g, blow.attacker)
    if blow.attacker >= len(g.heroes) and CURSE in [card.name for card in blow.modifiers]:
        yield from suffer(g, blow.attacker, curse_damage(g, blow.attacker))


def find_target(g: State, blow: Blow) -> Script:
    """Whom the attack falls on: another hero may draw it, the target's items may turn it away. GH-USE-02"""
    if blow.sung and not (blow.ability.commanded or g.figures[blow.target].is_monster):
        blow.target = protector(g, blow.target)
    return defend(g, blow) if blow.target < len(g.heroes) and g.heroes[blow.target].items else NOTHING


def defend(g: State, blow: Blow) -> Script:
    """The target's items may turn the attack away. GH-USE-02"""
    blow.target = yield from in_attacks.defend(g, blow.attack, blow.target, blow.defence)


def gather(g: State, blow: Blow) -> Script:
    """Everything that the attack has against this target, by its card, by items and by augments. GH-USE-03"""
    blow.extras = extras(g, blow)
    if blow.attack.items or blow.attack.once:
        blow.boosts = in_attacks.boosts(blow.attack)
    if is_strengthened_by_cards(g, blow):
        return gather_by_cards(g, blow)
    gather_dooms(g, blow)
    return NOTHING


def gather_by_cards(g: State, blow: Blow) -> Script:
    """The augments that the attack has by active cards, and the Dooms on its target."""
    blow.augments = yield from augments_for(g, blow.ability, blow.target)
    gather_dooms(g, blow)


def gather_dooms(g: State, blow: Blow) -> None:
    """The Dooms on the target that help this attacker."""
    if g.figures[blow.target].marks.doomed_by != NOBODY:
        blow.dooms = dooms_against(g, blow.attacker, blow.target)


def extras(g: State, blow: Blow) -> list[More]:
    """What the ability adds against this target: elements consumed, conditions that are true. GH-ELEM-05, GH-XP-03"""
    if blow.printed is None or not blow.printed.more:
        return []
    return [
        more
        for number, more in enumerate(blow.printed.more)
        if number in blow.ability.more
        and (more.when is None or is_true(g, more.when, blow.attacker, blow.target))
    ]  # fmt: skip


def is_strengthened_by_cards(g: State, blow: Blow) -> bool:
    """Whether active cards may have to do with the attack."""
    if blow.ability.augmented_by != NOBODY:
        return True
    return blow.attacker < len(g.heroes) and bool(g.heroes[blow.attacker].active)


def is_fatal(g: State, blow: Blow) -> bool:
    """Whether the target dies instead of being damaged. GH-ATK-08"""
    if not blow.extras and not blow.augments:
        return False
    deadly = [more.kills for more in blow.extras] + [augment.kills for augment in blow.augments]
    return any(when is not None and is_true(g, when, blow.attacker, blow.target) for when in deadly)


def gain_for_attack(g: State, blow: Blow) -> None:
    """Experience for the target and for what the attack gained; for an element consumed only once. GH-XP-03"""
    earner = blow.attacker if g.figures[blow.attacker].kind == HERO else blow.ability.chooser
    if earner == NOBODY:
        return
    if blow.printed is not None:
        if blow.printed.xp_each:
            gain_xp(g, earner, blow.printed.xp_each)
        if blow.printed.xp_each_two and len(blow.attack.done) % 2:
            gain_xp(g, earner, blow.printed.xp_each_two)
        if blow.printed.xp_per_damage and blow.was_hurt:
            gain_xp(g, earner, blow.damage // blow.printed.xp_per_damage)
    if blow.extras:
        first = not blow.attack.done
        gain_xp(g, earner, sum(more.xp for more in blow.extras if first or more.when is not None))
        for more in blow.extras:
            if more.xp_each:
                assert more.per is not None
                gain_xp(g, earner, more.xp_each * count(g, more.per, blow.attacker, blow.target))


# Value, modifier cards, damage


def raise_value(g: State, blow: Blow) -> Script:
    """The attack value with everything that strengthens it; bonuses that cost something are paid. GH-ATK-05"""
    if blow.attacker < len(g.heroes):
        return raise_value_of_hero(g, blow)
    blow.value = attack_value(g, blow, gathered(blow))
    return NOTHING


def gathered(blow: Blow) -> int:
    """What items and augments add to the attack value."""
    if not (blow.boosts or blow.augments):
        return 0
    return sum([boost.attack for boost in blow.boosts]) + sum([augment.attack for augment in blow.augments])


def raise_value_of_hero(g: State, blow: Blow) -> Script:
    """The same for a character, by its cards and items too. GH-ATK-05"""
    attacker, stronger = blow.attacker, gathered(blow)
    if g.heroes[attacker].active:
        bonuses = bonuses_against(g, attacker, blow.target)
        blow.bonuses = yield from pay_for_bonuses(g, attacker, bonuses)
    if g.heroes[attacker].items or g.figures[blow.target].marked_by == attacker:
        stronger += in_attacks.bonus_by_itself(g, blow.attack, blow.target)
    blow.value = attack_value(g, blow, stronger)


def attack_value(g: State, blow: Blow, stronger: int = 0) -> int:
    """The attack value with the attacker's bonuses. GH-ATK-05, 07, GH-COND-06

    The order is the player's: what adds comes before what doubles, what takes away after it. GH-ATK-06
    """
    lowered = 0
    value = blow.ability.value + stronger + g.figures[blow.attacker].effects.attack
    if blow.sung:
        value += attack_by_songs(g, blow.attacker) + attack_by_banners(g, blow.attacker)
    if blow.attack.last_at != NOWHERE:
        value -= len(blow.attack.done)
    for more in blow.extras:
        value += more.attack * (1 if more.per is None else count(g, more.per, blow.attacker, blow.target))
    for _, bonus in blow.bonuses:
        value += max(bonus.by, 0)
        lowered += min(bonus.by, 0)
    if blow.dooms:
        value += attack_by_dooms(g, blow.attacker, blow.target, blow.ability.reach)
    if g.action is not None and g.action.notes.empowered:
        value += sum([power.attack for power in powers_of(g, blow.attacker)])
    if g.scenario in WITH_RULES:
        by_rules, _ = attack_changes(g, blow.attacker)
        value += max(by_rules, 0)
        lowered += min(by_rules, 0)
    if g.figures[blow.target].conditions & POISON:
        value += 1
    if not blow.ability.ranged and blow.target < len(g.heroes) and g.heroes[blow.target].active:
        value += exposure(g, blow.target)
    for _, bonus in blow.bonuses:
        value *= bonus.times
    if g.turn.doubled and is_doubled(g, blow.attacker, "attack"):
        value *= 2
    return max(value * blow.ability.times + lowered, 0)


def strike(g: State, blow: Blow) -> Asking[int]:
    """Draw modifier cards and deal the damage; what the target's cards strike back with. GH-ATK-05, GH-AMD-02"""
    target = g.figures[blow.target]
    doubles_are_zero = blow.defence.doubles_are_zero
    drawn, blow.modifiers = draw_for_attack(
        g, deck_of(g, blow.attacker), blow.value, advantage(g, blow), doubles_are_zero=doubles_are_zero
    )
    total = modified(blow.value, blow.modifiers)
    pierce = pierce_of(blow)
    if blow.attacker < len(g.heroes) and not blow.ability.ranged and g.heroes[blow.attacker].items:
        pierce += in_attacks.pierce_by_itself(g, blow.attacker)
    if g.scenario in WITH_RULES:
        pierce += pierce_by_dagger(g, blow.attacker, blow.target)
    yield from shield_off(g, blow, total, pierce)
    stopped = total - blow.damage
    struck_back = 0
    if blow.target < len(g.heroes) and g.heroes[blow.target].active:
        away = g.board.distance(g.stands_at(blow.attacker), target.at)
        struck_back, blow.damage = use_counters(g, blow.target, away, blow.damage, ranged=blow.ability.ranged)
    if g.listener is not None:
        tell(g, blow, drawn, stopped)
    before, blow.stood_at = target.health, target.at
    yield from suffer(g, blow.target, blow.damage, by=blow.attacker)
    blow.was_hurt = target.health < before
    if not target.is_on_map and target.is_monster:
        note_death(g, blow, unhurt=before == target.max_health)
    if blow.bonuses:
        spend_bonuses(g, blow.attacker, blow.bonuses)
    if blow.sung:
        note_attack_by_songs(g, blow.attacker)
    return struck_back


def tell(g: State, blow: Blow, drawn: tuple[str, ...], stopped: int) -> None:
    """What was drawn, what of it counted, and what came of it."""
    attacker, target = g.figures[blow.attacker], g.figures[blow.target]
    counted = tuple(card.name for card in blow.modifiers)
    g.emit(
        Attacked, attacker.name, attacker.number, target.name, target.number, blow.value, drawn, blow.damage,
        counted, stopped, rule="GH-ATK-05",
    )  # fmt: skip


def advantage(g: State, blow: Blow) -> int:
    """1 with advantage, -1 with disadvantage, 0 with neither or both. GH-ADV-11, 12, 13, GH-ATK-03, GH-COND-15, 23"""
    attacker, target = g.figures[blow.attacker], g.figures[blow.target]
    better = bool(attacker.conditions & STRENGTHEN) or blow.has_advantage()
    if g.action is not None and g.action.notes.empowered:
        better = better or any(power.advantage for power in powers_of(g, blow.attacker))
    worse = bool(attacker.conditions & MUDDLE) or target.effects.avoided or blow.defence.disadvantage
    if attacker.kind != HERO:
        better = better or g.stat(blow.attacker).advantage
    if target.kind != HERO:
        worse = worse or g.stat(blow.target).avoided
    if is_ranged_at_neighbour(g, blow):
        worse = True
    if g.scenario in WITH_RULES:
        _, by_rules = attack_changes(g, blow.attacker)
        better, worse = better or by_rules > 0, worse or by_rules < 0
    if not worse and blow.sung:
        worse = is_disheartened(g, blow.attacker)
    return int(better) - int(worse)


def is_ranged_at_neighbour(g: State, blow: Blow) -> bool:
    """Whether a ranged attack is made on somebody who stands next to the attacker. GH-ATK-03"""
    return blow.ability.ranged and g.board.distance(g.stands_at(blow.attacker), g.figures[blow.target].at) == 1


def pierce_of(blow: Blow) -> int:
    """How much shield the attack ignores. GH-EFF-07"""
    pierce = blow.ability.pierce + measure(blow.modifiers, Pierce)
    for more in blow.extras:
        pierce += more.pierce
    for doom in blow.dooms:
        pierce += doom.pierce
    for boost in blow.boosts:
        pierce += ALL_SHIELDS if boost.ignore_shield else boost.pierce
    for _, bonus in blow.bonuses:
        pierce += ALL_SHIELDS if bonus.ignores_shield else 0
    return pierce


def shield_off(g: State, blow: Blow, total: int, pierce: int) -> Script:
    """What is left of the damage behind all shields, some of which are used up by it. GH-SHIELD-01, GH-ACTIVE-04"""
    defence = blow.defence
    defence.shield += shield(g, blow.target, sung=blow.sung)
    if g.tally:
        attacker = g.figures[blow.attacker].name
        defence.shield += sum(each.shield for each in blessings(g, blow.target) if attacker in each.against)
    blow.damage = left_over(defence, total, pierce)
    if blow.damage and blow.target < len(g.heroes):
        if g.heroes[blow.target].active:
            defence.shield += use_wards(g, blow.target)
            blow.damage = left_over(defence, total, pierce)
        if g.heroes[blow.target].items:
            return ward_off_by_items(g, blow, total, pierce)
    elif blow.damage and g.figures[blow.target].kind == SUMMON and g.heroes[g.figures[blow.target].hero].items:
        return spare_summon(g, blow)
    return NOTHING


def left_over(defence: in_attacks.Defence, total: int, pierce: int) -> int:
    """The damage behind the shields so far."""
    return 0 if defence.negate else max(total - max(defence.shield - pierce, 0), 0)


def ward_off_by_items(g: State, blow: Blow, total: int, pierce: int) -> Script:
    """What the target's items do against the damage. GH-USE-02"""
    defence = blow.defence
    yield from in_attacks.when_damaged(g, blow.target, defence, lambda: left_over(defence, total, pierce))
    blow.damage = left_over(defence, total, pierce)


def spare_summon(g: State, blow: Blow) -> Script:
    """An item of its summoner may keep a creature from the damage. GH-USE-02"""
    if (yield from in_attacks.is_summon_spared(g, blow.target, blow.damage)):
        blow.damage = 0


def shield(g: State, who: int, *, sung: bool = True) -> int:
    """All shields of a figure together. GH-SHIELD-01, 02"""
    figure = g.figures[who]
    total = figure.effects.shield + (song_value(g, who, "shield") if sung else 0)
    if figure.kind != HERO:
        return total + g.stat(who).shield
    if g.heroes[who].items:
        total += in_attacks.crowd_shield(g, who)
    if g.heroes[who].active:
        total += shield_of_cards(g, who)
    return total


def note_death(g: State, blow: Blow, *, unhurt: bool) -> None:
    """Battle goals and personal quests ask how a monster died. GH-BGOAL-02, GH-PQUEST-02"""
    if unhurt:
        note(g, blow.attacker, UNHURT)
    if g.party is not None and g.figures[blow.attacker].kind == HERO:
        name = g.figures[blow.target].name
        used = (*blow.attack.items, *blow.attack.once)
        g.heroes[blow.attacker].slain_with += tuple(SlainWith(item, name) for item in used)


# Retaliate


def retaliate(g: State, blow: Blow, struck_back: int) -> Script:
    """The target, if it still stands, strikes back at an attacker near enough; no shield helps. GH-RETAL-01..04"""
    attacker, target = g.figures[blow.attacker], g.figures[blow.target]
    if not attacker.is_on_map or not target.is_on_map:
        return NOTHING
    total = struck_back
    if may_retaliate(g, blow):
        away = g.board.distance(g.stands_at(blow.attacker), target.at)
        total += printed_retaliate(g, blow.target, away) + (blow.defence.retaliate if away == 1 else 0)
        if target.kind == HERO:
            total += retaliate_of_cards(g, blow.target, away)
    return suffer(g, blow.attacker, total, by=blow.target, cause="retaliate")


def may_retaliate(g: State, blow: Blow) -> bool:
    """Whether the target has retaliate at any distance."""
    target = g.figures[blow.target]
    if blow.sung and retaliate_by_songs(g, blow.target, 1):
        return True
    if target.kind == HERO:
        return bool(target.effects.retaliate or blow.defence.retaliate or g.heroes[blow.target].active)
    return bool(target.effects.retaliate) or g.stat(blow.target).retaliate > 0


def printed_retaliate(g: State, who: int, away: int) -> int:
    """What a figure has until the end of the round or by its statistic card, at that distance. GH-RETAL-02, 04"""
    figure = g.figures[who]
    more = retaliate_bonus(g, who) if figure.kind == HERO and figure.effects.retaliate else 0
    total = sum(by + more for by, reach in figure.effects.retaliate if away <= reach)
    total += retaliate_by_songs(g, who, away)
    if figure.kind != HERO:
        stat = g.stat(who)
        total += stat.retaliate if away <= stat.retaliate_range else 0
    return total
