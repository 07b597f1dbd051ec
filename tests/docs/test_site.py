"""The documentation is built as a site without a warning: every link leads somewhere, every name is found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=600, env=quiet)
    assert built.returncode == 0, built.stderr
    reference = (tmp_path / "reference" / "engine" / "index.html").read_text("utf-8")
    assert 'id="tabletome.engine.table.Table.imagine"' in reference
    for page in ("playing", "running", "adding-a-game", "research", "contributing", "changelog"):
        assert (tmp_path / page / "index.html").exists()
