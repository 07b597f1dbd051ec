"""What a hero tells the others at the beginning of a turn: whom it goes for, whom it helps. Nothing is secret here."""

from __future__ import annotations

from tabletome.engine import Action, Decision
from tabletome.games.sword_and_sorcery.actions import Attack, Begin, Go, Power
from tabletome.games.sword_and_sorcery.state import State
from tabletome.games.sword_and_sorcery.view.wording import figure_name, power_name
from tabletome.scene import Text, t


def intent(g: State, decision: Decision, option: Action) -> Text | None:
    match option:
        case Begin():
            return t("intent-begin", hero=figure_name(g, option.hero))
        case Attack():
            return t("intent-attack", target=figure_name(g, option.figure))
        case Power(figure=int(helped)) if helped < len(g.heroes) and helped != decision.about.get("hero"):
            return t("intent-help", hero=figure_name(g, helped), power=power_name(option.name))
        case Go() if not g.foes_at(g.figures[decision.about["hero"]].at) and g.foes_at(option.area):
            return t("intent-attack", target=figure_name(g, g.foes_at(option.area)[0]))
    return None
