"""Sobremesa in the terminal."""


def main() -> None:
    """The command `sobremesa`."""
