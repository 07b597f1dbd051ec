"""What an earlier version kept is read by way of migrations, and a fingerprint tells that rules have changed."""

import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletome.engine.errors import Unreadable
from tabletome.engine.fingerprint import fingerprint
from tabletome.engine.kept import read_options, read_state
from tabletome.engine.migrations import Migration, Plain
from tabletome.engine.state import encode
from tests.toys import NIM, table_of


def rows_to_heaps(state: Plain) -> None:
    state["heaps"] = state.pop("rows")


def without_the_last(state: Plain) -> None:
    state["heaps"].pop()


def calm_was_slow(options: Plain) -> None:
    options["pace"] = {"slow": "calm"}.get(options["pace"], options["pace"])


THIRD = dataclasses.replace(
    NIM,
    version="4",
    migrations={"1": Migration(state=rows_to_heaps, options=calm_was_slow), "3": Migration(state=without_the_last)},
)


def state_with(**fields: Any) -> bytes:
    plain = msgspec.msgpack.decode(encode(table_of(NIM).state))
    for name, value in fields.items():
        plain[name] = value
        if value is None:
            del plain[name]
    return msgspec.msgpack.encode(plain)


def test_what_this_version_kept_is_read_as_it_is() -> None:
    assert read_state(NIM, state_with(), "1").heaps == [3, 4, 5]


def test_every_migration_from_the_version_that_kept_it_is_made_in_order() -> None:
    assert read_state(THIRD, state_with(heaps=None, rows=[1, 2, 3]), "1").heaps == [1, 2]
    assert read_state(THIRD, state_with(heaps=[1, 2, 3]), "2").heaps == [1, 2]
    assert read_state(THIRD, state_with(heaps=[1, 2, 3]), "3").heaps == [1, 2]
    assert read_state(THIRD, state_with(heaps=[1, 2, 3]), "4").heaps == [1, 2, 3]


def test_options_are_migrated_too() -> None:
    assert read_options(THIRD, {"pace": "slow"}, "1").pace == "calm"
    with pytest.raises(Unreadable, match="does not know its options: option pace=slow"):
        read_options(THIRD, {"pace": "slow"}, "2")


@pytest.mark.parametrize(
    ("data", "version", "says"),
    [
        (state_with(heaps=None), "1", "missing required field"),
        (state_with(heaps=None), "0", "missing required field"),
        (state_with(heaps=[9]), "1", "a heap of an impossible size"),
        (state_with(phase="dance"), "1", "has no phase 'dance'"),
        (state_with(), "2", "version 2 of nim is newer than ours, which is 1"),
        (state_with(), "two", "'two' is no version of nim"),
        (b"", "1", "cannot read it"),
    ],
)
def test_what_cannot_be_read_is_said(data: bytes, version: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        read_state(NIM, data, version)


# ---------------------------------------------------------------- fingerprints


def folder_with(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / name.replace("__", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".py").write_text(text)
    return folder


def print_of(folder: Path) -> str:
    return fingerprint(dataclasses.replace(NIM, folder=folder))


def test_the_fingerprint_follows_rules_and_content_and_nothing_else(tmp_path: Path) -> None:
    plain = {"rules__war": "a = 1", "content__cards": "b = 2"}
    same = {"view__scene": "c", "bots__evaluate": "d", "text__words": "e", "lessons__first": "g"}
    first = print_of(folder_with(tmp_path / "first", **plain))
    assert print_of(folder_with(tmp_path / "again", **plain)) == first
    assert print_of(folder_with(tmp_path / "looks", **plain, **same)) == first
    changed = [
        {"rules__war": "a = 2"},
        {"content__cards": "b = 3"},
        {"state": "h"},
        {"rules__peace": ""},
        {"migrations": "i"},
    ]
    found = [print_of(folder_with(tmp_path / f"changed-{n}", **{**plain, **each})) for n, each in enumerate(changed)]
    assert len({first, *found}) == 1 + len(changed)


def test_the_fingerprint_is_the_same_however_lines_end(tmp_path: Path) -> None:
    for name, end in (("unix", b"\n"), ("windows", b"\r\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "state.py").write_bytes(b"a = 1" + end + b"b = 2" + end)
    assert print_of(tmp_path / "unix") == print_of(tmp_path / "windows")
