"""High Card: everybody lays a card, the highest takes the trick. The game to learn from."""
