"""What is forgotten with time, and what is not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.conftest import Knock
from tests.server.serving import running, settings, wait_until

PASSWORD = "a long password"


class Calendar:
    """Time as the server has it, some days ahead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now, self.days = time.time, 0.0
        monkeypatch.setattr(time, "time", lambda: now() + self.days * 86_400)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def test_what_is_too_old_is_forgotten_and_the_rest_is_not(tmp_path: Path, visit: Knock, calendar: Calendar) -> None:
    chosen = settings(tmp_path, forget_seconds=0.05, keep_waiting_days=2, keep_chat_days=5, keep_guests_days=9)
    with running(chosen) as address:
        ann, bob, cleo = visit(address, "x"), visit(address, "Bob"), visit(address, "Cleo")
        ann.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
        waiting, playing = ann.makes("nim", "me", "open"), ann.makes("nim", "me", "open")
        at = bob.joins(playing)
        playing.post("chat", {"text": "hello"})

        calendar.days = 3.0
        wait_until(lambda: ann.http.get(waiting.path).status_code == 404)
        assert at.look()["chat"][0]["text"] == "hello"

        calendar.days = 6.0
        wait_until(lambda: at.look()["chat"] == [])
        assert playing.look()["status"] == "playing"
        assert cleo.get("/api/session")["name"] == "Cleo"

        calendar.days = 10.0
        cleo.get("/api/session")
        calendar.days = 16.0
        wait_until(lambda: playing.look()["status"] == "over")
        wait_until(lambda: playing.look()["seats"][1]["name"] == "—")
        assert bob.refused("GET", "/api/session").code == "no-session"
        assert cleo.get("/api/session")["name"] == "Cleo"
        assert ann.get("/api/session")["account"]


def test_nothing_is_forgotten_where_the_settings_say_never(tmp_path: Path, visit: Knock, calendar: Calendar) -> None:
    never = {f"keep_{what}_days": 0 for what in ("waiting", "guests", "chat", "games")}
    with running(settings(tmp_path, forget_seconds=0.05, **never)) as address:
        bob = visit(address, "Bob")
        table = bob.makes("nim", "me", "open")
        table.post("chat", {"text": "hello"})
        calendar.days = 80.0
        time.sleep(0.3)
        assert table.look()["chat"][0]["text"] == "hello"


def test_games_that_are_long_over_are_deleted_if_the_settings_say_so(
    tmp_path: Path, visit: Knock, calendar: Calendar
) -> None:
    with running(settings(tmp_path, forget_seconds=0.05, keep_games_days=30)) as address:
        bob = visit(address, "Bob")
        table, playing = bob.makes("nim", "me", "hotseat").plays_on(), bob.makes("nim", "me", "hotseat")
        calendar.days = 31.0
        wait_until(lambda: bob.http.get(table.path).status_code == 404)
        assert playing.look()["status"] == "playing"
