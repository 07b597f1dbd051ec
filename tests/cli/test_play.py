"""Playing in the terminal: choices, undo, looking things up, saving and leaving, without any rule of any game."""

from __future__ import annotations

import dataclasses
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tabletome.bots import SeatView, make_bot
from tabletome.cli.play import CannotOpen, ask_options, pick_game, play, read_language, seat_bots, usual_bot
from tabletome.cli.terminal.choosing import matching
from tabletome.cli.terminal.files import AUTOSAVE
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.playing import play_to_the_end
from tabletome.cli.terminal.session import Session
from tabletome.cli.terminal.terminal import Terminal, console_for
from tabletome.engine import Action, commitment
from tabletome.engine.errors import BadOptions
from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.scene import LANGUAGES, Choice, t, translator
from tests.toys import HEIST, NIM, SEALED, registered_toys, table_of

WORDS = translator("en")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    with registered_toys():
        yield


class Typist:
    """Types prepared lines, then goes away."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Played:
    """A session that has been played with prepared lines, and what it printed."""

    def __init__(self, table: Table[Any], *lines: str, bots: dict[int, str] | None = None, **settings: Any) -> None:
        self.out = io.StringIO()
        self.typist = Typist(*lines)
        console = Console(file=self.out, width=100, color_system=None, markup=False, highlight=False)
        terminal = Terminal(console, self.typist, plain=True, interactive=settings.pop("interactive", False))
        self.table = table
        seated = {seat: make_bot(spec, seat) for seat, spec in (bots or {}).items()}
        self.session = Session(table, terminal, bots=seated, bot_names=bots or {}, **settings)
        play_to_the_end(self.session)
        self.shown = self.out.getvalue()

    def said(self, name: str, /, **args: str | int) -> bool:
        return " ".join(WORDS.message(f"ui-{name}", args).split()) in " ".join(self.shown.split())

    @property
    def moves(self) -> list[str]:
        return [str(action) for _, action in self.table.log]


# Choosing


def test_a_number_chooses() -> None:
    assert Played(table_of(NIM), "2", "3").moves == ["from-heap 1", "take 3"]


def test_the_exact_text_of_an_action_chooses() -> None:
    assert Played(table_of(NIM), "from-heap 2", "take 5").moves == ["from-heap 2", "take 5"]


def test_a_part_of_a_choice_chooses_when_only_one_has_it() -> None:
    assert Played(table_of(HEIST), "das").moves == ["dash"]


def test_a_part_that_several_choices_have_lists_them() -> None:
    played = Played(table_of(NIM), "heap")
    assert played.moves == []
    assert played.said("several", said="heap", count=3)


def meant(said: str, *texts: str) -> tuple[list[int], bool]:
    """What a typed text means among choices with these words."""
    choices = [Choice(action=f"choice-{place}", text=t(text)) for place, text in enumerate(texts)]
    return matching(said, choices, Look(WORDS, 100, 40))


def test_whole_words_come_before_parts_of_words() -> None:
    assert meant("rage", "Courage", "Play Rage sideways") == ([1], True)
    assert meant("rag", "Courage", "Play Rage sideways") == ([0, 1], False)
    assert meant("march", "Marching orders", "March", "March on") == ([1], True)


def test_a_number_that_stands_apart_from_its_word_is_asked_about_and_not_played() -> None:
    to_village = "Move to Village (countryside 4, north)"
    assert meant("move 4", to_village, "End the turn") == ([0], False)
    assert meant("move 4", to_village, "Strengthen March: Move 4") == ([1], True)
    assert meant("move village", to_village, "End the turn") == ([0], True), "words without a number are clear"
    assert meant("mov vill", to_village, "End the turn") == ([0], False)
    assert meant("!", to_village) == ([], False)
    played = Played(table_of(NIM), "2 heap")
    assert played.moves == []
    assert played.said("several", said="2 heap", count=1)


def test_numbers_and_words_that_mean_nothing_are_explained() -> None:
    played = Played(table_of(NIM), "7", "checkmate", "", "1")
    assert played.said("no-such-number", number=7, most=3)
    assert played.said("not-understood", said="checkmate")
    assert played.moves == ["from-heap 0"]


def test_the_only_choice_is_taken_unless_that_is_not_wanted() -> None:
    small = table_of(NIM, layout="small")
    played = Played(small, "1")
    assert played.moves == ["from-heap 0", "take 1", "from-heap 1"]
    assert played.said("only-choice", choice="take")
    assert Played(table_of(NIM, layout="small"), "1", auto=False).moves == ["from-heap 0"]


# Bots and people


def test_bots_play_their_seats_and_the_log_tells() -> None:
    played = Played(table_of(NIM), "1", "1", bots={1: "random"})
    assert [seat for seat, _ in played.table.log[:4]] == [0, 0, 1, 1]
    assert "taken" in played.shown


def test_bots_alone_play_to_the_end_without_asking_anybody() -> None:
    played = Played(table_of(SEALED, players=3), bots=dict.fromkeys(range(3), "random"))
    assert played.table.outcome is not None
    assert played.typist.prompts == []
    assert played.said("over")


def test_secret_bids_of_a_person_and_bots_are_all_asked() -> None:
    played = Played(table_of(SEALED), *["1"] * 30, bots={1: "random"})
    assert played.table.outcome is not None


def test_the_keyboard_is_passed_on_where_something_is_hidden() -> None:
    played = Played(table_of(SEALED), "1", "1", interactive=True)
    assert played.said("hand-over", name="player")


def test_without_secrets_nobody_has_to_look_away() -> None:
    played = Played(table_of(HEIST), "hide", "hide", interactive=True)
    assert not played.said("hand-over", name="player")
    assert played.said("turn-of", name="player")
    assert not any(WORDS.message("ui-press-enter") in prompt for prompt in played.typist.prompts)


def test_nobody_sees_the_cards_of_another_person() -> None:
    table = table_of(SEALED)
    played = Played(table, "b")
    ours, theirs = ([f"{card} " for card in hand] for hand in table.state.hands)
    lines = [line for line in played.shown.splitlines() if line.startswith(tuple(ours + theirs))]
    assert not any(line.startswith(tuple(theirs)) for line in lines)


# Undo


def test_undo_takes_back_the_last_decision() -> None:
    played = Played(table_of(NIM), "1", "u", "2")
    assert played.moves == ["from-heap 1"]
    assert played.said("undone", count=1)


def test_undo_takes_back_what_bots_did_since() -> None:
    played = Played(table_of(NIM), "1", "1", "u", bots={1: "random"})
    assert played.moves == ["from-heap 0"]
    assert played.said("undone", count=3)


def test_undo_passes_over_choices_that_were_the_only_one() -> None:
    played = Played(table_of(NIM, layout="small"), "1", "u")
    assert played.moves == []
    assert played.said("undone", count=3)


def test_beyond_dice_everyone_has_to_agree() -> None:
    refused = Played(table_of(HEIST), "sneak", "u")
    assert refused.moves == ["sneak"]
    assert refused.said("undo-barrier")
    assert Played(table_of(HEIST), "sneak", "u!").moves == []


def test_with_no_move_made_there_is_nothing_to_take_back() -> None:
    assert Played(table_of(NIM), "u").said("undo-nothing")


# Looking things up


def test_help_explains_every_command() -> None:
    played = Played(table_of(NIM), "?")
    for name in ["choose", "u", "l", "r", "h", "b", "c", "s", "record", "lang", "seed", "help", "q"]:
        assert played.said(f"help-{name}")


def test_the_log_is_shown_whole() -> None:
    played = Played(table_of(NIM), "l", "1", "1", "l")
    assert played.said("log-empty")
    assert played.shown.count("taken") >= 2


def test_a_long_log_comes_in_pages() -> None:
    played = Played(table_of(NIM, layout="long"), *["1"] * 60, "l all", "", "q", "q", "n", interactive=True)
    assert sum(WORDS.message("ui-more") in prompt for prompt in played.typist.prompts) >= 1


def test_a_hint_weighs_the_choices() -> None:
    played = Played(table_of(HEIST), "h")
    assert played.said("hint-title")
    assert re.search(r"chance \d+%\s+looked at \d+ time", played.shown)


def test_a_hint_comes_from_the_bot_that_the_game_recommends() -> None:
    """Instinct does not search: it says how often it would do this."""
    played = Played(table_of(dataclasses.replace(NIM, bot="instinct")), "h")
    assert re.search(r"\d+% of the time", played.shown)
    assert "looked at" not in played.shown


def test_a_hint_says_why_and_what_the_second_best_was() -> None:
    game = find_game("tiny_epic_kingdoms")
    played = Played(Table(game, game.options.read({"players": 2}), "why"), "h")
    assert re.search("(Gains|Costs): |It matters little", played.shown)
    assert re.search(r"Second best \(\d+\)\n +(Beside the best it|As good as)", played.shown)


def test_a_thing_on_the_table_can_be_looked_at() -> None:
    played = Played(table_of(HEIST), "c thieves", "c", "c dragon")
    assert played.said("at", place="step")
    assert played.said("things-usage")
    assert played.said("things-not-found", said="dragon")


LEDGER = """
game: nim
title: {en: Nim, ru: Ним}
source: a book
sections: [{id: TAKE, title: {en: Taking, ru: Взятие}}]
rules:
  - {id: NIM-TAKE-01, kind: rule, lines: "1", en: Take from one heap., ru: Берите из одной кучки.}
  - {id: NIM-TAKE-02, kind: rule, lines: "2", en: Take at least one piece., ru: Берите хоть камень., data: {least: 1}}
conflicts: [{lines: "1", issue: Pass?, reading: {en: Nobody passes., ru: Никто не пасует.}, rules: [NIM-TAKE-02]}]
"""


def test_rules_are_looked_up_by_section_number_and_word(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(LEDGER, "utf-8")
    table = table_of(dataclasses.replace(NIM, folder=tmp_path))
    played = Played(table, "r", "r take", "r nim-take-02", "r piece", "r dragon")
    assert "TAKE  Taking" in played.shown
    assert played.shown.count("Take at least one piece.") == 3
    assert played.shown.count("least: 1") == 2
    assert "Nobody passes." in played.shown
    assert played.said("rules-not-found", said="dragon")


def test_a_game_without_a_ledger_says_so() -> None:
    assert Played(table_of(NIM), "r").said("rules-none")


def test_the_seed_is_shown_only_when_the_game_is_over() -> None:
    table = table_of(NIM, seed="a secret", layout="small")
    asked = Played(table, "seed")
    assert commitment("a secret") in asked.shown
    assert "a secret" not in asked.shown
    assert "a secret" in Played(table, "1", "2", "").shown


def test_the_language_changes_at_once() -> None:
    played = Played(table_of(NIM), "lang ru", "lang elvish", "?")
    assert translator("ru").message("ui-language") in played.shown
    assert translator("ru").message("ui-help-title") in played.shown
    assert translator("ru").message("ui-language-unknown", {"known": ", ".join(LANGUAGES)}) in played.shown


def test_commands_work_on_a_russian_keyboard() -> None:
    assert Played(table_of(NIM), "1", "г", "2").moves == ["from-heap 1"]


# Saving, recording, leaving


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    table = table_of(NIM)
    Played(table, "1", "s kept.tome", "q", "n")
    again = Table.load((tmp_path / "kept.tome").read_bytes())
    assert again.hash() == table.hash()


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    assert Played(table_of(NIM), "1", "q", "y").said("goodbye")
    assert len(list((tmp_path / "saves").glob("nim-*.tome"))) == 1


def test_leaving_without_saving_writes_nothing(tmp_path: Path) -> None:
    Played(table_of(NIM), "1", "q", "n")
    assert not (tmp_path / "saves").exists()


def test_who_goes_away_without_a_word_finds_the_game_kept(tmp_path: Path) -> None:
    played = Played(table_of(NIM), "1")
    assert played.said("autosaved", file=str(AUTOSAVE))
    assert Table.load((tmp_path / AUTOSAVE).read_bytes()).hash() == played.table.hash()


def test_a_defect_in_a_bot_loses_no_game(tmp_path: Path) -> None:
    class Broken:
        def choose(self, view: SeatView) -> Action:  # noqa: ARG002 - it never looks
            raise ZeroDivisionError

        weigh: Any = None

    table = table_of(NIM)
    terminal = Terminal(Console(file=io.StringIO()), Typist("1", "1"), plain=True, interactive=False)
    with pytest.raises(ZeroDivisionError):
        play_to_the_end(Session(table, terminal, bots={1: Broken()}))
    assert len(Table.load((tmp_path / AUTOSAVE).read_bytes()).log) == 2


def test_a_file_that_cannot_be_written_ends_nothing(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    played = Played(table_of(NIM), "s", "1")
    assert played.moves == ["from-heap 0"]
    assert "Could not write" in played.shown


def test_the_end_shows_the_winner_and_offers_the_record(tmp_path: Path) -> None:
    played = Played(table_of(NIM, layout="small"), "1", "2", "game.json")
    assert played.table.outcome is not None
    assert played.said("winner", names="player", count=1)
    assert Record.read((tmp_path / "game.json").read_bytes()).winners == [1]


def test_a_record_written_in_the_middle_warns_of_the_seed() -> None:
    assert Played(table_of(NIM), "record half.json").said("record-seed")


# The command line


def test_one_bot_takes_all_other_seats_and_several_each_their_own() -> None:
    assert seat_bots("greedy", 3, 1) == {0: "greedy", 2: "greedy"}
    assert seat_bots("greedy,random", 4, 0) == {1: "greedy", 2: "random"}
    assert seat_bots("random,random", 2, 0) == {0: "random", 1: "random"}
    assert seat_bots("none", 3, 0) == {}
    assert seat_bots("greedy", 1, 0) == {}
    assert set(seat_bots("greedy", 3, 2)) == {0, 1}


def test_where_nobody_says_which_the_bot_that_the_game_recommends_plays() -> None:
    assert usual_bot(dataclasses.replace(NIM, bot="instinct")) == "instinct"
    assert usual_bot(NIM).startswith("mcts")


def test_settings_of_a_bot_are_not_another_bot() -> None:
    assert seat_bots("mcts:iterations=9,depth=3,greedy", 3, 0) == {1: "mcts:iterations=9,depth=3", 2: "greedy"}


def test_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOptions, match="2 seats"):
        seat_bots("random", 2, 2)
    with pytest.raises(BadOptions, match="3 bots for 2 seats"):
        seat_bots("random,random,random", 2, 0)


def test_options_are_asked_until_they_fit() -> None:
    typist = Typist("", "tall", "small", "yes", "")
    terminal = Terminal(Console(file=io.StringIO()), typist, plain=True, interactive=False)
    options = ask_options(terminal, "en", NIM, {})
    assert options == NIM.options.read({"layout": "small", "misere": True})


def test_a_game_is_picked_by_number_or_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletome.engine.registry.game_names", lambda: ["heist", "nim", "sealed"])
    for said in ("3", "sealed"):
        terminal = Terminal(Console(file=io.StringIO()), Typist("no such", said), plain=True, interactive=False)
        assert pick_game(terminal, "en") is SEALED


def test_the_language_is_that_of_the_environment_unless_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert read_language(None) == "ru"
    assert read_language("en") == "en"
    with pytest.raises(BadOptions, match="elvish"):
        read_language("elvish")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(CannotOpen, match=r"nowhere\.tome"):
        play(load=Path("nowhere.tome"))


def test_a_loaded_game_tells_its_whole_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    path = tmp_path / "half.tome"
    path.write_bytes(table_with_moves().save())
    monkeypatch.setattr("builtins.input", Typist("1", "1", "l", "q", "n"))
    play(load=path, bots="none")
    assert capsys.readouterr().out.count("taken") >= 3


def table_with_moves() -> Table[Any]:
    table = table_of(NIM)
    for seat, action in ((0, "from-heap 0"), (0, "take 1")):
        table.play(seat, NIM.actions.parse(action))
    return table


def test_plain_consoles_print_no_escape_codes_and_no_markup() -> None:
    console = console_for(plain=True)
    with console.capture() as captured:
        console.print("[bold]:skull: as it is[/bold]", style="red")
    assert captured.get() == "[bold]:skull: as it is[/bold]\n"


def test_the_command_ends_cleanly_when_its_input_ends(tmp_path: Path) -> None:
    program = "from tests.toys import NIM, register; register(NIM); from tabletome.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", program, "play", "nim", "--bots", "random", "--seed", "x"],
        input="1\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "\x1b" not in ran.stdout
    assert (tmp_path / AUTOSAVE).exists()
