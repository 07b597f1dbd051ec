"""Whatever the OpenAPI document allows or forbids, no request makes the server stumble."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode

from tests.server.serving import GENEROUS, Person, running
from tests.server.serving import settings as server_settings


class Api:
    """A server, and someone at a table there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.person = Person(address, "Schema")
        self.table = self.person.makes("sealed", "me", "open", "novice")
        self.schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")

    def send(self, case: schemathesis.Case[Any]) -> None:
        """Mostly to the table that there is, and signed in unless that would be the end of the session."""
        if "/tables/" in case.path and "id" in case.path_parameters and len(str(case.body)) % 4:
            case.path_parameters["id"] = self.table.id
        ends_session = case.path.endswith(("/logout", "/session", "/login", "/accounts"))
        if not ends_session:
            case.headers["Cookie"] = f"tabletome={self.person.http.cookies['tabletome']}"
        answer = case.call()
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(server_settings(tmp_path_factory.mktemp("api"), rates=GENEROUS)) as address:
        found = Api(address)
        yield found
        found.person.http.close()


def test_nothing_that_is_asked_makes_the_server_stumble(api: Api) -> None:
    operations = [found.ok() for found in api.schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 20
    for operation in operations:
        try_everything(api, operation)


def try_everything(api: Api, operation: Any) -> None:
    """One operation with what its description allows, and with what it forbids."""

    @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @given(case=operation.as_strategy(GenerationMode.POSITIVE) | operation.as_strategy(GenerationMode.NEGATIVE))
    def attempt(case: schemathesis.Case[Any]) -> None:
        api.send(case)

    attempt()
