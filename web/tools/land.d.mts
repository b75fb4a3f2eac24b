import type { Land } from "../src/games/where_is_that/chart";

export const LAND: string;
export function lands(): Record<string, Land>;
export function written(land: Land): string;
export const GROUND: string;
export function grounds(): Record<string, Land>;
