"""What goes over the wire: a move costs a few hundred bytes, whatever the game."""

from __future__ import annotations

import gc
import random
import statistics
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from bench.server_load import Scales
from tabletome.server.packing import PackedProtocol
from tests.server.conftest import Knock
from tests.server.serving import Person, Socket, running, settings, wait_until

MOVES = 40
ONE_KIB = 1024
FIRST_VIEW = 60_000
GAMES = ("tiny_epic_kingdoms", "battlelore", "mage_knight", "gloomhaven", "sword_and_sorcery")


@pytest.mark.parametrize("game", GAMES)
def test_a_message_after_a_move_is_short(game: str, visit: Knock, tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        ann = visit(address, "Ann")
        weights = weighed(ann, game, random.Random(game))
    first, *later = weights
    assert first < FIRST_VIEW / 4
    assert statistics.median(later) <= ONE_KIB


def weighed(ann: Person, game: str, dice: random.Random) -> list[int]:
    """What each view weighed as it came over the wire, in a game that one person plays for two."""
    options: dict[str, Any] = {} if game == "battlelore" else {"players": 2}
    table = ann.makes(game, "me", "hotseat", **options)
    scales, weights = Scales(), []
    url = httpx.URL(f"{ann.address.replace('http', 'ws')}{table.path}/live?changes=true")
    cookie = {"Cookie": f"tabletome={ann.http.cookies['tabletome']}"}
    with connect(
        str(url), additional_headers=cookie, compression=None, extensions=[scales], ping_interval=None, max_queue=None
    ) as connection:
        live = Socket(connection)
        view = live.next("view")["view"]
        weights.append(scales.weights[len(live.heard) - 1])
        for _ in range(MOVES):
            (seat, *_), step = view["waiting_for"], view["step"]
            if view.get("seat") != seat:
                live.send(type="seat", seat=seat)
                view = live.next("view", lambda told: told["whole"])["view"]
            action = dice.choice(view["question"]["choices"])["action"]
            live.acts(action, seat, step)
            seen = next((told for told in live.heard[-3:] if is_view(told, step + 1)), None) or live.view_at(step + 1)
            weights.append(scales.weights[live.heard.index(seen)])
            view = seen["view"]
            if not view.get("waiting_for"):
                break
    return weights


def is_view(told: dict[str, object], step: int) -> bool:
    view = told.get("view")
    return isinstance(view, dict) and view["step"] == step


def test_packing_can_be_left_out(visit: Knock, tmp_path: Path) -> None:
    with running(settings(tmp_path, compression=False)) as address:
        ann = visit(address, "Ann")
        with ann.makes("nim", "me", "hotseat").live() as live:
            assert live.next("view")
            assert not live.connection.protocol.extensions


def test_what_is_packed_is_what_was_said(ann: Person) -> None:
    table = ann.makes("tiny_epic_kingdoms", "me", "hotseat", players=2)
    with table.live() as live:
        assert live.connection.protocol.extensions
        assert live.next("view")["view"] == table.look()["view"]


def test_what_packing_took_is_given_back_when_a_connection_ends(visit: Knock, tmp_path: Path) -> None:
    def packing() -> list[PackedProtocol]:
        return [each for each in gc.get_objects() if isinstance(each, PackedProtocol) and each.conn.extensions]

    with running(settings(tmp_path)) as address:
        before = len(packing())
        with visit(address, "Ann").makes("nim", "me", "hotseat").live() as live:
            assert live.next("view")
            assert len(packing()) == before + 1
        wait_until(lambda: len(packing()) == before, 5)
