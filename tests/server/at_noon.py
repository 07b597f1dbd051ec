"""Tabletome with days of challenges that do not end while tests run: `python -m tests.server.at_noon serve`."""

from __future__ import annotations

from tabletome.cli import main
from tests.server.serving import begin_days_at_midnight, hours_to_noon

if __name__ == "__main__":
    begin_days_at_midnight(hours_to_noon())
    main()
