/** The desert, read from the same drawing as the rules read. */

import { region_rows, rows } from "../../../../../src/sobremesa/games/through_the_desert/data/board.json";
import { cellAt, neighbours, type Cell, type Point } from "../../../board/hexes";
import { CONSTANTS } from "../../../wire/through_the_desert";

export type Terrain = "sand" | "circle" | "palm" | "mountain";

export interface Hex extends Cell {
  readonly name: string;
  readonly terrain: Terrain;
  /** Beyond the dark line: used with four or five seats only. */
  readonly beyond: boolean;
}

const { COLUMNS, FEW_SEATS } = CONSTANTS;
const TERRAINS: Readonly<Record<string, Terrain>> = { ".": "sand", o: "circle", P: "palm", "^": "mountain" };

export const WIDTH = COLUMNS.length;
export const HEIGHT = rows.length;
export const letterOf = (col: number): string => COLUMNS.charAt(col);

const nameOf = ({ col, row }: Cell): string => `${COLUMNS.charAt(col)}${row + 1}`;

/** Every hex of the drawing, mountains too, column by column. */
export const HEXES: readonly Hex[] = Array.from(COLUMNS).flatMap((_, col) =>
  rows.map((line, row) => ({
    col,
    row,
    name: nameOf({ col, row }),
    terrain: TERRAINS[line.charAt(col)] ?? "sand",
    beyond: region_rows[row]?.charAt(col) === "B",
  })),
);

const BY_NAME = new Map(HEXES.map((hex) => [hex.name, hex]));

export const hexNamed = (name: string): Hex | undefined => BY_NAME.get(name);
export const hexesNamed = (names: readonly string[]): Hex[] => names.flatMap((name) => BY_NAME.get(name) ?? []);
const hexOf = (cell: Cell): Hex | undefined =>
  cell.row < 0 || cell.row >= HEIGHT || cell.col < 0 || cell.col >= WIDTH ? undefined : BY_NAME.get(nameOf(cell));
export const hexAt = (point: Point): Hex | undefined => hexOf(cellAt(point));
export const hexesBeside = (hex: Cell): Hex[] => neighbours(hex).flatMap((cell) => hexOf(cell) ?? []);

/** With two or three seats the dark line is the edge. */
export const usesAll = (seats: number): boolean => seats > FEW_SEATS;
export const inUse = (hex: Hex, seats: number): boolean =>
  hex.terrain !== "mountain" && (usesAll(seats) || !hex.beyond);
export const spaces = (seats: number): Hex[] => HEXES.filter((hex) => inUse(hex, seats));
