/** A day as one number, 20261231: everybody who practises on it gets the same cards. */

export const today = (now: Date): number => (now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate();

/** The day in words of this language. */
export function dayInWords(day: number, lang: string): string {
  const date = new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  return new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(date);
}
