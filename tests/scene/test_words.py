"""Texts: what says the same is one and the same, wherever and whenever it was made."""

from __future__ import annotations

import pickle

from tabletome.scene.words import Text, t


def test_texts_that_say_the_same_are_one() -> None:
    said = t("patrols", seat=t("seat-red"), count=2)
    assert Text("patrols", {"seat": Text("seat-red", {}), "count": 2}) is said
    assert t("patrols", seat=t("seat-red"), count=3) is not said
    assert t("patrols", seat=t("seat-blue"), count=2) is not said


def test_a_text_stays_one_though_it_is_made_anew_or_comes_from_elsewhere() -> None:
    said = t("patrols", seat=t("seat-red"))
    t.cache_clear()
    assert t("patrols", seat=t("seat-red")) is said
    assert pickle.loads(pickle.dumps(said)) is said
