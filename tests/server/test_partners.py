"""Bots among partners: they say what they mean to do, answer requests, and heed them until whoever asked has moved."""

from __future__ import annotations

from typing import Any

from tabletome.engine.table import Table
from tabletome.server.bots import choose
from tabletome.server.live_table import LiveTable
from tabletome.server.schema import SeatRow, TableRow
from tests.server.serving import PARTNERS, Person
from tests.toys import NIM, play, table_of


def at_the_vault() -> Table[Any]:
    return table_of(PARTNERS, vault=12)


def live_table(table: Table[Any], *bots: int) -> LiveTable:
    seats = [
        SeatRow(
            table_id="t",
            seat=seat,
            kind="bot" if seat in bots else "person",
            bot="adept" if seat in bots else None,
            person_id=None if seat in bots else 7,
            name="",
            resigned=False,
        )
        for seat in range(table.state.seats)
    ]
    return LiveTable(TableRow(id="t", revision=0, status="playing"), seats, table)


def test_a_bot_says_in_both_languages_what_it_does() -> None:
    table = at_the_vault()
    thought = choose(table.save(), 0, "greedy")
    assert set(thought.said) == {"en", "ru"}
    name, words = thought.said["en"]
    assert name
    assert words.lower().startswith(thought.action.split()[0])


def test_rivals_keep_what_they_mean_to_do_to_themselves() -> None:
    assert choose(table_of(NIM).save(), 0, "greedy").said == {}


def test_partners_may_be_asked_only_where_there_is_a_bot_among_them() -> None:
    assert live_table(at_the_vault(), 1).wishes() == ["go-ahead", "hold"]
    assert live_table(at_the_vault()).wishes() == []


def test_a_wish_is_heeded_until_whoever_asked_has_moved() -> None:
    table = at_the_vault()
    live = live_table(table, 1)
    assert live.wished() == ""
    live.wish(7, "hold")
    assert live.wished() == "hold"
    mine = table.pending[0]
    assert mine.seat == 0
    play(table, f"0: {mine.options[0]}")
    assert live.wished() == ""


def test_what_is_asked_for_decides_between_what_is_as_good() -> None:
    """Neither is clearly better here: who is to go ahead dashes, who is to hold hides or sneaks."""
    saved = at_the_vault().save()
    ahead = {choose(saved, 0, "instinct@go-ahead").action for _ in range(3)}
    held = {choose(saved, 0, "instinct@hold").action for _ in range(3)}
    assert ahead.isdisjoint(held)


def test_a_table_tells_whether_all_win_together_once_it_has_begun(ann: Person) -> None:
    assert ann.makes("partners", "me", "adept", vault=12).look()["cooperative"]
    assert not ann.makes("nim", "me", "adept").look()["cooperative"]
    assert not ann.makes("partners", "me", "open", vault=12).look()["cooperative"]


def test_over_the_wire(ann: Person) -> None:
    table = ann.makes("partners", "me", "adept", vault=12)
    assert table.look()["wishes"] == ["go-ahead", "hold"]
    with table.live() as live:
        live.next("view")
        live.send(type="wish", wish="hold")
        answer = live.next("chat")["line"]
        assert (answer["seat"], answer["text"], answer["person"]) == (1, "I hold back.", None)
        assert live.refused(type="wish", wish="dance")["code"] == "not-now"
        table.plays(table.look()["view"]["question"]["choices"][0]["action"])
        remark = live.next("chat")["line"]
        assert remark["seat"] == 1
        assert remark["id"] < 0
