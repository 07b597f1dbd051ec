"""How deeds read that keep enemies from choosing the user as target."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t

# ruff: noqa: ARG001 - all deeds have one shape


@reads(deeds.Hide)
def hide(deed: deeds.Hide) -> list[Text]:
    return [t("deed-hide")]


@reads(deeds.Cloak)
def cloak(deed: deeds.Cloak) -> list[Text]:
    return [t("deed-cloak")]
