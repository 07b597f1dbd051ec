"""The course of a quest: rounds of Time Phase, Battle Phase and Event Phase. Rulebook: round structure. SS-ROUND-01"""

from __future__ import annotations

from tabletome.engine import NOTHING, Action, Decision, Script, choose, runs
from tabletome.games.sword_and_sorcery.actions import DONE, Begin, Resurrect, Target, Upgrade
from tabletome.games.sword_and_sorcery.content.enemies import MASTERS
from tabletome.games.sword_and_sorcery.content.items import FACE, front
from tabletome.games.sword_and_sorcery.content.notation.terms import POISON_1, POISON_2
from tabletome.games.sword_and_sorcery.content.tokens import MAP_TOKEN
from tabletome.games.sword_and_sorcery.events import Resurrected, RoundBegan, TurnBegan, TurnSkipped
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.conditions import cure, end_turn_conditions
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover, restore_enemy_shields
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import resolve_fallen
from tabletome.games.sword_and_sorcery.rules.enemies.encounters import activate_one, draw_encounter, finish_encounter
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import give_priority, reveal_shadows
from tabletome.games.sword_and_sorcery.rules.enemies.traits import card_power, has_trait
from tabletome.games.sword_and_sorcery.rules.ghost_turn import GHOST_ACTS
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import turn_powers
from tabletome.games.sword_and_sorcery.rules.heroes.gear import magic_shields
from tabletome.games.sword_and_sorcery.rules.heroes.souls import can_upgrade, gain_souls, resurrection_cost, upgrade
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import (
    ANY_POISON,
    ENEMY,
    NOBODY,
    POISONED_TWICE,
    STUN,
    Enemy,
    FireToken,
    State,
    Turn,
)

# ------------------------------------------------------------------ Time Phase


@runs(phases.TIME_PHASE)
def time_phase(g: State) -> Script:
    """Expire effects, refresh powers, cool down the others; souls follow. SS-ROUND-02, SS-ROUND-03"""
    g.round += 1
    g.segment = "time"
    g.emit(RoundBegan, g.round, rule="SS-ROUND-01")
    clear_table(g)
    yield from suffer_over_time(g)
    yield from resolve_fallen(g)
    recover_over_time(g)
    expire(g)
    cool_down(g)
    yield from settle(g)
    g.phase = phases.FINISH if g.story.result else phases.SOUL_STEP


def clear_table(g: State) -> None:
    """Put dead enemies' cards away, so that numbers of figures stay small."""
    if not any(enemy.dead for enemy in g.enemies):
        return
    first = len(g.heroes) + 1
    figures = g.figures[:first]
    enemies: list[Enemy] = []
    for enemy in g.enemies:
        if enemy.dead:
            continue
        alive = [figure for figure in enemy.figures if g.figures[figure].is_on_map]
        for figure in alive:
            g.figures[figure].owner = len(enemies)
        enemy.figures = tuple(range(len(figures), len(figures) + len(alive)))
        figures += [g.figures[figure] for figure in alive]
        enemies.append(enemy)
    g.figures, g.enemies = figures, enemies


def suffer_over_time(g: State) -> Script:
    """Fire and poison hurt everybody at once, enemies die first; then poisoned heroes save.

    SS-EFFECT-15, 16, SS-COND-14, SS-ECOND-05
    """
    hurt: dict[int, tuple[int, int]] = {}
    for figure in g.all_figures():
        it = g.figures[figure]
        fire = it.fire1 + it.fire2
        poison = 2 if it.conditions & POISONED_TWICE else 1 if it.conditions & ANY_POISON else 0
        it.fire1, it.fire2 = it.fire2, 0
        if fire + poison:
            hurt[figure] = (fire, poison)
    for figure in sorted(hurt, key=lambda each: g.figures[each].side != ENEMY):
        fire, poison = hurt[figure]
        lose_hp(g, figure, fire, fire=True, rule="SS-EFFECT-15")
        lose_hp(g, figure, poison, rule="SS-COND-14")
    for figure in sorted(hurt):
        it = g.figures[figure]
        if it.side != ENEMY and it.is_on_map and it.conditions & ANY_POISON and (yield from save_roll(g, figure)):
            cure(g, figure, POISON_2 if it.conditions & POISONED_TWICE else POISON_1)
    g.map.fires = tuple(FireToken(fire.area, 1) for fire in g.map.fires if fire.level > 1)


def recover_over_time(g: State) -> None:
    """Trolls and power cards regenerate; wounds from fire stay. SS-BEST-11"""
    for enemy in g.enemies_in_play():
        healed = card_power(g, enemy, "recover")
        if has_trait(g, enemy, "regeneration"):
            healed += len(g.living())
        for figure in g.enemies[enemy].figures:
            if g.figures[figure].is_on_map:
                recover(g, figure, healed)


def expire(g: State) -> None:
    """What lasted until the Time Phase ends; magic shields return; hero tokens turn gem side up.

    SS-ROUND-03, SS-ACT-21, SS-ITEM-21, SS-ITEM-26, SS-ENEMY-20, SS-BATTLE-09
    """
    for figure in g.figures:
        figure.hit_bonus = figure.armor_bonus = figure.shield_bonus = 0
        figure.cloaked = False
    for hero, sheet in enumerate(g.heroes):
        sheet.boosts = ()
        sheet.used = ()
        sheet.has_acted = False
        if FACE[sheet.main].soul:
            sheet.main = front(sheet.main)
        if FACE[sheet.off].soul:
            sheet.off = front(sheet.off)
        if not g.figures[hero].ghost:
            g.figures[hero].magic_shields = magic_shields(sheet)
    for enemy in g.enemies_in_play():
        restore_enemy_shields(g, enemy)
    g.map.tokens = tuple(token for token in g.map.tokens if MAP_TOKEN[token.name].waits)


def cool_down(g: State) -> None:
    """Powers on one hourglass refresh, the others turn by one; ghost souls' powers as well.

    SS-ROUND-04, SS-ROUND-05, SS-POWER-22, SS-POWER-23, SS-DEATH-12
    """
    for hero in range(len(g.heroes)):
        turn_powers(g, hero, 1, rule="SS-POWER-22")


@runs(phases.SOUL_STEP)
def soul_step(g: State) -> Script:
    """Soul points raise Soulranks and resurrect ghosts at active shrines, in any order.

    SS-ROUND-06, SS-SOUL-07, SS-SOUL-08
    """
    options: list[Action] = [Upgrade(hero) for hero in range(len(g.heroes)) if can_upgrade(g, hero)]
    options += [Resurrect(hero) for hero in range(len(g.heroes)) if can_resurrect(g, hero)]
    chosen: Action = DONE
    if options:
        chosen = yield Decision(g.speaker, "souls", [*options, DONE])
    if isinstance(chosen, Upgrade):
        yield from upgrade(g, chosen.hero)
    elif isinstance(chosen, Resurrect):
        resurrect(g, chosen.hero)
    else:
        g.segment = "battle"
        g.phase = phases.NEXT_TURN


def can_resurrect(g: State, hero: int) -> bool:
    """A ghost at an active shrine, for soul points. SS-DEATH-23, SS-DEATH-24, SS-DEATH-25"""
    it = g.figures[hero]
    return it.ghost and g.soul_points >= resurrection_cost(g.heroes[hero]) and g.has_active_shrine(it.at)


def resurrect(g: State, hero: int) -> None:
    """With all HP: wounds went with the body. SS-DEATH-26"""
    it = g.figures[hero]
    gain_souls(g, -resurrection_cost(g.heroes[hero]))
    it.ghost = False
    it.magic_shields = magic_shields(g.heroes[hero])
    g.emit(Resurrected, g.heroes[hero].name, rule="SS-DEATH-26")
    reveal_shadows(g)


# ------------------------------------------------------------------ Battle Phase


@runs(phases.NEXT_TURN)
def next_turn(g: State) -> Script:
    """Heroes take their turns in any order the players like; after the last one the Event Phase begins.

    Rounds go on until the quest has an end. SS-BATTLE-01, SS-BATTLE-02, SS-BATTLE-12, SS-ROUND-07
    """
    yield from settle(g)
    if g.story.result:
        g.phase = phases.FINISH
        return
    waiting = [hero for hero, sheet in enumerate(g.heroes) if not sheet.has_acted]
    if not waiting:
        g.segment = "event"
        g.phase = phases.EVENT_PHASE
        return
    chosen = yield from choose(Decision(g.speaker, "next-hero", [Begin(hero) for hero in waiting]))
    begin_turn(g, chosen.hero)


def begin_turn(g: State, hero: int) -> None:
    """One Movement, and Combats and Actions by the Soul Gem; a stunned hero skips it all.

    SS-ROUND-08, SS-BATTLE-05, SS-COND-20, SS-MASTER-04
    """
    g.active = hero
    g.segment = "hero"
    sector = g.heroes[hero].sector
    g.turn = Turn(combats=sector.combats, actions=sector.actions)
    for enemy in g.enemies:
        if enemy.card in MASTERS:
            enemy.controller = hero
    it = g.figures[hero]
    if it.ghost:
        g.turn.ghost_acts = GHOST_ACTS
        g.phase = phases.GHOST_TURN
    elif it.conditions & STUN:
        g.emit(TurnSkipped, g.heroes[hero].name, rule="SS-COND-20")
        g.phase = phases.END_HERO_TURN
    else:
        g.emit(TurnBegan, g.heroes[hero].name)
        g.phase = phases.HERO_TURN


@runs(phases.END_HERO_TURN)
def end_hero_turn(g: State) -> None:
    """The hero token is turned down, conditions of a turn end, unused bonuses are lost.

    SS-BATTLE-09, SS-ACT-20, SS-COND-17
    """
    sheet = g.heroes[g.active]
    sheet.has_acted = True
    sheet.boosts = tuple(boost for boost in sheet.boosts if boost.lasts)
    end_turn_conditions(g, g.active)
    g.turn = Turn()
    g.segment = "enemy"
    g.phase = phases.ENEMY_TURN


@runs(phases.ENEMY_TURN)
def enemy_turn(g: State) -> Script:
    """With enemies in play an encounter card is drawn; a ghost soul's enemy turn is skipped.

    SS-AI-01, SS-DECK-03, SS-BATTLE-10, SS-BATTLE-11, SS-BATTLE-14, SS-DEATH-13
    """
    yield from settle(g)
    if g.story.result:
        g.phase = phases.FINISH
    elif g.figures[g.active].ghost or not g.enemies_in_play():
        g.segment = "battle"
        g.phase = phases.NEXT_TURN
    else:
        draw_encounter(g)
        g.phase = phases.ACTIVATE_NEXT


@runs(phases.ACTIVATE_NEXT)
def activate_next(g: State) -> Script:
    """One enemy after the other; then the card is discarded. SS-BATTLE-11, SS-BATTLE-13"""
    if g.activation.waiting and not g.story.result:
        yield from activate_one(g)
        yield from settle(g)
        return
    if not g.story.result:
        yield from finish_encounter(g)
        yield from settle(g)
    g.activation.waiting = ()
    g.segment = "battle"
    g.phase = phases.FINISH if g.story.result else phases.NEXT_TURN


# ------------------------------------------------------------------ ends


def settle(g: State) -> Script:
    """The story tells what it owes; defeat is noticed, shadows in sight turned over, a lost priority token passed on.

    SS-SHADOW-03, SS-MASTER-18, SS-END-03, SS-DEATH-18
    """
    told = resolve_due(g)
    return look_around(g) if told is NOTHING else look_around_after(g, told)


def look_around_after(g: State, told: Script) -> Script:
    """The same when the story has been told."""
    yield from told
    yield from look_around(g)


def look_around(g: State) -> Script:
    """Shadows in sight are turned over, a lost priority token passes on, and defeat is noticed. SS-DEATH-18"""
    if g.story.result:
        return NOTHING
    if all(figure.ghost for figure in g.figures[: len(g.heroes)]):
        g.story.result = "lost"
        return NOTHING
    reveal_shadows(g)
    return pass_priority_first(g) if is_priority_lost(g) else resolve_due(g)


def pass_priority_first(g: State) -> Script:
    """The token passes on before the story goes on. SS-MASTER-18"""
    yield from pass_priority(g)
    yield from resolve_due(g)


def is_priority_lost(g: State) -> bool:
    """Whether a master is in play, and nobody whom it could target holds its token. SS-MASTER-18"""
    if not [enemy for enemy in g.enemies if enemy.card in MASTERS and not enemy.dead]:
        return False
    if g.priority_hero == NOBODY:
        return True
    holder = g.figures[g.priority_hero]
    return holder.hidden or holder.cloaked or holder.ghost


def pass_priority(g: State) -> Script:
    """If its holder died or cannot be targeted, the controlling player gives the token to another hero.

    SS-MASTER-18
    """
    if not is_priority_lost(g):
        return
    others = [
        hero for hero in g.living()
        if not g.figures[hero].hidden and not g.figures[hero].cloaked
    ]  # fmt: skip
    if others:
        chosen = yield from choose(Decision(g.speaker, "priority", [Target(hero) for hero in others]))
        give_priority(g, chosen.figure, 1)
