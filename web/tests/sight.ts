/** How colours look to different eyes, and how far apart they are: CIEDE2000, and the usual matrices of dichromacy. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [a, b, c]: Triple): Triple =>
  matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Triple;
const each = (colour: Triple, change: (part: number) => number): Triple => colour.map(change) as unknown as Triple;

/** The light of a colour of the screen, each part from 0 to 1. */
export function lightOf(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
  return each(parts, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** How bright it is, from black 0 to white 1. */
export const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours as WCAG counts it: 1 to 21. */
export function contrast(one: Triple, other: Triple): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** One colour laid over another, as a screen does it: with its parts as they are written. */
export function laid(over: string, under: string, opacity: number): string {
  const part = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(opacity * part(over, at) + (1 - opacity) * part(under, at)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE = times(TO_XYZ, [1, 1, 1]);

/** CIELAB, under the white of the screen. */
export function lab(light: Triple): Triple {
  const [x, y, z] = times(TO_XYZ, light);
  const [fx, fy, fz] = each([x / WHITE[0], y / WHITE[1], z / WHITE[2]], (part) =>
    part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const cos = (degrees: number): number => Math.cos(radians(degrees));

/** CIEDE2000: how different two colours of CIELAB look. About 2 is just seen; 15 is seen at a glance. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const strength = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * strength((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const coloured = c1 * c2 > 0;
  const turned = !coloured ? 0 : Math.abs(h2 - h1) <= 180 ? h2 - h1 : h2 > h1 ? h2 - h1 - 360 : h2 - h1 + 360;
  const far = Math.abs(h2 - h1) > 180 ? (h1 + h2 < 360 ? 180 : -180) : 0;
  const hue = coloured ? (h1 + h2) / 2 + far : h1 + h2;
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const tone = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turned / 2))) / (1 + 0.015 * chroma * tone);
  const twist = -2 * strength(chroma) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}

/** Viénot, Brettel and Mollon 1999; Machado, Oliveira and Fernandes 2009, at full strength; Brettel, Viénot and Mollon
 * 1997, who need two halves for tritans. */
export const MATRICES: Readonly<Record<string, Matrix>> = {
  "protan, Viénot": [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  "deutan, Viénot": [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  "protan, Machado": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "deutan, Machado": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "tritan, Machado": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  "tritan, Brettel": [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  "tritan, Brettel, other half": [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
};
/** Which half a colour lies in. */
const halved = ([red, green, blue]: Triple): string =>
  0.03901 * red - 0.02788 * green - 0.01113 * blue >= 0 ? "tritan, Brettel" : "tritan, Brettel, other half";
const kept = (light: Triple): Triple => each(light, (part) => Math.min(1, Math.max(0, part)));
const grey = (light: Triple): Triple => each(light, () => luminance(light));

const through =
  (name: (light: Triple) => string) =>
  (light: Triple): Triple => {
    const matrix = MATRICES[name(light)];
    return matrix ? kept(times(matrix, light)) : light;
  };

/** Every way of seeing that we ask about, by name. */
export const SIGHTS: Readonly<Record<string, (light: Triple) => Triple>> = {
  normal: (light) => light,
  ...Object.fromEntries(
    Object.keys(MATRICES)
      .filter((name) => !name.startsWith("tritan, Brettel"))
      .map((name) => [name, through(() => name)]),
  ),
  "tritan, Brettel": through(halved),
  grey,
};
