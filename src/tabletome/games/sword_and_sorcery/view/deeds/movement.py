"""How deeds read that move the user, or make moving easier."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t

# ruff: noqa: ARG001 - all deeds have one shape


@reads(deeds.Rush)
def rush(deed: deeds.Rush) -> list[Text]:
    return [t("deed-rush", n=deed.points)]


@reads(deeds.Blink)
def blink(deed: deeds.Blink) -> list[Text]:
    return [t("deed-blink", n=deed.areas)]


@reads(deeds.Tumble)
def tumble(deed: deeds.Tumble) -> list[Text]:
    return [t("deed-tumble")]
