"""What the server says to its operator: one line for each event, with time, level, request and person.

2026-01-02T03:04:05.678Z WARNING tabletome.server.storage [6f1c07a2 person 7] the database is locked
{"time": "2026-01-02T03:04:05.678Z", "level": "warning", "logger": "...", "request": "6f1c07a2", "person": 7, ...}
"""

from __future__ import annotations

import dataclasses
import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from tabletome.server.settings import Settings

ACCESS = logging.getLogger("tabletome.access")
"""Every request, when it has been answered; the fields are in `extra`."""
_EXTRA = "fields"


@dataclasses.dataclass
class RequestContext:
    """The request on behalf of which something is logged."""

    id: str = dataclasses.field(default_factory=lambda: secrets.token_hex(6))
    person: int | None = None


_request: ContextVar[RequestContext | None] = ContextVar("request", default=None)


def begin_request() -> RequestContext:
    """From here on, what is logged belongs to a new request."""
    context = RequestContext()
    _request.set(context)
    return context


def note_person(person: int) -> None:
    """Who has made the request, once that is known."""
    context = _request.get()
    if context is not None:
        context.person = person


class _Fields(logging.Formatter):
    """Base of both formats."""

    @staticmethod
    def time_of(record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC)
        return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03d}Z"

    def trace_of(self, record: logging.LogRecord) -> str:
        return self.formatException(record.exc_info) if record.exc_info else ""


class TextFormat(_Fields):
    """A line for people; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        context = _request.get()
        who = "" if context is None else f" [{context.id}{_of(context.person)}]"
        more = "".join(f" {name}={value}" for name, value in getattr(record, _EXTRA, {}).items())
        trace = self.trace_of(record)
        line = f"{self.time_of(record)} {record.levelname} {record.name}{who} {record.getMessage()}{more}"
        return f"{line}\n{trace}" if trace else line


class JsonFormat(_Fields):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        context = _request.get()
        if context is not None:
            told["request"] = context.id
            if context.person is not None:
                told["person"] = context.person
        trace = self.trace_of(record)
        return json.dumps({**told, **getattr(record, _EXTRA, {}), **({"trace": trace} if trace else {})}, default=str)


def _of(person: int | None) -> str:
    return "" if person is None else f" person {person}"


def fields(**values: object) -> dict[str, dict[str, object]]:
    """Values that belong to an event: `log.info("...", extra=fields(table=id))`."""
    return {_EXTRA: values}


def set_up_logging(settings: Settings) -> None:
    """Let everything that is logged go to standard error, as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormat() if settings.log_format == "json" else TextFormat())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    level = getattr(logging, settings.log_level.upper())
    for name in ("tabletome", "uvicorn"):
        logging.getLogger(name).setLevel(level)
    ACCESS.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)
