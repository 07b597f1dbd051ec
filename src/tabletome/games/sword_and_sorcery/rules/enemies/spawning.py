"""How enemies come into play: shadow tokens, Spawn Gates, assignment. Rulebook: shadows, spawning, master enemies."""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.board import Board
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.enemies import CARD, ENEMY_CARDS, MASTERS, SCROLLS
from tabletome.games.sword_and_sorcery.content.notation.orders import Spawn
from tabletome.games.sword_and_sorcery.content.tokens import (
    SHADOW,
    CommonerShadow,
    EnemyShadow,
    StoryEnemyShadow,
    StoryTokenShadow,
)
from tabletome.games.sword_and_sorcery.events import EnemyAppeared, PriorityMoved, ShadowRevealed
from tabletome.games.sword_and_sorcery.rules.combat.death import (
    FEW_HEROES,
    give_power_card,
    printed_hp,
    restore_enemy_shields,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import most_charges
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import ENEMY, NOBODY, OFF, Enemy, Figure, ShadowToken, State

# ------------------------------------------------------------------ coming into play


def enter_play(g: State, card: str, area: int, tag: str = "") -> int:
    """The card is assigned, figures, power cards, charges and magic shields are laid out.

    SS-ENEMY-10, SS-ENEMY-15, SS-ENEMY-18, SS-SPAWN-06, SS-MASTER-03, SS-MASTER-16
    """
    printed = CARD[card]
    enemy = len(g.enemies)
    first = len(g.figures)
    g.enemies.append(Enemy(card, assign(g, card), tuple(range(first, first + printed.figures)), tag=tag))
    hp = printed_hp(g, card)
    g.figures += [Figure(ENEMY, enemy, area, hp) for _ in range(printed.figures)]
    g.enemies[enemy].charges = most_charges(g, enemy)
    controller = g.heroes[g.enemies[enemy].controller].name
    g.emit(EnemyAppeared, card, g.layout.names[area], controller, rule="SS-SPAWN-06")
    for _ in range(printed.power_icons):
        give_power_card(g, enemy)
    restore_enemy_shields(g, enemy)
    if card in MASTERS:
        give_priority(g, g.active if not g.figures[g.active].ghost else NOBODY, 1)
    return enemy


def give_priority(g: State, hero: int, level: int) -> None:
    """The priority token. SS-MASTER-16"""
    g.priority_hero, g.priority_level = hero, level
    if hero != NOBODY:
        g.emit(PriorityMoved, g.heroes[hero].name, level, rule="SS-MASTER-11")


def assign(g: State, card: str) -> int:
    """The second copy goes with the first; else to whoever has the fewest cards, the active player first, then
    clockwise. Every hero counts as a player.

    SS-SPAWN-07, SS-SPAWN-08, SS-SPAWN-09, SS-SETUP-06
    """
    scroll = CARD[card].scroll
    held: list[int] = []
    for enemy in g.enemies:
        if enemy.dead or enemy.card in MASTERS:
            continue
        if CARD[enemy.card].scroll == scroll:
            return enemy.controller
        held.append(enemy.controller)
    if card in MASTERS:
        return g.active
    clockwise = [(g.active + step) % len(g.heroes) for step in range(len(g.heroes))]
    return min(clockwise, key=held.count)


def top_enemy(g: State, area: int) -> int:
    """The top card of the enemy deck enters; nobody does when all are in play. SS-SPAWN-06, SS-SPAWN-10"""
    card = draw(g, g.decks.enemies)
    return enter_play(g, card, area) if card else NOBODY


def certain_enemy(g: State, kind: str, rank: str, area: int, tag: str) -> int:
    """A card that the quest has set aside comes at once. Else draw and discard until the needed one comes; if it is
    nowhere,
    nobody appears and the deck stays as it was. SS-GOLD-09, SS-SPAWN-11, SS-SPAWN-12
    """
    if kind == "random":
        enemy = top_enemy(g, area)
        if enemy != NOBODY:
            g.enemies[enemy].tag = tag
        return enemy
    if kind in MASTERS:
        if any(not each.dead and SCROLLS[CARD[each.card].scroll].kind == SCROLLS[kind].kind for each in g.enemies):
            return NOBODY
        return enter_play(g, kind, area, tag)
    fitting = [
        card for card in ENEMY_CARDS
        if SCROLLS[CARD[card].scroll].kind == kind and rank in ("", SCROLLS[CARD[card].scroll].rank)
    ]  # fmt: skip
    if not any(card in g.plan.enemies for card in fitting):
        aside = [card for card in fitting if card not in g.story.set_aside_used]
        if not aside:
            return NOBODY
        g.story.set_aside_used = (*g.story.set_aside_used, aside[0])
        return enter_play(g, aside[0], area, tag)
    wanted = [card for card in g.decks.enemies.cards + g.decks.enemies.discards if card in fitting]
    if not wanted:
        return NOBODY
    while True:
        card = draw(g, g.decks.enemies)
        if card in wanted:
            return enter_play(g, card, area, tag)
        g.decks.enemies.discard(card)


# ------------------------------------------------------------------ Spawn Gates


def spawn(g: State, count: int) -> None:
    """Gate and card anew for each enemy. SS-SPAWN-03"""
    for _ in range(count):
        area = roll_gate(g)
        if area == OFF:
            return
        top_enemy(g, area)


def roll_gate(g: State) -> int:
    """The only active gate, or the one whose symbol a blue die shows, rerolled until one fits.

    SS-SPAWN-03, SS-SPAWN-04, SS-SPAWN-05
    """
    active = [gate for gate in g.map.gates if gate.open]
    match active:
        case []:
            return OFF
        case [gate]:
            return gate.area
    while True:
        face = BLUE_FACES[g.rng.below(SIDES)]
        for gate in active:
            if gate.symbol in face:
                return gate.area


def spawn_count(g: State, order: Spawn) -> int:
    """Never below 0; the column is that of the heroes who started the quest. SS-EVENT-08, SS-ICON-13"""
    more = order.few if g.heroes_at_start <= FEW_HEROES else order.many
    return max(0, heroes_in_play(g) - len(g.enemies_in_play()) + more)


def heroes_in_play(g: State) -> int:
    """Living heroes, and the companion's Hero Count. SS-EVENT-08, SS-EVENT-09, SS-COMPAN-07, SS-COMPAN-19"""
    count = len(g.living())
    if g.companion_rank:
        count += g.companion_card.hero_count
    return count


# ------------------------------------------------------------------ shadow tokens


def lay_shadow(g: State, area: int) -> None:
    """From the supply, made anew from discards when empty. SS-SHADOW-07"""
    face = draw(g, g.decks.shadows)
    if face:
        g.map.shadows = (*g.map.shadows, ShadowToken(area, face))


def reveal_shadows(g: State) -> None:
    """Every token that a living hero sees now is turned over, even if what comes first would hide the next.

    Companions and ghost souls reveal none. SS-SHADOW-02..05, SS-COMPAN-13, SS-DEATH-22, SS-ELEM-03
    """
    while seen := tokens_in_sight(g):
        g.map.shadows = tuple(token for token in g.map.shadows if token not in seen)
        for token in seen:
            g.reveal()
            g.emit(ShadowRevealed, token.face, g.layout.names[token.area], rule="SS-SHADOW-03")
            g.decks.shadows.discard(token.face)
            turn_over(g, token.area, token.face)


def tokens_in_sight(g: State) -> list[ShadowToken]:
    """The shadow tokens that a living hero sees."""
    shadows = g.map.shadows
    if not shadows:
        return []
    within_sight = overlooking(g.board, shadows)
    for figure in g.figures[: len(g.heroes)]:
        if within_sight[figure.at] and not figure.ghost:
            return [token for token in shadows if is_seen(g, token.area)]
    return []


def is_seen(g: State, area: int) -> bool:
    """Whether a living hero sees this area now. SS-LOS-03"""
    in_sight = g.board.in_sight
    return any(in_sight[g.figures[hero].at] >> area & 1 and g.hero_sees(hero, area) for hero in g.living())


@functools.lru_cache(maxsize=4096)
def overlooking(board: Board, shadows: tuple[ShadowToken, ...]) -> tuple[bool, ...]:
    """By area, whether one of these tokens can be seen from there, if nobody stands in between: they are looked for all
    the time, and seldom move."""
    lying = sum(1 << area for area in {token.area for token in shadows})
    return tuple(bool(seen & lying) for seen in board.in_sight)


def turn_over(g: State, area: int, face: str) -> None:
    """What the face of a shadow token brings: enemies, or a paragraph of the story. SS-SHADOW-06"""
    match SHADOW[face]:
        case EnemyShadow(count, advanced):
            for _ in range(count):
                enemy = top_enemy(g, area)
                if advanced and enemy != NOBODY:
                    give_power_card(g, enemy)
        case StoryEnemyShadow():
            kind, rank, tag = g.plan.story_enemy
            if kind:
                certain_enemy(g, kind, rank, area, tag)
        case StoryTokenShadow():
            tell(g, g.plan.story_token, area)
        case CommonerShadow():
            tell(g, g.plan.commoner, area)


def tell(g: State, paragraph: str, area: int) -> None:
    """The paragraph is read as soon as may be, if the quest has it."""
    if paragraph:
        g.story.due = (*g.story.due, paragraph)
        g.story.due_at = area
