"""Health, wounds and what death brings to heroes, companions and enemies. Rulebook: health and death."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.enemies import CARD, ENEMY_POWERS
from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.terms import BLUE, GREEN, PURPLE, RED
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.things import KEY, ItemCard, Loot, Thing, Treasure
from tabletome.games.sword_and_sorcery.events import (
    BecameGhost,
    CardFlipped,
    CompanionDied,
    EnemyDied,
    EnemyPowerGained,
    FigureDied,
    Healed,
    Wounded,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import MOST_POWER_CARDS, card_power, has_trait, most_charges
from tabletome.games.sword_and_sorcery.rules.heroes.coins import coins_of_each_kind, drop_crowns
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import set_cooldown
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls, lose_rank
from tabletome.games.sword_and_sorcery.rules.map.people import lose_guide
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import COMPANION, ENEMY, HERO, NOBODY, OFF, Enemy, State

FEW_HEROES = 3
"""Up to so many, red and purple enemies have their lower HP. SS-ENEMY-23"""


def lose_hp(g: State, figure: int, amount: int, by: int = NOBODY, *, fire: bool = False, rule: str = "") -> None:
    """Wound tokens; whoever has as many as HP dies. Nothing prevents it.

    SS-GOLD-06, SS-DEATH-01..03, SS-EDEATH-01, SS-ICON-10
    """
    it = g.figures[figure]
    if amount <= 0 or not it.is_up:
        return
    it.wounds += amount
    if fire and it.side == ENEMY and has_trait(g, it.owner, "fire-vulnerability"):
        it.burn_wounds += amount
    if g.listener is not None:
        g.emit(Wounded, g.name_of(figure), amount, max(g.hp_left(figure), 0), rule=rule)
    check_death(g, figure, by)


def check_death(g: State, figure: int, by: int = NOBODY) -> None:
    """An Injury to the maximum HP can kill as well. SS-COND-12"""
    it = g.figures[figure]
    if g.hp_left(figure) > 0:
        return
    if it.side == ENEMY:
        enemy_figure_dies(g, figure)
    elif it.side == COMPANION:
        companion_dies(g, figure)
        feed_killer(g, by)
    else:
        hero_dies(g, figure)
        feed_killer(g, by)


def recover(g: State, figure: int, amount: int) -> None:
    """Wounds go, never more than there are; a companion cannot be healed by heroes. SS-COMPAN-14, SS-DEATH-14, 16"""
    it = g.figures[figure]
    if not it.is_up or it.side == COMPANION or (it.side == HERO and g.lasting("no-heal")):
        return
    healed = min(amount, it.wounds - it.burn_wounds)
    if healed > 0:
        it.wounds -= healed
        g.emit(Healed, g.name_of(figure), healed)


# ------------------------------------------------------------------ heroes


def hero_dies(g: State, hero: int) -> None:
    """A ghost soul: a Soulrank, all conditions and tokens, and what was carried are lost; equipped items stay.

    SS-DEATH-03..08, SS-DEATH-27, SS-ELEM-09
    """
    it, sheet = g.figures[hero], g.heroes[hero]
    g.emit(BecameGhost, sheet.name, rule="SS-DEATH-03")
    it.ghost = True
    clear_effects(g, hero)
    sheet.boosts = ()
    lose_rank(g, hero)
    things: tuple[Thing, ...] = (*map(ItemCard, sheet.inventory), *coins_of_each_kind(sheet.coins))
    if g.story.key_holder == hero:
        g.story.key_holder = NOBODY
        things += (KEY,)
    sheet.inventory = ()
    sheet.coins = (0, 0, 0)
    g.map.drops[it.at] += things
    lose_guide(g, hero)
    if g.priority_hero == hero:
        g.priority_hero = NOBODY


def clear_effects(g: State, figure: int) -> None:
    """All body conditions, penalties and effect tokens; critical tokens go to their discard pile.

    SS-DEATH-06, SS-EFFECT-06
    """
    it = g.figures[figure]
    for injury in it.injuries:
        g.decks.criticals.discard(injury)
    it.injuries = ()
    it.wounds = it.conditions = it.new_conditions = it.fire1 = it.fire2 = 0
    it.magic_shields = it.hit_bonus = it.armor_bonus = it.shield_bonus = 0
    it.down = it.hidden = it.cloaked = it.has_attacked = False


def companion_dies(g: State, figure: int) -> None:
    """What it carries is left lying; the cooldown of the summoning power starts. SS-COMPAN-04, 23, SS-POWER-19"""
    it = g.figures[figure]
    clear_effects(g, figure)
    if g.companion_carries is not None:
        g.map.drops[it.at] += (g.companion_carries,)
        g.companion_carries = None
    it.at = OFF
    master = g.heroes[it.owner]
    rank, g.companion_rank = g.companion_rank, 0
    g.turn.companion_points, g.turn.companion_attack = 0, False
    g.emit(CompanionDied, COMPANION_NAME, rule="SS-COMPAN-04")
    summoned = deeds.Summon(rank)
    for power in master.powers:
        for level in POWERS[power].levels:
            if summoned in level.deeds:
                set_cooldown(g, it.owner, power, level.cooldown)


def feed_killer(g: State, by: int) -> None:
    """A green or blue enemy that killed a hero or companion gains a random power. SS-ENEMY-31"""
    if by == NOBODY or g.figures[by].side != ENEMY or not g.figures[by].is_on_map:
        return
    killer = g.figures[by].owner
    if g.scroll_of(killer).rank in (GREEN, BLUE):
        give_power_card(g, killer)


# ------------------------------------------------------------------ enemies


def give_power_card(g: State, enemy: int) -> None:
    """At most two, each of another type: other draws are discarded. Magic shields come with the card that gives them;
    spent ones stay spent until the Time Phase.

    SS-ENEMY-18, SS-ENEMY-20, SS-ENEMY-27, SS-ENEMY-28
    """
    it = g.enemies[enemy]
    if len(it.powers) >= MOST_POWER_CARDS:
        return
    types = {ENEMY_POWERS[name].icon for name in it.powers}
    for _ in range(len(g.decks.enemy_powers.cards) + len(g.decks.enemy_powers.discards)):
        name = draw(g, g.decks.enemy_powers)
        if ENEMY_POWERS[name].icon in types:
            g.decks.enemy_powers.discard(name)
            continue
        before = card_power(g, enemy, "shields")
        it.powers = (*it.powers, name)
        g.emit(EnemyPowerGained, it.card, name, rule="SS-ENEMY-27")
        for figure in it.figures:
            g.figures[figure].magic_shields += card_power(g, enemy, "shields") - before
        return


def restore_enemy_shields(g: State, enemy: int) -> None:
    """The magic shields of its card and of its power cards are full again. SS-ENEMY-20"""
    it = g.enemies[enemy]
    for figure in it.figures:
        g.figures[figure].magic_shields = CARD[it.card].shields + card_power(g, enemy, "shields")


def printed_hp(g: State, card: str) -> int:
    """Red and purple enemies have two values: by the heroes who started the quest. SS-ENEMY-23"""
    printed = CARD[card]
    return printed.hp_many if printed.hp_many and g.heroes_at_start > FEW_HEROES else printed.hp


def enemy_figure_dies(g: State, figure: int) -> None:
    """One figure of a Horde, or the enemy itself: each figure has its own wounds. SS-AI-49, SS-AI-50, SS-EDEATH-06"""
    it = g.figures[figure]
    enemy = g.enemies[it.owner]
    area = it.at
    if CARD[enemy.card].flip:
        flip_master(g, it.owner, figure)
        return
    clear_effects(g, figure)
    it.at = OFF
    it.came_from = area
    g.fallen = (*g.fallen, figure)
    if all(not g.figures[other].is_on_map for other in enemy.figures):
        enemy_dies(g, it.owner, area)
    else:
        g.emit(FigureDied, enemy.card)


def flip_master(g: State, enemy: int, figure: int) -> None:
    """A beaten side turns over and the fight goes on with the other one. SS-MASTER-02, SS-MASTER-07"""
    it = g.enemies[enemy]
    printed = CARD[it.card]
    gain_souls(g, printed.soul_points)
    drop_spoils(g, it, g.figures[figure].at)
    g.emit(CardFlipped, it.card, printed.flip, rule="SS-MASTER-07")
    it.card = printed.flip
    clear_effects(g, figure)
    g.figures[figure].burn_wounds = 0
    g.figures[figure].max_hp = printed_hp(g, it.card)
    it.charges = most_charges(g, enemy)
    restore_enemy_shields(g, enemy)


def enemy_dies(g: State, enemy: int, area: int) -> None:
    """Soul points, drops, and its cards to their piles; red and purple ones leave the quest.

    SS-EDEATH-02, SS-EDEATH-03, SS-EDEATH-06, SS-ENEMY-24, SS-ENEMY-31
    """
    it = g.enemies[enemy]
    it.dead = True
    g.emit(EnemyDied, it.card, CARD[it.card].soul_points, rule="SS-EDEATH-02")
    gain_souls(g, CARD[it.card].soul_points)
    drop_spoils(g, it, area)
    put_cards_away(g, enemy)
    if it.tag:
        g.story.due = (*g.story.due, *(story for tag, story in g.plan.on_death if tag == it.tag))


def put_cards_away(g: State, enemy: int) -> None:
    """Its power cards and its own card go to their piles; red and purple ones leave the quest. SS-ENEMY-24, 31"""
    it = g.enemies[enemy]
    for power in it.powers:
        g.decks.enemy_powers.discard(power)
    if g.scroll_of(enemy).rank not in (RED, PURPLE):
        g.decks.enemies.discard(it.card)


def enemy_leaves(g: State, enemy: int) -> None:
    """It goes where the story lets it go: nothing is gained by it and nothing left behind."""
    for figure in g.enemies[enemy].figures:
        clear_effects(g, figure)
        g.figures[figure].at = OFF
    g.enemies[enemy].dead = True
    put_cards_away(g, enemy)


def drop_spoils(g: State, it: Enemy, area: int) -> None:
    """Crowns, loot tokens and treasures, the latter two face down. SS-ENEMY-22, SS-EDEATH-04"""
    printed = CARD[it.card]
    if printed.crowns:
        drop_crowns(g, area, printed.crowns)
    for _ in range(printed.loot):
        if token := draw(g, g.decks.loot):
            g.map.drops[area] += (Loot(token),)
    for _ in range(printed.treasures):
        if card := draw(g, g.decks.treasures):
            g.map.drops[area] += (Treasure(card),)
