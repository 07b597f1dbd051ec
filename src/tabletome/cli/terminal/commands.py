"""What can be typed besides a choice. Every command is one function; `COMMANDS` says which word calls it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from tabletome.bots import HINT_BOT, SeatView, make_bot
from tabletome.bots.reasons import best_two
from tabletome.cli.output import as_yaml
from tabletome.cli.terminal import coach
from tabletome.cli.terminal.boards import draw_boards
from tabletome.cli.terminal.cards import draw_zone
from tabletome.cli.terminal.files import RECORD, SAVE, new_file, write_file
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.mats import draw_mats
from tabletome.cli.terminal.palette import TITLE, TONES
from tabletome.cli.terminal.panels import draw_sheet
from tabletome.cli.terminal.screen import choice_targets, draw_log, draw_screen
from tabletome.cli.terminal.session import Session
from tabletome.cli.terminal.things import find_things
from tabletome.engine import commitment
from tabletome.engine.ledger import Ledger, Rule
from tabletome.engine.record import Record
from tabletome.lessons.reasons import beside_the_best, in_words
from tabletome.scene import LANGUAGES, Text, t
from tabletome.scene.view import log, question, scene_of

HINTS = 3
REASONS_SECONDS = 1.5
"""How long reasons are looked for, at most."""
YES = ("y", "yes", "д", "да")
NO = ("n", "no", "н", "нет")
MOST_THINGS = 8
KEPT_FREE = 3
"""Lines of a screen for what is said above and asked below."""


class Leave(Exception):
    """A person wants to stop playing."""


Obey = Callable[["Session", int, str], None]


class Command(NamedTuple):
    """A command that was typed, with what follows it."""

    obey: Obey
    rest: str


def command(said: str) -> Command | None:
    """The command in a line, if it begins with one; a letter typed on a Russian keyboard is taken for its key."""
    head, _, rest = said.partition(" ")
    for word in (head.lower(), head.lower().translate(KEYS)):
        if word in COMMANDS and (rest == "" or word in WITH_WORDS):
            return Command(COMMANDS[word], rest.strip())
    return None


# Taking back


def undo(session: Session, _seat: int, _rest: str) -> None:
    _undo(session, agreed=False)


def undo_agreed(session: Session, _seat: int, _rest: str) -> None:
    _undo(session, agreed=True)


def _undo(session: Session, agreed: bool) -> None:
    table = session.table
    step = _last_choice(session)
    if step is None:
        session.tell("undo-nothing")
    elif step < table.barrier and not agreed:
        session.tell("undo-barrier")
    else:
        count = table.step - step
        while table.step > step:
            table.undo(agreed=True)
        session.tell("undone", count=count)


def _last_choice(session: Session) -> int | None:
    """How many moves came before the last one that a person really chose; bots and only choices do not count."""
    past = session.table.fork()
    while past.log:
        seat = past.log[-1].seat
        past.undo(agreed=True)
        options = past.decision_of(seat).options
        if seat in session.people and not (session.auto and len(options) == 1):
            return past.step
    return None


# Looking


def show_log(session: Session, _seat: int, said: str) -> None:
    """What happened last, as much as a screen holds; with a word all of it, from the beginning."""
    lines = draw_log(log(session.table, session.at_keyboard), session.look)
    if not lines:
        session.tell("log-empty")
    elif said or not session.terminal.interactive:
        session.terminal.page(lines, session.look.word("more"))
    else:
        before = len(lines) - _fitting(lines, session)
        if before:
            session.tell("log-before", count=before)
        session.show(*lines[before:])


def _fitting(lines: Sequence[RenderableType], session: Session) -> int:
    """How many of the last lines fit a screen."""
    room, look = session.terminal.height - KEPT_FREE, session.look
    count = 0
    while count < len(lines) and (room := room - look.lines_of([lines[-count - 1]])) >= 0:
        count += 1
    return max(1, count)


def redraw(session: Session, seat: int, _rest: str) -> None:
    """The whole table with nothing folded."""
    session.show(draw_screen(session.view_of(seat), session.look, session.notes))


def show_map(session: Session, seat: int, _rest: str) -> None:
    """The boards alone, as large as they can be, and what their signs mean."""
    seen, look = session.view_of(seat), session.look
    session.show(*draw_boards(seen.scene.boards, look, choice_targets(seen.question)))


def show_sheets(session: Session, seat: int, _rest: str) -> None:
    """What lies before every player, and the sheets of whatever has one."""
    scene, look = session.view_of(seat).scene, session.look
    mats = draw_mats(scene.mats, look, {}, session.notes, set())
    session.terminal.page([*mats, *(draw_sheet(sheet, look) for sheet in scene.sheets)], look.word("more"))


def show_cards(session: Session, seat: int, _rest: str) -> None:
    """All cards in sight, in full."""
    seen, look = session.view_of(seat), session.look
    targets = choice_targets(seen.question)
    zones = [*seen.scene.zones, *(zone for mat in seen.scene.mats for zone in mat.zones)]
    session.terminal.page([part for zone in zones for part in draw_zone(zone, look, targets)], look.word("more"))


def show_thing(session: Session, seat: int, said: str) -> None:
    if not said:
        session.tell("things-usage")
        return
    table = session.table
    things = find_things(said, scene_of(table.game, table.state, table.pending, seat), session.look)
    if not things:
        session.tell("things-not-found", said=said)
    for thing in things[:MOST_THINGS]:
        session.show(thing.draw(session.look))


def look_up_rules(session: Session, _seat: int, said: str) -> None:
    _look_up(session, said, tables=True)


def tell_rule(session: Session, said: str) -> None:
    """A rule in words, without its table."""
    _look_up(session, said, tables=False)


def _look_up(session: Session, said: str, *, tables: bool) -> None:
    path = session.table.game.folder / "rules.yaml"
    if not path.exists():
        session.tell("rules-none")
        return
    ledger = Ledger.load(path)
    if said:
        _show_rules(session, ledger, said, tables=tables)
    else:
        _show_sections(session, ledger)


def _show_sections(session: Session, ledger: Ledger) -> None:
    session.show(Line(session.look.word("rules-sections"), TITLE))
    grid = Grid.grid(padding=(0, 2))
    for section in ledger.sections:
        title = section.title.get(session.language) or section.title["en"]
        grid.add_row(f"  {section.id}", title, str(len(ledger.section(section.id))))
    session.show(grid)


def _show_rules(session: Session, ledger: Ledger, said: str, *, tables: bool) -> None:
    wanted = said.upper()
    exact = [ledger.rules[wanted]] if wanted in ledger.rules else ledger.section(wanted)
    found = exact or ledger.search(said, session.language)
    if not found:
        session.tell("rules-not-found", said=said)
        return
    if not exact:
        session.tell("rules-found", said=said, count=len(found))
    parts = [part for rule in found for part in _rule(rule, ledger, session.language, session.look)]
    if tables and len(found) == 1 and found[0].data is not None:
        parts.append(Padding(Line(as_yaml(ledger.table_of(found[0], session.language))), (0, 0, 0, 2)))
    session.terminal.page(parts, session.look.word("more"))


def _rule(rule: Rule, ledger: Ledger, language: str, look: Look) -> Iterable[Padding | Line]:
    """A rule as players read it, with our reading where the book leaves a question."""
    yield Line(rule.id, TITLE)
    yield Padding(Line(rule.text_in(language)), (0, 0, 0, 2))
    for conflict in ledger.conflicts_of(rule.id):
        reading = Line(f"{look.word('rules-reading')}: {conflict.reading_in(language)}", TONES["dim"])
        yield Padding(reading, (0, 0, 0, 2))


def hint(session: Session, seat: int, _rest: str) -> None:
    """What a bot that knows no more than this seat thinks of the choices."""
    bot = session.table.game.bot or HINT_BOT
    with session.terminal.thinking(session.look.word("hint-thinking")):
        view = SeatView.of(session.table, seat)
        weighed = make_bot(bot).weigh(view)
        reasons = best_two(view, [each.action for each in weighed], REASONS_SECONDS)
    asked = question(session.table, seat)
    numbers = {choice.action: number for number, choice in enumerate(asked.choices if asked else (), 1)}
    session.show(Line(session.look.word("hint-title"), TITLE))
    grid = Grid.grid(padding=(0, 2))
    for action, value, visits in weighed[:HINTS]:
        number = numbers[str(action)]
        assert asked is not None
        grid.add_row(
            f"{number:>3}", session.look.say(asked.choices[number - 1].text), *_opinion(value, visits, session.look)
        )
    session.show(grid)
    if reasons:
        second = numbers[str(weighed[1].action)]
        _give_reasons(session, in_words(reasons[0]))
        session.show(Line(f"{session.look.word('hint-second')} ({second})", TITLE))
        _give_reasons(session, beside_the_best(reasons[1]))


def _give_reasons(session: Session, lines: Iterable[Text]) -> None:
    for line in lines:
        session.show(Padding(session.look.rich(line), (0, 0, 0, 2)))


def _opinion(value: float, visits: int, look: Look) -> tuple[str, Line]:
    """What a search expects, or how often a bot that has not searched would do this."""
    percent = round(value * 100)
    if not visits:
        return look.word("hint-likely", percent=percent), Line()
    return look.word("hint-value", percent=percent), Line(look.word("hint-visits", count=visits), TONES["dim"])


def explain(session: Session, seat: int, said: str) -> None:
    """What the kind of decision is about; or, with a word, when the coach speaks."""
    asked = question(session.table, seat)
    if said and coach.switch(said):
        session.tell("coach-on")
    elif said:
        session.tell("coach-off")
    elif asked is not None:
        session.show(*coach.explained(session, asked.kind))


def show_seed(session: Session, _seat: int, _rest: str) -> None:
    session.tell("commitment", hash=commitment(session.table.seed))
    session.tell("seed-later")


def show_help(session: Session, _seat: int, _rest: str) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(Line("1, 2, …", TITLE), session.look.word("help-choose"))
    for word, name in HELP.items():
        grid.add_row(Line(word, TITLE), session.look.word(f"help-{name}"))
    session.show(Line(session.look.word("help-title"), TITLE), grid)


# Keeping and leaving


def save(session: Session, _seat: int, said: str) -> None:
    save_game(session, said)


def save_game(session: Session, said: str) -> None:
    game = session.table.game.name
    path = Path(said) if said else session.save_to or new_file(game, SAVE)
    written = write_file(path, session.table.save(), session.tell)
    if written is not None:
        session.tell("saved", file=str(written))
        session.tell("saved-how", file=str(written))


def record(session: Session, _seat: int, said: str) -> None:
    write_record(session, said)


def write_record(session: Session, said: str) -> None:
    path = Path(said) if said else new_file(session.table.game.name, RECORD)
    written = write_file(path, Record.of(session.table).write(), session.tell)
    if written is not None:
        session.tell("recorded", file=str(written))
        if session.table.outcome is None:
            session.tell("record-seed")


def switch_language(session: Session, seat: int, said: str) -> None:
    if said not in LANGUAGES:
        session.tell("language-unknown", known=", ".join(LANGUAGES))
        return
    session.language = said
    session.show_screen(seat)
    session.tell("language")


def leave(session: Session, _seat: int, _rest: str) -> None:
    """Offer to save; anything but no is a yes or a file name."""
    said = session.terminal.ask(session.look.word("ask-save"))
    if said.lower() not in NO:
        save_game(session, "" if said.lower() in ("", *YES) else said)
    raise Leave


def ask_partners(session: Session, _seat: int, said: str) -> None:
    """Ask the bots among one's partners for something; they heed it until one has moved."""
    if not session.wishes:
        session.tell("ask-nobody")
        return
    if said not in session.wishes:
        session.tell("ask-unknown", known=", ".join(session.wishes))
        return
    session.wished = said
    session.tell("says", name=session.name_of(min(session.bots)), words=session.look.say(t(f"partner-{said}")))


COMMANDS: dict[str, Obey] = {
    "u": undo,
    "u!": undo_agreed,
    "l": show_log,
    "r": look_up_rules,
    "h": hint,
    "e": explain,
    "b": redraw,
    "map": show_map,
    "sheets": show_sheets,
    "cards": show_cards,
    "c": show_thing,
    "ask": ask_partners,
    "s": save,
    "record": record,
    "lang": switch_language,
    "seed": show_seed,
    "?": show_help,
    "q": leave,
}
WITH_WORDS = {"e", "l", "r", "c", "ask", "s", "record", "lang"}
"""Commands that words may follow."""

HELP = {
    "u": "u",
    "l": "l",
    "r": "r",
    "h": "h",
    "e": "e",
    "b": "b",
    "map": "map",
    "sheets": "sheets",
    "cards": "cards",
    "c": "c",
    "ask": "ask",
    "s": "s",
    "record": "record",
    "lang": "lang",
    "seed": "seed",
    "?": "help",
    "q": "q",
}
"""Each command by the name of its explanation."""

KEYS = str.maketrans("йцукенгшщзфывапролдячсмить,", "qwertyuiopasdfghjklzxcvbnm?")
"""Where the letters of the commands lie on a Russian keyboard."""
