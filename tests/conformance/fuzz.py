"""`make fuzz`: random matches of every game with every check, until stopped or something breaks."""

import secrets
import sys
import time
import traceback
from pathlib import Path

from sobremesa import Luck
from sobremesa.core import record
from tests.conformance import checks
from tests.conformance.walk import every_case, play_checked

FAILURES = Path("fuzz-failures")


def fuzz(seconds: float = float("inf"), game: str = "") -> int:
    """Play until the time is over; the number of matches played, or an exit at a failure."""
    luck = Luck()
    all_cases = [case for case in every_case() if game in ("", case.game)]
    begun, matches = time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        case, seed = luck.pick(all_cases), secrets.randbits(32)
        match = case.match(seed)
        try:
            play_checked(match, Luck(seed), checks.EVERYWHERE, checks.AT_A_SEAT, chance=0.02)
        except Exception:
            traceback.print_exc()
            FAILURES.mkdir(exist_ok=True)
            path = FAILURES / f"{case}-{seed}.json"
            path.write_text(record.write(match.record), "utf-8")
            print(f"\nBroken: {case} with seed {seed} at step {match.step}, kept in {path}")
            sys.exit(1)
        matches += 1
        print(f"\r{matches} matches, {time.monotonic() - begun:.0f} s, last {case}   ", end="")
    return matches


if __name__ == "__main__":
    try:
        fuzz(game=" ".join(sys.argv[1:]))
    except KeyboardInterrupt:
        print()
