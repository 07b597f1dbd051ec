"""Registering with other projects as soon as they are imported, so that nobody waits for what nobody uses."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from types import ModuleType


class Follow(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads a module as usual and then one of ours, unless ours is what asked for it."""

    def __init__(self, awaited: str, module: str) -> None:
        self._awaited, self._module = awaited, module
        self._loader: importlib.abc.Loader | None = None

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - as every finder is asked
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._awaited:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            self._loader, spec.loader = spec.loader, self
        return spec

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        assert self._loader is not None
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        assert self._loader is not None
        self._loader.exec_module(module)
        importlib.import_module(self._module)


def when_imported(awaited: str, module: str) -> None:
    """Import our `module`, which registers what it has, once `awaited` is imported: now, if it is already."""
    if awaited in sys.modules:
        importlib.import_module(module)
    else:
        sys.meta_path.insert(0, Follow(awaited, module))
