"""What songs are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Song, TwoSongs
from tabletome.games.gloomhaven.rules.abilities.songs import songs_of

# Set by hand
ROUNDS_SUNG = 0.5  # share of the rounds to come in which a song is sung
MOST_ROUNDS = 5.0
EVERY_ROUND = 0.4  # points of damage that any song is worth in a round
POINT_EACH_ALLY = 0.5  # of attack, shield or healing for one ally in a round
ANOTHER_SONG = -1.0  # a second one only ends the first

worth(TwoSongs)(little_against_foes)


@worth(Song)
def song(outlook: Outlook, at: int, ability: Song) -> float:  # noqa: ARG001 - all abilities are valued alike
    """What it gives each ally in every round in which it is sung."""
    if songs_of(outlook.g, outlook.hero) or not outlook.foes:
        return ANOTHER_SONG if outlook.foes else 0.0
    points = ability.attack + ability.attack_once + ability.shield + ability.retaliate + ability.heal
    points += len(ability.give) + ability.step + 2 * ability.disheartens
    each = EVERY_ROUND + POINT_EACH_ALLY * points * len(outlook.friends)
    return each * min(ROUNDS_SUNG * outlook.party.needed, MOST_ROUNDS)
