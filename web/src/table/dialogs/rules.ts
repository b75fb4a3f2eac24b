/** The rules of a game as sections; only as much Markdown as the rules are written in. */

export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export type Block =
  { readonly kind: "text"; readonly text: string } | { readonly kind: "list"; readonly items: readonly string[] };

export function sections(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...lines] = part.split("\n");
      const named = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(head);
      return { title: named?.[1] ?? head, anchor: named?.[2] ?? "", blocks: blocks(lines.join("\n")) };
    });
}

function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!/^[-*] /.test(part)) return { kind: "text", text: plain(part) };
      const items = part.split(/\n(?=[-*] )/).map((item) => plain(item.slice(2)));
      return { kind: "list", items };
    });
}

const plain = (text: string): string => text.replace(/\s*\n\s*/g, " ").replaceAll("**", "");
