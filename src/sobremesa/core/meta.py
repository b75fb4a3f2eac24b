"""What can be known about a game without playing it."""

from sobremesa.core.options import Option, Options
from sobremesa.core.refusal import Unreadable
from sobremesa.core.values import Value


class Credits(Value, frozen=True, gc=False):
    """Who made the board game. Titles belong to their owners."""

    design: str
    art: str
    publisher: str
    year: int


class Meta(Value, frozen=True, gc=False):
    """A game's name and number, how many play it, and with which options."""

    id: str
    version: int
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...] = ()
    credits: Credits | None = None
    """None for a game that nobody in particular made."""
    example: bool = False
    """Kept for those who add a game: it can be played, but is not on the shelf."""
    hides: bool | str = True
    """Whether a seat may see what others may not, or the option by which it is so.

    If not, people on one device need no cover.
    """
    oldest: int = 1
    """The oldest version of these rules whose matches are still played, and read, to their end.

    Rules under which an old match would fold, but tell another story, raise it.
    """

    def hides_with(self, options: Options) -> bool:
        """Whether a seat may see what others may not, in a match with these options."""
        return bool(options.get(self.hides) if isinstance(self.hides, str) else self.hides)

    def must_know(self, version: int) -> None:
        """Refuse what was played by rules that are not those of today, nor lead to them."""
        if version > self.version:
            raise Unreadable("rules_too_new", version=version, known=self.version)
        if version < self.oldest:
            raise Unreadable("rules_too_old", version=version, oldest=self.oldest)
