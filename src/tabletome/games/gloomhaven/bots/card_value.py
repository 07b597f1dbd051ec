"""What cards and hit points are worth to a party that still has so much to do; for bots.

Everything is counted in points of damage dealt. A card is worth the rounds it lasts, as far as they will be needed:
with much to do and few cards a lost one is dear, with many cards and little to do it is cheap. Hit points are worth
more the fewer are left, and less the more haste is needed: nobody wins in good health without cards.
"""

from __future__ import annotations

import functools
from math import exp

from tabletome.games.gloomhaven.bots.destinations import needs_everyone
from tabletome.games.gloomhaven.bots.pace import courage, haste, rounds_granted, rounds_needed
from tabletome.games.gloomhaven.content.notation.scenarios import Lost
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.abilities.recover import recovers_all_lost
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina, stamina_of
from tabletome.games.gloomhaven.state import ESCORT, HERO, Figure, State

# Rounds; set by hand
ROUNDS_DOUBT = 0.25  # how wrong the guess of the rounds to come may be, as a share of it
LAST_ROUNDS = 6  # with fewer to go cards are worth less and less: none is kept beyond the end

# Points of damage; set by hand and tried in games by instinct
TURN_VALUE = 4.0  # a turn with all that it does
LEAST_LIFE_VALUE = 8.0  # a character, who could also be struck in somebody else's stead
LIFE_SHARE = 0.8  # of the rounds to come, beside that
HIT_POINT_VALUE = 0.6  # while there are many
LAST_HIT_POINT_VALUE = 2.5  # more for the last one
BEYOND_VALUE = 2.0  # a point of damage when none are left: every blow costs a card, or two
FEW_HIT_POINTS = 3.0  # hit points that are few
LEAST_CARD_VALUE = 6.0  # in hand or discarded: it could be lost against a heavier blow
SUMMON_HIT_POINT_VALUE = 0.4
ESCORT_HIT_POINT_VALUE = 2.5  # of somebody who must not die
LOST_ESCORT_COST = 120.0  # if the scenario is lost with somebody
FEW_OF_ESCORT = 5.0  # hit points that are few for somebody with whom the scenario is lost

RECOVERED_SHARE = 0.4  # of its price that a lost card costs whoever can recover it
CARDS_TO_RECOVER = 4  # that must be left for that
CARDS_IN_A_CROWD = (
    0.6  # times as dear are cards against so many enemies that few rounds are left to be played with them
)
HIT_POINTS_IN_A_CROWD = 1.25  # times as dear are hit points then
EVERYONE_NEEDED = 2.0  # times as dear are lives and cards where the scenario needs everyone to the end


@functools.cache
def worth_of_rounds(rounds: int, needed: int) -> float:
    """What so many rounds left to play are worth: each as much as it is likely to be needed."""
    spread = 1 + ROUNDS_DOUBT * needed
    return TURN_VALUE * sum(1 / (1 + exp((each - needed) / spread)) for each in range(1, rounds + 1))


def last_hit_points(left: float) -> float:
    """How many of the last hit points have been lost by whoever has so many left: most when none are left."""
    return FEW_HIT_POINTS * exp(-left / FEW_HIT_POINTS)


def hit_point_value(figure: Figure) -> float:
    """Of somebody who is no character."""
    return ESCORT_HIT_POINT_VALUE if figure.kind == ESCORT else SUMMON_HIT_POINT_VALUE


class PartyValue:
    """What the cards and hit points of a party are worth in one position."""

    def __init__(self, g: State) -> None:
        self.g = g
        needed = rounds_needed(g)
        self.haste = haste(g, needed)
        self.granted = rounds_granted(g)
        self.needed = int(min(needed, self.granted))
        crowd = 1 - courage(g)
        self.times_cards = 1 - (1 - CARDS_IN_A_CROWD) * crowd
        self.times_hit_points = 1 + (HIT_POINTS_IN_A_CROWD - 1) * crowd
        self.needs_everyone = needs_everyone(g)
        self.must_live = {defeat.escort for defeat in page(g.scenario).defeats if isinstance(defeat, Lost)}
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
            known = self._lives[hero] = self.times_everyone(LEAST_LIFE_VALUE + LIFE_SHARE * self.rounds(rounds))
        return known

    def loss(self, who: int, damage: float) -> float:
        """What it costs that somebody of the party suffers so much damage now."""
        figure = self.g.figures[who]
        cost = self.expected_loss(who, damage)
        return max(cost, self.life(who)) if figure.kind == HERO and damage >= figure.health else cost

    def expected_loss(self, who: int, damage: float) -> float:
        """What it costs to have to expect so much damage: blows that would kill are answered with cards."""
        figure = self.g.figures[who]
        if figure.kind != HERO:
            suffered = min(damage, figure.health)
            return hit_point_value(figure) * suffered + self.risk(figure, figure.health - suffered)
        left = figure.health - damage
        beyond = max(-left, 0.0)
        last = last_hit_points(max(left, 0.0)) - last_hit_points(figure.health)
        suffered = HIT_POINT_VALUE * (damage - beyond) + LAST_HIT_POINT_VALUE * last
        return self.times_hit_points * (suffered / (1.0 if self.needs_everyone else self.haste) + BEYOND_VALUE * beyond)

    def risk(self, figure: Figure, left: float) -> float:
        """How much nearer the scenario is to being lost if somebody has so many hit points left who must not die."""
        if figure.name not in self.must_live:
            return 0.0
        return LOST_ESCORT_COST * (exp(-left / FEW_OF_ESCORT) - exp(-figure.health / FEW_OF_ESCORT))

    def gain(self, who: int, heal: int) -> float:
        """What it is worth that somebody is healed."""
        figure = self.g.figures[who]
        healed = min(heal, figure.max_health - figure.health)
        if figure.kind != HERO:
            return hit_point_value(figure) * healed - self.risk(figure, figure.health + healed)
        last = last_hit_points(figure.health) - last_hit_points(figure.health + healed)
        return self.times_hit_points * (HIT_POINT_VALUE * healed + LAST_HIT_POINT_VALUE * last)

    def price(self, hero: int, hand: int = 1, discarded: int = 0) -> float:
        """What it costs to lose so many cards from hand, or discarded ones, now."""
        cards = self.g.heroes[hero]
        left = stamina(self.g, hero)
        after = stamina_of(len(cards.hand) + len(cards.chosen) - hand, len(cards.discard) - discarded)
        near_the_end = min(self.needed / LAST_ROUNDS, 1.0)
        least = 0.0 if after >= self.granted else near_the_end * LEAST_CARD_VALUE * (hand + discarded)
        price = max(self.rounds(left) - self.rounds(min(after, left)), least)
        kept = len(cards.hand) + len(cards.chosen) + len(cards.discard) - hand - discarded
        comes_back = kept >= CARDS_TO_RECOVER and can_recover(self.g, hero)
        return self.times_cards * self.times_everyone(price * (RECOVERED_SHARE if comes_back else 1.0))

    def times_everyone(self, worth: float) -> float:
        """Lives and cards are dearer where the scenario needs everyone to the end."""
        return worth * (EVERYONE_NEEDED if self.needs_everyone else 1.0)


def can_recover(g: State, hero: int) -> bool:
    """Whether a card is left that takes back all lost ones."""
    cards = g.heroes[hero]
    return any(recovers_all_lost(cards.name, card) for card in (*cards.hand, *cards.chosen, *cards.discard))
