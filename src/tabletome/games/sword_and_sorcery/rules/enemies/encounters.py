"""Encounter cards: which enemies act, in which order. Rulebook: the enemy turn; enemy activation.

SS-BATTLE-13, SS-AI-01
"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Target
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.notation.orders import Activate, Recharge, ShuffleEncounters, UseSpecials
from tabletome.games.sword_and_sorcery.content.notation.quests import EncounterCard
from tabletome.games.sword_and_sorcery.content.notation.terms import RANKS
from tabletome.games.sword_and_sorcery.events import EncounterDrawn
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import activation_key
from tabletome.games.sword_and_sorcery.rules.enemies.activation import (
    activate,
    engaged_heroes,
    regain_charge,
    use_special,
)
from tabletome.games.sword_and_sorcery.rules.enemies.movement import distance_to, first_figure, standing
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import STUN, State


def draw_encounter(g: State) -> None:
    """Take the top card and note whom it activates: by its main effect, or by the other if that concerns nobody.

    SS-AI-08, SS-AI-12, SS-BATTLE-10, SS-BATTLE-13
    """
    name = draw(g, g.decks.encounters)
    card = ENCOUNTERS[name]
    orders, main = card.main, True
    enemies = concerned(g, orders)
    if not enemies and card.otherwise:
        orders, main = card.otherwise, False
        enemies = concerned(g, orders)
    g.activation.encounter = name
    g.activation.waiting = tuple(enemies)
    g.activation.count = sum(order.count for order in orders)
    g.activation.last_resort = any(order.last_resort for order in orders)
    g.emit(EncounterDrawn, name, main, rule="SS-AI-08")


def concerned(g: State, orders: tuple[Activate, ...]) -> list[int]:
    return [enemy for enemy in g.enemies_in_play() if any(fits(g, enemy, order) for order in orders)]


def fits(g: State, enemy: int, order: Activate) -> bool:
    """By rank, fighting style, race or condition. A master with the `any` rune has every style.

    SS-AI-02, SS-ENEMY-07, SS-ENEMY-08, SS-MASTER-06
    """
    scroll = g.scroll_of(enemy)
    if order.rank and scroll.rank != order.rank:
        return False
    if order.styles and scroll.style not in (*order.styles, "any"):
        return False
    if order.race and scroll.race != order.race:
        return False
    if order.wounded and not any(g.figures[figure].wounds for figure in standing(g, enemy)):
        return False
    if order.engaged and not engaged_heroes(g, enemy):
        return False
    if order.near >= 0 and all(distance_to(g, enemy, g.figures[hero].at) > order.near for hero in g.allies()):
        return False
    return not order.highest or RANKS.index(scroll.rank) == highest_rank(g)


def highest_rank(g: State) -> int:
    return max(RANKS.index(g.scroll_of(enemy).rank) for enemy in g.enemies_in_play())


def is_stunned(g: State, enemy: int) -> bool:
    return all(g.figures[figure].conditions & STUN for figure in standing(g, enemy))


def next_enemy(g: State) -> Asking[int]:
    """The active player's first, then clockwise; the highest rank first; the active player decides between equals.

    Where a number of enemies is called for, a player offers stunned ones last. SS-AI-04, SS-AI-05, SS-AI-06, SS-AI-07
    """

    def order(enemy: int) -> tuple[int, bool, int]:
        player, rank = activation_key(g, enemy)
        return player, bool(g.activation.count) and is_stunned(g, enemy), rank

    first = min(order(enemy) for enemy in g.activation.waiting)
    options = [Target(first_figure(g, enemy)) for enemy in g.activation.waiting if order(enemy) == first]
    chosen = yield from choose(Decision(g.speaker, "next-enemy", options))
    return g.figures[chosen.figure].owner


def activate_one(g: State) -> Script:
    """The next of the enemies that the card concerns. SS-AI-04"""
    g.activation.waiting = tuple(enemy for enemy in g.activation.waiting if not g.enemies[enemy].dead)
    if not g.activation.waiting:
        return
    enemy = yield from next_enemy(g)
    g.activation.waiting = tuple(other for other in g.activation.waiting if other != enemy)
    if g.activation.count:
        g.activation.count -= 1
        if not g.activation.count:
            g.activation.waiting = ()
    yield from activate(g, enemy, g.activation.last_resort)


def finish_encounter(g: State) -> Script:
    """What else the card orders; then it is discarded. SS-BATTLE-13, SS-AI-13"""
    card = ENCOUNTERS[g.activation.encounter]
    g.decks.encounters.discard(card.name)
    g.activation.encounter = ""
    g.activation.last_resort = False
    yield from then(g, card)


def then(g: State, card: EncounterCard) -> Script:
    for order in card.then:
        match order:
            case ShuffleEncounters():
                reshuffle(g, card.name)
            case UseSpecials():
                yield from all_specials(g)
            case Recharge():
                recharge_all(g, order.by)


def reshuffle(g: State, name: str) -> None:
    """All encounter cards back into the deck; the card itself stays alone in the discard pile. SS-AI-13"""
    cards = [card for card in g.decks.encounters.cards + g.decks.encounters.discards if card != name]
    g.decks.encounters.cards = tuple(g.rng.shuffled(cards))
    g.decks.encounters.discards = (name,)


def all_specials(g: State) -> Script:
    """Every enemy uses its special power. SS-ICON-07"""
    for enemy in sorted(g.enemies_in_play(), key=lambda each: activation_key(g, each)):
        yield from use_special(g, enemy)


def recharge_all(g: State, by: int) -> None:
    for enemy in g.enemies_in_play():
        for _ in range(by):
            regain_charge(g, enemy)


def resolve_encounter(g: State) -> Script:
    """A card drawn outside the enemy turn, even with no enemies in play; a hero's turn waits. SS-AI-09, SS-AI-10"""
    draw_encounter(g)
    while g.activation.waiting and not g.story.result:
        yield from activate_one(g)
    yield from finish_encounter(g)
