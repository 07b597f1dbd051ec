"""What bots think with: `attack_odds` says what an attack promises, `evaluate` how good a position is, `instinct` how
likely a sensible player is to take each option.
"""
