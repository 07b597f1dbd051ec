"""What is in the box: cards, Units, Skills, enemies, tiles, scenarios, as printed. What cards do is in cards/."""
