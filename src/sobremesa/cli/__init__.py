"""Sobremesa in the terminal."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from sobremesa.words import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `sobremesa`."""
    from sobremesa.cli.commands import run

    words = list(sys.argv[1:] if arguments is None else arguments)
    sys.exit(run(words, language(words)))


def language(words: Sequence[str]) -> str:
    """The reader's language: as said, else as the terminal is set, else English."""
    said = [after for word, after in pairwise(words) if word == "--lang"]
    said += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    set_to = (
        os.environ.get(name, "") for name in ("SOBREMESA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    )
    for wish in (*said, *set_to):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return LANGUAGES[0]
