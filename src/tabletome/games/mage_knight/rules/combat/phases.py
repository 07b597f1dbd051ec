"""Combat with enemies: four phases and its outcome. Rulebook: "Combat". MK-COMB, MK-RANGE, MK-BLOCK, MK-ATT, MK-RES

The Ranged and Siege phase, the Block phase, Assign Damage (damage.py) and the Attack phase. MK-MEMO-03
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from tabletome.engine import Decision, Phase, Script, phase
from tabletome.games.mage_knight.actions import Attack, BlockStrike, Challenge, Done, Fight, Slow
from tabletome.games.mage_knight.cards.notation import (
    Use,
    choose_colour,
    drop_change,
)
from tabletome.games.mage_knight.cards.skills import promise_duel
from tabletome.games.mage_knight.content.box import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    VIOLET_ENEMY,
    WHITE,
)
from tabletome.games.mage_knight.content.enemies import ARCANE_IMMUNITY, CUMBERSOME, DEFEND, ENEMIES
from tabletome.games.mage_knight.content.ruins import ARTIFACT, RANDOM_CRYSTAL, RUINS_TOKENS, SPELL
from tabletome.games.mage_knight.content.tiles import (
    CITY,
    DEN,
    DUNGEON,
    GROUNDS,
    KEEP,
    MINE,
    MONASTERY,
    ORCS,
    RUINS,
    TOMB,
    TOWER,
)
from tabletome.games.mage_knight.events import (
    AttackBlocked,
    CityFell,
    CombatBegan,
    Conquered,
    EnemyDefeated,
    EnemySummoned,
    TokenRevealed,
    UnitWounded,
    Withdrew,
)
from tabletome.games.mage_knight.rules.combat import enemies as foes
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    hold_foe,
    reachable_foes,
)
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.play import (
    effect_choices,
    perform,
)
from tabletome.games.mage_knight.rules.deeds.skills import reward_duel
from tabletome.games.mage_knight.rules.map import cities, sites
from tabletome.games.mage_knight.rules.map.mazes import conquer_path
from tabletome.games.mage_knight.rules.map.movement import (
    is_rampaging,
    owner_of,
)
from tabletome.games.mage_knight.rules.scenario import optional_rules as variants
from tabletome.games.mage_knight.rules.scenario import special_rules as quests
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    AFTER,
    ATTACK,
    BLOCK,
    BLOCKED,
    DAMAGE,
    NOBODY,
    RANGED,
    Change,
    Combat,
    Foe,
    Player,
    Points,
    State,
    Strike,
)

Pool = tuple[Points, ...]
"""Attack or block points played and not yet used."""
RAMPAGING = "rampaging"
NOT_FOR_A_SITE = (RAMPAGING, "incantation")
DONE, FIGHT = Done(), Fight()
BLOCK_STRIKE = [BlockStrike(number + 1) for number in range(40)]
SLOW = [Slow(number + 1) for number in range(40)]
ATTACKS: dict[tuple[int, ...], Attack] = {}
REPUTATION = {ORCS: 1, "draconum": 2}
"""MK-RES-03"""
FOR_AN_ASSAULT, FOR_ARSON = -1, -3
"""What they do to Reputation. MK-SITE-03, 05"""
REWARDS = {
    TOWER: (SPELL,),
    MONASTERY: (ARTIFACT,),
    DEN: (RANDOM_CRYSTAL, RANDOM_CRYSTAL),
    GROUNDS: (ARTIFACT, RANDOM_CRYSTAL, RANDOM_CRYSTAL, RANDOM_CRYSTAL),
    TOMB: (SPELL, ARTIFACT),
    DUNGEON: ("dungeon",),
}
"""MK-RES-07, 08, MK-SITE-20, 21"""


# The start


def assault(g: State, p: Player, space: str, provoked: list[str]) -> None:
    """A fortified site: its defenders are fortified, and it costs Reputation. MK-COMB-01, 02, 08, MK-SITE-04, 05

    No Reputation is lost in Conquer and Hold. MK-HOLD-05
    """
    site = g.world[space].site
    if quests.goal(g) != "hold":
        tracks.change_reputation(g, p, FOR_AN_ASSAULT)
    combat = Combat(kind=site, space=g.world[space].heart or space)
    g.combat = combat
    sites.turn_up(g, combat.space)
    if site != CITY and owner_of(g, space) != NOBODY:
        hold_property(g, combat, sites.GARRISON[site])
    add_garrison(g, combat, [token.name for token in g.enemies.get(combat.space, ())])
    add_rampaging(g, combat, provoked)


def hold_property(g: State, combat: Combat, colour: str) -> None:
    """What defends another hero's Keep, or Tower in Conquer and Hold, for half the Fame. MK-HOLD-07, 10, 11"""
    for _ in range(quests.defenders_of_owned(g)):
        name = sites.draw_token(g, colour)
        if name:
            combat.foes.append(Foe(name, fortified=True, half_fame=True))
            g.reveal()
            g.emit(TokenRevealed, combat.space, name)


def add_garrison(g: State, combat: Combat, names: list[str]) -> None:
    """Behind walls, and in a City with the bonus of its card; in a Megapolis with both. MK-CITY-01, 06, MK-OPT-40"""
    bonus = " ".join(cities.colours(g, combat.space)) if combat.kind == CITY else ""
    combat.foes += [Foe(name, combat.space, fortified=True, city=bonus) for name in names]


def add_rampaging(g: State, combat: Combat, spaces: list[str]) -> None:
    """They are not fortified by the site that is assaulted. MK-COMB-07, 08, 10"""
    for space in spaces:
        tokens = g.enemies[space]
        combat.foes += [Foe(token.name, space, rampaging=True, paired=len(tokens) > 1) for token in tokens]


def fight_rampaging(g: State, p: Player, spaces: list[str]) -> None:
    """Provoked or challenged. MK-COMB-05, 06, 07"""
    g.combat = Combat(kind=RAMPAGING, space=p.space)
    add_rampaging(g, g.combat, spaces)


def burn_monastery(g: State, p: Player) -> None:
    """Without Units, against one violet enemy that is not fortified. MK-COMB-04, MK-SITE-03, 17"""
    tracks.change_reputation(g, p, FOR_ARSON)
    g.combat = Combat(kind=MONASTERY, space=p.space, units_allowed=False)
    draw_foes(g, g.combat, (VIOLET_ENEMY,))


def enter_site(g: State, p: Player) -> None:
    """An adventure site with enemies, whom nobody joins. MK-COMB-03, 11, MK-SITE-07..11, 20, 21, 22"""
    site = sites.site_of(g, p.space)
    if site == MINE:
        quests.enter_mine(g, p)
        return
    underground = site in (DUNGEON, TOMB)
    combat = Combat(kind=site, space=p.space, units_allowed=not underground, night=underground)
    g.combat = combat
    if underground and p.space not in g.secret:
        draw_foes(g, combat, sites.LURKING[site])
        return
    if p.space in g.secret:
        sites.turn_up(g, p.space)
        combat.foes += [Foe(token.name, p.space) for token in g.enemies.get(p.space, ())]
        return
    if p.space not in g.enemies and not g.is_conquered(p.space):
        colours = RUINS_TOKENS[g.ruins[p.space].name].enemies if site == RUINS else sites.LURKING[site]
        for colour in colours:
            sites.place_token(g, p.space, colour, up=True)
    sites.turn_up(g, p.space)
    combat.foes += [Foe(token.name, p.space) for token in g.enemies.get(p.space, ())]


def draw_foes(g: State, combat: Combat, colours: tuple[str, ...]) -> None:
    for colour in colours:
        name = sites.draw_token(g, colour)
        if name:
            combat.foes.append(Foe(name))
            g.reveal()
            g.emit(TokenRevealed, combat.space, name)


@phase
def gather_foes(g: State) -> Script:
    """Rampaging enemies next to the place of the fight may be challenged too. MK-COMB-09, 10"""
    combat = g.combat
    assert combat is not None
    others = [
        name
        for name in g.world[g.hero.space].near
        if is_rampaging(g, name) and all(foe.space != name for foe in combat.foes)
    ]
    if others and combat.kind in (RAMPAGING, KEEP, TOWER, CITY):
        chosen = yield Decision(g.active, "join-combat", [*(Challenge(name) for name in others), FIGHT])
        if isinstance(chosen, Challenge):
            add_rampaging(g, combat, [chosen.space])
            return
    yield from variants.set_die_in_secret(g, combat)
    g.emit(CombatBegan, g.active, tuple(foe.name for foe in combat.foes), rule="MK-COMB-13")
    lose_points(g.hero)
    g.stage = RANGED
    variants.show_die(g, combat)
    g.phase = attack_step if combat.foes else end_combat


def lose_points(p: Player) -> None:
    """Healing, Move and Influence points are lost, but for Move kept by an effect. MK-TURN-25, MK-WOUND-12"""
    p.heal = p.influence = 0
    if not p.has_change("move-as-attack"):
        p.move = 0


# Attacking: the Ranged and Siege phase and the Attack phase


@phase
def attack_step(g: State) -> Script:
    """Play attacks, use them on one or more enemies, or go on. MK-RANGE-01, 10, 11, 12, MK-ATT-01, 03, 04"""
    p, combat = g.hero, g.combat
    assert combat is not None
    if all(foe.defeated for foe in combat.foes):
        g.phase = end_combat
        return
    options = [*effect_choices(g, p), *target_choices(g), DONE]
    chosen = yield Decision(g.active, "ranged" if g.stage == RANGED else "attack", options)
    match chosen:
        case Done():
            combat.pool = ()
            g.phase = begin_block if g.stage == RANGED else end_combat
        case Attack(foes=numbers):
            yield from attack(g, p, numbers)
        case _:
            yield from perform(g, p, chosen)


def target_choices(g: State) -> list[Attack]:
    """Every group of enemies that the points in hand would defeat. MK-RANGE-06, 08"""
    combat = g.combat
    assert combat is not None
    if not combat.pool:
        return []
    pool = changed_pool(g, combat.pool)
    targets = [number for number, foe in enumerate(combat.foes) if foes.can_be_targeted(g, foe)]
    armors = {number: foes.armor(g, combat.foes[number]) for number in targets}
    most = foes.most_attack(g, pool)
    choices = []
    for size in range(1, len(targets) + 1):
        for group in combinations(targets, size):
            needed = sum(armors[number] for number in group)
            if needed > most:
                continue
            chosen = [combat.foes[number] for number in group]
            if foes.attack_total(g, pool, chosen) >= needed + defence(g, chosen):
                choices.append(_attack(group))
    return choices


def _attack(group: tuple[int, ...]) -> Attack:
    action = ATTACKS.get(group)
    if action is None:
        action = ATTACKS[group] = Attack(tuple(number + 1 for number in group))
    return action


def changed_pool(g: State, pool: Pool) -> Pool:
    """Attack points as effects have changed them: all of Cold Fire, or all good for a siege."""
    p = g.hero
    if p.changes:
        if p.has_change("all-cold-fire"):
            pool = tuple(points._replace(element=COLD_FIRE) for points in pool)
        if p.has_change("all-siege"):
            pool = tuple(points._replace(kind="siege") for points in pool)
    return pool


def attack_sum(g: State, foe: Foe) -> tuple[int, int]:
    """What the attacks played are worth against this enemy alone, and what it takes. MK-RANGE-06, 08"""
    assert g.combat is not None
    total = foes.attack_total(g, changed_pool(g, g.combat.pool), [foe]) if foes.can_be_targeted(g, foe) else 0
    return total, foes.armor(g, foe) + defence(g, [foe])


def defence(g: State, targets: list[Foe]) -> int:
    """What enemies with Defend add to the Armor of those attacked. MK-ABIL-08, 26"""
    return sum(bonus for _, _, bonus in defenders(g, targets))


def defenders(g: State, targets: list[Foe]) -> list[tuple[Foe, Foe, int]]:
    """Who defends whom: each once in a combat, each target by one at most, the strongest first."""
    assert g.combat is not None
    willing = [foe for foe in g.combat.foes if not foe.defeated and not foe.has_defended and foes.has(foe, DEFEND)]
    willing.sort(key=lambda foe: -ENEMIES[foe.name].defend)
    bare = [foe for foe in targets if not foe.defended]
    return [(foe, target, ENEMIES[foe.name].defend) for foe, target in zip(willing, bare, strict=False)]


def attack(g: State, p: Player, numbers: tuple[int, ...]) -> Script:
    """All targets are defeated at once; points left over are lost. MK-RANGE-08, 09, 13"""
    combat = g.combat
    assert combat is not None
    targets = [combat.foes[number - 1] for number in numbers]
    for foe, target, bonus in defenders(g, targets):
        foe.has_defended = True
        target.defended = bonus
    needed = sum(foes.armor(g, foe) for foe in targets)
    others = [foe for foe in combat.foes if foes.can_be_targeted(g, foe) and foe not in targets]
    used, kept = divide(
        combat.pool,
        lambda pool: foes.attack_total(g, changed_pool(g, pool), targets) >= needed,
        lambda points: max((foes.attack_total(g, changed_pool(g, (points,)), [foe]) for foe in others), default=0),
    )
    notes = [points.note for points in used if points.note]
    combat.pool = kept + left_over(used, len(targets))
    for foe in targets:
        defeat(g, p, foe)
        for note in notes:
            yield from follow_defeat(g, p, note)
    if "soul" in notes:
        yield from harvest_soul(g, p, targets)
    if p.changes and p.has_change("souls", str(g.stage)):
        for foe in targets:
            yield from harvest_soul(g, p, [foe])


def divide(pool: Pool, is_enough: Callable[[Pool], bool], elsewhere: Callable[[Points], int]) -> tuple[Pool, Pool]:
    """What an attack or a block takes of the points played, and what waits for another target. MK-RANGE-12, MK-BLOCK-14

    Effects that are not needed could as well have been played later; one that is needed is used up whole. MK-EFF-04
    What is worth most against another target waits first, so that it does not matter in which order cards were played.
    """
    used = list(pool)
    patient = [(each.note.startswith("only"), -elsewhere(each), -each.value, each) for each in pool if may_wait(each)]
    for *_, points in sorted(patient):
        place = used.index(points)
        if is_enough((*used[:place], *used[place + 1 :])):
            del used[place]
    kept = list(pool)
    for points in used:
        kept.remove(points)
    return tuple(used), tuple(kept)


def may_wait(points: Points) -> bool:
    """What an effect does besides belongs to the first target."""
    return not points.note or points.note.startswith(("only ", "not "))


def left_over(pool: Pool, used: int) -> Pool:
    """A forked lightning has a blow for each of several enemies."""
    return tuple(
        points._replace(note=f"fork-{int(points.note[5:]) - used}")
        for points in pool
        if points.note.startswith("fork-") and int(points.note[5:]) > used
    )


def harvest_soul(g: State, p: Player, fallen: list[Foe]) -> Script:
    """A crystal: white, or of a colour that one of the fallen resisted."""
    resisted = {each for foe in fallen for each in ENEMIES[foe.name].resists}
    colours = {FIRE: RED, ICE: BLUE, PHYSICAL: GREEN}
    choices = (*(colours[each] for each in (FIRE, ICE, PHYSICAL) if each in resisted), WHITE)
    mana.gain_crystal(g, p, (yield from choose_colour(p, choices)))


def follow_defeat(g: State, p: Player, note: str) -> Script:
    """What some attacks bring for each enemy that they defeat."""
    if note == "explosive":
        others = reachable_foes(g, Use())
        if others:
            (yield from choose_foe(g, p, others)).armor -= 1
    elif note == "chivalry":
        tracks.change_reputation(g, p, 1)
    elif note == "chivalry-and-fame":
        tracks.change_reputation(g, p, 1)
        tracks.gain_fame(g, p, 1)


def defeat(g: State, p: Player, foe: Foe) -> None:
    """Its Fame at once, and Reputation for a rampaging enemy. MK-RANGE-09, MK-RES-03, 13"""
    if foe.owner != NOBODY:
        wound_opposing_unit(g, foe)
        return
    foe.defeated = True
    if g.combat is not None:
        hold_foe(g, foe)
    enemy = ENEMIES[foe.name]
    g.emit(EnemyDefeated, p.seat, foe.name, rule="MK-RANGE-08")
    tracks.gain_fame(g, p, fame_for(g, foe))
    if p.changes:
        reward_effects(g, p, foe)
    if foe.rampaging:
        tracks.change_reputation(g, p, 1 if foe.paired else REPUTATION[g.world[foe.space].rampaging])
    if enemy.reputation:
        tracks.change_reputation(g, p, enemy.reputation)
    if foe.space:
        left = list(g.enemies[foe.space])
        left.remove(next(token for token in left if token.name == foe.name))
        if left:
            g.enemies[foe.space] = tuple(left)
        else:
            del g.enemies[foe.space]
    sites.discard_token(g, foe.name)


def reward_effects(g: State, p: Player, foe: Foe) -> None:
    """Fame that Artifacts and Skills bring for an enemy defeated this turn or in this phase."""
    tracks.gain_fame(g, p, p.change("fame-per-enemy") + p.change("fame-in-phase", str(g.stage)))
    if p.has_change("scouted", f"{foe.space} {foe.name}") or p.has_change("scouted", f" {foe.name}"):
        drop_change(p, "scouted")
        tracks.gain_fame(g, p, 1)
    if g.combat is not None and foe in g.combat.foes:
        reward_duel(g, p, g.combat, foe)


def fame_for(g: State, foe: Foe) -> int:
    """What its defeat is worth: half, rounded up in all, for a Keep's garrison; double for an incantation's monster.

    MK-HOLD-10, MK-DRUID-05, MK-OPT-25
    """
    fame = ENEMIES[foe.name].fame * foe.fame_factor
    combat = g.combat
    if combat is None:
        return fame
    if foe.half_fame:
        before = (combat.halved + 1) // 2
        combat.halved += fame
        return (combat.halved + 1) // 2 - before
    return fame + variants.fame_of_die(g, combat)


def wound_opposing_unit(g: State, foe: Foe) -> None:
    """In combat between heroes a Unit that would be destroyed is Wounded. MK-PVP-39"""
    unit = g.players[foe.owner].units[foe.unit]
    unit.wounds = max(1, unit.wounds)
    foe.defeated = True
    g.emit(UnitWounded, foe.owner, unit.name, rule="MK-PVP-39")


# Blocking


@phase
def begin_block(g: State) -> None:
    """Every undefeated enemy attacks; summoners' monsters attack in their place. MK-BLOCK-01..03, MK-ABIL-02, 03"""
    combat = g.combat
    assert combat is not None
    g.stage = BLOCK
    variants.show_die(g, combat)
    for number, foe in enumerate(combat.foes):
        if foe.defeated or foe.held:
            continue
        enemy = ENEMIES[foe.name]
        for value, element in enemy.attacks:
            combat.strikes.append(strike_of(foe, number, foe.name, value, element))
        if g.hero.changes:
            change_elements(g.hero, combat, number)
        for colour in enemy.summons:
            summon(g, combat, number, colour)
    if any(each.skill == "natures-vengeance" and g.are_rivals(each.owner, g.active) for each in g.centre):
        for strike in combat.strikes:
            strike.value += 1
    g.phase = block_step


def change_elements(p: Player, combat: Combat, number: int) -> None:
    """Know Your Prey has taken an element from an enemy's attacks."""
    for change in p.changes:
        if change.kind == "element":
            foe, element, left = change.key.split(" ")
            for strike in combat.strikes:
                if strike.foe == number == int(foe) and strike.element == element:
                    strike.element = left


def summon(g: State, combat: Combat, number: int, colour: str) -> None:
    """A monster drawn for this combat; its token is discarded. MK-BLOCK-02, MK-DMG-17, MK-CITY-06"""
    name = sites.draw_token(g, colour)
    if not name:
        return
    g.reveal()
    g.emit(EnemySummoned, g.active, name, rule="MK-BLOCK-02")
    for value, element in ENEMIES[name].attacks:
        combat.strikes.append(strike_of(combat.foes[number], number, name, value, element))
    sites.discard_token(g, name)


def strike_of(foe: Foe, number: int, name: str, value: int, element: str) -> Strike:
    """The blue City strengthens fire and ice. MK-CITY-02"""
    if "blue" in foe.city:
        value += {FIRE: 2, ICE: 2, COLD_FIRE: 1}.get(element, 0)
    if name == foe.name:
        value = max(0, value + foe.attack)
    return Strike(number, name, value, element)


@phase
def block_step(g: State) -> Script:
    """Play blocks, use them on one attack, or go on; too low a block does nothing. MK-BLOCK-04, 12, 14"""
    p, combat = g.hero, g.combat
    assert combat is not None
    if not foes.open_strikes(combat):
        begin_damage(g)
        return
    options = [*effect_choices(g, p), *block_choices(g), DONE]
    chosen = yield Decision(g.active, "block", options)
    match chosen:
        case Done():
            begin_damage(g)
        case BlockStrike(strike=number):
            use_block(g, p, combat, combat.strikes[number - 1])
        case Slow(strike=number):
            slow(g, p, combat.strikes[number - 1])
        case _:
            yield from perform(g, p, chosen)


def block_choices(g: State) -> list[Any]:
    """Attacks that the block points stop, and cumbersome ones that Move points slow. MK-BLOCK-07, 08, MK-ABIL-14"""
    combat, p = g.combat, g.hero
    assert combat is not None
    choices: list[Any] = []
    for number in foes.open_strikes(combat):
        strike = combat.strikes[number]
        if combat.pool and foes.block_total(g, combat.pool, strike) >= foes.to_block(g, strike):
            choices.append(BLOCK_STRIKE[number])
        if p.move and foes.strike_has(g, strike, CUMBERSOME):
            choices.append(SLOW[number])
    return choices


def use_block(g: State, p: Player, combat: Combat, strike: Strike) -> None:
    """One attack is blocked by as many of the points as it takes; a bash takes all. MK-BLOCK-08, 14"""
    used: Pool = combat.pool
    kept: Pool = ()
    if all(points.note != "shield-bash" for points in used):
        others = [
            combat.strikes[number] for number in foes.open_strikes(combat) if combat.strikes[number] is not strike
        ]
        used, kept = divide(
            used,
            lambda pool: foes.block_total(g, pool, strike) >= foes.to_block(g, strike),
            lambda points: max((foes.block_total(g, (points,), other) for other in others), default=0),
        )
    follow_block(g, p, combat, used, strike)
    combat.pool = kept + blocks_left(used)
    block(g, strike)


def blocks_left(pool: Pool) -> Pool:
    """A shield of several blocks has one for each of different attacks."""
    left = []
    for points in pool:
        if points.note.startswith("again-"):
            more = int(points.note[6:]) - 1
            left.append(points._replace(note=f"again-{more}" if more else ""))
    return tuple(left)


def follow_block(g: State, p: Player, combat: Combat, used: Pool, strike: Strike) -> None:
    """What some blocks do to the enemy blocked, not to a summoned one. MK-BLOCK-13, MK-COMB-17, 18"""
    foe = combat.foes[strike.foe]
    reached = strike.name == foe.name and not foes.has(foe, ARCANE_IMMUNITY)
    resists = foes.resistances(foe)
    for points in used:
        match points.note:
            case "burning-shield":
                p.changes += (Change("burning-shield", "", 4),)
            case "exploding-shield" if reached and FIRE not in resists:
                defeat(g, p, foe)
            case "armor-less-3" if reached and ICE not in resists:
                foe.armor -= 3
            case "shield-bash" if reached and ICE not in resists:
                foe.armor -= foes.block_total(g, used, strike) - foes.to_block(g, strike)


def block(g: State, strike: Strike) -> None:
    """It deals no damage; no Fame for a summoned monster. MK-BLOCK-10, 11"""
    strike.fate = BLOCKED
    g.emit(AttackBlocked, g.active, strike.name, rule="MK-BLOCK-08")


def slow(g: State, p: Player, strike: Strike) -> None:
    """A Move point lowers a cumbersome attack; at 0 it is blocked. MK-ABIL-14"""
    p.move -= 1
    strike.value -= 1
    if strike.value <= 0:
        block(g, strike)


def begin_damage(g: State) -> None:
    """Unused block points are lost; with no attack left the phase is skipped. MK-BLOCK-15, MK-DMG-01"""
    from tabletome.games.mage_knight.rules.combat.damage import damage_step

    combat = g.combat
    assert combat is not None
    combat.pool = ()
    if not g.hero.has_change("move-as-attack"):
        g.hero.move = 0
    if foes.open_strikes(combat):
        g.stage = DAMAGE
        g.phase = damage_step
    else:
        begin_attack(g)


def begin_attack(g: State) -> None:
    """Who dodged and was not hurt strikes back. MK-ATT-01"""
    combat, p = g.combat, g.hero
    assert combat is not None
    if p.changes:
        use_promises(p, combat)
    for foe in combat.foes:
        if "doomed" in foe.lost and not foe.defeated and foes.is_blocked(combat, foe):
            defeat(g, p, foe)
    g.stage = ATTACK
    variants.show_die(g, combat)
    g.phase = attack_step


def use_promises(p: Player, combat: Combat) -> None:
    """Attacks that earlier effects promised for this phase, and what they did to whoever was blocked."""
    if p.has_change("dodge") and not combat.wounds:
        combat.pool += (Points("attack", PHYSICAL, p.change("dodge")),)
    combat.pool += promise_duel(p)
    for change in p.changes:
        if change.kind == "burning-shield":
            combat.pool += (Points("attack", FIRE, change.value),)
        elif change.kind == "possessed":
            number, element = change.key.split(" ")
            combat.pool += (Points("attack", element, change.value, f"not {number}"),)
    if p.has_change("disease"):
        for foe in combat.foes:
            if foes.is_blocked(combat, foe) and not foes.has(foe, ARCANE_IMMUNITY):
                foe.armor -= 100
    p.changes = tuple(each for each in p.changes if each.kind not in ("burning-shield", "possessed", "dodge"))


# The outcome


@phase
def end_combat(g: State) -> None:
    """Whoever was not defeated stays or is discarded; a site is conquered or not. MK-RES-01, 09, 10, 11, 14"""
    from tabletome.games.mage_knight.rules.turn import after_step

    combat, p = g.combat, g.hero
    assert combat is not None
    for foe in combat.foes:
        if not foe.defeated and not foe.space:
            sites.discard_token(g, foe.name)
    if combat.kind == CITY:
        cities.place_shields(g, p.seat, combat.space, sum(bool(foe.city and foe.defeated) for foe in combat.foes))
    for unit in p.units:
        unit.resisted = unit.companion = False
    g.combat = None
    if g.assault is not None:
        from tabletome.games.mage_knight.rules.combat.cooperative_assault import next_fight

        next_fight(g, g.assault)
        return
    if combat.kind not in NOT_FOR_A_SITE:
        if any(not foe.defeated and not foe.rampaging for foe in combat.foes):
            not_conquered(g, p, combat)
        else:
            conquer(g, p, combat)
    g.stage = AFTER
    g.phase = after_step


def conquer(g: State, p: Player, combat: Combat) -> None:
    """A Shield, and the reward at the end of the turn. MK-RES-04, 06, 07, 08"""
    space = combat.space
    if combat.path:
        conquer_path(g, p, combat)
        return
    if combat.kind in (DUNGEON, TOMB) and g.is_conquered(space):
        return
    g.emit(Conquered, p.seat, space, rule="MK-RES-06")
    if combat.kind == CITY:
        cities.fall(g, space)
        g.emit(CityFell, space, cities.leader(g, space), rule="MK-CITY-03")
        return
    g.shields[space] = (p.seat,)
    if combat.kind == MINE:
        quests.free_mine(g, p, space)
    elif combat.kind == TOWER and quests.goal(g) == "hold":
        return
    if combat.kind == RUINS:
        p.rewards += RUINS_TOKENS[g.ruins.pop(space).name].rewards
    p.rewards += REWARDS.get(combat.kind, ())


def not_conquered(g: State, p: Player, combat: Combat) -> None:
    """The hero goes back where the assault began; spawning grounds fill up again. MK-RES-12, MK-SITE-21"""
    space = combat.space
    if combat.kind in (KEEP, TOWER, CITY):
        p.path += (p.path[-2],)
        p.space = p.path[-1]
        g.emit(Withdrew, p.seat, p.space, rule="MK-RES-12")
    elif space in g.secret:
        for token in g.enemies.pop(space, ()):
            sites.discard_token(g, token.name)
        sites.place_token(g, space, *sites.LURKING[g.secret[space]], up=False)
    elif combat.kind == GROUNDS:
        for colour in sites.LURKING[GROUNDS][len(g.enemies.get(space, ())) :]:
            sites.place_token(g, space, colour, up=False)


PHASES: tuple[Phase, ...] = (gather_foes, attack_step, begin_block, block_step, end_combat)
