"""Roman numerals, as cards print levels and ranks."""

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII")
