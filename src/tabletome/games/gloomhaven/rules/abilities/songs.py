"""Songs: what all allies of a singer gain, or all enemies suffer, as long as it is sung. GH-ACTIVE-01, GH-TURN-05"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import APPLY, SKIP, Apply, EndBonus, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Song, TwoSongs
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, POISON, WOUND
from tabletome.games.gloomhaven.rules.abilities.active_cards import (
    ends,
    lasting_of,
    place_at_once,
    put_away,
    put_away_card,
)
from tabletome.games.gloomhaven.rules.abilities.running_action import note_left_out
from tabletome.games.gloomhaven.rules.abilities.songs_heard import song_value
from tabletome.games.gloomhaven.rules.abilities.words import lies_there, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.conditions import heal
from tabletome.games.gloomhaven.rules.movement.move import apart_from_action, move_by_stretches
from tabletome.games.gloomhaven.state import HERO, State

SONG_XP = 1

performs(TwoSongs)(lies_there)


@performs(Song)
def strike_up(g: State, hero: int, ability: Song) -> Asking[bool]:  # noqa: ARG001 - its card says which it is
    """The song is sung at once; an older one is over, or one of two. The new one may be left out. GH-TURN-04"""
    cards = g.heroes[hero]
    limit = 1 + bool(lasting_of(g, hero, TwoSongs))
    while len(places := songs_of(g, hero)) >= limit:
        options: list[EndBonus | Skip] = [*(EndBonus(cards.active[place].card) for place in places), SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "song", options, {"hero": hero}))
        if isinstance(chosen, Skip):
            note_left_out(g)
            return False
        put_away_card(g, hero, chosen.card)
    place_at_once(g, hero)
    return True


def songs_of(g: State, hero: int) -> list[int]:
    """The places in the active area where songs lie."""
    return [place for place, _ in lasting_of(g, hero, Song)]


@ends(TwoSongs)
def keep_one_song(g: State, hero: int, ability: TwoSongs) -> None:  # noqa: ARG001 - all cards are ended alike
    """Without it only the last song goes on."""
    for place in reversed(songs_of(g, hero)[:-1]):
        put_away(g, hero, place)


# What happens at the beginning of a turn


def hear_songs(g: State, who: int) -> Script:
    """Whoever sings gains experience; an ally of a singer may be healed. GH-XP-01"""
    figure = g.figures[who]
    if figure.kind == HERO and songs_of(g, who):
        gain_xp(g, who, SONG_XP)
    by = song_value(g, who, "heal")
    if not by or not (figure.health < figure.max_health or figure.conditions & (POISON | WOUND)):
        return
    options: list[Apply | Skip] = [APPLY, SKIP]
    if figure.kind != HERO or isinstance((yield from ask(Decision(g.seat_of(who), "soothe", options))), Apply):
        heal(g, who, by)


def step_before_attack(g: State, who: int) -> Script:
    """An ally of a singer may move a little before an attack. GH-MOVE-01"""
    step = song_value(g, who, "step")
    if step and not g.figures[who].conditions & IMMOBILIZE:
        points = step + song_value(g, who, "move")
        yield from apart_from_action(g, move_by_stretches(g, who, points))
