"""The drawings of games."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import httpx
import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.server.pictures import pictures
from tests.server.serving import running, settings

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        running(settings(tmp_path_factory.mktemp("pictures"))) as address,
        httpx.Client(base_url=address, verify=False, timeout=60) as found,
    ):
        yield found


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_cover(client: httpx.Client, game: str) -> None:
    (info,) = [each for each in client.get("/api/games").json() if each["name"] == game]
    assert "cover" in info["pictures"]
    answer = client.get(f"/api/games/{game}/pictures/cover.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag == f"{SVG}svg"


def test_a_drawing_can_run_nothing_and_is_kept_for_a_while(client: httpx.Client) -> None:
    answer = client.get("/api/games/gloomhaven/pictures/cover.svg")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "max-age" in answer.headers["cache-control"]
    again = client.get(answer.url.path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["none.svg", "cover.png", "cover", "..%2frules.yaml", "cover.svg.svg", "%2e%2e"])
def test_nothing_else_can_be_asked_for(client: httpx.Client, path: str) -> None:
    assert client.get(f"/api/games/gloomhaven/pictures/{path}").status_code == 404


def test_no_drawing_of_a_game_has_a_script_or_asks_for_anything_from_elsewhere() -> None:
    for game in game_names():
        for name, picture in pictures(game).items():
            text = picture.body.decode()
            assert "<script" not in text, name
            assert "href" not in text, name
            assert " on" not in text.replace("<feDiffuse", ""), name


def test_what_a_game_draws_when_it_is_asked_for_is_served_and_named_like_its_files(client: httpx.Client) -> None:
    (info,) = [each for each in client.get("/api/games").json() if each["name"] == "gloomhaven"]
    assert "scenario-barrow-lair" in info["pictures"]
    answer = client.get("/api/games/gloomhaven/pictures/scenario-barrow-lair.svg")
    assert answer.text == find_game("gloomhaven").drawings["scenario-barrow-lair"]()
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("game", game_names())
def test_what_a_game_draws_belongs_to_a_value_of_an_option_and_is_harmless(game: str) -> None:
    found = find_game(game)
    values = {f"{option.name}-{value}" for option in found.options.infos() for value in option.values}
    assert found.drawings.keys() <= values
    for name, draw in found.drawings.items():
        text = draw()
        assert ElementTree.fromstring(text).tag == f"{SVG}svg", name
        assert not any(word in text for word in ("<script", "href", " on")), name
