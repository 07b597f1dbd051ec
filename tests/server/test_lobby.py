"""Tables: making them, finding them, taking seats."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tabletome.server.lobby import new_table_id
from tests.server.conftest import Knock
from tests.server.serving import Person, open_socket, running, settings, wait_until


def ids(person: Person, filter: str) -> list[str]:
    return [each["id"] for each in person.get("/api/tables", filter=filter)]


def test_games_are_listed_with_their_options(ann: Person) -> None:
    nim = next(game for game in ann.get("/api/games") if game["name"] == "nim")
    assert nim["players"] == {"least": 2, "most": 2}
    layout = next(option for option in nim["options"] if option["name"] == "layout")
    assert layout["default"] == "classic"
    assert [value["value"] for value in layout["values"]] == ["classic", "small", "long"]


def test_a_tables_id_can_be_given_to_any_command() -> None:
    ids = {new_table_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(id.isascii() and id.isalnum() for id in ids)


def test_a_game_begins_when_the_last_open_seat_is_taken(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    assert table.look()["status"] == "waiting"
    assert table.choices == []
    assert table.refused("actions", {"seat": 0, "step": 0, "action": "from-heap 0"}).code == "not-now"
    bob.joins(table)
    assert table.look()["status"] == "playing"


def test_an_open_table_is_listed_until_it_begins_and_can_be_watched_then(
    ann: Person, bob: Person, person: Knock
) -> None:
    table, cleo = ann.makes("nim", "me", "open"), person("Cleo")
    assert table.id in ids(bob, "open")
    assert table.id not in ids(bob, "watch")
    bob.joins(table)
    assert table.id not in ids(cleo, "open")
    assert table.id in ids(cleo, "watch")


def test_ones_own_tables_are_listed_once(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    assert table.id not in ids(ann, "open")
    bob.joins(table)
    for each in (ann, bob):
        assert table.id in ids(each, "mine")
        assert table.id not in ids(each, "watch")


def test_a_finished_game_is_among_the_past_ones_of_its_players(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "hotseat", layout="small").plays_on()
    assert table.id in ids(ann, "past")
    assert table.id not in ids(ann, "mine")
    assert table.id not in ids(bob, "past")


def test_an_invitation_leads_to_its_seat(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", "open", private=True)
    invite = next(each for each in table.invites if each["seat"] == 2)["url"].partition("invite=")[2]
    assert bob.joins(table, invite=invite).look()["you"] == [2]


def test_an_invitation_works_once(ann: Person, bob: Person, person: Knock) -> None:
    table = ann.makes("sealed", "me", "open", "open", private=True)
    invite = table.invites[0]["url"].partition("invite=")[2]
    bob.joins(table, invite=invite)
    assert person("Cleo").at(table).refused("join", {"invite": invite}).code == "not-found"


def test_a_private_table_is_seen_by_its_players_and_by_whoever_is_invited(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open", private=True)
    invite = table.invites[0]["url"].partition("invite=")[2]
    assert table.id not in ids(bob, "open")
    assert bob.at(table).refused("", method="GET").status == 404
    assert bob.at(table).look(invite=invite)["seat"] is None
    assert bob.at(table).refused("join", {}).status == 404


def test_only_whoever_made_the_table_gets_the_invitations(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    assert table.look()["invites"] == table.invites
    assert bob.at(table).look()["invites"] == []


def test_a_seat_that_is_taken_is_refused(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", "open")
    assert bob.at(table).refused("join", {"seat": 0}).code == "not-now"
    assert bob.at(table).refused("join", {"seat": 9}).code == "not-found"


def test_whoever_leaves_before_the_game_frees_the_seat(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", "open")
    at = bob.joins(table, seat=1)
    at.post("leave")
    assert [seat["kind"] for seat in table.look()["seats"]] == ["person", "open", "open"]


def test_a_table_that_everyone_has_left_is_abandoned(ann: Person) -> None:
    table = ann.makes("nim", "me", "open")
    table.post("leave")
    assert table.look()["status"] == "abandoned"


def test_nobody_leaves_a_game_that_has_begun(ann: Person) -> None:
    assert ann.makes("nim", "me", "hotseat").refused("leave").code == "not-now"


def test_the_maker_of_a_table_lets_a_bot_take_an_open_seat(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    wish = {"kind": "bot", "bot": "novice"}
    assert bob.refused("PUT", f"{table.path}/seats/1", wish).code == "not-allowed"
    assert ann.put(f"{table.path}/seats/1", wish)["status"] == "playing"


def test_people_at_one_screen_play_each_in_their_seat(ann: Person) -> None:
    table = ann.makes("sealed", "me", "hotseat", "hotseat")
    assert table.look()["you"] == [0, 1, 2]
    for seat in (2, 0, 1):
        table.plays("bid 1", seat=seat)
    assert table.step == 3


@pytest.mark.parametrize(
    ("wish", "code", "text"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game", "there is no game called 'chess'"),
        ({"game": "nim", "seats": [{"kind": "me"}]}, "bad-options", "players=1"),
        ({"game": "nim", "seats": [{"kind": "me"}, {"kind": "me"}]}, "malformed", "at most one seat"),
        ({"game": "nim", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "malformed", "make a start"),
        ({"game": "nim", "seats": [{"kind": "king"}]}, "malformed", "kind"),
        ({"game": "nim", "seats": []}, "malformed", "seats"),
        ({"game": "nim"}, "malformed", "seats"),
        ({"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "cheat": 1}, "malformed", "cheat"),
        (
            {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"layuot": "small"}},
            "bad-options",
            "did you mean 'layout'?",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(ann: Person, wish: object, code: str, text: str) -> None:
    refusal = ann.refused("POST", "/api/tables", wish)
    assert refusal.code == code
    assert text in refusal.text


def test_rules_can_be_read_and_searched(ann: Person) -> None:
    book = ann.get("/api/rules/tiny_epic_kingdoms", lang="ru")
    rules = [rule for section in book["sections"] for rule in section["rules"]]
    assert len(rules) > 100
    found = ann.get("/api/rules/tiny_epic_kingdoms", q="tie")
    assert 0 < sum(len(section["rules"]) for section in found["sections"]) < len(rules)
    one = ann.get("/api/rules/tiny_epic_kingdoms/tek-war-06")
    assert one["id"] == "TEK-WAR-06"
    assert ann.refused("GET", "/api/rules/tiny_epic_kingdoms/TEK-WAR-99").code == "unknown-rule"
    assert ann.refused("GET", "/api/rules/nim").code == "not-found"


# Who sits where


def test_a_stranger_takes_one_seat_of_a_public_table(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", "open")
    at = bob.joins(table, seat=1)
    assert at.refused("join", {"seat": 2}).code == "not-now"
    assert at.look()["you"] == [1]
    assert bob.joins(table).look()["you"] == [1]


def test_whoever_made_the_table_may_take_more_or_give_more_by_invitation(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", "open")
    bob.joins(table, seat=1)
    invite = table.invites[1]["url"].partition("invite=")[2]
    assert bob.joins(table, invite=invite).look()["you"] == [1, 2]


def test_whoever_made_the_table_puts_someone_out(ann: Person, bob: Person, person: Knock) -> None:
    table = ann.makes("sealed", "me", "open", "open")
    at = bob.joins(table, seat=1)
    assert at.person.refused("PUT", f"{table.path}/seats/0", {"kind": "open"}).code == "not-allowed"
    seen = ann.put(f"{table.path}/seats/1", {"kind": "open"})
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "open"]
    assert at.look()["you"] == []
    assert at.refused("join", {}).code == "not-allowed"
    person("Cleo").joins(table)
    invite = next(each for each in table.look()["invites"])["url"].partition("invite=")[2]
    assert bob.joins(table, invite=invite).look()["status"] == "playing"


def test_nobody_puts_themselves_out(ann: Person) -> None:
    table = ann.makes("nim", "me", "open")
    assert ann.refused("PUT", f"{table.path}/seats/0", {"kind": "open"}).code == "not-allowed"


# People who have left


@pytest.fixture
def claims(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where one second without a move is a long time."""
    with running(settings(tmp_path_factory.mktemp("claims"), claim_days=1 / 86_400)) as address:
        yield address


def test_the_game_of_somebody_who_has_left_can_be_claimed_after_a_while(claims: str, visit: Knock) -> None:
    ann, bob, cleo = visit(claims, "Ann"), visit(claims, "Bob"), visit(claims, "Cleo")
    table = ann.makes("nim", "me", "open")
    at = bob.joins(table)
    assert at.refused("claim", {"seat": 0}).code == "not-now"
    assert table.refused("claim", {"seat": 0}).code == "not-now"
    assert cleo.at(table).refused("claim", {"seat": 0}).code == "not-allowed"
    wait_until(lambda: at.look()["claim_from"] < time.time())
    assert at.refused("claim", {"seat": 1}).code == "not-now"
    assert at.post("claim", {"seat": 0})["result"] == {"winners": [1], "scores": [], "reason": "absent"}


def test_who_has_moved_has_not_left(claims: str, visit: Knock) -> None:
    ann, bob = visit(claims, "Ann"), visit(claims, "Bob")
    table = ann.makes("nim", "me", "open")
    at = bob.joins(table)
    wait_until(lambda: at.look()["claim_from"] < time.time())
    table.plays("from-heap 0")
    assert at.refused("claim", {"seat": 0}).code == "not-now"


def test_where_a_clock_runs_nothing_else_decides_how_long_a_move_may_take(claims: str, visit: Knock) -> None:
    ann, bob = visit(claims, "Ann"), visit(claims, "Bob")
    table = ann.makes("nim", "me", "open", clock={"kind": "correspondence", "days": 1})
    at = bob.joins(table)
    time.sleep(1.1)
    assert at.look()["claim_from"] is None
    assert at.refused("claim", {"seat": 0}).code == "not-now"


# Pages


def test_lists_have_pages(ann: Person) -> None:
    made = [ann.makes("nim", "me", "hotseat").id for _ in range(5)]
    found: list[str] = []
    page = ann.get("/api/tables", filter="mine", limit=2)
    while page:
        found += [each["id"] for each in page]
        last = page[-1]
        page = ann.get("/api/tables", filter="mine", limit=2, before=last["changed"], before_id=last["id"])
    assert found == made[::-1]


@pytest.mark.parametrize(("seats", "reactions"), [(("me", "open"), "sealed"), (("me", "adept"), "open")])
def test_reactions_are_sealed_between_people_and_open_against_bots(
    ann: Person, bob: Person, seats: tuple[str, ...], reactions: str
) -> None:
    """To be asked for a card only when one holds it would tell; a bot does not watch for pauses."""
    table = ann.makes("battlelore", *seats)
    if "open" in seats:
        bob.joins(table)
    assert table.look()["options"]["reactions"] == reactions


def test_reactions_that_the_maker_has_chosen_stay(ann: Person, bob: Person) -> None:
    table = ann.makes("battlelore", "me", "open", reactions="open")
    bob.joins(table)
    assert table.look()["options"]["reactions"] == "open"


def test_whoever_waits_reads_whom_each_seat_will_play_and_the_clock(ann: Person, bob: Person) -> None:
    clock = {"kind": "correspondence", "days": 2}
    table = ann.makes("battlelore", "me", "open", adventure="agincourt", clock=clock)
    seen = bob.get(f"/api/tables/{table.id}", lang="ru")
    assert [seat["side"] for seat in seen["seats"]] == ["Англия, юг", "Франция, север"]
    assert seen["clock"]["days"] == 2
    bob.joins(table)
    assert [seat["side"] for seat in table.look()["seats"]] == ["", ""]
    other = ann.makes("nim", "me", "open")
    assert [seat["side"] for seat in other.look()["seats"]] == ["", ""]


def test_my_games_tell_how_far_they_have_come_and_nobody_elses_do(ann: Person, bob: Person) -> None:
    table = ann.makes("tiny_epic_kingdoms", "me", "hotseat")
    (mine,) = [each for each in ann.get("/api/tables", filter="mine", lang="ru") if each["id"] == table.id]
    assert mine["progress"] == {"value": 0, "most": 6, "text": "башня: 0 из 6"}
    (seen,) = [each for each in bob.get("/api/tables", filter="watch") if each["id"] == table.id]
    assert seen["progress"] is None


def test_the_lobby_tells_who_is_here_and_how_many_games_go_on(ann: Person) -> None:
    def people() -> int:
        return int(ann.get("/api/bustle")["people"])

    before, here = ann.get("/api/bustle")["games"], people()
    table = ann.makes("nim", "me", "hotseat")
    assert ann.get("/api/bustle")["games"] == before + 1
    with open_socket(ann, "/api/live"):
        wait_until(lambda: people() > here)
    wait_until(lambda: people() == here)
    table.post("abandon", {"seat": 0})
    assert ann.get("/api/bustle")["games"] == before
