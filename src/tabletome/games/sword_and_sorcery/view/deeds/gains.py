"""How deeds read by which the user gains crowns, an exception or a visit."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t

# ruff: noqa: ARG001 - all deeds have one shape


@reads(deeds.Crowns)
def crowns(deed: deeds.Crowns) -> list[Text]:
    return [t("deed-crowns", n=deed.amount)]


@reads(deeds.IgnoreRank)
def ignore_rank(deed: deeds.IgnoreRank) -> list[Text]:
    return [t("deed-ignore-rank")]


@reads(deeds.VisitEmporium)
def visit_emporium(deed: deeds.VisitEmporium) -> list[Text]:
    return [t("deed-visit-emporium")]
