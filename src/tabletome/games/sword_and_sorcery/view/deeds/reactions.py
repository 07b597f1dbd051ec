"""How deeds read that answer an attack."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t

# ruff: noqa: ARG001 - all deeds have one shape


@reads(deeds.Dodge)
def dodge(deed: deeds.Dodge) -> list[Text]:
    return [t("deed-dodge", n=deed.hits)]


@reads(deeds.Protect)
def protect(deed: deeds.Protect) -> list[Text]:
    return [t("deed-protect")]
