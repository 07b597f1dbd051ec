"""What recovering cards is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.near import heroes_near
from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import (
    AlliesRecover,
    AllyRecovers,
    Recover,
    RecoverLost,
    Refresh,
    RefreshWhen,
)
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN, Targets
from tabletome.games.gloomhaven.rules.abilities.recover import refreshable
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina

# Points of damage; set by hand
TOO_EARLY = -20.0  # to take back lost cards while many others are left
TURN_FORGONE = 3.0  # what the turn would have brought in which lost cards are taken back
REST_SAVED = 1.0  # beside the card that a rest would have cost

ITEM_VALUE = 1.0  # an item that can be used again
LAST_CARDS = 4  # with no more than these left lost cards are taken back
TIRED_HAND = 2  # an ally with no more cards in hand
FULL_PILE = 4  # and so many discarded is about to rest

worth(Recover, RefreshWhen, AlliesRecover)(little_against_foes)


@worth(Refresh)
def refresh(outlook: Outlook, at: int, ability: Refresh) -> float:
    """A little for each item that can be used again; nothing if there is none."""
    near = [outlook.hero] if ability.to is Targets.SELF else heroes_near(outlook, at, ability.range)
    items = [min(len(refreshable(outlook.g, who, ability)), ability.items) for who in near]
    many = max(items, default=0) if ability.to in CHOSEN else sum(items)
    return ITEM_VALUE * many if outlook.foes else 0.0


@worth(RecoverLost)
def recover_lost(outlook: Outlook, at: int, ability: RecoverLost) -> float:  # noqa: ARG001 - all are valued alike
    """The rounds that all lost cards bring back."""
    cards, party = outlook.g.heroes[outlook.hero], outlook.party
    ready = len(cards.hand) + len(cards.chosen)
    if ready + len(cards.discard) > LAST_CARDS:
        return TOO_EARLY
    ready += len(cards.lost) - 1
    then = ready // 2 + rounds_left(ready + len(cards.discard) - 1)
    now = stamina(outlook.g, outlook.hero)
    return party.rounds(then) - party.rounds(now) + outlook.card_price - TURN_FORGONE


@worth(AllyRecovers)
def ally_recovers(outlook: Outlook, at: int, ability: AllyRecovers) -> float:  # noqa: ARG001
    """The rest that it saves an adjacent hero who would have to rest soon."""
    return max((saved_rest(outlook, who) for who in heroes_near(outlook, at, 1)), default=0.0)


def saved_rest(outlook: Outlook, ally: int) -> float:
    """What it saves somebody who would have to rest soon."""
    cards = outlook.g.heroes[ally]
    if len(cards.hand) > TIRED_HAND or len(cards.discard) < FULL_PILE:
        return 0.0
    return outlook.party.price(ally) + REST_SAVED
