/** Sentences in the reader's language. Changing it changes every sentence on the page at once. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { insist } from "./parts";
import { keep, settings, type Lang } from "./settings.svelte";

export type Facts = Readonly<Record<string, unknown>>;
export type Say = (key: string, facts?: Facts) => string;
/** How a game writes one of its own facts; undefined leaves it to the shell. */
export type Writer = (fact: string, value: unknown, say: Say) => string | number | undefined;

const PAGE = import.meta.glob<string>("../strings/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../games/*/strings/*.ftl", { query: "?raw", import: "default" });

const state = $state<{ lang: Lang; shell: FluentBundle | null; games: Record<string, FluentBundle> }>({
  lang: settings.lang,
  shell: null,
  games: {},
});

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}

const texts = new Map<string, Promise<string>>();

/** A text, read once. */
function text(name: string, read: (() => Promise<string>) | undefined): Promise<string> {
  const known = texts.get(name);
  if (known) return known;
  const found = read ? insist(read) : Promise.resolve("");
  texts.set(name, found);
  found.catch(() => texts.delete(name));
  return found;
}

const fromServer = (name: string): Promise<string> => text(`words/${name}.ftl`, () => fetched(`words/${name}.ftl`));
const fromPage = (path: string): Promise<string> => text(path, GAMES[path] ?? PAGE[path]);

/** The games whose screens are spoken for, too; and those whose words are all here. */
const shown = new Set<string>();
const whole = new Set<string>();

export function bundled(lang: Lang, parts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const part of parts) bundle.addResource(new FluentResource(part), { allowOverrides: true });
  return bundle;
}

/** A language as the reader's region speaks it, if the browser names one: es-MX. */
export function regional(lang: Lang, wished: readonly string[] = navigator.languages): string {
  return wished.find((tag) => tag.startsWith(`${lang}-`) && /^\w+-\w{2,8}$/.test(tag)) ?? lang;
}

/** What comes later counts: the shell's words, the game's, and those of its screen; each time the region's last. */
async function bundleOf(lang: Lang, game: string | null): Promise<FluentBundle> {
  const here = regional(lang);
  const ofPage = (folder: string): Promise<string>[] =>
    [...new Set([lang, here])].map((name) => fromPage(`${folder}/${name}.ftl`));
  const parts = [fromServer(here), ...ofPage("../strings")];
  if (game) parts.push(fromServer(`${game}/${here}`));
  if (game && shown.has(game)) parts.push(...ofPage(`../games/${game}/strings`));
  return bundled(lang, await Promise.all(parts));
}

/** Speak this language from now on, with the words of every game that is already on the page. */
export async function speak(lang: Lang): Promise<void> {
  const games = Object.keys(state.games);
  const [shell, ...bundles] = await Promise.all([bundleOf(lang, null), ...games.map((id) => bundleOf(lang, id))]);
  state.shell = shell ?? null;
  state.games = Object.fromEntries(bundles.map((bundle, i) => [games[i] ?? "", bundle]));
  state.lang = lang;
  settings.lang = lang;
  document.documentElement.lang = lang;
  keep();
}

/** Have a game's words at hand: all of them, or only what it is called and how it is played. */
export async function learn(game: string, wanted: "all" | "name" = "all"): Promise<void> {
  if (whole.has(game) || (wanted === "name" && state.games[game])) return;
  if (wanted === "all") shown.add(game);
  const lang = state.lang;
  const bundle = await bundleOf(lang, game);
  if (state.lang !== lang) return learn(game, wanted);
  if (wanted === "name") state.games[game] ??= bundle;
  else {
    state.games[game] = bundle;
    whole.add(game);
  }
}

export const spoken = (): Lang => state.lang;

function plain(fact: string, value: unknown, write: (fact: string, value: unknown) => unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((part) => String(write(fact.slice(0, -1), part))).join(", ");
  return typeof value === "number" || typeof value === "string" ? value : String(value);
}

/** A name that ends in a mark of its own, and then a full stop: one of them will do. */
const TWO_MARKS = /(?<!\.)([.?!…])\.(?=\s|$)/g;
/** Spanish writes two small words as one: del, al. */
const CONTRACTED = /(?<!\p{L})(de|a) el (?=\S)/gu;

/** The sentence for a key in a bundle; a missing one shows as its key in angle brackets. */
export function sentence(bundle: FluentBundle | null, key: string, facts: Facts = {}, writer?: Writer): string {
  const name = key.replaceAll("_", "-");
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return bundle ? `⟨${name}⟩` : "";
  const again: Say = (other, more) => sentence(bundle, other, more, writer);
  const write = (fact: string, value: unknown): FluentVariable => {
    if (fact === "ended_by") return again(`ended-${String(value)}`);
    return writer?.(fact, value, again) ?? plain(fact, value, write);
  };
  const written: Record<string, FluentVariable> = {};
  for (const [fact, value] of Object.entries(facts)) written[fact] = write(fact, value);
  const said = bundle.formatPattern(pattern, written, []).replace(TWO_MARKS, "$1");
  return bundle.locales.includes("es") ? said.replace(CONTRACTED, "$1l ") : said;
}

/** A sentence of the shell. */
export const say: Say = (key, facts) => sentence(state.shell, key, facts);

/** Sentences of a game, in which `writer` writes what only the game can, and seats have names. */
export function speaker(game: string, writer?: Writer): Say {
  return (key, facts) => sentence(state.games[game] ?? null, key, facts, writer);
}

/** What a value of an option means: the game's word for it, or a plain yes or no. */
export function valueInWords(game: string, option: string, value: boolean | number | string): string {
  const key = `option-${option}-${String(value)}`;
  if (known(game, key)) return speaker(game)(key);
  return typeof value === "boolean" ? say(value ? "yes" : "no") : String(value);
}

/** True if there is such a sentence. */
export function known(game: string, key: string): boolean {
  return state.games[game]?.hasMessage(key.replaceAll("_", "-")) ?? false;
}
