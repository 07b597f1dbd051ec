"""Arythea's Skills."""

from __future__ import annotations

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Decline, DiscardCard, Done, PickPlayer
from tabletome.games.mage_knight.cards.skills.common import SIDEWAYS_STAGES, by_time, has_wound, motivation
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLACK, FIRE, GREEN, RED, WHITE, WOUND
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.deeds.notation import (
    PEACE,
    Attack,
    Block,
    Crystal,
    Effect,
    Influence,
    Mana,
    Move,
    Siege,
    Special,
    ThisTurn,
    choose_colour,
)
from tabletome.games.mage_knight.state import Player, State

DONE = Done()
DECLINE = Decline()


def wound_sideways(points: int) -> Effect:
    """A Wound is played sideways as other cards are, for whatever points are of use now. MK-DEED-06, MK-TURN-19"""
    sideways = Move(points) | Influence(points) | Attack(points) | Block(points)

    def run(g: State, p: Player, use: Use) -> Script | None:
        p.hand = piles.without(p.hand, WOUND)
        p.play_area += (WOUND,)
        p.turn.has_played = True
        return sideways.do(g, p, use._replace(sideways=True))

    return Special("wound-sideways", run, has_wound, SIDEWAYS_STAGES, points)


def invocation(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Wound for red or black, another card for white or green; the mana is used at once or lost."""
    cards = list(dict.fromkeys(p.hand))
    card = yield from one_of(p.seat, "discard-for", cards, DiscardCard)
    piles.discard_card(g, p, card)
    colour = yield from choose_colour(p, (RED, BLACK) if card == WOUND else (WHITE, GREEN))
    mana.gain_mana(g, p, colour)
    add(p, changes.Invoked(colour))


def has_cards(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(p.hand)


def healing_ritual(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to two Wounds leave the hand, one of them for the nearest hero's."""
    seat = yield from one_of(p.seat, "choose-player", nearest_heroes(g, p), lambda each: PickPlayer(each + 1))
    piles.throw_away(g, p, WOUND)
    piles.into_hand(g.players[seat], WOUND)
    if WOUND in p.hand and isinstance((yield Decision(p.seat, "one-more", [DONE, DECLINE])), Done):
        piles.throw_away(g, p, WOUND)


def can_share_wound(g: State, p: Player) -> bool:
    return WOUND in p.hand and g.seats > 1


def nearest_heroes(g: State, p: Player) -> list[int]:
    far = g.board.within(p.space, 40)
    distances = {
        other.seat: far.get(other.space, 99) for other in g.players if other.seat != p.seat and other.space
    } or {other.seat: 0 for other in g.players if other.seat != p.seat}
    least = min(distances.values())
    return [seat for seat, distance in distances.items() if distance == least]


def ritual_of_pain(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to two Wounds are thrown away."""
    for count in range(2):
        if WOUND not in p.hand:
            return
        if count and isinstance((yield Decision(p.seat, "one-more", [DONE, DECLINE])), Decline):
            return
        piles.throw_away(g, p, WOUND)


# fmt: off
skill("dark-paths", by_time(Move(1), Move(2)))
skill("burning-power", Siege(1) | Siege(1, FIRE))
skill("hot-swordsmanship", Attack(2) | Attack(2, FIRE))
skill("dark-negotiation", by_time(Influence(2), Influence(3)))
skill("dark-fire-magic", Crystal((RED,)) & Mana((RED, BLACK)))
skill("power-of-pain", wound_sideways(2))
skill("invocation", Special("invocation", invocation, has_cards))
skill("polarization", ThisTurn(changes.Polarized()))
skill("motivation-arythea", motivation(RED))
skill("healing-ritual", Special("healing-ritual", healing_ritual, can_share_wound, PEACE))
skill("ritual-of-pain", Special("ritual-of-pain", ritual_of_pain, has_wound, PEACE), answer=wound_sideways(3))
# fmt: on
