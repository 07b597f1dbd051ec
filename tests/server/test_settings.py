"""Settings: from a file, the environment and the command line, and every one of them documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.document_settings import DOCUMENT, documented, table
from tabletome.engine.errors import TabletomeError
from tabletome.server.configuration import BadSettings, read_settings
from tabletome.server.settings import LEVELS, RATES, Rate, Settings


def in_file(folder: Path, text: str) -> Path:
    path = folder / "tabletome.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_anything_the_defaults_hold() -> None:
    assert read_settings(None, {"HOME": "/root"}, {"port": None}) == Settings()


def test_the_command_line_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = in_file(tmp_path, 'host = "a"\nport = 1\nurl = "https://a.example"')
    found = read_settings(file, {"TABLETOME_HOST": "b", "TABLETOME_PORT": "2"}, {"port": 3})
    assert (found.host, found.port, found.url) == ("b", 3, "https://a.example")


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = in_file(tmp_path, "workers = 3")
    assert read_settings(None, {"TABLETOME_SETTINGS": str(file)}, {}).workers == 3


def test_values_of_every_kind_are_read_from_a_file_and_from_the_environment(tmp_path: Path) -> None:
    file = in_file(
        tmp_path,
        """
        access_log = true
        trusted_proxies = ["10.0.0.0/8", "::1"]
        web = "/srv/web"
        header_seconds = 2.5
        [rates]
        chat = "8, 30/min"
        [levels.master]
        bot = "mcts:iterations=10"
        seconds = 9.0
        """,
    )
    environment = {
        "TABLETOME_ACCESS_LOG": "true",
        "TABLETOME_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "TABLETOME_WEB": "/srv/web",
        "TABLETOME_HEADER_SECONDS": "2.5",
        "TABLETOME_RATES_CHAT": "8, 30/min",
    }
    by_file, by_environment = read_settings(file, {}, {}), read_settings(None, environment, {})
    for found in (by_file, by_environment):
        assert found.access_log
        assert found.trusted_proxies == {"10.0.0.0/8", "::1"}
        assert found.web == Path("/srv/web")
        assert found.header_seconds == 2.5
        assert found.rates == {**RATES, "chat": Rate(8, 0.5)}
    assert by_file.levels["master"].seconds == 9.0
    assert by_file.levels["novice"] == LEVELS["novice"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("workrs = 3", "'workrs', which is no setting; did you mean workers?"),
        ('workers = "many"', "workers: Expected `int`"),
        ("port = 70000", "at most 65535"),
        ("header_seconds = -1", "cannot be less than 0"),
        ('log_level = "loud"', "log_level: Invalid enum value"),
        ('rates.chat = "often"', "write it as `20, 20/min`"),
        ('rates.chatter = "1, 1/s"', "did you mean chat?"),
        ('levels.god = { bot = "random" }', "there is no level 'god'"),
        ('trusted_proxies = ["my proxy"]', "is no address and no network"),
        ('origins = ["play.example.org"]', "is no origin"),
        ("in_worker = 1", "is no setting"),
        ("port = ", "are no TOML"),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(TabletomeError, match=re.escape(said)):
        read_settings(in_file(tmp_path, text), {}, {})


def test_a_variable_that_is_no_setting_is_said() -> None:
    with pytest.raises(BadSettings, match="did you mean TABLETOME_DATABASE"):
        read_settings(None, {"TABLETOME_DATABSE": "x"}, {})


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings(tmp_path / "none.toml", {}, {})


@pytest.mark.parametrize("rate", RATES.values())
def test_a_rate_reads_as_it_is_written(rate: Rate) -> None:
    again = Rate.read(str(rate))
    assert again.burst == rate.burst
    assert again.per_second == pytest.approx(rate.per_second, rel=1e-3)


def test_every_setting_is_documented() -> None:
    """`python -m scripts.document_settings` writes the table anew."""
    assert documented(DOCUMENT.read_text(encoding="utf-8")) == table()
