"""Suffering damage, dying and exhaustion. Rulebook: "Character damage", "Exhaustion". GH-DMG, GH-EXH, GH-ATK-08..10"""

from __future__ import annotations

from itertools import combinations, starmap
from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import NOTHING, Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import APPLY, SKIP, SUFFER, Apply, LoseCard, LoseTwo, Skip, Suffer
from tabletome.games.gloomhaven.content.notation.conditions import STUN
from tabletome.games.gloomhaven.content.notation.scenarios import Escape
from tabletome.games.gloomhaven.content.notation.special_rules import (
    CannotBeHurt,
    Carried,
    DeathTakesAway,
    Guarded,
    LargeBoss,
    Unmasks,
)
from tabletome.games.gloomhaven.content.scenarios import COUNTING, LARGE, WITH_RULES, breakable_doors, page
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import Died, DiedForGood, Exhausted, Negated, Suffered
from tabletome.games.gloomhaven.rules.abilities.active_cards import counts_as_discarded, end_bonus
from tabletome.games.gloomhaven.rules.abilities.defence import guardian, is_safeguarded, negate_by_bonus, take_vengeance
from tabletome.games.gloomhaven.rules.abilities.dooms import dooms_on
from tabletome.games.gloomhaven.rules.abilities.songs_heard import has_singers
from tabletome.games.gloomhaven.rules.abilities.summoned import dismiss
from tabletome.games.gloomhaven.rules.abilities.supply import without_packs
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, heal
from tabletome.games.gloomhaven.rules.items.worn import always, apply
from tabletome.games.gloomhaven.rules.monsters.parts_of_body import remove_body, whole_boss
from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_hit_points, note_kill
from tabletome.games.gloomhaven.rules.scenario.bearers import charge, drop, resists
from tabletome.games.gloomhaven.rules.scenario.circumstances import ELITES, mask_of
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.treasures import goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import (
    BOSS,
    ESCORT,
    HERO,
    NOBODY,
    OBJECTIVE,
    OFF,
    SUMMON,
    AttackOfTheDead,
    DoomFulfilled,
    DoorBroken,
    RunningAction,
    State,
    TakingAway,
    Unmasking,
)

CAUSES = {"retaliate": "GH-RETAL-01", "wound": "GH-COND-08", "hazard": "GH-OVL-12", "redraw": "GH-REST-03"}
"""What can hurt beside attacks, cards and traps, by rule."""
SPARED = (HERO, ESCORT, SUMMON)
"""Kinds of figures for which damage may be negated."""
AgainstDamage: TypeAlias = Suffer | LoseCard | LoseTwo


def suffer(g: State, who: int, damage: int, by: int | None = None, cause: str = "") -> Script:
    """A figure suffers damage from one source, unless a character negates it. GH-DMG-01, 02

    `by` is who caused it, if not the figure whose turn it is: a kill is theirs. `cause` is what nothing else tells (see
    CAUSES).
    """
    if g.scenario in LARGE:
        who = whole_boss(g, who)
    figure = g.figures[who]
    if damage <= 0 or not figure.is_on_map or figure.effects.unharmed or is_beyond_harm(g, who):
        return NOTHING
    cause_by = g.turn.acting if by is None else by
    if g.scenario in WITH_RULES and resists(g, who, cause_by):
        return NOTHING
    if figure.hostile and figure.kind not in SPARED:
        lose_hit_points(g, who, damage, cause_by, cause)
        return NOTHING
    return suffer_or_negate(g, who, damage, cause_by, cause)


def suffer_or_negate(g: State, who: int, damage: int, cause_by: int, cause: str) -> Script:
    """Others may suffer the damage instead, and players may negate what falls on their characters. GH-DMG-02"""
    figure = g.figures[who]
    if not figure.hostile and has_singers(g):
        if (yield from is_taken_over(g, who, damage)):
            return
        if is_safeguarded(g, who):
            return
    if figure.kind == HERO:
        if negate_by_bonus(g, who, damage):
            return
        about = {"hero": who, "damage": damage, "left": figure.health}
        chosen = yield from ask(Decision(g.seat_of(who), "damage", damage_choices(g, who), about))
        if not isinstance(chosen, Suffer):
            lose_to_negate(g, who, chosen)
            return
    elif figure.kind in (ESCORT, SUMMON) and (yield from is_spared(g, who, damage)):
        return
    lose_hit_points(g, who, damage, cause_by, cause)
    if figure.kind == HERO and figure.is_on_map and g.heroes[who].active:
        take_vengeance(g, who)


def is_spared(g: State, who: int, damage: int) -> Asking[bool]:
    """Whether characters lose cards for an ally of theirs: some tokens, by the page, or a companion. GH-DMG-02"""
    figure = g.figures[who]
    if figure.kind == ESCORT:
        return (yield from guard(g, who, damage))
    return CREATURES[figure.name].permanent and (yield from spare_companion(g, who, damage))


def spare_companion(g: State, who: int, damage: int) -> Asking[bool]:
    """Whether a character loses cards to keep its companion from damage. GH-DMG-02"""
    figure = g.figures[who]
    hero = figure.hero
    about = {"hero": hero, "figure": who, "damage": damage, "left": figure.health}
    chosen = yield from ask(Decision(g.seat_of(hero), "damage-companion", damage_choices(g, hero), about))
    if isinstance(chosen, Suffer):
        return False
    lose_to_negate(g, hero, chosen)
    return True


def is_taken_over(g: State, who: int, damage: int) -> Asking[bool]:
    """Whether an ally with the card for it suffers the damage instead."""
    helper, less = guardian(g, who)
    if helper == NOBODY:
        return False
    options: list[Apply | Skip] = [APPLY, SKIP]
    about = {"hero": helper, "figure": who, "damage": damage, "left": g.figures[who].health}
    chosen = yield from ask(Decision(g.seat_of(helper), "take-over", options, about))
    if isinstance(chosen, Skip):
        return False
    yield from suffer(g, helper, damage - less)
    return True


def guard(g: State, who: int, damage: int) -> Asking[bool]:
    """Whether a character loses a card of the hand to keep a token from damage, as often as the page allows."""
    figure = g.figures[who]
    for rule in page(g.scenario).rules:
        if isinstance(rule, Guarded) and rule.token == figure.name and can_guard(g, rule):
            owners = {card: hero for hero, cards in enumerate(g.heroes) for card in cards.hand}
            if not owners:
                return False
            options: list[Suffer | LoseCard] = [SUFFER, *(LoseCard(card) for card in owners)]
            about = {"figure": who, "damage": damage, "left": figure.health}
            chosen = yield from ask(Decision(g.speaker(), "guard", options, about))
            if isinstance(chosen, LoseCard):
                g.count(guard_mark(rule))
                lose_to_negate(g, owners[chosen.card], chosen)
                return True
    return False


def can_guard(g: State, rule: Guarded) -> bool:
    """Whether the page allows it once more."""
    return not rule.times or g.counted(guard_mark(rule)) < rule.times


def guard_mark(rule: Guarded) -> str:
    """Under which name it is counted how often a token was guarded."""
    return f"guarded {rule.token}"


def lose_hit_points(g: State, who: int, damage: int, cause_by: int, cause: str) -> None:
    """The figure has so much less, and leaves the map if nothing is left. GH-DMG-01, GH-ATK-08"""
    figure = g.figures[who]
    if g.scenario in WITH_RULES:
        charge(g, who, min(damage, figure.health))
    figure.health -= damage
    if figure.kind == HERO:
        note_hit_points(g, who)
    acting = g.turn.acting
    if acting != NOBODY and g.are_enemies(acting, who):
        g.turn.damage_dealt += damage
    if figure.kind == OBJECTIVE:
        share_wounds(g, who)
        share_with_twins(g, who)
    rule = CAUSES.get(cause, "")
    g.emit(Suffered, figure.name, figure.number, damage, max(figure.health, 0), cause or "none", rule=rule)
    if figure.marks.doomed_by != NOBODY:
        feed_on_doomed(g, who)
    if figure.health <= 0:
        if cause_by != NOBODY and g.are_enemies(cause_by, who):
            kill_counts(g, cause_by, who)
        leave_the_map(g, who)


def feed_on_doomed(g: State, who: int) -> None:
    """A Doom heals the hero who has laid it each time the enemy suffers damage."""
    hero = g.figures[who].marks.doomed_by
    by = sum(doom.feeds for doom in dooms_on(g, who))
    if by and g.figures[hero].is_on_map and not g.figures[hero].conditions & STUN:
        heal(g, hero, by)


def damage_choices(g: State, hero: int) -> list[AgainstDamage]:
    """Take it, lose a card from hand, or two from the discard pile; not the cards chosen this round. GH-DMG-02, 03

    Active cards that count as discarded may be lost too. GH-ACTIVE-08
    """
    cards = g.heroes[hero]
    discarded = (*cards.discard, *counts_as_discarded(cards)) if cards.active else cards.discard
    return [SUFFER, *map(LoseCard, without_packs(cards.hand)), *starmap(LoseTwo, combinations(discarded, 2))]


def lose_to_negate(g: State, hero: int, chosen: LoseCard | LoseTwo) -> None:
    """Cards are lost instead of hit points. GH-DMG-02"""
    cards = g.heroes[hero]
    if isinstance(chosen, LoseCard):
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.lost += (chosen.card,)
    else:
        given = (chosen.card, chosen.other)
        for card in [active.card for active in cards.active if active.card in given]:
            end_bonus(g, hero, card)
        cards.discard = tuple(card for card in cards.discard if card not in given)
        cards.lost += given
    other = chosen.other if isinstance(chosen, LoseTwo) else ""
    g.emit(Negated, cards.name, chosen.card, other, rule="GH-DMG-02")


def kill(g: State, who: int) -> None:
    """A figure dies whatever its hit points. GH-ATK-08"""
    figure = g.figures[who]
    g.emit(Suffered, figure.name, figure.number, figure.health, 0)
    acting = g.turn.acting
    if acting != NOBODY and g.are_enemies(acting, who):
        kill_counts(g, acting, who)
    figure.health = 0
    leave_the_map(g, who)


def kill_counts(g: State, killer: int, victim: int) -> None:
    """The kill is the killer's, for battle goals and for an item that heals. GH-XP-05"""
    note_kill(g, killer, victim)
    if g.turn.acting == killer < len(g.heroes):
        for name, effect in always(g.heroes[killer]):
            if effect.heal_on_kill:
                apply(g, killer, name)
                heal(g, killer, effect.heal_on_kill)
            if effect.shield_on_kill:
                apply(g, killer, name)
                add_until_end_of_round(g, killer, shield=effect.shield_on_kill)


def leave_the_map(g: State, who: int) -> None:
    """A monster dies and leaves a money token; a character is exhausted. GH-ATK-08, 10, GH-EXH-01"""
    figure = g.figures[who]
    if figure.kind == HERO:
        if is_death_for_good(g):
            die_for_good(g, who)
        else:
            exhaust(g, who)
        check_goals(g)
        return
    at = figure.at
    figure.at = OFF
    g.emit(Died, figure.name, figure.number)
    if figure.kind == SUMMON:
        dismiss(g, figure.hero, figure.name)
        if CREATURES[figure.name].last_attack is not None:
            g.pending += (AttackOfTheDead(who, at),)
    if figure.kind == OBJECTIVE:
        fall(g, who, at)
    if figure.kind == ESCORT and g.scenario in COUNTING:
        g.count(figure.name)
    if figure.is_monster:
        note_death(g, who, at)
        if figure.hostile and not figure.no_money:
            g.money[at] += 1
        if figure.marks.doomed_by != NOBODY:
            g.pending += (DoomFulfilled(figure.marks.doomed_by, at),)
            figure.marks = replace(figure.marks, doomed_by=NOBODY)
        if figure.effects.attacks_on_death:
            g.pending += (AttackOfTheDead(who, at),)
    check_goals(g)


def note_death(g: State, who: int, at: int) -> None:
    """An enemy has died: goals count it, and special rules may have to do with it."""
    figure = g.figures[who]
    if not figure.hostile and figure.effects.charmer == NOBODY:
        if g.scenario in COUNTING:
            g.count(figure.name)
        return
    g.killed += 1
    if g.scenario in COUNTING:
        for name in (figure.name, ELITES) if figure.is_elite else (figure.name,):
            g.count(name)
    for rule in page(g.scenario).rules if g.scenario in WITH_RULES else ():
        if isinstance(rule, DeathTakesAway) and figure.name in rule.dying:
            g.pending += (TakingAway(rule.removes),)
        if isinstance(rule, LargeBoss) and figure.name == rule.boss:
            remove_body(g)
        if isinstance(rule, Carried) and figure.name == rule.dropped_by:
            figure.no_money = True
            g.treasures[at] = rule.thing
        if isinstance(rule, Unmasks) and figure.name == rule.monster and g.tally.get(mask_of(rule)) == figure.number:
            g.pending += (Unmasking(rule.becomes, at),)


# Obstacles with hit points


def fall(g: State, who: int, at: int) -> None:
    """An obstacle with hit points is gone; who lived by it dies, or grows weaker. GH-SPECIAL-05"""
    g.obstacles -= {at}
    name = g.figures[who].name
    scenario = page(g.scenario)
    broken = breakable_doors(g.scenario)
    g.pending += tuple(DoorBroken(number) for number in sorted(broken) if g.plan.doors[number].at == at)
    for token in scenario.tokens:
        for other in list(g.on_map()):
            if token.name == name and token.shares == g.figures[other].name:
                leave_the_map(g, other)
    if scenario.boost is not None and scenario.boost.token == name:
        g.altars -= 1
        for figure in g.figures:
            if figure.is_on_map and figure.name in scenario.boost.monsters:
                figure.max_health -= 1
                figure.health = min(figure.health, figure.max_health)


def share_wounds(g: State, who: int) -> None:
    """A boss that shares the hit points of its altar has as many as that."""
    altar = g.figures[who]
    for token in page(g.scenario).tokens:
        for boss in g.figures:
            if token.name == altar.name and token.shares == boss.name and boss.is_on_map and altar.health > 0:
                boss.health = altar.health


def twins_of(g: State, who: int) -> list[int]:
    """The other hexes of an obstacle with hit points that lies on several: figures of the same name and number."""
    figure = g.figures[who]
    if figure.kind != OBJECTIVE or not any(
        token.whole and token.name == figure.name for token in page(g.scenario).tokens
    ):
        return []
    return [
        other
        for other in g.on_map()
        if other != who and (g.figures[other].name, g.figures[other].number) == (figure.name, figure.number)
    ]


def share_with_twins(g: State, who: int) -> None:
    """All hexes of one obstacle have the same hit points, and fall together. GH-SPECIAL-05"""
    health = g.figures[who].health
    for twin in twins_of(g, who):
        g.figures[twin].health = health
        if health <= 0:
            leave_the_map(g, twin)


def is_beyond_harm(g: State, who: int) -> bool:
    """A boss that can be hurt only through the altar whose hit points it shares, a boss's servant, or monsters of which
    the page says so."""
    figure = g.figures[who]
    if figure.kind == OBJECTIVE:
        return figure.name in SERVANTS or (g.scenario in LARGE and figure.name == LARGE[g.scenario].body)
    if g.is_out_of_reach(who):
        return True
    if g.scenario in WITH_RULES and CannotBeHurt(figure.name) in page(g.scenario).rules:
        return True
    return figure.kind == BOSS and any(token.shares == figure.name for token in page(g.scenario).tokens)


# Exhaustion and death of characters


def is_death_for_good(g: State) -> bool:
    """Whether the campaign is played with permanent death. GH-PERMA-01"""
    return g.party is not None and g.party.permanent_death


def die_for_good(g: State, hero: int) -> None:
    """A character without hit points is dead and does not come back. GH-PERMA-01"""
    if not g.heroes[hero].lies_exhausted:
        exhaust(g, hero)
    g.figures[hero].at = OFF
    g.heroes[hero].dead = True
    g.emit(DiedForGood, g.heroes[hero].name, rule="GH-PERMA-01")


def exhaust(g: State, hero: int) -> None:
    """All cards are lost and the figure leaves, with its summons. GH-EXH-01, 02, 03, GH-SUMMON-04

    Where death is for good it stays as long as it has hit points. GH-PERMA-02
    """
    cards = g.heroes[hero]
    if g.scenario in WITH_RULES:
        drop(g, hero)
    held = held_by(g, hero)
    lying = cards.hand + cards.chosen + cards.later + cards.discard
    for active in cards.active:
        if active.owner != NOBODY:
            g.heroes[active.owner].discard += (active.card,)
    cards.lost += lying + tuple(active.card for active in cards.active if active.owner == NOBODY) + held
    cards.hand = cards.chosen = cards.later = cards.discard = ()
    cards.active = ()
    if is_at_exit(g, hero):
        g.escaped |= {hero}
    if is_death_for_good(g) and g.figures[hero].health > 0:
        cards.lies_exhausted = True
    else:
        g.figures[hero].at = OFF
    g.emit(Exhausted, cards.name)
    for figure in g.figures[len(g.heroes) :]:
        if figure.hero == hero:
            figure.at = OFF
        if figure.marks.doomed_by == hero:
            figure.marks = replace(figure.marks, doomed_by=NOBODY)


def held_by(g: State, hero: int) -> tuple[str, ...]:
    """The cards of a hero that are in no pile, because their actions are being performed or wait for it."""
    running = (g.action, g.turn.held, None if g.paused is None else g.paused.action)
    return tuple(
        card
        for action in running
        if action is not None and action.figure == hero
        for card in held_card(action)
    )  # fmt: skip


def is_at_exit(g: State, hero: int) -> bool:
    """Whether a character stands where all must get, and it counts already."""
    for goal in page(g.scenario).goals:
        if isinstance(goal, Escape) and g.figures[hero].at in g.plan.marked(goal.exits):
            return not goal.after_loot or looted_goals(g) == goal_treasures(g)
    return False


def held_card(action: RunningAction) -> tuple[str, ...]:
    """The card whose action is being performed: it is in no pile."""
    card = action.source.held
    return () if action.placed or not card else (card,)
