/** How many letters the longest word of a name has: so small it must be written where it has little room. */
export const longest = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
