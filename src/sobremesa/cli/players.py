"""Who sits where: people at this terminal, and bots."""

from msgspec import Struct

from sobremesa import bots
from sobremesa.bots.cast import invited
from sobremesa.core.names import clean
from sobremesa.core.refusal import Unplayable
from sobremesa.core.text import Say


class Player(Struct, frozen=True):
    """A person, or a bot of a level."""

    name: str
    level: str | None = None

    @property
    def bot(self) -> bots.Bot | None:
        """The bot, if it is one."""
        return bots.named(self.level) if self.level else None


def seated(seats: str, say: Say) -> list[Player]:
    """The players named by a list such as `me,bot:normal,me:Ana`."""
    players: list[Player] = []
    called: list[str] = []
    for number, word in enumerate(seats.split(","), start=1):
        kind, _, rest = word.strip().partition(":")
        if kind == "me":
            called.append(clean(rest) or say("seat", number=number))
            players.append(Player(called[-1]))
        elif kind == "bot":
            level = rest or "normal"
            bots.named(level)
            called.append(invited(level, called) or say("bot-name", number=number))
            name = say("cli-bot", name=called[-1], level=say(f"level-{level}"))
            players.append(Player(name, level))
        else:
            raise Unplayable("unknown_player", player=word.strip() or "-")
    return players


def levels(seats: str) -> tuple[str, ...]:
    """The bots named by a list such as `bot:normal,easy`; simulations have no people."""
    names = tuple(word.strip().removeprefix("bot:") for word in seats.split(","))
    for name in names:
        bots.named(name)
    return names
