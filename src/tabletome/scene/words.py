"""Words for players: messages are named in the code and written in Fluent files, one for each language.

    t("patrols", seat=t("seat-red"), to=t("region-elan", number=2))

A game's `text/en.ftl` and `text/ru.ftl` hold its words (and, where those grow long, further files such as
`text/cards.en.ftl`), `scene/text/` those that all games share. A scene carries `Text`s; whoever draws or sends it turns
them into one language with a `Translator`.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from fluent.runtime import FluentBundle, FluentResource

from tabletome.scene.patterns import Saying, saying

LANGUAGES = ("en", "ru")
SHARED_TEXT = Path(__file__).parent / "text"
MOST_REMEMBERED = 10_000
MOST_TEXTS = 50_000


class Text:
    """A message by name, with what goes into it: numbers, plain strings (names people typed) and other texts.

    Two that say the same are one and the same: views are compared with those before, and what was said is looked up.
    """

    __slots__ = ("__weakref__", "args", "name", "said")
    name: str
    args: Mapping[str, Text | str | int]
    said: tuple[Translator | None, str]
    """What it was last turned into, and by whom."""

    def __new__(cls, name: str, args: Mapping[str, Text | str | int]) -> Text:
        key = (name, *args.items())
        with _MAKING:
            made = _TEXTS.get(key)
            if made is None:
                made = _TEXTS[key] = super().__new__(cls)
                made.name, made.args, made.said = name, args, (None, "")
        return made

    def __reduce__(self) -> tuple[type[Text], tuple[str, Mapping[str, Text | str | int]]]:
        return Text, (self.name, self.args)

    def __repr__(self) -> str:
        return f"t({self.name!r}, {self.args})" if self.args else f"t({self.name!r})"


_TEXTS: WeakValueDictionary[tuple[object, ...], Text] = WeakValueDictionary()
_MAKING = threading.Lock()
"""Views are made in threads, too."""


@functools.lru_cache(maxsize=MOST_TEXTS)
def t(name: str, /, **args: Text | str | int) -> Text:
    """A text."""
    return Text(name, args)


def listed(texts: Iterable[Text], joint: str = "listed") -> Text:
    """Texts with commas between them, or joined as the message `joint` says; `nothing` if there is none."""
    listing: Text | None = None
    for text in texts:
        listing = text if listing is None else t(joint, first=listing, next=text)
    return t("nothing") if listing is None else listing


def in_both(texts: tuple[str, str]) -> Text:
    """Words of a content file, which has them in English and Russian."""
    return t("either-language", en=texts[0], ru=texts[1])


class Translator:
    """Says texts in one language; what is missing there is said in English, and what is missing in both by its name."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._bundles = [_bundle(each, folders) for each in dict.fromkeys((language, "en"))]
        self._said: dict[Text, str] = {}
        self._sayings: dict[str, Saying] = {}
        """How each message is said that has been."""

    def say(self, text: Text) -> str:
        """A text in this language. A table says the same things over and over, so what was said is remembered."""
        said = self._said.get(text)
        if said is None:
            args = {name: self.say(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
            said = self.message(text.name, args)
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[text] = said
        return said

    def message(self, name: str, args: Mapping[str, str | int] | None = None) -> str:
        say = self._sayings.get(name) or self._saying(name)
        return name if say is None else say(args or {})

    def _saying(self, name: str) -> Saying | None:
        say = next((found for bundle in self._bundles if (found := saying(bundle, name)) is not None), None)
        if say is not None:
            self._sayings[name] = say
        return say

    def encode_hook(self, value: Any) -> str:
        """For msgspec: a scene encoded with this hook has strings where it had texts."""
        if type(value) is not Text:
            raise TypeError(f"a scene cannot hold a {type(value).__name__}")
        by, said = value.said
        if by is not self:
            said = self.say(value)
            value.said = (self, said)
        return said


@functools.lru_cache(maxsize=32)
def translator(language: str, game_folder: Path | None = None) -> Translator:
    """The translator for one game's table (or, without a game, for the shared words)."""
    folders = (SHARED_TEXT,) if game_folder is None else (SHARED_TEXT, game_folder / "text")
    return Translator(language, folders)


def text_files(folder: Path, language: str) -> list[Path]:
    """The files of a folder that hold words in one language: `en.ftl` and all `*.en.ftl`."""
    return [path for path in (folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))) if path.exists()]


@functools.lru_cache(maxsize=64)
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in text_files(folder, language):
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle
