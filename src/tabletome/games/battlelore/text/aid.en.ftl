# The player aid: one line for each thing.

aid-aim =
    Be the first to have as many victory banners as the adventure asks for.

aid-turn =
    1. Play a Command card.
    2. Order units in its section or of its kind.
    3. Move ordered units, one at a time.
    4. Battle with ordered units, one at a time.
    5. Draw; with Lore: take cards or tokens.

aid-actions =
    Dice: green banner 2, blue 3, red 4; terrain sets a limit.
    A helmet of the target's colour: one hit. Strike: a hit in close combat with suitable weapons. Flag: retreat a hex. Lore: a token, or nothing without magic.
    { "[" }[support]]: two friends beside the unit. It is [[bold]]: ignores one flag and may [[battle-back|battle back]].
    After close combat the victor may [[gain-ground|gain ground]]; riders pursue and attack again.
    A unit that cannot retreat loses a figure for each hex.

aid-end =
    Each destroyed enemy unit is a victory banner; some adventures give more for places.
    The battle ends at once when somebody has enough.
