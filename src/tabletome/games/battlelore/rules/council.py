"""The War Council and the Lore deck. Rulebook: "War Council". BL-COUNCIL-01, 02, BL-CSETUP, BL-CUSTOM"""

from __future__ import annotations

from tabletome.engine import Decision, Deck, Script, ask, together
from tabletome.engine.deck import without
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.adventures import Special
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import (
    CLASSES,
    COMMANDER,
    LORE_TOKENS,
    MEMBER_NAMES,
    MEMBERS,
    ROGUE,
    WARRIOR,
    WIZARD,
)
from tabletome.games.battlelore.events import CouncilCalled
from tabletome.games.battlelore.rules.decks import draw_lore
from tabletome.games.battlelore.rules.lore import highest_level
from tabletome.games.battlelore.state import State

TOP_LEVEL = 3
"""The highest level of a member. BL-COUNCIL-03"""
COMMAND_CARDS_BY_LEVEL = (3, 4, 5, 6)
"""Without a Commander, and with one of level 1, 2, 3. BL-COUNCIL-05, 08"""
OF_CLASS_IN_BOTH = 14
OF_CLASS_IN_ONE = 8
OF_CLASS_IN_NONE = 5
"""Lore cards of a class in the deck, by how many councils have its Lore Master. BL-CSETUP-05, 06, 07"""
NO_MEDIEVAL_LORE = frozenset({"pick-pocket", "deja-vu", "false-orders", "terrified", "foiled"})
MEDIEVAL_LORE = tuple(
    name
    for name, card in LORE_CARDS.items()
    if (card.member in (WARRIOR, ROGUE) and name not in NO_MEDIEVAL_LORE)
    or name in ("eagle-eye", "mass-speed", "bless", "move-as-the-wind")
)
"""The deck of the Medieval Lore variant: all cards of the Warrior, those of the Rogue but for numbers 1, 3, 7, 8 and
15, numbers 4 and 9 of the Wizard, 3 and 4 of the Cleric. There are Commanders only, so that each card is played out of
character, and nobody keeps more than one. Published facts."""
DEALT = 4
"""Lore cards dealt to each player at the start. BL-CSETUP-08"""
MOST_LEVELS = 10
RECOMMENDED_LEVELS = 6
"""The sum of levels that the book proposes for councils of one's own. BL-CUSTOM-03"""


# Councils of one's own


def choose_councils(g: State) -> Script:
    """Both players set the levels of their members, in secret from each other. BL-CUSTOM-01..04, 07"""
    g.councils_open = False
    for member in MEMBERS:
        yield from choose_levels(g, member)
    g.councils_open = True
    g.reveal()
    for seat in range(g.seats):
        g.emit(CouncilCalled, seat, g.councils[seat], rule="BL-CUSTOM-04")


def choose_levels(g: State, member: int) -> Script:
    """The level of one member on both councils, asked of whoever has a choice."""
    options = [(seat, level_choices(g, seat, member)) for seat in range(g.seats)]
    about = {"member": MEMBER_NAMES[member]}
    asked = [Decision(seat, "set-level", levels, about) for seat, levels in options if len(levels) > 1]
    if not asked:
        return
    answers: dict[int, actions.SetLevel]
    if len(asked) == 1:
        (only,) = asked
        answers = {only.seat: (yield from ask(only))}
    else:
        answers = yield together(*asked)
    for seat, chosen in answers.items():
        levels = list(g.councils[seat])
        levels[member] = chosen.level
        g.councils[seat] = tuple(levels)


def levels_left(g: State, seat: int) -> int:
    """The levels that are left of the agreed sum; a Creature in the army costs a level. BL-CUSTOM-02, 03"""
    return max(0, g.levels[seat] - g.scenario.creatures(seat) - sum(g.councils[seat]))


def level_choices(g: State, seat: int, member: int) -> list[actions.SetLevel]:
    """Every level that is left for a member, the highest first. BL-COUNCIL-03, 06"""
    most = min(TOP_LEVEL, levels_left(g, seat))
    least = int(member == COMMANDER and Special.COMMANDERS in g.scenario.specials)
    return [actions.SetLevel(MEMBER_NAMES[member], level) for level in range(most, least - 1, -1)]


def command_cards(g: State, seat: int) -> int:
    """The Commander's level gives the hand; the adventure's own number comes first. BL-COUNCIL-04, 05, 07"""
    if g.scenario.lore and g.levels:
        return COMMAND_CARDS_BY_LEVEL[g.councils[seat][COMMANDER]]
    return g.scenario.command[seat]


# The Lore deck


def is_first_lore_game(g: State) -> bool:
    """The adventure gives both players a Wizard of level 1 and no other Lore Master. BL-LORE-02, 03"""
    return not g.levels and all(
        [council[member] for member in CLASSES] == [member == WIZARD for member in CLASSES] for council in g.councils
    )


def build_lore_deck(g: State) -> None:
    """So many random cards of each class as councils have it; the rest stays unseen in the box. BL-CSETUP-04..07"""
    deck: list[str] = []
    box: list[str] = []
    if g.medieval_lore:
        g.lore_deck = Deck.shuffled(MEDIEVAL_LORE, g.rng)
        g.lore_box = tuple(sorted(set(LORE_CARDS) - set(MEDIEVAL_LORE)))
        g.pool = LORE_TOKENS
        return
    for member in CLASSES:
        pile = g.rng.shuffled([name for name, card in LORE_CARDS.items() if card.member == member])
        count = cards_of_class(g, member)
        deck += pile[:count]
        box += pile[count:]
    g.lore_deck = Deck.shuffled(deck, g.rng)
    g.lore_box = tuple(sorted(box))


def cards_of_class(g: State, member: int) -> int:
    """How many Lore cards of a class are in the game. BL-CSETUP-05, 06, 07

    In the first Lore game the deck is the Wizard's cards alone. BL-LORE-04
    """
    if is_first_lore_game(g):
        return len(LORE_CARDS) // len(CLASSES) if member == WIZARD else 0
    seats = sum(council[member] > 0 for council in g.councils)
    return (OF_CLASS_IN_NONE, OF_CLASS_IN_ONE, OF_CLASS_IN_BOTH)[seats]


def starting_cards(g: State, seat: int) -> int:
    """As many Lore cards, and as many tokens, as the highest Lore Master has levels.

    BL-COUNCIL-10, 11, BL-CSETUP-03, BL-CUSTOM-05
    """
    return highest_level(g, seat)


def deal_lore(g: State) -> None:
    """Four cards each, and the starting tokens from the pool. BL-LORE-05, 08, 10, BL-CSETUP-03, 08"""
    g.pool = LORE_TOKENS
    for seat in range(g.seats):
        for _ in range(DEALT):
            draw_lore(g, seat, "BL-CSETUP-08")
        g.tokens[seat] = starting_cards(g, seat)
        g.pool -= g.tokens[seat]


def choose_starting_cards(g: State) -> Script:
    """Each keeps some of the four in secret; the rest goes back into the deck. BL-LORE-05..07, BL-CSETUP-08, 09"""
    for seat in range(g.seats):
        yield from keep_some(g, seat, starting_cards(g, seat))
    g.lore_deck.reshuffle(g.rng)


def keep_some(g: State, seat: int, keep: int) -> Script:
    """Of the Lore cards dealt, a seat keeps so many; those it has chosen lie behind the others meanwhile."""
    for kept in range(keep):
        dealt = g.lore_hands[seat][: DEALT - kept]
        options = [actions.KeepLore(card) for card in sorted(set(dealt))]
        chosen = yield from ask(Decision(seat, "keep-lore", options, {"kept": kept, "keep": keep}))
        g.lore_hands[seat] = (*without(g.lore_hands[seat], chosen.card), chosen.card)
    back = g.lore_hands[seat][: DEALT - keep]
    g.lore_hands[seat] = g.lore_hands[seat][DEALT - keep :]
    g.lore_deck.cards += back
