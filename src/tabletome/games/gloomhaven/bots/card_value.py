"""What cards and hit points are worth to a party that still has so much to do; for bots.

Everything is counted in points of damage dealt. A card is worth the rounds it lasts, as far as they will be needed:
with much to do and few cards a lost one is dear, with many cards and little to do it is cheap. Hit points are worth
more the fewer are left, and less the more haste is needed: nobody wins in good health without cards.
"""

from __future__ import annotations

import functools
from math import exp

from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.bots.attack_odds import hardness
from tabletome.games.gloomhaven.bots.destinations import needs_everyone
from tabletome.games.gloomhaven.bots.evaluate import hidden_enemies, rounds_left, stamina
from tabletome.games.gloomhaven.content.notation.abilities import RecoverLost, Stat
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.state import ESCORT, HERO, State

PACE, A_TURN = 2.5, 2.5
"""How many hit points a character takes from enemies in a round, and what a turn is worth with all that it does."""
TO_THE_NEXT_ROOM = 2
"""Rounds that go by between the last enemy of a room and the first of the next."""
DOUBT = 0.25
"""How wrong the guess of the rounds to come may be, as a share of it."""
LEAST_LIFE, LIFE = 8.0, 0.8
"""What a character is worth at least, who could also be struck in somebody else's stead; and for the rounds to come."""
A_HIT_POINT, A_LAST_ONE, FEW = 0.7, 2.5, 3.0
"""What a hit point costs while there are many, how much more the last one does, and how many are few. When none are
left every blow costs a card."""
A_CARD, A_DISCARDED = 5.0, 5.0
"""What a card is worth at least: it could be lost against a heavier blow."""
LAST_ROUNDS = 6
"""With fewer rounds than these to go cards are worth less and less: none is kept beyond the end."""
COMES_BACK, TO_RECOVER = 0.4, 4
"""What a lost card costs whoever can recover it, as a share, and how many cards must be left for that."""
TO_THE_END = 2.0
"""How much dearer cards are where the scenario needs everyone to the end."""
UNFORESEEN, LEAST_HASTE, MOST_HASTE = 1.3, 0.7, 3.0
"""How many more rounds it takes than one thinks, as a share, and how far haste goes."""
SUMMONED, ESCORTED = 0.4, 2.5
"""What a hit point of a summoned creature is worth, and one of somebody who must not die."""


def rounds_needed(g: State) -> int:
    """How many rounds the party will need for the rest of the scenario, roughly."""
    standing = sum(g.figures[hero].at >= 0 for hero in range(len(g.heroes)))
    seen = sum(effort(it.health, g.stat(n)) for n, it in enumerate(g.figures) if it.at >= 0 and it.hostile)
    hidden = sum(effort(stat.health, stat) for stat in hidden_enemies(g))
    rooms = g.plan.rooms - len(revealed_rooms(g.plan, g.opened))
    return round((seen + hidden) / (PACE * max(standing, 1))) + TO_THE_NEXT_ROOM * rooms + 1


def effort(health: int, stat: Stat) -> float:
    """So many hit points of an enemy, behind its shield."""
    return health * hardness(stat.shield)


def haste(g: State, needed: int) -> float:
    """How short the rounds are that the party can still play: more than 1 if they will hardly be enough."""
    left = [stamina(g, hero) for hero in range(len(g.heroes)) if g.figures[hero].at >= 0]
    each = sum(left) / max(len(left), 1)
    return min(max(UNFORESEEN * needed / max(each, 1.0), LEAST_HASTE), MOST_HASTE)


@functools.cache
def worth_of_rounds(rounds: int, needed: int) -> float:
    """What so many rounds left to play are worth: each as much as it is likely to be needed."""
    spread = 1 + DOUBT * needed
    return A_TURN * sum(1 / (1 + exp((each - needed) / spread)) for each in range(1, rounds + 1))


class Reserves:
    """What the cards and hit points of a party are worth in one position."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.needed = rounds_needed(g)
        self.haste = haste(g, self.needed)
        self.needs_everyone = needs_everyone(g)
        self._lives: dict[int, float] = {}

    def rounds(self, rounds: int) -> float:
        """What so many rounds left to play are worth."""
        return worth_of_rounds(rounds, self.needed)

    def life(self, hero: int) -> float:
        """What it would cost if this character were exhausted now."""
        known = self._lives.get(hero)
        if known is None:
            rounds = stamina(self.g, hero)
            if can_recover(self.g, hero):
                rounds += rounds_left(len(self.g.heroes[hero].lost))
            known = self._lives[hero] = LEAST_LIFE + LIFE * self.rounds(rounds)
        return known

    def loss(self, figure: int, damage: float) -> float:
        """What it costs that somebody of the party suffers so much damage now."""
        it = self.g.figures[figure]
        cost = self.peril(figure, damage)
        return max(cost, self.life(figure)) if it.kind == HERO and damage >= it.health else cost

    def peril(self, figure: int, damage: float) -> float:
        """What it costs to have to expect so much damage: blows that would kill are answered with cards."""
        it = self.g.figures[figure]
        if it.kind != HERO:
            return (ESCORTED if it.kind == ESCORT else SUMMONED) * min(damage, it.health)
        left = it.health - damage
        beyond = max(-left, 0.0)
        last = FEW * (exp(-max(left, 0.0) / FEW) - exp(-it.health / FEW)) + beyond
        return (A_HIT_POINT * damage + A_LAST_ONE * last) / self.haste

    def gain(self, figure: int, heal: int) -> float:
        """What it is worth that somebody is healed."""
        it = self.g.figures[figure]
        healed = min(heal, it.most - it.health)
        if it.kind != HERO:
            return SUMMONED * healed
        last = FEW * (exp(-it.health / FEW) - exp(-(it.health + healed) / FEW))
        return A_HIT_POINT * healed + A_LAST_ONE * last

    def price(self, hero: int, hand: int = 1, discarded: int = 0) -> float:
        """What it costs to lose so many cards from hand, or discarded ones, now."""
        cards = self.g.heroes[hero]
        left = stamina(self.g, hero)
        after = stamina_of(len(cards.hand) + len(cards.chosen) - hand, len(cards.discard) - discarded)
        near_the_end = min(self.needed / LAST_ROUNDS, 1.0)
        least = near_the_end * (A_CARD * hand + A_DISCARDED * discarded)
        price = max(self.rounds(left) - self.rounds(min(after, left)), least)
        kept = len(cards.hand) + len(cards.chosen) + len(cards.discard) - hand - discarded
        comes_back = kept >= TO_RECOVER and can_recover(self.g, hero)
        return price * (COMES_BACK if comes_back else 1.0) * (TO_THE_END if self.needs_everyone else 1.0)


def stamina_of(ready: int, resting: int) -> int:
    """Rounds left with so many cards at hand and so many discarded."""
    return ready // 2 + rounds_left(ready + resting - 1) if resting > 0 else rounds_left(ready)


def can_recover(g: State, hero: int) -> bool:
    """Whether a card is left that takes back all lost ones."""
    cards = g.heroes[hero]
    return any(recovers(cards.name, card) for card in (*cards.hand, *cards.chosen, *cards.discard))


@functools.cache
def recovers(name: str, card: str) -> bool:
    return any(isinstance(ability, RecoverLost) for ability in find_act(f"{name}/{card}/top").abilities)
