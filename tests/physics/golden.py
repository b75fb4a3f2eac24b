"""The golden file: what comes of thousands of flicks, for everybody who must agree.

`python -m tests.physics.golden` writes it anew, which a raised KERNEL calls for. It holds a hash of
every result and the first few hundred results whole, so that a difference can be looked at.
"""

from hashlib import sha256
from pathlib import Path

from msgspec import Struct, json

from sobremesa.core.codec import to_text
from sobremesa.physics import KERNEL, Result, plain_flick
from tests.physics.scenes import FLICKS, FULL, scene

PATH = Path(__file__).parent / "golden.json"


class Golden(Struct):
    """The file."""

    kernel: int
    hashes: list[str]
    results: list[Result]


def hash_of(result: Result) -> str:
    """The first 48 bits of the hash of its JSON."""
    return sha256(to_text(result)).hexdigest()[:12]


def made() -> Golden:
    """What the file should hold."""
    results = [plain_flick(*scene(number)) for number in range(FLICKS)]
    return Golden(KERNEL, [hash_of(result) for result in results], results[:FULL])


def kept() -> Golden:
    """What the file holds."""
    return json.decode(PATH.read_bytes(), type=Golden)


def written(golden: Golden) -> bytes:
    """A few hashes and one result a line."""
    hashes = [golden.hashes[k : k + 8] for k in range(0, len(golden.hashes), 8)]
    return b"".join(
        [
            b'{"kernel":%d,\n"hashes":[\n' % golden.kernel,
            b",\n".join(to_text(line)[1:-1] for line in hashes),
            b'\n],\n"results":[\n',
            b",\n".join(map(to_text, golden.results)),
            b"\n]}\n",
        ]
    )


if __name__ == "__main__":
    PATH.write_bytes(written(made()))
