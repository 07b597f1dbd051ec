"""`tabletome play`: any game, in the terminal, alone or together, against people or bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabletome.cli.output import OptionWords, read_option_words
from tabletome.engine.errors import BadOptions, TabletomeError
from tabletome.engine.ledger import title_of

if TYPE_CHECKING:
    from tabletome.cli.terminal.terminal import Terminal
    from tabletome.engine.game import Game
    from tabletome.engine.options import OptionInfo, Options
    from tabletome.engine.table import Table
    from tabletome.scene import Translator

USUAL_BOT = "mcts:iterations=200"
"""In games that recommend none."""
NOBODY = "none"
FIRST = "first"
"""The preset of the game that the book recommends to whoever plays for the first time."""


class CannotOpen(TabletomeError):
    """A file that cannot be read."""


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; without it you are asked.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", help="How many players, people and bots together.")
    ] = None,
    option: OptionWords = None,
    ask: Annotated[bool, typer.Option("--ask", help="Ask for every option of the game.")] = False,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="SPEC[,SPEC]", help="One bot for all other seats, one for each, or none."),
    ] = None,
    seat: Annotated[int, typer.Option("--seat", min=1, help="Your seat.")] = 1,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same dice.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en or ru.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where `s` saves to.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text: no colours, frames of plain letters.")] = False,
    auto: Annotated[bool, typer.Option("--auto/--no-auto", help="Take a choice that is the only one.")] = True,
) -> None:
    """Play a game in the terminal: choose by number, type ? for help."""
    from tabletome.cli.terminal.terminal import Terminal

    terminal, language = Terminal.here(plain), read_language(lang)
    try:
        table = _load(load) if load else _new_table(terminal, language, game, players, option, ask, seed)
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(130) from None
    start(table, terminal, language, bots, seat, save or load, auto)


def start(
    table: Table[Any], terminal: Terminal, language: str, bots: str | None, seat: int, save: Path | None, auto: bool
) -> None:
    """Seat the bots and play."""
    from tabletome.bots import make_bot
    from tabletome.cli.terminal.playing import play_to_the_end
    from tabletome.cli.terminal.session import Session
    from tabletome.engine import commitment

    specs = seat_bots(bots or usual_bot(table.game), table.state.seats, seat - 1)
    session = Session(
        table,
        terminal,
        bots={place: make_bot(spec, f"{table.seed}/{place}") for place, spec in specs.items()},
        bot_names={place: spec.partition(":")[0] for place, spec in specs.items()},
        language=language,
        auto=auto,
        save_to=save,
        coach=terminal.interactive,
    )
    session.tell("started", game=title_of(table.game, language), hash=commitment(table.seed)[:16])
    play_to_the_end(session)


def read_language(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    from tabletome.scene import LANGUAGES

    if lang is None:
        return "ru" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("ru") else "en"
    if lang not in LANGUAGES:
        raise BadOptions(f"--lang {lang}: there is no such language; there are: {', '.join(LANGUAGES)}")
    return lang


def _load(path: Path) -> Table[Any]:
    from tabletome.engine.table import Table

    try:
        return Table.load(path.read_bytes())
    except OSError as wrong:
        raise CannotOpen(f"cannot read {path}: {wrong.strerror}") from wrong


def _new_table(
    terminal: Terminal,
    language: str,
    name: str | None,
    players: int | None,
    words: list[str] | None,
    ask: bool,
    seed: str | None,
) -> Table[Any]:
    from tabletome.engine import new_seed
    from tabletome.engine.registry import find_game
    from tabletome.engine.table import Table

    game = find_game(name) if name else pick_game(terminal, language)
    given: dict[str, Any] = dict(read_option_words(words))
    if players is not None:
        given["players"] = players
    if not ask:
        given = first_game(terminal, language, game, given)
    options = ask_options(terminal, language, game, given) if ask else game.options.read(given)
    tell_what_is_ours(terminal, language, game)
    return Table(game, options, seed or new_seed())


# Which game, with which options


def first_game(terminal: Terminal, language: str, game: Game[Any, Any], given: dict[str, Any]) -> dict[str, Any]:
    """What the book recommends for a first game, to a person who has never played it here and wishes nothing else."""
    from tabletome.cli.terminal.coach import sit_down
    from tabletome.scene import translator

    if not terminal.interactive or not sit_down(game.name) or given:
        return given
    preset = next((each for each in game.presets if each.name == FIRST), None)
    if preset is None:
        return given
    words = translator(language, game.folder)
    terminal.print(
        words.message("ui-first-game", {"help": words.message(f"preset-{preset.name}-help"), "game": game.name})
    )
    return dict(preset.options)


def tell_what_is_ours(terminal: Terminal, language: str, game: Game[Any, Any]) -> None:
    """Say once, as a game is set up, how much of it is not as printed."""
    from tabletome.scene import translator

    pieces = game.pieces()
    if terminal.interactive and (pieces.original or pieces.mixed):
        counts = {"have": pieces.have, "original": pieces.original, "mixed": pieces.mixed}
        terminal.print(translator(language).message("ui-ours", {**counts, "game": game.name}))


def pick_game(terminal: Terminal, language: str) -> Game[Any, Any]:
    """The only game there is, or the one that a person picks."""
    from tabletome.engine.registry import find_game, game_names
    from tabletome.scene import translator

    games = [find_game(name) for name in game_names()]
    words = translator(language)
    if not games:
        raise BadOptions(words.message("ui-no-games"))
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        terminal.print(f"{number:>3} {title_of(game, language)}")
    while True:
        said = terminal.ask(words.message("ui-choose-game"))
        for number, game in enumerate(games, 1):
            if said in (str(number), game.name):
                return game


def ask_options(terminal: Terminal, language: str, game: Game[Any, Any], given: dict[str, Any]) -> Options:
    """Ask for every option that was not given, until all fit together."""
    from tabletome.scene import translator

    words = translator(language, game.folder)
    for info in game.options.infos():
        while info.name not in given:
            said = terminal.ask(words.message("ui-option-values", _described(info, words)))
            answer = {info.name: said} if said else {info.name: info.default}
            try:
                game.options.read({**given, **answer})
            except BadOptions as wrong:
                terminal.print(str(wrong))
            else:
                given |= answer
    read: Options = game.options.read(given)
    return read


def _described(info: OptionInfo, words: Translator) -> dict[str, str | int]:
    from tabletome.engine.options import describe

    named = words.message(f"option-{info.name}")
    name = info.name if named == f"option-{info.name}" else named
    default = info.default
    said = ("yes" if default else "no") if isinstance(default, bool) else str(default)
    return {"name": name, "values": describe(info), "default": said}


# Who sits where


def usual_bot(game: Game[Any, Any]) -> str:
    """The bot that plays where nobody says which."""
    return game.bot or USUAL_BOT


def seat_bots(text: str, seats: int, own: int) -> dict[int, str]:
    """Which bot plays in which seat: the one named in all seats but one's own, or each of several in its turn."""
    from tabletome.bots import split_bots

    if own >= seats:
        raise BadOptions(f"--seat {own + 1}: this game has {seats} seats")
    specs = list(split_bots(text))
    others = [seat for seat in range(seats) if seat != own]
    if len(specs) == 1:
        specs *= len(others)
    if len(specs) > seats:
        raise BadOptions(f"--bots: {len(specs)} bots for {seats} seats")
    places = others if len(specs) < seats else range(seats)
    return {seat: spec for seat, spec in zip(places, specs, strict=False) if spec != NOBODY}
