"""What a scenario's page says: goals, special rules; and the battle goals that characters have of their own."""
