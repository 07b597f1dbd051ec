"""One game played in a terminal, by people and bots, until it ends or everyone leaves."""

from __future__ import annotations

import contextlib

from rich.text import Text as Line

from tabletome.bots import SeatView
from tabletome.cli.terminal import coach
from tabletome.cli.terminal.choosing import matching
from tabletome.cli.terminal.commands import NO, YES, Leave, command, write_record
from tabletome.cli.terminal.ending import draw_ending
from tabletome.cli.terminal.files import AUTOSAVE, write_file
from tabletome.cli.terminal.palette import TITLE, TONES
from tabletome.cli.terminal.screen import draw_choices
from tabletome.cli.terminal.session import Session
from tabletome.engine import TabletomeError
from tabletome.scene import Question
from tabletome.scene.view import goes_without_saying, question


def play_to_the_end(session: Session) -> None:
    """Play until the game is over. Whoever just goes away finds the game kept."""
    try:
        while session.table.outcome is None:
            _next_decision(session)
        _finish(session)
    except Leave:
        session.tell("goodbye")
    except (EOFError, KeyboardInterrupt):
        _keep(session)
    except Exception:
        _keep(session)
        raise


def _keep(session: Session) -> None:
    """Save a game that nobody could be asked about."""
    session.show("")
    path = write_file(AUTOSAVE, session.table.save(), session.tell)
    if path is not None:
        session.tell("autosaved", file=str(path))
        session.tell("saved-how", file=str(path))


def _next_decision(session: Session) -> None:
    waiting = [decision.seat for decision in session.table.pending]
    for seat in waiting:
        if seat in session.bots:
            _bot_decides(session, seat)
            return
    _person_decides(session, waiting[0])


def _bot_decides(session: Session, seat: int) -> None:
    with session.terminal.thinking(session.look.word("thinking", name=session.name_of(seat))):
        action = session.bot_of(seat).choose(SeatView.of(session.table, seat))
    session.tell_partners(seat, action)
    session.play(seat, str(action))


def _person_decides(session: Session, seat: int) -> None:
    asked = question(session.table, seat)
    assert asked is not None
    if session.auto and goes_without_saying(asked):
        session.tell("only-choice", choice=session.look.say(asked.choices[0].text))
        session.play(seat, asked.choices[0].action)
        return
    _hand_over(session, seat)
    session.show_screen(seat, *coach.met(session, seat))
    position, step = session.table.log.copy(), session.table.step
    while session.table.log == position:
        _obey(session, session.terminal.ask(session.look.word("prompt")), seat)
    session.told_from[seat] = step + 1


def _hand_over(session: Session, seat: int) -> None:
    """Let the next person take the keyboard before anything that is theirs alone is shown."""
    before, session.at_keyboard = session.at_keyboard, seat
    if len(session.people) < 2 or before == seat:
        return
    if before is not None:
        session.terminal.clear()
    if _has_secrets(session, seat):
        session.show(Line(session.look.word("hand-over", name=session.name_of(seat)), TITLE))
        if session.terminal.interactive:
            session.terminal.ask(session.look.word("press-enter"))
    else:
        session.show(Line(session.look.word("turn-of", name=session.name_of(seat)), TITLE))


def _has_secrets(session: Session, seat: int) -> bool:
    """This person sees something that a spectator does not, or others decide at the same time."""
    scene, state = session.table.game.scene, session.table.state
    return len(session.table.pending) > 1 or bool(scene(state, seat) != scene(state, None))


def _obey(session: Session, said: str, seat: int) -> None:
    """Do what a line asks for: a command, or the choice it means."""
    asked = question(session.table, seat)
    assert asked is not None
    found = command(said)
    try:
        if found is not None:
            found.obey(session, seat, found.rest)
        elif said:
            _choose(session, said, asked)
    except TabletomeError as wrong:
        session.show(Line(str(wrong), TONES["bad"]))


def _choose(session: Session, said: str, asked: Question) -> None:
    if said.isdecimal():
        _choose_number(session, int(said), asked)
        return
    places, is_clear = matching(said, asked.choices, session.look)
    if is_clear:
        session.play(asked.seat, asked.choices[places[0]].action)
    elif places:
        session.tell("several", said=said, count=len(places))
        session.show(*draw_choices([(place + 1, asked.choices[place]) for place in places], session.look))
    else:
        _choose_beyond(session, said, asked)


def _choose_beyond(session: Session, said: str, asked: Question) -> None:
    """Go on by doing what would be asked next."""
    places, is_clear = matching(said, asked.beyond, session.look)
    if not is_clear:
        session.tell("not-understood", said=said)
        return
    later = asked.beyond[places[0]]
    for action in (*later.first, later.action):
        session.play(asked.seat, action)


def _choose_number(session: Session, number: int, asked: Question) -> None:
    if 1 <= number <= len(asked.choices):
        session.play(asked.seat, asked.choices[number - 1].action)
    else:
        session.tell("no-such-number", number=number, most=len(asked.choices))


# The end


def _finish(session: Session) -> None:
    outcome = session.table.outcome
    assert outcome is not None
    scene = session.table.game.scene(session.table.state, session.viewer)
    session.show_screen(session.viewer)
    session.show(*draw_ending(scene, outcome, session.look))
    session.tell("seed", seed=session.table.seed)
    if session.people:
        _offer_record(session)


def _offer_record(session: Session) -> None:
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        said = session.terminal.ask(session.look.word("ask-record"))
        if said.lower() not in ("", *NO):
            write_record(session, "" if said.lower() in YES else said)
