"""Values to and from JSON, always in the same order; what cannot be read is Unreadable."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import msgspec

from sobremesa.core.choices import Choices
from sobremesa.core.later import Later
from sobremesa.core.refusal import Refused, Unreadable


def _plain(value: object) -> object:
    """What msgspec does not know by itself."""
    if isinstance(value, Later):
        return value.made()
    if isinstance(value, Choices):
        return value.described()
    if isinstance(value, Refused):
        return value.told()
    raise TypeError(f"{type(value).__name__} has no JSON form")


_encoder = msgspec.json.Encoder(order="deterministic", enc_hook=_plain)


def to_text(value: object) -> bytes:
    """The value as JSON text."""
    return _encoder.encode(value)


def from_text(text: bytes | str, kind: object = Any) -> Any:
    """The value of this kind that the JSON text holds."""
    return text_reader(kind)(text)


def to_json(value: object) -> Any:
    """The value in plain JSON types: dict, list, str, int, float, bool and None."""
    return msgspec.json.decode(_encoder.encode(value))


def from_json(data: object, kind: object) -> Any:
    """The value of this kind that plain JSON data holds; also checks a value made elsewhere."""
    return reader(kind)(data)


@lru_cache(maxsize=64)
def text_reader(kind: object) -> Callable[[bytes | str], Any]:
    """`from_text` for one kind, to be kept by those who read often."""
    return partial(_decode, _decoder(kind))


@lru_cache(maxsize=64)
def reader(kind: object) -> Callable[[object], Any]:
    """`from_json` for one kind, to be kept by those who read often."""
    encode, decode = _encoder.encode, _decoder(kind).decode

    def read(data: object) -> Any:
        try:
            text = encode(data)
        except (TypeError, ValueError, RecursionError) as error:
            raise Unreadable("not_json", place="$", reason=str(error)) from None
        try:
            return decode(text)
        except _UNDECODED as error:
            raise _undecoded(error) from None

    return read


@lru_cache(maxsize=64)
def _decoder(kind: object) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def _decode(decoder: "msgspec.json.Decoder[Any]", text: bytes | str) -> Any:
    try:
        return decoder.decode(text)
    except _UNDECODED as error:
        raise _undecoded(error) from None


_UNDECODED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _undecoded(error: Exception) -> Unreadable:
    """Why a text could not be read."""
    if isinstance(error, msgspec.ValidationError):
        return _unreadable(str(error))
    if isinstance(error, RecursionError):
        return Unreadable("malformed", place="$", reason="nested too deeply")
    code = "truncated" if "truncated" in str(error) else "malformed"
    return Unreadable(code, place=_byte(str(error)), reason=str(error))


def _unreadable(message: str) -> Unreadable:
    """Turn msgspec's sentence into a code, the place and the reason as facts."""
    reason, _, place = message.partition(" - at ")
    place = place.strip("`") or "$"
    quoted = reason.split("`")[1::2]
    if reason.startswith("Object missing required field"):
        return Unreadable("missing_field", place=place, field=quoted[0])
    if reason.startswith("Object contains unknown field"):
        return Unreadable("unknown_field", place=place, field=quoted[0])
    if "of length" in reason:
        wanted, _, got = reason.partition("of length ")[2].partition(", got ")
        return Unreadable("wrong_length", place=place, expected=wanted, got=got)
    if reason.startswith("Expected") and len(quoted) == 2:
        return Unreadable("wrong_type", place=place, expected=quoted[0], got=quoted[1])
    return Unreadable("bad_value", place=place, value=reason.removeprefix("Invalid value "))


def _byte(message: str) -> str:
    """Where the text stopped being JSON, as far as it is known."""
    return message.rpartition("(byte ")[2].rstrip(")") if "(byte " in message else "$"
