"""A position and its choices in words, for language models and logs."""

from __future__ import annotations

from tabletome.research.episodes import Episode
from tabletome.scene import Board, Mat, Scene, Text, Translator, Zone, translator
from tabletome.scene.vocabulary import Question


def in_words(episode: Episode, seat: int, language: str = "en") -> str:
    """What a seat sees, then what it is asked, with a number for each choice."""
    game = episode.game
    say = translator(language, game.folder)
    scene: Scene = game.scene(episode.state, seat)
    lines = [say.say(scene.name), *_status(scene, say)]
    for mat in scene.mats:
        lines += _mat(mat, say)
    for board in scene.boards:
        lines += _board(board, say)
    for zone in scene.zones:
        lines += _zone(zone, say)
    if episode.decision is not None and episode.decision.seat == seat:
        lines += _question(game.question(episode.state, episode.decision), say)
    return "\n".join(lines)


def choices_in_words(episode: Episode, language: str = "en") -> list[str]:
    """The choices of the decision that is asked now."""
    if episode.decision is None:
        return []
    say = translator(language, episode.game.folder)
    question: Question = episode.game.question(episode.state, episode.decision)
    return [say.say(choice.text) for choice in question.choices]


def _status(scene: Scene, say: Translator) -> list[str]:
    told = [_said(badge.text, say) for badge in scene.status if badge.text is not None]
    aim = [say.say(scene.aim)] if scene.aim is not None else []
    return [*aim, ", ".join(told)] if told else aim


def _mat(mat: Mat, say: Translator) -> list[str]:
    stats = [f"{say.say(stat.name)} {stat.value}{f'/{stat.most}' if stat.most else ''}" for stat in mat.stats]
    marks = [_said(badge.text, say) for badge in mat.badges if badge.text is not None]
    lines = [f"{say.say(mat.name)}: {', '.join([*stats, *marks])}"]
    for zone in mat.zones:
        lines += [f"  {line}" for line in _zone(zone, say)]
    return lines


def _board(board: Board, say: Translator) -> list[str]:
    lines = [say.say(board.name)]
    for cell in board.cells:
        if cell.pieces:
            pieces = ", ".join(say.say(piece.name) for piece in cell.pieces)
            lines.append(f"  {say.say(cell.name)}: {pieces}")
    return lines


def _zone(zone: Zone, say: Translator) -> list[str]:
    names = [say.say(card.name) for card in zone.cards if card.name is not None and not card.face_down]
    count = zone.count if zone.count is not None else len(zone.cards)
    return [f"{say.say(zone.name)} ({count}): {', '.join(names)}" if names else f"{say.say(zone.name)} ({count})"]


def _question(question: Question, say: Translator) -> list[str]:
    choices = [f"  {number}: {say.say(choice.text)}" for number, choice in enumerate(question.choices)]
    return [say.say(question.text), *choices]


def _said(text: Text | None, say: Translator) -> str:
    return "" if text is None else say.say(text)
