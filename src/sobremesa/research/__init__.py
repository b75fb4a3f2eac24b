"""For those who study the games: many matches at once, and what they show."""
