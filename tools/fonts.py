"""Makes `web/src/fonts`: the page's letters, cut from the fonts as npm has them, and their style.

What English and Spanish need is small and fetched at once; the other Latin letters, which the names
of people may have, are fetched where one is shown. Run by `python -m tools.fonts` with the page's
packages installed; a test makes them again and compares.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
FONTS = WEB / "src" / "fonts"
LICENSES = WEB / "public" / "licenses-of-fonts.txt"
PACKAGES = WEB / "node_modules"
NEEDED = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”„…•′″‹›€−↑↓")}
"""Latin-1, and the marks of English and Spanish."""
OTHERS = "U+100-2AF, U+1E00-1EFF"
FEATURES = ["kern", "lnum", "tnum"]
LOWER = "abcdefghijklmnopqrstuvwxyz "
SAMPLE = re.sub(
    "[^a-z ]",
    "",
    "board games with friends, against bots or on your own: nothing to install, no sign up; move "
    "nine stones until they match the cards in your hand. lleva tus caravanas hasta el agua y las "
    "palmeras, quien tenga la mano juega ahora; sin instalar nada, con amigos o en solitario.",
)


@dataclass(frozen=True)
class StandIn:
    """A font that devices have, shown until ours is there, and the widths of its letters."""

    local: tuple[str, ...]
    widths: str


ARIAL = StandIn(
    ("Arial", "Liberation Sans", "Helvetica", "Roboto"),
    "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 "
    "500 500 500 278",
)
ARIAL_BOLD = StandIn(
    ("Arial Bold", "Liberation Sans Bold", "Helvetica Bold", "Roboto Bold"),
    "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 "
    "556 556 500 278",
)
TIMES_BOLD = StandIn(
    ("Times New Roman Bold", "Liberation Serif Bold", "Times Bold", "Noto Serif Bold"),
    "500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 "
    "500 500 444 250",
)


@dataclass(frozen=True)
class Cut:
    """One weight of a font, as it is shipped."""

    name: str
    family: str
    weight: int
    stands_for: str
    """The weights that a style may ask for."""
    package: str
    source: str
    instead: StandIn
    size: float = 1.0
    """Drawn so much larger: Alegreya Sans has small letters for its size."""


SANS = ("@fontsource/alegreya-sans", "alegreya-sans-{part}-{weight}-normal")
SERIF = ("@fontsource-variable/alegreya", "alegreya-{part}-wght-normal")
CUTS = (
    Cut("sans", "Alegreya Sans", 400, "400 500", *SANS, ARIAL, 1.1),
    Cut("sans-bold", "Alegreya Sans", 700, "600 900", *SANS, ARIAL_BOLD, 1.1),
    Cut("serif-bold", "Alegreya", 700, "400 900", *SERIF, TIMES_BOLD),
)


def source(cut: Cut, part: str) -> str:
    """A file of its package."""
    name = cut.source.format(part=part, weight=cut.weight)
    return f"{cut.package}/files/{name}.woff2"


def subset(cut: Cut) -> TTFont:
    """The letters that everybody needs."""
    font = TTFont(PACKAGES / source(cut, "latin"), recalcTimestamp=False)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": cut.weight}, inplace=True)
    options = Options(
        layout_features=FEATURES,
        hinting=False,
        notdef_outline=True,
        glyph_names=False,
        name_IDs=[0, 1, 2, 13, 14],  # whose it is, and on what terms
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=NEEDED)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def style(cut: Cut, font: TTFont) -> str:
    """How a browser finds a font, and what it shows until it has it: as wide and as high."""
    size = "" if cut.size == 1 else f"\n  size-adjust: {cut.size:.0%};"
    wide = _width(font) * cut.size / _width_of(cut.instead)
    head, line = font["head"].unitsPerEm, font["hhea"]
    up, down = (abs(edge) / head * cut.size / wide for edge in (line.ascent, line.descent))
    local = ", ".join(f'local("{name}")' for name in cut.instead.local)
    variable = '"woff2-variations"' if "wght" in cut.source else '"woff2"'
    return f"""\
@font-face {{
  font-family: "{cut.family}";
  font-weight: {cut.stands_for};
  font-display: swap;{size}
  src: url("{cut.name}.woff2") format("woff2");
}}
@font-face {{
  font-family: "{cut.family}";
  font-weight: {cut.stands_for};
  font-display: swap;{size}
  src: url("{source(cut, "latin-ext")}") format({variable});
  unicode-range: {OTHERS};
}}
@font-face {{
  font-family: "{cut.family} awaited";
  font-weight: {cut.stands_for};
  size-adjust: {wide:.1%};
  ascent-override: {up:.1%};
  descent-override: {down:.1%};
  line-gap-override: 0%;
  src: {local};
}}
"""


def _width(font: TTFont) -> float:
    """Of a letter on average, in parts of the size."""
    names, widths = font.getBestCmap(), font["hmtx"].metrics
    total: int = sum(widths[names[ord(letter)]][0] for letter in SAMPLE)
    return total / int(font["head"].unitsPerEm)


def _width_of(stand_in: StandIn) -> float:
    widths = dict(zip(LOWER, map(int, stand_in.widths.split()), strict=True))
    return sum(widths[letter] for letter in SAMPLE) / 1000


def styled() -> str:
    """All of `fonts.css`."""
    styles = "".join(style(cut, subset(cut)) for cut in CUTS)
    return f"/* Made by tools/fonts.py, never edited. */\n{styles}"


def licenses() -> str:
    """On what terms: a copy goes wherever the letters go."""
    packages = sorted({cut.package for cut in CUTS})
    return "\n\n".join((PACKAGES / one / "LICENSE").read_text("utf-8") for one in packages)


def main() -> None:
    """Write everything."""
    FONTS.mkdir(exist_ok=True)
    for cut in CUTS:
        path = FONTS / f"{cut.name}.woff2"
        subset(cut).save(path)
        print(f"{path.relative_to(WEB.parent)}: {path.stat().st_size} bytes")
    (FONTS / "fonts.css").write_text(styled(), "utf-8")
    LICENSES.write_text(licenses(), "utf-8")


if __name__ == "__main__":
    main()
