"""Typed words to moves, for any game that has a text."""

from sobremesa.core.game import AnyGame
from sobremesa.core.refusal import Unreadable
from sobremesa.core.values import Move, Undo, View
from sobremesa.words import Words


def verbs(game: AnyGame, say: Words) -> dict[str, type[Move]]:
    """What can be typed, and the kind of move it means; the dealer's moves have no verb."""
    found: dict[str, type[Move]] = {say("verb-undo"): Undo}
    for kind in game.values.moves:
        key = f"verb-{kind.__struct_config__.tag}"
        if say.has(key):
            found[say(key)] = kind
    return found


def read_move(line: str, game: AnyGame, view: View, say: Words) -> Move:
    """The move that was typed, be it allowed or not. A verb may be shortened while it is clear."""
    verb, *words = line.lower().split()
    known = verbs(game, say)
    fitting = [full for full in known if full.startswith(verb)]
    if verb in known:
        fitting = [verb]
    if len(fitting) != 1:
        raise Unreadable("unknown_word", word=verb, known=", ".join(fitting or known))
    kind = known[fitting[0]]
    fields = kind.__struct_fields__
    if len(words) > len(fields) > 0:  # `swap a 1 2` is `swap a 1-2`
        words = [*words[: len(fields) - 1], "-".join(words[len(fields) - 1 :])]
    if len(words) != len(fields):
        raise Unreadable("wrong_words", how=say(f"verb-{kind.__struct_config__.tag}-help"))
    assert game.text is not None
    values = []
    for field, word in zip(fields, words, strict=True):
        try:
            values.append(game.text.read(field, word, view))
        except (ValueError, IndexError):
            raise Unreadable("unclear_word", word=word) from None
    return kind(*values)
