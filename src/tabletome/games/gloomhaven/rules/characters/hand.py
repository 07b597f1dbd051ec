"""Which cards are taken along. Rulebook: "Ability cards", "Scenario setup". GH-HAND, GH-SETUP-02, 03, GH-ENH-13"""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import Decision, Script, choose, runs
from tabletome.games.gloomhaven.actions import READY, Ready, Swap
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.enhancements import with_sticker
from tabletome.games.gloomhaven.content.notation.classes import X
from tabletome.games.gloomhaven.events import Swapped
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import State

SwapOrReady: TypeAlias = Swap | Ready


@runs(phases.BUILD_HAND)
def build_hand(g: State) -> Script:
    """One after the other may take cards of the pool, one for one, into a hand of fixed size. GH-HAND-01, 02"""
    hero = g.place
    if hero == len(g.heroes):
        g.place = 0
        g.phase = phases.OUTFIT
        note_hands(g)
        return
    options: list[SwapOrReady] = [*swap_choices(g, hero), READY]
    chosen = yield from choose(Decision(g.seat_of(hero), "hand", options, {"hero": hero}))
    if isinstance(chosen, Swap):
        cards = g.heroes[hero]
        cards.hand = tuple(chosen.into if card == chosen.out else card for card in cards.hand)
        g.emit(Swapped, cards.name, chosen.into, chosen.out, rule="GH-HAND-01")
    else:
        g.place += 1


def swap_choices(g: State, hero: int) -> list[Swap]:
    """Cards of the pool that are not in the hand, each for one that lay there. GH-SETUP-02, GH-ABIL-03, GH-HAND-02

    In a campaign the hand of the last scenario is changed: what was taken out or in stays so.
    """
    cards = g.heroes[hero]
    kind = CLASSES[cards.name]
    pool = (*(card.name for card in kind.cards.values() if card.level == X), *cards.pool)
    if g.party is None:
        left = [card for card in pool if card not in cards.hand]
        return [Swap(out, into) for into in left for out in cards.hand if kind.cards[out].level == 1]
    before = hand_of(g.party.members[hero + g.first_member])
    everything = (*kind.starting_hand, *pool)
    left = [card for card in everything if card not in cards.hand and card not in before]
    return [Swap(out, into) for into in left for out in cards.hand if out in before]


def hand_of(member: Member) -> tuple[str, ...]:
    """The cards taken along the last time, or those of a first game. GH-SETUP-03"""
    return member.hand or CLASSES[member.name].starting_hand


def note_hands(g: State) -> None:
    """The sheets remember the hands for the next time; the cards are played with their stickers. GH-ENH-01"""
    if g.party is not None:
        members = list(g.party.members)
        for place, hero in enumerate(g.heroes, g.first_member):
            members[place] = replace(members[place], hand=hero.hand)
        g.party = replace(g.party, members=tuple(members))
        for hero in g.heroes:
            hero.hand = tuple(as_enhanced(g.party, card) for card in hero.hand)


def as_enhanced(party: Party, card: str) -> str:
    """The name of a card with all the stickers it has. GH-ENH-13"""
    name = card
    for each in party.stickers:
        if each.card == card:
            name = with_sticker(name, each.half, each.line, each.what)
    return name
