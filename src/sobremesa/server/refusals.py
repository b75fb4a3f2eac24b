"""What a server refuses besides moves. Each kind is a class, and a class has one answer in HTTP."""

from sobremesa.core.refusal import Refused


class NoToken(Refused):
    """Nobody can tell who asks."""


class Forbidden(Refused):
    """Not with this token, or not at this stage of the table."""


class NotAdmin(Refused):
    """Not without the token of whoever runs the server."""


class Guessing(Refused):
    """Too many wrong tokens of that kind; later another may be tried."""


class NotThere(Refused):
    """No such table, seat or address."""


class Broken(Refused):
    """A match that can no longer be continued; what is kept of it is left as it is."""


class WrongMethod(Refused):
    """The address is there, but not for this."""


class TooLarge(Refused):
    """More than is read of one request."""


class TooMuch(Refused):
    """More at once than one device or one address is given; later it may be."""


class Unexpected(Refused):
    """A message that does not come now: not before hello, or not twice."""


class StoreTrouble(Refused):
    """The store cannot be read, or cannot keep anything now; whether it kept this shows later."""


class CannotServe(Refused):
    """A server cannot be run so."""
