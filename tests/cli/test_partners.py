"""Bots among partners in the terminal: they say what they mean to do, and can be asked."""

from __future__ import annotations

from typing import Any

from tabletome.bots import make_bot
from tabletome.bots.tempered import TemperedBot
from tabletome.cli.terminal.commands import command
from tabletome.cli.terminal.session import Session
from tabletome.engine.table import Table
from tests.server.serving import PARTNERS
from tests.toys import NIM, table_of


class Paper:
    """A terminal that keeps what is printed."""

    width, height, plain = 100, 40, True

    def __init__(self) -> None:
        self.lines: list[str] = []

    def print(self, *parts: Any) -> None:
        self.lines += [str(part) for part in parts]


def session_of(table: Table[Any]) -> tuple[Session, list[str]]:
    paper = Paper()
    terminal: Any = paper
    return Session(table, terminal, bots={1: make_bot("instinct", 1)}), paper.lines


def obey(session: Session, said: str) -> None:
    found = command(said)
    assert found is not None
    found.obey(session, 0, found.rest)


def test_bots_are_asked_and_heed_it_until_one_has_moved() -> None:
    session, lines = session_of(table_of(PARTNERS, vault=12))
    obey(session, "ask hold")
    assert "I hold back." in lines[-1]
    assert isinstance(session.bot_of(1), TemperedBot)
    session.play(0, str(session.table.pending[0].options[0]))
    assert session.bot_of(1) is session.bots[1]


def test_what_cannot_be_asked_is_said() -> None:
    session, lines = session_of(table_of(PARTNERS))
    obey(session, "ask dance")
    assert "go-ahead, hold" in lines[-1]
    rivals, told = session_of(table_of(NIM))
    obey(rivals, "ask hold")
    assert "no bot among your partners" in told[-1]
    assert rivals.wished == ""


def test_a_bot_tells_its_partners_and_no_rival() -> None:
    session, lines = session_of(table_of(PARTNERS))
    option = session.table.pending[0].options[0]
    session.tell_partners(0, option)
    assert option.verb in lines[-1].lower()
    rivals, told = session_of(table_of(NIM))
    rivals.tell_partners(0, rivals.table.pending[0].options[0])
    assert told == []
