"""What a figure has by the songs of its allies, and suffers by those of its enemies. GH-TURN-05"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.notation.abilities import Song
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.state import SUMMON, State

Value: TypeAlias = Literal["attack", "shield", "move", "range", "heal", "step"]


def has_singers(g: State) -> bool:
    """Whether any character has active cards at all: without them nobody sings."""
    for cards in g.heroes:  # noqa: SIM110 - asked in every turn and attack, where a generator costs more than the answer
        if cards.active:
            return True
    return False


def songs_for(g: State, who: int) -> list[Song]:
    """The songs that this figure's allies sing."""
    songs: list[Song] = []
    for hero, cards in enumerate(g.heroes):
        if cards.active and hero != who and (sung := lasting_of(g, hero, Song)):
            singer = g.figures[hero]
            if singer.is_on_map and singer.hostile == g.figures[who].hostile:
                songs += [song for _, song in sung]
    return songs


def song_value(g: State, who: int, what: Value) -> int:
    """How much of something the songs of its allies give a figure."""
    songs = songs_for(g, who)
    return sum(getattr(song, what) for song in songs) if songs else 0


def attack_by_songs(g: State, who: int) -> int:
    """What songs add to an attack: some to every one, some to the first of each turn. GH-ACTIVE-04"""
    songs = songs_for(g, who)
    if not songs:
        return 0
    first = who not in g.turn.sung_for
    return sum(song.attack + (song.attack_once if first else 0) for song in songs)


def attack_by_banners(g: State, who: int) -> int:
    """What creatures next to a figure of their side add to its attacks. GH-SUMMON-03"""
    figure = g.figures[who]
    if figure.hostile:
        return 0
    return sum(
        CREATURES[other.name].inspires
        for other in g.figures[len(g.heroes) :]
        if other.kind == SUMMON and other.is_on_map and not other.hostile and g.board.reaches(other.at, figure.at, 1)
        and other is not figure
    )  # fmt: skip


def note_attack_by_songs(g: State, who: int) -> None:
    """The figure has made an attack this turn."""
    if who not in g.turn.sung_for and any(song.attack_once for song in songs_for(g, who)):
        g.turn = replace(g.turn, sung_for=(*g.turn.sung_for, who))


def conditions_by_songs(g: State, who: int) -> list[str]:
    """The conditions that the figure's attacks bring by songs."""
    return [condition for song in songs_for(g, who) for condition in song.give]


def retaliate_by_songs(g: State, who: int, away: int) -> int:
    """What the figure strikes back with at that distance. GH-RETAL-02"""
    return sum(song.retaliate for song in songs_for(g, who) if away <= song.retaliate_range)


def is_disheartened(g: State, who: int) -> bool:
    """Whether an enemy's song gives all its attacks disadvantage. GH-ADV-11"""
    return any(
        song.disheartens
        for hero, cards in enumerate(g.heroes)
        if cards.active and g.figures[hero].is_on_map and g.are_enemies(hero, who)
        for _, song in lasting_of(g, hero, Song)
    )
