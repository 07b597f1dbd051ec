"""How the deed reads that places a rune, an illusion or a snare."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t


@reads(deeds.PlaceToken)
def place_token(deed: deeds.PlaceToken) -> list[Text]:
    return [t("deed-place-token", token=t(f"token-{deed.token}"))]
