"""Reports, sentences, the log of both, and tables without hints or chat."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Knock
from tests.server.serving import Person, open_socket
from tests.server.test_admin import Admin, admin, as_json, guest, owner, served

__all__ = ["admin", "guest", "owner", "served"]


@pytest.fixture
def moderator(admin: Admin, owner: Person) -> Person:
    admin("moderator", owner.me["name"])
    assert owner.get("/api/session")["moderator"]
    return owner


@pytest.fixture
def rude(served: tuple[str, str], visit: Knock) -> Person:
    return visit(served[0], "Rude")


def report(by: Person, about: Person, **more: Any) -> None:
    by.post("/api/reports", {"person": about.me["id"], "kind": "chat", "text": "See what they wrote.", **more})


def open_reports(moderator: Person, about: Person) -> list[Any]:
    found = moderator.get("/api/moderation/reports")
    return [each for each in found if each.get("about_id") == about.me["id"]]


def log_of(moderator: Person, about: Person) -> list[Any]:
    found = moderator.get("/api/moderation/log")
    return [each for each in found if each.get("about_id") == about.me["id"]]


def test_a_report_comes_with_what_was_said_around_the_line(moderator: Person, guest: Person, rude: Person) -> None:
    table = guest.makes("nim", "me", "open")
    seated = rude.joins(table)
    lines = [seated.post("chat", {"text": f"rude {number}"})["id"] for number in range(30)]
    report(guest, rude, table=table.id, line=lines[20])
    (found,) = open_reports(moderator, rude)
    assert (found["by"], found["about"], found["table"], found["kind"]) == ("Gast", "Rude", table.id, "chat")
    assert [each["text"] for each in found["lines"]] == [f"rude {number}" for number in range(6, 26)]


def test_only_moderators_see_reports_and_nobody_reports_from_a_table_they_cannot_see(
    guest: Person, owner: Person, rude: Person
) -> None:
    assert guest.refused("GET", "/api/moderation/reports").code == "not-allowed"
    assert owner.refused("GET", "/api/moderation/log").code == "not-allowed"
    assert owner.refused("POST", "/api/moderation/reports/1", {"deed": "nothing"}).code == "not-allowed"
    secret = owner.makes("nim", "me", "open", private=True)
    told = {"person": rude.me["id"], "kind": "chat", "table": secret.id}
    assert guest.refused("POST", "/api/reports", told).code == "not-found"
    assert guest.refused("POST", "/api/reports", {"person": guest.me["id"], "kind": "other"}).code == "malformed"


def test_whoever_is_muted_by_a_moderator_is_told_why_and_it_is_noted(
    moderator: Person, guest: Person, rude: Person
) -> None:
    table = guest.makes("nim", "me", "open")
    seated = rude.joins(table)
    report(guest, rude)
    (found,) = open_reports(moderator, rude)
    verdict = {"deed": "mute", "days": 2, "reason": "insults"}
    moderator.post(f"/api/moderation/reports/{found['id']}", verdict)
    assert seated.refused("chat", {"text": "I?"}).text == "you may play here, but not write to others: insults"
    assert open_reports(moderator, rude) == []
    (deed,) = log_of(moderator, rude)
    assert (deed["deed"], deed["by"], deed["reason"], deed["report"]) == (
        "mute",
        moderator.me["name"],
        "insults",
        found["id"],
    )
    assert deed["until"] > deed["at"] + 86_400
    again = moderator.refused("POST", f"/api/moderation/reports/{found['id']}", verdict)
    assert again.code == "not-now"
    settled = moderator.get("/api/moderation/reports", settled=True)
    assert [each["verdict"] for each in settled if each["id"] == found["id"]] == ["insults"]


def test_whoever_is_banned_by_a_moderator_is_gone_at_once(moderator: Person, guest: Person, rude: Person) -> None:
    report(guest, rude, kind="play")
    (found,) = open_reports(moderator, rude)
    with open_socket(rude, "/api/live") as live:
        moderator.post(f"/api/moderation/reports/{found['id']}", {"deed": "ban", "days": 1, "reason": "cheating"})
        with pytest.raises(ConnectionClosed):
            live.connection.recv(timeout=30)
    assert rude.refused("GET", "/api/session").status == 401


def test_a_moderator_takes_back_a_line_and_judges_no_other_moderator(
    admin: Admin, moderator: Person, guest: Person
) -> None:
    table = guest.makes("nim", "me", "open")
    line = table.post("chat", {"text": "bad"})["id"]
    with table.live() as live:
        live.next("chat-history")
        assert moderator.http.delete(f"/api/moderation/chat/{line}?reason=bad").status_code == 204
        assert live.next("chat-history")["lines"] == []
    assert log_of(moderator, guest)[0]["subject"] == f"{table.id} {line}"
    report(guest, moderator)
    (found,) = open_reports(moderator, moderator)
    refused = moderator.refused("POST", f"/api/moderation/reports/{found['id']}", {"deed": "ban"})
    assert refused.text == "moderators are for the operator to judge"
    admin("moderator", moderator.me["name"], "--remove")
    assert moderator.refused("GET", "/api/moderation/log").code == "not-allowed"


def test_the_operator_settles_by_command_and_is_noted(admin: Admin, guest: Person, rude: Person) -> None:
    report(guest, rude)
    assert "See what they wrote." in admin("reports")
    (found,) = [each for each in as_json(admin("reports", "--json")) if each["about_id"] == rude.me["id"]]
    admin("settle", str(found["id"]), "--deed", "mute", "--days", "1", "--reason", "enough")
    assert found["id"] not in [each["id"] for each in as_json(admin("reports", "--json"))]
    assert found["id"] in [each["id"] for each in as_json(admin("reports", "--settled", "--json"))]
    last = as_json(admin("log", "--json"))[0]
    assert (last["deed"], last["by"], last["about"], last["reason"]) == ("mute", "", "Rude", "enough")
    assert [each["reason"] for each in rude.get("/api/account/data")["moderation"]] == ["enough"]


def test_a_table_may_be_played_without_hints_and_without_chat(guest: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = guest.post("/api/tables", {"game": "nim", "seats": seats, "hints": False, "chat": False})
    table = guest.at(made["id"])
    seen = table.waits_for_turn()
    assert (seen["hints"], seen["chat_open"]) == (False, False)
    assert table.refused("hint", {"seat": 0}).text == "this table is played without hints"
    assert table.refused("chat", {"text": "hello"}).text == "there is no chat at this table"
