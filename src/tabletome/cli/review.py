"""`tabletome review FILE`: how a game went, what cost the most, and playing on from there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabletome.cli.output import AsJson, print_json
from tabletome.cli.play import CannotOpen, read_language, start
from tabletome.engine.errors import BadOptions, BadSave

if TYPE_CHECKING:
    from tabletome.cli.terminal.look import Look
    from tabletome.cli.terminal.terminal import Terminal
    from tabletome.lessons.review import Costly, Played, Review

SECONDS = 20.0
HEIGHT = 9
"""Lines of the drawing of the chances."""
WIDEST = 72
MARKS = "●○▲△■"
PLAIN_MARKS = "12345"
ALIKE = 1e-9


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded or a saved game.")],
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="Whose decisions; all without it.")] = None,
    play: Annotated[
        int | None, typer.Option("--play", metavar="STEP", min=0, help="Play on from there, against bots.")
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="SPEC", help="Who plays the other seats then.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="How long to look for costly decisions.")
    ] = SECONDS,
    lang: Annotated[str | None, typer.Option("--lang", help="en or ru.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text: no colours, frames of plain letters.")] = False,
    json: AsJson = False,
) -> None:
    """Look back at a game: everybody's chances, the decisions that cost the most, and what was better."""
    from tabletome.cli.terminal.terminal import Terminal
    from tabletome.lessons.review import review as look_back

    language, played = read_language(lang), read_played(file)
    terminal = Terminal.here(plain)
    if play is not None:
        play_on(played, play, terminal, language, bots, seat)
        return
    found = look_back(played, seats_of(played, seat), seconds)
    if json:
        print_json(described(played, found, language))
    else:
        tell(terminal, played, found, language)


def read_played(path: Path) -> Played:
    """The game of a file, be it recorded or saved."""
    from tabletome.engine.record import Record
    from tabletome.engine.table import MAGIC, Table
    from tabletome.lessons.review import Played

    try:
        data = path.read_bytes()
    except OSError as wrong:
        raise CannotOpen(f"cannot read {path}: {wrong.strerror}") from wrong
    if not data.startswith(MAGIC):
        return Played.recorded(Record.read(data))
    table = Table.load(data)
    if table.start:
        raise BadSave("this game was saved without its past; there is nothing to look back at")
    return Played.of(table)


def seats_of(played: Played, seat: int | None) -> range:
    """Whose decisions are looked at."""
    seats = played.at(0).state.seats
    if seat is None:
        return range(seats)
    if seat > seats:
        raise BadOptions(f"--seat {seat}: this game has {seats} seats")
    return range(seat - 1, seat)


def play_on(played: Played, step: int, terminal: Terminal, language: str, bots: str | None, seat: int | None) -> None:
    """A new game from an earlier position, in the seat that decides there unless another is wanted."""
    if step > len(played.moves):
        raise BadOptions(f"--play {step}: this game has {len(played.moves)} moves")
    table = played.at(step)
    deciding = table.pending[0].seat + 1 if table.pending else 1
    start(table, terminal, language, bots, seat or deciding, None, auto=True)


# Telling


def described(played: Played, found: Review, language: str) -> dict[str, Any]:
    """What was found, for programs."""
    from tabletome.lessons.reasons import of_a_costly_decision
    from tabletome.scene import translator

    say = translator(language, played.game.folder).say
    return {
        "game": played.game.name,
        "steps": len(played.moves),
        "chances": [{"step": each.step, "values": each.values} for each in found.chances],
        "costly": [
            {
                "step": each.step,
                "seat": each.seat,
                "played": say(each.played),
                "better": say(each.better),
                "cost": each.cost,
                "why": [say(line) for line in of_a_costly_decision(each.why)],
            }
            for each in found.costly
        ],
        "looked_at": found.looked_at,
        "decisions": found.decisions,
    }


def tell(terminal: Terminal, played: Played, found: Review, language: str) -> None:
    """Draw the chances and name the decisions that cost the most."""
    from tabletome.cli.terminal.look import Look
    from tabletome.engine.ledger import title_of
    from tabletome.scene import translator

    words = translator(language, played.game.folder)
    look = Look(words, terminal.width, glossary={term.id: term for term in played.game.terms()})
    names, marks = names_of(played, look), PLAIN_MARKS if terminal.plain else MARKS
    terminal.print(look.word("review-title", game=title_of(played.game, language), steps=len(played.moves)))
    for line in drawn(found, min(terminal.width - 8, WIDEST), marks):
        terminal.print(line)
    for mark, seats in zip(marks, lines_of(found), strict=False):
        terminal.print(f"  {mark} {', '.join(names[seat] for seat in seats)}")
    terminal.print("")
    terminal.print(look.word("review-costly") if found.costly else look.word("review-nothing"))
    for each in found.costly:
        tell_decision(terminal, look, each, names[each.seat])
    terminal.print("")
    terminal.print(look.word("review-looked-at", count=found.looked_at, all=found.decisions))
    terminal.print(look.word("review-play-on"))


def tell_decision(terminal: Terminal, look: Look, costly: Costly, name: str) -> None:
    """What was done, what would have been better, and why."""
    from tabletome.lessons.reasons import of_a_costly_decision

    terminal.print(look.word("review-decision", step=costly.step, name=name, percent=round(100 * costly.cost)))
    terminal.print(f"    {look.word('review-played', what=look.say(costly.played))}")
    terminal.print(f"    {look.word('review-better', what=look.say(costly.better))}")
    for reason in of_a_costly_decision(costly.why):
        terminal.print(f"      {look.say(reason)}")


def names_of(played: Played, look: Look) -> list[str]:
    """What the seats are called at the table; whoever has several figures is called by the first."""
    from tabletome.scene.view import scene_of

    table = played.at(len(played.moves))
    mats = scene_of(table.game, table.state, table.pending, None).mats
    named = {mat.seat: look.say(mat.name) for mat in reversed(mats)}
    return [named.get(seat, str(seat + 1)) for seat in range(table.state.seats)]


def lines_of(found: Review) -> list[list[int]]:
    """The seats whose chances were the same all the time, together: whoever wins together has one line."""
    lines: list[list[int]] = []
    for seat in range(len(found.chances[0].values)):
        for line in lines:
            if all(abs(each.values[line[0]] - each.values[seat]) < ALIKE for each in found.chances):
                line.append(seat)
                break
        else:
            lines.append([seat])
    return lines


def drawn(found: Review, width: int, marks: str) -> list[str]:
    """The chances from the first move to the last, a row for each part of 100 %."""
    rows = [[" "] * width for _ in range(HEIGHT)]
    last = max(found.chances[-1].step, 1)
    for mark, line in reversed(list(zip(marks, lines_of(found), strict=False))):
        for column in range(width):
            step = column * last / max(width - 1, 1)
            before = [each for each in found.chances if each.step <= step]
            rows[round((1 - before[-1].values[line[0]]) * (HEIGHT - 1))][column] = mark
    percent = [f"{round(100 * (1 - row / (HEIGHT - 1))):>4} %" if row % 4 == 0 else " " * 6 for row in range(HEIGHT)]
    return [f"{label} {''.join(row).rstrip()}".rstrip() for label, row in zip(percent, rows, strict=True)]
