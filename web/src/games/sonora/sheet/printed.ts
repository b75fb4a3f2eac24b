/** What is printed on every sheet, and where: from the file the rules read. Every section is a drawing 100 units wide. */

import text from "../../../../../src/sobremesa/games/sonora/data/layout.json?raw";
import {
  CONSTANTS,
  type BonusEarned,
  type CactusSurrounded,
  type Discover,
  type Sheet,
  type ShapeDrawn,
} from "../../../wire/sonora";
import { EARNED, SAVED } from "../discs";
import { oneOf, pairOf } from "../facts";
import type { Point, Section } from "../geometry";

/** Read as text: as a module it would be one with the board's part, which the first page shows. */
type Layout = typeof import("../../../../../src/sobremesa/games/sonora/data/layout.json");
const { bonus_area: bonuses, canyon, creek, mudcracks, ruins } = JSON.parse(text) as Layout;

export type Bonus = BonusEarned["bonus"];
export type Animal = Discover["animal"];
export type Cactus = ShapeDrawn["cacti"][number];
export type Size = CactusSurrounded["size"];
/** What lies on a square or in a triangle. */
export type Icon = Bonus | Cactus;

export const ANIMALS: readonly Animal[] = CONSTANTS.ANIMALS;
const BONUSES: readonly Bonus[] = [...ANIMALS, "reflick", "swap", "discovery"];
export const CACTI: readonly Cactus[] = ["saguaro", "pear", "barrel"];
export const SIZES: readonly Size[] = ["small", "medium", "large"];

/** Where an animal is used. */
export const SECTION_OF: Readonly<Record<Animal, Section>> = { fox: "canyon", owl: "creek", rabbit: "mudcracks" };

/** The part of each drawing that is shown: left, top, width, height. */
export const BOXES: Readonly<Record<Section, readonly [number, number, number, number]>> = {
  ruins: [-1.5, 0, 101.5, ruins.height],
  creek: [0, 0, 100, 91],
  canyon: [0, 0, 100, 86],
  mudcracks: [0, 3.5, 100, 91.5],
};
/** Only if one plays alone there is the rival's building, above the others, and there are circles around outer nodes. */
const WITHOUT_RIVAL: readonly [number, number, number, number] = [-1.5, 16, 101.5, 78];
const WITH_CIRCLES: readonly [number, number, number, number] = [-1, -1.5, 104, 96.5];
export function boxOf(section: Section, alone: boolean): readonly [number, number, number, number] {
  if (section === "ruins" && !alone) return WITHOUT_RIVAL;
  return section === "mudcracks" && alone ? WITH_CIRCLES : BOXES[section];
}

// The ruins

export const HEX = ruins.hex_size;
const ACROSS = Math.sqrt(3) * HEX;
const DOWN = 1.5 * HEX;

const hexesOf = ({ x, y, cells }: { x: number; y: number; cells: readonly (readonly number[])[] }): readonly Point[] =>
  cells.map(([across = 0, row = 0]) => ({ x: x + across * ACROSS, y: y + row * DOWN }));

export const BUILDINGS = ruins.buildings.map((one) => ({
  id: one.id,
  hexes: hexesOf(one),
  top: { points: one.top.points, bonus: oneOf(BONUSES, one.top.bonus) },
  bottom: one.bottom.points,
  x: one.x,
  /** Of its roof and its foot. */
  roof: one.y - HEX,
  foot: one.y + (one.rows.length - 1) * DOWN + HEX,
  /** Half its width. */
  half: (Math.max(...one.rows) * ACROSS) / 2,
}));
export const placeOf = (building: string): number => BUILDINGS.findIndex(({ id }) => id === building);
export const RIVAL_HEXES = hexesOf(ruins.ai_building);

/** A hex around the point 0 0, on its tip. */
export const HEXAGON = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return `${(0.94 * HEX * Math.cos(angle)).toFixed(2)},${(0.94 * HEX * Math.sin(angle)).toFixed(2)}`;
}).join(" ");

// The canyon

export const COLUMNS_WIDE = canyon.rows[0]?.length ?? 0;
/** The side of a square. */
export const SIDE = 4.75;
const MARGIN = 2.5;

export const cornerOf = (square: number): Point => ({
  x: MARGIN + (square % COLUMNS_WIDE) * SIDE,
  y: MARGIN + Math.floor(square / COLUMNS_WIDE) * SIDE,
});
export function middleOf(square: number): Point {
  const { x, y } = cornerOf(square);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

const letters = canyon.rows.flatMap((row) => [...row]);
const squaresWith = (wanted: (letter: string) => boolean): readonly number[] =>
  letters.flatMap((letter, square) => (wanted(letter) ? [square] : []));
export const START = squaresWith((letter) => letter === "S");
export const WHITE = squaresWith((letter) => letter !== "S" && letter !== "#");
/** What lies on which square, of the things that have letters of their own. */
function lying<Name extends string>(
  letterOf: Readonly<Record<string, string>>,
  names: readonly Name[],
): ReadonlyMap<number, Name> {
  const found = letters.flatMap((letter, square) => {
    const name = letterOf[letter];
    return name === undefined ? [] : [[square, oneOf(names, name)] as const];
  });
  return new Map(found);
}
export const CACTUS_AT = lying(canyon.cactus_chars, CACTI);
export const BONUS_AT = lying(canyon.bonus_chars, BONUSES);
export const RIVAL_SQUARES = canyon.ai_squares.map(([row = 0, column = 0]) => row * COLUMNS_WIDE + column);
export const TABLE = canyon.cactus_table;

export interface Shape {
  readonly id: string;
  readonly number: number;
  readonly cells: readonly (readonly [row: number, column: number])[];
}
export const SHAPES: readonly Shape[] = canyon.shapes.map(({ id, number, cells }) => ({
  id,
  number,
  cells: cells.map(pairOf),
}));

// The creek bed

export const ENTRANCE = creek.entrance;
export const RADIUS = creek.node_radius;
export interface Space extends Point {
  readonly id: string;
  /** 0 if it is a bonus, or the entrance. */
  readonly value: number;
  readonly bonus: Bonus | null;
}
export const SPACES: readonly Space[] = creek.nodes.map((one) => ({
  id: one.id,
  x: one.x,
  y: one.y,
  value: one.value ?? 0,
  bonus: one.bonus === undefined ? null : oneOf(BONUSES, one.bonus),
}));
export const SPACE: ReadonlyMap<string, Space> = new Map(SPACES.map((one) => [one.id, one]));
export const LINKS = creek.edges.map(pairOf);
/** The next space towards the entrance. */
export const ABOVE: ReadonlyMap<string, string> = new Map(LINKS.map(([above, below]) => [below, above]));
export const RIVAL_ENDS: readonly string[] = creek.ai_starts;

// The mudcracks

export const NODE_RADIUS = mudcracks.node_radius;
export const CIRCLES = mudcracks.outer_circles;
export const MIDDLE_NODE = mudcracks.start;
export interface Node extends Point {
  readonly id: string;
  readonly cost: number;
  readonly outer: boolean;
}
export const NODES: readonly Node[] = mudcracks.nodes.map(({ id, x, y, value, outer }) => ({
  id,
  x,
  y,
  cost: value,
  outer,
}));
export const NODE: ReadonlyMap<string, Node> = new Map(NODES.map((one) => [one.id, one]));
export const OUTER = NODES.filter(({ outer }) => outer).map(({ id }) => id);
export const CRACKS = mudcracks.edges.map(pairOf);
export interface Triangle extends Point {
  readonly nodes: readonly string[];
  readonly bonus: Bonus | null;
  readonly size: Size | null;
}
export const TRIANGLES: readonly Triangle[] = mudcracks.triangles.map(({ nodes, content }) => {
  const corners = nodes.map((node) => NODE.get(node) ?? { x: 0, y: 0 });
  return {
    nodes,
    bonus: content && "bonus" in content ? oneOf(BONUSES, content.bonus) : null,
    size: content && "size" in content ? oneOf(SIZES, content.size) : null,
    x: corners.reduce((all, { x }) => all + x, 0) / 3,
    y: corners.reduce((all, { y }) => all + y, 0) / 3,
  };
});
export const WORTH: Readonly<Record<Size, number>> = mudcracks.cactus_values;
/** In the mudcracks each cactus has a size of its own. */
export const CACTUS_OF: Readonly<Record<Size, Cactus>> = { small: "barrel", medium: "pear", large: "saguaro" };
const BOX = 2.6;
export const BOX_SIDE = BOX;
export const COLUMNS = mudcracks.bonus_columns.map(({ length, bonus }, i) => ({
  length,
  bonus: oneOf(BONUSES, bonus),
  x: 8 + i * 6,
  /** Of the box that is ticked first: the lowest. */
  y: 86.5,
}));
export const boxAt = (column: number, box: number): Point => {
  const { x = 0, y = 0 } = COLUMNS[column] ?? {};
  return { x, y: y - box * BOX };
};

/** What a node costs: the rival makes those at the outside dearer. */
export function costOf({ rival }: Sheet, node: string): number {
  const outer = OUTER.indexOf(node);
  return (NODE.get(node)?.cost ?? 0) + (outer < 0 ? 0 : (rival?.circles[outer] ?? 0));
}

// The centre

export const ICONS = CONSTANTS.ICONS;
/** How many there can be at a time. */
export const FLICKS = { reflick: bonuses.reflick.icons, swap: bonuses.swap.icons } as const;
export const FOX = CONSTANTS.FOX;
/** What a rabbit adds, by where it comes from. */
export const RABBIT: Readonly<Record<number, number>> = {
  [EARNED]: CONSTANTS.RABBIT.earned,
  [SAVED]: CONSTANTS.RABBIT.saved,
};
