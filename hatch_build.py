"""Puts the built browser client into the wheel, so that `pip install tabletome` is all that a host needs."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Takes the client as it was built, or builds it where Node is at hand."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout serves web/dist as it lies there
        web = Path(self.root) / "web"
        built = web / "dist"
        if not (built / "index.html").exists():
            self._build(web)
        build_data["force_include"][str(built)] = "tabletome/web" if self.target_name == "wheel" else "web/dist"

    def _build(self, web: Path) -> None:
        if shutil.which("npm") is None:
            raise RuntimeError("the browser client is not built: run `make web`, which needs Node 20, and build again")
        for command in (["npm", "install", "--no-save", "--silent"], ["npm", "run", "build", "--silent"]):
            subprocess.run(command, cwd=web, check=True)
