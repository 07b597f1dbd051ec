"""The command line: exact JSON, exit codes that scripts can trust, errors in one line."""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest

from tabletome.cli import main, rules
from tabletome.engine import Kind, commitment, seeded
from tabletome.engine.randomness import seed_of_shares
from tabletome.engine.record import Draw, Record, Share
from tabletome.engine.registry import register, unregister
from tests.research.planted import broken, nim_that_begins_with, planted
from tests.toys import NIM, play_randomly, registered_toys, table_of


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Run: TypeAlias = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    def command(*words: object) -> Ran:
        with pytest.raises(SystemExit) as exit_:
            main([str(word) for word in words])
        return Ran(int(exit_.value.code or 0), *capsys.readouterr())

    with registered_toys():
        yield command


# Anything that is asked wrongly


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["rules", "nmi"], "there is no game called 'nmi'; did you mean 'nim'?"),
        (["content", "chess"], "there is no game called 'chess'"),
        (["rules", "nim"], "nim has no numbered rules"),
        (["fuzz", "nim", "--option", "layuot=small"], "there is no option 'layuot'; did you mean 'layout'?"),
        (["fuzz", "nim", "--option", "layout"], "should have the form NAME=VALUE"),
        (["fuzz", "nim", "--option", "pace=fast"], "it may be calm, brisk"),
        (["tournament", "nim", "--bots", "radnom"], "there is no bot called 'radnom'; did you mean 'random'?"),
        (["tournament", "nim", "--bots", "mcts:depht=1"], "did you mean 'depth'?"),
        (["tournament", "nim", "--bots", "random", "--players", "7"], "it may be 2 to 2"),
        (["tournament", "nim", "--bots", "random", "--games", "1", "--by", "faction"], "it tells: nothing"),
        (["bench", "nim", "go"], "there is no game called 'go'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line_with_exit_code_2(run: Run, words: list[str], message: str) -> None:
    ran = run(*words, *(["--jobs", "1"] if words[0] in ("fuzz", "tournament") else []))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: ")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_an_unknown_command_gets_a_suggestion(run: Run) -> None:
    ran = run("tornament")
    assert ran.code == 2
    assert "tournament" in ran.err


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in ("play", "games", "rules", "content", "verify", "doctor", "fuzz", "bench", "tournament"):
        assert f"  {command} " in ran.out


def test_the_version_is_shown(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith("tabletome ")


def test_a_reader_that_goes_away_is_no_error() -> None:
    code = "from tests.toys import registered_toys\nfrom tabletome.cli import main\n"
    code += "with registered_toys():\n    main(['content', 'nim'])"
    writing = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert writing.stdout is not None
    writing.stdout.close()
    assert writing.stderr is not None
    assert writing.stderr.read() == b""
    writing.stderr.close()
    assert writing.wait() in (0, 1)


# games, content


def test_games_are_listed_with_players_options_and_defaults(run: Run) -> None:
    nim = next(game for game in run("games", "--json").json() if game["game"] == "nim")
    assert nim["players"] == "2 to 2"
    assert {"name": "pace", "values": "calm, brisk", "default": "calm"} in nim["options"]
    assert (nim["rules"], nim["components"]) == (None, 12)


def test_games_are_shown_as_a_table(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "sealed" in ran.out


def test_content_is_counted_by_source(run: Run) -> None:
    assert run("content", "sealed", "--json").json() == {
        "game": "sealed",
        "kinds": [
            {"kind": "card", "box": 12, "have": 12, "book": 12, "public": 0, "mixed": 0, "original": 0},
            {"kind": "coin", "box": 16, "have": 16, "book": 0, "public": 0, "mixed": 0, "original": 16},
        ],
    }


def test_content_says_whether_the_box_is_complete(run: Run) -> None:
    assert "The box's counts are met." in run("content", "nim").out
    with planted(NIM, contents=lambda: [Kind("piece", 12, book=10)]) as name:
        assert "not met for: piece" in run("content", name).out


# rules

LEDGER = """
game: ruled
title: {en: "Ruled nim", ru: "Ним по правилам"}
source: {en: "a leaflet", ru: "листок"}
sections:
  - {id: TAKE, title: {en: Taking, ru: Взятие}}
  - {id: END, title: End}
rules:
  - {id: RN-TAKE-01, kind: rule, lines: "1", en: "Take from one heap.", ru: "Берите из одной кучки."}
  - {id: RN-TAKE-02, kind: table, lines: "2-3", en: "Heaps hold three to five.", data: {least: 3, most: 5}}
  - {id: RN-END-01, kind: rule, lines: "4", en: "Whoever takes the last piece wins."}
conflicts:
  - {lines: "4", issue: "Wins or loses?", reading: {en: "Wins.", ru: "Побеждает."}, rules: [RN-END-01], basis: decision}
"""


@pytest.fixture
def ruled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> Iterator[Run]:
    """A game with a ledger of three rules, of which code names two and a test proves one."""
    source, tests = tmp_path / "ruled", tmp_path / "tests"
    source.mkdir()
    tests.mkdir()
    (source / "rules.yaml").write_text(LEDGER, "utf-8")
    (source / "flow.py").write_text('"""Taking. RN-TAKE-01, 02"""\n')
    (tests / "test_flow.py").write_text('@rule("RN-TAKE-01")\ndef test_it(): ...\n')
    monkeypatch.setattr(rules, "tests_folder", lambda _: tests)
    game = dataclasses.replace(NIM, name="ruled", folder=source)
    register(game)
    yield run
    unregister(game)


def test_coverage_as_json_has_exactly_the_counts_and_what_is_missing(ruled: Run) -> None:
    ran = ruled("rules", "ruled", "--coverage", "--json")
    assert ran.code == 0
    counts = {"rules": 3, "named": 2, "proved": 1, "witnessed": 0}
    assert ran.json() == {"game": "ruled", **counts, "missing": ["RN-TAKE-02", "RN-END-01"]}


def test_coverage_is_shown_by_section_with_totals(ruled: Run) -> None:
    ran = ruled("rules", "ruled", "--coverage")
    assert ran.code == 0
    for words in ("TAKE", "Taking", "All", "Not named in code (1): RN-END-01", "Not proved by a test (2)"):
        assert words in ran.out


def test_coverage_is_told_in_russian(ruled: Run) -> None:
    ran = ruled("rules", "ruled", "--coverage", "--lang", "ru")
    for words in ("ruled: правила", "раздел", "название", "в тестах", "проверено", "Всего", "Не названы в коде (1)"):
        assert words in ran.out
    assert not re.search(r"section|title|named|tested|witnessed|Not ", ran.out)


def test_a_rule_is_shown_with_its_data(ruled: Run) -> None:
    ran = ruled("rules", "ruled", "rn-take-02")
    for words in ("RN-TAKE-02", "Heaps hold three to five.", "least: 3", "lines 2-3 of a leaflet"):
        assert words in ran.out


def test_a_rule_is_shown_with_the_conflicts_that_touch_it(ruled: Run) -> None:
    ran = ruled("rules", "ruled", "RN-END-01")
    assert "Wins or loses?" in ran.out
    assert "Our reading: Wins." in ran.out
    [conflict] = ruled("rules", "ruled", "RN-END-01", "--json", "--lang", "ru").json()["conflicts"]
    assert (conflict["reading"], conflict["basis"]) == ("Побеждает.", "decision")


def test_rules_are_read_in_russian_with_everything_around_them(ruled: Run) -> None:
    assert "Берите из одной кучки." in ruled("rules", "ruled", "RN-TAKE-01", "--lang", "ru").out
    said = ruled("rules", "ruled", "RN-END-01", "--lang", "ru").out
    for words in (
        "правило, строки 4: листок",
        "Где книга неясна",
        "Наше толкование: Побеждает.",
        "основание: наше решение",
    ):
        assert words in said
    assert re.search(r"правил: \d", ruled("rules", "ruled", "--lang", "ru").out)


def test_rules_are_searched(ruled: Run) -> None:
    found = ruled("rules", "ruled", "--search", "heaps", "--json").json()
    assert [rule["id"] for rule in found["rules"]] == ["RN-TAKE-02"]


def test_all_rules_are_listed(ruled: Run) -> None:
    assert "3 rules" in ruled("rules", "ruled").out


def test_an_unknown_rule_is_refused_with_near_ones(ruled: Run) -> None:
    ran = ruled("rules", "ruled", "RN-TAKE-09")
    assert ran.code == 2
    assert "did you mean 'RN-TAKE-0" in ran.err


def test_coverage_without_a_checkout_says_what_it_needs(tmp_path: Path) -> None:
    with pytest.raises(rules.NoTests, match="run it in a checkout"):
        rules.tests_folder(tmp_path / "site-packages" / "rules.py")


# verify


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole recorded game."""
    file = tmp_path / "game.json"
    file.write_bytes(Record.of(play_randomly(table_of(NIM), seeded("moves"))).write())
    return file


def test_a_true_record_verifies(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == 0
    assert f"{record}: ok, nim, " in ran.out
    assert "steps/s" in ran.out


def test_the_first_step_that_differs_is_named(run: Run, record: Path) -> None:
    altered = json.loads(record.read_bytes())
    altered["steps"][2][2] = "0" * 16
    record.write_text(json.dumps(altered))
    ran = run("verify", record)
    assert ran.code == 1
    assert "step 3, " in ran.err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\x00", b"[1]", b'{"tabletome": 1}'])
def test_a_damaged_record_is_refused_with_exit_code_1(run: Run, record: Path, content: bytes) -> None:
    record.write_bytes(content)
    ran = run("verify", record)
    assert ran.code == 1
    assert "not a recorded game" in ran.err


def test_a_record_of_an_unknown_game_is_refused(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b'"nim"', b'"go"'))
    ran = run("verify", record)
    assert ran.code == 1
    assert "there is no game called 'go'" in ran.err


def test_a_file_that_cannot_be_read_gives_exit_code_2_and_the_others_are_still_checked(run: Run, record: Path) -> None:
    ran = run("verify", record.parent / "missing.json", record, record.parent)
    assert ran.code == 2
    assert ran.err.count("the file cannot be read") == 2
    assert ": ok, nim" in ran.out


def test_verdicts_come_as_json_one_line_a_file(run: Run, record: Path) -> None:
    ran = run("verify", record, record.parent / "missing.json", "--json")
    good, bad = (json.loads(line) for line in ran.out.splitlines())
    assert {"file", "ok", "game", "steps", "steps_per_s"} == good.keys()
    assert (bad["ok"], bad.keys()) == (False, {"file", "ok", "error"})


@pytest.fixture
def drawn(record: Path) -> Path:
    """A record of a game that was drawn by a server and the player in the second seat."""
    seed = seed_of_shares("5e", ["0f" * 16])
    table = play_randomly(table_of(NIM, seed), seeded("x"))
    draw = Draw(commitment("5e"), "5e", [Share(1, "0f" * 16)])
    record.write_bytes(msgspec.structs.replace(Record.of(table), draw=draw).write())
    return record


def test_verify_checks_how_the_seed_was_drawn(run: Run, drawn: Path) -> None:
    ran = run("verify", drawn, "--commitment", commitment("5e"), "--share", "0f" * 16)
    assert ran.code == 0
    assert f"shares of seats: 2; commitment {commitment('5e')}" in ran.out
    assert "was bound by" in run("verify", drawn, "--commitment", "00").err
    assert "was not drawn with" in run("verify", drawn, "--share", "00").err
    written = drawn.read_text().replace('"server":"5e"', '"server":"5f"')
    drawn.write_text(written)
    ran = run("verify", drawn)
    assert (ran.code, "not the one it had committed itself to" in ran.err) == (1, True)


# fuzz, bench, tournament


def test_fuzzing_a_sound_game_gives_exit_code_0(run: Run) -> None:
    ran = run("fuzz", "nim", "--decisions", 300, "--jobs", 1)
    assert ran.code == 0
    assert "no defect" in ran.out


def test_fuzzing_as_json_has_exactly_these_fields(run: Run) -> None:
    found = run("fuzz", "sealed", "--games", 4, "--jobs", 1, "--json").json()
    assert found.keys() == {"game", "decisions", "games", "errors"}
    assert (found["game"], found["games"], found["errors"]) == ("sealed", 4, [])


def test_a_defect_gives_exit_code_1_and_the_command_that_shows_it_again(run: Run) -> None:
    with planted(NIM, **nim_that_begins_with(broken)) as name:
        ran = run("fuzz", name, "--games", 1)
        assert ran.code == 1
        assert f"again: tabletome fuzz {name} --seed 0 --first 0 --games 1" in ran.out
        again = run("fuzz", name, "--seed", 0, "--first", 0, "--games", 1, "--json").json()
    assert again["errors"][0]["step"] == 0


def test_bench_prints_one_json_object_a_game(run: Run) -> None:
    ran = run("bench", "nim", "heist", "--seconds", 0.1, "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert [line["game"] for line in lines] == ["nim", "heist"]
    wanted = {"game", "decisions_per_s", "games_per_s", "copy_us", "fork_p95_us", "scene_us", "peers"}
    assert all(wanted <= line.keys() for line in lines)


def test_bench_says_how_to_install_peers_that_are_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletome.research.benchmark.is_installed", lambda _: False)
    ran = run("bench", "nim", "--seconds", 0.1, "--peers", "--json")
    assert ran.json()["peers"] == {}
    assert "pip install 'tabletome[peers]'" in ran.err


def test_bench_shows_peers_beside_the_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletome.research.benchmark.PEERS", {"msgspec": lambda _: 3})
    assert "msgspec: decisions/s" in run("bench", "nim", "--seconds", 0.1, "--peers").out


def test_a_tournament_gives_wins_games_and_intervals_for_each_bot(run: Run) -> None:
    words = ("--bots", "random,greedy", "--players", 3, "--games", 6, "--jobs", 1)
    found = run("tournament", "heist", *words, "--json").json()
    assert (found["game"], found["games"], found["options"]["players"]) == ("heist", 6, 3)
    assert [(bot["name"], bot["games"]) for bot in found["bots"]] == [("random", 9), ("greedy", 9)]
    for row in (*found["bots"], *found["parties"]):
        low, high = row["interval"]
        assert 0 <= low <= row["wins"] / row["games"] <= high <= 1


def test_a_tournament_is_shown_as_a_table(run: Run) -> None:
    ran = run("tournament", "nim", "--bots", "random,greedy:worlds=1", "--games", 4, "--jobs", 1)
    assert ran.code == 0
    assert "greedy:worlds=1" in ran.out
