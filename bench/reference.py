"""The yardstick: random tic-tac-toe in plain Python. Machines differ; ratios to this do not."""

import random

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def playout(rng: random.Random) -> int:
    """One random match; how many moves it took."""
    board: list[int] = [0] * 9
    free = list(range(9))
    moves = 0
    while free:
        player = moves % 2 + 1
        cell = rng.choice(free)
        free.remove(cell)
        board[cell] = player
        moves += 1
        if any(board[a] == board[b] == board[c] == player for a, b, c in LINES):
            break
    return moves
