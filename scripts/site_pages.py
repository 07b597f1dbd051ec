"""Pages of the site that lie beside docs/ and not in it: what contributors do, and what has changed.

MkDocs calls `on_files` while it gathers pages (mkdocs.yml names this module).
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the project's own folder."""
    for name, page in PAGES.items():
        files.append(File.generated(config, page, content=relinked((ROOT / name).read_text("utf-8"))))
    return files


def relinked(page: str) -> str:
    """A page as it reads inside docs/, where what it links to is a neighbour; the licence is no page and only named."""

    def relink(link: re.Match[str]) -> str:
        target, place = link[1], link[2] or ""
        if "://" in target:
            return link[0]
        return f"]({PAGES.get(target, target.removeprefix('docs/'))}{place})"

    return LINK.sub(relink, page.replace("[licence](LICENSE)", "licence (MIT)"))
