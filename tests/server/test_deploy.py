"""What operators copy: the settings, the unit, the image and the services fit the program. The steps by which the image
is made are `deploy/install.sh`, which `tests/test_wheel.py` runs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tabletome.server.configuration import read_settings, variable
from tabletome.server.processes import check_processes

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SITE = {"${SITE:?}": "play.example.org", "${DATABASE_PASSWORD:?}": "secret", "${PROCESSES:-2}": "2"}


def filled_in(text: str) -> str:
    """As compose would, with what `example.env` asks for."""
    for name, value in SITE.items():
        text = text.replace(name, value)
    return text


def test_the_settings_for_systemd_are_settings() -> None:
    settings = read_settings(DEPLOY / "tabletome.toml", {}, {})
    assert settings.trusted_proxies
    check_processes(settings)


def test_the_unit_starts_what_there_is() -> None:
    unit = (DEPLOY / "tabletome.service").read_text()
    (command,) = re.findall(r"^ExecStart=/opt/tabletome/bin/tabletome (.*)$", unit, re.MULTILINE)
    assert command == "serve --settings /etc/tabletome.toml --no-open"
    assert "KillSignal" not in unit, "SIGTERM puts tables to rest"


def test_the_services_are_given_settings_that_exist() -> None:
    services = yaml.safe_load(filled_in((DEPLOY / "compose.yaml").read_text()))["services"]
    settings = read_settings(None, services["tabletome"]["environment"], {})
    assert settings.hosts == {"play.example.org", "127.0.0.1"}
    assert settings.processes == int(SITE["${PROCESSES:-2}"])
    check_processes(settings)
    dockerfile = (
        ROOT / "deploy" / services["tabletome"]["build"]["context"] / services["tabletome"]["build"]["dockerfile"]
    )
    assert dockerfile.resolve() == DEPLOY / "Dockerfile"


def test_every_variable_of_the_services_is_explained() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    told = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    assert asked == told


def test_the_image_is_made_of_what_is_there_by_the_script_that_is_tested() -> None:
    image = (DEPLOY / "Dockerfile").read_text()
    assert "RUN /build/deploy/install.sh /opt/tabletome /wheels/tabletome-*.whl" in image
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", image, re.MULTILINE):
        assert all((ROOT / each).exists() for each in line.split()), line
    given = dict(re.findall(r"(TABLETOME_\w+)=(\S+)", image))
    assert set(given) <= {variable(name) for name in ("host", "database", "log_format")}
    assert read_settings(None, given, {}).host == "0.0.0.0"


def test_the_script_says_how_it_is_called() -> None:
    said = subprocess.run([DEPLOY / "install.sh"], capture_output=True, text=True, check=False)
    assert said.returncode != 0
    assert "install.sh FOLDER WHEEL" in said.stderr


@pytest.mark.parametrize("part", ["TLS and proxies", "Several processes", "Backup", "Updates", "Settings"])
def test_the_page_for_operators_tells_of_it(part: str) -> None:
    assert f"\n## {part}\n" in (ROOT / "docs" / "running.md").read_text()
