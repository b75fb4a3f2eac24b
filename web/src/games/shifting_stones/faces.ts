/** How the eight faces look: an outline of its own for each, a carved sign, a colour and a hatch. */

import type { View } from "../../wire/shifting_stones";

export type Face = View["grid"][number];

export interface Drawing {
  /** The stone's own outline, in a square of 100. */
  readonly outline: string;
  /** The sign carved into it. */
  readonly sign: string;
  readonly light: string;
  readonly body: string;
  readonly side: string;
  readonly carved: string;
  /** Lines of a hatch that tells the face apart without colour, in a tile of 10. */
  readonly hatch: string;
}

/** A closed wavy ring of `points` waves between two distances from the middle. */
function ring(points: number, outer: number, inner: number, x = 50, y = 50): string {
  const at = (angle: number, far: number): string =>
    `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  const wave = (2 * Math.PI) / points;
  let path = `M${at(-wave / 2, inner)}`;
  for (let i = 0; i < points; i++) path += `Q${at(i * wave, 2 * outer - inner)} ${at((i + 0.5) * wave, inner)}`;
  return `${path}Z`;
}

/** Rays around a disc: thin triangles. */
function rays(count: number, from: number, to: number, half: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    const at = (turn: number, far: number): string =>
      `${(50 + far * Math.sin(angle + turn)).toFixed(1)} ${(50 - far * Math.cos(angle + turn)).toFixed(1)}`;
    path += `M${at(-half, from)}L${at(0, to)}L${at(half, from)}Z`;
  }
  return path;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const FACES: Readonly<Record<Face, Drawing>> = {
  sun: {
    outline: ring(10, 46, 40),
    sign: disc(50, 50, 12.5) + rays(10, 17, 31, 0.17),
    light: "#f8d27a",
    body: "#e0a136",
    side: "#a06a14",
    carved: "#693c06",
    hatch: "M5 0v10M0 5h10",
  },
  moon: {
    outline: "M58.6 3.9A47 47 0 1 0 96.1 41.4A30 30 0 0 1 58.6 3.9Z",
    sign: "M46 30A23.5 23.5 0 1 0 70 63.5A22 22 0 0 1 46 30Z" + disc(64, 45, 3.2),
    light: "#d4d9ee",
    body: "#98a3cd",
    side: "#5e6896",
    carved: "#262e55",
    hatch: "M2.5 2.5h.01M7.5 7.5h.01",
  },
  fish: {
    outline: "M2 54Q-1 50 2 46C20 6 76 4 98 46Q101 50 98 54C76 96 20 94 2 54Z",
    sign: "M17 50C28 29 56 29 68 47L84 34Q80 50 84 66L68 53C56 71 28 71 17 50Z" + disc(33, 46, 3.4),
    light: "#a3dcd8",
    body: "#55abab",
    side: "#2c7073",
    carved: "#0b3f45",
    hatch: "M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0",
  },
  bird: {
    outline: "M43 8Q50 -2 57 8L95 78Q101 92 86 94L14 94Q-1 92 5 78Z",
    sign:
      "M24 64Q30 56 38 58Q40 44 54 34Q53 46 58 53Q66 58 67 66L79 74Q70 77 63 75Q54 83 42 79L36 84L37 76Q31 72 30 66Z" +
      disc(36, 63, 1.8),
    light: "#f7b7a0",
    body: "#da7860",
    side: "#97402c",
    carved: "#56170d",
    hatch: "M0 10L10 0",
  },
  horse: {
    outline: "M9 92V46A41 41 0 0 1 91 46V92Q91 97 86 97H14Q9 97 9 92Z",
    sign:
      "M33 84Q31 66 44 56Q46 52 44 50Q39 57 31 58Q25 58 24 52Q24 49 28 45L38 31L38 20L47 27Q64 28 71 47Q76 62 74 84Z" +
      disc(43, 38, 2.4),
    light: "#dcb68f",
    body: "#b0825a",
    side: "#75502c",
    carved: "#3d220b",
    hatch: "M0 5h10",
  },
  boat: {
    outline: "M3 14Q2 6 10 6H90Q98 6 97 14L82 84Q79 94 69 94H31Q21 94 18 84Z",
    sign: "M22 58H78L70 73Q67 78 62 78H38Q33 78 30 73ZM51 20V54H47.5V20ZM54.5 24Q69 36 72 53H54.5ZM44 30V53H31Q34 41 44 30Z",
    light: "#b2cdec",
    body: "#6a98cc",
    side: "#3a6497",
    carved: "#112f58",
    hatch: "M3 0v10M7 0v10",
  },
  seed: {
    outline: "M45 6Q50 -1 55 6C63 22 91 38 91 62A41 36 0 0 1 9 62C9 38 37 22 45 6Z",
    sign: "M50 54Q63 56 63 70Q62 85 50 89Q38 85 37 70Q37 56 50 54ZM51.5 51Q50 34 68 30Q70 46 51.5 51ZM48.5 51Q49 40 35 37Q33 49 48.5 51Z",
    light: "#dcbcd8",
    body: "#a777a4",
    side: "#6f4569",
    carved: "#3f1c3b",
    hatch: "M0 0L10 10",
  },
  tree: {
    outline: "M27 37A25 25 0 1 1 73 37A24.5 24.5 0 1 1 67 82V93Q67 98 62 98H38Q33 98 33 93V82A24.5 24.5 0 1 1 27 37Z",
    sign: "M46 88V68Q35 71 30 63Q22 58 28 49Q25 39 36 36Q39 24 50 24Q61 24 64 36Q75 39 72 49Q78 58 70 63Q65 71 54 68V88Z",
    light: "#b3d59e",
    body: "#6a9f60",
    side: "#3c6936",
    carved: "#183b1c",
    hatch: "M0 10L10 0M0 0L10 10",
  },
};
