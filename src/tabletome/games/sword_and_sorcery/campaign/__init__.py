"""Between the quests of a campaign: what ends with a quest, what is salvaged and what is carried on."""
