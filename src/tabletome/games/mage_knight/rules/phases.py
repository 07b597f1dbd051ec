"""The phases of the game in the order of the book; each module says which of them it runs. MK-MEMO-01, 02, 03"""

from __future__ import annotations

from typing import Final

from tabletome.engine import Phase

# Setup: rules/setup.py

PICK_HEROES: Final = Phase("pick_heroes")
"""Each player takes a hero that is free, or others bid for it. MK-GEN-06, MK-OPT-02"""
DRAFT_CARDS: Final = Phase("draft_cards")
"""Everybody keeps an Advanced Action and passes the others on. MK-OPT-33, 34"""
FINISH_MAP: Final = Phase("finish_map")
"""What is to be chosen before the first Round. MK-DUNG-03, MK-RETURN-07"""

# A Round and whose turn it is: rules/flow.py

BEGIN_ROUND: Final = Phase("begin_round")
"""Day turns into Night and back, everything is laid out anew. MK-ROUND-02..15"""
CHOOSE_TACTIC: Final = Phase("choose_tactic")
"""One player takes a Tactic. MK-TACT-01"""
FOLLOW_TACTIC: Final = Phase("follow_tactic")
"""What a Tactic says for the moment it is taken; then the order of the Round. MK-TACT-04, 05"""
NEXT_TURN: Final = Phase("next_turn")
"""Whose turn it is. MK-ROUND-01, 16, 17"""
BEFORE_TURN: Final = Phase("before_turn")
"""What may be done out of turn. MK-TURN-01, 03"""
BEGIN_TURN: Final = Phase("begin_turn")
"""Skip the turn, announce the end of the Round, or take it. MK-TURN-06..15"""

# A turn: rules/turn.py, rules/map/mazes.py, rules/interaction/interact.py

MOVEMENT_STEP: Final = Phase("movement_step")
"""One effect, move or tile, or the action of the turn. MK-TURN-16, 18..25"""
RESTING_STEP: Final = Phase("resting_step")
"""One effect, or the discard that makes it a rest. MK-TURN-26..29"""
MAZE_STEP: Final = Phase("maze_step")
"""One effect, or the choice of a path through a maze."""
INTERACTION_STEP: Final = Phase("interaction_step")
"""One effect or one purchase among the locals. MK-INTER-08, 18"""

# Combat with enemies: rules/combat/

GATHER_FOES: Final = Phase("gather_foes")
"""Who else is challenged; then the combat begins. MK-COMB-09, 10"""
ATTACK_STEP: Final = Phase("attack_step")
"""One effect or one attack of the Ranged and Siege phase, or of the Attack phase. MK-RANGE-01, MK-ATT-01"""
BEGIN_BLOCK: Final = Phase("begin_block")
"""Every enemy attacks, or summons who does. MK-BLOCK-01..03"""
BLOCK_STEP: Final = Phase("block_step")
"""One effect or one block. MK-BLOCK-04, 12, 14"""
DAMAGE_STEP: Final = Phase("damage_step")
"""Damage to one Unit, or to the hero. MK-DMG-01, 03, 18"""
END_COMBAT: Final = Phase("end_combat")
"""What was won. MK-RES-01"""

# Combat between heroes: rules/combat/pvp.py

WARN_DEFENDER: Final = Phase("warn_defender")
"""What the defender may do out of turn, and the choice of a defence. MK-PVP-03, 04, 08"""
DUEL_ATTACK: Final = Phase("duel_attack")
"""One card of the attacking player, the attack itself, or a pass. MK-PVP-14, 15"""
DUEL_BLOCK: Final = Phase("duel_block")
"""One card of the blocking player; then what gets through. MK-PVP-18, 19"""
DUEL_DAMAGE: Final = Phase("duel_damage")
"""One use of what got through. MK-PVP-22, 26"""

# The end of a turn: rules/turn.py, rules/end_of_turn.py, rules/flow.py

AFTER_STEP: Final = Phase("after_step")
"""One effect after the action of the turn, or the end. MK-TURN-18, 30"""
TIDY_UP: Final = Phase("tidy_up")
"""Dice back, withdrawal from an unsafe space, mana gone. MK-END-02..04"""
TAKE_BACK_STEP: Final = Phase("take_back_step")
"""The cards played are discarded, but for those that say otherwise. MK-END-05, MK-DEED-10"""
BENEFITS: Final = Phase("benefits")
"""What a mine or a glade brings. MK-END-06, 07"""
REWARDS_STEP: Final = Phase("rewards_step")
"""One reward. MK-END-08, 13"""
LEVELS_STEP: Final = Phase("levels_step")
"""One level. MK-LEVEL-01, 02, 03"""
DISCARD_STEP: Final = Phase("discard_step")
"""One card may be discarded. MK-DRAW-01"""
DRAW_UP: Final = Phase("draw_up")
"""Draw to the hand limit. MK-DRAW-02, 07, 08"""
END_OF_TURN: Final = Phase("end_of_turn")
"""The scenario's end, others who end a turn, an extra turn, or the next player. MK-ROUND-18, 19"""

# Between Rounds, and the end: rules/flow.py, rules/scenario/scoring.py

END_OF_ROUND: Final = Phase("end_of_round")
"""Whether the game is over. MK-ROUND-22"""
REMOVE_TACTIC: Final = Phase("remove_tactic")
"""Who play together remove a Tactic. MK-FULLCO-04"""
USE_DRAFTED: Final = Phase("use_drafted")
"""One player takes a card kept from the draft. MK-OPT-35"""
UPGRADE_ACTIONS: Final = Phase("upgrade_actions")
"""One player exchanges an action card. MK-OPT-29, 31"""
END_OF_GAME: Final = Phase("end_of_game")
"""Who has won. MK-GEN-09"""

AT_THE_END_OF_A_TURN: Final = (
    TIDY_UP, TAKE_BACK_STEP, BENEFITS, REWARDS_STEP, LEVELS_STEP, DISCARD_STEP, DRAW_UP,
)  # fmt: skip
"""In the order of MK-END-01; no effects are played in them. MK-TURN-32"""
ALL: Final = (
    PICK_HEROES, DRAFT_CARDS, FINISH_MAP,
    BEGIN_ROUND, CHOOSE_TACTIC, FOLLOW_TACTIC, NEXT_TURN, BEFORE_TURN, BEGIN_TURN,
    MOVEMENT_STEP, RESTING_STEP, MAZE_STEP, INTERACTION_STEP,
    GATHER_FOES, ATTACK_STEP, BEGIN_BLOCK, BLOCK_STEP, DAMAGE_STEP, END_COMBAT,
    WARN_DEFENDER, DUEL_ATTACK, DUEL_BLOCK, DUEL_DAMAGE,
    AFTER_STEP, *AT_THE_END_OF_A_TURN, END_OF_TURN,
    END_OF_ROUND, REMOVE_TACTIC, USE_DRAFTED, UPGRADE_ACTIONS, END_OF_GAME,
)  # fmt: skip
