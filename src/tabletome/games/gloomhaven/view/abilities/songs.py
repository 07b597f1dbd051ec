"""Songs in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Song, TwoSongs
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, reads, simply
from tabletome.scene import Text, listed, t

reads(TwoSongs)(simply("does-two-songs"))


@reads(Song)
def song(ability: Song, _: Reading) -> Iterator[Text]:
    """What allies gain or enemies suffer, and what the singer gains."""
    gained = list(gains(ability))
    if gained:
        yield t("does-song", effect=listed(gained))
    if ability.disheartens:
        yield t("does-song-disheartens")
    if not gained and not ability.disheartens:
        yield t("does-song-own")
    yield t("does-song-xp")


def gains(ability: Song) -> Iterator[Text]:
    """What allies gain, one thing after the other."""
    if ability.attack:
        yield t("gain-attack", by=f"{ability.attack:+d}")
    if ability.attack_once:
        yield t("gain-attack-once", by=ability.attack_once)
    if ability.give:
        yield t("gain-conditions-by-attacks", conditions=conditions(ability.give))
    if ability.shield:
        yield t("does-shield", by=ability.shield)
    if ability.retaliate:
        yield t("does-retaliate", by=ability.retaliate, range=ability.retaliate_range)
    if ability.move:
        yield t("gain-move", by=f"{ability.move:+d}")
    if ability.range:
        yield t("gain-range", by=ability.range)
    if ability.heal:
        yield t("gain-soothed", by=ability.heal)
    if ability.step:
        yield t("gain-step", by=ability.step)
